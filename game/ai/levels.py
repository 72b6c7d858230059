"""The levels by name, and the one way to ask them: with what the seat knows, never with the true position."""

from __future__ import annotations

from typing import TypeVar

from game.ai import apprenti, random_level, scribe
from game.ai.choice import Choice, Level
from game.core.chance import Chance
from game.core.collecting import uncollected
from game.core.errors import BadSetup
from game.core.position import Position
from game.core.setup import LEVELS
from game.core.title import Title

P = TypeVar("P", bound=Position)

_BY_NAME: dict[str, Level] = dict(zip(LEVELS, (random_level.choose, apprenti.choose, scribe.choose), strict=True))


def level(name: str) -> Level:
    """A level by its name."""
    if name not in _BY_NAME:
        raise BadSetup("core.error.unknown_level", level_id=name, known=LEVELS)
    return _BY_NAME[name]


def decide(title: Title[P], position: P, seat: int, name: str, chance: Chance) -> Choice:
    """What a level plays at a seat. Whoever asks, this is where what the seat cannot know is taken away."""
    with uncollected():
        return level(name)(title, position.known_to(seat), seat, chance)
