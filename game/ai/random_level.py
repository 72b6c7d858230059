"""Level *random*: any legal move, all equally likely. The yardstick of the arena."""

from __future__ import annotations

from typing import TypeVar

from game.ai.choice import Choice
from game.core.chance import Chance
from game.core.position import Position
from game.core.title import Title

P = TypeVar("P", bound=Position)


def choose(title: Title[P], known: P, seat: int, chance: Chance) -> Choice:
    """Any legal move."""
    return Choice(chance.pick(known.imagine(seat, chance).moves()), ())
