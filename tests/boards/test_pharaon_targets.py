"""Every legal move of Pharaon can be reached on the board with mouse and keyboard, and no other."""

from __future__ import annotations

import pytest

from game.core.agenda import Move
from game.pharaon.state import Pharaon
from tests.boards.pharaon_harness import SIZES, TABLES, asked_of, decisions, open_board, played, setup_of
from ui.boards.pharaon.board import PharaonBoard
from ui.boards.target import Target

SOME = (*((players, ()) for players in TABLES), (3, ("discovery",)), (1, ("dark3",)))


def reachable(board: PharaonBoard, position: Pharaon) -> set[Move]:
    """The moves of all targets, also of those that appear once something was chosen."""
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    board.choice.belong_to(asked.decision)
    board.choice.clear()
    found: set[Move] = set()
    seen = set()
    waiting = [(False, None)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        board.choice.bonus, board.choice.way = state
        for target in board.targets(view, asked):
            found.update(target.moves)
            if target.act is not None:
                board.choice.bonus, board.choice.way = state
                target.act()
                waiting.append((board.choice.bonus, board.choice.way))
    board.choice.clear()
    return found


@pytest.mark.parametrize(("players", "options"), SOME)
def test_targets_reach_every_legal_move_and_no_other(players: int, options: tuple[str, ...]) -> None:
    board = open_board(setup_of(players, options))
    kinds = set()
    for seed in (1, 2):
        for position in decisions(played(players, options, seed)):
            kinds.add(type(position.decision).__name__)
            assert reachable(board, position) == set(position.moves()), position.decision
    assert {"TakeTurn", "ChooseVase", "ChooseLot", "ChooseTrack"} <= kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_targets_can_be_told_apart_and_hit_where_they_are_painted(players: int, size: tuple[int, int]) -> None:
    board = open_board(setup_of(players), size)
    for position in decisions(played(players), 3):
        asked = asked_of(position)
        assert asked is not None
        targets = board.targets(position.seen_by(asked.decision.seat), asked)
        usable = [target for target in targets if target.moves or target.act]
        labels = [target.label for target in usable]
        assert len(labels) == len(set(labels)), position.decision
        for target in targets:
            assert board.app.screen.rect.contains(target.rect), target
        for target in usable:
            assert target.focusable
            assert uppermost(targets, target.rect.center) is target, target


def uppermost(targets: list[Target], point: tuple[int, int]) -> Target:
    hit = [target for target in targets if target.contains(point)]
    return max(enumerate(hit), key=lambda pair: (pair[1].layer, pair[0]))[1]


def test_nothing_can_be_clicked_while_somebody_else_is_asked() -> None:
    board = open_board(setup_of(4))
    for position in decisions(played(4), 2):
        targets = board.targets(position.seen_by(None), None)
        assert not any(target.moves or target.act for target in targets)


def test_a_refused_place_says_why() -> None:
    board = open_board(setup_of(3))
    reasons = set()
    for position in decisions(played(3), 20):
        asked = asked_of(position)
        assert asked is not None
        for target in board.targets(position.seen_by(asked.decision.seat), asked):
            if target.refusals and not target.moves:
                reasons.add(target.refusals[0].key.rpartition(".")[2])
                assert board.narrator.refusal(target.refusals[0])
    assert {"quarter_tokens_short", "tokens_short", "lot_gone", "other_track"} <= reasons
