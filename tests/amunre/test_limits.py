"""AMU-5.6 to AMU-5.9  What happens when stones, pyramids, farmers or favour cards run out."""

import pytest

from game.amunre import RULES, events
from game.amunre.exchange import ExchangeCard
from game.amunre.gifts import TAKE_CARD, TakeStone, take_farmer, take_stone
from game.amunre.purchase import STOP_STONES, BuyCards, BuyStone, buy_cards, buy_farmer, buy_stone, play_architect
from game.amunre.purchase import play_extra_farmer as extra_farmer
from game.amunre.state import AmunRe
from tests.amunre import build
from tests.amunre.build import Land, at_gifts, at_purchase, at_stones, dump_deck, new_auction, table
from tests.amunre.look import after, bids, held, land
from tests.titles.playing import asked, offers, only, play, refuse

TOO_MANY = "too_many_stones"
NO_PYRAMIDS = "no_pyramids"
NO_FARMERS = "no_farmers"
FEWER_GIFTS = "fewer_gifts"
EDFU = buy_stone("edfu")


def mason(provinces: str, *cards: str, purse: int, stones: int = 0, pyramids: int = 0, **lands: Land) -> AmunRe:
    """Seat 0 is about to buy stones; that many stones and pyramids lie on the whole board."""
    return at_stones(table(provinces, *cards, purse=purse, stones=stones, pyramids=pyramids, **lands))


def given(game: AmunRe, count: int, cards: int = 9) -> AmunRe:
    """Seat 0 has earned that many gifts, and that many favour cards are left."""
    dump_deck(game, 1, cards)
    at_gifts(game, 0, count)
    return game


def lying(game: AmunRe) -> int:
    """Stones on the whole board."""
    return sum(game.stones.values())


def two_stones_in(names: str) -> dict[str, Land]:
    return {name: Land(stones=2) for name in names.split()}


MANY = two_stones_in("buto mendes amarna avaris sawu kharga thebes abu")
"""Sixteen stones, more than the box holds."""


class TestStonesWithoutLimit:
    """AMU-7.5, R30  "L’achat des Paysans et des Pierres n’est pas limité": the 15 of the box are furniture."""

    def test_a_purchase_may_end_with_more_than_15(self) -> None:
        """AMU-7.5, AMU-8.6, AMU-5.8, R23, R30  15 lie there: two more for Edfu, 16 or 17 in the end; a gift too."""
        game = after(at_stones(table("edfu", purse=3, stones=15, counted=False)), EDFU)
        assert STOP_STONES in game.moves()
        assert lying(after(game, EDFU)) == 17
        game = given(table("edfu", stones=15, counted=False), 1)
        assert lying(after(game, take_stone("edfu"))) == 16

    def test_bonus_stones_are_never_cut(self) -> None:
        """AMU-6.1, R30  16 lie on the board, and Memphis still gets its two, Abydos its one."""
        game = new_auction("memphis abydos edfu", **MANY)
        assert (game.stones["memphis"], game.stones["abydos"], lying(game)) == (2, 1, 19)
        assert RULES.invariants(game) == []

    def test_the_limit_is_a_variant_beside_the_expert_rule(self) -> None:
        """R30, AMU-14.1  Both can be chosen alone or together."""
        tables = [(False, False), (False, True), (True, False), (True, True)]
        games = [build.position(expert=expert, counted=counted) for expert, counted in tables]
        assert [(game.expert, game.counted_stones) for game in games] == tables
        assert RULES.invariants(new_auction("memphis abydos edfu", counted=True, **MANY)) != []


class TestFifteenStones:
    """AMU-5.8, R23, R30  The house rule of counted stones: at most 15 at rest."""

    def test_purchase_that_passes_through_16_and_comes_to_rest(self) -> None:
        """AMU-5.8, AMU-P8, R23  One of 15 in Edfu: with 16 it must go on; two more make a pyramid, 14 are left."""
        game = after(mason("edfu", purse=3, stones=15, edfu=Land(stones=1)), EDFU)
        assert (lying(game), list(game.moves()), refuse(game, STOP_STONES)) == (16, [EDFU], TOO_MANY)
        play(game, EDFU)
        assert (lying(game), game.pyramids["edfu"]) == (14, 1)

    @pytest.mark.parametrize(("purse", "there"), [(1, 1), (4, 0)])
    def test_purchase_that_cannot_come_to_rest(self, purse: int, there: int) -> None:
        """AMU-5.8, AMU-P8, R30  With 2 PO the second stone cannot be paid, with 5 not the third: none is offered."""
        game = mason("edfu", "bribe", purse=purse, stones=15, edfu=Land(stones=there))
        assert (offers(game, BuyStone), refuse(game, EDFU)) == ([], TOO_MANY)

    def test_the_third_stone_of_a_province_is_always_possible(self) -> None:
        """AMU-5.8  15 on the board, two in Edfu: the third builds and 13 are left. 14 leave room for one."""
        game = mason("edfu memphis", "bribe", purse=1, stones=15, edfu=Land(stones=2))
        assert offers(game, BuyStone) == [EDFU]
        assert lying(after(game, EDFU)) == 13
        game = after(mason("edfu", "bribe", purse=2, stones=14), EDFU)
        assert refuse(game, EDFU) == "needs_gold"
        assert refuse(after(game, ExchangeCard("bribe")), EDFU) == TOO_MANY

    def test_the_architect_as_the_way_out(self) -> None:
        """AMU-5.8, AMU-7.8  One stone for 1 PO, 16 on the board, and the Architect takes two back.

        AMU-P8, AMU-5.5  Who is needed does not pay: two stones (3 PO) and the Architect, for 2 PO and his card.
        """
        game = after(mason("edfu", "architect", purse=1, stones=15, edfu=Land(stones=1)), EDFU)
        assert (refuse(game, ExchangeCard("architect")), refuse(game, STOP_STONES)) == (TOO_MANY, TOO_MANY)
        assert list(game.moves()) == [play_architect("edfu")]
        assert lying(after(game, play_architect("edfu"))) == 14
        assert refuse(mason("edfu", "architect", purse=2, stones=15), EDFU) == TOO_MANY
        game = after(mason("edfu", "architect", purse=3, stones=15), EDFU, EDFU, play_architect("edfu"))
        assert (lying(game), game.pyramids["edfu"]) == (15, 1)

    def test_that_only_the_architect_is_a_way_out_is_not_seen(self) -> None:
        """AMU-5.8, AMU-18  Whether the sixteenth stone is offered would tell who holds him, so nobody is shown it."""
        one = Land(stones=1)
        with_him, without = (mason("edfu", card, purse=1, stones=15, edfu=one) for card in ("architect", "bribe"))
        assert (EDFU in with_him.moves(), EDFU in without.moves()) == (True, False)
        assert not any(game.decision.is_open(game, EDFU) for game in (with_him, without))
        roomy = mason("edfu", "bribe", purse=1, stones=3)
        assert roomy.decision.is_open(roomy, EDFU)

    def test_cards_count_as_means_to_come_to_rest(self) -> None:
        """AMU-5.8, AMU-P8, AMU-5.5  1 PO and two cards: the second stone is paid by exchanging them."""
        game = after(mason("edfu", "bribe", "one_bank", purse=1, stones=15, edfu=Land(stones=1)), EDFU)
        assert list(game.moves()) == [ExchangeCard("bribe"), ExchangeCard("one_bank")]
        play(game, ExchangeCard("bribe"), ExchangeCard("one_bank"), EDFU)
        assert lying(game) == 14

    def test_an_extra_farmer_waits_until_the_stones_are_at_rest(self) -> None:
        """AMU-P8, AMU-5.8  In the middle he would take away 1 PO of the means; afterwards he is offered."""
        game = after(mason("edfu", "extra_farmer", purse=2, stones=15, edfu=Land(stones=1)), EDFU)
        assert refuse(game, extra_farmer("edfu")) == TOO_MANY
        play(game, ExchangeCard("extra_farmer"), EDFU)
        game = mason("edfu", "extra_farmer", purse=3, stones=15, edfu=Land(stones=1))
        play(game, EDFU, EDFU, extra_farmer("edfu"))
        assert game.extra_farmers["edfu"] == 1

    def test_gift_mix_that_passes_through_16(self) -> None:
        """AMU-5.8, AMU-8.6  The mix of one player is one action: two stones for Edfu with its one stone, or none."""
        game = given(table("edfu", stones=15, edfu=Land(stones=1)), 1)
        assert (offers(game, TakeStone), refuse(game, take_stone("edfu"))) == ([], TOO_MANY)
        game = after(given(table("edfu", stones=15, edfu=Land(stones=1)), 2), take_stone("edfu"))
        assert refuse(game, TAKE_CARD) == refuse(game, take_farmer("edfu")) == TOO_MANY
        play(game, take_stone("edfu"))
        assert (lying(game), game.pyramids["edfu"]) == (14, 1)

    @pytest.mark.parametrize(
        ("revealed", "kharga", "laid"),
        [("memphis abydos abu", 2, {"memphis": 1}), ("abydos memphis abu", 1, {"abydos": 1, "memphis": 1})],
    )
    def test_bonus_stones_are_cut_down_in_order_of_reveal(
        self, revealed: str, kharga: int, laid: dict[str, int]
    ) -> None:
        """AMU-5.8, AMU-6.1, R23  14 or 13 on the board: the quarry holds one or two of the three for both provinces."""
        game = build.position(counted=True)
        build.new_kingdom(game)
        build.put(game, **two_stones_in("edfu buto mendes amarna avaris sawu"), kharga=Land(stones=kharga))
        heard = build.auction(game, revealed)
        assert only(heard, events.BonusLaid) == [events.BonusLaid(name, 0, n) for name, n in laid.items()]
        assert [game.stones[name] for name in ("abydos", "memphis")] == [laid.get("abydos", 0), laid["memphis"]]

    def test_waiting_bonus_stones_count_as_lying_on_the_board(self) -> None:
        """AMU-5.8, AMU-5.7, AMU-10.3  2 + 2 in Memphis build only after the settlement: Abydos gets none."""
        lands = two_stones_in("edfu buto mendes amarna avaris memphis") | {"kharga": Land(stones=1)}
        game = new_auction("memphis abydos abu", counted=True, **lands)
        assert (land(game, "memphis"), land(game, "abydos")) == (Land(stones=4), Land())
        play(game, *bids("memphis 0, abydos 0, abu 0"))
        assert (land(game, "memphis"), lying(game)) == (Land(stones=1, pyramids=1), 12)

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_passing_through_17(self, seats: int) -> None:
        """AMU-5.8, AMU-P8, AMU-15.1  16, 17, and the third stone takes three back: 15 for three, four or five."""
        game = at_stones(table("edfu", "bribe", seats=seats, purse=5, stones=15))
        play(game, EDFU, EDFU, ExchangeCard("bribe"), EDFU)
        assert (game.pyramids["edfu"], lying(game)) == (1, 15)
        assert STOP_STONES in game.moves()


class TestFortyFivePyramids:
    """AMU-5.8, AMU-2.3, R30  At most 45 pyramids on the board."""

    def test_the_third_stone_can_neither_be_bought_nor_taken_as_a_gift(self) -> None:
        """AMU-5.8, AMU-8.6, R30  45 stand: two stones in Edfu stay two, Memphis may still be filled to two."""
        game = mason("edfu memphis", purse=20, pyramids=45, edfu=Land(stones=2))
        assert refuse(game, EDFU) == NO_PYRAMIDS
        play(game, buy_stone("memphis"), buy_stone("memphis"))
        assert refuse(game, buy_stone("memphis")) == NO_PYRAMIDS
        game = mason("edfu", "bribe", purse=20, stones=15, pyramids=45, edfu=Land(stones=1))
        assert refuse(game, EDFU) == TOO_MANY, "the second one fails for the stones"
        game = given(table("edfu memphis", pyramids=45, edfu=Land(stones=2)), 3)
        assert (offers(game, TakeStone), refuse(game, take_stone("edfu"))) == ([take_stone("memphis")], NO_PYRAMIDS)

    def test_no_stone_and_no_architect_where_nothing_can_be_built(self) -> None:
        """AMU-5.8, AMU-12.3  Two stones, or four bonus stones that could not be built with; 44 stand: one more."""
        for there in (2, 4):
            game = mason("edfu", "architect", purse=20, pyramids=45, edfu=Land(stones=there))
            assert refuse(game, EDFU) == refuse(game, play_architect("edfu")) == NO_PYRAMIDS
        game = after(mason("edfu memphis", "architect", purse=20, pyramids=44, **two_stones_in("edfu memphis")), EDFU)
        assert sum(game.pyramids.values()) == 45
        assert refuse(game, buy_stone("memphis")) == refuse(game, play_architect("memphis")) == NO_PYRAMIDS

    def test_the_last_pyramid_goes_to_the_province_revealed_first(self) -> None:
        """AMU-5.8, AMU-P15  Abydos and Memphis both complete one, and one is left: in order of reveal.

        AMU-18  None is left for two old stones and two bonus stones in Memphis: four stones, no pyramid.
        """
        lands = {"abydos": Land(stones=2), "memphis": Land(stones=1), "mendes": Land(pyramids=44)}
        game = after(new_auction("memphis abydos kharga", **lands), *bids("abydos 0, memphis 0, kharga 0"))
        assert (land(game, "memphis"), land(game, "abydos")) == (Land(pyramids=1), Land(stones=3))
        game = new_auction("memphis avaris kharga", memphis=Land(stones=2), mendes=Land(pyramids=45))
        play(game, *bids("memphis 0, avaris 0, kharga 0"))
        assert land(game, "memphis") == Land(stones=4)

    def test_p20_only_the_number_of_pyramids_is_kept(self) -> None:
        """AMU-P20, AMU-5.7, AMU-2.3  45 in one province is as good as any distribution: pieces are only drawn."""
        game = after(mason("edfu", purse=1, edfu=Land(stones=2, pyramids=44)), EDFU)
        assert land(game, "edfu") == Land(pyramids=45)


def farmers_left(supply: int, *cards: str) -> AmunRe:
    """Seat 0 with Mendes and its six fields; all other farmers stand with a rival."""
    game = table("mendes", *cards)
    build.put(game, **{game.seats[1].provinces[0]: Land(extra=48 - supply)})
    return game


class TestFarmers:
    """AMU-5.9, R23  48 farmers."""

    def test_no_more_can_be_bought_than_there_are(self) -> None:
        """AMU-5.9, AMU-7.4, AMU-8.6, R23  Two left, six free fields: the third is refused; so is a gift."""
        game = farmers_left(2)
        at_purchase(game)
        play(game, buy_farmer("mendes"), buy_farmer("mendes"))
        assert refuse(game, buy_farmer("mendes")) == NO_FARMERS
        game = after(given(farmers_left(1), 2), take_farmer("mendes"))
        assert refuse(game, take_farmer("mendes")) == NO_FARMERS

    def test_without_any_the_step_is_skipped(self) -> None:
        """AMU-5.9, AMU-P6, AMU-12.4  On to the stones; the Extra Farmer stays in the hand."""
        game = farmers_left(0, "extra_farmer")
        at_purchase(game)
        assert (asked(game), refuse(game, extra_farmer("mendes"))) == (("BuyStones", 0), NO_FARMERS)
        assert held(game, 0) == ["extra_farmer"]


def abydos(keep: int, discard: int = 0, *cards: str) -> AmunRe:
    """Limit 4; that many cards in deck and discards, the rest is held by a rival."""
    game = table("abydos", *cards)
    dump_deck(game, 1, keep, discard)
    at_purchase(game)
    return game


def cards_to_buy(game: AmunRe) -> list[int]:
    return [move.n for move in offers(game, BuyCards)]


class TestFavourCards:
    """AMU-5.6, R22  The deck and the discards."""

    def test_discards_become_a_new_deck(self) -> None:
        """AMU-5.6, R22  One card in the deck, three discarded: four are bought, reshuffled on the way by the seed.

        If only the last card is drawn, the discards stay where they are.
        """
        game = abydos(1, 3)
        expected = sorted(game.deck + game.discard)
        heard = play(game, buy_cards(4))
        assert (only(heard, events.DeckReshuffled), held(game, 0)) == ([events.DeckReshuffled(3)], expected)
        assert (game.deck, game.discard) == ([], [])
        game = abydos(1, 3)
        heard = play(game, buy_cards(1))
        assert (only(heard, events.DeckReshuffled), len(game.deck), len(game.discard)) == ([], 0, 3)
        orders = set()
        for counter in range(10):
            game = abydos(0, 8)
            game.chance.counter = counter
            orders.add(tuple(after(game, buy_cards(4)).seats[0].hand))
        assert len(orders) > 5

    def test_p17_without_any_card_the_step_is_skipped(self) -> None:
        """AMU-P17, AMU-5.6  Deck and discards empty: on to the farmers."""
        assert asked(abydos(0)) == ("BuyFarmers", 0)

    def test_p23_an_exchanged_card_can_be_drawn_again(self) -> None:
        """AMU-P23, AMU-5.6, AMU-7.3, AMU-5.5  One card exists; a card exchanged in this step makes a second."""
        game = abydos(1, 0, "bribe")
        assert cards_to_buy(game) == [0, 1]
        play(game, ExchangeCard("bribe"))
        assert cards_to_buy(game) == [0, 1, 2]

    def test_a_bonus_card_that_does_not_exist_is_lost(self) -> None:
        """AMU-5.6, AMU-6.1, R22  One card for Thebes and Dakhla: Thebes, revealed first, gets it. It reshuffles too."""
        game = build.position()
        build.no_cards(game)
        dump_deck(game, 2, 1)
        build.auction(game, "thebes dakhla abu")
        assert {name: len(pile) for name, pile in game.bonus_cards.items()} == {"thebes": 1}
        play(game, *bids("thebes 0, dakhla 0, abu 0"))
        assert [len(held(game, seat)) for seat in (0, 1)] == [1, 0]
        game = build.position()
        dump_deck(game, 2, 1, 1)
        heard = build.auction(game, "thebes avaris abu")
        assert only(heard, events.DeckReshuffled) == [events.DeckReshuffled(1)]
        assert len(game.bonus_cards["thebes"]) == 2

    def test_gifts_are_chosen_from_what_exists(self) -> None:
        """AMU-5.6, AMU-8.6  One card left: only one of three gifts can be a card."""
        game = after(given(table("mendes"), 3, cards=1), TAKE_CARD)
        assert refuse(game, TAKE_CARD) == "no_cards"
        play(game, take_farmer("mendes"), take_stone("mendes"))
        assert len(held(game, 0)) == 1


class TestFewerGifts:
    """AMU-8.6, R32  As many gifts as can be taken, which may be fewer than earned."""

    def bare(self, count: int, stones: int = 15, cards: int = 0, **lands: Land) -> AmunRe:
        """Dakhla and Berenike without fields, and no favour card: only stones can be given."""
        return given(table("dakhla berenike", stones=stones, **lands), count, cards)

    def test_nothing_to_take_at_all(self) -> None:
        """AMU-8.6, AMU-P9, AMU-5.8  No card, no field, no stone that could come to rest: he is not asked.

        With three gifts a whole pyramid fits: all three must go into one province. 14 on the board and one gift too
        many: one stone is taken, the second is lost.
        """
        game = self.bare(2)
        assert (asked(game), lying(game)) == (("CollectIncome", 0), 15)
        game = after(self.bare(3), take_stone("dakhla"))
        assert list(game.moves()) == [take_stone("dakhla")]
        assert land(after(game, take_stone("dakhla"), take_stone("dakhla")), "dakhla") == Land(pyramids=1)
        assert asked(after(self.bare(2, stones=14), take_stone("dakhla"))) == ("CollectIncome", 0)

    def test_a_choice_that_would_waste_a_gift_is_refused(self) -> None:
        """AMU-8.6, AMU-P9, R32  One stone in Dakhla: two more build there; anything else would be the only gift.

        The same with one free field and no card.
        """
        for stones, cards, wasteful in ((14, 0, take_stone("berenike")), (15, 1, TAKE_CARD)):
            game = self.bare(2, stones, cards, dakhla=Land(stones=1))
            assert (list(game.moves()), refuse(game, wasteful)) == ([take_stone("dakhla")], FEWER_GIFTS)
        game = given(table("damanhur berenike", stones=15, damanhur=Land(farmers=1, stones=1)), 2, cards=0)
        assert refuse(game, take_farmer("damanhur")) == FEWER_GIFTS
        play(game, take_stone("damanhur"), take_stone("damanhur"))
        assert land(game, "damanhur") == Land(farmers=1, pyramids=1)


def test_amu_5_7_stones_never_leave_their_province() -> None:
    """AMU-5.7  One stone each in Edfu, Memphis and Abu build nothing."""
    game = after(mason("edfu memphis abu", purse=6), EDFU, buy_stone("memphis"), buy_stone("abu"))
    assert [game.stones[name] for name in ("edfu", "memphis", "abu")] == [1, 1, 1]
    assert sum(game.pyramids.values()) == 0
