"""What happened is shown, and the film ends with the picture of the new position."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from game.amunre import events as happened
from game.amunre.state import AmunRe
from game.core.events import Event, Scored
from game.core.match import Match
from tests.boards.harness import open_board, played, setup_of
from ui.boards.amunre.animation.drops import Building, Drops
from ui.boards.amunre.animation.film import directed, film
from ui.boards.amunre.animation.offering.scene import OfferingScene
from ui.boards.amunre.animation.reveal import Reveal
from ui.boards.amunre.animation.walk import ScoreWalk
from ui.boards.amunre.board import AmunReBoard
from ui.boards.amunre.picture import view_key
from ui.boards.animation.fades import CrossFade
from ui.boards.animation.flights import Flights
from ui.boards.board import Animation

SHOWN: dict[type[Event], type[Animation]] = {
    happened.ProvincesRevealed: Reveal,
    happened.BonusLaid: Drops,
    happened.BidPlaced: Flights,
    happened.ProvinceTaken: Flights,
    happened.CardPlayed: Flights,
    happened.CardsDrawn: Flights,
    happened.BonusGold: Flights,
    happened.FarmerPlaced: Drops,
    happened.ExtraFarmerPlaced: Drops,
    happened.StonePlaced: Drops,
    happened.GiftFarmer: Drops,
    happened.GiftStone: Drops,
    happened.PyramidBuilt: Building,
    happened.OfferingLaid: Flights,
    happened.OfferingShown: OfferingScene,
    happened.TilePlaced: OfferingScene,
    Scored: ScoreWalk,
    happened.KingdomEnded: CrossFade,
}


@cache
def game(seats: int, expert: bool = False) -> Match[AmunRe]:
    return played(setup_of(seats, expert), "random", 5)


def steps(match: Match[AmunRe]) -> list[tuple[AmunRe, AmunRe, list[Event]]]:
    found = []
    for number in range(len(match.moves)):
        events = [entry.event for entry in match.log if entry.move == number + 1]
        before, after = match.position_before(number), match.position_before(number + 1)
        found.append((before.seen_by(None), after.seen_by(None), events))
    return found


def lasting(view: AmunRe) -> object:
    """What a film must have brought about; phases change without an event."""
    copy = view.clone()
    copy.phase = "purchase" if copy.phase != "auction" else copy.phase
    key = view_key(copy)
    assert isinstance(key, tuple)
    return key[:2] + key[3:18]


@pytest.mark.parametrize(("seats", "expert"), [(3, False), (4, False), (5, True)])
def test_every_event_is_shown_and_the_end_is_the_new_position(seats: int, expert: bool) -> None:
    board = open_board(setup_of(seats, expert))
    seen: set[type[Event]] = set()
    for before, after, events in steps(game(seats, expert)):
        director = directed(board.look, board.picture, before, after, events)
        kinds = {type(animation) for animation in director.animations}
        for event in events:
            expected = SHOWN.get(type(event))
            if expected is not None:
                seen.add(type(event))
                assert expected in kinds, event
        assert lasting(director.now) == lasting(after), events
    assert len(seen) >= len(SHOWN) - 2


def paint_film(board: AmunReBoard, target: pygame.Surface, film_of_move: list[Animation], before: AmunRe) -> None:
    for animation in film_of_move:
        view = animation.view or before
        assert isinstance(view, AmunRe)
        for share in (0.0, 0.5, 1.0):
            if not animation.covers_board:
                board.paint(target, view, None, 1.0)
            animation.paint(target, share)


def test_films_can_be_painted_and_the_board_is_itself_again_afterwards() -> None:
    board = open_board(setup_of(4))
    target, fresh = pygame.Surface(board.app.screen.size), pygame.Surface(board.app.screen.size)
    for number, (before, after, events) in enumerate(steps(game(4))):
        if number % 6 and not any(isinstance(event, happened.KingdomEnded | happened.TilePlaced) for event in events):
            continue
        paint_film(board, target, film(board.look, board.picture, before, after, events, False), before)
        for surface in (target, fresh):
            surface.fill((0, 0, 0))
            board.paint(surface, after, None, 1.0)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_reduced_motion_only_fades() -> None:
    board = open_board(setup_of(4), reduced_motion=True)
    for before, after, events in steps(game(4)):
        shown = board.animations(before, after, events)
        assert all(isinstance(one, CrossFade | OfferingScene) for one in shown)
        assert all(one.seconds <= 0.2 for one in shown if isinstance(one, CrossFade))
        assert bool(shown) >= (view_key(before) != view_key(after))


def test_the_score_markers_end_at_the_points() -> None:
    board = open_board(setup_of(4))
    for before, after, events in steps(game(4)):
        if any(isinstance(event, Scored) for event in events):
            director = directed(board.look, board.picture, before, after, events)
            assert director.now.points == after.points


def test_offerings_are_ranked_and_the_thief_gets_nothing() -> None:
    board = open_board(setup_of(4))
    scenes = [
        one
        for before, after, events in steps(game(4))
        for one in film(board.look, board.picture, before, after, events, False)
        if isinstance(one, OfferingScene)
    ]
    assert scenes
    for scene in scenes:
        ranked = [one for one in scene.story.offerings if one.rank is not None]
        assert sorted(one.rank for one in ranked if one.rank is not None) == list(range(len(ranked)))
        assert all(one.gifts == 0 and one.theft for one in scene.story.offerings if one.rank is None)
