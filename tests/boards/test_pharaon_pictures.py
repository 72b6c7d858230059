"""The table of Pharaon can be painted in every window, and every word on it is whole."""

from __future__ import annotations

import pytest

from tests.boards.pharaon_harness import SIZES, TABLES, decisions, frame, open_board, played, setup_of

WINDOWS = (
    *((size, text, "fr") for size in SIZES for text in (80, 160)),
    (SIZES[0], 100, "fr"),
    (SIZES[1], 100, "en"),
    (SIZES[0], 160, "en"),
)


@pytest.mark.parametrize(("size", "text", "language"), WINDOWS)
def test_every_word_is_whole(size: tuple[int, int], text: int, language: str) -> None:
    cut = set()
    for number, players in enumerate((*TABLES, 4)):
        if (number + text // 20 + size[0] // 640) % 3 and players != 4:
            continue
        board = open_board(setup_of(players), size, language, text)
        for position in decisions(played(players, seed=number + text), 1):
            seat = position.decision.seat if position.decision is not None else 0
            _, misfits = frame(board, position, seat)
            cut |= {(misfit.text, players) for misfit in misfits}
    assert not cut
