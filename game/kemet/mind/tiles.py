"""What a computer seat thinks of Power tiles: those it has, and those that its pyramids let it hope for."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from game.kemet.components import COLOURS, PowerTile, components
from game.kemet.market import display
from game.kemet.mind import worth
from game.kemet.state import Kemet

HOPES = (0.4, 0.2, 0.1)
"""Share of the best tile that a colour can still bring, from the best colour to the least."""
USUAL_ROUNDS = 3.0
"""Rounds that are left when a tile which pays round after round is worth what the data say."""
BROUGHT = 0.7
"""Share of the worth of a creature that comes with a tile."""
REMEMBERED = 8192


@lru_cache(maxsize=REMEMBERED)
def tiles_worth(tiles: tuple[str, ...]) -> tuple[float, float]:
    """Tiles that work at once, and tiles that pay round after round."""
    held = {tile.illustration: tile for tile in map(components().tiles.__getitem__, tiles)}
    by_round = sum(tile.worth for tile in held.values() if tile.every_round)
    at_once = sum(tile.worth for tile in held.values() if not tile.every_round)
    count = Counter(family for tile in held.values() for family in tile.families)
    families = sum(bonus * max(0, count[family] - 1) for family, bonus in components().families.items())
    return at_once + families, by_round


@cache
def tile_worth(tile: PowerTile) -> float:
    """A tile that might be bought, with all that lies on it, less its price."""
    found = tile.worth - worth.PRAYER * tile.cost
    if tile.effect.type in ("vp", "creature_and_vp"):
        found += worth.VP * tile.effect.value
    return found + (BROUGHT * worth.creature_worth(tile.creature) if tile.creature else 0.0)


@lru_cache(maxsize=REMEMBERED)
def best_offer(bought: tuple[tuple[str, ...], ...], seat: int, colour: str, level: int) -> float:
    """KEM-6.3.1  The best tile of a colour that a seat could buy with a pyramid of this level."""
    gone = {tile for tiles in bought for tile in tiles}
    twins = {components().tiles[tile].illustration for tile in bought[seat]}
    offers = [
        tile_worth(tile)
        for tile in display(colour)
        if tile.level <= level and tile.id not in gone and tile.illustration not in twins
    ]
    return max(offers, default=0.0)


def offers_worth(game: Kemet) -> list[float]:
    """By seat: what the pyramids under its control let it hope for."""
    heights = [dict.fromkeys(COLOURS, 0) for _ in game.points]
    for space in game.board.districts:
        level = game.levels[space]
        if level:
            mine, colour = heights[game.controller(space)], game.colours[space]
            mine[colour] = max(mine[colour], level)
    bought = tuple(game.tiles)
    return [_hopes(bought, seat, tuple(height.values())) for seat, height in enumerate(heights)]


@lru_cache(maxsize=REMEMBERED)
def _hopes(bought: tuple[tuple[str, ...], ...], seat: int, levels: tuple[int, ...]) -> float:
    """What pyramids of these levels, in the order of COLOURS, let a seat hope for."""
    offers = [best_offer(bought, seat, colour, level) for colour, level in zip(COLOURS, levels, strict=True)]
    return sum(share * offer for share, offer in zip(HOPES, sorted(offers, reverse=True), strict=True))
