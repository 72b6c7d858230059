"""What happened at the table of Tekhenu is shown, and the film ends with the picture of the new position."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import Event, Scored
from game.core.match import Match
from game.tekhenu import events as happened
from game.tekhenu.state import Tekhenu
from tests.boards.tekhenu_harness import SOLO, open_board, played, setup_of
from ui.boards.animation.fades import Banner, CrossFade
from ui.boards.animation.flights import Flights
from ui.boards.board import Animation
from ui.boards.tekhenu.animation.build import Build
from ui.boards.tekhenu.animation.changes import Rise, Slide, TurnOver, Walk
from ui.boards.tekhenu.animation.film import directed, film
from ui.boards.tekhenu.animation.rotation import DiceFall, Rotation

SHOWN: dict[type[Event], type[Animation]] = {
    happened.DieTaken: Flights,
    happened.DialTurned: Rotation,
    happened.DiceRolled: DiceFall,
    happened.BuildingBuilt: Build,
    happened.StatueBuilt: Build,
    happened.PeopleStatueBuilt: Build,
    happened.PillarLaid: Build,
    happened.PillarRaised: Build,
    happened.DisplaySlid: Slide,
    happened.PopulationMoved: Walk,
    happened.HappinessMoved: Walk,
    happened.Judged: Walk,
    happened.GoodsGained: Rise,
    happened.CardTaken: Flights,
    happened.BlessingPlayed: Flights,
    happened.DestinyTaken: Flights,
    happened.MarketFilled: TurnOver,
    happened.JudgementBegan: Banner,
    happened.ScoringBegan: Banner,
    Scored: Rise,
}


def steps(match: Match[Tekhenu], viewer: int | None) -> list[tuple[Tekhenu, Tekhenu, list[Event]]]:
    found = []
    for number in range(len(match.moves)):
        events = [entry.event for entry in match.log if entry.move == number + 1]
        before, after = match.position_before(number), match.position_before(number + 1)
        found.append((before.seen_by(viewer), after.seen_by(viewer), events))
    return found


def lasting(view: Tekhenu) -> object:
    """What a film must have brought about."""
    return (
        view.first_sunny,
        [sorted(dice, key=repr) for dice in view.sections],
        view.osiris,
        view.sites,
        view.god_statues,
        view.people_statues,
        view.laid,
        view.turned,
        view.pillars,
        view.display,
        view.market,
        sorted(view.bag),
        [(seat.population, seat.happiness, seat.balance, seat.goods, seat.excess) for seat in view.seats],
        view.points,
        view.order,
    )


@pytest.mark.parametrize("seats", [SOLO, 2, 3, 4])
def test_every_event_is_shown_and_the_end_is_the_new_position(seats: int) -> None:
    board = open_board(setup_of(seats))
    seen: set[type[Event]] = set()
    for before, after, events in steps(played(seats), 0):
        director = directed(board.look, board.picture, before, after, events, 0)
        kinds = {type(animation) for animation in director.animations}
        for event in events:
            expected = SHOWN.get(type(event))
            if expected is not None:
                seen.add(type(event))
                assert expected in kinds, event
        assert lasting(director.now) == lasting(after), events
    assert len(seen) >= len(SHOWN) - 2, set(SHOWN) - seen


def paint_film(board_paint: object, target: pygame.Surface, shown: list[Animation], before: Tekhenu) -> None:
    for animation in shown:
        view = animation.view or before
        assert isinstance(view, Tekhenu)
        for share in (0.0, 0.5, 1.0):
            board_paint(target, view, None, 1.0)  # type: ignore[operator]
            animation.paint(target, share)


def test_films_can_be_painted_and_the_board_is_itself_again_afterwards() -> None:
    board = open_board(setup_of(3))
    target, fresh = pygame.Surface(board.app.screen.size), pygame.Surface(board.app.screen.size)
    painted: set[type[Animation]] = set()
    for before, after, events in steps(played(3), 0):
        shown = film(board.look, board.picture, before, after, events, 0, False)
        if {type(one) for one in shown} <= painted:
            continue
        painted.update(type(one) for one in shown)
        paint_film(board.paint, target, shown, before)
        for surface in (target, fresh):
            surface.fill((0, 0, 0))
            board.paint(surface, after, None, 1.0)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")
    assert {Rotation, DiceFall, Build, Slide, TurnOver, Walk, Rise, Flights} <= painted


def test_reduced_motion_only_fades() -> None:
    board = open_board(setup_of(3), reduced_motion=True)
    for before, after, events in steps(played(3), None)[::5]:
        shown = board.animations(before, after, events)
        assert all(isinstance(one, CrossFade) and one.seconds <= 0.2 for one in shown)
