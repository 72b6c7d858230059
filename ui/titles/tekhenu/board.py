"""The table of Tekhenu: dial and obelisk, Temple, tracks and market, and what can be done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event as KeyEvent

from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from game.tekhenu.botankhamon import AUTOMATON
from game.tekhenu.components import components
from game.tekhenu.dial import die
from game.tekhenu.gods.hathor import BuildAt, build
from game.tekhenu.gods.horus import HonourGod, HonourPeople, build_for_god, build_for_people
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, LayOn
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import TakeDie
from game.tekhenu.words import GOD_NUMBER
from ui.art.backdrop import backdrop
from ui.art.palette import LEGAL
from ui.art.plates import walnut
from ui.art.surface import blank
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.kit.answer import Answer, Answers, Chip
from ui.kit.board import TitleBoard
from ui.kit.contract import Zones
from ui.kit.gestures import put_whole
from ui.kit.light import IVORY, shine
from ui.kit.target import Target
from ui.kit.thing import Face, Thing
from ui.kit.thing_target import ThingTarget
from ui.kit.tray import TrayRows
from ui.text.narrator import Narrator
from ui.titles.tekhenu.answers import board_answers, own_answers
from ui.titles.tekhenu.cards.style import name_of
from ui.titles.tekhenu.choice import Choice, Q
from ui.titles.tekhenu.cues import CUES
from ui.titles.tekhenu.enlarged import enlarged
from ui.titles.tekhenu.ground import paint_board, paint_closed
from ui.titles.tekhenu.layout import Layout
from ui.titles.tekhenu.own import OwnThings
from ui.titles.tekhenu.pillar.scene import PillarScene, laying
from ui.titles.tekhenu.previews import preview
from ui.titles.tekhenu.reach import belongs_to, god_of, reached
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast
from ui.titles.tekhenu.seat.panel import PanelThings
from ui.titles.tekhenu.seat.pyramid import pyramid_things
from ui.titles.tekhenu.strip import draw_strip, next_up
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.things import BoardThings
from ui.titles.tekhenu.told import tip_of
from ui.titles.tekhenu.trays.frame import LaidTray
from ui.titles.tekhenu.trays.tray import tray_for


class TekhenuBoard(TitleBoard[Tekhenu]):
    """The things, answers and cues of Tekhenu in the window of now."""

    cues = CUES
    light = LEGAL
    ghosts = ("building", "statue")
    quiet = ("leader", "plot", "price", "people", "bonus", "anubis")

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice: Choice = Choice()
        self._pointing: Q | None = None
        """The question for which things were last laid out for pointing."""
        self.zones(app.screen)

    def lay_out(self, screen: Screen) -> tuple[Zones, TrayRows]:
        seat_styles = tuple(self.app.seat_style(seat.colour) for seat in self.setup.seats)
        solo = any(seat.kind == AUTOMATON for seat in self.setup.seats)
        layout, stay = Layout(screen, len(self.setup.seats), solo), self.app.settings.panels_stay
        self.style = TableStyle(layout, self.narrator, seat_styles, stay)
        self.map, self.own, self.panels = BoardThings(self.style), OwnThings(self.style), PanelThings(self.style)
        self.pillar = PillarScene(self.style)
        self._pictures: dict[int, tuple[list[Thing], Surface]] = {}
        self._lying: tuple[Q, list[Thing]] | None = None
        self._tray: tuple[Q, LaidTray | None] | None = None
        return layout.zones, TrayRows(screen, layout.zones.hand)

    # Things

    def things(self, question: Q) -> list[Thing]:
        decision, tray = laying(question), self.tray(question)
        if decision is not None:
            return [*self._on_board(question), *self.pillar.things(question, decision)]
        return [*self._on_board(question), *(tray.things() if tray is not None else ())]

    def _on_board(self, question: Q) -> list[Thing]:
        """Without a tray; worked out once for a question."""
        if self._lying is None or self._lying[0] is not question:
            self._lying = question, list(self.map.of(question, self.viewer))
        return self._lying[1]

    def foreseen(self, question: Q, moves: Sequence[Move]) -> Tekhenu | None:
        """A Building of the Temple or a Statue is paid for first, often with a question of its own, which moves nothing
        on the board: what is foreseen is the piece in its place."""
        copy, number = question.view.clone(), components().number
        match moves[0]:
            case BuildAt(site):
                build(copy, question.asked_seat, number[site])
            case HonourGod(god):
                build_for_god(copy, question.asked_seat, GOD_NUMBER[god])
            case HonourPeople(space):
                build_for_people(copy, question.asked_seat, number[space])
            case _:
                return super().foreseen(question, moves)
        return copy

    def hand_things(self, question: Q, answers: Mapping[str, Answer]) -> list[Thing]:
        assert question.seat is not None
        decision, forecast = laying(question), NOTHING
        if decision is not None:
            forecast = self.pillar.forecast(self.pillar.trial(question, decision))
        legal = frozenset(name for name, answer in answers.items() if answer.moves and name.startswith("own."))
        return list(self.own.of(question.view, question.seat, legal, forecast))

    def shown_seat(self, view: Tekhenu) -> int | None:
        """Whoever looks; while nobody does, whoever is asked, without their secrets. At the end the best person, and
        any seat whose panel is pointed at."""
        if view.over and self.pointed_seat not in (None, view.bot):
            return self.pointed_seat
        if self.viewer is not None:
            return self.viewer
        if view.over:
            return max(view.people(), key=view.points.__getitem__)
        return view.decision.seat if view.decision is not None else None

    def strip_things(self, question: Q) -> list[Thing]:
        view = question.view
        face = Face(draw_strip, (self.style, view.round_number, view.over, next_up(self.style, view)))
        return [Thing("strip", self.laid_zones.strip, face, bleed=0)]

    def side_things(self, question: Q) -> list[Thing]:
        return list(pyramid_things(self.style, question.view))

    def seat_things(self, view: Tekhenu, seat: int, place: Rect) -> list[Thing]:
        active = view.decision is not None and view.decision.seat == seat
        return list(self.panels.of(view, seat, place, self.app.level_name(self.setup.seats[seat].kind), active))

    def signs_room(self, place: Rect) -> Rect:
        return place

    def seat_order(self, view: Tekhenu) -> Sequence[int]:
        """In turn order, unless people wish that the panels stay."""
        return range(len(view.seats)) if self.style.panels_stay else view.order

    def tray(self, question: Q) -> LaidTray | None:
        """The tray that lies over the board, laid out once for a question."""
        if question.asked is None or laying(question) is not None:
            return None
        if self._tray is None or self._tray[0] is not question:
            found = (*board_answers(question, self.style.layout.dial), *own_answers(question))
            wanted = tray_for(
                self.style, question, [move for one in found for move in one.moves], lambda: self.on_pay()
            )
            self._tray = question, LaidTray(self.style, wanted) if wanted is not None else None
        return self._tray[1]

    def answers(self, question: Q) -> Answers:
        if question.asked is None:
            return Answers()
        decision, tray, own = laying(question), self.tray(question), own_answers(question)
        if decision is not None:
            return Answers((*self.pillar.answers(question, decision, self.on_anew), *own))
        found = list(board_answers(question, self.style.layout.dial))
        if tray is not None:
            places = {thing.id: thing.place for thing in self._on_board(question)}
            found = [one for one in found if not one.moves or not tray.covers(places[one.on], one.moves)]
            found += tray.answers()
        return Answers((*found, *own))

    # Painting

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", self.style.screen.size), (0, 0))
        side = self.style.layout.zones.side
        if side.width:
            walnut(side.size, self.style.screen.scale, 83).put(target, side.topleft)

    def paint_board_ground(self, target: Surface) -> None:
        paint_board(target, self.style)

    def paint_closed(self, target: Surface) -> None:
        paint_closed(target, self.style)

    def paint(self, target: Surface, view: Tekhenu, asked: Asked[Tekhenu] | None, pulse: float) -> None:
        """The button of Anubis stands beside the prompt, outside of the board."""
        super().paint(target, view, asked, pulse)
        laid = self.laid(view, asked)
        for thing in laid.board:
            if thing.id == "anubis" and thing.face is not None:
                thing.face.put(target, thing.place)
        if isinstance(self.waiting, LayOn):
            self._try(target, laid.question, self.waiting.space)

    def paint_panel(self, target: Surface, place: Rect, view: Tekhenu, seat: int, kind: str, active: bool) -> bool:
        """A picture of it is kept for as long as its signs stay."""
        signs, reach = self._signs(view, seat, place), self.style.screen.px(30)
        if seat not in self._pictures or self._pictures[seat][0] is not signs:
            picture = blank((place.width + 2 * reach, place.height + 2 * reach))
            put_whole(picture, signs[0], signs[1:], (reach - place.x, reach - place.y))
            self._pictures[seat] = signs, picture
        target.blit(self._pictures[seat][1], (place.x - reach, place.y - reach))
        return True

    def pointed(self, target: Surface, question: Q, thing: Thing) -> None:
        """What a die, a site or a slot reaches, and what a choice would change on the own board."""
        kind, _, name = thing.id.partition(".")
        answer, u = self.laid(question.view, question.asked).answers.get(thing.id), self.style.layout.u
        lit: list[Thing] = []
        forecast = NOTHING
        if kind == "die" and answer is not None and answer.moves:
            god, face = god_of(thing.id)
            lit = reached(self.style, question.view, question.asked_seat, god, face)
            taken = next(move for move in answer.moves if isinstance(move, TakeDie))
            forecast = Forecast(die=die(taken.colour, taken.face), plate=taken.plate)
        elif kind in ("horus", "god") or (kind == "site" and answer is not None and answer.moves):
            lit = belongs_to(self.style, question.view, kind, name)
        elif kind == "tray":
            tray = self.tray(question)
            chip = tray.chip(thing.id) if tray is not None else None
            forecast = (chip.forecast if chip is not None and chip.usable else None) or NOTHING
        elif kind == "try":
            self._try(target, question, name)
            lit = [thing] if isinstance(question.decision, ChooseTurn) else []
        for one in lit:
            shine(target, one, IVORY, 1.0, round(9 * u))
        self._foretell(target, question, forecast)

    def _try(self, target: Surface, question: Q, space: str) -> None:
        """The tile on a space that is pointed at, or that waits to be confirmed."""
        decision = laying(question)
        if isinstance(decision, ChooseSpace):
            trial = self.pillar.trial(question, decision, space)
            self.pillar.draw_try(target, self.pillar.places.place, trial)
            self.pillar.draw_steps(target, trial)
            self._foretell(target, question, self.pillar.forecast(trial))

    def _foretell(self, target: Surface, question: Q, forecast: Forecast) -> None:
        if question.seat is not None and forecast != NOTHING:
            for thing in self.own.forecast(question.view, question.seat, forecast):
                if thing.face is not None:
                    thing.face.put(target, thing.place)

    # Pointing

    def targets(self, view: Tekhenu, asked: Asked[Tekhenu] | None) -> list[Target]:
        found = super().targets(view, asked)
        self._pointing = self.laid(view, asked).question
        return found

    def key(self, event: KeyEvent) -> bool:
        """R turns the tile wherever it is tried."""
        question = self._pointing
        decision = laying(question) if question is not None else None
        if question is None or decision is None or event.key != pygame.K_r:
            return False
        at = self._at
        space = at.thing.id.removeprefix("try.") if at is not None and at.thing.kind == "try" else ""
        self.pillar.rotator(question, decision, getattr(decision, "space", space))(1)
        return True

    @property
    def _at(self) -> ThingTarget | None:
        """What is pointed at."""
        pointed = self.app.stack.top.pointed if self.app.stack.top is not None else None
        return pointed if isinstance(pointed, ThingTarget) else None

    def unused(self, move: Move) -> str:
        card = self.choice.card
        return name_of(self.style, card) if card and getattr(move, "card", "") != card else ""

    def keep_clear(self) -> tuple[Rect, ...]:
        """The tray, all that can be chosen, and what the pointed die needs: its god's plates and the other dice."""
        question, at = self._pointing, self._at
        if question is None:
            return ()
        if laying(question) is not None:
            return (self.pillar.places.place, self.pillar.breakdown.rect)
        laid = self.laid(question.view, question.asked)
        wanted = [one.place for one in laid.board if one.kind in ("die", "tray") or _open(laid.answers.get(one.id))]
        if at is not None and at.thing.kind == "die" and (at.moves or at.refusals):
            wanted += self.style.layout.clear_of(god_of(at.thing.id)[0])
        return tuple(wanted)

    # What is told

    def tip(self, question: Q, thing: Thing) -> Tip:
        view = question.view
        kind, _, name = thing.id.partition(".")
        if kind == "own":
            assert question.seat is not None
            return self.own.tip(view, question.seat, name)
        if kind == "sign":
            seat, _, sign = name.partition(".")
            return self.panels.tip(view, int(seat), sign)
        if kind == "tray":
            tray = self.tray(question)
            chip = tray.chip(thing.id) if tray is not None else None
            return chip.tip if chip is not None and chip.tip is not None else Tip(thing.label)
        return tip_of(self.style, view, thing.id)

    def preview(self, view: Tekhenu, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.style, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        return enlarged(self.style, self._pointing.view if self._pointing is not None else None, subject)


def _open(answer: Answer | Chip | None) -> bool:
    return answer is not None and bool(answer.moves)
