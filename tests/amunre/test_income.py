"""AMU-9, AMU-12.6, AMU-12.7  Phase 4: harvest and income."""

from __future__ import annotations

import pytest

from game.amunre import events
from game.amunre.income import TAKE_INCOME, play_fixed_income, play_harvest
from game.amunre.state import AmunRe
from game.amunre.turn import BeginIncome
from tests.amunre.build import Land, at_income, hand, no_cards, own, position, purses, put, run, tile
from tests.amunre.look import asked, gold, held, only, play, refuse


def harvester(provinces: str, label: str, *cards: str, **lands: Land) -> AmunRe:
    """Seat 0 with an empty purse is about to take its income."""
    game = position()
    no_cards(game)
    purses(game, 0)
    own(game, provinces)
    hand(game, 0, *cards)
    put(game, **lands)
    at_income(game, 0, label)
    return game


def income(provinces: str, label: str, **lands: Land) -> int:
    game = harvester(provinces, label, **lands)
    play(game, TAKE_INCOME)
    return gold(game)[0]


def test_a11_income_after_a10() -> None:
    """A11, AMU-9.1  Tile 3>12: every farmer 2 PO, and the caravan pays."""
    assert income("kharga", "3>12", kharga=Land(farmers=2)) == 2 * 2 + 5


BERNARD, CHARLES, ARNAUD, ALEXANDRE = range(4)


def after_a14() -> AmunRe:
    """A15: the board after A14; Arnaud holds the token."""
    game = position(4)
    no_cards(game)
    own(game, "thebes", "mendes", "buto", "avaris")
    put(game, thebes=Land(farmers=3), mendes=Land(farmers=4), buto=Land(farmers=5), avaris=Land(farmers=1))
    purses(game, 0, 0, 0, 6)
    hand(game, ALEXANDRE, "fixed_income")
    tile(game, "13>22")
    game.revealed_offerings = True
    game.first = ARNAUD
    run(game, BeginIncome())
    return game


def test_a15_income_of_the_start_of_a_game() -> None:
    """A15, R6, AMU-9.1, AMU-9.2  15, 6 + 8 by Fixed Income ("Trésor") on Avaris, 9 and 12."""
    game = after_a14()
    order = []
    for move in (TAKE_INCOME, play_fixed_income("avaris"), TAKE_INCOME, TAKE_INCOME, TAKE_INCOME):
        order.append(asked(game)[1])
        play(game, move)
    assert order == [ARNAUD, ALEXANDRE, ALEXANDRE, BERNARD, CHARLES]
    assert gold(game) == [9, 12, 15, 14]


def test_a15_arnaud_starts_turn_2() -> None:
    """A15, R5, AMU-10.1  The holder of the token opens the next auction, not Charles."""
    game = after_a14()
    play(game, *[TAKE_INCOME] * 4)
    assert game.turn_of_kingdom == 2
    assert asked(game) == ("PlaceBid", ARNAUD)


def test_b26_income_of_mixed_provinces_with_camel() -> None:
    """B26, AMU-9.1  Tile 3>12: Abu 3x2 + 4, Sawu 2x2 + 7, Berenike 8: 29."""
    game = harvester("abu sawu berenike", "3>12", abu=Land(farmers=3), sawu=Land(farmers=2))
    heard = play(game, TAKE_INCOME)
    assert {event.province: event.n for event in only(heard, events.ProvinceIncome)} == {
        "abu": 10, "sawu": 11, "berenike": 8,
    }
    assert only(heard, events.IncomeReceived) == [events.IncomeReceived(0, 29)]


def test_b26_income_of_mixed_provinces_without_camel() -> None:
    """B26, AMU-9.1  Tile 13>22: Abu 3x3 + 4, Sawu 2x3, Berenike 8: 27."""
    assert income("abu sawu berenike", "13>22", abu=Land(farmers=3), sawu=Land(farmers=2)) == 27


def test_b17_income_of_the_desert() -> None:
    """B17, AMU-9.1, AMU-12.4  A farmer outside fields counts: Berenike at tile 23> yields 8 + 4."""
    assert income("berenike", "23>", berenike=Land(extra=1)) == 12


@pytest.mark.parametrize(("label", "gain"), [(">2", 1 * 3 + 8), ("3>12", 2 * 3 + 8), ("13>22", 9), ("23>", 12)])
def test_amu_9_1_caravans_only_with_a_camel(label: str, gain: int) -> None:
    """AMU-9.1, AMU-8.4  Avaris with three farmers under each tile."""
    assert income("avaris", label, avaris=Land(farmers=3)) == gain


def test_amu_9_3_temples_give_no_gold() -> None:
    """AMU-9.3  Damanhur with its two temples and no farmer yields nothing."""
    assert income("damanhur", "23>") == 0


def test_amu_9_3_income_is_not_limited() -> None:
    """AMU-9.3  Everything is paid: 11 farmers x 4 and a mine."""
    assert income("mendes buto berenike", "23>", mendes=Land(farmers=6), buto=Land(farmers=5)) == 52


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


def test_b28_harvest_alone() -> None:
    """B28, AMU-12.6  4x2 = 8."""
    game = amarna("great_harvest")
    play(game, play_harvest("amarna"), TAKE_INCOME)
    assert gold(game)[0] == 8


def test_b28_fixed_income_alone() -> None:
    """B28, AMU-12.7  8 instead of 4."""
    game = amarna("fixed_income")
    play(game, play_fixed_income("amarna"), TAKE_INCOME)
    assert gold(game)[0] == 8


def test_b28_both_green_cards_on_one_province() -> None:
    """B28, R25, AMU-9.2  Fixed Income replaces everything: 8, and the Harvest is wasted, in either order."""
    for first, second in ((play_harvest, play_fixed_income), (play_fixed_income, play_harvest)):
        game = amarna("great_harvest", "fixed_income")
        play(game, first("amarna"), second("amarna"), TAKE_INCOME)
        assert gold(game)[0] == 8
        assert held(game, 0) == []


def test_amu_9_2_fixed_income_even_where_it_yields_less() -> None:
    """AMU-9.2, AMU-12.7  Mendes would yield 24 at tile 23>: it may be used there, 8 instead."""
    game = harvester("mendes", "23>", "fixed_income", mendes=Land(farmers=6))
    play(game, play_fixed_income("mendes"), TAKE_INCOME)
    assert gold(game)[0] == 8


def test_amu_9_2_fixed_income_replaces_mine_and_caravan() -> None:
    """AMU-9.2, AMU-12.7  Not added to farmers, mine or caravan."""
    game = harvester("sawu", "3>12", "fixed_income", sawu=Land(farmers=2))
    play(game, play_fixed_income("sawu"), TAKE_INCOME)
    assert gold(game)[0] == 8


def test_amu_9_2_legal_even_if_the_effect_is_nil() -> None:
    """AMU-9.2  Harvest in a province without a farmer."""
    game = harvester("dakhla", "3>12", "great_harvest")
    play(game, play_harvest("dakhla"), TAKE_INCOME)
    assert gold(game)[0] == 0
    assert game.discard == ["great_harvest"]


def test_amu_9_2_announced_before_the_income_is_paid() -> None:
    """AMU-9.2  The cards are on the table, the purse is still empty."""
    game = amarna("great_harvest")
    play(game, play_harvest("amarna"))
    assert gold(game)[0] == 0
    assert asked(game) == ("CollectIncome", 0)


def test_amu_12_6_harvest_counts_farmers_outside_fields() -> None:
    """AMU-12.6, AMU-9.1  All farmers of the one province, of that province only."""
    lands = {"amarna": Land(farmers=2, extra=1), "edfu": Land(farmers=3)}
    game = harvester("amarna edfu", "3>12", "great_harvest", **lands)
    play(game, play_harvest("amarna"), TAKE_INCOME)
    assert gold(game)[0] == 3 * 3 + 3 * 2


@pytest.mark.parametrize(("card", "move"), [("great_harvest", play_harvest), ("fixed_income", play_fixed_income)])
def test_amu_5_4_no_two_green_cards_of_one_name(card: str, move: type) -> None:
    """AMU-5.4, AMU-9.2  The second one stays in the hand."""
    game = amarna(card, card)
    play(game, move("amarna"))
    assert refuse(game, move("amarna")) == "amunre.refusal.played_already"
    play(game, TAKE_INCOME)
    assert held(game, 0) == [card]


def test_amu_5_3_only_green_cards_in_phase_4() -> None:
    """AMU-5.3  Nothing else can be played while income is taken."""
    game = amarna("architect", "extra_farmer", "one_bank", "bribe", "offering_shift")
    assert list(game.moves()) == [TAKE_INCOME]


@pytest.mark.parametrize("cards", [(), ("great_harvest",), ("bribe",)])
def test_p10_everybody_is_asked_for_his_income(cards: tuple[str, ...]) -> None:
    """AMU-P10, AMU-5.1  With a green card, another one or none: being asked reveals nothing."""
    assert asked(amarna(*cards)) == ("CollectIncome", 0)


def test_p14_no_exchange_while_income_is_taken() -> None:
    """AMU-P14, AMU-5.5  Gold is of no use in this decision; the card can be exchanged at the next payment."""
    game = amarna("bribe", "great_harvest")
    assert not [move for move in game.moves() if type(move).__name__ == "ExchangeCard"]


def test_b40_first_player_and_phase_order() -> None:
    """B40, R24, AMU-9.1, AMU-4.2  C took the token: C, A, B take income, and C opens the next auction."""
    game = position()
    no_cards(game)
    own(game)
    tile(game, ">2")
    game.first = 2
    run(game, BeginIncome())
    order = []
    for _ in range(3):
        order.append(asked(game)[1])
        play(game, TAKE_INCOME)
    assert order == [2, 0, 1]
    assert asked(game) == ("PlaceBid", 2)
