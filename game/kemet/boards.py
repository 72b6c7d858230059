"""KEM-2  The two faces of the board and the banks in play by number of players.

Spaces have stable ids for moves, events and saves; the position counts them by number for speed.
"""

from __future__ import annotations

from game.core.data import Node
from game.core.records import record

KINDS = ("desert", "district", "temple", "sanctuary")
BANKS = ("west", "east", "nile")
NOWHERE = -1


@record
class Space:
    """KEM-2.2  A space as printed."""

    id: str
    kind: str
    bank: str
    obelisk: bool
    prayer: int
    delta: bool
    adjacent: tuple[str, ...]


@record
class City:
    """KEM-2.3  Three walled districts and the desert space in front of them."""

    id: str
    bank: str
    districts: tuple[str, ...]
    front: str


@record
class Harbour:
    """KEM-2.6  An arrow that links two spaces across the Nile."""

    id: str
    ends: tuple[str, str]


@record
class Face:
    """One side of the printed board; `players` is the number without and with the east bank."""

    id: str
    players: tuple[int, ...]
    spaces: tuple[Space, ...]
    cities: tuple[City, ...]
    harbours: tuple[Harbour, ...]


@record
class Board:
    """The spaces in play at one number of players, by number."""

    face: str
    names: tuple[str, ...]
    index: dict[str, int]
    spaces: tuple[Space, ...]
    adjacent: tuple[tuple[int, ...], ...]
    land: tuple[tuple[int, ...], ...]
    """KEM-6.6.5  Where a land move leads: adjacent spaces, then harbour arrows."""
    harbours: tuple[tuple[int, int], ...]
    obelisks: tuple[int, ...]
    temples: tuple[int, ...]
    prayers: tuple[int, ...]
    """KEM-9.4  Prayers of the Temples, in their order; the delta gives none."""
    delta: int
    sanctuary: int
    """NOWHERE on face A."""
    cities: tuple[tuple[int, ...], ...]
    """The districts of each City in play."""
    city_names: tuple[str, ...]
    districts: tuple[int, ...]


def lay_out(face: Face, players: int) -> Board:
    """KEM-2.1  With few players the east bank and every crossing to it do not exist."""
    banks = BANKS if players == max(face.players) else tuple(bank for bank in BANKS if bank != "east")
    spaces = tuple(space for space in face.spaces if space.bank in banks)
    names = tuple(space.id for space in spaces)
    index = {name: number for number, name in enumerate(names)}
    adjacent = tuple(tuple(index[name] for name in space.adjacent if name in index) for space in spaces)
    harbours = tuple(
        (index[one], index[other])
        for one, other in (harbour.ends for harbour in face.harbours)
        if one in index and other in index
    )
    crossings: list[list[int]] = [[] for _ in spaces]
    for one, other in harbours:
        crossings[one].append(other)
        crossings[other].append(one)
    cities = [city for city in face.cities if city.bank in banks]
    temples = tuple(number for number, space in enumerate(spaces) if space.kind == "temple")
    return Board(
        face=face.id,
        names=names,
        index=index,
        spaces=spaces,
        adjacent=adjacent,
        land=tuple(near + tuple(far) for near, far in zip(adjacent, crossings, strict=True)),
        harbours=harbours,
        obelisks=tuple(number for number, space in enumerate(spaces) if space.obelisk),
        temples=temples,
        prayers=tuple(spaces[number].prayer for number in temples),
        delta=next(number for number in temples if spaces[number].delta),
        sanctuary=next((number for number, space in enumerate(spaces) if space.kind == "sanctuary"), NOWHERE),
        cities=tuple(tuple(index[name] for name in city.districts) for city in cities),
        city_names=tuple(city.id for city in cities),
        districts=tuple(index[name] for city in cities for name in city.districts),
    )


def read_faces(data: Node) -> tuple[Face, ...]:
    faces = tuple(_face(node) for node in data.items("boards"))
    counts = sorted(count for face in faces for count in face.players)
    if counts != [2, 3, 4, 5]:
        raise data.wrong("must serve 2, 3, 4 and 5 players, each once", "boards")
    return faces


def _face(node: Node) -> Face:
    face = Face(
        id=node.text("id"),
        players=node.wholes("players", 2, 5),
        spaces=tuple(_space(one) for one in node.items("spaces")),
        cities=tuple(
            City(one.text("id"), one.choice("bank", BANKS), _words(one, "districts"), one.text("front"))
            for one in node.items("cities")
        ),
        harbours=tuple(Harbour(one.text("id"), (one.text("a"), one.text("b"))) for one in node.items("harbours")),
    )
    _check_map(node, face)
    return face


def _space(node: Node) -> Space:
    kind = node.choice("type", KINDS)
    temple = kind == "temple"
    return Space(
        id=node.text("id"),
        kind=kind,
        bank=node.choice("bank", BANKS),
        obelisk=node.flag("obelisk"),
        prayer=node.whole("prayer", 0, 99) if temple else 0,
        delta=temple and node.flag("delta"),
        adjacent=_words(node, "adjacent"),
    )


def _words(node: Node, key: str) -> tuple[str, ...]:
    value = node.child(key).value
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise node.wrong("must be a list of ids", key)
    return tuple(value)


def _check_map(node: Node, face: Face) -> None:
    spaces = {space.id: space for space in face.spaces}
    if len(spaces) != len(face.spaces):
        raise node.wrong("must have different ids", "spaces")
    for space in face.spaces:
        for name in space.adjacent:
            if name not in spaces or space.id not in spaces[name].adjacent:
                raise node.wrong(f"{name} is not adjacent in return", f"spaces.{space.id}.adjacent")
    if sum(space.delta for space in face.spaces) != 1:
        raise node.wrong("must have one Temple in the delta", "spaces")
    for city in face.cities:
        if len(city.districts) != 3 or any(name not in spaces for name in (*city.districts, city.front)):
            raise node.wrong("must name three districts and a front", f"cities.{city.id}")
    for harbour in face.harbours:
        if any(name not in spaces for name in harbour.ends):
            raise node.wrong("must link two spaces", f"harbours.{harbour.id}")
    if not face.players:
        raise node.wrong("must name at least one number of players", "players")
    if len([city for city in face.cities if city.bank != "east"]) < min(face.players):
        raise node.wrong("must be enough for the players", "cities")
