"""How a test asks a computer seat of Pharaon: one decision, a whole turn, a game of random moves."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.chance import Chance
from game.pharaon import RULES
from game.pharaon.state import Pharaon
from tests.pharaon.build import setup_of

ME, RIVAL = 0, 1


def answer(game: Pharaon, level: str = "scribe", seed: int = 7) -> Move:
    """What a level answers to the decision that is asked."""
    assert game.decision is not None
    return decide(RULES, game, game.decision.seat, level, Chance(seed)).move


def turn_of_scribe(game: Pharaon) -> list[Move]:
    """Scribe's moves until somebody else is asked or the round is over."""
    moves: list[Move] = []
    begun = game.current_round
    while (decision := game.decision) is not None and decision.seat == ME and game.current_round == begun:
        moves.append(answer(game))
        game.apply(moves[-1])
        if type(game.decision).__name__ == "TakeTurn":
            break
    return moves


def positions(seats: int, seed: int, solo: bool = False) -> Iterator[Pharaon]:
    """Every decision of a game of random moves."""
    game, chance = RULES.start(setup_of(seats, seed, solo=solo)), Chance(seed)
    while game.decision is not None:
        yield game
        game.apply(chance.pick(game.moves()))
    yield game
