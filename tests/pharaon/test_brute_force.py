"""PHA-4.5, PHA-11.4  The payment solver and the assignment of gods against slow, obvious searches."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from game.core.chance import Chance
from game.pharaon.components import box
from game.pharaon.costs import (
    FREE_ACCESS,
    Bill,
    Bills,
    artisan_bills,
    burial_bills,
    cheapest_nile_bills,
    nile_bills,
    noble_bills,
    offering_bills,
)
from game.pharaon.gods import best_assignment, gods_of
from game.pharaon.means import bills_for, coins, ways_to_pay
from game.pharaon.noble_values import NobleWorth
from game.pharaon.nobles import TakeNoble
from game.pharaon.paying import ChooseTokens, access_token
from game.pharaon.payment import OFFERING, QUARTER, SORTS, Payment, Purse, groups_of, missing, payments
from game.pharaon.pieces import COLOURS, QUARTERS, SILVER
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, ennoble, give, noble, offer, position, worth_artisans
from tests.pharaon.look import play, ways

SCRIBES = [noble(number) for number in range(1, 6)]


def pays(sort: int, colour: int, links: list[set[int]]) -> bool:
    """PHA-4.5  Whether a coin can pay an icon: its own colour, Silver, a quarter token, or through Scribes."""
    if sort in (SILVER, QUARTER):
        return True
    reached = {sort if sort < SILVER else sort - OFFERING}
    for _ in COLOURS:
        for pair in links:
            if pair & reached:
                reached |= pair
    return colour in reached


def can_settle(spent: list[int], icons: list[int], more: int, links: list[set[int]]) -> bool:
    """Whether these coins pay these icons and so many of any colour, tried in every order."""
    if not icons:
        return len(spent) == more
    return any(
        pays(sort, icons[0], links) and can_settle([*spent[:place], *spent[place + 1 :]], icons[1:], more, links)
        for place, sort in enumerate(spent)
    )


def valid_payments(purse: Purse, bills: Bills, scribes: tuple[str, ...]) -> set[Payment]:
    """Every payment of every bill, found by trying all numbers of all coins."""
    links = [set(box().scribes[name]) for name in scribes]
    found = set()
    for bill in bills:
        icons = [colour for colour in COLOURS for _ in range(bill.needs[colour])]
        for counts in product(*(range(min(count, bill.size) + 1) for count in purse)):
            if sum(counts) == bill.size:
                coins = [sort for sort in range(SORTS) for _ in range(counts[sort])]
                if can_settle(coins, icons, bill.any, links):
                    found.add(counts)
    return found


def is_worse(payment: Payment, other: Payment, keeps_base: bool) -> bool:
    """Whether `other` costs nothing that `payment` does not: fewer coins, or the cheaper coin in one place."""
    difference = [own - theirs for own, theirs in zip(payment, other, strict=True)]
    more = [sort for sort in range(SORTS) if difference[sort] > 0]
    less = [sort for sort in range(SORTS) if difference[sort] < 0]
    if not less:
        return bool(more)
    if len(more) != 1 or len(less) != 1 or difference[more[0]] != 1 or difference[less[0]] != -1:
        return False
    if more[0] == SILVER:
        return less[0] < SILVER and not keeps_base
    return OFFERING <= more[0] < QUARTER and less[0] == more[0] - OFFERING


def random_case(chance: Chance) -> tuple[Purse, Bills, tuple[str, ...]]:
    purse = tuple(chance.below(3) if chance.below(2) else 0 for _ in range(SORTS))
    facing = chance.below(6) - 1
    every = (
        offering_bills(facing, bool(chance.below(2))),
        noble_bills(max(0, facing), bool(chance.below(2))),
        nile_bills(chance.pick(list(box().nile)), facing),
        artisan_bills(facing),
        burial_bills(1 + chance.below(box().last_step), facing),
    )
    scribes = tuple(name for name in SCRIBES if not chance.below(4))
    return purse, chance.pick(every), scribes


@pytest.mark.parametrize("seed", range(8))
def test_payments_are_exactly_those_that_really_differ(seed: int) -> None:
    """PHA-4.5, PHA-4.6, PHA-P2, PHA-P3  None is missing, none is worse than another one, all are valid."""
    chance = Chance(seed)
    for _ in range(40):
        purse, bills, scribes = random_case(chance)
        keeps_base = not chance.below(4)
        groups = groups_of(scribes)
        valid = valid_payments(purse, bills, scribes)
        wanted = {payment for payment in valid if not any(is_worse(payment, other, keeps_base) for other in valid)}
        found = payments(purse, bills, groups, keeps_base)
        assert len(found) == len(set(found))
        assert set(found) == wanted


@pytest.mark.parametrize("seed", range(8))
def test_missing_tokens_are_counted(seed: int) -> None:
    """PHA-4.10  Nothing is missing exactly if there is a payment; otherwise as many Silver would do."""
    chance = Chance(100 + seed)
    for _ in range(40):
        purse, bills, scribes = random_case(chance)
        groups = groups_of(scribes)
        have = tuple(purse[colour] + purse[OFFERING + colour] for colour in COLOURS)
        short = missing(have, purse[SILVER] + purse[QUARTER], bills, groups)
        assert (short == 0) == bool(payments(purse, bills, groups, False))
        if short:
            richer = list(purse)
            richer[SILVER] += short
            assert payments(tuple(richer), bills, groups, False)
            richer[SILVER] -= 1
            assert not payments(tuple(richer), bills, groups, False)


@pytest.mark.parametrize("facing", [FREE_ACCESS, *COLOURS])
def test_the_nile_is_open_exactly_if_an_option_can_be_paid(facing: int) -> None:
    """PHA-4.10, PHA-6.3.1  The cheapest bills of the quarter stand for all of its options."""
    chance = Chance(facing + 5)
    for _ in range(60):
        have, wild = tuple(chance.below(3) for _ in COLOURS), chance.below(2)
        groups = groups_of(tuple(name for name in SCRIBES if not chance.below(5)))
        options = [missing(have, wild, nile_bills(name, facing), groups) for name in box().nile]
        assert missing(have, wild, cheapest_nile_bills(facing), groups) == min(options)


def test_access_comes_on_top_where_it_matches_nothing() -> None:
    """PHA-4.3, PHA-4.9  Bills by facing colour, worked out by hand."""
    assert burial_bills(1, 1) == (Bill((0, 1, 0, 1, 0), 0),)
    assert burial_bills(1, 0) == (Bill((1, 1, 0, 1, 0), 0),)
    assert nile_bills("NIL7", 2) == (Bill((0, 0, 1, 0, 0), 1),)
    assert noble_bills(4, True) == (Bill((0, 0, 0, 0, 1), 4),)


def test_the_widest_payment_is_a_chain_of_short_questions() -> None:
    """PHA-P2, DESIGN 3  Hundreds of ways to pay the Judge's five tokens are asked for token by token."""
    game = position()
    give(game, 0, "9A 9J 9R 9C 9M 9S")
    offer(game, 0, "q_nobles", "q_nobles")
    ennoble(game, 0, 11, 19)
    at_turn(game)
    play(game, do.go_to("nobles"), game_noble(game))
    assert len(ways(game, "nobles")) > 200
    asked_for = 0
    while isinstance(game.decision, ChooseTokens):
        assert len(game.moves()) <= SORTS
        play(game, game.moves()[-1])
        asked_for += 1
    assert asked_for <= 5


def game_noble(game: Pharaon) -> TakeNoble:
    return do.take_noble(game.nobles[0])


@pytest.mark.parametrize("seed", range(6))
def test_the_token_on_the_wheel_pays_the_access(seed: int) -> None:
    """PHA-P10, PHA-4.1, PHA-4.4  It can stand for the facing colour, and the other tokens pay the rest."""
    chance = Chance(300 + seed)
    for _ in range(25):
        game = position(seed=seed)
        game.offset = chance.below(5)
        ennoble(game, 0, *[number for number in (1, 2, 3, 4, 5, 11) if not chance.below(4)])
        give(game, 0, " ".join(f"{chance.below(3)}{letter}" for letter in "AJRCMS"))
        offer(game, 0, *[word for word in ("agriculture", "royalty", "q_nile", "q_burial") if chance.below(2)])
        links = [set(box().scribes[name]) for name in game.seats[0].nobles if name in box().scribes]
        for quarter, option in (("burial", ""), ("nobles", ""), ("nile", "NIL3"), ("nile", "NIL7")):
            facing, (bill,) = game.facing(quarter), bills_for(game, 0, quarter, option)
            for way in ways_to_pay(game, 0, quarter, option):
                spent = [sort for sort in range(SORTS) for _ in range(way[sort])]
                access = coins(quarter).index(access_token(game, 0, quarter, way))
                icons = [colour for colour in COLOURS for _ in range(bill.needs[colour])]
                spent.remove(access)
                icons.remove(facing)
                assert pays(access, facing, links)
                assert can_settle(spent, icons, bill.any, links)


@pytest.mark.parametrize("seed", range(30))
def test_the_best_assignment_of_gods(seed: int) -> None:
    """PHA-11.3, PHA-11.4, PHA-7.10  Against every subset of gods with every element given away by hand."""
    chance = Chance(seed)
    game = position()
    quarters = list(QUARTERS)
    chance.shuffle(quarters)
    game.quarters = tuple(quarters)
    owner = game.seats[0]
    numbers = list(range(1, 27))
    chance.shuffle(numbers)
    ennoble(game, 0, *numbers[: chance.below(6)])
    if chance.below(2):
        ennoble(game, 0, *[n for n in (3, 17, 20) if noble(n) not in owner.nobles])
    worth_artisans(game, 0, *[3, 4, 5, 6, 7][: chance.below(6)])
    offer(game, 0, *["pp1", "q_nile", "justice", "pp2", "royalty"][: chance.below(6)])
    give(game, 0, "2A 1S")
    owner.step = chance.below(6)
    owner.levels = [chance.below(4) for _ in COLOURS]
    elements = {
        "offerings": sum(owner.tokens),
        "nobles": len(owner.nobles),
        "nile": sum(level > 0 for level in owner.levels),
        "artisans": len(owner.artisans),
        "burial": owner.step,
    }
    best = 0
    for size in range(6):
        for subset in combinations(gods_of(game.quarters).values(), size):
            if all(
                sum(count for god in subset for quarter, count in god.needs if quarter == name) <= held
                for name, held in elements.items()
            ):
                names = tuple(god.id for god in subset)
                best = max(best, sum(god.pp for god in subset) + NobleWorth.of(game, 0).total(names))
    found = best_assignment(game, 0)
    assert found.total == best
    assert found.god_pp == sum(god.pp for god in found.gods)
    assert found.noble_pp == sum(pp for _, pp in found.nobles)


def test_all_boards_have_the_same_points_in_all() -> None:
    """PHA-11.1  Whatever the order of the quarters, the five gods add up to 41."""
    for quarters in permutations(QUARTERS):
        assert sum(god.pp for god in gods_of(quarters).values()) == 41
