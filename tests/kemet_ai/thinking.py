"""How a test asks a computer seat of Kemet: one decision, a whole turn, a game of random moves."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.chance import Chance
from game.kemet import RULES
from game.kemet.state import Kemet
from tests.kemet.build import setup_of

ME, RIVAL = 0, 1


def scribe(game: Kemet, seed: int = 7) -> Move:
    """What Scribe answers."""
    assert game.decision is not None
    return decide(RULES, game, game.decision.seat, "scribe", Chance(seed)).move


def scribe_plays(game: Kemet) -> list[Move]:
    """The moves of a Scribe at my seat until somebody else is asked."""
    moves: list[Move] = []
    while (decision := game.decision) is not None and decision.seat == ME:
        moves.append(scribe(game))
        game.apply(moves[-1])
    return moves


def positions(seats: int, seed: int) -> Iterator[Kemet]:
    """Every decision of a game of random moves."""
    game, chance = RULES.start(setup_of(seats, seed)), Chance(seed)
    while game.decision is not None:
        yield game
        game.apply(chance.pick(game.moves()))
    yield game
