"""The screen of the toy game: what a title gives to the kit (CONTRIBUTING, "Add a game").

Deck, die and laid cards are things on the board; cards are laid from the hand, `Rest` is a button of the tray.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event
from tests.toy import CARDS, CardDrawn, CardLaid, DieThrown, DrawCard, LayCard, LayCards, Rest, ThrowDie, ToyPosition
from ui.art.backdrop import backdrop
from ui.art.cards import card_back
from ui.art.dice import die
from ui.art.lettering import put_text
from ui.art.palette import CREAM, INK
from ui.art.plates import walnut
from ui.art.tokens import coin
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer, Answers, Tray
from ui.kit.board import TitleBoard
from ui.kit.contract import Zones
from ui.kit.cue import Act, Cue
from ui.kit.gestures import Gesture, fly, throw
from ui.kit.question import Question
from ui.kit.thing import Face, Thing
from ui.kit.tray import TrayRows, button

Q: TypeAlias = Question[ToyPosition, "NoChoice"]


class NoChoice:
    """Every click of the toy is a move: nothing is chosen before."""

    key = None

    def belong_to(self, decision: object) -> None:
        """There is nothing to forget."""

    def clear(self) -> bool:
        return False


# Faces


def draw_card(target: Surface, place: Rect, value: int) -> None:
    target.fill((232, 212, 168), place)
    target.fill((160, 90, 40), place.inflate(-6, -6))
    put_text(target, str(value), "number", round(place.height * 0.4), CREAM, place.center, "center")


def draw_deck(target: Surface, place: Rect, count: int | str) -> None:
    target.blit(card_back(place.size, (40, 60, 110), "scarab"), place)
    put_text(target, str(count), "number", round(place.height * 0.24), CREAM, place.midbottom, "midbottom")


def draw_die(target: Surface, place: Rect) -> None:
    picture = die(round(place.height * 0.7), 6)
    target.blit(picture, picture.get_rect(center=place.center))


def draw_words(target: Surface, place: Rect, px: int, text: str) -> None:
    target.fill((206, 180, 130), place)
    put_text(target, text, "body", px, INK, place.center, "center")


# Cues


def from_hand(act: Act[ToyPosition], thing: Thing) -> Gesture:
    return fly(thing, act.board.laid_zones.hand.center)


def coins(act: Act[ToyPosition]) -> Sequence[Gesture]:
    places = {one.id: one.place for one in act.board.latest}
    return throw(coin(30), [places["die"].center], places[f"purse.{act.event.seat}"].center, act.event.gold, 60)


class ToyBoard(TitleBoard[ToyPosition]):
    """Decks and rows of laid cards; the hand with its tray below."""

    cues: ClassVar = {
        CardLaid: Cue(sound="page", enter=from_hand),
        DieThrown: Cue(sound="dice", gestures=coins),
        CardDrawn: Cue(sound="page"),
    }
    ghosts = ("card",)

    def __init__(self, *of_match: object) -> None:
        super().__init__(*of_match)  # type: ignore[arg-type]
        self.choice = NoChoice()
        self.zones(self.app.screen)

    def lay_out(self, screen: Screen) -> tuple[Zones, TrayRows]:
        width, height = screen.size
        px, seats = screen.px, len(self.setup.seats)
        bar, hand, left = px(60), px(160), round(width * 0.75)
        board = Rect(px(10), bar, left - px(20), height - bar - hand)
        panels = tuple(Rect(left, bar + k * px(130), width - left - px(10), px(120)) for k in range(seats))
        low = panels[-1].bottom + px(10)
        zones = Zones(
            strip=Rect(px(10), px(4), px(180), bar - px(8)),
            prompt=Rect(px(200), px(4), left - px(210), bar - px(8)),
            tools=Rect(left, px(4), width - left - px(10), bar - px(8)),
            board=board,
            seats=panels,
            side=Rect(left, low, 0, 0),
            log=Rect(left, low, width - left - px(10), height - low - px(10)),
            hand=Rect(px(10), board.bottom, left - px(20), hand - px(10)),
        )
        tray = Rect(zones.hand.right - px(420), zones.hand.y + px(8), px(400), zones.hand.height - px(16))
        self.card = (px(80), px(110))
        return zones, TrayRows(screen, tray)

    # What lies there, and what it stands for

    def things(self, question: Q) -> list[Thing]:
        board, (wide, high), view = self.laid_zones.board, self.card, question.view
        deck, px = view.deck_hidden + len(view.deck), self.app.screen.text(20)
        found = [
            Thing("deck", Rect(board.x + wide, board.y + 20, wide, high), Face(draw_deck, (deck,)), told=True),
            Thing("die", Rect(board.x + 3 * wide, board.y + 20, high, high), Face(draw_die), told=True),
        ]
        for seat, own in enumerate(view.seats):
            y = board.y + (high + 20) * (seat + 1) + 20
            purse = Rect(board.x + wide, y, 2 * wide, high // 2)
            words = self.narrator.voice.say("toy.gold", seat=seat, n=own.gold)
            found.append(Thing(f"purse.{seat}", purse, Face(draw_words, (px, words)), owner=seat))
            for k, card in enumerate(own.laid):
                place = Rect((board.x + (k + 4) * (wide + 8), y), self.card)
                found.append(self._card(card.id, place, owner=seat))
        return found

    def _card(self, number: int, place: Rect, owner: int | None = None) -> Thing:
        label = self.narrator.move(LayCard(number))
        face, subject = Face(draw_card, (CARDS[number].value,)), f"card.{number}"
        return Thing(f"card.{number}", place, face, owner=owner, label=label, told=True, subject=subject)

    def hand_things(self, question: Q, answers: Mapping[str, Answer]) -> list[Thing]:
        assert question.seat is not None
        hand, (wide, high) = self.laid_zones.hand, self.card
        own = question.view.seats[question.seat]
        places = [Rect(hand.x + 8 + k * (wide + 8), hand.y + 8, wide, high) for k in range(len(own.hand) + own.hidden)]
        if own.hidden:  # at the table of several people a hand lies face down until its person looks at it
            return [Thing(f"down.{k}", place, Face(draw_deck, ("",))) for k, place in enumerate(places)]
        return [self._card(card.id, place) for card, place in zip(own.hand, places, strict=True)]

    def strip_things(self, question: Q) -> list[Thing]:
        words = self.narrator.voice.say("toy.round", n=question.view.round)
        return [Thing("round", self.laid_zones.strip, Face(draw_words, (self.app.screen.text(18), words)), bleed=0)]

    def answers(self, question: Q) -> Answers:
        if question.seat is None or question.decision is None:
            return Answers()
        clicks: dict[str, Move] = {"die": ThrowDie(), "deck": DrawCard()}
        clicks |= {f"card.{card.id}": LayCard(card.id) for card in question.view.seats[question.seat].hand}
        wanted = [(on, question.legal(move), question.refused(move)) for on, move in clicks.items()]
        found = [Answer(on, moves, why) for on, moves, why in wanted if moves or why]
        if not isinstance(question.decision, LayCards):
            return Answers(found)
        rest = button(self.app.screen, self.narrator.move(Rest()), question.legal(Rest()))
        return Answers(found, Tray(self.narrator.voice.say("toy.tray"), buttons=(rest,)))

    # What is told

    def tip(self, question: Q, thing: Thing) -> Tip:
        return Tip(thing.label or self.narrator.voice.say(f"toy.tip.{thing.kind}"))

    def preview(self, view: ToyPosition, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        return Tip(self.narrator.move(move), tuple(self.narrator.event(event) for event in events if not event.silent))

    def enlarged(self, subject: str) -> tuple[Surface, str]:
        number = int(subject.partition(".")[2])
        picture = Surface((300, 420))
        draw_card(picture, picture.get_rect(), CARDS[number].value)
        return picture, self.narrator.move(LayCard(number))

    # The ground

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", target.get_size()), (0, 0))
        hand = self.laid_zones.hand
        walnut(hand.size, self.app.screen.scale, 3).put(target, hand.topleft)

    def paint_board_ground(self, target: Surface) -> None:
        target.fill((58, 84, 70), self.laid_zones.board)

    def paint_closed(self, target: Surface) -> None:
        draw_deck(target, Rect(self.laid_zones.hand.move(8, 8).topleft, self.card), "")
