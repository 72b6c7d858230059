"""What the end of a match must be told by each title: a new title adds a line and a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Literal

from game.core.position import Position

Criterion = tuple[str, Callable[[Position, int], int]]
PLAIN_SIGN = "star"


@dataclass(frozen=True, slots=True)
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
    spell: Literal["turn", "round", "tour"] = "round"
    """What the rule book calls the time that `Position.round` counts; `end.spell.<name>` has the words. A `tour` is a
    round in English and a turn in French."""

    def sign(self, reason: str) -> str:
        return self.signs.get(reason, PLAIN_SIGN)

    def of_spell(self, name: str) -> str:
        """The key of a message about turns or rounds."""
        return f"end.spell.{self.spell}.{name}"


_MODULES = {name: f"ui.ending.{name}" for name in ("amunre", "tekhenu", "pharaon", "kemet")}
_PLAIN = Ending()


def ending_of(title: str) -> Ending:
    """What a title says; one without a line here gets plain stars, rounds without scorings, general words."""
    if title not in _MODULES:
        return _PLAIN
    ending = import_module(_MODULES[title]).ENDING
    assert isinstance(ending, Ending)
    return ending
