"""The order in which the end is shown: source by source, then the podium, then the chart."""

from __future__ import annotations

ROW = 0.65
ALL_ROWS = 6.0
PODIUM = 0.9
CHART = 1.3


class Reveal:
    """How far the reveal has come; every share runs from 0 to 1."""

    def __init__(self, rows: int, at_once: bool) -> None:
        self._rows = rows
        self._row = min(ROW, ALL_ROWS / max(1, rows))
        self._gone = self.length if at_once else 0.0

    @property
    def length(self) -> float:
        return self._row * self._rows + PODIUM + CHART

    @property
    def over(self) -> bool:
        return self._gone >= self.length

    @property
    def counting(self) -> bool:
        """Whether points still come in."""
        return self._gone < self._row * self._rows

    def row(self, number: int) -> float:
        """How far a row of the table has come."""
        return _share(self._gone - number * self._row, self._row)

    @property
    def current(self) -> int:
        """The row that comes in now; the number of rows once all are there."""
        return min(self._rows, int(self._gone / self._row))

    @property
    def podium(self) -> float:
        return _eased(_share(self._gone - self._row * self._rows, PODIUM))

    @property
    def chart(self) -> float:
        return _share(self._gone - self._row * self._rows - PODIUM, CHART)

    def advance(self, seconds: float) -> bool:
        """Time passes; True if something looks different now."""
        before = self._gone
        self._gone = min(self.length, self._gone + seconds)
        return self._gone != before

    def skip(self) -> None:
        self._gone = self.length


def _share(gone: float, length: float) -> float:
    return max(0.0, min(1.0, gone / length))


def _eased(share: float) -> float:
    return 1 - (1 - share) ** 3
