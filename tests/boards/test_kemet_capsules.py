"""KEM-6.6  What a step costs is told on the space it leads to, and covers neither numbers nor the names of others."""

from __future__ import annotations

import pytest

from game.kemet.march import Advance
from game.kemet.recruiting import Recruit
from game.kemet.state import NOBODY, Kemet
from tests.boards.kemet_harness import SIZES, asked_of, decisions, open_board, played, setup_of
from ui.boards.kemet.board import KemetBoard
from ui.boards.kemet.map_places import map_places
from ui.boards.kemet.space_sheet import MapLaid


def questions(players: int) -> list[Kemet]:
    """Positions in which capsules lie on the map."""
    return [p for p in decisions(played(players), 12) if isinstance(p.decision, Advance | Recruit)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_capsule_lies_on_a_space_it_speaks_of_and_hides_no_number(size: tuple[int, int], players: int) -> None:
    board = open_board(setup_of(players), size)
    geometry, seen = board.picture.geometry, 0
    for position in questions(players):
        laid = laid_for(board, position)
        lit = [name for name, _ in laid.scene.lights]
        for capsule in laid.capsules:
            rect = capsule.rect(geometry)
            seen += 1
            assert board.look.layout.map.contains(rect)
            points = (rect.midleft, rect.center, rect.midright)
            assert any(geometry.hit(name)(point) for name in lit for point in points), (capsule, lit)
            for number, name in enumerate(position.board.names):
                if position.holder[number] != NOBODY:
                    x, y = geometry.troop(name)
                    badge = (round(x + 17 * geometry.scale), round(y - 3 * geometry.scale))
                    assert not rect.collidepoint(badge), (name, rect)
    assert seen > 3


def laid_for(board: KemetBoard, position: Kemet) -> MapLaid:
    assert position.decision is not None
    view, asked = position.seen_by(position.decision.seat), asked_of(position)
    return map_places(board._desk(view, asked), board.picture)
