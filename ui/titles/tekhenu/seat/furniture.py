"""What the parts of a player's board are made of: plates with a title, hollows, badges, pieces with their shadow."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.ornament import rule
from ui.art.palette import INK, LIMESTONE, POINTS
from ui.art.plates import limestone
from ui.art.surface import Point
from ui.art.tokens import badge, number_disc
from ui.frame import words
from ui.titles.tekhenu.cards.style import TableStyle, signed

GAIN: Final[Colour] = (34, 112, 62)
LOSS: Final[Colour] = (150, 40, 32)
RUST: Final[Colour] = (128, 60, 20)
HOLLOW: Final[Colour] = (198, 160, 104)
HOLLOW_PALE: Final[Colour] = (226, 196, 140)


def type_px(style: TableStyle, size: float, room: float) -> int:
    """A type size of the design for this reader, as far as a line of `room` pixels allows."""
    return max(12, min(style.screen.text(size), round(room)))


def titled(target: Surface, style: TableStyle, rect: Rect, u: float, title: str, sign: str, seed: int) -> Rect:
    """A sandstone plate with a carved title line; gives the place below the title."""
    limestone(rect.size, u, LIMESTONE, seed).put(target, rect.topleft)
    head = Rect(rect.x + round(12 * u), rect.y + round(3 * u), rect.width - round(24 * u), round(27 * u))
    size = round(min(head.height * 0.82, 22 * u))
    put_icon(target, sign, size, RUST, (head.x + size / 2, head.centery))
    room = Rect(head.x + size + round(6 * u), head.y, head.width - size - round(6 * u), head.height)
    drawn = words.line(target, title, room, "heading", type_px(style, 18, head.height * 0.8), INK, least=11)
    if head.right - drawn.right > 24 * u:
        rule(target, drawn.right + 8 * u, head.right, head.centery + 1, (150, 104, 44), 150)
    top = rect.y + round(31 * u)
    return Rect(rect.x, top, rect.width, rect.bottom - round(6 * u) - top)


@kept
def point_disc(diameter: int, text: str, colour: Colour = POINTS) -> Surface:
    """Points on a small disc: a single figure fills it, to be read at 18 px."""
    if len(text) > 1:
        return number_disc(diameter, text, colour)
    out = number_disc(diameter, "", colour).copy()
    put_text(out, text, "number", round(diameter * 0.76), (255, 240, 208), (diameter / 2, diameter / 2), "center")
    return out


def change_badge(amount: int, px: int) -> Surface:
    """A net change: green if it is more, red if it is less."""
    return badge(signed(amount), px, GAIN if amount > 0 else LOSS)


def put_good(target: Surface, kind: str, size: int, centre: Point) -> None:
    raised(good_token(kind, size), max(1.0, size / 20)).centred(target, centre)
