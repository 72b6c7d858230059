"""How much memory the program holds after each step of a walk through all of it, in a process of its own.

`python -m ui.workshop.bench.memory` prints one JSON list of [step, megabytes], empty where the system does not
tell. The walk goes through the menus, sits down at the table of every game at its beginning, middle and end, and opens
three lessons, in a window of 1920x1080.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.match import Match
from game.core.position import Position
from game.titles import TITLES
from saves import SaveIdentity, Store
from ui.frame.app import App
from ui.frame.memory import resident
from ui.host.host import Host
from ui.host.saving import Saving
from ui.kit.by_title import board_of
from ui.scenes import routes
from ui.scenes.table import TableScene
from ui.workshop.gallery.matches import whole_game
from ui.workshop.pilot import Pilot
from ui.workshop.stand_ins import NeverAnswers
from ui.workshop.unseen import open_unseen

SIZE = (1920, 1080)
STAGES = (0.0, 0.5, 0.9)
LESSONS = 3
SECONDS = 3.0
"""How long each scene is looked at."""


def main() -> int:
    with TemporaryDirectory(prefix="ipet-bench-") as folder:
        print(json.dumps(list(_walk(Path(folder))) if resident() else []))
    return 0


def _walk(folder: Path) -> Iterator[tuple[str, float]]:
    games = {title: whole_game(title, 4, 4) for title in TITLES}
    pilot = Pilot(open_unseen(Store(folder), SIZE))
    for step, steps in _steps(pilot.app, games):
        for visit in steps:
            routes.open_title(pilot.app)
            visit()
            pilot.tick(round(SECONDS * 10), 0.1)
        routes.open_title(pilot.app)
        pilot.tick(10, 0.1)
        yield step, resident() / 1e6


def _steps(app: App, games: dict[str, Match[Position]]) -> Iterator[tuple[str, list[Callable[[], None]]]]:
    menus = [routes.open_load, routes.open_records, routes.open_settings, routes.open_lessons]
    yield "title", [lambda: None]
    yield "menus", [lambda menu=menu: menu(app) for menu in menus]  # type: ignore[misc]
    for title, game in games.items():
        stages = [game.branch(round(len(game.moves) * stage)) for stage in STAGES]
        visits: list[Callable[[], None]] = [lambda title=title: routes.open_new_match(app, title)]  # type: ignore[misc]
        visits += [lambda match=match: _sit_down(app, match) for match in stages]  # type: ignore[misc]
        visits += [
            lambda title=title: routes.open_rules(app, title),  # type: ignore[misc]
            lambda game=game: routes.open_end(app, game, revealed=True),  # type: ignore[misc]
        ]
        yield title, visits
    yield "lessons", [lambda title=title: routes.open_tutorial(app, title) for title in list(games)[:LESSONS]]  # type: ignore[misc]


def _sit_down(app: App, match: Match[Position]) -> None:
    host = Host(match, Saving(app.store, SaveIdentity.new()), NeverAnswers())
    if match.decision is not None:
        host.viewers.lift(match.decision.seat)
    app.push(TableScene(app, host, board_of(app, match.setup)))


if __name__ == "__main__":
    sys.exit(main())
