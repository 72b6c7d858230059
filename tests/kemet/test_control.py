"""KEM-4  Who controls a space, and the temporary VP that follow."""

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.kemet import RULES
from game.kemet.cards import rain_fire
from game.kemet.components import components
from game.kemet.march import STOP_HERE, go_on, march_to
from game.kemet.market import best_level
from game.kemet.resolution import RECALL, STAY
from game.kemet.state import NOBODY
from tests.kemet.build import in_combat, in_move, in_window, position, setup_of, troop
from tests.kemet.look import duel
from tests.titles.playing import play, sheet


def test_kem_4_1_a_troop_controls_its_space() -> None:
    """KEM-4.1, KEM-4.2, KEM-1.2, KEM-14.5  A space without a Troop is nobody's, an empty district its City's."""
    game = position()
    desert, district = game.board.index["a_w_obelisk"], game.board.index["a_c1_d1"]
    assert (game.controller(desert), game.controller(district)) == (NOBODY, 0)
    troop(game, 1, "a_w_obelisk", 1)
    troop(game, 1, "a_c1_d1", 1)
    assert (game.controller(desert), game.controller(district)) == (1, 1)


def test_kem_4_3_the_controller_has_the_effects_of_a_pyramid() -> None:
    """KEM-4.3, KEM-6.3.3  Tiles of its colour and the Pyramid VP of level 4; a tile that was bought is kept."""
    game = position(tiles={0: "R2C"}, pyramids={"a_c1_d1": ("ruby", 4)})
    game.settle()
    assert (best_level(game, 0, "ruby"), sheet(game, 0)) == (4, {"pyramid": 1})
    troop(game, 1, "a_c1_d1", 1)
    game.settle()
    assert (best_level(game, 0, "ruby"), best_level(game, 1, "ruby")) == (0, 4)
    assert (sheet(game, 0), sheet(game, 1), game.tiles[0]) == ({}, {"pyramid": 1}, ("R2C",))


@pytest.mark.parametrize(
    ("moves", "won"),
    [
        pytest.param((STOP_HERE,), {"temple": 1}, id="all stop"),
        pytest.param((march_to("a_w_obelisk"), go_on(2, ())), {"temple": 1}, id="one stays"),
        pytest.param((march_to("a_w_obelisk"), go_on(3, ())), {}, id="all go on"),
    ],
)
def test_kem_4_5_crossing_a_temple(moves: tuple[Move, ...], won: dict[str, int]) -> None:
    """KEM-4.4, KEM-4.5, KEM-6.6.3  Taken at the end of the Move, by the Units that stay."""
    game = in_move("a_c1_front", tiles={0: "R1C"}, troops={"a_c1_front": (0, 3)})
    play(game, march_to("a_t_west"), go_on(3, ()))
    assert game.ledger == []
    play(game, *moves)
    assert (sheet(game, 0), len(game.ledger)) == (won, len(won))


def test_kem_4_6_the_defender_holds_the_space_during_the_combat() -> None:
    """KEM-4.6  Control changes when it is over."""
    game = in_combat(5, 2, "a_t_west")
    assert (sheet(game, 0), sheet(game, 1)) == ({}, {"temple": 1})
    duel(game)
    play(game, RECALL, STAY)
    assert (sheet(game, 0), sheet(game, 1)) == ({"temple": 1, "combat": 1}, {})


def test_kem_4_6_temporary_vp_are_a_function_of_the_position() -> None:
    """KEM-4.6  In random play they equal Temples and level 4 pyramids held, whenever no group is on its way."""
    chance, moments = Chance(4), 0
    for seed in range(4):
        game = RULES.start(setup_of(2 + seed, seed))
        while not game.over:
            game.apply(chance.pick(game.moves()))
            if game.march is None:
                moments += 1
                for seat in range(game.seat_count):
                    temples = [space for space in game.board.temples if game.holder[space] == seat]
                    held = [space for space in game.board.districts if game.controller(space) == seat]
                    tops = [space for space in held if game.levels[space] == components().top_level]
                    assert game.points[seat] - game.permanent(seat) == len(temples) + len(tops)
    assert moments > 1000


def test_kem_4_4_a_temple_is_lost_when_the_last_unit_dies() -> None:
    """KEM-4.4, KEM-1.6  At once, and its VP goes back to the Temple."""
    game = in_window(hands={0: "raining_fire"}, troops={"a_t_west": (1, 1)})
    assert sheet(game, 1) == {"temple": 1}
    play(game, rain_fire("a_t_west", 1))
    assert sheet(game, 1) == {}
    assert [scored.points for scored in game.ledger] == [1, -1]
