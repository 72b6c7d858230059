"""Worked examples of Combat."""

import pytest

from game.core.agenda import Move
from game.kemet import events
from game.kemet.cards import play_card, rain_fire
from game.kemet.combat import DECLINE_REST, GIVE_NO_MORE, give_for_force
from game.kemet.march import go_on, march_to, move_troop
from game.kemet.onset import PASS
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.resolution import RECALL, RETREAT, STAY
from game.kemet.state import NOBODY, Kemet
from tests.kemet.build import Table, attack, in_action, in_combat, position, troop
from tests.kemet.look import blows, creatures_on, duel, force, there
from tests.titles.playing import asked, offers, only, play, refuse, sheet


def test_ex_r5_the_example_of_the_rulebook() -> None:
    """EX-R5, KEM-8, KEM-8.2, KEM-8.3, KEM-17.1, KEM-17.2"""
    table: Table = {"tiles": {0: "R1A R3B", 1: "S2B"}, "prayers": (7, 5), "hands": {1: "bronze_wall war_fury"}}
    game = in_combat(5, 4, "a_t_west", guard="elephant", **table)
    duel(game, "BC2 BC6", "BC4 BC6 bronze_wall war_fury")
    heard = play(game, play_card("bronze_wall"), play_card("war_fury"))
    assert (force(heard), blows(heard)) == ([10, 9], [(2, 0), (0, 4)])
    assert not only(heard, events.UnitsRemoved)
    assert sheet(game, 0) == {"combat": 1}
    play(game, RECALL)
    assert (game.prayers[1], game.idle_creatures[1]) == (5 - 1 + 3, ("elephant",))
    play(game, STAY)
    assert sheet(game, 0) == {"combat": 1, "temple": 1}
    assert (game.face_up[:2], sorted(game.discard)) == ([("BC2",), ("BC4",)], ["bronze_wall", "war_fury"])


def test_ex_16_a_tie_is_won_by_the_defender() -> None:
    """EX-16, KEM-8.4, KEM-8.5, KEM-8.7"""
    game = in_combat(4, 5, prayers=(2, 2))
    heard = duel(game, "BC1 BC6", "BC3 BC6")
    assert force(heard) == [8, 8]
    assert not only(heard, events.UnitsRemoved)
    assert asked(game) == ("DecideFate", 0)
    assert refuse(game, STAY, space="a_w_obelisk", rival=1) == "winner_there"
    play(game, RECALL)
    assert game.prayers[0] == 5
    assert sheet(game, 0) == sheet(game, 1) == {}


@pytest.mark.parametrize(("fate", "standing", "prayers"), [(STAY, (1, 3), 2), (RECALL, (NOBODY, 0), 4)])
def test_ex_17_a_victory_without_survivors(fate: Move, standing: tuple[int, int], prayers: int) -> None:
    """EX-17, KEM-8.5, KEM-8.6, KEM-8.7"""
    game = in_combat(2, 3, prayers=(2, 2))
    heard = duel(game, "BC1 BC6", "BC5 BC6")
    assert force(heard) == [6, 5]
    assert only(heard, events.UnitsRemoved) == [events.UnitsRemoved(0, "a_w_obelisk", 2, "losses")]
    assert (asked(game), set(game.moves())) == (("DecideFate", 1), {RETREAT, RECALL, STAY})
    play(game, fate)
    assert (there(game, "a_w_obelisk"), game.prayers[1], sheet(game, 0)) == (standing, prayers, {})


def test_ex_18_raining_fire_before_force_is_counted() -> None:
    """EX-18, KEM-10.9, KEM-8.3"""
    game = in_combat(3, 4, hands={0: "raining_fire"})
    duel(game, "BC2 BC6 raining_fire", "BC4 BC6")
    heard = play(game, rain_fire("a_w_obelisk", 1))
    assert (force(heard), game.prayers[0], sheet(game, 0)) == ([6, 5], 6, {"combat": 1})
    assert not [event for event in only(heard, events.UnitsRemoved) if event.source == "losses"]


def penniless() -> Kemet:
    game = in_combat(prayers=(0, 7), hands={0: "prayer war_fury"})
    duel(game, "BC3 BC6 prayer war_fury")
    return game


def test_ex_19_the_order_of_payment_matters() -> None:
    """EX-19, KEM-8.3"""
    game = penniless()
    assert refuse(game, play_card("war_fury"), card="war_fury", n=1, has=0) == "needs_prayers"
    play(game, play_card("prayer"))
    heard = play(game, play_card("war_fury"))
    assert (game.prayers[0], force(heard)[0]) == (1, 3 + 3 + 2)


def test_ex_19_an_unpaid_card_has_no_effect_and_is_discarded() -> None:
    """EX-19, KEM-8.3, KEM-8.9"""
    game = penniless()
    heard = play(game, play_card("prayer"), DECLINE_REST)
    assert (game.prayers[0], force(heard)[0]) == (2, 6)
    play(game, RECALL, STAY)
    assert sorted(game.discard) == ["prayer", "war_fury"]


@pytest.mark.parametrize("creature", ["scorpion", "elephant"])
@pytest.mark.parametrize("guard", ["snake", ""])
def test_ex_20_the_snake_silences_the_scorpion(creature: str, guard: str) -> None:
    """EX-20, KEM-7.5, KEM-7.6  Neither Force nor Damage nor Defence of a creature counts against it."""
    game = in_combat(3, 4, creature=creature, guard=guard, tiles={0: "R4A S2B", 1: "S2D"})
    heard = duel(game, "BC6 BC1", "BC4 BC1")
    more, damage, defence = (0, 0, 0) if guard else {"scorpion": (2, 2, 0), "elephant": (1, 0, 1)}[creature]
    assert (force(heard), blows(heard)) == ([4 + more, 6], [(3 + damage, defence), (0, 2)])
    assert only(heard, events.UnitsRemoved) == [events.UnitsRemoved(1, "a_w_obelisk", 1 + damage, "losses")]


def test_ex_21_recruits_win_their_district_back() -> None:
    """EX-21, KEM-6.4.3, KEM-8.4, KEM-1.12"""
    game = in_action("top_recruit", pyramids={"a_c1_d1": ("ruby", 4)}, troops={"a_c1_d1": (1, 2)})
    play(game, recruit_into("a_c1_d1", 3), RECRUIT_NO_MORE)
    assert game.prayers[0] == 7 - 3
    assert (game.combat.attacker, game.combat.defender) == (0, 1)
    assert (sheet(game, 0), sheet(game, 1)) == ({}, {"pyramid": 1})
    heard = duel(game, "BC3 BC6", "BC1 BC6")
    assert force(heard) == [7, 6]
    assert not only(heard, events.UnitsRemoved)
    assert sheet(game, 0) == {"combat": 1}
    assert STAY not in game.moves()
    play(game, RECALL, STAY)
    assert there(game, "a_c1_d1") == (0, 3)
    assert (sheet(game, 0), sheet(game, 1)) == ({"combat": 1, "pyramid": 1}, {})


@pytest.mark.parametrize(
    ("defenders", "question", "troop", "won"),
    [(2, ("ChooseAction", 1), (0, 3), {"temple": 1}), (3, ("ChooseBattleCard", 0), (1, 1), {})],
)
def test_ex_22_initiative(defenders: int, question: tuple[str, int], troop: tuple[int, int], won: object) -> None:
    """EX-22, KEM-8.0, KEM-17.9"""
    game = in_action("top_move", tiles={0: "R4B R1C"}, troops={"a_c1_front": (0, 3), "a_t_west": (1, defenders)})
    heard = play(game, move_troop("a_c1_front"), march_to("a_t_west"), go_on(3, ()))
    assert only(heard, events.UnitsRemoved) == [events.UnitsRemoved(1, "a_t_west", 2, "initiative")]
    assert (asked(game), there(game, "a_t_west"), sheet(game, 0)) == (question, troop, won)
    assert len(game.battle_hands[0]) == 6


def test_ex_23_crusade_and_holy_war() -> None:
    """EX-23, KEM-8.5, KEM-8.6"""
    game = in_combat(5, 3, tiles={0: "D2C D3C"}, prayers=(3, 7))
    assert (only(duel(game, "BC2 BC6", "BC1 BC6"), events.UnitsRemoved)[-1].n, game.prayers[0]) == (2, 11)


@pytest.mark.parametrize(("space", "blocker"), [("a_t_river", 1), ("a_t_river", 2), ("a_t_delta", 2)])
def test_ex_24_no_space_to_retreat_to(space: str, blocker: int) -> None:
    """EX-24, KEM-8.7, KEM-2.8  Held by the winner, by a third player, and nowhere to go from the delta."""
    game = position(4, prayers=(2, 2, 2, 2), troops={space: (0, 2), "a_w_river": (blocker, 1)})
    attack(game, 1, space, 5)
    assert (only(duel(game), events.TroopRecalled), game.prayers[0]) == ([events.TroopRecalled(0, space, 2)], 3)
    assert asked(game) == ("DecideFate", 1)


def test_ex_35_six_cards_for_three_combats() -> None:
    """EX-35, KEM-8.9"""
    game = position()
    sizes = []
    for cards in ("BC1 BC2", "BC3 BC4", "BC5 BC6"):
        for space, seat in [(space, seat) for space, seat in enumerate(game.holder) if seat != NOBODY]:
            game.remove_units(seat, space, game.units[space], "losses")
        troop(game, 1, "a_w_obelisk", 3)
        attack(game, 0, "a_w_obelisk", 3)
        duel(game, cards, cards)
        play(game, RECALL, STAY)
        sizes.append(len(game.battle_hands[0]))
    assert sizes == [4, 2, 6]
    assert game.face_up[0] == game.face_down[0] == ()


def test_ex_40_divine_wound() -> None:
    """EX-40, KEM-8.3"""
    game = in_combat(3, 4, tiles={0: "R3C"}, hands={0: "open_gates escape veto"})
    duel(game)
    assert asked(game) == ("DealWound", 0)
    heard = play(game, give_for_force("open_gates"), give_for_force("escape"), GIVE_NO_MORE)
    assert (force(heard), game.hands[0], game.prayers[0]) == ([8, 7], ("veto",), 7)


def test_ex_42_the_attacker_dies_before_the_combat() -> None:
    """EX-42, KEM-8.0"""
    game = in_combat(1, 3, "b_w_obelisk", seats=3, tiles={0: "R4B"}, hands={2: "raining_fire"})
    assert asked(game) == ("SpeakInWindow", 2)
    heard = play(game, rain_fire("b_w_obelisk", 0))
    assert only(heard, events.CombatCalledOff)
    assert [event.source for event in only(heard, events.UnitsRemoved)] == ["raining_fire"]
    assert (there(game, "b_w_obelisk"), game.reserve[0], game.prayers[2]) == ((1, 3), 12, 7 - 1)
    assert [len(cards) for cards in game.battle_hands] == [6, 6, 6]
    assert not offers(game, type(PASS))
    assert creatures_on(game, "b_w_obelisk") == ()
