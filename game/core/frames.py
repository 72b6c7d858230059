"""What a move did, event by event, each with the position right after it: the window films a move from these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from game.core.agenda import Move
from game.core.driver import Driver
from game.core.events import Event, visible_to
from game.core.position import Position

P = TypeVar("P", bound=Position)


class Frame(NamedTuple, Generic[P]):
    """An event and the position right after it; without an event it is the position in which the next seat is asked."""

    event: Event | None
    after: P


class FrameRecorder(list[Event], Generic[P]):
    """Listens to a position and keeps a copy of it at every event."""

    def __init__(self, position: P) -> None:
        super().__init__()
        self._position = position
        self.frames: list[Frame[P]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.frames.append(Frame(event, self._position.clone()))


def frames_of(before: P, move: Move, driver: Driver) -> list[Frame[P]]:
    """Play a move on a copy of the position before it and return every frame of it.

    Every frame has the agenda of the last one. The steps of a move under way ask nobody, and a position whose last step
    is running would look like the end of the game, which lays all hands open."""
    position = before.clone()
    recorder = FrameRecorder(position)
    position.heard = recorder
    driver.apply(position, move)
    position.heard = None
    for frame in recorder.frames:
        frame.after.agenda = list(position.agenda)
    return [*recorder.frames, Frame(None, position)]


def seen_frames(frames: list[Frame[P]], viewer: int | None, see: Callable[[P], P]) -> list[Frame[P]]:
    """The frames as the screen may show them; an event that the viewer may not hear leaves its change to the next."""
    return [
        Frame(frame.event, see(frame.after))
        for frame in frames
        if frame.event is None or visible_to(frame.event, viewer)
    ]
