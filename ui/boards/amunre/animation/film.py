"""From the events of a move to what is shown: a copy of the position is led through them, one animation at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.amunre import events as happened
from game.amunre.state import AmunRe
from game.core.events import Event, Scored
from ui.boards.amunre.animation.director import Director
from ui.boards.amunre.animation.offering.scene import OfferingScene
from ui.boards.amunre.animation.offering.story import TOLD, story
from ui.boards.amunre.look import Look
from ui.boards.amunre.picture import BoardPicture, view_key
from ui.boards.animation.fades import CrossFade
from ui.boards.board import Animation

TOGETHER = (happened.ProvinceTaken, happened.BonusLaid)
"""Events of a kind that are shown at once if they follow each other."""


def film(
    look: Look, picture: BoardPicture, before: AmunRe, after: AmunRe, events: Sequence[Event], reduced: bool
) -> list[Animation]:
    """`reduced`: nothing flies; the board fades over, and the offerings are shown as they end."""
    if reduced:
        return _quiet(look, picture, before, after, events)
    return directed(look, picture, before, after, events).animations


def directed(look: Look, picture: BoardPicture, before: AmunRe, after: AmunRe, events: Sequence[Event]) -> Director:
    """The director after the last event: he has every animation, and what the board shows at the end."""
    director = Director(look, picture, before, after)
    told = False
    for kind, group in groupby(enumerate(events), _act):
        found = [event for _, event in group]
        if kind == "offering":
            if not told:
                director.offerings(events)
                told = True
        elif kind == "score":
            director.score([event for event in found if isinstance(event, Scored)])
        else:
            director.show(found)
    return director


def _act(numbered: tuple[int, Event]) -> str:
    """Neighbours with the same name are shown together; two equal cards laid one after the other are not."""
    number, event = numbered
    if isinstance(event, TOLD):
        return "offering"
    if isinstance(event, Scored):
        return "score"
    return type(event).__name__ if isinstance(event, TOGETHER) else str(number)


def _quiet(
    look: Look, picture: BoardPicture, before: AmunRe, after: AmunRe, events: Sequence[Event]
) -> list[Animation]:
    found: list[Animation] = []
    told = story(before, events, still=True)
    if told is not None:
        found.append(OfferingScene(look, told))
    if view_key(before) != view_key(after):
        found.append(CrossFade(before, lambda: picture.of(after, None), look.layout.zones.board))
    return found
