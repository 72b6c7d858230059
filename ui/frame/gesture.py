"""One gesture answers one question: the rest of a double click or of a burst of keys is not meant for what comes next.

A *page* is everything that can be answered at a time. It turns when a scene opens or closes, when another question is
asked and when a move begins to wait for its confirmation. Presses that follow each other quickly are one gesture; a
gesture that began on an earlier page does nothing on this one. Time is the program's own: it passes with `advance`.
"""

from __future__ import annotations

from math import hypot, inf

TOGETHER = 0.35
"""Seconds between two clicks at one place, or two strokes of Enter and Space, that belong together."""
UNSEEN = 0.15
"""Seconds in which nobody can have seen a new page yet, so that no press is meant for it."""
ONE_PLACE = 24
"""Pixels that a hand may move between the clicks of a double click."""

Point = tuple[int, int]


class Gestures:
    """Tells presses that are meant for the page from those that belong to the page before."""

    def __init__(self) -> None:
        self.page = 0
        self.again = False
        """Whether the last press goes on with the one before it: the second click of a double click."""
        self._now = 0.0
        self._turned = -inf
        self._last = -inf
        self._place: Point | None = None
        self._down = False
        """Whether the last press has not been released: a key held down repeats its stroke."""
        self._keys = set[int]()
        """Keys that are down."""
        self._meant_for: int | None = None
        """The page on which the present gesture began; None if it began too early to be meant for any."""

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds

    def turn_page(self) -> None:
        """What can be answered from now on is new."""
        self.page += 1
        self._turned = self._now

    def press(self, place: Point | None) -> bool:
        """The mouse at a place, or Enter or Space (None), goes down; False if it is not meant for this page."""
        self.again = self._goes_on(place)
        if not self.again:
            self._meant_for = None if self._now - self._turned < UNSEEN else self.page
        self._last, self._place, self._down = self._now, place, True
        return self._meant_for == self.page

    def release(self) -> None:
        """The button or the key goes up."""
        self._last, self._down = self._now, False

    def strikes(self, key: int) -> bool:
        """A key goes down; False if it has not been released since: a key held down repeats its stroke."""
        again, self._keys = key in self._keys, self._keys | {key}
        return not again

    def let_go(self, key: int) -> None:
        """A key goes up."""
        self._keys.discard(key)

    def rest(self) -> None:
        """The hand rests: whatever comes next is a gesture of its own, and the page has been seen."""
        self._last = self._turned = -inf
        self._down = False

    def _goes_on(self, place: Point | None) -> bool:
        """Whether a press belongs to the gesture before."""
        together = self._now - self._last < TOGETHER
        if place is None or self._place is None:
            return place is None and self._place is None and (together or self._down)
        away = hypot(place[0] - self._place[0], place[1] - self._place[1])
        return together and away <= ONE_PLACE
