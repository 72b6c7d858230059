"""KEM-9  What the seats gain and give in a step of the Night, and how a copy of the position follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.core.events import Event, Scored
from game.kemet import events as happened
from game.kemet.hidden import UNKNOWN
from game.kemet.state import NOBODY, Kemet
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.look import Look


@dataclass(slots=True)
class Gains:
    """What each seat got in one step, in short words with signs."""

    look: Look
    now: Kemet
    step: str
    told: dict[int, list[str]] = field(default_factory=dict)

    def hear(self, event: Event) -> None:
        """Tell it, and let the copy follow; what does not belong to the Night is left to others."""
        heard = _HEARD.get(type(event))
        if heard is not None:
            heard(self, event)

    def tell(self, seat: int, key: str, **values: object) -> None:
        self.told.setdefault(seat, []).append(say(self.look, f"night.{key}", **values))


def _scored(gains: Gains, event: Scored) -> None:
    gains.now.points[event.seat] += event.points
    gains.tell(event.seat, "points", n=event.points)


def _prayers(gains: Gains, event: happened.PrayersGained) -> None:
    gains.now.prayers[event.seat] += event.n
    gains.tell(event.seat, "prayers", n=event.n)


def _drawn(gains: Gains, event: happened.CardsDrawn) -> None:
    """How many cards everybody sees; which ones only their owner, later."""
    gains.now.hands[event.seat] += (UNKNOWN,) * event.n
    del gains.now.deck[-event.n :]
    gains.tell(event.seat, "cards", n=event.n)


def _seen(gains: Gains, event: happened.CardsSeen) -> None:
    hand = gains.now.hands[event.seat]
    gains.now.hands[event.seat] = tuple(sorted((*hand[: len(hand) - len(event.card)], *event.card)))


def _reshuffled(gains: Gains, event: happened.DeckReshuffled) -> None:
    gains.now.deck, gains.now.discard = [UNKNOWN] * event.n, []


def _vision(gains: Gains, event: happened.VisionHad) -> None:
    gains.tell(event.seat, "vision")


def _removed(gains: Gains, event: happened.UnitsRemoved) -> None:
    gains.now.take_off(event.seat, gains.now.board.index[event.space], event.n)
    gains.tell(event.seat, "units", n=-event.n)


def _placed(gains: Gains, event: happened.UnitsPlaced) -> None:
    space = gains.now.board.index[event.space]
    if gains.now.holder[space] in (NOBODY, event.seat):
        gains.now.put_units(event.seat, space, event.n)
    gains.tell(event.seat, "units", n=event.n)


def _raised(gains: Gains, event: happened.PyramidRaised) -> None:
    space = gains.now.board.index[event.space]
    gains.now.colours[space], gains.now.levels[space] = event.colour, event.level
    gains.tell(event.seat, "level", level=event.level)


_HEARD: dict[type[Event], Callable[[Gains, Any], None]] = {
    Scored: _scored,
    happened.PrayersGained: _prayers,
    happened.CardsDrawn: _drawn,
    happened.CardsSeen: _seen,
    happened.DeckReshuffled: _reshuffled,
    happened.VisionHad: _vision,
    happened.UnitsRemoved: _removed,
    happened.UnitsPlaced: _placed,
    happened.PyramidRaised: _raised,
}
