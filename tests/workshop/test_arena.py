"""The arena: fair places, paired deals, the same series for the same seed."""

from collections import Counter
from dataclasses import replace

import pytest

from game.core.errors import BadSetup
from game.titles import title
from game.workshop import arena
from game.workshop.arena import Pairing, play_game, play_series
from game.workshop.standings import GameOutcome
from tests.ai.odd_titles import RING
from tests.toy import TOY, ToyPosition

DUEL = ("apprenti", "random")


def outcomes(seats: tuple[str, ...], games: int, monkeypatch: pytest.MonkeyPatch) -> list[GameOutcome]:
    played: list[GameOutcome] = []

    def watching(pairing: Pairing[ToyPosition]) -> GameOutcome:
        played.append(play_game(pairing))
        return played[-1]

    monkeypatch.setattr(arena, "play_game", watching)
    play_series(TOY, seats, games, seed=1)
    return played


def test_every_level_sits_everywhere_equally_often_and_every_deal_is_played_from_every_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A round of rotations is always completed; equal seats need none."""
    played = outcomes(("apprenti", "random", "random"), 7, monkeypatch)
    assert Counter(game.levels.index("apprenti") for game in played) == {0: 3, 1: 3, 2: 3}
    assert sorted(Counter(game.seed for game in played).values()) == [3, 3, 3], "deals differ"
    played = outcomes(("random", "random", "random"), 4, monkeypatch)
    assert len({game.seed for game in played}) == 4


def test_the_same_seed_gives_the_same_series_also_in_several_processes_and_another_another() -> None:
    once = play_series(TOY, DUEL, 8, seed=2)
    assert once == play_series(TOY, DUEL, 8, seed=2) == play_series(TOY, DUEL, 8, seed=2, jobs=2)
    assert once != play_series(TOY, DUEL, 8, seed=3)


def test_the_variant_is_played() -> None:
    short, long = (play_series(TOY, DUEL, 4, seed=2, variants=chosen).decisions for chosen in ((), ("long",)))
    assert long > short


def test_victories_add_up_to_the_games_and_a_series_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    series = play_series(TOY, ("apprenti", "random", "random"), 3, seed=1, progress=lambda *done: told.append(done))
    assert sum(standing.wins for standing in series.standings) == pytest.approx(3)
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_game_without_end_is_reported_and_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.workshop.arena.CAP", 30)
    restless = replace(RING, evaluate=lambda game, seat: float(len(game.agenda)))
    series = play_series(restless, ("apprenti", "apprenti"), 1, seed=1)
    assert [(game.decisions, game.ended) for game in series.unfinished] == [(30, False)]
    assert (series.games, series.of("apprenti").wins) == (0, 0)


@pytest.mark.parametrize("variants", [(), ("hard", "harsh_decrees")])
def test_a_level_plays_against_a_solo_opponent_from_both_places(variants: tuple[str, ...]) -> None:
    series = play_series(title("tekhenu"), ("random", "botankhamon"), 6, seed=2, variants=variants)
    assert (series.games, series.unfinished) == (6, ())
    assert sum(standing.wins for standing in series.standings) == 6
    assert series.of("botankhamon").points > series.of("random").points
    assert series == play_series(title("tekhenu"), ("random", "botankhamon"), 6, seed=2, variants=variants)


@pytest.mark.parametrize(
    ("seats", "variants", "key"),
    [
        (("vizir", "random"), (), "unknown_level"),
        (("human", "random"), (), "unknown_level"),
        (("human", "sphinx"), (), "unknown_level"),
        (("sphinx", "sphinx"), (), "solo_seats"),
        (("random", "random", "sphinx"), (), "solo_seats"),
        (("random",), (), "seat_count"),
        (("random",) * 7, (), "seat_count"),
        (("random",) * 2, ("short",), "unknown_variant"),
    ],
)
def test_seats_and_variants_that_cannot_play_are_refused(
    seats: tuple[str, ...], variants: tuple[str, ...], key: str
) -> None:
    with pytest.raises(BadSetup, match=rf"core\.error\.{key}"):
        play_series(TOY, seats, 2, seed=1, variants=variants)


def test_a_solo_variant_needs_its_opponent() -> None:
    with pytest.raises(BadSetup, match=r"core\.error\.solo_variant"):
        play_series(title("tekhenu"), ("random",) * 3, 2, seed=1, variants=("hard",))
