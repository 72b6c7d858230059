"""What `bench` measures: each row has a name, a figure, and the budget that it is held against."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, time

from game.ai.levels import decide
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.tables import table_of
from game.core.title import Title, chance_of
from game.workshop.random_play import RandomPlay, random_match
from saves import SaveIdentity, Store, load
from ui.console.console import HERE, program_command
from ui.host.saving import Saving, behind_the_table
from ui.workshop.bench.window import WARM

RANDOM_SECONDS = 2.0
CLONES = 400
CANDIDATES = 6
REPEATS = 7
LISTED = 60
SCRIBE_TURNS = 40
SCRIBE_BUDGET = {"tekhenu": 0.3, "pharaon": 0.2, "kemet": 0.4}
"""Seconds a turn, where they are not 0.15."""
STARTS = 5
MEMORY_BUDGET = 350
"""Megabytes, in a window of 1920x1080."""


@record
class Row:
    """One figure; `at_least` says on which side of the budget it should be, None that it has none."""

    id: str
    game: str
    measured: float
    budget: float | None
    at_least: bool = False
    digits: int = 1

    @property
    def held(self) -> bool | None:
        if self.budget is None:
            return None
        return self.measured >= self.budget if self.at_least else self.measured <= self.budget


def rows(titles: list[Title[Position]]) -> Iterator[Row]:
    """Every row as soon as it is measured."""
    for title in titles:
        yield random_play(title)
        yield clone(title)
        yield from saving(title)
        yield from scribe(title)
    yield start()
    yield from window([title.id for title in titles])


def random_play(title: Title[Position]) -> Row:
    """Decisions a second on one core, by processor time, so that other work does not count."""
    play = RandomPlay(title)
    play.for_seconds(RANDOM_SECONDS / 4)
    pace = play.for_seconds(RANDOM_SECONDS)
    return Row("random", title.id, pace.actions / pace.cpu, 16_000, at_least=True, digits=0)


def clone(title: Title[Position]) -> Row:
    """Positions from the beginning, the middle and the end of a full table."""
    match = random_match(title, title.seat_counts[-1], seed=1)
    positions = [match.position_before(len(match.moves) * part // 4) for part in range(5)]

    def clones() -> None:
        for position in positions:
            for _ in range(CLONES):
                position.clone()

    return Row("clone", title.id, 1e6 * _median_seconds(clones) / (CLONES * len(positions)), 25)


def saving(title: Title[Position]) -> Iterator[Row]:
    """The longest of a few games at a full table: written, weighed, loaded and verified; what its table waits for when
    a turn is saved, and what a list of many such games does at every key."""
    matches = [random_match(title, title.seat_counts[-1], seed) for seed in range(1, 1 + CANDIDATES)]
    match = max(matches, key=lambda one: len(one.moves))
    with TemporaryDirectory(prefix="ipet-bench-") as folder:
        store, identity = Store(Path(folder)), SaveIdentity.new("bench")
        path = store.save(match, identity)
        yield Row("save", title.id, 1e3 * _median_seconds(lambda: store.save(match, identity, path)), 15)
        yield Row("size", title.id, path.stat().st_size / 1000, 70)
        yield Row("load", title.id, 1e3 * _median_seconds(lambda: load(path)), 150)
        yield Row("autosave", title.id, 1e3 * _autosave_seconds(store, match), 8)
        for number in range(LISTED):
            store.save(match, SaveIdentity.new(f"bench {number}"))
        yield Row("list", title.id, 1e3 * _median_seconds(store.matches), 5)


def _autosave_seconds(store: Store, match: Match[Position]) -> float:
    """What the table waits for; the disk is waited for only when it is left."""
    saving = Saving[Position](store, SaveIdentity.new("bench"), behind_the_table)

    times = []
    for _ in range(REPEATS):
        begun = perf_counter()
        saving.save_behind(match)
        times.append(perf_counter() - begun)
        saving.wait()
    return median(times)


def scribe(title: Title[Position]) -> Iterator[Row]:
    """Turns of the Scribe at a full table of Scribes, each with all its decisions.

    The set-up has no turns, and to be offered to interrupt others is none."""
    seats = title.seat_counts[-1]
    match = Match(title, table_of(title.id, ("scribe",) * seats, (), 1))
    whims = chance_of(1).fork()
    turns: dict[int, float] = {}
    while match.decision is not None and len(turns) <= SCRIBE_TURNS:
        playing = match.position.round > 0 and match.decision.offer(match.position) is None
        begun, turn = perf_counter(), match.position.turn
        choice = decide(title, match.position, match.decision.seat, "scribe", whims)
        if playing:
            turns[turn] = turns.get(turn, 0.0) + perf_counter() - begun
        match.play(choice.move)
    times = list(turns.values())[:SCRIBE_TURNS]
    yield Row("scribe_median", title.id, median(times), SCRIBE_BUDGET.get(title.id, 0.15), digits=3)
    yield Row("scribe_p95", title.id, quantiles(times, n=20)[-1], None, digits=3)


def start() -> Row:
    """A new process, warm disk."""
    command = [*program_command(), "--help"]
    return Row("start", "", _median_seconds(lambda: _run(command), STARTS), 1.2, digits=2)


def window(titles: list[str]) -> Iterator[Row]:
    """The window without a screen, in processes of its own; a packaged program cannot measure itself this way."""
    if getattr(sys, "frozen", False):
        return
    with TemporaryDirectory(prefix="ipet-bench-") as compiled:
        for title in titles:
            _window_figures(compiled, title, WARM)
        starts = [_window_figures(compiled)["title"] for _ in range(STARTS)]
        yield Row("window_title", "", median(starts), 1.2, digits=2)
        for title in titles:
            yield from _table(title, _window_figures(compiled, title))
        yield from _memory(titles)


def _table(title: str, figures: dict[str, float]) -> Iterator[Row]:
    """The table of one game; without a board there is none, without a film of its own one row less."""
    if "open" in figures:
        yield Row("window_open", title, figures["open"], 0.5, digits=2)
        yield Row("window_resize", title, figures["resize"], 0.3, digits=2)
        yield Row("window_frame", title, 1e3 * figures["frame"], 12)
        yield Row("window_idle", title, 100 * figures["idle"], 3)
    if "film" in figures:
        yield Row("window_film", title, 1e3 * figures["film"], 12)


def _memory(titles: list[str]) -> Iterator[Row]:
    """What the program holds after each step of a walk through all of it, where the system tells."""
    for step, megabytes in json.loads(_output([sys.executable, "-m", "ui.workshop.bench.memory"])):
        row, game = ("memory_table", step) if step in titles else (f"memory_{step}", "")
        yield Row(row, game, megabytes, MEMORY_BUDGET, digits=0)


def _window_figures(compiled: str, *words: str) -> dict[str, float]:
    """What `ui.workshop.bench.window` measured, in seconds and shares.

    As for a person who has started the program before: modules are `compiled` by the first run and kept there, also
    where the environment forbids to keep them beside their sources.
    """
    command = [sys.executable, "-m", "ui.workshop.bench.window", *words]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time()
    figures: dict[str, float] = json.loads(_output(command, environment))
    figures["title"] = figures.pop("shown") - begun
    return figures


def _output(command: list[str], environment: dict[str, str] | None = None) -> str:
    made = subprocess.run(command, cwd=HERE, env=environment, check=True, capture_output=True, text=True)
    return made.stdout.splitlines()[-1]


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _median_seconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    times = []
    for _ in range(repeats):
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return median(times)
