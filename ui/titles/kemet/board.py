"""The table of Kemet: the Nile map with its pieces, the own board and hand, powers and combat, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event as KeyEvent

from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from game.kemet.cards import EscapeTo, PlayCard, RainFire, card_of
from game.kemet.events import CombatDecided
from game.kemet.landing import PutUnits
from game.kemet.market import BuyPower
from game.kemet.recruiting import RecruitInto
from game.kemet.state import Kemet
from ui.boards.board import Animation, Board, Zones
from ui.boards.liveries import seat_liveries
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.sound import Sound
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.text.narrator import Narrator
from ui.titles.kemet.animation.film import film
from ui.titles.kemet.cards import enlarged
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.combat import paint_combat
from ui.titles.kemet.desk import Desk
from ui.titles.kemet.furniture import (
    KeptPictures,
    own_key,
    paint_covered,
    paint_own,
    paint_powers,
    paint_race,
    paint_table,
    side_key,
    table,
)
from ui.titles.kemet.laid import Laid, lay_out, peek_place
from ui.titles.kemet.layout import Layout
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.light import Light
from ui.titles.kemet.map.picture import MapPicture, Scene
from ui.titles.kemet.market import paint_drawer
from ui.titles.kemet.night import paint_night_chips
from ui.titles.kemet.previews import preview
from ui.titles.kemet.seat import PanelPictures, paint_free_positions, paint_piles, paint_turn_order
from ui.titles.kemet.sounds import sounds
from ui.titles.kemet.spot import Follower
from ui.titles.kemet.steps import paint_steps
from ui.titles.kemet.strip import paint_strip
from ui.titles.kemet.subjects import space_enlarged
from ui.titles.kemet.trays.button import paint_answer
from ui.titles.kemet.trays.panel import Panel


class KemetBoard(Board[Kemet]):
    """Keeps the layout of the window, the pictures made for it and what a person has chosen so far."""

    shows_order = True

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice = Choice()
        self._viewer: int | None = None
        """Whose hand lies below, as the table last painted it."""
        self._laid: Laid | None = None
        self._lay_out(app.screen)

    def _lay_out(self, screen: Screen) -> None:
        players = len(self.setup.seats)
        liveries = seat_liveries(self.app, self.setup)
        self.look = Look(Layout(screen, players), self.narrator, liveries, self.app.settings.panels_stay)
        under = table(self.look)
        self.picture = MapPicture(self.look, under, (paint_turn_order, paint_piles))
        self.panels = PanelPictures(self.look)
        self._own = KeptPictures(under)
        self._side = KeptPictures(under)
        self._laid = None

    # What the table calls for drawing

    def zones(self, screen: Screen) -> Zones:
        self._lay_out(screen)
        return self.look.layout.zones

    def paint_ground(self, target: Surface) -> None:
        paint_table(target, self.look)

    def paint(self, target: Surface, view: Kemet, asked: Asked[Kemet] | None, pulse: float) -> None:
        laid = self._places(self._desk(view, asked))
        if laid.fighting:
            paint_combat(target, self.look, view, asked, self.waiting, pulse)
            if laid.peek is not None:
                paint_answer(target, self.look, laid.peek, peek_place(self.look), "normal")
        else:
            self._paint_map(target, laid)
        if self.choice.drawer:
            chosen = getattr(self.waiting, "tile", None)
            paint_drawer(target, self.look, view, laid.own.tiles, chosen)
        elif self.choice.race and self.look.layout.small:
            paint_race(target, self.look, view)

    def _paint_map(self, target: Surface, laid: Laid) -> None:
        look, view = self.look, laid.desk.view
        scene = laid.map.scene
        if self.pointed_seat is not None:
            scene = self._seat_scene(view, self.pointed_seat)
        target.blit(self.picture.of(view, scene), look.layout.zones.board)
        for ghost in laid.map.ghosts:
            ghost(target)
        for capsule in laid.map.capsules:
            capsule.put(target, self.picture.geometry)
        paint_steps(target, look, view)
        if laid.desk.asked is not None or view.phase == "dawn":
            paint_night_chips(target, look, view)
        paint_free_positions(target, look, view, laid.own.positions)
        if laid.panel is not None:
            self._paint_panel(target, laid, laid.panel)

    def _paint_panel(self, target: Surface, laid: Laid, panel: Panel) -> None:
        """Painted once for a question, with the map around it that its shadow falls on."""
        area = panel.rect.inflate(self.look.screen.px(30), self.look.screen.px(30)).clip(self.look.layout.zones.board)
        if laid.panel_picture is None:
            panel.paint(target, self.look)
            laid.panel_picture = target.subsurface(area).copy()
        target.blit(laid.panel_picture, area)

    def _seat_scene(self, view: Kemet, seat: int) -> Scene:
        """The City and the Troops of the seat whose panel is pointed at."""
        owned = [name for number, name in enumerate(view.board.names) if view.controller(number) == seat]
        return Scene(tuple((name, Light("marked")) for name in owned))

    def paint_strip(self, target: Surface, view: Kemet) -> None:
        paint_strip(target, self.look, view)

    def paint_panel(self, target: Surface, place: Rect, view: Kemet, seat: int, kind: str, active: bool) -> bool:
        self.panels.paint(target, place, view, seat, kind, active)
        return True

    def seat_order(self, view: Kemet) -> Sequence[int]:
        return view.order

    def paint_side(self, target: Surface, view: Kemet) -> None:
        laid, layout = self._laid, self.look.layout
        own = laid.own if laid is not None else None
        if own is None or laid is None:
            return
        key = (side_key(view), own.tiles, self.choice.drawer, laid.nothing)
        if not layout.small:
            self._side.put(target, layout.vp_race, key, lambda sheet: paint_race(sheet, self.look, view))
        self._side.put(
            target,
            layout.market,
            key,
            lambda sheet: paint_powers(sheet, self.look, view, own, self.choice.drawer, laid.nothing),
        )
        if laid.race is not None:
            paint_answer(target, self.look, laid.race, layout.vp_button, "normal")

    def paint_hand(
        self, target: Surface, view: Kemet, seat: int | None, asked: Asked[Kemet] | None, pulse: float
    ) -> None:
        self._viewer = seat
        look = self.look
        laid = self._places(self._desk(view, asked))
        zone = look.layout.zones.hand
        covered = (laid.fighting or self.choice.drawer) and look.layout.small
        if covered:
            shown = ("covered", side_key(view), own_key(view, seat))
            self._own.put(target, zone, shown, lambda sheet: paint_covered(sheet, look, view, seat))
            return
        decision = asked.decision if asked is not None else None
        key = (own_key(view, seat), laid.own.spaces, laid.own.cards, laid.own.current, decision, self.choice.key)
        self._own.put(
            target, zone, (key, laid.bar.shields), lambda sheet: paint_own(sheet, look, view, seat, laid.own, laid.bar)
        )

    # What can be done

    def targets(self, view: Kemet, asked: Asked[Kemet] | None) -> list[Target]:
        laid = self._places(self._desk(view, asked))
        found: list[Target] = [place.spot(self.choice) for place in laid.places]
        found += self._followers(asked)
        return found

    def _followers(self, asked: Asked[Kemet] | None) -> list[Target]:
        """What an earlier click decided is done as soon as it is asked."""
        waiting = self.choice.to_follow or list(self.choice.coming)
        if asked is None or not waiting:
            return []
        if waiting[0] not in asked.legal:
            self.choice.to_follow = []
            return []
        return [Follower(Rect(0, 0, 1, 1), "", self.choice, waiting[0])]

    def step_back(self) -> bool:
        self.choice.to_follow = []
        chosen = self.choice.clear()
        if chosen:
            self.on_change()
        return chosen

    def scene(self, view: Kemet, asked: Asked[Kemet] | None) -> Rect | None:
        """The stage of a Combat, or the drawer of the powers in its place."""
        fighting = self._places(self._desk(view, asked)).fighting
        return self.look.layout.stage if fighting or self.choice.drawer else None

    def still_shows(self, view: Kemet, closing: Event) -> bool:
        """A Combat, while it is to be decided where the Troops go."""
        return isinstance(closing, CombatDecided) and view.combat is not None

    def unused(self, move: Move) -> str:
        """A card that waits for its target, or Units that wait to be placed, and that this move has no use for."""
        card, placing = self.choice.card, dict(self.choice.placing)
        if card and not (isinstance(move, PlayCard | RainFire | EscapeTo) and card_of(move).id == card):
            return self.look.say("unused.card", card=card)
        if placing and not (isinstance(move, RecruitInto | PutUnits) and placing.get(move.space) == move.n):
            return self.look.say("unused.units", n=sum(placing.values()))
        return ""

    def key(self, event: KeyEvent) -> bool:
        """P opens and closes the powers, V the points of a small window: what their buttons do."""
        choice = self.choice
        if event.key == pygame.K_p and not isinstance(choice.decision, BuyPower):
            choice.drawer = not choice.drawer
        elif event.key == pygame.K_v and self.look.layout.small:
            choice.race = not choice.race
        else:
            return False
        self.on_change()
        return True

    def keep_clear(self) -> tuple[Rect, ...]:
        return self._laid.clear if self._laid is not None else ()

    def _places(self, desk: Desk) -> Laid:
        """Everything that can be pointed at now; laid out once, as painting asks in every frame."""
        laid = self._laid
        if laid is None or not laid.fits(desk):
            laid = self._laid = lay_out(desk, self.picture)
        return laid

    def _desk(self, view: Kemet, asked: Asked[Kemet] | None) -> Desk:
        decision = asked.decision if asked is not None else None
        self.choice.belong_to(decision)
        self.choice.waiting = self.waiting
        seat = decision.seat if decision is not None else self._viewer
        changed, hush = (lambda: self.on_change()), (lambda: self.on_hush())
        return Desk(self.look, view, seat, asked, self.choice, changed, self.picture.geometry, hush)

    # What is told and shown

    def animations(self, before: Kemet, after: Kemet, events: Sequence[Event]) -> list[Animation]:
        reduced = self.app.settings.reduced_motion
        if reduced and self.choice.coming:
            return []
        return film(self.look, self.picture, before, after, events, self._viewer, reduced)

    def sounds(self, events: Sequence[Event]) -> list[Sound]:
        return sounds(events)

    def preview(self, view: Kemet, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.look, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        assert self._laid is not None
        view = self._laid.desk.view
        if subject.startswith("space."):
            return space_enlarged(self.picture, view, subject.partition(".")[2])
        return enlarged(self.look, subject, view)
