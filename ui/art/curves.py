"""Lines and outlines as lists of points. No pygame: hit-testing uses the same curves as painting."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def smooth(points: Sequence[Point], steps: int = 10, closed: bool = False) -> list[Point]:
    """Catmull-Rom through all points; open curves keep their two ends exactly."""
    if len(points) < 3 and not closed:
        return list(points)
    p = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    out: list[Point] = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1 : i + 3]
        for k in range(steps):
            t = k / steps
            out.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    if not closed:
        out.append(points[-1])
    return out


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def scaled(points: Iterable[Point], width: float, height: float, dx: float = 0, dy: float = 0) -> list[Point]:
    return [(x * width + dx, y * height + dy) for x, y in points]


def moved(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def towards(points: Iterable[Point], centre: Point, share: float) -> list[Point]:
    """Shrink to a centre: the inner outline of a piece."""
    return [(x + (centre[0] - x) * share, y + (centre[1] - y) * share) for x, y in points]


def lerp(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def wedge(centre: Point, inner: float, outer: float, start: float, end: float, steps: int = 40) -> list[Point]:
    """A ring sector between two radii, angles in radians."""

    def arc(radius: float, a: float, b: float) -> list[Point]:
        angles = (a + (b - a) * i / steps for i in range(steps + 1))
        return [(centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t)) for t in angles]

    return arc(outer, start, end) + arc(inner, end, start)


def ribbon(points: Sequence[Point], width_start: float, width_end: float) -> list[Point]:
    """The outline of a line whose width changes on the way: river arms, feathers, fronds."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        half = (width_start + (width_end - width_start) * i / last) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return left + right[::-1]


def along(points: Sequence[Point], step: float) -> list[Point]:
    """Points every `step` on a line: beads, footprints, dashes."""
    out: list[Point] = []
    need = 0.0
    for a, b in itertools.pairwise(points):
        length = math.dist(a, b)
        while length and need <= length:
            out.append(lerp(a, b, need / length))
            need += step
        need -= length
    return out


def crossings(polygon: Sequence[Point], y: float) -> list[float]:
    """Where the outline passes this height."""
    found = []
    px, py = polygon[-1]
    for qx, qy in polygon:
        if (qy > y) != (py > y):
            found.append((px - qx) * (y - qy) / (py - qy) + qx)
        px, py = qx, qy
    return found


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Even-odd test."""
    x, y = point
    return sum(x < crossing for crossing in crossings(polygon, y)) % 2 == 1


def area(polygon: Sequence[Point]) -> float:
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
