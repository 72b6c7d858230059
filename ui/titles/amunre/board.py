"""The table of Amun-Re: a Nile map with its score track, the hand, and what can be done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.amunre.auction import PlaceBid, bid
from game.amunre.components import BANKS
from game.amunre.exchange import ExchangeCard
from game.amunre.settlement import RaiseGold
from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.events import Event
from game.core.setup import Setup
from ui.art.backdrop import backdrop
from ui.art.light import box_aura
from ui.art.plates import walnut
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer, Answers
from ui.kit.board import TitleBoard
from ui.kit.contract import Zones
from ui.kit.thing import Face, Thing
from ui.kit.tray import TrayRows
from ui.text.narrator import Narrator
from ui.titles.amunre import tips
from ui.titles.amunre.answers import answers
from ui.titles.amunre.cards import back_tip, card_tip, idle_tip, turned_down
from ui.titles.amunre.choice import PROVINCE_CARDS, Choice
from ui.titles.amunre.cues import CUES
from ui.titles.amunre.forecast import bank_standings
from ui.titles.amunre.hand import HandPlaces, HandThings, paint_closed, paint_plate
from ui.titles.amunre.layout import Layout
from ui.titles.amunre.previews import preview
from ui.titles.amunre.province_status import status
from ui.titles.amunre.score_track import paint_track
from ui.titles.amunre.seat_things import SeatThings
from ui.titles.amunre.side import paint_side_plate
from ui.titles.amunre.strip import Moment
from ui.titles.amunre.style import TableStyle
from ui.titles.amunre.things import MapThings, Q
from ui.titles.amunre.tips import enlarged


class AmunReBoard(TitleBoard[AmunRe]):
    """The things, answers and cues of Amun-Re in the window of now."""

    cues = CUES
    ghosts = ("scribe", "farmer", "extra", "stone", "pyramid")
    quiet = ("tint", "guess", "count", "tiles", "space")

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        super().__init__(app, setup, narrator)
        self.choice: Choice = Choice()
        self.zones(app.screen)

    def lay_out(self, screen: Screen) -> tuple[Zones, TrayRows]:
        seat_styles = tuple(self.app.seat_style(seat.colour) for seat in self.setup.seats)
        self.style = TableStyle(Layout(screen, len(self.setup.seats)), self.narrator, seat_styles)
        self.places = HandPlaces(self.style.layout)
        self.map, self.hand = MapThings(self.style), HandThings(self.style, self.places)
        self.seats = SeatThings(self.style)
        return self.style.layout.zones, TrayRows(screen, self.places.tray)

    # Things and what they stand for

    def things(self, question: Q) -> list[Thing]:
        return list(self.map.of(question))

    def hand_things(self, question: Q, answers: Mapping[str, Answer]) -> list[Thing]:
        return list(self.hand.of(question, answers))

    def strip_things(self, question: Q) -> list[Thing]:
        zones, faces = self.style.layout.zones, self.map.faces
        return [Thing("strip", zones.strip, Face(faces.strip, (Moment.of(question.view),)), bleed=0)]

    def side_things(self, question: Q) -> list[Thing]:
        zones, faces = self.style.layout.zones, self.map.faces
        standings = tuple(bank_standings(question.view, bank) for bank in BANKS)
        return [Thing("banks", zones.side, Face(faces.banks, (standings,)), bleed=0)]

    def seat_things(self, view: AmunRe, seat: int, place: Rect) -> list[Thing]:
        return list(self.seats.of(view, seat, place, seat != self.viewer))

    def answers(self, question: Q) -> Answers:
        return answers(self.style, question)

    # Painting

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", self.style.layout.screen.size), (0, 0))
        strip = self.style.layout.zones.strip
        walnut(strip.size, self.style.layout.screen.scale, 41).put(target, strip.topleft)
        paint_side_plate(target, self.style)
        paint_plate(target, self.style)

    def paint_board_ground(self, target: Surface) -> None:
        layout, board = self.style.layout, self.style.layout.zones.board
        around = box_aura(board.size, 12 * layout.z, 14 * layout.z, alpha=210)
        around.put(target, (board.x + 5, board.y + 9))
        paint_track(target, layout)

    def paint_closed(self, target: Surface) -> None:
        paint_closed(target, self.style)

    # What is chosen

    def unused(self, move: Move) -> str:
        kind = ExchangeCard if self.choice.sold else self.choice.kind
        return self._chosen() if kind is not None and not isinstance(move, kind) else ""

    def task(self) -> str:
        if self.choice.exchanging:
            return self.style.say("task.exchange")
        return self.style.say("task.place", what=self._chosen()) if self.choice.kind is not None else ""

    def _chosen(self) -> str:
        """What waits for its province, or to be exchanged."""
        choice = self.choice
        if choice.sold:
            return self.style.say("task.sold", n=len(choice.sold))
        return self.style.card(choice.card) if choice.card else self.style.say(f"tray.gift_{choice.gift}")

    # What is told

    def tip(self, question: Q, thing: Thing) -> Tip:
        style, view = self.style, question.view
        kind, _, name = thing.id.partition(".")
        match kind:
            case "province":
                tip = tips.province_tip(style, view, name)
                closed = isinstance(question.decision, PlaceBid) and status(view, name) != "auctioned"
                return tip.because(style.say("tip.not_auctioned")) if closed else tip
            case "space":
                province, _, value = name.partition(".")
                return tips.space_tip(style, view, bid(province, int(value)))
            case "deck":
                return tips.deck_tip(style, view, name)
            case "tile":
                return tips.tile_tip(style, view, int(name))
            case "quarry":
                return tips.quarry_tip(style, view)
            case "track":
                return tips.track_tip(style)
            case "sign":
                seat, _, sign = name.partition(".")
                if thing.subject:
                    return tips.province_tip(style, view, sign)
                return self.seats.tip(view, int(seat), sign)
            case "card" if name == "down":
                assert question.seat is not None
                return back_tip(style, turned_down(view, question.seat))
            case "card":
                sells = question.choice.exchanging or isinstance(question.decision, RaiseGold)
                waits = name in PROVINCE_CARDS and bool(question.of(PROVINCE_CARDS[name]))
                idle = question.asked is not None and not sells and not waits
                return idle_tip(style, name, view.phase) if idle else card_tip(style, name)
            case _:
                return Tip(thing.label)

    def keep_clear(self) -> tuple[Rect, ...]:
        """The cards that are bid on."""
        return tuple(one.place for one in self.latest if one.kind == "bidcard")

    def preview(self, view: AmunRe, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return preview(self.style, view, move, events, unknown)

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        return enlarged(self.style, subject)
