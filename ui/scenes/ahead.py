"""Work done while the title rests: the grain of plates and boards takes 40 ms a sheet, better here than later."""

from __future__ import annotations

from ui.art.noise import Grain, sheet

REST = 0.6
"""Seconds in which nothing was asked of the title before anything is prepared."""
GRAINS: tuple[Grain, ...] = ("weave", "stone", "wood")


class Ahead:
    """One sheet at a time, so that no frame waits for more than one."""

    def __init__(self) -> None:
        self._rested = 0.0
        self._left = list(GRAINS)

    def advance(self, seconds: float) -> None:
        self._rested += seconds
        if self._left and self._rested >= REST:
            sheet(self._left.pop(0))

    def disturbed(self) -> None:
        """The person does something: rest first."""
        self._rested = 0.0
