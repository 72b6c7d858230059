"""The map of Kemet is the map of the rules, and whatever stands on it, numbers and names of it can be read."""

import itertools
import math
from typing import Any

import pytest
from pygame import Rect

from game.core.data import Node
from game.core.errors import BadData
from game.kemet.boards import Face
from game.kemet.components import board_for, components
from game.kemet.march import Advance
from game.kemet.recruiting import Recruit
from game.kemet.state import NOBODY
from tests.boards import harness
from tests.boards.harness import SIZES, asked_of, games, positions
from ui.art.curves import inside
from ui.frame.screen import Screen
from ui.titles.kemet.layout import DRAWN, lay_out
from ui.titles.kemet.map.figures import CREATURE
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.ground import owner_plates
from ui.titles.kemet.map.names import in_two
from ui.titles.kemet.map.pieces import plaques
from ui.titles.kemet.map.shapes import nile_face, nile_map, read_faces

TABLES = (2, 3, 4, 5)
TABLE_SIZES = [
    pytest.param(players, size, marks=() if size == SIZES[players % 3] else pytest.mark.thorough)
    for players, size in itertools.product(TABLES, SIZES)
]
"""Each table in one window always, in the others by the thorough tests."""
FACES = tuple(face.id for face in components().faces)


def table(players: int, size: tuple[int, int] = SIZES[0], **wishes: object) -> Any:
    return harness.board_for("kemet", players, size, **wishes)


@pytest.mark.parametrize("face", components().faces, ids=FACES)
def test_borders_are_shared_and_pieces_stand_inside_their_spaces_and_nothing_is_missing(face: Face) -> None:
    shape = nile_face(face.id)
    assert set(shape.spaces) == {space.id for space in face.spaces}
    assert set(shape.harbours) == {harbour.id for harbour in face.harbours}
    drawn = {sides for sides in shape.arcs if len(sides) == 2}
    assert drawn == {tuple(sorted((space.id, other))) for space in face.spaces for other in space.adjacent}
    assert all(len(sides) <= 2 for sides in shape.arcs)
    for space in face.spaces:
        spots = shape.spaces[space.id].spots
        assert all(inside(spot, shape.spaces[space.id].polygon) for spot in spots.values())
        assert ("pyramid" in spots) == (space.kind == "district")
        assert ("site" in spots) == (space.obelisk or space.kind in ("temple", "sanctuary"))


@pytest.mark.parametrize("face", FACES)
def test_common_borders_are_long_enough_to_be_seen(face: str) -> None:
    for sides, lines in nile_face(face).arcs.items():
        drawn = [[(x * DRAWN[0], y * DRAWN[1]) for x, y in line] for line in lines]
        length = sum(math.dist(one, other) for line in drawn for one, other in itertools.pairwise(line))
        assert len(sides) != 2 or length > 40, sides


@pytest.mark.parametrize("face", FACES)
def test_no_point_belongs_to_two_spaces(face: str) -> None:
    shapes = nile_face(face).spaces
    for x, y in itertools.product(range(5, 1300, 20), range(5, 740, 20)):
        point = (x / 1300, y / 740)
        here = [name for name, shape in shapes.items() if shape.contains(point)]
        assert len(here) <= 1, here
        assert nile_face(face).at(point) == (here[0] if here else None)


def test_harbours_end_beside_the_spaces_that_they_link() -> None:
    for face in components().faces:
        shape = nile_face(face.id)
        for harbour in face.harbours:
            line = shape.harbours[harbour.id]
            for end, space in ((line[0], harbour.ends[0]), (line[-1], harbour.ends[1])):
                polygon = shape.spaces[space].polygon
                nearest = min(math.dist((end[0] * 1300, end[1] * 740), (x * 1300, y * 740)) for x, y in polygon)
                assert nearest < 30, (harbour.id, space)


@pytest.mark.parametrize("players", TABLES)
def test_every_space_in_play_can_be_hit_in_the_window(players: int) -> None:
    geometry = table(players).map.geometry
    for name in board_for(players).names:
        x, y = geometry.troop(name)
        assert geometry.hit(name)((round(x), round(y)))
        assert geometry.layout.map.contains(geometry.troop_box(name))


@pytest.mark.parametrize("players", TABLES)
def test_the_map_fills_the_board_also_without_its_east_bank(players: int) -> None:
    """KEM-2.1  The spaces in play and the Nile reach from one edge to the other, and all of them are drawn."""
    face = nile_map(players)
    lines = [face.river, *(face.spaces[name].polygon for name in board_for(players).names)]
    across = [x for line in lines for x, _ in line]
    assert min(across) < 0.06 and max(across) > 0.94


@pytest.mark.parametrize("players", [3, 4, 5])
def test_boats_know_their_way(players: int) -> None:
    geometry = table(players).map.geometry
    board = board_for(players)
    for one, other in board.harbours:
        there = geometry.harbour(board.names[one], board.names[other])
        back = geometry.harbour(board.names[other], board.names[one])
        assert there is not None and back == there[::-1]
        assert geometry.middle(board.names[one], board.names[other]) is None


SPACE: dict[str, object] = {"spots": {"troop": "0.3 0.3"}, "polygon": "0.2 0.2, 0.6 0.2, 0.2 0.6"}


def small_file(space: dict[str, object]) -> Node:
    face = {"shore": "1", "river": "0 0, 0.1 0, 0.1 0.1", "harbours": {"h": "0 0, 1 1"}, "spaces": {"s": space}}
    return Node("map.yaml", "", {"A": face})


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("polygon", "0.2 0.2, 0.6", "points x y"),
        ("polygon", "0.2 0.2, 0.6 0.2", "at least 3"),
        ("polygon", "0.2 0.2, 0.6 0.2, 0.2 3", "off the map"),
        ("spots", {"troop": "0.9 0.9"}, "outside"),
        ("spots", {"pyramid": "0.3 0.3"}, "Troop"),
        ("spots", {"troop": "0.3 0.3", "hat": "0.3 0.3"}, "one of"),
        ("colour", "red", "not known"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(key: str, value: object, reason: str) -> None:
    assert set(read_faces(small_file(SPACE))["A"].spaces) == {"s"}
    with pytest.raises(BadData, match=reason) as refused:
        read_faces(small_file({**SPACE, key: value}))
    assert "A.spaces.s" in str(refused.value)


# What stands on the map: Troops of seven Units with a creature, and pyramids of level 4 in every district


def opened(players: int, size: tuple[int, int]) -> tuple[Any, Geometry]:
    board = table(players, size)
    return board, board.map.geometry


def creature(geometry: Geometry, space: str) -> Rect:
    x, y = geometry.creature_spot(space)
    found = Rect(0, 0, geometry.length(CREATURE[0]), geometry.length(CREATURE[1]))
    found.center = (round(x), round(y))
    return found


def pyramid(geometry: Geometry, space: str) -> list[Rect]:
    """The lower half of a pyramid of level 4, and its narrower upper half."""
    whole, length = geometry.pyramid_box(space), geometry.length
    lower, upper = Rect(0, 0, length(62), length(28)), Rect(0, 0, length(28), length(25))
    lower.midbottom = whole.midbottom
    upper.midbottom = lower.midtop
    return [lower, upper]


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_numbers_and_levels_lie_apart_and_nothing_painted_later_covers_them_or_a_shield(
    players: int, size: tuple[int, int]
) -> None:
    board, geometry = opened(players, size)
    names = board_for(players).names
    districts = [names[number] for number in board_for(players).districts]
    stands = {name: geometry.troop(name)[1] for name in names}
    foot = {name: geometry.spot(name, "pyramid")[1] for name in districts}
    read = [(stands[name], name, geometry.disc(name)) for name in names]
    read += [(foot[name], name, geometry.level(name)) for name in districts]
    assert all(board.style.layout.map.contains(rect) for _, _, rect in read)
    for (_, space, rect), (_, other, over) in itertools.combinations(read, 2):
        assert not rect.colliderect(over), (space, other)
    read += [(stands[name], name, geometry.shield(name).inflate(-6, -6)) for name in districts]
    solid = [(foot[name], name, rect) for name in districts for rect in pyramid(geometry, name)]
    for name in districts:
        troop = (geometry.figures(name), geometry.shield(name), geometry.disc(name), creature(geometry, name))
        solid += [(stands[name], name, rect) for rect in troop]
    for (line, space, rect), (other_line, other, over) in itertools.product(read, solid):
        assert other_line <= line or not rect.colliderect(over), (space, other)


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_creatures_stay_on_the_map_and_plates_leave_the_numbers_free(players: int, size: tuple[int, int]) -> None:
    board, geometry = opened(players, size)
    match = next(games("kemet", players))
    view = match.position_before(len(match.moves) - 1).seen_by(None)
    plates = [rect for _, _, rect in owner_plates(board.style, geometry, view.cities)]
    for name in board_for(players).names:
        assert board.style.layout.map.inflate(4, 4).contains(creature(geometry, name)), name
        assert geometry.disc(name).collidelist(plates) < 0, name
        assert geometry.shield(name).inflate(-6, -6).collidelist(plates) < 0, name


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_names_and_prices_are_free_of_troops_and_of_each_other(
    players: int, size: tuple[int, int], language: str
) -> None:
    board = table(players, size, language=language)
    geometry, names = board.map.geometry, board.map.names
    prices = {name: rect for name, (_, rect) in plaques(board.style, geometry).items()}
    shown = {name: rect for name in board_for(players).names if (rect := names.box(name)) is not None}
    desks = (board.style.layout.turn_order, board.style.layout.di_piles)
    for one, other in itertools.combinations([*shown.values(), *prices.values(), *desks], 2):
        assert not one.inflate(-4, -4).colliderect(other), (one, other)
    for name in board_for(players).names:
        for rect in (geometry.disc(name), geometry.shield(name).inflate(-8, -8)):
            assert rect.collidelist([*shown.values(), *prices.values()]) < 0, name
        figures = geometry.figures(name).inflate(-geometry.length(10), -geometry.length(10))
        hidden = [other for other, rect in shown.items() if other != name and figures.colliderect(rect)]
        assert not hidden, (name, hidden)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_a_name_lies_over_no_harbour_arrow_and_on_the_nile_it_does_not_run_ashore(
    players: int, size: tuple[int, int], language: str
) -> None:
    """There its middle lies on the water, and at most a quarter of it at either end on a space."""
    board = table(players, size, language=language)
    geometry, spaces = board.map.geometry, board_for(players).names
    for name, rect in [(name, board.map.names.box(name)) for name in spaces]:
        if rect is None:
            continue
        assert not any(map(rect.inflate(-4, -4).collidepoint, geometry.arrows)), name
        if geometry.label(name) is None:
            assert geometry.is_water(rect.center), name
            for x in (rect.x + rect.width / 4, rect.right - rect.width / 4):
                assert not any(geometry.hit(space)((round(x), rect.centery)) for space in spaces), name


def test_a_long_name_is_cut_where_both_lines_are_short() -> None:
    for lines in (("Sanctuaire",), ("Temple du", "delta"), ("Temple de la", "rive est")):
        assert in_two(" ".join(lines)) == lines


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_a_troop_that_attacks_stands_beside_the_other_on_the_map(players: int, size: tuple[int, int]) -> None:
    """KEM-8.0  Its shield and its number can be read, also at the edge of the map."""
    board, geometry = opened(players, size)
    for name in board_for(players).names:
        for rect in (geometry.shield(name, beside=True), geometry.disc(name, beside=True)):
            assert board.style.layout.map.contains(rect), name
            for other in (geometry.shield(name), geometry.disc(name)):
                assert not rect.colliderect(other.inflate(-geometry.length(8), 0)), name


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_what_a_temple_gives_is_free_of_troops_on_other_spaces(players: int, size: tuple[int, int]) -> None:
    """Shields, numbers and creatures of Troops nearby."""
    board, geometry = opened(players, size)
    prices = {name: rect.inflate(-2, -2) for name, (_, rect) in plaques(board.style, geometry).items()}
    for name, other in itertools.product(board_for(players).names, prices):
        for part in (geometry.disc(name), geometry.shield(name), creature(geometry, name).inflate(-8, -8)):
            assert name == other or not part.colliderect(prices[other]), (name, other)


@pytest.mark.parametrize("text", [140, 160])
def test_names_in_large_type_do_not_run_into_each_other(text: int) -> None:
    board = table(4, (1920, 1080), language="fr", text_size=text)
    shown = [rect for name in board_for(4).names if (rect := board.map.names.box(name)) is not None]
    assert not [pair for pair in itertools.combinations(shown, 2) if pair[0].colliderect(pair[1])]


# KEM-6.6  What a step costs is told on the space it leads to, and covers neither numbers nor the names of others


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_a_capsule_lies_on_a_space_it_speaks_of_and_hides_no_number(players: int, size: tuple[int, int]) -> None:
    board, geometry = opened(players, size)
    seen = 0
    for position in [p for p in positions("kemet", players, 12) if isinstance(p.decision, Advance | Recruit)]:
        things = board.laid(position.seen_by(position.decision.seat), asked_of(position)).board
        lit = [one.id.partition(".")[2] for one in things if one.kind == "light"]
        capsules = [one.place for one in things if one.kind in ("capsule", "way")]
        held = [name for name, owner in zip(position.board.names, position.holder, strict=True) if owner != NOBODY]
        for rect in capsules:
            seen += 1
            assert board.style.layout.map.contains(rect)
            points = (rect.midleft, rect.center, rect.midright)
            assert any(geometry.hit(name)(point) for name in lit for point in points), (rect, lit)
            for name in held:
                x, y = geometry.troop(name)
                badge = (round(x + 17 * geometry.scale), round(y - 3 * geometry.scale))
                assert not rect.collidepoint(badge), (name, rect)
        for one, other in itertools.combinations(capsules, 2):
            assert not one.colliderect(other), (one, other)
    assert seen > 3


# The parts of the table


@pytest.mark.parametrize("size", [*SIZES, (1600, 900), (1920, 1200), (1366, 768), (3440, 1440)])
@pytest.mark.parametrize("text", [80, 100, 125, 150])
def test_the_parts_of_the_table_lie_beside_each_other(size: tuple[int, int], text: int) -> None:
    for players in TABLES:
        layout = lay_out(Screen(size, text), players)
        zones, window = layout.zones, Screen(size).rect
        parts = [zones.strip, zones.prompt, zones.tools, zones.board, layout.own_board, layout.prayer_track]
        parts += [layout.group, layout.confirm, layout.hand, *layout.seats, layout.market, layout.log]
        parts += [] if layout.small else [layout.vp_race]
        for part in parts:
            assert window.contains(part) and part.width > 40 and part.height > 20, part
        for one, other in itertools.combinations(parts, 2):
            assert not one.colliderect(other), (one, other)
        assert abs(layout.map.width / layout.map.height - 1300 / 740) < 0.01
        for inner in (layout.turn_order, layout.di_piles):
            assert layout.map.contains(inner)
        assert layout.stage.contains(layout.map)
