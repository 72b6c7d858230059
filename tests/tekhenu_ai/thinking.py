"""Positions in which a computer seat of Tekhenu is asked, and the rival is next."""

from game.core.agenda import Step
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn
from tests.tekhenu.table import ME, RIVAL
from tests.titles.playing import run


def asked_now(game: Tekhenu, *steps: Step[Tekhenu]) -> Tekhenu:
    """A position in which these steps are next, and then the rival's turn."""
    run(game, *steps, BeginTurn(RIVAL))
    return game


def my_turn(game: Tekhenu) -> Tekhenu:
    """The own turn, then the rival's, so that the game goes on."""
    return asked_now(game, BeginTurn(ME))
