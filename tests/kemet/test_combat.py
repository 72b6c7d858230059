"""KEM-8  Combat, beyond the vectors: secrets, Prescience, hidden cards, losses, reward, the two fates."""

import pytest

from game.core.agenda import Move
from game.kemet import combat, events
from game.kemet.cards import LET_IT_BE, escape_to, play_card, rain_fire
from game.kemet.combat import DECLINE_REST, GIVE_NO_MORE, READY, choose_card, give_for_force, hide_card, set_aside
from game.kemet.components import components
from game.kemet.hidden import UNKNOWN
from game.kemet.landing import PUT_NO_MORE, PutUnits, put_units
from game.kemet.market import buy_tile, give_up_card
from game.kemet.onset import PASS
from game.kemet.resolution import RECALL, RETREAT, STAY, RetreatTo, retreat_to
from game.kemet.state import NOBODY, Kemet
from tests.kemet.build import WHOLE_CITY, act, attack, battle_cards, in_action, in_combat, nightfall, position, prayers
from tests.kemet.look import blows, creatures_on, duel, force, lay, there
from tests.titles.playing import asked, heard_by, offers, only, play, refuse, sheet


def test_kem_8_0_initiative() -> None:
    """KEM-8.0, KEM-14.4  For the attacker only; 1 Unit if there is only 1, and no prayers from Crusade."""
    game = position(tiles={1: "R4B"}, troops={"a_w_obelisk": (1, 3)})
    assert not only(attack(game, 0, "a_w_obelisk", 3), events.UnitsRemoved)
    game = position(tiles={0: "R4B D2C"}, prayers=(0, 0), troops={"a_w_obelisk": (1, 1)})
    assert only(attack(game, 0, "a_w_obelisk", 3), events.CombatCalledOff)
    assert game.prayers[0] == 0


@pytest.mark.parametrize(
    ("seat", "card", "move"), [(1, "escape", escape_to("a_t_west")), (0, "raining_fire", rain_fire("a_w_obelisk", 1))]
)
def test_kem_8_0_without_a_combat_the_creature_comes_along(seat: int, card: str, move: Move) -> None:
    """KEM-8.0, KEM-10.14, KEM-7.3  The defender is gone before it begins: the whole Troop of the attacker is there."""
    game = in_combat(3, 1, creature="elephant", tiles={0: "S2B"}, hands={seat: card})
    assert only(play(game, move), events.CombatCalledOff)
    assert (there(game, "a_w_obelisk"), creatures_on(game, "a_w_obelisk")) == ((0, 3), ("elephant",))


def test_kem_8_1_two_cards_one_played_one_never_seen() -> None:
    """KEM-8.1, KEM-16.3  The choice of both sides is secret until the reveal."""
    game = in_combat()
    play(game, choose_card("BC2"))
    assert set_aside("BC2") not in game.moves()
    heard = play(game, set_aside("BC6"))
    assert heard_by(heard, 1) == [events.BattleCardLaid(0)]
    view = game.known_to(1)
    assert (view.chosen[0], view.aside[0], asked(game)) == (UNKNOWN, UNKNOWN, ("ChooseBattleCard", 1))
    heard = lay(game, "BC4", "BC5")
    assert only(heard, events.BattleCardShown) == [events.BattleCardShown(0, "BC2"), events.BattleCardShown(1, "BC4")]
    assert (game.known_to(1).chosen[0], game.known_to(1).aside[0]) == ("BC2", UNKNOWN)


def test_kem_8_1_the_last_two_cards() -> None:
    """KEM-8.1, KEM-14.8  With two cards in hand the discard has no choice left."""
    game = position(troops={"a_w_obelisk": (1, 3)})
    battle_cards(game, 0, "BC1 BC2", up="BC3 BC4", down="BC5 BC6")
    attack(game, 0, "a_w_obelisk", 3)
    assert refuse(game, choose_card("BC3"), card="BC3") == "card_discarded"
    play(game, choose_card("BC1"))
    assert (game.aside[0], asked(game)) == ("BC2", ("ChooseBattleCard", 1))


@pytest.mark.parametrize("seer", [0, 1])
def test_kem_8_1_prescience(seer: int) -> None:
    """KEM-8.1, KEM-16.3  The enemy chooses first and shows the card to be played, only that one."""
    game = in_combat(tiles={seer: "S3C"}, hands={0: "war_rage", 1: "war_rage"})
    play(game, PASS, PASS)
    assert asked(game) == ("ChooseBattleCard", 1 - seer)
    assert only(lay(game, "BC1", "BC6"), events.BattleCardShown) == [events.BattleCardShown(1 - seer, "BC1")]
    view = game.known_to(seer)
    assert (view.chosen[1 - seer], view.aside[1 - seer]) == ("BC1", UNKNOWN)
    lay(game, "BC4", "BC6")
    for seat in (0, 1):
        assert asked(game) == ("HideCards", seat)
        heard = play(game, READY)
    assert only(heard, events.BattleCardShown) == [events.BattleCardShown(seer, "BC4")]


def test_kem_8_2_hidden_cards_count_as_cards_in_hand() -> None:
    """KEM-8.2, KEM-16.3, KEM-10.4  Nobody sees how many there are; any icon may be hidden."""
    game = in_combat(hands={0: "war_rage veto teleportation"})
    play(game, PASS)
    lay(game, "BC1", "BC6")
    assert not heard_by(play(game, hide_card("war_rage"), hide_card("veto")), 1)
    assert (game.known_to(1).hands[0], game.known_to(1).behind[0]) == ((UNKNOWN,) * 3, ())
    assert game.known_to(0).behind[0] == ("veto", "war_rage")
    play(game, READY)
    assert game.known_to(1).hands[0] == (UNKNOWN,) * 3
    heard = lay(game, "BC1", "BC6")
    assert only(heard, events.HiddenCardsShown) == [events.HiddenCardsShown(0, ("veto", "war_rage"))]
    assert len(game.known_to(1).hands[0]) == 1


def test_kem_8_2_only_two_players_play_cards_in_a_combat() -> None:
    """KEM-8.2, KEM-10.12  No third player is asked between council and end, no Veto against a hidden card."""
    game = in_combat(3, 3, "b_w_obelisk", seats=3, hands={0: "raining_fire", 2: "veto"})
    duel(game, "BC3 BC6 raining_fire")
    assert asked(game) == ("UseCards", 0)
    play(game, rain_fire("b_w_obelisk", 1))
    assert asked(game)[0] != "ConsiderVeto" and LET_IT_BE not in game.moves()


def revealed(attacking: str, defending: str = "", defenders: int = 3) -> Kemet:
    """A Combat at the clash: both sides have hidden these cards behind equal battle cards."""
    game = in_combat(3, defenders, hands={0: attacking, 1: defending})
    duel(game, f"BC3 BC6 {attacking}", f"BC3 BC6 {defending}")
    return game


def test_kem_8_3_the_attacker_uses_his_cards_first() -> None:
    """KEM-8.3  With the prayers left by then the defender follows."""
    game = revealed("mana_theft", "war_fury")
    prayers(game, 0, 1)
    assert asked(game) == ("UseCards", 0)
    assert force(play(game, play_card("mana_theft"))) == [6, 6]
    assert game.prayers[1] == 0 and asked(game)[0] != "UseCards"


def test_kem_8_3_a_free_card_may_be_declined() -> None:
    """KEM-8.3, KEM-17.19  Used or not, all are discarded."""
    game = revealed("war_rage")
    assert force(play(game, DECLINE_REST)) == [6, 6]
    play(game, RECALL, STAY)
    assert game.discard == ["war_rage"]


@pytest.mark.parametrize("card", ["teleportation", "open_gates", "escape", "veto"])
def test_kem_14_7_cards_without_effect_in_combat(card: str) -> None:
    """KEM-14.7, KEM-10.11, KEM-10.12, KEM-10.14  Hidden and revealed they do nothing, cost nothing, are discarded."""
    game = revealed(card)
    assert (asked(game)[0], game.prayers[0]) == ("DecideFate", 7)
    play(game, RECALL, STAY)
    assert game.discard == [card]


@pytest.mark.parametrize("name", [card.id for card in components().cards.values() if card.phase == "combat"])
def test_kem_10_6_combat_cards(name: str) -> None:
    """KEM-10.6, KEM-18  Several copies add up, and each is paid."""
    game, card = revealed(f"{name} {name}"), components().cards[name]
    heard = play(game, play_card(name), play_card(name))
    more = {card.effect.type: 2 * card.effect.value}
    assert force(heard, "from_cards") == [more.get("force", 0), 0]
    assert blows(heard) == [(more.get("damage", 0), 1 + more.get("defence", 0)), (0, 1)]
    assert game.prayers[0] == 7 - 2 * card.cost


def test_kem_8_3_divine_wound_of_a_defender() -> None:
    """KEM-8.3  After all cards are used its owner may discard others, on either side; those he hid are not in hand."""
    game = in_combat(tiles={1: "R3C"}, hands={1: "war_rage open_gates prayer"})
    duel(game, "BC3 BC6", "BC3 BC6 war_rage")
    play(game, DECLINE_REST)
    assert asked(game) == ("DealWound", 1)
    assert set(offers(game, combat.GiveForForce)) == {give_for_force("open_gates"), give_for_force("prayer")}
    assert force(play(game, give_for_force("open_gates"), GIVE_NO_MORE), "from_cards") == [0, 1]


def test_kem_8_4_force_without_units() -> None:
    """KEM-8.4, KEM-17.32, KEM-17.27  Card, tiles and City bonus still count; the creature does not."""
    game = in_combat(1, 1, "a_c2_d1", guard="scarab", tiles={1: "R3A R3B"}, hands={0: "raining_fire"})
    duel(game, "BC6 BC1 raining_fire", "BC3 BC1")
    heard = play(game, rain_fire("a_c2_d1", 1))
    assert only(heard, events.ForceCounted)[1] == events.ForceCounted(1, 0, 3, 1, 0, 0, 1, 5)
    assert (game.idle_creatures[1], asked(game), sheet(game, 1)) == (("scarab",), ("DecideFate", 0), {})


def test_kem_8_4_an_attacker_without_units() -> None:
    """KEM-8.4, KEM-17.27, KEM-17.32, KEM-7.3  His creature goes home before Force is counted, and counts nothing."""
    game = in_combat(1, 3, creature="scorpion", tiles={0: "R4A R1A"}, hands={1: "raining_fire"})
    duel(game, "BC6 BC1", "BC3 BC1 raining_fire")
    heard = play(game, rain_fire("a_w_obelisk", 0))
    assert only(heard, events.CreatureReturned) == [events.CreatureReturned(0, "scorpion")]
    assert only(heard, events.ForceCounted)[0] == events.ForceCounted(0, 0, 1, 1, 0, 0, 0, 2)
    assert (blows(heard)[0], game.idle_creatures[0]) == ((3, 0), ("scorpion",))
    assert (asked(game), set(game.moves())) == (("DecideFate", 1), {STAY, RECALL})


def test_kem_8_5_losses_are_simultaneous_and_at_most_all() -> None:
    """KEM-8.5, KEM-14.4, KEM-8.12  Both may die: nobody holds the space, nobody is asked."""
    game = in_combat(1, 1, "a_t_west")
    heard = duel(game, "BC6 BC1", "BC6 BC1")
    assert (len(only(heard, events.UnitsRemoved)), there(game, "a_t_west")) == (2, (NOBODY, 0))
    assert (sheet(game, 1), asked(game)) == ({}, ("ChooseAction", 1))


def test_kem_8_6_holy_war_without_a_survivor() -> None:
    """KEM-8.6  The winner gains 4 prayers, survivor or not; the Combat VP asks for one."""
    game = in_combat(2, 3, tiles={0: "D3C"}, prayers=(0, 0))
    duel(game, "BC1 BC6", "BC5 BC6")
    assert (asked(game), game.prayers[0], sheet(game, 0)) == (("DecideFate", 1), 4, {})


def test_kem_8_7_the_winner_chooses_the_retreat() -> None:
    """KEM-8.7  Adjacent, empty, no other City, no harbour; creature included, no Move action."""
    game = in_combat(5, 2, "a_c3_front", guard="elephant", seats=4, tiles={1: "S2B"}, troops={"a_t_east": (2, 1)})
    duel(game)
    play(game, RETREAT)
    assert asked(game) == ("ChooseRetreat", 0)
    assert {move.space for move in offers(game, RetreatTo)} == {"a_e_obelisk", "a_e_river"}
    for space, reason in (("a_t_east", "troop_there"), ("a_c3_d1", "other_city"), ("a_w_river", "not_by_harbour")):
        assert refuse(game, retreat_to(space), space=space) == reason
    play(game, retreat_to("a_e_river"))
    assert (there(game, "a_e_river"), creatures_on(game, "a_e_river")) == ((1, 2), ("elephant",))


def test_kem_8_7_into_the_own_city() -> None:
    """KEM-8.7  The loser's own districts are allowed."""
    game = in_combat(5, 2, "a_c2_front")
    duel(game)
    play(game, RETREAT)
    assert {"a_c2_d1", "a_c2_d2", "a_c2_d3"} <= {move.space for move in offers(game, RetreatTo)}


@pytest.mark.parametrize(
    ("moves", "standing", "idle"),
    [((RETREAT, retreat_to("a_c1_front")), ("elephant",), ()), ((RECALL,), (), ("elephant",))],
)
def test_kem_8_7_a_beaten_attacker(moves: tuple[Move, ...], standing: tuple[str, ...], idle: tuple[str, ...]) -> None:
    """KEM-8.7, KEM-8.8, KEM-7.3  He retreats with his creature or recalls it; then the defender stays or recalls."""
    game = in_combat(2, 5, creature="elephant", tiles={0: "S2B"})
    duel(game)
    play(game, *moves)
    assert there(game, "a_c1_front") == ((0, 2) if standing else (NOBODY, 0))
    assert (creatures_on(game, "a_c1_front"), game.idle_creatures[0]) == (standing, idle)
    play(game, RECALL)
    assert (there(game, "a_w_obelisk"), game.prayers[1]) == ((NOBODY, 0), 11)


def test_kem_8_8_the_winner_may_recall_too() -> None:
    """KEM-8.8, KEM-17.12  After the loser; the same gain, and the space is empty."""
    game = in_combat(4, 1, "a_t_west", prayers=(0, 0))
    duel(game)
    assert asked(game) == ("DecideFate", 1)
    play(game, RECALL, RECALL)
    assert (game.prayers, sheet(game, 0)) == ([3, 0], {"combat": 1})


@pytest.mark.parametrize(
    ("card", "use"), [("war_rage", play_card("war_rage")), ("raining_fire", rain_fire("a_c1_d1", 1))]
)
def test_kem_8_10_combat_at_night(card: str, use: Move) -> None:
    """KEM-8.10, KEM-9.7, KEM-17.25, KEM-10.3, KEM-10.9  No window before it, but cards may be hidden.

    Reinforcements meet an enemy in the own City: the newcomer attacks. A card of the Day cannot be played openly, but
    it works behind a battle card.
    """
    game = position(tiles={0: "S4A"}, hands={0: card, 1: "escape"}, troops={"a_c1_d1": (1, 2)})
    nightfall(game)
    heard = play(game, put_units("a_c1_d1", 3), PUT_NO_MORE)
    assert only(heard, events.CombatBegan) == [events.CombatBegan(0, 1, "a_c1_d1")]
    assert asked(game) == ("ChooseBattleCard", 0)
    duel(game, f"BC3 BC6 {card}")
    play(game, use, RECALL, STAY)
    assert (there(game, "a_c1_d1"), sheet(game, 0)) == ((0, 3), {"combat": 1})
    assert asked(game)[0] == "ChoosePosition" and card in game.discard


@pytest.mark.parametrize(
    ("colour", "tile", "special", "then", "second"),
    [("ruby", "R2B", "BCS_OFF", "sapphire", "S2C"), ("sapphire", "S2C", "BCS_DEF", "ruby", "R2B")],
)
def test_kem_8_11_only_basic_cards_are_given_up(colour: str, tile: str, special: str, then: str, second: str) -> None:
    """KEM-8.11, KEM-17.30  Who buys both has 2 special and 4 basic cards; the first special one is no choice.

    If all six cards are in hand only the exchange is told.
    """
    game = in_action(f"low_{colour}", pyramids=WHOLE_CITY)
    heard = play(game, buy_tile(tile), give_up_card("BC6"))
    assert not only(heard, events.BattleCardsTakenBack)
    assert only(heard, events.BattleCardExchanged) == [events.BattleCardExchanged(0, "BC6", special)]
    act(game, f"low_{then}")
    play(game, buy_tile(second))
    assert set(game.moves()) == {give_up_card(f"BC{number}") for number in (1, 2, 3, 4, 5)}
    assert refuse(game, give_up_card(special), card=special) == "only_basic"
    play(game, give_up_card("BC5"))
    assert game.battle_hands[0] == ("BC1", "BC2", "BC3", "BC4", "BCS_DEF", "BCS_OFF")
    assert game.given_up[0] == ("BC6", "BC5")


def test_kem_8_12_the_winner_is_dead_and_there_is_no_way_out() -> None:
    """KEM-8.12, KEM-8.7  Then the loser decides, but he cannot retreat."""
    game = in_combat(3, 3, "a_t_river", troops={"a_w_river": (0, 1)})
    duel(game, "BC1 BC5", "BC6 BC1")
    assert (asked(game), refuse(game, RETREAT, space="a_t_river")) == (("DecideFate", 1), "no_retreat")


def test_kem_10_10_enlistment_in_the_clash() -> None:
    """KEM-10.10, KEM-17.29  It reinforces the Troop there before Force is counted, and starts no second Combat."""
    game = in_combat(hands={0: "enlistment"}, troops={"a_c1_d1": (1, 1)})
    duel(game, "BC3 BC6 enlistment")
    play(game, play_card("enlistment"))
    places = {(move.space, move.n) for move in offers(game, PutUnits)}
    assert places == {(space, n) for space in ("a_w_obelisk", "a_c1_d2", "a_c1_d3") for n in (1, 2)}
    assert refuse(game, put_units("a_c1_d1", 1), space="a_c1_d1") == "one_combat"
    assert force(play(game, put_units("a_w_obelisk", 2)), "units") == [5, 3]


def test_kem_10_10_no_reinforcement_for_the_dead() -> None:
    """KEM-10.10  If the own Troop has lost its last Unit, none can be placed there."""
    game = revealed("raining_fire", "enlistment", defenders=1)
    play(game, rain_fire("a_w_obelisk", 1), play_card("enlistment"))
    assert not [move for move in game.moves() if getattr(move, "space", "") == "a_w_obelisk"]
