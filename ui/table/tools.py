"""The tools of the table: hint, undo, restart, rules, log, menu. What is not possible says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.records import record
from ui.art.buttons import Caption
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.button import Button, IconButton


@record
class Tool:
    """One button: its words, its sign, what it does, its key, and why it cannot be used now (empty if it can)."""

    label: str
    sign: str
    press: Callable[[], None]
    key: str
    reason: str = ""


def tool_buttons(place: Rect, screen: Screen, tools: Sequence[Tool]) -> list[Control]:
    """The tools side by side: signs over words where there is room, signs alone where most words have none."""
    gap = screen.px(8)
    width = (place.width - gap * (len(tools) - 1)) // len(tools)
    worded = [tool for tool in tools if _has_room(Rect(0, 0, width, place.height), screen, tool)]
    worded = worded if 2 * len(worded) > len(tools) else []
    found: list[Control] = []
    for index, tool in enumerate(tools):
        rect = Rect(place.x + index * (width + gap), place.y, width, place.height)
        button = _button(rect, screen, tool, tool in worded)
        button.tip = Tip(tool.label, (), corner=tool.key)
        button.enabled = not tool.reason
        button.reason = tool.reason
        found.append(button)
    return found


def _has_room(rect: Rect, screen: Screen, tool: Tool) -> bool:
    """Whether its words fit under its sign, a little smaller if need be."""
    smallest = Button.wanted(screen, Caption(tool.label, tool.sign, 13, role="body", stacked=True))[0]
    high = Button.wanted(screen, Caption(tool.label, tool.sign, 15, role="body", stacked=True))[1]
    return smallest <= rect.width and high <= rect.height + screen.px(14)


def _button(rect: Rect, screen: Screen, tool: Tool, worded: bool) -> Control:
    if worded:
        return Button(rect, Caption(tool.label, tool.sign, 15, role="body", stacked=True), tool.press, screen)
    return IconButton(rect, tool.label, tool.press, screen, tool.sign)
