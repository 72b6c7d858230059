"""The table of a title, derived from its things, answers and cues; it is a `Board` for the table scene."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar

from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event
from game.core.position import Position
from game.core.setup import Setup
from game.core.turns import Turn
from ui.art.colour import Colour
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.sound import Sound
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.kit.answer import Answer, Answers, Chip, lit_things
from ui.kit.contract import Animation, Board, SeatGood, Zones
from ui.kit.cue import Cue
from ui.kit.difference import difference
from ui.kit.film import film
from ui.kit.light import ALARM, GOLD, IVORY, shine
from ui.kit.panel import goods_room
from ui.kit.question import Choice, Question
from ui.kit.queue import Queue
from ui.kit.sheet import Sheet
from ui.kit.target import Target
from ui.kit.thing import Thing
from ui.kit.thing_target import ThingTarget
from ui.kit.tray import ABOVE, TrayRows, tray_things
from ui.text.narrator import Narrator

P = TypeVar("P", bound=Position)
KEPT = 4
"""Laid tables that are remembered: the present one, those before and after an act, and one that is foreseen."""
SOUNDS = 2
"""At most so many at once, so that a busy move is not a noise."""


@dataclass(frozen=True, eq=False)
class Laid:
    """A question with everything that lies on the table for it."""

    question: Question[Any, Any]
    answers: Mapping[str, Answer | Chip]
    board: list[Thing]
    hand: list[Thing]
    side: list[Thing]
    strip: list[Thing]
    lit: list[Thing]
    alarms: list[Thing]

    @cached_property
    def below(self) -> list[Thing]:
        """The things of the board that lie below the light."""
        return [one for one in self.board if one.layer <= ABOVE]

    @cached_property
    def over(self) -> list[Thing]:
        """Those above it, from the back to the front: a tray that is laid over the board."""
        return sorted((one for one in self.board if one.layer > ABOVE), key=attrgetter("layer"))


class TitleBoard(Board[P], Generic[P]):
    """What a title fills in: where things lie, what they stand for, and what is special about an event."""

    cues: ClassVar[Mapping[type[Event], Cue]]
    light: ClassVar[Colour] = GOLD
    """Around what can be chosen: a colour that is seen on this board."""
    quiet: ClassVar[Collection[str]] = ()
    """Kinds of things that are not animated: they are there or not."""
    ghosts: ClassVar[Collection[str]] = ()
    """Kinds of things that are shown where a move would put them."""
    choice: Choice

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.queue = Queue()

    # What a title fills in

    @abstractmethod
    def lay_out(self, screen: Screen) -> tuple[Zones, TrayRows]:
        """Where everything goes in this window."""

    @abstractmethod
    def things(self, question: Question[P, Any]) -> list[Thing]:
        """What lies on the board, from the back to the front."""

    @abstractmethod
    def hand_things(self, question: Question[P, Any], answers: Mapping[str, Answer]) -> list[Thing]:
        """What lies in the hand, without the tray of the question."""

    def strip_things(self, question: Question[P, Any]) -> list[Thing]:
        """What stands in the strip above the board."""
        return []

    def side_things(self, question: Question[P, Any]) -> list[Thing]:
        """What stands between the panels of the seats and the log."""
        return []

    def seat_things(self, view: P, seat: int, place: Rect) -> list[Thing]:
        """The signs in the panel of a seat, in this place."""
        return []

    def signs_room(self, place: Rect) -> Rect:
        """Where in a panel its signs lie; the whole of it for a title that draws whole panels."""
        return goods_room(place, self.app.screen)

    @abstractmethod
    def answers(self, question: Question[P, Any]) -> Answers:
        """What things and tray stand for."""

    @abstractmethod
    def tip(self, question: Question[P, Any], thing: Thing) -> Tip | None:
        """What a thing says of itself; None: it only lies over others."""

    def shown_seat(self, view: P) -> int | None:
        """Whose hand lies open while nobody at the screen is asked: that of whoever looks."""
        return self.viewer

    def pointed(self, target: Surface, question: Question[P, Any], thing: Thing) -> None:
        """Paint what else is seen while somebody points at a thing: a way, a reach, what it would change."""

    @abstractmethod
    def paint_board_ground(self, target: Surface) -> None:
        """What never changes under the things of the board."""

    @abstractmethod
    def paint_closed(self, target: Surface) -> None:
        """The hand while nobody looks."""

    # Layout

    def zones(self, screen: Screen) -> Zones:
        self.laid_zones, self._rows = self.lay_out(screen)
        self.viewer = None
        self._panels: dict[int, tuple[P, object, list[Thing]]] = {}
        self._ground_kept: Surface | None = None
        self._canvas: Surface | None = None
        self._sheets: dict[str, Sheet] = {}
        self._tables: OrderedDict[Hashable, Laid] = OrderedDict()
        self._radius = max(4, round(9 * screen.scale))
        self._ghosts_kept: tuple[object, object, list[Thing]] = (None, None, [])
        return self.laid_zones

    def laid(self, view: P, asked: Asked[P] | None) -> Laid:
        """The table for a view and a question, worked out once."""
        self.choice.belong_to(asked.decision if asked is not None else None)
        key = (id(view), id(asked), self.viewer, self.shown_seat(view), self.choice.key)
        found = self._tables.get(key)
        if found is not None:
            self._tables.move_to_end(key)
        if found is None or found.question.view is not view or found.question.asked is not asked:
            found = self._tables[key] = self._lay(view, asked)
            while len(self._tables) > KEPT:
                self._tables.popitem(last=False)
        return found

    def _lay(self, view: P, asked: Asked[P] | None) -> Laid:
        seat = asked.decision.seat if asked is not None else self.shown_seat(view)
        question: Question[P, Any] = Question(view, seat, asked, self.choice, lambda: self.on_change())
        given = self.answers(question)
        on_things = {one.on: one for one in given.on_things}
        board = self.things(question)
        hand = self.hand_things(question, on_things) if seat is not None else []
        meant: dict[str, Answer | Chip] = dict(on_things)
        if seat is not None:
            tray = tray_things(self._rows, given.tray) if given.tray is not None else ()
            for thing, chip in (*tray, *given.laid):
                hand.append(thing)
                if chip is not None:
                    meant[thing.id] = chip
        by_id = {thing.id: thing for thing in board}
        alarms = [by_id[name] for name in given.alarms if name in by_id]
        lit = lit_things(given.on_things, by_id)
        return Laid(question, meant, board, hand, self.side_things(question), self.strip_things(question), lit, alarms)

    @property
    def latest(self) -> list[Thing]:
        """What lies on the board that was last asked for."""
        return next(reversed(self._tables.values())).board if self._tables else []

    def laid_over(self) -> Sequence[Rect]:
        return [thing.place for thing in self.latest if thing.layer > ABOVE]

    # Painting

    @property
    def _ground(self) -> Surface:
        """What never changes in this window, painted when it is first shown."""
        if self._ground_kept is None:
            self._ground_kept = Surface(self.app.screen.size, 0, 32)
            self.paint_ground(self._ground_kept)
            self._ground_kept.set_clip(self.laid_zones.board)
            self.paint_board_ground(self._ground_kept)
            self._ground_kept.set_clip(None)
        return self._ground_kept

    def sheet(self, name: str, place: Rect) -> Sheet:
        """The picture of a zone; all zones share a canvas."""
        if name not in self._sheets:
            if self._canvas is None:
                self._canvas = self._ground.copy()
            self._sheets[name] = Sheet(place, self._ground, self._canvas)
        return self._sheets[name]

    def paint(self, target: Surface, view: P, asked: Asked[P] | None, pulse: float) -> None:
        laid = self.laid(view, asked)
        sheet = self.sheet("board", self.laid_zones.board)
        sheet.show(laid.below, self.hidden)
        sheet.put(target)
        if self.pointed_seat is not None:
            for thing in laid.board:
                if thing.owner == self.pointed_seat:
                    shine(target, thing, IVORY, 1.0, self._radius)
        for colour, things in ((self.light, laid.lit), (ALARM, laid.alarms)):
            for thing in things:
                shine(target, thing, colour, pulse, self._radius)
        for thing in laid.over:
            if thing.face is not None:
                thing.face.put(target, thing.place)
        if self.waiting is not None:
            self._paint_chosen(target, laid, laid.board)
            self._paint_ghosts(target, laid, (self.waiting, *self.following))

    def paint_hand(self, target: Surface, view: P, seat: int | None, asked: Asked[P] | None, pulse: float) -> None:
        self.viewer = seat
        if self.shown_seat(view) is None:
            self.paint_closed(target)
            return
        laid, sheet = self.laid(view, asked), self.sheet("hand", self.laid_zones.hand)
        sheet.show(laid.hand, self.hidden)
        sheet.put(target)
        self._paint_chosen(target, laid, laid.hand)

    def _paint_chosen(self, target: Surface, laid: Laid, things: Sequence[Thing]) -> None:
        """Light around what stands for the move that waits, wherever the pointer has gone since."""
        for thing in things if self.waiting is not None else ():
            answer = laid.answers.get(thing.id)
            if answer is not None and answer.moves == (self.waiting,):
                shine(target, thing, IVORY, 1.0, self._radius * 2)
                if thing.face is not None and thing.face.live and not answer.sure:
                    thing.face.put(target, thing.place, "pressed")

    def paint_strip(self, target: Surface, view: P) -> None:
        self._paint_beside(target, "strip", self.laid_zones.strip, self._latest_of(view).strip)

    def paint_side(self, target: Surface, view: P) -> None:
        self._paint_beside(target, "side", self.laid_zones.side, self._latest_of(view).side)

    def _paint_beside(self, target: Surface, name: str, place: Rect, things: list[Thing]) -> None:
        sheet = self.sheet(name, place)
        sheet.show(things, self.hidden)
        sheet.put(target)

    def _latest_of(self, view: P) -> Laid:
        """The table as it lies for the question that was last asked about this view."""
        found = next((laid for laid in reversed(self._tables.values()) if laid.question.view is view), None)
        return found or self.laid(view, None)

    def paint_seat(self, target: Surface, place: Rect, view: P, seat: int) -> None:
        for thing in self._signs(view, seat, place):
            if thing.face is not None:
                thing.face.put(target, thing.place)

    def _signs(self, view: P, seat: int, place: Rect) -> list[Thing]:
        """The signs of a seat, worked out once for a view and a place: a panel that changes its place walks."""
        known = self._panels.get(seat)
        key = (tuple(place), self.viewer)
        if known is None or known[0] is not view or known[1] != key:
            known = self._panels[seat] = view, key, self.seat_things(view, seat, place)
        return known[2]

    def seat_goods(self, view: P, seat: int) -> Sequence[SeatGood]:
        question = self._latest_of(view).question
        place = self.signs_room(self.laid_zones.seats[list(self.standing_order(view)).index(seat)])
        signs = (one for one in self._signs(view, seat, place) if one.told or one.subject)
        return [SeatGood(one.label, self.tip(question, one) if one.told else None, one.subject) for one in signs]

    def picture_of(self, view: P) -> Surface:
        """The board of another view, for a fade."""
        sheet = Sheet(self.laid_zones.board, self._ground, self._ground.copy())
        sheet.show(self.laid(view, None).board)
        return sheet.cut()

    # Pointing

    def targets(self, view: P, asked: Asked[P] | None) -> list[Target]:
        laid = self.laid(view, asked)
        found: list[Target] = []
        signs = [
            sign
            for place, seat in zip(self.laid_zones.seats, self.standing_order(view), strict=False)
            for sign in self._signs(view, seat, self.signs_room(place))
        ]
        beside = (*laid.strip, *laid.side, *signs)
        of_seats = {one.id: one.owner for one in signs}
        for thing in (*laid.board, *laid.hand, *beside):
            answer = laid.answers.get(thing.id)
            enlarged = thing.subject and thing.face is not None
            meant = answer is not None and (answer.usable or answer.refusals or _quiet(answer))
            if not (meant or thing.told or enlarged):
                continue
            target = ThingTarget(thing, answer, partial(self._paint_pointed, laid), self.queue)
            if answer is not None and target.moves and answer.foretold is not None:
                target.tip = answer.foretold
            elif _quiet(answer):
                target.tip = _nothing_told
            elif thing.told and not target.moves and not target.refusals:
                target.tip = answer.tip if isinstance(answer, Chip) else partial(self.tip, laid.question, thing)
            target.of_seat = of_seats.get(thing.id)
            target.whole_panel = thing.kind == "panel"
            target.carry = _carried(laid, thing, answer)
            found.append(target)
        found.sort(key=lambda target: target.focusable and not (target.moves or target.act))  # to read comes last
        return found

    def _paint_pointed(self, laid: Laid, target: Surface, at: ThingTarget) -> None:
        """The thing under the pointer: light around it, its face, and what its move would bring."""
        thing, answer = at.thing, laid.answers.get(at.thing.id)
        self.pointed(target, laid.question, thing)
        live = thing.face is not None and thing.face.live
        usable = answer is not None and answer.usable
        if usable and at.moves and thing.layer < ABOVE:
            shine(target, thing, IVORY, 1.0, self._radius * 2 if live else self._radius)
        if thing.face is not None and live:
            thing.face.put(target, thing.place, "pressed" if at.held and usable else "hover")
        if len(at.moves) == 1:
            self._paint_ghosts(target, laid, (*at.moves, *at.then))

    def foreseen(self, question: Question[P, Any], moves: Sequence[Move]) -> P | None:
        """The table after a click; a title whose clicks stand for several moves plays all of them on a copy."""
        return self.foresee(moves[0])

    def foreseen_places(self, view: P, asked: Asked[P] | None) -> Sequence[Rect]:
        if self.waiting is None:
            return ()
        return [ghost.place for ghost in self._foreseen_ghosts(self.laid(view, asked), (self.waiting, *self.following))]

    def _foreseen_ghosts(self, laid: Laid, moves: Sequence[Move]) -> list[Thing]:
        """Pieces where a move would put them, worked out once."""
        if self._ghosts_kept[:2] != (laid, moves):
            self._ghosts_kept = (laid, moves, self._ghosts_of(laid, moves))
        return self._ghosts_kept[2]

    def _paint_ghosts(self, target: Surface, laid: Laid, moves: Sequence[Move]) -> None:
        """Pieces where a move would put them, until it is made."""
        for ghost in self._foreseen_ghosts(laid, moves):
            if ghost.face is not None:
                ghost.face.put(target, ghost.place, "ghost")

    def _ghosts_of(self, laid: Laid, moves: Sequence[Move]) -> list[Thing]:
        """What comes by a move, beside the pieces that will make room for it; if nothing of a kind comes, what goes
        elsewhere. Pieces of other seats only make room."""
        after = self.foreseen(laid.question, moves) if self.ghosts else None
        if after is None:
            return []
        change = difference(laid.board, self.laid_apart(after))
        moved = [(old, new) for old, new in change.moved if new.kind in self.ghosts]
        came = [beside(one, moved) for one in change.came if one.kind in self.ghosts]
        kinds, own = {one.kind for one in came}, (None, laid.question.seat)
        return came + [new for _, new in moved if new.kind not in kinds and new.owner in own]

    def laid_apart(self, view: P) -> list[Thing]:
        """The things of a view that nobody is asked about, without a trace in what is remembered."""
        return self.things(Question(view, self.viewer, None, self.choice, lambda: None))

    def step_back(self) -> bool:
        self.queue.clear()
        chosen = self.choice.clear()
        if chosen:
            self.on_change()
        return chosen

    def forget_waiting(self) -> None:
        self.queue.clear()

    @property
    def following(self) -> tuple[Move, ...]:
        return self.queue.coming or self.queue.held_after(self.waiting)

    def follow(self, moves: tuple[Move, ...], confirmed: bool) -> None:
        self.queue.follow(moves, confirmed)

    def next_move(self, asked: Asked[P] | None) -> Move | None:
        return self.queue.next_move(asked)

    def go_on(self, play: Callable[[Move, bool], None]) -> None:
        self.queue.go_on(play)

    # What happened

    def films(self, turn: Turn[P]) -> list[Animation]:
        return film(self, turn.before, turn.frames)

    def sounds(self, events: Sequence[Event]) -> list[Sound]:
        """The loudest ones."""
        cues = [cue for event in events if (cue := self.cues.get(type(event))) is not None and cue.sound is not None]
        loudest = sorted(cues, key=lambda cue: -cue.loud)
        return list(dict.fromkeys(cue.sound for cue in loudest if cue.sound is not None))[:SOUNDS]


def _carried(laid: Laid, thing: Thing, answer: Answer | Chip | None) -> Thing | None:
    """What is dragged from a thing."""
    if isinstance(answer, Chip):
        return thing if answer.carried else None
    if answer is None or not answer.carry:
        return None
    return next((one for one in (*laid.board, *laid.hand) if one.id == answer.carry), None)


def _quiet(answer: Answer | Chip | None) -> bool:
    return isinstance(answer, Answer) and answer.quiet


def _nothing_told() -> None:
    """What a quiet answer says."""


def beside(ghost: Thing, moved: Sequence[tuple[Thing, Thing]]) -> Thing:
    """A ghost as far from its neighbour in the row as it will be, while that one has not made room yet."""
    if not moved:
        return ghost
    old, new = min(moved, key=lambda pair: math.dist(pair[1].place.center, ghost.place.center))
    if math.dist(new.place.center, ghost.place.center) > 2 * ghost.place.width:
        return ghost
    by = (old.place.centerx - new.place.centerx, old.place.centery - new.place.centery)
    return ghost._replace(place=ghost.place.move(by))
