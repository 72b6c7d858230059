"""AMU-8  Phase 3: secret offerings, the tile they bring, theft, the token."""

import pytest

from game.amunre import events
from game.amunre.components import components
from game.amunre.exchange import ExchangeCard
from game.amunre.gifts import TAKE_CARD, TakeCard, TakeFarmer, TakeStone, take_farmer, take_stone
from game.amunre.offering import ADJUST, STEAL, OfferGold, offer_gold, rank_givers, shift_offering
from game.amunre.state import AmunRe
from game.core.events import Event
from tests.amunre.build import Land, at_offering, hand, no_cards, own, position, purses, put, table
from tests.amunre.look import after, gold, held, land
from tests.titles.playing import asked, heard_by, offers, only, play, refuse


def at_altar(*cards: str, seats: int = 3, purse: int = 20, first: int = 0) -> AmunRe:
    """All are about to lay down their offerings; seat 0 has this purse and these cards, the others 20 and none."""
    game = table("", *cards, seats=seats, purse=purse)
    at_offering(game, first)
    return game


def lay(game: AmunRe, *offerings: int) -> list[Event]:
    """Lay down these offerings clockwise from the first player; 0 is theft."""
    return play(game, *(offer_gold(n) if n else STEAL for n in offerings))


def take_cards(game: AmunRe) -> list[Event]:
    """Everybody takes nothing but cards as gifts."""
    heard: list[Event] = []
    while asked(game)[0] == "ChooseGifts":
        heard += play(game, TAKE_CARD)
    return heard


def earned(heard: list[Event]) -> list[tuple[int, int]]:
    """Who earned how many gifts, in order of rank."""
    return [(event.seat, event.n) for event in only(heard, events.GiftsEarned)]


def test_a9_tile() -> None:
    """A9, AMU-8.4  10 brings the tile 3>12, 25 the tile 23>; the borders are exact."""
    expected = {">2": (-15, -5, 0, 2), "3>12": (3, 10, 12), "13>22": (13, 22), "23>": (23, 25, 500)}
    parts = components()
    for label, offerings in expected.items():
        assert {parts.tiles[parts.tile_for(offering)].label for offering in offerings} == {label}


def test_a10_offering_with_a_tie() -> None:
    """A10, R1, AMU-8.2, AMU-8.4 to AMU-8.7  Arnaud (first) 3, Charles 6, Seb 6, Bernard theft: 12, not 10."""
    game = at_altar(seats=4)
    heard = lay(game, 3, 6, 6, 0)
    assert (only(heard, events.TilePlaced), game.tile) == ([events.TilePlaced(12, "OFF-2", 2)], 1)
    assert only(heard, events.TheftPaid) == [events.TheftPaid(3, 3)]
    assert gold(game) == [17, 14, 14, 23], "Bernard keeps his card and gets 3 PO; the others' gold is gone"
    assert only(heard, events.TokenTaken) == [events.TokenTaken(1, 0)]
    assert game.first == 1, "Charles, nearest clockwise, has the token before the gifts are taken"
    assert (asked(game), earned(heard + take_cards(game))) == (("ChooseGifts", 1), [(1, 3), (2, 2), (0, 1)])


def test_a14_offerings_at_the_start_of_a_game() -> None:
    """A14, R4, AMU-8.3, AMU-8.5 to AMU-8.7  5 + 2 + 6 - 3 = 10; Charles adds 3: 13, tile 13>22."""
    bernard, charles, arnaud, alexandre = range(4)
    game = position(4)
    no_cards(game)
    own(game, "thebes", "mendes", "buto", "avaris")
    put(game, thebes=Land(farmers=3, stones=2), mendes=Land(farmers=4, pyramids=1))
    put(game, buto=Land(farmers=3, pyramids=1), avaris=Land(farmers=1, pyramids=2))
    purses(game, 5, 2, 6, 3)
    hand(game, charles, "offering_shift")
    hand(game, alexandre, "fixed_income")
    at_offering(game, first=bernard)
    play(game, offer_gold(5), ADJUST, offer_gold(2), offer_gold(6), STEAL)
    assert (game.offering, asked(game)) == (10, ("AnnounceShift", charles))
    heard = play(game, shift_offering(3))
    assert only(heard, events.TilePlaced) == [events.TilePlaced(13, "OFF-3", 3)]
    heard += play(game, TAKE_CARD, take_farmer("buto"), take_farmer("buto"))
    heard += play(game, TAKE_CARD, take_stone("thebes"), TAKE_CARD)
    assert (earned(heard), game.farmers["buto"]) == ([(arnaud, 3), (bernard, 2), (charles, 1)], 5)
    assert land(game, "thebes") == Land(farmers=3, pyramids=1), "the third stone builds"
    assert [len(held(game, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert (gold(game), game.first, asked(game)) == ([0, 0, 0, 6], arnaud, ("CollectIncome", arnaud))


def test_r3_nobody_offers_more_than_he_has() -> None:
    """R3, R16, B22, AMU-8.1  Bernard has 2 PO and no card: 5 is not possible, nor nothing; 1 and 2 are.

    0 PO and no card: only theft; afterwards 3 PO.
    """
    game = at_altar(purse=2)
    assert [move.n for move in offers(game, OfferGold)] == [1, 2]
    assert refuse(game, offer_gold(5)) == refuse(game, offer_gold(0)) == "core.refusal.not_offered"
    game = at_altar(purse=0)
    assert list(game.moves()) == [STEAL]
    lay(game, 0, 1, 1)
    assert gold(game)[0] == 3


def test_b18_negative_total() -> None:
    """B18, R26, AMU-8.2, AMU-8.4, AMU-8.6  1 - 6 = -5: tile >2, whatever lay there; each thief gets 3 PO.

    The giver, alone in the ranking, gets 3 gifts and the token of the first player, who steals.
    """
    game = at_altar()
    game.tile = 3
    heard = lay(game, 0, 1, 0)
    assert (rank_givers(game), game.tile) == ([1], 0)
    assert only(heard, events.TilePlaced) == [events.TilePlaced(-5, "OFF-1", 1)]
    assert (earned(heard), gold(game), game.first) == ([(1, 3)], [23, 19, 23], 1)


def test_b19_all_steal() -> None:
    """B19, R18, AMU-8.7  -9, tile >2, no gifts, everyone +3 PO, the token stays.

    AMU-P21, AMU-12.13, AMU-5.5, AMU-8.5  Theft backs no bid, is exchanged for nothing and comes back each turn.
    """
    game = at_altar(purse=0, first=2)
    play(game, STEAL)
    assert (asked(game), offers(game, ExchangeCard), game.means(0)) == (("LayOffering", 0), [], 0)
    heard = lay(game, 0, 0)
    assert (game.offering, game.tile) == (-9, 0)
    assert earned(heard) == only(heard, events.TokenTaken) == []
    assert (gold(game), game.first, asked(game)) == ([3, 23, 23], 2, ("CollectIncome", 2))
    assert game.discard == []
    at_offering(game)
    assert STEAL in game.moves()


@pytest.mark.parametrize(("shift", "sums", "tile", "value"), [(3, (12, 15), "OFF-3", 3), (-3, (6, 3), "OFF-2", 2)])
def test_b20_two_adjustments(shift: int, sums: tuple[int, int], tile: str, value: int) -> None:
    """B20, AMU-8.3, AMU-8.5, AMU-8.6, AMU-12.5  A 4 + Adjustment, B 8, C theft + Adjustment: 9, shifted twice.

    Both cards are discarded. Individual offerings stay as they were: B 3 gifts and the token, A 2, C none.
    """
    game = at_altar("offering_shift")
    hand(game, 2, "offering_shift")
    play(game, ADJUST, offer_gold(4), offer_gold(8), ADJUST, STEAL)
    assert (game.offering, asked(game)) == (9, ("AnnounceShift", 0))
    assert set(game.moves()) == {shift_offering(3), shift_offering(-3)}, "a forced choice of two"
    assert refuse(game, shift_offering(0)) == "core.refusal.not_offered"
    play(game, shift_offering(shift))
    assert (game.offering, asked(game)) == (sums[0], ("AnnounceShift", 2))
    heard = play(game, shift_offering(shift))
    assert only(heard, events.TilePlaced) == [events.TilePlaced(sums[1], tile, value)]
    assert game.discard == ["offering_shift", "offering_shift"]
    assert (earned(heard + take_cards(game)), game.first) == ([(1, 3), (0, 2)], 1)


def test_amu_8_3_announced_from_the_old_first_player_on() -> None:
    """AMU-8.3, AMU-4.2  Turn order of the old first player, even if another gave most."""
    game = at_altar("offering_shift", first=2)
    hand(game, 2, "offering_shift")
    play(game, ADJUST, offer_gold(1), ADJUST, offer_gold(9), offer_gold(2))
    assert asked(game) == ("AnnounceShift", 2)
    play(game, shift_offering(3))
    assert asked(game) == ("AnnounceShift", 0)


def all_reachable_offers(game: AmunRe) -> set[int]:
    """Every amount that the present seat can lay down, after any exchanges."""
    found = {move.n for move in offers(game, OfferGold)}
    for exchange in offers(game, ExchangeCard):
        found |= all_reachable_offers(after(game.clone(), exchange))
    return found


def test_b21_offer_by_exchange() -> None:
    """B21, R3, R15, AMU-8.1  2 PO and 3 cards: offers 1 to 5; an added Adjustment does not count as gold: 1 to 4.

    AMU-8.5, AMU-5.5, AMU-16  4 needs two cards; rivals hear of the exchange at the reveal.
    """
    game = at_altar("offering_shift", "architect", "one_bank", purse=2)
    assert all_reachable_offers(game) == {1, 2, 3, 4, 5}
    play(game, ADJUST)
    assert all_reachable_offers(game) == {1, 2, 3, 4}
    game = at_altar("bribe", "architect", "one_bank", purse=2)
    assert refuse(game, offer_gold(4)) == "exchange_first"
    heard = play(game, ExchangeCard("bribe"))
    assert refuse(game, offer_gold(4)) == "exchange_first"
    heard += play(game, ExchangeCard("architect"), offer_gold(4))
    assert (game.seats[0].gold, held(game, 0)) == (0, ["one_bank"])
    assert (heard_by(heard, 1), game.discard) == ([events.OfferingLaid(0)], [])
    heard = lay(game, 1, 1)
    assert [event.card for event in only(heard, events.CardExchanged)] == game.discard == ["bribe", "architect"]


def test_p22_cards_may_be_exchanged_beside_a_theft() -> None:
    """AMU-P22, AMU-8.1, AMU-5.4, AMU-5.5  More than needed: the gold stays in the purse; so may a second Adjustment."""
    game = after(at_altar("bribe", purse=2), ExchangeCard("bribe"), STEAL)
    lay(game, 1, 1)
    assert gold(game)[0] == 2 + 1 + 3
    game = after(at_altar("offering_shift", "offering_shift", purse=2), ADJUST)
    assert refuse(game, ADJUST) == "played_already"
    play(game, ExchangeCard("offering_shift"), offer_gold(3))
    assert game.seats[0].offered == 3


@pytest.mark.parametrize(
    ("first", "offerings", "gifts", "token"),
    [
        # B23: A 5 (first), B 7, C 5, D 5. R17: tied for most, the first player is rank 1 and keeps the token.
        (0, (5, 7, 5, 5), [(1, 3), (0, 2), (2, 1), (3, 1)], [events.TokenTaken(1, 0)]),
        (1, (6, 6, 6), [(1, 3), (2, 2), (0, 1)], []),
        # However many give: 3, 2, 1, 1, 1 gifts (AMU-15.1).
        (0, (9, 8, 7), [(0, 3), (1, 2), (2, 1)], []),
        (0, (9, 8, 7, 6), [(0, 3), (1, 2), (2, 1), (3, 1)], []),
        (0, (9, 8, 7, 6, 5), [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1)], []),
    ],
)
def test_b23_gifts_and_the_token_by_rank(
    first: int, offerings: tuple[int, ...], gifts: list[tuple[int, int]], token: list[Event]
) -> None:
    """B23, R17, AMU-8.6, AMU-15.1"""
    game = at_altar(seats=len(offerings), first=first)
    heard = lay(game, *offerings)
    assert only(heard, events.TokenTaken) == token
    heard += take_cards(game)
    assert (earned(heard), game.first) == (gifts, gifts[0][0])


def test_amu_8_7_gifts_by_rank_income_from_the_new_first_player() -> None:
    """AMU-8.7, AMU-9.1, R24  Offers 2, 4, 6: gifts 2, 1, 0 and income from seat 2 on."""
    game = at_altar()
    lay(game, 2, 4, 6)
    order = []
    while game.phase == "offering":
        order.append(asked(game)[1])
        play(game, TAKE_CARD)
    assert (order, asked(game)) == ([2, 2, 2, 1, 1, 0], ("CollectIncome", 2))


def test_p12_offerings_are_taken_clockwise_and_shown_together() -> None:
    """AMU-P12, AMU-8.1, AMU-4.2  Seat by seat from the first player on; nothing is told until the last is down."""
    game = at_altar(first=1)
    hand(game, 1, "offering_shift", "bribe")
    heard = play(game, ADJUST, ExchangeCard("bribe"), offer_gold(21), STEAL)
    assert heard_by(heard, 0) == [events.OfferingLaid(1), events.OfferingLaid(2)]
    assert asked(game) == ("LayOffering", 0)
    shown = [type(event).__name__ for event in play(game, offer_gold(1))]
    assert shown.index("Unveiled") < shown.index("OfferingShown")


def test_amu_8_6_architect_and_extra_farmer_cannot_be_played_here() -> None:
    """AMU-8.6, B24, AMU-5.3, AMU-P14  Only cards, farmers and stones are offered as gifts, and no exchange.

    With the offering only blue cards are played, others exchanged.
    """
    game = at_altar("architect", "great_harvest", "one_bank", purse=2)
    assert {type(move).__name__ for move in game.moves()} == {"OfferTheft", "OfferGold", "ExchangeCard"}
    game = table("mendes edfu", "architect", "extra_farmer", mendes=Land(stones=2))
    at_offering(game)
    lay(game, 5, 1, 1)
    assert {type(move) for move in game.moves()} == {TakeCard, TakeFarmer, TakeStone}
