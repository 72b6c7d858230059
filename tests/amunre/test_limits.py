"""AMU-5.6 to AMU-5.9  What happens when stones, pyramids, farmers or favour cards run out."""

from __future__ import annotations

import pytest

from game.amunre import events
from game.amunre.auction import bid
from game.amunre.building import stones_on_board
from game.amunre.exchange import ExchangeCard
from game.amunre.gifts import TAKE_CARD, TakeStone, take_farmer, take_stone
from game.amunre.purchase import (
    STOP_STONES,
    BuyCards,
    BuyStone,
    buy_cards,
    buy_farmer,
    buy_stone,
    play_architect,
    play_extra_farmer,
)
from game.amunre.state import AmunRe
from tests.amunre.build import (
    Land,
    at_gifts,
    at_purchase,
    auction,
    dump_deck,
    hand,
    new_kingdom,
    no_cards,
    own,
    position,
    purses,
    put,
    pyramids_elsewhere,
    stones_elsewhere,
)
from tests.amunre.look import asked, gold, held, land, offers, only, play, refuse

TOO_MANY = "amunre.refusal.too_many_stones"
NO_PYRAMIDS = "amunre.refusal.no_pyramids"


def table(provinces: str, *cards: str, stones: int = 0, pyramids: int = 0, **lands: Land) -> AmunRe:
    """Seat 0 owns these provinces and cards; that many stones and pyramids lie on the whole board."""
    game = position()
    no_cards(game)
    hand(game, 0, *cards)
    own(game, provinces)
    put(game, **lands)
    if stones:
        stones_elsewhere(game, stones)
    if pyramids:
        pyramids_elsewhere(game, pyramids)
    return game


def stone_buyer(game: AmunRe, purse: int) -> AmunRe:
    """Seat 0 with this purse is about to buy stones; all its fields are full."""
    for name in game.seats[0].provinces:
        put(game, **{name: land(game, name)._replace(farmers=game.farmers[name] + game.free_fields(name))})
    purses(game, purse)
    at_purchase(game, 0)
    if asked(game)[0] == "BuyFavours":
        play(game, buy_cards(0))
    return game


class TestFifteenStones:
    """AMU-5.8, R23, R30  At most 15 stones at rest."""

    def test_purchase_that_passes_through_16_and_comes_to_rest(self) -> None:
        """AMU-5.8, R23  15 on the board, one of them in Edfu: two more make a pyramid, 14 are left."""
        game = stone_buyer(table("edfu", stones=15, edfu=Land(stones=1)), 3)
        play(game, buy_stone("edfu"))
        assert stones_on_board(game) == 16
        play(game, buy_stone("edfu"))
        assert stones_on_board(game) == 14
        assert game.pyramids["edfu"] == 1

    def test_the_middle_of_it_is_no_place_to_stop(self) -> None:
        """AMU-5.8, AMU-P8  With 16 on the board the purchase must go on."""
        game = stone_buyer(table("edfu", stones=15, edfu=Land(stones=1)), 3)
        play(game, buy_stone("edfu"))
        assert list(game.moves()) == [buy_stone("edfu")]
        assert refuse(game, STOP_STONES) == TOO_MANY

    def test_purchase_that_cannot_come_to_rest(self) -> None:
        """AMU-5.8, R30  With 2 PO the second stone cannot be paid, so the first one is not offered."""
        game = table("edfu", "bribe", stones=15, edfu=Land(stones=1))
        game = stone_buyer(game, 1)
        assert refuse(game, buy_stone("edfu")) == TOO_MANY

    def test_passing_through_17(self) -> None:
        """AMU-5.8, AMU-P8  An empty province: 16, 17, and the third stone takes three back: 15."""
        game = stone_buyer(table("edfu", stones=15), 6)
        play(game, *[buy_stone("edfu")] * 3)
        assert stones_on_board(game) == 15
        assert STOP_STONES in game.moves()

    def test_one_piece_short_of_it(self) -> None:
        """AMU-5.8, AMU-P8  With 5 PO only two stones can be paid: none is offered."""
        game = stone_buyer(table("edfu", "bribe", stones=15), 4)
        assert offers(game, BuyStone) == []

    def test_the_third_stone_of_a_province_is_always_possible(self) -> None:
        """AMU-5.8  15 on the board, two in Edfu: the third builds and 13 are left."""
        game = stone_buyer(table("edfu memphis", "bribe", stones=15, edfu=Land(stones=2)), 1)
        assert offers(game, BuyStone) == [buy_stone("edfu")]
        play(game, buy_stone("edfu"))
        assert stones_on_board(game) == 13

    def test_the_architect_as_the_way_out(self) -> None:
        """AMU-5.8, AMU-7.8  One stone for 1 PO, 16 on the board, and the Architect takes two back."""
        game = stone_buyer(table("edfu", "architect", stones=15, edfu=Land(stones=1)), 1)
        play(game, buy_stone("edfu"))
        assert refuse(game, ExchangeCard("architect")) == TOO_MANY
        assert refuse(game, STOP_STONES) == TOO_MANY
        assert list(game.moves()) == [play_architect("edfu")]
        play(game, play_architect("edfu"))
        assert stones_on_board(game) == 14

    def test_an_architect_who_is_needed_does_not_pay(self) -> None:
        """AMU-5.8, AMU-P8, AMU-5.5  Two stones (3 PO) and the Architect: 2 PO and his card are not enough for both."""
        game = stone_buyer(table("edfu", "architect", stones=15), 2)
        assert refuse(game, buy_stone("edfu")) == TOO_MANY
        game = stone_buyer(table("edfu", "architect", stones=15), 3)
        play(game, buy_stone("edfu"), buy_stone("edfu"), play_architect("edfu"))
        assert (stones_on_board(game), game.pyramids["edfu"]) == (15, 1)

    def test_cards_count_as_means_to_come_to_rest(self) -> None:
        """AMU-5.8, AMU-P8, AMU-5.5  1 PO and two cards: the second stone is paid by exchanging them."""
        game = stone_buyer(table("edfu", "bribe", "one_bank", stones=15, edfu=Land(stones=1)), 1)
        play(game, buy_stone("edfu"))
        assert list(game.moves()) == [ExchangeCard("bribe"), ExchangeCard("one_bank")]
        play(game, ExchangeCard("bribe"), ExchangeCard("one_bank"), buy_stone("edfu"))
        assert stones_on_board(game) == 14

    def test_an_extra_farmer_waits_until_the_stones_are_at_rest(self) -> None:
        """AMU-P8, AMU-5.8  In the middle he would take away 1 PO of the means; afterwards he is offered."""
        game = stone_buyer(table("edfu", "extra_farmer", stones=15, edfu=Land(stones=1)), 2)
        play(game, buy_stone("edfu"))
        assert refuse(game, play_extra_farmer("edfu")) == TOO_MANY
        game = stone_buyer(table("edfu", "extra_farmer", stones=15, edfu=Land(stones=1)), 3)
        play(game, buy_stone("edfu"), buy_stone("edfu"), play_extra_farmer("edfu"))
        assert game.extra_farmers["edfu"] == 1

    def test_14_on_the_board_leave_room_for_one(self) -> None:
        """AMU-5.8  The fifteenth stone may be bought, the sixteenth not."""
        game = stone_buyer(table("edfu", "bribe", stones=14), 2)
        play(game, buy_stone("edfu"))
        assert refuse(game, buy_stone("edfu")) == "amunre.refusal.needs_gold"
        play(game, ExchangeCard("bribe"))
        assert refuse(game, buy_stone("edfu")) == TOO_MANY

    def test_gift_mix_that_passes_through_16(self) -> None:
        """AMU-5.8, AMU-8.6  The mix of one player is one action: two stones for Edfu with its one stone."""
        game = table("edfu", stones=15, edfu=Land(stones=1))
        at_gifts(game, 0, 2)
        play(game, take_stone("edfu"))
        assert refuse(game, TAKE_CARD) == TOO_MANY
        assert refuse(game, take_farmer("edfu")) == TOO_MANY
        play(game, take_stone("edfu"))
        assert (stones_on_board(game), game.pyramids["edfu"]) == (14, 1)

    def test_gift_mix_that_would_leave_16(self) -> None:
        """AMU-5.8, AMU-8.6  With one gift no stone can be named."""
        game = table("edfu", stones=15, edfu=Land(stones=1))
        at_gifts(game, 0, 1)
        assert offers(game, TakeStone) == []
        assert refuse(game, take_stone("edfu")) == TOO_MANY

    def test_bonus_is_cut_down_to_what_the_quarry_holds(self) -> None:
        """AMU-5.8, AMU-6.1, R23  14 on the board: Memphis gets one of its two stones."""
        game = position()
        new_kingdom(game)
        put(game, edfu=Land(stones=2), buto=Land(stones=2), mendes=Land(stones=2), amarna=Land(stones=2))
        put(game, avaris=Land(stones=2), sawu=Land(stones=2), kharga=Land(stones=2))
        heard = auction(game, ["memphis", "abydos", "abu"])
        assert only(heard, events.BonusLaid) == [events.BonusLaid("memphis", 0, 1)]
        assert (game.stones["memphis"], game.stones["abydos"]) == (1, 0)

    def test_bonus_stones_are_filled_in_order_of_reveal(self) -> None:
        """AMU-5.8  13 on the board: Abydos, revealed first, takes one, Memphis one of two."""
        game = position()
        new_kingdom(game)
        put(game, edfu=Land(stones=2), buto=Land(stones=2), mendes=Land(stones=2), amarna=Land(stones=2))
        put(game, avaris=Land(stones=2), sawu=Land(stones=2), kharga=Land(stones=1))
        auction(game, ["abydos", "memphis", "abu"])
        assert (game.stones["abydos"], game.stones["memphis"]) == (1, 1)

    def test_waiting_bonus_stones_count_as_lying_on_the_board(self) -> None:
        """AMU-5.8  Memphis would build with 2 + 2, but nothing is built before the settlement: Abydos gets none."""
        game = position()
        new_kingdom(game)
        put(game, edfu=Land(stones=2), buto=Land(stones=2), mendes=Land(stones=2), amarna=Land(stones=2))
        put(game, avaris=Land(stones=2), memphis=Land(stones=2), kharga=Land(stones=1))
        auction(game, ["memphis", "abydos", "abu"])
        assert (game.stones["memphis"], game.stones["abydos"]) == (4, 0)
        play(game, bid("memphis", 0), bid("abydos", 0), bid("abu", 0))
        assert land(game, "memphis") == Land(stones=1, pyramids=1)
        assert stones_on_board(game) == 12


class TestFortyFivePyramids:
    """AMU-5.8, AMU-2.3, R30  At most 45 pyramids on the board."""

    def test_the_third_stone_cannot_be_bought(self) -> None:
        """AMU-5.8, R30  45 stand: two stones in Edfu stay two, Memphis may still be filled to two."""
        game = stone_buyer(table("edfu memphis", pyramids=45, edfu=Land(stones=2)), 20)
        assert refuse(game, buy_stone("edfu")) == NO_PYRAMIDS
        play(game, buy_stone("memphis"), buy_stone("memphis"))
        assert refuse(game, buy_stone("memphis")) == NO_PYRAMIDS

    def test_architect_cannot_be_played(self) -> None:
        """AMU-5.8, AMU-12.3  Nothing can be built any more."""
        game = stone_buyer(table("edfu", "architect", pyramids=45, edfu=Land(stones=2)), 20)
        assert refuse(game, play_architect("edfu")) == NO_PYRAMIDS

    def test_a_purchase_may_not_build_past_45(self) -> None:
        """AMU-5.8  44 stand: the next pyramid is the last one."""
        game = table("edfu memphis", "architect", pyramids=44, edfu=Land(stones=2), memphis=Land(stones=2))
        game = stone_buyer(game, 20)
        play(game, buy_stone("edfu"))
        assert sum(game.pyramids.values()) == 45
        assert refuse(game, buy_stone("memphis")) == NO_PYRAMIDS
        assert refuse(game, play_architect("memphis")) == NO_PYRAMIDS

    def test_a_third_stone_cannot_be_taken_as_a_gift(self) -> None:
        """AMU-5.8, AMU-8.6  Two stones in Edfu and 45 pyramids: stones only for Memphis."""
        game = table("edfu memphis", pyramids=45, edfu=Land(stones=2))
        at_gifts(game, 0, 3)
        assert offers(game, TakeStone) == [take_stone("memphis")]
        assert refuse(game, take_stone("edfu")) == NO_PYRAMIDS

    def test_a_bonus_stone_stays_as_a_stone(self) -> None:
        """AMU-5.8, AMU-18  Two old stones and two bonus stones in Memphis: four stones, no pyramid."""
        game = position()
        new_kingdom(game)
        put(game, memphis=Land(stones=2), mendes=Land(pyramids=45))
        auction(game, ["memphis", "avaris", "kharga"])
        play(game, bid("memphis", 0), bid("avaris", 0), bid("kharga", 0))
        assert land(game, "memphis") == Land(stones=4)

    def test_a_province_with_stones_too_many_takes_no_more(self) -> None:
        """AMU-5.8  Four stones that could not be built with: no fifth one, no Architect."""
        game = stone_buyer(table("edfu", "architect", pyramids=45, edfu=Land(stones=4)), 20)
        assert refuse(game, buy_stone("edfu")) == NO_PYRAMIDS
        assert refuse(game, play_architect("edfu")) == NO_PYRAMIDS

    def test_the_last_pyramid_goes_to_the_province_revealed_first(self) -> None:
        """AMU-5.8, AMU-P15  Abydos and Memphis both complete one, and one is left: in order of reveal."""
        game = position()
        new_kingdom(game)
        put(game, abydos=Land(stones=2), memphis=Land(stones=1), mendes=Land(pyramids=44))
        auction(game, ["memphis", "abydos", "kharga"])
        play(game, bid("abydos", 0), bid("memphis", 0), bid("kharga", 0))
        assert land(game, "memphis") == Land(pyramids=1)
        assert land(game, "abydos") == Land(stones=3)

    def test_p20_only_the_number_of_pyramids_is_kept(self) -> None:
        """AMU-P20, AMU-5.7, AMU-2.3  45 in one province is as good as any distribution: pieces are only drawn."""
        game = stone_buyer(table("edfu", edfu=Land(stones=2, pyramids=44)), 1)
        play(game, buy_stone("edfu"))
        assert land(game, "edfu")._replace(farmers=0) == Land(pyramids=45)


class TestFarmers:
    """AMU-5.9, R23  48 farmers."""

    def few_left(self, supply: int, *cards: str) -> AmunRe:
        game = table("mendes", *cards)
        rival = game.seats[1].provinces[0]
        put(game, **{rival: Land(extra=48 - supply)})
        return game

    def test_no_more_can_be_bought_than_there_are(self) -> None:
        """AMU-5.9, AMU-7.4, R23  Two left, six free fields: the third is refused."""
        game = self.few_left(2)
        at_purchase(game, 0)
        play(game, buy_farmer("mendes"), buy_farmer("mendes"))
        assert refuse(game, buy_farmer("mendes")) == "amunre.refusal.no_farmers"

    def test_without_any_the_step_is_skipped(self) -> None:
        """AMU-5.9, AMU-P6  No farmer left: on to the stones."""
        game = self.few_left(0)
        at_purchase(game, 0)
        assert asked(game) == ("BuyStones", 0)

    def test_extra_farmer_cannot_be_placed(self) -> None:
        """AMU-5.9, AMU-12.4  The card stays in the hand."""
        game = self.few_left(0, "extra_farmer")
        at_purchase(game, 0)
        assert refuse(game, play_extra_farmer("mendes")) == "amunre.refusal.no_farmers"
        assert held(game, 0) == ["extra_farmer"]

    def test_no_farmer_as_a_gift(self) -> None:
        """AMU-5.9, AMU-8.6  One left: the second gift cannot be a farmer."""
        game = self.few_left(1)
        at_gifts(game, 0, 2)
        play(game, take_farmer("mendes"))
        assert refuse(game, take_farmer("mendes")) == "amunre.refusal.no_farmers"

    def test_one_farmer_for_each_field(self) -> None:
        """AMU-5.9  Damanhur has two fields."""
        game = table("damanhur")
        at_purchase(game, 0)
        play(game, buy_farmer("damanhur"), buy_farmer("damanhur"))
        assert refuse(game, buy_farmer("damanhur")) == "amunre.refusal.no_field"


class TestFavourCards:
    """AMU-5.6, R22  The deck and the discards."""

    def abydos(self, keep: int, discard: int) -> AmunRe:
        """Limit 4; that many cards in deck and discards, the rest is held by a rival."""
        game = table("abydos")
        dump_deck(game, 1, keep, discard)
        at_purchase(game, 0)
        return game

    def test_discards_become_a_new_deck(self) -> None:
        """AMU-5.6, R22  One card in the deck, three discarded: four are bought, reshuffled on the way."""
        game = self.abydos(1, 3)
        expected = sorted(game.deck + game.discard)
        heard = play(game, buy_cards(4))
        assert only(heard, events.DeckReshuffled) == [events.DeckReshuffled(3)]
        assert held(game, 0) == expected
        assert (game.deck, game.discard) == ([], [])

    def test_no_reshuffle_before_a_card_must_be_drawn(self) -> None:
        """AMU-5.6  The last card is drawn: the discards stay where they are."""
        game = self.abydos(1, 3)
        heard = play(game, buy_cards(1))
        assert only(heard, events.DeckReshuffled) == []
        assert (len(game.deck), len(game.discard)) == (0, 3)

    def test_the_new_deck_is_shuffled_by_the_seed(self) -> None:
        """AMU-5.6, R22  The order of the discards is not the order of the new deck."""
        orders = set()
        for counter in range(10):
            game = self.abydos(0, 8)
            game.chance.counter = counter
            play(game, buy_cards(4))
            orders.add(tuple(game.seats[0].hand))
        assert len(orders) > 5

    def test_a_purchase_is_limited_to_the_cards_that_exist(self) -> None:
        """AMU-5.6, AMU-7.3  Two cards in all, limit 4: at most two."""
        game = self.abydos(1, 1)
        assert [move.n for move in offers(game, BuyCards)] == [0, 1, 2]
        assert refuse(game, buy_cards(3)) == "amunre.refusal.no_cards"

    def test_p17_without_any_card_the_step_is_skipped(self) -> None:
        """AMU-P17, AMU-5.6  Deck and discards empty: on to the farmers."""
        game = self.abydos(0, 0)
        assert asked(game) == ("BuyFarmers", 0)

    def test_p23_an_exchanged_card_can_be_drawn_again(self) -> None:
        """AMU-P23, AMU-5.6, AMU-5.5  One card exists; a card exchanged in this step makes a second."""
        game = table("abydos", "bribe")
        dump_deck(game, 1, 1)
        at_purchase(game, 0)
        assert [move.n for move in offers(game, BuyCards)] == [0, 1]
        play(game, ExchangeCard("bribe"))
        assert [move.n for move in offers(game, BuyCards)] == [0, 1, 2]

    def test_a_bonus_card_that_does_not_exist_is_lost(self) -> None:
        """AMU-5.6, AMU-6.1  One card for Thebes and Dakhla: Thebes, revealed first, gets it."""
        game = position()
        no_cards(game)
        dump_deck(game, 2, 1)
        auction(game, ["thebes", "dakhla", "abu"])
        assert {name: len(pile) for name, pile in game.bonus_cards.items()} == {"thebes": 1}
        play(game, bid("thebes", 0), bid("dakhla", 0), bid("abu", 0))
        assert [len(held(game, seat)) for seat in (0, 1)] == [1, 0]

    def test_a_bonus_card_reshuffles_too(self) -> None:
        """AMU-5.6, R22  Thebes needs two, the deck has one and the discards one."""
        game = position()
        no_cards(game)
        dump_deck(game, 2, 1, 1)
        heard = auction(game, ["thebes", "avaris", "abu"])
        assert only(heard, events.DeckReshuffled) == [events.DeckReshuffled(1)]
        assert len(game.bonus_cards["thebes"]) == 2

    def test_gifts_are_chosen_from_what_exists(self) -> None:
        """AMU-5.6, AMU-8.6  One card left: only one of three gifts can be a card."""
        game = table("mendes")
        dump_deck(game, 1, 1)
        at_gifts(game, 0, 3)
        play(game, TAKE_CARD)
        assert refuse(game, TAKE_CARD) == "amunre.refusal.no_cards"
        play(game, take_farmer("mendes"), take_stone("mendes"))
        assert len(held(game, 0)) == 1


class TestFewerGifts:
    """AMU-8.6, R32  As many gifts as can be taken, which may be fewer than earned."""

    def bare(self, count: int) -> AmunRe:
        """Dakhla and Berenike, no card left anywhere: only stones can be given."""
        game = table("dakhla berenike", stones=15)
        dump_deck(game, 1)
        at_gifts(game, 0, count)
        return game

    def test_nothing_to_take_at_all(self) -> None:
        """AMU-8.6, AMU-P9  No card, no field, no stone that could come to rest: he is not asked."""
        game = self.bare(2)
        assert asked(game) == ("CollectIncome", 0)
        assert stones_on_board(game) == 15

    def test_three_stones_can_come_to_rest(self) -> None:
        """AMU-8.6, AMU-5.8  With three gifts a whole pyramid fits: all three must go into one province."""
        game = self.bare(3)
        play(game, take_stone("dakhla"))
        assert list(game.moves()) == [take_stone("dakhla")]
        play(game, take_stone("dakhla"), take_stone("dakhla"))
        assert land(game, "dakhla") == Land(pyramids=1)

    def test_fewer_than_earned(self) -> None:
        """AMU-8.6  14 on the board and one gift too many: one stone is taken, the second is lost."""
        game = table("dakhla berenike", stones=14)
        dump_deck(game, 1)
        at_gifts(game, 0, 2)
        play(game, take_stone("dakhla"))
        assert asked(game) == ("CollectIncome", 0)

    def test_a_choice_that_would_waste_a_gift_is_refused(self) -> None:
        """AMU-8.6, AMU-P9, R32  One stone in Dakhla: two more build there; one for Berenike would be the only gift."""
        game = table("dakhla berenike", stones=14, dakhla=Land(stones=1))
        dump_deck(game, 1)
        at_gifts(game, 0, 2)
        assert list(game.moves()) == [take_stone("dakhla")]
        assert refuse(game, take_stone("berenike")) == "amunre.refusal.fewer_gifts"

    def test_a_card_that_would_waste_a_gift_is_refused(self) -> None:
        """AMU-8.6, R32  15 on the board, one card left: card and stone do not go together, two stones do."""
        game = table("dakhla berenike", stones=15, dakhla=Land(stones=1))
        dump_deck(game, 1, 1)
        at_gifts(game, 0, 2)
        assert list(game.moves()) == [take_stone("dakhla")]
        assert refuse(game, TAKE_CARD) == "amunre.refusal.fewer_gifts"

    def test_a_farmer_that_would_waste_a_gift_is_refused(self) -> None:
        """AMU-8.6, R32  The same with one free field and no card."""
        game = table("damanhur berenike", stones=15, damanhur=Land(farmers=1, stones=1))
        dump_deck(game, 1)
        at_gifts(game, 0, 2)
        assert refuse(game, take_farmer("damanhur")) == "amunre.refusal.fewer_gifts"
        play(game, take_stone("damanhur"), take_stone("damanhur"))
        assert land(game, "damanhur") == Land(farmers=1, pyramids=1)


def test_amu_5_7_stones_never_leave_their_province() -> None:
    """AMU-5.7  One stone each in Edfu, Memphis and Abu build nothing."""
    game = stone_buyer(table("edfu memphis abu"), 6)
    play(game, buy_stone("edfu"), buy_stone("memphis"), buy_stone("abu"))
    assert [game.stones[name] for name in ("edfu", "memphis", "abu")] == [1, 1, 1]
    assert sum(game.pyramids.values()) == 0


def test_amu_5_7_no_pyramid_where_nobody_rules() -> None:
    """AMU-5.7, AMU-10.3  Bonus stones on a province without owner wait for the settlement."""
    game = position()
    new_kingdom(game)
    put(game, memphis=Land(stones=1))
    auction(game, ["memphis", "avaris", "abu"])
    assert land(game, "memphis") == Land(stones=3)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_limits_do_not_depend_on_the_number_of_players(seats: int) -> None:
    """AMU-15.1, AMU-5.8  15 stones for three, four or five."""
    game = position(seats)
    no_cards(game)
    own(game, "edfu")
    stones_elsewhere(game, 15)
    purses(game, 5)
    hand(game, 0, "bribe")
    put(game, edfu=land(game, "edfu")._replace(farmers=3))
    at_purchase(game, 0)
    play(game, buy_cards(0))
    assert asked(game) == ("BuyStones", 0)
    assert gold(game)[0] + len(held(game, 0)) == 6
    play(game, *[buy_stone("edfu")] * 2, ExchangeCard("bribe"), buy_stone("edfu"))
    assert (land(game, "edfu").pyramids, stones_on_board(game)) == (1, 15)
