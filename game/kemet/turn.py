"""KEM-5.1, KEM-5.2, KEM-11.1  The Day phase: turn after turn until everybody has played all own tokens."""

from __future__ import annotations

from typing import ClassVar

from game.core.agenda import Step
from game.core.records import record
from game.kemet import events
from game.kemet.components import components
from game.kemet.night import BeginNight
from game.kemet.onset import OpenWindow
from game.kemet.state import NOBODY, Kemet
from game.kemet.tokens import CheckEnd, ReachToken


@record
class BeginDay(Step[Kemet]):
    """KEM-5.1, KEM-1.8  A round begins with its Day: going round in turn order; nobody may pass."""

    rule: ClassVar[str] = "KEM-5.1"

    def run(self, game: Kemet) -> None:
        game.day += 1
        game.phase = "day"
        game.stir()
        game.report(events.DayBegan, game.day)
        game.then(NextTurn(0))


@record
class NextTurn(Step[Kemet]):
    """KEM-5.1, KEM-5.6  The next turn of the Day, or the Night when all own tokens are placed."""

    rule: ClassVar[str] = "KEM-5.1"
    number: int
    """Turns of this Day that were played."""

    def run(self, game: Kemet) -> None:
        if self.number == game.seat_count * components().own_tokens:
            game.active = NOBODY
            game.then(BeginNight(), BeginDay())
            return
        seat = game.order[self.number % game.seat_count]
        game.active = seat
        game.alert[seat] = True
        game.passed[seat] = False
        game.begin_turn()
        game.report(events.TurnBegan, seat, game.own_tokens[seat] + 1)
        game.then(
            CheckEnd(seat),
            ReachToken(seat, 2 * len(components().creatures)),
            OpenWindow("after_action"),
            NextTurn(self.number + 1),
        )
