"""TEK-19.3  Botankhamon's pyramid of ten tiles: where he stands, and the two tiles to which the Deben may lead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.tekhenu.botankhamon import FIRST_TILE, RIGHT, UP, coming, reachable, steps_from
from game.tekhenu.state import Tekhenu
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.light import box_aura, raised
from ui.art.palette import GOLD_TITLE, SeatStyle
from ui.art.plates import walnut
from ui.art.surface import faded
from ui.art.tokens import coin, score_marker
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.thing import Face, Thing
from ui.titles.tekhenu.cards.bot_tile import bot_tile, bot_tile_back
from ui.titles.tekhenu.cards.large import bot_tile_text
from ui.titles.tekhenu.cards.style import UNKNOWN, say
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.words_ahead import coming_lines

ROWS: Final = (4, 3, 2, 1)
"""Tiles from the base to the top."""
_DEBEN: Final = {FIRST_TILE: "", UP: "pyramid", RIGHT: "coin"}
"""The side of the Deben that leads there."""
_HINT: Final[Colour] = (255, 214, 110)


def pyramid_places(style: TableStyle, rect: Rect) -> tuple[Rect, ...]:
    """The ten tiles in the order of the rules: the base from left to right, then the rows above."""
    pad = max(4, round(9 * style.screen.scale))
    gap = max(2, round(4 * style.screen.scale))
    room = rect.inflate(-2 * pad, -2 * pad)
    side = min((room.height - gap * (len(ROWS) - 1)) // len(ROWS), round((room.width - gap * 5) / 5.2))
    places = []
    for row, count in enumerate(ROWS):
        top = room.bottom - (row + 1) * side - row * gap
        left = room.centerx - (count * side + (count - 1) * gap) // 2
        places += [Rect(left + k * (side + gap), top, side, side) for k in range(count)]
    return tuple(places)


def draw_pyramid(
    target: Surface, rect: Rect, style: TableStyle, tiles: tuple[str, ...], here: int, seat_style: SeatStyle
) -> None:
    """The pyramid on its plate, with him on the tile `here`; tiles that cannot come any more are pale."""
    scale = style.screen.scale
    walnut(rect.size, scale, 41).put(target, rect.topleft)
    places = pyramid_places(style, rect)
    edge = round(12 * scale)
    head = Rect(rect.x + edge, rect.y + round(8 * scale), places[7].x - rect.x - 2 * edge, places[7].bottom - rect.y)
    words.block(target, say(style, "bot.pyramid"), head, "heading", style.screen.text(16), GOLD_TITLE, least=11)
    near = reachable(here)
    hints = {place: _DEBEN[why] for why, place in steps_from(here).items()}
    for number, (tile, place) in enumerate(zip(tiles, places, strict=True)):
        picture = bot_tile_back(place.width) if tile == UNKNOWN else bot_tile(place.width, tile)
        if number in hints:
            box_aura(place.size, 5 * scale, 4 * scale, _HINT, 230, 1).put(target, place.topleft)
        box_aura(place.size, 5 * scale, 3 * scale, alpha=120).put(target, place.move(1, 2).topleft)
        target.blit(picture if number in near else faded(picture, 120), place)
    _marks(target, places, here, seat_style, hints)
    _legend(target, rect, places, edge)


def _marks(target: Surface, places: tuple[Rect, ...], here: int, seat_style: SeatStyle, hints: dict[int, str]) -> None:
    """His marker on his tile or before the base, the sides of the Deben on the tiles that may follow."""
    side = places[0].width
    marker = score_marker(seat_style, round(side * 0.52))
    if here >= 0:
        spot = places[here]
        raised(marker, 2).centred(target, (spot.x + side * 0.24, spot.y + side * 0.24))
    else:
        raised(marker, 2).centred(target, (places[0].x - side * 0.4, places[0].centery))
    for number, deben in hints.items():
        if deben:
            raised(_deben(round(side * 0.42), deben), 1).centred(
                target, (places[number].right - side * 0.16, places[number].bottom - side * 0.16)
            )


def _legend(target: Surface, rect: Rect, places: tuple[Rect, ...], edge: int) -> None:
    """Where each side of the Deben leads: the pyramid up, the coin to the right."""
    size = round(places[0].width * 0.62)
    for number, (side, sign) in enumerate((("pyramid", "chevron_up"), ("coin", "chevron_right"))):
        y = rect.y + edge + size // 2 + number * round(size * 1.3)
        sign_at = (rect.right - edge - size * 0.4, y)
        put_icon(target, sign, round(size * 0.8), GOLD_TITLE, sign_at, shade=(20, 10, 4))
        raised(_deben(size, side), 1).centred(target, (sign_at[0] - size * 1.1, y))


@kept
def _deben(size: int, side: str) -> Surface:
    """A side of the Deben: a coin, or a pyramid."""
    if side == "coin":
        return coin(size)
    c = Canvas((size, size), 100, rim=(96, 58, 10))
    c.poly((96, 58, 10), (50, 2), (99, 92), (1, 92))
    c.poly((250, 206, 92), (50, 12), (50, 86), (10, 86))
    c.poly((206, 148, 44), (50, 12), (90, 86), (50, 86))
    return c.finish()


def pyramid_things(style: TableStyle, view: Tekhenu) -> Iterator[Thing]:
    if not view.bot_tiles:
        return
    whole, ahead, title = style.layout.zones.side, {one.place for one in coming(view)}, style.say("bot.pyramid")
    face = Face(draw_pyramid, (style, tuple(view.bot_tiles), view.bot_place, style.seat_styles[view.bot]))
    yield Thing("pyramid", whole, face, subject="pyramid", label=title, told=True, owner=view.bot, focusable=True)
    for number, (tile, place) in enumerate(zip(view.bot_tiles, pyramid_places(style, whole), strict=True)):
        name = style.narrator.label("tile", tile)
        subject, label = ("pyramid", title) if number in ahead else (f"bot.{tile}", name)
        yield Thing(f"pyramid.{number}", place, None, 1, subject=subject, label=label, told=True)


def pyramid_tip(style: TableStyle, view: Tekhenu, number: str) -> Tip:
    """The tiles that may come next say which die he wants."""
    ahead, foot = {one.place: one for one in coming(view)}, style.say("tip.enlarge")
    if not number:
        told = [line for one in ahead.values() for line in coming_lines(style.narrator, view, one)]
        return Tip(style.say("bot.pyramid"), tuple(told), foot=foot)
    tile = view.bot_tiles[int(number)]
    one = ahead.get(int(number))
    lines = coming_lines(style.narrator, view, one) if one is not None else bot_tile_text(style, tile).split("\n")
    return Tip(style.narrator.label("tile", tile), tuple(line for line in lines if line), foot=foot)
