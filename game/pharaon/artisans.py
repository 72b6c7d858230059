"""PHA-6.4  The Artisans quarter: a visible card or the top of the deck, with its gains."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.free_paying import Wish, free_choice, wish
from game.pharaon.gains import GainAny
from game.pharaon.paying import PayCost
from game.pharaon.state import EMPTY, Pharaon
from game.pharaon.vases import DrawVase


@record
class TakeArtisan(Move):
    """Take this visible artisan."""

    artisan: str


@record
class DrawArtisan(Move):
    """Take the unseen top card of the artisan deck."""


ArtisanMove: TypeAlias = TakeArtisan | DrawArtisan | Wish

take_artisan = cache(TakeArtisan)
DRAW_ARTISAN = DrawArtisan()


@record
class OfferArtisan(Step[Pharaon]):
    """PHA-7.11  A free artisan of nobles 23 and 24; lost if there is none."""

    rule: ClassVar[str] = "PHA-7.11"
    seat: int

    def run(self, game: Pharaon) -> None:
        if artisans_left(game):
            game.then(ChooseArtisan(self.seat, True))
        else:
            game.report(events.ArtisanLost, self.seat)


@record
class ChooseArtisan(Decision[Pharaon, ArtisanMove]):
    """PHA-6.4.2  Take a visible artisan or the top card of the deck."""

    rule: ClassVar[str] = "PHA-6.4.2"
    seat: int
    free: bool

    def moves(self, game: Pharaon) -> list[ArtisanMove]:
        found: list[ArtisanMove] = [take_artisan(card) for card in game.artisans if card]
        if game.artisan_deck:
            found.append(DRAW_ARTISAN)
        return found if self.free else [*found, *free_choice(game, self.seat)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        return [] if game.artisan_deck else [Refusal(DRAW_ARTISAN, "pharaon.refusal.empty_deck", {})]

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "situation": "free" if self.free else "paid"}

    def play(self, game: Pharaon, move: ArtisanMove) -> None:
        if isinstance(move, Wish):
            wish(game, self, move)
            return
        receive = ReceiveArtisan(self.seat, move.artisan if isinstance(move, TakeArtisan) else EMPTY)
        if self.free:
            game.then(receive)
        else:
            game.then(PayCost(self.seat, "artisans", ""), receive)


@record
class ReceiveArtisan(Step[Pharaon]):
    """PHA-6.4.2  The card, refilled at once; then its gains: resources, resource of choice, Silver, vase."""

    rule: ClassVar[str] = "PHA-6.4.2"
    seat: int
    artisan: str
    """Empty: the top card of the deck."""

    def run(self, game: Pharaon) -> None:
        if self.artisan:
            card = game.take_artisan_card(game.artisans.index(self.artisan))
            game.seats[self.seat].artisans.append(card)
            game.report(events.ArtisanTaken, self.seat, card)
        else:
            game.unveil("draw")
            card = game.artisan_deck.pop()
            game.seats[self.seat].artisans.append(card)
            game.report(events.ArtisanDrawn, self.seat, card)
        gains = components().artisans[card].gains
        game.gain(self.seat, gains.resources)
        steps: list[Step[Pharaon]] = [GainAny(self.seat, "artisan", gains.any)] if gains.any else []
        if gains.silver:
            steps.append(GainSilver(self.seat, gains.silver))
        steps += [DrawVase(self.seat)] * gains.vases
        game.then(*steps)


@record
class GainSilver(Step[Pharaon]):
    """PHA-5.1  Silver that comes after other gains."""

    rule: ClassVar[str] = "PHA-5.1"
    seat: int
    count: int

    def run(self, game: Pharaon) -> None:
        game.gain_silver(self.seat, self.count)


def artisans_left(game: Pharaon) -> bool:
    """PHA-6.4.3  Whether an artisan can be had at all."""
    return bool(game.artisan_deck) or any(game.artisans)
