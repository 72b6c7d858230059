"""AMU-8  Phase 3: secret offerings, the tile they bring, theft, the token."""

from __future__ import annotations

import pytest

from game.amunre import events
from game.amunre.components import box
from game.amunre.exchange import ExchangeCard
from game.amunre.gifts import TAKE_CARD, TakeCard, TakeFarmer, TakeStone, take_farmer, take_stone
from game.amunre.offering import ADJUST, STEAL, OfferGold, offer_gold, rank_givers, shift_offering
from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.events import Event
from tests.amunre.build import Land, at_offering, hand, no_cards, own, position, purses, put
from tests.amunre.look import asked, gold, heard_by, held, land, offers, only, play, refuse

BERNARD, CHARLES, ARNAUD, ALEXANDRE = range(4)


def at_altar(seats: int = 3, purse: int = 20, first: int = 0) -> AmunRe:
    """All are about to lay down their offerings, without favour cards."""
    game = position(seats)
    no_cards(game)
    purses(game, *[purse] * seats)
    own(game)
    at_offering(game, first)
    return game


def lay(game: AmunRe, *offerings: int) -> list[Event]:
    """Lay down these offerings clockwise from the first player; 0 is theft."""
    return play(game, *(offer_gold(n) if n else STEAL for n in offerings))


def after_a13() -> AmunRe:
    """The board of A13 with the purses and hands of A14."""
    game = position(4)
    no_cards(game)
    own(game, "thebes", "mendes", "buto", "avaris")
    put(game, thebes=Land(farmers=3, stones=2), mendes=Land(farmers=4, pyramids=1))
    put(game, buto=Land(farmers=3, pyramids=1), avaris=Land(farmers=1, pyramids=2))
    purses(game, 5, 2, 6, 3)
    hand(game, CHARLES, "offering_shift")
    hand(game, ALEXANDRE, "fixed_income")
    at_offering(game, first=BERNARD)
    return game


def a14_offerings(game: AmunRe) -> list[Event]:
    return play(game, offer_gold(5), ADJUST, offer_gold(2), offer_gold(6), STEAL)


def a14_gifts(game: AmunRe) -> list[Event]:
    moves: list[Move] = [TAKE_CARD, take_farmer("buto"), take_farmer("buto")]
    return play(game, *moves, TAKE_CARD, take_stone("thebes"), TAKE_CARD)


@pytest.mark.parametrize(
    ("offering", "label"),
    [(-15, ">2"), (-5, ">2"), (0, ">2"), (2, ">2"), (3, "3>12"), (10, "3>12"), (12, "3>12"), (13, "13>22"),
     (22, "13>22"), (23, "23>"), (25, "23>"), (500, "23>")],
)
def test_a9_tile(offering: int, label: str) -> None:
    """A9, AMU-8.4  10 brings the tile 3>12, 25 the tile 23>; the borders are exact."""
    assert box().tiles[box().tile_for(offering)].label == label


@pytest.mark.parametrize(
    ("label", "value", "camel"), [(">2", 1, True), ("3>12", 2, True), ("13>22", 3, False), ("23>", 4, False)]
)
def test_amu_8_4_what_the_tiles_show(label: str, value: int, camel: bool) -> None:
    """AMU-8.4  PO per farmer, VP per temple, camel."""
    (tile,) = (tile for tile in box().tiles if tile.label == label)
    assert (tile.value, tile.camel) == (value, camel)


def offering_with_a_tie() -> tuple[AmunRe, list[Event]]:
    """A10: Arnaud (first) 3, Charles 6, Seb 6, Bernard theft."""
    game = at_altar(4)
    return game, lay(game, 3, 6, 6, 0)


def test_a10_total_and_tile() -> None:
    """A10, R1, AMU-8.2, AMU-8.4  3 + 6 + 6 - 3 = 12, not 10: tile 3>12."""
    game, heard = offering_with_a_tie()
    assert only(heard, events.TilePlaced) == [events.TilePlaced(12, "3>12", 2)]
    assert game.tile == 1


def test_a10_theft() -> None:
    """A10, AMU-8.5  Bernard keeps his card and gets 3 PO; the others' gold is gone."""
    game, heard = offering_with_a_tie()
    assert only(heard, events.TheftPaid) == [events.TheftPaid(3, 3)]
    assert gold(game) == [17, 14, 14, 23]


def test_a10_rank_and_gifts() -> None:
    """A10, AMU-8.6  Charles, nearest clockwise, 3 gifts, Seb 2, Arnaud 1, Bernard 0."""
    game, heard = offering_with_a_tie()
    while asked(game)[0] == "ChooseGifts":
        heard += play(game, TAKE_CARD)
    assert [(event.seat, event.n) for event in only(heard, events.GiftsEarned)] == [(1, 3), (2, 2), (0, 1)]


def test_a10_first_player() -> None:
    """A10, AMU-8.7  Charles takes the token at once, before the gifts are taken."""
    game, heard = offering_with_a_tie()
    assert only(heard, events.TokenTaken) == [events.TokenTaken(1)]
    assert game.first == 1
    assert asked(game) == ("ChooseGifts", 1)


def test_a14_shift_and_tile() -> None:
    """A14, AMU-8.3  5 + 2 + 6 - 3 = 10; Charles adds 3: 13, tile 13>22."""
    game = after_a13()
    a14_offerings(game)
    assert game.offering == 10
    assert asked(game) == ("AnnounceShift", CHARLES)
    heard = play(game, shift_offering(3))
    assert only(heard, events.TilePlaced) == [events.TilePlaced(13, "13>22", 3)]


def test_a14_gifts() -> None:
    """A14, R4, AMU-8.6  Arnaud 3, Bernard 2 (the third stone of Thebes builds), Charles 1."""
    game = after_a13()
    a14_offerings(game)
    heard = play(game, shift_offering(3)) + a14_gifts(game)
    ranked = [(event.seat, event.n) for event in only(heard, events.GiftsEarned)]
    assert ranked == [(ARNAUD, 3), (BERNARD, 2), (CHARLES, 1)]
    assert game.farmers["buto"] == 5
    assert land(game, "thebes") == Land(farmers=3, pyramids=1)
    assert [len(held(game, seat)) for seat in range(4)] == [1, 1, 1, 1]


def test_a14_purses_and_token() -> None:
    """A14, AMU-8.5, AMU-8.7  Purses 0, 0, 0, 6; Arnaud is first player."""
    game = after_a13()
    a14_offerings(game)
    play(game, shift_offering(3))
    a14_gifts(game)
    assert gold(game) == [0, 0, 0, 6]
    assert game.first == ARNAUD
    assert asked(game) == ("CollectIncome", ARNAUD)


def test_r3_nobody_offers_more_than_he_has() -> None:
    """R3, AMU-8.1  Bernard has 2 PO and no card: 5 is not possible, 2 is."""
    game = at_altar()
    purses(game, 2)
    assert refuse(game, offer_gold(5)) == "core.refusal.not_offered"
    assert [move.n for move in offers(game, OfferGold)] == [1, 2]


def test_r3_cards_can_be_exchanged_to_reach_the_amount() -> None:
    """R3, R15, AMU-8.1  2 PO and 3 cards reach 5 after three exchanges."""
    game = at_altar()
    purses(game, 2)
    hand(game, 0, "bribe", "one_bank", "architect")
    play(game, *(ExchangeCard(kind) for kind in ("bribe", "one_bank", "architect")), offer_gold(5))
    assert game.seats[0].offered == 5


def test_b18_negative_total() -> None:
    """B18, AMU-8.2, AMU-8.4  1 - 6 = -5: tile >2; the giver gets 3 gifts and the token, each thief 3 PO."""
    game = at_altar()
    heard = lay(game, 0, 1, 0)
    assert only(heard, events.TilePlaced) == [events.TilePlaced(-5, ">2", 1)]
    assert only(heard, events.GiftsEarned) == [events.GiftsEarned(1, 3)]
    assert gold(game) == [23, 19, 23]
    assert game.first == 1


def test_b19_all_steal() -> None:
    """B19, R18, AMU-8.7  -9, tile >2, no gifts, everyone +3 PO, the token stays."""
    game = at_altar(first=2)
    heard = lay(game, 0, 0, 0)
    assert game.offering == -9
    assert game.tile == 0
    assert only(heard, events.GiftsEarned) == []
    assert only(heard, events.TokenTaken) == []
    assert gold(game) == [23, 23, 23]
    assert game.first == 2
    assert asked(game) == ("CollectIncome", 2)


def two_adjustments() -> AmunRe:
    """B20: A 4 + Adjustment, B 8, C theft + Adjustment."""
    game = at_altar()
    hand(game, 0, "offering_shift")
    hand(game, 2, "offering_shift")
    play(game, ADJUST, offer_gold(4), offer_gold(8), ADJUST, STEAL)
    return game


def test_b20_two_adjustments() -> None:
    """B20, AMU-8.3, AMU-12.5  9, A +3 is 12, C +3 is 15: tile 13>22."""
    game = two_adjustments()
    assert (game.offering, asked(game)) == (9, ("AnnounceShift", 0))
    play(game, shift_offering(3))
    assert (game.offering, asked(game)) == (12, ("AnnounceShift", 2))
    heard = play(game, shift_offering(3))
    assert only(heard, events.TilePlaced) == [events.TilePlaced(15, "13>22", 3)]


def test_b20_rank_is_not_affected() -> None:
    """B20, AMU-8.3, AMU-8.6  Individual offerings stay: B 3 gifts, A 2, C none; token to B."""
    game = two_adjustments()
    heard = play(game, shift_offering(-3), shift_offering(-3))
    assert only(heard, events.TilePlaced) == [events.TilePlaced(3, "3>12", 2)]
    heard += play(game, TAKE_CARD, TAKE_CARD, TAKE_CARD)
    assert only(heard, events.GiftsEarned) == [events.GiftsEarned(1, 3), events.GiftsEarned(0, 2)]
    assert game.first == 1


def test_amu_8_3_announced_from_the_old_first_player_on() -> None:
    """AMU-8.3, AMU-4.2  Turn order of the old first player, even if another gave most."""
    game = at_altar(first=2)
    hand(game, 0, "offering_shift")
    hand(game, 2, "offering_shift")
    play(game, ADJUST, offer_gold(1), ADJUST, offer_gold(9), offer_gold(2))
    assert asked(game) == ("AnnounceShift", 2)
    play(game, shift_offering(3))
    assert asked(game) == ("AnnounceShift", 0)


def test_amu_8_3_plus_or_minus_three_and_nothing_else() -> None:
    """AMU-8.3, AMU-12.5  A forced choice of two."""
    game = two_adjustments()
    assert set(game.moves()) == {shift_offering(3), shift_offering(-3)}
    assert refuse(game, shift_offering(0)) == "core.refusal.not_offered"


def test_amu_8_5_adjustment_is_discarded() -> None:
    """AMU-8.5, AMU-12.5  Played Adjustments lie with the discards, the theft card does not."""
    game = two_adjustments()
    play(game, shift_offering(3), shift_offering(3))
    assert game.discard == ["offering_shift", "offering_shift"]


def poor_with_three(*cards: str) -> AmunRe:
    """B21: 2 PO and three favour cards."""
    game = at_altar()
    purses(game, 2)
    hand(game, 0, *cards)
    return game


def all_reachable_offers(game: AmunRe) -> set[int]:
    """Every amount that the present seat can lay down, after any exchanges."""
    found = {move.n for move in offers(game, OfferGold)}
    for exchange in offers(game, ExchangeCard):
        after = game.clone()
        play(after, exchange)
        found |= all_reachable_offers(after)
    return found


def test_b21_offer_by_exchange() -> None:
    """B21, R15, AMU-8.1  2 PO and 3 cards: offers 1 to 5 are legal."""
    game = poor_with_three("bribe", "architect", "one_bank")
    assert all_reachable_offers(game) == {1, 2, 3, 4, 5}


def test_b21_four_needs_two_cards() -> None:
    """B21, AMU-8.1, AMU-5.5  With exactly two exchanged he has 0 PO and 1 card left."""
    game = poor_with_three("bribe", "architect", "one_bank")
    assert refuse(game, offer_gold(4)) == "amunre.refusal.exchange_first"
    play(game, ExchangeCard("bribe"))
    assert refuse(game, offer_gold(4)) == "amunre.refusal.exchange_first"
    play(game, ExchangeCard("architect"), offer_gold(4))
    assert (game.seats[0].gold, held(game, 0)) == (0, ["one_bank"])


def test_b21_exchanged_cards_are_public_at_the_reveal_only() -> None:
    """B21, AMU-8.1, AMU-8.5, AMU-16  Rivals hear nothing of the exchange before all have laid down."""
    game = poor_with_three("bribe", "architect", "one_bank")
    heard = play(game, ExchangeCard("bribe"), ExchangeCard("architect"), offer_gold(4))
    assert heard_by(heard, 1) == [events.OfferingLaid(0)]
    assert game.discard == []
    heard = lay(game, 1, 1)
    assert only(heard, events.CardExchanged) == [
        events.CardExchanged(0, "bribe"), events.CardExchanged(0, "architect"),
    ]
    assert game.discard == ["bribe", "architect"]


def test_b21_an_added_adjustment_does_not_count_as_gold() -> None:
    """B21, AMU-8.1  With the Adjustment added, offers 1 to 4 are legal."""
    game = poor_with_three("offering_shift", "architect", "one_bank")
    assert all_reachable_offers(game) == {1, 2, 3, 4, 5}
    play(game, ADJUST)
    assert all_reachable_offers(game) == {1, 2, 3, 4}


def test_amu_8_1_only_one_adjustment() -> None:
    """AMU-8.1, AMU-5.4  A second Adjustment cannot be added, but it can be exchanged."""
    game = poor_with_three("offering_shift", "offering_shift")
    play(game, ADJUST)
    assert refuse(game, ADJUST) == "amunre.refusal.played_already"
    play(game, ExchangeCard("offering_shift"), offer_gold(3))
    assert game.seats[0].offered == 3


def test_amu_8_1_adjustment_with_theft() -> None:
    """AMU-8.1, AMU-12.5  It may be added to the theft card as well."""
    game = poor_with_three("offering_shift")
    play(game, ADJUST, STEAL)
    lay(game, 1, 1)
    assert asked(game) == ("AnnounceShift", 0)


def test_p22_cards_may_be_exchanged_beside_a_theft() -> None:
    """AMU-P22, AMU-8.1, AMU-5.5  More than needed: exchanged beside the theft card, the gold stays in the purse."""
    game = poor_with_three("bribe")
    play(game, ExchangeCard("bribe"), STEAL)
    lay(game, 1, 1)
    assert gold(game)[0] == 2 + 1 + 3


def test_b22_nothing_to_give() -> None:
    """B22, R16, AMU-8.1  0 PO and no card: only theft; afterwards 3 PO."""
    game = at_altar()
    purses(game, 0)
    assert list(game.moves()) == [STEAL]
    lay(game, 0, 1, 1)
    assert gold(game)[0] == 3


def test_r16_an_offering_of_nothing_is_not_possible() -> None:
    """R16, AMU-8.1  Gold of 1 or more, or theft."""
    game = at_altar()
    assert min(move.n for move in offers(game, OfferGold)) == 1
    assert refuse(game, offer_gold(0)) == "core.refusal.not_offered"


def test_b23_three_way_tie() -> None:
    """B23, AMU-8.6, R17  A (first) 5, B 7, C 5, D 5: B 3 gifts, A 2, C 1, D 1; token B."""
    game = at_altar(4)
    heard = lay(game, 5, 7, 5, 5)
    while asked(game)[0] == "ChooseGifts":
        heard += play(game, TAKE_CARD)
    assert [(event.seat, event.n) for event in only(heard, events.GiftsEarned)] == [(1, 3), (0, 2), (2, 1), (3, 1)]
    assert game.first == 1


def test_r17_the_first_player_comes_first_among_equals() -> None:
    """R17, AMU-8.6  Tied for most with the first player: he is rank 1 and keeps the token."""
    game = at_altar(first=1)
    heard = lay(game, 6, 6, 6)
    assert rank_givers(game) == [1, 2, 0]
    assert only(heard, events.TokenTaken) == []
    assert game.first == 1


def test_r26_a_thief_is_never_ranked() -> None:
    """R26, AMU-8.6  The first player steals, another gives 1: he is rank 1 and takes the token."""
    game = at_altar()
    lay(game, 0, 0, 1)
    assert rank_givers(game) == [2]
    assert game.first == 2


def test_amu_8_2_a_thief_has_no_individual_offering() -> None:
    """AMU-8.2  His card takes 3 from the sum; it is shown as theft, not as gold."""
    game = at_altar()
    heard = lay(game, 10, 0, 4)
    assert game.offering == 10 - 3 + 4
    assert only(heard, events.TheftShown) == [events.TheftShown(1)]
    assert only(heard, events.OfferingShown) == [events.OfferingShown(0, 10), events.OfferingShown(2, 4)]


def test_amu_8_4_the_tile_replaces_the_former_one() -> None:
    """AMU-8.4  One tile in the delta."""
    game = at_altar()
    game.tile = 3
    lay(game, 1, 1, 0)
    assert game.tile == 0


def test_amu_8_5_offered_gold_goes_to_the_bank() -> None:
    """AMU-8.5, AMU-5.10  What was laid down is gone, the rest stays."""
    game = at_altar()
    lay(game, 20, 1, 2)
    assert gold(game) == [0, 19, 18]


def test_amu_8_5_the_theft_card_comes_back() -> None:
    """AMU-8.5, AMU-12.13  A thief may steal again in the next turn."""
    game = at_altar()
    lay(game, 0, 0, 0)
    at_offering(game)
    assert STEAL in game.moves()


def test_p21_theft_is_never_exchanged_or_discarded() -> None:
    """AMU-P21, AMU-12.13, AMU-5.5  It is no favour card: it is exchanged for nothing and backs no bid."""
    game = at_altar(purse=0)
    assert offers(game, ExchangeCard) == []
    assert game.means(0) == 0
    lay(game, 0, 0, 0)
    assert game.discard == []


def test_amu_8_7_gifts_by_rank_income_from_the_new_first_player() -> None:
    """AMU-8.7, AMU-9.1, R24  Offers 2, 4, 6: gifts 2, 1, 0 and income from seat 2 on."""
    game = at_altar()
    lay(game, 2, 4, 6)
    order = []
    while game.phase == "offering":
        order.append(asked(game)[1])
        play(game, TAKE_CARD)
    assert order == [2, 2, 2, 1, 1, 0]
    assert asked(game) == ("CollectIncome", 2)


def test_p12_offerings_are_taken_clockwise_and_shown_together() -> None:
    """AMU-P12, AMU-8.1, AMU-4.2  Seat by seat from the first player on; nothing is told until the last is down."""
    game = at_altar(first=1)
    hand(game, 1, "offering_shift", "bribe")
    heard = play(game, ADJUST, ExchangeCard("bribe"), offer_gold(21), STEAL)
    assert heard_by(heard, 0) == [events.OfferingLaid(1), events.OfferingLaid(2)]
    assert asked(game) == ("LayOffering", 0)
    heard = play(game, offer_gold(1))
    shown = [type(event).__name__ for event in heard]
    assert shown.index("Unveiled") < shown.index("OfferingShown")


def test_amu_8_6_architect_and_extra_farmer_cannot_be_played_here() -> None:
    """AMU-8.6, AMU-5.3, AMU-P14  Only cards, farmers and stones are offered as gifts, and no exchange."""
    game = at_altar()
    own(game, "mendes edfu")
    put(game, mendes=Land(stones=2))
    at_offering(game)
    hand(game, 0, "architect", "extra_farmer")
    lay(game, 5, 1, 1)
    assert {type(move) for move in game.moves()} == {TakeCard, TakeFarmer, TakeStone}


def test_amu_5_3_only_blue_cards_with_the_offering() -> None:
    """AMU-5.3  Other colours can only be exchanged."""
    game = poor_with_three("architect", "great_harvest", "one_bank")
    assert {type(move).__name__ for move in game.moves()} == {"OfferTheft", "OfferGold", "ExchangeCard"}
