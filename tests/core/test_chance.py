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


def test_neighbouring_seeds_of_matches_share_no_numbers_negative_ones_neither() -> None:
    numbers = [chance.bits() for chance in map(chance_of, range(-5, 50)) for _ in range(50)]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 2**64 for number in numbers)


def test_a_clone_goes_on_with_the_same_numbers_and_a_fork_takes_one_and_goes_its_own_way() -> None:
    chance = Chance(3)
    clone = chance.clone()
    drawn = [clone.bits() for _ in range(3)]
    assert chance == Chance(3)
    assert drawn == [chance.bits() for _ in range(3)]
    quiet, busy = Chance(3), Chance(3)
    quiet.fork()
    fork = busy.fork()
    numbers = {fork.bits() for _ in range(100)}
    assert quiet == busy, "what is drawn from a fork does not move the original"
    assert numbers.isdisjoint(busy.bits() for _ in range(100))
    assert quiet.fork().bits() != quiet.fork().bits()


@given(SEEDS, st.integers(1, 1000), st.lists(st.integers(), max_size=20))
def test_what_is_drawn_is_within_bounds_and_shuffling_loses_nothing(seed: int, bound: int, items: list[int]) -> None:
    chance, shuffled = Chance(seed), items[:]
    assert 0 <= chance.below(bound) < bound
    assert 0.0 <= chance.fraction() < 1.0
    chance.shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
    assert not items or chance.pick(items) in items
    with pytest.raises(IndexError):
        chance.pick([])


def test_a_die_is_fair_fractions_average_one_half_and_every_order_of_three_cards_is_equally_likely() -> None:
    chance, cards, orders = Chance(11), [1, 2, 3], Counter[tuple[int, ...]]()
    faces = Counter(chance.below(6) for _ in range(60_000))
    assert all(9_500 < faces[face] < 10_500 for face in range(6))
    assert abs(sum(chance.fraction() for _ in range(20_000)) / 20_000 - 0.5) < 0.01
    for _ in range(12_000):
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6 and all(1_800 < count < 2_200 for count in orders.values())
