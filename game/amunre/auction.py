"""AMU-6, AMU-14.2  Phase 1: provinces are revealed, bid for, paid and taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeAlias

from game.amunre import building, events
from game.amunre.components import box
from game.amunre.exchange import ExchangeCard, exchanges
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values


@dataclass(frozen=True, slots=True)
class TakeProvinceCard(Move):
    """Choose a province card of one's hand for this turn (expert rule)."""

    province: str


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Put the scribe on a space of a province card."""

    province: str
    value: int


@dataclass(frozen=True, slots=True)
class PlayProtection(Move):
    """Add Protection to the bid about to be made."""


@dataclass(frozen=True, slots=True)
class PlayBribe(Move):
    """Play Bribe: this bid stays in the contested province."""


@dataclass(frozen=True, slots=True)
class PayBid(Move):
    """Pay once enough cards are exchanged."""


BidMove: TypeAlias = Bid | PlayProtection | PlayBribe
PaymentMove: TypeAlias = ExchangeCard | PayBid

bid = cache(Bid)
PROTECTION, BRIBE, PAY = PlayProtection(), PlayBribe(), PayBid()


@dataclass(frozen=True, slots=True)
class ChooseProvince(Decision[AmunRe, TakeProvinceCard]):
    """AMU-14.2  Choose one of your province cards in secret; all are revealed together."""

    rule: ClassVar[str] = "AMU-14.2"
    seat: int

    def moves(self, game: AmunRe) -> list[TakeProvinceCard]:
        return [TakeProvinceCard(name) for name in game.seats[self.seat].province_cards]

    def play(self, game: AmunRe, move: TakeProvinceCard) -> None:
        owner = game.seats[self.seat]
        owner.province_cards.remove(move.province)
        owner.chosen = move.province
        game.tell(events.ProvinceChosen(self.seat))


@dataclass(frozen=True, slots=True)
class RevealProvinces(Step[AmunRe]):
    """AMU-6.1  As many provinces as players; cards and stones are laid on them in order of reveal."""

    rule: ClassVar[str] = "AMU-6.1"

    def run(self, game: AmunRe) -> None:
        game.unveil("reveal")
        if game.expert:
            game.revealed = [game.seats[seat].chosen for seat in game.clockwise(game.first)]
            for owner in game.seats:
                owner.chosen = ""
        else:
            game.revealed = [game.province_deck.pop() for _ in game.seats]
        game.played_provinces.extend(game.revealed)
        game.in_game.extend(name for name in game.revealed if name not in game.in_game)
        game.tell(events.ProvincesRevealed(tuple(game.revealed)))
        for name in game.revealed:
            self._lay_bonus(game, name)

    def _lay_bonus(self, game: AmunRe, name: str) -> None:
        province = box().provinces[name]
        cards = game.draw(province.bonus_cards)
        stones = min(province.bonus_stones, box().stones - building.stones_on_board(game))
        if cards:
            game.bonus_cards[name] = cards
        game.stones[name] += stones
        if cards or stones:
            game.tell(events.BonusLaid(name, len(cards), stones))


@dataclass(frozen=True, slots=True)
class NextBidder(Step[AmunRe]):
    """AMU-6.5, AMU-6.8  Clockwise; who is not contested passes; the end comes when all stand alone."""

    rule: ClassVar[str] = "AMU-6.5"
    seat: int

    def run(self, game: AmunRe) -> None:
        for seat in game.clockwise(self.seat):
            if not game.seats[seat].bid_on or is_contested(game, seat):
                game.then(PlaceBid(seat, False, False), NextBidder((seat + 1) % len(game.seats)))
                return
        game.then(*(SettleBid(seat) for seat in game.clockwise(game.first)), TakeBonuses())


@dataclass(frozen=True, slots=True)
class PlaceBid(Decision[AmunRe, BidMove]):
    """AMU-6.3, AMU-6.5  Put your scribe on a higher free space; when contested, on another province."""

    rule: ClassVar[str] = "AMU-6.3"
    seat: int
    bribing: bool
    protecting: bool

    def moves(self, game: AmunRe) -> list[BidMove]:
        found: list[BidMove] = []
        found += self._bids(game, game.means(self.seat), self.bribing, self.protecting)
        found += self._cards(game, game.means(self.seat) - 1)
        return found

    def _cards(self, game: AmunRe, means: int) -> list[BidMove]:
        """AMU-6.6, AMU-6.7, AMU-12.2  Cards that can be added, if a bid is possible without their 1 PO."""
        found: list[BidMove] = []
        may_protect = not self.protecting and game.can_play(self.seat, "protection")
        if may_protect and self._bids(game, means, self.bribing, True):
            found.append(PROTECTION)
        may_bribe = not self.bribing and game.can_play(self.seat, "bribe") and is_contested(game, self.seat)
        if may_bribe and self._bids(game, means, True, self.protecting):
            found.append(BRIBE)
        return found

    def _bids(self, game: AmunRe, means: int, bribing: bool, protecting: bool) -> list[Bid]:
        owner = game.seats[self.seat]
        found = []
        for name in game.revealed:
            if (name == owner.bid_on) != bribing:
                continue
            highest = highest_bid(game, name)
            for place, value in enumerate(box().bid_values):
                if value > means:
                    break
                if value <= highest or (name, value) in game.closed:
                    continue
                if not protecting or _can_close_above(game, name, place):
                    found.append(bid(name, value))
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        """Every space that cannot be taken now, and why."""
        refused = []
        for name in game.revealed:
            for place, value in enumerate(box().bid_values):
                reason = self._why_not(game, name, place)
                if reason is not None:
                    refused.append(Refusal(bid(name, value), f"amunre.refusal.{reason[0]}", reason[1]))
        return refused

    def _why_not(self, game: AmunRe, name: str, place: int) -> tuple[str, Values] | None:
        value, means, highest = box().bid_values[place], game.means(self.seat), highest_bid(game, name)
        here = name == game.seats[self.seat].bid_on
        if here and not self.bribing:
            return "leaving", {"province": name}
        if not here and self.bribing:
            return "bribe_stays", {"province": game.seats[self.seat].bid_on}
        if value <= highest:
            return "bid_too_low", {"province": name, "value": highest, "rival": bidder_of(game, name)}
        if (name, value) in game.closed:
            return "space_closed", {"province": name, "value": value}
        if value > means:
            return "too_dear", {"value": value, "means": means}
        if self.protecting and not _can_close_above(game, name, place):
            return "nothing_to_close", {"province": name, "value": value}
        return None

    def facts(self, game: AmunRe) -> Values:
        owner = game.seats[self.seat]
        stance = "bribing" if self.bribing else "contested" if owner.bid_on else "first"
        situation = f"{stance}_protecting" if self.protecting else stance
        told: Values = {"seat": self.seat, "means": game.means(self.seat), "situation": situation}
        if owner.bid_on:
            told |= {"province": owner.bid_on, "rival": bidder_of(game, owner.bid_on)}
        return told

    def play(self, game: AmunRe, move: BidMove) -> None:
        if isinstance(move, PlayProtection):
            game.play_card(self.seat, "protection")
            game.then(PlaceBid(self.seat, self.bribing, True))
        elif isinstance(move, PlayBribe):
            game.play_card(self.seat, "bribe")
            game.then(PlaceBid(self.seat, True, self.protecting))
        else:
            self._place(game, move)

    def _place(self, game: AmunRe, move: Bid) -> None:
        owner = game.seats[self.seat]
        contested = [
            rival for rival, other in enumerate(game.seats) if rival != self.seat and other.bid_on == move.province
        ]
        standing = [rival for rival in contested if not is_contested(game, rival)]
        owner.bid_on, owner.bid = move.province, move.value
        game.tell(events.BidPlaced(self.seat, move.province, move.value))
        if self.protecting:
            closed = box().bid_values[box().bid_values.index(move.value) + 1]
            game.closed.append((move.province, closed))
            game.tell(events.SpaceClosed(move.province, closed))
        for rival in standing:
            game.tell(events.BidContested(rival, move.province, self.seat))


@dataclass(frozen=True, slots=True)
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
        game.tell(events.ProvinceTaken(self.seat, owner.bid_on, owner.bid))


@dataclass(frozen=True, slots=True)
class RaiseGold(Decision[AmunRe, PaymentMove]):
    """AMU-6.9  Your gold is short of your bid: exchange favour cards of your choice, at least the shortfall."""

    rule: ClassVar[str] = "AMU-6.9"
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


@dataclass(frozen=True, slots=True)
class TakeBonuses(Step[AmunRe]):
    """AMU-6.9  Then all take the immediate bonuses; stones join those already there and may build (AMU-5.7)."""

    rule: ClassVar[str] = "AMU-6.9"

    def run(self, game: AmunRe) -> None:
        for seat in game.clockwise(game.first):
            name = game.seats[seat].bid_on
            gold = box().provinces[name].bonus_gold
            if gold:
                game.gain(seat, gold)
                game.tell(events.BonusGold(seat, name, gold))
            game.deal(seat, game.bonus_cards.pop(name, []))
        for name in game.revealed:
            owner = game.owner_of(name)
            assert owner is not None
            building.build_pyramids(game, owner, name)


def clear_auction(game: AmunRe) -> None:
    """AMU-6.1  Nothing of the last auction counts any more, also while the expert rule asks for province cards."""
    game.revealed.clear()
    game.closed.clear()
    for seat in game.seats:
        seat.bid_on, seat.bid = "", 0


def highest_bid(game: AmunRe, province: str) -> int:
    """The highest bid that stands on a province, -1 if there is none."""
    highest = -1
    for seat in game.seats:
        if seat.bid_on == province and seat.bid > highest:
            highest = seat.bid
    return highest


def bidder_of(game: AmunRe, province: str) -> int:
    """Whose bid is highest on a province that has one."""
    bids: Sequence[tuple[int, int]] = [(s.bid, i) for i, s in enumerate(game.seats) if s.bid_on == province]
    return max(bids)[1]


def is_contested(game: AmunRe, seat: int) -> bool:
    """AMU-6.4  Whether a higher bid stands on the same province card."""
    owner = game.seats[seat]
    return bool(owner.bid_on) and highest_bid(game, owner.bid_on) > owner.bid


def _can_close_above(game: AmunRe, province: str, place: int) -> bool:
    """AMU-12.1  Whether there is a next higher space that is still open."""
    values = box().bid_values
    return place + 1 < len(values) and (province, values[place + 1]) not in game.closed
