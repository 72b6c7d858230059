"""A program with a window that nobody sees, an empty data folder, and quick computer seats."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from saves import Store
from saves.settings import DEFAULTS
from tests.pilot.fake_worker import QuickWorker
from ui.frame.app import App
from ui.frame.pilot import Pilot
from ui.scenes import table_opening

SMALL = (1280, 720)


@pytest.fixture
def _quick(monkeypatch):
    monkeypatch.setattr(table_opening, "new_worker", QuickWorker)
    QuickWorker.made.clear()


@pytest.fixture
def opened(tmp_path):
    """Open the program; `opened(size=..., pace="instant")` sets what matters."""
    apps: list[App] = []

    def open_app(size=SMALL, **wishes) -> Pilot:
        pygame.display.init()
        pygame.font.init()
        window = pygame.display.set_mode(size, pygame.RESIZABLE)
        chosen = {"language": "fr", "window": size, "reduced_motion": True, "pace": "instant", **wishes}
        app = App(Store(tmp_path / "data"), replace(DEFAULTS, **chosen), window)
        apps.append(app)
        return Pilot(app)

    yield open_app
    for app in apps:
        app.stack.close()


@pytest.fixture
def pilot(opened, _quick):
    return opened()
