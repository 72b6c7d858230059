"""The names of spaces: where the map has them, moved a little if a Troop or a building would stand in the way."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.lettering import Role, haloed, height, leading, width
from ui.kit.thing import Face, Thing
from ui.titles.kemet.map.buildings import SANCTUARY, TEMPLE
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.pieces import plaques
from ui.titles.kemet.style import TableStyle

_INK, _HALO = (60, 34, 10), (255, 240, 204)
_IVORY, _DEEP = (250, 240, 212), (10, 44, 62)
REACH, STEP = 44, 4
"""How far a name may move, and in which steps, in pixels of the design."""
FIGURES, BUILDING, ASTRAY, AWAY, NAME, ARROW = 6.0, 1.2, 0.5, 0.6, 60.0, 6.0
"""What it costs to lie under a Troop or a plaque, over a building, with a point outside the space (or on land, where it
belongs on the water), a hundred pixels away, over another name, and over a harbour arrow."""
APART = 12
"""Pixels of the design between two names in a row."""
SHORT = ("sanctuary", "front", "strip")
"""Spaces whose name the map makes shorter: what stands beside them says the rest."""


SPLIT = 0.4
"""What it costs a name on the water to be written in two lines."""
BANK = 0.2
"""A point of a name on the bare bank, where it can still be read, against one on a space."""
OFFSHORE = 1
"""Pixels of the design between the land of a space and its name on the water."""

Obstacle = tuple[Rect, float]
"""A place, and what it costs to cover it wholly."""


def covered(rect: Rect, obstacles: Iterable[Obstacle]) -> float:
    """What it costs to lie over all this."""
    cost = 0.0
    for other, weight in obstacles:
        if rect.colliderect(other):
            part = rect.clip(other)
            cost += weight * part.width * part.height / min(rect.width * rect.height, other.width * other.height)
    return cost


class Name(NamedTuple):
    """The name of a space in one line or two, and where it stands."""

    lines: tuple[str, ...]
    box: Rect


class Names:
    """The names of one window; a Troop need not be there for its place to be left free, so nothing ever moves."""

    def __init__(self, style: TableStyle, geometry: Geometry) -> None:
        self._style = style
        self._geometry = geometry

    def box(self, space: str) -> Rect | None:
        """Where the name of a space stands, if it has one."""
        name = self._names.get(space)
        return None if name is None else name.box

    @cached_property
    def things(self) -> tuple[Thing, ...]:
        """All names, each at its place."""
        role, px = self._type
        found = []
        for space, (lines, box) in self._names.items():
            inks = (_INK, _HALO) if self._geometry.label(space) else (_IVORY, _DEEP)
            found.append(Thing(f"name.{space}", box, Face(draw_name, (lines, role, px, *inks)), bleed=6))
        return tuple(found)

    @cached_property
    def _names(self) -> dict[str, Name]:
        """Districts have no names, nor spaces that are narrower than their name; in small windows only Temples and
        the Sanctuary are named."""
        geometry, layout, found = self._geometry, self._style.layout, dict[str, Name]()
        for name, space in zip(geometry.board.names, geometry.board.spaces, strict=True):
            if space.kind == "district" or (layout.small and space.kind == "desert"):
                continue
            text, middle, others = self._text(name), geometry.label(name), [other.box for other in found.values()]
            if middle is None:
                found[name] = self._afloat(name, others)
                continue
            box = self._room((text,))
            box.center = (round(middle[0]), round(middle[1]))
            box.clamp_ip(layout.map.inflate(-4, -4))
            if box.width <= geometry.box(name).width:
                found[name] = Name((text,), self._clear(name, space.kind, box, others))
        return found

    def _room(self, lines: tuple[str, ...]) -> Rect:
        role, px = self._type
        widest = max(width(line, role, px) for line in lines)
        return Rect(0, 0, widest, height(role, px) + leading(role, px) * (len(lines) - 1))

    def _afloat(self, space: str, others: list[Rect]) -> Name:
        """On the water below or above its space: off other names, harbour arrows and land, moved along the shore or
        written in two lines if it must be."""
        u, text = self._style.layout.u, self._text(space)
        apart, room, away = round(APART * u), self._style.layout.map.inflate(-4, -4), round(OFFSHORE * u)
        (x, top), (_, bottom) = self._geometry.shores(space)

        def cost(name: Name) -> float:
            box = name.box
            names = NAME * len(box.inflate(2 * apart, 0).collidelistall(others))
            crossed = ARROW * any(map(box.inflate(apart, 0).collidepoint, self._geometry.arrows))
            moved = AWAY * abs(box.centerx - x) / (100 * u)
            return names + crossed + ASTRAY * self._ashore(box) + moved + SPLIT * (len(name.lines) - 1)

        places = []
        for lines in dict.fromkeys(((text,), in_two(text))):
            below, above = self._room(lines), self._room(lines)
            below.midtop, above.midbottom = (round(x), round(bottom) + away), (round(x), round(top) - away)
            steps = range(-2 * REACH, 2 * REACH + 1, STEP)
            places += [Name(lines, box.move(round(dx * u), 0)) for box in (below, above) for dx in steps]
        return min((place for place in places if room.contains(place.box)), key=cost, default=places[0])

    def _ashore(self, box: Rect) -> float:
        """How many of ten points of a name that belongs on the water lie on a space; the bare bank counts little."""
        points = [(box.x + k * box.width / 4, y) for k in range(5) for y in (box.top, box.bottom)]
        return sum(
            1 if self._geometry.is_space(point) else BANK * (not self._geometry.is_water(point)) for point in points
        )

    def _clear(self, space: str, kind: str, wanted: Rect, others: list[Rect]) -> Rect:
        """The nearest place that is free enough, also of other names; dear questions last, most places need only the
        first."""
        u, inside = self._style.layout.u, self._geometry.hit(space)
        apart = round(APART * u)
        obstacles = [*self._obstacles(space, kind), *((name.inflate(apart, 0), NAME) for name in others)]
        room = self._style.layout.map.inflate(-4, -4)

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
        geometry, layout, u = self._geometry, self._style.layout, self._style.layout.u
        x, y = geometry.creature_spot(space)
        round_it = geometry.length(40)
        creature = Rect(round(x) - round_it // 2, round(y) - round_it // 2, round_it, round_it)
        found = [(geometry.figures(space), FIGURES), (geometry.disc(space), FIGURES), (creature, FIGURES)]
        found += [(layout.turn_order, FIGURES), (layout.di_piles, FIGURES)]
        site = geometry.spot(space, "site")
        if site is not None and kind in ("temple", "sanctuary"):
            wide, high = TEMPLE if kind == "temple" else SANCTUARY
            box = Rect(round(site[0] - wide * u / 2), round(site[1] - high * u), round(wide * u), round(high * u))
            found += [(box, BUILDING), (plaques(self._style, geometry)[space][1], FIGURES)]
        return found

    def _text(self, space: str) -> str:
        """A name for the map: the Sanctuary without its gods, a front without its City."""
        _, _, part = space.rpartition("_")
        return self._style.say(f"map.{part}") if part in SHORT else self._style.name("space", space)

    @property
    def _type(self) -> tuple[Role, int]:
        layout = self._style.layout
        return "bold" if layout.small else "heading", layout.text(15, 1.2)


def draw_name(
    target: Surface, box: Rect, lines: tuple[str, ...], role: Role, px: int, ink: Colour, halo: Colour
) -> None:
    for number, line in enumerate(lines):
        left = box.x + (box.width - width(line, role, px)) // 2
        haloed(line, role, px, ink, halo, 3).put(target, (left, box.y + number * leading(role, px)))


def in_two(text: str) -> tuple[str, ...]:
    """A name in two lines of about the same length, the first rather longer; a single word stays one."""
    words = text.split(" ")
    splits = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(splits, key=lambda lines: max(len(lines[0]) - 2, len(lines[1])), default=(text,))
