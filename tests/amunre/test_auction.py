"""AMU-6, AMU-12.1, AMU-12.2  Phase 1: reveal, bids, contests, Protection and Bribe."""

from __future__ import annotations

import pytest

from game.amunre import events
from game.amunre.auction import BRIBE, PROTECTION, bid, is_contested
from game.amunre.components import box
from game.amunre.state import AmunRe
from tests.amunre.build import auction, hand, hands, no_cards, position, purses
from tests.amunre.look import asked, bids_on, held, only, play, refusal_of, refuse

THREE = ["thebes", "dakhla", "abydos"]
SPACES = [0, 1, 3, 6, 10, 15, 21, 28, 36]


def at_auction(revealed: list[str], seats: int = 3, gold: int = 20) -> AmunRe:
    """An auction without favour cards in the hands."""
    game = position(seats)
    no_cards(game)
    purses(game, *[gold] * seats)
    auction(game, revealed)
    return game


def test_amu_6_1_bonuses_are_laid_in_order_of_reveal() -> None:
    """AMU-6.1  Cards face down and stones on their provinces; gold is printed there."""
    game = position()
    top = list(reversed(game.deck))
    heard = auction(game, ["thebes", "memphis", "dakhla"])
    assert only(heard, events.BonusLaid) == [
        events.BonusLaid("thebes", 2, 0), events.BonusLaid("memphis", 0, 2), events.BonusLaid("dakhla", 1, 0),
    ]
    assert game.bonus_cards == {"thebes": top[:2], "dakhla": top[2:3]}
    assert game.stones["memphis"] == 2


def test_amu_6_2_nine_spaces_and_nothing_above_36() -> None:
    """AMU-6.2, AMU-6.3  A rich first bidder may take any of the nine spaces of any province."""
    game = at_auction(THREE, gold=100)
    assert list(box().bid_values) == SPACES
    assert [bids_on(game, name) for name in THREE] == [SPACES] * 3


def test_amu_6_3_first_player_begins_and_clockwise() -> None:
    """AMU-6.3, AMU-4.2  The holder of the token bids first, then clockwise."""
    game = position()
    auction(game, THREE, first=1)
    order = []
    for name in THREE:
        order.append(asked(game))
        play(game, bid(name, 0))
    assert order == [("PlaceBid", 1), ("PlaceBid", 2), ("PlaceBid", 0)]


def test_b1_jump_bid() -> None:
    """B1, AMU-6.3  15 at once on an empty province is legal; then 21 or more is needed."""
    game = at_auction(["memphis", "dakhla", "abydos"])
    purses(game, 20, 40, 20)
    play(game, bid("memphis", 15))
    assert bids_on(game, "memphis") == [21, 28, 36]


def test_b1_only_what_the_bidder_can_pay() -> None:
    """B1, AMU-6.6  With 20 PO and no card nothing above 15 can be bid."""
    game = at_auction(["memphis", "dakhla", "abydos"])
    play(game, bid("memphis", 15))
    assert bids_on(game, "memphis") == []
    assert bids_on(game, "dakhla") == [0, 1, 3, 6, 10, 15]


def test_b2_lower_bid_refused() -> None:
    """B2, R7, AMU-6.3  A bid on an occupied province must be higher than every bid there."""
    game = at_auction(THREE)
    play(game, bid("thebes", 6))
    assert refuse(game, bid("thebes", 3)) == "amunre.refusal.bid_too_low"


def test_b2_equal_bid_refused() -> None:
    """B2, R7, AMU-6.3  The same space is taken, too."""
    game = at_auction(THREE)
    play(game, bid("thebes", 6))
    assert refuse(game, bid("thebes", 6)) == "amunre.refusal.bid_too_low"


def test_a5_outbid_at_avaris() -> None:
    """A5, AMU-6.4, AMU-6.5  A contested bidder must go elsewhere; Avaris is not allowed now."""
    game = at_auction(["avaris", "dakhla", "abydos"])
    heard = play(game, bid("avaris", 3), bid("avaris", 10), bid("dakhla", 0))
    assert only(heard, events.BidContested) == [events.BidContested(0, "avaris", 1)]
    assert asked(game) == ("PlaceBid", 0)
    assert is_contested(game, 0)
    assert refuse(game, bid("avaris", 15)) == "amunre.refusal.leaving"
    assert bids_on(game, "abydos") == [0, 1, 3, 6, 10, 15]


def test_a5_contested_again_he_may_return_to_avaris() -> None:
    """A5, AMU-6.5  Contested at Dakhla, Seb may bid on Avaris again, above 10 and as far as he can pay."""
    game = at_auction(["avaris", "dakhla", "abydos", "buto"], seats=4)
    play(game, bid("avaris", 3), bid("avaris", 10), bid("dakhla", 0), bid("abydos", 0))
    play(game, bid("dakhla", 1), bid("abydos", 1), bid("dakhla", 3))
    assert asked(game) == ("PlaceBid", 0)
    assert bids_on(game, "avaris") == [15]
    assert bids_on(game, "dakhla") == []


def test_b8_return_after_two_moves() -> None:
    """B8, AMU-6.5  Who left Thebes for Buto and is overbid there may return to Thebes, not to Buto."""
    game = at_auction(["thebes", "buto", "memphis", "edfu"], seats=4)
    play(game, bid("thebes", 0), bid("thebes", 1), bid("buto", 0), bid("memphis", 0))
    play(game, bid("buto", 1), bid("memphis", 1), bid("buto", 3))
    assert asked(game) == ("PlaceBid", 0)
    assert bids_on(game, "thebes") == [3, 6, 10, 15]
    assert refuse(game, bid("buto", 6)) == "amunre.refusal.leaving"


def test_a6_auction_of_three() -> None:
    """A6, AMU-6.5, AMU-6.8, AMU-6.9  Seb Dakhla 10, Bernard Thebes 6, Arnaud Abydos 0."""
    game = at_auction(THREE)
    play(game, bid("dakhla", 10), bid("thebes", 3), bid("thebes", 6))
    assert asked(game) == ("PlaceBid", 1), "Seb is not contested and passes"
    play(game, bid("abydos", 0))
    assert game.phase == "purchase"
    assert [seat.provinces for seat in game.seats] == [["dakhla"], ["abydos"], ["thebes"]]
    assert [seat.gold for seat in game.seats] == [22, 20, 14]
    assert [len(seat.hand) for seat in game.seats] == [1, 0, 2]
    assert game.stones["abydos"] == 1


def test_r8_unchallenged_bidder_must_pass() -> None:
    """R8, AMU-6.5  Nobody who stands uncontested is asked again; only the contested one acts."""
    game = at_auction(THREE)
    play(game, bid("dakhla", 10), bid("thebes", 3), bid("thebes", 6))
    assert asked(game) == ("PlaceBid", 1)
    play(game, bid("abydos", 0))
    assert game.seats[0].bid == 10
    assert asked(game)[0] != "PlaceBid"


def test_p3_an_uncontested_bidder_is_not_asked_to_pass() -> None:
    """AMU-P3, R8, R10  Passing is not a question: after three lone bids the auction is over at once."""
    game = at_auction(THREE)
    hand(game, 0, "protection", "bribe")
    heard = play(game, bid("thebes", 0), bid("dakhla", 0), bid("abydos", 0))
    assert [event.seat for event in only(heard, events.ProvinceTaken)] == [0, 1, 2]
    assert only(heard, events.CardPlayed) == []


def test_amu_6_4_a_lower_bid_is_contested_a_higher_one_is_not() -> None:
    """AMU-6.4  Contested is who has a higher bid on the same card."""
    game = at_auction(THREE)
    play(game, bid("thebes", 3), bid("thebes", 6))
    assert [is_contested(game, seat) for seat in range(3)] == [True, False, False]


def test_amu_6_4_two_bidders_can_be_contested_by_a_third() -> None:
    """AMU-6.4, AMU-6.5  Both lower bidders must leave, in turn order."""
    game = at_auction(["thebes", "dakhla", "abydos", "buto"], seats=4)
    play(game, bid("thebes", 0), bid("thebes", 1), bid("thebes", 3), bid("dakhla", 0))
    assert asked(game) == ("PlaceBid", 0)
    play(game, bid("abydos", 0))
    assert asked(game) == ("PlaceBid", 1)


def test_amu_6_8_auction_ends_at_once_with_one_scribe_in_each_province() -> None:
    """AMU-6.8  No further round of passing; each province has one owner."""
    game = at_auction(THREE)
    heard = play(game, bid("thebes", 0), bid("dakhla", 0), bid("abydos", 0))
    assert {event.province for event in only(heard, events.ProvinceTaken)} == set(THREE)
    assert [game.owner_of(name) for name in THREE] == [0, 1, 2]


def test_amu_6_8_a_contested_player_always_finds_a_free_province() -> None:
    """AMU-6.8  Without gold and cards there is still an empty province with a free 0."""
    game = at_auction(THREE)
    purses(game, 0, 20, 20)
    play(game, bid("thebes", 0), bid("thebes", 1), bid("dakhla", 0))
    assert asked(game) == ("PlaceBid", 0)
    assert list(game.moves()) == [bid("abydos", 0)]


def test_b3_bid_with_favour_cards() -> None:
    """B3, AMU-6.6, R29  8 PO and two cards back a bid of 10; the cards stay in the hand."""
    game = at_auction(THREE)
    purses(game, 8)
    hand(game, 0, "protection", "architect")
    assert bids_on(game, "thebes") == [0, 1, 3, 6, 10]
    play(game, bid("thebes", 10))
    assert held(game, 0) == ["architect", "protection"]


def test_b3_protection_played_with_the_bid_no_longer_backs_it() -> None:
    """B3, AMU-6.6, AMU-6.7  With Protection played 8 + 1 = 9 remain: 10 is illegal, 6 legal."""
    game = at_auction(THREE)
    purses(game, 8)
    hand(game, 0, "protection", "architect")
    play(game, PROTECTION)
    assert refuse(game, bid("thebes", 10)) == "amunre.refusal.too_dear"
    assert bids_on(game, "thebes") == [0, 1, 3, 6]


def test_b4_bonus_gold_does_not_help() -> None:
    """B4, R21, AMU-6.6  5 PO and no card: nothing above 3, on Dakhla neither."""
    game = at_auction(["dakhla", "thebes", "abydos"])
    purses(game, 5)
    assert bids_on(game, "dakhla") == [0, 1, 3]
    assert refuse(game, bid("dakhla", 6)) == "amunre.refusal.too_dear"


def test_b5_protection() -> None:
    """B5, AMU-12.1, AMU-6.7  6 with Protection closes 10; 15, 21, 28 and 36 stay open."""
    game = at_auction(["avaris", "dakhla", "abydos"], gold=40)
    hand(game, 0, "protection")
    heard = play(game, PROTECTION, bid("avaris", 6))
    assert only(heard, events.SpaceClosed) == [events.SpaceClosed("avaris", 10)]
    assert bids_on(game, "avaris") == [15, 21, 28, 36]
    assert refuse(game, bid("avaris", 10)) == "amunre.refusal.space_closed"
    assert game.discard == ["protection"]


def test_b5_closed_for_its_owner_too_and_after_he_left() -> None:
    """B5, R9, AMU-6.7  A was outbid and went to Dakhla: 10 stays closed, and so it is when he comes back."""
    game = at_auction(["avaris", "dakhla", "abydos", "buto"], seats=4, gold=40)
    hand(game, 0, "protection")
    play(game, PROTECTION, bid("avaris", 6), bid("avaris", 15), bid("dakhla", 0), bid("abydos", 0))
    play(game, bid("dakhla", 1))
    assert game.closed == [("avaris", 10)]
    play(game, bid("abydos", 1), bid("dakhla", 3))
    assert asked(game) == ("PlaceBid", 0)
    assert game.closed == [("avaris", 10)]
    assert bids_on(game, "avaris") == [21, 28, 36]


def test_amu_6_7_the_closed_space_opens_with_the_next_phase() -> None:
    """AMU-6.7, AMU-12.1  Closed until the end of the phase: the next auction starts with open cards."""
    game = at_auction(["avaris", "dakhla", "abydos"])
    hand(game, 0, "protection")
    play(game, PROTECTION, bid("avaris", 6), bid("dakhla", 0), bid("abydos", 0))
    auction(game, ["buto", "thebes", "memphis"])
    assert game.closed == []
    assert bids_on(game, "buto") == [0, 1, 3, 6, 10]


def test_amu_12_1_protection_not_on_36() -> None:
    """AMU-12.1  Above 36 there is nothing to close."""
    game = at_auction(THREE, gold=50)
    hand(game, 0, "protection")
    play(game, PROTECTION)
    assert bids_on(game, "thebes") == [0, 1, 3, 6, 10, 15, 21, 28]
    assert refuse(game, bid("thebes", 36)) == "amunre.refusal.nothing_to_close"


def test_amu_12_1_protection_not_if_the_next_space_is_closed_already() -> None:
    """AMU-12.1  A bid just below a closed space cannot be protected; it can be made without the card."""
    game = at_auction(["thebes", "dakhla", "abydos", "buto"], seats=4, gold=60)
    hands(game, ["protection"], ["protection"], [], [])
    game.closed.append(("thebes", 6))
    assert 3 in bids_on(game, "thebes")
    play(game, PROTECTION)
    assert refuse(game, bid("thebes", 3)) == "amunre.refusal.nothing_to_close"
    assert 1 in bids_on(game, "thebes")


def test_p2_protection_is_offered_only_if_a_bid_stays_possible() -> None:
    """AMU-P2, AMU-12.1  If nothing that he can pay could be protected, the card is not offered."""
    game = at_auction(THREE)
    purses(game, 0)
    hand(game, 0, "protection")
    game.closed += [(name, 1) for name in THREE]
    assert bids_on(game, "thebes") == [0]
    assert PROTECTION not in game.moves()


def test_amu_6_7_protection_with_a_later_bid() -> None:
    """AMU-6.7, AMU-12.14  The window is "with own bid": the first one or a later one."""
    game = at_auction(THREE)
    hand(game, 0, "protection")
    play(game, bid("thebes", 0), bid("thebes", 1), bid("dakhla", 0), PROTECTION, bid("abydos", 0))
    assert game.closed == [("abydos", 1)]


def test_r10_protection_only_together_with_a_bid() -> None:
    """R10, AMU-6.7  After the card only spaces are offered, and who stands alone is never asked."""
    game = at_auction(THREE)
    hand(game, 0, "protection")
    play(game, PROTECTION)
    assert {type(move).__name__ for move in game.moves()} == {"Bid"}


def edfu_contested(gold: int = 12, *cards: str) -> AmunRe:
    """A on Edfu 3, B on Edfu 6, A's turn."""
    game = at_auction(["edfu", "dakhla", "abydos"])
    purses(game, gold)
    hand(game, 0, *cards)
    play(game, bid("edfu", 3), bid("edfu", 6), bid("dakhla", 0))
    return game


def test_b6_bribe() -> None:
    """B6, AMU-12.2, AMU-6.5  Bribe and 10 on Edfu: legal, B is contested, A keeps 12 PO and one card."""
    game = edfu_contested(12, "bribe", "architect")
    heard = play(game, BRIBE, bid("edfu", 10))
    assert only(heard, events.BidContested) == [events.BidContested(1, "edfu", 0)]
    assert asked(game) == ("PlaceBid", 1)
    assert game.seats[0].gold == 12
    assert held(game, 0) == ["architect"]
    assert game.discard == ["bribe"]


def test_b7_bribe_when_not_contested() -> None:
    """B7, AMU-12.2  A stands alone on Edfu: he is not asked, so there is no moment for Bribe."""
    game = at_auction(["edfu", "dakhla", "abydos"])
    hand(game, 0, "bribe")
    play(game, bid("edfu", 6), bid("dakhla", 0), bid("abydos", 0))
    assert game.phase == "purchase"
    assert held(game, 0) == ["bribe"]


def test_amu_12_2_no_bribe_with_the_first_bid() -> None:
    """AMU-12.2, AMU-12.14  The window is "when contested": a first bid is not."""
    game = at_auction(THREE)
    hand(game, 0, "bribe")
    assert BRIBE not in game.moves()


def test_p1_after_bribe_only_bids_in_that_province() -> None:
    """AMU-P1, AMU-12.2  The card is played for this bid; it is not wasted by bidding elsewhere."""
    game = edfu_contested(12, "bribe", "architect")
    play(game, BRIBE)
    assert list(game.moves()) == [bid("edfu", 10)]
    assert refuse(game, bid("abydos", 0)) == "amunre.refusal.bribe_stays"


def test_p2_bribe_is_offered_only_if_a_higher_bid_can_be_paid_without_it() -> None:
    """AMU-P2, AMU-6.6  9 PO and the Bribe make 10, but the played card no longer counts."""
    assert BRIBE not in edfu_contested(9, "bribe").moves()
    assert BRIBE in edfu_contested(10, "bribe").moves()


def test_amu_12_2_bribe_with_protection() -> None:
    """AMU-12.2, AMU-5.4  Both red cards with one bid: Edfu 10 and 15 closed."""
    game = edfu_contested(20, "bribe", "protection")
    play(game, BRIBE, PROTECTION, bid("edfu", 10))
    assert game.closed == [("edfu", 15)]
    assert sorted(game.seats[0].played) == ["bribe", "protection"]


def test_amu_12_2_protection_before_bribe_is_the_same() -> None:
    """AMU-12.2  The order in which the two cards are laid down does not matter."""
    game = edfu_contested(20, "bribe", "protection")
    play(game, PROTECTION, BRIBE)
    assert bids_on(game, "edfu") == [10, 15]


def test_amu_12_2_bribed_bid_may_be_contested_again() -> None:
    """AMU-12.2  It counts as a normal bid: B returns later with 15 and A must leave, without a second Bribe."""
    game = edfu_contested(40, "bribe", "bribe")
    play(game, BRIBE, bid("edfu", 10), bid("dakhla", 1), bid("edfu", 15))
    assert asked(game) == ("PlaceBid", 0)
    assert is_contested(game, 0)
    assert BRIBE not in game.moves(), "AMU-5.4: no second Bribe in this phase"


def test_amu_5_4_no_second_protection_in_one_auction() -> None:
    """AMU-5.4  The limit is per player and per phase of a turn."""
    game = at_auction(THREE)
    hand(game, 0, "protection", "protection")
    play(game, PROTECTION, bid("thebes", 0), bid("thebes", 3), bid("dakhla", 0))
    assert asked(game) == ("PlaceBid", 0)
    assert PROTECTION not in game.moves()


def test_amu_5_4_the_limit_starts_anew_in_the_next_turn() -> None:
    """AMU-5.4  A second Protection may be played in the next auction."""
    game = at_auction(THREE)
    hand(game, 0, "protection", "protection")
    play(game, PROTECTION, bid("thebes", 0), bid("dakhla", 0), bid("abydos", 0))
    auction(game, ["buto", "edfu", "memphis"])
    assert PROTECTION in game.moves()


def test_amu_5_4_the_limit_is_per_player() -> None:
    """AMU-5.4  Two players may each play a Protection in the same phase."""
    game = at_auction(THREE)
    hands(game, ["protection"], ["protection"], [])
    play(game, PROTECTION, bid("thebes", 0), PROTECTION, bid("dakhla", 0))
    assert game.closed == [("thebes", 1), ("dakhla", 1)]


def test_r29_a_bid_needs_no_exchange_in_advance() -> None:
    """R29, AMU-5.5  While bidding no exchange is offered; the kinds of the cards stay secret."""
    game = at_auction(THREE)
    purses(game, 0)
    hand(game, 0, "architect", "great_harvest", "one_bank")
    assert {type(move).__name__ for move in game.moves()} == {"Bid"}
    assert bids_on(game, "thebes") == [0, 1, 3]


@pytest.mark.parametrize("count", [3, 4, 5])
def test_amu_6_8_every_number_of_players_ends_with_one_province_each(count: int) -> None:
    """AMU-6.8, AMU-18  All bid 0 on another province: the auction ends with one each."""
    names = ["thebes", "dakhla", "abydos", "buto", "edfu"][:count]
    game = at_auction(names, seats=count)
    play(game, *(bid(name, 0) for name in names))
    assert [seat.provinces for seat in game.seats] == [[name] for name in names]


def test_refusal_values_name_the_rival_and_his_bid() -> None:
    """AMU-6.3  "Too low" says whose bid stands there, and how high."""
    game = at_auction(THREE)
    play(game, bid("thebes", 6))
    refusal = refusal_of(game, bid("thebes", 3))
    assert refusal is not None
    assert refusal.values == {"province": "thebes", "value": 6, "rival": 0}
