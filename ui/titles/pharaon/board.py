"""The table of Pharaon: the God Tablet with its wheel, the pyramid, the vases, and what can be done there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from game.pharaon.free_paying import ComposePayment
from game.pharaon.means import coins
from game.pharaon.offerings import TakeLotWithBonus
from game.pharaon.paying import ChooseTokens
from game.pharaon.settling import HandIn
from game.pharaon.setup import TRAITOR
from game.pharaon.state import Pharaon
from ui.boards.board import Animation, Board, Zones
from ui.boards.lit import Lit
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.sound import Sound
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.text.narrator import Narrator
from ui.titles.pharaon.animation.film import film
from ui.titles.pharaon.board_places import BoardPlaces
from ui.titles.pharaon.cards import enlarged, paint_tiles
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.ghosts import Ghosts
from ui.titles.pharaon.hand import HandPicture, hand_places, paint_closed, paint_ground
from ui.titles.pharaon.layout import Layout
from ui.titles.pharaon.ledger import is_counting, paint_ledger
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.night import night
from ui.titles.pharaon.panels import PanelPictures
from ui.titles.pharaon.picture import BoardPicture
from ui.titles.pharaon.places import Place
from ui.titles.pharaon.plans import payable_ways
from ui.titles.pharaon.previews import preview
from ui.titles.pharaon.quarter_places import SLABS
from ui.titles.pharaon.seat_lights import seat_lights
from ui.titles.pharaon.seat_places import seat_spots
from ui.titles.pharaon.sounds import sounds
from ui.titles.pharaon.standing import Standing, standings
from ui.titles.pharaon.strip import paint_strip
from ui.titles.pharaon.switch import paint_switch
from ui.titles.pharaon.trays.frame import Tray
from ui.titles.pharaon.trays.split_ghosts import paint_split, split_ghosts
from ui.titles.pharaon.trays.tray import tray_for


class Laid(NamedTuple):
    """Places and tray, and the question that they were laid out for."""

    desk: Desk
    chosen: Hashable
    places: list[Place]
    hand: list[Place]
    tray: Tray | None
    access: dict[str, Standing]
    payable: frozenset[str] | None
    lit: frozenset[str]
    glows: list[Lit]

    def fits(self, desk: Desk) -> bool:
        mine = self.desk
        same = desk.view is mine.view and desk.asked is mine.asked and desk.seat == mine.seat
        return same and desk.choice.key == self.chosen


class PharaonBoard(Board[Pharaon]):
    """Keeps the layout of the window, the pictures made for it and what a person has chosen so far."""

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice = Choice()
        self._viewer: int | None = None
        """Whose goods lie below, as the table last painted them."""
        self._clear: tuple[Rect, ...] = ()
        self._laid: Laid | None = None
        self._lay_out(app.screen)

    def _lay_out(self, screen: Screen) -> None:
        liveries = tuple(self.app.livery(seat.colour) for seat in self.setup.seats)
        solo = any(seat.kind == TRAITOR for seat in self.setup.seats)
        self.look = Look(Layout(screen, len(self.setup.seats), solo), self.narrator, liveries)
        self.picture = BoardPicture(self.look, self._sky())
        self.hand = HandPicture(self.look)
        self.panels = PanelPictures(self.look, self._sky())
        self._laid = None

    # What the table calls for drawing

    def zones(self, screen: Screen) -> Zones:
        self._lay_out(screen)
        return self.look.layout.zones

    def paint_ground(self, target: Surface) -> None:
        target.blit(self._sky(), (0, 0))
        paint_ground(target, self.look)

    def _sky(self) -> Surface:
        screen, zones = self.look.screen, self.look.layout.zones
        return night(screen.size, zones.prompt.bottom + screen.px(5), screen.scale)

    def paint(self, target: Surface, view: Pharaon, asked: Asked[Pharaon] | None, pulse: float) -> None:
        laid = self._places(self._desk(view, asked))
        target.blit(self.picture.of(view, laid.access, laid.payable, laid.lit), self.look.layout.zones.board)
        for glow in laid.glows:
            glow.put(target, pulse)
        paint_switch(target, self.look, laid.desk, laid.places)
        paint_split(target, laid.desk)
        if laid.tray is not None:
            laid.tray.paint_over(target, self.look)
        if self.pointed_seat is not None:
            for lit in seat_lights(self.look, view, self.pointed_seat):
                lit.put(target, 1.0)

    def paint_strip(self, target: Surface, view: Pharaon) -> None:
        paint_strip(target, self.look, view)

    def paint_panel(self, target: Surface, place: Rect, view: Pharaon, seat: int, kind: str, active: bool) -> bool:
        self.panels.paint(target, place, view, seat, kind, active)
        return True

    def paint_side(self, target: Surface, view: Pharaon) -> None:
        if view.traitor is not None:
            desk = self._laid.desk if self._laid is not None else None
            paint_tiles(target, self.look, self.look.layout.zones.side, view, split_ghosts(desk, view))

    def paint_hand(
        self, target: Surface, view: Pharaon, seat: int | None, asked: Asked[Pharaon] | None, pulse: float
    ) -> None:
        self._viewer = seat
        if is_counting(view):
            paint_ground(target, self.look)
            paint_ledger(target, self.look, view)
            return
        if seat is None:
            paint_closed(target, self.look)
            return
        desk = self._desk(view, asked)
        self._places(desk)
        self.hand.paint(target, desk)

    # What can be done

    def targets(self, view: Pharaon, asked: Asked[Pharaon] | None) -> list[Target]:
        desk = self._desk(view, asked)
        follows = self.choice.to_follow
        if asked is not None and follows and follows[0] not in asked.legal:
            follows.clear()
        laid, u = self._places(desk), self.look.layout.u
        found: list[Target] = [place.spot(self.choice, u) for place in laid.places]
        found += [place.spot(self.choice, self.look.screen.scale) for place in laid.hand]
        if laid.tray is not None:
            found += laid.tray.spots(self.choice, self.look.layout.tray)
        found.sort(key=lambda target: target.focusable and not (target.moves or target.act))  # what is read comes last
        return [*found, *seat_spots(self.look, view, self.choice)]

    def step_back(self) -> bool:
        self.choice.to_follow = []
        chosen = self.choice.clear()
        if chosen:
            self.on_change()
        return chosen

    def forget_waiting(self) -> None:
        self.choice.planned = ()
        self.choice.to_follow = []

    def unused(self, move: Move) -> str:
        wanted = any(isinstance(one, TakeLotWithBonus) for one in (move, *self.choice.coming))
        return self.look.say("place.bonus_switch") if self.choice.bonus and not wanted else ""

    def keep_clear(self) -> tuple[Rect, ...]:
        return self._clear

    def _places(self, desk: Desk) -> Laid:
        """Board, hand and tray of this question; laid out once, as painting asks in every frame."""
        laid = self._laid
        if laid is None or not laid.fits(desk):
            found = BoardPlaces(desk, Ghosts(self.look, self.hand))
            places = found.all()
            hand = hand_places(desk) if desk.seat is not None else []
            offered: list[Move] = [move for place in (*places, *hand) for move in place.moves]
            tray = tray_for(desk, offered) if desk.seat is not None else None
            self.hand.tray = tray
            glows = [lit for place in places if (lit := place.glow(self.look.layout.u)) is not None]
            laid = self._laid = Laid(
                desk,
                desk.choice.key,
                places,
                hand,
                tray,
                standings(desk.view, desk.asked),
                found.payable,
                found.lit(places),
                glows,
            )
            layout = self.look.layout
            self._clear = (layout.wheel, layout.tray, layout.rect(SLABS["top"]))
        return laid

    def _desk(self, view: Pharaon, asked: Asked[Pharaon] | None) -> Desk:
        decision = asked.decision if asked is not None else None
        self.choice.belong_to(decision)
        if isinstance(decision, ChooseTokens | ComposePayment) and isinstance(self.waiting, HandIn):
            sort = coins(decision.quarter).index(self.waiting.token)
            self.choice.pay_with(payable_ways(view, decision), sort)
        seat = decision.seat if decision is not None else self._viewer
        if is_counting(view):
            seat = None
        return Desk(self.look, view, seat, asked, self.choice, lambda: self.on_change())

    # What is told and shown

    def animations(self, before: Pharaon, after: Pharaon, events: Sequence[Event]) -> list[Animation]:
        return film(self.look, self.picture, before, after, events, self._viewer, self.app.settings.reduced_motion)

    def sounds(self, events: Sequence[Event]) -> list[Sound]:
        return sounds(events)

    def preview(self, view: Pharaon, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.look, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        return enlarged(self.look, subject, self._laid.desk.view if self._laid is not None else None)
