"""The bar of buttons under the end of a game, fitted to its place: hints go first, then signs, then a second row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.records import record
from ui.art.buttons import Caption
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.button import Button

PX = 21


@record
class Action:
    """A button: its words, its sign, what it does, a hint beside the words, why it cannot be pressed."""

    label: str
    sign: str
    press: Callable[[], None]
    hint: str = ""
    reason: str = ""


def action_bar(place: Rect, screen: Screen, actions: Sequence[Action]) -> list[Button]:
    """The first action is the gold one. In the narrowest case the bar grows upwards by a second row."""
    gap = screen.px(14)
    for hints, signs in ((True, True), (False, True), (False, False)):
        row = _row(place, screen, actions, gap, hints, signs)
        if row is not None:
            return row
    half = (len(actions) + 1) // 2
    upper = place.move(0, -place.height - screen.px(8))
    first = _row(upper, screen, actions[:half], gap, False, True) or []
    second = _row(place, screen, actions[half:], gap, False, True, gold=False) or []
    return [*first, *second]


def rows_needed(place: Rect, screen: Screen, actions: Sequence[Action]) -> int:
    fits = _row(place, screen, actions, screen.px(14), False, False) is not None
    return 1 if fits else 2


def _row(
    place: Rect, screen: Screen, actions: Sequence[Action], gap: int, hints: bool, signs: bool, gold: bool = True
) -> list[Button] | None:
    wanted = [
        Button.wanted(screen, Caption(a.label, a.sign if signs else None, px=PX, key=a.hint if hints else ""))[0]
        for a in actions
    ]
    spare = place.width - sum(wanted) - gap * (len(actions) - 1)
    if spare < 0:
        return None
    share, x, found = spare // len(actions), place.x, list[Button]()
    for index, action in enumerate(actions):
        last = index == len(actions) - 1
        wide = place.right - x if last else wanted[index] + share
        button = Button(
            Rect(x, place.y, wide, place.height),
            Caption(action.label, action.sign if signs else None, px=PX, key=action.hint if hints else ""),
            action.press,
            screen,
            "gold" if gold and index == 0 else "wood",
        )
        button.enabled, button.reason = not action.reason, action.reason
        if action.hint and not hints:
            button.tip = Tip(action.label, (action.hint,))
        found.append(button)
        x += wide + gap
    return found
