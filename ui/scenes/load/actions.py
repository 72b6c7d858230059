"""The buttons below the chosen save: one gold, the others as tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.records import record
from ui.art.buttons import Caption
from ui.art.palette import ButtonKind
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.button import Button

TILE_PX = 16


@record
class Action:
    """What a button says and does; with a `reason` it cannot be used."""

    label: str
    sign: str
    do: Callable[[], None]
    reason: str = ""
    kind: ButtonKind = "wood"
    does: str = ""
    """What the legend calls it, if Enter may do it."""


def action_buttons(screen: Screen, place: Rect, first: Action, others: Sequence[Action]) -> list[Control]:
    """The gold one takes what the tiles leave."""
    gap = screen.px(10)
    wide = [
        max(screen.px(96), Button.wanted(screen, Caption(action.label, action.sign, TILE_PX, stacked=True))[0])
        for action in others
    ]
    most = round(place.width * 0.66) - gap * len(others)
    squeeze = min(1.0, most / max(1, sum(wide)))
    wide = [int(width * squeeze) for width in wide]
    gold = Rect(place.x, place.y, place.width - sum(wide) - gap * len(wide), place.height)
    made: list[Control] = [_button(Button(gold, Caption(first.label, first.sign, 26), first.do, screen, "gold"), first)]
    made[0].primary = True
    x = gold.right + gap
    for action, width in zip(others, wide, strict=True):
        rect = Rect(x, place.y, width, place.height)
        tile = Button(rect, Caption(action.label, action.sign, TILE_PX, stacked=True), action.do, screen, action.kind)
        made.append(_button(tile, action))
        x = rect.right + gap
    return made


def _button(button: Button, action: Action) -> Button:
    button.enabled, button.reason = not action.reason, action.reason
    return button
