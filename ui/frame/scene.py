"""A scene: one thing the window shows. Scenes are stacked; the top one gets the events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.buttons import focus_ring
from ui.frame.clipping import cut_off, in_sight
from ui.frame.control import Control
from ui.frame.focus import ARROWS, COMMAND, ENTER, FocusRing
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip, draw_tip

if TYPE_CHECKING:
    from ui.frame.app import App

REPEATING = (*ARROWS, pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
"""Keys that go on while they are held; every other one does once what it does."""
RING_KEYS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
TIP_DELAY = 0.25
"""Seconds of rest before a tooltip appears."""


class Scene:
    """Subclasses build controls in `layout`, draw in `paint_ground` and `paint`, and may react in `react`."""

    see_through = False
    """Whether the scene below stays visible, darkened (dialogs, pause)."""
    veiled = True
    """Whether it is darkened: what lies beside the board leaves it in full light."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.controls: list[Control] = []
        self.ring = FocusRing()
        self.dirty = True
        self.manager: pygame_gui.UIManager | None = None
        """Made by scenes that hold pygame-gui elements, in `layout`; dropped with the scene.

        Elements are drawn by the controls that hold them, so that they keep to layers and scrolling sheets.
        """
        self._ground: Surface | None = None
        self._under: Control | None = None
        self._by_keyboard = False
        """Whether the focus moved after the mouse did: then the tooltip is about the focus."""
        self._rested = 0.0
        self._pointed_on: int | None = None
        """The page on which somebody last pointed at something: a tooltip does not outlive its page."""
        self._pressed_on: int | None = None
        """The page on which the mouse button last went down: a click does not outlive it either."""
        self._tip_drawn: Tip | None = None

    # What subclasses fill in

    def layout(self) -> None:
        """Place everything for `self.screen`: on opening, resize, change of language or text size."""

    def paint_ground(self, target: Surface) -> None:
        """What does not change between layouts; drawn once."""

    def paint(self, target: Surface) -> None:
        """What changes; drawn on the ground before the controls."""

    def paint_over(self, target: Surface) -> None:
        """What lies above the controls."""

    def shortcut(self, event: Event) -> bool:
        """Keys that do the same wherever the keyboard is; True if used up."""
        return False

    def react(self, event: Event) -> bool:
        """Keys and events that no control used; True if used up."""
        return False

    def update(self, seconds: float) -> None:
        """Time passes."""

    @property
    def animating(self) -> bool:
        """Whether something moves, so that every frame must be drawn."""
        return False

    @property
    def breathing(self) -> bool:
        """Whether it is only a light that comes and goes for a while, and nothing waits for it."""
        return False

    def opened(self) -> None:
        """The scene has come to the top, for the first time or again."""

    def covered(self) -> None:
        """Another scene came above this one and hears the mouse: nothing is held or pointed at here any more."""
        for control in self.controls:
            control.held = control.hovered = False
        self._under = None

    def closed(self) -> None:
        """The scene was removed."""

    def cancel(self) -> None:
        """Escape: one step back. The first scene of the stack has nowhere to go."""
        self.app.pop()

    # What the frame calls

    @property
    def screen(self) -> Screen:
        return self.app.screen

    def say(self, key: str, /, **values: object) -> str:
        return self.app.say(key, **values)

    def rebuild(self) -> None:
        """Lay everything out anew."""
        self._ground = None
        self.controls = []
        self.manager = None
        self.layout()
        self.ring.set_controls(self._all_controls())
        self._under = self._held_on()
        self._point_at(pygame.mouse.get_pos())
        self.dirty = True

    def refresh_controls(self) -> None:
        """The scene changed `controls` outside a layout."""
        self.ring.set_controls(self._all_controls())
        self._under = self._held_on() or self._under
        self._point_at(pygame.mouse.get_pos())
        self.dirty = True

    def handle(self, event: Event) -> None:
        if self._give_to_elements(event):
            self.dirty = True
            if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
                return
        if not self._is_meant(event):
            return
        if event.type == pygame.MOUSEMOTION:
            self._by_keyboard = False
            self._pointed_on = self.app.gestures.page
            self._point_at(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event)
        elif event.type in (pygame.MOUSEWHEEL, pygame.MOUSEBUTTONDOWN) and self._under is not None:
            if self._under.handle(event) or (self._under.within is not None and self._under.within.handle(event)):
                self.dirty = True
                self._point_at(pygame.mouse.get_pos())
                return
            self._otherwise(event)
        elif event.type == pygame.KEYDOWN and (self.shortcut(event) or self._given_to_primary(event)):
            self.dirty = True
        elif self.ring.handle(event):
            self.dirty = True
            self._by_keyboard = True
            self._rested = TIP_DELAY
            if event.key not in (*ENTER, pygame.K_SPACE):
                self._pointed_on = self.app.gestures.page
            current = self.ring.current
            if current is not None and current.within is not None:
                current.within.reveal(current)
        else:
            self._otherwise(event)

    def _is_meant(self, event: Event) -> bool:
        """Whether a press is meant for what is shown now, and not the rest of a gesture before it."""
        gestures = self.app.gestures
        if not _answers(event):
            return event.type != pygame.KEYDOWN or event.key in REPEATING or gestures.strikes(event.key)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return gestures.press(event.pos if event.type == pygame.MOUSEBUTTONDOWN else None)
        gestures.release()
        return True

    @property
    def primary(self) -> Control | None:
        """What Enter presses while the keyboard is nowhere: of several the uppermost."""
        found = [c for c in self._all_controls() if c.primary and c.visible and c.enabled]
        return max(found, key=lambda control: control.layer, default=None)

    def _given_to_primary(self, event: Event) -> bool:
        """While the keyboard is nowhere, keys go to the primary control; Enter presses it."""
        primary = self.primary if self.ring.idle else None
        if primary is None or event.key == pygame.K_TAB:
            return False
        if primary.handle(event):
            return True
        return event.key in ENTER and not event.mod & COMMAND and primary.activate()

    def _otherwise(self, event: Event) -> None:
        if self.react(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.cancel()

    def _give_to_elements(self, event: Event) -> bool:
        """Let pygame-gui have an event: the mouse where the uppermost control holds one of its elements, and keys,
        but for those that belong to the focus ring."""
        if self.manager is None or (event.type == pygame.KEYDOWN and event.key in RING_KEYS):
            return False
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            under = self.control_at(pygame.mouse.get_pos() if event.type == pygame.MOUSEWHEEL else event.pos)
            if under is None or not under.holds_element:
                return False
        return bool(self.manager.process_events(event))

    def advance(self, seconds: float) -> None:
        if self.manager is not None:
            self.manager.update(seconds)
        for control in self._all_controls():
            if control.advance(seconds):
                self.dirty = True
        before = self._rested
        self._rested += seconds
        if before < TIP_DELAY <= self._rested and self._tip() is not None:
            self.dirty = True
        self.update(seconds)

    def draw(self, target: Surface) -> None:
        if self._ground is None:
            self._ground = Surface(target.get_size(), 0, target)
            if self.see_through:
                self.app.draw_below(self, self._ground)
            self.paint_ground(self._ground)
        target.blit(self._ground, (0, 0))
        self.paint(target)
        for control in sorted(self._all_controls(), key=lambda control: control.layer):
            control.focused = self.ring.shown and control is self.ring.current
            if control.visible:
                with cut_off(target, control):
                    control.draw(target)
        self.paint_over(target)
        self._draw_focus(target)
        tip = self._tip()
        self._tip_drawn = tip
        if tip is not None:
            draw_tip(target, tip, self.screen, self._tip_anchor(), self.keep_clear(), self.dock())
        self.dirty = False

    def keep_clear(self) -> tuple[Rect, ...]:
        """Places that a tooltip should not cover."""
        return ()

    def notice_room(self) -> Rect | None:
        """Where notices are shown so that they cover nothing that matters; None: at the foot of the window."""
        return None

    def dock(self) -> Rect | None:
        """Where the tooltip of what is pointed at goes, if it has a fixed place."""
        return None

    def control(self, label: str) -> Control:
        """The control with a label, for tests and tutorials."""
        return next(c for c in self.controls if c.label == label and c.visible)

    def _draw_focus(self, target: Surface) -> None:
        control = self.ring.current
        if control is not None and self.ring.shown and control.visible:
            place = control.ring_rect
            radius = min(place.size) / 2 if control.round_ring else 9 * self.screen.scale
            with cut_off(target, control):
                focus_ring(place.size, radius, scale=self.screen.scale).put(target, place.topleft)

    @property
    def tip_shown(self) -> Tip | None:
        """The tooltip that stands on the screen."""
        return self._tip_drawn

    def _tip(self) -> Tip | None:
        if self._rested < TIP_DELAY or self._pointed_on != self.app.gestures.page:
            return None
        control = self.pointed
        return control.told() if control is not None and control.visible and not control.held else None

    @property
    def pointed(self) -> Control | None:
        """What the mouse or the keyboard is at, whichever was used last."""
        focused = self.ring.current if self.ring.shown else None
        return focused or self._under if self._by_keyboard else self._under or focused

    def _tip_anchor(self) -> Rect:
        control = self.pointed
        if control is None:
            return self.screen.rect
        return control.tip_beside or control.rect

    def control_at(self, point: tuple[int, int]) -> Control | None:
        """The uppermost control at a point."""
        hit = [c for c in self._all_controls() if c.visible and c.contains(point) and in_sight(c, point)]
        return max(enumerate(hit), key=lambda pair: (pair[1].layer, pair[0]))[1] if hit else None

    def _all_controls(self) -> list[Control]:
        """Its own, and above them, while it is the top scene, what the program has to tell."""
        told = self.app.notices.controls(self.screen, self.notice_room()) if self.app.stack.top is self else []
        return [*self.controls, *told]

    def _held_on(self) -> Control | None:
        """What the mouse button is down on; if it was made anew meanwhile, its successor, so that no click is lost."""
        held = self._under
        if held is None or not held.held:
            return None
        controls = self._all_controls()
        if held in controls:
            return held
        same = (c for c in controls if c.label == held.label and c.drags == held.drags)
        now = next((c for c in same if c.drags or c.rect == held.rect), None)
        held.held = False
        if now is not None:
            now.held = now.hovered = True
        return now

    def _point_at(self, point: tuple[int, int]) -> None:
        if self._under is not None and self._under.held and self._under.drags:
            self.dirty = self._under.moved_over(point) or self.dirty
            return
        under = self.control_at(point) if self.app.stack.top is self else None
        if under is not self._under:
            for control, over in ((self._under, False), (under, True)):
                if control is not None:
                    control.hovered = over
            self._under = under
            self._rested = 0.0
            self.dirty = True
            if under is not None:
                under.moved_over(point)
            self.hover_changed(under)
        elif under is not None and under.moved_over(point):
            self.dirty = True

    def hover_changed(self, control: Control | None) -> None:
        """The mouse came to another control or to none."""

    def _press(self, event: Event) -> None:
        self.ring.shown = False
        self._pressed_on = self.app.gestures.page
        self._point_at(event.pos)
        self.dirty = True
        if self._under is None:
            self.ring.focus(None)
            self._otherwise(event)
            return
        if self._under.focusable:
            self.ring.focus(self._under)
        pressed = self._under
        pressed.held = True
        if pressed.handle(event):
            pressed.held = False

    def take_press(self, event: Event) -> None:
        """A press that closed the scene above this one, which was in full sight, is meant for it too."""
        self._press(event)

    def _release(self, event: Event) -> None:
        held = [control for control in self._all_controls() if control.held]
        for control in held:
            control.held = False
            self.dirty = True
            inside = control.contains(event.pos) and in_sight(control, event.pos)
            if control.drags or not inside:
                control.handle(event)
            elif self._pressed_on == self.app.gestures.page and self._click(control):
                self.app.sound("click")

    def _click(self, control: Control) -> bool:
        control.clicked = True
        try:
            return control.activate()
        finally:
            control.clicked = False


def _answers(event: Event) -> bool:
    """Whether it is the left button, Enter or Space that goes down or up: what can answer a question."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == 1)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in (*ENTER, pygame.K_SPACE)
