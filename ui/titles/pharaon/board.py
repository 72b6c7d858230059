"""The table of Pharaon: the God Tablet with its wheel, the pyramid, the vases, and what can be done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.kit.answer import Answer, Answers
from ui.kit.board import Laid, TitleBoard
from ui.kit.contract import Zones
from ui.kit.thing import Thing
from ui.kit.tray import TrayRows
from ui.text.narrator import Narrator
from ui.titles.pharaon.answers import board_answers, own_answers
from ui.titles.pharaon.cards import Ghost, enlarged, tile_things
from ui.titles.pharaon.choice import Choice, Q
from ui.titles.pharaon.cues import CUES
from ui.titles.pharaon.ground import sky
from ui.titles.pharaon.hand import hand_things, paint_closed, paint_ground, paint_plate
from ui.titles.pharaon.layout import Layout
from ui.titles.pharaon.ledger import is_counting, paint_ledger
from ui.titles.pharaon.offers import Offers
from ui.titles.pharaon.plans import foresee, payable_ways
from ui.titles.pharaon.quarter_places import SLABS
from ui.titles.pharaon.seat import panel_things, paper_things
from ui.titles.pharaon.strip import strip_thing
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.telling import preview, thing_tip
from ui.titles.pharaon.things import BoardThings
from ui.titles.pharaon.trays.frame import Tray
from ui.titles.pharaon.trays.traitor import splits
from ui.titles.pharaon.trays.tray import bill_of, proposal, tray_for


class PharaonBoard(TitleBoard[Pharaon]):
    """The things, answers and cues of Pharaon in the window of now."""

    cues = CUES
    ghosts = ("token", "cube", "disc")
    quiet = (
        "ground", "wheel", "slot", "cell", "chip", "veil", "rounds", "meter", "gone", "guess", "count", "switch",
        "bonus", "over", "drawn", "face", "step",
    )  # fmt: skip

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice: Choice = Choice(self.queue)
        self.zones(app.screen)

    def lay_out(self, screen: Screen) -> tuple[Zones, TrayRows]:
        seat_styles = tuple(self.app.seat_style(seat.colour) for seat in self.setup.seats)
        solo = any(seat.kind == TRAITOR for seat in self.setup.seats)
        self.style = TableStyle(Layout(screen, len(self.setup.seats), solo), self.narrator, seat_styles)
        self._things = BoardThings(self.style)
        self._made: tuple[Q, Offers, list[Answer], Tray | None] | None = None
        self._panels_shown: dict[int, tuple[Pharaon, object, list[Thing]]] = {}
        return self.style.layout.zones, TrayRows(screen, self.style.layout.tray)

    # Things and what they stand for

    def laid(self, view: Pharaon, asked: Asked[Pharaon] | None) -> Laid:
        decision = asked.decision if asked is not None else None
        self.choice.belong_to(decision)
        self.choice.waits = self.waiting if asked is not None else None
        if isinstance(decision, ChooseTokens | ComposePayment) and isinstance(self.waiting, HandIn):
            sort = coins(decision.quarter).index(self.waiting.token)
            self.choice.pay_with(payable_ways(view, decision), sort)
        return super().laid(view, asked)

    def _asked(self, question: Q) -> tuple[Offers, list[Answer], Tray | None]:
        """What can be done, what things stand for, and the tray; worked out once for a question."""
        if self._made is None or self._made[0] is not question:
            offers = Offers(question)
            found = [*board_answers(self.style, offers), *own_answers(offers)]
            on_board = [move for one in found for move in one.moves]
            tray = tray_for(self.style, question, on_board) if question.seat is not None else None
            self._made = question, offers, found, tray
        return self._made[1:]

    def answers(self, question: Q) -> Answers:
        _, found, tray = self._asked(question)
        if tray is None:
            return Answers(found)
        return Answers([*found, *(answer for _, answer in tray.over)], laid=tray.laid())

    def things(self, question: Q) -> list[Thing]:
        offers, _, tray = self._asked(question)
        return [*self._things.of(offers), *(tray.over_board() if tray is not None else ())]

    def hand_things(self, question: Q, answers: Mapping[str, Answer]) -> list[Thing]:
        _, _, tray = self._asked(question)
        return list(hand_things(self.style, question, answers, tray.bill if tray is not None else None))

    def strip_things(self, question: Q) -> list[Thing]:
        return [strip_thing(self.style, question.view)]

    def side_things(self, question: Q) -> list[Thing]:
        """The Traitor's tiles, and where his resources would go while the person decides."""
        if question.view.traitor is None:
            return []
        ghosts = [Ghost(one.tile, one.space, one.other) for one in splits(question) if one.tile]
        return list(tile_things(self.style, self.style.layout.zones.side, question.view, ghosts))

    def seat_things(self, view: Pharaon, seat: int, place: Rect) -> list[Thing]:
        return list(panel_things(self.style, view, seat, place))

    def signs_room(self, place: Rect) -> Rect:
        return place

    def shown_seat(self, view: Pharaon) -> int | None:
        """Nobody's while points are counted: the table of points lies there."""
        return None if is_counting(view) else self.viewer

    # Painting

    def paint_ground(self, target: Surface) -> None:
        target.blit(sky(self.style.layout), (0, 0))
        paint_ground(target, self.style)

    def paint_board_ground(self, target: Surface) -> None:
        """All that is printed on the board hangs on the order of the quarters: it is a thing."""

    def paint_closed(self, target: Surface) -> None:
        paint_closed(target, self.style)

    def paint_hand(
        self, target: Surface, view: Pharaon, seat: int | None, asked: Asked[Pharaon] | None, pulse: float
    ) -> None:
        super().paint_hand(target, view, seat, asked, pulse)
        if is_counting(view):
            paint_plate(target, self.style)
            paint_ledger(target, self.style, view)

    def paint_panel(self, target: Surface, place: Rect, view: Pharaon, seat: int, kind: str, active: bool) -> bool:
        key = (tuple(place), kind, active)
        known = self._panels_shown.get(seat)
        if known is None or known[0] is not view or known[1] != key:
            things = [*paper_things(self.style, place, view, seat, kind, active), *self._signs(view, seat, place)]
            known = self._panels_shown[seat] = view, key, things
        sheet = self.sheet(f"panel.{tuple(place)}", place)
        sheet.show(known[2])
        sheet.put(target)
        return True

    def pointed(self, target: Surface, question: Q, thing: Thing) -> None:
        """The payment of what is pointed at lies in the tray meanwhile."""
        found = {one.on: one for one in self._asked(question)[1]}
        answer = found.get(thing.id)
        bill = bill_of(question, (*answer.moves, *answer.then)[-1]) if answer is not None and answer.moves else None
        if bill is not None:
            shown = proposal(self.style, bill, self.style.say("tray.waits" if self.waiting else "tray.click"))
            own = hand_things(self.style, question, found, bill)
            sheet = self.sheet("hand", self.laid_zones.hand)
            sheet.show([*own, *(part for part, _ in shown.laid())])
            sheet.put(target)

    # What is chosen and told

    def foreseen(self, question: Q, moves: Sequence[Move]) -> Pharaon | None:
        """With the proposed payment, as far as it can be known."""
        return foresee(question.view, question.asked_seat, moves).after if question.asked is not None else None

    def unused(self, move: Move) -> str:
        wanted = any(isinstance(one, TakeLotWithBonus) for one in (move, *self.queue.coming))
        return self.style.say("place.bonus_switch") if self.choice.bonus and not wanted else ""

    def keep_clear(self) -> tuple[Rect, ...]:
        layout = self.style.layout
        return (layout.wheel, layout.tray, layout.rect(SLABS["top"]))

    def tip(self, question: Q, thing: Thing) -> Tip:
        return thing_tip(self.style, question, thing.id)

    def preview(self, view: Pharaon, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.style, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        latest = next(reversed(self._tables.values()), None)
        return enlarged(self.style, subject, latest.question.view if latest is not None else None)
