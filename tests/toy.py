"""A game small enough to see through and rich enough to try the engine: hands, deck, dice, secrets, points.

TOY-1.1  Twelve cards, two of each value 1 to 6, are shuffled; every seat gets two cards and two gold.
TOY-2.1  A turn: first throw the die for gold, or draw a card; each is refused with its reason.
TOY-2.2  Then lay cards one by one, each for its value in gold, until you rest.
TOY-3.1  A card laid is worth its value; TOY-3.2 the second of a value two points more.
TOY-4.1  After four rounds (six with the variant `long`) the game ends; TOY-4.2 three gold are a point.
"""

import sys
from collections.abc import Sequence
from typing import ClassVar, Self

from game.core import events
from game.core.agenda import Decision, Move, Refusal, Step
from game.core.chance import Chance
from game.core.codec import Codec
from game.core.events import Event
from game.core.position import Position
from game.core.records import record
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.core.state import State, state
from game.core.title import Evaluation, Option, Result, Title, chance_of


@record
class Card:
    id: int
    value: int


CARDS = tuple(Card(number, number // 2 + 1) for number in range(12))


@state
class ToySeat(State):
    """What lies before a seat; `hidden` counts the cards of its hand that a view leaves out."""

    gold: int
    hand: list[Card]
    laid: list[Card]
    hidden: int


@state
class ToyPosition(Position):
    title: ClassVar[str] = "toy"

    seats: list[ToySeat]
    deck: list[Card]
    deck_hidden: int
    rounds: int
    current_round: int

    @property
    def round(self) -> int:
        return self.current_round

    def seen_by(self, seat: int | None) -> Self:
        view = self.clone()
        view.chance = Chance(0)
        view.deck, view.deck_hidden = [], self.deck_hidden + len(self.deck)
        for number, other in enumerate(view.seats):
            if number != seat:
                other.hand, other.hidden = [], other.hidden + len(other.hand)
        return view

    def known_to(self, seat: int) -> Self:
        return self.seen_by(seat)

    def imagine(self, seat: int, chance: Chance) -> Self:
        world = self.seen_by(seat)
        seen = {card for other in world.seats for card in other.hand + other.laid}
        pool = [card for card in CARDS if card not in seen]
        chance.shuffle(pool)
        for other in world.seats:
            other.hand = other.hand + [pool.pop() for _ in range(other.hidden)]
            other.hidden = 0
        world.deck, world.deck_hidden = pool, 0
        world.chance = chance.fork()
        return world


@record
class ThrowDie(Move):
    pass


@record
class DrawCard(Move):
    pass


@record
class LayCard(Move):
    card: int


@record
class Rest(Move):
    pass


@record
class DieThrown(Event):
    seat: int
    gold: int


@record
class CardDrawn(Event):
    private: ClassVar[bool] = True
    seat: int
    card: int


@record
class CardLaid(Event):
    seat: int
    card: int
    gold: int


@record
class BeginTurn(Step[ToyPosition]):
    """TOY-2.1  Seats take turns; after the last of the last round the game is scored."""

    rule: ClassVar[str] = "TOY-2.1"
    seat: int
    round: int

    def run(self, game: ToyPosition) -> None:
        game.current_round = self.round
        after = self.seat + 1
        if after < game.seat_count:
            game.then(TakeSomething(self.seat), LayCards(self.seat), BeginTurn(after, self.round))
        elif self.round < game.rounds:
            game.then(TakeSomething(self.seat), LayCards(self.seat), BeginTurn(0, self.round + 1))
        else:
            game.then(TakeSomething(self.seat), LayCards(self.seat), CountGold())


@record
class TakeSomething(Decision[ToyPosition, Move]):
    """TOY-2.1  Throw the die for gold, or draw a card."""

    rule: ClassVar[str] = "TOY-2.1"
    seat: int

    def moves(self, game: ToyPosition) -> Sequence[Move]:
        return [ThrowDie(), DrawCard()] if game.deck or game.deck_hidden else [ThrowDie()]

    def refusals(self, game: ToyPosition) -> list[Refusal]:
        return [] if len(self.moves(game)) == 2 else [Refusal(DrawCard(), "toy.refusal.no_cards", {})]

    def play(self, game: ToyPosition, move: Move) -> None:
        if isinstance(move, ThrowDie):
            gold = game.chance.below(6) + 1
            game.unveil("dice")
            game.seats[self.seat].gold += gold
            game.tell(DieThrown(self.seat, gold))
        else:
            card = game.deck.pop()
            game.unveil("draw")
            game.seats[self.seat].hand.append(card)
            game.tell(CardDrawn(self.seat, card.id))


@record
class LayCards(Decision[ToyPosition, Move]):
    """TOY-2.2  Lay a card for its value in gold, as long as you can and wish."""

    rule: ClassVar[str] = "TOY-2.2"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (LayCard,)
    seat: int

    def moves(self, game: ToyPosition) -> Sequence[Move]:
        mine = game.seats[self.seat]
        return [*(LayCard(card.id) for card in mine.hand if card.value <= mine.gold), Rest()]

    def refusals(self, game: ToyPosition) -> list[Refusal]:
        mine = game.seats[self.seat]
        return [
            Refusal(LayCard(card.id), "toy.refusal.gold", {"needs": card.value, "has": mine.gold})
            for card in mine.hand
            if card.value > mine.gold
        ]

    def play(self, game: ToyPosition, move: Move) -> None:
        if not isinstance(move, LayCard):
            return
        mine, card = game.seats[self.seat], CARDS[move.card]
        mine.gold -= card.value
        mine.hand.remove(card)
        game.tell(CardLaid(self.seat, card.id, card.value))
        game.score(self.seat, card.value, "card")
        game.score(self.seat, 2 * any(other.value == card.value for other in mine.laid), "pair")
        mine.laid.append(card)
        game.then(LayCards(self.seat))


@record
class CountGold(Step[ToyPosition]):
    """TOY-4.2  Three gold are a point."""

    rule: ClassVar[str] = "TOY-4.2"

    def run(self, game: ToyPosition) -> None:
        for number, seat in enumerate(game.seats):
            game.score(number, seat.gold // 3, "gold")


def new_game(setup: Setup) -> ToyPosition:
    """TOY-1.1"""
    chance, deck, count = chance_of(setup.seed), list(CARDS), len(setup.seats)
    chance.shuffle(deck)
    seats = [ToySeat(2, [deck.pop(), deck.pop()], [], 0) for _ in setup.seats]
    rounds = 6 if "long" in setup.variants else 4
    return ToyPosition([BeginTurn(0, 1)], chance, [0] * count, [], 0, 0, None, seats, deck, 0, rounds, 1)


def result(game: ToyPosition) -> Result:
    ranks = tuple(1 + sum(other > points for other in game.points) for points in game.points)
    return Result(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks)


def explain(game: ToyPosition, seat: int) -> Evaluation:
    mine, others = game.seats[seat], [points for other, points in enumerate(game.points) if other != seat]
    hand = 0.4 * sum(card.value for card in mine.hand)
    return Evaluation((("points", game.points[seat] - max(others)), ("gold", 0.6 * mine.gold), ("hand", hand)))


def evaluate(game: ToyPosition, seat: int) -> float:
    return explain(game, seat).total


def invariants(game: ToyPosition) -> list[str]:
    wrong = [f"seat {number} owes gold" for number, seat in enumerate(game.seats) if seat.gold < 0]
    cards = [*game.deck, *(card for seat in game.seats for card in seat.hand + seat.laid)]
    hidden = game.deck_hidden + sum(seat.hidden for seat in game.seats)
    if len(cards) + hidden != len(CARDS) or len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
        wrong.append("cards were lost or doubled")
    if len(game.seats) != game.seat_count:
        wrong.append("points and seats differ in number")
    sums = [sum(entry.points for entry in game.ledger if entry.seat == seat) for seat in range(game.seat_count)]
    return wrong if sums == game.points else [*wrong, "points do not add up"]


TOY: Title[ToyPosition] = Title(
    id="toy",
    prefix="TOY",
    rules_version=1,
    seat_counts=(2, 3),
    options=(Option(("long",)),),
    automata=("sphinx",),
    position=ToyPosition,
    codec=Codec([events, sys.modules[__name__]]),
    new_game=new_game,
    result=result,
    evaluate=evaluate,
    explain=explain,
    invariants=invariants,
    data_digest=lambda: "0123456789abcdef",
)


def toy_setup(seats: int = 2, seed: int = 1, variants: tuple[str, ...] = (), kind: str = HUMAN) -> Setup:
    """A setup of persons (or of another kind) named A, B, C."""
    return Setup("toy", tuple(SeatSetup(kind, "ABC"[n], COLOURS[n]) for n in range(seats)), variants, seed)
