"""Scribe at the table of Pharaon: it spends what it has, aims at gods, takes what fits and steers the Traitor."""

import pytest

from game.pharaon import RULES
from game.pharaon.automaton import ChooseSplit
from game.pharaon.gains import ChooseResource, ChooseTrack
from game.pharaon.passing import ChooseGain
from game.pharaon.state import Pharaon
from game.pharaon.turn import NextTurn
from game.workshop.arena import play_series
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import give, holding
from tests.pharaon_ai.thinking import ME, RIVAL, turn_of_scribe
from tests.titles.playing import run, scribe


def last_round(words: str = "", full: str = "", levels: tuple[int, ...] = (0,) * 5) -> Pharaon:
    """Board B0 faces A, J, R, C, M: offerings, burial, nile, artisans, nobles; the rival still plays."""
    game = holding(words, seats=2, current_round=5, full=full, levels=levels)
    give(game, RIVAL, "3A 3J")
    build.at_turn(game)
    return game


def test_it_does_not_pass_while_an_action_still_brings_points_but_when_nothing_pays() -> None:
    assert turn_of_scribe(last_round("3C"))[0] == do.go_to("artisans")
    assert scribe(last_round("1A 1C 1M", full="AJ", levels=(3, 3, 3, 3, 3))) == do.PASS


def test_it_takes_the_artisan_with_most_points_at_the_end_and_one_with_gains_at_the_beginning() -> None:
    game = last_round("3C", full="AJRM")
    build.show_artisans(game, 1, 5, 29, 10)
    assert do.take_artisan("ART29") in turn_of_scribe(game)
    assert do.take_artisan("ART01") in turn_of_scribe(holding("3C", seats=2, artisans=(1, 25, 26, 27)))


def test_it_takes_the_noble_that_suits_it() -> None:
    game = last_round("1A 1J 1R 1C 1M", full="AJRC")
    build.show_nobles(game, 12, 15, 7)
    build.offer(game, ME, "pp1", "pp1", "pp2", "pp2")
    assert do.take_noble(build.noble(15)) in turn_of_scribe(game), "6 and 2 for each of four offerings"


@pytest.mark.parametrize(
    ("levels", "step", "tracks", "track"),
    [
        ((1, 2, 1, 1, 1), 0, (0, 1, 2, 3, 4), "justice"),
        ((1, 1, 0, 0, 0), 2, (0, 2), "agriculture"),
        ((1, 0, 0, 0, 0), 2, (0, 2), "royalty"),
    ],
    ids=["the top rather than the second level", "two tracks are enough for a god", "two tracks and steps are a god"],
)
def test_it_climbs(levels: tuple[int, ...], step: int, tracks: tuple[int, ...], track: str) -> None:
    game = last_round(levels=levels)
    game.seats[ME].step = step
    run(game, ChooseTrack(ME, tracks), NextTurn(RIVAL))
    assert scribe(game) == do.climb(track)


def test_it_keeps_silver_where_a_resource_pays() -> None:
    moves = turn_of_scribe(holding("3C 2S", seats=2, full="AJRM"))
    assert moves[0] == do.go_to("artisans")
    assert do.hand_in("silver") not in moves


def test_it_takes_the_colour_that_completes_five() -> None:
    game = last_round("1A 1J 1R 1C", full="AJRC")
    run(game, ChooseResource(ME, "artisan", 1), NextTurn(RIVAL))
    assert scribe(game) == do.take_resource("commerce")


def test_silver_is_preferred_on_the_pyramid_before_the_last_round() -> None:
    game = holding(seats=2, current_round=2)
    build.on_row(game, ME, 1, 2)
    give(game, RIVAL, "3A")
    run(game, ChooseGain(ME), NextTurn(RIVAL))
    assert scribe(game) == do.take_gain("silver")


def test_the_traitor_gets_the_resource_that_helps_him_less() -> None:
    game = build.solo(counts=(10, 1, 1, 1, 1))
    game.current_round = 5
    build.traitor_pile(game, 1)
    run(game, ChooseSplit(ME, "VAS05"), NextTurn(ME))
    assert scribe(game) == do.put_on_wheel("agriculture"), "one more on that tile and Anubis is his"


@pytest.mark.thorough
def test_scribe_beats_a_random_seat() -> None:
    series = play_series(RULES, ("scribe", "random"), 2, seed=3)
    assert series.of("scribe").wins == 2
    assert series.of("scribe").points > 110
