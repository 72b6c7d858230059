"""The hand of one seat as it lies on the desk now: what trays are built from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.amunre.exchange import ExchangeCard
from game.amunre.state import AmunRe, Seat
from game.core.agenda import Move, Refusal
from ui.art.colour import Colour
from ui.art.inline import fit_sentence
from ui.art.lettering import put_text
from ui.art.palette import CREAM_SECOND, GOLD_TITLE, ButtonKind
from ui.boards.amunre.choice import Choice
from ui.boards.amunre.hand_places import HandPlaces
from ui.boards.amunre.look import Look
from ui.boards.amunre.part import Part, button, label
from ui.boards.target import Step
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.host.asked import Asked

VALUE: Colour = (255, 226, 130)


@dataclass(frozen=True, slots=True)
class Desk:
    """Places, view, decision and choice of the seat that looks at the screen."""

    look: Look
    places: HandPlaces
    view: AmunRe
    seat: int
    asked: Asked[AmunRe] | None
    choice: Choice
    changed: Callable[[], None]
    """Call after the choice was changed."""

    @property
    def owner(self) -> Seat:
        return self.view.seats[self.seat]

    def say(self, key: str, /, **values: object) -> str:
        return self.look.say(key, **values)

    def does(self, change: Callable[[], None]) -> Callable[[], None]:
        """A change of the choice that the table is told of."""

        def act() -> None:
            change()
            self.changed()

        return act

    def steps(self, change: Callable[[], None]) -> Step:
        """A change that quick presses make again and again."""
        return Step(self.does(change))

    def legal(self, *moves: Move) -> tuple[Move, ...]:
        return tuple(move for move in moves if self.asked is not None and move in self.asked.legal)

    def refusals(self, moves: Iterable[Move]) -> tuple[Refusal, ...]:
        if self.asked is None:
            return ()
        wanted = set(moves)
        return tuple(one for one in self.asked.refusals if one.move in wanted)[:1]

    # Parts that many trays have

    def head(self, title: str, value: str = "", row: bool = False) -> Part:
        """Title at the left, a large value at the right; in small windows the value gives way to a row."""
        screen, place = self.look.layout.screen, self.places.short_head if row else self.places.head
        if row and self.places.small:
            value = ""

        def paint(target: Surface, rect: Rect) -> None:
            left = rect.right
            if value:
                px = min(screen.text(28), round(rect.height * 0.82))
                left = put_text(target, value, "number", px, VALUE, rect.midright, "midright").left - screen.px(8)
            room = Rect(rect.x, rect.y, left - rect.x, rect.height)
            words.line(target, title, room, "heading", min(screen.text(18), round(rect.height * 0.7)), GOLD_TITLE)

        return label(place, title, paint)

    def note(self, text: str, colour: Colour = CREAM_SECOND) -> list[Part]:
        """A remark under the head; dropped where there is no room for it."""
        place = self.places.note
        if place is None or not text:
            return []
        px = min(self.look.layout.screen.text(16), round(place.height * 0.8))
        return [label(place, text, lambda target, rect: _line(target, text, rect, px, colour))]

    def action(self, rect: Rect, text: str, *moves: Move, sign: str | None = None) -> Part:
        """The gold button of a tray, dull with the reason where its move is not legal."""
        legal = self.legal(*moves)
        refused = () if legal else self.refusals(moves)
        made = button(self.look.layout.screen, rect, text, "gold", legal, refused, sign=sign)
        return replace(made, primary=bool(legal))

    def exchange(self, rect: Rect) -> Part:
        """Turns selling cards on and off."""
        on = self.choice.exchanging
        text = self.say("tray.exchange_end" if on else "tray.exchange")
        act = self.does(self.choice.toggle_exchange)
        kind: ButtonKind = "gold" if on else "papyrus"
        made = button(self.look.layout.screen, rect, text, kind, act=act, sign=None, name=self.say("tray.exchange"))
        return replace(made, tip=Tip(text, (self.say("tip.exchange_end" if on else "tip.exchange"),)))

    @property
    def can_exchange(self) -> bool:
        return self.asked is not None and any(isinstance(move, ExchangeCard) for move in self.asked.moves)


def _line(target: Surface, text: str, rect: Rect, px: int, colour: Colour) -> None:
    made = fit_sentence(text, "italic", px, colour, rect.size, 11)
    words.report(text, rect, made.whole)
    made.put(target, (rect.x, rect.centery - made.size[1] // 2))
