"""How a test asks a computer seat of Tekhenu: one decision, a whole turn, a game of random moves."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.levels import decide
from game.core.agenda import Move, Step
from game.core.chance import Chance
from game.tekhenu import RULES
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn
from tests.tekhenu.table import ME, RIVAL, setup_of
from tests.titles.playing import run


def asked_now(game: Tekhenu, *steps: Step[Tekhenu]) -> Tekhenu:
    """A position in which these steps are next, and then the rival's turn."""
    run(game, *steps, BeginTurn(RIVAL))
    return game


def my_turn(game: Tekhenu) -> Tekhenu:
    """The own turn, then the rival's, so that the game goes on."""
    return asked_now(game, BeginTurn(ME))


def scribe(game: Tekhenu) -> Move:
    """What Scribe answers."""
    assert game.decision is not None
    return decide(RULES, game, game.decision.seat, "scribe", Chance(7)).move


def scribe_plays(game: Tekhenu) -> list[Move]:
    """Scribe's moves until somebody else is asked."""
    moves: list[Move] = []
    while (decision := game.decision) is not None and decision.seat == ME:
        moves.append(scribe(game))
        game.apply(moves[-1])
    return moves


def positions(seats: int, seed: int, solo: bool = False) -> Iterator[Tekhenu]:
    """Every decision of a game of random moves."""
    game, chance = RULES.start(setup_of(seats, seed, solo=solo)), Chance(seed)
    while game.decision is not None:
        yield game
        game.apply(chance.pick(game.moves()))
    yield game
