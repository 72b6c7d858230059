"""A window that nobody sees, and a learner with a mouse and a keyboard."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame.event import Event

from saves.settings import Settings
from saves.store import Store
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.control import Control
from ui.scenes.tutorial import TutorialScene


def open_app(folder: Path, size: tuple[int, int] = (1920, 1080), language: str = "fr", text: int = 100) -> App:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(size)
    settings = Settings(language=language, text_size=text, pace="instant", reduced_motion=True)  # type: ignore[arg-type]
    return App(Store(folder), settings, window)


def open_lesson(app: App, title_id: str = "amunre") -> TutorialScene:
    scene = TutorialScene(app, title_id)
    app.push(scene)
    return scene


class Learner:
    """Does what a person would do, through events only."""

    def __init__(self, app: App, scene: TutorialScene) -> None:
        self.app = app
        self.scene = scene

    def wait(self, seconds: float = 20.0) -> None:
        """Let time pass until nothing happens by itself any more."""
        for _ in range(round(seconds / 0.1)):
            self.app.tick([], 0.1)
            if not self.scene.watching and not self.scene.show.busy and not self.scene.overlay.moving:
                return

    def move_to(self, point: tuple[int, int]) -> None:
        pygame.mouse.set_pos(point)
        self.app.tick([Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))], 0.02)

    def click(self, point: tuple[int, int]) -> None:
        self.app.gestures.rest()
        self.move_to(point)
        self.app.tick([Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)], 0.02)
        self.app.tick([Event(pygame.MOUSEBUTTONUP, pos=point, button=1)], 0.02)
        self.wait()

    def press(self, key: int, mod: int = 0) -> None:
        self.app.gestures.rest()
        self.app.tick([Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 0.02)
        self.wait()

    def click_on(self, control: Control) -> None:
        self.click(self.spot_in(control))

    def spot_in(self, control: Control) -> tuple[int, int]:
        """A point at which this control is the uppermost one."""
        rect = control.rect
        points = [rect.center]
        shares = [(i, j) for i in range(12) for j in range(12)]
        points += [(rect.x + rect.width * i // 12, rect.y + rect.height * j // 12) for i, j in shares]
        return next(point for point in points if self.scene.control_at(point) is control)

    def targets(self) -> list[Target]:
        return [control for control in self.scene.controls if isinstance(control, Target)]

    def target_for(self, move: object) -> Target | None:
        """Where the wanted move can be made, as far as it is not hidden."""
        return next((target for target in self.targets() if move in target.moves and self.can_reach(target)), None)

    def can_reach(self, control: Control) -> bool:
        try:
            self.spot_in(control)
        except StopIteration:
            return False
        return True
