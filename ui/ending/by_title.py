"""What a title tells about the end of its matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Literal

from game.core.position import Position
from game.core.records import record
from ui.titles import part_of

Criterion = tuple[str, Callable[[Position, int], int]]
PLAIN_SIGN = "star"


@record
class Ending:
    """The points of a game and what decides between equal ones."""

    signs: Mapping[str, str] = field(default_factory=dict)
    """The sign of each reason, in the order of the rule book."""
    expected: frozenset[str] = frozenset()
    """Reasons that have a row even if nobody got anything for them."""
    scorings: frozenset[str] = frozenset()
    """Reasons that are steps of a scoring; the others are points of play."""
    criteria: Sequence[Criterion] = ()
    """What decides between equal points, first things first; `end.tie_<name>` has the words."""
    round_word: Literal["turn", "round", "tour"] = "round"
    """What the rule book calls the time that `Position.round` counts; `end.spell.<name>` has the words. A `tour` is a
    round in English and a turn in French."""

    def sign(self, reason: str) -> str:
        return self.signs.get(reason, PLAIN_SIGN)

    def round_key(self, name: str) -> str:
        """The key of a message about turns or rounds."""
        return f"end.spell.{self.round_word}.{name}"


_PLAIN = Ending()


def ending_of(title: str) -> Ending:
    """What a title says; one without a module for it gets plain stars, rounds without scorings, general words."""
    own = part_of(title, "ending")
    ending = own.ENDING if own is not None else _PLAIN
    assert isinstance(ending, Ending)
    return ending
