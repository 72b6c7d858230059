"""AMU-8.6  Gifts for offerings."""

from game.amunre import events
from game.amunre.gifts import TAKE_CARD, ChooseGifts, TakeFarmer, take_farmer, take_stone
from game.amunre.state import AmunRe
from game.core.events import Event
from tests.amunre.build import Land, at_gifts, table, top_of_deck
from tests.amunre.look import after, gold, held, land
from tests.titles.playing import asked, offers, only, play, refuse


def giver(provinces: str, count: int = 3, **lands: Land) -> AmunRe:
    """Seat 0 has earned gifts and owns these provinces."""
    game = table(provinces, **lands)
    at_gifts(game, 0, count)
    return game


def test_b24_gift_stones_build() -> None:
    """B24, AMU-8.6, AMU-5.7  2 stones for Abydos (1) and 1 for Dakhla: a pyramid, and a stone."""
    game = giver("abydos dakhla", abydos=Land(stones=1))
    heard = play(game, take_stone("abydos"), take_stone("abydos"), take_stone("dakhla"))
    assert only(heard, events.PyramidBuilt) == [events.PyramidBuilt(0, "abydos")]
    assert (land(game, "abydos"), land(game, "dakhla")) == (Land(pyramids=1), Land(stones=1))


def test_b25_no_field_free() -> None:
    """B25, AMU-8.6  Dakhla and Berenike have no field: cards and stones only. Damanhur has one free field."""
    game = giver("dakhla berenike")
    assert set(game.moves()) == {TAKE_CARD, take_stone("dakhla"), take_stone("berenike")}
    assert refuse(game, take_farmer("dakhla")) == "no_field"
    game = giver("damanhur edfu", damanhur=Land(farmers=1), edfu=Land(farmers=3))
    assert offers(game, TakeFarmer) == [take_farmer("damanhur")]
    play(game, take_farmer("damanhur"))
    assert offers(game, TakeFarmer) == []


def test_p9_gifts_are_named_one_by_one() -> None:
    """AMU-P9, R19, AMU-8.6  Each answer names one; farmers and stones are placed as they are named.

    A card is drawn at once and seen before the next gift; farmer, stone or another card may still follow.
    """
    game = after(giver("buto"), take_stone("buto"))
    assert (land(game, "buto"), asked(game)) == (Land(stones=1), ("ChooseGifts", 0))
    assert game.decision is not None and game.decision.facts(game) == {"seat": 0, "n": 2}
    top_of_deck(game, "one_bank")
    heard = play(game, TAKE_CARD)
    assert only(heard, events.CardsSeen) == [events.CardsSeen(0, ("one_bank",))]
    assert held(game, 0) == ["one_bank"]
    assert set(game.moves()) == {TAKE_CARD, take_farmer("buto"), take_stone("buto")}


def test_r19_cards_named_under_the_first_rules_are_drawn_with_the_next_gift() -> None:
    """R19, AMU-P25  A match saved under rules version 1 in the middle of a mix: its two cards are not lost."""
    game = table("buto")
    at_gifts(game, 0, 1)
    game.agenda[-1] = ChooseGifts(0, 1, 2)
    play(game, take_stone("buto"))
    assert len(held(game, 0)) == 2


def test_r32_a_gift_cannot_be_declined() -> None:
    """R32, AMU-8.6  No move to stop early: three gifts in any mix; cards without any symbol, and free."""
    game = giver("buto mendes")
    heard: list[Event] = []
    for gift in (take_farmer("mendes"), TAKE_CARD, take_stone("buto")):
        assert {type(move).__name__ for move in game.moves()} == {"TakeCard", "TakeFarmer", "TakeStone"}
        heard += play(game, gift)
    gifts = [event for event in heard if isinstance(event, events.GiftFarmer | events.GiftStone | events.GiftCard)]
    assert gifts == [events.GiftFarmer(0, "mendes"), events.GiftCard(0), events.GiftStone(0, "buto")]
    assert (land(game, "mendes"), land(game, "buto")) == (Land(farmers=1), Land(stones=1))
    assert (asked(game)[0], len(held(game, 0)), gold(game)[0]) == ("CollectIncome", 1, 20)
