"""DESIGN 8  Every tile is bought and works, every card is played, every battle card fights: none is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kemet import events
from game.kemet.cards import VETO, escape_to, play_card, rain_fire
from game.kemet.combat import READY, DealWound, give_for_force, hide_card
from game.kemet.components import box
from game.kemet.creatures import place_creature
from game.kemet.expenses import card_price, recruit_price, teleport_price, tile_price, upgrade_price
from game.kemet.forces import damage_of, defence_of, force_of
from game.kemet.landing import PutUnits, put_units
from game.kemet.march import go_on, march_to, move_troop, teleport_by_card, teleport_to
from game.kemet.market import buy_tile, display, give_up_card
from game.kemet.night import BeginNight
from game.kemet.onset import PASS
from game.kemet.pyramids import raise_pyramid
from game.kemet.recruiting import RECRUIT_NO_MORE, RecruitInto, recruit_into
from game.kemet.resolution import RECALL, STAY
from game.kemet.state import ATTACKER, DEFENDER, NOBODY, Combat, Kemet
from game.kemet.tokens import has_gold, has_silver
from game.kemet.turn import BeginDay
from tests.kemet.build import (
    act,
    at_window,
    attack,
    hand,
    in_combat,
    own,
    position,
    prayers,
    pyramid,
    run,
    tokens,
    troop,
)
from tests.kemet.look import asked, duel, lay, offers, only, play, refuse, sheet, there

Check = Callable[[Kemet, str], None]
"""What is true of a game in which seat 0 has just bought this tile."""


def bought(tile: str) -> Kemet:
    """Seat 0 buys the tile with its action; creatures and special cards are dealt with."""
    game = position()
    own(game, 1, *equal_before(tile))
    for number, colour in enumerate(("ruby", "sapphire", "diamond"), 1):
        pyramid(game, f"a_c1_d{number}", colour, 4)
    prayers(game, 11, 7)
    act(game, f"low_{box().tiles[tile].colour}")
    play(game, buy_tile(tile))
    assert game.tiles[0] == (tile,)
    assert game.prayers[0] == 11 - box().tiles[tile].level
    return game


def equal_before(tile: str) -> list[str]:
    """The tile of which this one is the second copy: somebody else has bought it."""
    wanted = box().tiles[tile]
    pairs = [one.id for one in display(wanted.colour) if one.illustration == wanted.illustration]
    return pairs[: pairs.index(tile)]


def combat_of(game: Kemet, side: int) -> Combat:
    """Seat 0 on one side of a Combat in the desert, 3 Units each, without creatures."""
    attacker = 0 if side == ATTACKER else 1
    troop(game, 1 - attacker, "a_w_obelisk", 3)
    attack(game, attacker, "a_w_obelisk", 3)
    assert game.combat is not None
    return game.combat


def charge(game: Kemet, tile: str) -> None:
    assert force_of(game, combat_of(game.clone(), ATTACKER), ATTACKER, "BC1").tiles == 1
    assert force_of(game, combat_of(game.clone(), DEFENDER), DEFENDER, "BC1").tiles == 0


def defense(game: Kemet, tile: str) -> None:
    assert force_of(game, combat_of(game.clone(), ATTACKER), ATTACKER, "BC1").tiles == 0
    assert force_of(game, combat_of(game.clone(), DEFENDER), DEFENDER, "BC1").tiles == 1


def blades_of_neith(game: Kemet, tile: str) -> None:
    for side in (ATTACKER, DEFENDER):
        assert force_of(game, combat_of(game.clone(), side), side, "BC1").tiles == 1


def carnage(game: Kemet, tile: str) -> None:
    for side in (ATTACKER, DEFENDER):
        assert damage_of(game, combat_of(game.clone(), side), side, "BC1") == 2


def shield_of_neith(game: Kemet, tile: str) -> None:
    for side in (ATTACKER, DEFENDER):
        assert defence_of(game, combat_of(game.clone(), side), side, "BC1") == 1


def celerity(game: Kemet, tile: str) -> None:
    troop(game, 0, "a_c1_d1", 2)
    act(game, "top_move")
    play(game, move_troop("a_c1_d1"), march_to("a_c1_front"), go_on(2, ()), march_to("a_t_west"), go_on(2, ()))
    assert there(game, "a_t_west") == (0, 2)


def stargate(game: Kemet, tile: str) -> None:
    assert teleport_price(game, 0) == 1


def offensive_strategy(game: Kemet, tile: str) -> None:
    play(game, give_up_card("BC6"))
    assert "BCS_OFF" in game.battle_hands[0]


def defensive_strategy(game: Kemet, tile: str) -> None:
    play(game, give_up_card("BC1"))
    assert "BCS_DEF" in game.battle_hands[0]
    assert len(game.battle_hands[0]) == 6


def open_gates(game: Kemet, tile: str) -> None:
    troop(game, 0, "a_w_obelisk", 2)
    own(game, 0, "R1C")
    act(game, "top_move")
    play(game, move_troop("a_w_obelisk"), march_to("a_c2_front"), go_on(2, ()), march_to("a_c2_d1"), go_on(2, ()))
    assert there(game, "a_c2_d1") == (0, 2)


def teleport(game: Kemet, tile: str) -> None:
    troop(game, 0, "a_w_obelisk", 2)
    act(game, "top_move")
    play(game, move_troop("a_w_obelisk"), teleport_to("a_t_delta"), go_on(2, ()))
    assert there(game, "a_t_delta") == (0, 2)


def creature(game: Kemet, tile: str) -> None:
    """KEM-7.1  The figure comes from its tile into the City and gives its land moves."""
    name = box().tiles[tile].creature
    assert game.idle_creatures[0] == (name,)
    troop(game, 0, "a_c1_d1", 2)
    at_window(game)
    play(game, place_creature(name, "a_c1_d1"))
    act(game, "top_move")
    play(game, move_troop("a_c1_d1"))
    assert game.march is not None
    assert game.march.land == 1 + box().creatures[name].land_moves


def phoenix(game: Kemet, tile: str) -> None:
    """KEM-6.6.7  With it a wall is entered with the second step, without it not."""
    creature(game.clone(), tile)
    troop(game, 0, "a_w_obelisk", 2, "phoenix")
    act(game, "top_move")
    play(game, move_troop("a_w_obelisk"), march_to("a_c2_front"))
    left_behind = game.clone()
    play(left_behind, go_on(1, ()))
    assert refuse(left_behind, march_to("a_c2_d1"), space="a_c2_d1") == "wall"
    play(game, go_on(2, ("phoenix",)), march_to("a_c2_d1"), go_on(2, ("phoenix",)))
    assert there(game, "a_c2_d1") == (0, 2)


def deep_desert_snake(game: Kemet, tile: str) -> None:
    """KEM-7.6  Against it neither Force nor Damage nor Defence of a creature counts."""
    creature(game.clone(), tile)
    own(game, 1, "R4A", "S2B")
    for figure in ("scorpion", "elephant"):
        for guard in ("snake", ""):
            trial = game.clone()
            troop(trial, 0, "a_w_obelisk", 3, *([guard] if guard else []))
            attack(trial, 1, "a_w_obelisk", 3, figure)
            assert trial.combat is not None
            one = box().creatures[figure]
            counted = (
                force_of(trial, trial.combat, ATTACKER, "BC1").creature,
                damage_of(trial, trial.combat, ATTACKER, "BC1") - 1,
                defence_of(trial, trial.combat, ATTACKER, "BC1"),
            )
            assert counted == ((0, 0, 0) if guard else (one.force, one.damage, one.defence))


def sphinx(game: Kemet, tile: str) -> None:
    assert sheet(game, 0)["sphinx"] == 1
    creature(game, tile)


def mummy(game: Kemet, tile: str) -> None:
    creature(game.clone(), tile)
    assert night_cards(game) == 2


def divine_wound(game: Kemet, tile: str) -> None:
    hand(game, 0, "veto")
    troop(game, 1, "a_w_obelisk", 3)
    attack(game, 0, "a_w_obelisk", 3)
    play(game, PASS)
    lay(game, "BC3", "BC6")
    play(game, READY)
    lay(game, "BC3", "BC6")
    assert isinstance(game.decision, DealWound)
    heard = play(game, give_for_force("veto"))
    assert [event.from_cards for event in only(heard, events.ForceCounted)] == [1, 0]


def domination(game: Kemet, tile: str) -> None:
    assert sheet(game, 0)["domination"] == 1


def initiative(game: Kemet, tile: str) -> None:
    troop(game, 1, "a_w_obelisk", 3)
    heard = attack(game, 0, "a_w_obelisk", 3)
    assert [event.n for event in only(heard, events.UnitsRemoved)] == [2]


def act_of_god(game: Kemet, tile: str) -> None:
    assert has_silver(game, 0)
    assert not has_silver(game, 1)


def divine_will(game: Kemet, tile: str) -> None:
    assert has_gold(game, 0)


def recruiting_scribe(game: Kemet, tile: str) -> None:
    assert [recruit_price(game, 0, n) for n in (0, 2, 3, 5)] == [0, 0, 1, 3]


def legion(game: Kemet, tile: str) -> None:
    """KEM-1.3  7 Units wherever a limit is asked for: Recruit, Enlistment and Reinforcements, Move."""
    prayers(game, 11)
    act(game, "top_recruit")
    assert max(move.n for move in offers(game, RecruitInto)) == 7
    play(game, recruit_into("a_c1_d1", 6), RECRUIT_NO_MORE)
    hand(game, 0, "enlistment")
    at_window(game)
    play(game, play_card("enlistment"))
    assert {move.n for move in offers(game, PutUnits) if move.space == "a_c1_d1"} == {1}
    play(game, put_units("a_c1_d1", 1), put_units("a_c1_d2", 1))
    act(game, "top_move")
    play(game, move_troop("a_c1_d1"), march_to("a_c1_front"), go_on(7, ()))
    assert there(game, "a_c1_front") == (0, 7)


def defensive_victory(game: Kemet, tile: str) -> None:
    combat_of(game, DEFENDER)
    duel(game, "BC6 BC1", "BC4 BC1")
    assert sheet(game, 0)["combat"] == 1


def prescience(game: Kemet, tile: str) -> None:
    combat_of(game, ATTACKER)
    assert asked(game) == ("ChooseBattleCard", 1)


def reinforcements(game: Kemet, tile: str) -> None:
    nightfall(game)
    play(game, put_units("a_c1_d1", 4))
    assert there(game, "a_c1_d1") == (0, 4)


def priest(game: Kemet, tile: str) -> None:
    prayers(game, 0)
    act(game, "low_pray")
    assert game.prayers[0] == 3


def priestess(game: Kemet, tile: str) -> None:
    assert tile_price(game, 0, box().tiles["R4A"]) == 3


def slaves(game: Kemet, tile: str) -> None:
    assert upgrade_price(game, 0, 0, 4) == 6


def high_priest(game: Kemet, tile: str) -> None:
    prayers(game, 0)
    nightfall(game)
    assert game.prayers[0] == 4


def priest_of_amon(game: Kemet, tile: str) -> None:
    prayers(game, 0)
    nightfall(game)
    assert game.prayers[0] == 7


def crusade(game: Kemet, tile: str) -> None:
    prayers(game, 0)
    combat_of(game, ATTACKER)
    duel(game, "BC6 BC1", "BC5 BC1")
    assert game.prayers[0] == 4


def holy_war(game: Kemet, tile: str) -> None:
    prayers(game, 0)
    combat_of(game, DEFENDER)
    duel(game, "BC3 BC1", "BC3 BC1")
    assert game.prayers[0] == 4


def divine_boon(game: Kemet, tile: str) -> None:
    assert night_cards(game) == 2


def vision(game: Kemet, tile: str) -> None:
    nightfall(game)
    assert asked(game) == ("OrderDraws", 0)


def hand_of_god(game: Kemet, tile: str) -> None:
    game.levels[game.board.index["a_c1_d1"]] = 2
    game.settle()
    nightfall(game)
    play(game, raise_pyramid("ruby", 3))
    assert game.levels[game.board.index["a_c1_d1"]] == 3


def priest_of_ra(game: Kemet, tile: str) -> None:
    prices = [
        tile_price(game, 0, box().tiles["R4A"]), upgrade_price(game, 0, 1, 3), recruit_price(game, 0, 3),
        teleport_price(game, 0), card_price(game, 0, box().cards["war_fury"]),
    ]
    assert prices == [3, 4, 2, 1, 0]


def nightfall(game: Kemet) -> None:
    game.active = NOBODY
    for seat in (0, 1):
        game.tokens[seat] = game.own_tokens[seat] = 0
        tokens(game, seat, "top_move", "top_recruit", "mid_move", "mid_pray", "low_pray")
    run(game, BeginNight(), BeginDay())


def night_cards(game: Kemet) -> int:
    nightfall(game)
    return len(game.hands[0])


TILES: dict[str, Check] = {
    check.__name__: check
    for check in (
        charge, defense, blades_of_neith, carnage, shield_of_neith, celerity, stargate, offensive_strategy,
        defensive_strategy, open_gates, teleport, phoenix, deep_desert_snake, sphinx, mummy, divine_wound, domination,
        initiative, act_of_god, divine_will, recruiting_scribe, legion, defensive_victory, prescience, reinforcements,
        priest, priestess,
        slaves, high_priest, priest_of_amon, crusade, holy_war, divine_boon, vision, hand_of_god, priest_of_ra,
    )
}
FIGURES = ("royal_scarab", "giant_scorpion", "ancestral_elephant")
TILES |= dict.fromkeys(FIGURES, creature)


@pytest.mark.parametrize("tile", box().tiles)
def test_every_tile_is_bought_and_works(tile: str) -> None:
    """DESIGN 8, KEM-6.3, KEM-6.3.4, KEM-18  Bought with its action and price, then its effect."""
    TILES[box().tiles[tile].illustration](bought(tile), tile)


def test_no_tile_is_missing() -> None:
    """DESIGN 8, KEM-3.1  48 tiles; every illustration has its check, and no check is left over."""
    assert len(box().tiles) == 48
    assert {tile.illustration for tile in box().tiles.values()} == set(TILES)


def in_window(card: str) -> Kemet:
    game = position()
    hand(game, 0, card)
    troop(game, 1, "a_t_west", 2)
    prayers(game, 3, 3)
    at_window(game)
    return game


def prayer() -> None:
    game = in_window("prayer")
    play(game, play_card("prayer"))
    assert game.prayers == [5, 3]


def mana_theft() -> None:
    game = in_window("mana_theft")
    play(game, play_card("mana_theft"))
    assert game.prayers == [4, 2]


def raining_fire() -> None:
    game = in_window("raining_fire")
    play(game, rain_fire("a_t_west", 1))
    assert (game.prayers[0], there(game, "a_t_west")) == (2, (1, 1))


def enlistment() -> None:
    game = in_window("enlistment")
    play(game, play_card("enlistment"), put_units("a_c1_d1", 2))
    assert there(game, "a_c1_d1") == (0, 2)


def veto() -> None:
    game = in_window("prayer")
    hand(game, 1, "veto")
    play(game, play_card("prayer"), VETO)
    assert game.prayers == [3, 3]


def escape() -> None:
    game = in_combat(5, 2, "a_t_west", hands={1: "escape"})
    play(game, escape_to("a_w_obelisk"))
    assert there(game, "a_t_west") == (0, 5)


def moving(card: str) -> Kemet:
    game = position()
    hand(game, 0, card)
    troop(game, 0, "a_w_river", 2)
    act(game, "top_move")
    play(game, move_troop("a_w_river"), play_card(card))
    return game


def swiftness() -> None:
    game = moving("swiftness")
    play(game, march_to("a_w_obelisk"), go_on(2, ()), march_to("a_t_west"), go_on(2, ()))
    assert there(game, "a_t_west") == (0, 2)


def teleportation() -> None:
    game = moving("teleportation")
    play(game, teleport_by_card("a_t_delta"), go_on(2, ()))
    assert (there(game, "a_t_delta"), game.prayers[0]) == ((0, 2), 6)


def open_gates_card() -> None:
    game = moving("open_gates")
    assert game.march is not None
    assert (game.march.gates, game.prayers[0]) == (True, 6)
    play(game, march_to("a_c1_front"), go_on(2, ()))
    act(game, "mid_move")
    play(game, move_troop("a_c1_front"))
    assert game.march is not None
    assert not game.march.gates


def clash(card: str) -> None:
    game = position()
    hand(game, 0, card)
    troop(game, 1, "a_w_obelisk", 3)
    attack(game, 0, "a_w_obelisk", 3)
    play(game, PASS)
    lay(game, "BC3", "BC6")
    play(game, hide_card(card))
    lay(game, "BC3", "BC6")
    heard = play(game, play_card(card))
    effect = box().cards[card].effect
    line = only(heard, events.ForceCounted)[0]
    blow = only(heard, events.DamageCounted)[0]
    assert (line.from_cards, blow.damage, blow.defence - 1) == tuple(
        effect.value * (effect.type == kind) for kind in ("force", "damage", "defence")
    )
    assert game.prayers[0] == 7 - box().cards[card].cost


CARDS: dict[str, Callable[[], object]] = {
    check.__name__.removesuffix("_card"): check
    for check in (
        prayer, mana_theft, raining_fire, enlistment, veto, escape, swiftness, teleportation, open_gates_card,
    )
}
COMBAT_CARDS = ("war_rage", "war_fury", "bloody_battle", "bloodbath", "bronze_wall", "iron_wall")


@pytest.mark.parametrize("card", CARDS)
def test_every_day_card_is_played(card: str) -> None:
    """DESIGN 8, KEM-10, KEM-18"""
    CARDS[card]()


@pytest.mark.parametrize("card", COMBAT_CARDS)
def test_every_combat_card_is_played(card: str) -> None:
    """DESIGN 8, KEM-10.6, KEM-18"""
    clash(card)


def test_no_card_is_missing() -> None:
    """DESIGN 8, KEM-10  35 cards of 15 kinds."""
    assert {*CARDS, *COMBAT_CARDS} == set(box().cards)
    assert sum(card.copies for card in box().cards.values()) == 35


@pytest.mark.parametrize("card", box().battle_cards)
def test_every_battle_card_fights(card: str) -> None:
    """DESIGN 8, KEM-8.4, KEM-8.5, KEM-8.11  Force, Damage and Defence as printed; the special ones too."""
    game = position()
    printed = box().battle_cards[card]
    if printed.granted_by:
        own(game, 0, printed.granted_by)
    troop(game, 1, "a_w_obelisk", 3)
    attack(game, 0, "a_w_obelisk", 4)
    spare = next(one for one in game.battle_hands[0] if one != card)
    heard = duel(game, f"{card} {spare}", "BC4 BC6")
    assert only(heard, events.ForceCounted)[0].from_card == printed.force
    assert only(heard, events.DamageCounted)[0] == events.DamageCounted(0, printed.damage, printed.defence)
    while asked(game)[0] == "DecideFate":
        play(game, STAY if STAY in game.moves() else RECALL)
    assert game.face_up[0] == (card,)


def test_no_battle_card_is_missing() -> None:
    """DESIGN 8, KEM-8.1  Six basic ones with Force 15, Damage 8, Defence 4, and two special ones."""
    basic = [box().battle_cards[card] for card in box().basic_cards]
    assert (sum(c.force for c in basic), sum(c.damage for c in basic), sum(c.defence for c in basic)) == (15, 8, 4)
    assert len(box().battle_cards) == 8


def test_every_action_space_is_used() -> None:
    """DESIGN 8, KEM-5.2  Nine spaces and the gold apex, each with its action."""
    kinds = sorted(space.action for space in box().action_spaces)
    assert kinds == sorted(["move"] * 2 + ["recruit"] + ["pray"] * 2 + ["upgrade_pyramid"] + ["buy_power"] * 3)
    assert box().gold_choices == ("move", "recruit")
