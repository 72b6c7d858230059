"""AMU-7, AMU-12.3, AMU-12.4  Phase 2: favour cards, farmers, stones, Architect and Extra Farmer."""

from itertools import product

import pytest

from game.amunre import events, purchase
from game.amunre.components import price
from game.amunre.exchange import ExchangeCard
from game.amunre.purchase import STOP_FARMERS, STOP_STONES, buy_cards, buy_farmer, buy_stone, play_architect
from game.amunre.state import AmunRe
from game.core.agenda import Move
from tests.amunre import build
from tests.amunre.build import Land, at_purchase, at_purchases, at_stones, own, position, table, top_of_deck
from tests.amunre.look import after, gold, held, land
from tests.titles.playing import asked, offers, only, play, refuse


def buyer(provinces: str, *cards: str, purse: int = 50, **lands: Land) -> AmunRe:
    """Seat 0 owns these provinces and is about to buy; nobody else holds a card."""
    game = table(provinces, *cards, purse=purse, **lands)
    at_purchase(game)
    return game


def mason(provinces: str, *cards: str, purse: int = 50, **lands: Land) -> AmunRe:
    """The same, past favour cards and farmers."""
    return at_stones(table(provinces, *cards, purse=purse, **lands))


def test_a7_price_list() -> None:
    """A7, AMU-7.2, AMU-7.5  n pieces cost n(n+1)/2; bought one by one, each stone costs 1 PO more."""
    assert [price(count) for count in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
    game = mason("edfu", purse=100)
    heard = play(game, *[buy_stone("edfu")] * 9)
    assert gold(game)[0] == 100 - 45
    assert [event.price for event in only(heard, events.StonePlaced)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_a8_purchase() -> None:
    """A8, AMU-7.1, AMU-7.2, AMU-7.3, AMU-7.6  Thebes and Edfu: 1 card, 4 farmers, 3 stones for 1 + 10 + 6.

    Each kind has its own price, and cards are bought once, even below the limit.
    """
    game = buyer("thebes edfu", purse=17)
    assert purchase.card_limit(game, 0) == 2
    play(game, buy_cards(1), *[buy_farmer("thebes")] * 4, STOP_FARMERS)
    heard = play(game, *[buy_stone("thebes")] * 3)
    assert (gold(game)[0], land(game, "thebes")) == (0, Land(farmers=4, pyramids=1))
    assert sum(game.stones.values()) == 0
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "thebes")]


def test_a13_purchases_at_the_start_of_a_game() -> None:
    """A13, R2, AMU-7.2, AMU-7.3, AMU-7.6, AMU-7.7, AMU-12.3  Four players buy with the purses and hands of A12."""
    game = position(4)
    build.hands(game, ["architect", "one_bank", "bribe"], ["architect"], ["architect", "bribe"], ["architect"])
    own(game, "thebes", "mendes", "buto", "avaris")
    build.purses(game, 14, 14, 17, 20)
    top_of_deck(game, "nile_or_border", "nile_or_border", "one_bank")
    at_purchases(game)

    assert asked(game) == ("BuyFavours", 0), "Bernard: 2 cards 3 + 3 farmers 6 + 2 stones 3 = 12"
    play(game, buy_cards(2), *[buy_farmer("thebes")] * 3, STOP_FARMERS, *[buy_stone("thebes")] * 2, STOP_STONES)
    assert (gold(game)[0], land(game, "thebes")) == (2, Land(farmers=3, stones=2))

    assert asked(game) == ("BuyFarmers", 1), "Charles: Mendes has no symbol, so no question about cards"
    play(game, *[buy_farmer("mendes")] * 4, STOP_FARMERS)
    play(game, *[buy_stone("mendes")] * 2, play_architect("mendes"), STOP_STONES)
    assert (gold(game)[1], land(game, "mendes")) == (1, Land(farmers=4, pyramids=1)), "he pays 13, not 15"
    assert held(game, 1) == []

    play(game, *[buy_farmer("buto")] * 3, STOP_FARMERS, *[buy_stone("buto")] * 3, STOP_STONES)
    assert (gold(game)[2], land(game, "buto")) == (5, Land(farmers=3, pyramids=1)), "Arnaud: 6 + 6 = 12"

    play(game, buy_cards(1), buy_farmer("avaris"), STOP_FARMERS)
    play(game, *[buy_stone("avaris")] * 5, play_architect("avaris"), STOP_STONES)
    assert (gold(game)[3], land(game, "avaris")) == (3, Land(farmers=1, pyramids=2)), "Alexandre: 1 + 1 + 15"
    assert asked(game)[0] == "LayOffering"


def test_amu_7_1_three_steps_in_order_and_each_optional() -> None:
    """AMU-7.1, AMU-5.5, AMU-16  Cards, farmers, stones, no way back; an exchange is offered in each, no theft card."""
    game = buyer("edfu", "one_bank", "bribe", "bribe")
    for kind, question, stop in (
        ("BuyCards", "BuyFavours", buy_cards(0)),
        ("BuyFarmer", "BuyFarmers", STOP_FARMERS),
        ("BuyStone", "BuyStones", STOP_STONES),
    ):
        assert offers(game, ExchangeCard) == [ExchangeCard("one_bank"), ExchangeCard("bribe")]
        assert asked(game)[0] == question
        assert {type(move).__name__ for move in game.moves()} & {"BuyCards", "BuyFarmer", "BuyStone"} == {kind}
        play(game, stop)
    assert (gold(game)[0], land(game, "edfu")) == (50, Land()), "nothing has to be bought"


def test_amu_7_1_first_player_first_then_clockwise() -> None:
    """AMU-7.1, AMU-7.3, AMU-4.2  One complete turn each, from the first player on; no symbol, no cards."""
    game = position()
    build.no_cards(game)
    own(game, "mendes", "buto", "damanhur")
    at_purchases(game, first=2)
    order = []
    while game.phase == "purchase":
        order.append(asked(game)[1])
        play(game, STOP_FARMERS if asked(game)[0] == "BuyFarmers" else STOP_STONES)
    assert order == [2, 2, 0, 0, 1, 1]


def test_b10_favour_limit() -> None:
    """B10, B11, AMU-7.3  Damanhur 0, Kharga 3, Thebes 2 and two bonus cards: the limit is 3, and 3 cost 6.

    Buto and Mendes have no symbol: the step is not even asked. Cards are bought in one move and then seen together, by
    their owner alone.
    """
    assert asked(buyer("buto mendes"))[0] == "BuyFarmers"
    game = buyer("damanhur kharga thebes")
    top_of_deck(game, "bribe", "one_bank", "architect", "protection")
    assert [move.n for move in offers(game, purchase.BuyCards)] == [0, 1, 2, 3]
    heard = play(game, buy_cards(3))
    assert (gold(game)[0], len(held(game, 0))) == (44, 3)
    assert only(heard, events.CardsBought) == [events.CardsBought(0, 3, 6)]
    assert only(heard, events.CardsSeen) == [events.CardsSeen(0, ("bribe", "one_bank", "architect"))]


def test_b12_spread_of_farmers_and_b13_stones_over_two_provinces() -> None:
    """B12, B13, AMU-7.4, AMU-7.5, AMU-7.6  Abu 1 of 3, Avaris 3 of 3 fields filled: two farmers for 3 PO and no more.

    4 stones for 10: one completes Memphis, three make a pyramid in Edfu; none goes into a province of a rival.
    """
    game = after(buyer("abu avaris", purse=20, abu=Land(farmers=1), avaris=Land(farmers=3)), buy_cards(0))
    assert offers(game, purchase.BuyFarmer) == [buy_farmer("abu")]
    play(game, *[buy_farmer("abu")] * 2)
    assert (gold(game)[0], offers(game, purchase.BuyFarmer)) == (17, [])
    game = mason("memphis edfu", purse=10, memphis=Land(stones=2))
    assert [move.province for move in offers(game, purchase.BuyStone)] == ["memphis", "edfu"]
    assert refuse(game, buy_stone(game.seats[1].provinces[0])) == "core.refusal.not_offered"
    play(game, buy_stone("memphis"), *[buy_stone("edfu")] * 3)
    assert (gold(game)[0], land(game, "memphis"), land(game, "edfu")) == (0, Land(pyramids=1), Land(pyramids=1))


def test_b15_six_stones_and_architect() -> None:
    """B15, R31, AMU-7.7  t = 6 with Architect, early or late: 2 pyramids and 1 stone for 21 PO."""
    for before in (2, 5):
        game = after(mason("edfu", "architect", purse=21), *[buy_stone("edfu")] * before, play_architect("edfu"))
        play(game, *[buy_stone("edfu")] * (6 - before))
        assert (gold(game)[0], land(game, "edfu")) == (0, Land(stones=1, pyramids=2))


def test_amu_7_7_formula() -> None:
    """AMU-7.7, AMU-7.6, AMU-5.7, B14  t div 3 and t mod 3, at once; with Architect 1 + (t-2) div 3 and (t-2) mod 3."""
    for old, placed, with_architect in product(range(3), range(8), [False, True]):
        t = old + placed
        game = mason("edfu", "architect", edfu=Land(stones=old, pyramids=1))
        if not with_architect:
            play(game, *[buy_stone("edfu")] * placed)
            expected = Land(stones=t % 3, pyramids=1 + t // 3)
        elif t < 2:
            play(game, *[buy_stone("edfu")] * placed)
            assert refuse(game, play_architect("edfu")) == "few_stones"
            expected = Land(stones=t, pyramids=1)
        else:
            play(game, *[buy_stone("edfu")] * (2 - old), play_architect("edfu"), *[buy_stone("edfu")] * (t - 2))
            expected = Land(stones=(t - 2) % 3, pyramids=1 + 1 + (t - 2) // 3)
        assert land(game, "edfu") == expected, (old, placed, with_architect)
        assert gold(game)[0] == 50 - price(placed)


def test_b16_two_architects() -> None:
    """B16, AMU-5.4, AMU-5.5, AMU-12.3, AMU-7.7  With no gold at all: old stones become a pyramid, one is not enough.

    One is played this phase, the other only exchanged.
    """
    lands = {"edfu": Land(stones=2), "memphis": Land(stones=2), "buto": Land(stones=1)}
    game = mason("edfu memphis buto", "architect", "architect", purse=0, **lands)
    assert offers(game, purchase.PlayArchitect) == [play_architect("edfu"), play_architect("memphis")]
    heard = play(game, play_architect("edfu"))
    assert only(heard, events.CardPlayed) == [events.CardPlayed(0, "architect")]
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "edfu")]
    assert (land(game, "edfu"), game.discard) == (Land(pyramids=1), ["architect"])
    assert refuse(game, play_architect("memphis")) == "played_already"
    play(game, ExchangeCard("architect"))
    assert (gold(game)[0], game.discard) == (1, ["architect", "architect"])


@pytest.mark.parametrize(("province", "fields"), [("buto", 5), ("berenike", 0)])
def test_b17_extra_farmer_outside_the_fields(province: str, fields: int) -> None:
    """B17, AMU-12.4, AMU-5.9  Berenike has no field, all those of Buto are taken: he stands there all the same."""
    game = mason(province, "extra_farmer", purse=3, **{province: Land(farmers=fields)})
    heard = play(game, purchase.play_extra_farmer(province))
    assert only(heard, events.ExtraFarmerPlaced) == [events.ExtraFarmerPlaced(0, province)]
    assert (land(game, province), game.farmers_in(province)) == (Land(farmers=fields, extra=1), fields + 1)


@pytest.mark.parametrize(
    "before",
    [(), (buy_cards(0),), (buy_cards(0), buy_farmer("edfu")), (buy_cards(0), STOP_FARMERS, buy_stone("memphis"))],
)
def test_amu_7_7_purple_cards_at_any_moment_of_the_purchase(before: tuple[Move, ...]) -> None:
    """AMU-7.7, AMU-5.4, AMU-P26  Before cards, farmers and stones are bought and between them; each once a turn."""
    game = buyer("edfu memphis", *("extra_farmer", "architect") * 2, purse=9, edfu=Land(stones=2))
    play(game, *before, purchase.play_extra_farmer("memphis"))
    assert refuse(game, purchase.play_extra_farmer("memphis")) == "played_already"
    play(game, play_architect("edfu"))
    assert not offers(game, purchase.PlayArchitect)
    assert (land(game, "edfu").pyramids, land(game, "memphis").extra) == (1, 1)


def test_p26_a_purple_card_played_first_can_be_drawn_again() -> None:
    """AMU-P26, AMU-7.7, AMU-5.6  One card is left to draw; an Architect on the discards makes a second."""
    game = buyer("abydos", "architect", purse=9, abydos=Land(stones=2))
    build.dump_deck(game, 1, keep=1)
    assert offers(game, purchase.BuyCards) == [buy_cards(0), buy_cards(1)]
    play(game, play_architect("abydos"))
    assert offers(game, purchase.BuyCards) == [buy_cards(0), buy_cards(1), buy_cards(2)]


def test_amu_5_5_exchange_pays_for_the_next_piece() -> None:
    """AMU-5.5, AMU-5.3  The card leaves the hand first, then the 1 PO arrives, then it pays.

    Red, blue, green and yellow cards can only be exchanged here.
    """
    game = mason("edfu", "one_bank", purse=0)
    assert refuse(game, buy_stone("edfu")) == "needs_gold"
    heard = play(game, ExchangeCard("one_bank"), buy_stone("edfu"))
    assert only(heard, events.CardExchanged) == [events.CardExchanged(0, "one_bank")]
    assert (gold(game)[0], held(game, 0), game.stones["edfu"]) == (0, [], 1)
    cards = ("bribe", "protection", "offering_shift", "great_harvest", "fixed_income", "one_bank")
    game = mason("edfu", *cards, purse=5, edfu=Land(stones=2))
    assert {type(move).__name__ for move in game.moves()} == {"StopStones", "BuyStone", "ExchangeCard"}


def test_amu_5_2_no_hand_limit() -> None:
    """AMU-5.2  Thirty cards in a hand are fine."""
    game = buyer("abydos", purse=20)
    build.dump_deck(game, 0, keep=4)
    before = len(held(game, 0))
    play(game, buy_cards(4))
    assert len(held(game, 0)) == before + 4 >= 30


def test_p5_purchases_are_asked_piece_by_piece() -> None:
    """AMU-P5, AMU-7.2  Each next piece costs 1 PO more; the prompt says its price, and it must be affordable."""
    game = buyer("mendes", purse=12)
    prices = []
    for _ in range(4):
        assert game.decision is not None
        prices.append(game.decision.facts(game)["n"])
        play(game, buy_farmer("mendes"))
    assert (prices, gold(game)[0]) == ([1, 2, 3, 4], 2)
    game = after(mason("edfu memphis", purse=5), buy_stone("edfu"), buy_stone("edfu"))
    assert refuse(game, buy_stone("memphis")) == "needs_gold", "3 PO, and 2 are left"


@pytest.mark.parametrize(
    ("provinces", "cards", "step"), [("dakhla", (), "LayOffering"), ("edfu", ("bribe",), "BuyFavours")]
)
def test_p6_steps_in_which_nothing_can_be_bought_are_skipped(provinces: str, cards: tuple, step: str) -> None:
    """AMU-P6, AMU-7.1, AMU-5.5  No gold and no card: not asked at all; a card that could be exchanged: asked."""
    assert asked(buyer(provinces, *cards, purse=0))[0] == step


def test_p7_the_farmer_step_does_not_show_who_holds_an_extra_farmer() -> None:
    """AMU-P7, AMU-5.1, AMU-7.4  All fields taken: nobody is asked about farmers, with the card or without it."""
    for cards in ((), ("bribe",), ("extra_farmer", "bribe")):
        game = buyer("damanhur", *cards, purse=9, damanhur=Land(farmers=2))
        assert (asked(game), purchase.BuyFarmers(0, 1).foregone(game)) == (("BuyStones", 0), STOP_FARMERS)
        game = buyer("damanhur", *cards, purse=9, damanhur=Land(farmers=1))
        assert purchase.BuyFarmers(0, 1).foregone(game) is None


def test_p7_an_extra_farmer_waits_for_the_stones() -> None:
    """AMU-P7, AMU-7.8, AMU-7.7, AMU-5.4  Nothing is lost: he is placed in the next step, beside an Architect."""
    game = buyer("damanhur", "extra_farmer", "architect", purse=0, damanhur=Land(farmers=2, stones=2))
    play(game, purchase.play_extra_farmer("damanhur"), play_architect("damanhur"))
    assert land(game, "damanhur") == Land(farmers=2, pyramids=1, extra=1)


def test_amu_4_1_all_finish_a_phase_before_the_next_begins() -> None:
    """AMU-4.1  Auction, purchases of all, offerings of all, income of all, in this order."""
    game = position()
    build.auction(game, "thebes edfu mendes")
    phases = [game.phase]
    while game.turn_of_kingdom == 1:
        play(game, game.moves()[0])
        if game.phase != phases[-1]:
            phases.append(game.phase)
    assert phases == ["auction", "purchase", "offering", "income", "auction"]
