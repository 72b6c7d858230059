"""The map of Kemet as polygons, 0..1 of the map. The painter of the ground and the pointer use the same polygons, so
they cannot disagree. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from game.core.data import Node
from game.core.records import record
from game.kemet.boards import Board
from game.kemet.components import board_for, components
from ui.art.curves import Point, bounds, inside
from ui.art.files import shapes
from ui.art.paths import SHAPES

FILE: Final = "kemet_map.yaml"
SPOTS: Final = ("pyramid", "troop", "site", "label")
Line = tuple[Point, ...]


@record
class SpaceShape:
    """One space: its border, and where things stand on it."""

    id: str
    polygon: Line
    spots: Mapping[str, Point]

    @property
    def box(self) -> tuple[float, float, float, float]:
        return _box(self.polygon)

    def contains(self, point: Point) -> bool:
        left, top, right, bottom = self.box
        return left <= point[0] <= right and top <= point[1] <= bottom and inside(point, self.polygon)


@cache
def _box(polygon: Line) -> tuple[float, float, float, float]:
    return bounds(polygon)


@dataclass(frozen=True)
class NileFace:
    """One face of the board."""

    id: str
    shore: float
    """Share of the width that ends beyond the Nile: all there is to see while the east bank is out of play."""
    river: Line
    harbours: Mapping[str, Line]
    spaces: Mapping[str, SpaceShape]

    def closed(self, board: Board) -> NileFace:
        """KEM-2.1  The face without its east bank: what is left fills the whole width."""

        def wider(point: Point) -> Point:
            return (min(point[0] / self.shore, 1.1), point[1])

        spaces = {
            name: SpaceShape(
                name,
                tuple(map(wider, self.spaces[name].polygon)),
                {spot: wider(point) for spot, point in self.spaces[name].spots.items()},
            )
            for name in board.names
        }
        harbours = {
            name: tuple(map(wider, line))
            for name, line in self.harbours.items()
            if all(end in board.index for end in harbour_ends()[name])
        }
        return NileFace(self.id, 1.0, tuple(map(wider, self.river)), harbours, spaces)

    @cached_property
    def arcs(self) -> Mapping[tuple[str, ...], tuple[Line, ...]]:
        """Borders by the one or two spaces that they belong to, each once."""
        return arcs_of({name: shape.polygon for name, shape in self.spaces.items()})

    def borders(self, names: Sequence[str]) -> Mapping[tuple[str, ...], tuple[Line, ...]]:
        """The same for some of the spaces: a border to one that is not among them is an outer one."""
        return arcs_of({name: self.spaces[name].polygon for name in names})

    def at(self, point: Point) -> str | None:
        """The space under a point of the map."""
        return next((name for name, shape in self.spaces.items() if shape.contains(point)), None)


def arcs_of(polygons: Mapping[str, Line]) -> dict[tuple[str, ...], tuple[Line, ...]]:
    """Edges of all polygons grouped into lines between junctions."""
    owners: dict[frozenset[Point], list[str]] = {}
    for name, polygon in polygons.items():
        for number in range(len(polygon)):
            owners.setdefault(frozenset((polygon[number - 1], polygon[number])), []).append(name)
    found: dict[tuple[str, ...], list[Line]] = {}
    seen: set[tuple[tuple[str, ...], frozenset[Point]]] = set()
    for polygon in polygons.values():
        for sides, line in _runs(polygon, owners):
            tag = (sides, frozenset((line[0], line[-1])))
            if tag not in seen:
                seen.add(tag)
                found.setdefault(sides, []).append(line)
    return {sides: tuple(lines) for sides, lines in found.items()}


def _runs(polygon: Line, owners: Mapping[frozenset[Point], list[str]]) -> list[tuple[tuple[str, ...], Line]]:
    """The border of a space, cut where the neighbour changes."""
    count = len(polygon)
    sides = [tuple(sorted(owners[frozenset((polygon[k], polygon[(k + 1) % count]))])) for k in range(count)]
    start = next((k for k in range(count) if sides[k] != sides[k - 1]), 0)
    found: list[tuple[tuple[str, ...], Line]] = []
    k = start
    while k < start + count:
        here = sides[k % count]
        line = [polygon[k % count]]
        while k < start + count and sides[k % count] == here:
            line.append(polygon[(k + 1) % count])
            k += 1
        found.append((here, tuple(line)))
    return found


@cache
def nile_face(face: str) -> NileFace:
    """Read `assets/art/kemet_map.yaml` once."""
    return _faces()[face]


@cache
def nile_map(players: int) -> NileFace:
    """The map of a table with so many players."""
    board = board_for(players)
    whole = nile_face(board.face)
    return whole if len(board.names) == len(whole.spaces) else whole.closed(board)


@cache
def harbour_ends() -> dict[str, tuple[str, str]]:
    """KEM-2.6  The two spaces that each arrow links."""
    return {harbour.id: harbour.ends for face in components().faces for harbour in face.harbours}


@cache
def _faces() -> dict[str, NileFace]:
    return read_faces(Node(FILE, "", shapes(SHAPES / FILE)))


def read_faces(data: Node) -> dict[str, NileFace]:
    """Both faces; what is wrong is named with its place in the file."""
    return {str(key): _face(str(key), data.child(key)) for key in _keys(data)}


def _face(name: str, node: Node) -> NileFace:
    for key in _keys(node):
        if key not in ("shore", "river", "harbours", "spaces"):
            raise node.wrong("is not known here", key)
    spaces = {key: _space(key, node.child("spaces").child(key)) for key in _keys(node.child("spaces"))}
    harbours = {key: _line(node.child("harbours"), key, 2) for key in _keys(node.child("harbours"))}
    shore = _point(node, "shore", f"{node.text('shore')} 0")[0]
    return NileFace(name, shore, _line(node, "river", 3), harbours, spaces)


def _space(name: str, node: Node) -> SpaceShape:
    for key in _keys(node):
        if key not in ("spots", "polygon"):
            raise node.wrong("is not known here", key)
    spots = node.child("spots")
    found = {}
    for key in _keys(spots):
        if key not in SPOTS:
            raise spots.wrong(f"must be one of {', '.join(SPOTS)}", key)
        found[key] = _point(spots, key, spots.text(key))
    if "troop" not in found:
        raise node.wrong("must say where a Troop stands", "spots")
    shape = SpaceShape(name, _line(node, "polygon", 3), found)
    for key, spot in found.items():
        if not inside(spot, shape.polygon):
            raise node.wrong("lies outside the space", f"spots.{key}")
    return shape


def _line(node: Node, key: str, least: int) -> Line:
    """Points as text, `x y, x y`: thousands of them are read at once."""
    points = tuple(_point(node, key, pair) for pair in node.text(key).split(","))
    if len(points) < least:
        raise node.wrong(f"must have at least {least} points", key)
    return points


def _point(node: Node, key: str, pair: str) -> Point:
    try:
        x, y = map(float, pair.split())
    except ValueError as error:
        raise node.wrong("must be made of points x y", key) from error
    if not (-0.1 <= x <= 1.1 and -0.1 <= y <= 1.1):
        raise node.wrong("lies off the map", key)
    return (x, y)


def _keys(node: Node) -> list[str]:
    return [str(key) for key in node.mapping()]
