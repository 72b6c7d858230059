"""Every tile is bought and works, every card is played, every battle card fights: none is missing."""

from collections.abc import Callable, Iterable

import pytest

from game.core.agenda import Move
from game.kemet import events
from game.kemet.cards import play_card, rain_fire
from game.kemet.components import components
from game.kemet.creatures import place_creature
from game.kemet.expenses import card_price, recruit_price, teleport_price, tile_price, upgrade_price
from game.kemet.forces import damage_of, defence_of, force_of
from game.kemet.landing import PutUnits, put_units
from game.kemet.march import GoOn, go_on, march_to, move_troop
from game.kemet.market import buy_tile, display
from game.kemet.recruiting import RECRUIT_NO_MORE, RecruitInto, recruit_into
from game.kemet.resolution import RECALL, STAY
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from tests.kemet import build
from tests.kemet.build import WHOLE_CITY, act, at_window, attack, hand, in_combat, own, prayers, troop
from tests.kemet.look import duel, there
from tests.titles.playing import asked, offers, only, play, refuse, sheet


def bought(tile: str) -> Kemet:
    """Seat 0 buys the tile with its action; if it is the second copy, somebody else has the first."""
    wanted = components().tiles[tile]
    game = build.position(pyramids=WHOLE_CITY, prayers=(11, 7))
    pairs = [one.id for one in display(wanted.colour) if one.illustration == wanted.illustration]
    own(game, 1, *pairs[: pairs.index(tile)])
    act(game, f"low_{wanted.colour}")
    play(game, buy_tile(tile))
    assert (game.tiles[0], game.prayers[0]) == ((tile,), 11 - wanted.level)
    return game


def combat_of(game: Kemet, side: int) -> Combat:
    """Seat 0 on one side of a Combat in the desert, 3 Units each, without creatures."""
    attacker = 0 if side == ATTACKER else 1
    troop(game, 1 - attacker, "a_w_obelisk", 3)
    attack(game, attacker, "a_w_obelisk", 3)
    return game.combat


BONUSES = {
    "charge": ((1, 0, 0), (0, 0, 0)),
    "defense": ((0, 0, 0), (1, 0, 0)),
    "blades_of_neith": ((1, 0, 0), (1, 0, 0)),
    "carnage": ((0, 1, 0), (0, 1, 0)),
    "shield_of_neith": ((0, 0, 1), (0, 0, 1)),
}
"""Force, Damage and Defence of a tile for an attacker and for a defender."""


def bonus(game: Kemet, name: str) -> None:
    card = components().battle_cards["BC1"]
    for side in (ATTACKER, DEFENDER):
        combat = combat_of(game.clone(), side)
        force = force_of(game, combat, side, "BC1").tiles
        damage, defence = damage_of(game, combat, side, "BC1"), defence_of(game, combat, side, "BC1")
        assert (force, damage - card.damage, defence - card.defence) == BONUSES[name][side]


PRICES = {
    "domination": (4, 10, 5, 2, 5, 2, 1),
    "priestess": (3, 10, 5, 2, 5, 2, 1),
    "slaves": (4, 6, 3, 2, 5, 2, 1),
    "recruiting_scribe": (4, 10, 5, 0, 3, 2, 1),
    "stargate": (4, 10, 5, 2, 5, 1, 1),
    "priest_of_ra": (3, 9, 4, 1, 4, 1, 0),
}
"""A tile of level 4, raises from 0 to 4 and 1 to 3, 2 and 5 recruits, a teleport, War Fury; Domination is usual."""


def price(game: Kemet, name: str) -> None:
    tile, card = components().tiles["R4A"], components().cards["war_fury"]
    raises = (upgrade_price(game, 0, 0, 4), upgrade_price(game, 0, 1, 3))
    moving = (recruit_price(game, 0, 2), recruit_price(game, 0, 5), teleport_price(game, 0))
    assert PRICES[name] == (tile_price(game, 0, tile), *raises, *moving, card_price(game, 0, card))


VP = {"domination": "domination", "sphinx": "sphinx"}


def point(game: Kemet, name: str) -> None:
    assert sheet(game, 0) == {"pyramid": 3, VP[name]: 1}


FIGURES = {tile.illustration: tile.creature for tile in components().tiles.values() if tile.creature}


def figure(game: Kemet, name: str) -> None:
    """KEM-7.1  It comes from its tile into the City and gives its land moves."""
    creature = FIGURES[name]
    assert game.idle_creatures[0] == (creature,)
    troop(game, 0, "a_c1_d1", 2)
    at_window(game)
    play(game, place_creature(creature, "a_c1_d1"))
    act(game, "top_move")
    play(game, move_troop("a_c1_d1"))
    assert game.march.land == 1 + components().creatures[creature].land_moves


def phoenix(game: Kemet, name: str) -> None:
    """KEM-6.6.7  With it a wall is entered with the second step, without it not; it must come along."""
    troop(game, 0, "a_w_obelisk", 2, "phoenix")
    act(game, "top_move")
    play(game, move_troop("a_w_obelisk"), march_to("a_c2_front"))
    left_behind = game.clone()
    play(left_behind, go_on(1, ()))
    assert refuse(left_behind, march_to("a_c2_d1"), space="a_c2_d1") == "wall"
    play(game, go_on(2, ("phoenix",)), march_to("a_c2_d1"))
    assert {move.creature for move in offers(game, GoOn)} == {("phoenix",)}
    play(game, go_on(2, ("phoenix",)))
    assert there(game, "a_c2_d1") == (0, 2)


def legion(game: Kemet, name: str) -> None:
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


def defensive_victory(game: Kemet, name: str) -> None:
    combat_of(game, DEFENDER)
    duel(game, "BC6 BC1", "BC4 BC1")
    assert sheet(game, 0)["combat"] == 1


CHECKS: dict[Callable[[Kemet, str], None], Iterable[str]] = {
    bonus: BONUSES,
    price: PRICES,
    point: VP,
    figure: FIGURES,
    **{check: [check.__name__] for check in (phoenix, legion, defensive_victory)},
}
"""What is true of a game in which seat 0 has just bought a tile, and the illustrations of which it is true."""
WORK_ELSEWHERE = {
    "divine_wound": "EX-40", "initiative": "EX-22", "prescience": "KEM-8.1", "crusade": "EX-23", "holy_war": "KEM-8.6",
    "priest": "EX-1", "reinforcements": "KEM-9.7", "vision": "EX-38", "hand_of_god": "KEM-9.7", "celerity": "EX-R4",
    "open_gates": "EX-11", "teleport": "KEM-2.8", "offensive_strategy": "KEM-8.11", "defensive_strategy": "KEM-8.11",
    "act_of_god": "KEM-9.7", "divine_will": "KEM-9.7", "deep_desert_snake": "EX-20",
    **dict.fromkeys(("high_priest", "priest_of_amon", "divine_boon", "mummy"), "KEM-17.15"),
}  # fmt: skip


@pytest.mark.parametrize("tile", components().tiles)
def test_every_tile_is_bought_and_works(tile: str) -> None:
    """KEM-6.3, KEM-6.3.4, KEM-18  Bought with its action and price, then its effect."""
    game, name = bought(tile), components().tiles[tile].illustration
    for check in [check for check, names in CHECKS.items() if name in names]:
        check(game.clone(), name)


def test_no_component_is_missing() -> None:
    """KEM-3.1, KEM-8.1, KEM-10  48 tiles, each illustration works here or elsewhere, none is left over; cards too."""
    assert len(components().tiles) == 48
    works = {name for names in (*CHECKS.values(), WORK_ELSEWHERE) for name in names}
    assert {tile.illustration for tile in components().tiles.values()} == works
    assert {*CARDS, *PLAYED_ELSEWHERE} == set(components().cards)
    assert sum(card.copies for card in components().cards.values()) == 35
    basic = [components().battle_cards[card] for card in components().basic_cards]
    assert (sum(c.force for c in basic), sum(c.damage for c in basic), sum(c.defence for c in basic)) == (15, 8, 4)
    assert len(components().battle_cards) == 8


CARDS: dict[str, tuple[tuple[Move, ...], tuple[int, int], tuple[int, int], int]] = {
    "prayer": ((play_card("prayer"),), (5, 3), (1, 2), 12),
    "mana_theft": ((play_card("mana_theft"),), (4, 2), (1, 2), 12),
    "raining_fire": ((rain_fire("a_t_west", 1),), (2, 3), (1, 1), 12),
    "enlistment": ((play_card("enlistment"), put_units("a_c1_d1", 2)), (3, 3), (1, 2), 10),
}
"""Cards of a window: how they are played; then all prayers, the rival's Troop on a Temple, the own reserve."""
PLAYED_ELSEWHERE = {
    "veto": "EX-34",
    "escape": "EX-33",
    "teleportation": "KEM-10.11",
    "open_gates": "EX-11",
    **dict.fromkeys(("war_rage", "war_fury", "bloody_battle", "bloodbath", "bronze_wall", "iron_wall"), "KEM-10.6"),
}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_of_a_window_is_played(card: str) -> None:
    """KEM-10, KEM-18"""
    moves, purses, temple, reserve = CARDS[card]
    game = build.in_window(prayers=(3, 3), hands={0: card}, troops={"a_t_west": (1, 2)})
    play(game, *moves)
    assert (tuple(game.prayers), there(game, "a_t_west"), game.reserve[0]) == (purses, temple, reserve)


@pytest.mark.parametrize("card", components().battle_cards)
def test_every_battle_card_fights(card: str) -> None:
    """KEM-8.4, KEM-8.5, KEM-8.11  Force, Damage and Defence as printed; the special ones too."""
    printed = components().battle_cards[card]
    game = in_combat(4, 3, tiles={0: printed.granted_by})
    spare = next(one for one in game.battle_hands[0] if one != card)
    heard = duel(game, f"{card} {spare}", "BC4 BC6")
    assert only(heard, events.ForceCounted)[0].from_card == printed.force
    assert only(heard, events.DamageCounted)[0] == events.DamageCounted(0, printed.damage, printed.defence)
    while asked(game)[0] == "DecideFate":
        play(game, STAY if STAY in game.moves() else RECALL)
    assert game.face_up[0] == (card,)
