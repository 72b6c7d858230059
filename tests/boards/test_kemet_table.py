"""Kemet's table: P for the powers, V for the race for points in a small window, a click for a whole march."""

import pygame
import pytest

from game.core.match import Match
from game.core.turns import turns_in
from game.kemet import RULES
from game.kemet.events import TroopMoved
from game.kemet.march import Advance, GoOn
from game.kemet.market import BuyPower
from game.kemet.state import Kemet
from game.kemet.tokens import ChooseAction
from tests.boards.harness import (
    SIZES,
    board_for,
    frame,
    games,
    moments,
    people,
    pixels,
    position_of,
    positions,
    recorded,
    shared_board,
)
from tests.conftest import Opening
from tests.pilot.matches import sit_down
from ui.kit.film import Film
from ui.kit.thing_target import ThingTarget
from ui.scenes.curtain import HOLD
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene
from ui.table.turn_banner import SHOWN
from ui.titles.kemet.board import KemetBoard
from ui.workshop.pilot import Pilot

SMALL, LARGE = SIZES[0], SIZES[1]


def seated(opened: Opening, kind: type, size: tuple[int, int]) -> tuple[Pilot, KemetBoard]:
    """The person who is asked sits at the open table, and the banner with the name is gone."""
    pilot = opened(size, reduced_motion=True, pace="instant")
    position = position_of("kemet", 3, lambda game: isinstance(game.decision, kind))
    sit_down(pilot, Match(RULES, people(next(games("kemet", 3)).setup), position))
    pilot.tick(2, SHOWN)
    pilot.settle()
    return pilot, pilot.scene.board


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_p_opens_and_closes_the_powers_and_v_the_race(opened: Opening, size: tuple[int, int]) -> None:
    """In a large window the race is always seen; other commands with these letters are left alone."""
    pilot, board = seated(opened, ChooseAction, size)
    before = pilot.pixels()
    pilot.key(pygame.K_p)
    assert board.choice.drawer and pilot.pixels() != before
    pilot.key(pygame.K_p)
    assert not board.choice.drawer and pilot.pixels() == before
    pilot.key(pygame.K_v)
    assert board.choice.race == (size == SMALL) == (pilot.pixels() != before)
    pilot.key(pygame.K_v)
    assert not board.choice.race and pilot.pixels() == before
    for mod in (pygame.KMOD_CTRL, pygame.KMOD_META):
        pilot.key(pygame.K_p, mod)
        pilot.key(pygame.K_v, mod)
        assert not board.choice.drawer and not board.choice.race
    pilot.key(pygame.K_p)
    pilot.key(pygame.K_ESCAPE)
    assert not board.choice.drawer and isinstance(pilot.scene, TableScene)


def test_p_closes_nothing_while_a_power_is_bought(opened: Opening) -> None:
    pilot, board = seated(opened, BuyPower, SMALL)
    assert board.choice.drawer
    pilot.key(pygame.K_p)
    assert board.choice.drawer


def test_the_replay_knows_the_keys_too(opened: Opening) -> None:
    pilot = opened(SMALL, reduced_motion=True)
    scene = ReplayScene(pilot.app, next(games("kemet", 3)))
    pilot.app.reset(scene)
    pilot.settle()
    before = pilot.pixels()
    pilot.key(pygame.K_p)
    assert scene.board.choice.drawer and pilot.pixels() != before


def test_a_click_takes_the_chosen_group_all_the_way_and_escape_forgets_a_choice(opened: Opening) -> None:
    def several(game: Kemet) -> bool:
        return isinstance(game.decision, Advance) and game.march.first and game.units[game.march.at] > 2

    position = position_of("kemet", 5, several)
    pilot = opened(reduced_motion=True, pace="instant", confirm_turn_end=False)
    sit_down(pilot, Match(RULES, people(next(games("kemet", 5)).setup), position.clone()))
    scene = pilot.app.stack.find(TableScene)
    while scene.asked is None:
        pilot.tick(1, 2.0)
        if pilot.scene is not scene:
            pilot.hold(pygame.K_SPACE, HOLD + 0.1)
    board, game = scene.board, scene.host.match
    pilot.click(board.style.say("bar.minus"))
    wanted = board.choice.n
    assert wanted == position.units[position.march.at] - 1
    pilot.key(pygame.K_ESCAPE)
    assert board.choice.n == 0 and not game.moves, "Escape takes back what was only chosen"
    pilot.click(board.style.say("bar.minus"))
    goal = next(c for c in scene.controls if isinstance(c, ThingTarget) and c.then and not isinstance(c.moves[0], GoOn))
    chain = (*goal.moves, *goal.then)
    pilot.click(goal)
    pilot.tick(12)
    assert tuple(game.moves[: len(chain)]) == chain
    assert isinstance(chain[1], GoOn) and chain[1].n == wanted


def test_a_march_is_seen_once_and_leaves_behind_who_stays() -> None:
    """KEM-6.6.3"""
    game, stayed = recorded("kemet", 5), 0
    board = shared_board(game)
    for turn in [turns_in(game, moment.number)[0].seen_by(0) for moment in moments(game)]:
        event = turn.events[0] if turn.events else None
        if isinstance(event, TroopMoved):
            marching = next(one for one in board.films(turn) if isinstance(one, Film))
            before, start = turn.before, turn.before.board.index[event.start]
            left = before.units_of(event.seat, start) - event.n
            assert marching.view.units_of(event.seat, start) == left
            assert marching.hides == {f"troop.{event.seat}.{event.space}"}
            stayed += left > 0
    assert stayed


def test_the_question_of_a_window_looks_the_same_whatever_the_hand_holds() -> None:
    """KEM-16.4  Others see the same bar and the same targets for two hands of the same size."""
    board = board_for("kemet", 4)
    windows = [p for p in positions("kemet", 4, 12) if type(p.decision).__name__ == "SpeakInWindow"]
    assert windows
    for position in windows[::4]:
        seat, other, seen = position.decision.seat, position.clone(), []
        other.hands[seat] = tuple(sorted("prayer" for _ in other.hands[seat]))
        for game in (position, other):
            told = [(target.label, tuple(target.rect)) for target in board.targets(game.seen_by(None), None)]
            seen.append((told, pixels(frame(board, game, None)[0])))
        assert seen[0] == seen[1]
