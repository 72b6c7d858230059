"""Whatever can be pointed at in a game can be enlarged and says something, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.core.position import Position
from tests.boards.harness import open_app
from tests.boards.recorded import GAMES, asked_of, decisions, recorded
from ui.boards.board import Asked, Board
from ui.boards.by_title import board_of
from ui.boards.target import Target
from ui.table.tips import Tips

OF_EACH = 3
"""Decisions of each kind whose tips are all told."""


def offered(board: Board[Position], view: Position, asked: Asked[Position], deeper: bool) -> Iterator[Target]:
    """The targets of a question and, if wanted, those that come up once something was chosen."""
    first = board.targets(view, asked)
    yield from first
    for label in [target.label for target in first if target.act is not None and deeper]:
        chosen = next((one for one in board.targets(view, asked) if one.label == label), None)
        if chosen is None or chosen.act is None:
            continue
        chosen.act()
        yield from board.targets(view, asked)
        while board.step_back():
            pass


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("name", "number"), GAMES)
def test_every_subject_can_be_enlarged_and_every_tip_told(name: str, number: int, language: str) -> None:
    board = board_of(open_app(language=language), recorded(name, number).setup)
    board.zones(board.app.screen)
    enlarged: set[str] = set()
    seen: Counter[str] = Counter()
    for match in decisions(name, number):
        asked = asked_of(match.position)
        kind = type(asked.decision).__name__
        seen[kind] += 1
        view = match.position.seen_by(asked.decision.seat)
        tips = Tips(match, board, view)
        for target in offered(board, view, asked, deeper=seen[kind] <= OF_EACH):
            if target.subject and target.subject not in enlarged:
                enlarged.add(target.subject)
                picture, told = board.enlarged(target.subject)
                assert picture.get_width() > 0 and told, target.subject
            if seen[kind] <= OF_EACH:
                assert target.told() or tips.of(target) or not target.moves, target
    assert enlarged


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_enter_has_one_answer_at_most_and_the_keyboard_can_walk_to_it(name: str, number: int) -> None:
    board = board_of(open_app(), recorded(name, number).setup)
    board.zones(board.app.screen)
    seen: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for match in decisions(name, number):
        asked = asked_of(match.position)
        kind = type(asked.decision).__name__
        seen[kind] += 1
        if seen[kind] > 5 * OF_EACH:
            continue
        view = match.position.seen_by(asked.decision.seat)
        gold = [target for target in board.targets(view, asked) if target.primary]
        assert len(gold) <= 1, asked.decision
        assert all(target.focusable and target.visible and (target.moves or target.act) for target in gold)
        found[kind] += len(gold)
    expected = {"amunre": ("CollectIncome", "BuyStones", "BuyFarmers", "LayOffering"), "tekhenu": ("ChoosePayment",)}
    assert all(found[kind] for kind in expected.get(name, ()) if seen[kind])


def test_tips_of_a_tray_keep_clear_of_all_of_it() -> None:
    """What can be answered beside the pointed answer, and what is paid, stays in sight in a large window."""
    for name, number, kind, layer in (
        ("amunre", 6, "LayOffering", 2), ("tekhenu", 8, "ChoosePayment", 4), ("pharaon", 2, "ChooseTokens", 4),
    ):  # fmt: skip
        board = board_of(open_app((1920, 1080)), recorded(name, number).setup)
        board.zones(board.app.screen)
        match = next(one for one in decisions(name, number) if type(one.decision).__name__ == kind)
        asked = asked_of(match.position)
        answers = [t for t in board.targets(match.position.seen_by(asked.decision.seat), asked) if t.layer == layer]
        gold = next(target for target in answers if target.primary)
        assert gold.tip_beside is not None
        others = [t for t in answers if t.tip_beside == gold.tip_beside and t is not gold]
        assert others and all(gold.tip_beside.colliderect(target.rect) for target in others)
