"""Where the points came from and when: both add up to the totals, whatever the game."""

from datetime import UTC, datetime

import pytest

from game.core.chance import Chance
from game.core.events import Scored
from game.pharaon.scoring import points_now
from saves import SaveIdentity, compose
from tests.ending.conftest import finished
from tests.pilot.matches import match_of
from tests.playing import played_on
from ui.ending.by_title import ending_of
from ui.ending.reveal import Reveal
from ui.ending.sources import Source, sources
from ui.ending.timeline import leads, timeline, timeline_of
from ui.text import Catalogue
from ui.text.narrator import Narrator


def narrator(match, language="fr") -> Narrator:
    return Narrator(Catalogue.load(language), match.title.id, match.setup.names)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_columns_add_up_to_the_totals(seats):
    match = finished(seats)
    rows = sources(match, narrator(match))
    assert [sum(row.points[seat] for row in rows) for seat in range(seats)] == match.position.points
    signs = list(ending_of("amunre").signs)
    assert [row.reason for row in rows][: len(signs)] == signs and all(row.label[0].isupper() for row in rows)


def test_the_best_of_a_row_is_marked_unless_all_are_equal():
    for points, best in (((3, 5, 5), [False, True, True]), ((4, 4), [False] * 2), ((0, -2), [False] * 2)):
        assert [Source("a", "A", "star", points).is_best(seat) for seat in range(len(points))] == best


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_course_ends_with_the_totals_and_has_two_scorings(seats):
    match = finished(seats)
    line = timeline("amunre", match.position.ledger, seats, match.position.round)
    assert line == timeline_of(match), "there is no other than the ledger"
    assert (line.stops[0].points, list(line.stops[-1].points)) == ((0,) * seats, match.position.points)
    assert [stop.round for stop in line.stops if not stop.reason] == list(range(7))
    assert [band.number for band in line.phases] == [1, 2]
    assert [sum(gains) for gains in zip(*(band.gains for band in line.phases), strict=True)] == match.position.points
    places = [stop.at for stop in line.stops]
    assert places == sorted(set(places))


def test_a_title_that_nobody_has_told_us_about_has_rounds_and_no_bands():
    """Points below zero are on the chart."""
    ledger = [Scored(0, 10, "start", 0), Scored(1, 3, "trade", 1), Scored(0, -2, "bread", 2)]
    line = timeline("kemet", ledger, 2, 2)
    assert [stop.points for stop in line.stops] == [(10, 0), (10, 3), (8, 3)]
    assert (line.phases, line.least, line.most) == ((), 0, 10)
    assert timeline("kemet", [Scored(0, -4, "bread", 1)], 2, 1).least == -4


def test_who_led_when():
    ledger = [Scored(0, 2, "a", 1), Scored(1, 5, "a", 2), Scored(0, 3, "a", 3)]
    assert leads(timeline("kemet", ledger, 2, 3).stops) == [None, 0, 1, None]


def test_the_reveal_goes_row_by_row_then_podium_then_chart():
    reveal = Reveal(3, at_once=False)
    seen = []
    while not reveal.over:
        seen.append((reveal.row(0), reveal.row(1), reveal.row(2), reveal.podium, reveal.chart))
        reveal.advance(0.05)
    for earlier, later in zip(range(4), range(1, 5), strict=True):
        assert all(frame[earlier] == 1 for frame in seen if frame[later] > 0)
    assert not reveal.advance(1.0)
    assert Reveal(40, at_once=False).length < 10, "many rows do not take longer than people wait"
    assert Reveal(40, at_once=True).over


def test_a_game_that_counts_last_has_a_course_all_the_same():
    match = played_on(match_of("pharaon", "human", "human", "human", seed=4), seed=4)
    stops = timeline_of(match).stops
    assert [stop.round for stop in stops] == list(range(match.position.round + 1))
    assert list(stops[-1].points) == match.position.points
    assert all(any(stop.points) for stop in stops[1:]) and len({stop.points for stop in stops}) > 3


def test_the_header_of_a_running_match_tells_what_everybody_sees():
    """What is dealt again for a seat that does not know it leaves the standing as it was."""
    match, chance = match_of("pharaon", "human", "human", "human", seed=4), Chance(4)
    for number in range(150):
        match.play(chance.pick(match.position.moves()))
        standing = match.title.standing(match.position)
        assert match.title.standing(match.position.imagine(number % 3, Chance(number))) == standing
        if number % 10 == 0:
            assert standing == [points_now(match.position.seen_by(None), seat) for seat in range(3)]
    assert any(standing)
    save = compose(match, SaveIdentity.new(), datetime.now(UTC))
    assert f"points: {standing}".encode() in save
