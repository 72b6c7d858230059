"""No test needs a screen or a loudspeaker, and none fails because the machine is busy."""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from saves import Store
from tests.cli.harness import CommandLine
from ui.art.cache import forget_all
from ui.frame.app import App
from ui.frame.memory import Restraint, give_back
from ui.host.saving import AtOnce
from ui.scenes import table_opening
from ui.scenes.load import chosen_match
from ui.workshop.pilot import Pilot
from ui.workshop.stand_ins import AnswersAtOnce, NeverAnswers
from ui.workshop.unseen import open_unseen

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

_keep_small = Restraint()
"""Closed scenes go late by themselves: their parts hold each other."""
REMEMBERED = ("tests.", "ui.workshop.gallery.", "ui.workshop.crawl.")
"""Modules whose functions keep whole games."""


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: nobody need look through it for garbage."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After the fixtures of the test are gone: some forbid to read files. What a folder remembered goes with it."""
    yield
    if nextitem is None or nextitem.path.parent != item.path.parent:
        _forget_what_tests_remember()
        give_back()
        _keep_small.begin()
    _keep_small()


def _forget_what_tests_remember() -> None:
    """Pictures, and results of functions that are kept with `cache`: whole games, mostly."""
    forget_all()
    for name, module in list(sys.modules.items()):
        if name.startswith(REMEMBERED):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and kept.__module__.startswith(REMEMBERED):
                    kept.cache_clear()


@pytest.fixture(autouse=True)
def _given_back_when_much_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not whenever a scene is left: that is tried by the walk through the program."""
    monkeypatch.setattr("ui.frame.app.give_back", _keep_small)


Opening = Callable[..., Pilot]
"""`opened(size, **settings)`: the program in a window that nobody sees, steered by a pilot."""


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")


@pytest.fixture
def opened(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    """Open the program; scenes are pushed by the test, and what is written is on the disk at once."""
    apps: list[App] = []
    monkeypatch.setattr(table_opening, "new_writer", AtOnce)
    monkeypatch.setattr(chosen_match, "new_reader", AtOnce)

    def opening(*size: tuple[int, int], **wishes: object) -> Pilot:
        apps.append(open_unseen(store, *size, **wishes))
        return Pilot(apps[-1])

    yield opening
    for app in apps:
        app.stack.close()


@pytest.fixture
def pilot(opened: Opening) -> Pilot:
    return opened()


@pytest.fixture
def cli(tmp_path: Path) -> CommandLine:
    """A command line with an empty data folder."""
    folder = tmp_path / "data folder"
    folder.mkdir()
    return CommandLine(folder)


@pytest.fixture
def idle_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer seats ponder for ever."""
    monkeypatch.setattr(table_opening, "new_worker", NeverAnswers)


@pytest.fixture
def quick_workers(monkeypatch: pytest.MonkeyPatch) -> list[AnswersAtOnce]:
    """A Scribe thinks a second a turn: here all play at once, like an Apprenti. Those that were opened, in order."""
    made: list[AnswersAtOnce] = []

    def new_worker() -> AnswersAtOnce:
        made.append(AnswersAtOnce("apprenti"))
        return made[-1]

    monkeypatch.setattr(table_opening, "new_worker", new_worker)
    return made
