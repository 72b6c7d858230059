"""The studio: a window that nobody sees, a data folder of its own, and a pilot who brings scenes into position."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.match import Match
from game.core.position import Position
from saves import SaveIdentity, Store
from ui.frame.app import App
from ui.frame.scene import Scene
from ui.host.host import Host
from ui.host.saving import Saving
from ui.scenes.table import TableScene
from ui.workshop.pilot import Pilot
from ui.workshop.stand_ins import NeverAnswers
from ui.workshop.unseen import open_unseen

TODAY = datetime(2026, 11, 14, 21, 14, tzinfo=UTC)
"""The day on which every picture is taken."""


class Studio:
    """One size, one language, one text size. `opened` is fresh for every exhibit."""

    def __init__(self, size: tuple[int, int], language: str, text: int, hand: Callable[[App], Pilot] = Pilot) -> None:
        self._hand = hand
        self._settings = {"language": language, "text_size": text}
        self._size = size
        self._folder = TemporaryDirectory(prefix="ipet-gallery-", ignore_cleanup_errors=True)
        """Put away with everything in it even if the program is told to end at any moment."""
        self._opened = 0
        self._clock = TODAY
        self.opened()

    def opened(self, **wishes: object) -> App:
        """A program that has just started, with an empty data folder and these settings."""
        self._opened += 1
        self._clock = TODAY
        self.store = Store(Path(self._folder.name) / str(self._opened), now=self._now)
        self.app = open_unseen(self.store, self._size, **{**self._settings, **wishes})
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
        from ui.kit.by_title import board_of

        host = Host(match, Saving(self.store, SaveIdentity.new()), NeverAnswers())
        if viewer is not None:
            host.viewers.lift(viewer)
        scene = TableScene(self.app, host, board_of(self.app, match.setup))
        self.push(scene)
        return scene

    def close(self) -> None:
        self._folder.cleanup()
