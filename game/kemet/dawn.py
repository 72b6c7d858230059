"""KEM-11, KEM-12  Dawn: the end of the game with all its ties, or a new turn order."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.records import record
from game.core.title import Result
from game.kemet import events
from game.kemet.state import NOBODY, Kemet


@record
class TakePosition(Move):
    """Take this position on the turn order track, 1 on the left."""

    number: int


take_position = cache(TakePosition)


@record
class BeginDawn(Step[Kemet]):
    """KEM-12.1, KEM-11.3  If the end was triggered the game is over; else all markers are taken down."""

    rule: ClassVar[str] = "KEM-12.1"

    def run(self, game: Kemet) -> None:
        game.phase = "dawn"
        game.begin_turn()
        if game.triggered == NOBODY:
            game.track = [NOBODY] * game.seat_count
        game.report(events.DawnBegan, game.day)
        if game.triggered != NOBODY:
            game.agenda.clear()
            game.report(events.GameEnded, result(game).winners)
        else:
            game.then(*(OfferPosition(seat) for seat in choosing_order(game)), SetOrder())


def choosing_order(game: Kemet) -> list[int]:
    """KEM-12.2  Fewest VP first; among equals whoever is further left in the old order."""
    return sorted(game.order, key=lambda seat: game.points[seat])


@record
class OfferPosition(Step[Kemet]):
    """KEM-12.2  A choice while there is one; the last marker takes the position that is left."""

    rule: ClassVar[str] = "KEM-12.2"
    seat: int

    def run(self, game: Kemet) -> None:
        game.ask(ChoosePosition(self.seat))


@record
class ChoosePosition(Decision[Kemet, TakePosition]):
    """KEM-12.2  Choose a free position on the turn order track for the next Day."""

    rule: ClassVar[str] = "KEM-12.2"
    seat: int

    def moves(self, game: Kemet) -> list[TakePosition]:
        return [take_position(place + 1) for place, seat in enumerate(game.track) if seat == NOBODY]

    def refusals(self, game: Kemet) -> list[Refusal]:
        return [
            Refusal(take_position(place + 1), "kemet.refusal.position_taken", {"rival": seat})
            for place, seat in enumerate(game.track)
            if seat != NOBODY
        ]

    def play(self, game: Kemet, move: TakePosition) -> None:
        game.track[move.number - 1] = self.seat
        game.report(events.PositionTaken, self.seat, move.number)


@record
class SetOrder(Step[Kemet]):
    """KEM-12.2  The new track is in force."""

    rule: ClassVar[str] = "KEM-12.2"

    def run(self, game: Kemet) -> None:
        game.order, game.track = game.track, []
        game.report(events.TurnOrderSet, tuple(game.order))


def combat_points(game: Kemet, seat: int) -> int:
    """KEM-11.4, KEM-17.14  VP won in Combats, Defensive Victory included, Control VP not."""
    return sum(scored.points for scored in game.ledger if scored.seat == seat and scored.reason == "combat")


def result(game: Kemet) -> Result:
    """KEM-11.3, KEM-11.4  Most VP; then who triggered the end, then Combat VP, then further left on the track."""
    standing = [
        (game.points[seat], seat == game.triggered, combat_points(game, seat), -game.order.index(seat))
        for seat in range(game.seat_count)
    ]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks)
