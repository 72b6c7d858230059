"""The scene: what is shown when, by hand or at once."""

from dataclasses import replace
from functools import partial

import pygame
import pytest

from tests.ending.conftest import finished
from tests.pilot.matches import new_match
from ui.frame.words import misfits
from ui.scenes.end import EndScene


def test_a_game_that_goes_on_has_no_end(pilot):
    with pytest.raises(ValueError, match="goes on"):
        EndScene(pilot.app, new_match("human", "human", "human"))


def test_points_come_in_by_themselves_until_space_or_a_click_beside_the_buttons_shows_everything(pilot):
    points, time = finished(3).position.points, partial(pilot.wait_until, lambda: not pilot.scene.animating)
    for finish in (partial(pilot.key, pygame.K_SPACE), partial(pilot.click_at, (5, 5)), time):
        scene = EndScene(pilot.app, finished(3))
        pilot.app.push(scene)
        pilot.tick(10)
        assert scene.animating
        assert scene._table._counted(0) < points[0] or not points[0]
        finish()
        assert not scene.animating and scene._reveal.over, finish
        assert [scene._table._counted(seat) for seat in range(3)] == points
    pilot.app.settings = replace(pilot.app.settings, reduced_motion=True)
    scene = EndScene(pilot.app, finished(3))
    pilot.app.push(scene)
    assert not scene.animating, "with little motion at once"


def test_the_winner_is_not_told_before_the_points(pilot):
    """Two games with different winners look the same until the first row has come in."""
    first, second = finished(4, 1), finished(4, 2)
    assert first.result().winners != second.result().winners, "choose other seeds"
    frames = []
    for match in (first, second):
        scene = EndScene(pilot.app, match)
        pilot.app.reset(scene)
        scene._about = ""
        frames.append(pilot.pixels())
    assert frames[0] == frames[1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_long_names_find_their_place(pilot, size):
    match = finished(5)
    chairs = tuple(replace(seat, name=f"{seat.name} la Très Haute"[:24]) for seat in match.setup.seats)
    renamed = type(match).replayed(match.title, replace(match.setup, seats=chairs), match.moves)
    pilot.resize(size)
    with misfits() as found:
        pilot.app.reset(EndScene(pilot.app, renamed, revealed=True))
        pilot.settle()
    assert not found


def test_in_a_small_window_table_and_chart_share_one_place(pilot):
    scene = EndScene(pilot.app, finished(4), revealed=True)
    pilot.app.push(scene)
    pilot.tick()
    assert scene._table in scene.controls
    scene.controls[0].adjust(1)
    pilot.tick()
    assert scene._table not in scene.controls
