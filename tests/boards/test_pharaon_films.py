"""What happened at the table of Pharaon is shown, and the film ends with the picture of the new position."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import Event, Scored
from game.core.match import Match
from game.pharaon import automaton_events as traitor
from game.pharaon import events as happened
from game.pharaon.state import Pharaon
from tests.boards.pharaon_harness import TABLES, open_board, played, setup_of
from ui.boards.animation.fades import Banner, CrossFade
from ui.boards.animation.flights import Flights
from ui.boards.board import Animation
from ui.boards.pharaon.animation.film import directed, film
from ui.boards.pharaon.animation.points import Points
from ui.boards.pharaon.animation.turns import Growing, WheelTurn
from ui.boards.pharaon.board import PharaonBoard
from ui.boards.pharaon.picture import view_key

SHOWN: dict[type[Event], type[Animation]] = {
    happened.CostPaid: Flights,
    happened.AccessPaid: Flights,
    happened.ResourcesGained: Flights,
    happened.LotTaken: Flights,
    happened.BonusTaken: Flights,
    happened.BonusDrawn: Flights,
    happened.NobleTaken: Flights,
    happened.ArtisanTaken: Flights,
    happened.TrackClimbed: Flights,
    happened.BurialStepReached: Flights,
    happened.PassedOnRow: Flights,
    happened.FirstPlayerTaken: Flights,
    happened.DiscAdvanced: Flights,
    happened.VaseTaken: Growing,
    happened.WheelCleared: Flights,
    happened.WheelTurned: WheelTurn,
    happened.VasesRevealed: CrossFade,
    happened.RoundBegan: Banner,
    traitor.TraitorRevealed: Growing,
    traitor.TraitorPlaced: Flights,
    traitor.TraitorBlocked: Flights,
    Scored: Points,
}


def steps(match: Match[Pharaon]) -> list[tuple[Pharaon, Pharaon, list[Event]]]:
    found = []
    for number in range(len(match.moves)):
        events = [entry.event for entry in match.log if entry.move == number + 1]
        before, after = match.position_before(number), match.position_before(number + 1)
        found.append((before.seen_by(None), after.seen_by(None), events))
    return found


@pytest.mark.parametrize("players", TABLES)
def test_every_event_is_shown_and_the_end_is_the_new_position(players: int) -> None:
    board = open_board(setup_of(players))
    seen: set[type[Event]] = set()
    faded = 0
    for before, after, events in steps(played(players)):
        director = directed(board.look, board.picture, before, after, events, 0)
        kinds = {type(animation) for animation in director.animations}
        for event in events:
            expected = SHOWN.get(type(event))
            if expected is not None:
                seen.add(type(event))
                assert any(issubclass(kind, expected) for kind in kinds), event
        assert view_key(director.now) == view_key(after), events
        last = director.animations[-1] if director.animations else None
        faded += isinstance(last, CrossFade) and not any(isinstance(e, happened.VasesRevealed) for e in events)
    assert {happened.CostPaid, happened.WheelTurned, happened.PassedOnRow, Scored} <= seen
    assert faded <= len(played(players).moves) // 4


def test_films_can_be_painted_and_the_board_is_itself_again_afterwards() -> None:
    for players in (1, 4):
        board = open_board(setup_of(players))
        target, fresh = pygame.Surface(board.app.screen.size), pygame.Surface(board.app.screen.size)
        for number, (before, after, events) in enumerate(steps(played(players))):
            if number % 12 and not any(isinstance(event, happened.WheelTurned) for event in events):
                continue
            paint_film(board, target, film(board.look, board.picture, before, after, events, 0, False), before)
            for surface in (target, fresh):
                surface.fill((0, 0, 0))
                board.paint(surface, after, None, 1.0)
            assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def paint_film(board: PharaonBoard, target: pygame.Surface, shown: list[Animation], before: Pharaon) -> None:
    for animation in shown:
        view = animation.view or before
        assert isinstance(view, Pharaon)
        for share in (0.0, 0.5, 1.0):
            board.paint(target, view, None, 1.0)
            board.paint_side(target, view)
            animation.paint(target, share)


def test_reduced_motion_only_fades() -> None:
    board = open_board(setup_of(3), reduced_motion=True)
    for before, after, events in steps(played(3)):
        shown = board.animations(before, after, events)
        assert all(isinstance(one, CrossFade) and one.seconds <= 0.2 for one in shown)
        assert bool(shown) == (view_key(before) != view_key(after))


def test_the_points_of_the_film_are_those_of_the_game() -> None:
    board = open_board(setup_of(4))
    before, after, events = steps(played(4))[-1]
    director = directed(board.look, board.picture, before, after, events, 0)
    assert director.now.points == after.points
