"""The table of Kemet can be painted in every window, every word on it is whole, and its parts do not overlap."""

from __future__ import annotations

import itertools

import pytest

from tests.boards.kemet_harness import SIZES, TABLES, decisions, frame, open_board, played, setup_of, told
from ui.boards.kemet.layout import Layout
from ui.frame.screen import Screen

pytestmark = told

WINDOWS = (
    *((size, text, "fr") for size in SIZES for text in (100, 150)),
    (SIZES[0], 80, "fr"),
    (SIZES[0], 150, "en"),
    (SIZES[1], 100, "en"),
)


@pytest.mark.parametrize(("size", "text", "language"), WINDOWS)
def test_every_word_is_whole(size: tuple[int, int], text: int, language: str) -> None:
    cut = set()
    for number, players in enumerate(TABLES):
        if (number + text // 50 + size[0] // 640) % 2 and players != 5:
            continue
        board = open_board(setup_of(players), size, language, text)
        for position in decisions(played(players, seed=1 + number % 3), 1):
            seat = position.decision.seat if position.decision is not None else 0
            _, misfits = frame(board, position, seat)
            cut |= {(misfit.text, type(position.decision).__name__) for misfit in misfits}
    assert not cut


@pytest.mark.parametrize("size", [*SIZES, (1600, 900), (1920, 1200), (1366, 768), (3440, 1440)])
@pytest.mark.parametrize("text", [80, 100, 125, 150])
def test_the_parts_of_the_table_lie_beside_each_other(size: tuple[int, int], text: int) -> None:
    for players in TABLES:
        layout = Layout(Screen(size, text), players, "B" if players in (3, 5) else "A")
        zones = layout.zones
        parts = [
            zones.strip, zones.prompt, zones.tools, zones.board, layout.own_board, layout.prayer_track, layout.group,
            layout.confirm, layout.hand, *layout.seats, layout.market, layout.log,
        ]  # fmt: skip
        if not layout.small:
            parts.append(layout.vp_race)
        for part in parts:
            assert Screen(size).rect.contains(part), part
            assert part.width > 40 and part.height > 20, part
        for one, other in itertools.combinations(parts, 2):
            assert not one.colliderect(other), (one, other)
        assert abs(layout.map.width / layout.map.height - 1300 / 740) < 0.01
        for inner in (layout.turn_order, layout.di_piles):
            assert layout.map.contains(inner)
        assert layout.stage.contains(layout.map)
