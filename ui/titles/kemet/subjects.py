"""A space of the map, enlarged: cut out of the map with its pieces, and what the rules say of it."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.kemet.state import Kemet
from ui.titles.kemet.map.light import Light
from ui.titles.kemet.map.picture import MapPicture, Scene
from ui.titles.kemet.tips import space_tip

LARGE = 1.7


def space_enlarged(picture: MapPicture, view: Kemet, space: str) -> tuple[Surface, str]:
    """The part of the map around a space, and the same words as its tooltip has."""
    board = picture.look.layout.zones.board
    part = picture.geometry.box(space).inflate(80, 80).clip(picture.look.layout.map)
    shown = picture.of(view, Scene(((space, Light("marked")),)))
    cut = shown.subsurface(part.move(-board.x, -board.y)).copy()
    most = (picture.look.screen.size[0] * 0.46, picture.look.screen.size[1] * 0.6)
    factor = min(LARGE, most[0] / cut.get_width(), most[1] / cut.get_height())
    tip = space_tip(picture.look, view, space)
    kind = view.board.spaces[view.board.index[space]].kind
    rule = picture.look.say(f"space.{kind}")
    text = "\n".join((*tip.lines, rule, tip.foot))
    return pygame.transform.smoothscale_by(cut, factor), text
