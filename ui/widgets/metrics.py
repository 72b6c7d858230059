"""How high controls are: as in the design, never too small to hit, and grown with the reader's text."""

from __future__ import annotations

from ui.art.lettering import Role, height
from ui.frame.screen import Screen

SMALLEST_CONTROL = 36
SMALLEST_SWITCH = 28


def line_height(screen: Screen, px: float = 20, role: Role = "body") -> int:
    """One line of words of a design size."""
    return height(role, screen.text(px))


def control_height(screen: Screen, px: float = 19) -> int:
    """Fields, selectors, lists."""
    return max(screen.px(44), SMALLEST_CONTROL, line_height(screen, px) + screen.px(12))


def switch_height(screen: Screen) -> int:
    return max(screen.px(32), SMALLEST_SWITCH)
