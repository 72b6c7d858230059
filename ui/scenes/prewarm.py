"""Work done while the title rests, better here than when a table opens: the grain of plates and boards takes 40 ms a
sheet, the modules of a table as much."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from ui.art.backdrop import baked
from ui.art.noise import Grain, sheet
from ui.titles import ORDER, part_name

REST = 0.6
"""Seconds in which nothing was asked of the title before anything is prepared."""
GRAINS: tuple[Grain, ...] = ("weave", "stone", "wood", "linen")


class Prewarm:
    """One thing at a time, so that no frame waits for more than one."""

    def __init__(self) -> None:
        self._rested = 0.0
        self._left: list[Callable[[], object]] = [
            *(partial(sheet, grain) for grain in GRAINS),
            partial(baked, "table"),
            *(partial(import_module, module) for module in _modules()),
        ]

    def advance(self, seconds: float) -> None:
        self._rested += seconds
        if self._left and self._rested >= REST:
            self._left.pop(0)()

    def disturbed(self) -> None:
        """The person does something: rest first."""
        self._rested = 0.0


def _modules() -> list[str]:
    """The table, and of every game its rules, then its board."""
    boards = [(f"game.{name}", part_name(name, "board")) for name in ORDER]
    return ["ui.scenes.table_opening", *(module for pair in boards for module in pair)]
