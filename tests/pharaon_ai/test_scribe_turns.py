"""Scribe at the table of Pharaon: it spends what it has, aims at gods, takes what fits and steers the Traitor."""

from __future__ import annotations

import pytest

from game.ai.arena import play_series
from game.core.chance import Chance
from game.pharaon import RULES
from game.pharaon.artisans import TakeArtisan
from game.pharaon.automaton import ChooseSplit, PutOnWheel
from game.pharaon.gains import ChooseResource, ChooseTrack, Climb, TakeResource
from game.pharaon.nobles import TakeNoble
from game.pharaon.passing import ChooseGain, TakeGain
from game.pharaon.paying import HandIn
from game.pharaon.state import Pharaon
from game.pharaon.turn import GoTo, NextTurn, Pass
from game.pharaon.vases import TakeVase
from tests.pharaon.build import (
    at_turn,
    fill_sector,
    give,
    noble,
    offer,
    position,
    show_artisans,
    show_nobles,
    tiles,
    traitor_pile,
    under_pyramid,
)
from tests.pharaon_ai.thinking import ME, RIVAL, answer, positions, turn_of_scribe
from tests.titles.playing import run


def last_round(stock: str) -> Pharaon:
    """Board B0 faces A, J, R, C, M: offerings, burial, nile, artisans, nobles; the rival still plays."""
    game = position(2)
    game.current_round = 5
    give(game, ME, stock)
    give(game, RIVAL, "3A 3J")
    return game


def close(game: Pharaon, letters: str) -> None:
    """Fill these sectors of the wheel."""
    for letter in letters:
        fill_sector(game, letter, 3)


def test_it_does_not_pass_while_an_action_still_brings_points() -> None:
    game = last_round("3C")
    at_turn(game)
    assert turn_of_scribe(game)[0] == GoTo("artisans")


def test_it_passes_when_nothing_pays() -> None:
    game = last_round("1A 1C 1M")
    game.seats[ME].levels = [3] * 5
    close(game, "AJ")
    at_turn(game)
    assert answer(game) == Pass()


def test_it_takes_the_artisan_with_most_points_at_the_end() -> None:
    game = last_round("3C")
    show_artisans(game, 1, 5, 29, 10)
    close(game, "AJRM")
    at_turn(game)
    assert TakeArtisan("ART29") in turn_of_scribe(game)


def test_it_takes_an_artisan_with_gains_at_the_beginning() -> None:
    game = position(2)
    give(game, ME, "3C")
    show_artisans(game, 1, 25, 26, 27)
    at_turn(game)
    assert TakeArtisan("ART01") in turn_of_scribe(game)


def test_it_takes_the_noble_that_suits_it() -> None:
    game = last_round("1A 1J 1R 1C 1M")
    show_nobles(game, 12, 15, 7)
    offer(game, ME, "pp1", "pp1", "pp2", "pp2")
    close(game, "AJRC")
    at_turn(game)
    assert TakeNoble(noble(15)) in turn_of_scribe(game), "6 and 2 for each of four offerings"


def test_it_climbs_to_the_top_rather_than_to_the_second_level() -> None:
    game = last_round("")
    game.seats[ME].levels = [1, 2, 1, 1, 1]
    run(game, ChooseTrack(ME, (0, 1, 2, 3, 4)), NextTurn(RIVAL))
    assert answer(game) == Climb("justice")


def test_it_enters_the_track_that_fulfils_a_god() -> None:
    game = last_round("")
    game.seats[ME].levels = [1, 1, 0, 0, 0]
    game.seats[ME].step = 2
    run(game, ChooseTrack(ME, (0, 2)), NextTurn(RIVAL))
    near = answer(game)
    game.seats[ME].levels = [1, 0, 0, 0, 0]
    run(game, ChooseTrack(ME, (0, 2)), NextTurn(RIVAL))
    assert answer(game) == Climb("royalty"), "two tracks and two steps are a god"
    assert near == Climb("agriculture"), "two tracks are enough, the second level brings points"


def test_it_keeps_silver_where_a_resource_pays() -> None:
    game = position(2)
    give(game, ME, "3C 2S")
    close(game, "AJRM")
    at_turn(game)
    moves = turn_of_scribe(game)
    assert moves[0] == GoTo("artisans")
    assert HandIn("silver") not in moves


def test_it_takes_the_colour_that_completes_five() -> None:
    game = last_round("1A 1J 1R 1C")
    close(game, "AJRC")
    run(game, ChooseResource(ME, "artisan", 1), NextTurn(RIVAL))
    assert answer(game) == TakeResource("commerce")


def test_silver_is_preferred_on_the_pyramid_before_the_last_round() -> None:
    game = position(2)
    game.current_round = 2
    game.seats[ME].passed, game.seats[ME].row, game.seats[ME].space = True, 1, 2
    give(game, RIVAL, "3A")
    run(game, ChooseGain(ME), NextTurn(RIVAL))
    assert answer(game) == TakeGain("silver")


def test_its_vase_fits_the_next_round() -> None:
    game = position(2)
    game.current_round = 3
    give(game, ME, "1A 1J")
    give(game, RIVAL, "3A")
    under_pyramid(game, 1, 2, 3)
    at_turn(game)
    game.apply(Pass())
    assert isinstance(answer(game), TakeVase)


def test_the_traitor_gets_the_resource_that_helps_him_less() -> None:
    game = position(solo=True)
    game.current_round = 5
    traitor_pile(game, 1)
    tiles(game, "12345", "AJRCM", (10, 1, 1, 1, 1))
    run(game, ChooseSplit(ME, "VAS05"), NextTurn(ME))
    assert answer(game) == PutOnWheel("agriculture"), "one more on that tile and Anubis is his"


@pytest.mark.parametrize("level", ["apprenti", "scribe"])
@pytest.mark.parametrize("solo", [False, True])
def test_positions_that_differ_in_hidden_things_get_the_same_answer(level: str, solo: bool) -> None:
    for number, game in enumerate(positions(2, 6, solo)):
        if game.decision is not None and number % 9 == 0:
            other = game.known_to(game.decision.seat).imagine(game.decision.seat, Chance(99))
            assert answer(game, level) == answer(other, level), game.decision


def test_scribe_beats_a_random_seat() -> None:
    series = play_series(RULES, ("scribe", "random"), 2, seed=3)
    assert series.of("scribe").wins == 2
    assert series.of("scribe").points > 110
