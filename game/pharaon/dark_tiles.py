"""PHA-14.6  Which of the Traitor's tiles are dark, where the player opposite turns them."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.automaton import of
from game.pharaon.pieces import DARK, LIGHT
from game.pharaon.state import Pharaon


@record
class TurnTile(Move):
    """Turn this Traitor tile onto its other face."""

    for_people: ClassVar[bool] = True
    tile: str


@record
class LeaveTiles(Move):
    """Leave the Traitor tiles as they lie and begin."""


TileMove: TypeAlias = LeaveTiles | TurnTile

turn_tile = cache(TurnTile)
LEAVE_TILES = LeaveTiles()


@record
class ChooseDarkTiles(Decision[Pharaon, TileMove]):
    """PHA-14.6  Turn Traitor tiles onto their dark face, as many as you like, before anything else is chosen."""

    rule: ClassVar[str] = "PHA-14.6"
    seat: int

    def moves(self, game: Pharaon) -> list[TileMove]:
        return [LEAVE_TILES, *(turn_tile(tile) for tile in of(game).tiles)]

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "tile": _dark(game)}

    def play(self, game: Pharaon, move: TileMove) -> None:
        traitor = of(game)
        if isinstance(move, TurnTile):
            place = traitor.tiles.index(move.tile)
            traitor.faces[place] = LIGHT if traitor.faces[place] == DARK else DARK
            game.then(self)
            return
        if dark := _dark(game):
            game.report(events.DarkTilesChosen, self.seat, dark)


def _dark(game: Pharaon) -> tuple[str, ...]:
    """The tiles that show their dark face, from left to right."""
    traitor = of(game)
    return tuple(tile for tile, face in zip(traitor.tiles, traitor.faces, strict=True) if face == DARK)
