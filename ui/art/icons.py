"""The signs of the game: SVG silhouettes rendered at their final size, and coloured versions (`name_c`).

A name without a file, or with a broken one, raises `BadAsset`; a test asks for every name used."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame
from pygame import Surface

from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.files import BadAsset, whole_svg
from ui.art.palette import INK
from ui.art.paths import ICONS
from ui.art.surface import Point, argb, blank, faded, recoloured

SEAT_SYMBOLS: Final = ("scarab", "lion", "ibis", "sun", "lotus")
INTERFACE: Final = (
    "speaker", "mute", "music", "fullscreen", "window", "play", "pause", "step", "step_back", "forward", "rewind",
    "chevron_left", "chevron_right", "chevron_up", "chevron_down", "keys", "trash", "pencil", "folder", "magnifier",
    "plus", "minus", "info", "question", "exclaim", "globe", "person", "computer", "save",
)  # fmt: skip


@cache
def names() -> frozenset[str]:
    return frozenset(path.stem for path in ICONS.glob("*.svg"))


def exists(name: str) -> bool:
    return name in names()


@kept
def icon(name: str, size: int, colour: Colour = INK, flip: bool = False) -> Surface:
    """A square sign of `size` pixels; coloured versions keep their own colours."""
    if name not in names():
        raise BadAsset(ICONS / f"{name}.svg", "missing")
    picture = _drawn(name, max(1, size))
    if not name.endswith("_c"):
        picture = recoloured(picture, colour)
    return pygame.transform.flip(picture, True, False) if flip else picture


@kept
def _drawn(name: str, size: int) -> Surface:
    """As the file has it; most signs are wanted in several colours."""
    path = whole_svg(ICONS / f"{name}.svg")
    try:
        return argb(pygame.image.load_sized_svg(str(path), (size, size)))
    except pygame.error as error:
        raise BadAsset.broken(path) from error


def coloured_or_plain(name: str, size: int) -> Surface:
    """The coloured version where there is one and it is large enough to be read."""
    return icon(f"{name}_c" if size >= 20 and exists(f"{name}_c") else name, size, INK)


def put_icon(
    target: Surface,
    name: str,
    size: int,
    colour: Colour,
    centre: Point,
    alpha: int = 255,
    shade: Colour | None = None,
) -> pygame.Rect:
    """Draw centred; `shade` sets a copy one pixel lower behind it, so that cream stays readable on a bright plate."""
    picture = icon(name, size, colour)
    if alpha < 255:
        picture = faded(picture, alpha)
    rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if shade:
        target.blit(recoloured(picture, shade), (rect.x + 1, rect.y + max(1, size // 18)))
    target.blit(picture, rect)
    return rect


@kept
def carved(name: str, size: int, ground: Colour, flip: bool = False, raised: bool = False) -> Surface:
    """Cut into stone or wood of colour `ground`: light lower right edge, dark upper left; exchanged if raised."""
    depth = max(1, round(size / 90))
    dark, lit = mix(ground, (24, 10, 0), 0.62), mix(ground, (255, 244, 210), 0.5)
    body = mix(ground, (255, 230, 170), 0.22) if raised else mix(ground, (40, 18, 4), 0.28)
    first, second = (dark, lit) if raised else (lit, dark)
    out = blank((size + 2 * depth, size + 2 * depth), body)
    for colour, shift in ((first, 2 * depth), (second, 0), (body, depth)):
        out.blit(icon(name, size, colour, flip), (shift, shift))
    return out
