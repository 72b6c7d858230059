"""Tekhenu through the window: a person against Botankhamon, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.tekhenu.state import Tekhenu
from tests.boards.harness import SOLO, games, people
from tests.conftest import Opening
from tests.pilot.matches import sit_down
from tests.pilot.players import Keyboard, Mouse
from ui.boards.target import Target
from ui.frame.pilot import Pilot

pytestmark = pytest.mark.usefixtures("idle_workers")


@pytest.fixture
def table(opened: Opening) -> tuple[Pilot, Match[Tekhenu]]:
    """A table at which a person plays against Botankhamon."""
    pilot = opened(reduced_motion=True, confirm_turn_end=False)
    game = next(games("tekhenu", SOLO))
    match = Match(game.title, people(game.setup))
    sit_down(pilot, match)
    return pilot, match


def test_some_rounds_with_the_mouse_alone(table: tuple[Pilot, Match[Tekhenu]]) -> None:
    pilot, match = table
    player = Mouse(pilot, seed=3)
    player.play(until=lambda played: played.position.round_number >= 4)
    assert {"ChooseFirstDecree", "ChooseStartCard", "ChooseDie", "UseDie"} <= player.seen
    assert match.position.round_number >= 4


def test_some_rounds_with_the_keyboard_alone(table: tuple[Pilot, Match[Tekhenu]]) -> None:
    pilot, match = table
    Keyboard(pilot, seed=5).play(until=lambda played: played.position.round_number >= 3)
    assert match.position.round_number >= 3


def test_undo_goes_back_from_the_tile_to_the_space_to_the_die(table: tuple[Pilot, Match[Tekhenu]]) -> None:
    pilot, match = table
    player = Mouse(pilot, seed=1)
    player.play(until=lambda played: type(played.decision).__name__ == "ChooseTurn")
    for expected in ("ChooseSpace", "UseDie"):
        while type(match.decision).__name__ != expected:
            made = len(match.moves)
            pilot.key(pygame.K_z, pygame.KMOD_CTRL)
            assert len(match.moves) < made


def test_enter_lays_the_tile_after_its_space_was_clicked(table: tuple[Pilot, Match[Tekhenu]]) -> None:
    """A click leaves the keyboard where nobody sees it: Enter and R mean the tile all the same."""
    pilot, match = table
    Mouse(pilot, seed=1).play(until=lambda played: type(played.decision).__name__ == "ChooseSpace")
    move = next(move for move in match.position.moves() if type(move).__name__ == "LayOn")
    pilot.settle()
    pilot.click(next(c for c in pilot.scene.controls if isinstance(c, Target) and move in c.moves))
    pilot.settle()
    assert type(match.decision).__name__ == "ChooseTurn"
    before = len(match.moves)
    pilot.key(pygame.K_RETURN)
    assert len(match.moves) == before + 1, "once is enough"
