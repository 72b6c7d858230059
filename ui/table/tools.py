"""The tools of the table: hint, undo, restart, rules, log, menu. What is not possible says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.button import Button, IconButton


@dataclass(frozen=True, slots=True)
class Tool:
    """One button: its words, its sign, what it does, its key, and why it cannot be used now (empty if it can)."""

    label: str
    sign: str
    press: Callable[[], None]
    key: str
    reason: str = ""


def tool_buttons(place: Rect, screen: Screen, tools: Sequence[Tool]) -> list[Control]:
    """The tools side by side: signs over words where there is room, signs alone in small windows."""
    gap = screen.px(8)
    width = (place.width - gap * (len(tools) - 1)) // len(tools)
    found: list[Control] = []
    for index, tool in enumerate(tools):
        rect = Rect(place.x + index * (width + gap), place.y, width, place.height)
        button = _button(rect, screen, tool)
        button.tip = Tip(tool.label, (), corner=tool.key)
        button.enabled = not tool.reason
        button.reason = tool.reason
        found.append(button)
    return found


def _button(rect: Rect, screen: Screen, tool: Tool) -> Control:
    wide, high = Button.wanted(screen, tool.label, sign=tool.sign, px=15, stacked=True, role="body")
    if wide <= rect.width + screen.px(8) and high <= rect.height + screen.px(14):
        return Button(rect, tool.label, tool.press, screen, sign=tool.sign, px=15, stacked=True, role="body")
    return IconButton(rect, tool.label, tool.press, screen, tool.sign)
