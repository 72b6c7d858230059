"""Light on the places of the table that something happened at: found by what the targets of the board stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.events import Event
from ui.art.cache import kept
from ui.art.colour import BLACK
from ui.art.light import aura
from ui.art.palette import GOLD_LIGHT
from ui.art.surface import Size, Stamp, argb, recoloured
from ui.frame.screen import Screen
from ui.kit.target import Target

NO_PLACES = frozenset({"resource", "token", "token_access", "colour", "track", "reason", "source", "why", "rule"})
"""Fields of events whose values are no places, though something of that name may lie on the board."""
_GRAIN = 3
"""Pixels between the points at which the shape of a place is felt."""


class Light(NamedTuple):
    """A place and the light around it."""

    rect: Rect
    stamp: Stamp

    def put(self, target: Surface) -> None:
        self.stamp.put(target, self.rect.topleft)


def lights_of(
    events: Iterable[Event], targets: Sequence[Target], within: Sequence[Rect], screen: Screen
) -> list[Light]:
    """Around the things that events name: a province, a space, a tile, a card on display; never around a part of one.

    `within` are the zones where things lie that everybody looks at."""
    named = {name for event in events for name in _names(event)}
    found: dict[str, Target] = {}
    for target in targets:
        known = found.get(target.subject)
        larger = known is None or _area(known) < _area(target)
        if larger and target.subject.partition(".")[2] in named and any(zone.contains(target.rect) for zone in within):
            found[target.subject] = target
    return lights_around(found.values(), screen)


def lights_around(targets: Iterable[Target], screen: Screen) -> list[Light]:
    return [Light(target.rect, _around(target.rect.size, _felt(target), screen.px(9))) for target in targets]


def _area(target: Target) -> int:
    return target.rect.width * target.rect.height


def _names(event: Event) -> Iterable[str]:
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        if field.name not in NO_PLACES:
            several = value if isinstance(value, tuple) else (value,)
            yield from (one for one in several if isinstance(one, str) and one)


def _felt(target: Target) -> bytes:
    """The shape of a target in grains, row by row."""
    place = target.rect
    rows, columns = range(place.top, place.bottom, _GRAIN), range(place.left, place.right, _GRAIN)
    return bytes(255 * target.contains((x, y)) for y in rows for x in columns)


@kept
def _around(size: Size, shape: bytes, radius: int) -> Stamp:
    """Light around a shape that leaves what lies in it as it is, with an edge."""
    pixels = b"".join(b"\xff\xff\xff" + bytes((grain,)) for grain in shape)
    grains = pygame.image.frombuffer(pixels, (-(-size[0] // _GRAIN), -(-size[1] // _GRAIN)), "RGBA")
    mask = pygame.transform.box_blur(pygame.transform.smoothscale(argb(grains), size), _GRAIN)
    stamp = aura(mask, radius, GOLD_LIGHT, 255, 2)
    margin = -stamp.layers[0][1][0]
    layer = stamp.surface.copy()
    layer.blit(recoloured(mask, BLACK), (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    layer = recoloured(layer, GOLD_LIGHT)
    for outline in (one.outline(_GRAIN) for one in pygame.mask.from_surface(mask).connected_components(40)):
        points = [(x + margin, y + margin) for x, y in outline]
        pygame.draw.lines(layer, GOLD_LIGHT, True, points, max(2, radius // 4))
    return Stamp(((layer, (-margin, -margin)),), size)
