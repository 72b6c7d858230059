"""PHA-8  Passing, the vase that comes with it, and the Pyramid of Time."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.gains import GainAny, gain_bonus
from game.pharaon.pieces import PYRAMID_GAINS, SILVER
from game.pharaon.state import Pharaon
from game.pharaon.vases import ChooseVase


@record
class TakeGain(Move):
    """Take a gain of one's row: any (a resource of choice), silver or offering."""

    gain: str


take_gain = cache(TakeGain)


@record
class PassTurn(Step[Pharaon]):
    """PHA-8.2, PHA-8.3  The disc onto the lowest free row, unless all others have passed; then a vase."""

    rule: ClassVar[str] = "PHA-8.2"
    seat: int

    def run(self, game: Pharaon) -> None:
        general = climb_pyramid(game, self.seat) and components().general in game.seats[self.seat].nobles
        steps: list[Step[Pharaon]] = [GeneralAdvance(self.seat)] if general else []
        if game.current_round < components().rounds and game.vases:
            steps.append(ChooseVase(self.seat))
        game.then(*steps)


@record
class GeneralAdvance(Step[Pharaon]):
    """PHA-8.2, PHA-19.8  General: one space further at once, with the gain of the space reached."""

    rule: ClassVar[str] = "PHA-8.2"
    seat: int

    def run(self, game: Pharaon) -> None:
        for _ in range(components().nobles[components().general].amount):
            gain = advance_disc(game, self.seat)
        if can_be_taken(game, gain):
            receive_gain(game, self.seat, gain, "general")


@record
class AdvanceOnPyramid(Step[Pharaon]):
    """PHA-8.5  Turn of a player who has passed: one space right, then one gain at or left of the disc."""

    rule: ClassVar[str] = "PHA-8.5"
    seat: int

    def run(self, game: Pharaon) -> None:
        if at_end_of_row(game, self.seat):
            game.report(events.RowEnded, self.seat)
            return
        advance_disc(game, self.seat)
        gains = takeable_gains(game, self.seat)
        if len(gains) > 1:
            game.then(ChooseGain(self.seat))
        elif gains:
            receive_gain(game, self.seat, gains[0], "pyramid")


@record
class ChooseGain(Decision[Pharaon, TakeGain]):
    """PHA-8.5  Take the gain of your space on the Pyramid of Time, or of one further left."""

    rule: ClassVar[str] = "PHA-8.5"
    seat: int

    def moves(self, game: Pharaon) -> list[TakeGain]:
        return [take_gain(gain) for gain in takeable_gains(game, self.seat)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        reached = gains_reached(game, self.seat)
        return [
            Refusal(take_gain(gain), f"pharaon.refusal.{'gain_empty' if gain in reached else 'gain_ahead'}", {})
            for gain in PYRAMID_GAINS
            if gain in ("any", "silver", "offering") and gain not in takeable_gains(game, self.seat)
        ]

    def facts(self, game: Pharaon) -> Values:
        owner = game.seats[self.seat]
        return {"seat": self.seat, "row": owner.row, "space": owner.space + 1}

    def play(self, game: Pharaon, move: TakeGain) -> None:
        receive_gain(game, self.seat, move.gain, "pyramid")


def climb_pyramid(game: Pharaon, seat: int) -> bool:
    """PHA-8.2, PHA-8.3  Put the disc on a row, and take or keep the First Player token on row 1; the last to pass
    does not."""
    owner = game.seats[seat]
    owner.passed = True
    if all(other.passed for other in game.seats):
        game.report(events.PassedLast, seat)
        return False
    owner.row, owner.space = 1 + max(other.row for other in game.seats), 0
    game.report(events.PassedOnRow, seat, owner.row)
    if components().rows[owner.row - 1][0] == "first_player":
        if game.first == seat:
            game.report(events.FirstPlayerKept, seat)
        else:
            game.report(events.FirstPlayerTaken, seat, game.first)
        game.first = seat
    return True


def at_end_of_row(game: Pharaon, seat: int) -> bool:
    """PHA-8.5  On the last space, or on no row at all."""
    owner = game.seats[seat]
    return not owner.row or owner.space + 1 >= len(components().rows[owner.row - 1])


def advance_disc(game: Pharaon, seat: int) -> str:
    """One space right, as far as the row goes; tells the gain of the space reached."""
    owner = game.seats[seat]
    spaces = components().rows[owner.row - 1]
    owner.space = min(owner.space + 1, len(spaces) - 1)
    game.report(events.DiscAdvanced, seat, owner.row, owner.space + 1)
    return spaces[owner.space]


def gains_reached(game: Pharaon, seat: int) -> list[str]:
    """PHA-8.5  Kinds of gain at or left of the disc."""
    owner = game.seats[seat]
    return list(dict.fromkeys(components().rows[owner.row - 1][: owner.space + 1]))


def takeable_gains(game: Pharaon, seat: int) -> list[str]:
    """PHA-8.7  Only what can be taken; nothing else is offered."""
    return [gain for gain in gains_reached(game, seat) if can_be_taken(game, gain)]


def can_be_taken(game: Pharaon, gain: str) -> bool:
    if gain == "any":
        return bool(game.base_in_supply())
    if gain == "silver":
        return bool(game.supply[SILVER])
    return gain == "offering" and game.bonus_left()


def receive_gain(game: Pharaon, seat: int, gain: str, source: str) -> None:
    """PHA-8.6  A resource of choice, Silver or a bonus offering."""
    if gain == "any":
        game.then(GainAny(seat, source, 1))
    elif gain == "silver":
        game.gain_silver(seat, 1)
    else:
        game.then(gain_bonus(seat))
