"""Steps as chips in a row: done, now, to come. Combat and Night share them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.ornament import outline
from ui.art.palette import INK
from ui.art.plates import body, with_shadow
from ui.art.surface import Size, Stamp
from ui.frame import words
from ui.frame.screen import Screen

LEAST = 13
Standing = Literal["done", "now", "later"]
_GROUND: dict[Standing, Colour] = {"done": (112, 130, 76), "now": (228, 170, 40), "later": (104, 70, 48)}
_WORDS: dict[Standing, Colour] = {"done": (244, 236, 210), "now": INK, "later": (214, 190, 156)}


def paint_chips(target: Surface, screen: Screen, place: Rect, names: Sequence[str], now: int, most: int = 2) -> None:
    """In the middle of their place, in as few rows as fit; `now` is the number of the present one, -1 before the first.

    `most` is the greatest number of rows."""
    rows, px = _fitted(screen, place, names, most)
    high = min(round(px * 1.75), place.height // len(rows) - screen.px(2) if len(rows) > 1 else place.height)
    gap, number = screen.px(5), 0
    for index, row in enumerate(rows):
        wide = [_wide(name, px) for name in row]
        x = place.centerx - (sum(wide) + gap * (len(row) - 1)) // 2
        y = place.y + (place.height * (2 * index + 1)) // (2 * len(rows)) - high // 2
        for name, w in zip(row, wide, strict=True):
            standing: Standing = "now" if number == now else "done" if number < now else "later"
            _chip(target, screen, Rect(x, y, w, high), name, number + 1, standing, px)
            x += w + gap
            number += 1


def rows_for(screen: Screen, wide: int, names: Sequence[str], most: int) -> int:
    """How many rows chips take in so much width."""
    return len(_fitted(screen, Rect(0, 0, wide, screen.size[1]), names, most)[0])


def _wide(name: str, px: int) -> int:
    return width(name, "bold", px) + round(px * 2.1)


def _fitted(screen: Screen, place: Rect, names: Sequence[str], most: int) -> tuple[list[Sequence[str]], int]:
    """One row at the largest size that fits; more rows where even the smallest does not."""
    gap = screen.px(5)
    largest = max(LEAST, min(screen.text(16), round(place.height / 1.7)))
    for rows in range(1, most + 1):
        half = -(-len(names) // rows)
        cut = [names[k : k + half] for k in range(0, len(names), half)]
        for px in range(largest if rows == 1 else max(LEAST, round(largest * 0.6)), LEAST - 1, -1):
            if all(sum(_wide(name, px) for name in row) + gap * (len(row) - 1) <= place.width for row in cut):
                return cut, px
    return cut, LEAST


def _chip(target: Surface, screen: Screen, rect: Rect, name: str, number: int, standing: Standing, px: int) -> None:
    _plate(rect.size, standing, screen.scale).put(target, rect.topleft)
    ink = _WORDS[standing]
    mark = (rect.x + round(px * 0.95), rect.centery)
    if standing == "done":
        put_icon(target, "check", round(px * 0.95), (244, 240, 214), mark)
    else:
        put_text(target, str(number), "number", max(LEAST, round(px * 0.92)), ink, mark, "center")
    room = Rect(rect.x + round(px * 1.65), rect.y, rect.width - round(px * 1.8), rect.height - 1)
    words.line(target, name, room, "bold", px, ink, "left", LEAST)


@kept
def _plate(size: Size, standing: Standing, scale: float) -> Stamp:
    radius = 7 * scale
    picture = body(size, _GROUND[standing], "stone", radius, max(1, round(1.4 * scale)), (30, -30), 0, 3).copy()
    if standing == "now":
        outline(picture, Rect((0, 0), size).inflate(-3, -3), (255, 240, 190), 1.1, radius - 1, 230)
    return with_shadow(picture, radius, (1, 2, 3, 130), scale)
