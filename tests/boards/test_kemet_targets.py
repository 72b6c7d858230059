"""Every legal move of Kemet can be reached on the board with mouse and keyboard, and no other."""

from __future__ import annotations

import pygame
import pytest

from game import titles
from game.core.agenda import Move
from game.core.match import Match
from game.kemet import RULES
from game.kemet.march import Advance, GoOn
from game.kemet.state import Kemet
from tests.boards.harness import open_app
from tests.boards.kemet_harness import SIZES, TABLES, asked_of, decisions, frame, open_board, played, setup_of, told
from tests.pilot.matches import sit_down
from ui.boards.kemet.board import KemetBoard
from ui.boards.kemet.spot import Spot
from ui.boards.target import Target
from ui.frame.pilot import Pilot
from ui.scenes.curtain import HOLD
from ui.scenes.table import TableScene

pytestmark = told

State = tuple[int, tuple[str, ...], tuple[str, ...], tuple[tuple[str, int], ...], str, bool, bool]


def state_of(board: KemetBoard) -> State:
    c = board.choice
    return (c.n, tuple(sorted(c.behind)), tuple(sorted(c.marked)), c.placing, c.card, c.drawer, c.map)


def set_state(board: KemetBoard, state: State) -> None:
    c = board.choice
    c.n, c.behind, c.marked, c.placing, c.card, c.drawer, c.map = state


def reachable(board: KemetBoard, position: Kemet) -> set[Move]:
    """The moves of all targets, also of those that appear once something was chosen."""
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    board.choice.belong_to(asked.decision)
    board.choice.clear()
    found: set[Move] = set()
    seen: set[State] = set()
    waiting = [state_of(board)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        set_state(board, state)
        for target in board.targets(view, asked):
            found.update(target.moves)
            if target.act is not None and not found >= asked.legal:
                set_state(board, state)
                target.act()
                waiting.append(state_of(board))
    board.choice.clear()
    return found


@pytest.mark.parametrize("players", TABLES)
def test_targets_reach_every_legal_move_and_no_other(players: int) -> None:
    board = open_board(setup_of(players))
    kinds = set()
    for seed in (1, 2, 3):
        for position in decisions(played(players, seed)):
            kinds.add(type(position.decision).__name__)
            assert reachable(board, position) == set(position.moves()), position.decision
    assert {"GarrisonCity", "ChooseLevels", "ChooseAction", "Advance", "Detach", "Recruit", "BuyPower"} <= kinds
    assert {"ChooseBattleCard", "DecideFate", "ChoosePosition", "UpgradePyramid", "SpeakInWindow"} <= kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_targets_can_be_told_apart_and_hit_where_they_are_painted(players: int, size: tuple[int, int]) -> None:
    board = open_board(setup_of(players), size)
    for position in decisions(played(players), 3):
        asked = asked_of(position)
        assert asked is not None
        targets = board.targets(position.seen_by(asked.decision.seat), asked)
        usable = [target for target in targets if (target.moves or target.act) and target.focusable]
        labels = [target.label for target in usable]
        assert len(labels) == len(set(labels)), position.decision
        for target in targets:
            assert board.app.screen.rect.contains(target.rect), target
        for target in usable:
            assert any(uppermost(targets, point) is target for point in points_in(target)), target


def points_in(target: Target) -> list[tuple[int, int]]:
    """Points of a target from its middle outwards."""
    rect = target.rect
    return [
        rect.center,
        *((rect.x + rect.width * x // 8, rect.y + rect.height * y // 8) for y in (7, 5, 3, 1) for x in (4, 2, 6, 1, 7)),
    ]


def uppermost(targets: list[Target], point: tuple[int, int]) -> Target | None:
    hit = [target for target in targets if target.contains(point)]
    return max(enumerate(hit), key=lambda pair: (pair[1].layer, pair[0]))[1] if hit else None


def test_nothing_can_be_played_while_somebody_else_is_asked() -> None:
    board = open_board(setup_of(4))
    for position in decisions(played(4), 2):
        assert not any(target.moves for target in board.targets(position.seen_by(None), None))


def test_a_refused_place_says_why() -> None:
    board = open_board(setup_of(5))
    reasons = set()
    for seed in (1, 2):
        for position in decisions(played(5, seed), 20):
            asked = asked_of(position)
            assert asked is not None
            for target in board.targets(position.seen_by(asked.decision.seat), asked):
                if target.refusals and not target.moves:
                    reasons.add(target.refusals[0].key.rpartition(".")[2])
                    assert board.narrator.refusal(target.refusals[0])
    assert {"space_taken", "no_land_moves", "too_dear", "pyramid_too_low", "only_in_combat"} <= reasons


def test_the_question_of_a_window_looks_the_same_whatever_the_hand_holds() -> None:
    """KEM-16.4  Others see the same bar and the same targets for two hands of the same size."""
    board = open_board(setup_of(4))
    windows = [p for p in decisions(played(4, 2), 12) if type(p.decision).__name__ == "SpeakInWindow"]
    assert windows
    for position in windows:
        assert position.decision is not None
        seat = position.decision.seat
        other = position.clone()
        other.hands[seat] = tuple(sorted("prayer" for _ in other.hands[seat]))
        seen = []
        for game in (position, other):
            targets = board.targets(game.seen_by(None), None)
            picture, _ = frame(board, game, None)
            told = [(target.label, tuple(target.rect)) for target in targets]
            seen.append((told, pygame.image.tobytes(picture, "RGB")))
        assert seen[0] == seen[1]


def test_everything_with_a_name_can_be_enlarged() -> None:
    board = open_board(setup_of(5))
    seen = set()
    for position in decisions(played(5), 2):
        asked = asked_of(position)
        assert asked is not None
        board.choice.belong_to(asked.decision)
        for drawer in (False, True):
            board.choice.drawer = drawer
            for target in board.targets(position.seen_by(asked.decision.seat), asked):
                if target.subject and target.subject not in seen:
                    seen.add(target.subject)
                    picture, text = board.enlarged(target.subject)
                    assert picture.get_width() > 60 and text
    kinds = {subject.partition(".")[0] for subject in seen}
    assert {"space", "tile", "card", "battle", "action"} <= kinds


listed = pytest.mark.skipif("kemet" not in titles.TITLES, reason="Kemet is not offered yet")


@listed
def test_a_click_takes_the_chosen_group_all_the_way_and_escape_forgets_a_choice() -> None:
    match = played(5)
    position = next(
        p for p in decisions(match, 40)
        if isinstance(p.decision, Advance) and p.march is not None and p.march.first and p.units[p.march.at] > 2
    )  # fmt: skip
    pilot = Pilot(open_app((1280, 720), reduced_motion=True, pace="instant", confirm_turn_end=False))
    sit_down(pilot, Match(RULES, setup_of(5), position.clone()))
    scene = pilot.app.stack.find(TableScene)
    assert isinstance(scene, TableScene)
    while scene.asked is None:
        pilot.tick(1, 2.0)
        if pilot.scene is not scene:
            pilot.hold(pygame.K_SPACE, HOLD + 0.1)
    board, game = scene.board, scene.game.match
    assert isinstance(board, KemetBoard)
    pilot.click(board.look.say("bar.minus"))
    assert position.march is not None and board.choice.n == position.units[position.march.at] - 1
    pilot.key(pygame.K_ESCAPE)
    assert board.choice.n == 0 and not game.moves, "Escape takes back what was only chosen"
    pilot.click(board.look.say("bar.minus"))
    wanted = board.choice.n
    goal = next(c for c in scene.controls if isinstance(c, Spot) and c.then and not isinstance(c.moves[0], GoOn))
    chain = (*goal.moves, *goal.then)
    pilot.click(goal)
    pilot.tick(12)
    assert tuple(game.moves[: len(chain)]) == chain
    assert isinstance(chain[1], GoOn) and chain[1].n == wanted
