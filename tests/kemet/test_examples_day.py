"""Worked examples of the Day: tokens, actions, moves, windows."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.core.agenda import Move
from game.core.events import Event
from game.kemet import events
from game.kemet.actions import resolve_next
from game.kemet.cards import LET_IT_BE, VETO, escape_to, play_card, rain_fire
from game.kemet.components import components
from game.kemet.events import PyramidRaised, TileBought, TroopTeleported, UnitsPlaced
from game.kemet.landing import PUT_NO_MORE, put_units
from game.kemet.march import STOP_HERE, MarchTo, go_on, march_to, move_troop, teleport_to
from game.kemet.market import buy_tile, give_up_card
from game.kemet.onset import PASS, STAND_ASIDE
from game.kemet.pyramids import raise_pyramid
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.state import Kemet
from game.kemet.tokens import KEEP_SILVER, PlaceToken, place_gold, place_silver, place_token
from tests.kemet import build
from tests.kemet.build import WHOLE_CITY, Table, act, at_turn, in_action, in_move, in_turn, in_window, position
from tests.kemet.look import duel, force, there
from tests.titles.playing import asked, offers, only, play, refuse, sheet

RAISE = partial(in_action, "mid_pyramid")
BUY = partial(in_action, "low_ruby", pyramids={"a_c1_d1": ("ruby", 4)})
RECRUIT = partial(in_action, "top_recruit", troops={"a_t_west": (0, 5), "a_w_river": (0, 1)})
TELEPORT = partial(in_move, "a_c1_d1", pyramids={"a_c1_d1": ("ruby", 1)}, troops={"a_c1_d1": (0, 1)})
RUBY_3, DIAMOND_3 = partial(PyramidRaised, 0, "ruby", 3, "a_c1_d1"), partial(PyramidRaised, 0, "diamond", 3, "a_c1_d3")
LAST = {"a_c1_d1": ("ruby", 2), "a_c1_d2": ("sapphire", 1)}
EXPENSES: list[tuple[Callable[..., Kemet], str, int, Move, Event]] = [
    # EX-R1, EX-R2, KEM-6.2.1  Several levels are one expense, each level costs its number.
    (partial(RAISE, pyramids={"a_c1_d1": ("ruby", 2)}), "", 7, raise_pyramid("ruby", 3), RUBY_3(3)),
    (partial(RAISE, pyramids={"a_c1_d1": ("ruby", 1)}), "", 7, raise_pyramid("ruby", 3), RUBY_3(5)),
    # EX-2, KEM-6.2.2, KEM-6.2.3  Slaves and the Priest of Ra.
    (partial(RAISE, pyramids=LAST), "D2A", 4, raise_pyramid("diamond", 3), DIAMOND_3(3)),
    (partial(RAISE, pyramids=LAST), "D2A D4A", 4, raise_pyramid("diamond", 3), DIAMOND_3(2)),
    # EX-3, KEM-13  Never below nothing.
    (RAISE, "D2A D4A", 0, raise_pyramid("ruby", 1), PyramidRaised(0, "ruby", 1, "a_c1_d3", 0)),
    # EX-6, KEM-6.3.2  Priestess and Priest of Ra.
    (BUY, "D1C D4A", 2, buy_tile("R1A"), TileBought(0, "R1A", 0)),
    (BUY, "D1C D4A", 2, buy_tile("R4A"), TileBought(0, "R4A", 2)),
    # EX-7, KEM-6.4.1  The Scribe adds two.
    (RECRUIT, "S1A", 3, recruit_into("a_c1_d1", 5), UnitsPlaced(0, "a_c1_d1", 5, 3, "recruit")),
    (RECRUIT, "S1A D4A", 3, recruit_into("a_c1_d1", 5), UnitsPlaced(0, "a_c1_d1", 5, 2, "recruit")),
    # EX-14, KEM-13  Teleports.
    *(
        (TELEPORT, tiles, 2, teleport_to("a_t_delta"), TroopTeleported(0, "a_c1_d1", "a_t_delta", 1, (), price))
        for tiles, price in (("", 2), ("R1D", 1), ("R1D D4A", 0), ("D4A", 1))
    ),
]


@pytest.mark.parametrize(("begin", "tiles", "prayers", "move", "told"), EXPENSES)
def test_ex_r1_what_is_paid(begin: Callable[..., Kemet], tiles: str, prayers: int, move: Move, told: Any) -> None:
    """EX-R1, EX-R2, EX-2, EX-3, EX-6, EX-7, EX-14, KEM-6.2.1, KEM-6.2.2, KEM-6.2.3, KEM-6.3.2, KEM-6.4.1, KEM-13

    With these tiles and prayers: what is had, where it stands, and its price.
    """
    game = begin(tiles={0: tiles}, prayers=(prayers,))
    heard = play(game, move)
    assert (only(heard, type(told)), game.prayers[0]) == ([told], prayers - told.price)


@pytest.mark.parametrize(("level", "legal"), [(2, False), (3, True), (4, True)])
def test_ex_r3_a_tile_needs_a_pyramid_of_its_level(level: int, legal: bool) -> None:
    """EX-R3, KEM-6.3, KEM-6.3.1"""
    game = in_action("low_sapphire", pyramids={"a_c1_d1": ("sapphire", level)}, prayers=(5,))
    if legal:
        play(game, buy_tile("S3A"))
        assert (game.prayers[0], game.tiles[0]) == (2, ("S3A",))
    else:
        assert refuse(game, buy_tile("S3A"), tile="S3A", n=3, level=2) == "pyramid_too_low"


def claire(tiles: str = "", *creatures: str) -> Kemet:
    """Her 5 Units set out from a district with a pyramid, with these tiles and creatures."""
    troops: build.Troops = {"a_c1_d1": (0, 5, *creatures)}
    return in_move("a_c1_d1", seats=4, tiles={0: tiles}, pyramids={"a_c1_d1": ("ruby", 1)}, troops=troops)


def test_ex_r4_a_teleport_to_the_eastern_temple() -> None:
    """EX-R4, KEM-6.6, KEM-4.4"""
    game = claire()
    play(game, teleport_to("a_t_eriver"), go_on(5, ()), STOP_HERE)
    assert (game.prayers[0], sheet(game, 0)) == (5, {"temple": 1})


@pytest.mark.parametrize(
    ("tiles", "creatures", "end"),
    [("R1C S2D", ("snake",), "a_t_eriver"), ("R1C", (), "a_w_river"), ("S2D", ("snake",), "a_w_river")],
)
def test_ex_r4_on_foot_with_god_speed_and_snake(tiles: str, creatures: tuple[str, ...], end: str) -> None:
    """EX-R4, KEM-6.6, KEM-2.6  Either bonus alone is too short."""
    game = claire(tiles, *creatures)
    for name in ("a_c1_front", "a_w_river", "a_t_eriver"):
        if march_to(name) in game.moves():
            play(game, march_to(name), go_on(5, creatures))
    assert there(game, end) == (0, 5)
    assert not offers(game, MarchTo)
    assert game.prayers[0] == 7


def test_ex_1_prayers_beyond_the_track_are_lost() -> None:
    """EX-1, KEM-6.1, KEM-1.5  A Priest adds one."""
    assert in_action("low_pray", tiles={0: "D1A"}, prayers=(4,)).prayers[0] == 7
    game = position(tiles={0: "D1A"}, prayers=(10,))
    assert only(act(game, "mid_pray"), events.PrayersGained) == [events.PrayersGained(0, 1, "pray")]
    assert game.prayers[0] == 11
    assert not only(act(game, "low_pray"), events.PrayersGained)


def test_ex_4_a_captured_pyramid_sells_its_tiles() -> None:
    """EX-4, KEM-4.3, KEM-6.3.1"""
    pyramids = {"a_c1_d1": ("ruby", 1), "a_c2_d1": ("ruby", 4)}
    game = in_action("low_ruby", pyramids=pyramids, prayers=(4, 7), troops={"a_c2_d1": (0, 1)})
    play(game, buy_tile("R4B"))
    assert game.prayers[0] == 0
    act(game, "low_ruby", seat=1)
    assert asked(game) == ("ChooseAction", 0)


def test_ex_5_one_tile_of_each_illustration() -> None:
    """EX-5, KEM-6.5"""
    game = in_action("low_sapphire", tiles={0: "R3D D1A"}, pyramids=WHOLE_CITY)
    assert refuse(game, buy_tile("S3D"), tile="S3D", other="R3D") == "same_illustration"
    act(game, "low_diamond")
    assert refuse(game, buy_tile("D3D"), tile="D3D", other="R3D") == "same_illustration"
    assert refuse(game, buy_tile("D1B"), tile="D1B", other="D1A") == "same_illustration"
    play(game, buy_tile("D1C"))


def test_ex_8_no_more_free_units_than_the_reserve_holds() -> None:
    """EX-8, KEM-6.4.2"""
    troops = {"a_t_west": (0, 5), "a_w_river": (0, 5), "a_t_river": (0, 1)}
    game = in_action("top_recruit", tiles={0: "S1A"}, prayers=(0,), troops=troops)
    assert set(game.moves()) == {RECRUIT_NO_MORE, *(recruit_into(f"a_c1_d{n}", 1) for n in (1, 2, 3))}
    assert refuse(game, recruit_into("a_c1_d1", 2)) == "no_reserve"
    play(game, recruit_into("a_c1_d1", 1))
    assert (game.prayers[0], game.reserve[0]) == (0, 0)


def test_ex_9_balance() -> None:
    """EX-9, KEM-5.3"""
    game = in_turn(played={0: "low_ruby low_diamond"})
    assert place_token("low_pray") in game.moves()
    game = in_turn(played={0: "low_ruby low_diamond low_pray"})
    assert refuse(game, place_token("low_sapphire"), action="low_sapphire", n=2, left=1) == "balance"


def test_ex_9_balance_with_a_silver_token() -> None:
    """EX-9, KEM-5.3, KEM-5.5"""
    game = in_turn(tiles={0: "R4D"}, played={0: "low_ruby low_diamond low_pray"})
    play(game, place_token("low_sapphire"), KEEP_SILVER)
    assert game.own_tokens[0] == 4
    at_turn(game)
    assert not [move for move in offers(game, PlaceToken) if move.action.startswith("low")]
    play(game, place_token("mid_pray"))
    assert refuse(game, KEEP_SILVER, n=1, left=0) == "silver_needed"
    assert set(game.moves()) == {place_silver("top_move"), place_silver("top_recruit")}


def test_ex_10_three_actions_in_one_turn() -> None:
    """EX-10, KEM-5.5, KEM-5.2"""
    game = in_turn(tiles={0: "R4D S4C"}, played={0: "top_recruit"}, troops={"a_c1_d1": (0, 5)})
    play(game, place_token("mid_pray"), place_silver("mid_move"), place_gold("recruit"))
    assert only(play(game, resolve_next("mid_pray"), resolve_next("recruit")), events.PrayersGained)
    play(game, recruit_into("a_c1_d2", 1), RECRUIT_NO_MORE)
    assert asked(game) == ("ChooseTroop", 0)
    play(game, move_troop("a_c1_d1"), march_to("a_c1_front"), go_on(5, ()))
    assert (asked(game), components().own_tokens - game.own_tokens[0]) == (("ChooseAction", 1), 3)


def at_walls(start: str = "a_w_obelisk", tiles: str = "S2B", creature: str = "elephant", cards: str = "") -> Kemet:
    """Seat 1 (City 2) before City 1: God Speed and a creature make a capacity of 3."""
    game = in_move(start, seat=1, tiles={1: f"R1C {tiles}"}, hands={1: cards}, troops={start: (1, 5, creature)})
    assert game.march.land == 3
    return game


def test_ex_11_a_wall_stops_all_but_the_first_step() -> None:
    """EX-11, KEM-6.6.7  From the front the district is the first step."""
    assert march_to("a_c1_d1") in at_walls("a_c1_front").moves()
    game = at_walls()
    play(game, march_to("a_c1_front"), go_on(5, ("elephant",)))
    assert refuse(game, march_to("a_c1_d1"), space="a_c1_d1") == "wall"


@pytest.mark.parametrize(
    ("tiles", "creature", "cards", "prayers"),
    [("R2C S2B", "elephant", "", 7), ("R4C", "phoenix", "", 7), ("S2B", "elephant", "open_gates", 6)],
)
def test_ex_11_tile_phoenix_and_card_open_the_way(tiles: str, creature: str, cards: str, prayers: int) -> None:
    """EX-11, KEM-6.6.7, KEM-10.11  The card for one Move only."""
    game = at_walls(tiles=tiles, creature=creature, cards=cards)
    play(game, *map(play_card, cards.split()))
    play(game, march_to("a_c1_front"), go_on(5, (creature,)), march_to("a_c1_d1"), go_on(5, (creature,)))
    assert (there(game, "a_c1_d1"), game.prayers[1]) == ((1, 5), prayers)
    act(game, "mid_move", seat=1)
    play(game, move_troop("a_c1_d1"))
    assert not game.march.gates


def test_ex_12_in_and_out_again_leaving_some() -> None:
    """EX-12, KEM-6.6.7, KEM-4.4, KEM-6.6.3"""
    game = position(tiles={1: "R1C"}, pyramids={"a_c1_d1": ("ruby", 4)}, troops={"a_c1_front": (1, 5)})
    act(game, "mid_move", seat=1)
    assert sheet(game, 0) == {"pyramid": 1}
    play(game, move_troop("a_c1_front"), march_to("a_c1_d1"), go_on(5, ()))
    assert refuse(game, march_to("a_c1_d2"), space="a_c1_d2") == "wall"
    play(game, march_to("a_c1_front"), go_on(3, ()))
    assert (there(game, "a_c1_d1"), there(game, "a_c1_front")) == ((1, 2), (1, 3))
    assert (sheet(game, 1), sheet(game, 0)) == ({"pyramid": 1}, {})
    act(game, "top_move", seat=1)
    play(game, move_troop("a_c1_d1"))
    assert march_to("a_c1_d2") in game.moves()


def test_ex_13_a_teleport_starts_at_a_pyramid() -> None:
    """EX-13, KEM-6.6.6"""
    game = in_move("a_c1_d1", pyramids={"a_c1_d2": ("ruby", 1)}, troops={"a_c1_d1": (0, 3)})
    assert refuse(game, teleport_to("a_t_river"), space="a_c1_d1") == "no_pyramid_here"
    play(game, march_to("a_c1_d2"), go_on(3, ()), teleport_to("a_t_river"), go_on(3, ()))
    assert (there(game, "a_t_river"), game.prayers[0]) == ((0, 3), 5)


def test_ex_15_more_than_the_limit_on_the_way() -> None:
    """EX-15, KEM-6.6.4, KEM-1.3  At the end of the Move 5 may stand together; a Legion may with seven."""
    troops = {"a_c1_front": (0, 3), "a_w_obelisk": (0, 4)}
    game, legion = (in_move("a_c1_front", tiles={0: tiles}, troops=troops) for tiles in ("R1C", "R1C S2A"))
    for one in (game, legion):
        play(one, march_to("a_w_obelisk"), go_on(3, ()))
    assert refuse(game, STOP_HERE, space="a_w_obelisk", n=5) == "troop_limit"
    play(game, march_to("a_t_west"))
    assert refuse(game, go_on(6, ()), space="a_t_west", n=5) == "troop_limit"
    play(game, go_on(5, ()))
    assert (there(game, "a_t_west"), there(game, "a_w_obelisk")) == ((0, 5), (0, 2))
    play(legion, march_to("a_t_west"), go_on(7, ()))
    assert there(legion, "a_t_west") == (0, 7)


def test_ex_32_a_special_battle_card() -> None:
    """EX-32, KEM-8.11"""
    game = position(pyramids={"a_c1_d1": ("ruby", 2)})
    build.battle_cards(game, 0, "BC1 BC3", up="BC2 BC5 BC6", down="BC4")
    act(game, "low_ruby")
    play(game, buy_tile("R2B"), give_up_card("BC6"))
    assert (game.battle_hands[0], game.prayers[0]) == (("BC1", "BC2", "BC3", "BC4", "BC5", "BCS_OFF"), 5)


def test_ex_33_escape_before_initiative() -> None:
    """EX-33, KEM-10.14, KEM-17.10, KEM-P22"""
    game = position(tiles={0: "R4B R1C"}, hands={1: "escape"}, troops={"a_c1_front": (0, 5), "a_t_west": (1, 4)})
    act(game, "top_move")
    play(game, move_troop("a_c1_front"), march_to("a_t_west"), go_on(5, ()))
    heard = play(game, escape_to("a_w_obelisk"))
    assert (there(game, "a_w_obelisk"), there(game, "a_t_west")) == ((1, 4), (0, 5))
    assert sheet(game, 0) == {"temple": 1}
    assert not only(heard, events.UnitsRemoved)
    assert (game.combat, asked(game)) == (None, ("Advance", 0))
    play(game, march_to("a_c2_front"), go_on(4, ()))
    assert (there(game, "a_t_west"), there(game, "a_c2_front")) == ((0, 1), (0, 4))


@pytest.mark.parametrize(
    "table",
    [
        {"hands": {1: "raining_fire"}, "troops": {"a_c1_front": (1, 3), "a_t_west": (0, 1)}},
        {"tiles": {1: "R1C R4B"}, "troops": {"a_c1_front": (1, 3), "a_t_west": (0, 2)}},
    ],
)
def test_kem_10_14_only_an_escape_lets_the_attacker_go_on(table: Table) -> None:
    """KEM-P22, KEM-10.14, KEM-8.0, KEM-17.9  A Troop that is destroyed before the Combat was met: the Move is over."""
    game = position(**table)
    act(game, "top_move", seat=1)
    play(game, move_troop("a_c1_front"), march_to("a_t_west"), go_on(3, ()))
    if asked(game)[0] == "SpeakInWindow":
        play(game, rain_fire("a_t_west", 0))
    assert (game.march, there(game, "a_t_west")) == (None, (1, 3))


def test_ex_34_veto_after_payment() -> None:
    """EX-34, KEM-10.12"""
    game = in_window(prayers=(3, 7), hands={0: "raining_fire", 1: "veto"}, troops={"a_t_west": (1, 2)})
    play(game, rain_fire("a_t_west", 1))
    assert asked(game) == ("ConsiderVeto", 1)
    play(game, VETO)
    assert (there(game, "a_t_west"), game.prayers[0]) == ((1, 2), 2)
    assert sorted(game.discard) == ["raining_fire", "veto"]


def test_ex_37_mana_theft_gains_one_in_all() -> None:
    """EX-37, KEM-10.8, KEM-17.23"""
    game = in_window(4, prayers=(2, 0, 5, 11), hands={0: "mana_theft"})
    play(game, play_card("mana_theft"))
    assert game.prayers == [3, 0, 4, 10]


def test_ex_39_a_raised_pyramid_serves_its_conqueror() -> None:
    """EX-39, KEM-6.2.4, KEM-4.3, KEM-17.13"""
    game = in_action("mid_pyramid", pyramids={"a_c1_d1": ("sapphire", 3)}, troops={"a_c1_d1": (1, 2)})
    play(game, raise_pyramid("sapphire", 4))
    assert (game.prayers[0], sheet(game, 0), sheet(game, 1)) == (3, {}, {"pyramid": 1})
    act(game, "top_move", seat=1)
    play(game, move_troop("a_c1_d1"), march_to("a_c1_front"), go_on(2, ()))
    assert (sheet(game, 0), sheet(game, 1)) == ({"pyramid": 1}, {})


def test_ex_41_over_the_nile_and_back() -> None:
    """EX-41, KEM-2.6, KEM-2.9"""
    game = in_move("a_c3_d1", seats=4, seat=2, tiles={2: "R1C S2B"}, troops={"a_c3_d1": (2, 4, "elephant")})
    for name in ("a_c3_front", "a_w_river", "a_t_river"):
        play(game, march_to(name), go_on(4, ("elephant",)))
    assert (there(game, "a_t_river"), game.prayers[2]) == ((2, 4), 7)
    act(game, "mid_move", seat=2)
    play(game, move_troop("a_t_river"), march_to("a_w_river"), go_on(4, ("elephant",)))
    over = {"a_c3_front", "a_t_eriver", "a_c4_front"}
    assert over < {move.space for move in offers(game, MarchTo)}
    assert not over & {game.name(space) for space in game.board.adjacent[game.board.index["a_w_river"]]}


def test_ex_43_no_second_combat_before_the_first() -> None:
    """EX-43, KEM-10.10, KEM-17.29"""
    game = position(4, hands={0: "enlistment"}, troops={"a_c1_d1": (1, 2), "a_t_east": (3, 3)})
    build.attack(game, 2, "a_t_east", 3)
    assert asked(game) == ("SpeakInWindow", 0)
    play(game, play_card("enlistment"))
    assert refuse(game, put_units("a_c1_d1", 1), space="a_c1_d1") == "one_combat"
    assert put_units("a_c1_d2", 2) in game.moves()


def test_ex_43_after_the_action_enlistment_starts_a_combat() -> None:
    """EX-43, KEM-10.10, KEM-8.4"""
    game = in_window(4, active=2, hands={0: "enlistment"}, troops={"a_c1_d1": (1, 2)})
    play(game, play_card("enlistment"))
    heard = play(game, put_units("a_c1_d1", 2))
    assert only(heard, events.CombatBegan) == [events.CombatBegan(0, 1, "a_c1_d1")]
    assert (asked(game), force(duel(game), "from_home")) == (("ChooseBattleCard", 0), [1, 0])


def test_ex_43_enlistment_may_use_fewer_units() -> None:
    """EX-43, KEM-10.10, KEM-14.8"""
    game = in_window(4, active=2, hands={0: "enlistment"})
    play(game, play_card("enlistment"), put_units("a_c1_d1", 1), PUT_NO_MORE)
    assert game.reserve[0] == 11


def test_ex_44_the_active_player_is_asked_first() -> None:
    """EX-44, KEM-10.3, KEM-17.31"""
    hands = {0: "war_rage", 1: "prayer war_rage", 2: "war_rage", 3: "war_fury"}
    game = in_window(4, active=2, prayers=(3, 3, 3, 3), hands=hands)
    first = ((2, PASS), (0, PASS), (1, play_card("prayer")))
    again = ((2, PASS), (0, STAND_ASIDE), (1, STAND_ASIDE), (3, STAND_ASIDE))
    for question, answers in (
        ("SpeakInWindow", first),
        ("ConsiderVeto", [(seat, LET_IT_BE) for seat in (0, 2, 3)]),
        ("SpeakInWindow", again),
    ):
        for seat, answer in answers:
            assert asked(game) == (question, seat)
            play(game, answer)
    assert asked(game)[0] != "SpeakInWindow"


def test_ex_45_teleport_from_an_enemy_pyramid() -> None:
    """EX-45, KEM-6.6.6"""
    game = in_move("a_c2_front", pyramids={"a_c2_d1": ("ruby", 1)}, prayers=(2,), troops={"a_c2_front": (0, 3)})
    play(game, march_to("a_c2_d1"), go_on(3, ()), teleport_to("a_t_delta"), go_on(3, ()))
    assert (there(game, "a_t_delta"), game.prayers[0]) == ((0, 3), 0)
    assert game.controller(game.board.index["a_c2_d1"]) == 1
