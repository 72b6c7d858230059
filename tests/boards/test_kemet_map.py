"""The drawn map of Kemet is the map of the rules: borders are shared exactly where spaces are adjacent."""

from __future__ import annotations

import itertools
import math

import pytest

from game.core.data import Node
from game.core.errors import BadData
from game.kemet.components import board_for, box
from tests.boards.kemet_harness import TABLES, open_board, setup_of
from ui.art.curves import inside
from ui.boards.kemet.map.shapes import nile_face, read_faces
from ui.boards.kemet.zones import DRAWN

FACES = tuple(face.id for face in box().faces)


@pytest.mark.parametrize("number", range(len(FACES)))
def test_borders_are_shared_exactly_by_neighbours(number: int) -> None:
    face = box().faces[number]
    shape = nile_face(face.id)
    assert set(shape.spaces) == {space.id for space in face.spaces}
    assert set(shape.harbours) == {harbour.id for harbour in face.harbours}
    drawn = {sides for sides in shape.arcs if len(sides) == 2}
    printed = {tuple(sorted((space.id, other))) for space in face.spaces for other in space.adjacent}
    assert drawn == printed
    assert all(len(sides) <= 2 for sides in shape.arcs)


@pytest.mark.parametrize("face", FACES)
def test_common_borders_are_long_enough_to_be_seen(face: str) -> None:
    for sides, lines in nile_face(face).arcs.items():
        if len(sides) == 2:
            length = sum(
                math.dist((a[0] * DRAWN[0], a[1] * DRAWN[1]), (b[0] * DRAWN[0], b[1] * DRAWN[1]))
                for line in lines
                for a, b in itertools.pairwise(line)
            )
            assert length > 40, sides


@pytest.mark.parametrize("number", range(len(FACES)))
def test_pieces_stand_inside_their_spaces_and_nothing_is_missing(number: int) -> None:
    face = box().faces[number]
    for space in face.spaces:
        shape = nile_face(face.id).spaces[space.id]
        assert all(inside(spot, shape.polygon) for spot in shape.spots.values())
        assert ("pyramid" in shape.spots) == (space.kind == "district")
        assert ("site" in shape.spots) == (space.obelisk or space.kind in ("temple", "sanctuary"))


@pytest.mark.parametrize("face", FACES)
def test_no_point_belongs_to_two_spaces(face: str) -> None:
    shapes = nile_face(face).spaces
    for x in range(5, 1300, 13):
        for y in range(5, 740, 13):
            point = (x / 1300, y / 740)
            here = [name for name, shape in shapes.items() if shape.contains(point)]
            assert len(here) <= 1, here
            assert nile_face(face).at(point) == (here[0] if here else None)


def test_harbours_end_beside_the_spaces_that_they_link() -> None:
    for face in box().faces:
        shape = nile_face(face.id)
        for harbour in face.harbours:
            line = shape.harbours[harbour.id]
            for end, space in ((line[0], harbour.ends[0]), (line[-1], harbour.ends[1])):
                polygon = shape.spaces[space].polygon
                nearest = min(math.dist((end[0] * 1300, end[1] * 740), (x * 1300, y * 740)) for x, y in polygon)
                assert nearest < 30, (harbour.id, space)


@pytest.mark.parametrize("players", TABLES)
def test_every_space_in_play_can_be_hit_in_the_window(players: int) -> None:
    geometry = open_board(setup_of(players)).picture.geometry
    for name in board_for(players).names:
        x, y = geometry.troop(name)
        assert geometry.hit(name)((round(x), round(y)))
        assert geometry.layout.map.contains(geometry.troop_box(name))


@pytest.mark.parametrize("players", [4, 5])
def test_boats_know_their_way(players: int) -> None:
    geometry = open_board(setup_of(players)).picture.geometry
    board = board_for(players)
    for one, other in board.harbours:
        there = geometry.harbour(board.names[one], board.names[other])
        back = geometry.harbour(board.names[other], board.names[one])
        assert there is not None and back == there[::-1]
        assert geometry.middle(board.names[one], board.names[other]) is None


SPACE: dict[str, object] = {"spots": {"troop": "0.3 0.3"}, "polygon": "0.2 0.2, 0.6 0.2, 0.2 0.6"}


def small_file(space: dict[str, object]) -> Node:
    face = {"river": "0 0, 0.1 0, 0.1 0.1", "harbours": {"h": "0 0, 1 1"}, "spaces": {"s": space}}
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
