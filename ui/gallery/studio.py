"""The studio: a window that nobody sees, a data folder of its own, and a pilot who brings scenes into position."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import mkdtemp

import pygame

from game.core.match import Match
from game.core.position import Position
from saves import Keepsake, Store
from saves.settings import DEFAULTS, Language
from ui.frame.app import App
from ui.frame.pilot import Pilot
from ui.frame.scene import Scene
from ui.scenes.table import TableScene
from ui.table.game import TableGame

TODAY = datetime(2026, 11, 14, 21, 14, tzinfo=UTC)
"""The day on which every picture is taken."""


class NobodyThinks:
    """A worker that is asked and never answers: pictures wait for nobody."""

    thinking = True

    def start(self) -> None: ...

    def cancel(self) -> None: ...

    def close(self) -> None: ...

    def poll(self) -> None: ...

    def ask(self, *question: object) -> int:
        return 0


class Studio:
    """One size, one language, one text size. `opened` is fresh for every exhibit."""

    def __init__(self, size: tuple[int, int], language: str, text: int, hand: Callable[[App], Pilot] = Pilot) -> None:
        self._hand = hand
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.display.init()
        pygame.font.init()
        self._settings = replace(DEFAULTS, text_size=text, window=size)
        self._language: Language = "en" if language == "en" else "fr"
        self._folders: list[Path] = []
        self._clock = TODAY
        self.opened()

    def opened(self, **wishes: object) -> App:
        """A program that has just started, with an empty data folder and these settings."""
        folder = Path(mkdtemp(prefix="ipet-gallery-"))
        self._folders.append(folder)
        self._clock = TODAY
        settings = replace(self._settings, **{"language": self._language, **wishes})  # type: ignore[arg-type]
        self.store = Store(folder, now=self._now)
        window = pygame.display.get_surface()
        if window is None or window.get_size() != settings.window:
            window = pygame.display.set_mode(settings.window)
        self.app = App(self.store, settings, window)
        self.pilot = self._hand(self.app)
        return self.app

    def _now(self) -> datetime:
        """Every save is some hours older than the one before."""
        self._clock -= timedelta(hours=7)
        return self._clock

    @property
    def screen_is_crowded(self) -> bool:
        """Whether scenes fold what they show: small windows and large text."""
        return self.app.screen.small or self.app.screen.text_percent > 120

    def push(self, scene: Scene) -> None:
        self.app.push(scene)

    def table(self, match: Match[Position], viewer: int | None = None) -> TableScene:
        """A table at which nobody thinks; `viewer` has lifted the curtain."""
        from ui.boards.by_title import board_of

        game = TableGame(match, Keepsake.new(), self.store, NobodyThinks())  # type: ignore[arg-type]
        game.viewers.viewer = viewer
        scene = TableScene(self.app, game, board_of(self.app, match.setup))
        self.push(scene)
        return scene

    def close(self) -> None:
        for folder in self._folders:
            shutil.rmtree(folder, ignore_errors=True)
