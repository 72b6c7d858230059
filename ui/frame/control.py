"""Anything on the screen that a person can point at, focus and use: buttons, switches, board spaces, cards.

They hold no rule: a press calls what the scene gave them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from pygame import Rect, Surface
from pygame.event import Event

from ui.frame.tooltip import Tip

State = Literal["normal", "hover", "focus", "pressed", "disabled"]


class Control:
    """A place that reacts. Subclasses draw themselves and may hit-test other shapes than their rectangle."""

    focusable = True
    """Whether the keyboard can come here."""
    round_ring = False
    """Whether the focus ring is a circle."""
    drags = False
    """Whether it keeps the mouse, wherever that goes, until the button is up (sliders, scroll bars)."""
    holds_element = False
    """Whether a pygame-gui element is drawn here, which gets the clicks too."""

    def __init__(self, rect: Rect, label: str, press: Callable[[], None] | None = None) -> None:
        self.rect = rect
        self.label = label
        """What it is called: for tests, for the terminal of a screen reader, for the tooltip of an icon."""
        self.press = press
        self.enabled = True
        self.reason = ""
        """Why it is disabled; shown when somebody points at it."""
        self.primary = False
        """The gold button of its scene: while the keyboard is nowhere, Enter presses it and it hears other keys."""
        self.visible = True
        self.hovered = False
        self.held = False
        """The mouse button went down here and is not up yet."""
        self.clicked = False
        """`activate` was called by a click, so the mouse says which part of the control is meant."""
        self.tip: Tip | Callable[[], Tip | None] | None = None
        self.tip_beside: Rect | None = None
        """What its tooltip must not cover, where that is more than itself (the whole dial around a die)."""
        self.layer = 0
        """Controls of a higher layer lie above others and may cover them (an open list, a card that is raised)."""
        self.focused = False
        """The keyboard is here and shows it; set by the scene."""
        self.within: Control | None = None
        """The scrolling sheet that it lies in: seen only inside that one's rectangle, which also gets the wheel."""

    @property
    def resting(self) -> Rect:
        """Where it lies once nothing moves any more."""
        return self.rect

    @property
    def state(self) -> State:
        if not self.enabled:
            return "disabled"
        if self.held and self.hovered:
            return "pressed"
        if self.hovered:
            return "hover"
        return "focus" if self.focused else "normal"

    @property
    def typing(self) -> bool:
        """Whether letters go here, so that they are no shortcuts."""
        return False

    @property
    def ring_rect(self) -> Rect:
        """What the focus ring runs around: the control, or a part of it (the knob of a slider, a line of a list)."""
        return self.rect

    def contains(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point)

    def draw(self, target: Surface) -> None:
        """Draw without the focus ring: the scene draws that."""

    def activate(self) -> bool:
        """Enter, Space or a click; False if it cannot be used now."""
        if not self.enabled or self.press is None:
            return False
        self.press()
        return True

    def adjust(self, direction: int) -> bool:
        """Left (-1) or right (+1) while it has the focus; True if it used the key."""
        return False

    def handle(self, event: Event) -> bool:
        """An event while this control has the focus or the mouse; True if it is used up."""
        return False

    def focus_gained(self) -> None:
        """The keyboard, or a press of the mouse, came here."""

    def focus_lost(self) -> None:
        """It went elsewhere."""

    def advance(self, seconds: float) -> bool:
        """Time passes; True if it looks different now."""
        return False

    def reveal(self, control: Control) -> None:
        """Bring a control that lies within this one into sight."""

    def move(self, dx: int, dy: int) -> None:
        """Shift it, as when the sheet that it lies in scrolls."""
        self.rect.move_ip(dx, dy)

    def moved_over(self, point: tuple[int, int]) -> bool:
        """The mouse moved inside; True if it looks different now (a slider that is dragged, a list line)."""
        return False

    def told(self) -> Tip | None:
        """What to say about it now: its tip, else its reason for being disabled."""
        tip = self.tip() if callable(self.tip) else self.tip
        if not self.enabled and self.reason:
            return tip.because(self.reason) if tip else Tip(self.label, (), self.reason)
        return tip

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.label!r} {tuple(self.rect)}>"
