"""KEM-2  The two faces: every space, every link, every harbour, at every number of players."""

import pytest

from game.core.data import load
from game.core.sources import origins
from game.kemet.boards import NOWHERE, Board
from game.kemet.components import board_for, components
from game.kemet.march import MarchTo, TeleportTo, go_on, march_to, move_troop, teleport_to
from game.kemet.state import NOBODY, Kemet
from game.workshop.fuzz_checks import openly
from tests.kemet.build import hand, in_action, in_move, position, prayers, troop
from tests.kemet.look import there
from tests.titles.playing import offers, play, refuse, sheet

COUNTS = (2, 3, 4, 5)
BORDERS = {
    "A": """
        a_c1_front a_t_west a_w_obelisk a_w_river
        a_c2_front a_t_west a_w_obelisk a_w_river
        a_c3_front a_t_east a_e_obelisk a_e_river
        a_c4_front a_t_east a_e_obelisk a_e_river
        a_t_west a_c1_front a_c2_front a_w_obelisk
        a_w_obelisk a_c1_front a_c2_front a_t_west a_w_river
        a_w_river a_c1_front a_c2_front a_w_obelisk a_t_river
        a_t_river a_w_river
        a_e_obelisk a_c3_front a_c4_front a_t_east a_e_river
        a_t_east a_c3_front a_c4_front a_e_obelisk
        a_e_river a_c3_front a_c4_front a_e_obelisk a_t_eriver
        a_t_eriver a_e_river
        a_t_delta
    """,
    "B": """
        b_c1_front b_t_west b_w_obelisk b_w_river
        b_c2_front b_t_west b_w_obelisk b_w_obelisk_s b_w_river
        b_c3_front b_t_west b_w_obelisk_s b_w_river
        b_c4_front b_t_east b_e_obelisk b_e_river
        b_c5_front b_t_east b_e_obelisk b_e_river
        b_t_west b_c1_front b_c2_front b_c3_front b_w_obelisk b_w_obelisk_s
        b_w_obelisk b_c1_front b_c2_front b_t_west b_w_river
        b_w_obelisk_s b_c2_front b_c3_front b_t_west b_w_river
        b_w_river b_c1_front b_c2_front b_c3_front b_w_obelisk b_w_obelisk_s b_t_river
        b_t_river b_w_river
        b_sanctuary b_strip
        b_strip b_sanctuary
        b_e_obelisk b_c4_front b_c5_front b_t_east b_e_river
        b_t_east b_c4_front b_c5_front b_e_obelisk
        b_e_river b_c4_front b_c5_front b_e_obelisk b_t_eriver
        b_t_eriver b_e_river
        b_t_delta
    """,
}
"""Every space outside the Cities and what it touches there, written down once more from what is printed."""
WHERE = {
    "obelisk": "a_w_obelisk a_e_obelisk b_w_obelisk b_w_obelisk_s b_e_obelisk b_sanctuary",
    "temple": "a_t_west a_t_river a_t_east a_t_eriver a_t_delta b_t_west b_t_river b_t_east b_t_eriver b_t_delta",
}
"""Spaces with an obelisk that are no Temple, and Temples, which all have one."""
HARBOURS = {
    "A": "a_w_river-a_c3_front a_w_river-a_t_eriver a_w_river-a_c4_front",
    "B": "b_w_river-b_c4_front b_w_river-b_t_eriver b_w_river-b_c5_front b_strip-b_t_delta",
}
"""Arrows over the Nile from the west shore, and on face B within the delta."""


def printed_borders(face: str) -> dict[str, set[str]]:
    """KEM-2.3, KEM-2.9, KEM-2.10  The whole face: the rows above, and three districts behind each front."""
    near = {row.split()[0]: set(row.split()[1:]) for row in BORDERS[face].strip().splitlines()}
    for front in [name for name in near if name.endswith("front")]:
        districts = {front.replace("front", f"d{one}") for one in (1, 2, 3)}
        near[front] |= districts
        near |= {one: (districts - {one}) | {front} for one in districts}
    return near


def printed_harbours(board: Board) -> set[frozenset[str]]:
    """KEM-2.1, KEM-2.6  Arrows whose two ends are in play."""
    arrows = {frozenset(arrow.split("-")) for arrow in HARBOURS[board.face].split()}
    return {ends for ends in arrows if ends <= set(board.names)}


def printed_ways(board: Board) -> dict[str, set[str]]:
    """KEM-2.1, KEM-2.2, KEM-2.6  Where a land move leads: over borders and harbours between spaces in play."""
    names = set(board.names)
    ways = {name: ends & names for name, ends in printed_borders(board.face).items() if name in names}
    for one, other in printed_harbours(board):
        ways[one].add(other)
        ways[other].add(one)
    return ways


def printed_obelisks(board: Board) -> set[str]:
    """KEM-2.7  Temples have one too."""
    return {*WHERE["temple"].split(), *WHERE["obelisk"].split()} & set(board.names)


@pytest.mark.parametrize("seats", COUNTS)
def test_kem_2_2_no_border_is_missing_and_none_is_added(seats: int) -> None:
    """KEM-2.2, KEM-2.3, KEM-2.6, KEM-2.9, KEM-2.10, KEM-2.1, KEM-P24, KEM-P26  Borders, harbours, obelisks, Temples."""
    board = board_for(seats)
    whole = printed_borders(board.face)
    near = {name: {board.names[space] for space in board.adjacent[number]} for number, name in enumerate(board.names)}
    assert near == {name: whole[name] & set(board.names) for name in board.names}
    printed = {space.id for face in components().faces for space in face.spaces if face.id == board.face}
    assert seats < 4 or set(board.names) == set(whole) == printed
    crossings = {frozenset((board.names[one], board.names[other])) for one, other in board.harbours}
    assert crossings == printed_harbours(board)
    assert {board.names[space] for space in board.temples} == set(WHERE["temple"].split()) & set(board.names)
    assert {board.names[space] for space in board.obelisks} == printed_obelisks(board)


@pytest.mark.parametrize("seats", COUNTS)
def test_kem_2_2_every_link_can_be_walked_and_there_is_no_other_way(seats: int) -> None:
    """KEM-2.2, KEM-2.3, KEM-2.6, KEM-6.6.5  From every space a land move leads over every border and every harbour.

    The owner of a City walks out of its districts, so that no wall hinders him; with R2D the delta can be left.
    """
    board = board_for(seats)
    for start, ends in printed_ways(board).items():
        seat = max(position(seats).home[board.index[start]], 0)
        game = in_move(start, seats=seats, seat=seat, tiles={seat: "R2D"}, troops={start: (seat, 2)})
        assert {move.space for move in offers(game, MarchTo)} == ends
        for end in ends:
            walked = game.clone()
            play(walked, march_to(end), go_on(2, ()))
            assert (there(walked, end), there(walked, start)) == ((seat, 2), (NOBODY, 0))


@pytest.mark.parametrize("seats", COUNTS)
def test_kem_2_7_every_obelisk_can_be_reached_by_teleport(seats: int) -> None:
    """EX-36, KEM-2.1, KEM-2.7, KEM-2.8, KEM-6.6.6  Temples, Sanctuary and the marked desert spaces, the delta too."""
    board = board_for(seats)
    start = board.names[board.cities[0][0]]
    for space in board.obelisks:
        game = in_move(start, seats=seats, pyramids={start: ("ruby", 1)}, troops={start: (0, 2)})
        assert {move.space for move in offers(game, TeleportTo)} == {board.names[one] for one in board.obelisks}
        play(game, teleport_to(board.names[space]), go_on(2, ()))
        assert there(game, board.names[space]) == (0, 2)


@pytest.mark.parametrize(
    ("seats", "face", "spaces", "east"),
    [(2, "A", 13, False), (3, "B", 20, False), (4, "A", 25, True), (5, "B", 32, True)],
)
def test_kem_2_1_faces_and_banks(seats: int, face: str, spaces: int, east: bool) -> None:
    """KEM-2.1, KEM-2.9, KEM-2.10  With few players the east bank and its harbours do not exist."""
    board = board_for(seats)
    assert (board.face, len(board.names)) == (face, spaces)
    assert any("_e_" in name for name in board.names) == east
    assert len(board.harbours) == (3 if east else 0) + (face == "B")
    assert (len(board.cities), board.sanctuary != NOWHERE) == (seats, face == "B")


@pytest.mark.parametrize("seats", COUNTS)
def test_kem_2_4_temples_and_their_prayers(seats: int) -> None:
    """KEM-2.4, KEM-2.5, KEM-4.1  Each Temple gives a temporary VP to its holder; the Sanctuary does not."""
    board = board_for(seats)
    prayers = {board.names[space]: n for space, n in zip(board.temples, board.prayers, strict=True)}
    printed = {"t_west": 2, "t_river": 3, "t_delta": 0, "t_east": 2, "t_eriver": 3}
    assert prayers == {name: printed[name[2:]] for name in prayers} and len(prayers) == (5 if seats > 3 else 3)
    for space in (*board.temples, *([board.sanctuary] if board.sanctuary != NOWHERE else [])):
        game = position(seats)
        troop(game, 0, board.names[space], 1)
        game.settle()
        assert sheet(game, 0) == ({"temple": 1} if space in board.temples else {})


def in_delta(tiles: str = "") -> Kemet:
    return in_action("top_move", tiles={0: tiles}, troops={"a_t_delta": (0, 2), "a_c1_d1": (0, 1)})


def test_kem_2_8_the_delta_is_left_by_teleport_only() -> None:
    """KEM-2.8, KEM-14.6, KEM-17.26  Without means to teleport the group cannot move."""
    assert refuse(in_delta(), move_troop("a_t_delta"), space="a_t_delta") == "cannot_leave"
    game = in_delta("R2D")
    play(game, move_troop("a_t_delta"))
    assert set(offers(game, TeleportTo)) == {teleport_to(name) for name in ("a_w_obelisk", "a_t_west", "a_t_river")}
    assert not offers(game, MarchTo)


def test_kem_16_1_whether_a_card_frees_a_group_is_not_shown_openly() -> None:
    """KEM-16.1, KEM-10.11, KEM-14.6  With and without the card all that everybody sees of the question is the same."""
    without, with_card = in_delta(), in_delta()
    hand(without, 0, "veto")
    hand(with_card, 0, "teleportation")
    for game in (without, with_card):
        prayers(game, 1)
    assert (move_troop("a_t_delta") in with_card.moves(), move_troop("a_t_delta") in without.moves()) == (True, False)
    assert openly(with_card) == openly(without)


@pytest.mark.parametrize("seats", [3, 5])
def test_kem_2_10_the_delta_of_face_b_has_three_spaces_and_no_way_to_a_bank(seats: int) -> None:
    """KEM-2.8, KEM-2.10, KEM-P26  The Sanctuary, the land before it, the arrow to the Temple, and nothing else."""
    board = board_for(seats)
    reached = {board.sanctuary}
    while (wider := reached | {there for space in reached for there in board.land[space]}) != reached:
        reached = wider
    assert {board.names[space] for space in reached} == {"b_sanctuary", "b_strip", "b_t_delta"}


def land_moves(board: Board, city: int) -> dict[int, int]:
    """How many land moves each space outside the Cities is away from the nearest district of one."""
    found = dict.fromkeys(board.cities[city], 0)
    ways = list(found)
    for space in ways:
        for other in board.land[space]:
            if other not in found and other not in board.districts:
                found[other] = found[space] + 1
                ways.append(other)
    return found


@pytest.mark.parametrize("seats", COUNTS)
def test_kem_2_2_all_cities_are_equally_far_from_temples_and_from_each_other(seats: int) -> None:
    """KEM-2.2, KEM-2.6, KEM-2.8  One Temple 2 land moves away, on the shores 3, every rival 4; no way to the delta."""
    board = board_for(seats)
    for city in range(seats):
        away = land_moves(board, city)
        rivals = {away[board.index[f"{name}_front"]] + 1 for name in board.city_names if name != board.city_names[city]}
        temples = sorted(away[space] for space in board.temples if space in away)
        assert (temples, rivals) == ([2, 3] if seats < 4 else [2, 3, 3, 4], {4})
        assert board.sanctuary not in away


def test_kem_2_2_only_the_east_bank_of_face_a_is_inferred() -> None:
    """KEM-2.2, KEM-2.9  The rest of both faces is printed, and the data file says so."""
    marks = {origin.record: origin.mark for origin in origins(load("kemet")) if origin.block == "boards.spaces"}
    east = {name for name in marks if name.startswith(("a_c3_", "a_c4_", "a_e_", "a_t_e"))}
    assert {name for name, mark in marks.items() if mark != "printed"} == east
    assert len(east) == 12
