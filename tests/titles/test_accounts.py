"""What everybody watches together: its account is public, adds up, and the table waits for it at every pace."""

from dataclasses import replace

import pygame
import pytest

from game.core.accounts import Account, accounts_of
from game.core.events import Event, Scored, visible_to
from game.core.match import Match
from game.core.position import Position
from game.titles import TITLES, title
from tests.boards.harness import recorded
from tests.pilot.matches import at_screen, match_of, sit_down
from tests.pilot.test_trust import as_people
from tests.playing import played_on
from ui.ending.table import SourceTable
from ui.host.host import Host
from ui.scenes.account import AccountScene
from ui.scenes.table import TableScene
from ui.workshop.pilot import Pilot
from ui.workshop.stand_ins import NeverAnswers

WATCHED = {
    "kemet": {"CombatDecided", "DawnBegan"},
    "tekhenu": {"JudgementEnded", "ScoringEnded"},
    "amunre": {"OfferingCounted", "KingdomEnded"},
    "pharaon": set[str](),
}
STOPPING = [name for name in TITLES if WATCHED[name]]
CALM = {"pace": "instant", "reduced_motion": True}
FOUR = {"kemet": 2, "tekhenu": 2, "amunre": 1}
"""A recorded game of four."""


def all_accounts(match: Match[Position]) -> list[Account]:
    return [account for number in range(len(match.moves)) for account in accounts_of(match, number + 1)]


def first_of(match: Match[Position], kind: str) -> int:
    """The move (from 0) with which something of this kind is over for the first time."""
    return next(one.move for one in all_accounts(match) if type(one.closing).__name__ == kind) - 1


@pytest.mark.parametrize("name", TITLES)
def test_what_is_watched_is_public_and_complete(name: str) -> None:
    """Nobody sees more than the log of the table, and nothing that hangs on hidden things makes the table wait."""
    closing = [kind for kind in title(name).codec.records.values() if issubclass(kind, Event) and kind.closes]
    assert {kind.__name__ for kind in closing} == WATCHED[name]
    assert not any(kind.private or (kind.closes and kind.closes.private) for kind in closing)
    for match in (recorded(name, number) for number in (0, FOUR.get(name, 2))):
        for account in all_accounts(match):
            assert all(visible_to(entry.event, None) for entry in account.entries)
            assert account.entries[-1].event is account.closing
            begun = next(n for n, entry in enumerate(match.log) if entry is account.entries[0])
            points = list(match.position_before(0).points)
            for entry in match.log[:begun]:
                if entry.move and isinstance(entry.event, Scored):
                    points[entry.event.seat] += entry.event.points
            assert account.before == tuple(points)


@pytest.mark.parametrize("name", STOPPING)
def test_all_hands_are_closed_while_everybody_watches(name: str) -> None:
    """Also that of the person who is asked next; without stops the game goes on as ever."""
    match = as_people(recorded(name, FOUR[name]))
    for kind in WATCHED[name]:
        number = first_of(match, kind)
        for stops in (True, False):
            host = Host(match.branch(number), None, NeverAnswers(), stops=lambda stops=stops: stops)
            assert host.asked_seat is not None
            host.viewers.lift(host.asked_seat)
            played = host.play(match.moves[number])
            assert [type(one.closing).__name__ for one in played.accounts].count(kind) == stops
            if stops:
                assert (host.player, host.viewer) == (None, None)
                assert all(turn.after == match.position_before(number + 1).seen_by(None) for turn in played.turns[-1:])


@pytest.mark.parametrize("name", STOPPING)
def test_the_table_stops_right_where_an_account_ends(name: str) -> None:
    """With the points that it adds up to: a scoring that follows a judgement is shown afterwards."""
    match = as_people(recorded(name, FOUR[name]))
    numbers = {one.move - 1 for one in all_accounts(match)}
    for number in sorted(numbers)[:12]:
        host = Host(match.branch(number), None, NeverAnswers(), stops=lambda: True)
        assert host.asked_seat is not None
        host.viewers.lift(host.asked_seat)
        played = host.play(match.moves[number])
        counts = [turn.count for turn in played.turns]
        assert sum(counts) == len([entry for entry in host.match.log if entry.move > number])
        for one in played.accounts:
            turn = next(turn for turn in played.turns if one.closing in turn.events)
            assert turn.events[-1] == one.closing
            brought = map(sum, zip(*one.scored.values(), strict=True)) if one.scored else [0] * len(one.before)
            assert list(turn.after.points) == [max(0, a + b) for a, b in zip(one.before, brought, strict=True)]


def play_first(pilot: Pilot, name: str, kind: str) -> TableScene:
    """The table after the move with which something was over."""
    match = as_people(recorded(name, FOUR[name]))
    number = first_of(match, kind)
    table = at_screen(pilot, match.branch(number))
    table._play(match.moves[number])
    return table


@pytest.mark.parametrize(("pace", "reduced"), [("instant", True), ("normal", False), ("step", False)])
@pytest.mark.parametrize("name", STOPPING)
def test_the_table_waits_until_somebody_goes_on(opened, idle_workers, name: str, pace: str, reduced: bool) -> None:
    for kind in WATCHED[name]:
        pilot = opened(pace=pace, reduced_motion=reduced)
        table = play_first(pilot, name, kind)
        pilot.wait_until(lambda table=table: bool(table.show.to_watch))
        pilot.tick(60, 0.5)
        assert table.show.to_watch and table.asked is None
        moves = len(table.host.match.moves)
        for _ in range(9):
            if table.show.to_watch:
                pilot.key(pygame.K_SPACE)
                pilot.tick(3)
        assert not table.show.to_watch and len(table.host.match.moves) == moves
        assert not isinstance(pilot.scene, AccountScene)


def test_a_burst_of_keys_does_not_run_through_what_is_watched(opened, idle_workers) -> None:
    pilot = opened(**CALM)
    table = play_first(pilot, "tekhenu", "ScoringEnded")
    pilot.key(pygame.K_SPACE)
    pilot.tick()
    assert isinstance(pilot.scene, AccountScene), "the press came before the sheet"
    pilot.app.gestures.press(None)
    pilot.app.gestures.turn_page()
    for _ in range(8):
        pilot._stroke(pygame.K_SPACE, 0, "")
        pilot.tick(1, 0.2)
    assert isinstance(pilot.scene, AccountScene) and table.show.to_watch


def test_points_come_in_row_by_row_and_one_press_shows_the_rest(opened, idle_workers) -> None:
    pilot = opened(pace="normal", reduced_motion=False)
    table = play_first(pilot, "amunre", "KingdomEnded")
    pilot.wait_until(lambda: isinstance(pilot.scene, AccountScene))
    pilot.click_at(pilot.scene.sheet.center)
    assert isinstance(pilot.scene, AccountScene) and not pilot.scene.animating
    pilot.click_at(pilot.scene.sheet.center)
    assert pilot.scene is table or not isinstance(pilot.scene, AccountScene)


def test_each_column_has_the_whole_name_of_its_seat(opened, idle_workers) -> None:
    """Also that of the solo opponent at a small laptop: here is no podium on which it would stand."""
    solo = match_of("tekhenu", "human", "botankhamon")
    solo.rename(("Néféret", "Botankhamon"))
    match = played_on(solo, lambda match: any(bool(one.scored) for one in accounts_of(match, len(match.moves))[:1]))
    number = len(match.moves) - 1
    pilot = opened((1366, 768), **CALM)
    sit_down(pilot, match.branch(number))._play(match.moves[number])
    pilot.wait_until(lambda: isinstance(pilot.scene, AccountScene))
    columns = next(control for control in pilot.controls() if isinstance(control, SourceTable))
    assert [columns.name(seat).whole for seat in (0, 1)] == [True, True]


def test_the_account_can_be_opened_again_from_its_line(opened, idle_workers) -> None:
    pilot = opened(**CALM, stops=False)
    table = play_first(pilot, "tekhenu", "ScoringEnded")
    assert not table.show.to_watch, "people can do without"
    number = len(table.host.match.moves)
    table.accounts.open_again(number - 1)
    assert pilot.scene is table, "nothing was over with that move"
    table.look_back(table.host.match.log[-1])
    assert isinstance(pilot.scene, AccountScene)
    told = table.accounts.of_move(number)[0]
    sums = [before + sum(row[seat] for row in told.scored.values()) for seat, before in enumerate(told.before)]
    assert table.host.match.position.points == sums


def test_nobody_stops_where_no_person_plays() -> None:
    match = recorded("tekhenu", 2)
    number = first_of(match, "ScoringEnded")
    branch = match.branch(number)
    branch.setup = replace(match.setup, seats=tuple(replace(seat, kind="apprenti") for seat in match.setup.seats))
    assert Host(branch, None, NeverAnswers(), stops=lambda: True)._play(match.moves[number]).accounts == []
