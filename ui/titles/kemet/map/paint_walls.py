"""What is built on Kemet's Nile map and lies above light: walls with gates and towers, docks and harbour arrows."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import cache
from typing import Final

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.canvas import stroke
from ui.art.colour import Colour
from ui.art.curves import Point, along, moved, smooth
from ui.art.light import bevel, blurred
from ui.art.surface import blank, cut_out, recoloured
from ui.art.texture import texture
from ui.titles.kemet.layout import DRAWN
from ui.titles.kemet.map.buildings import dock
from ui.titles.kemet.map.paint_ground import Sheet, put_foot

TOWER: Final = 9.5
"""Half the width of a tower at a junction of walls, in pixels of the design."""
ARROW: Final[Colour] = (250, 240, 212)


def paint_walls(players: int) -> Surface:
    """Transparent where nothing is built."""
    sheet = Sheet(players)
    out = sheet.blank((84, 54, 26))
    _harbours(sheet, out)
    walls = [(sides, line) for sides, lines in sheet.arcs.items() if _walled(sheet, sides) for line in lines]
    walls.sort(key=lambda wall: _inner(sheet, wall[0]), reverse=True)
    k = sheet.k
    shadow = sheet.blank((24, 10, 0))
    for _, line in walls:
        stroke(shadow, (24, 10, 0, 110), moved(line, 2.5 * k, 6 * k), 12 * k)
    out.blit(recoloured(blurred(shadow, 3 * k), (24, 10, 0)), (0, 0))
    for sides, line in walls:
        _wall(out, line, (8.5 if _inner(sheet, sides) else 12.5) * k, k)
    for sides, line in walls:
        if any(name in sheet.fronts for name in sides):
            _gate(out, line, k)
    for point, _ in tower_places(players):
        _tower(out, (point[0] * k, point[1] * k), TOWER * k)
    return pygame.transform.smoothscale(out, DRAWN)


@cache
def tower_places(players: int) -> tuple[tuple[Point, str], ...]:
    """Where walls meet, in pixels of the design, and a district that stands there; from the back to the front."""
    sheet = Sheet(players)
    ends: dict[tuple[float, float], str] = {}
    for sides, lines in sheet.arcs.items():
        district = next((name for name in sides if sheet.kinds[name] == "district"), None)
        if district is not None:
            for line in lines:
                for x, y in (line[0], line[-1]):
                    ends.setdefault((round(x / sheet.k, 1), round(y / sheet.k, 1)), district)
    return tuple(sorted(ends.items(), key=lambda item: item[0][1]))


def _walled(sheet: Sheet, sides: tuple[str, ...]) -> bool:
    return any(sheet.kinds[name] == "district" for name in sides)


def _inner(sheet: Sheet, sides: tuple[str, ...]) -> bool:
    """Between two districts of a City."""
    return len(sides) == 2 and all(sheet.kinds[name] == "district" for name in sides)


def _wall(out: Surface, line: Sequence[Point], width: float, k: float) -> None:
    stroke(out, (80, 50, 24), moved(line, 0, 4 * k), width)
    stroke(out, (150, 110, 66), moved(line, 0, 3 * k), width - 1.5 * k)
    stroke(out, (84, 54, 26), line, width)
    stroke(out, (226, 198, 150), line, width - 2.4 * k)
    stroke(out, (246, 226, 186), moved(line, -0.6 * k, -1.2 * k), width * 0.36)
    reach = width / 2 - 0.4 * k
    for (x, y), angle in directed(line, 7.5 * k):
        nx, ny = -math.sin(angle) * reach, math.cos(angle) * reach
        pygame.draw.line(out, (120, 84, 46), (x + nx, y + ny), (x - nx, y - ny), max(1, round(1.4 * k)))


def directed(line: Sequence[Point], step: float) -> list[tuple[Point, float]]:
    """Points every `step` on a line with the direction it has there."""
    points = along(line, step)
    angles = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in itertools.pairwise(points)]
    return list(zip(points, [*angles, angles[-1] if angles else 0.0], strict=True))


def _gate(out: Surface, line: Sequence[Point], k: float) -> None:
    points = directed(line, k)
    (x, y), angle = points[len(points) // 2]
    ux, uy = math.cos(angle) * 9 * k, math.sin(angle) * 9 * k
    for share, width, colour in ((1.0, 14.0, (70, 42, 18)), (0.8, 9.5, (184, 146, 96)), (0.5, 9.5, (214, 180, 126))):
        ends = ((x - ux * share, y - uy * share), (x + ux * share, y + uy * share))
        stroke(out, colour, ends, width * k)
    for side in (-1.35, 1.35):
        _tower(out, (x + ux * side, y + uy * side), 6.2 * k)


def _tower(out: Surface, centre: Point, half: float) -> None:
    x, y = centre
    wide = round(2 * half)
    foot = masks.rounded((wide, round(wide * 1.15)), half * 0.26)
    shadow = blank((wide * 2, wide * 2), (20, 8, 0))
    shadow.blit(recoloured(foot, (20, 8, 0), 150), (wide // 2, wide // 2))
    out.blit(blurred(shadow, half * 0.3), (x - half - wide / 2 + half * 0.3, y - half * 0.9 - wide / 2 + half * 0.4))
    for size, top, colour in ((foot, y - half * 0.9, (196, 160, 108)), (None, y - half * 1.3, (236, 210, 164))):
        mask = size if size is not None else masks.rounded((wide, wide), half * 0.26)
        body = cut_out(texture("stone", mask.get_size(), colour, 3), mask)
        body.blit(bevel(mask, max(1, round(half * 0.16))), (0, 0))
        out.blit(body, (round(x - half), round(top)))


def _harbours(sheet: Sheet, out: Surface) -> None:
    for line in sheet.harbours:
        draw_arrow(out, line, sheet.k, ARROW)
        for end, other in ((line[0], line[1]), (line[-1], line[-2])):
            angle = math.atan2(other[1] - end[1], other[0] - end[0])
            picture = pygame.transform.rotozoom(dock(sheet.k), -math.degrees(angle), 1)
            x, y = end[0] + math.cos(angle) * 2 * sheet.k, end[1] + math.sin(angle) * 2 * sheet.k
            put_foot(out, picture, (x, y + picture.get_height() / 2), (2, 3, 2, 120))


def draw_arrow(out: Surface, line: Sequence[Point], k: float, colour: Colour) -> None:
    """A dashed arrow with two heads between two docks."""
    way = along(smooth(line, 14), k)[25:-25]
    for start in range(8, len(way) - 10, 13):
        dash = way[start : start + 8]
        stroke(out, (16, 50, 68), moved(dash, 0, 1.4 * k), 4.4 * k)
        stroke(out, colour, dash, 3.2 * k)
    for tip, behind in ((way[0], way[5]), (way[-1], way[-6])):
        angle = math.atan2(tip[1] - behind[1], tip[0] - behind[0])
        head = [
            (tip[0] + r * k * math.cos(angle + a), tip[1] + r * k * math.sin(angle + a))
            for r, a in ((8, 0.0), (11, 2.4), (5, math.pi), (11, -2.4))
        ]
        pygame.draw.polygon(out, (16, 50, 68), moved(head, 0, 2 * k))
        pygame.draw.polygon(out, colour, head)
