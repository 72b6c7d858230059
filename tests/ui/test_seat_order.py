"""Panels stand in the order that the board gives, and walk when it changes."""

import pytest

from tests.pilot.matches import match_of
from tests.pilot.matches import sit_down as sit_down_at
from tests.ui.plain_board import PlainBoard
from ui.boards.by_title import BOARDS
from ui.scenes import routes
from ui.scenes.table import TableScene
from ui.table.seat_panel import SWAP


class OrderedBoard(PlainBoard):
    """Seats stand as a test says."""

    order = (2, 0, 1)

    def seat_order(self, view):
        return self.order


@pytest.fixture
def table(opened, monkeypatch, idle_workers):
    monkeypatch.setitem(BOARDS, "tekhenu", (__name__, "OrderedBoard"))

    def sit_down(**settings):
        pilot = opened(**settings)
        routes.open_title(pilot.app)
        sit_down_at(pilot, match_of("tekhenu", "human", "scribe", "scribe", seed=1))
        assert isinstance(pilot.scene, TableScene)
        return pilot, pilot.scene

    return sit_down


def places(scene):
    """Which seat stands where, from the top."""
    return sorted(range(3), key=lambda seat: scene.top.panels[seat].rect.y)


def test_panels_stand_as_the_board_says_from_the_beginning(table):
    _, scene = table()
    assert places(scene) == [2, 0, 1]
    assert [panel.rect for panel in scene.top.panels] == list(scene.top.zones_by_seat.seats)
    assert {tuple(panel.rect) for panel in scene.top.panels} == {tuple(place) for place in scene.zones.seats}


def test_a_change_of_the_order_is_a_walk(table):
    pilot, scene = table()
    panel, start = scene.top.panels[2], scene.top.panels[2].rect.copy()
    scene.board.order = (0, 1, 2)
    scene.refresh()
    assert panel.rect == start
    pilot.tick(1, SWAP / 2)
    assert start.y < panel.rect.y < panel.place.y
    pilot.tick(1, SWAP)
    assert places(scene) == [0, 1, 2] and panel.rect == panel.place == scene.zones.seats[2]


def test_with_little_motion_they_change_at_once_and_without_an_order_they_stay(table):
    _, scene = table(reduced_motion=True)
    for order, stand in (((1, 0, 2), [1, 0, 2]), ((), [1, 0, 2])):
        scene.board.order = order
        scene.refresh()
        assert places(scene) == stand


def test_pointing_follows_the_panels(table):
    pilot, scene = table()
    seats = []
    for place in scene.zones.seats:
        pilot.move(place.center)
        seats.append(scene.board.pointed_seat)
    assert seats == [2, 0, 1]
