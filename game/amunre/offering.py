"""AMU-8  Phase 3: secret offerings, the tile they bring, theft, gifts and the token."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, TypeAlias

from game.amunre import events
from game.amunre.components import components
from game.amunre.exchange import ExchangeCard, exchanges
from game.amunre.gifts import ChooseGifts
from game.amunre.state import THEFT, AmunRe
from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record


@record
class OfferGold(Move):
    """Lay down this much gold."""

    n: int


@record
class OfferTheft(Move):
    """Lay down the theft card."""


@record
class AddAdjustment(Move):
    """Add an Offering Adjustment to what is about to be laid down."""


@record
class ShiftOffering(Move):
    """Raise or lower the collective offering."""

    value: int


LayMove: TypeAlias = OfferGold | OfferTheft | AddAdjustment | ExchangeCard

offer_gold, shift_offering = cache(OfferGold), cache(ShiftOffering)
STEAL, ADJUST = OfferTheft(), AddAdjustment()


@record
class LayOffering(Decision[AmunRe, LayMove]):
    """AMU-8.1  Lay down gold of at least 1 PO, or the theft card; an Offering Adjustment may be added."""

    rule: ClassVar[str] = "AMU-8.1"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: AmunRe) -> list[LayMove]:
        owner = game.seats[self.seat]
        found: list[LayMove] = [STEAL]
        found += [offer_gold(n) for n in range(1, owner.gold + 1)]
        if not owner.adjusting and game.can_play(self.seat, "offering_shift"):
            found.append(ADJUST)
        found += exchanges(game, self.seat)
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        owner = game.seats[self.seat]
        refused = []
        for n in range(owner.gold + 1, game.means(self.seat) + 1):
            refused.append(Refusal(offer_gold(n), "amunre.refusal.exchange_first", {"n": n - owner.gold}))
        if owner.adjusting:
            refused.append(Refusal(ADJUST, "amunre.refusal.played_already", {"card": "offering_shift"}))
        return refused

    def facts(self, game: AmunRe) -> Values:
        owner = game.seats[self.seat]
        situation = "adjusting" if owner.adjusting else "plain"
        return {"seat": self.seat, "gold": owner.gold, "means": game.means(self.seat), "situation": situation}

    def play(self, game: AmunRe, move: LayMove) -> None:
        owner = game.seats[self.seat]
        if isinstance(move, ExchangeCard):
            owner.hand.remove(move.card)
            owner.exchanged.append(move.card)
            game.gain(self.seat, 1)
            game.report(events.CardExchangedSecretly, self.seat, move.card)
            game.then(self)
        elif isinstance(move, AddAdjustment):
            owner.hand.remove("offering_shift")
            owner.adjusting = True
            game.report(events.AdjustmentAdded, self.seat)
            game.then(self)
        else:
            owner.offered = move.n if isinstance(move, OfferGold) else THEFT
            game.pay(self.seat, owner.offered)
            game.report(events.OfferingLaid, self.seat)


@record
class RevealOfferings(Step[AmunRe]):
    """AMU-8.2  All at once: the collective offering is all gold less 3 for each theft card."""

    rule: ClassVar[str] = "AMU-8.2"

    def run(self, game: AmunRe) -> None:
        game.unveil("reveal")
        game.revealed_offerings = True
        game.offering = 0
        adjusting = []
        for index in game.clockwise(game.first):
            seat = game.seats[index]
            assert seat.offered is not None
            game.offering += seat.offered or components().theft_delta
            game.tell(events.OfferingShown(index, seat.offered) if seat.offered else events.TheftShown(index))
            for kind in seat.exchanged:
                game.discard.append(kind)
                game.report(events.CardExchanged, index, kind)
            seat.exchanged.clear()
            if seat.adjusting:
                adjusting.append(index)
        game.then(*(AnnounceShift(index) for index in adjusting), PlaceTile())


@record
class AnnounceShift(Decision[AmunRe, ShiftOffering]):
    """AMU-8.3  Announce whether your Offering Adjustment raises or lowers the collective offering."""

    rule: ClassVar[str] = "AMU-8.3"
    seat: int

    def moves(self, game: AmunRe) -> list[ShiftOffering]:
        return [shift_offering(value) for value in components().shifts]

    def facts(self, game: AmunRe) -> Values:
        return {"seat": self.seat, "total": game.offering}

    def play(self, game: AmunRe, move: ShiftOffering) -> None:
        owner = game.seats[self.seat]
        owner.adjusting = False
        owner.played.append("offering_shift")
        game.discard.append("offering_shift")
        game.offering += move.value
        game.report(events.OfferingShifted, self.seat, move.value, game.offering)


@record
class PlaceTile(Step[AmunRe]):
    """AMU-8.4, AMU-8.5  The tile of the offering into the delta; thieves take 3 PO and their card back."""

    rule: ClassVar[str] = "AMU-8.4"

    def run(self, game: AmunRe) -> None:
        game.tile = components().tile_for(game.offering)
        tile = components().tiles[game.tile]
        game.report(events.TilePlaced, game.offering, tile.id, tile.value)
        for index in game.clockwise(game.first):
            if game.seats[index].offered == THEFT:
                game.gain(index, components().theft_gold)
                game.report(events.TheftPaid, index, components().theft_gold)
        ranking = rank_givers(game)
        if ranking:
            before, game.first = game.first, ranking[0]
            if game.first != before:
                game.report(events.TokenTaken, game.first, before)
        game.report(events.OfferingCounted)
        game.then(*(TakeGifts(index, gift_count(rank)) for rank, index in enumerate(ranking)))


@record
class TakeGifts(Step[AmunRe]):
    """AMU-8.6  In rank order each giver takes all his gifts, if there is anything to take."""

    rule: ClassVar[str] = "AMU-8.6"
    seat: int
    count: int

    def run(self, game: AmunRe) -> None:
        game.begin_turn()
        game.report(events.GiftsEarned, self.seat, self.count)
        choice = ChooseGifts(self.seat, self.count, 0)
        if choice.moves(game):
            game.then(choice)


def rank_givers(game: AmunRe) -> list[int]:
    """AMU-8.6  Givers by individual offering; ties clockwise from the old first player, himself first."""
    return ranked({seat: game.seats[seat].offered or 0 for seat in game.clockwise(game.first)})


def ranked(offered: Mapping[int, int]) -> list[int]:
    """AMU-8.6  Seats that offered something, the highest offering first; ties in the order in which they are named."""
    return sorted((seat for seat in offered if offered[seat]), key=lambda seat: -offered[seat])


def gift_count(rank: int) -> int:
    """AMU-8.6  Rank 1 takes 3 gifts, rank 2 takes 2, every other giver 1."""
    gifts = components().gifts
    return gifts[min(rank, len(gifts) - 1)]
