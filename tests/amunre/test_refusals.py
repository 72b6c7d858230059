"""DESIGN 3, "Why not?"  Every reason that Amun-Re gives, and that a refused move is refused and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import game.amunre
from game.amunre import RULES
from game.amunre.auction import BRIBE, PAY, PROTECTION, bid
from game.amunre.gifts import TAKE_CARD, take_farmer, take_stone
from game.amunre.income import TAKE_INCOME, play_harvest
from game.amunre.offering import ADJUST, STEAL, offer_gold
from game.amunre.purchase import STOP_FARMERS, buy_cards, buy_farmer, buy_stone, play_architect
from game.amunre.scoring import play_objective
from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.chance import Chance
from game.core.errors import IllegalMove
from tests.amunre.build import (
    Land,
    at_gifts,
    at_income,
    at_offering,
    at_purchase,
    at_scoring,
    auction,
    dump_deck,
    hand,
    no_cards,
    own,
    position,
    purses,
    put,
    pyramids_elsewhere,
    setup_of,
    stones_elsewhere,
)
from tests.amunre.look import asked, play, refusal_of, refuse

Case = tuple[AmunRe, Move, dict[str, object]]
"""A position, a move that it refuses, and what the reason tells."""


def bare(provinces: str = "edfu", purse: int = 20, *cards: str) -> AmunRe:
    game = position()
    no_cards(game)
    purses(game, purse)
    hand(game, 0, *cards)
    own(game, provinces)
    return game


def at_auction(purse: int = 20, *cards: str) -> AmunRe:
    game = position()
    no_cards(game)
    purses(game, purse)
    hand(game, 0, *cards)
    auction(game, ["edfu", "avaris", "kharga"])
    return game


def contested(purse: int = 20, *cards: str) -> AmunRe:
    game = at_auction(purse, *cards)
    play(game, bid("edfu", 3), bid("edfu", 6), bid("avaris", 0))
    return game


def at_stones(game: AmunRe) -> AmunRe:
    at_purchase(game)
    while asked(game)[0] != "BuyStones":
        play(game, buy_cards(0) if asked(game)[0] == "BuyFavours" else STOP_FARMERS)
    return game


def leaving() -> Case:
    return contested(), bid("edfu", 10), {"province": "edfu"}


def bribe_stays() -> Case:
    game = contested(20, "bribe")
    play(game, BRIBE)
    return game, bid("kharga", 0), {"province": "edfu"}


def bid_too_low() -> Case:
    game = at_auction()
    play(game, bid("edfu", 6))
    return game, bid("edfu", 6), {"province": "edfu", "value": 6, "rival": 0}


def space_closed() -> Case:
    game = at_auction(20, "protection")
    play(game, PROTECTION, bid("edfu", 6))
    return game, bid("edfu", 10), {"province": "edfu", "value": 10}


def too_dear() -> Case:
    return at_auction(8, "architect"), bid("edfu", 10), {"value": 10, "means": 9}


def nothing_to_close() -> Case:
    game = at_auction(40, "protection")
    play(game, PROTECTION)
    return game, bid("edfu", 36), {"province": "edfu", "value": 36}


def still_short() -> Case:
    game = at_auction(8, "architect", "bribe", "one_bank")
    play(game, bid("edfu", 10), bid("avaris", 0), bid("kharga", 0))
    return game, PAY, {"n": 2}


def card_limit() -> Case:
    game = bare("edfu")
    at_purchase(game)
    return game, buy_cards(3), {"n": 2}


def no_cards_left() -> Case:
    game = bare("abydos")
    dump_deck(game, 1, 2)
    at_purchase(game)
    return game, buy_cards(3), {"n": 2}


def needs_gold() -> Case:
    game = bare("abydos", 5)
    at_purchase(game)
    return game, buy_cards(3), {"n": 6, "gold": 5}


def no_farmers() -> Case:
    game = bare("mendes")
    game.extra_farmers[game.seats[1].provinces[0]] = 47
    at_purchase(game)
    play(game, buy_farmer("mendes"))
    return game, buy_farmer("mendes"), {}


def no_field() -> Case:
    game = bare("mendes damanhur")
    put(game, damanhur=Land(farmers=2))
    at_purchase(game)
    return game, buy_farmer("damanhur"), {"province": "damanhur"}


def too_many_stones() -> Case:
    game = bare("edfu", 2)
    stones_elsewhere(game, 15)
    hand(game, 0, "bribe")
    return at_stones(game), buy_stone("edfu"), {"n": 15}


def no_pyramids() -> Case:
    game = bare("edfu")
    put(game, edfu=Land(stones=2))
    pyramids_elsewhere(game, 45)
    hand(game, 0, "bribe")
    return at_stones(game), buy_stone("edfu"), {"province": "edfu"}


def played_already() -> Case:
    game = bare("edfu", 20, "great_harvest", "great_harvest")
    at_income(game, 0, ">2")
    play(game, play_harvest("edfu"))
    return game, play_harvest("edfu"), {"card": "great_harvest"}


def not_held() -> Case:
    return at_stones(bare("edfu")), play_architect("edfu"), {"card": "architect"}


def few_stones() -> Case:
    game = bare("edfu", 20, "architect")
    put(game, edfu=Land(stones=1))
    return at_stones(game), play_architect("edfu"), {"province": "edfu", "n": 2, "has": 1}


def exchange_first() -> Case:
    game = bare("edfu", 2, "bribe", "one_bank")
    at_offering(game)
    return game, offer_gold(4), {"n": 2}


def fewer_gifts() -> Case:
    game = bare("dakhla")
    put(game, dakhla=Land(stones=1))
    stones_elsewhere(game, 15)
    dump_deck(game, 1, 1)
    at_gifts(game, 0, 2)
    return game, TAKE_CARD, {"n": 2}


def not_fulfilled() -> Case:
    game = bare("edfu abu thebes", 20, "one_bank")
    at_scoring(game)
    return game, play_objective("one_bank"), {"card": "one_bank"}


CASES: dict[str, Callable[[], Case]] = {
    "leaving": leaving, "bribe_stays": bribe_stays, "bid_too_low": bid_too_low, "space_closed": space_closed,
    "too_dear": too_dear, "nothing_to_close": nothing_to_close, "still_short": still_short,
    "card_limit": card_limit, "no_cards": no_cards_left, "needs_gold": needs_gold, "no_farmers": no_farmers,
    "no_field": no_field, "too_many_stones": too_many_stones, "no_pyramids": no_pyramids,
    "played_already": played_already, "not_held": not_held, "few_stones": few_stones,
    "exchange_first": exchange_first, "fewer_gifts": fewer_gifts, "not_fulfilled": not_fulfilled,
}


@pytest.mark.parametrize("key", CASES)
def test_reason_and_its_values(key: str) -> None:
    """DESIGN 3  The predicate that decides also explains, with the figures that a person needs."""
    game, move, values = CASES[key]()
    assert refuse(game, move) == f"amunre.refusal.{key}"
    refusal = refusal_of(game, move)
    assert refusal is not None
    assert refusal.values == values


def test_every_reason_of_the_rules_is_provoked() -> None:
    """DESIGN 8  The keys in the code are those of the cases above: none is untested, none is dead."""
    found: set[str] = set()
    for path in Path(game.amunre.__path__[0]).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'"amunre\.refusal\.(\w+)"', text))
        if path.name == "auction.py":
            found |= set(re.findall(r'return "(\w+)", \{', text))
    assert found == set(CASES)


def test_refusals_of_gifts_name_the_real_reason() -> None:
    """AMU-8.6, AMU-5.8  In the middle of a mix that must come to rest, cards are refused for the stones' sake."""
    game = bare("edfu")
    put(game, edfu=Land(stones=1))
    stones_elsewhere(game, 15)
    at_gifts(game, 0, 2)
    play(game, take_stone("edfu"))
    assert refuse(game, TAKE_CARD) == "amunre.refusal.too_many_stones"
    assert refuse(game, take_farmer("edfu")) == "amunre.refusal.too_many_stones"


def test_a_second_adjustment_is_refused_as_played() -> None:
    """AMU-8.1  One Adjustment with an offering."""
    game = bare("edfu", 5, "offering_shift", "offering_shift")
    at_offering(game)
    play(game, ADJUST)
    refusal = refusal_of(game, ADJUST)
    assert refusal is not None
    assert refusal.values == {"card": "offering_shift"}


def test_a_move_of_another_decision_is_not_offered() -> None:
    """DESIGN 3  A move that does not belong here has the general reason."""
    game = at_auction()
    assert refuse(game, STEAL) == "core.refusal.not_offered"
    assert refuse(game, bid("atlantis", 3)) == "core.refusal.not_offered"


def test_no_move_after_the_end() -> None:
    """AMU-10.4  A finished game refuses every move."""
    finished = position()
    finished.agenda = []
    assert refuse(finished, TAKE_INCOME) == "core.refusal.game_over"
    assert list(finished.moves()) == []


@pytest.mark.parametrize(("seats", "expert", "seed"), [(3, False, 1), (4, True, 2), (5, False, 3), (3, True, 4)])
def test_refused_and_offered_moves_never_overlap(seats: int, expert: bool, seed: int) -> None:
    """DESIGN 3  Through whole games: no move is both; each refused one raises its own key and changes nothing."""
    walking, chance = RULES.start(setup_of(seats, seed, expert)), Chance(seed)
    for number in range(10_000):
        if walking.decision is None:
            break
        refusals = walking.decision.refusals(walking)
        assert not {refusal.move for refusal in refusals} & set(walking.moves())
        assert len({refusal.move for refusal in refusals}) == len(refusals)
        if number % 3 == 0:
            digest = RULES.codec.digest(walking)
            for refusal in refusals:
                with pytest.raises(IllegalMove) as caught:
                    walking.apply(refusal.move)
                assert (caught.value.key, caught.value.values) == (refusal.key, refusal.values)
            assert RULES.codec.digest(walking) == digest
        walking.apply(chance.pick(walking.moves()))
    assert walking.over
