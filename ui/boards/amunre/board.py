"""The table of Amun-Re: a Nile map, its score track, the hand and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from ui.art.backdrop import backdrop
from ui.art.plates import walnut
from ui.boards.amunre.animation.film import film
from ui.boards.amunre.choice import Choice
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.enlarged import enlarged
from ui.boards.amunre.glows import IVORY, glows, province_light
from ui.boards.amunre.hand import HandPicture, paint_closed, paint_plate
from ui.boards.amunre.hand_places import HandPlaces
from ui.boards.amunre.layout import Layout
from ui.boards.amunre.look import Look
from ui.boards.amunre.picture import BoardPicture
from ui.boards.amunre.previews import preview
from ui.boards.amunre.seat_goods import paint_seat
from ui.boards.amunre.side import paint_side, paint_side_plate
from ui.boards.amunre.sounds import sounds
from ui.boards.amunre.standing import status
from ui.boards.amunre.strip import paint_strip
from ui.boards.amunre.targets import map_targets, part_targets
from ui.boards.board import Animation, Board, Zones
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.sound import Sound
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.text.narrator import Narrator


class AmunReBoard(Board[AmunRe]):
    """Keeps the layout of the window, the pictures made for it and what a person has chosen so far."""

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice = Choice()
        self._auctioned: tuple[Rect, ...] = ()
        self._viewer: int | None = None
        """Whose hand lies open, as the table last painted it."""
        self._lay_out(app.screen)

    def _lay_out(self, screen: Screen) -> None:
        liveries = tuple(self.app.livery(seat.colour) for seat in self.setup.seats)
        self.look = Look(Layout(screen, len(self.setup.seats)), self.narrator, liveries)
        self.places = HandPlaces(self.look.layout)
        self.picture = BoardPicture(self.look, backdrop("table", screen.size))
        self.hand = HandPicture(self.look)

    # What the table calls for drawing

    def zones(self, screen: Screen) -> Zones:
        self._lay_out(screen)
        return self.look.layout.zones

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", self.look.layout.screen.size), (0, 0))
        strip = self.look.layout.zones.strip
        walnut(strip.size, self.look.layout.screen.scale, 41).put(target, strip.topleft)
        paint_side_plate(target, self.look)
        paint_plate(target, self.look)

    def paint(self, target: Surface, view: AmunRe, asked: Asked[AmunRe] | None, pulse: float) -> None:
        self._settle(view, asked)
        target.blit(self.picture.of(view, asked), self.look.layout.zones.board)
        if self.pointed_seat is not None:
            for province in view.seats[self.pointed_seat].provinces:
                province_light(self.look.layout, province, IVORY).put(target, 1.0)
        for glow in glows(self.look, view, asked, self.choice):
            glow(target, pulse)

    def paint_strip(self, target: Surface, view: AmunRe) -> None:
        paint_strip(target, self.look, view)

    def paint_seat(self, target: Surface, place: Rect, view: AmunRe, seat: int) -> None:
        paint_seat(target, self.look, place, view, seat, seat != self._viewer)

    def paint_side(self, target: Surface, view: AmunRe) -> None:
        paint_side(target, self.look, view)

    def paint_hand(
        self, target: Surface, view: AmunRe, seat: int | None, asked: Asked[AmunRe] | None, pulse: float
    ) -> None:
        self._viewer = seat
        if seat is None:
            paint_closed(target, self.look)
            return
        self._settle(view, asked)
        self.hand.paint(target, self._desk(view, seat, asked))

    # What can be done

    def targets(self, view: AmunRe, asked: Asked[AmunRe] | None) -> list[Target]:
        self._settle(view, asked)
        found = map_targets(self.look, view, asked, self.choice)
        seat = asked.decision.seat if asked is not None else self._viewer
        return found if seat is None else found + part_targets(self.hand.parts(self._desk(view, seat, asked)))

    def step_back(self) -> bool:
        chosen = self.choice.clear()
        if chosen:
            self.on_change()
        return chosen

    def unused(self, move: Move) -> str:
        kind = self.choice.kind
        return self._chosen() if kind is not None and not isinstance(move, kind) else ""

    def task(self) -> str:
        return self.look.say("task.place", what=self._chosen()) if self.choice.kind is not None else ""

    def _chosen(self) -> str:
        """What waits for its province."""
        choice = self.choice
        return self.look.card(choice.card) if choice.card else self.look.say(f"tray.gift_{choice.gift}")

    def keep_clear(self) -> tuple[Rect, ...]:
        return self._auctioned

    def _settle(self, view: AmunRe, asked: Asked[AmunRe] | None) -> None:
        """A choice belongs to its decision; a tooltip must not cover the cards that are bid on."""
        self.choice.belong_to(asked.decision if asked is not None else None)
        cards = [self.look.layout.bid_card(name) for name in view.revealed if status(view, name) == "auctioned"]
        self._auctioned = tuple(cards)

    def _desk(self, view: AmunRe, seat: int, asked: Asked[AmunRe] | None) -> Desk:
        return Desk(self.look, self.places, view, seat, asked, self.choice, lambda: self.on_change())

    # What is told and shown

    def animations(self, before: AmunRe, after: AmunRe, events: Sequence[Event]) -> list[Animation]:
        return film(self.look, self.picture, before, after, events, self.app.settings.reduced_motion)

    def sounds(self, events: Sequence[Event]) -> list[Sound]:
        return sounds(events)

    def preview(self, view: AmunRe, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.look, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        return enlarged(self.look, subject)
