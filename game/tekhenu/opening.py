"""TEK-2.9 to 2.13  The opening choices: Decree, Start cards, Destiny cards and their rewards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Step
from game.core.errors import Values
from game.core.records import field_values, record
from game.tekhenu import events
from game.tekhenu.actions import Asked
from game.tekhenu.components import components
from game.tekhenu.gods.osiris import ChooseDistrict
from game.tekhenu.maat import ChooseDestiny, destiny_reward, take_bot_destiny
from game.tekhenu.means import Goods, cost
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import CARD_TYPES

LAST_TWO = 2
"""With so few resources left to choose from, one answer settles both."""


@record
class KeepCard(Move):
    """Keep this card of those dealt."""

    card: str


@cache
def keep_card(card: str) -> KeepCard:
    return KeepCard(card)


@record
class DealDecrees(Step[Tekhenu]):
    """TEK-2.9  Two Decrees, of which one is kept secretly."""

    rule: ClassVar[str] = "TEK-2.9"
    seat: int

    def run(self, game: Tekhenu) -> None:
        deal(game, self.seat, "decree", components().decrees_dealt)
        game.then(ChooseFirstDecree(self.seat))


def deal(game: Tekhenu, seat: int, kind: str, count: int) -> None:
    """Cards from a deck that only their owner sees."""
    drawn = [game.draw(CARD_TYPES.index(kind)) for _ in range(count)]
    game.seats[seat].dealt = drawn
    game.unveil("draw")
    game.report(events.CardsSeen, seat, tuple(drawn))


@record
class ChooseFirstDecree(Asked):
    """TEK-2.9  Keep one Decree; the other goes to the bottom of the deck."""

    rule: ClassVar[str] = "TEK-2.9"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [keep_card(card) for card in game.seats[self.seat].dealt]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, KeepCard)
        owner = game.seats[self.seat]
        game.keep(self.seat, move.card)
        game.decks[CARD_TYPES.index("decree")][:0] = [card for card in owner.dealt if card != move.card]
        owner.dealt = []
        game.report(events.DecreeKept, self.seat)


@record
class DealStartCards(Step[Tekhenu]):
    """TEK-2.10, 19.1, 19.2  Start cards are laid out: 9, 7 or 5, in the solo game 3, or just the 2 to be taken."""

    rule: ClassVar[str] = "TEK-2.10"
    blind: bool

    def run(self, game: Tekhenu) -> None:
        cards = list(components().start_cards)
        game.chance.shuffle(cards)
        solo = 2 if self.blind else components().bot.start_cards
        count = solo if game.solo else components().start_cards_laid_out[game.layout]
        game.start_display = sorted(cards[:count])
        game.unveil("draw")
        game.report(events.StartCardsLaidOut, tuple(game.start_display))


@record
class TakeStartCard(Move):
    """Take this Start card."""

    card: str


@cache
def _take(card: str) -> TakeStartCard:
    return TakeStartCard(card)


@record
class ChooseStartCard(Asked):
    """TEK-2.10  One Start card of those laid out; two per player, the last chooser first the second time."""

    rule: ClassVar[str] = "TEK-2.10"
    seat: int

    def facts(self, game: Tekhenu) -> Values:
        return {**field_values(self), "situation": "solo" if game.solo else "many"}

    def options(self, game: Tekhenu) -> list[Move]:
        return [_take(card) for card in game.start_display]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, TakeStartCard)
        game.start_display.remove(move.card)
        game.seats[self.seat].start_cards.append(move.card)
        game.report(events.StartCardTaken, self.seat, move.card)


@record
class TakeStartCards(Step[Tekhenu]):
    """TEK-19.2  Who starts blindly takes all the Start cards laid out; there is nothing to choose."""

    rule: ClassVar[str] = "TEK-19.2"
    seat: int

    def run(self, game: Tekhenu) -> None:
        for card in game.start_display:
            game.seats[self.seat].start_cards.append(card)
            game.report(events.StartCardTaken, self.seat, card)
        game.start_display = []


@record
class SetOrder(Step[Tekhenu]):
    """TEK-2.11, 2.12, 19.1  The turn order by initiative; Botankhamon is first. Then Destiny cards and rewards."""

    rule: ClassVar[str] = "TEK-2.11"

    def run(self, game: Tekhenu) -> None:
        game.start_display = []
        if game.solo:
            take_bot_destiny(game)
        else:
            game.order = sorted(range(len(game.seats)), key=lambda seat: initiative(game, seat), reverse=True)
        game.report(events.OrderSet, tuple(game.order))
        people = game.people()
        game.then(
            *(ChooseDestiny(seat, reward=False) for seat in people),
            *(TakeRewards(seat) for seat in people),
            PutStartCardsAway(),
        )


def initiative(game: Tekhenu, seat: int) -> tuple[int, int]:
    """TEK-2.11  The sum of both initiative values, then the higher single card."""
    values = [components().start_cards[card].initiative for card in game.seats[seat].start_cards]
    return sum(values), max(values)


@record
class TakeRewards(Step[Tekhenu]):
    """TEK-2.12  The rewards of the Destiny card and both Start cards, in the order that the player likes."""

    rule: ClassVar[str] = "TEK-2.12"
    seat: int

    def run(self, game: Tekhenu) -> None:
        owner = game.seats[self.seat]
        cards = [owner.destiny, *owner.start_cards]
        open_ones = tuple(card for card in cards if leaves_choice(card))
        settled = [step for card in cards if card not in open_ones for step in reward_steps(self.seat, card)]
        game.then(*settled, OrderRewards(self.seat, open_ones))


@record
class OrderRewards(Step[Tekhenu]):
    """TEK-2.12, TEK-P16  Rewards that show cards come first, in the order that the player likes, then the others."""

    rule: ClassVar[str] = "TEK-2.12"
    seat: int
    cards: tuple[str, ...]

    def run(self, game: Tekhenu) -> None:
        showing = tuple(card for card in self.cards if shows_cards(game, self.seat, card))
        others = tuple(card for card in self.cards if card not in showing)
        if len(showing) > 1:
            game.then(ChooseOrder(self.seat, showing), OrderRewards(self.seat, others))
        else:
            game.then(*(step for card in (*showing, *others) for step in reward_steps(self.seat, card)))


def leaves_choice(card: str) -> bool:
    """Whether a reward asks something."""
    if card in components().destinies:
        return len(components().destinies[card].choices) > 1
    start = components().start_cards[card]
    return bool(start.mix or start.draws or start.row)


def shows_cards(game: Tekhenu, seat: int, card: str) -> bool:
    """TEK-2.13, 10.5  Whether a reward draws cards or may open a section of the market: only then its place matters.

    The others neither tell anything new nor take anything from each other, so they lose nothing by coming later.
    """
    if card in components().start_cards:
        return bool(components().start_cards[card].draws)
    highest = game.seats[seat].population + max(gain.population for gain in components().destinies[card].choices)
    closed = [needed for needed, cards in zip(components().section_population, game.market, strict=True) if not cards]
    return any(needed <= highest for needed in closed)


def reward_steps(seat: int, card: str) -> Sequence[Step[Tekhenu]]:
    """TEK-2.12, 2.13  What a card brings; an Osiris action without its Happiness loss."""
    if card in components().destinies:
        return destiny_reward(seat, card)
    start = components().start_cards[card]
    if start.row:
        return (ChooseDistrict(seat, start.row, start.districts),)
    if start.draws:
        return (DrawCards(seat, card),)
    if start.mix:
        return (ChooseResource(seat, start.types, start.mix),)
    return (TakeStartGoods(seat, card),)


@record
class RewardFirst(Move):
    """Take the reward of this card next."""

    card: str


@cache
def _first(card: str) -> RewardFirst:
    return RewardFirst(card)


@record
class ChooseOrder(Asked):
    """TEK-2.12  Which reward comes next."""

    rule: ClassVar[str] = "TEK-2.12"
    seat: int
    cards: tuple[str, ...]

    def options(self, game: Tekhenu) -> list[Move]:
        return [_first(card) for card in self.cards]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, RewardFirst)
        rest = tuple(card for card in self.cards if card != move.card)
        game.then(*reward_steps(self.seat, move.card), OrderRewards(self.seat, rest))


@record
class TakeStartGoods(Step[Tekhenu]):
    """TEK-2.12  A Start card that leaves no choice."""

    rule: ClassVar[str] = "TEK-2.12"
    seat: int
    card: str

    def run(self, game: Tekhenu) -> None:
        game.gain_all(self.seat, components().start_cards[self.card].gain, "start_card")


@record
class PickResources(Move):
    """Take exactly these goods, in the order of GOODS."""

    goods: Goods


@cache
def _pick(types: tuple[int, ...], left: int) -> tuple[PickResources, ...]:
    """So many of one resource, the rest from the others; of the last two every share of what is left."""
    if len(types) > LAST_TWO:
        return tuple(PickResources(cost(resource, n)) for resource in types for n in range(1, left + 1))
    shares = (zip(cost(types[0], left - n), cost(types[-1], n), strict=True) for n in range(left + 1))
    return tuple(dict.fromkeys(PickResources(tuple(map(sum, share))) for share in shares))


@record
class ChooseResource(Asked):
    """TEK-2.12  S04, S09, S10: how many of which resource, until `left` are taken."""

    rule: ClassVar[str] = "TEK-2.12"
    seat: int
    types: tuple[int, ...]
    left: int

    def options(self, game: Tekhenu) -> tuple[Move, ...]:
        return _pick(self.types, self.left)

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, PickResources)
        for good, n in enumerate(move.goods):
            game.gain(self.seat, good, n, "start_card")
        if left := self.left - sum(move.goods):
            game.then(ChooseResource(self.seat, tuple(good for good in self.types if not move.goods[good]), left))


@record
class DrawCards(Step[Tekhenu]):
    """TEK-2.13  S05, S06: two cards are drawn secretly, one is kept."""

    rule: ClassVar[str] = "TEK-2.13"
    seat: int
    card: str

    def run(self, game: Tekhenu) -> None:
        start = components().start_cards[self.card]
        deal(game, self.seat, start.draws, start.drawn)
        game.then(ChooseDealtCard(self.seat, start.draws))


@record
class ChooseDealtCard(Asked):
    """TEK-2.13  Keep one card face up; the other is shuffled into its deck."""

    rule: ClassVar[str] = "TEK-2.13"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int
    kind: str

    def options(self, game: Tekhenu) -> list[Move]:
        return [keep_card(card) for card in game.seats[self.seat].dealt]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, KeepCard)
        owner, deck = game.seats[self.seat], game.decks[CARD_TYPES.index(self.kind)]
        game.keep(self.seat, move.card)
        deck += [card for card in owner.dealt if card != move.card]
        game.chance.shuffle(deck)
        owner.dealt = []
        game.report(events.CardKept, self.seat, move.card)


@record
class PutStartCardsAway(Step[Tekhenu]):
    """TEK-2.12  Start cards leave the game; Destiny cards stay face up."""

    rule: ClassVar[str] = "TEK-2.12"

    def run(self, game: Tekhenu) -> None:
        for owner in game.seats:
            owner.start_cards = []
