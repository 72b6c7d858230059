"""PHA-4, PHA-7.7, PHA-7.12  Every payment against the words of the rules, without the bills of the program.

The rules speak of an access token and of icons; the program counts both together. Here a player lays one token on
the wheel, says what colour it is considered to be, deducts an icon or not, and pays every icon that is left.
"""

from collections.abc import Iterator

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.pharaon.components import components
from game.pharaon.free_paying import ComposePayment
from game.pharaon.means import BONUS, coins, every_way_to_pay, purse_of, shortfall, ways_to_pay
from game.pharaon.paying import ChooseTokens
from game.pharaon.payment import OFFERING, QUARTER, SORTS, Payment, Purse
from game.pharaon.pieces import BASE, COLOURS, QUARTERS, SILVER
from game.pharaon.settling import access_token, access_tokens
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import ennoble, give, holding, noble, offer, position
from tests.pharaon.look import ways
from tests.titles.playing import offers, play

ANY = -1
"""PHA-4.9  An icon of any base colour."""
ANY_ACCESS = {"burial": 7, "offerings": 8, "artisans": 9, "nile": 10}
"""PHA-7  The nobles with whom any resource pays access and counts as its own colour."""
ACTIONS = [
    ("offerings", ""),
    ("offerings", BONUS),
    ("nobles", ""),
    ("artisans", ""),
    ("burial", ""),
    *(("nile", f"NIL{number}") for number in range(1, 8)),
]


def colours_of(sort: int, scribes: list[set[int]]) -> set[int]:
    """PHA-4.5, PHA-19.23  The colours that a token can stand for in a cost of the quarter at hand."""
    if sort in (SILVER, QUARTER):
        return set(COLOURS)
    reached = {sort if sort < SILVER else sort - OFFERING}
    for _ in COLOURS:
        for pair in scribes:
            if pair & reached:
                reached |= pair
    return reached


def costs_of(game: Pharaon, quarter: str, option: str) -> list[list[int]]:
    """PHA-6  The icons of an action, once for each colour that the player may name."""
    if quarter == "offerings":
        return [[colour] * (2 if option else 1) for colour in COLOURS]
    if quarter == "artisans":
        return [[colour] * 3 for colour in COLOURS]
    if quarter == "nobles":
        return [[ANY] * 5 if noble(11) in game.seats[0].nobles else list(COLOURS)]
    if quarter == "burial":
        return [list(components().burial[game.seats[0].step].cost)]
    if option == "NIL6":
        return [[colour, colour] for colour in COLOURS]
    return [[ANY, ANY]] if option == "NIL7" else [list(components().nile[option].colours)]


def icons_left(icons: list[int], considered: int) -> Iterator[list[int]]:
    """PHA-4.3  All icons, or one less if the access matches it."""
    yield icons
    for icon in {considered, ANY} & set(icons):
        rest = list(icons)
        rest.remove(icon)
        yield rest


def spent_on(icons: list[int], purse: Purse, scribes: list[set[int]]) -> set[Payment]:
    """PHA-4.5, PHA-4.6  Every set of tokens that pays these icons, one token for each."""
    if not icons:
        return {(0,) * SORTS}
    found = set()
    for sort in range(SORTS):
        if purse[sort] and (icons[0] == ANY or icons[0] in colours_of(sort, scribes)):
            for rest in spent_on(icons[1:], plus(purse, sort, -1), scribes):
                found.add(plus(rest, sort, 1))
    return found


def plus(counts: tuple[int, ...], sort: int, number: int) -> tuple[int, ...]:
    return tuple(count + number * (place == sort) for place, count in enumerate(counts))


def legal_payments(game: Pharaon, quarter: str, option: str) -> dict[Payment, set[int]]:
    """Everything that may be handed in, with the tokens of it that may be the one on the wheel."""
    owner = game.seats[0]
    scribes = [set(components().scribes[name]) for name in owner.nobles if name in components().scribes]
    purse, facing = purse_of(owner, quarter), game.facing(quarter)
    free = quarter in ANY_ACCESS and noble(ANY_ACCESS[quarter]) in owner.nobles
    found: dict[Payment, set[int]] = {}
    for access in (sort for sort in range(SORTS) if purse[sort]):
        colours = colours_of(access, scribes)
        if not free and facing not in colours:
            continue
        for considered in colours if free else {facing}:
            for icons in costs_of(game, quarter, option):
                for rest in icons_left(icons, considered):
                    for paid in spent_on(rest, plus(purse, access, -1), scribes):
                        found.setdefault(plus(paid, access, 1), set()).add(access)
    return found


def is_worse(payment: Payment, other: Payment, purse: Purse, keeps_base: bool) -> bool:
    """PHA-P1 to PHA-P3  Whether `other` only leaves something out, or spends a cheaper token in one place."""
    if only_leaves_out(payment, other):
        return True
    for sort in (place for place in range(SORTS) if payment[place]):
        cheaper = [sort - OFFERING] if OFFERING <= sort < QUARTER else []
        if sort == SILVER and not keeps_base:
            cheaper = list(COLOURS)
        if any(other == plus(plus(payment, sort, -1), colour, 1) for colour in cheaper if purse[colour]):
            return True
    return False


def random_player(chance: Chance) -> Pharaon:
    """Seat 0 with a few tokens, nobles that bend payments, and any sector before any quarter."""
    game = position()
    game.offset = chance.below(5)
    game.seats[0].step = chance.below(8)
    ennoble(game, 0, *[number for number in (1, 2, 3, 4, 5) if not chance.below(4)])
    ennoble(game, 0, *[number for number in (7, 8, 9, 10, 11, 19) if not chance.below(3)])
    give(game, 0, " ".join(f"{chance.below(3)}{letter}" for letter in "AJRCMS" if chance.below(2)))
    words = (*BASE, *(f"q_{quarter}" for quarter in QUARTERS), "q_nile", "q_nobles", "q_burial")
    offer(game, 0, *[word for word in words if not chance.below(5)])
    return game


@pytest.mark.parametrize("seed", range(24))
def test_payments_are_those_of_the_rules(seed: int) -> None:
    """PHA-4.1, PHA-4.3, PHA-4.4, PHA-4.5, PHA-4.8, PHA-4.9, PHA-7.7, PHA-P1, PHA-P2, PHA-P3, PHA-P10  Exactly those.

    Whoever wishes may choose all but those that spend a token for nothing, and every token of them that can lie on the
    wheel; the proposal comes first.
    """
    chance = Chance(700 + seed)
    for _ in range(6):
        game = random_player(chance)
        nobles = game.seats[0].nobles
        for quarter, option in ACTIONS:
            legal, purse = legal_payments(game, quarter, option), purse_of(game.seats[0], quarter)
            sparing = {one for one in legal if not any(only_leaves_out(one, other) for other in legal)}
            best = {
                one for one in legal if not any(is_worse(one, other, purse, noble(19) in nobles) for other in legal)
            }
            offered, free = ways_to_pay(game, 0, quarter, option), every_way_to_pay(game, 0, quarter, option)
            where = (quarter, option, game.offset, purse, nobles)
            assert (len(offered), set(offered)) == (len(best), best), where
            assert (len(free), set(free), free[:1]) == (len(sparing), sparing, offered[:1]), where
            for way in free:
                laid = access_tokens(game, 0, quarter, option, way)
                assert laid[0] == access_token(game, 0, quarter, way), (way, where)
                assert {coins(quarter).index(token) for token in laid} == legal[way], (way, where)


def only_leaves_out(payment: Payment, other: Payment) -> bool:
    """PHA-P1  Whether `other` is the same with fewer tokens."""
    return payment != other and all(theirs <= own for own, theirs in zip(payment, other, strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_missing_tokens_are_counted(seed: int) -> None:
    """PHA-4.10, PHA-6.3.1  So many Silver more would do, one less would not; the Nile: its cheapest option."""
    chance = Chance(100 + seed)
    for _ in range(6):
        game = random_player(chance)
        stock = game.seats[0].stock
        for quarter, option in ACTIONS:
            short = shortfall(game, 0, quarter, option)
            assert bool(short) == (not legal_payments(game, quarter, option)), (quarter, option)
            if short:
                stock[SILVER] += short - 1
                assert not legal_payments(game, quarter, option), (quarter, option, short)
                stock[SILVER] += 1
                assert legal_payments(game, quarter, option), (quarter, option, short)
                stock[SILVER] -= short
        assert shortfall(game, 0, "nile") == min(shortfall(game, 0, "nile", option) for option in components().nile)


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        (holding("9A 9J 9R 9C 9M 9S", 11, 19, tokens="q_nobles q_nobles"), ()),
        (holding("9A 9J 9R 9C 9M 9S", 11, tokens=" ".join((*BASE, "q_nobles"))), (do.PAY_FREELY,)),
    ],
)
def test_the_widest_payment_is_a_chain_of_short_questions(game: Pharaon, wishes: tuple[Move, ...]) -> None:
    """PHA-P2  Hundreds of ways to pay the Judge's five tokens, or all twelve sorts, are asked for token by token."""
    assert len(ways(game, "nobles")) > 200 or wishes
    play(game, *wishes, do.go_to("nobles"), do.take_noble(game.nobles[0]))
    asked_for = 0
    while isinstance(game.decision, ChooseTokens | ComposePayment):
        assert len(game.moves()) <= SORTS + len(wishes)
        play(game, offers(game, do.HandIn)[-1])
        asked_for += 1
    assert 0 < asked_for <= 5
