"""A window that changes its size while something moves: it goes on moving, in the new window."""

import pytest

from game.titles import TITLES
from tests.pilot.test_trust import at, recorded


@pytest.mark.usefixtures("quick_workers")
@pytest.mark.parametrize("title_id", TITLES)
def test_what_moves_is_filmed_for_the_new_window(opened, title_id):
    pilot = opened(reduced_motion=False, pace="normal")
    match = recorded(title_id)
    for number in range(len(match.moves)):
        table = at(pilot, match, number)
        table.take(match.moves[number])
        table.confirm()
        if table.show.moving:
            break
    assert table.show.moving
    filmed = list(table.show._queue)
    pilot.resize((1600, 900))
    now = list(table.show._queue)
    assert now and not set(map(id, now)) & set(map(id, filmed))
    pilot.tick(3)
    while table.show.busy:
        pilot.tick(1, 0.5)


@pytest.mark.usefixtures("quick_workers")
def test_panels_tell_the_points_that_are_counted_so_far(opened):
    pilot = opened(reduced_motion=False, pace="normal")
    match = recorded("amunre")
    number = next(entry.move for entry in match.log if type(entry.event).__name__ == "Scored") - 1
    table = at(pilot, match, number)
    table.take(match.moves[number])
    table.confirm()
    told = []
    while table.show.moving:
        pilot.tick(1, 0.3)
        told.append([panel.points for panel in table.top.panels])
    counted = [table.app.say("table.points", n=n) for n in table.host.match.position.points]
    assert told[0] != counted and told[-1] == counted
