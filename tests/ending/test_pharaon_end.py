"""PHA-12.2, PHA-14.18  How a tie at the end of Pharaon is told."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.titles import title
from ui.ending.ties import tie_sentence
from ui.text import Catalogue
from ui.text.narrator import Narrator


def _tied(kinds: tuple[str, ...]) -> Match:
    match = Match(title("pharaon"), table_of("pharaon", kinds, (), 1))
    match.position.points[:] = [50] * 2 + [0] * (len(kinds) - 2)
    return match


def _told(match: Match, language: str) -> str:
    narrator = Narrator(Catalogue.load(language), "pharaon", match.setup.names)
    result = match.title.result(match.position)
    return tie_sentence(match, result, narrator).replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "told"), [("fr", "a le jeton Pharaon"), ("en", "has the Pharaoh token")])
def test_pha_12_2_the_pharaoh_token_decides_first(language, told):
    match = _tied(("human", "human", "human"))
    match.position.pharaoh = 1
    sentence = _told(match, language)
    assert told in sentence and "50 PP" in sentence
    assert match.setup.names[1] in sentence.split(",")[1]


def test_pha_12_2_then_tokens():
    match = _tied(("human", "human", "human"))
    match.position.pharaoh = 2
    own, other = match.position.seats[0], match.position.seats[1]
    own.stock[0] += other.token_count() - own.token_count() + 2
    assert f"{own.token_count()} jetons contre {other.token_count()}" in _told(match, "fr")


def test_pha_14_18_a_tie_with_the_traitor_is_a_defeat():
    match = _tied(("human", "traitre"))
    match.position.pharaoh = 0
    assert match.title.result(match.position).winners == (1,)
    assert "une égalité est une défaite" in _told(match, "fr")
