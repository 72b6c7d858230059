"""KEM-8  Combat, beyond the vectors: secrets, Prescience, hidden cards, losses, reward, the two fates."""

from __future__ import annotations

import pytest

from game.core.agenda import Move
from game.core.events import Event, visible_to
from game.kemet import events
from game.kemet.cards import LET_IT_BE, escape_to, play_card, rain_fire
from game.kemet.combat import (
    DECLINE_REST,
    GIVE_NO_MORE,
    READY,
    GiveForForce,
    UseCards,
    choose_card,
    give_for_force,
    hide_card,
    set_aside,
)
from game.kemet.hidden import UNKNOWN
from game.kemet.landing import PUT_NO_MORE, PutUnits, put_units
from game.kemet.market import buy_tile, give_up_card
from game.kemet.night import BeginNight
from game.kemet.onset import PASS
from game.kemet.resolution import RECALL, RETREAT, STAY, RetreatTo, retreat_to
from game.kemet.state import NOBODY, Kemet
from game.kemet.turn import BeginDay
from tests.kemet.build import (
    act,
    attack,
    battle_cards,
    hand,
    in_action,
    in_combat,
    position,
    prayers,
    run,
    tokens,
    troop,
)
from tests.kemet.look import asked, creatures_on, duel, lay, offers, only, play, refuse, sheet, there


def fight(defenders: int = 3, attackers: int = 3, space: str = "a_w_obelisk") -> Kemet:
    game = in_combat(attackers, defenders, space)
    return game


def test_kem_8_0_two_sides_and_a_space() -> None:
    """KEM-8.0, KEM-1.2  The attacker's Troop and the Troop that was there first."""
    game = fight()
    combat = game.combat
    assert combat is not None
    assert (combat.attacker, combat.defender, game.name(combat.space)) == (0, 1, "a_w_obelisk")


def test_kem_8_0_initiative_is_for_the_attacker_only() -> None:
    """KEM-8.0  A defender who owns it has nothing of it."""
    game = position(tiles={1: "R4B"}, troops={"a_w_obelisk": (1, 3)})
    heard = attack(game, 0, "a_w_obelisk", 3)
    assert not only(heard, events.UnitsRemoved)


def test_kem_8_0_initiative_takes_a_lone_unit() -> None:
    """KEM-8.0, KEM-14.4  1 if there is only 1; no prayers from Crusade."""
    game = position(tiles={0: "R4B D2C"}, prayers=(0, 0), troops={"a_w_obelisk": (1, 1)})
    heard = attack(game, 0, "a_w_obelisk", 3)
    assert only(heard, events.CombatCalledOff)
    assert game.prayers[0] == 0


@pytest.mark.parametrize("card", ["escape", "raining_fire"])
def test_kem_8_0_without_a_combat_the_creature_comes_along(card: str) -> None:
    """KEM-8.0, KEM-10.14, KEM-7.3  The defender is gone before it begins: the whole Troop of the attacker is there."""
    game = position(tiles={0: "S2B"})
    hand(game, 1 if card == "escape" else 0, card)
    troop(game, 1, "a_w_obelisk", 1)
    attack(game, 0, "a_w_obelisk", 3, "elephant")
    heard = play(game, escape_to("a_t_west") if card == "escape" else rain_fire("a_w_obelisk", 1))
    assert only(heard, events.CombatCalledOff)
    assert there(game, "a_w_obelisk") == (0, 3)
    assert creatures_on(game, "a_w_obelisk") == ("elephant",)


def test_kem_8_1_two_cards_one_played_one_never_seen() -> None:
    """KEM-8.1, KEM-16.3  The choice of both sides is secret until the reveal."""
    game = fight()
    play(game, choose_card("BC2"))
    assert set_aside("BC2") not in game.moves()
    heard = play(game, set_aside("BC6"))
    assert [event for event in heard if visible_to(event, 1)] == [events.BattleCardLaid(0)]
    view = game.known_to(1)
    assert (view.chosen[0], view.aside[0]) == (UNKNOWN, UNKNOWN)
    assert asked(game) == ("ChooseBattleCard", 1)
    heard = lay(game, "BC4", "BC5")
    assert only(heard, events.BattleCardShown) == [events.BattleCardShown(0, "BC2"), events.BattleCardShown(1, "BC4")]
    assert game.known_to(1).chosen[0] == "BC2"
    assert game.known_to(1).aside[0] == UNKNOWN


def test_kem_8_1_the_last_two_cards() -> None:
    """KEM-8.1, KEM-14.8  With two cards in hand the discard has no choice left."""
    game = position()
    battle_cards(game, 0, "BC1 BC2", up="BC3 BC4", down="BC5 BC6")
    troop(game, 1, "a_w_obelisk", 3)
    attack(game, 0, "a_w_obelisk", 3)
    assert refuse(game, choose_card("BC3"), card="BC3") == "card_discarded"
    play(game, choose_card("BC1"))
    assert game.aside[0] == "BC2"
    assert asked(game) == ("ChooseBattleCard", 1)


@pytest.mark.parametrize("seer", [0, 1])
def test_kem_8_1_prescience(seer: int) -> None:
    """KEM-8.1, KEM-16.3  The enemy chooses first and shows the card to be played, only that one."""
    game = in_combat(3, 3, tiles={seer: "S3C"}, hands={0: "war_rage", 1: "war_rage"})
    play(game, PASS, PASS)
    assert asked(game) == ("ChooseBattleCard", 1 - seer)
    heard = lay(game, "BC1", "BC6")
    assert only(heard, events.BattleCardShown) == [events.BattleCardShown(1 - seer, "BC1")]
    view = game.known_to(seer)
    assert (view.chosen[1 - seer], view.aside[1 - seer]) == ("BC1", UNKNOWN)
    lay(game, "BC4", "BC6")
    assert asked(game) == ("HideCards", 0)
    play(game, READY)
    assert asked(game) == ("HideCards", 1)
    heard = play(game, READY)
    assert only(heard, events.BattleCardShown) == [events.BattleCardShown(seer, "BC4")]


def test_kem_8_2_hidden_cards_count_as_cards_in_hand() -> None:
    """KEM-8.2, KEM-16.3, KEM-10.4  Nobody sees how many there are; any icon may be hidden."""
    game = in_combat(3, 3, hands={0: "war_rage veto swiftness"})
    play(game, PASS)
    lay(game, "BC1", "BC6")
    heard = play(game, hide_card("war_rage"), hide_card("veto"))
    assert not [event for event in heard if visible_to(event, 1)]
    assert game.known_to(1).hands[0] == (UNKNOWN,) * 3
    assert game.known_to(1).behind[0] == ()
    assert game.known_to(0).behind[0] == ("veto", "war_rage")
    play(game, READY)
    assert game.known_to(1).hands[0] == (UNKNOWN,) * 3
    heard = lay(game, "BC1", "BC6")
    assert only(heard, events.HiddenCardsShown) == [events.HiddenCardsShown(0, ("veto", "war_rage"))]
    assert len(game.known_to(1).hands[0]) == 1


def revealed(attacking: tuple[str, ...], defending: tuple[str, ...], defenders: int = 3) -> Kemet:
    """A Combat at the clash: both sides have hidden these cards behind equal battle cards."""
    game = position()
    hand(game, 0, *attacking)
    hand(game, 1, *defending)
    troop(game, 1, "a_w_obelisk", defenders)
    attack(game, 0, "a_w_obelisk", 3)
    while asked(game)[0] == "SpeakInWindow":
        play(game, PASS)
    for cards in (attacking, defending):
        lay(game, "BC3", "BC6")
        play(game, *map(hide_card, cards))
    return game


def test_kem_8_3_the_attacker_uses_his_cards_first() -> None:
    """KEM-8.3  With the prayers left by then the defender follows."""
    game = revealed(("mana_theft",), ("war_fury",))
    prayers(game, 0, 1)
    assert asked(game) == ("UseCards", 0)
    heard = play(game, play_card("mana_theft"))
    assert game.prayers[1] == 0
    assert asked(game)[0] != "UseCards"
    assert {event.seat: event.total for event in only(heard, events.ForceCounted)} == {0: 6, 1: 6}


def test_kem_8_3_a_free_card_may_be_declined() -> None:
    """KEM-8.3, KEM-17.19  Used or not, all are discarded."""
    game = revealed(("war_rage",), ())
    heard = play(game, DECLINE_REST)
    assert {event.total for event in only(heard, events.ForceCounted)} == {6}
    play(game, RECALL, STAY)
    assert game.discard == ["war_rage"]


@pytest.mark.parametrize("card", ["swiftness", "teleportation", "open_gates", "escape", "veto"])
def test_kem_14_7_cards_without_effect_in_combat(card: str) -> None:
    """KEM-14.7, KEM-10.11, KEM-10.12, KEM-10.14  Hidden and revealed they do nothing, cost nothing, are discarded."""
    game = revealed((card,), ())
    assert asked(game)[0] == "DecideFate"
    assert game.prayers[0] == 7
    play(game, RECALL, STAY)
    assert game.discard == [card]


@pytest.mark.parametrize(("card", "force", "damage", "defence"), [
    ("war_rage", 1, 0, 0), ("war_fury", 2, 0, 0), ("bloody_battle", 0, 1, 0), ("bloodbath", 0, 2, 0),
    ("bronze_wall", 0, 0, 1), ("iron_wall", 0, 0, 2),
])
def test_kem_10_6_combat_cards(card: str, force: int, damage: int, defence: int) -> None:
    """KEM-10.6  Several copies add up."""
    game = revealed((card, card), ())
    heard = play(game, play_card(card), play_card(card))
    (line,) = (event for event in only(heard, events.ForceCounted) if event.seat == 0)
    (blow,) = (event for event in only(heard, events.DamageCounted) if event.seat == 0)
    assert (line.from_cards, blow.damage, blow.defence) == (2 * force, 2 * damage, 1 + 2 * defence)


def test_kem_8_3_divine_wound_of_a_defender() -> None:
    """KEM-8.3  After all cards are used its owner may discard others, on either side; those he hid are not in hand."""
    game = in_combat(3, 3, tiles={1: "R3C"}, hands={1: "war_rage swiftness prayer"})
    play(game, PASS)
    lay(game, "BC3", "BC6")
    lay(game, "BC3", "BC6")
    play(game, hide_card("war_rage"), READY, DECLINE_REST)
    assert asked(game) == ("DealWound", 1)
    assert set(offers(game, GiveForForce)) == {give_for_force("swiftness"), give_for_force("prayer")}
    heard = play(game, give_for_force("swiftness"), GIVE_NO_MORE)
    assert [(event.seat, event.from_cards) for event in only(heard, events.ForceCounted)] == [(0, 0), (1, 1)]


def test_kem_8_4_force_without_units() -> None:
    """KEM-8.4, KEM-17.32, KEM-17.27  Card, tiles and City bonus still count; the creature does not."""
    game = in_combat(1, 1, "a_c2_d1", guard="scarab", tiles={1: "R3A R3B"}, hands={0: "raining_fire"})
    play(game, PASS)
    lay(game, "BC6", "BC1")
    play(game, hide_card("raining_fire"))
    lay(game, "BC3", "BC1")
    heard = play(game, rain_fire("a_c2_d1", 1))
    (line,) = (event for event in only(heard, events.ForceCounted) if event.seat == 1)
    assert line == events.ForceCounted(1, 0, 3, 1, 0, 0, 1, 5)
    assert game.idle_creatures[1] == ("scarab",)
    assert asked(game) == ("DecideFate", 0)
    assert sheet(game, 1) == {}


def test_kem_8_4_an_attacker_without_units() -> None:
    """KEM-8.4, KEM-17.27, KEM-17.32, KEM-7.3  His creature goes home before Force is counted, and counts nothing."""
    game = in_combat(1, 3, creature="scorpion", tiles={0: "R4A R1A"}, hands={1: "raining_fire"})
    play(game, PASS)
    lay(game, "BC6", "BC1")
    lay(game, "BC3", "BC1")
    play(game, hide_card("raining_fire"))
    heard = play(game, rain_fire("a_w_obelisk", 0))
    assert only(heard, events.CreatureReturned) == [events.CreatureReturned(0, "scorpion")]
    assert only(heard, events.ForceCounted)[0] == events.ForceCounted(0, 0, 1, 1, 0, 0, 0, 2)
    assert only(heard, events.DamageCounted)[0] == events.DamageCounted(0, 3, 0)
    assert game.idle_creatures[0] == ("scorpion",)
    assert asked(game) == ("DecideFate", 1)
    assert set(game.moves()) == {STAY, RECALL}


def test_kem_8_4_both_sides_know_their_own_city() -> None:
    """KEM-8.4  +1 in a district of the own City, attacker or defender alike."""
    game = fight(space="a_c2_d1")
    heard = duel(game, "BC1 BC6", "BC1 BC6")
    assert [(event.seat, event.from_home) for event in only(heard, events.ForceCounted)] == [(0, 0), (1, 1)]


def test_kem_8_5_losses_are_simultaneous_and_at_most_all() -> None:
    """KEM-8.5, KEM-14.4, KEM-8.12  Both may die: nobody holds the space, nobody is asked."""
    game = fight(1, 1, "a_t_west")
    heard = duel(game, "BC6 BC1", "BC6 BC1")
    assert len(only(heard, events.UnitsRemoved)) == 2
    assert there(game, "a_t_west") == (NOBODY, 0)
    assert sheet(game, 1) == {}
    assert asked(game) == ("ChooseAction", 1)


def test_kem_8_6_a_defender_wins_no_vp_without_the_tile() -> None:
    """KEM-8.6  Only Defensive Victory gives one."""
    game = fight(5, 1)
    duel(game, "BC3 BC6", "BC3 BC6")
    assert sheet(game, 1) == {}
    game = in_combat(1, 5, tiles={1: "S3B"})
    duel(game, "BC3 BC6", "BC3 BC6")
    assert sheet(game, 1) == {"combat": 1}


def test_kem_8_6_holy_war_without_a_survivor() -> None:
    """KEM-8.6  The winner gains 4 prayers, survivor or not; the Combat VP asks for one."""
    game = in_combat(2, 3, tiles={0: "D3C"}, prayers=(0, 0))
    duel(game, "BC1 BC6", "BC5 BC6")
    assert asked(game) == ("DecideFate", 1)
    assert (game.prayers[0], sheet(game, 0)) == (4, {})


def test_kem_8_8_a_winning_attacker_stays_with_his_creature() -> None:
    """KEM-8.8, KEM-8.9, KEM-1.4  The whole Troop holds the space."""
    game = in_combat(5, 1, creature="elephant", tiles={0: "S2B"})
    duel(game, "BC3 BC6", "BC3 BC6")
    play(game, RECALL, STAY)
    assert there(game, "a_w_obelisk") == (0, 5)
    assert creatures_on(game, "a_w_obelisk") == ("elephant",)


def test_kem_8_7_the_winner_chooses_the_retreat() -> None:
    """KEM-8.7  Adjacent, empty, no other City, no harbour; creature included, no Move action."""
    game = in_combat(5, 2, "a_c1_front", guard="elephant", seats=4, tiles={1: "S2B"}, troops={"a_t_west": (2, 1)})
    duel(game, "BC3 BC6", "BC3 BC6")
    play(game, RETREAT)
    assert asked(game) == ("ChooseRetreat", 0)
    assert {move.space for move in offers(game, RetreatTo)} == {"a_w_obelisk", "a_w_river"}
    assert refuse(game, retreat_to("a_t_west"), space="a_t_west") == "troop_there"
    assert refuse(game, retreat_to("a_c1_d1"), space="a_c1_d1") == "other_city"
    assert refuse(game, retreat_to("a_e_obelisk"), space="a_e_obelisk") == "not_by_harbour"
    play(game, retreat_to("a_w_river"))
    assert there(game, "a_w_river") == (1, 2)
    assert creatures_on(game, "a_w_river") == ("elephant",)


def test_kem_8_7_into_the_own_city() -> None:
    """KEM-8.7  The loser's own districts are allowed."""
    game = fight(2, 5, "a_c2_front")
    duel(game, "BC3 BC6", "BC3 BC6")
    play(game, RETREAT)
    assert {"a_c2_d1", "a_c2_d2", "a_c2_d3"} <= {move.space for move in offers(game, RetreatTo)}


def test_kem_8_7_a_beaten_attacker_retreats() -> None:
    """KEM-8.7, KEM-8.8  The defender chooses where to, then stays or recalls."""
    game = fight(5, 2)
    duel(game, "BC3 BC6", "BC3 BC6")
    play(game, RETREAT, retreat_to("a_c1_front"))
    assert there(game, "a_c1_front") == (0, 2)
    play(game, RECALL)
    assert there(game, "a_w_obelisk") == (NOBODY, 0)
    assert game.prayers[1] == 11


def test_kem_8_7_a_beaten_attacker_keeps_his_creature() -> None:
    """KEM-8.7, KEM-7.3  It retreats with its Troop; in a recall it goes to the reserve."""
    for fate in (RETREAT, RECALL):
        game = in_combat(2, 5, creature="elephant", tiles={0: "S2B"})
        duel(game, "BC3 BC6", "BC3 BC6")
        play(game, fate)
        if fate is RETREAT:
            play(game, retreat_to("a_t_west"))
            assert creatures_on(game, "a_t_west") == ("elephant",)
        assert game.idle_creatures[0] == (() if fate is RETREAT else ("elephant",))


def test_kem_8_8_the_winner_may_recall_too() -> None:
    """KEM-8.8, KEM-17.12  After the loser; the same gain, and the space is empty."""
    game = fight(1, 4, "a_t_west")
    prayers(game, 0, 0)
    duel(game, "BC3 BC6", "BC3 BC6")
    assert asked(game) == ("DecideFate", 1)
    play(game, RECALL)
    assert game.prayers[1] == 0
    play(game, RECALL)
    assert game.prayers[0] == 3
    assert sheet(game, 0) == {"combat": 1}


def test_kem_8_9_the_interrupted_phase_goes_on() -> None:
    """KEM-8.9  Cards are discarded and the next turn begins."""
    game = fight(2, 5)
    duel(game, "BC3 BC6", "BC2 BC5")
    play(game, RECALL, STAY)
    assert (game.face_up, game.face_down) == ([("BC3",), ("BC2",)], [("BC6",), ("BC5",)])
    assert game.combat is None
    assert asked(game) == ("ChooseAction", 1)


def night_fight(card: str = "war_rage") -> tuple[Kemet, list[Event]]:
    game = position(tiles={0: "S4A"})
    hand(game, 0, card)
    hand(game, 1, "escape")
    troop(game, 1, "a_c1_d1", 2)
    game.active = NOBODY
    for seat in (0, 1):
        tokens(game, seat, "top_move", "top_recruit", "mid_move", "mid_pray", "low_pray")
    run(game, BeginNight(), BeginDay())
    return game, play(game, put_units("a_c1_d1", 3), PUT_NO_MORE)


def test_kem_8_10_combat_at_night() -> None:
    """KEM-8.10, KEM-9.7, KEM-17.25, KEM-10.3  No window before it, but cards may be hidden; the newcomer attacks."""
    game, heard = night_fight()
    assert only(heard, events.CombatBegan) == [events.CombatBegan(0, 1, "a_c1_d1")]
    assert asked(game) == ("ChooseBattleCard", 0)
    lay(game, "BC3", "BC6")
    play(game, hide_card("war_rage"), READY)
    lay(game, "BC3", "BC6")
    play(game, READY, play_card("war_rage"), RECALL, STAY)
    assert there(game, "a_c1_d1") == (0, 3)
    assert sheet(game, 0) == {"combat": 1}
    assert asked(game)[0] == "ChoosePosition"


def test_kem_17_25_a_day_card_hidden_at_night() -> None:
    """KEM-17.25, KEM-8.10, KEM-10.9  It cannot be played openly, but it works behind a battle card."""
    game, _ = night_fight("raining_fire")
    lay(game, "BC3", "BC6")
    play(game, hide_card("raining_fire"), READY)
    lay(game, "BC3", "BC6")
    play(game, READY, rain_fire("a_c1_d1", 1), RECALL, STAY)
    assert there(game, "a_c1_d1") == (0, 3)
    assert "raining_fire" in game.discard


def test_kem_8_11_nothing_to_take_back() -> None:
    """KEM-8.11  All six cards are in hand: only the exchange is told."""
    game = in_action("low_ruby", pyramids={"a_c1_d1": ("ruby", 2)})
    heard = play(game, buy_tile("R2B"), give_up_card("BC6"))
    assert not only(heard, events.BattleCardsTakenBack)
    assert only(heard, events.BattleCardExchanged) == [events.BattleCardExchanged(0, "BC6", "BCS_OFF")]


def test_kem_8_11_only_basic_cards_are_given_up() -> None:
    """KEM-8.11, KEM-17.30  Who buys both has 2 special and 4 basic cards; the first special one is no choice."""
    game = in_action("low_ruby", pyramids={"a_c1_d1": ("ruby", 2), "a_c1_d2": ("sapphire", 2)})
    play(game, buy_tile("R2B"), give_up_card("BC6"))
    act(game, "low_sapphire")
    play(game, buy_tile("S2C"))
    assert set(game.moves()) == {give_up_card(f"BC{number}") for number in (1, 2, 3, 4, 5)}
    assert refuse(game, give_up_card("BCS_OFF"), card="BCS_OFF") == "only_basic"
    play(game, give_up_card("BC5"))
    assert game.battle_hands[0] == ("BC1", "BC2", "BC3", "BC4", "BCS_DEF", "BCS_OFF")
    assert game.given_up[0] == ("BC6", "BC5")


def test_kem_8_12_nothing_to_retreat() -> None:
    """KEM-8.12, KEM-8.7  A loser without Units is not asked; the winner is."""
    game = fight(1, 5)
    duel(game, "BC6 BC1", "BC4 BC1")
    assert asked(game) == ("DecideFate", 0)


def test_kem_8_12_the_winner_is_dead_and_there_is_no_way_out() -> None:
    """KEM-8.12, KEM-8.7  Then the loser decides, but he cannot retreat."""
    game = position(troops={"a_t_river": (0, 3), "a_w_river": (1, 1)})
    attack(game, 1, "a_t_river", 3)
    duel(game, "BC1 BC5", "BC6 BC1")
    assert asked(game) == ("DecideFate", 0)
    assert refuse(game, RETREAT, space="a_t_river") == "no_retreat"


def test_kem_10_10_enlistment_in_the_clash() -> None:
    """KEM-10.10  Hidden in Combat it may reinforce the own Troop there, before Force is counted."""
    game = revealed(("enlistment",), ())
    play(game, play_card("enlistment"))
    moves: list[Move] = [put_units("a_w_obelisk", 1), put_units("a_w_obelisk", 2), put_units("a_c1_d1", 1)]
    assert set(moves) <= set(game.moves())
    heard = play(game, put_units("a_w_obelisk", 2))
    assert [event.units for event in only(heard, events.ForceCounted)] == [5, 3]


def test_kem_10_10_no_second_combat_out_of_the_clash() -> None:
    """KEM-10.10, KEM-17.29  Hidden in Combat it cannot go where another enemy Troop stands in the own City."""
    game = in_combat(3, 3, hands={0: "enlistment"}, troops={"a_c1_d1": (1, 1)})
    play(game, PASS)
    lay(game, "BC3", "BC6")
    play(game, hide_card("enlistment"))
    lay(game, "BC3", "BC6")
    play(game, play_card("enlistment"))
    assert refuse(game, put_units("a_c1_d1", 1), space="a_c1_d1") == "one_combat"
    assert {move.space for move in offers(game, PutUnits)} == {"a_w_obelisk", "a_c1_d2", "a_c1_d3"}


def test_kem_10_10_no_reinforcement_for_the_dead() -> None:
    """KEM-10.10  If the own Troop has lost its last Unit, none can be placed there."""
    game = revealed(("raining_fire",), ("enlistment",), defenders=1)
    play(game, rain_fire("a_w_obelisk", 1), play_card("enlistment"))
    assert not [move for move in game.moves() if getattr(move, "space", "") == "a_w_obelisk"]


def test_kem_8_2_only_two_players_play_cards_in_a_combat() -> None:
    """KEM-8.2, KEM-10.12  No third player is asked between council and end, no Veto against a hidden card."""
    game = in_combat(3, 3, "b_w_obelisk", seats=3, hands={0: "raining_fire", 2: "veto"})
    play(game, PASS, PASS)
    lay(game, "BC3", "BC6")
    play(game, hide_card("raining_fire"))
    lay(game, "BC3", "BC6")
    assert isinstance(game.decision, UseCards)
    play(game, rain_fire("b_w_obelisk", 1))
    assert asked(game)[0] != "ConsiderVeto"
    assert LET_IT_BE not in game.moves()
