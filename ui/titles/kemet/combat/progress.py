"""How far the telling of a Combat has come: all of it on the table, less of it while a film runs."""

from __future__ import annotations

from typing import Any, Literal

from game.core.agenda import Decision
from game.core.records import record
from game.kemet.combat import HideCards
from game.kemet.state import NOBODY, Kemet

ALL = 99
Part = Literal["frame", "sides", "sums", "verdict"]
WHOLE: frozenset[Part] = frozenset(("frame", "sides", "sums", "verdict"))
"""What the scene is painted of."""


@record
class Progress:
    """Shares go from 0 to 1; pairs are attacker and defender."""

    step: int
    """The number of the step from 0; -1: the window before the Combat."""
    lines: float = ALL
    """Lines of both tables that are shown; the last one is still appearing."""
    slide: tuple[float, float] = (1.0, 1.0)
    """How far the battle cards have come in."""
    flip: tuple[float, float] = (1.0, 1.0)
    """How far they have turned from their backs to what the view shows."""
    fan: float = 1.0
    """How far the cards behind them have come out."""
    verdict: float = 3.0
    """Parts of the verdict that are shown: Force, losses, reward."""
    strike: float = 1.0
    """How far cancelled lines are struck out."""
    note: str = ""
    """What happens now, in place of the question."""

    def differs_from(self, other: Progress) -> frozenset[Part]:
        """The parts that look different."""
        found: set[Part] = set()
        if (self.step, self.note) != (other.step, other.note):
            return WHOLE
        if (self.slide, self.flip, self.fan) != (other.slide, other.flip, other.fan):
            found.add("sides")
        if (self.lines, self.strike) != (other.lines, other.strike):
            found.add("sums")
        if self.verdict != other.verdict:
            found.add("verdict")
        return frozenset(found)


def step_of(view: Kemet, decision: Decision[Kemet, Any] | None) -> int:
    """KEM-8.1 to KEM-8.9  The step that a Combat has reached, by what everybody sees and what is asked."""
    combat = view.combat
    assert combat is not None
    if combat.winner != NOBODY:
        asked_for = getattr(decision, "rival", getattr(decision, "seat", NOBODY))
        return 7 if asked_for == combat.winner else 6
    if combat.revealed:
        return 2
    if not combat.begun:
        return -1
    return 1 if isinstance(decision, HideCards) else 0


def present(view: Kemet) -> Progress:
    """Everything is told."""
    return Progress(step_of(view, view.decision))
