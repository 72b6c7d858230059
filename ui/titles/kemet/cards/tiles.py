"""Power tiles in small: the sign on its stone; and what lies on a tile until it is bought."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.kemet.components import PowerTile, components
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.surface import blank, blit_centred, recoloured
from ui.titles.kemet.cards.marks import creature_disc, gold_token, point_token, silver_token
from ui.titles.kemet.cards.stones import tile_body
from ui.titles.kemet.cards.values import value_card
from ui.titles.kemet.signs import STONE_INKS

CORNER: Final = 0.17
"""Of the side of a small tile."""
PIPS: Final[dict[str, Colour]] = {"ruby": (255, 224, 130), "sapphire": (255, 224, 130), "diamond": (40, 50, 76)}


@kept
def tile_square(tile: str, side: int, pips: bool = True) -> Surface:
    """The sign on its stone; below it as many dots as its level."""
    printed = components().tiles[tile]
    ink = STONE_INKS[printed.colour]
    out = tile_body(printed.colour, (side, side), side * CORNER, seed_of(tile)).copy()
    size = round(side * (0.62 if pips else 0.7))
    centre = (side / 2, side * (0.43 if pips else 0.5))
    sign = icon(printed.sign, size, ink)
    if printed.colour != "diamond":
        blit_centred(out, recoloured(sign, (20, 6, 10), 150), (centre[0] + 1, centre[1] + 1))
    blit_centred(out, sign, centre)
    if pips:
        out.blit(_pips((side, side), printed), (0, 0))
    return out


def _pips(size: tuple[int, int], tile: PowerTile) -> Surface:
    """Dots along the lower edge."""
    c = Canvas(size, 100, fine=6, rim=PIPS[tile.colour])
    for k in range(tile.level):
        c.disc(PIPS[tile.colour], (50 + (k - (tile.level - 1) / 2) * 16, 87), 6.2)
    return c.finish()


def seed_of(tile: str) -> int:
    """Tiles of a level are cut from one block: few different stones are quickly made."""
    return components().tiles[tile].level


def lying_on(tile: PowerTile, height: int) -> Surface | None:
    """KEM-6.3.4  What the buyer takes from the tile: creature, token, special card, VP."""
    effect = tile.effect
    if effect.type == "creature_and_vp":
        return _side_by_side(creature_disc(tile.creature, height), point_token(effect.kind, round(height * 0.5)))
    if tile.creature:
        return creature_disc(tile.creature, height)
    if effect.type == "silver_token":
        return silver_token(height)
    if effect.type == "gold_token":
        return gold_token(height)
    if effect.type == "vp":
        return point_token(effect.kind, round(height * 0.92))
    if effect.type == "special_battle_card":
        return value_card(effect.kind, height)
    return None


def _side_by_side(first: Surface, second: Surface) -> Surface:
    overlap = second.get_width() // 2
    out = blank((first.get_width() + second.get_width() - overlap, max(first.get_height(), second.get_height())))
    out.blit(first, first.get_rect(midleft=(0, out.get_height() // 2)))
    out.blit(second, second.get_rect(bottomright=out.get_size()))
    return out
