"""A window that changes its size while something moves: it goes on moving, in the new window."""

import pytest

from game.titles import TITLES
from tests.pilot.test_trust import at, recorded

pytestmark = pytest.mark.usefixtures("quick_workers")


def made(pilot, match, number):
    """The table right after a move."""
    table = at(pilot, match, number)
    table.take(match.moves[number])
    table.confirm()
    return table


@pytest.mark.parametrize("title_id", TITLES)
def test_what_moves_is_filmed_for_the_new_window(opened, title_id):
    pilot, match = opened(reduced_motion=False, pace="normal"), recorded(title_id)
    tables = (made(pilot, match, number) for number in range(len(match.moves)))
    table = next(table for table in tables if table.show.moving)
    filmed = list(table.show._queue)
    pilot.resize((1600, 900))
    assert table.show._queue and not set(map(id, table.show._queue)) & set(map(id, filmed))
    pilot.tick(3)
    while table.show.busy:
        pilot.tick(1, 0.5)


def test_panels_tell_the_points_that_are_counted_so_far(opened):
    pilot, match = opened(reduced_motion=False, pace="normal"), recorded("amunre")
    number = next(entry.move for entry in match.log if type(entry.event).__name__ == "Scored") - 1
    table, told = made(pilot, match, number), []
    while table.show.moving:
        pilot.tick(1, 0.3)
        told.append([panel.points for panel in table.top.panels])
    counted = [table.app.say("table.points", n=n) for n in table.host.match.position.points]
    assert told[0] != counted and told[-1] == counted
