"""AMU-6, AMU-14.2  Phase 1: provinces are revealed and bid for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, TypeAlias

from game.amunre import building, events
from game.amunre.components import components
from game.amunre.settlement import SettleBid, TakeBonuses
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Offer, Refusal, Step
from game.core.errors import Values
from game.core.records import record


@record
class TakeProvinceCard(Move):
    """Choose a province card of one's hand for this turn (expert rule)."""

    province: str


@record
class Bid(Move):
    """Put the scribe on a space of a province card."""

    province: str
    value: int


@record
class PlayProtection(Move):
    """Play Protection: it closes the space above the bid about to be made, or above one's standing bid."""


@record
class PassTurn(Move):
    """Let the standing bid be as it is."""


@record
class PlayBribe(Move):
    """Play Bribe: this bid stays in the contested province."""


BidMove: TypeAlias = Bid | PlayProtection | PlayBribe
StandingMove: TypeAlias = PassTurn | PlayProtection

bid = cache(Bid)
PROTECTION, BRIBE, PASS = PlayProtection(), PlayBribe(), PassTurn()


@record
class ChooseProvince(Decision[AmunRe, TakeProvinceCard]):
    """AMU-14.2  Choose one of your province cards in secret; all are revealed together."""

    rule: ClassVar[str] = "AMU-14.2"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: AmunRe) -> list[TakeProvinceCard]:
        return [TakeProvinceCard(name) for name in game.seats[self.seat].province_cards]

    def play(self, game: AmunRe, move: TakeProvinceCard) -> None:
        owner = game.seats[self.seat]
        owner.province_cards.remove(move.province)
        owner.chosen = move.province
        game.report(events.ProvinceChosen, self.seat)


@record
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
        game.report(events.ProvincesRevealed, tuple(game.revealed))
        for name in game.revealed:
            self._lay_bonus(game, name)

    def _lay_bonus(self, game: AmunRe, name: str) -> None:
        province = components().provinces[name]
        cards = game.draw(province.bonus_cards)
        stones = min(province.bonus_stones, building.stones_left(game))
        if cards:
            game.bonus_cards[name] = cards
        game.stones[name] += stones
        if cards or stones:
            game.report(events.BonusLaid, name, len(cards), stones)


@record
class NextBidder(Step[AmunRe]):
    """AMU-6.5, AMU-6.8  Clockwise; who is not contested passes; the end comes at once when all stand alone."""

    rule: ClassVar[str] = "AMU-6.5"
    seat: int

    def run(self, game: AmunRe) -> None:
        if not any(must_bid(game, seat) for seat in range(len(game.seats))):
            game.then(*(SettleBid(seat) for seat in game.clockwise(game.first)), TakeBonuses())
            return
        for seat in game.clockwise(self.seat):
            bids = must_bid(game, seat)
            if bids or might_protect(game, seat):
                asked = PlaceBid(seat, False, False) if bids else PassOrProtect(seat)
                game.then(asked, NextBidder((seat + 1) % len(game.seats)))
                return


@record
class PlaceBid(Decision[AmunRe, BidMove]):
    """AMU-6.3, AMU-6.5  Put your scribe on a higher free space; when contested, on another province."""

    rule: ClassVar[str] = "AMU-6.3"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayProtection, PlayBribe)
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
            for place, value in enumerate(components().bid_values):
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
            for place, value in enumerate(components().bid_values):
                reason = self._why_not(game, name, place)
                if reason is not None:
                    refused.append(Refusal(bid(name, value), f"amunre.refusal.{reason[0]}", reason[1]))
        return refused

    def _why_not(self, game: AmunRe, name: str, place: int) -> tuple[str, Values] | None:
        value, means, highest = components().bid_values[place], game.means(self.seat), highest_bid(game, name)
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
        game.report(events.BidPlaced, self.seat, move.province, move.value)
        if self.protecting:
            close_above(game, move.province, move.value)
        for rival in standing:
            game.report(events.BidContested, rival, move.province, self.seat)


@record
class PassOrProtect(Decision[AmunRe, StandingMove]):
    """AMU-6.7, AMU-12.1  Your bid stands alone: you pass, and may first protect it.

    It is asked of every seat that might hold Protection by what everybody can see (`might_protect`), so that being
    asked betrays nothing; for a person with nothing to choose the table answers.
    """

    rule: ClassVar[str] = "AMU-6.7"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayProtection,)
    seat: int

    def moves(self, game: AmunRe) -> list[StandingMove]:
        return [PASS, PROTECTION] if game.can_play(self.seat, "protection") else [PASS]

    def offer(self, game: AmunRe) -> Offer:
        """Nobody need speak; those are asked who pass before the next bid. In the first auction all hold the Architect
        alone (AMU-3.2)."""
        speakers: list[int] = []
        if game.round == 1:
            return Offer((PASS,), (), False)
        for seat in game.clockwise(self.seat):
            if must_bid(game, seat):
                break
            if might_protect(game, seat):
                speakers.append(seat)
        return Offer((PASS,), tuple(speakers), False)

    def facts(self, game: AmunRe) -> Values:
        owner = game.seats[self.seat]
        return {"seat": self.seat, "province": owner.bid_on, "value": owner.bid, "closed": next_space(owner.bid)}

    def play(self, game: AmunRe, move: StandingMove) -> None:
        if isinstance(move, PlayProtection):
            owner = game.seats[self.seat]
            game.play_card(self.seat, "protection")
            close_above(game, owner.bid_on, owner.bid)


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


def must_bid(game: AmunRe, seat: int) -> bool:
    """AMU-6.3, AMU-6.5  Whether a seat has no bid yet, or a contested one."""
    return not game.seats[seat].bid_on or is_contested(game, seat)


def might_protect(game: AmunRe, seat: int) -> bool:
    """AMU-6.7, AMU-6.6  Whether a standing bid could be protected, by what everybody can see.

    Its owner has a card in hand and could pay the bid without it; not every Protection lies on the discards."""
    owner = game.seats[seat]
    if not owner.hand or owner.bid >= game.means(seat) or "protection" in owner.played:
        return False
    if game.discard.count("protection") == components().cards["protection"].copies:
        return False
    return _can_close_above(game, owner.bid_on, components().bid_values.index(owner.bid))


def next_space(value: int) -> int:
    """The next higher bid space; there is none above the last."""
    return components().bid_values[components().bid_values.index(value) + 1]


def close_above(game: AmunRe, province: str, value: int) -> None:
    """AMU-12.1  The space above a bid is closed to everybody for the rest of the auction."""
    closed = next_space(value)
    game.closed.append((province, closed))
    game.report(events.SpaceClosed, province, closed)


def _can_close_above(game: AmunRe, province: str, place: int) -> bool:
    """AMU-12.1  Whether there is a next higher space that is still open."""
    values = components().bid_values
    return place + 1 < len(values) and (province, values[place + 1]) not in game.closed
