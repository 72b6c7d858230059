"""KEM-5, KEM-6.1 to KEM-6.5  Turns, tokens and the actions other than Move."""

from collections import Counter

import pytest

from game.kemet import events
from game.kemet.actions import resolve_next
from game.kemet.cards import LET_IT_BE, PlayCard, play_card, rain_fire
from game.kemet.components import components
from game.kemet.creatures import PlaceCreature, place_creature
from game.kemet.landing import PutUnits, put_units
from game.kemet.march import MOVE_NOBODY, go_on, march_to
from game.kemet.market import BUY_NOTHING, buy_tile
from game.kemet.onset import PASS, fight_at
from game.kemet.pyramids import RAISE_NOTHING, RaisePyramid, raise_pyramid
from game.kemet.recruiting import RECRUIT_NO_MORE, RecruitInto, recruit_into
from game.kemet.resolution import RECALL, RETREAT, STAY, RetreatTo
from game.kemet.state import NOBODY, Kemet
from game.kemet.tokens import KEEP_GOLD, KEEP_SILVER, place_gold, place_silver, place_token
from tests.kemet.build import WHOLE_DAY, act, at_turn, in_action, in_move, in_turn, own, position
from tests.kemet.look import duel, there
from tests.titles.playing import asked, offers, only, play, refuse, sheet


def test_kem_5_1_going_round_until_five_tokens_each() -> None:
    """KEM-5.1, KEM-5.6, KEM-1.9, KEM-14.5  In turn order, nobody may pass, and who has no Unit plays on."""
    game = position(3)
    game.order = [2, 0, 1]
    at_turn(game, seat=2)
    order = []
    for number in range(15):
        assert asked(game)[0] == "ChooseAction"
        order.append(asked(game)[1])
        assert PASS not in game.moves()
        play(game, place_token(WHOLE_DAY[number // 3]))
        while asked(game)[0] not in ("ChooseAction", "ChoosePosition"):
            play(game, RECRUIT_NO_MORE if asked(game)[0] == "Recruit" else MOVE_NOBODY)
    assert (order, asked(game)[0]) == ([2, 0, 1] * 5, "ChoosePosition")
    assert game.tokens == game.own_tokens == [0, 0, 0]


def test_kem_5_2_a_window_between_two_actions() -> None:
    """KEM-5.2, KEM-10.3  A card may be played between the actions of two tokens."""
    game = in_turn(tiles={0: "R4D"}, prayers=(0, 0), hands={1: "prayer"})
    play(game, PASS, place_token("mid_pray"), place_silver("mid_pyramid"), resolve_next("mid_pray"))
    assert asked(game) == ("SpeakInWindow", 1)
    play(game, play_card("prayer"))
    assert (game.prayers, asked(game)) == ([2, 2], ("UpgradePyramid", 0))
    play(game, RAISE_NOTHING)
    assert asked(game) == ("ChooseAction", 1)


def test_kem_5_4_an_action_may_be_empty() -> None:
    """KEM-5.4, KEM-17.21  Nothing recruited, moved, raised or bought; praying always gives its prayers."""
    game = position(pyramids={"a_c1_d1": ("ruby", 1)}, troops={"a_c1_d1": (0, 2)})
    for action, nothing in (
        ("top_move", MOVE_NOBODY),
        ("top_recruit", RECRUIT_NO_MORE),
        ("mid_pyramid", RAISE_NOTHING),
        ("low_ruby", BUY_NOTHING),
    ):
        before = game.prayers[0], there(game, "a_c1_d1")
        act(game, action)
        play(game, nothing)
        assert (game.prayers[0], there(game, "a_c1_d1")) == before


def test_kem_5_5_silver_and_gold_once_a_round() -> None:
    """KEM-5.5, KEM-17.20  Gold does not count for Balance, silver does; each is played once."""
    game = in_turn(tiles={0: "S4D S4C"}, troops={"a_c1_d1": (0, 1)})
    play(game, place_token("low_pray"), place_silver("mid_pray"), place_gold("move"))
    assert (game.silver_on[0], game.gold_on[0]) == ("mid_pray", "move")
    play(game, resolve_next("low_pray"), resolve_next("mid_pray"), MOVE_NOBODY)
    at_turn(game)
    play(game, place_token("low_ruby"))
    assert asked(game) == ("ChooseAction", 1)


def test_kem_5_5_both_may_be_kept() -> None:
    """KEM-5.5, KEM-5.6  They are optional and lapse with the round."""
    game = in_turn(tiles={0: "S4D S4C"})
    play(game, place_token("low_pray"), KEEP_SILVER, KEEP_GOLD)
    assert game.silver_on[0] == game.gold_on[0] == ""
    assert asked(game) == ("ChooseAction", 1)


def test_kem_5_5_a_new_token_waits_for_the_next_turn() -> None:
    """KEM-5.5, KEM-17.24  Bought with this token, it is played from the next turn on."""
    game = in_turn(pyramids={"a_c1_d1": ("ruby", 4)})
    play(game, place_token("low_ruby"), buy_tile("R4D"))
    assert asked(game) == ("ChooseAction", 1)
    at_turn(game)
    play(game, place_token("low_pray"))
    assert asked(game) == ("AddSilver", 0)


def test_kem_6_2_up_to_the_top_and_no_further() -> None:
    """KEM-6.2, KEM-6.2.1  Any level up to 4 that can be paid; one pyramid only."""
    game = in_action("mid_pyramid", pyramids={"a_c1_d1": ("ruby", 1), "a_c1_d2": ("sapphire", 4)}, prayers=(9,))
    raised = {(move.colour, move.level) for move in offers(game, RaisePyramid)}
    assert raised == {("ruby", 2), ("ruby", 3), ("ruby", 4), ("diamond", 1), ("diamond", 2), ("diamond", 3)}
    assert refuse(game, raise_pyramid("diamond", 4), n=10, has=9) == "too_dear"
    assert refuse(game, raise_pyramid("ruby", 1), colour="ruby", level=1) == "level_reached"
    play(game, raise_pyramid("ruby", 4))
    assert (game.prayers[0], sheet(game, 0)) == (0, {"pyramid": 2})


def test_kem_6_2_4_never_an_enemy_pyramid() -> None:
    """KEM-6.2.4  Holding it does not allow to raise it."""
    game = in_action("mid_pyramid", pyramids={"a_c2_d1": ("ruby", 1)}, troops={"a_c2_d1": (0, 2)})
    play(game, raise_pyramid("ruby", 1))
    assert game.levels[game.board.index["a_c2_d1"]] == 1
    assert sum(game.levels[space] for space in game.districts_of(0)) == 1


def test_kem_14_2_a_tile_sold_is_gone() -> None:
    """KEM-14.2  Nothing left that may be bought: the action is empty."""
    game = in_action("low_ruby", tiles={1: "R1C"}, pyramids={"a_c1_d1": ("ruby", 1)})
    assert refuse(game, buy_tile("R1C"), tile="R1C", rival=1) == "tile_sold"
    own(game, 1, "R1A", "R1D")
    own(game, 0, "R1B")
    heard = act(game, "low_ruby")
    assert asked(game) == ("ChooseAction", 1)
    assert not only(heard, events.TileBought)


def test_kem_6_4_1_own_city_only() -> None:
    """KEM-6.4, KEM-6.4.1, KEM-6.4.2  Up to the Troop limit in each of three districts, as one expense."""
    game = in_action("top_recruit", troops={"a_c2_d1": (0, 2)})
    assert all(move.space.startswith("a_c1") for move in offers(game, RecruitInto))
    assert refuse(game, recruit_into("a_c1_d1", 6)) == "core.refusal.not_offered"
    play(game, recruit_into("a_c1_d1", 5), recruit_into("a_c1_d3", 2))
    assert (game.prayers[0], there(game, "a_c1_d3")) == (0, (0, 2))
    crowded = in_action("top_recruit", troops={"a_c1_d1": (0, 4)})
    assert refuse(crowded, recruit_into("a_c1_d1", 2), space="a_c1_d1", n=5) == "troop_limit"


def test_kem_6_4_3_several_combats_in_the_recruiters_order() -> None:
    """KEM-6.4.3  All Units first, then one Combat after the other."""
    game = in_action("top_recruit", troops={"a_c1_d1": (1, 1), "a_c1_d2": (1, 1)})
    play(game, recruit_into("a_c1_d1", 3), recruit_into("a_c1_d2", 4))
    assert asked(game) == ("ChooseFight", 0)
    assert only(play(game, fight_at("a_c1_d2")), events.CombatBegan) == [events.CombatBegan(0, 1, "a_c1_d2")]
    duel(game, "BC3 BC6", "BC4 BC6")
    play(game, *([RECALL] if asked(game)[1] == 1 else []), STAY)
    assert asked(game) == ("ChooseBattleCard", 0)
    assert (game.name(game.combat.space), game.combat.units) == ("a_c1_d1", 3)


def test_kem_p17_a_creature_comes_before_or_after_the_combats_of_the_recruits() -> None:
    """KEM-P17, KEM-6.4.4, KEM-7.2  In the window before each of them, in whatever district, and after the action."""
    game = in_action("top_recruit", tiles={0: "R3A"}, troops={"a_c1_d1": (1, 1)})
    play(game, recruit_into("a_c1_d1", 3), recruit_into("a_c1_d2", 2), RECRUIT_NO_MORE)
    for _ in range(2):
        assert asked(game) == ("SpeakInWindow", 0)
        assert set(offers(game, PlaceCreature)) == {place_creature("scarab", f"a_c1_d{number}") for number in (1, 2)}
        if game.combat is not None:
            duel(game, "BC3 BC6", "BC4 BC6")
            play(game, RECALL, STAY)


def test_kem_14_3_no_reserve_no_recruits() -> None:
    """KEM-14.3, KEM-1.1  12 Units and no more."""
    game = in_action("top_recruit", troops={"a_t_west": (0, 5), "a_w_river": (0, 5), "a_t_river": (0, 2)})
    assert asked(game) == ("ChooseAction", 1)


def test_kem_6_5_groups_of_equal_illustration() -> None:
    """KEM-6.5  Charge, Scribe, Defense, Priest, Priestess twice; Domination and Act of God three times."""
    counts = Counter(tile.illustration for tile in components().tiles.values())
    pairs = {name for name, n in counts.items() if n == 2}
    assert pairs == {"charge", "recruiting_scribe", "defense", "priest", "priestess"}
    assert {name: n for name, n in counts.items() if n > 2} == {"domination": 3, "act_of_god": 3}


def test_kem_5_2_the_card_comes_before_the_token() -> None:
    """KEM-5.2, KEM-10.3  The active player plays cards where the token is asked; then everybody may speak again."""
    game = in_turn(prayers=(0, 0), hands={0: "prayer"})
    assert (asked(game), offers(game, PlayCard)) == (("ChooseAction", 0), [play_card("prayer")])
    play(game, play_card("prayer"))
    assert (game.prayers[0], asked(game)) == (2, ("ChooseAction", 0))
    assert not offers(game, PlayCard)


def test_kem_1_10_the_active_player_until_the_last_window() -> None:
    """KEM-1.10  Whose turn it is, up to the end of the window after it; nobody at night."""
    game = in_move("a_c1_d1", hands={1: "war_rage"}, troops={"a_c1_d1": (0, 2)})
    play(game, march_to("a_c1_front"), go_on(2, ()))
    assert (asked(game), game.active) == (("SpeakInWindow", 1), 0)
    play(game, PASS)
    assert game.active == 1


@pytest.mark.parametrize(("vp", "at_once", "later"), [({1: 10}, NOBODY, 1), ({0: 9, 1: 10}, 0, 0)])
def test_kem_11_1_the_end_is_checked_in_the_own_turn(vp: dict[int, int], at_once: int, later: int) -> None:
    """KEM-11.1, KEM-17.3  At least 9, exactly or more, only in the own turn; who triggered first stays who did."""
    game = in_turn(vp=vp)
    assert game.triggered == at_once
    play(game, place_token("mid_pray"))
    assert game.triggered == later


# KEM-6.4.3, KEM-10.10  Units that wait for their Combat in an own district while another one is fought


def two_fronts(enemies: int) -> Kemet:
    """Seat 0 has recruited 3 Units against seat 1 in district 1 and 4 against seat 2 in district 2."""
    hands, troops = {0: "enlistment", 1: "raining_fire"}, {"b_c1_d1": (1, 5), "b_c1_d2": (2, enemies)}
    game = in_action("top_recruit", seats=3, prayers=(7, 5, 5), hands=hands, troops=troops)
    play(game, recruit_into("b_c1_d1", 3), recruit_into("b_c1_d2", 4))
    if asked(game)[0] == "Recruit":
        play(game, RECRUIT_NO_MORE)
    play(game, fight_at("b_c1_d1"))
    return game


def nobody_objects(game: Kemet) -> None:
    while asked(game)[0] == "ConsiderVeto":
        play(game, LET_IT_BE)


def burn_the_second(game: Kemet) -> None:
    """Seat 1 rains fire on the only Unit of seat 2 in district 2; nobody objects, and seat 0 may speak again."""
    play(game, PASS, rain_fire("b_c1_d2", 2))
    nobody_objects(game)
    assert asked(game) == ("SpeakInWindow", 0)


def test_those_who_landed_take_a_district_that_its_enemy_lost() -> None:
    """KEM-P13, KEM-6.4.3, KEM-8.0  Raining Fire before the first Combat kills the only enemy of the second."""
    game = two_fronts(1)
    burn_the_second(game)
    assert (there(game, "b_c1_d2"), game.landed) == ((0, 4), [])
    play(game, PASS)
    heard = duel(game)
    assert only(heard, events.CombatWon) == [events.CombatWon(1, 0, "b_c1_d1")]
    heard = play(game, RECALL, STAY)
    assert only(heard, events.CombatBegan) == []


def test_a_retreat_does_not_join_those_who_landed() -> None:
    """KEM-P13, KEM-8.7, KEM-1.3, KEM-6.4.3  A district with Units that landed is no empty space."""
    game = two_fronts(1)
    burn_the_second(game)
    play(game, PASS)
    duel(game)
    play(game, RETREAT)
    assert {move.space for move in offers(game, RetreatTo)} == {"b_c1_d3", "b_c1_front"}
    play(game, RetreatTo("b_c1_d3"))
    assert (there(game, "b_c1_d2"), there(game, "b_c1_d3")) == ((0, 4), (0, 3))


def test_enlistment_counts_those_who_landed() -> None:
    """KEM-10.10, KEM-1.3  4 Units have taken the district: the Troop limit leaves room for 1."""
    game = two_fronts(1)
    burn_the_second(game)
    play(game, play_card("enlistment"))
    nobody_objects(game)
    assert {move.n for move in offers(game, PutUnits) if move.space == "b_c1_d2"} == {1}


def test_those_who_landed_before_an_enemy_are_no_place_for_enlistment() -> None:
    """KEM-10.10, KEM-17.29  In the window before the first Combat nobody can be added to the second."""
    game = two_fronts(2)
    play(game, play_card("enlistment"))
    nobody_objects(game)
    assert refuse(game, put_units("b_c1_d2", 1), space="b_c1_d2") == "one_combat"
