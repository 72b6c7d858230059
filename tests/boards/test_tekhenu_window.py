"""Tekhenu through the window: a person against Botankhamon, by mouse alone and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.match import Match
from game.tekhenu import RULES
from game.tekhenu.state import Tekhenu
from saves import Keepsake
from saves.settings import DEFAULTS
from saves.store import Store
from tests.boards.tekhenu_harness import SOLO, setup_of
from tests.pilot.players import Keyboard, Mouse
from ui.boards.by_title import board_of
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.pilot import Pilot
from ui.scenes.table import TableScene
from ui.table.game import TableGame
from ui.table.stand_ins import NeverAnswers


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Callable[..., tuple[Pilot, Match[Tekhenu]]]]:
    """A table at which a person plays against Botankhamon."""
    apps: list[App] = []

    def opened(**wishes: object) -> tuple[Pilot, Match[Tekhenu]]:
        pygame.display.init()
        pygame.font.init()
        window = pygame.display.set_mode((1280, 720))
        chosen = {"window": (1280, 720), "reduced_motion": True, "confirm_turn_end": False, **wishes}
        app = App(Store(tmp_path), replace(DEFAULTS, **chosen), window)  # type: ignore[arg-type]
        apps.append(app)
        match = Match(RULES, setup_of(SOLO))
        game = TableGame(match, Keepsake.new(), app.store, NeverAnswers())  # type: ignore[arg-type]
        game.viewers.viewer = 0
        app.push(TableScene(app, game, board_of(app, match.setup)))  # type: ignore[arg-type]
        return Pilot(app), match

    yield opened
    for app in apps:
        app.stack.close()


def test_some_rounds_with_the_mouse_alone(sit_down: Callable[..., tuple[Pilot, Match[Tekhenu]]]) -> None:
    pilot, match = sit_down()
    player = Mouse(pilot, seed=3)
    player.play(until=lambda played: played.position.round_number >= 4)
    assert {"ChooseFirstDecree", "ChooseStartCard", "ChooseDie", "UseDie"} <= player.seen
    assert match.position.round_number >= 4


def test_some_rounds_with_the_keyboard_alone(sit_down: Callable[..., tuple[Pilot, Match[Tekhenu]]]) -> None:
    pilot, match = sit_down()
    Keyboard(pilot, seed=5).play(until=lambda played: played.position.round_number >= 3)
    assert match.position.round_number >= 3


def test_undo_goes_back_from_the_tile_to_the_space_to_the_die(
    sit_down: Callable[..., tuple[Pilot, Match[Tekhenu]]],
) -> None:
    pilot, match = sit_down()
    player = Mouse(pilot, seed=1)
    player.play(until=lambda played: type(played.decision).__name__ == "ChooseTurn")
    for expected in ("ChooseSpace", "UseDie"):
        while type(match.decision).__name__ != expected:
            made = len(match.moves)
            pilot.key(pygame.K_z, pygame.KMOD_CTRL)
            assert len(match.moves) < made


def test_enter_lays_the_tile_after_its_space_was_clicked(
    sit_down: Callable[..., tuple[Pilot, Match[Tekhenu]]],
) -> None:
    """A click leaves the keyboard where nobody sees it: Enter and R mean the tile all the same."""
    pilot, match = sit_down()
    Mouse(pilot, seed=1).play(until=lambda played: type(played.decision).__name__ == "ChooseSpace")
    move = next(move for move in match.position.moves() if type(move).__name__ == "LayOn")
    pilot.settle()
    pilot.click(next(c for c in pilot.scene.controls if isinstance(c, Target) and move in c.moves))
    pilot.settle()
    assert type(match.decision).__name__ == "ChooseTurn"
    before = len(match.moves)
    pilot.key(pygame.K_RETURN)
    assert len(match.moves) == before + 1, "once is enough"
