"""AMU-5.8, AMU-7.7, AMU-8.6  Near the limits: what the game offers against a naive enumeration of the rules."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from game.amunre.building import Quarry
from game.amunre.components import components, price
from game.amunre.purchase import STOP_STONES, BuyStones
from game.amunre.state import AmunRe
from game.core.chance import Chance
from tests.amunre import build
from tests.amunre.build import Land, at_gifts, dump_deck, hand, own, position, purses, put, stones_elsewhere
from tests.titles.playing import asked, play, run

STONES, PYRAMIDS = 15, 45


class Ends(NamedTuple):
    """How an action may end: stones and pyramids of the own provinces."""

    stones: tuple[int, ...]
    pyramids: tuple[int, ...]


def spreads(count: int, places: int) -> Iterator[tuple[int, ...]]:
    """Every way to spread at most `count` pieces over `places`."""
    for spread in product(range(count + 1), repeat=places):
        if sum(spread) <= count:
            yield spread


def built(old: int, placed: int, architect: bool) -> tuple[int, int] | None:
    """AMU-7.7  Stones left and new pyramids of a province, by the formula; None if the Architect has no stones."""
    t = old + placed
    if architect:
        return ((t - 2) % 3, 1 + (t - 2) // 3) if t >= 2 else None
    return (t % 3, t // 3) if placed else (old, 0)


def after(old: tuple[int, ...], spread: tuple[int, ...], architect: int | None) -> Ends | None:
    """Stones and new pyramids of all provinces."""
    results = [built(old[i], spread[i], i == architect) for i in range(len(old))]
    found = [one for one in results if one is not None]
    return Ends(*zip(*found, strict=True)) if len(found) == len(results) else None


def fits(old: tuple[int, ...], ends: Ends, on_board: int, pyramids_left: int, counted: bool = True) -> bool:
    """AMU-5.8  Within the limits after all conversions; stones only where they are counted."""
    lying = on_board - sum(old) + sum(ends.stones)
    return (not counted or lying <= STONES) and sum(ends.pyramids) <= pyramids_left


@pytest.mark.parametrize("pyramids_left", [0, 1, 2, 9])
@pytest.mark.parametrize("architect", [False, True])
def test_comes_to_rest_as_the_formula_says(pyramids_left: int, architect: bool) -> None:
    """AMU-5.8, AMU-7.7  Every small quarry: some number of stones, with or without Architect, ends within 15."""
    for stones in product(range(3), repeat=2):
        for on_board, more in product(range(14, 20), range(5)):
            uses: list[int | None] = [None, 0, 1] if architect else [None]
            possible = any(
                ends is not None and fits(stones, ends, on_board, pyramids_left)
                for spread in spreads(more, 2)
                for ends in (after(stones, spread, use) for use in uses)
            )
            quarry = Quarry(stones, STONES - on_board, pyramids_left, more, architect)
            assert quarry.comes_to_rest() == possible, quarry


def small_position(chance: Chance, counted: bool) -> AmunRe:
    """Seat 0 with one to three provinces near the limits of stones, pyramids, farmers and cards."""
    names = list(components().provinces)
    chance.shuffle(names)
    game = position(3, seed=chance.below(99), counted=counted)
    build.no_cards(game)
    own(game, " ".join(names[: 1 + chance.below(3)]))
    rival = game.seats[1].provinces[0]
    full = chance.below(5) == 0
    for name in game.seats[0].provinces:
        fields = components().provinces[name].fields
        put(game, **{name: Land(chance.below(fields + 1), chance.below(5 if full else 3), chance.below(2))})
    stones_elsewhere(game, max(15 - chance.below(2) * chance.below(5), sum(game.stones.values())))
    left = 0 if full else chance.below(4) or 20
    put(game, **{rival: Land(0, game.stones[rival], PYRAMIDS - left - sum(game.pyramids.values()))})
    supply = chance.below(3) or 20
    game.extra_farmers[rival] = max(0, game.farmer_supply() - supply)
    return game


def naive_purchases(game: AmunRe, means: int, architects: int) -> set[tuple[Ends, int]]:
    """Every end of a stone purchase and its number of stones, by the formula and the limits."""
    names = game.seats[0].provinces
    old = tuple(game.stones[name] for name in names)
    left = PYRAMIDS - sum(game.pyramids.values())
    found = set()
    uses: list[int | None] = [None, *range(len(names))] if architects else [None]
    for use in uses:
        budget = means - (use is not None)
        most = max(n for n in range(20) if price(n) <= budget)
        for spread in spreads(most, len(names)):
            ends = after(old, spread, use)
            if ends is not None and fits(old, ends, sum(game.stones.values()), left, game.counted_stones):
                found.add((ends, sum(spread)))
    return found


def played_purchases(game: AmunRe) -> set[tuple[Ends, int]]:
    """Every end that can be reached by answering the questions of the game; each has an answer."""
    names = game.seats[0].provinces
    before = [game.pyramids[name] for name in names]
    found, seen, todo = set(), set(), [game]
    while todo:
        now = todo.pop()
        assert now.moves(), "a purchase must be able to go on"
        for move in now.moves():
            if move == STOP_STONES:
                assert isinstance(now.decision, BuyStones)
                stones = tuple(now.stones[name] for name in names)
                raised = tuple(now.pyramids[name] - old for name, old in zip(names, before, strict=True))
                found.add((Ends(stones, raised), now.decision.bought))
                continue
            after_move = now.clone()
            after_move.apply(move)
            buyer, board = after_move.seats[0], (*after_move.stones.values(), *after_move.pyramids.values())
            key = (board, str(after_move.agenda[-1]), buyer.gold, *sorted(buyer.hand))
            if key not in seen:
                seen.add(key)
                todo.append(after_move)
    return found


def purchases_agree(seed: int) -> bool:
    chance = Chance(seed)
    game = small_position(chance, counted=seed % 2 == 0)
    cards = ["architect"] * chance.below(3) + ["bribe"] * chance.below(3)
    hand(game, 0, *cards)
    purses(game, chance.below(8))
    game.enter("purchase")
    run(game, BuyStones(0, 0))
    return played_purchases(game) == naive_purchases(game, game.means(0), cards.count("architect"))


def test_stone_purchases_are_exactly_those_of_the_rules() -> None:
    """AMU-5.8, AMU-7.5, AMU-7.7, AMU-7.8, R30, R31  All ends of a purchase, none more and none less."""
    assert [seed for seed in range(120) if not purchases_agree(seed)] == []


class Mix(NamedTuple):
    """A whole mix of gifts and how it ends."""

    cards: int
    farmers: tuple[int, ...]
    ends: Ends

    def size(self, stones: int) -> int:
        return self.cards + sum(self.farmers) + stones


def naive_mixes(game: AmunRe, count: int) -> set[Mix]:
    """AMU-8.6  Every mix of the largest possible size within the limits."""
    names = game.seats[0].provinces
    old = tuple(game.stones[name] for name in names)
    left = PYRAMIDS - sum(game.pyramids.values())
    sized: dict[int, set[Mix]] = {}
    for farmers in spreads(min(count, game.farmer_supply()), len(names)):
        if any(wanted > game.free_fields(name) for wanted, name in zip(farmers, names, strict=True)):
            continue
        for stones in spreads(count - sum(farmers), len(names)):
            ends = after(old, stones, None)
            if ends is None or not fits(old, ends, sum(game.stones.values()), left, game.counted_stones):
                continue
            for cards in range(min(count - sum(farmers) - sum(stones), game.cards_left()) + 1):
                mix = Mix(cards, farmers, ends)
                sized.setdefault(mix.size(sum(stones)), set()).add(mix)
    return sized[max(sized)]


def played_mixes(game: AmunRe) -> set[Mix]:
    """Every mix that can be named by answering the questions of the game."""
    names = game.seats[0].provinces
    start = game.clone()
    found, todo = set(), [game]
    while todo:
        now = todo.pop()
        if asked(now)[0] != "ChooseGifts":
            farmers = tuple(now.farmers[name] - start.farmers[name] for name in names)
            raised = tuple(now.pyramids[name] - start.pyramids[name] for name in names)
            cards = len(now.seats[0].hand) - len(start.seats[0].hand)
            found.add(Mix(cards, farmers, Ends(tuple(now.stones[name] for name in names), raised)))
            continue
        assert now.moves(), "there is something to take"
        for move in now.moves():
            after_move = now.clone()
            play(after_move, move)
            todo.append(after_move)
    return found


def mixes_agree(seed: int) -> bool:
    chance = Chance(seed)
    game = small_position(chance, counted=seed % 2 == 0)
    dump_deck(game, 1, chance.below(3) or (0 if chance.below(2) else 9))
    count = 1 + chance.below(3)
    at_gifts(game, 0, count)
    return played_mixes(game) == naive_mixes(game, count)


def test_gift_mixes_are_exactly_those_of_the_rules() -> None:
    """AMU-5.8, AMU-8.6, AMU-5.6, R32  As many gifts as possible, in every legal mix and in no other."""
    assert [seed for seed in range(1000, 1150) if not mixes_agree(seed)] == []
