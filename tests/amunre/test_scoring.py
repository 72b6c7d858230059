"""AMU-11, AMU-12.8 to AMU-12.12  Kingdom scoring, gold ranking, the winner."""

import pytest

from game.amunre import RULES, events
from game.amunre.scoring import STOP_OBJECTIVES, play_objective, result
from game.amunre.state import AmunRe
from game.core.events import Scored
from tests.amunre.build import Land, at_scoring, hand, hands, new_kingdom, no_cards, own, position, purses, put, table
from tests.amunre.look import gold, held
from tests.titles.playing import asked, only, play, refuse, sheet


def scored(label: str, *holdings: str, cards: tuple[str, ...] = (), **lands: Land) -> AmunRe:
    """A kingdom scored under this tile up to the yellow cards; seat 0 holds these cards."""
    game = position(max(3, len(holdings)))
    no_cards(game)
    own(game, *holdings)
    hand(game, 0, *cards)
    put(game, **lands)
    at_scoring(game, label)
    return game


def finish(game: AmunRe) -> None:
    """Nobody plays a yellow card."""
    while asked(game)[0] == "ChooseObjectives":
        play(game, STOP_OBJECTIVES)


def last_scoring(*purse: int, cards: tuple[tuple[str, ...], ...] = ()) -> AmunRe:
    """The New Kingdom scored with these purses, to the end of the game."""
    game = table("damanhur buto baharya", seats=len(purse))
    new_kingdom(game)
    purses(game, *purse)
    hands(game, *cards)
    at_scoring(game)
    finish(game)
    assert game.over
    return game


def test_b29_kingdom_scoring() -> None:
    """B29, AMU-11.1 to AMU-11.4  Temples 12, pyramids 4, sets 3, west 5 (shared), east 5: 29."""
    game = scored(
        "13>22",
        "amarna damanhur edfu",
        "memphis buto sawu",
        "kharga thebes abu",
        amarna=Land(stones=1, pyramids=2),
        damanhur=Land(pyramids=1),
        edfu=Land(pyramids=1),
        memphis=Land(pyramids=2),
        sawu=Land(pyramids=1),
        thebes=Land(pyramids=1),
    )
    assert sheet(game, 0) == {"temples": 12, "pyramids": 4, "sets": 3, "bank_west": 5, "bank_east": 5}
    assert (game.points[0], sheet(game, 1)["bank_west"]) == (29, 5)


@pytest.mark.parametrize(
    ("pyramids", "points", "sets"), [((7, 0, 2), 9, None), ((5, 3, 0), 8, None), ((2, 3, 4), 9, 6)]
)
def test_b30_no_set(pyramids: tuple[int, int, int], points: int, sets: int | None) -> None:
    """B30, AMU-11.2, AMU-11.3  A point for each pyramid, 3 for each set: the province with the fewest counts."""
    lands = dict(zip(("kharga", "sawu", "abu"), (Land(pyramids=count) for count in pyramids), strict=True))
    game = scored(">2", "kharga sawu abu", **lands)
    assert (sheet(game, 0)["pyramids"], sheet(game, 0).get("sets")) == (points, sets)


MAJORITIES = {
    "B31: stones break a tie of pyramids": ("west", "kharga 3+2, edfu 3+1, memphis 2+2", [5, None, None]),
    "still tied, both score": ("west", "kharga 3+1, edfu 3+1, memphis 2+2, abu 0+2", [5, 5, None]),
    "R11: the sum of a bank, not the best province": ("west", "kharga 2+0, dakhla 2+0, edfu 3+0", [5, None, None]),
    "R12: nobody scores without a pyramid": ("west", "kharga 0+2, abu 1+0", [None, None, None]),
    "R12: the other bank is scored": ("east", "kharga 0+2, abu 1+0", [5, None, None]),
}
"""A bank, pyramids + stones in provinces, and what the three players score for the bank."""


@pytest.mark.parametrize("case", MAJORITIES)
def test_b31_majority_on_a_bank(case: str) -> None:
    """B31, R11, R12, AMU-11.4  Of Kharga, Dakhla, Abu and Edfu, Thebes, Mendes and Memphis, Amarna, Avaris."""
    bank, built, points = MAJORITIES[case]
    lands = {}
    for name, pyramids, stones in (one.replace("+", " ").split() for one in built.split(",")):
        lands[name] = Land(pyramids=int(pyramids), stones=int(stones))
    game = scored(">2", "kharga dakhla abu", "edfu thebes mendes", "memphis amarna avaris", **lands)
    assert [sheet(game, seat).get(f"bank_{bank}") for seat in range(3)] == points


def test_r11_the_majority_of_2003_is_not_offered() -> None:
    """R11, AMU-11.4  No variant changes the scoring."""
    assert RULES.variants == ("expert", "counted_stones")


@pytest.mark.parametrize(
    "cards", [(), ("one_bank",), ("architect", "bribe", "great_harvest", "offering_shift", "extra_farmer")]
)
def test_p11_everybody_is_asked_for_yellow_cards(cards: tuple[str, ...]) -> None:
    """AMU-P11, AMU-P14, AMU-5.1, AMU-5.3  With a fulfilled card, others or none: being asked reveals nothing.

    No other colour is offered, and no exchange.
    """
    game = yellow("memphis kharga edfu", *cards)
    assert set(game.moves()) == {STOP_OBJECTIVES, *map(play_objective, cards[:1] if "one_bank" in cards else ())}


def test_amu_11_steps_in_order() -> None:
    """AMU-11.1 to AMU-11.4  All players get the points of a step before the next; west before east."""
    game = position()
    no_cards(game)
    own(game, "damanhur edfu amarna", "memphis buto sawu", "kharga thebes abu")
    put(game, memphis=Land(pyramids=2), **dict.fromkeys(("damanhur", "edfu", "amarna", "abu"), Land(pyramids=1)))
    reasons = [event.reason for event in only(at_scoring(game), Scored)]
    steps = ["temples", "pyramids", "sets", "bank_west", "bank_east"]
    assert list(dict.fromkeys(reasons)) == steps
    assert reasons == sorted(reasons, key=steps.index)


def yellow(provinces: str, *cards: str, **lands: Land) -> AmunRe:
    game = scored(">2", provinces, cards=cards, **lands)
    assert asked(game) == ("ChooseObjectives", 0)
    return game


def is_fulfilled(provinces: str, card: str, **lands: Land) -> bool:
    """Whether the card can be played, and then scores 3."""
    game = yellow(provinces, card, **lands)
    if play_objective(card) not in game.moves():
        assert refuse(game, play_objective(card)) == "not_fulfilled"
        return False
    before = game.points[0]
    play(game, play_objective(card))
    assert game.points[0] - before == sheet(game, 0)["objectives"] == 3
    assert game.discard == [card]
    return True


OBJECTIVES = {
    "master_of_scribes": {"thebes memphis buto": True, "abydos amarna berenike": False, "dakhla baharya edfu": True},
    "one_bank": {"memphis kharga edfu": True, "mendes sawu abu": True, "memphis kharga abu": False},
    "nile_or_border": {"memphis edfu abu": True, "dakhla kharga sawu": True, "memphis edfu sawu": False},
    "upper_or_lower": {"thebes edfu abu": True, "memphis buto amarna": True, "thebes edfu amarna": False},
}


@pytest.mark.parametrize("card", OBJECTIVES)
def test_b32_objectives(card: str) -> None:
    """B32, R28, AMU-12.8, AMU-12.10, AMU-12.11, AMU-12.12  Scribes: with bonus cards 8 yes, 6 no, 7 yes."""
    expected = OBJECTIVES[card]
    assert {provinces: is_fulfilled(provinces, card) for provinces in expected} == expected


@pytest.mark.parametrize(("outside", "fulfilled"), [(1, True), (0, False)])
def test_b34_farmers(outside: int, fulfilled: bool) -> None:
    """B34, AMU-12.9  Mendes 6 + Edfu 2 + Dakhla 1 outside fields = 9: fulfilled; 8 are not enough."""
    lands = {"mendes": Land(farmers=6), "edfu": Land(farmers=2), "dakhla": Land(extra=outside)}
    assert is_fulfilled("mendes edfu dakhla", "master_of_farmers", **lands) is fulfilled


def test_b33_yellow_cards() -> None:
    """B33, AMU-11.5, AMU-5.4, AMU-12.12  One Bank 3, Nile or Border 3: 6 points, two cards remain."""
    game = yellow("memphis abydos edfu", "one_bank", "one_bank", "nile_or_border", "upper_or_lower")
    assert refuse(game, play_objective("upper_or_lower")) == "not_fulfilled", "Memphis is lower"
    play(game, play_objective("one_bank"))
    assert refuse(game, play_objective("one_bank")) == "played_already", "no two of one name"
    play(game, play_objective("nile_or_border"))
    assert (sheet(game, 0)["objectives"], held(game, 0)) == (6, ["one_bank", "upper_or_lower"])
    assert list(game.moves()) == [STOP_OBJECTIVES]


def test_r32_a_fulfilled_yellow_card_may_be_kept() -> None:
    """R32, AMU-11.5, AMU-4.2  Playing is optional; asked in turn order from the first player: 1, 2, 0."""
    game = table("memphis kharga edfu", "one_bank")
    at_scoring(game, first=1)
    order = []
    while asked(game)[0] == "ChooseObjectives":
        order.append(asked(game)[1])
        play(game, STOP_OBJECTIVES)
    assert (order, held(game, 0), sheet(game, 0).get("objectives")) == ([1, 2, 0], ["one_bank"], None)


@pytest.mark.parametrize(
    ("purse", "points"),
    [
        ((31, 31, 18, 9, 4), [6, 6, 2, 0, 0]),
        ((40, 22, 22, 22, 1), [6, 4, 4, 4, 0]),
        ((25, 12, 7), [6, 4, 2]),
        ((5, 5, 5, 1), [6, 6, 6, 2]),
        ((12, 12, 12, 12, 3), [6, 6, 6, 6, 2]),
        ((12, 12, 9, 9, 3), [6, 6, 2, 2, 0]),
        ((0, 0, 0), [6, 6, 6]),
        ((9, 0, 4), [6, 2, 4]),
        ((7, 7, 6), [6, 6, 2]),
    ],
)
def test_b35_gold_ranking(purse: tuple[int, ...], points: list[int]) -> None:
    """B35, R13, AMU-11.6, AMU-11.8, AMU-12.13  Equal purses cancel one rank; 0 PO is ranked, theft counts nothing."""
    game = last_scoring(*purse)
    assert [sheet(game, seat).get("gold", 0) for seat in range(len(purse))] == points


def test_b36_cards_at_the_end() -> None:
    """B36, R14, AMU-11.8, AMU-11.5  17 PO + 2 favour cards beat 18 PO; while yellow cards are asked hands are whole."""
    game = last_scoring(17, 18, 1, cards=(("bribe", "architect"), (), ()))
    assert gold(game) == [19, 18, 1]
    assert [sheet(game, seat)["gold"] for seat in range(3)] == [6, 4, 2]
    assert sorted(game.discard) == ["architect", "bribe"]
    game = table("memphis kharga edfu", "one_bank", "bribe")
    new_kingdom(game)
    at_scoring(game)
    assert held(game, 0) == ["bribe", "one_bank"]
    heard = play(game, play_objective("one_bank"), STOP_OBJECTIVES, STOP_OBJECTIVES, STOP_OBJECTIVES)
    assert only(heard, events.CardExchanged) == [events.CardExchanged(0, "bribe")]


def test_amu_11_6_no_gold_ranking_in_the_old_kingdom() -> None:
    """AMU-11.6, AMU-10.2  Gold scores nothing after the Old Kingdom, and the cards stay in the hands."""
    game = scored(">2", "kharga sawu abu", cards=("bribe",))
    finish(game)
    assert all(event.reason != "gold" for event in game.ledger)
    assert held(game, 0) == ["bribe"]


def tied(stones: tuple[int, int]) -> AmunRe:
    """B38: A and B with 38 points and 6 pyramids each, and these stones."""
    game = position()
    own(game, "memphis kharga edfu", "thebes sawu abu", "buto dakhla mendes")
    put(game, memphis=Land(pyramids=6, stones=stones[0]), thebes=Land(pyramids=6, stones=min(2, stones[1])))
    put(game, sawu=Land(stones=stones[1] - min(2, stones[1])))
    game.points = [38, 38, 20]
    return game


def test_b38_final_tie() -> None:
    """B38, AMU-P18, AMU-11.7  Equal points and pyramids: 3 stones beat 1; equal stones: both win; all are ranked.

    AMU-1.1  More pyramids win a tie, however many stones the other has; most points win.
    """
    assert (result(tied((1, 3))).winners, result(tied((1, 3))).ranks) == ((1,), (2, 1, 3))
    assert (result(tied((2, 2))).winners, result(tied((2, 2))).ranks) == ((0, 1), (1, 1, 3))
    game = tied((0, 3))
    put(game, kharga=Land(pyramids=1))
    assert result(game).winners == (0,)
    game.points[2] = 39
    assert result(game).winners == (2,)


def test_the_end_names_the_winners() -> None:
    """AMU-10.4, AMU-11.7  The game is over after the gold ranking and says who won."""
    game = table("damanhur buto baharya", damanhur=Land(pyramids=3))
    new_kingdom(game)
    purses(game, 9, 8, 7)
    at_scoring(game)
    heard = play(game, *[STOP_OBJECTIVES] * 3)
    assert game.over
    assert only(heard, events.GameEnded) == [events.GameEnded((0,))]
    ranks = [(event.seat, event.n, event.rank) for event in only(heard, events.GoldCounted)]
    assert ranks == [(0, 9, 1), (1, 8, 2), (2, 7, 3)]
