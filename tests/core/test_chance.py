"""The generator: the same numbers everywhere and for ever, evenly spread, cheap to copy."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Chance
from game.core.title import chance_of

SEEDS = st.integers(0, 2**64 - 1)


def test_the_numbers_of_a_seed_stay_what_they_were() -> None:
    """Those of SplitMix64: saved games depend on them."""
    plain, dice, deck = Chance(0), chance_of(1), list(range(10))
    assert [plain.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [dice.below(6) + 1 for _ in range(10)] == [3, 6, 1, 5, 2, 5, 4, 2, 2, 2]
    chance_of(1).shuffle(deck)
    assert deck == [6, 4, 7, 2, 9, 1, 5, 0, 8, 3]


def test_neighbouring_seeds_of_matches_share_no_numbers() -> None:
    numbers = [chance.bits() for chance in map(chance_of, range(50)) for _ in range(50)]
    assert len(set(numbers)) == len(numbers)


def test_a_negative_seed_is_a_seed_like_any_other() -> None:
    assert 0 <= chance_of(-1).bits() < 2**64


def test_a_clone_goes_on_with_the_same_numbers_and_leaves_the_original_where_it_was() -> None:
    chance = Chance(3)
    clone = chance.clone()
    drawn = [clone.bits() for _ in range(3)]
    assert chance == Chance(3)
    assert drawn == [chance.bits() for _ in range(3)]


def test_a_fork_takes_one_number_and_goes_its_own_way() -> None:
    quiet, busy = Chance(3), Chance(3)
    quiet.fork()
    fork = busy.fork()
    numbers = {fork.bits() for _ in range(100)}
    assert quiet == busy, "what is drawn from a fork does not move the original"
    assert numbers.isdisjoint(busy.bits() for _ in range(100))
    assert quiet.fork().bits() != quiet.fork().bits()


@given(SEEDS, st.integers(1, 1000))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@given(SEEDS)
def test_a_fraction_is_less_than_one(seed: int) -> None:
    assert 0.0 <= Chance(seed).fraction() < 1.0


@given(SEEDS, st.lists(st.integers(), max_size=20))
def test_shuffling_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(SEEDS, st.lists(st.integers(), min_size=1))
def test_pick_gives_one_of_the_items(seed: int, items: list[int]) -> None:
    assert Chance(seed).pick(items) in items


def test_picking_from_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        Chance(1).pick([])


def test_a_die_is_fair() -> None:
    chance = Chance(11)
    faces = Counter(chance.below(6) for _ in range(60_000))
    assert all(9_500 < faces[face] < 10_500 for face in range(6))


def test_every_order_of_three_cards_is_equally_likely() -> None:
    chance = Chance(12)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6 and all(1_800 < count < 2_200 for count in orders.values())


def test_fractions_average_one_half() -> None:
    chance = Chance(13)
    assert abs(sum(chance.fraction() for _ in range(20_000)) / 20_000 - 0.5) < 0.01
