"""A Power tile with its words: sign or what lies on it, level, name and text, its price or whose it is."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.core.records import record
from game.kemet.components import PowerTile, components
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import icon, put_icon
from ui.art.lettering import Rimmed, put_text
from ui.art.palette import SeatStyle
from ui.art.surface import blit_centred, faded
from ui.art.tokens import token
from ui.titles.kemet.cards.marks import price_mark, seat_shield
from ui.titles.kemet.cards.setting import Writing, comfortable, put_words, type_px
from ui.titles.kemet.cards.stones import State, stone_ink, tile_body
from ui.titles.kemet.cards.tiles import PIPS, lying_on, seed_of
from ui.titles.kemet.cards.wording import tile_names, tile_texts
from ui.titles.kemet.style import TableStyle

_NARROW: Final = 120
"""Pixels: narrower plates use their margins for words."""
_WARNING_INK: Final[Colour] = (255, 236, 204)


@record
class Offer:
    """How a tile stands in the display: whose it is, what it costs the buyer, whether it can be bought."""

    owner: SeatStyle | None = None
    price: int | None = None
    """None: as printed."""
    closed: bool = False
    """It cannot be bought now."""
    reason: str = ""
    """The sign of what stands against it: `pyramid`, `ankh`, `deck`."""
    needs: str = ""
    """The number beside that sign."""

    @property
    def state(self) -> State:
        if self.owner is not None:
            return "gone"
        return "closed" if self.closed else "free"


FREE: Final = Offer()


def tile_plate(style: TableStyle, tile: str, size: tuple[int, int], offer: Offer = FREE) -> Surface:
    """As it stands in the display."""
    types = (type_px(style, 17, size[1] * 0.15), type_px(style, 15, size[1] * 0.15), comfortable(style))
    names, texts = tile_names(style, tile), tile_texts(style, tile)
    return _offered(_printed(tile, names, texts, size, types, offer.state), tile, offer)


def _head_of(size: tuple[int, int]) -> Rect:
    """The line of sign, level and price."""
    w, h = size
    pad = max(5, round(w * 0.055))
    return Rect(pad, max(4, round(h * 0.05)), w - 2 * pad, round(min(h * 0.245, w * 0.25)))


def _corner(size: tuple[int, int]) -> float:
    return max(6.0, min(size) * 0.085)


@kept
def _offered(printed: Surface, tile: str, offer: Offer) -> Surface:
    """The printed tile with its price, with what stands against it, or with its owner's shield."""
    out, size = printed.copy(), printed.get_size()
    head = _head_of(size)
    if offer.owner is not None:
        shield = seat_shield(offer.owner, head.height)
        out.blit(shield, shield.get_rect(midright=head.midright))
        return out
    if offer.reason:
        _against(out, head, offer)
    else:
        _price(out, components().tiles[tile], head, offer, stone_ink(components().tiles[tile].colour, offer.state))
    return out


@kept
def _printed(
    tile: str,
    names: tuple[str, ...],
    texts: tuple[str, ...],
    size: tuple[int, int],
    types: tuple[int, int, int],
    state: State,
) -> Surface:
    """What is the same for every buyer; `types` are those of name and text, and what is large enough for the text."""
    printed = components().tiles[tile]
    w, h = size
    corner, head = _corner(size), _head_of(size)
    out = tile_body(printed.colour, size, corner, seed_of(tile), state).copy()
    ink = stone_ink(printed.colour, state)
    _head(out, printed, head, state, ink)
    room = Rect(head.x, head.bottom + max(1, round(h * 0.012)), head.width + (2 if w < _NARROW else 0), 0)
    room.height = h - room.y - max(6, round(corner * (0.8 if printed.colour == "diamond" else 0.64)))
    limit = Rect(room.x, room.y, room.width, round(room.height * 0.55))
    top = room.y + put_words(out, names, limit, Writing("bold", types[0], ink)) - round(types[0] * 0.1)
    put_words(out, texts, Rect(room.x, top, room.width, room.bottom - top), Writing("body", types[1], ink, types[2]))
    return out


def _head(out: Surface, tile: PowerTile, head: Rect, state: State, ink: Colour) -> None:
    """Sign or thing at the left, then the dots of the level."""
    thing = None if state == "gone" else lying_on(tile, head.height)
    if thing is None:
        thing = icon(tile.sign, head.height, ink)
    elif state == "closed":
        thing = faded(thing, 170)
    out.blit(thing, thing.get_rect(midleft=head.midleft))
    radius = max(2.0, head.height * 0.095)
    paint = PIPS[tile.colour] if state == "free" else ink
    c = Canvas((round(radius * 3 * tile.level), round(radius * 2) + 2), fine=6, rim=paint)
    for k in range(tile.level):
        c.disc(paint, (radius * (1.2 + 3 * k), radius + 1), radius)
    dots = c.finish()
    out.blit(dots, dots.get_rect(midleft=(head.x + thing.get_width() + max(4, head.height // 5), head.centery)))


def _price(out: Surface, tile: PowerTile, head: Rect, offer: Offer, ink: Colour) -> None:
    """Prayers; less than printed stands on a light plate."""
    price = tile.cost if offer.price is None else offer.price
    px = max(13, round(head.height * 0.48))
    if price < tile.cost:
        mark = price_mark(price, px, (26, 84, 34))
        wide = mark.get_width() + round(px * 0.5)
        plate = token(max(wide, mark.get_height()), (246, 232, 190), None, shape="square")
        spot = plate.get_rect(midright=(head.right + px // 4, head.centery))
        out.blit(plate, spot)
        blit_centred(out, mark, spot.center)
        return
    mark = price_mark(price, px, ink)
    out.blit(mark, mark.get_rect(midright=head.midright))


def _against(out: Surface, head: Rect, offer: Offer) -> None:
    """Why it cannot be bought: a pyramid that is too low, too few prayers, the same illustration."""
    side = head.height
    plate = token(side, (120, 28, 20), None, _WARNING_INK, "square")
    spot = plate.get_rect(midright=head.midright)
    out.blit(plate, spot)
    size = round(side * (0.86 if offer.needs else 0.66))
    put_icon(out, offer.reason, size, _WARNING_INK, spot.center, alpha=130 if offer.needs else 255)
    if offer.needs:
        px = max(14, round(side * 0.54))
        put_text(out, offer.needs, "number", px, Rimmed((255, 248, 226), (70, 8, 4)), spot.center, "center")
