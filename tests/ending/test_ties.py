"""How a tie at the end of a game is told: by what broke it."""

from collections.abc import Sequence

import pytest

from game.core.events import Scored
from game.core.match import Match
from game.core.title import Result
from tests.ending.conftest import finished
from tests.pilot.matches import match_of, new_match
from ui.ending.by_title import Ending
from ui.ending.ties import tie_sentence
from ui.text import Catalogue
from ui.text.narrator import Narrator


def told(match: Match, language: str = "fr", result: Result | None = None) -> str:
    narrator = Narrator(Catalogue.load(language), match.title.id, match.setup.names)
    return tie_sentence(match, result or match.title.result(match.position), narrator).replace("\u00a0", " ")


def tied(name: str, *kinds: str, points: int = 50) -> Match:
    """The first two seats have as many points."""
    match = match_of(name, *kinds, seed=1)
    match.position.points[:] = [points] * 2 + [0] * (len(kinds) - 2)
    return match


def built(pyramids: Sequence[int], stones: Sequence[int], *points: int) -> Match:
    """Three seats of Amun-Re with a province each, and what stands there."""
    match = new_match("human", "human", "human")
    position = match.position
    for seat, name in enumerate(list(position.pyramids)[:3]):
        position.seats[seat].provinces = [name]
        position.pyramids[name], position.stones[name] = pyramids[seat], stones[seat]
    position.points[:] = points
    return match


def test_a_clear_victory_needs_no_sentence():
    match = finished(4)
    best = sorted(match.position.points)
    assert best[-1] != best[-2], "choose another seed"
    assert told(match) == ""


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("pyramids", "stones", "winners", "expected"),
    [
        ((3, 2, 0), (0, 0, 0), (0,), {"fr": "3 Pyramides contre 2", "en": "3 pyramids against 2"}),
        ((2, 2, 0), (1, 4, 0), (1,), {"fr": "4 Pierres contre 1", "en": "4 stones against 1"}),
        ((2, 2, 0), (1, 1, 0), (0, 1), {"fr": "partagent", "en": "share"}),
    ],
)
def test_a_tie_is_explained_by_what_broke_it(pyramids, stones, winners, expected, language):
    match = built(pyramids, stones, 30, 30, 10)
    assert match.title.result(match.position).winners == winners
    sentence = told(match, language)
    assert expected[language] in sentence and all(match.setup.names[seat] in sentence for seat in (0, 1))


def test_a_tie_for_second_place_is_explained_too():
    assert "1 Pyramide contre 0 : Tiyi passe devant Imhotep" in told(built((0, 0, 1), (0, 0, 0), 40, 20, 20))


def test_a_tie_of_an_unknown_title_is_told_in_general_words(monkeypatch):
    monkeypatch.setattr("ui.ending.ties.ending_of", lambda title: Ending())
    match = new_match("human", "human", "human")
    match.position.points[:] = [5, 5, 0]
    assert "règle des égalités" in told(match, result=Result((1,), (2, 1, 3)))


def test_kem_11_4_who_triggered_the_end_then_combat_points_then_further_left_on_the_track():
    match = tied("kemet", "human", "human", "human", points=9)
    position = match.position
    position.triggered = 0
    assert "a déclenché la fin" in told(match) and "triggered the end" in told(match, "en")
    position.triggered, position.order[:] = 2, [1, 0, 2]
    assert match.title.result(position).winners == (1,) and "plus à gauche" in told(match)
    position.ledger.append(Scored(0, 1, "combat", 3))
    assert "1 PV de Combat contre 0" in told(match)


def test_pha_12_2_the_pharaoh_token_decides_first_then_tokens():
    match = tied("pharaon", "human", "human", "human")
    match.position.pharaoh = 1
    for language, expected in (("fr", "a le jeton Pharaon"), ("en", "has the Pharaoh token")):
        sentence = told(match, language)
        assert expected in sentence and "50 PP" in sentence and match.setup.names[1] in sentence.split(",")[1]
    match.position.pharaoh = 2
    own, other = match.position.seats[:2]
    own.stock[0] += other.token_count() - own.token_count() + 2
    assert f"{own.token_count()} jetons contre {other.token_count()}" in told(match)


def test_pha_14_18_a_tie_with_the_traitor_is_a_defeat():
    match = tied("pharaon", "human", "traitre")
    match.position.pharaoh = 0
    assert match.title.result(match.position).winners == (1,) and "une égalité est une défaite" in told(match)
