"""AMU-6.9  The end of the auction: bids are paid, provinces taken, then their immediate bonuses."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.amunre import building, events
from game.amunre.components import components
from game.amunre.exchange import ExchangeCard, exchanges
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record


@record
class PayBid(Move):
    """Pay once enough cards are exchanged."""


PaymentMove: TypeAlias = ExchangeCard | PayBid

PAY = PayBid()


@record
class SettleBid(Step[AmunRe]):
    """AMU-6.9  In turn order all pay their bids and leave the scribe in the province.

    Cards that are exchanged without asking come to light by the last bid, which another seat may have made.
    """

    rule: ClassVar[str] = "AMU-6.9"
    seat: int

    def run(self, game: AmunRe) -> None:
        owner = game.seats[self.seat]
        short = owner.bid - owner.gold
        if short == len(owner.hand) > 0:
            game.unveil("reveal")
            for kind in list(owner.hand):
                game.exchange(self.seat, kind)
        elif short > 0:
            game.then(RaiseGold(self.seat), SettleBid(self.seat))
            return
        game.pay(self.seat, owner.bid)
        owner.provinces.append(owner.bid_on)
        game.report(events.ProvinceTaken, self.seat, owner.bid_on, owner.bid)


@record
class RaiseGold(Decision[AmunRe, PaymentMove]):
    """AMU-6.9  Your gold is short of your bid: exchange favour cards of your choice, at least the shortfall."""

    rule: ClassVar[str] = "AMU-6.9"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: AmunRe) -> list[PaymentMove]:
        found: list[PaymentMove] = [*exchanges(game, self.seat)]
        if game.seats[self.seat].gold >= game.seats[self.seat].bid:
            found.append(PAY)
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        short = self._short(game)
        return [Refusal(PAY, "amunre.refusal.still_short", {"n": short})] if short > 0 else []

    def facts(self, game: AmunRe) -> Values:
        owner = game.seats[self.seat]
        return {"seat": self.seat, "province": owner.bid_on, "value": owner.bid, "n": max(0, self._short(game))}

    def play(self, game: AmunRe, move: PaymentMove) -> None:
        if isinstance(move, ExchangeCard):
            game.exchange(self.seat, move.card)
            game.then(self)

    def _short(self, game: AmunRe) -> int:
        return game.seats[self.seat].bid - game.seats[self.seat].gold


@record
class TakeBonuses(Step[AmunRe]):
    """AMU-6.9  Then all take the immediate bonuses; stones join those already there and may build (AMU-5.7)."""

    rule: ClassVar[str] = "AMU-6.9"

    def run(self, game: AmunRe) -> None:
        for seat in game.clockwise(game.first):
            name = game.seats[seat].bid_on
            gold = components().provinces[name].bonus_gold
            if gold:
                game.gain(seat, gold)
                game.report(events.BonusGold, seat, name, gold)
            game.deal(seat, game.bonus_cards.pop(name, []))
        for name in game.revealed:
            owner = game.owner_of(name)
            assert owner is not None
            building.build_pyramids(game, owner, name)
