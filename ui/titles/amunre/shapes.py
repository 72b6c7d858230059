"""The map of Amun-Re as lines and polygons, 0..1 of the map inside its frame. The painter of the ground and the
pointer use the same polygons, so they cannot disagree. No pygame here."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.core.records import record
from ui.art.curves import Point, bounds, inside, ribbon, smooth
from ui.art.files import shapes
from ui.art.paths import SHAPES

DRAWN_FOR: Final = (1384, 776)
_STEPS: Final = 9
_JITTER: Final = (0.0011, 0.0019)

Line = tuple[Point, ...]
Polygon = tuple[Point, ...]


@record
class Arm:
    """One arm of the delta: its middle line and its widths at the parting and at the sea, in pixels of DRAWN_FOR."""

    line: Line
    width: tuple[float, float]

    def outline(self, width: float, height: float) -> list[Point]:
        """Its banks in pixels of a map of this size."""
        unit = width / DRAWN_FOR[0]
        points = [(x * width, y * height) for x, y in self.line]
        return ribbon(points, self.width[0] * unit, self.width[1] * unit)


@record
class NileMap:
    """Everything that has a shape on the map."""

    provinces: Mapping[str, Polygon]
    quarry: Polygon
    river: Polygon
    delta: Polygon
    sea: Polygon
    red_sea: Polygon
    borders: tuple[Line, ...]
    lines: Mapping[str, Line]
    frontier: tuple[Line, ...]
    arms: tuple[Arm, ...]
    anchors: Mapping[str, Point]
    palms: tuple[tuple[float, float, float], ...]
    quarry_name: str

    def province_at(self, x: float, y: float) -> str | None:
        """The province under a point, or None on water and in the quarry."""
        for name, polygon in self.provinces.items():
            left, top, right, bottom = _box(polygon)
            if left <= x <= right and top <= y <= bottom and inside((x, y), polygon):
                return name
        return None

    def land(self) -> dict[str, Polygon]:
        """Provinces and quarry: all that is sand."""
        return {**self.provinces, self.quarry_name: self.quarry}


@cache
def _box(polygon: Polygon) -> tuple[float, float, float, float]:
    return bounds(polygon)


class _Edges:
    """Edges by name, each smoothed and jittered once, whoever asks for it."""

    def __init__(self, nodes: Mapping[str, Sequence[float]], points: Mapping[str, Sequence[Sequence[float]]]) -> None:
        self._nodes = {name: (float(x), float(y)) for name, (x, y) in nodes.items()}
        self._lines = {name: self._line(name, points[name]) for name in points}

    def _ends(self, name: str) -> tuple[Point, Point]:
        for cut in range(1, len(name)):
            if name[:cut] in self._nodes and name[cut:] in self._nodes:
                return self._nodes[name[:cut]], self._nodes[name[cut:]]
        raise ValueError(f"edge {name} does not join two nodes")

    def _line(self, name: str, between: Sequence[Sequence[float]]) -> Line:
        start, end = self._ends(name)
        if not between:
            return (start, end)
        curve = smooth([start, *((float(x), float(y)) for x, y in between), end], _STEPS)
        shake = random.Random(name)
        dx, dy = _JITTER
        inner = [(x + shake.uniform(-dx, dx), y + shake.uniform(-dy, dy)) for x, y in curve[1:-1]]
        return (start, *inner, end)

    def walk(self, names: Iterable[str]) -> Line:
        """Edges joined end to end, shared points once."""
        out: list[Point] = []
        for name in names:
            line = self._lines[name.lstrip("-")]
            out += line[::-1] if name.startswith("-") else line
        return tuple(point for i, point in enumerate(out) if i == 0 or point != out[i - 1])

    def ring(self, names: Iterable[str]) -> Polygon:
        line = self.walk(names)
        return line[:-1] if line[0] == line[-1] else line


@cache
def nile_map() -> NileMap:
    """Read `assets/art/amunre_map.yaml` once."""
    raw = shapes(SHAPES / "amunre_map.yaml")
    edges = _Edges(raw["nodes"], {**raw["edges"], **{name: [] for name in raw["straight"]}})
    loops = {name: edges.ring(names) for name, names in raw["loops"].items()}
    waters: dict[str, list[str]] = raw["waters"]
    lines = {name: edges.walk(names) for name, names in waters.items()}
    quarry_name: str = raw["quarry"]
    wet = {name for names in waters.values() for name in names}
    borders = tuple(edges.walk([name]) for name in raw["edges"] if name not in wet)
    west, east = edges.walk(waters["west_bank"][1:]), edges.walk(waters["east_bank"][1:])
    red = lines["red_sea"]
    return NileMap(
        provinces={name: ring for name, ring in loops.items() if name != quarry_name},
        quarry=loops[quarry_name],
        river=(*west, *east[::-1]),
        delta=(*lines["delta_sea"], *lines["delta_east"][1:], *lines["delta_west"][:0:-1]),
        sea=((0.0, 0.0), *lines["coast"], (1.0, 0.0)),
        red_sea=(*red, (1.0, 1.0)),
        borders=borders,
        lines={**lines, "west_river": west, "east_river": east},
        frontier=tuple(edges.walk(names) for names in raw["frontier"]),
        arms=tuple(_arm(arm) for arm in raw["arms"]),
        anchors={name: (float(x), float(y)) for name, (x, y) in raw["anchors"].items()},
        palms=tuple((float(x), float(y), float(k)) for x, y, k in raw["palms"]),
        quarry_name=quarry_name,
    )


def _arm(raw: Mapping[str, Any]) -> Arm:
    points = [(float(x), float(y)) for x, y in raw["line"]]
    first, last = raw["width"]
    return Arm(tuple(smooth(points, 12)), (float(first), float(last)))
