"""From the events of a move to what is shown: a copy of the position is led through them, one animation at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.core.events import Event, Scored
from game.kemet import events as happened
from game.kemet.state import Kemet
from ui.boards.board import Animation
from ui.titles.kemet.animation import troops, turns
from ui.titles.kemet.animation.director import Director, Shown, fade_to
from ui.titles.kemet.combat import combat_film
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.picture import MapPicture, view_key
from ui.titles.kemet.night import night_film

SHOWN: Shown = {**turns.SHOWN, **troops.SHOWN}


def film(
    look: Look,
    picture: MapPicture,
    before: Kemet,
    after: Kemet,
    events: Sequence[Event],
    viewer: int | None,
    reduced: bool,
) -> list[Animation]:
    """`reduced`: nothing flies and nothing turns; the map fades over."""
    on_stage = combat_film(look, before, after, events, viewer, reduced)
    if reduced:
        told = night_film(look, before, after, events, viewer, True)
        changed = view_key(before) != view_key(after) and not on_stage
        return [*on_stage, *told, *([fade_to(look, picture, before, after)] if changed else ())]
    shown = directed(look, picture, before, after, events, viewer).animations
    fought = before.combat is not None and before.combat.begun
    return [*on_stage, *shown] if fought else [*shown, *on_stage]


def directed(
    look: Look, picture: MapPicture, before: Kemet, after: Kemet, events: Sequence[Event], viewer: int | None
) -> Director:
    """The director after the last event: he has every animation, and what the map shows at the end."""
    director = Director(look, picture, before, after, viewer)
    by_day, by_night, tomorrow = nights(before, events)
    _lead(director, by_day)
    if by_night:
        director.animations += night_film(look, director.under(), after, by_night, viewer, False)
        director.by_night = True
        _lead(director, by_night)
        director.by_night = False
    _lead(director, tomorrow)
    director.finish()
    return director


def nights(before: Kemet, events: Sequence[Event]) -> tuple[list[Event], list[Event], list[Event]]:
    """What happens by Day, in the Night and the Dawn that follow, and on the next Day."""
    starts = [number for number, event in enumerate(events) if isinstance(event, happened.NightBegan)]
    start = 0 if before.phase in ("night", "dawn") else starts[0] if starts else len(events)
    later = [number for number, event in enumerate(events) if isinstance(event, happened.DayBegan) and number >= start]
    end = later[0] if later else len(events)
    return list(events[:start]), list(events[start:end]), list(events[end:])


def _lead(director: Director, events: Sequence[Event]) -> None:
    for scoring, group in groupby(events, lambda event: isinstance(event, Scored)):
        found = list(group)
        if scoring:
            director.score([event for event in found if isinstance(event, Scored)])
            continue
        for event in found:
            shown = SHOWN.get(type(event))
            if shown is not None:
                shown(director, event)
