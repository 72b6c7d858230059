"""The position of Amun-Re, and the small things that happen to purses, hands and the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeAlias

from game.amunre import events, hidden
from game.amunre.components import Province, components
from game.core.chance import Chance
from game.core.position import Position
from game.core.state import State, state

Phase: TypeAlias = Literal["auction", "purchase", "offering", "income", "scoring"]

THEFT = 0
"""An offering of no gold is the theft card (AMU-8.1)."""


@state
class Seat(State):
    """What one pharaoh owns."""

    gold: int
    hand: list[str]
    """Favour cards by kind; the theft card is always there and never leaves (AMU-12.13)."""
    provinces: list[str]
    """In the order in which they were acquired in this kingdom."""
    bid_on: str
    bid: int
    """Where the scribe of this auction stands; an empty name means nowhere."""
    played: list[str]
    """Kinds of cards played in this phase (AMU-5.4)."""
    offered: int | None
    adjusting: bool
    exchanged: list[str]
    """The offering laid down (AMU-8.1): gold or THEFT, an Adjustment with it, cards exchanged for it."""
    province_cards: list[str]
    """AMU-14  Expert rule: province cards in hand, and the one chosen for this turn."""
    chosen: str


@state
class AmunRe(Position):
    """Everything on the table of Amun-Re and in its players' hands."""

    title: ClassVar[str] = "amunre"

    expert: bool
    seats: list[Seat]
    first: int
    kingdom: int
    """1 = Old Kingdom, 2 = New Kingdom."""
    turn_of_kingdom: int
    phase: Phase
    province_deck: list[str]
    """Face down; the last card is on top."""
    played_provinces: list[str]
    """Province cards that were revealed in this kingdom."""
    in_game: list[str]
    """Provinces that were ever revealed; the others stay unseen, perhaps for the whole game (AMU-3.3)."""
    revealed: list[str]
    """Provinces of this turn in order of reveal."""
    bonus_cards: dict[str, list[str]]
    """Favour cards that lie face down on revealed provinces (AMU-6.1)."""
    closed: list[tuple[str, int]]
    """Bid spaces closed by Protection (AMU-12.1)."""
    deck: list[str]
    discard: list[str]
    farmers: dict[str, int]
    """Farmers in fields, by province."""
    extra_farmers: dict[str, int]
    """Farmers outside fields (AMU-12.4)."""
    stones: dict[str, int]
    pyramids: dict[str, int]
    tile: int | None
    """Number of the offering tile in the delta."""
    offering: int
    """The collective offering of this turn, once revealed."""
    revealed_offerings: bool
    counted_stones: bool = False
    """House rule: at most as many stones lie on the board as the box holds (AMU-5.8)."""

    @property
    def round(self) -> int:
        return (self.kingdom - 1) * components().turns_per_kingdom + self.turn_of_kingdom

    @property
    def kingdom_id(self) -> str:
        return "old" if self.kingdom == 1 else "new"

    def clockwise(self, start: int) -> Iterator[int]:
        """AMU-4.2  All seats from `start` on."""
        count = len(self.seats)
        return (index % count for index in range(start, start + count))

    def turn_order(self) -> tuple[int, ...]:
        """AMU-4.2  The first player and then all others clockwise."""
        return tuple(self.clockwise(self.first))

    def owned(self, seat: int) -> list[Province]:
        provinces = components().provinces
        return [provinces[name] for name in self.seats[seat].provinces]

    def owner_of(self, province: str) -> int | None:
        for index, seat in enumerate(self.seats):
            if province in seat.provinces:
                return index
        return None

    def farmers_in(self, province: str) -> int:
        return self.farmers[province] + self.extra_farmers[province]

    def free_fields(self, province: str) -> int:
        return components().provinces[province].fields - self.farmers[province]

    def farmer_supply(self) -> int:
        """AMU-5.9  Farmers that are left."""
        return components().farmers - sum(self.farmers.values()) - sum(self.extra_farmers.values())

    def means(self, seat: int) -> int:
        """AMU-6.6  Gold and favour cards, each worth 1 PO."""
        owner = self.seats[seat]
        return owner.gold + len(owner.hand)

    def pay(self, seat: int, amount: int) -> None:
        """AMU-5.10  The only way out of a purse; nobody ever owes."""
        purse = self.seats[seat]
        assert 0 <= amount <= purse.gold
        purse.gold -= amount

    def gain(self, seat: int, amount: int) -> None:
        """AMU-2.2  The only way into a purse; the bank always pays."""
        assert amount >= 0
        self.seats[seat].gold += amount

    def can_play(self, seat: int, kind: str) -> bool:
        """AMU-5.4  Held, and none of that name played in this phase yet."""
        owner = self.seats[seat]
        return kind in owner.hand and kind not in owner.played

    def play_card(self, seat: int, kind: str, province: str = "") -> None:
        """AMU-5.3, 5.6  Show a favour card, use it (perhaps on a province), discard it."""
        owner = self.seats[seat]
        owner.hand.remove(kind)
        owner.played.append(kind)
        self.discard.append(kind)
        self.tell(events.CardPlayedOn(seat, kind, province) if province else events.CardPlayed(seat, kind))

    def exchange(self, seat: int, kind: str) -> None:
        """AMU-5.5  A favour card for 1 PO."""
        self.seats[seat].hand.remove(kind)
        self.discard.append(kind)
        self.gain(seat, 1)
        self.report(events.CardExchanged, seat, kind)

    def cards_left(self) -> int:
        """AMU-5.6  Favour cards that can still be drawn."""
        return len(self.deck) + len(self.discard)

    def draw(self, count: int) -> list[str]:
        """AMU-5.6  Favour cards from the deck; the discards become a new deck when it is empty."""
        drawn: list[str] = []
        while len(drawn) < count and self.cards_left():
            if not self.deck:
                self.deck, self.discard = self.discard, []
                self.chance.shuffle(self.deck)
                self.report(events.DeckReshuffled, len(self.deck))
            drawn.append(self.deck.pop())
        return drawn

    def deal(self, seat: int, cards: list[str]) -> None:
        """Cards from the deck or from a province into a hand: only their owner sees them."""
        if cards:
            self.unveil("draw")
            self.seats[seat].hand.extend(cards)
            self.report(events.CardsDrawn, seat, len(cards))
            self.report(events.CardsSeen, seat, tuple(cards))

    def enter(self, phase: Phase) -> None:
        """AMU-4.1  A phase begins; the limit of AMU-5.4 starts anew."""
        self.phase = phase
        self.begin_turn()
        for seat in self.seats:
            seat.played.clear()

    def seen_by(self, seat: int | None) -> AmunRe:
        return hidden.seen_by(self, seat)

    def laid_open(self, seat: int) -> AmunRe:
        return hidden.laid_open(self, seat)

    def known_to(self, seat: int) -> AmunRe:
        return hidden.known_to(self, seat)

    def imagine(self, seat: int, chance: Chance) -> AmunRe:
        return hidden.imagine(self, seat, chance)
