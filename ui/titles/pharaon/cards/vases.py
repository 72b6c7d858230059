"""Vases: canopic jars with two resources above and one below."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.pharaon.components import components
from game.pharaon.pieces import RESOURCES
from ui.art.cache import kept
from ui.art.canopic import LIDS, WIDTH, canopic_jar
from ui.art.light import raised
from ui.art.pharaon_tokens import resource_token

VASE_WIDTH: Final = WIDTH
"""Width by height."""
_SPOTS: Final = ((-0.185, 0.03), (0.185, 0.03), (0.0, 0.275))
"""Top left, top right and bottom, from the middle of the jar as shares of its height."""


def vase_tile(vase: str, height: int) -> Surface:
    """A vase with its three resources; one that is not known shows a plain lid and none."""
    high = max(14, height)
    if vase not in components().vases:
        return canopic_jar(high)
    tile = components().vases[vase]
    return _vase(high, list(components().vases).index(vase) % len(LIDS), (*tile.top, tile.bottom))


def resource_spot(vase_height: int, number: int) -> tuple[float, float]:
    """Where a resource lies on the picture of a vase: 0 and 1 above, 2 below."""
    x, y = _SPOTS[number]
    return (vase_height * (WIDTH / 2 + x), vase_height * (0.5 + y))


@kept
def _vase(height: int, lid: int, resources: tuple[int, int, int]) -> Surface:
    out = canopic_jar(height, lid).copy()
    size = round(height * 0.29)
    for number, resource in enumerate(resources):
        spot = resource_spot(height, number)
        raised(resource_token(RESOURCES[resource], size), max(0.6, size / 26)).centred(out, spot)
    return out
