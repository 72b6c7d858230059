"""TEK-12  Thoth: prices, refreshes, sections, and the decks that run out."""

import pytest

from game.tekhenu.actions import PlayBlessing
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.thoth import BrowseSection, RefreshSection, TakeCard
from game.tekhenu.using import DoMain
from tests.tekhenu.look import holding, purse, question, take
from tests.tekhenu.table import ME, acting, action, goods, table, top_of_deck, turn
from tests.titles.playing import play, refuse


@pytest.mark.parametrize(
    ("value", "papyrus", "cards"), [(1, 0, 1), (2, 0, 1), (3, 2, 2), (4, 2, 2), (5, 3, 3), (6, 3, 3)]
)
def test_cards_and_prices(value: int, papyrus: int, cards: int) -> None:
    """TEK-12.1, 12.4  1 free, 2 for 2 Papyrus, 3 for 3; all from one section."""
    game = acting("thoth", value, papyrus=papyrus)
    play(game, BrowseSection(1))
    taken = 0
    while question(game) == "ChooseCard":
        assert refuse(game, TakeCard(game.market[1][0])) == "other_section"
        play(game, game.moves()[0])
        taken += 1
    assert (taken, purse(game)) == (cards, {})


def test_refresh_and_cards_must_both_be_affordable() -> None:
    """TEK-12.1, 12.3, 3.7  2 Papyrus, value 3: the refresh would leave too little; with 1 Gold more it is possible.

    T20's Papyrus comes first and may refresh.
    """
    game = acting("thoth", 3, papyrus=2)
    assert refuse(game, RefreshSection(1)) == "short"
    goods(game, ME, papyrus=2, gold=1)
    action(game, "thoth", 3)
    assert RefreshSection(1) in game.moves()
    game = acting("thoth", 1, cards="T20")
    play(game, RefreshSection(1))
    assert purse(game) == {}


def test_a_section_with_too_few_cards() -> None:
    """TEK-12.4, 12.6  One card left, three paid for: take what is there and pay in full."""
    game = acting("thoth", 5, market={1: "B01 - -"}, papyrus=3)
    play(game, BrowseSection(1), TakeCard("B01"))
    assert (purse(game), game.seats[ME].blessings, question(game)) == ({}, ["B01"], "")


@pytest.mark.parametrize(
    ("value", "cards", "forced"),
    [(5, "", [False, True]), (5, "B07", [False] * 2), (3, "", [False] * 3), (1, "", [False] * 2)],
)
def test_what_leaves_no_choice_is_not_asked(value: int, cards: str, forced: list[bool]) -> None:
    """TEK-12.2, 12.4, 5.11  All three cards of section 1, unless a Blessing may be played between them."""
    game = acting("thoth", value, papyrus=9, cards=cards)
    asked = []
    for answer in [BrowseSection(1), *(None,) * (len(forced) - 1)]:
        assert game.decision is not None
        asked.append(game.decision.foregone(game) is not None)
        play(game, answer or game.moves()[0])
    assert asked == forced


def test_the_market_is_filled_at_the_end_of_the_turn() -> None:
    """TEK-12.6, 5.7  Same card types, sections in order, left to right; not before the end."""
    game = table(light="thoth shaded", dice="thoth white 5", market={1: "B01 B02 T01"}, papyrus=3)
    top_of_deck(game, "B03 B04")
    top_of_deck(game, "T03")
    turn(game)
    take(game, "thoth white 5")
    play(game, DoMain("thoth"), BrowseSection(1), TakeCard("T01"), TakeCard("B01"), TakeCard("B02"))
    assert game.market[0] == ("B03", "B04", "T03")


def test_empty_decks_leave_spaces_empty_until_cards_exist() -> None:
    """TEK-12.6  No Blessing anywhere: the space stays empty; a Blessing played later fills it at the end of a turn."""
    game = holding(
        "ra white 1", dice="ra white 1, ra white 1", market={1: "- B02 T01"}, cards="B01", empty_decks="blessing"
    )
    play(game, game.moves()[-1])
    play(game, PlayBlessing("B01"))
    assert game.market[0] == ("B01", "B02", "T01")


def test_a_refresh_with_an_empty_deck_brings_the_same_cards_back() -> None:
    """TEK-12.3, 12.6  The discards are shuffled and drawn again."""
    game = acting("thoth", 1, market={1: "B01 B02 T01"}, empty_decks="blessing technology", papyrus=1)
    play(game, RefreshSection(1))
    assert sorted(game.market[0]) == ["B01", "B02", "T01"]


def test_a_closed_section_is_refused() -> None:
    """TEK-12.2, 12.3, R24  Section 3 is closed: neither cards nor a refresh."""
    game = acting("thoth", 1, people=(8, 8), papyrus=9)
    assert refuse(game, BrowseSection(3)) == refuse(game, RefreshSection(3)) == "section_closed"


def test_a_blessing_taken_may_be_played_in_the_same_turn() -> None:
    """TEK-12.5, R34  B13 taken by the extra Thoth action pays nothing there, but the next action of the turn."""
    game = acting("thoth", 1, market={1: "B13 B02 T01"})
    play(game, BrowseSection(1), TakeCard("B13"))
    action(game, "horus", 1)
    play(game, PlayBlessing("B13"), HonourPeople("SO_WORK"))
    assert purse(game) == {"gold": 1}
