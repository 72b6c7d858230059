"""Whatever stands on the map, numbers and names of it can be read: Troops of seven Units with a creature and
pyramids of level 4 in every district."""

from __future__ import annotations

import itertools

import pytest
from pygame import Rect

from game.kemet.components import board_for, box
from game.kemet.state import Kemet
from tests.boards.kemet_harness import SIZES, TABLES, open_board, played, setup_of
from ui.art.curves import inside
from ui.boards.kemet.board import KemetBoard
from ui.boards.kemet.map.figures import CREATURE
from ui.boards.kemet.map.geometry import Geometry
from ui.boards.kemet.map.ground import owner_plates
from ui.boards.kemet.map.pieces import plaques
from ui.boards.kemet.map.shapes import nile_face

TABLE_SIZES = list(itertools.product(TABLES, SIZES))


def opened(players: int, size: tuple[int, int]) -> tuple[KemetBoard, Geometry]:
    board = open_board(setup_of(players), size)
    return board, board.picture.geometry


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
def test_the_number_of_a_troop_and_the_level_of_a_pyramid_never_cover_each_other(
    players: int, size: tuple[int, int]
) -> None:
    board, geometry = opened(players, size)
    districts = [board_for(players).names[number] for number in board_for(players).districts]
    discs = {name: geometry.disc(name) for name in board_for(players).names}
    levels = {name: geometry.level(name) for name in districts}
    for rect in (*discs.values(), *levels.values()):
        assert board.look.layout.map.contains(rect)
    for one, other in itertools.combinations([*discs.items(), *levels.items()], 2):
        assert not one[1].colliderect(other[1]), (one, other)


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_nothing_that_is_painted_later_covers_a_number_or_a_shield(players: int, size: tuple[int, int]) -> None:
    _, geometry = opened(players, size)
    names = board_for(players).names
    districts = [names[number] for number in board_for(players).districts]
    read = [(geometry.troop(name)[1], name, geometry.disc(name)) for name in names]
    read += [(geometry.troop(name)[1], name, geometry.shield(name).inflate(-6, -6)) for name in districts]
    read += [(foot_of_pyramid(geometry, name), name, geometry.level(name)) for name in districts]
    solid = [(geometry.troop(name)[1], name, rect) for name in districts for rect in troop(geometry, name)]
    solid += [(foot_of_pyramid(geometry, name), name, rect) for name in districts for rect in pyramid(geometry, name)]
    for line, space, rect in read:
        for other_line, other, over in solid:
            if other_line > line:
                assert not rect.colliderect(over), (space, other)


def troop(geometry: Geometry, space: str) -> tuple[Rect, ...]:
    return (geometry.figures(space), geometry.shield(space), geometry.disc(space), creature(geometry, space))


def foot_of_pyramid(geometry: Geometry, space: str) -> float:
    foot = geometry.spot(space, "pyramid")
    assert foot is not None
    return foot[1]


@pytest.mark.parametrize("face", [face.id for face in box().faces])
def test_feet_are_in_their_spaces(face: str) -> None:
    for name, shape in nile_face(face).spaces.items():
        for kind in ("pyramid", "troop"):
            if kind in shape.spots:
                assert inside(shape.spots[kind], shape.polygon), name


@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_creatures_stay_on_the_map_and_plates_leave_the_numbers_free(players: int, size: tuple[int, int]) -> None:
    board, geometry = opened(players, size)
    view = last_view(players)
    plates = [rect for _, _, rect in owner_plates(board.look, geometry, view)]
    for name in board_for(players).names:
        assert board.look.layout.map.inflate(4, 4).contains(creature(geometry, name)), name
        assert geometry.disc(name).collidelist(plates) < 0, name
        assert geometry.shield(name).inflate(-6, -6).collidelist(plates) < 0, name


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("players", "size"), TABLE_SIZES)
def test_names_and_prices_are_free_of_troops_and_of_each_other(
    players: int, size: tuple[int, int], language: str
) -> None:
    board = open_board(setup_of(players), size, language)
    geometry, names = board.picture.geometry, board.picture.names
    prices = {name: rect for name, (_, rect) in plaques(board.look, geometry).items()}
    shown = {name: rect for name in board_for(players).names if (rect := names.box(name)) is not None}
    desks = (board.look.layout.turn_order, board.look.layout.di_piles)
    for one, other in itertools.combinations([*shown.values(), *prices.values(), *desks], 2):
        assert not one.inflate(-4, -4).colliderect(other), (one, other)
    for name in board_for(players).names:
        for rect in (geometry.disc(name), geometry.shield(name).inflate(-8, -8)):
            assert rect.collidelist([*shown.values(), *prices.values()]) < 0, name


def last_view(players: int) -> Kemet:
    match = played(players)
    return match.position_before(len(match.moves) - 1).seen_by(None)
