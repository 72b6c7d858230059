"""PHA-6.2, PHA-7.5  The Nobles quarter, and what instant nobles bring when they are taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.events import Event
from game.core.records import record
from game.pharaon import events
from game.pharaon.artisans import GainSilver, OfferArtisan
from game.pharaon.burial import ReachStep
from game.pharaon.components import components
from game.pharaon.free_paying import Wish, free_choice, wish
from game.pharaon.gains import gain_bonus, gain_climb
from game.pharaon.paying import PayCost
from game.pharaon.pieces import COLOURS
from game.pharaon.state import EMPTY, Pharaon


@record
class TakeNoble(Move):
    """Take this visible noble."""

    noble: str


@record
class DrawNoble(Move):
    """Take the unseen top card of the noble deck."""


NobleMove: TypeAlias = TakeNoble | DrawNoble | Wish

take_noble = cache(TakeNoble)
DRAW_NOBLE = DrawNoble()


@record
class ChooseNoble(Decision[Pharaon, NobleMove]):
    """PHA-6.2.2  Take a visible noble or the top card of the deck."""

    rule: ClassVar[str] = "PHA-6.2.2"
    seat: int

    def moves(self, game: Pharaon) -> list[NobleMove]:
        found: list[NobleMove] = [take_noble(card) for card in game.nobles if card]
        if game.noble_deck:
            found.append(DRAW_NOBLE)
        return [*found, *free_choice(game, self.seat)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        return [] if game.noble_deck else [Refusal(DRAW_NOBLE, "pharaon.refusal.empty_deck", {})]

    def play(self, game: Pharaon, move: NobleMove) -> None:
        if isinstance(move, Wish):
            wish(game, self, move)
            return
        noble = move.noble if isinstance(move, TakeNoble) else EMPTY
        game.then(PayCost(self.seat, "nobles", ""), ReceiveNoble(self.seat, noble))


@record
class ReceiveNoble(Step[Pharaon]):
    """PHA-6.2.2, PHA-6.2.3  The card; its slot is refilled before its power is resolved."""

    rule: ClassVar[str] = "PHA-6.2.2"
    seat: int
    noble: str
    """Empty: the top card of the deck."""

    def run(self, game: Pharaon) -> None:
        if self.noble:
            card = game.take_noble_card(game.nobles.index(self.noble))
            welcome(game, self.seat, card, events.NobleTaken(self.seat, card))
        else:
            game.unveil("draw")
            card = game.noble_deck.pop()
            welcome(game, self.seat, card, events.NobleDrawn(self.seat, card))


def welcome(game: Pharaon, seat: int, noble: str, event: Event) -> None:
    """PHA-7.5, PHA-10.2  A noble joins a seat, which the event tells; instant powers resolve in their order."""
    game.seats[seat].nobles.append(noble)
    game.tell(event)
    game.crown(seat)
    steps: list[Step[Pharaon]] = []
    for kind, count in components().nobles[noble].gains:
        steps += INSTANT[kind](seat, count)
    game.then(*steps)


def nobles_left(game: Pharaon) -> bool:
    """PHA-6.2.4  Whether a noble can be had at all."""
    return bool(game.noble_deck) or any(game.nobles)


INSTANT: dict[str, Callable[[int, int], list[Step[Pharaon]]]] = {
    "climb_any": lambda seat, count: [gain_climb(seat, COLOURS)] * count,
    "silver": lambda seat, count: [GainSilver(seat, count)],
    "bonus_offering": lambda seat, count: [gain_bonus(seat)] * count,
    "artisan": lambda seat, count: [OfferArtisan(seat)] * count,
    "burial_step": lambda seat, count: [ReachStep(seat)] * count,
}
"""PHA-7.11  The steps of each kind of instant gain."""
