"""KEM-3.1  The display of all 48 tiles in small: by colour and level, with the shields of those who own them."""

from __future__ import annotations

from typing import Final, TypeAlias

from pygame import Rect, Surface

from game.kemet.components import COLOURS, components
from game.kemet.market import display
from ui.art.buttons import Caption, put_button
from ui.art.colour import Colour
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.palette import ButtonKind
from ui.art.surface import blit_centred
from ui.frame import words
from ui.titles.kemet.cards import gem, say, seat_shield, tile_square
from ui.titles.kemet.seat.furniture import HEADING, REMARK, paint_hollow, paint_light, paint_wood
from ui.titles.kemet.style import TableStyle

Bought: TypeAlias = tuple[tuple[str, ...], ...]
"""The tiles of each seat."""
KEY: Final = "P"
"""Opens and closes the drawer of the powers."""
_LEVEL_INK: Final[Colour] = (238, 208, 148)


def free_tiles(bought: Bought) -> int:
    """How many tiles nobody has bought."""
    return len(components().tiles) - sum(map(len, bought))


def market_button(style: TableStyle) -> Rect:
    """What opens and closes the drawer; in a small window the whole market is this button."""
    place, px = style.layout.market, style.screen.px
    if style.layout.small:
        return place
    high = _head(style)
    label = max((say(style, "market.open"), say(style, "market.close")), key=len)
    wide = max(px(118), width(f"{label}  {KEY}", "heading", _button_px(style)) + px(34))
    return Rect(place.right - px(10) - wide, place.y + px(6), wide, high - px(4))


def _head(style: TableStyle) -> int:
    return max(style.screen.px(31), round(style.screen.text(16) * 1.5))


def _button_px(style: TableStyle) -> int:
    return min(style.screen.text(16), style.screen.px(20))


def market_places(style: TableStyle) -> dict[str, Rect]:
    """By tile; none in a small window, where only the drawer shows them."""
    if style.layout.small:
        return {}
    found: dict[str, Rect] = {}
    for block, colour in zip(_blocks(style), COLOURS, strict=True):
        found |= _tiles_in(block, colour)
    return found


def _blocks(style: TableStyle) -> list[Rect]:
    """A third of the room for each colour."""
    place, px = style.layout.market, style.screen.px
    top = place.y + px(7) + _head(style)
    room = Rect(place.x + px(10), top, place.width - 2 * px(10), place.bottom - px(8) - top)
    return [
        Rect(round(room.x + k * room.width / 3), room.y, round(room.width / 3) - px(8), room.height) for k in range(3)
    ]


def _levels(colour: str) -> list[list[str]]:
    """The tiles of a colour by level."""
    levels = sorted({tile.level for tile in display(colour)})
    return [[tile.id for tile in display(colour) if tile.level == level] for level in levels]


def _tiles_in(block: Rect, colour: str) -> dict[str, Rect]:
    """As large as they fit beside the column of the levels."""
    rows = _levels(colour)
    pitch = min(block.height / len(rows), (block.width - _column(block)) / max(map(len, rows)))
    side = max(8, round(pitch) - 2)
    left = block.x + _column(block)
    return {
        tile: Rect(round(left + k * pitch * 1.04), round(block.y + row * block.height / len(rows)), side, side)
        for row, tiles in enumerate(rows)
        for k, tile in enumerate(tiles)
    }


def _column(block: Rect) -> int:
    """The width of gem and numbers."""
    return round(block.height / 4 * 0.92)


def paint_market(
    target: Surface, place: Rect, style: TableStyle, bought: Bought, lit: frozenset[str], opened: bool
) -> None:
    """All tiles; those that may be bought glow. In a small window a button with the number of free tiles."""
    button = market_button(style)
    verb = say(style, "market.close" if opened else "market.open")
    if style.layout.small:
        label = f"{say(style, 'market.short')} {free_tiles(bought)}"
        line = fit_line(label, "heading", min(style.screen.text(18), round(button.height * 0.52)), button.width - 70)
        words.report(label, button, line.whole)
        kind: ButtonKind = "gold" if lit or opened else "wood"
        put_button(target, button, Caption(line.text, "pyramid", px=line.px, key=KEY), kind, scale=style.screen.scale)
        return
    scale = style.screen.scale
    paint_wood(target, style, place, 32)
    put_button(target, button, Caption(verb, px=_button_px(style), key=KEY), "wood", scale=scale)
    _heading(
        target,
        style,
        bought,
        Rect(place.x + style.screen.px(14), button.y, button.x - place.x - style.screen.px(20), button.height),
    )
    for block, colour in zip(_blocks(style), COLOURS, strict=True):
        _numbers(target, style, block, colour)
        for tile, spot in _tiles_in(block, colour).items():
            _tile(target, style, bought, tile, spot, tile in lit)


def _heading(target: Surface, style: TableStyle, bought: Bought, room: Rect) -> None:
    px = min(style.screen.text(18), style.screen.px(22))
    title = words.line(target, say(style, "market.title"), room, "heading", px, HEADING)
    told = say(style, "market.free", n=free_tiles(bought))
    gap = round(px * 0.6)
    rest = Rect(title.right + gap, room.y, room.right - title.right - gap, room.height)
    if width(told, "italic", 13) <= rest.width:
        words.line(target, told, rest, "italic", max(13, round(px * 0.88)), REMARK)


def _numbers(target: Surface, style: TableStyle, block: Rect, colour: str) -> None:
    """The gem stands for level one, the numbers of the others below it."""
    rows = len(_levels(colour))
    step = block.height / rows
    x = block.x + _column(block) * 0.42
    px = max(13, min(style.screen.text(17), round(step * 0.5)))
    raised(gem(colour, round(step * 0.86)), 1.4).centred(target, (x, block.y + step * 0.46))
    for level in range(2, rows + 1):
        put_text(target, str(level), "number", px, _LEVEL_INK, (x, block.y + step * (level - 0.54)), "center")


def _tile(target: Surface, style: TableStyle, bought: Bought, tile: str, spot: Rect, lit: bool) -> None:
    """Free tiles lie there; where one was taken its owner's shield stands."""
    owner = next((seat for seat, tiles in enumerate(bought) if tile in tiles), None)
    scale = style.screen.scale
    if owner is not None:
        paint_hollow(target, spot, spot.width * 0.17)
        blit_centred(target, seat_shield(style.seat_styles[owner], round(spot.height * 0.82)), spot.center)
        return
    if lit:
        paint_light(target, spot, spot.width * 0.17, scale * 0.7)
    raised(tile_square(tile, spot.width, False), 1.2).put(target, spot.topleft)
