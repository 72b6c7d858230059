"""Where a capsule lies on its space: inside it, off numbers, names and other capsules, close to its Troop."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.mask import Mask

from game.kemet.state import NOBODY, Kemet
from ui.art.curves import Point
from ui.titles.kemet.map.buildings import SANCTUARY, TEMPLE
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.ground import owner_plates
from ui.titles.kemet.map.names import Names, Obstacle, covered
from ui.titles.kemet.map.pieces import plaques
from ui.titles.kemet.style import TableStyle

GRAIN: Final = 4
"""Pixels of the window for one of the masks that are compared."""
OUTSIDE, ASTRAY, NUMBER, FIGURES, NAME, BUILDING, CAPSULE, AWAY = 3.2, 2.0, 6.0, 1.8, 6.0, 0.9, 60.0, 0.9
"""What it costs to lie wholly outside the space, with its middle outside, over a number, over figures, over a
name, over a building, over another capsule, and a hundred pixels of the design away from where it would lie in an
empty space."""


class ClearSpots:
    """Finds and remembers the places; they depend only on what stands on a space and lies there already."""

    def __init__(self, style: TableStyle, geometry: Geometry, names: Names) -> None:
        self._style = style
        self._geometry = geometry
        self._names = names
        self._masks: dict[str, Mask] = {}
        self._known: dict[Hashable, tuple[int, int]] = {}

    def centre(self, view: Kemet, space: str, size: tuple[int, int], laid: Iterable[Rect] = ()) -> tuple[int, int]:
        """The middle of a capsule of this size, off the capsules that are laid already."""
        near = [view.board.index[name] for name in self._near(view, space)]
        standing = tuple((view.holder[k] != NOBODY, view.levels[k], len(view.creatures[k])) for k in near)
        around = self._geometry.box(space).inflate(*size)
        others = [rect for rect in laid if around.colliderect(rect)]
        key = (space, size, standing, tuple(map(tuple, others)))
        if key not in self._known:
            number = view.board.index[space]
            obstacles = [*self._printed(view, space, number), *(one for k in near for one in self._pieces(view, k))]
            obstacles += [(rect.inflate(4, 4), CAPSULE) for rect in others]
            self._known[key] = self._best(space, size, obstacles, self._wanted(space, view.holder[number] != NOBODY))
        return self._known[key]

    def _near(self, view: Kemet, space: str) -> list[str]:
        """The space and those whose pieces a capsule on it could reach."""
        around = self._geometry.box(space).inflate(self._geometry.length(80), self._geometry.length(80))
        return [name for name in view.board.names if around.colliderect(self._geometry.box(name))]

    def _wanted(self, space: str, held: bool) -> Point:
        x, y = self._geometry.troop(space)
        return (x, y - self._geometry.scale * (72 if held else 14))

    def _best(self, space: str, size: tuple[int, int], obstacles: list[Obstacle], wanted: Point) -> tuple[int, int]:
        box, mask, on_space = self._geometry.box(space), self._mask(space), self._geometry.hit(space)
        room = box.inflate(size[0] // 2, size[1]).clip(self._style.layout.map.inflate(-4, -4))
        step = max(3, round(7 * self._style.layout.u))
        capsule = Mask((max(1, size[0] // GRAIN), max(1, size[1] // GRAIN)), fill=True)
        rects = [
            Rect(x, y, *size)
            for y in range(room.top, room.bottom - size[1] + 1, step)
            for x in range(room.left, room.right - size[0] + 1, step)
        ]
        best, least = (round(wanted[0]), round(wanted[1])), math.inf
        for away, rect in sorted((math.dist(rect.center, wanted), tuple(rect)) for rect in rects):
            cost = AWAY * away / self._style.layout.u / 100
            if cost >= least:
                break
            cost += covered(Rect(rect), obstacles)
            if cost < least:
                inside = mask.overlap_area(capsule, ((rect[0] - box.x) // GRAIN, (rect[1] - box.y) // GRAIN))
                cost += OUTSIDE * (1 - inside / capsule.count()) + (0 if on_space(Rect(rect).center) else ASTRAY)
            if cost < least:
                best, least = Rect(rect).center, cost
        return best

    def _mask(self, space: str) -> Mask:
        if space not in self._masks:
            box = self._geometry.box(space)
            sheet = Surface((box.width // GRAIN + 1, box.height // GRAIN + 1), pygame.SRCALPHA)
            points = [((x - box.x) / GRAIN, (y - box.y) / GRAIN) for x, y in self._geometry.polygon(space)]
            pygame.draw.polygon(sheet, (255, 255, 255), points)
            self._masks[space] = pygame.mask.from_surface(sheet)
        return self._masks[space]

    def _pieces(self, view: Kemet, number: int) -> Iterator[Obstacle]:
        """What stands on a space, with what it costs to cover it."""
        geometry, scale, space = self._geometry, self._geometry.scale, view.name(number)
        if view.holder[number] != NOBODY:
            yield geometry.disc(space), NUMBER
            yield geometry.shield(space), NUMBER
            yield geometry.figures(space), FIGURES
            if view.creatures[number]:
                at = geometry.creature_spot(space)
                yield Rect(at[0] - 20 * scale, at[1] - 22 * scale, 40 * scale, 40 * scale), NUMBER
        if view.levels[number]:
            yield geometry.level(space), NUMBER
            yield geometry.pyramid_box(space), FIGURES

    def _printed(self, view: Kemet, space: str, number: int) -> Iterator[Obstacle]:
        """Names, buildings and plaques."""
        geometry, u = self._geometry, self._style.layout.u
        named = self._names.box(space)
        if named is not None:
            yield named.inflate(8, 2), NAME
        for _, _, plate in owner_plates(self._style, geometry, view.cities):
            if plate.colliderect(geometry.box(space)):
                yield plate, NAME
        site = geometry.spot(space, "site")
        kind = view.board.spaces[number].kind
        if site is not None and kind in ("temple", "sanctuary"):
            wide, high = TEMPLE if kind == "temple" else SANCTUARY
            yield Rect(site[0] - wide * u / 2, site[1] - high * u, wide * u, high * u), BUILDING
            yield plaques(self._style, geometry)[space][1], NUMBER
