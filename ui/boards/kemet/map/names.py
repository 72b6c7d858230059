"""The names of spaces: where the map has them, moved a little if a Troop or a building would stand in the way."""

from __future__ import annotations

import itertools
import math
from functools import cached_property

from pygame import Rect, Surface

from ui.art.lettering import Role, haloed, height, width
from ui.boards.kemet.look import Look
from ui.boards.kemet.map.buildings import SANCTUARY, TEMPLE
from ui.boards.kemet.map.geometry import Geometry
from ui.boards.kemet.map.obstacles import Obstacle, covered
from ui.boards.kemet.map.pieces import plaques

_INK, _HALO = (60, 34, 10), (255, 240, 204)
_IVORY, _DEEP = (250, 240, 212), (10, 44, 62)
REACH, STEP = 44, 4
"""How far a name may move, and in which steps, in pixels of the design."""
FIGURES, BUILDING, ASTRAY, AWAY, NAME = 6.0, 1.2, 0.5, 0.6, 60.0
"""What it costs to lie under a Troop or a plaque, over a building, with a corner outside the space, a hundred pixels
away, and over another name."""
APART = 12
"""Pixels of the design between two names in a row."""


class Names:
    """The names of one window; a Troop need not be there for its place to be left free, so nothing ever moves."""

    def __init__(self, look: Look, geometry: Geometry) -> None:
        self._look = look
        self._geometry = geometry

    def box(self, space: str) -> Rect | None:
        """Where the name of a space stands, if it has one."""
        return self._boxes.get(space)

    def paint(self, target: Surface) -> None:
        for space, box in self._boxes.items():
            ink, halo = (_IVORY, _DEEP) if self._geometry.on_water(space) else (_INK, _HALO)
            haloed(self._text(space), *self._type, ink, halo, 3).put(target, box.topleft)

    @cached_property
    def _boxes(self) -> dict[str, Rect]:
        """Districts have no names, nor spaces that are narrower than their name; in small windows only Temples and
        the Sanctuary are named."""
        geometry, layout, found = self._geometry, self._look.layout, dict[str, Rect]()
        for name, space in zip(geometry.board.names, geometry.board.spaces, strict=True):
            if space.kind == "district" or (layout.small and space.kind == "desert"):
                continue
            role, px = self._type
            box = Rect(0, 0, width(self._text(name), role, px), height(role, px))
            box.center = (round(geometry.label(name)[0]), round(geometry.label(name)[1]))
            box.clamp_ip(layout.map.inflate(-4, -4))
            if geometry.on_water(name):
                if (other := box.collidelist(list(found.values()))) >= 0:
                    box.left = list(found.values())[other].right + round(APART * layout.u)
                found[name] = box
            elif box.width <= geometry.box(name).width:
                found[name] = self._clear(name, space.kind, box, list(found.values()))
        return found

    def _clear(self, space: str, kind: str, wanted: Rect, others: list[Rect]) -> Rect:
        """The nearest place that is free enough, also of other names; dear questions last, most places need only the
        first."""
        u, inside = self._look.layout.u, self._geometry.hit(space)
        apart = round(APART * u)
        obstacles = [*self._obstacles(space, kind), *((name.inflate(apart, 0), NAME) for name in others)]
        room = self._look.layout.map.inflate(-4, -4)

        def away(box: Rect) -> float:
            return AWAY * math.dist(box.center, wanted.center) / (100 * u)

        steps = range(-REACH, REACH + 1, STEP)
        places = (wanted.move(round(dx * u), round(dy * u)) for dx, dy in itertools.product(steps, steps))
        best, least = wanted, math.inf
        for box in sorted((box for box in places if room.contains(box)), key=away):
            if away(box) >= least:
                break
            cost = away(box) + covered(box, obstacles)
            if cost < least:
                corners = (box.topleft, box.topright, box.bottomleft, box.bottomright)
                cost += ASTRAY * sum(not inside(corner) for corner in corners)
            if cost < least:
                best, least = box, cost
        return best

    def _obstacles(self, space: str, kind: str) -> list[Obstacle]:
        geometry, layout, u = self._geometry, self._look.layout, self._look.layout.u
        x, y = geometry.creature_spot(space)
        round_it = geometry.length(40)
        creature = Rect(round(x) - round_it // 2, round(y) - round_it // 2, round_it, round_it)
        found = [(geometry.figures(space), FIGURES), (geometry.disc(space), FIGURES), (creature, FIGURES)]
        found += [(layout.turn_order, FIGURES), (layout.di_piles, FIGURES)]
        site = geometry.spot(space, "site")
        if site is not None and kind in ("temple", "sanctuary"):
            wide, high = TEMPLE if kind == "temple" else SANCTUARY
            box = Rect(round(site[0] - wide * u / 2), round(site[1] - high * u), round(wide * u), round(high * u))
            found += [(box, BUILDING), (plaques(self._look, geometry)[space][1], FIGURES)]
        return found

    def _text(self, space: str) -> str:
        """A name for the map: the Sanctuary without its gods."""
        if space.endswith("_sanctuary"):
            return self._look.say("map.sanctuary")
        return self._look.name("space", space)

    @property
    def _type(self) -> tuple[Role, int]:
        layout = self._look.layout
        return "bold" if layout.small else "heading", layout.text(15, 1.2)
