"""Drives an app with the events of a mouse and a keyboard: for tests, the gallery and the crawler.

Nothing is called behind the back of a scene: everything goes through the events that SDL would send.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
from pygame import Rect
from pygame.event import Event

from ui.frame.app import App
from ui.frame.clipping import in_sight
from ui.frame.control import Control
from ui.frame.scene import TIP_DELAY, Scene

FRAME = 1 / 60
STRIDE = 0.1
"""Seconds a frame while one only waits for things to come to rest."""
BREATH = 1.2
"""The same while only a light comes and goes."""
LONGEST_WAIT = 60.0
"""Seconds of the program's time after which waiting is a failure."""


class NothingThere(AssertionError):
    """What should be clicked cannot be seen."""


class Pilot:
    """Drives an app frame by frame. Its mouse is the only one."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._mouse = (0, 0)
        self._held = False
        """Whether the left button is down while the mouse is dragged."""
        pygame.event.clear()

    @property
    def scene(self) -> Scene:
        top = self.app.stack.top
        assert top is not None, "the stack is empty"
        return top

    # Time

    def tick(self, frames: int = 1, seconds: float = FRAME) -> None:
        for _ in range(frames):
            self.send()
            pygame.event.clear()
            self._pass(seconds)

    def wait_until(self, done: Callable[[], bool], seconds: float = LONGEST_WAIT, step: float = STRIDE) -> None:
        """Let time pass until something is so."""
        gone = 0.0
        while not done():
            if gone > seconds:
                raise NothingThere(f"waited {seconds} s in {type(self.scene).__name__}")
            self.tick(1, step)
            gone += step

    def settle(self, seconds: float = 4.0) -> None:
        """Until nothing moves any more, or this long."""
        self.tick(2)
        gone = 0.0
        while self.scene.animating and gone < seconds:
            stride = BREATH if self.scene.breathing else STRIDE
            self.tick(1, stride)
            gone += stride
        self.tick(2)

    def _pass(self, seconds: float) -> None:
        with mouse_at(self._mouse, self._held):
            self.app.tick([], seconds)

    def send(self, *events: Event) -> None:
        """Events as SDL would send them, handled at once; drawn is what comes of them with the next frame."""
        with mouse_at(self._mouse, self._held):
            self.app.take(events)

    def arrive(self) -> None:
        """What was sent is there, without a frame: it is at once, unless a hand saves it up."""

    def rest(self) -> None:
        """The hand rests before it does something else: nothing of it belongs to the click before."""
        self.app.gestures.rest()

    # The mouse

    def move(self, point: tuple[int, int]) -> None:
        rel = (point[0] - self._mouse[0], point[1] - self._mouse[1])
        self._mouse = point
        self.send(Event(pygame.MOUSEMOTION, pos=point, rel=rel, buttons=(int(self._held), 0, 0)))

    def click_at(self, point: tuple[int, int], button: int = 1) -> None:
        """One calm click."""
        self.rest()
        self._click(point, button)

    def multi_click(self, point: tuple[int, int], times: int = 2) -> None:
        """A double click, or more, with an impatient hand."""
        self.rest()
        for _ in range(times):
            self._click(point, 1)
            self.tick(1, 0.12)

    def _click(self, point: tuple[int, int], button: int) -> None:
        self.move(point)
        self.send(Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button))
        self.send(Event(pygame.MOUSEBUTTONUP, pos=point, button=button))
        self.tick()

    def hold_at(self, point: tuple[int, int], seconds: float) -> None:
        """The mouse button held down for a while."""
        self.rest()
        self.move(point)
        self.send(Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
        self._let_pass(seconds)
        self.send(Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
        self.tick()

    def _let_pass(self, seconds: float) -> None:
        self.tick(max(1, round(seconds / STRIDE)), STRIDE)

    def wheel(self, notches: int) -> None:
        self.send(Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches), flipped=False))
        self.tick()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.rest()
        self.move(start)
        self.send(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.move(end)
        self.send(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.tick()

    def drag_along(self, start: tuple[int, int], *points: tuple[int, int], steps: int = 4) -> None:
        """Drag as a hand does: on the way to each point several motions, and a frame after each of them."""
        self.move(start)
        self._held = True
        self.send(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.tick(2)
        x, y = start
        for to_x, to_y in points:
            for step in range(1, steps + 1):
                self.move((x + (to_x - x) * step // steps, y + (to_y - y) * step // steps))
                self.tick()
            x, y = to_x, to_y
        self._held = False
        self.send(Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
        self.tick()

    def hover(self, control: str | Control) -> Control:
        """Rest on a control until its tooltip is there."""
        found = self.find(control)
        self.move(self.spot(found))
        self.tick(1, TIP_DELAY + FRAME)
        return found

    def click(self, control: str | Control) -> Control:
        found = self.find(control)
        self.click_at(self.spot(found))
        return found

    # What there is to see

    def controls(self) -> list[Control]:
        return [control for control in self.scene.controls if control.visible]

    def find(self, control: str | Control) -> Control:
        """A control by its label, or itself."""
        if isinstance(control, Control):
            return control
        for found in self.controls():
            if found.label == control:
                return found
        labels = ", ".join(repr(c.label) for c in self.controls())
        raise NothingThere(f"no {control!r} in {type(self.scene).__name__}: {labels}")

    def spot(self, control: Control) -> tuple[int, int]:
        """A point at which a click reaches this control and no other."""
        for point in _points(control.rect):
            inside = control.contains(point) and in_sight(control, point)
            if inside and self.scene.control_at(point) is control:
                return point
        raise NothingThere(f"{control!r} is covered or out of sight")

    # The keyboard

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """One calm stroke."""
        self.rest()
        self._stroke(key, mod, text)

    def keys(self, *keys: int) -> None:
        """One after the other, calmly."""
        for key in keys:
            self.key(key)

    def burst(self, key: int, times: int = 8, gap: float = 0.15) -> None:
        """A key struck again and again by an impatient hand: `gap` seconds between the strokes."""
        self.rest()
        for _ in range(times):
            self._stroke(key, 0, "")
            self.tick(1, gap)

    def hold(self, key: int, seconds: float) -> None:
        """A key held down for a while."""
        self.rest()
        self.send(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self._let_pass(seconds)
        self.send(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        self.tick()

    def _stroke(self, key: int, mod: int, text: str) -> None:
        self._press(key, mod, text)
        self.tick()

    def _press(self, key: int, mod: int = 0, text: str = "") -> None:
        self.send(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        if text:
            self.send(Event(pygame.TEXTINPUT, text=text))
        self.send(Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))

    def type(self, text: str) -> None:
        for letter in text:
            self.key(pygame.key.key_code(letter) if letter.isascii() and letter.isalnum() else 0, text=letter)

    def focus(self, control: str | Control, most: int = 400) -> Control:
        """Walk to a control with the Tab key; nothing is drawn on the way."""
        wanted = self.find(control)
        for _ in range(most):
            if self.scene.ring.shown and self.scene.ring.current is wanted:
                self.tick()
                return wanted
            self.rest()
            self._press(pygame.K_TAB)
            self.arrive()
        raise NothingThere(f"Tab does not reach {wanted!r} in {type(self.scene).__name__}")

    def use(self, control: str | Control) -> Control:
        """Walk there and press Enter."""
        found = self.focus(control)
        self.key(pygame.K_RETURN)
        return found

    # The window

    def resize(self, size: tuple[int, int]) -> None:
        self.app.window = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.clear()
        self.send(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.tick(1, 0.2)
        self.tick()

    def pixels(self) -> bytes:
        """The frame as it is now, drawn anew."""
        self.scene.dirty = True
        self._pass(0.0)
        return pygame.image.tobytes(self.app.window, "RGB")


def _points(rect: Rect) -> Iterator[tuple[int, int]]:
    """The centre first, then a grid: the middle of a strange shape may lie outside it."""
    yield rect.center
    for rows in (3, 7, 13):
        for row in range(rows):
            for column in range(rows):
                x = rect.x + round((column + 0.5) * rect.width / rows)
                y = rect.y + round((row + 0.5) * rect.height / rows)
                yield min(x, rect.right - 1), min(y, rect.bottom - 1)


@contextmanager
def mouse_at(point: tuple[int, int], held: bool) -> Iterator[None]:
    """Scenes also ask SDL where the mouse is and what it holds; without a screen SDL has none of its own."""
    place, buttons = pygame.mouse.get_pos, pygame.mouse.get_pressed
    pygame.mouse.get_pos = lambda *_: point
    pygame.mouse.get_pressed = lambda *_: (held, False, False)  # type: ignore[assignment]
    try:
        yield
    finally:
        pygame.mouse.get_pos, pygame.mouse.get_pressed = place, buttons


class Hand(Pilot):
    """A pilot who draws once a frame and not once an event, which makes a crawl several times as quick."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._coming: list[Event] = []

    def send(self, *events: Event) -> None:
        self._coming += events

    def arrive(self) -> None:
        events, self._coming = self._coming, []
        super().send(*events)

    def _pass(self, seconds: float) -> None:
        events, self._coming = self._coming, []
        with mouse_at(self._mouse, self._held):
            self.app.tick(events, seconds)
