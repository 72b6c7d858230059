"""A window that nobody sees and finished games."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame
import pytest

from game.core.chance import Chance
from game.core.match import Match
from saves import Store
from saves.settings import DEFAULTS
from tests.pilot.matches import new_match
from ui.frame.app import App
from ui.frame.pilot import Pilot


@cache
def finished(seats: int, seed: int = 1) -> Match:
    """A game played at random to its end; nobody may play on in it."""
    match, chance = new_match(*("human",) * seats, seed=seed), Chance(seed)
    while not match.over:
        moves = match.position.moves()
        match.play(moves[chance.below(len(moves))])
    return match


@pytest.fixture
def pilot(tmp_path):
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode((1280, 720))
    settings = replace(DEFAULTS, language="fr", window=(1280, 720))
    app = App(Store(tmp_path / "data"), settings, window)
    yield Pilot(app)
    app.stack.close()
