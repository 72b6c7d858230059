"""KEM-6.2  Upgrade a pyramid, and the free level of the Hand of God (KEM-9.7)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.boards import NOWHERE
from game.kemet.components import COLOURS, components
from game.kemet.expenses import upgrade_price
from game.kemet.state import Kemet


@record
class RaisePyramid(Move):
    """Raise the own pyramid of this colour to this level."""

    colour: str
    level: int


@record
class RaiseNothing(Move):
    """Raise no pyramid."""


RaisingMove: TypeAlias = RaisePyramid | RaiseNothing

raise_pyramid = cache(RaisePyramid)
RAISE_NOTHING = RaiseNothing()


def site_of(game: Kemet, seat: int, colour: str) -> int:
    """KEM-6.2.3  The district of the own pyramid; a new one goes to the district that has none."""
    free = NOWHERE
    for space in game.districts_of(seat):
        if game.colours[space] == colour:
            return space
        if not game.levels[space]:
            free = space
    return free


def level_of(game: Kemet, seat: int, colour: str) -> int:
    """The level of the own pyramid of a colour; 0 in reserve."""
    for space in game.districts_of(seat):
        if game.colours[space] == colour:
            return game.levels[space]
    return 0


def raise_to(game: Kemet, seat: int, move: RaisePyramid, price: int) -> None:
    """KEM-6.2.1, KEM-6.2.4  Own pyramids only, even under an enemy Troop; whoever controls it has its effects."""
    space = site_of(game, seat, move.colour)
    game.pay(seat, price)
    game.colours[space] = move.colour
    game.levels[space] = move.level
    game.report(events.PyramidRaised, seat, move.colour, move.level, game.name(space), price)
    game.settle()


@record
class UpgradePyramid(Decision[Kemet, RaisingMove]):
    """KEM-6.2.1  Raise one of your pyramids by one or more levels, as one expense, or nothing."""

    rule: ClassVar[str] = "KEM-6.2.1"
    seat: int

    def moves(self, game: Kemet) -> list[RaisingMove]:
        purse = game.prayers[self.seat]
        found: list[RaisingMove] = []
        for colour in COLOURS:
            level = level_of(game, self.seat, colour)
            for target in range(level + 1, components().top_level + 1):
                if upgrade_price(game, self.seat, level, target) <= purse:
                    found.append(raise_pyramid(colour, target))
        found.append(RAISE_NOTHING)
        return found

    def refusals(self, game: Kemet) -> list[Refusal]:
        purse, refused = game.prayers[self.seat], []
        for colour in COLOURS:
            level = level_of(game, self.seat, colour)
            for target in range(1, components().top_level + 1):
                price = upgrade_price(game, self.seat, level, target)
                if target <= level:
                    values: Values = {"colour": colour, "level": level}
                    refused.append(Refusal(raise_pyramid(colour, target), "kemet.refusal.level_reached", values))
                elif price > purse:
                    values = {"n": price, "has": purse}
                    refused.append(Refusal(raise_pyramid(colour, target), "kemet.refusal.too_dear", values))
        return refused

    def facts(self, game: Kemet) -> Values:
        return {"seat": self.seat, "prayers": game.prayers[self.seat]}

    def play(self, game: Kemet, move: RaisingMove) -> None:
        if isinstance(move, RaisePyramid):
            level = level_of(game, self.seat, move.colour)
            raise_to(game, self.seat, move, upgrade_price(game, self.seat, level, move.level))


@record
class RaiseByHandOfGod(Decision[Kemet, RaisingMove]):
    """KEM-9.7  Hand of God: one of your pyramids rises by a level for nothing, or none."""

    rule: ClassVar[str] = "KEM-9.7"
    seat: int

    def moves(self, game: Kemet) -> list[RaisingMove]:
        found: list[RaisingMove] = []
        for colour in COLOURS:
            target = level_of(game, self.seat, colour) + game.powers(self.seat).free_level
            if target <= components().top_level:
                found.append(raise_pyramid(colour, target))
        found.append(RAISE_NOTHING)
        return found

    def play(self, game: Kemet, move: RaisingMove) -> None:
        if isinstance(move, RaisePyramid):
            raise_to(game, self.seat, move, 0)
