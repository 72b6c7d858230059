"""AMU-6.9  The end of the auction: payment, provinces, immediate bonuses."""

import pytest

from game.amunre import RULES, events
from game.amunre.auction import bid
from game.amunre.exchange import ExchangeCard
from game.amunre.settlement import PAY
from game.amunre.state import AmunRe
from game.core.match import Match
from tests.amunre.build import Land, auction, bidders, hand, new_auction, position, purses, setup_of, top_of_deck
from tests.amunre.look import after, bids, gold, held, land
from tests.titles.playing import asked, only, play, refuse


def won_with(price: int, purse: int, *cards: str, province: str = "edfu") -> AmunRe:
    """Seat 0 wins a province for `price`; the others take Avaris and Kharga for nothing."""
    game = bidders(f"{province} avaris kharga", *cards, purse=purse)
    return after(game, bid(province, price), *bids("avaris 0, kharga 0"))


@pytest.mark.parametrize(
    ("province", "cards", "stones", "purse"), [("buto", 1, 0, 20), ("abydos", 0, 1, 20), ("dakhla", 1, 0, 32)]
)
def test_a4_bonuses(province: str, cards: int, stones: int, purse: int) -> None:
    """A4, AMU-6.9  A favour card at Buto; a stone at Abydos, which stays there; a card and 12 PO at Dakhla."""
    game = won_with(0, 20, province=province)
    assert (len(held(game, 0)), land(game, province), gold(game)[0]) == (cards, Land(stones=stones), purse)


def test_a12_start_of_a_game_auction() -> None:
    """A12, AMU-6.5, AMU-6.9  Bernard, Charles, Arnaud and Alexandre bid for Thebes, Avaris, Buto, Mendes."""
    game = bidders("thebes avaris buto mendes")
    play(game, *bids("thebes 6, buto 0, buto 3, mendes 3"))
    assert asked(game) == ("PlaceBid", 1), "Bernard passes, Charles is asked"
    play(game, bid("mendes", 6))
    assert asked(game) == ("PlaceBid", 3), "Arnaud passes, Alexandre is asked"
    play(game, bid("avaris", 0))
    assert gold(game) == [14, 14, 17, 20]
    assert [seat.provinces for seat in game.seats] == [["thebes"], ["mendes"], ["buto"], ["avaris"]]
    assert [len(seat.hand) for seat in game.seats] == [2, 0, 1, 0]


def test_b9_payment_by_exchange() -> None:
    """B9, AMU-6.9, AMU-5.4, AMU-5.5  Bid 10, 7 PO, 4 cards: he exchanges three of his choice, no fewer, and keeps one.

    Or, identical or not, any number: the fourth card becomes 1 PO in the purse.
    """
    game = won_with(10, 7, "architect", "bribe", "one_bank", "great_harvest")
    assert asked(game) == ("RaiseGold", 0)
    heard = play(game, ExchangeCard("architect"), ExchangeCard("bribe"))
    assert refuse(game, PAY) == "still_short"
    heard += play(game, ExchangeCard("one_bank"), PAY)
    assert [event.card for event in only(heard, events.CardExchanged)] == ["architect", "bribe", "one_bank"]
    assert (gold(game)[0], held(game, 0)) == (0, ["great_harvest"])
    assert game.discard == ["architect", "bribe", "one_bank"]
    game = after(won_with(10, 7, *["architect"] * 4), *[ExchangeCard("architect")] * 4)
    assert list(game.moves()) == [PAY]
    play(game, PAY)
    assert (gold(game)[0], held(game, 0)) == (1, [])


@pytest.mark.parametrize(
    ("purse", "cards", "given"),
    [(10, ["architect"], []), (8, ["architect", "protection"], ["architect", "protection"])],
)
def test_p4_no_question_without_a_choice(purse: int, cards: list[str], given: list[str]) -> None:
    """AMU-P4, AMU-6.9, R29  A bid of 10: who can pay in gold does, and if every card is needed all are exchanged."""
    game = won_with(10, purse, *cards)
    assert asked(game)[0] != "RaiseGold"
    assert (gold(game)[0], sorted(game.discard)) == (0, given)
    assert held(game, 0) == [card for card in cards if card not in given]


def last_bid_to_come() -> AmunRe:
    """Seat 1 needs both of its cards for its bid of 10; seat 0, outbid, is about to end the auction and buys next."""
    game = bidders("edfu avaris kharga")
    purses(game, 20, 8, 20)
    hand(game, 1, "protection", "architect")
    return after(game, *bids("edfu 0, edfu 10, avaris 0"))


def test_p4_a_preview_does_not_show_the_cards_that_a_rival_will_exchange() -> None:
    """AMU-P4, AMU-5.1, AMU-16  The kinds become public when they are discarded, not when a last bid is considered.

    Then the bid cannot be undone: seat 0 is asked again, but it has seen two cards of seat 1.
    """
    match = Match(RULES, setup_of(), last_bid_to_come())
    known, more = match.preview(bid("kharga", 0))
    assert only(known, events.BidPlaced) == [events.BidPlaced(0, "kharga", 0)]
    assert (only(known, events.CardExchanged), more) == ([], True)
    heard = match.play(bid("kharga", 0))
    assert [event.card for event in only(heard, events.CardExchanged)] == ["protection", "architect"]
    assert asked(match.position) == ("BuyFavours", 0)
    refusal = match.undo_refusal()
    assert refusal is not None and refusal.key == "core.undo.reveal"


def test_r21_the_bid_is_paid_before_the_bonus_gold_arrives() -> None:
    """R21, AMU-6.9  Dakhla won with 3 of 3 PO: all pay, then 12 PO arrive. With 2 PO and two cards it costs a card."""
    game = bidders("dakhla avaris kharga", purse=3)
    heard = play(game, *bids("dakhla 3, avaris 0, kharga 0"))
    told = [type(event).__name__ for event in heard if isinstance(event, events.ProvinceTaken | events.BonusGold)]
    assert told == ["ProvinceTaken"] * 3 + ["BonusGold"], "all pay before anybody takes a bonus"
    assert (only(heard, events.BonusGold), gold(game)[0]) == ([events.BonusGold(0, "dakhla", 12)], 12)
    game = won_with(3, 2, "bribe", "architect", province="dakhla")
    assert asked(game) == ("RaiseGold", 0)
    play(game, ExchangeCard("bribe"), PAY)
    assert gold(game)[0] == 12


def test_amu_6_9_payment_in_turn_order() -> None:
    """AMU-6.9, AMU-4.2  Two winners are short: the first player is asked first, then clockwise."""
    game = bidders("edfu avaris kharga", "bribe", "architect", purse=0, first=1)
    hand(game, 1, "bribe", "architect")
    play(game, *bids("edfu 1, avaris 0, kharga 1"))
    assert asked(game) == ("RaiseGold", 1)
    play(game, ExchangeCard("bribe"), PAY)
    assert asked(game) == ("RaiseGold", 0)


def test_p15_bonuses_in_turn_order_pyramids_in_order_of_reveal() -> None:
    """AMU-P15, R20, AMU-5.7, AMU-5.8, AMU-6.9  Cards and gold go round the table; then provinces build as revealed.

    New Kingdom: two old stones and Abydos's bonus stone make a pyramid for the winner, not before the settlement.
    """
    lands = {"abydos": Land(stones=2, pyramids=1), "memphis": Land(stones=2)}
    game = new_auction("abydos memphis thebes", first=1, **lands)
    assert land(game, "abydos") == Land(stones=3, pyramids=1)
    heard = play(game, *bids("thebes 0, memphis 0, abydos 0"))
    assert [event.seat for event in only(heard, events.CardsDrawn)] == [1]
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "abydos"), events.PyramidBuilt(2, "memphis")]
    assert land(game, "abydos") == Land(pyramids=2)


def test_bonus_cards_are_seen_by_their_owner_only() -> None:
    """AMU-6.1, AMU-5.1  Face down until taken; then only the winner learns what they are."""
    game = position()
    top_of_deck(game, "bribe", "one_bank")
    auction(game, "thebes avaris kharga")
    heard = play(game, *bids("thebes 0, avaris 0, kharga 0"))
    seen = only(heard, events.CardsSeen)
    assert [(event.seat, event.card, event.private) for event in seen] == [(0, ("bribe", "one_bank"), True)]
