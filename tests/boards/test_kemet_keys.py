"""The keys of Kemet's table: P for the powers, V for the race for points in a small window."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.kemet import RULES
from game.kemet.market import BuyPower
from game.kemet.state import Kemet
from game.kemet.tokens import ChooseAction
from tests.boards.harness import open_app
from tests.boards.kemet_harness import SIZES, decisions, played, setup_of, told
from tests.pilot.matches import sit_down
from ui.boards.kemet.board import KemetBoard
from ui.frame.pilot import Pilot
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene

pytestmark = told

SMALL, LARGE = SIZES[0], SIZES[1]


def asking(kind: type) -> Kemet:
    """The first position of a game in which this is asked."""
    return next(position for position in decisions(played(3), 1) if isinstance(position.decision, kind))


def seated(kind: type, size: tuple[int, int]) -> tuple[Pilot, KemetBoard]:
    """The person who is asked sits at the table, and the curtain is lifted."""
    pilot = Pilot(open_app(size, reduced_motion=True, pace="instant"))
    sit_down(pilot, Match(RULES, setup_of(3), asking(kind).clone()))
    assert isinstance(pilot.scene, CurtainScene)
    pilot.hold(pygame.K_SPACE, HOLD + 0.1)
    scene = pilot.scene
    assert isinstance(scene, TableScene) and isinstance(scene.board, KemetBoard)
    pilot.settle()
    return pilot, scene.board


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_p_opens_and_closes_the_powers(size: tuple[int, int]) -> None:
    pilot, board = seated(ChooseAction, size)
    before = pilot.pixels()
    pilot.key(pygame.K_p)
    assert board.choice.drawer and pilot.pixels() != before
    pilot.key(pygame.K_p)
    assert not board.choice.drawer and pilot.pixels() == before


def test_escape_closes_what_p_opened() -> None:
    pilot, board = seated(ChooseAction, SMALL)
    pilot.key(pygame.K_p)
    pilot.key(pygame.K_ESCAPE)
    assert not board.choice.drawer and isinstance(pilot.scene, TableScene)


def test_p_closes_nothing_while_a_power_is_bought() -> None:
    pilot, board = seated(BuyPower, SMALL)
    assert board.choice.drawer
    pilot.key(pygame.K_p)
    assert board.choice.drawer


def test_v_shows_the_race_where_it_is_a_drawer() -> None:
    pilot, board = seated(ChooseAction, SMALL)
    before = pilot.pixels()
    pilot.key(pygame.K_v)
    assert board.choice.race and pilot.pixels() != before
    pilot.key(pygame.K_v)
    assert not board.choice.race and pilot.pixels() == before


def test_v_does_nothing_where_the_race_is_always_seen() -> None:
    pilot, board = seated(ChooseAction, LARGE)
    pilot.key(pygame.K_v)
    assert not board.choice.race


@pytest.mark.parametrize("mod", [pygame.KMOD_CTRL, pygame.KMOD_META])
def test_other_commands_are_left_alone(mod: int) -> None:
    pilot, board = seated(ChooseAction, SMALL)
    pilot.key(pygame.K_p, mod)
    pilot.key(pygame.K_v, mod)
    assert not board.choice.drawer and not board.choice.race


def test_the_replay_knows_the_keys_too() -> None:
    pilot = Pilot(open_app(SMALL, reduced_motion=True))
    scene = ReplayScene(pilot.app, played(3))
    pilot.app.reset(scene)
    pilot.settle()
    assert isinstance(scene.board, KemetBoard)
    before = pilot.pixels()
    pilot.key(pygame.K_p)
    assert scene.board.choice.drawer and pilot.pixels() != before
