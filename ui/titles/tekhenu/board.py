"""The table of Tekhenu: dial and obelisk, Temple, tracks and market, and what can be done there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from game.tekhenu.botankhamon import AUTOMATON
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import TakeDie
from ui.art.backdrop import backdrop
from ui.art.plates import walnut
from ui.boards.board import Animation, Board, Zones
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.sound import Sound
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.text.narrator import Narrator
from ui.titles.tekhenu.ahead import enlarged_pyramid, enlarged_seat
from ui.titles.tekhenu.animation.film import film
from ui.titles.tekhenu.anubis import paint_anubis
from ui.titles.tekhenu.cards.large import enlarged
from ui.titles.tekhenu.cards.look import name_of
from ui.titles.tekhenu.choice import Choice
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.layout import Layout
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.own import OwnPicture, own_moves, own_spots, paint_closed
from ui.titles.tekhenu.panels import Panels, pyramid_spots
from ui.titles.tekhenu.picture import BoardPicture
from ui.titles.tekhenu.pillar.scene import PillarScene, laying
from ui.titles.tekhenu.places.board import board_places
from ui.titles.tekhenu.places.place import Place, glows, spot_of
from ui.titles.tekhenu.previews import preview
from ui.titles.tekhenu.reach import lights_of
from ui.titles.tekhenu.seat.pyramid import paint_pyramid
from ui.titles.tekhenu.sounds import sounds
from ui.titles.tekhenu.strip import paint_strip
from ui.titles.tekhenu.trays.frame import LaidTray
from ui.titles.tekhenu.trays.tray import tray_for


class Laid(NamedTuple):
    """Places and tray, and the question that they were laid out for."""

    desk: Desk
    chosen: Hashable
    places: list[Place]
    tray: LaidTray | None

    def fits(self, desk: Desk) -> bool:
        mine = self.desk
        same = desk.view is mine.view and desk.asked is mine.asked and desk.seat == mine.seat
        return same and desk.choice.key == self.chosen


class TekhenuBoard(Board[Tekhenu]):
    """Keeps the layout of the window, the pictures made for it and what a person has chosen so far."""

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice = Choice()
        self._viewer: int | None = None
        """Whose board lies open, as the table last painted it."""
        self._view: Tekhenu | None = None
        """The table as it was last laid out for pointing."""
        self._clear: tuple[Rect, ...] = ()
        self._laid: Laid | None = None
        self._lay_out(app.screen)

    def _lay_out(self, screen: Screen) -> None:
        liveries = tuple(self.app.livery(seat.colour) for seat in self.setup.seats)
        solo = any(seat.kind == AUTOMATON for seat in self.setup.seats)
        layout, stay = Layout(screen, len(self.setup.seats), solo), self.app.settings.panels_stay
        self.look = Look(layout, self.narrator, liveries, stay)
        self.picture = BoardPicture(self.look, backdrop("table", screen.size))
        self.own = OwnPicture(self.look)
        self.panels = Panels(self.look)
        self.pillar = PillarScene(self.look, self.picture, self.own)
        self._laid = None

    # What the table calls for drawing

    def zones(self, screen: Screen) -> Zones:
        self._lay_out(screen)
        return self.look.layout.zones

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", self.look.screen.size), (0, 0))
        side = self.look.layout.zones.side
        if side.width:
            walnut(side.size, self.look.screen.scale, 83).put(target, side.topleft)

    def paint(self, target: Surface, view: Tekhenu, asked: Asked[Tekhenu] | None, pulse: float) -> None:
        desk = self._desk(view, asked)
        decision = laying(desk)
        if decision is not None:
            self.pillar.paint(target, desk, decision)
            self.pillar.glows(target, desk, pulse)
            return
        target.blit(self.picture.of(view, self._viewer), self.look.layout.zones.board)
        places, tray = self._places(desk)
        for glow in glows(desk, places):
            glow(target, pulse)
        if self.pointed_seat is not None:
            for light in lights_of(self.look, view, self.pointed_seat):
                light.put(target, 1.0)
        button = next((place for place in places if place.rect is self.look.layout.anubis), None)
        if button is not None:
            paint_anubis(target, self.look, "normal" if button.moves else "disabled")
        if tray is not None:
            tray.paint(target)

    def paint_strip(self, target: Surface, view: Tekhenu) -> None:
        paint_strip(target, self.look, view)

    def paint_panel(self, target: Surface, place: Rect, view: Tekhenu, seat: int, kind: str, active: bool) -> bool:
        self.panels.paint(target, place, view, seat, kind, active)
        return True

    def seat_order(self, view: Tekhenu) -> Sequence[int]:
        """In turn order; while the marker of a seat walks it is taken out of the order, and all stay."""
        return view.order if len(view.order) == len(view.seats) else ()

    def paint_side(self, target: Surface, view: Tekhenu) -> None:
        if view.bot_tiles:
            paint_pyramid(target, self.look, self.look.layout.zones.side, view)

    def paint_hand(
        self, target: Surface, view: Tekhenu, seat: int | None, asked: Asked[Tekhenu] | None, pulse: float
    ) -> None:
        """The board of whoever looks; while nobody does that of whoever is asked, without its secrets. At the end
        that of the best person, and of any seat whose panel is pointed at."""
        self._viewer = seat
        desk = self._desk(view, asked)
        if seat is None and view.decision is not None:
            desk = replace(desk, seat=view.decision.seat)
        elif view.over and self.pointed_seat not in (None, view.bot):
            desk = replace(desk, seat=self.pointed_seat)
        if desk.seat is None:
            paint_closed(target, self.look)
        else:
            self.own.paint(target, desk)

    # What can be done

    def targets(self, view: Tekhenu, asked: Asked[Tekhenu] | None) -> list[Target]:
        self._view = view
        desk = self._desk(view, asked)
        kinds = tuple(self.app.level_name(seat.kind) for seat in self.setup.seats)
        acting = view.decision.seat if view.decision is not None else None
        found: list[Target] = [*own_spots(desk, self.own), *self.panels.spots(view, kinds, acting)]
        found += pyramid_spots(self.look, view)
        decision = laying(desk)
        if decision is not None:
            self._clear = (self.pillar.places.place, self.pillar.breakdown.rect)
            return [*found, *self.pillar.spots(desk, decision)]
        places, tray = self._places(desk)
        found += [spot_of(desk, place, self.own) for place in places]
        if tray is not None:
            found += tray.spots(lambda target, forecast: self.own.paint(target, desk, forecast))
        return found

    def step_back(self) -> bool:
        chosen = self.choice.clear()
        if chosen:
            self.on_change()
        return chosen

    def unused(self, move: Move) -> str:
        card = self.choice.card
        return name_of(self.look, card) if card and getattr(move, "card", "") != card else ""

    def keep_clear(self) -> tuple[Rect, ...]:
        """The tray, all that can be chosen, and what the pointed die needs: its god's plates and the other dice."""
        top = self.app.stack.top
        pointed = top.pointed if top is not None else None
        known = [*pointed.moves, *(one.move for one in pointed.refusals)] if isinstance(pointed, Target) else []
        first = known[0] if known else None
        if isinstance(first, TakeDie):
            return (*self._clear, *self.look.layout.clear_of(first.section))
        return self._clear

    def _places(self, desk: Desk) -> tuple[list[Place], LaidTray | None]:
        """Board and tray of this question; laid out once, as painting asks in every frame."""
        laid = self._laid
        if laid is None or not laid.fits(desk):
            places = board_places(desk)
            on_board = [move for place in places for move in place.moves]
            on_board += [move for moves in own_moves(desk).values() for move in moves]
            wanted = tray_for(desk, on_board)
            tray = LaidTray(self.look, wanted) if wanted is not None else None
            if tray is not None:
                places = [place for place in places if not place.moves or not tray.covers(place.rect, place.moves)]
            laid = self._laid = Laid(desk, desk.choice.key, places, tray)
            dice = [spot.rect for spot in self.look.layout.dial.dice(desk.view)]
            open_places = [place.rect for place in places if place.moves]
            self._clear = (*dice, *open_places, *((tray.rect,) if tray is not None else ()))
        return laid.places, laid.tray

    def _desk(self, view: Tekhenu, asked: Asked[Tekhenu] | None) -> Desk:
        decision = asked.decision if asked is not None else None
        self.choice.belong_to(decision)
        seat = decision.seat if decision is not None else self._viewer
        if seat is None and view.over:
            seat = max(view.people(), key=view.points.__getitem__)
        return Desk(self.look, view, seat, asked, self.choice, lambda: self.on_change(), lambda: self.on_pay())

    # What is told and shown

    def animations(self, before: Tekhenu, after: Tekhenu, events: Sequence[Event]) -> list[Animation]:
        reduced = self.app.settings.reduced_motion
        return film(self.look, self.picture, before, after, events, self._viewer, reduced)

    def sounds(self, events: Sequence[Event]) -> list[Sound]:
        return sounds(events)

    def preview(self, view: Tekhenu, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.look, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        kind, _, name = subject.partition(".")
        if self._view is not None and kind == "pyramid":
            return enlarged_pyramid(self.look, self._view)
        if self._view is not None and kind == "seat":
            return enlarged_seat(self.look, self._view, int(name))
        return enlarged(self.look, subject)
