"""The ground of Kemet's Nile map: waste land with dunes and hills, the river with its green banks, and the plateau of
the spaces in play. Baked once for each number of players; what belongs to a seat is painted on it by the program."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface

from game.kemet.components import board_for
from ui.art.canvas import stroke
from ui.art.colour import WHITE, Colour, mix
from ui.art.curves import Point, bounds, inside, moved
from ui.art.light import blurred
from ui.art.noise import multiply
from ui.art.surface import Size, blank, clip, cut_out, recoloured
from ui.art.texture import texture
from ui.titles.kemet.layout import DRAWN
from ui.titles.kemet.map.buildings import boat, hill, palm, sphinx
from ui.titles.kemet.map.shapes import NileFace, nile_face, nile_map

FINE: Final = 2
"""Painted larger, shrunk at the end."""
WASTE: Final[Colour] = (172, 126, 78)
SANDS: Final[dict[str, Colour]] = {
    "desert": (230, 200, 146),
    "temple": (246, 214, 158),
    "sanctuary": (226, 206, 188),
    "district": (206, 188, 156),
}
_CLIFF: Final[tuple[tuple[float, Colour], ...]] = (
    (8, (84, 52, 26)),
    (6.5, (112, 74, 40)),
    (4, (136, 94, 54)),
    (2, (150, 106, 62)),
)
_WAYS: Final[dict[str, tuple[Point, ...]]] = {"b_w_river": ((644, 372), (644, 396), (644, 420), (646, 496), (646, 520))}
"""Sphinxes along the road on the shore, in pixels of the design."""


class Sheet:
    """The map of a number of players in pixels of the painting."""

    def __init__(self, players: int) -> None:
        board = board_for(players)
        self.k = float(FINE)
        self.size: Size = (DRAWN[0] * FINE, DRAWN[1] * FINE)
        self.face: NileFace = nile_map(players)
        self.wider = self.face.shore / nile_face(board.face).shore
        """What the map is stretched by where the east bank is out of play."""
        self.kinds = {space.id: space.kind for space in board.spaces}
        self.fronts = {name for name in board.names if name.endswith("_front")}
        self.polygons = {name: self.at(self.face.spaces[name].polygon) for name in board.names}
        self.river = self.at(self.face.river)
        arcs = self.face.borders(board.names)
        self.arcs = {sides: [self.at(line) for line in lines] for sides, lines in arcs.items()}
        self.harbours = [self.at(line) for line in self.face.harbours.values()]

    def at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.size[0], y * self.size[1]) for x, y in points]

    def blank(self, colour: Colour) -> Surface:
        return blank(self.size, colour)

    def is_waste(self, point: Point, room: float) -> bool:
        """Off every space, and so far from their borders."""
        for polygon in self.polygons.values():
            if inside(point, polygon) or min(math.dist(point, other) for other in polygon) <= room:
                return False
        return True

    def from_river(self, point: Point) -> float:
        return 0.0 if inside(point, self.river) else min(math.dist(point, other) for other in self.river)


def paint_ground(players: int) -> Surface:
    """Everything that lies below light, walls and pieces."""
    sheet = Sheet(players)
    out = texture("stone", sheet.size, WASTE, 21)
    _banks(sheet, out)
    chance = random.Random(9)
    _dunes(sheet, out, chance)
    _hills(sheet, out, chance)
    _water(sheet, out, chance)
    _palms(sheet, out, chance)
    _plateau(sheet, out)
    _floors(sheet, out)
    _borders(sheet, out)
    _way(sheet, out)
    return pygame.transform.smoothscale(out, DRAWN)


def put_foot(target: Surface, picture: Surface, foot: Point, shadow: tuple[float, float, float, int] | None) -> None:
    """A small drawing with its foot at a point, and its shadow: shift, blur and strength."""
    at = (round(foot[0] - picture.get_width() / 2), round(foot[1] - picture.get_height()))
    if shadow is not None:
        dx, dy, radius, alpha = shadow
        margin = math.ceil(radius * 4)
        w, h = picture.get_size()
        layer = blank((w + 2 * margin, h + 2 * margin), (20, 8, 0))
        layer.blit(recoloured(picture, (20, 8, 0), alpha), (margin, margin))
        target.blit(blurred(layer, radius * FINE), (at[0] - margin + dx * FINE, at[1] - margin + dy * FINE))
    target.blit(picture, at)


def soft_stroke(
    sheet: Sheet, points: Sequence[Point], width: float, colour: Colour, alpha: int, blur: float
) -> Surface:
    """A line that fades to both sides, on a layer of the size of the map."""
    layer = sheet.blank(colour)
    stroke(layer, (*colour, 255), [*points, points[0]], width * sheet.k)
    return recoloured(blurred(layer, blur * sheet.k), colour, alpha)


def _banks(sheet: Sheet, out: Surface) -> None:
    """Fertile land along the river."""
    out.blit(soft_stroke(sheet, sheet.river, 84, (104, 132, 60), 225, 9), (0, 0))
    out.blit(soft_stroke(sheet, sheet.river, 38, (70, 104, 46), 210, 7), (0, 0))
    multiply(out, "stone", 77)
    out.fill((10, 9, 7), special_flags=pygame.BLEND_RGB_ADD)


def _dunes(sheet: Sheet, out: Surface, chance: random.Random) -> None:
    """Short strokes in the waste land."""
    k = sheet.k
    for _ in range(900):
        x, y = chance.random() * sheet.size[0], chance.random() * sheet.size[1]
        length = chance.uniform(10, 24) * k
        if not sheet.is_waste((x, y), 12 * k) or sheet.from_river((x, y)) < 46 * k:
            continue
        _ripple(out, x, y, length, k, (126, 86, 48), (202, 160, 108))


def _ripple(out: Surface, x: float, y: float, length: float, k: float, ink: Colour, shine: Colour) -> None:
    line = [(x + t * length, y - math.sin(t * math.pi) * 4 * k) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    pygame.draw.lines(out, ink, False, line, max(1, round(1.2 * k)))
    pygame.draw.lines(out, shine, False, moved(line, 0, 1.6 * k), max(1, round(k)))


def _hills(sheet: Sheet, out: Surface, chance: random.Random) -> None:
    k, found = sheet.k, list[Point]()
    for _ in range(1500):
        x, y = chance.uniform(0.01, 0.99) * sheet.size[0], chance.uniform(0.04, 1) * sheet.size[1]
        apart = all(math.hypot(x - a, (y - b) * 1.4) > 31 * k for a, b in found)
        if apart and sheet.is_waste((x, y - 8 * k), 25 * k) and sheet.from_river((x, y)) > 62 * k:
            found.append((x, y))
    for foot in sorted(found, key=lambda point: point[1]):
        picture = hill(chance.randrange(-3, 4), k * chance.uniform(0.8, 1.15))
        put_foot(out, picture, foot, (3, 2, 2, 90))


def _water(sheet: Sheet, out: Surface, chance: random.Random) -> None:
    k = sheet.k
    mask = sheet.blank(WHITE)
    pygame.draw.polygon(mask, WHITE, sheet.river)
    out.blit(cut_out(texture("water", sheet.size, (44, 118, 146), 33), mask), (0, 0))
    out.blit(clip(soft_stroke(sheet, sheet.river, 22, (8, 44, 66), 200, 8), mask), (0, 0))
    waves = sheet.blank((190, 232, 236))
    island = next(polygon for name, polygon in sheet.polygons.items() if name.endswith("_t_delta"))
    for number in range(round(760 * sheet.wider)):
        x, y = chance.uniform(0.46, 0.74) * sheet.wider * sheet.size[0], chance.random() * sheet.size[1]
        length, alpha = chance.uniform(9, 22) * k, chance.randrange(40, 120)
        if not (inside((x, y), sheet.river) and inside((x + 22 * k, y), sheet.river)) or inside((x, y), island):
            continue
        line = [(x + t * length, y + math.sin(t * 6.3 + number) * 1.6 * k) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        pygame.draw.lines(waves, (190, 232, 236, alpha), False, line, max(1, round(1.2 * k)))
    out.blit(waves, (0, 0))
    rim = sheet.blank((226, 214, 160))
    stroke(rim, (226, 214, 160, 150), [*sheet.river, sheet.river[0]], 2.2 * k)
    out.blit(rim, (0, 0))
    put_foot(out, boat(k * 0.62), (862 * sheet.wider * k, 214 * k), (2, 3, 2, 110))
    put_foot(out, boat(k * 0.5), (812 * sheet.wider * k, 640 * k), (2, 3, 2, 110))


def _palms(sheet: Sheet, out: Surface, chance: random.Random) -> None:
    k, found = sheet.k, list[tuple[Point, float]]()
    for _ in range(900):
        x, y = sheet.river[chance.randrange(len(sheet.river))]
        x += chance.choice((-1, 1)) * chance.uniform(14, 36) * k
        y += chance.uniform(-14, 14) * k
        scale, wanted = chance.uniform(0.75, 1.0), chance.random() < 0.30
        on_map = 10 * k < x < sheet.size[0] - 10 * k and 40 * k < y < sheet.size[1] - 4 * k
        if wanted and on_map and not inside((x, y), sheet.river) and sheet.is_waste((x, y - 6 * k), 13 * k):
            found.append(((x, y), scale))
    for foot, scale in sorted(found, key=lambda one: one[0][1]):
        put_foot(out, palm(k * scale), foot, (3, 2, 2, 90))


def _plateau(sheet: Sheet, out: Surface) -> None:
    """The shadow and the cliff of all spaces together."""
    k = sheet.k
    base = sheet.blank(WHITE)
    for polygon in sheet.polygons.values():
        pygame.draw.polygon(base, WHITE, polygon)
        stroke(base, (*WHITE, 255), [*polygon, polygon[0]], 3 * k)
    out.blit(recoloured(blurred(recoloured(base, (20, 8, 0), 190), 9 * k), (20, 8, 0)), (3 * k, 10 * k))
    for depth, colour in _CLIFF:
        out.blit(recoloured(base, colour), (0, depth * k))


def _floors(sheet: Sheet, out: Surface) -> None:
    k = sheet.k
    for name, polygon in sheet.polygons.items():
        left, top, right, bottom = bounds(polygon)
        at = (math.floor(left) - 2, math.floor(top) - 2)
        size = (math.ceil(right) - at[0] + 4, math.ceil(bottom) - at[1] + 4)
        shape = moved(polygon, -at[0], -at[1])
        mask = blank(size)
        pygame.draw.polygon(mask, WHITE, shape)
        kind = sheet.kinds[name]
        colour = mix(SANDS[kind], WHITE, 0.02)
        lift = min(1.1, 255 / max(colour))
        body = texture("stone", size, colour, sum(map(ord, name)) * 7, lift)
        if kind == "district":
            _paving(body, SANDS[kind], k)
        else:
            _sand(body, SANDS[kind], k, name)
        out.blit(cut_out(body, mask), at)
        edge = blank(size, (112, 66, 22))
        stroke(edge, (112, 66, 22, 255), [*shape, shape[0]], 16 * k)
        edge = recoloured(blurred(edge, 7 * k), (112, 66, 22), 150 if kind == "district" else 120)
        out.blit(clip(edge, mask), at)


def _paving(body: Surface, colour: Colour, k: float) -> None:
    step, (w, h) = 15 * k, body.get_size()
    ink = mix(colour, (60, 34, 10), 0.30)
    for row in range(int(h / step) + 1):
        pygame.draw.line(body, ink, (0, row * step), (w, row * step), 1)
        for column in range(int(w / step / 1.6) + 2):
            x = (column + (row % 2) * 0.5) * step * 1.6
            pygame.draw.line(body, ink, (x, row * step), (x, (row + 1) * step), 1)


def _sand(body: Surface, colour: Colour, k: float, name: str) -> None:
    chance, (w, h) = random.Random(name), body.get_size()
    for _ in range(int(w * h / 5200 / k / k)):
        x, y, length = chance.random() * w, chance.random() * h, chance.uniform(14, 34) * k
        _ripple(body, x, y, length, k, mix(colour, (120, 76, 30), 0.34), mix(colour, (255, 252, 236), 0.5))


def _borders(sheet: Sheet, out: Surface) -> None:
    """A dark rim with light on it outside, a groove between two spaces; districts have walls instead."""
    k = sheet.k
    for sides, lines in sheet.arcs.items():
        if any(sheet.kinds[name] == "district" for name in sides):
            continue
        for line in lines:
            if len(sides) == 1:
                stroke(out, (74, 44, 18), line, 3.4 * k)
                stroke(out, (250, 228, 180), moved(line, -1.1 * k, -1.3 * k), 1.2 * k)
            else:
                stroke(out, (122, 80, 38), line, 3.6 * k)
                stroke(out, (252, 232, 188), moved(line, 0.9 * k, 1.5 * k), 1.3 * k)


def _way(sheet: Sheet, out: Surface) -> None:
    """Processional ways of sphinxes where a space is only a passage."""
    k = sheet.k
    for name, feet in _WAYS.items():
        if name in sheet.polygons:
            for x, y in feet:
                put_foot(out, sphinx(k), (x * sheet.wider * k, y * k), (2, 2, 2, 110))
