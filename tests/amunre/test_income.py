"""AMU-9, AMU-12.6, AMU-12.7  Phase 4: harvest and income."""

from collections.abc import Callable

import pytest

from game.amunre import events
from game.amunre.income import TAKE_INCOME, play_fixed_income, play_harvest
from game.amunre.state import AmunRe
from game.amunre.turn import BeginIncome
from game.core.agenda import Move
from tests.amunre.build import Land, at_income, hand, no_cards, own, position, purses, put, table, tile
from tests.amunre.look import after, gold, held
from tests.titles.playing import asked, only, play, refuse, run


def harvester(provinces: str, label: str, *cards: str, **lands: Land) -> AmunRe:
    """Seat 0 with an empty purse is about to take its income."""
    game = table(provinces, *cards, purse=0, **lands)
    at_income(game, 0, label)
    return game


def income(provinces: str, label: str, *played: Move, **lands: Land) -> int:
    """The income of seat 0, which holds one of each green card and plays these."""
    game = harvester(provinces, label, "great_harvest", "fixed_income", **lands)
    play(game, *played, TAKE_INCOME)
    return gold(game)[0]


def test_a15_income_of_the_start_of_a_game() -> None:
    """A15, R5, R6, AMU-9.1, AMU-9.2, AMU-10.1  15, 6 + 8 by Fixed Income ("Trésor"), 9 and 12; Arnaud opens turn 2."""
    bernard, charles, arnaud, alexandre = range(4)
    game = position(4)
    no_cards(game)
    own(game, "thebes", "mendes", "buto", "avaris")
    put(game, thebes=Land(farmers=3), mendes=Land(farmers=4), buto=Land(farmers=5), avaris=Land(farmers=1))
    purses(game, 0, 0, 0, 6)
    hand(game, alexandre, "fixed_income")
    tile(game, "13>22")
    game.revealed_offerings = True
    game.first = arnaud
    run(game, BeginIncome())
    order = []
    for move in (TAKE_INCOME, play_fixed_income("avaris"), TAKE_INCOME, TAKE_INCOME, TAKE_INCOME):
        order.append(asked(game)[1])
        play(game, move)
    assert (order, gold(game)) == ([arnaud, alexandre, alexandre, bernard, charles], [9, 12, 15, 14])
    assert game.turn_of_kingdom == 2
    assert asked(game) == ("PlaceBid", arnaud), "the holder of the token, not Charles"


def test_b26_income_of_mixed_provinces_with_camel() -> None:
    """B26, AMU-9.1  Tile 3>12: Abu 3x2 + 4, Sawu 2x2 + 7, Berenike 8: 29."""
    game = harvester("abu sawu berenike", "3>12", abu=Land(farmers=3), sawu=Land(farmers=2))
    heard = play(game, TAKE_INCOME)
    told = {event.province: event.n for event in only(heard, events.ProvinceIncome)}
    assert told == {"abu": 10, "sawu": 11, "berenike": 8}
    assert only(heard, events.IncomeReceived) == [events.IncomeReceived(0, 29)]


def test_amu_9_1_income_of_provinces() -> None:
    """AMU-9.1, AMU-9.3, AMU-8.4, A11, B17, B26  Farmers, mines, and caravans with a camel; temples give no gold."""
    mixed = {"abu": Land(farmers=3), "sawu": Land(farmers=2)}
    rich = {"mendes": Land(farmers=6), "buto": Land(farmers=5)}
    assert income("kharga", "3>12", kharga=Land(farmers=2)) == 2 * 2 + 5
    assert income("abu sawu berenike", "13>22", **mixed) == 3 * 3 + 4 + 2 * 3 + 8
    assert income("berenike", "23>", berenike=Land(extra=1)) == 8 + 4, "a farmer outside fields counts"
    assert income("damanhur", "23>") == 0, "two temples, no farmer"
    assert income("mendes buto berenike", "23>", **rich) == 11 * 4 + 8, "everything is paid"
    tiles = (">2", "3>12", "13>22", "23>")
    assert [income("avaris", tile, avaris=Land(farmers=3)) for tile in tiles] == [1 * 3 + 8, 2 * 3 + 8, 9, 12]


def test_b27_harvest_and_fixed_income() -> None:
    """B27, AMU-9.2, AMU-12.6, AMU-12.7  Mendes 6x(1+1), Damanhur 8: 20 instead of 7."""
    lands = {"mendes": Land(farmers=6), "damanhur": Land(farmers=1)}
    game = harvester("mendes damanhur", ">2", "great_harvest", "fixed_income", **lands)
    heard = play(game, play_harvest("mendes"), play_fixed_income("damanhur"), TAKE_INCOME)
    assert gold(game)[0] == 20
    assert [event.card for event in only(heard, events.CardPlayedOn)] == ["great_harvest", "fixed_income"]
    assert income("mendes damanhur", ">2", **lands) == 7


def amarna(*cards: str) -> AmunRe:
    """B28: only Amarna with 4 farmers, tile >2."""
    return harvester("amarna", ">2", *cards, amarna=Land(farmers=4))


def test_b28_both_green_cards_on_one_province() -> None:
    """B28, R25, AMU-9.2  Fixed Income replaces everything: 8, and the Harvest is wasted, in either order."""
    for first, second in ((play_harvest, play_fixed_income), (play_fixed_income, play_harvest)):
        game = amarna("great_harvest", "fixed_income")
        play(game, first("amarna"), second("amarna"), TAKE_INCOME)
        assert (gold(game)[0], held(game, 0)) == (8, [])


def test_amu_9_2_green_cards_anywhere() -> None:
    """AMU-9.2, AMU-12.6, AMU-12.7  Fixed Income where it yields less; Harvest for all farmers of one province."""
    assert income("mendes", "23>", play_fixed_income("mendes"), mendes=Land(farmers=6)) == 8, "24 without it"
    assert income("sawu", "3>12", play_fixed_income("sawu"), sawu=Land(farmers=2)) == 8, "no mine, no caravan"
    assert income("dakhla", "3>12", play_harvest("dakhla")) == 0, "legal even if the effect is nil"
    lands = {"amarna": Land(farmers=2, extra=1), "edfu": Land(farmers=3)}
    assert income("amarna edfu", "3>12", play_harvest("amarna"), **lands) == 3 * 3 + 3 * 2


@pytest.mark.parametrize(("card", "move"), [("great_harvest", play_harvest), ("fixed_income", play_fixed_income)])
def test_b28_one_green_card_alone(card: str, move: Callable[[str], Move]) -> None:
    """B28, AMU-12.6, AMU-12.7, AMU-9.2  4x2 = 8 by the Harvest, 8 instead of 4; announced before it is paid.

    AMU-5.4  A second one of that name stays in the hand.
    """
    game = after(amarna(card, card), move("amarna"))
    assert game.decision is not None and game.decision.facts(game)["n"] == 8, "what the prompt tells"
    assert (gold(game)[0], asked(game), refuse(game, move("amarna"))) == (0, ("CollectIncome", 0), "played_already")
    play(game, TAKE_INCOME)
    assert (gold(game)[0], held(game, 0)) == (8, [card])


@pytest.mark.parametrize(
    "cards", [(), ("great_harvest", "bribe"), ("architect", "extra_farmer", "one_bank", "bribe", "offering_shift")]
)
def test_p10_everybody_is_asked_for_his_income(cards: tuple[str, ...]) -> None:
    """AMU-P10, AMU-P14, AMU-5.1, AMU-5.3, AMU-5.5  With a green card, others or none: being asked reveals nothing.

    Nothing else can be played or exchanged: gold is of no use in this decision.
    """
    game = amarna(*cards)
    assert asked(game) == ("CollectIncome", 0)
    assert set(game.moves()) == {TAKE_INCOME, *(play_harvest("amarna") for card in cards if card == "great_harvest")}


def test_b40_first_player_and_phase_order() -> None:
    """B40, R24, AMU-9.1, AMU-4.2  C took the token: C, A, B take income, and C opens the next auction."""
    game = table()
    tile(game, ">2")
    game.first = 2
    run(game, BeginIncome())
    order = []
    for _ in range(3):
        order.append(asked(game)[1])
        play(game, TAKE_INCOME)
    assert (order, asked(game)) == ([2, 0, 1], ("PlaceBid", 2))
