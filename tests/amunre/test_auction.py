"""AMU-6, AMU-12.1, AMU-12.2  Phase 1: reveal, bids, contests, Protection and Bribe."""

import pytest

from game.amunre import events
from game.amunre.auction import BRIBE, PASS, PROTECTION, bid, is_contested
from game.amunre.components import components
from game.amunre.state import AmunRe
from game.core.agenda import Offer
from tests.amunre.build import auction, bidders, hands, position, purses, top_of_deck
from tests.amunre.look import after, bids, bids_on, held
from tests.titles.playing import asked, only, play, refuse

THREE = "thebes dakhla abydos"
SPACES = [0, 1, 3, 6, 10, 15, 21, 28, 36]


def test_amu_6_1_bonuses_are_laid_in_order_of_reveal() -> None:
    """AMU-6.1  Cards face down and stones on their provinces; gold is printed there."""
    game = position()
    top = list(reversed(game.deck))
    heard = auction(game, "thebes memphis dakhla")
    laid = [("thebes", 2, 0), ("memphis", 0, 2), ("dakhla", 1, 0)]
    assert only(heard, events.BonusLaid) == [events.BonusLaid(*one) for one in laid]
    assert (game.bonus_cards, game.stones["memphis"]) == ({"thebes": top[:2], "dakhla": top[2:3]}, 2)


def test_amu_6_2_nine_spaces_and_nothing_above_36() -> None:
    """AMU-6.2, AMU-6.3, AMU-4.2  A rich bidder may take any space of any province: first the holder of the token."""
    game = bidders(THREE, purse=100, first=1)
    assert list(components().bid_values) == SPACES
    assert [bids_on(game, name) for name in THREE.split()] == [SPACES] * 3
    assert game.decision is not None and game.decision.refusals(game) == []
    order = []
    for name in THREE.split():
        order.append(asked(game))
        play(game, bid(name, 0))
    assert order == [("PlaceBid", 1), ("PlaceBid", 2), ("PlaceBid", 0)]


def test_b1_jump_bid() -> None:
    """B1, B2, R7, AMU-6.3, AMU-6.6  15 at once is legal; then 21 or more is needed, which 20 PO cannot pay."""
    for purse, higher in ((20, []), (40, [21, 28, 36])):
        game = after(bidders(THREE, purse=purse), bid("thebes", 15))
        assert bids_on(game, "thebes") == higher
        assert refuse(game, bid("thebes", 10)) == refuse(game, bid("thebes", 15)) == "bid_too_low"
        assert bids_on(game, "dakhla")[:6] == [0, 1, 3, 6, 10, 15]


def test_a5_outbid_at_avaris() -> None:
    """A5, AMU-6.4, AMU-6.5  A contested bidder must go elsewhere; Avaris is not allowed now."""
    game = bidders("avaris dakhla abydos")
    heard = play(game, *bids("avaris 3, avaris 10, dakhla 0"))
    assert only(heard, events.BidContested) == [events.BidContested(0, "avaris", 1)]
    assert (asked(game), refuse(game, bid("avaris", 15))) == (("PlaceBid", 0), "leaving")
    assert bids_on(game, "abydos") == [0, 1, 3, 6, 10, 15]


@pytest.mark.parametrize(
    ("revealed", "first_round", "open_again"),
    [
        ("avaris dakhla abydos buto", "avaris 3, avaris 10, dakhla 0, abydos 0", [15]),
        ("thebes dakhla abydos edfu", "thebes 0, thebes 1, dakhla 0, abydos 0", [3, 6, 10, 15]),
    ],
)
def test_b8_return_after_two_moves(revealed: str, first_round: str, open_again: list[int]) -> None:
    """A5, B8, AMU-6.5  Who left for Dakhla and is overbid there may return, above the bid there, not stay."""
    game = after(bidders(revealed), *bids(first_round), *bids("dakhla 1, abydos 1, dakhla 3"))
    assert (asked(game), bids_on(game, revealed.split()[0])) == (("PlaceBid", 0), open_again)
    assert refuse(game, bid("dakhla", 6)) == "leaving"


def test_a6_auction_of_three() -> None:
    """A6, R8, AMU-6.5, AMU-6.8, AMU-6.9  Seb Dakhla 10, Bernard Thebes 6, Arnaud Abydos 0."""
    game = after(bidders(THREE), *bids("dakhla 10, thebes 3, thebes 6"))
    assert asked(game) == ("PlaceBid", 1), "Seb is not contested and passes"
    play(game, bid("abydos", 0))
    assert game.phase == "purchase"
    assert [seat.provinces for seat in game.seats] == [["dakhla"], ["abydos"], ["thebes"]]
    assert [seat.gold for seat in game.seats] == [22, 20, 14]
    assert [len(seat.hand) for seat in game.seats] == [1, 0, 2]
    assert game.stones["abydos"] == 1


def test_p3_the_auction_ends_at_once_when_all_stand_alone() -> None:
    """AMU-P3, B7, R8, AMU-6.8, AMU-12.2  After lone bids nobody is asked to pass: no moment for a red card."""
    game = bidders(THREE, "protection", "bribe")
    heard = play(game, *bids("thebes 0, dakhla 0, abydos 0"))
    assert [event.seat for event in only(heard, events.ProvinceTaken)] == [0, 1, 2]
    assert (game.phase, game.discard) == ("purchase", [])


def test_b3_bid_with_favour_cards() -> None:
    """B3, AMU-6.6, AMU-6.7, R29  8 PO and two cards back a bid of 10; the cards stay in the hand.

    With Protection played 8 + 1 = 9 remain: 10 is illegal, 6 legal.
    """
    game, protected = (bidders(THREE, "protection", "architect", purse=8) for _ in range(2))
    assert bids_on(game, "thebes") == [0, 1, 3, 6, 10]
    play(game, bid("thebes", 10))
    assert held(game, 0) == ["architect", "protection"]
    play(protected, PROTECTION)
    assert (refuse(protected, bid("thebes", 10)), bids_on(protected, "thebes")) == ("too_dear", [0, 1, 3, 6])


def test_b4_bonus_gold_does_not_help() -> None:
    """B4, R3, R21, AMU-6.6  5 PO and no card: nothing above 3, on Dakhla with its 12 PO neither.

    R29, AMU-5.5  While bidding no exchange is offered; the kinds of the cards stay secret.
    """
    game = bidders(THREE, purse=5)
    assert bids_on(game, "dakhla") == bids_on(game, "thebes") == [0, 1, 3]
    assert refuse(game, bid("dakhla", 6)) == "too_dear"
    game = bidders(THREE, "architect", "great_harvest", "one_bank", purse=0)
    assert {type(move).__name__ for move in game.moves()} == {"Bid"}
    assert bids_on(game, "thebes") == [0, 1, 3]


def test_b5_protection() -> None:
    """B5, R9, AMU-12.1, AMU-6.7  6 with Protection closes 10; 15, 21, 28 and 36 stay open.

    A was outbid and went to Dakhla: 10 stays closed, and so it is when he comes back.
    """
    game = bidders("avaris dakhla abydos buto", "protection", purse=40)
    heard = play(game, PROTECTION, bid("avaris", 6))
    assert only(heard, events.SpaceClosed) == [events.SpaceClosed("avaris", 10)]
    assert (bids_on(game, "avaris"), refuse(game, bid("avaris", 10))) == ([15, 21, 28, 36], "space_closed")
    assert game.discard == ["protection"]
    play(game, *bids("avaris 15, dakhla 0, abydos 0, dakhla 1"))
    assert game.closed == [("avaris", 10)]
    play(game, *bids("abydos 1, dakhla 3"))
    assert (asked(game), game.closed) == (("PlaceBid", 0), [("avaris", 10)])
    assert bids_on(game, "avaris") == [21, 28, 36]


def test_amu_6_7_everything_is_open_again_in_the_next_auction() -> None:
    """AMU-6.7, AMU-12.1, AMU-5.4  The closed space, and the limit of one Protection in a phase of a turn."""
    game = bidders(THREE, "protection", "protection")
    play(game, PROTECTION, *bids("thebes 0, thebes 3, dakhla 0"))
    assert (asked(game), game.closed) == (("PlaceBid", 0), [("thebes", 1)])
    assert PROTECTION not in game.moves()
    play(game, bid("abydos", 0))
    auction(game, "buto edfu memphis")
    assert (game.closed, bids_on(game, "buto")) == ([], [0, 1, 3, 6, 10, 15, 21])
    assert PROTECTION in game.moves()


def test_p2_protection_is_offered_only_if_a_bid_stays_possible() -> None:
    """AMU-P2, AMU-12.1, AMU-6.7  If nothing that he can pay could be protected, the card is not offered.

    Above 36 there is nothing to close, nor is a bid just below a closed space protected; without the card it is made.
    """
    game = bidders(THREE, "protection", purse=50)
    game.closed.append(("dakhla", 6))
    assert 3 in bids_on(game, "dakhla")
    play(game, PROTECTION)
    assert {type(move).__name__ for move in game.moves()} == {"Bid"}
    assert (bids_on(game, "thebes"), bids_on(game, "dakhla")[:2]) == ([0, 1, 3, 6, 10, 15, 21, 28], [0, 1])
    assert refuse(game, bid("thebes", 36)) == refuse(game, bid("dakhla", 3)) == "nothing_to_close"
    game = bidders(THREE, "protection", purse=0)
    game.closed += [(name, 1) for name in THREE.split()]
    assert bids_on(game, "thebes") == [0]
    assert PROTECTION not in game.moves()


def standing(*cards: str, at: int = 6, purse: int = 20) -> AmunRe:
    """A stands alone on Thebes, D has outbid B and C on Dakhla: A's turn to pass, then B must bid."""
    game = bidders(f"{THREE} edfu", *cards, purse=purse)
    return after(game, *bids(f"thebes {at}, dakhla 0, dakhla 1, dakhla 3"))


def test_r10_protection_on_a_standing_bid() -> None:
    """R10, AMU-6.7, AMU-12.1  "La case qui suit la vôtre": who passes may protect his bid of 6, and 10 is closed."""
    game = standing("protection")
    assert (asked(game), list(game.moves())) == (("PassOrProtect", 0), [PASS, PROTECTION])
    heard = play(game, PROTECTION)
    assert only(heard, events.SpaceClosed) == [events.SpaceClosed("thebes", 10)]
    assert (game.closed, game.discard, game.seats[0].bid) == ([("thebes", 10)], ["protection"], 6)
    assert (asked(game), bids_on(game, "thebes")) == (("PlaceBid", 1), [15])
    play(game, bid("abydos", 0))
    assert asked(game) == ("PlaceBid", 2), "AMU-5.4: no second one in this phase, so A is not asked again"


def test_p24_being_asked_to_pass_does_not_show_who_holds_protection() -> None:
    """AMU-P24, R10, AMU-3.2  Asked with any card in hand but in the first auction; another one can only pass."""
    game = standing("architect")
    assert (asked(game), list(game.moves())) == (("PassOrProtect", 0), [PASS])
    assert game.decision is not None
    assert game.decision.offer(game) == Offer((PASS,), (), False)
    game.turn_of_kingdom = 2
    assert game.decision.offer(game) == Offer((PASS,), (0,), False)
    assert asked(after(game, PASS)) == ("PlaceBid", 1)


@pytest.mark.parametrize(
    ("cards", "at", "purse"),
    [((), 6, 20), (("architect",), 21, 20), (("architect",), 36, 99)],
    ids=["no card", "the card is needed to pay", "nothing above 36"],
)
def test_p24_who_cannot_protect_by_what_everybody_sees_is_not_asked(
    cards: tuple[str, ...], at: int, purse: int
) -> None:
    """AMU-P24, AMU-P3, AMU-6.6, AMU-12.1  No question without a card, without its 1 PO to spare, or on 36."""
    assert asked(standing(*cards, at=at, purse=purse)) == ("PlaceBid", 1)


def test_p24_nobody_is_asked_once_every_protection_is_discarded() -> None:
    """AMU-P24  Both lie face up on the discards: everybody can see that there is none to play.

    Before, everybody who passes before the next bid is named in the offer, in the order of asking.
    """
    game = bidders(f"{THREE} edfu")
    hands(game, ["architect"], ["architect"], ["bribe"], [])
    several, none = game.clone(), game.clone()
    play(several, *bids("thebes 0, dakhla 0, abydos 0, abydos 1"))
    assert asked(several) == ("PassOrProtect", 0)
    assert several.decision is not None
    several.turn_of_kingdom = 2
    offer = several.decision.offer(several)
    assert offer is not None and offer.speakers == (0, 1)
    top_of_deck(none, "protection", "protection")
    none.discard = [none.deck.pop(), none.deck.pop()]
    play(none, *bids("thebes 0, dakhla 0, abydos 0, abydos 1"))
    assert asked(none) == ("PlaceBid", 2)


def edfu_contested(purse: int, *cards: str) -> AmunRe:
    """A on Edfu 3, B on Edfu 6, A's turn."""
    game = bidders("edfu dakhla abydos", *cards)
    purses(game, purse)
    return after(game, *bids("edfu 3, edfu 6, dakhla 0"))


def test_b6_bribe() -> None:
    """B6, AMU-12.2, AMU-6.5  Bribe and 10 on Edfu: legal, B is contested, A keeps 12 PO and one card.

    AMU-P1, AMU-12.14  Not with a first bid, but "when contested", and for a bid in that province.
    """
    assert BRIBE not in bidders(THREE, "bribe").moves()
    game = after(edfu_contested(12, "bribe", "architect"), BRIBE)
    assert (list(game.moves()), refuse(game, bid("abydos", 0))) == ([bid("edfu", 10)], "bribe_stays")
    heard = play(game, bid("edfu", 10))
    assert only(heard, events.BidContested) == [events.BidContested(1, "edfu", 0)]
    assert (asked(game), game.seats[0].gold, held(game, 0)) == (("PlaceBid", 1), 12, ["architect"])
    assert game.discard == ["bribe"]


def test_p2_bribe_is_offered_only_if_a_higher_bid_can_be_paid_without_it() -> None:
    """AMU-P2, AMU-6.6  9 PO and the Bribe make 10, but the played card no longer counts."""
    assert BRIBE not in edfu_contested(9, "bribe").moves()
    assert BRIBE in edfu_contested(10, "bribe").moves()


@pytest.mark.parametrize("cards", [(BRIBE, PROTECTION), (PROTECTION, BRIBE)])
def test_amu_12_2_bribe_with_protection(cards: tuple) -> None:
    """AMU-12.2, AMU-5.4  Both red cards with one bid, in either order: Edfu 10 and 15 closed."""
    game = after(edfu_contested(20, "bribe", "protection"), *cards)
    assert bids_on(game, "edfu") == [10, 15]
    play(game, bid("edfu", 10))
    assert (game.closed, sorted(game.seats[0].played)) == ([("edfu", 15)], ["bribe", "protection"])


def test_amu_12_2_bribed_bid_may_be_contested_again() -> None:
    """AMU-12.2, AMU-5.4  It counts as a normal bid: B returns later with 15 and A must leave, without a second Bribe.

    Two players may each play a Protection in the same phase.
    """
    game = after(edfu_contested(40, "bribe", "bribe"), BRIBE, *bids("edfu 10, dakhla 1, edfu 15"))
    assert (asked(game), is_contested(game, 0)) == (("PlaceBid", 0), True)
    assert BRIBE not in game.moves(), "AMU-5.4: no second Bribe in this phase"
    game = bidders(THREE)
    hands(game, ["protection"], ["protection"], [])
    play(game, PROTECTION, bid("thebes", 0), PROTECTION, bid("dakhla", 0))
    assert game.closed == [("thebes", 1), ("dakhla", 1)]
