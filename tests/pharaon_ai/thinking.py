"""How a test asks a computer seat of Pharaon for a whole turn."""

from game.core.agenda import Move
from game.pharaon.state import Pharaon
from tests.titles.playing import scribe

ME, RIVAL = 0, 1


def turn_of_scribe(game: Pharaon) -> list[Move]:
    """Scribe's moves until somebody else is asked or the round is over."""
    moves: list[Move] = []
    begun = game.current_round
    while (decision := game.decision) is not None and decision.seat == ME and game.current_round == begun:
        moves.append(scribe(game))
        game.apply(moves[-1])
        if type(game.decision).__name__ == "TakeTurn":
            break
    return moves
