"""Wood, hollows and light: what the parts of this table are made of."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from ui.art import masks
from ui.art.colour import Colour
from ui.art.light import box_aura, ramp
from ui.art.ornament import outline
from ui.art.palette import GOLD_BRIGHT, LEGAL
from ui.art.pharaon_tokens import well
from ui.art.plates import body, walnut, with_shadow
from ui.art.surface import recoloured
from ui.titles.kemet.style import TableStyle

HEADING: Final[Colour] = (250, 220, 150)
REMARK: Final[Colour] = (228, 198, 144)
WOOD: Final[Colour] = (84, 54, 30)
_HOLLOW: Final[Colour] = (52, 32, 18)
_BAR: Final[Colour] = (44, 30, 20)
_STONE: Final[Colour] = (206, 172, 118)


def paint_wood(target: Surface, style: TableStyle, place: Rect, seed: int) -> None:
    """A dark plate of the interface."""
    walnut(place.size, style.screen.scale, seed, WOOD).put(target, place.topleft)


def paint_slab(target: Surface, style: TableStyle, place: Rect, seed: int) -> None:
    """A plate of sandstone that lies on the map."""
    scale = style.screen.scale
    corner = 8 * scale
    picture = body(place.size, _STONE, "stone", corner, max(1, round(2 * scale)), (24, -26), 0, seed)
    with_shadow(picture, corner, (3, 4, 6, 160), scale).put(target, place.topleft)
    gap = max(2, round(4 * scale))
    outline(target, place.inflate(-2 * gap, -2 * gap), (120, 80, 36), 1.2, max(2.0, corner - gap * 0.5), 200)


def paint_hollow(target: Surface, place: Rect, corner: float, colour: Colour = _HOLLOW) -> None:
    """A place cut into a plate."""
    target.blit(well(place.size, colour, corner, max(2, place.height // 14), 150), place)


def paint_light(target: Surface, place: Rect, corner: float, scale: float, colour: Colour = LEGAL) -> None:
    """Behind something that may be chosen: its light and its rim."""
    wide = max(2, round(2.4 * scale))
    edge = place.inflate(2 * wide, 2 * wide)
    box_aura(edge.size, corner + wide, max(2.0, 6 * scale), colour, 235, 2).put(target, edge.topleft)
    target.blit(recoloured(masks.rounded(edge.size, corner + wide), colour), edge)


def paint_gold_light(target: Surface, place: Rect, corner: float, scale: float) -> None:
    """Behind what is in use or chosen."""
    paint_light(target, place, corner, scale, GOLD_BRIGHT)


def paint_table(target: Surface, style: TableStyle) -> None:
    """The bar of strip, prompt and tools on the table."""
    screen, zones = style.screen, style.layout.zones
    high = zones.prompt.bottom + screen.px(5)
    target.blit(body((screen.size[0], high), _BAR, "wood", 0, 0, (16, -30), 0, 3), (0, 0))
    line = max(1, round(1.4 * screen.scale))
    target.fill((190, 144, 66), Rect(0, high - 3 * line, screen.size[0], line))
    shade = ramp((screen.size[0], max(4, round(14 * screen.scale))), (0.0, (4, 2, 0, 150)), (1.0, (4, 2, 0, 0)))
    target.blit(shade, (0, high))
