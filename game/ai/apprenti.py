"""Level *Apprenti*: looks one decision ahead into one imagined world, and misjudges what it sees a little.

It errs as beginners do: it takes a good move for the best one. It never looks further down than the sixth
best (several of which are often the same thing paid in another way), nor at what is worse than the ordinary.
"""

from __future__ import annotations

from statistics import median
from typing import NamedTuple, TypeVar

from game.ai.choice import Choice, after, reasons, worth_a_look
from game.core.agenda import Move
from game.core.chance import Chance
from game.core.position import Position
from game.core.title import Title

P = TypeVar("P", bound=Position)

TEMPTING = 6
"""How many of the best moves it may confuse."""
MISJUDGEMENT = 1.0
"""Its largest error, as a share of what lies between the best move and an ordinary one."""


class Prospect(NamedTuple):
    """A move and what the position after it seems to be worth."""

    move: Move
    value: float


def choose(title: Title[P], known: P, seat: int, chance: Chance) -> Choice:
    """One of the best moves, mostly the best."""
    world = known.imagine(seat, chance)
    moves = worth_a_look(world)
    if len(moves) == 1:
        return Choice(moves[0], ())
    prospects = [Prospect(move, title.evaluate(after(world, move), seat)) for move in moves]
    move = misjudged(prospects, chance)
    return Choice(move, reasons(title, seat, world, after(world, move)))


def misjudged(prospects: list[Prospect], chance: Chance) -> Move:
    """The move that seems best to someone who errs; errors are as large as the choice is coarse."""
    ordinary = median(prospect.value for prospect in prospects)
    tempting = sorted(prospects, key=lambda prospect: -prospect.value)[:TEMPTING]
    error = MISJUDGEMENT * (tempting[0].value - ordinary)
    seeming = [Prospect(move, value + error * _deviation(chance)) for move, value in tempting if value >= ordinary]
    return max(seeming, key=lambda prospect: prospect.value).move


def _deviation(chance: Chance) -> float:
    """A number from -1 to 1, small ones more likely."""
    return chance.fraction() - chance.fraction()
