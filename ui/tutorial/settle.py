"""Where the guide's panel stands: it leaves free what it explains, and otherwise stays where it is.

A panel that wanders brings another button under a hand that is about to click once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

from ui.frame.screen import Screen
from ui.tutorial.speech import Plan

PATIENCE = 1.25
"""How many times more than the best place the old one may hide before the panel moves."""
ENDING = ("quit", "back")
"""Buttons that must not come to lie under the mouse."""


class Loss(NamedTuple):
    """What a place costs, the worst first: pixels that must be clicked, a slip of the hand, pixels to be seen."""

    used: int
    slip: bool
    seen: int


def settle(
    plan: Plan,
    screen: Screen,
    lit: Sequence[Rect],
    used: Sequence[Rect],
    stands: Rect | None = None,
    mouse: tuple[int, int] = (-1, -1),
) -> Rect:
    """The place for a panel: where it `stands`, unless it hides there what can be seen beside it elsewhere.

    `lit` places are to be seen, `used` ones to be clicked. It stands on its lower edge, where the buttons are.
    """

    def loss(place: Rect) -> Loss:
        whole = Rect(place.x, place.y - _above(plan), place.width, place.height + _above(plan))
        slip = any(plan.buttons[name].move(place.topleft).collidepoint(mouse) for name in ENDING)
        return Loss(_shared(place, used), slip, _shared(whole, lit))

    best = min(_places(plan, screen, lit), key=loss)
    if stands is not None:
        same = Rect((0, 0), plan.size)
        same.bottomleft = stands.bottomleft
        same.top = max(same.top, screen.px(14) + _above(plan))
        if screen.rect.contains(same):
            old, new = loss(same), loss(best)
            if old.used <= new.used and old.seen <= new.seen * PATIENCE:
                return same
    return best


def _places(plan: Plan, screen: Screen, lit: Sequence[Rect]) -> Iterator[Rect]:
    """Below, above, or just beside a lit place; in the middle, at the left, at the right."""
    (w, h), size, above = screen.size, plan.size, _above(plan)
    gap = screen.px(22)
    low, high = min(round(h * 0.915), h - screen.px(16)) - size[1], screen.px(14) + above
    beside = [y for place in lit for y in (place.top - gap - size[1], place.bottom + gap + above)]
    for y in (low, high, *(y for y in beside if high <= y <= h - screen.px(12) - size[1])):
        for x in ((w - size[0]) // 2, screen.px(16), w - size[0] - screen.px(16)):
            yield Rect((x, max(high, y)), size)


def _above(plan: Plan) -> int:
    """How far the guide looks out over the upper edge."""
    return max(0, -plan.guide.top)


def _shared(panel: Rect, places: Sequence[Rect]) -> int:
    parts = [panel.clip(place) for place in places]
    return sum(part.width * part.height for part in parts)
