"""The signs of which rows on cards and tiles are composed: squares are paid, rounds are gained."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canopic import canopic_jar
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import put_text, rendered
from ui.art.light import bevel
from ui.art.palette import CREAM
from ui.art.pharaon_tokens import (
    any_token,
    climb_arrow,
    cost_square,
    first_player_token,
    pharaoh_token,
    prestige_disc,
    resource_token,
    right_arrow,
)
from ui.art.surface import blank, blit_centred, recoloured

_RED: Final[Colour] = (186, 44, 32)
_TURQUOISE: Final[Colour] = (42, 122, 126)


Painter: TypeAlias = Callable[[str, int, Colour], Surface]


class Item(NamedTuple):
    """A sign in a row: what paints it on a line of so many pixels in an ink, and which of its kind it is."""

    paint: Painter
    what: str = ""


Group: TypeAlias = tuple[Item, ...]
Groups: TypeAlias = tuple[Group, ...]


def picture(item: Item, size: int, ink: Colour) -> Surface:
    """An item on a line of `size` pixels."""
    return item.paint(item.what, size, ink)


def _square(kind: str, size: int, ink: Colour) -> Surface:
    return cost_square(kind, round(size * 0.94))


def _round(kind: str, size: int, ink: Colour) -> Surface:
    return any_token(round(size * 0.96)) if kind == "any" else resource_token(kind, round(size * 0.96))


def _jar(_: str, size: int, ink: Colour) -> Surface:
    return canopic_jar(round(size * 1.08))


def _word(text: str, size: int, ink: Colour) -> Surface:
    return rendered(text, "number", max(7, round(size * 0.74)), ink)


def _points(text: str, size: int, ink: Colour) -> Surface:
    return prestige_disc(size, text)


def _climb(_: str, size: int, ink: Colour) -> Surface:
    return climb_arrow((), size)


def _medal(kind: str, size: int, ink: Colour) -> Surface:
    return pharaoh_token(size) if kind == "pharaoh" else first_player_token(round(size * 0.92))


def _arrow(_: str, size: int, ink: Colour) -> Surface:
    return right_arrow(round(size * 0.62), ink)


@kept
def _any_god(_: str, size: int, ink: Colour) -> Surface:
    """A gold disc with an ankh: whichever god."""
    out = prestige_disc(size, "").copy()
    blit_centred(out, icon("ankh", round(size * 0.72), (70, 36, 4)), (size / 2, size / 2))
    return out


@kept
def _swap(_: str, size: int, ink: Colour) -> Surface:
    c = Canvas((round(size * 0.66), size), 66, rim=ink)
    c.poly(ink, (2, 30), (36, 30), (36, 20), (62, 36), (36, 52), (36, 42), (2, 42))
    c.poly(ink, (64, 58), (30, 58), (30, 48), (4, 64), (30, 80), (30, 70), (64, 70))
    return c.finish()


@kept
def _step(_: str, size: int, ink: Colour) -> Surface:
    """A step of the Burial Chamber with the arrow of a climb."""
    mark = climb_arrow((), round(size * 0.66))
    out = blank((round(size * 0.86) + mark.get_width(), size), ink)
    blit_centred(out, icon("burial", size, ink), (size * 0.43, size / 2))
    out.blit(mark, mark.get_rect(midright=(out.get_width(), size // 2)))
    return out


@kept
def _bonus(_: str, size: int, ink: Colour) -> Surface:
    """An offering token of no kind yet."""
    d = max(8, round(size * 0.98))
    mask = masks.octagon(d)
    out = recoloured(mask, _TURQUOISE)
    out.blit(bevel(mask, max(1, d // 18), 150, 150), (0, 0))
    blit_centred(out, icon("offering", round(d * 0.6), CREAM), (d * 0.44, d * 0.56))
    put_text(out, "+", "number", max(8, round(d * 0.56)), (255, 226, 140), (d * 0.77, d * 0.3), "center")
    return out


@kept
def _closed(_: str, size: int, ink: Colour) -> Surface:
    """A sector with all its slots taken, locked."""
    c = Canvas((size, size), 100, rim=(90, 58, 24))
    c.disc((90, 58, 24), (50, 50), 50)
    for k, shade in enumerate(((236, 206, 150), (210, 176, 118), (236, 206, 150), (210, 176, 118), (224, 190, 134))):
        c.poly(shade, (50, 50), *_arc(k))
    c.disc((150, 106, 52), (50, 50), 45, 4)
    out = c.finish()
    blit_centred(out, icon("lock", round(size * 0.62), _RED), (size / 2, size / 2))
    return out


def _arc(part: int) -> list[tuple[float, float]]:
    """The rim of one of the five sectors."""
    angles = [math.radians(72 * part - 126 + 6 * k) for k in range(13)]
    return [(50 + 44 * math.cos(a), 50 + 44 * math.sin(a)) for a in angles]


@kept
def _summit(_: str, size: int, ink: Colour) -> Surface:
    """Three levels, the highest one filled."""
    out = blank((round(size * 1.3), size), ink)
    blit_centred(out, icon("nile", round(size * 0.82), ink), (size * 0.42, size / 2))
    c = Canvas((round(size * 0.42), size), 42, rim=ink)
    for k in range(3):
        if k == 0:
            c.box(ink, 2, 6, 38, 26, 4)
        else:
            c.box(ink, 2, 6 + k * 31, 38, 26, 4, 4)
    out.blit(c.finish(), (round(size * 0.86), 0))
    return out


@kept
def _different(sign: str, size: int, ink: Colour) -> Surface:
    """The sign with an unequal mark."""
    out = blank((round(size * 1.42), size), ink)
    out.blit(icon(sign, round(size * 0.94), ink), (0, round(size * 0.03)))
    c = Canvas((round(size * 0.44), size), 44, rim=ink)
    c.box(ink, 2, 34, 40, 9, 2)
    c.box(ink, 2, 56, 40, 9, 2)
    c.path(ink, ((34, 24), (10, 76)), 7)
    out.blit(c.finish(), (round(size * 0.96), 0))
    return out


pay = partial(Item, _square)
"""A square: a resource, or `any`."""
gain = partial(Item, _round)
"""A round: a resource, or `any` base resource of choice."""
sign = partial(Item, icon)
"""A silhouette in the ink of the card."""
word = partial(Item, _word)
"""A number or a mathematical sign."""
points = partial(Item, _points)
"""Prestige on a gold disc."""
medal = partial(Item, _medal)
"""The First Player or the Pharaoh token."""
different = partial(Item, _different)
"""Cards of different prestige."""
JAR = Item(_jar)
"""The top vase of the pile."""
CLIMB = Item(_climb)
"""A step on any track of the Nile."""
STEP = Item(_step)
"""A free step of the Burial Chamber."""
BONUS = Item(_bonus)
"""A bonus offering: an octagon with a plus."""
ARROW = Item(_arrow)
"""Becomes."""
SWAP = Item(_swap)
"""Stands for one another."""
CLOSED = Item(_closed)
"""A full sector of the wheel."""
ANY_GOD = Item(_any_god)
"""Any of the five gods."""
SUMMIT = Item(_summit)
"""A track of the Nile at its highest level."""
