"""Light on the places of the table that something happened at: found by what the targets of the board stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

import pygame
from pygame import Rect, Surface

from game.core.events import Event
from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import BLACK
from ui.art.light import box_aura
from ui.art.palette import GOLD_LIGHT
from ui.art.surface import Size, Stamp, blank, recoloured
from ui.boards.target import Target
from ui.frame.control import Control
from ui.frame.screen import Screen

NO_PLACES = frozenset({"resource", "token", "token_access", "colour", "reason", "source", "why", "rule"})
"""Fields of events whose values are no places, though something of that name may lie on the board."""


def places_of(events: Iterable[Event], controls: Sequence[Control], within: Rect) -> list[Rect]:
    """Where the things lie that events name: a province, a space, a tile, a card on display."""
    named = {name for event in events for name in _names(event)}
    targets = (control for control in controls if isinstance(control, Target) and control.subject)
    found = (target for target in targets if target.subject.partition(".")[2] in named)
    return [target.rect for target in found if within.contains(target.rect) and target.contains(target.rect.center)]


def paint_places(target: Surface, places: Iterable[Rect], screen: Screen) -> None:
    for place in places:
        _ring(place.size, screen.px(8), screen.px(9)).put(target, place.topleft)


@kept
def _ring(size: Size, corner: int, radius: int) -> Stamp:
    """Light around a box that leaves what lies in it as it is, and an edge."""
    margin = 3 * radius
    layer = blank((size[0] + 2 * margin, size[1] + 2 * margin), GOLD_LIGHT)
    box_aura(size, corner, radius, GOLD_LIGHT, 255, 2).put(layer, (margin, margin))
    hole = recoloured(masks.rounded(size, corner), BLACK)
    layer.blit(hole, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    layer = recoloured(layer, GOLD_LIGHT)
    pygame.draw.rect(layer, GOLD_LIGHT, Rect((margin, margin), size), max(2, radius // 4), border_radius=corner)
    return Stamp(((layer, (-margin, -margin)),), size)


def _names(event: Event) -> Iterable[str]:
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        if field.name not in NO_PLACES:
            several = value if isinstance(value, tuple) else (value,)
            yield from (one for one in several if isinstance(one, str) and one)
