"""A space of the map, enlarged: cut out of the map with its pieces, and what the rules say of it."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.kemet.state import Kemet
from ui.art.surface import opaque
from ui.titles.kemet.map.light import Light
from ui.titles.kemet.map.things import MapThings
from ui.titles.kemet.tips import space_tip

LARGE = 1.7


def space_enlarged(map_things: MapThings, view: Kemet, space: str) -> tuple[Surface, str]:
    """The part of the map around a space, and the same words as its tooltip has, each line once."""
    style = map_things.style
    part = map_things.geometry.box(space).inflate(80, 80).clip(style.layout.map)
    sheet = opaque(style.screen.size)
    sheet.set_clip(part)
    for thing in map_things.whole(view, {space: Light("marked")}, set()):
        if thing.face is not None and thing.reach.colliderect(part):
            thing.face.put(sheet, thing.place)
    cut = sheet.subsurface(part).copy()
    most = (style.screen.size[0] * 0.46, style.screen.size[1] * 0.6)
    factor = min(LARGE, most[0] / cut.get_width(), most[1] / cut.get_height())
    tip = space_tip(style, view, space)
    kind = view.board.spaces[view.board.index[space]].kind
    text = "\n".join(dict.fromkeys((*tip.lines, style.say(f"space.{kind}"), tip.foot)))
    return pygame.transform.smoothscale_by(cut, factor), text
