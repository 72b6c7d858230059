"""Pillar tiles: four coloured sides with their signs, and the ability in the colour of its light."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.tekhenu.cards import PillarTile
from game.tekhenu.components import components
from game.tekhenu.words import GOD_NUMBER, GOODS
from ui.art import masks
from ui.art.cache import kept
from ui.art.cards import card_back
from ui.art.colour import Colour, dark, light
from ui.art.goods import LIGHT_COLOURS, LIGHT_SIGNS
from ui.art.icons import icon
from ui.art.light import bevel
from ui.art.ornament import outline
from ui.art.palette import LEGAL
from ui.art.plates import body
from ui.art.surface import blit_centred, cut_out, recoloured
from ui.art.texture import texture
from ui.titles.tekhenu.cards.emblem import gain_groups
from ui.titles.tekhenu.cards.items import DieFace, God, Groups, Mini, Outlines, Points, Sign, Word, paint_rows
from ui.titles.tekhenu.cards.outlines import OUTLINE_COLOURS, OUTLINE_SIGNS

PAPER: Final[Colour] = (232, 212, 170)
BACK: Final[Colour] = (140, 100, 58)
_EDGE: Final = 0.17
"""The width of the coloured sides, as a share of the tile."""


def tile_cost(tile: str) -> tuple[tuple[str, int], ...]:
    """Goods and amounts that the tile costs."""
    return tuple((GOODS[index], n) for index, n in enumerate(components().tiles[tile].cost) if n)


def sides_of(tile: str, turned: int = 0) -> tuple[str, ...]:
    """Outlines N, E, S, W after so many quarter turns clockwise."""
    outlines = components().tiles[tile].outlines
    return tuple(outlines[(side - turned) % 4] for side in range(4))


def ability(tile: PillarTile) -> Groups:
    """What the tile's ability brings, as signs; nothing if it has none."""
    groups = gain_groups(tile.gain)
    if tile.vp_per_outline:
        groups.append((Outlines(), Points(str(tile.vp_per_outline))))
    if tile.vp_per_building:
        groups.append((Sign("building"), Points(str(tile.vp_per_building))))
    if tile.doubles_bonus:
        groups.append((Word("×2"),))
    if tile.decrees:
        groups.append((*((Word(str(tile.decrees)),) if tile.decrees > 1 else ()), Mini("decree")))
    if tile.action:
        dice = (DieFace("white", tile.values[0]),) if len(tile.values) == 1 else _range(tile.values)
        groups.append((God(GOD_NUMBER[tile.action]), *dice))
    return tuple(groups)


def _range(values: tuple[int, ...]) -> tuple[Word]:
    return (Word(f"{min(values)}–{max(values)}"),)


@kept
def pillar_tile(side: int, tile: str, turned: int = 0, active: bool = False) -> Surface:
    """The tile as it lies after `turned` quarter turns clockwise; `active`: its ability would work now.

    The middle is never turned: what a person has to read stays upright.
    """
    printed = components().tiles[tile]
    seed = int(tile[1:]) % 9 + 1
    out = body((side, side), PAPER, "stone", side * 0.07, max(1, side // 40), (14, -16), 0, seed).copy()
    _border(out, sides_of(tile, turned), side)
    inner = round(side * _EDGE)
    outline(out, Rect(inner, inner, side - 2 * inner, side - 2 * inner), (110, 70, 26), max(1.0, side / 70), 2, 200)
    if printed.light == "none":
        _plain(out, side)
        return out
    ground, ink = LIGHT_COLOURS[printed.light]
    d = round(side * 0.64)
    at = (side / 2, side / 2)
    disc = cut_out(texture("stone", (d, d), ground, 4), masks.disc(d))
    disc.blit(bevel(masks.disc(d), max(1, d // 26), 120, 130), (0, 0))
    blit_centred(out, disc, at)
    line = LEGAL if active else dark(ground, 0.45)
    blit_centred(out, recoloured(masks.ring(d, max(1.2, side / (26 if active else 60))), line), at)
    sign = round(side * 0.17)
    blit_centred(out, icon(LIGHT_SIGNS[printed.light], sign, ink), (side / 2, side / 2 - d * 0.31))
    room = Rect(0, 0, round(d * 0.88), round(d * 0.5))
    room.midtop = (side // 2, round(side / 2 - d * 0.13))
    paint_rows(out, ability(printed), room, ink, round(side * 0.27))
    return out


def _border(out: Surface, colours: tuple[str, ...], side: int) -> None:
    """Four bevelled trapezes with the sign of their colour."""
    i, b = side * 0.03, side * _EDGE
    a = float(side)
    shapes = (
        ((i, i), (a - i, i), (a - b, b), (b, b)),
        ((a - i, i), (a - i, a - i), (a - b, a - b), (a - b, b)),
        ((a - i, a - i), (i, a - i), (b, a - b), (a - b, a - b)),
        ((i, a - i), (i, i), (b, b), (b, a - b)),
    )
    near = (b + i) / 2
    centres = ((a / 2, near), (a - near, a / 2), (a / 2, a - near), (near, a / 2))
    for colour, shape, centre in zip(colours, shapes, centres, strict=True):
        mask = masks.polygon((side, side), shape, 3)
        paint = OUTLINE_COLOURS[colour]
        piece = cut_out(texture("stone", (side, side), paint, 6), mask)
        piece.blit(bevel(mask, max(1, side // 60), 110, 130), (0, 0))
        out.blit(piece, (0, 0))
        size = max(7, round((b - i) * 0.94))
        blit_centred(out, icon(OUTLINE_SIGNS[colour], size, dark(paint, 0.55)), (centre[0] + 0.8, centre[1] + 0.8))
        blit_centred(out, icon(OUTLINE_SIGNS[colour], size, (255, 244, 214)), centre)


def _plain(out: Surface, side: int) -> None:
    """A tile without ability carries a carved column."""
    size = round(side * 0.4)
    for colour, shift in ((light(PAPER, 0.5), 1), (dark(PAPER, 0.3), 0)):
        blit_centred(out, icon("pillar", size, colour), (side / 2 + shift, side / 2 + shift))


def tile_back(side: int) -> Surface:
    """What lies in the pile."""
    return card_back((side, side), BACK, "pillar")
