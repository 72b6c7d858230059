"""The speed of the window, measured in a process of its own without a screen.

`python -m ui.workshop.bench.window [GAME [--warm]]` prints one JSON line; without a game it only tells when the
title was shown. Times are processor time of this process, so that other work does not count; only the start is told as
a moment, because the interpreter has begun before anything here could look at a clock.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.match import Match
    from game.core.position import Position
    from ui.frame.app import App
    from ui.scenes.table import TableScene

SIZE = (1920, 1080)
RESIZES = ((1600, 900), (1760, 990), (2000, 1125), (1880, 1060), SIZE)
"""Each size only once, so that nothing is remembered."""
FRAMES = 400
IDLE_SECONDS = 3.0
MOST_SEATS = 4
WARM = "--warm"
"""Only open the table, so that its modules are compiled."""
FILMS = {"tekhenu": "DialTurned", "pharaon": "WheelTurned", "kemet": "ForceCounted"}
"""The event with the largest film of a game: its frames are measured by themselves."""


def main() -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with TemporaryDirectory(prefix="ipet-bench-") as folder:
        figures = {"shown": _show_title(Path(folder))}
        for name in sys.argv[1:2]:
            figures |= _at_the_table(Path(folder), name, WARM in sys.argv)
    print(json.dumps(figures))
    return 0


def _show_title(folder: Path) -> float:
    """The time of day at which the title was in the frame."""
    from ui.scenes import routes

    app = _app(folder)
    routes.open_title(app)
    app.tick([], 0.0)
    return time.time()


def _app(folder: Path) -> App:
    from saves import Store
    from ui.workshop.unseen import open_unseen

    return open_unseen(Store(folder), SIZE)


def _at_the_table(folder: Path, name: str, warm: bool) -> dict[str, float]:
    """Opening a match after the title was shown, and unless that is all: resizing, frames, and doing nothing."""
    import pygame

    from game.core.match import Match
    from game.titles import title
    from ui.scenes import routes
    from ui.workshop.gallery.matches import setup_of, whole_game

    app = _app(folder)
    routes.open_title(app)
    for _ in range(60):  # a person looks at the title for at least a second
        app.tick([], 1 / 60)
    seats = min(MOST_SEATS, title(name).seat_counts[-1])
    match = Match(title(name), setup_of(name, seats, 1))
    figures = {"open": _seconds(lambda: _sit_down(app, match))}
    if warm:
        return figures

    def resize(size: tuple[int, int]) -> None:
        app.window = pygame.display.set_mode(size)
        app.lay_out()
        app.tick([], 0.0)

    figures["resize"] = median(_seconds(lambda size=size: resize(size)) for size in RESIZES)  # type: ignore[misc]
    whole = whole_game(name, seats, seats)
    figures["frame"] = _frame(app, whole, range(len(whole.moves) // 3, len(whole.moves)))
    if name in FILMS:
        turned = [e.move - 1 for e in whole.log if type(e.event).__name__ == FILMS[name] and e.move]
        figures["film"] = _frame(app, whole, turned)
    for scene in app.stack.take_all():
        scene.closed()
    _sit_down(app, match)
    for _ in range(60):
        app.tick([], 0.1)
    clock, wall, busy = pygame.time.Clock(), time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < IDLE_SECONDS:
        app.tick(pygame.event.get(), clock.tick(60) / 1000)
    figures["idle"] = (time.process_time() - busy) / (time.perf_counter() - wall)
    return figures


def _sit_down(app: App, chosen: Match[Position], viewer: int | None = None) -> TableScene:
    """A table at which nobody thinks."""
    from saves import SaveIdentity
    from ui.host.host import Host
    from ui.host.saving import Saving
    from ui.kit.by_title import board_of
    from ui.scenes.table import TableScene
    from ui.workshop.stand_ins import NeverAnswers

    host = Host(chosen, Saving(app.store, SaveIdentity.new()), NeverAnswers())
    if viewer is not None:
        host.viewers.lift(viewer)
    scene = TableScene(app, host, board_of(app, chosen.setup))
    app.push(scene)
    app.tick([], 0.0)
    return scene


def _frame(app: App, whole: Match[Position], numbers: Iterable[int]) -> float:
    """The median frame while these moves of a game are shown."""

    times: list[float] = []
    for number in numbers:
        asked = whole.position_before(number).decision
        scene = _sit_down(app, whole.branch(number), asked.seat if asked is not None else None)
        if len(scene.host.match.moves) > number:  # the table has answered this question by itself
            app.pop()
            continue
        scene._play(whole.moves[number])
        while scene.show.moving and len(times) < FRAMES:
            times.append(_seconds(lambda: app.tick([], 1 / 60)))
        app.pop()
        if len(times) >= FRAMES:
            break
    return median(times) if times else 0.0


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


if __name__ == "__main__":
    sys.exit(main())
