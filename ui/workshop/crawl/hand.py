"""The hand of the crawler: what it does between two frames arrives together, as in the loop of the program."""

from __future__ import annotations

from pygame.event import Event

from ui.frame.app import App
from ui.workshop.pilot import Pilot, mouse_at


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
