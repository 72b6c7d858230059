"""Panels stand in the order that the board gives, and walk when it changes."""

import pygame
import pytest

from tests.pilot.matches import match_of
from tests.pilot.matches import sit_down as sit_down_at
from tests.ui.bench import opened_at
from tests.ui.plain_board import PlainBoard
from ui.table.seat_panel import SWAP
from ui.titles import SCREENS


class OrderedBoard(PlainBoard):
    """Seats stand as a test says."""

    order = (2, 0, 1)

    def seat_order(self, view):
        return self.order


@pytest.fixture
def table(opened, monkeypatch, idle_workers):
    monkeypatch.setitem(SCREENS, "tekhenu", SCREENS["tekhenu"]._replace(board=f"{__name__}:OrderedBoard"))

    def sit_down(**settings):
        pilot = opened_at(opened(**settings))
        return pilot, sit_down_at(pilot, match_of("tekhenu", "human", "scribe", "scribe", seed=1))

    return sit_down


def places(scene):
    """Which seat stands where, from the top."""
    return sorted(range(3), key=lambda seat: scene.top.panels[seat].rect.y)


def test_panels_stand_as_the_board_says_from_the_beginning_and_pointing_follows_them(table):
    pilot, scene = table()
    assert places(scene) == [2, 0, 1]
    for place, seat in zip(scene.zones.seats, (2, 0, 1), strict=True):
        pilot.move(place.center)
        assert scene.board.pointed_seat == seat
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


def test_below_another_scene_no_panel_stops_on_its_way(table):
    pilot, scene = table()
    scene.board.order = (0, 1, 2)
    scene.refresh()
    pilot.key(pygame.K_ESCAPE)
    pilot.tick()
    assert pilot.scene is not scene
    assert [panel.rect for panel in scene.top.panels] == list(scene.zones.seats[:3])


def test_with_little_motion_they_change_at_once_and_without_an_order_they_stay(table):
    _, scene = table(reduced_motion=True)
    for order, stand in (((1, 0, 2), [1, 0, 2]), ((), [1, 0, 2])):
        scene.board.order = order
        scene.refresh()
        assert places(scene) == stand


def test_whoever_wishes_so_keeps_the_places_of_the_seats_and_the_line_tells_the_order(table):
    pilot, scene = table()
    pilot.app.change(panels_stay=True)
    assert places(scene) == [0, 1, 2]
    scene.board.order = (1, 2, 0)
    pilot.tick(1, SWAP)
    assert places(scene) == [0, 1, 2] and scene.top.panels[1].rect == scene.zones.seats[1]
    order, line = scene.host.match.position.order, scene.top.order
    names = scene.host.match.setup.names
    assert line.visible and line.tip.lines == tuple(f"{n}. {names[seat]}" for n, seat in enumerate(order, 1))
    pilot.app.change(panels_stay=False)
    assert places(scene) == [1, 2, 0]


@pytest.mark.parametrize("title", ["kemet", "tekhenu"])
@pytest.mark.parametrize("stay", [False, True])
def test_things_fly_to_the_panel_where_it_stands(opened, idle_workers, title, stay):
    pilot = opened_at(opened(panels_stay=stay))
    scene = sit_down_at(pilot, match_of(title, "human", "scribe", "scribe", seed=1))
    view = scene.host.match.position.clone()
    assert scene.top.order.visible != (title == "kemet"), "Kemet's track lies on its map"
    view.order[:] = [2, 0, 1]
    scene.top.fill(view, None)
    assert [scene.board.style.panel(view, seat) for seat in range(3)] == [panel.place for panel in scene.top.panels]
