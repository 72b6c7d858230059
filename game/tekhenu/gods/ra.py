"""TEK-9  Ra: Pillar tiles in the Temple."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, NamedTuple

from game.core.agenda import Move, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import PERFORM, Asked, OfferGrant
from game.tekhenu.cards import PillarTile
from game.tekhenu.components import components
from game.tekhenu.means import NOTHING
from game.tekhenu.payment import charge
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import CARD_TYPES, FREE, GOD_NUMBER

TURNS = 4


class Fit(NamedTuple):
    """TEK-9 steps 1, 2  What counts on a space: Buildings in its lines and matching sides."""

    buildings: tuple[int, ...]
    """Sites with a Building at an end of the row or column."""
    sides: tuple[int, ...]
    """Matching sides: 0 N, 1 E, 2 S, 3 W."""
    corner: bool

    @property
    def building_vp(self) -> int:
        return len(self.buildings) * components().points.ra_building

    @property
    def side_vp(self) -> int:
        points = components().points
        return len(self.sides) * (points.ra_outline_corner if self.corner else points.ra_outline)


def side_of(tile: str, turn: int, side: int) -> str:
    """The colour of a side (0 N, 1 E, 2 S, 3 W) after quarter turns clockwise."""
    return components().tiles[tile].outlines[(side - turn) % TURNS]


def facing(game: Tekhenu, space: int, side: int) -> str:
    """The colour that touches this side of a space from outside: the border or a neighbour; "" if nothing does."""
    place = components().temple[space]
    other = place.neighbours[side]
    if other < 0:
        return place.border[side]
    return side_of(game.laid[other], game.turned[other], (side + 2) % TURNS) if game.laid[other] else ""


def fit(game: Tekhenu, tile: str, space: int, turn: int) -> Fit:
    """TEK-9 steps 1, 2  What a tile would count on a space."""
    place = components().temple[space]
    buildings = tuple(site for site in place.sites if game.sites[site] != FREE)
    sides = tuple(side for side in range(TURNS) if facing(game, space, side) == side_of(tile, turn, side))
    return Fit(buildings, sides, place.corner)


def ability_works(game: Tekhenu, seat: int, tile: PillarTile) -> bool:
    """TEK-9 step 5  The light of the Ra section, or T09."""
    if tile.light == "none":
        return False
    return tile.light == game.light(GOD_NUMBER["ra"]) or game.has(seat, "T09")


@cache
def turns_of(tile: str) -> tuple[int, ...]:
    """Quarter turns that look different; a tile with equal opposite sides has two."""
    seen: dict[tuple[str, ...], int] = {}
    for turn in range(TURNS):
        seen.setdefault(tuple(side_of(tile, turn, side) for side in range(TURNS)), turn)
    return tuple(seen.values())


@record
class LayOn(Move):
    """Lay the tile on this temple space."""

    space: str


@record
class TurnTile(Move):
    """Turn the tile clockwise by so many quarter turns, and leave it there."""

    turn: int


@cache
def _spaces() -> tuple[LayOn, ...]:
    return tuple(LayOn(space.id) for space in components().temple)


_TURNS = tuple(TurnTile(turn) for turn in range(TURNS))


@record
class ChooseSpace(Asked):
    """TEK-9  The temple space for the tile: any empty one."""

    rule: ClassVar[str] = "TEK-9"
    seat: int
    slot: int
    tile: str

    def foregone(self, game: Tekhenu) -> Move | None:
        """A tile is laid by its person."""
        return None

    def options(self, game: Tekhenu) -> list[Move]:
        return [move for move, tile in zip(_spaces(), game.laid, strict=True) if not tile]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, LayOn)
        game.then(ChooseTurn(self.seat, self.slot, self.tile, move.space))


@record
class ChooseTurn(Asked):
    """TEK-9  How the tile lies: any number of quarter turns."""

    rule: ClassVar[str] = "TEK-9"
    seat: int
    slot: int
    tile: str
    space: str

    def foregone(self, game: Tekhenu) -> Move | None:
        """A tile is laid by its person."""
        return None

    def options(self, game: Tekhenu) -> list[Move]:
        return [_TURNS[turn] for turn in turns_of(self.tile)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, TurnTile)
        game.then(
            LayTile(self.seat, self.slot, self.tile, self.space, move.turn),
            RaisePillar(self.seat, self.space),
            SlideDisplay(self.slot),
        )


@record
class LayTile(Step[Tekhenu]):
    """TEK-9 steps 1 to 5  Buildings in line, matching sides, the covered bonus, the slot, the ability."""

    rule: ClassVar[str] = "TEK-9"
    seat: int
    slot: int
    tile: str
    space: str
    turn: int

    def run(self, game: Tekhenu) -> None:
        seat, number = self.seat, components().number[self.space]
        place, tile = components().temple[number], components().tiles[self.tile]
        counted = fit(game, self.tile, number, self.turn)
        lay(game, seat, self.slot, number, self.turn)
        game.score(seat, counted.building_vp, "ra_buildings")
        game.score(seat, counted.side_vp, "ra_outlines")
        game.gain(seat, place.good, place.amount, "space")
        game.score(seat, components().display[self.slot].vp, "ra_slot")
        if ability_works(game, seat, tile):
            game.report(events.AbilityUsed, seat, tile.id)
            game.gain_all(seat, tile.gain, "pillar_ability")
            game.score(seat, len(counted.sides) * tile.vp_per_outline, "pillar_ability")
            game.score(seat, len(counted.buildings) * tile.vp_per_building, "pillar_ability")
            game.gain(seat, place.good, place.amount if tile.doubles_bonus else 0, "pillar_ability")
            for _ in range(tile.decrees):
                draw_decree(game, seat)
            if tile.action:
                game.then(OfferGrant(seat, tile.action, tile.values))


def lay(game: Tekhenu, seat: int, slot: int, number: int, turn: int) -> None:
    """TEK-9, 19.8  A tile leaves the display for a temple space."""
    tile = game.display[slot]
    game.display[slot] = ""
    game.laid[number] = tile
    game.turned[number] = turn
    game.report(events.PillarLaid, seat, tile, components().temple[number].id, turn)


def draw_decree(game: Tekhenu, seat: int) -> None:
    """TEK-9 step 5  P13, P14: the top Decree, secretly."""
    card = game.draw(CARD_TYPES.index("decree"))
    if card:
        game.unveil("draw")
        game.keep(seat, card)
        game.report(events.DecreeDrawn, seat)
        game.report(events.CardsSeen, seat, (card,))


@record
class RaisePillar(Step[Tekhenu]):
    """TEK-9 step 6  An own Pillar on the tile."""

    rule: ClassVar[str] = "TEK-9"
    seat: int
    space: str

    def run(self, game: Tekhenu) -> None:
        raise_pillar(game, self.seat, components().number[self.space])


def raise_pillar(game: Tekhenu, seat: int, number: int) -> None:
    game.seats[seat].pillars -= 1
    game.pillars[number] = seat
    game.report(events.PillarRaised, seat, components().temple[number].id)


@record
class SlideDisplay(Step[Tekhenu]):
    """TEK-9 step 7  The display slides right, a new tile comes to the left while the pile lasts."""

    rule: ClassVar[str] = "TEK-9"
    slot: int

    def run(self, game: Tekhenu) -> None:
        new = game.pile.pop() if game.pile else ""
        if new:
            game.unveil("draw")
        display = game.display
        display[: self.slot + 1] = [new, *display[: self.slot]]
        game.report(events.DisplaySlid, self.slot, new)


def perform(game: Tekhenu, seat: int, value: int, free: bool) -> None:
    """TEK-9  The value picks the tile, its price is paid, then it is laid."""
    slot = components().slot_of_value[value]
    tile = game.display[slot]
    game.then(ChooseSpace(seat, slot, tile))
    charge(game, seat, NOTHING if free else components().tiles[tile].cost)


PERFORM["ra"] = perform
