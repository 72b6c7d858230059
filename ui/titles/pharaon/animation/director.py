"""Leads a copy of the position through the events; how each is shown stands in the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.events import Event, Scored
from game.pharaon.state import Pharaon
from ui.art.curves import Point
from ui.boards.animation.fades import SHORT, CrossFade
from ui.boards.animation.flights import Flight, Flights
from ui.boards.board import Animation
from ui.titles.pharaon.animation.flights import in_turn
from ui.titles.pharaon.animation.points import Points
from ui.titles.pharaon.animation.spots import Spots
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.picture import BoardPicture, view_key
from ui.titles.pharaon.pieces import token_picture


class Director:
    """`now` is what the table shows at this point of the film."""

    def __init__(self, look: Look, picture: BoardPicture, before: Pharaon, after: Pharaon, viewer: int | None) -> None:
        self.look = look
        self.layout = look.layout
        self.picture = picture
        self.after = after
        self.now = before.clone()
        self.spots = Spots(look, viewer)
        self.animations: list[Animation] = []
        self.source: Point | None = None
        """Where the next gains come from: a vase; None: the supply."""
        self.taken: dict[str, tuple[int, str]] = {}
        """A card that was taken off a slot, and the one that will be turned over there."""

    def finish(self) -> None:
        """Whatever no event told fades in."""
        if view_key(self.now) != view_key(self.after):
            self.fade(self.after.clone())

    def add(self, animation: Animation) -> None:
        self.animations.append(animation)

    def under(self) -> Pharaon:
        return self.now.clone()

    def fade(self, then: Pharaon, seconds: float = 0.3) -> None:
        self.add(fade_to(self.look, self.picture, self.under(), then, seconds))
        self.now = then.clone()

    def fly(self, tokens: Sequence[tuple[str, Point, Point]], size: int, leave: Callable[[], None]) -> None:
        """Tokens one after the other; `leave` takes them from their old places before that."""
        leave()
        parts, seconds = in_turn(len(tokens))
        flights = [
            Flight(token_picture(token, size), start, goal, begin, end, self.layout.px(60))
            for (token, start, goal), (begin, end) in zip(tokens, parts, strict=True)
        ]
        if flights:
            self.add(Flights(self.under(), flights, seconds))

    def one_out_of_bag(self) -> None:
        if self.now.bag:
            self.now.bag.pop()

    def score(self, events: Sequence[Scored]) -> None:
        """One banner for each reason."""
        for reason in dict.fromkeys(event.reason for event in events):
            gains = {event.seat: event.points for event in events if event.reason == reason}
            self.add(Points(self.look, self.under(), self.look.name("reason", reason), gains))
            for seat, points in gains.items():
                self.now.points[seat] += points

    def forget_source(self) -> None:
        """Gains come from the supply again."""
        self.source = None


def fade_to(look: Look, picture: BoardPicture, before: Pharaon, after: Pharaon, seconds: float = SHORT) -> CrossFade:
    """One picture of the board becomes another."""
    return CrossFade(before, lambda: picture.of(after), look.layout.zones.board, seconds)


Shown = dict[type[Event], Callable[[Director, Any], None]]
"""How events are shown, by their type."""
