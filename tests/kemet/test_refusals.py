"""DESIGN 3, "Why not?"  Every reason that Kemet gives, and that a refused move is refused and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import game.kemet
from game.core.agenda import Move, Refusal
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.kemet import RULES
from game.kemet.cards import VETO, play_card
from game.kemet.combat import choose_card
from game.kemet.creatures import place_creature
from game.kemet.dawn import BeginDawn, take_position
from game.kemet.landing import put_units
from game.kemet.march import go_on, march_to, move_troop, teleport_to
from game.kemet.market import buy_tile, give_up_card
from game.kemet.onset import PASS
from game.kemet.pyramids import raise_pyramid
from game.kemet.recruiting import recruit_into
from game.kemet.resolution import RETREAT, STAY, retreat_to
from game.kemet.state import Kemet
from game.kemet.tokens import KEEP_SILVER, place_token
from game.kemet.turn import BeginDay
from tests.kemet.build import (
    act,
    at_window,
    attack,
    battle_cards,
    hand,
    in_action,
    in_combat,
    in_move,
    in_turn,
    in_window,
    own,
    position,
    prayers,
    pyramid,
    run,
    setup_of,
    troop,
)
from tests.kemet.look import duel, play, refuse

Case = tuple[Kemet, Move, dict[str, object]]
"""A position, a move that it refuses, and what the reason tells."""


def space_taken() -> Case:
    game = in_turn(played={0: "mid_move"})
    return game, place_token("mid_move"), {"action": "mid_move"}


def balance() -> Case:
    game = in_turn(played={0: "low_ruby low_diamond low_pray"})
    return game, place_token("low_sapphire"), {"action": "low_sapphire", "n": 2, "left": 1}


def silver_needed() -> Case:
    game = in_turn(tiles={0: "R4D"}, played={0: "low_ruby low_diamond low_pray low_sapphire"})
    play(game, place_token("mid_pray"))
    return game, KEEP_SILVER, {"n": 1, "left": 0}


def buying(tile: str, level: int = 4, purse: int = 7) -> Case:
    game = in_action("low_ruby", tiles={0: "R1A", 1: "R2A"}, pyramids={"a_c1_d1": ("ruby", level)}, prayers=(purse,))
    return game, buy_tile(tile), {}


def tile_sold() -> Case:
    game, move, _ = buying("R2A")
    return game, move, {"tile": "R2A", "rival": 1}


def same_illustration() -> Case:
    game, move, _ = buying("R1B")
    return game, move, {"tile": "R1B", "other": "R1A"}


def twin_offered() -> Case:
    game = in_action("low_ruby", pyramids={"a_c1_d1": ("ruby", 1)})
    return game, buy_tile("R1B"), {"tile": "R1B"}


def pyramid_too_low() -> Case:
    game, move, _ = buying("R3A", level=2)
    return game, move, {"tile": "R3A", "n": 3, "level": 2}


def too_dear() -> Case:
    game, move, _ = buying("R4A", purse=2)
    return game, move, {"n": 4, "has": 2}


def only_basic() -> Case:
    game = in_action("low_ruby", tiles={0: "S2C"}, pyramids={"a_c1_d1": ("ruby", 2)})
    play(game, buy_tile("R2B"))
    return game, give_up_card("BCS_DEF"), {"card": "BCS_DEF"}


def level_reached() -> Case:
    game = in_action("mid_pyramid", pyramids={"a_c1_d1": ("ruby", 2)})
    return game, raise_pyramid("ruby", 2), {"colour": "ruby", "level": 2}


def no_reserve() -> Case:
    game = position()
    for name, n in (("a_t_west", 5), ("a_t_river", 5), ("a_w_river", 1)):
        troop(game, 0, name, n)
    act(game, "top_recruit")
    return game, recruit_into("a_c1_d1", 2), {}


def district_done() -> Case:
    game = in_action("top_recruit")
    play(game, recruit_into("a_c1_d1", 1))
    return game, recruit_into("a_c1_d1", 1), {"space": "a_c1_d1"}


def troop_limit() -> Case:
    game = in_action("top_recruit", troops={"a_c1_d1": (0, 4)})
    return game, recruit_into("a_c1_d1", 2), {"space": "a_c1_d1", "n": 5}


def cannot_leave() -> Case:
    game = in_action("top_move", troops={"a_t_delta": (0, 1), "a_c1_d1": (0, 1)})
    return game, move_troop("a_t_delta"), {"space": "a_t_delta"}


def on_the_way(*tiles: str) -> Kemet:
    game = position()
    own(game, 0, *tiles)
    hand(game, 0, "swiftness")
    pyramid(game, "a_c1_d1", "ruby", 1)
    troop(game, 0, "a_c1_d1", 2)
    act(game, "top_move")
    play(game, move_troop("a_c1_d1"))
    return game


def no_land_moves() -> Case:
    game = in_move("a_w_river", tiles={0: "R2D"}, troops={"a_w_river": (0, 2)})
    play(game, march_to("a_t_river"), go_on(2, ()))
    return game, march_to("a_w_river"), {}


def wall() -> Case:
    game = in_move("a_w_river", tiles={0: "R1C"}, troops={"a_w_river": (0, 2)})
    play(game, march_to("a_c2_front"), go_on(2, ()))
    return game, march_to("a_c2_d3"), {"space": "a_c2_d3"}


def no_teleports() -> Case:
    game = on_the_way("R2D")
    play(game, teleport_to("a_t_west"), go_on(2, ()))
    return game, teleport_to("a_t_river"), {}


def no_pyramid_here() -> Case:
    game = in_move("a_w_river", troops={"a_w_river": (0, 2)})
    return game, teleport_to("a_t_river"), {"space": "a_w_river"}


def teleport_price() -> Case:
    game = on_the_way()
    prayers(game, 1)
    game.offered = None
    return game, teleport_to("a_t_river"), {"n": 2, "has": 1}


def move_begun() -> Case:
    game = on_the_way("R1C")
    play(game, march_to("a_c1_front"), go_on(2, ()))
    return game, play_card("swiftness"), {"card": "swiftness"}


def holding(card: str, purse: int = 7) -> Kemet:
    game = position(prayers=(purse,))
    hand(game, 0, card)
    troop(game, 1, "a_t_west", 2)
    at_window(game)
    return game


def needs_prayers() -> Case:
    return holding("raining_fire", 0), play_card("raining_fire"), {"card": "raining_fire", "n": 1, "has": 0}


def no_effect() -> Case:
    return holding("prayer", 11), play_card("prayer"), {"card": "prayer"}


def only_in_combat() -> Case:
    return holding("war_rage"), play_card("war_rage"), {"card": "war_rage"}


def only_with_move() -> Case:
    return holding("swiftness"), play_card("swiftness"), {"card": "swiftness"}


def only_against_card() -> Case:
    return holding("veto"), play_card("veto"), {"card": "veto"}


def only_before_combat() -> Case:
    return holding("escape"), play_card("escape"), {"card": "escape"}


def no_veto() -> Case:
    game = holding("prayer")
    hand(game, 1, "war_rage")
    play(game, play_card("prayer"))
    return game, VETO, {}


def no_troop() -> Case:
    game = in_window(tiles={0: "R3A"}, troops={"a_c1_d1": (0, 1)})
    return game, place_creature("scarab", "a_c1_d2"), {"space": "a_c1_d2"}


def creature_there() -> Case:
    game = in_window(tiles={0: "R3A S2B"}, troops={"a_c1_d1": (0, 1, "elephant"), "a_c1_d2": (0, 1)})
    return game, place_creature("scarab", "a_c1_d1"), {"space": "a_c1_d1", "creature": "elephant"}


def combat_declared() -> Case:
    game = in_combat(2, 1, "a_c2_d1", tiles={1: "R3A"}, hands={1: "war_rage"})
    return game, place_creature("scarab", "a_c2_d1"), {"creature": "scarab"}


def one_combat() -> Case:
    game = position(3, hands={0: "enlistment"}, troops={"b_c1_d1": (1, 2), "b_w_obelisk": (1, 2)})
    attack(game, 2, "b_w_obelisk", 2)
    play(game, play_card("enlistment"))
    return game, put_units("b_c1_d1", 1), {"space": "b_c1_d1"}


def card_discarded() -> Case:
    game = position()
    battle_cards(game, 0, "BC1 BC2 BC3 BC4", up="BC5", down="BC6")
    troop(game, 1, "a_w_obelisk", 1)
    attack(game, 0, "a_w_obelisk", 2)
    return game, choose_card("BC5"), {"card": "BC5"}


def beaten(space: str, *others: str) -> Kemet:
    """Seat 0 has lost a Combat with 2 Units left, the neighbours given are held by the winner."""
    game = position(4, troops={space: (0, 2)})
    for name in others:
        troop(game, 1, name, 1)
    attack(game, 1, space, 5)
    duel(game, "BC3 BC6", "BC3 BC6")
    return game


def winner_there() -> Case:
    return beaten("a_w_obelisk"), STAY, {"space": "a_w_obelisk", "rival": 1}


def no_retreat() -> Case:
    """The winner died, so the loser is asked although he cannot retreat."""
    game = position(troops={"a_t_river": (0, 3), "a_w_river": (1, 1)})
    attack(game, 1, "a_t_river", 3)
    duel(game, "BC1 BC5", "BC6 BC1")
    return game, RETREAT, {"space": "a_t_river"}


def troop_there() -> Case:
    game = beaten("a_c1_front", "a_t_west")
    play(game, RETREAT)
    return game, retreat_to("a_t_west"), {"space": "a_t_west"}


def other_city() -> Case:
    game = beaten("a_c2_front")
    play(game, RETREAT)
    return game, retreat_to("a_c2_d1"), {"space": "a_c2_d1"}


def not_by_harbour() -> Case:
    game = beaten("a_c1_front")
    play(game, RETREAT)
    return game, retreat_to("a_e_obelisk"), {"space": "a_e_obelisk"}


def position_taken() -> Case:
    game = position(3)
    run(game, BeginDawn(), BeginDay())
    play(game, take_position(3))
    return game, take_position(3), {"rival": 0}


CASES: dict[str, Callable[[], Case]] = {
    case.__name__: case
    for case in (
        space_taken, balance, silver_needed, tile_sold, same_illustration, twin_offered, pyramid_too_low, too_dear,
        only_basic, level_reached, no_reserve, district_done, troop_limit, cannot_leave, no_land_moves, wall,
        no_teleports, no_pyramid_here, teleport_price, move_begun, needs_prayers, no_effect, only_in_combat,
        only_with_move, only_against_card, only_before_combat, no_veto, no_troop, creature_there, combat_declared,
        one_combat, card_discarded, winner_there, no_retreat, troop_there, other_city, not_by_harbour, position_taken,
    )
}


def refusal_of(game: Kemet, move: Move) -> Refusal | None:
    assert game.decision is not None
    return next((one for one in game.decision.refusals(game) if one.move == move), None)


@pytest.mark.parametrize("key", CASES)
def test_reason_and_its_values(key: str) -> None:
    """DESIGN 3  The predicate that decides also explains, with the figures that a person needs."""
    game, move, values = CASES[key]()
    assert refuse(game, move) == key
    refusal = refusal_of(game, move)
    assert refusal is not None
    assert refusal.values == values


def test_every_reason_of_the_rules_is_provoked() -> None:
    """DESIGN 8  The keys in the code are those of the cases above: none is untested, none is dead."""
    found: set[str] = set()
    for path in Path(game.kemet.__path__[0]).glob("*.py"):
        found |= set(re.findall(r'"kemet\.refusal\.(\w+)"', path.read_text(encoding="utf-8")))
    assert found == set(CASES)


def test_a_move_of_another_decision_is_not_offered() -> None:
    """DESIGN 3  Without a reason of its own it is simply not a move here."""
    game = in_turn()
    assert refuse(game, PASS) == "core.refusal.not_offered"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_refused_and_offered_moves_never_overlap(seats: int) -> None:
    """DESIGN 3  In random play no move is both offered and refused, and every refused one is refused."""
    chance = Chance(seats)
    position = RULES.start(setup_of(seats, seats))
    for _ in range(900):
        if position.over:
            break
        decision = position.decision
        assert decision is not None
        for refusal in decision.refusals(position):
            assert refusal.move not in position.moves()
            with pytest.raises(IllegalMove):
                position.apply(refusal.move)
        position.apply(chance.pick(position.moves()))
