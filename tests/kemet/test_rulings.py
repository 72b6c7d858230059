"""KEM-17 and the rulings of this program: where the rule book is silent, what is played and that it stays so."""

from collections import Counter

import pytest

from game.core.agenda import Move
from game.kemet import events
from game.kemet.actions import resolve_next
from game.kemet.cards import LET_IT_BE, VETO, play_card, rain_fire
from game.kemet.components import components
from game.kemet.creatures import place_creature, swap_creature
from game.kemet.expenses import card_price, recruit_price, upgrade_price
from game.kemet.landing import put_units
from game.kemet.march import MarchTo, go_on, march_to, move_troop
from game.kemet.market import BuyTile, buy_tile
from game.kemet.onset import PASS, STAND_ASIDE
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.resolution import RETREAT, RetreatTo
from game.kemet.state import Kemet
from game.kemet.tokens import PlaceSilver, place_gold, place_silver, place_token
from tests.kemet import build
from tests.kemet.build import act, at_turn, attack, in_action, in_move, in_turn, in_window, nightfall, position, prayers
from tests.kemet.look import duel, there
from tests.titles.playing import asked, offers, only, play, refuse, sheet


@pytest.mark.parametrize(
    ("way", "open_to"),
    [
        ("a_c2_front", "a_c2_d1 a_c2_d2 a_c2_d3"),
        ("a_c2_front a_t_west a_c2_front", "a_c2_d1 a_c2_d2 a_c2_d3"),
        ("a_c2_front a_c2_d1", ""),
        ("a_c2_front a_c2_d1 a_c2_front", "a_c2_d1"),
        ("a_c2_d1", "a_c2_d2 a_c2_d3"),
        ("a_c2_d1 a_c2_d2", ""),
        ("a_c2_d1 a_c2_front", "a_c2_d1 a_c2_d2 a_c2_d3"),
        ("a_t_west a_c2_front", ""),
    ],
)
def test_kem_17_5_walls_open_to_who_began_beside_them(way: str, open_to: str) -> None:
    """KEM-17.5, KEM-6.6.7  Who began next to the wall, whatever lies between, and one enemy district a Move."""
    start, *steps = way.split()
    game = in_move(start, tiles={0: "R1C R3A"}, troops={start: (0, 3, "scarab")})
    for step in steps:
        play(game, march_to(step), go_on(3, ("scarab",)))
    foreign = {move.space for move in offers(game, MarchTo) if game.home[game.board.index[move.space]] == 1}
    assert foreign == set(open_to.split())


def test_kem_17_8_no_retreat_over_a_harbour() -> None:
    """KEM-17.8, KEM-8.7, KEM-2.6"""
    game = position(4, troops={"a_t_eriver": (0, 2)})
    attack(game, 1, "a_t_eriver", 5)
    duel(game)
    heard = play(game, RETREAT)
    assert not offers(game, RetreatTo)
    assert only(heard, events.TroopRetreated) == [events.TroopRetreated(0, "a_t_eriver", "a_e_river", 2)]


def test_kem_17_11_defensive_victory_needs_a_survivor() -> None:
    """KEM-17.11, KEM-8.6"""
    game = build.in_combat(2, 1, tiles={1: "S3B S1C R3B", 0: "R2A"})
    (won,) = only(duel(game, "BC6 BC1", "BC1 BC3"), events.CombatWon)
    assert (won.seat, sheet(game, 1)) == (1, {})


def night_income(tile: str) -> dict[str, int]:
    """Prayers and cards that seat 0 gains in each step of a Night, with this tile."""
    game, step, found = position(tiles={0: tile}, prayers=(0, 0)), "", Counter[str]()
    for event in nightfall(game):
        step = event.step if isinstance(event, events.NightStep) else step
        if isinstance(event, (events.PrayersGained, events.CardsDrawn)) and event.seat == 0:
            found[step] += event.n
    return dict(found)


@pytest.mark.parametrize(
    ("tile", "step", "more"),
    [("D2B", "prayer", 2), ("D4B", "prayer", 5), ("D2D", "divine_intervention", 1), ("D4C", "divine_intervention", 1)],
)
def test_kem_17_15_income_of_night_tiles_in_its_step(tile: str, step: str, more: int) -> None:
    """KEM-17.15, KEM-9.5, KEM-9.6  More prayers in step 5, more cards in step 6, nothing more elsewhere."""
    plain = night_income("")
    assert night_income(tile) == {**plain, step: plain[step] + more}


@pytest.mark.parametrize(
    ("tile", "steps", "decision"),
    [("D3B", 6, "ChooseFromVision"), ("S4A", 7, "PlaceUnits"), ("D3A", 7, "RaiseByHandOfGod")],
)
def test_kem_17_15_questions_of_night_tiles_in_their_step(tile: str, steps: int, decision: str) -> None:
    """KEM-17.15, KEM-9.6, KEM-9.7  Vision in step 6, Reinforcements and the Hand of God in step 7."""
    game = position(3, tiles={0: tile})
    assert (len(only(nightfall(game), events.NightStep)), asked(game)) == (steps, (decision, 0))


def test_kem_17_20_gold_does_not_keep_the_balance() -> None:
    """KEM-17.20, KEM-5.3  Where an unplayed silver token would do (EX-9), a gold one does not, played or not."""
    for tiles, legal in (("", False), ("S4C", False), ("R4D", True), ("S4C R4D", True)):
        game = in_turn(tiles={0: tiles}, played={0: "low_ruby low_diamond low_pray"})
        assert (place_token("low_sapphire") in game.moves()) == legal
    game = in_turn(tiles={0: "S4C"}, played={0: "low_ruby low_diamond"})
    play(game, place_token("low_pray"), place_gold("recruit"), resolve_next("recruit"), RECRUIT_NO_MORE)
    at_turn(game)
    assert refuse(game, place_token("low_sapphire"), action="low_sapphire", n=2, left=1) == "balance"


def below(prayers: int, tiles: dict[int, str]) -> Kemet:
    """Three tokens on level 1, and a pyramid for the Act of God."""
    pyramids, played = {"a_c1_d2": ("sapphire", 4)}, {0: "low_ruby low_diamond low_pray"}
    return in_turn(tiles=tiles, prayers=(prayers,), played=played, pyramids=pyramids)


@pytest.mark.parametrize(
    ("prayers", "tiles", "legal"), [(4, {}, True), (3, {}, False), (4, {1: "S4D"}, False), (4, {0: "R4D"}, True)]
)
def test_kem_p21_a_silver_token_that_the_purchase_brings(prayers: int, tiles: dict[int, str], legal: bool) -> None:
    """KEM-P21, KEM-5.3  The fourth token may stay below if it can buy an Act of God, or if silver is there already."""
    assert (place_token("low_sapphire") in below(prayers, tiles).moves()) == legal


def test_kem_p21_such_a_purchase_must_be_made_at_once() -> None:
    """KEM-P21, KEM-5.3, KEM-5.5  Before any other action, and the silver token then fills the last level."""
    game = below(6, {0: "S4C"})
    heard = play(game, place_token("low_sapphire"), place_gold("recruit"))
    assert only(heard, events.TileBought) == [events.TileBought(0, "S4D", 4)]
    assert asked(game) == ("Recruit", 0)
    play(game, RECRUIT_NO_MORE)
    at_turn(game)
    play(game, place_token("mid_pray"))
    assert {move.action for move in offers(game, PlaceSilver)} == {"top_move", "top_recruit"}


def test_kem_17_28_one_reduction_for_each_expense() -> None:
    """KEM-17.28, KEM-13  The Priest of Ra counts once for a raise or a Recruit, and for each card."""
    game = position(tiles={0: "D4A"})
    assert upgrade_price(game, 0, 0, 4) == 9
    assert [recruit_price(game, 0, n) for n in (0, 5)] == [0, 4]
    assert [card_price(game, 0, components().cards[name]) for name in ("war_fury", "bloodbath", "prayer")] == [0, 0, 0]


EXCHANGE = {"tiles": {1: "R3A S2B"}, "hands": {1: "prayer", 2: "prayer"}, "troops": {"b_c2_d1": (1, 2, "scarab")}}
ARRIVAL = {"tiles": {2: "R3A"}, "hands": {1: "prayer"}, "troops": {"b_c3_d1": (2, 2)}}
HAPPENED = [
    # Nothing; an exchange of creatures; a creature that comes; the trigger of the end.
    ({"hands": {2: "prayer"}}, [PASS], [("ChooseAction", 1)]),
    (EXCHANGE, [PASS, PASS, swap_creature("elephant", "b_c2_d1")], [("SpeakInWindow", 1), ("SpeakInWindow", 2)]),
    (ARRIVAL, [PASS, place_creature("scarab", "b_c3_d1")], [("SpeakInWindow", 1)]),
    ({"vp": {1: 9}, "hands": {2: "prayer"}}, [PASS], [("SpeakInWindow", 2)]),
]


@pytest.mark.parametrize(("table", "moves", "questions"), HAPPENED)
def test_kem_p1_who_passed_is_asked_again_if_something_happened(
    table: build.Table, moves: list[Move], questions: list[tuple[str, int]]
) -> None:
    """KEM-P1, KEM-7.2, KEM-7.4, KEM-10.3, KEM-11.1, KEM-16.4  Before the next token, the active player first."""
    game = in_window(3, **table)
    play(game, *moves)
    for question in questions:
        assert asked(game) == question
        play(game, game.moves()[0])


def test_kem_p2_standing_aside_lasts_until_the_own_turn() -> None:
    """KEM-P2, KEM-16.4  Cards of others are not vetoed either in that time."""
    game = in_window(3, prayers=(0, 0, 0), hands={2: "veto", 0: "prayer"})
    play(game, PASS, STAND_ASIDE)
    build.hand(game, 1, "prayer")
    assert asked(game) == ("ChooseAction", 1)
    game.offered = None
    play(game, play_card("prayer"))
    assert asked(game) == ("ConsiderVeto", 0)
    play(game, LET_IT_BE)
    assert asked(game)[0] != "ConsiderVeto"
    assert game.prayers[1] == 2


def test_kem_p3_targets_with_the_card_units_after_the_veto() -> None:
    """KEM-P3, KEM-10.12  Raining Fire names its Unit when played; Enlistment places when it is resolved."""
    game = in_window(hands={0: "raining_fire enlistment", 1: "veto"}, troops={"a_t_west": (1, 2)})
    play(game, rain_fire("a_t_west", 1), LET_IT_BE)
    assert there(game, "a_t_west") == (1, 1)
    play(game, play_card("enlistment"))
    assert asked(game) == ("ConsiderVeto", 1)
    play(game, VETO)
    assert game.reserve[0] == 12


def test_kem_p4_a_card_that_would_change_nothing() -> None:
    """KEM-P4, KEM-14.7  Mana Theft with a full track and penniless rivals; Open Gates with open gates."""
    game = in_window(prayers=(11, 0), hands={0: "mana_theft"})
    assert refuse(game, play_card("mana_theft"), card="mana_theft") == "no_effect"
    prayers(game, 11, 1)
    build.at_window(game)
    play(game, play_card("mana_theft"))
    assert game.prayers == [11, 0]
    game = in_move("a_w_river", tiles={0: "R2C"}, hands={0: "open_gates"}, troops={"a_w_river": (0, 2)})
    assert refuse(game, play_card("open_gates"), card="open_gates") == "no_effect"


def test_kem_p5_no_question_about_a_veto_that_lies_open() -> None:
    """KEM-P5, KEM-10.12, KEM-16.4  Everybody can see that nobody holds it; one of two in the discard proves nothing."""
    for discard, question in (("veto veto", ("SpeakInWindow", 1)), ("veto", ("ConsiderVeto", 1))):
        game = in_window(prayers=(0, 0), hands={0: "prayer", 1: "war_rage"}, discard=discard)
        play(game, play_card("prayer"))
        assert asked(game) == question
        if question[0] == "ConsiderVeto":
            assert refuse(game, VETO) == "no_veto"
        else:
            assert game.prayers[0] == 2


def test_kem_p6_equal_actions_have_no_order() -> None:
    """KEM-P6, KEM-5.2, KEM-14.8  Two Moves played together: the order is not asked."""
    game = in_turn(tiles={0: "R4D"}, troops={"a_c1_d1": (0, 2)})
    play(game, place_token("top_move"), place_silver("mid_move"))
    assert asked(game) == ("ChooseTroop", 0)


def test_kem_p8_a_district_gets_its_recruits_in_one_go() -> None:
    """KEM-P8, KEM-6.4.1  A second time in the same action is not asked for."""
    game = in_action("top_recruit")
    play(game, recruit_into("a_c1_d1", 2))
    assert refuse(game, recruit_into("a_c1_d1", 1), space="a_c1_d1") == "district_done"


def test_kem_p9_a_third_city_takes_no_part() -> None:
    """KEM-P9, KEM-10.10, KEM-17.29  Two others fight in my district: my Enlistment cannot go there."""
    game = position(3, hands={0: "enlistment"}, troops={"b_c1_d1": (1, 2)})
    attack(game, 2, "b_c1_d1", 2)
    play(game, play_card("enlistment"))
    assert refuse(game, put_units("b_c1_d1", 1), space="b_c1_d1") == "one_combat"


def test_kem_p11_a_move_is_asked_wherever_a_troop_stands() -> None:
    """KEM-P11, KEM-14.8, KEM-14.6  A Troop in the delta: with or without a Teleportation card the question is put."""
    for cards in ("", "war_rage", "teleportation"):
        game = in_action("top_move", hands={0: cards}, troops={"a_t_delta": (0, 2)})
        assert asked(game) == ("ChooseTroop", 0)
        assert (move_troop("a_t_delta") in game.moves()) == ("teleportation" in cards)


def test_kem_p10_cards_before_the_token_are_checked_again() -> None:
    """KEM-P10, KEM-5.2, KEM-11.1, KEM-17.4  After each of them comes the window, the end check, then the token."""
    hands = {0: "raining_fire", 1: "war_rage"}
    game = in_turn(pyramids={"a_c1_d1": ("ruby", 4)}, vp={0: 8}, hands=hands, troops={"a_c1_d1": (1, 1)})
    play(game, PASS, PASS)
    assert asked(game) == ("ChooseAction", 0)
    play(game, rain_fire("a_c1_d1", 1), LET_IT_BE)
    assert asked(game) == ("SpeakInWindow", 1)
    play(game, PASS)
    assert (asked(game), game.triggered) == (("ChooseAction", 0), 0)


def test_kem_p12_of_two_equal_tiles_one_is_offered() -> None:
    """KEM-P12, KEM-6.3.1, KEM-6.5  The first one left; once it is sold the other. Domination differs by colour."""
    game = position(pyramids=build.WHOLE_CITY)
    for colour, pairs in (("ruby", "R1A R1B"), ("sapphire", "S1A S1B S1C S1D"), ("diamond", "D1A D1B D1C D1D")):
        names = pairs.split()
        act(game, f"low_{colour}")
        offered = {move.tile for move in offers(game, BuyTile)}
        assert offered & set(names) == set(names[::2])
        assert len({components().tiles[tile].illustration for tile in offered}) == len(offered)
        assert refuse(game, buy_tile(names[1]), tile=names[1]) == "twin_offered"
    build.own(game, 1, "R1A")
    act(game, "low_ruby")
    assert buy_tile("R1B") in game.moves()
