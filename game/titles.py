"""The games of this program by name. The only place that lists them; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from game.core.errors import UnknownTitle
from game.core.position import Position
from game.core.title import Title

TITLES = ("amunre", "tekhenu", "pharaon", "kemet")
"""Games that can be played."""


def title(name: str) -> Title[Position]:
    """The rule controller of a game."""
    if name not in TITLES:
        raise UnknownTitle(name, TITLES)
    rules = import_module(f"game.{name}").RULES
    assert isinstance(rules, Title)
    return rules
