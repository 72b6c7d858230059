"""Scribe thinks its whole turn through, with bounded effort, and never walks in circles."""

from dataclasses import replace
from typing import TypeVar

import pytest

from game.ai import scribe
from game.ai.levels import decide
from game.ai.scribe import EFFORT, WORLDS, best_chain
from game.core.agenda import Move
from game.core.chance import Chance
from game.core.position import Position
from game.core.records import record
from game.core.title import Title
from game.workshop.arena import play_series
from tests.ai.odd_titles import RING, Go, RingPosition, Stop, Wander, ring
from tests.toy import CARDS, TOY, LayCard, LayCards, Rest, ToyPosition, toy_setup

P = TypeVar("P", bound=Position)


def rich_turn() -> ToyPosition:
    """Seat 0 holds a pair of sixes and can pay for both."""
    position = TOY.start(toy_setup(2))
    hoard = [CARDS[10], CARDS[11]]
    others = [card for card in CARDS if card not in hoard]
    position.seats[0].hand, position.seats[1].hand, position.deck = hoard, others[:2], others[2:]
    position.seats[0].gold = 12
    position.agenda[-1] = LayCards(0)
    return position


def pairs_only(game: ToyPosition, seat: int) -> float:
    """One card alone is a loss, two are a triumph: who looks one decision ahead never lays the first."""
    return (0.0, -5.0, 10.0)[len(game.seats[seat].laid)]


def sensible(game: ToyPosition, seat: int) -> float:
    mine = game.seats[seat]
    return game.points[seat] + 0.4 * mine.gold + 0.3 * sum(card.value for card in mine.hand)


def played_by(title: Title[P], position: P, cap: int = 200) -> list[Move]:
    """The moves of Scribe at every seat until the end, or `cap`."""
    moves: list[Move] = []
    chance = Chance(5)
    while position.decision is not None and len(moves) < cap:
        moves.append(decide(title, position, position.decision.seat, "scribe", chance).move)
        position.apply(moves[-1])
    return moves


def test_it_sees_a_gain_two_decisions_ahead() -> None:
    """Its reasons are those of the whole turn; Apprenti does not see it."""
    title = replace(TOY, evaluate=pairs_only)
    choice = decide(title, rich_turn(), 0, "scribe", Chance(1))
    assert isinstance(choice.move, LayCard)
    assert ("points", 14.0) in choice.why
    assert decide(title, rich_turn(), 0, "apprenti", Chance(1)).move == Rest()


def test_a_chain_ends_when_another_seat_decides_something_comes_to_light_or_the_game_is_over() -> None:
    title, last = replace(TOY, evaluate=sensible), rich_turn()
    assert isinstance(best_chain(title, (rich_turn(),), 0).moves[-1], Rest)
    assert len(best_chain(title, (TOY.start(toy_setup(2)),), 0).moves) == 1
    last.agenda = [LayCards(0)]
    assert best_chain(TOY, (last,), 0).worlds[0].over


def test_a_chain_is_worth_the_average_of_its_worlds_and_ends_where_they_ask_different_things() -> None:
    worlds = (ring(6, 1), ring(6, 1))
    worlds[1].place = 2
    assert best_chain(RING, worlds, 0).value == 4.0
    worlds = (ring(50, 1), ring(50, 3))
    worlds[1].agenda = [Wander(1), Wander(0)]
    assert best_chain(RING, worlds, 0).moves == (Go(1),)


def test_of_equal_chains_the_shortest_is_played_and_a_long_one_is_cut_off_and_still_begun(monkeypatch) -> None:
    flat = replace(RING, evaluate=lambda game, seat: 1.0)
    assert best_chain(flat, (ring(6, 2),), 0).moves == (Stop(),)
    monkeypatch.setattr(scribe, "LONGEST_CHAIN", 3)
    assert decide(RING, ring(100, 1), 0, "scribe", Chance(1)).move == Go(1)


@record
class Roam(Wander):
    """RING-1.1  Every way leads back, and nobody may stop."""

    def moves(self, game: RingPosition) -> list[Move]:
        return [Go(1), Go(2)]

    def play(self, game: RingPosition, move: Move) -> None:
        game.then(self)


def test_where_every_way_leads_back_one_is_gone() -> None:
    here = ring(1, 2)
    here.agenda[-1] = Roam(0)
    assert best_chain(RING, (here,), 0).moves[0] in here.moves()


def restless(game: RingPosition, seat: int) -> float:
    """Every stop costs."""
    return 5.0 * (game.decision is not None and game.decision.seat == seat)


@pytest.mark.parametrize("title", [RING, replace(RING, evaluate=restless)])
def test_it_does_not_walk_in_circles_even_if_every_stop_costs(title: Title[RingPosition]) -> None:
    assert played_by(title, ring(6, 2)).count(Stop()) == 2


@pytest.mark.parametrize(("paths", "most"), [(20, EFFORT + WORLDS), (700, EFFORT + 1)])
def test_effort_is_bounded_on_a_walk_without_end_and_on_a_very_wide_decision(paths: int, most: int) -> None:
    evaluations = [0]

    def counting(game: RingPosition, seat: int) -> float:
        evaluations[0] += 1
        return float(game.place)

    decide(replace(RING, evaluate=counting), ring(10**9, paths), 0, "scribe", Chance(1))
    assert evaluations[0] <= most


@pytest.mark.parametrize(("paths", "worlds"), [(3, WORLDS), (299, 1)])
def test_few_moves_are_tried_in_several_worlds_and_many_in_one(
    paths: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    imagine, imagined = RingPosition.imagine, list[RingPosition]()

    def counting(self: RingPosition, seat: int, chance: Chance) -> RingPosition:
        imagined.append(imagine(self, seat, chance))
        return imagined[-1]

    monkeypatch.setattr(RingPosition, "imagine", counting)
    decide(RING, ring(1000, paths), 0, "scribe", Chance(1))
    assert len(imagined) == worlds


def test_it_beats_random_seats() -> None:
    series = play_series(replace(TOY, evaluate=sensible), ("scribe", "random", "random"), 90, seed=1)
    assert series.of("scribe").low > 1 / 3
