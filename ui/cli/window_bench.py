"""The speed of the window, measured in a process of its own without a screen: `python -m ui.cli.window_bench`.

It prints one JSON line. Times are processor time of this process, so that other work does not count; only the start
is told as a moment, because the interpreter has begun before anything here could look at a clock.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SIZE = (1920, 1080)
RESIZES = ((1600, 900), (1760, 990), (2000, 1125), (1880, 1060), SIZE)
"""Each size only once, so that nothing is remembered."""
FRAMES = 400
IDLE_SECONDS = 3.0
TITLE = "amunre"


def main() -> int:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with TemporaryDirectory(prefix="ipet-bench-") as folder:
        figures = {"shown": _show_title(Path(folder))}
        if "--title" not in sys.argv:
            figures |= _at_the_table(Path(folder))
    print(json.dumps(figures))
    return 0


def _show_title(folder: Path) -> float:
    """The time of day at which the title was in the frame."""
    from ui.scenes import routes

    app = _app(folder)
    routes.open_title(app)
    app.tick([], 0.0)
    return time.time()


def _app(folder: Path):  # type: ignore[no-untyped-def]
    from dataclasses import replace

    from saves import Store
    from saves.settings import DEFAULTS
    from ui.frame.app import App
    from ui.frame.window import open_window

    settings = replace(DEFAULTS, language="fr", window=SIZE)
    return App(Store(folder), settings, open_window(SIZE))


def _at_the_table(folder: Path) -> dict[str, float]:
    """Opening a match after the title was shown, resizing, frames while things move, and doing nothing."""
    import pygame

    from game.core.match import Match
    from saves import Keepsake
    from ui.boards.by_title import board_of
    from ui.gallery.matches import setup_of, until, whole_game
    from ui.gallery.studio import NobodyThinks
    from ui.scenes import routes
    from ui.scenes.table import TableScene
    from ui.table.game import TableGame

    app = _app(folder)
    routes.open_title(app)
    for _ in range(60):  # a person looks at the title for at least a second
        app.tick([], 1 / 60)
    match = Match(whole_game(TITLE, 4).title, setup_of(TITLE, 4, 1))

    def sit_down(chosen: Match, viewer: int | None = None) -> TableScene:  # type: ignore[type-arg]
        game = TableGame(chosen, Keepsake.new(), app.store, NobodyThinks())  # type: ignore[arg-type]
        game.viewers.viewer = game.viewers.viewer if viewer is None else viewer
        scene = TableScene(app, game, board_of(app, chosen.setup))
        app.push(scene)
        app.tick([], 0.0)
        return scene

    figures = {"open": _seconds(lambda: sit_down(match))}

    def resize(size: tuple[int, int]) -> None:
        app.window = pygame.display.set_mode(size)
        app.lay_out()
        app.tick([], 0.0)

    figures["resize"] = median(_seconds(lambda size=size: resize(size)) for size in RESIZES)  # type: ignore[misc]

    whole = whole_game(TITLE, 4, 4)
    times: list[float] = []
    first = len(whole.moves) // 3
    for number in range(first, len(whole.moves)):
        scene = sit_down(until(whole, number), whole.position_before(number).decision.seat)  # type: ignore[union-attr]
        scene._play(whole.moves[number])
        while scene.show.moving and len(times) < FRAMES:
            times.append(_seconds(lambda: app.tick([], 1 / 60)))
        app.pop()
        if len(times) >= FRAMES:
            break
    figures["frame"] = median(times) if times else 0.0

    for scene in app.stack.take_all():
        scene.closed()
    sit_down(match)
    for _ in range(60):
        app.tick([], 0.1)
    clock, wall, busy = pygame.time.Clock(), time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < IDLE_SECONDS:
        app.tick(pygame.event.get(), clock.tick(60) / 1000)
    figures["idle"] = (time.process_time() - busy) / (time.perf_counter() - wall)
    return figures


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


if __name__ == "__main__":
    sys.exit(main())
