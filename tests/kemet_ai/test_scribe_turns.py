"""Scribe at the table of Kemet: it attacks when it pays, holds what it has, buys, prays and ends the game in time."""

from __future__ import annotations

import pytest

from game.ai.arena import play_series
from game.kemet import RULES
from game.kemet.cards import EscapeTo, PlayCard, RainFire
from game.kemet.creatures import PlaceCreature
from game.kemet.dawn import BeginDawn, TakePosition
from game.kemet.march import GoOn, MarchTo, TeleportTo
from game.kemet.market import BuyTile
from game.kemet.night import BeginNight, OfferNothing, Sacrifice
from game.kemet.pyramids import RaisePyramid
from game.kemet.recruiting import RecruitInto
from game.kemet.resolution import Retreat
from game.kemet.state import Kemet
from game.kemet.tokens import PlaceToken
from game.kemet.turn import BeginDay
from tests.kemet.build import (
    act,
    at_turn,
    at_window,
    attack,
    hand,
    in_turn,
    own,
    points,
    position,
    prayers,
    pyramid,
    run,
    tokens,
    troop,
)
from tests.kemet.look import asked, duel, there
from tests.kemet_ai.thinking import ME, RIVAL, scribe, scribe_plays

MOVES = ("top_move", "mid_move")


def at_home(game: Kemet) -> None:
    """Something at home for both, so that nobody is without Units."""
    troop(game, ME, "a_c1_d1", 3)
    troop(game, RIVAL, "a_c2_d1", 3)


def test_it_attacks_when_victory_is_all_but_certain() -> None:
    """KEM-8.6  5 Units against 1 on a Temple."""
    game = position()
    at_home(game)
    troop(game, ME, "a_c1_front", 5)
    troop(game, RIVAL, "a_t_west", 1)
    at_turn(game)
    moves = scribe_plays(game)
    assert MarchTo("a_t_west") in moves
    assert game.combat is not None


def test_it_does_not_attack_without_hope() -> None:
    """KEM-8.4  2 Units against 4 with tiles for defence."""
    game = position(tiles={RIVAL: "S1C S3A"}, pyramids={"a_c1_d1": ("ruby", 1)}, troops={"a_c1_d1": (ME, 2)})
    for space in ("a_t_west", "a_t_river", "a_t_delta"):
        troop(game, RIVAL, space, 4)
    act(game, "top_move")
    scribe_plays(game)
    assert game.combat is None


def test_it_takes_a_free_temple_that_brings_the_ninth_vp() -> None:
    """KEM-11.1  8 VP, and a Temple that nobody holds."""
    game = position()
    at_home(game)
    pyramid(game, "a_c1_d1", "ruby", 1)
    points(game, ME, 8)
    points(game, RIVAL, 5)
    at_turn(game)
    scribe_plays(game)
    assert game.points[ME] == 9


def test_it_keeps_a_garrison_on_the_temple_it_leaves() -> None:
    """KEM-6.6.3, KEM-4.4  Two Temples in the last Move of the Day: some Units stay."""
    game = position(tiles={ME: "R2D"}, troops={"a_t_west": (ME, 5), "a_c2_d1": (RIVAL, 3)})
    tokens(game, RIVAL, *MOVES)
    act(game, "top_move")
    moves = scribe_plays(game)
    assert any(isinstance(move, TeleportTo) for move in moves)
    assert any(isinstance(move, GoOn) and move.n < 5 for move in moves)
    assert there(game, "a_t_west")[0] == ME
    assert game.temples_held[ME] == 2


def test_it_buys_a_vp_when_it_can() -> None:
    """KEM-6.3.4  Domination."""
    game = position()
    at_home(game)
    pyramid(game, "a_c1_d1", "ruby", 3)
    act(game, "low_ruby")
    assert scribe(game) == BuyTile("R3D")


def test_it_raises_the_pyramid_that_opens_domination() -> None:
    """KEM-6.2.1  Level 3 with prayers left for the tile."""
    game = position()
    at_home(game)
    prayers(game, 6, 6)
    pyramid(game, "a_c1_d1", "ruby", 2)
    act(game, "mid_pyramid")
    assert scribe(game) == RaisePyramid("ruby", 3)


def test_it_recruits_when_its_city_is_empty() -> None:
    """KEM-6.4.1  Prayers, and no Unit on the board."""
    game = in_turn(pyramids={"a_c1_d1": ("ruby", 2), "a_c1_d2": ("sapphire", 1)}, troops={"a_c2_d1": (RIVAL, 5)})
    moves = scribe_plays(game)
    assert PlaceToken("top_recruit") in moves
    assert sum(move.n for move in moves if isinstance(move, RecruitInto)) >= 4


def test_of_two_ways_to_pray_it_takes_the_one_that_keeps_it_free() -> None:
    """KEM-5.3  Level 1 has its token already; level 2 has none."""
    game = position()
    at_home(game)
    prayers(game, 0, 5)
    tokens(game, ME, "low_ruby", "low_sapphire", "top_move")
    at_turn(game)
    assert scribe(game) == PlaceToken("mid_pray")


def test_its_creature_joins_a_troop() -> None:
    """KEM-7.2  The scorpion in reserve."""
    game = position()
    at_home(game)
    own(game, ME, "R4A")
    at_window(game)
    assert scribe(game) == PlaceCreature("scorpion", "a_c1_d1")


def test_fire_rains_on_the_last_unit_of_a_temple() -> None:
    """KEM-10.9, KEM-4.4  The Temple VP goes with it."""
    game = position()
    at_home(game)
    hand(game, ME, "raining_fire")
    troop(game, RIVAL, "a_t_delta", 1)
    at_window(game)
    assert scribe(game) == RainFire("a_t_delta", RIVAL)


def test_the_prayer_card_is_played_when_prayers_are_few() -> None:
    """KEM-10.7  Even if a rival may have a Veto."""
    game = position()
    at_home(game)
    prayers(game, 1, 5)
    hand(game, ME, "prayer")
    hand(game, RIVAL, "war_rage")
    at_window(game)
    assert scribe(game) == PlayCard("prayer")


def test_it_escapes_a_hopeless_combat() -> None:
    """KEM-10.14  1 Unit with the creature against 5."""
    game = position(tiles={RIVAL: "S2B"}, hands={RIVAL: "escape"}, troops={"a_c2_front": (RIVAL, 2, "elephant")})
    attack(game, ME, "a_c2_front", 5)
    assert asked(game) == ("SpeakInWindow", RIVAL)
    assert isinstance(scribe(game), EscapeTo)


def test_the_delta_offering_is_made_while_units_are_left() -> None:
    """KEM-9.2  5 prayers for one of four Units."""
    game = position()
    at_home(game)
    prayers(game, 0, 5)
    troop(game, ME, "a_t_delta", 4)
    run(game, BeginNight())
    assert scribe(game) == Sacrifice()


def test_the_last_unit_of_the_second_temple_is_kept() -> None:
    """KEM-9.2, KEM-9.3  It holds the Control VP."""
    game = position()
    at_home(game)
    prayers(game, 0, 5)
    troop(game, ME, "a_t_west", 4)
    troop(game, ME, "a_t_delta", 1)
    run(game, BeginNight())
    assert scribe(game) == OfferNothing()


def test_the_offering_to_all_gods_is_made() -> None:
    """KEM-9.1  A VP for two Units."""
    game = position(3, troops={"b_sanctuary": (ME, 3)})
    run(game, BeginNight())
    assert scribe(game) == Sacrifice()


def test_a_beaten_troop_retreats_where_it_is_safe() -> None:
    """KEM-8.7  4 Units beside the own City with no Move left for the rival."""
    game = position(troops={"a_c1_front": (ME, 4)})
    tokens(game, RIVAL, *MOVES)
    attack(game, RIVAL, "a_c1_front", 5)
    duel(game, "BC3 BC6", "BC4 BC6")
    assert asked(game) == ("DecideFate", ME)
    assert scribe(game) == Retreat()


def test_with_many_vp_it_wants_the_last_word() -> None:
    """KEM-12.2  The first choice of the order."""
    game = position()
    at_home(game)
    points(game, ME, 6)
    points(game, RIVAL, 7)
    run(game, BeginDawn(), BeginDay())
    assert scribe(game) == TakePosition(2)


@pytest.mark.parametrize("seed", [3])
def test_scribe_beats_a_random_seat(seed: int) -> None:
    series = play_series(RULES, ("scribe", "random"), 2, seed=seed)
    assert series.of("scribe").wins == 2
    assert series.of("scribe").points > 8
