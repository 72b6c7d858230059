"""The signs of which the pictures on cards are composed, and how rows of them are laid out in a place."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from pygame import Rect, Surface

from game.core.records import record
from game.tekhenu.words import BASIC, GODS
from ui.art import rows
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.dice import die, locked
from ui.art.goods import god_medallion, good_token, light_disc
from ui.art.icons import icon
from ui.art.lettering import rendered
from ui.art.palette import DICE
from ui.art.pans import Side, pan_sign
from ui.art.surface import blank, blit_centred
from ui.art.tokens import number_disc, token
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.outlines import OUTLINE_COLOURS

ANY_FACE: Final = 0
"""A die whose face is free: a question mark."""


@record
class Good:
    """Tokens of a good; a number before it if there are several."""

    kind: str
    n: int = 1


@record
class Points:
    """Points of victory: a carnelian disc."""

    text: str


@record
class Word:
    """A number or a mathematical sign."""

    text: str


@record
class Sign:
    """A silhouette in the ink of the card."""

    name: str


@record
class God:
    """A god's action."""

    number: int


@record
class DieFace:
    """A die; `face` 0 is a question mark."""

    colour: str
    face: int
    locked: bool = False


@record
class Mini:
    """A small card of a type."""

    kind: str


@record
class Plate:
    """The plate of Pure or of Tainted dice."""

    side: Side


@record
class Wheel:
    """The six sections: where the die lay, and those beside it or the one opposite."""

    extra: str


@record
class Rank:
    """A place in the turn order: first, second, or last (-1)."""

    place: int


@record
class Light:
    """Sunny, shaded or dark."""

    kind: str


@record
class Cluster:
    """Any of these resources."""

    kinds: tuple[str, ...]


@record
class Outlines:
    """A tile with its four coloured sides."""


@record
class Peak:
    """A pyramid of the track, reached by a marker."""

    sign: str


Item: TypeAlias = (
    Good | Points | Word | Sign | God | DieFace | Mini | Plate | Wheel | Rank | Light | Cluster | Outlines | Peak
)
Group: TypeAlias = tuple[Item, ...]
"""What stays together on a line."""
Groups: TypeAlias = tuple[Group, ...]


def picture(item: Item, size: int, ink: Colour) -> Surface:
    """An item on a line of `size` pixels."""
    match item:
        case Good(kind, n):
            return _good(kind, n, size, ink)
        case Points(text):
            return number_disc(round(size * 0.94), text)
        case Word(text):
            return rendered(text, "number", max(7, round(size * (0.72 if len(text) < 4 else 0.6))), ink)
        case Sign(name):
            return icon(name, size, ink)
        case God(number):
            return god_medallion(size, GODS[number])
        case DieFace(colour, face, is_locked):
            return _die(colour, face, is_locked, size)
        case Mini(kind):
            return back(kind, (round(size * 0.7), round(size * 0.96)))
        case Plate(side):
            return pan_sign(size, side)
        case Wheel(extra):
            return _wheel(size, extra)
        case Rank(place):
            return _rank(size, place)
        case Light(kind):
            return light_disc(round(size * 0.9), kind)
        case Cluster(kinds):
            return _cluster(size, kinds)
        case Outlines():
            return _outlines(size)
        case Peak(sign):
            return _peak(size, sign, ink)


@kept
def _good(kind: str, n: int, size: int, ink: Colour) -> Surface:
    stone = good_token(kind, round(size * 0.9))
    if n == 1:
        return stone
    number = rendered(str(n), "number", max(8, round(size * 0.72)), ink)
    gap = max(1, round(size * 0.06))
    out = blank((number.get_width() + gap + stone.get_width(), max(size, number.get_height())), ink)
    out.blit(number, number.get_rect(midleft=(0, out.get_height() // 2)))
    out.blit(stone, stone.get_rect(midright=(out.get_width(), out.get_height() // 2)))
    return out


@kept
def _die(colour: str, face: int, is_locked: bool, size: int) -> Surface:
    side = round(size * 0.8)
    if face == ANY_FACE:
        base, pip = DICE[colour]
        made = token(side, base, "question", pip, "square")
    else:
        made = locked(side, face, colour) if is_locked else die(side, face, colour)
    edge = round(size * (1.1 if is_locked else 0.9))
    out = blank((edge, edge))
    out.blit(made, made.get_rect(center=(edge // 2, edge // 2)))
    return out


@kept
def _wheel(size: int, extra: str) -> Surface:
    """A small dial: the section of the die in cream, the sections of the extra action in gold with a dot."""
    c = Canvas((size, size), 100, rim=(70, 38, 10))
    chosen = (1, 5) if extra == "adjacent" else (3,)
    c.disc((70, 38, 10), (50, 50), 50)
    for k in range(6):
        start = math.radians(-120 + 60 * k + 3)
        arc = [(50 + 45 * math.cos(start + t), 50 + 45 * math.sin(start + t)) for t in _steps(54)]
        inner = [(50 + 15 * math.cos(start + t), 50 + 15 * math.sin(start + t)) for t in reversed(_steps(54))]
        tone = (255, 244, 214) if k == 0 else (240, 182, 60) if k in chosen else (150, 112, 72)
        c.poly(tone, *arc, *inner)
        middle = math.radians(-90 + 60 * k)
        at = (50 + 31 * math.cos(middle), 50 + 31 * math.sin(middle))
        if k == 0:
            c.box((70, 38, 10), at[0] - 8, at[1] - 8, 16, 16, 3)
        elif k in chosen:
            c.disc((134, 34, 30), at, 9)
    c.disc((236, 196, 112), (50, 50), 9)
    return c.finish()


def _steps(degrees: int) -> list[float]:
    return [math.radians(degrees * k / 8) for k in range(9)]


@kept
def _rank(size: int, place: int) -> Surface:
    """Three markers in a row: the first, the second or the last of them stands out."""
    c = Canvas((round(size * 0.9), size), 90, rim=(70, 38, 10))
    chosen = place - 1 if place > 0 else 2
    for k in range(3):
        out = k == chosen
        x, top = 4 + k * 30, 22 if out else 46
        c.box((70, 38, 10), x - 2, top - 2, 24, 92 - top, 5)
        c.box((244, 190, 66) if out else (176, 144, 100), x, top, 20, 88 - top, 4)
    c.poly((134, 34, 30), (4 + chosen * 30 - 2, 4), (4 + chosen * 30 + 22, 4), (4 + chosen * 30 + 10, 18))
    return c.finish()


@kept
def _cluster(size: int, kinds: tuple[str, ...]) -> Surface:
    """Small tokens side by side, or two by two."""
    columns = 2
    rows = math.ceil(len(kinds) / columns)
    each = round(size * (0.48 if rows > 1 else 0.62))
    out = blank((columns * each + 1, size))
    top = (size - rows * each) // 2
    for k, kind in enumerate(kinds):
        out.blit(good_token(kind, each - 1), ((k % columns) * each, top + (k // columns) * each))
    return out


@kept
def _outlines(size: int) -> Surface:
    c = Canvas((size, size), 100, rim=(70, 38, 10))
    c.box((70, 38, 10), 4, 4, 92, 92, 10)
    corners = ((8, 8), (92, 8), (92, 92), (8, 92))
    inner = ((30, 30), (70, 30), (70, 70), (30, 70))
    for k, colour in enumerate(OUTLINE_COLOURS.values()):
        c.poly(colour, corners[k], corners[(k + 1) % 4], inner[(k + 1) % 4], inner[k])
    c.box((240, 222, 178), 31, 31, 38, 38)
    return c.finish()


@kept
def _peak(size: int, sign: str, ink: Colour) -> Surface:
    """A gold pyramid with the sign of the track before it."""
    c = Canvas((round(size * 1.16), size), 116, rim=(96, 58, 10))
    c.poly((96, 58, 10), (66, 2), (115, 94), (17, 94))
    c.poly((250, 206, 92), (66, 8), (66, 90), (23, 90))
    c.poly((206, 148, 44), (66, 8), (109, 90), (66, 90))
    for y in (36, 62):
        c.line((170, 116, 30), (66 - (y - 8) * 0.52, y), (66 + (y - 8) * 0.52, y), 2.4)
    out = c.finish()
    small = icon(sign, round(size * 0.62), dark(ink, 0.2))
    halo = icon(sign, round(size * 0.62), (255, 246, 220))
    at = (size * 0.34, size * 0.68)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        blit_centred(out, halo, (at[0] + dx, at[1] + dy))
    blit_centred(out, small, at)
    return out


ANY_BASIC: Final = Cluster(BASIC)
_BETWEEN: Final = 0.34
"""The gap between groups, as a share of the size."""


def paint_rows(target: Surface, groups: Groups, place: Rect, ink: Colour, most: int = 999) -> None:
    """The groups in one or more lines, as large as the place allows, all in its middle."""

    def draw(item: Item, size: int) -> Surface:
        return picture(item, size, ink)

    rows.paint_rows(target, groups, place, draw, most, _BETWEEN, _lift)


def _lift(item: Item, size: int) -> float:
    """Pieces lie on the card, signs are printed on it."""
    return max(1.0, size / 26) if isinstance(item, Good | Points | God | DieFace | Mini) else 0.0


def shadow_of(colour: Colour) -> Colour:
    """The ink in which the signs of a card of this colour are drawn."""
    return mix(colour, (16, 6, 0), 0.5)


def ground_of(colour: Colour) -> Colour:
    """The ground on which the signs of a card of this colour lie."""
    return light(mix(colour, (246, 230, 192), 0.5), 0.35)
