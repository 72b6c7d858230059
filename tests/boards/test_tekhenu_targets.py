"""Every legal move of Tekhenu can be reached on the table, and everything is hit where it is painted."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
import pytest

from game.core.agenda import Move
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn
from game.tekhenu.payment import ChoosePayment
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import ChooseDie
from tests.boards.tekhenu_harness import SOLO, asked_of, decisions, open_board, played, setup_of
from ui.boards.target import Target
from ui.boards.tekhenu.board import TekhenuBoard


def reachable(board: TekhenuBoard, position: Tekhenu) -> set[Move]:
    """The moves of all targets, also of those that appear once something was chosen."""
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    found: set[Move] = set()
    seen: set[Hashable] = set()
    board.targets(view, asked)
    choice = board.choice
    waiting = [(choice.card, choice.payment, choice.turn)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        choice.card, choice.payment, choice.turn = state
        for target in board.targets(view, asked):
            found.update(target.moves)
            if target.act is not None:
                choice.card, choice.payment, choice.turn = state
                target.act()
                waiting.append((choice.card, choice.payment, choice.turn))
    return found


@pytest.mark.parametrize("seats", [SOLO, 2, 3, 4])
def test_targets_reach_every_legal_move_and_no_other(seats: int) -> None:
    board = open_board(setup_of(seats))
    for position in decisions(seats):
        assert reachable(board, position) == set(position.moves()), position.decision


@pytest.mark.parametrize(
    ("seats", "size"), [(4, (1280, 720)), (3, (1920, 1080)), (2, (2560, 1440)), (SOLO, (1280, 720))]
)
def test_targets_can_be_told_apart_and_hit_where_they_are_painted(seats: int, size: tuple[int, int]) -> None:
    board = open_board(setup_of(seats), size)
    for position in decisions(seats, of_each=2):
        asked = asked_of(position)
        assert asked is not None
        targets = board.targets(position.seen_by(asked.decision.seat), asked)
        labels = [target.label for target in targets if target.focusable]
        assert len(labels) == len(set(labels)), (position.decision, sorted(labels))
        for target in targets:
            assert board.app.screen.rect.contains(target.rect), target
            if target.moves or target.act:
                assert can_be_hit(targets, target), (position.decision, target)


def can_be_hit(targets: list[Target], target: Target) -> bool:
    """Somewhere the target is the uppermost one; cards of a tray may cover the same move on the board."""
    r = target.rect
    points = [r.center, (r.x + r.width // 4, r.y + r.height // 4), (r.right - r.width // 4, r.bottom - r.height // 4)]
    if any(uppermost(targets, point) is target for point in points if target.contains(point)):
        return True
    return any(set(other.moves) & set(target.moves) for other in targets if other is not target)


def uppermost(targets: list[Target], point: tuple[int, int]) -> Target | None:
    hit = [target for target in targets if target.contains(point)]
    return max(enumerate(hit), key=lambda pair: (pair[1].layer, pair[0]))[1] if hit else None


def test_nothing_can_be_clicked_while_somebody_else_is_asked() -> None:
    board = open_board(setup_of(3))
    for position in decisions(3, of_each=1):
        targets = board.targets(position.seen_by(None), None)
        assert not any(target.moves or target.act for target in targets)


def test_a_refused_place_says_why() -> None:
    board = open_board(setup_of(3))
    reasons = set()
    for position in decisions(3):
        asked = asked_of(position)
        assert asked is not None
        for target in board.targets(position.seen_by(asked.decision.seat), asked):
            if target.refusals and not target.moves:
                reasons.add(target.refusals[0].key)
                assert board.narrator.refusal(target.refusals[0])
    assert {"tekhenu.refusal.forbidden", "tekhenu.refusal.space_taken", "tekhenu.refusal.other_row"} <= reasons


def first(seats: int, kind: type, more: int = 1) -> Tekhenu:
    for seed in range(1, 9):
        match = played(seats, seed)
        for number in range(len(match.moves)):
            position = match.position_before(number)
            if isinstance(position.decision, kind) and len(position.moves()) > more:
                return position
    raise AssertionError(f"nobody was asked for {kind.__name__}")


def test_enter_pays_as_proposed_and_a_click_on_a_good_pays_with_another() -> None:
    board = open_board(setup_of(3))
    position = first(3, ChoosePayment)
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    ready = next(one for one in board.targets(view, asked) if one.primary)
    assert ready.moves == (asked.moves[0],)
    chosen: list[Move] = []
    ready.press = lambda: chosen.append(ready.moves[0])
    assert ready.activate()
    assert chosen == [asked.moves[0]]
    good = next(one for one in board.targets(view, asked) if one.act is not None)
    assert good.activate()
    ready = next(one for one in board.targets(view, asked) if one.primary)
    assert ready.moves != (asked.moves[0],)
    assert board.step_back()


def test_r_and_the_wheel_turn_the_tile() -> None:
    board = open_board(setup_of(3))
    position = first(3, ChooseTurn, 3)
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    turns = []
    for event in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r),
        pygame.event.Event(pygame.MOUSEWHEEL, y=1),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r),
        pygame.event.Event(pygame.MOUSEWHEEL, y=1),
    ):
        ready = next(one for one in board.targets(view, asked) if one.primary)
        turns.append(ready.moves[0])
        assert ready.handle(event)
    assert set(turns) == set(asked.moves)


def test_the_temple_comes_forward_while_a_tile_is_laid() -> None:
    board = open_board(setup_of(3))
    position = first(3, ChooseSpace)
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    free = [target for target in board.targets(view, asked) if target.moves]
    assert len(free) >= len(asked.moves)
    cell = min(target.rect.width for target in free if target.layer == 4)
    assert cell > 1.3 * board.look.layout.temple.cell_size


def test_dice_never_overlap_however_many_lie_in_a_section() -> None:
    """Up to nine dice in one line: they get smaller instead."""
    board = open_board(setup_of(4), (1920, 1080))
    position = first(4, ChooseDie)
    for count in range(1, 10):
        for section in range(6):
            one = position.sections[section][0] if position.sections[section] else position.sections[0][0]
            position.sections[section] = (one,) * count
            spots = board.look.layout.dial.section_dice(position, section)
            assert len(spots) == count
            for a in range(count):
                for b in range(a):
                    (ax, ay), (bx, by) = spots[a].centre, spots[b].centre
                    apart = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
                    assert apart >= spots[a].size, (count, section, one)
