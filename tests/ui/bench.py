"""A scene that holds whatever a test puts on it."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.scenes import routes
from ui.widgets.drop_down import DropDown
from ui.workshop.pilot import Pilot


class Bench(Scene):
    """`make` builds the controls; keys that no control used are remembered."""

    def __init__(self, pilot: Pilot, make: "Callable[[Bench], list[Control]]") -> None:
        super().__init__(pilot.app)
        self._make = make
        self.keys: list[int] = []

    def layout(self) -> None:
        self.controls = self._make(self)

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE:
            self.keys.append(event.key)
            return True
        return False


def bench(pilot: Pilot, make: "Callable[[Bench], list[Control]]") -> Bench:
    pilot.app.push(Scene(pilot.app))
    scene = Bench(pilot, make)
    pilot.app.push(scene)
    pilot.tick()
    return scene


def choose(pilot: Pilot, label: str, option: str) -> None:
    """Open a list and click one of its lines."""
    drop = pilot.click(label)
    assert isinstance(drop, DropDown)
    number = next(n for n, choice in enumerate(drop.choices) if choice.label == option)
    assert drop.list is not None
    pilot.click_at(drop.list.line(number).center)


def opened_at(pilot: Pilot, door: Callable[..., object] | None = None, *how: object) -> Pilot:
    """The title, and the scene that a door of it leads to."""
    routes.open_title(pilot.app)
    if door is not None:
        door(pilot.app, *how)
    pilot.tick()
    return pilot
