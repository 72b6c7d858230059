"""The table of Kemet: the Nile map with its pieces, the own board and hand, powers and combat, and what can be done."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event as KeyEvent

from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from game.core.turns import Turn
from game.kemet.cards import EscapeTo, PlayCard, RainFire, card_of
from game.kemet.events import CombatDecided
from game.kemet.landing import PutUnits
from game.kemet.market import BuyPower, BuyTile
from game.kemet.recruiting import RecruitInto
from game.kemet.state import Kemet
from ui.art.backdrop import backdrop
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.kit.answer import Answer, Answers
from ui.kit.board import Laid, TitleBoard
from ui.kit.contract import Animation, Zones
from ui.kit.light import IVORY, shine
from ui.kit.seat_styles import match_seat_styles
from ui.kit.thing import Face, Thing
from ui.kit.tray import ABOVE, TrayRows
from ui.text.narrator import Narrator
from ui.titles.kemet.cards import enlarged
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.combat.scene import paint_combat
from ui.titles.kemet.cues import CUES
from ui.titles.kemet.film import turn_film
from ui.titles.kemet.layout import lay_out
from ui.titles.kemet.map.ground import paint_ground, paint_rim
from ui.titles.kemet.map.things import MapThings
from ui.titles.kemet.market.drawer import paint_drawer
from ui.titles.kemet.seat.closed import closed_hand, covered_hand
from ui.titles.kemet.seat.figures import panel_figures
from ui.titles.kemet.seat.furniture import paint_table
from ui.titles.kemet.seat.panel import put_panel
from ui.titles.kemet.seat.seat_things import seat_things, sign_tip
from ui.titles.kemet.seat.tracks import Race, paint_vp_race
from ui.titles.kemet.spread import Q, Spread
from ui.titles.kemet.strip import Moment, draw_strip
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.subjects import space_enlarged
from ui.titles.kemet.table import is_fighting, spread_out
from ui.titles.kemet.tips import preview
from ui.titles.kemet.ways import Step

KEPT = 6
"""Spreads that are remembered, at least as many as the kit remembers tables."""


class KemetBoard(TitleBoard[Kemet]):
    """The things, answers and films of Kemet in the window of now."""

    cues = CUES
    shows_order = True
    ghosts = ("troop", "pyramid")
    quiet = (
        "homes",
        "light",
        "walls",
        "arrow",
        "site",
        "name",
        "plaque",
        "owner",
        "order",
        "piles",
        "steps",
        "night",
        "capsule",
        "peek",
    )

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice: Choice = Choice(self.queue)
        self.zones(app.screen)

    def lay_out(self, screen: Screen) -> tuple[Zones, TrayRows]:
        seat_styles = match_seat_styles(self.app, self.setup)
        self.style = TableStyle(
            lay_out(screen, len(self.setup.seats)), self.narrator, seat_styles, self.app.settings.panels_stay
        )
        self.map = MapThings(self.style)
        self._spreads: OrderedDict[int, Spread] = OrderedDict()
        self._hints_of: tuple[object, str] = (None, "")
        self._hints: list[Thing] = []
        """What was shown beside the thing that was last pointed at."""
        return self.style.layout.zones, TrayRows(screen, self.style.layout.confirm)

    # Things and what they stand for

    def spread(self, question: Q) -> Spread:
        """Everything that lies on the table for a question, worked out once."""
        found = self._spreads.get(id(question))
        if found is None or found.question is not question:
            found = self._spreads[id(question)] = Spread(self.style, self.map.geometry, question)
            spread_out(found, self.map, lambda: self.on_hush())
            while len(self._spreads) > KEPT:
                self._spreads.popitem(last=False)
        return found

    def laid(self, view: Kemet, asked: Asked[Kemet] | None) -> Laid:
        self.choice.waiting = self.waiting
        return super().laid(view, asked)

    def things(self, question: Q) -> list[Thing]:
        return self.spread(question).board

    def side_things(self, question: Q) -> list[Thing]:
        return self.spread(question).side

    def hand_things(self, question: Q, answers: Mapping[str, Answer]) -> list[Thing]:
        return self.spread(question).hand

    def answers(self, question: Q) -> Answers:
        return Answers(tuple(self.spread(question).answers.values()))

    def strip_things(self, question: Q) -> list[Thing]:
        face = Face(draw_strip, (self.style, Moment.of(question.view)))
        return [Thing("strip", self.style.layout.zones.strip, face, bleed=0)]

    def signs_room(self, place: Rect) -> Rect:
        return place

    def seat_things(self, view: Kemet, seat: int, place: Rect) -> list[Thing]:
        return list(seat_things(self.style, view, seat, place))

    def tip(self, question: Q, thing: Thing) -> Tip | None:
        if thing.kind == "sign":
            return sign_tip(self.style, question.view, thing)
        return self.spread(question).tips[thing.id]()

    # Painting

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", self.style.screen.size), (0, 0))
        paint_table(target, self.style)

    def paint_board_ground(self, target: Surface) -> None:
        paint_rim(target, self.style)
        paint_ground(target, self.style)

    def paint(self, target: Surface, view: Kemet, asked: Asked[Kemet] | None, pulse: float) -> None:
        """A stage covers the map, the hand and their light."""
        spread = self.spread(self.laid(view, asked).question)
        style = self.style
        if is_fighting(view, self.choice):
            paint_combat(target, style, view, asked, self.waiting, pulse)
            for thing in spread.board:
                if thing.id == "peek" and thing.face is not None:
                    thing.face.put(target, thing.place)
        else:
            super().paint(target, view, asked, pulse)
        if self.choice.drawer:
            lit = frozenset(move.tile for move in spread.question.of(BuyTile))
            paint_drawer(target, style, view, lit, getattr(self.waiting, "tile", None))
        elif self.choice.race and style.layout.small:
            paint_vp_race(target, style.layout.vp_race, style, Race.of(view))

    def paint_hand(
        self, target: Surface, view: Kemet, seat: int | None, asked: Asked[Kemet] | None, pulse: float
    ) -> None:
        covered = self.style.layout.small and (self.choice.drawer or is_fighting(view, self.choice))
        self._closed = [covered_hand(self.style, view, None)] if covered else closed_hand(self.style)
        super().paint_hand(target, view, seat, asked, pulse)

    def paint_closed(self, target: Surface) -> None:
        sheet = self.sheet("hand", self.laid_zones.hand)
        sheet.show(self._closed)
        sheet.put(target)

    def paint_side(self, target: Surface, view: Kemet) -> None:
        layout, things = self.style.layout, self.spread(self._latest_of(view).question).side
        for name, place in (("side", layout.market), ("race", layout.vp_button if layout.small else layout.vp_race)):
            self._paint_beside(target, name, place, things)

    def pointed(self, target: Surface, question: Q, thing: Thing) -> None:
        """The way of a group, the reach of a Troop; light around what only changes the choice, and around tiles in the
        drawer, which the kit leaves to their faces."""
        spread = self.spread(question)
        answer = spread.answers.get(thing.id)
        if answer is not None and answer.usable and (thing.kind == "offer" or (answer.act and thing.layer < ABOVE)):
            shine(target, thing, IVORY, 1.0, round(9 * self.style.screen.scale))
        if self._hints_of != (question, thing.id):
            made = spread.hints.get(thing.id)
            self._hints_of, self._hints = (question, thing.id), list(made()) if made is not None else []
        for hint in self._hints:
            if hint.face is not None:
                hint.face.put(target, hint.place)

    def foreseen(self, question: Q, moves: Sequence[Move]) -> Kemet | None:
        """Not where the first step of a march leads, since the trail shows its whole way; nothing while the map is
        covered."""
        covered = self.scene(question.view, question.asked) is not None
        return None if covered or isinstance(moves[0], Step) else super().foreseen(question, moves)

    def paint_panel(self, target: Surface, place: Rect, view: Kemet, seat: int, kind: str, active: bool) -> bool:
        put_panel(target, self.style, place, panel_figures(view, seat), seat, kind, active)
        return True

    def seat_order(self, view: Kemet) -> Sequence[int]:
        return view.order

    # What is chosen

    def scene(self, view: Kemet, asked: Asked[Kemet] | None) -> Rect | None:
        """The stage of a Combat, or the drawer of the powers in its place."""
        self.laid(view, asked)
        return self.style.layout.stage if is_fighting(view, self.choice) or self.choice.drawer else None

    def still_shows(self, view: Kemet, closing: Event) -> bool:
        """A Combat, while it is to be decided where the Troops go."""
        return isinstance(closing, CombatDecided) and view.combat is not None

    def unused(self, move: Move) -> str:
        """A card that waits for its target, or Units that wait to be placed, and that this move has no use for."""
        card, placing = self.choice.card, dict(self.choice.placing)
        if card and not (isinstance(move, PlayCard | RainFire | EscapeTo) and card_of(move).id == card):
            return self.style.say("unused.card", card=card)
        if placing and not (isinstance(move, RecruitInto | PutUnits) and placing.get(move.space) == move.n):
            return self.style.say("unused.units", n=sum(placing.values()))
        return ""

    def task(self) -> str:
        """A card that waits for its target asks for it, whatever else the decision offers."""
        return self.style.say("bar.aim", card=self.choice.card) if self.choice.card else ""

    def key(self, event: KeyEvent) -> bool:
        """P opens and closes the powers, V the points of a small window: what their buttons do."""
        choice = self.choice
        if event.key == pygame.K_p and not isinstance(choice.decision, BuyPower):
            choice.drawer = not choice.drawer
        elif event.key == pygame.K_v and self.style.layout.small:
            choice.race = not choice.race
        else:
            return False
        self.on_change()
        return True

    def keep_clear(self) -> tuple[Rect, ...]:
        laid = self.latest_laid
        return self.spread(laid.question).clear if laid is not None else ()

    # What is told

    def films(self, turn: Turn[Kemet]) -> list[Animation]:
        calm = self.app.settings.reduced_motion
        return [] if calm and self.queue.coming else turn_film(self, turn.before, turn.frames, calm)

    def preview(self, view: Kemet, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.style, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        laid = self.latest_laid
        assert laid is not None
        view: Kemet = laid.question.view
        if subject.startswith("space."):
            return space_enlarged(self.map, view, subject.partition(".")[2])
        return enlarged(self.style, subject, view)

    @property
    def latest_laid(self) -> Laid | None:
        """The table that was last asked for."""
        return next(reversed(self._tables.values()), None)
