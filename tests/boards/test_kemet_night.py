"""KEM-9, KEM-12 on the screen: the steps of the Night with what they give, the choice of the turn order."""

from __future__ import annotations

import itertools
from collections import Counter

import pygame
import pytest
from pygame import Surface

from game.kemet import events as happened
from game.kemet.dawn import ChoosePosition
from game.kemet.state import Kemet
from tests.boards.kemet_fights import SIZES, heard_in, open_look, played
from ui.boards.board import Animation
from ui.boards.kemet.look import Look
from ui.boards.kemet.map.geometry import Geometry
from ui.boards.kemet.night import night_film, paint_night_chips
from ui.boards.kemet.night.acts import NightAct
from ui.boards.kemet.night.steps import STEPS, steps_for
from ui.frame.words import misfits

GAMES = ((2, 3), (3, 5), (5, 2))


def films(look: Look, seats: int, seed: int, viewer: int | None, calm: bool) -> list[tuple[Kemet, list[Animation]]]:
    """The position after each move that shows something of Night or Dawn, and its film."""
    match, found = played(seats, seed), []
    for number in range(len(match.moves)):
        before, after = match.position_before(number).seen_by(viewer), match.position_before(number + 1).seen_by(viewer)
        film = night_film(look, before, after, heard_in(match, number, viewer), viewer, calm)
        if film:
            found.append((after, film))
    return found


@pytest.mark.parametrize("calm", [False, True])
def test_every_step_of_every_night_is_shown(calm: bool) -> None:
    """KEM-9  Seven chips on face B, six on face A, all of them in every Night."""
    for seats, seed in GAMES:
        _, look = open_look(seats)
        steps: Counter[str] = Counter()
        for _, film in films(look, seats, seed, 0, calm):
            for act in film:
                assert act.seconds < 4
                if isinstance(act, NightAct):
                    steps[act.step] += 1
        nights = sum(isinstance(entry.event, happened.NightBegan) for entry in played(seats, seed).log)
        wanted = steps_for(played(seats, seed).position)
        assert set(steps) == set(wanted)
        assert all(steps[step] >= nights for step in wanted), (nights, steps)


def test_the_night_gives_what_the_engine_gave() -> None:
    """KEM-9.3 to KEM-9.6  Led through the events alone, prayers, points and hands end as they are."""
    for seats, seed in GAMES:
        _, look = open_look(seats)
        match = played(seats, seed)
        for number in range(len(match.moves)):
            before, after = match.position_before(number), match.position_before(number + 1)
            events = heard_in(match, number, None)
            if not any(isinstance(event, happened.NightStep) and event.step == "adoration" for event in events):
                continue
            if any(isinstance(event, (happened.DawnBegan, happened.CombatBegan)) for event in events):
                continue
            film = night_film(look, before.seen_by(None), after.seen_by(None), events, None, False)
            last = next(act.scene for act in reversed(film) if isinstance(act, NightAct))
            assert last.prayers == after.prayers
            assert last.points == after.points
            assert [len(hand) for hand in last.hands] == [len(hand) for hand in after.hands]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("text", [100, 150])
def test_no_word_is_cut_off(size: tuple[int, int], language: str, text: int) -> None:
    """DESIGN 9  Acts of a whole Night and Dawn, and the chips above the map."""
    _, look = open_look(5, size, language, text)
    target = Surface(size)
    painted: set[str] = set()
    with misfits() as found:
        for after, film in films(look, 5, 2, 1, False):
            for act in film:
                key = act.step if isinstance(act, NightAct) else type(act).__name__
                if key not in painted:
                    painted.add(key)
                    for share in (0.0, 0.1, 0.5, 1.0):
                        act.paint(target, share)
            if isinstance(after.decision, ChoosePosition) or after.phase == "night":
                paint_night_chips(target, look, after)
    assert set(STEPS) <= painted
    assert not found, found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_only_told_covers_no_space(size: tuple[int, int], text: int, seats: int) -> None:
    """KEM-9, KEM-12.2  Steps and the order of choosing lie on waste land and water of both faces."""
    _, look = open_look(seats, size, "fr", text)
    geometry, target = Geometry(look.layout), Surface(size)
    for point in itertools.product(
        range(look.layout.waste.left, look.layout.waste.right, 9),
        range(look.layout.waste.top, look.layout.waste.bottom, 9),
    ):
        assert not any(geometry.hit(name)(point) for name in geometry.board.names), point
    before = pygame.image.tobytes(target, "RGB")
    with misfits() as found:
        for number in range(len(played(seats, 2).moves)):
            paint_night_chips(target, look, played(seats, 2).position_before(number).seen_by(0))
    assert not found, found
    assert pygame.image.tobytes(target, "RGB") != before


def test_nothing_is_shown_by_day() -> None:
    """KEM-9  A token placed by Day has no film of the Night."""
    _, look = open_look(2)
    match = played(2, 3)
    days = [k for k in range(len(match.moves)) if match.position_before(k + 1).phase == "day"]
    number = next(k for k in days if match.position_before(k).phase == "day")
    before, after = match.position_before(number), match.position_before(number + 1)
    assert night_film(look, before, after, heard_in(match, number, None), None, False) == []
