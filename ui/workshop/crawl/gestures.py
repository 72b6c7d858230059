"""Every gesture that a person has, by name: some on a control, some on the window as it is.

None of them draws lots, so that the same gestures at the same place do the same again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame
from pygame.event import Event

from game.core.records import record
from ui.frame.control import Control
from ui.frame.screen import SMALLEST
from ui.workshop.pilot import Pilot

Effect = Literal["looks", "presses", "answers", "takes back", "plays again"]
"""What may come of it: nothing in the match, what the control stands for, one answer, moves undone, or done again."""
Point = tuple[int, int]

REST = 0.7
"""Seconds of the program's time before a gesture, so that it is one of its own."""
OTHER_SIZE = (1366, 768)


@record
class Gesture:
    """`on_control`: it needs something to point at."""

    name: str
    effect: Effect
    on_control: bool
    do: Callable[[Pilot, Control | None], None]


GESTURES: dict[str, Gesture] = {}


def _on_control(name: str, effect: Effect) -> Callable[[Callable[[Pilot, Control, Point], None]], None]:
    def register(do: Callable[[Pilot, Control, Point], None]) -> None:
        def at_its_place(pilot: Pilot, control: Control | None) -> None:
            assert control is not None
            do(pilot, control, pilot.spot(control))

        GESTURES[name] = Gesture(name, effect, True, at_its_place)

    return register


def _on_window(name: str, effect: Effect) -> Callable[[Callable[[Pilot], None]], None]:
    def register(do: Callable[[Pilot], None]) -> None:
        GESTURES[name] = Gesture(name, effect, False, lambda pilot, _: do(pilot))

    return register


def _key(name: str, effect: Effect, key: int, mod: int = 0) -> None:
    GESTURES[name] = Gesture(name, effect, False, lambda pilot, _: pilot.key(key, mod))


# On a control


@_on_control("hover", "looks")
def _hover(pilot: Pilot, control: Control, point: Point) -> None:
    pilot.hover(control)


@_on_control("click", "presses")
def _click(pilot: Pilot, control: Control, point: Point) -> None:
    pilot.click_at(point)


@_on_control("double_click", "presses")
def _double_click(pilot: Pilot, control: Control, point: Point) -> None:
    pilot.multi_click(point)


@_on_control("right_click", "looks")
def _right_click(pilot: Pilot, control: Control, point: Point) -> None:
    pilot.click_at(point, button=3)


@_on_control("enlarge", "looks")
def _enlarge(pilot: Pilot, control: Control, point: Point) -> None:
    pilot.move(point)
    pilot.key(pygame.K_LSHIFT, pygame.KMOD_SHIFT)


@_on_control("drag_off", "looks")
def _drag_off(pilot: Pilot, control: Control, point: Point) -> None:
    """To the nearest corner of the window, where nothing is, and let go there."""
    pilot.drag_along(point, _ends(control)[1], _corner(pilot, point))


@_on_control("drag_back", "presses")
def _drag_back(pilot: Pilot, control: Control, point: Point) -> None:
    """From end to end and back to where it began."""
    pilot.drag_along(point, *_ends(control), point)


@_on_control("wheel", "looks")
def _wheel(pilot: Pilot, control: Control, point: Point) -> None:
    pilot.move(point)
    for notches in (-1, -3, 2):
        pilot.wheel(notches)


@_on_control("tab_enter", "presses")
def _tab_enter(pilot: Pilot, control: Control, point: Point) -> None:
    """Walk there with the Tab key, quickly, and press Enter; a lesson may lay out its table anew on the way."""
    ring, stops = pilot.scene.ring, tab_stops(pilot)
    tab = Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
    pilot.send(tab)
    pilot.tick()
    if ring.current in stops:
        pilot.send(*[tab] * ((stops.index(control) - stops.index(ring.current)) % len(stops)))
        pilot.tick()
    if ring.current is control:
        pilot.key(pygame.K_RETURN)


@_on_control("click_resize", "presses")
def _click_resize(pilot: Pilot, control: Control, point: Point) -> None:
    """A click, and another window while what it did is still being shown."""
    size = pilot.app.window.get_size()
    pilot.click_at(point)
    pilot.tick(2)
    pilot.resize(OTHER_SIZE if size != OTHER_SIZE else SMALLEST)
    pilot.tick(2)
    pilot.resize(size)


# On the window

_key("enter", "answers", pygame.K_RETURN)
_key("escape", "looks", pygame.K_ESCAPE)
_key("list", "looks", pygame.K_m)
_key("hint", "looks", pygame.K_h)
_key("news", "looks", pygame.K_n)
_key("rules", "looks", pygame.K_F1)
_key("ask_me", "looks", pygame.K_b)
_key("undo", "takes back", pygame.K_z, pygame.KMOD_CTRL)
_key("restart", "takes back", pygame.K_r, pygame.KMOD_CTRL)
_key("redo", "plays again", pygame.K_y, pygame.KMOD_CTRL)


@_on_window("arrows", "looks")
def _arrows(pilot: Pilot) -> None:
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        pilot.key(key)


@_on_window("burst_enter", "answers")
def _burst_enter(pilot: Pilot) -> None:
    pilot.burst(pygame.K_RETURN)


@_on_window("burst_space", "answers")
def _burst_space(pilot: Pilot) -> None:
    pilot.burst(pygame.K_SPACE)


@_on_window("resize", "looks")
def _resize(pilot: Pilot) -> None:
    size = pilot.app.window.get_size()
    pilot.resize(OTHER_SIZE if size != OTHER_SIZE else SMALLEST)
    pilot.resize(size)


def tab_stops(pilot: Pilot) -> list[Control]:
    """Where the Tab key leads."""
    return [stop for stop in pilot.scene.ring.controls if stop.visible and stop.focusable]


def _ends(control: Control) -> tuple[Point, Point]:
    """Both ends of a control, along its longer side."""
    rect = control.rect
    if rect.width >= rect.height:
        return (rect.left + 1, rect.centery), (rect.right - 2, rect.centery)
    return (rect.centerx, rect.top + 1), (rect.centerx, rect.bottom - 2)


def _corner(pilot: Pilot, point: Point) -> Point:
    """Of the corners of the window the first that is not on what `point` is on."""
    width, height = pilot.app.window.get_size()
    held = pilot.scene.control_at(point)
    corners = ((1, 1), (width - 2, height - 2), (1, height - 2), (width - 2, 1))
    return next((corner for corner in corners if pilot.scene.control_at(corner) is not held), corners[0])
