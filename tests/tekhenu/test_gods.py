"""TEK-8, TEK-10, TEK-11, TEK-13, TEK-3.6  Horus, Hathor, Bastet and Osiris at their limits, and how they are paid."""

from __future__ import annotations

import pytest

from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn, RaiseProduction
from game.tekhenu.using import DoMain
from game.tekhenu.words import GODS
from tests.tekhenu.look import (
    holding,
    levels,
    offers,
    pay,
    payments,
    people,
    play,
    purse,
    question,
    refuse,
    scored,
    take,
)
from tests.tekhenu.table import ME, acting, action, goods, on_turn

# Horus


@pytest.mark.parametrize(("built", "granite"), [*enumerate([2, 2, 3, 3, 4, 4])])
def test_price_of_statues(built: int, granite: int) -> None:
    """TEK-8.1, 1.5  Left to right 2, 2, 3, 3, 4, 4."""
    game = acting("horus", 1, seats=4, mine=" ".join(GODS[:built]), granite=granite)
    play(game, HonourPeople("SO_WORK"))
    assert purse(game) == {"gold": 1}
    assert game.seats[ME].statues == 5 - built


def test_no_statue_left() -> None:
    """TEK-3.8, 1.5  Six are built: no Horus action, not even with B13."""
    game = holding("horus white 1", seats=4, mine=" ".join(GODS), cards="B13", plenty=True)
    assert refuse(game, DoMain("horus")) == "tekhenu.refusal.no_statue"


def test_no_statue_space_left() -> None:
    """TEK-8.2, 3.8  The god is full and all four spaces are taken; another value may still do."""
    game = on_turn(
        dice="horus white 1, horus white 2", mine="SO_QUAR", theirs="osiris ST_ROW ST_COL SO_WORK", plenty=True
    )
    trial = game.clone()
    take(game, "horus white 1")
    assert refuse(game, DoMain("horus")) == "tekhenu.refusal.no_statue_space"
    take(trial, "horus white 2")
    play(trial, DoMain("horus"))
    assert list(trial.moves()) == [HonourGod("thoth")]


def test_temple_statue_counts_its_line_only() -> None:
    """TEK-8.4, 1.7  ST_COL stands at column 3: Pillars of row 3 do not count, except C33."""
    game = acting("horus", 1, mine="C13 C33 C31 C23", granite=2)
    play(game, HonourPeople("ST_COL"))
    assert scored(game) == 9


# Hathor, Bastet


def test_no_building_left() -> None:
    """TEK-3.8, 10.2, 13.1  Ten stand: neither Hathor nor Osiris."""
    game = holding("hathor white 1", light="hathor sunny", mine="OP1 OP2 OP3 OP4 OP5 OP6 OB1 OB2 OB3 OB4", plenty=True)
    assert refuse(game, DoMain("hathor")) == "tekhenu.refusal.no_building"


def test_only_sites_that_can_be_paid() -> None:
    """TEK-10.1, 3.6  With 2 Bread the sites for 2; the others are refused with what is missing."""
    game = acting("hathor", 1, bread=2)
    assert [move.site for move in offers(game, BuildAt)] == ["HL2", "HL4", "HB2", "HB4"]
    assert refuse(game, BuildAt("HL1")) == "tekhenu.refusal.short"


def test_population_at_the_end_of_the_track() -> None:
    """TEK-3.9, 10.4, R05, R32  Hathor at 21 is legal, the surplus is lost."""
    game = acting("hathor", 6, people=(20, 2), plenty=True)
    play(game, BuildAt("HL1"))
    assert people(game) == (21, 2)


def test_slots_of_the_player_board_are_ignored_when_building() -> None:
    """TEK-10.2  No points and no Bread for the emptied slot now."""
    game = acting("hathor", 1, mine="OP1 OP2 OP3 OP4 OP5", bread=3)
    play(game, BuildAt("HL1"))
    assert scored(game) == 0


@pytest.mark.parametrize(("value", "scribes"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_scribes_of_a_festival(value: int, scribes: int) -> None:
    """TEK-11.2, 11.3  1-2 two Scribes, 3-4 one, 5-6 none; Happiness by the value."""
    game = acting("bastet", value, people=(20, 2), papyrus=2)
    assert people(game) == (20, 2 + value)
    assert purse(game).get("scribe", 0) == scribes


# Osiris


def test_osiris_needs_happiness_and_a_free_space() -> None:
    """TEK-13.1, 13.2  Happiness 0, or the whole row taken."""
    game = on_turn(light="osiris shaded", dice="osiris white 3, osiris white 4", theirs="OP3 OB3 OL3 OG3")
    trial = game.clone()
    take(game, "osiris white 3")
    assert refuse(game, DoMain("osiris")) == "tekhenu.refusal.row_full"
    trial.seats[ME].happiness = 0
    take(trial, "osiris white 4")
    assert refuse(trial, DoMain("osiris")) == "tekhenu.refusal.unhappy"


def test_row_6_may_raise_the_same_production() -> None:
    """TEK-13.3  Any one +1, X included; at 6 the step is lost."""
    game = acting("osiris", 6)
    play(game, BuildIn("OP6"), RaiseProduction("papyrus"))
    assert levels(game)["papyrus"] == 5


def test_production_stops_at_6() -> None:
    """TEK-3.9, R05  Surplus steps are lost."""
    game = acting("osiris", 3, levels={"papyrus": 6, "bread": 6})
    play(game, BuildIn("OP3"))
    assert levels(game)["papyrus"] == levels(game)["bread"] == 6


# Payments


def test_a_payment_is_asked_only_where_ways_differ() -> None:
    """TEK-3.6, 1.3, DP17, TEK-P11  2 Papyrus and 1 Gold: the player chooses; without Gold nothing is asked."""
    game = acting("bastet", 6, papyrus=2, gold=1)
    assert payments(game) == [{"papyrus": 2}, {"papyrus": 1, "gold": 1}]
    play(game, pay(papyrus=1, gold=1))
    assert purse(game) == {"papyrus": 1}
    goods(game, ME, papyrus=2)
    action(game, "bastet", 6)
    assert question(game) == ""


def test_gold_replaces_anything() -> None:
    """TEK-1.3, 3.6  P01 (2 Limestone, 1 Granite) for 3 Gold; Scribes and Faith are no resources."""
    game = acting("ra", 1, display="P22 P23 P01", gold=3, scribe=5, faith=5)
    assert purse(game) == {"scribe": 5, "faith": 5}
