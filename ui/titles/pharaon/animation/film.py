"""From the events of a move to what is shown: a copy of the position is led through them, one animation at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.core.events import Event, Scored
from game.pharaon import events as happened
from game.pharaon.state import Pharaon
from ui.boards.board import Animation
from ui.titles.pharaon.animation import boards, cards, rounds, tokens, traitor
from ui.titles.pharaon.animation.director import Director, Shown, fade_to
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.picture import BoardPicture, view_key

SHOWN: Shown = {**tokens.SHOWN, **cards.SHOWN, **boards.SHOWN, **rounds.SHOWN, **traitor.SHOWN}
FROM_VASE = (happened.VaseTaken, happened.VaseDrawn, happened.ResourcesGained)
"""As long as these follow each other, the gains come out of the vase."""


def film(
    look: Look,
    picture: BoardPicture,
    before: Pharaon,
    after: Pharaon,
    events: Sequence[Event],
    viewer: int | None,
    reduced: bool,
) -> list[Animation]:
    """`reduced`: nothing flies and nothing turns; the board fades over."""
    if reduced:
        return [fade_to(look, picture, before, after)] if view_key(before) != view_key(after) else []
    return directed(look, picture, before, after, events, viewer).animations


def directed(
    look: Look, picture: BoardPicture, before: Pharaon, after: Pharaon, events: Sequence[Event], viewer: int | None
) -> Director:
    """The director after the last event: he has every animation, and what the table shows at the end."""
    director = Director(look, picture, before, after, viewer)
    for scoring, group in groupby(events, lambda event: isinstance(event, Scored)):
        found = list(group)
        if scoring:
            director.score([event for event in found if isinstance(event, Scored)])
            continue
        for event in found:
            if not isinstance(event, FROM_VASE):
                director.forget_source()
            shown = SHOWN.get(type(event))
            if shown is not None:
                shown(director, event)
    director.finish()
    return director
