"""AMU-7, AMU-12.3, AMU-12.4  Phase 2: favour cards, farmers, stones, Architect and Extra Farmer."""

from __future__ import annotations

import pytest

from game.amunre import events
from game.amunre.components import price
from game.amunre.exchange import ExchangeCard
from game.amunre.purchase import (
    STOP_FARMERS,
    STOP_STONES,
    BuyCards,
    BuyFarmer,
    BuyStone,
    PlayArchitect,
    PlayExtraFarmer,
    buy_cards,
    buy_farmer,
    buy_stone,
    card_limit,
    play_architect,
    play_extra_farmer,
)
from game.amunre.state import AmunRe
from game.core.agenda import Move
from tests.amunre.build import (
    Land,
    at_purchase,
    at_purchases,
    auction,
    dump_deck,
    hand,
    no_cards,
    own,
    position,
    purses,
    put,
    top_of_deck,
)
from tests.amunre.look import asked, gold, held, land, offers, only, play, refuse


def buyer(provinces: str, purse: int = 50, *cards: str, **lands: Land) -> AmunRe:
    """Seat 0 owns these provinces and is about to buy; nobody else holds a card."""
    game = position()
    no_cards(game)
    purses(game, purse)
    hand(game, 0, *cards)
    own(game, provinces)
    put(game, **lands)
    at_purchase(game, 0)
    return game


def no_cards_please(game: AmunRe) -> None:
    """Past the favour cards."""
    if asked(game)[0] == "BuyFavours":
        play(game, buy_cards(0))


def at_stones(game: AmunRe) -> AmunRe:
    """Past favour cards and farmers."""
    no_cards_please(game)
    if asked(game)[0] == "BuyFarmers":
        play(game, STOP_FARMERS)
    assert asked(game) == ("BuyStones", 0)
    return game


def counted(count: int, move: Move) -> list[Move]:
    return [move] * count


@pytest.mark.parametrize(
    ("count", "cost"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55)],
)
def test_a7_price_list(count: int, cost: int) -> None:
    """A7, AMU-7.2  n pieces cost n(n+1)/2."""
    assert price(count) == cost


@pytest.mark.parametrize("count", range(1, 10))
def test_a7_stones_cost_the_listed_price(count: int) -> None:
    """A7, AMU-7.2, AMU-7.5  Bought one by one, n stones cost the price of n."""
    game = at_stones(buyer("edfu", 100))
    heard = play(game, *counted(count, buy_stone("edfu")))
    assert gold(game)[0] == 100 - price(count)
    assert [event.price for event in only(heard, events.StonePlaced)] == list(range(1, count + 1))


def test_a8_purchase() -> None:
    """A8, AMU-7.1, AMU-7.2, AMU-7.3, AMU-7.6  Thebes and Edfu: 1 card, 4 farmers, 3 stones for 1 + 10 + 6."""
    game = buyer("thebes edfu", 17)
    assert card_limit(game, 0) == 2
    play(game, buy_cards(1), *counted(4, buy_farmer("thebes")), STOP_FARMERS)
    heard = play(game, *counted(3, buy_stone("thebes")))
    assert gold(game)[0] == 0
    assert land(game, "thebes") == Land(farmers=4, pyramids=1)
    assert sum(game.stones.values()) == 0
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "thebes")]


def after_a12() -> AmunRe:
    """A13: Bernard Thebes, Charles Mendes, Arnaud Buto, Alexandre Avaris, with the purses and hands of A12."""
    game = position(4)
    for seat in range(4):
        hand(game, seat, "architect")
    hand(game, 0, "architect", "one_bank", "bribe")
    hand(game, 2, "architect", "bribe")
    own(game, "thebes", "mendes", "buto", "avaris")
    purses(game, 14, 14, 17, 20)
    top_of_deck(game, "nile_or_border", "nile_or_border", "one_bank")
    at_purchases(game)
    return game


def bernard_buys(game: AmunRe) -> None:
    play(game, buy_cards(2), *counted(3, buy_farmer("thebes")), STOP_FARMERS)
    play(game, *counted(2, buy_stone("thebes")), STOP_STONES)


def charles_buys(game: AmunRe) -> None:
    play(game, *counted(4, buy_farmer("mendes")), STOP_FARMERS, *counted(2, buy_stone("mendes")))
    play(game, play_architect("mendes"), STOP_STONES)


def arnaud_buys(game: AmunRe) -> None:
    play(game, *counted(3, buy_farmer("buto")), STOP_FARMERS, *counted(3, buy_stone("buto")), STOP_STONES)


def alexandre_buys(game: AmunRe) -> None:
    play(game, buy_cards(1), buy_farmer("avaris"), STOP_FARMERS, *counted(5, buy_stone("avaris")))
    play(game, play_architect("avaris"), STOP_STONES)


def test_a13_bernard() -> None:
    """A13, AMU-7.2  2 cards 3 + 3 farmers 6 + 2 stones 3 = 12: 2 PO left."""
    game = after_a12()
    assert asked(game) == ("BuyFavours", 0)
    bernard_buys(game)
    assert gold(game)[0] == 2
    assert land(game, "thebes") == Land(farmers=3, stones=2)


def test_a13_charles() -> None:
    """A13, R2, AMU-7.3, AMU-12.3  Limit 0 in Mendes; 4 farmers cost 10 and with 2 stones he pays 13, not 15."""
    game = after_a12()
    bernard_buys(game)
    assert asked(game) == ("BuyFarmers", 1), "no symbol, so no question about cards"
    charles_buys(game)
    assert gold(game)[1] == 1
    assert land(game, "mendes") == Land(farmers=4, pyramids=1)
    assert held(game, 1) == []


def test_a13_arnaud() -> None:
    """A13, AMU-7.6  3 farmers 6 + 3 stones 6 = 12: 5 PO left, a pyramid in Buto."""
    game = after_a12()
    bernard_buys(game)
    charles_buys(game)
    arnaud_buys(game)
    assert gold(game)[2] == 5
    assert land(game, "buto") == Land(farmers=3, pyramids=1)


def test_a13_alexandre() -> None:
    """A13, AMU-7.7  5 stones for 15: three make a pyramid, the Architect makes one of the other two."""
    game = after_a12()
    bernard_buys(game)
    charles_buys(game)
    arnaud_buys(game)
    alexandre_buys(game)
    assert gold(game)[3] == 3
    assert land(game, "avaris") == Land(farmers=1, pyramids=2)
    assert asked(game)[0] == "LayOffering"


def test_amu_7_1_order_of_the_three_steps() -> None:
    """AMU-7.1  Favour cards, then farmers, then stones; there is no way back."""
    game = buyer("edfu")
    steps = [asked(game)[0]]
    play(game, buy_cards(0))
    steps.append(asked(game)[0])
    play(game, STOP_FARMERS)
    steps.append(asked(game)[0])
    assert steps == ["BuyFavours", "BuyFarmers", "BuyStones"]
    assert offers(game, BuyCards) == []
    assert offers(game, BuyFarmer) == []


def test_amu_7_1_every_step_is_optional() -> None:
    """AMU-7.1  Nothing has to be bought."""
    game = buyer("edfu")
    play(game, buy_cards(0), STOP_FARMERS, STOP_STONES)
    assert gold(game)[0] == 50
    assert land(game, "edfu") == Land()


def test_amu_7_1_favour_cards_are_bought_once() -> None:
    """AMU-7.1, AMU-7.3  After one purchase of cards the step is over, even below the limit."""
    game = buyer("abydos")
    play(game, buy_cards(1))
    assert asked(game)[0] == "BuyFarmers"


def test_amu_7_1_first_player_first_then_clockwise() -> None:
    """AMU-7.1, AMU-4.2  One complete turn each, from the first player on."""
    game = position()
    no_cards(game)
    own(game, "mendes", "buto", "damanhur")
    at_purchases(game, first=2)
    order = []
    while game.phase == "purchase":
        order.append(asked(game)[1])
        play(game, STOP_FARMERS if asked(game)[0] == "BuyFarmers" else STOP_STONES)
    assert order == [2, 2, 0, 0, 1, 1]


def test_amu_7_2_each_kind_is_priced_on_its_own() -> None:
    """AMU-7.2  The first farmer costs 1 again, and so does the first stone."""
    game = buyer("abydos")
    play(game, buy_cards(3))
    assert gold(game)[0] == 44
    play(game, buy_farmer("abydos"))
    assert gold(game)[0] == 43
    play(game, STOP_FARMERS, buy_stone("abydos"))
    assert gold(game)[0] == 42


def test_b10_favour_limit() -> None:
    """B10, AMU-7.3  Damanhur 0, Kharga 3, Thebes 2 and two bonus cards: the limit is 3, and 3 cost 6."""
    game = buyer("damanhur kharga thebes")
    assert [move.n for move in offers(game, BuyCards)] == [0, 1, 2, 3]
    play(game, buy_cards(3))
    assert gold(game)[0] == 44
    assert len(held(game, 0)) == 3


def test_b11_no_symbol() -> None:
    """B11, AMU-7.3  Buto and Mendes: limit 0, so the step is not even asked."""
    game = buyer("buto mendes")
    assert card_limit(game, 0) == 0
    assert asked(game)[0] == "BuyFarmers"


def test_amu_7_3_cards_are_bought_before_any_is_seen() -> None:
    """AMU-7.3  One move for all of them; they are seen together afterwards, by their owner alone."""
    game = buyer("abydos")
    top_of_deck(game, "bribe", "one_bank", "architect", "protection")
    heard = play(game, buy_cards(4))
    assert only(heard, events.CardsBought) == [events.CardsBought(0, 4, 10)]
    assert only(heard, events.CardsSeen) == [events.CardsSeen(0, ("bribe", "one_bank", "architect", "protection"))]


def test_amu_7_3_cards_just_drawn_may_be_played_at_once() -> None:
    """AMU-7.3, AMU-7.7  A drawn Extra Farmer is placed, a drawn Architect built with in the same turn."""
    game = buyer("abydos", 20, abydos=Land(stones=2))
    top_of_deck(game, "extra_farmer", "architect")
    play(game, buy_cards(2), play_extra_farmer("abydos"), STOP_FARMERS, play_architect("abydos"))
    assert land(game, "abydos") == Land(pyramids=1, extra=1)


def test_amu_7_3_cards_just_drawn_may_be_exchanged_at_once() -> None:
    """AMU-7.3, AMU-5.5  A drawn card is 1 PO for the farmers."""
    game = buyer("abydos", 1)
    top_of_deck(game, "one_bank")
    play(game, buy_cards(1), ExchangeCard("one_bank"), buy_farmer("abydos"))
    assert gold(game)[0] == 0
    assert game.discard == ["one_bank"]


def test_b12_spread_of_farmers() -> None:
    """B12, AMU-7.4  Abu 1 of 3, Avaris 3 of 3 fields filled: two farmers for 3 PO and no more."""
    game = buyer("abu avaris", 20, abu=Land(farmers=1), avaris=Land(farmers=3))
    no_cards_please(game)
    assert offers(game, BuyFarmer) == [buy_farmer("abu")]
    play(game, *counted(2, buy_farmer("abu")))
    assert gold(game)[0] == 17
    assert offers(game, BuyFarmer) == []


def test_amu_7_4_free_fields_of_his_choice() -> None:
    """AMU-7.4  Any free field of any own province, in any order."""
    game = buyer("mendes buto")
    play(game, buy_farmer("mendes"), buy_farmer("buto"), buy_farmer("mendes"))
    assert (game.farmers["mendes"], game.farmers["buto"]) == (2, 1)
    assert gold(game)[0] == 44


def test_amu_7_4_no_other_limit() -> None:
    """AMU-7.4, AMU-7.2  Eleven farmers at once cost 66."""
    game = buyer("mendes buto", 66)
    play(game, *counted(6, buy_farmer("mendes")), *counted(5, buy_farmer("buto")))
    assert gold(game)[0] == 0
    assert (game.farmers["mendes"], game.farmers["buto"]) == (6, 5)


def test_b13_stones_over_two_provinces() -> None:
    """B13, AMU-7.6  4 stones for 10: one completes Memphis, three make a pyramid in Edfu."""
    game = at_stones(buyer("memphis edfu", 10, memphis=Land(stones=2)))
    play(game, buy_stone("memphis"), *counted(3, buy_stone("edfu")))
    assert gold(game)[0] == 0
    assert (land(game, "memphis"), land(game, "edfu")) == (Land(pyramids=1), Land(pyramids=1))


def test_amu_7_6_several_pyramids_in_one_province() -> None:
    """AMU-7.6  Six stones, two pyramids, in one turn."""
    game = at_stones(buyer("edfu", 21))
    play(game, *counted(6, buy_stone("edfu")))
    assert land(game, "edfu") == Land(pyramids=2)


def test_amu_7_6_the_third_stone_builds_at_once() -> None:
    """AMU-7.6, AMU-5.7  Compulsory with the third stone, not at the end of the turn."""
    game = at_stones(buyer("edfu", 21, edfu=Land(stones=2)))
    heard = play(game, buy_stone("edfu"))
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "edfu")]
    assert land(game, "edfu") == Land(pyramids=1)


def test_amu_7_5_only_own_provinces() -> None:
    """AMU-7.5  Stones go into provinces that he controls."""
    game = at_stones(buyer("edfu memphis"))
    assert [move.province for move in offers(game, BuyStone)] == ["edfu", "memphis"]
    assert refuse(game, buy_stone(game.seats[1].provinces[0])) == "core.refusal.not_offered"


def test_b14_architect_with_three() -> None:
    """B14, R31, AMU-7.7, AMU-7.8  Edfu 2 stones: Architect first, then 1 stone: a pyramid and a stone."""
    game = at_stones(buyer("edfu", 1, "architect", edfu=Land(stones=2)))
    play(game, play_architect("edfu"), buy_stone("edfu"))
    assert gold(game)[0] == 0
    assert land(game, "edfu") == Land(stones=1, pyramids=1)


def test_b14_without_the_architect() -> None:
    """B14, AMU-7.7  The same stone without the card: a pyramid, no stone."""
    game = at_stones(buyer("edfu", 1, "architect", edfu=Land(stones=2)))
    play(game, buy_stone("edfu"))
    assert land(game, "edfu") == Land(pyramids=1)


def test_b15_six_stones_and_architect() -> None:
    """B15, R31, AMU-7.7  t = 6 with Architect: 2 pyramids and 1 stone for 21 PO."""
    game = at_stones(buyer("edfu", 21, "architect"))
    play(game, *counted(2, buy_stone("edfu")), play_architect("edfu"), *counted(4, buy_stone("edfu")))
    assert gold(game)[0] == 0
    assert land(game, "edfu") == Land(stones=1, pyramids=2)


def test_b15_the_moment_does_not_matter() -> None:
    """B15, AMU-7.7  Three stones, then two for the Architect, then one: the same result."""
    game = at_stones(buyer("edfu", 21, "architect"))
    play(game, *counted(5, buy_stone("edfu")), play_architect("edfu"), buy_stone("edfu"))
    assert land(game, "edfu") == Land(stones=1, pyramids=2)


@pytest.mark.parametrize("placed", range(8))
@pytest.mark.parametrize("old", range(3))
@pytest.mark.parametrize("with_architect", [False, True])
def test_amu_7_7_formula(old: int, placed: int, with_architect: bool) -> None:
    """AMU-7.7  t div 3 and t mod 3; with Architect 1 + (t-2) div 3 and (t-2) mod 3, on top of what stands."""
    t = old + placed
    game = at_stones(buyer("edfu", 50, "architect", edfu=Land(stones=old, pyramids=1)))
    left = placed
    if with_architect and t >= 2:
        for _ in range(2 - old):
            play(game, buy_stone("edfu"))
            left -= 1
        play(game, play_architect("edfu"))
    play(game, *counted(left, buy_stone("edfu")))
    if with_architect and t >= 2:
        assert land(game, "edfu") == Land(stones=(t - 2) % 3, pyramids=1 + 1 + (t - 2) // 3)
    else:
        assert land(game, "edfu") == Land(stones=t % 3, pyramids=1 + t // 3)
        assert with_architect is False or refuse(game, play_architect("edfu")) == "amunre.refusal.few_stones"


def test_b16_two_architects() -> None:
    """B16, AMU-5.4  Two Architects, two provinces with 2 stones each: only one can be played this phase."""
    game = buyer("edfu memphis", 0, "architect", "architect", edfu=Land(stones=2), memphis=Land(stones=2))
    at_stones(game)
    play(game, play_architect("edfu"))
    assert refuse(game, play_architect("memphis")) == "amunre.refusal.played_already"
    assert held(game, 0) == ["architect"]


def test_amu_5_4_identical_cards_may_be_exchanged() -> None:
    """AMU-5.4, AMU-5.5  Exchanging is not playing: two Architects become 2 PO after a third was played."""
    game = buyer("edfu", 0, "architect", "architect", "architect", edfu=Land(stones=2))
    at_stones(game)
    play(game, play_architect("edfu"), *counted(2, ExchangeCard("architect")))
    assert gold(game)[0] == 2
    assert game.discard == ["architect"] * 3


def test_amu_12_3_architect_without_buying() -> None:
    """AMU-12.3, AMU-7.7  With no gold at all: old stones become a pyramid and return to the quarry."""
    game = at_stones(buyer("edfu", 0, "architect", edfu=Land(stones=2)))
    heard = play(game, play_architect("edfu"))
    assert only(heard, events.CardPlayed) == [events.CardPlayed(0, "architect")]
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "edfu")]
    assert land(game, "edfu") == Land(pyramids=1)
    assert game.discard == ["architect"]


def test_amu_12_3_only_where_two_stones_lie() -> None:
    """AMU-12.3  One stone is not enough, and it is his own province."""
    game = at_stones(buyer("edfu memphis", 0, "architect", edfu=Land(stones=1), memphis=Land(stones=2)))
    assert offers(game, PlayArchitect) == [play_architect("memphis")]


def test_amu_12_4_extra_farmer_where_fields_are_free() -> None:
    """AMU-12.4, AMU-7.8  He stands outside the fields, costs nothing and does not raise the price."""
    game = buyer("mendes", 3, "extra_farmer")
    play(game, play_extra_farmer("mendes"), buy_farmer("mendes"), buy_farmer("mendes"))
    assert land(game, "mendes") == Land(farmers=2, extra=1)
    assert gold(game)[0] == 0


def test_amu_12_4_extra_farmer_where_all_fields_are_taken() -> None:
    """AMU-12.4, AMU-5.9  The sixth farmer of Buto stands outside its five fields."""
    game = at_stones(buyer("buto", 3, "extra_farmer", buto=Land(farmers=5)))
    play(game, play_extra_farmer("buto"))
    assert game.farmers_in("buto") == 6


def test_amu_7_8_extra_farmer_until_the_end_of_the_turn() -> None:
    """AMU-7.8, AMU-7.7  After stones were laid he can still be placed, once."""
    game = at_stones(buyer("edfu", 3, "extra_farmer", "extra_farmer"))
    play(game, buy_stone("edfu"), play_extra_farmer("edfu"))
    assert land(game, "edfu") == Land(stones=1, extra=1)
    assert refuse(game, play_extra_farmer("edfu")) == "amunre.refusal.played_already"


def test_amu_7_8_extra_farmer_not_before_the_end_of_step_a() -> None:
    """AMU-7.8  While cards are bought only cards can be bought, or exchanged."""
    game = buyer("edfu", 3, "extra_farmer")
    assert asked(game)[0] == "BuyFavours"
    assert offers(game, PlayExtraFarmer) == []


def test_amu_7_7_both_purple_cards_in_one_turn() -> None:
    """AMU-7.7, AMU-5.4  One Architect and one Extra Farmer: different names."""
    game = at_stones(buyer("edfu", 0, "extra_farmer", "architect", edfu=Land(stones=2)))
    play(game, play_extra_farmer("edfu"), play_architect("edfu"))
    assert land(game, "edfu") == Land(pyramids=1, extra=1)


def test_b17_extra_farmer_in_the_desert() -> None:
    """B17, AMU-12.4  Berenike has no field; the Extra Farmer stands there all the same."""
    game = buyer("berenike", 0, "extra_farmer")
    at_stones(game)
    heard = play(game, play_extra_farmer("berenike"))
    assert only(heard, events.ExtraFarmerPlaced) == [events.ExtraFarmerPlaced(0, "berenike")]
    assert land(game, "berenike") == Land(extra=1)


def test_amu_5_5_exchange_in_every_step_of_the_purchase() -> None:
    """AMU-5.5, AMU-16  The exchange is offered inside each of his decisions; the theft card never is."""
    game = buyer("edfu", 0, "one_bank", "bribe", "bribe")
    for stop in (buy_cards(0), STOP_FARMERS, STOP_STONES):
        assert offers(game, ExchangeCard) == [ExchangeCard("one_bank"), ExchangeCard("bribe")]
        play(game, stop)


def test_amu_5_5_exchange_pays_for_the_next_piece() -> None:
    """AMU-5.5  The card leaves the hand first, then the 1 PO arrives, then it pays."""
    game = at_stones(buyer("edfu", 0, "one_bank"))
    assert refuse(game, buy_stone("edfu")) == "amunre.refusal.needs_gold"
    heard = play(game, ExchangeCard("one_bank"), buy_stone("edfu"))
    assert only(heard, events.CardExchanged) == [events.CardExchanged(0, "one_bank")]
    assert (gold(game)[0], held(game, 0), game.stones["edfu"]) == (0, [], 1)


def test_amu_5_3_only_purple_cards_in_phase_2() -> None:
    """AMU-5.3  Red, blue, green and yellow cards can only be exchanged here."""
    cards = ("bribe", "protection", "offering_shift", "great_harvest", "fixed_income", "one_bank")
    game = at_stones(buyer("edfu", 5, *cards, edfu=Land(stones=2)))
    assert {type(move).__name__ for move in game.moves()} == {"StopStones", "BuyStone", "ExchangeCard"}


def test_amu_5_2_no_hand_limit() -> None:
    """AMU-5.2  Thirty cards in a hand are fine."""
    game = buyer("abydos", 20)
    dump_deck(game, 0, keep=4)
    before = len(held(game, 0))
    play(game, buy_cards(4))
    assert len(held(game, 0)) == before + 4 >= 30


def test_p5_purchases_are_asked_piece_by_piece() -> None:
    """AMU-P5, AMU-7.2  Each next piece costs 1 PO more; the prompt says its price."""
    game = buyer("mendes", 20)
    prices = []
    for _ in range(4):
        assert game.decision is not None
        prices.append(game.decision.facts(game)["n"])
        play(game, buy_farmer("mendes"))
    assert prices == [1, 2, 3, 4]
    assert gold(game)[0] == 10


def test_p5_the_next_piece_must_be_affordable() -> None:
    """AMU-P5, AMU-7.2  5 PO pay two stones (3); the third would cost 3 more and only 2 are left."""
    game = at_stones(buyer("edfu memphis", 5))
    play(game, buy_stone("edfu"), buy_stone("edfu"))
    assert refuse(game, buy_stone("memphis")) == "amunre.refusal.needs_gold"


def test_p6_steps_in_which_nothing_can_be_bought_are_skipped() -> None:
    """AMU-P6, AMU-7.1  No symbol, no field, no gold, no card: this seat is not asked at all."""
    game = position()
    no_cards(game)
    purses(game, 0)
    own(game, "dakhla")
    at_purchase(game, 0)
    assert asked(game)[0] == "LayOffering"


def test_p6_a_poor_seat_with_cards_is_asked() -> None:
    """AMU-P6, AMU-5.5  No gold, but a card that could be exchanged: all three steps are asked."""
    game = buyer("edfu", 0, "bribe")
    assert asked(game)[0] == "BuyFavours"


@pytest.mark.parametrize("card", ["extra_farmer", "bribe"])
def test_p7_the_farmer_step_does_not_show_who_holds_an_extra_farmer(card: str) -> None:
    """AMU-P7, AMU-5.1  All fields taken: nobody is asked about farmers, with the card or without it."""
    game = buyer("damanhur", 9, card, damanhur=Land(farmers=2))
    assert asked(game) == ("BuyStones", 0)


def test_p7_an_extra_farmer_waits_for_the_stones() -> None:
    """AMU-P7, AMU-7.8  Nothing is lost: he is placed in the next step, still before the end of the turn."""
    game = buyer("damanhur", 0, "extra_farmer", damanhur=Land(farmers=2))
    play(game, play_extra_farmer("damanhur"))
    assert land(game, "damanhur") == Land(farmers=2, extra=1)


def test_amu_7_3_symbols_of_provinces_of_this_kingdom_only() -> None:
    """AMU-7.3  The limit counts provinces that he controls now."""
    game = position()
    no_cards(game)
    own(game, "abydos", "edfu", "mendes")
    at_purchase(game, 2)
    assert card_limit(game, 2) == 0
    assert asked(game) == ("BuyFarmers", 2)


def test_amu_4_1_all_finish_a_phase_before_the_next_begins() -> None:
    """AMU-4.1  Auction, purchases of all, offerings of all, income of all, in this order."""
    game = position()
    auction(game, ["thebes", "edfu", "mendes"])
    phases = [game.phase]
    while game.turn_of_kingdom == 1:
        play(game, game.moves()[0])
        if game.phase != phases[-1]:
            phases.append(game.phase)
    assert phases == ["auction", "purchase", "offering", "income", "auction"]
