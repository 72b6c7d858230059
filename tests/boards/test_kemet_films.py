"""What happened at the table of Kemet is shown, and the film ends with the picture of the new position."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import Event, Scored
from game.core.match import Match
from game.kemet import events as happened
from game.kemet.state import Kemet
from tests.boards.kemet_harness import TABLES, open_board, played, setup_of, told
from ui.boards.animation.fades import Banner, CrossFade
from ui.boards.animation.flights import Flights
from ui.boards.board import Animation
from ui.boards.kemet.animation.clash import Clash
from ui.boards.kemet.animation.drops import Drop, Held, Rising
from ui.boards.kemet.animation.film import directed
from ui.boards.kemet.animation.gains import Gains
from ui.boards.kemet.animation.marches import March, Teleport
from ui.boards.kemet.board import KemetBoard
from ui.boards.kemet.map.picture import view_key
from ui.boards.kemet.night.acts import NightAct

pytestmark = told

SHOWN: dict[type[Event], type[Animation]] = {
    happened.DistrictsGarrisoned: Drop,
    happened.UnitsPlaced: Drop,
    happened.PyramidPlaced: Rising,
    happened.PyramidRaised: Rising,
    happened.TokenPlaced: Flights,
    happened.TileBought: Flights,
    happened.CardPlayed: Held,
    happened.TroopMoved: March,
    happened.TroopTeleported: Teleport,
    happened.CreaturePlaced: Drop,
    happened.CombatBegan: Clash,
    happened.NightBegan: NightAct,
    happened.DayBegan: Banner,
    happened.PrayersGained: Gains,
    Scored: Gains,
}
TOLD_BY_NIGHT = (happened.PrayersGained, Scored)
"""By Night the film of its steps tells them."""


def steps(match: Match[Kemet], viewer: int | None = None) -> list[tuple[Kemet, Kemet, list[Event]]]:
    found = []
    for number in range(len(match.moves) - 1):
        events = [entry.event for entry in match.log if entry.move == number + 1]
        before, after = match.position_before(number), match.position_before(number + 1)
        found.append((before.seen_by(viewer), after.seen_by(viewer), events))
    return found


def on_stage(view: Kemet) -> bool:
    return view.combat is not None and view.combat.begun


def night(before: Kemet, events: list[Event]) -> bool:
    return before.phase in ("night", "dawn") or any(isinstance(event, happened.NightBegan) for event in events)


@pytest.mark.parametrize("players", TABLES)
def test_every_event_is_shown_and_the_end_is_the_new_position(players: int) -> None:
    board = open_board(setup_of(players))
    seen: set[type[Event]] = set()
    faded = 0
    for before, after, events in steps(played(players)):
        director = directed(board.look, board.picture, before, after, events, 0)
        kinds = {type(animation) for animation in director.animations}
        if not on_stage(before):
            for event in events:
                expected = SHOWN.get(type(event))
                if night(before, events) and isinstance(event, TOLD_BY_NIGHT):
                    continue
                if expected is not None:
                    seen.add(type(event))
                    assert any(issubclass(kind, expected) for kind in kinds), event
        if not on_stage(after):
            assert view_key(director.now) == view_key(after), events
        last = director.animations[-1] if director.animations else None
        faded += isinstance(last, CrossFade)
    assert {happened.TroopMoved, happened.UnitsPlaced, happened.TokenPlaced, happened.PyramidRaised} <= seen
    assert faded <= len(played(players).moves) // 5


@pytest.mark.parametrize("players", [3, 5])
def test_films_can_be_painted_and_the_board_is_itself_again_afterwards(players: int) -> None:
    board = open_board(setup_of(players))
    target, fresh = pygame.Surface(board.app.screen.size), pygame.Surface(board.app.screen.size)
    rare = (happened.TroopTeleported, happened.CombatEnded, happened.NightBegan, happened.CardPlayed)
    shown = 0
    for number, (before, after, events) in enumerate(steps(played(players))):
        if number % 16 and not (any(isinstance(event, rare) for event in events) and shown < 40):
            continue
        shown += 1
        paint_film(board, target, board.animations(before, after, events), before)
        if on_stage(after):
            continue
        for surface in (target, fresh):
            surface.fill((0, 0, 0))
            board.paint(surface, after, None, 1.0)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def paint_film(board: KemetBoard, target: pygame.Surface, shown: list[Animation], before: Kemet) -> None:
    for animation in shown:
        view = animation.view or before
        assert isinstance(view, Kemet)
        assert 0 < animation.seconds < 12
        for share in (0.0, 0.5, 1.0):
            if not animation.covers_board:
                board.paint(target, view, None, 1.0)
                board.paint_side(target, view)
            animation.paint(target, share)


def test_reduced_motion_only_fades() -> None:
    board = open_board(setup_of(3), reduced_motion=True)
    for before, after, events in steps(played(3))[:250]:
        if on_stage(before) or on_stage(after) or night(before, events):
            continue
        shown = board.animations(before, after, events)
        assert all(isinstance(one, CrossFade) and one.seconds <= 0.2 for one in shown)
        assert bool(shown) == (view_key(before) != view_key(after))


def test_the_points_of_the_film_are_those_of_the_game() -> None:
    board = open_board(setup_of(4))
    for before, after, events in steps(played(4)):
        director = directed(board.look, board.picture, before, after, events, 0)
        assert director.now.points == after.points
