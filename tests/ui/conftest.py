"""An app on a window that nobody sees, with a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ai.worker import Worker
from saves import Settings, Store
from ui.art.texture import smooth_surfaces
from ui.frame.app import App
from ui.frame.pilot import Pilot
from ui.scenes import table_opening

Opening = Callable[..., Pilot]


@pytest.fixture(autouse=True, scope="module")
def plain_surfaces() -> Iterator[None]:
    """Grain costs time and changes no place: these tests look at places and behaviour."""
    smooth_surfaces(True)
    yield
    smooth_surfaces(False)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "home")


@pytest.fixture
def fly(store: Store) -> Iterator[Opening]:
    """Open an app; scenes are pushed by the test."""
    opened: list[App] = []

    def start(size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100, **more: object) -> Pilot:
        pygame.display.init()
        pygame.font.init()
        window = pygame.display.set_mode(size)
        chosen = Settings(language=language, text_size=text, window=size, **more)  # type: ignore[arg-type]
        app = App(store, chosen, window)
        opened.append(app)
        return Pilot(app)

    yield start
    for app in opened:
        app.stack.close()


class IdleWorker(Worker):
    """A thinking process that is never started: its seats ponder for ever."""

    def start(self) -> None:
        pass

    def ask(self, *_: object) -> int:  # type: ignore[override]
        self._open_question = 1
        return 1

    def poll(self) -> None:  # type: ignore[override]
        return None

    def cancel(self) -> None:
        self._open_question = 0

    def close(self) -> None:
        pass


@pytest.fixture
def idle_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables open without a process beside them."""
    monkeypatch.setattr(table_opening, "new_worker", IdleWorker)
