"""KEM-9, KEM-12 on the screen: the steps of the Night with what they give, the choice of the turn order."""

import itertools
from collections import Counter

import pytest
from pygame import Surface

from game.core.turns import turns_in
from game.kemet import events as happened
from game.kemet.dawn import ChoosePosition
from game.kemet.night import OfferInDelta
from tests.boards.harness import SIZES, Moment, Samples, in_windows, moments, pixels, put, recorded
from ui.frame.words import misfits
from ui.kit.contract import Animation
from ui.titles.kemet.film import parts
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.night.acts import NightAct
from ui.titles.kemet.night.chips import night_chips
from ui.titles.kemet.night.film import night_film
from ui.titles.kemet.night.steps import STEPS, steps_for
from ui.titles.kemet.style import TableStyle

KEMET = Samples("kemet", 3, lambda game: game.day == 2)
style_of = KEMET.style_of
GAMES = (0, 5, 11)
"""Recorded games of two, three and five people."""


def film_of(style: TableStyle, moment: Moment, viewer: int | None, calm: bool = False) -> list[Animation]:
    turn = turns_in(moment.game, moment.number)[0].seen_by(viewer)
    nights = [(view, frames) for time, view, frames in parts(turn.before, turn.frames) if time == "night"]
    return [act for view, frames in nights for act in night_film(style, view, frames, calm, lambda *_: [])]


@pytest.mark.parametrize("calm", [False, True])
def test_every_step_of_every_night_is_shown(calm: bool) -> None:
    """KEM-9  Seven chips on face B, six on face A, all of them in every Night."""
    for game in [recorded("kemet", number) for number in GAMES]:
        style, steps = style_of(seats=len(game.setup.seats)), Counter[str]()
        for moment in moments(game):
            for act in film_of(style, moment, 0, calm):
                assert act.seconds < 4
                if isinstance(act, NightAct):
                    steps[act.step] += 1
                    asked = isinstance(moment.game.position_before(moment.number + 1).decision, OfferInDelta)
                    assert act.told or act.step != "delta" or not asked, "who is asked may yet have it"
        nights = sum(isinstance(entry.event, happened.NightBegan) for entry in game.log)
        wanted = steps_for(game.position)
        assert set(steps) == set(wanted)
        assert all(steps[step] >= nights for step in wanted), (nights, steps)


def test_the_night_gives_what_the_engine_gave() -> None:
    """KEM-9.3 to KEM-9.6  Its last step shows prayers, points and hands as they are in the end."""
    for moment in [moment for number in GAMES for moment in moments(recorded("kemet", number))]:
        events = moment.heard(None)
        if not any(isinstance(event, happened.NightStep) and event.step == "adoration" for event in events):
            continue
        if any(isinstance(event, (happened.DawnBegan, happened.CombatBegan)) for event in events):
            continue
        film = film_of(style_of(seats=len(moment.game.setup.seats)), moment, None)
        last = next(act.scene for act in reversed(film) if isinstance(act, NightAct))
        after = moment.game.position_before(moment.number + 1)
        assert (last.prayers, last.points) == (after.prayers, after.points)
        assert [len(hand) for hand in last.hands] == [len(hand) for hand in after.hands]


@in_windows
def test_no_word_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    """Acts of a whole Night and Dawn, and the chips above the map."""
    style = style_of(size, language, text, 5)
    target = Surface(size)
    painted: set[str] = set()
    with misfits() as found:
        for moment in moments(recorded("kemet", 11)):
            after = moment.step(1)[1]
            for act in film_of(style, moment, 1):
                key = act.step if isinstance(act, NightAct) else type(act).__name__
                if key not in painted:
                    painted.add(key)
                    for share in (0.0, 0.1, 0.5, 1.0):
                        act.paint(target, share)
            if isinstance(after.decision, ChoosePosition) or after.phase == "night":
                put(target, night_chips(style, after))
    assert set(STEPS) <= painted
    assert not found, found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_only_told_covers_no_space(size: tuple[int, int], text: int, seats: int) -> None:
    """KEM-9, KEM-12.2  Steps and the order of choosing lie on waste land and water of both faces."""
    style = style_of(size, "fr", text, seats)
    geometry, target = Geometry(style.layout), Surface(size)
    for point in itertools.product(
        range(style.layout.waste.left, style.layout.waste.right, 9),
        range(style.layout.waste.top, style.layout.waste.bottom, 9),
    ):
        assert not any(geometry.hit(name)(point) for name in geometry.board.names), point
    before = pixels(target)
    with misfits() as found:
        for moment in moments(recorded("kemet", {2: 0, 5: 11}[seats])):
            put(target, night_chips(style, moment.position.seen_by(0)))
    assert not found, found
    assert pixels(target) != before


def test_nothing_is_shown_by_day() -> None:
    """KEM-9  A token placed by Day has no film of the Night."""
    by_day = [m for m in moments(recorded("kemet", 0)) if all(view.phase == "day" for view in m.step(None)[:2])]
    assert film_of(style_of(seats=2), by_day[0], None) == []
