"""PHA-6.5  The Burial Chamber: one step per action."""

from __future__ import annotations

from typing import ClassVar

from game.core.agenda import Step
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.state import Pharaon


@record
class ReachStep(Step[Pharaon]):
    """PHA-6.5.2, PHA-7.11  The cube one step on, paid or free; lost on the last step."""

    rule: ClassVar[str] = "PHA-6.5.2"
    seat: int

    def run(self, game: Pharaon) -> None:
        if climbed_burial(game, self.seat):
            number = game.seats[self.seat].step
            game.report(events.BurialStepReached, self.seat, components().burial[number - 1].id, number)
            game.crown(self.seat)
        else:
            game.report(events.BurialStepLost, self.seat)


def can_step(game: Pharaon, seat: int) -> bool:
    return game.seats[seat].step < components().last_step


def climbed_burial(game: Pharaon, seat: int) -> bool:
    """Move a cube one step on, if there is one."""
    if not can_step(game, seat):
        return False
    game.seats[seat].step += 1
    return True
