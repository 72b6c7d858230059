"""From the events of a move to what is shown: a copy of the position is led through them, one animation at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.core.events import Event, Scored
from game.tekhenu import events as happened
from game.tekhenu.state import Tekhenu
from ui.boards.animation.fades import CrossFade
from ui.boards.board import Animation
from ui.titles.tekhenu.animation import gain_acts
from ui.titles.tekhenu.animation.director import show
from ui.titles.tekhenu.animation.stage import Stage
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.picture import BoardPicture, view_key

SHORT = 0.12
"""Seconds of a fade for people who want little motion."""
GAINS = (happened.GoodsGained, Scored)


def film(
    look: Look,
    picture: BoardPicture,
    before: Tekhenu,
    after: Tekhenu,
    events: Sequence[Event],
    viewer: int | None,
    reduced: bool,
) -> list[Animation]:
    """`reduced`: nothing flies; the board fades over."""
    if reduced:
        same = view_key(before) == view_key(after)
        return [] if same else [CrossFade(before, lambda: picture.of(after, viewer), look.layout.zones.board, SHORT)]
    return directed(look, picture, before, after, events, viewer).animations


def directed(
    look: Look, picture: BoardPicture, before: Tekhenu, after: Tekhenu, events: Sequence[Event], viewer: int | None
) -> Stage:
    """The stage after the last event: every animation, and what the board shows at the end."""
    stage = Stage(look, picture, before, after, viewer)
    for kind, group in groupby(events, _act):
        found = list(group)
        if kind == "gain":
            gain_acts.gain(stage, found)
        elif kind == "judged":
            gain_acts.judge(stage, [event for event in found if isinstance(event, happened.Judged)])
        else:
            for event in found:
                show(stage, event)
    return stage


def _act(event: Event) -> str:
    """Neighbours with the same name are shown together."""
    if isinstance(event, GAINS):
        return "gain"
    return "judged" if isinstance(event, happened.Judged) else "single"
