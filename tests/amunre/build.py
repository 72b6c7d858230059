"""A workshop for positions of Amun-Re: lay the table, hand out, go to a point of the turn.

Cards for a hand are taken out of the deck or the discards, provinces out of the province deck, so that the
invariants of the game hold in every arranged position.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.amunre import RULES
from game.amunre.components import components
from game.amunre.income import CollectIncome
from game.amunre.offering import TakeGifts
from game.amunre.purchase import STOP_FARMERS, BeginPurchase, BuyFavours, BuyStones, buy_cards
from game.amunre.scoring import ScoreKingdom
from game.amunre.setup import COUNTED_STONES, EXPERT
from game.amunre.state import AmunRe
from game.amunre.turn import BeginNewKingdom, BeginOfferings, BeginPurchases, BeginTurn, EndTurn
from game.core.agenda import Step
from game.core.events import Event
from game.core.setup import Setup
from game.core.tables import table_of
from tests.titles.playing import run


class Land(NamedTuple):
    """What lies in a province."""

    farmers: int = 0
    stones: int = 0
    pyramids: int = 0
    extra: int = 0


def setup_of(seats: int = 3, seed: int = 1, *variants: str) -> Setup:
    return table_of("amunre", ("human",) * seats, variants, seed)


def position(seats: int = 3, seed: int = 1, expert: bool = False, counted: bool = False) -> AmunRe:
    """A laid table before the first turn: nothing revealed, seat 0 has the token, everything else as dealt."""
    variants = [EXPERT] * expert + [COUNTED_STONES] * counted
    game = RULES.new_game(setup_of(seats, seed, *variants))
    game.first = 0
    return game


def table(
    provinces: str = "",
    *cards: str,
    seats: int = 3,
    purse: int = 20,
    stones: int = 0,
    pyramids: int = 0,
    counted: bool = True,
    **lands: Land,
) -> AmunRe:
    """Seat 0 has these provinces, cards and gold, nobody else a card; stones and pyramids on the whole board.

    Where a number of stones is given they are counted, unless it is said that they are not."""
    game = position(seats, counted=counted and stones > 0)
    no_cards(game)
    hand(game, 0, *cards)
    purses(game, purse)
    own(game, provinces)
    put(game, **lands)
    if stones:
        stones_elsewhere(game, stones)
    if pyramids:
        pyramids_elsewhere(game, pyramids)
    return game


def bidders(revealed: str, *cards: str, purse: int = 20, first: int = 0) -> AmunRe:
    """An auction of these provinces, a seat for each; all have this purse, only seat 0 has cards."""
    game = position(len(revealed.split()))
    no_cards(game)
    purses(game, *[purse] * game.seat_count)
    hand(game, 0, *cards)
    auction(game, revealed, first)
    return game


def purses(game: AmunRe, *gold: int) -> None:
    """The gold of seats 0, 1, 2 ..."""
    for seat, amount in zip(game.seats, gold, strict=False):
        seat.gold = amount


def hand(game: AmunRe, seat: int, *kinds: str) -> None:
    """Give a seat exactly these favour cards; its former ones go under the deck."""
    owner = game.seats[seat]
    game.deck[:0] = owner.hand
    owner.hand = [_take(game, kind) for kind in kinds]


def hands(game: AmunRe, *held: Sequence[str]) -> None:
    """The hands of seats 0, 1, 2 ...; all former ones go under the deck first."""
    for seat in range(len(held)):
        hand(game, seat)
    for seat, kinds in enumerate(held):
        hand(game, seat, *kinds)


def no_cards(game: AmunRe) -> None:
    """Empty hands for everybody."""
    hands(game, *([()] * game.seat_count))


def _take(game: AmunRe, kind: str) -> str:
    """Out of the deck, the discards, or a face-down bonus that gets another card for it."""
    for name, pile in game.bonus_cards.items():
        if kind in pile and kind not in game.deck + game.discard:
            game.bonus_cards[name] = [game.deck.pop(0) if card == kind else card for card in pile]
            return kind
    (game.deck if kind in game.deck else game.discard).remove(kind)
    return kind


def top_of_deck(game: AmunRe, *kinds: str) -> None:
    """The next cards to be drawn, the first one first."""
    taken = [_take(game, kind) for kind in kinds]
    game.deck.extend(reversed(taken))


def dump_deck(game: AmunRe, seat: int, keep: int = 0, discard: int = 0) -> None:
    """Only `keep` cards stay in the deck and `discard` in the discards; the rest goes into the hand of a seat."""
    pool = game.deck + game.discard
    game.deck, game.discard = pool[:keep], pool[keep : keep + discard]
    game.seats[seat].hand += pool[keep + discard :]


def own(game: AmunRe, *holdings: str) -> None:
    """Provinces of seats 0, 1, 2 ... as words; the others get as many that nobody named, and the turn fits."""
    given = [words.split() for words in holdings] + [[] for _ in range(game.seat_count - len(holdings))]
    count = max(1, *(len(names) for names in given))
    named = {name for names in given for name in names}
    spare = [name for name in components().provinces if name not in named]
    for seat, names in zip(game.seats, given, strict=True):
        seat.provinces = names + [spare.pop() for _ in range(count - len(names))]
    owned = [name for seat in game.seats for name in seat.provinces]
    rest = [name for name in components().provinces if name not in owned]
    game.turn_of_kingdom = count
    game.played_provinces = list(owned)
    game.in_game = list(owned)
    game.province_deck = rest[: game.seat_count * components().provinces_per_seat - len(owned)]
    game.revealed = [seat.provinces[-1] for seat in game.seats]


def new_kingdom(game: AmunRe) -> None:
    """The same table in the New Kingdom: every province card of the game has been seen once."""
    game.kingdom = 2
    game.in_game = game.played_provinces + game.province_deck


def put(game: AmunRe, **lands: Land) -> None:
    """What lies in provinces, by name."""
    for name, land in lands.items():
        assert name in game.farmers
        game.farmers[name], game.extra_farmers[name] = land.farmers, land.extra
        game.stones[name], game.pyramids[name] = land.stones, land.pyramids


def stones_elsewhere(game: AmunRe, total: int) -> None:
    """Fill up the board to `total` stones in provinces that nobody owns or reveals, two in each, then with seats 1+."""
    taken = {name for seat in game.seats for name in seat.provinces} | set(game.revealed)
    free = [name for name in components().provinces if name not in taken]
    free += [name for seat in game.seats[1:] for name in seat.provinces]
    for name in free * 2:
        if sum(game.stones.values()) < total and game.stones[name] < 2:
            game.stones[name] += 1
    assert sum(game.stones.values()) == total


def pyramids_elsewhere(game: AmunRe, total: int) -> None:
    """Raise pyramids to `total` where seat 0 owns nothing."""
    name = next(
        name for name in components().provinces if name not in game.seats[0].provinces and name not in game.revealed
    )
    game.pyramids[name] += total - sum(game.pyramids.values())


def tile(game: AmunRe, label: str) -> None:
    """The offering tile in the delta, by what is printed on it."""
    game.tile = [one.label for one in components().tiles].index(label)


def auction(game: AmunRe, words: str, first: int = 0) -> list[Event]:
    """A turn begins and exactly these provinces are turned up, in this order."""
    revealed = words.split()
    assert len(revealed) == game.seat_count
    assert not game.expert
    game.first = first
    owned = [name for seat in game.seats for name in seat.provinces]
    rest = [name for name in components().provinces if name not in (*revealed, *owned)]
    hidden = game.seat_count * components().provinces_per_seat - len(owned) - len(revealed)
    game.province_deck = rest[:hidden] + list(reversed(revealed))
    game.played_provinces = list(owned)
    game.turn_of_kingdom = 1 + len(game.seats[0].provinces)
    return run(game, BeginTurn())


def new_auction(revealed: str, first: int = 0, counted: bool = False, **lands: Land) -> AmunRe:
    """An auction of the New Kingdom with what was left in these provinces."""
    game = position(counted=counted)
    new_kingdom(game)
    put(game, **lands)
    auction(game, revealed, first)
    return game


def at_purchase(game: AmunRe, seat: int = 0) -> list[Event]:
    """Phase 2 with only this seat still to buy."""
    game.enter("purchase")
    return run(game, BeginPurchase(seat), BeginOfferings())


def at_stones(game: AmunRe) -> AmunRe:
    """Phase 2 of seat 0, past its favour cards and farmers."""
    at_purchase(game)
    while not isinstance(game.decision, BuyStones):
        game.apply(buy_cards(0) if isinstance(game.decision, BuyFavours) else STOP_FARMERS)
    return game


def at_purchases(game: AmunRe, first: int = 0) -> list[Event]:
    """Phase 2 begins."""
    game.first = first
    return run(game, BeginPurchases())


def at_offering(game: AmunRe, first: int = 0) -> list[Event]:
    """Phase 3 begins."""
    game.first = first
    return run(game, BeginOfferings())


def at_gifts(game: AmunRe, seat: int, count: int) -> list[Event]:
    """Phase 3, offerings shown: this seat takes its gifts, then everybody's income is next."""
    game.enter("offering")
    game.revealed_offerings = True
    if game.tile is None:
        game.tile = 0
    return run(game, TakeGifts(seat, count), CollectIncome(seat, "", ""))


def at_income(game: AmunRe, seat: int, label: str) -> list[Event]:
    """Phase 4 under this tile, with only this seat still to be paid."""
    game.enter("income")
    game.revealed_offerings = True
    tile(game, label)
    return run(game, CollectIncome(seat, "", ""), EndTurn())


def at_scoring(game: AmunRe, label: str = ">2", first: int = 0) -> list[Event]:
    """The kingdom is scored under this tile, up to the first question about yellow cards."""
    game.first = first
    tile(game, label)
    last: list[Step[AmunRe]] = [BeginNewKingdom()] if game.kingdom == 1 else []
    return run(game, ScoreKingdom(), *last)
