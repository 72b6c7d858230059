"""Acts are shown one after the other, each at its own tempo."""

import pytest

from tests.ui.plain_board import Breath
from ui.table.pace import TEMPI, Tempo
from ui.table.show import Act, Show

OWN = Tempo(0.0, 1.0, False)


def act(tempo=OWN, seat=None, count=1, animations=1):
    return Act([Breath() for _ in range(animations)], (), tempo, f"before {seat}", f"after {seat}", seat, count)


@pytest.fixture
def show(heard):
    """Heard are the acts that have begun."""
    return Show(lambda act: heard.append(act.seat))


def test_two_acts_follow_each_other(show, heard):
    show.begin(act(count=2), act(TEMPI["slow"], seat=1, count=5))
    assert (show.seat, show.view, show.untold, show.state) == (None, "before None", 7, "moving")
    assert not show.advance(0.5) and show.advance(0.6)
    assert (heard, show.seat, show.view, show.untold) == ([None, 1], 1, "before 1", 5)
    assert show.advance(1.5), "it comes to rest"
    assert (show.view, show.untold, show.moving, show.busy) == (None, 0, False, True)
    assert show.seat is None, "the person may go on"
    assert not show.advance(2.0) and not show.busy and show.seat is None


def test_between_acts_the_table_shows_what_is_over(show):
    show.begin(act(Tempo(1.0, 1.0, False), count=3), act(seat=1, count=2))
    show.advance(1.1)
    assert not show.moving and show.more_to_come and (show.present, show.untold) == ("after None", 2)


def test_step_by_step_waits_after_every_act(show):
    show.begin(act(TEMPI["step"], seat=1), act(TEMPI["step"], seat=1), act())
    show.advance(1.1)
    assert show.state == "waiting" and not show.advance(100.0)
    show.skip()
    assert show.state == "moving"
    show.advance(1.1)
    show.skip()
    assert show.seat is None and show.moving


def test_skip_ends_one_act_and_stop_all_and_instant_acts_are_over_at_once_but_still_heard(show, heard):
    show.begin(act(), act(seat=1), act())
    show.skip()
    assert show.seat == 1 and show.moving
    show.stop()
    assert not show.busy and not show.moving and show.view is None
    heard.clear()
    show.begin(act(TEMPI["instant"], seat=1), act(TEMPI["instant"], seat=1))
    assert heard == [1, 1] and not show.busy and show.untold == 0


def test_the_length_counts_all_that_still_moves(show):
    show.begin(act(animations=2), act(Tempo(0.0, 0.5, False), seat=1))
    show.advance(0.25)
    assert show.length == pytest.approx(2.25)


def test_filmed_anew_it_goes_on_where_it_was(show):
    show.begin(act(animations=3), act(seat=1))
    show.advance(1.1)
    show.advance(0.4)
    left = show.length
    made = {}

    def film(one):
        made[one.seat] = [Breath() for _ in one.animations]
        return made[one.seat]

    show.film_anew(film)
    assert (set(made), list(show._queue)) == ({None, 1}, made[None][1:])
    assert show.length == left and show.view == "before None"
    show.advance(0.7)
    show.advance(1.1)
    assert list(show._queue) == made[1]
