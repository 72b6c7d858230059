"""AMU-2, AMU-3, AMU-15  The box, the deal and the number of players."""

from collections import Counter

import pytest

from game.amunre import RULES
from game.amunre.components import components
from game.amunre.offering import STEAL
from game.core.errors import BadSetup
from game.core.tables import table_of
from tests.amunre.build import at_offering, own, position, setup_of
from tests.amunre.look import held
from tests.titles.playing import asked


@pytest.mark.parametrize(("seats", "provinces", "favours"), [(3, 9, 36), (4, 12, 35), (5, 15, 34)])
def test_a2_starting_hand_and_decks(seats: int, provinces: int, favours: int) -> None:
    """A1, AMU-3.1, AMU-3.2, AMU-12.13  20 PO, an Architect, a theft card and 0 points for everybody.

    A2, AMU-3.3, AMU-3.4, AMU-6.1, AMU-15.1  Sizes of both decks; as many provinces as players are revealed.
    AMU-3.6  Over many seeds every seat begins some game.
    """
    game = position(seats)
    assert [seat.gold for seat in game.seats] == [20] * seats
    assert [held(game, seat) for seat in range(seats)] == [["architect"]] * seats
    assert game.points == [0] * seats
    assert len(game.province_deck) == len(set(game.province_deck)) == provinces
    assert len(game.deck) == favours
    own(game)
    at_offering(game)
    for seat in range(seats):
        assert asked(game) == ("LayOffering", seat)
        game.apply(STEAL)
    assert [seat.offered for seat in game.seats] == [0] * seats
    begun = RULES.start(setup_of(seats))
    assert (len(begun.revealed), len(begun.province_deck)) == (seats, 2 * seats)
    assert {RULES.new_game(setup_of(seats, seed)).first for seed in range(60)} == set(range(seats))


def test_amu_3_3_provinces_and_favours_are_drawn_at_random() -> None:
    """AMU-3.3, AMU-3.4  Another seed, other provinces; favours: 39 cards less one Architect for each player."""
    drawn = {tuple(position(3, seed).province_deck) for seed in range(20)}
    assert len(drawn) == 20
    assert {name for deck in drawn for name in deck} == set(components().provinces)
    first, second = position(4, 1), position(4, 2)
    assert first.deck != second.deck
    assert (Counter(first.deck), first.deck.count("architect")) == (Counter(second.deck), 8 - 4)


def test_amu_3_5_nothing_lies_on_the_board_at_first() -> None:
    """AMU-3.5  No tile in the delta, all pieces in their supplies.

    AMU-2.2, AMU-5.10  A purse grows without end, and the only way out of it does not go below nothing.
    """
    game = position()
    assert game.tile is None
    assert not any((*game.stones.values(), *game.pyramids.values()))
    assert (game.farmer_supply(), game.discard) == (48, [])
    with pytest.raises(AssertionError):
        game.pay(0, 21)
    assert game.seats[0].gold == 20
    game.gain(0, 392)
    game.gain(0, 392)
    assert game.seats[0].gold == 20 + 2 * 392


def test_amu_15_2_three_to_five_seats_only() -> None:
    """AMU-15.2  Fewer than 3 seats or more than 5 cannot start; a person with two or more computer seats is a table."""
    for seats in (1, 2, 6):
        with pytest.raises(BadSetup, match=r"core\.error\.seat_count"):
            RULES.check(setup_of(seats), ())
    setup = table_of("amunre", ("human", "scribe", "scribe", "scribe"), (), 1)
    RULES.check(setup, ("scribe",))
    assert RULES.start(setup).seat_count == 4
