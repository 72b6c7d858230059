"""PHA-14  What the Traitor will probably still gain from his tiles, as a computer seat opposite him judges it."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.pieces import Effect
from game.pharaon.state import Pharaon, Traitor

WORTH = {
    "burial_step": 8.0,
    "take_noble": 8.0,
    "discard_noble": 0.8,
    "take_artisan": 5.0,
    "discard_artisan": 0.8,
    "take_lot": 2.8,
    "take_bonus": 1.4,
    "nile_climb": 2.3,
}
"""Icons whose gain does not depend on much; what he takes away is a loss too."""
HIGHEST = 3.5
"""What the artisan with most points is worth more."""
TOKENS_PER_VASE = 2
"""PHA-14.7  Of the three resources of his vase one goes on the wheel."""


class Standing(NamedTuple):
    """What the icons of the tiles are worth to the Traître now."""

    vases: int
    """Still to come."""
    noble_pp: int
    nobles: int
    gods: tuple[str, ...]
    quarters: tuple[str, ...]


def threat(game: Pharaon, traitor: Traitor) -> float:
    """The icons ahead on all tiles, each by the chance that he reaches it."""
    filled = tuple(map(len, traitor.placed))
    tiles = zip(traitor.tiles, traitor.faces, filled, strict=True)
    standing = Standing(
        _vases_to_come(game, traitor),
        max(traitor.noble_pp, components().traitor_noble_pp),
        len(game.seats[traitor.seat].nobles),
        tuple(traitor.gods),
        game.quarters,
    )
    return sum(_tile_threat(tile, face, count, standing) for tile, face, count in tiles)


def _vases_to_come(game: Pharaon, traitor: Traitor) -> int:
    """PHA-14.4  Those of his pile, and those of the tiles of later rounds."""
    later = traitor.tiles[game.round :]
    return len(traitor.pile) + sum(components().traitor_tiles[tile].vases_per_round for tile in later)


@lru_cache(maxsize=8192)
def _tile_threat(tile: str, face: str, filled: int, standing: Standing) -> float:
    vases, noble_pp, nobles, gods, quarters = standing
    spaces = components().traitor_tiles[tile].faces[face]
    expected = TOKENS_PER_VASE * vases / len(components().traitor_tiles)
    total = 0.0
    for distance, effects in enumerate(spaces[filled:], 1):
        for effect in effects:
            if effect.kind == "god":
                worth = 0.0 if effect.god in gods else float(gods_of(quarters)[effect.god].pp)
            elif effect.kind == "noble_level":
                worth = float(max(0, effect.n - noble_pp) * nobles)
                noble_pp = max(noble_pp, effect.n)
            else:
                worth = _plain(effect)
            total += worth * _chance(distance, expected)
    return total


def _plain(effect: Effect) -> float:
    return WORTH[effect.kind] + (HIGHEST if effect.kind == "take_artisan" and effect.which == "highest" else 0.0)


def _chance(distance: int, expected: float) -> float:
    """How likely so many resources come onto one tile if that many are expected."""
    if not expected:
        return 0.0
    return 1.0 / (1.0 + exp((distance - 0.5 - expected) / (0.6 * sqrt(expected))))
