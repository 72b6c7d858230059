"""KEM-11.4  How a tie at the end of Kemet is told."""

from __future__ import annotations

import pytest

from game.core.events import Scored
from game.core.match import Match
from game.core.tables import table_of
from game.kemet import RULES
from ui.ending.ties import tie_sentence
from ui.text import Catalogue
from ui.text.narrator import Narrator


def _tied() -> Match:
    match = Match(RULES, table_of("kemet", ("human", "human", "human"), (), 1))
    match.position.points[:] = [9, 9, 4]
    match.position.order[:] = [1, 0, 2]
    return match


def _told(match: Match, language: str = "fr") -> str:
    narrator = Narrator(Catalogue.load(language), "kemet", match.setup.names)
    return tie_sentence(match, RULES.result(match.position), narrator).replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "told"), [("fr", "a déclenché la fin"), ("en", "triggered the end")])
def test_kem_11_4_who_triggered_the_end_comes_first(language, told):
    match = _tied()
    match.position.triggered = 0
    assert told in _told(match, language)


def test_kem_11_4_then_combat_points():
    match = _tied()
    match.position.triggered = 2
    match.position.ledger.append(Scored(0, 1, "combat", 3))
    assert "1 PV de Combat contre 0" in _told(match)


def test_kem_11_4_then_further_left_on_the_track():
    match = _tied()
    match.position.triggered = 2
    assert RULES.result(match.position).winners == (1,)
    assert "plus à gauche" in _told(match)
