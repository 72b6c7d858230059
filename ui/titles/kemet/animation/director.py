"""Leads a copy of the position through the events; how each is shown stands in the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from game.core.events import Event, Scored
from game.kemet.components import box
from game.kemet.hidden import UNKNOWN
from game.kemet.state import NOBODY, Kemet
from ui.art.curves import Point
from ui.boards.animation.fades import SHORT, Banner, CrossFade
from ui.boards.board import Animation
from ui.titles.kemet.animation.gains import Gains
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.picture import MapPicture, view_key
from ui.titles.kemet.map.pieces import Troop, troops_on
from ui.titles.kemet.seat import pile_places


class Director:
    """`now` is what the table shows at this point of the film."""

    def __init__(self, look: Look, picture: MapPicture, before: Kemet, after: Kemet, viewer: int | None) -> None:
        self.look = look
        self.layout = look.layout
        self.picture = picture
        self.geometry = picture.geometry
        self.after = after
        self.viewer = viewer
        self.now = before.clone()
        self.animations: list[Animation] = []
        self.attackers: tuple[int, Troop] | None = None
        """A group that has just come to a space that an enemy holds."""
        self.by_night = False
        self.quiet = before.combat is not None and before.combat.begun
        """On the stage of a combat: its own film shows what happens, here it is only followed."""

    # What the modules use

    def add(self, animation: Animation) -> None:
        if not self.quiet:
            self.animations.append(animation)

    def tell(self, animation: Animation) -> None:
        """What the film of the Night tells in its own way: shown by Day only."""
        if not self.by_night:
            self.add(animation)

    def under(self) -> Kemet:
        return self.now.clone()

    def fade(self, then: Kemet, seconds: float = 0.3) -> None:
        self.tell(fade_to(self.look, self.picture, self.under(), then, seconds))
        self.now = then.clone()

    def banner(self, text: str) -> None:
        self.tell(Banner(self.look.screen, self.under(), self.layout.zones.board, text))

    def space(self, name: str) -> int:
        return self.now.board.index[name]

    def troop(self, space: int, seat: int) -> tuple[Troop | None, bool]:
        """The Troop of a seat on a space, and whether it stands there against its holder."""
        holder, other = troops_on(self.now, space)
        if holder is not None and holder.seat == seat:
            return holder, False
        return (other, True) if other is not None and other.seat == seat else (None, False)

    def panel(self, seat: int) -> Point:
        return self.look.panel(self.now, seat).center

    def own(self, seat: int) -> bool:
        """Whether the hand and board below are those of this seat."""
        return seat == self.viewer

    def pile(self, name: str) -> Rect:
        return pile_places(self.look)[name]

    def gains(self, gains: dict[int, str], good: bool = True) -> None:
        self.tell(Gains(self.look, self.under(), gains, good))

    # What happens to the copy

    def pay(self, seat: int, price: int) -> None:
        self.now.prayers[seat] = max(0, self.now.prayers[seat] - price)

    def put_units(self, seat: int, space: int, n: int) -> None:
        """Units from the reserve: onto the own Troop, into the City, or before an enemy who holds it."""
        now, combat = self.now, self.now.combat
        now.reserve[seat] -= n
        if combat is not None and combat.space == space and combat.attacker == seat:
            combat.units += n
        elif now.holder[space] in (NOBODY, seat):
            now.holder[space] = seat
            now.units[space] += n
        else:
            already = sum(k for place, k in now.landed if place == space)
            now.landed = [(place, k) for place, k in now.landed if place != space] + [(space, already + n)]

    def draw_cards(self, seat: int, n: int) -> None:
        now = self.now
        now.deck = now.deck[: max(0, len(now.deck) - n)]
        now.hands[seat] = now.hands[seat] + (UNKNOWN,) * n

    def drop_card(self, seat: int, card: str) -> None:
        hand = list(self.now.hands[seat])
        if hand:
            hand.remove(card if card in hand else hand[-1])
        self.now.hands[seat] = tuple(hand)
        self.now.discard.append(card)

    def score(self, events: Sequence[Scored]) -> None:
        """Points of one reason together."""
        for reason in dict.fromkeys(event.reason for event in events):
            gains = {event.seat: event.points for event in events if event.reason == reason}
            for sign in (1, -1):
                told = {seat: self._points(n) for seat, n in gains.items() if n * sign > 0}
                if told:
                    self.gains(told, sign > 0)
            for seat, points in gains.items():
                self.now.points[seat] += points

    def _points(self, n: int) -> str:
        return self.look.say("gain.vp", n=n)

    def finish(self) -> None:
        """Whatever no event told fades in."""
        self.quiet = self.by_night = False
        on_stage = self.after.combat is not None and self.after.combat.begun
        if view_key(self.now) != view_key(self.after) and not on_stage:
            self.fade(self.after.clone())

    @property
    def most_prayers(self) -> int:
        return box().most_prayers


def fade_to(look: Look, picture: MapPicture, before: Kemet, after: Kemet, seconds: float = SHORT) -> CrossFade:
    """One picture of the map becomes another."""
    return CrossFade(before, lambda: picture.of(after), look.layout.zones.board, seconds)


Shown = dict[type[Event], Callable[[Director, Any], None]]
"""How events are shown, by their type."""
