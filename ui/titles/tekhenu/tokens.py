"""Small things that lie on the board: bonuses, prices, hollows for statues, the bag, plates with a title."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from game.tekhenu.cards import Gain
from game.tekhenu.words import GOODS
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.light import raised
from ui.art.ornament import rule
from ui.art.palette import INK, INK_SECOND, LIMESTONE
from ui.art.plates import limestone
from ui.art.tokens import number_disc
from ui.frame import words
from ui.titles.tekhenu.style import TableStyle

RUST: Colour = (128, 60, 20)
HALO: Colour = (255, 240, 205)


def bonus_token(gain: Gain, size: int) -> Surface:
    """What a Horus slot brings, as one token."""
    if gain.vp:
        return number_disc(size, str(gain.vp))
    return good_token(next(good for good, amount in zip(GOODS, gain.goods, strict=True) if amount), size)


def listed(gain: Gain) -> list[tuple[str, int]]:
    """Goods of a gain with their amounts."""
    return [(good, amount) for good, amount in zip(GOODS, gain.goods, strict=True) if amount]


@kept
def hollow(diameter: int) -> Surface:
    """The place of a statue: a bowl with a gold rim."""
    c = Canvas((diameter, diameter), 100, rim=(120, 80, 36))
    c.disc((246, 214, 140), (50, 50), 50)
    c.disc((104, 70, 32), (50, 50), 45)
    c.disc((150, 108, 58), (51.6, 52.6), 42.6)
    return c.finish()


def put_price(
    target: Surface, price: Iterable[tuple[str, int]], left: float, middle: float, size: int, ink: Colour = INK
) -> float:
    """Number and token of each good, from the left; gives where it ends."""
    x = left
    for good, amount in price:
        box = put_text(target, str(amount), "number", max(11, round(size * 0.86)), ink, (x, middle))
        stone = good_token(good, size)
        raised(stone, 1).centred(target, (box.right + 2 + size / 2, middle))
        x = box.right + 2 + size + max(2, size // 5)
    return x


def price_width(price: Iterable[tuple[str, int]], size: int) -> float:
    px = max(11, round(size * 0.86))
    gap = max(2, size // 5)
    return sum(width(str(amount), "number", px) + 2 + size + gap for _, amount in price) - gap


def plate(
    target: Surface, style: TableStyle, rect: Rect, title: str = "", sign: str = "", remark: str = "", seed: int = 1
) -> None:
    """A sandstone plate of the board with a carved title line."""
    layout = style.layout
    limestone(rect.size, layout.u, LIMESTONE, seed).put(target, rect.topleft)
    if not title:
        return
    y = rect.y + layout.px(17)
    x = rect.x + layout.px(14)
    if sign:
        put_icon(target, sign, layout.px(21), RUST, (x + layout.px(9), y))
        x += layout.px(25)
    drawn = put_text(target, title, "heading", layout.text(18), Rimmed(INK, HALO), (x, y))
    end = rect.right - layout.px(14)
    if remark:
        px = layout.text(15)
        room = end - drawn.right - layout.px(26)
        if width(remark, "italic", px) <= room:
            end = put_text(target, remark, "italic", px, INK_SECOND, (end, y), "midright").left - layout.px(8)
    if end - drawn.right > layout.px(30):
        rule(target, drawn.right + layout.px(10), end, y + 1, (150, 104, 44), 150)


@kept
def bag(height: int) -> Surface:
    """The bag of dice."""
    c = Canvas((round(height * 0.9), height), 90, rim=(60, 22, 10))
    c.poly((60, 22, 10), (24, 0), (66, 0), (58, 26), (32, 26))
    c.disc((60, 22, 10), (45, 62), 38)
    c.poly((168, 96, 62), (28, 2.5), (62, 2.5), (55, 24), (35, 24))
    for k in range(10):
        shade = (108 + 5 * k, 50 + 3 * k, 30 + 2 * k)
        c.disc(shade, (45 - 0.8 * k, 62 - 0.9 * k), 35.6 - 2.2 * k)
    c.box((246, 206, 110), 29, 20, 32, 6.5, 3)
    c.box((150, 98, 24), 29, 24.4, 32, 2.4, 1)
    return c.finish()


def label(target: Surface, text: str, rect: Rect, px: int, colour: Colour = INK) -> None:
    words.line(target, text, rect, "bold", px, colour, "center", 11)
