"""TEK-7  Production: kept, excess, repeats, and Production without a die."""

import pytest

from game.tekhenu.actions import ChooseFreeAction, FreeProduction, MarketAfterAction, PlayBlessing, UseValue
from tests.tekhenu.look import excess, purse, question, scored
from tests.tekhenu.table import ME, at_step, producing
from tests.titles.playing import offers, play


def test_t13_is_chosen_once_for_all_repeats() -> None:
    """TEK-6.3, 7.6, TEK-P9  The value is fixed as the Production begins; each performance brings its extra token."""
    game = producing("bread", 3, cards="B21 T13")
    play(game, UseValue(2), PlayBlessing("B21"))
    assert (purse(game), excess(game), question(game)) == ({"bread": 2 * (2 + 1)}, {}, "")


@pytest.mark.parametrize(("free", "left_over"), [(False, {"bread": 4}), (True, {})])
def test_production_without_a_die(free: bool, left_over: dict[str, int]) -> None:
    """TEK-7.6, 11.5, 18.5  Any basic resource, any value; D23's excess is not placed, T12 pays for it all the same."""
    game = at_step(ChooseFreeAction(ME, free), MarketAfterAction(), cards="T12 T17 B03")
    assert {move.resource for move in offers(game, FreeProduction)} == {"papyrus", "bread", "limestone", "granite"}
    play(game, FreeProduction("bread"))
    assert [move.value for move in offers(game, UseValue)] == [1, 2, 3, 4, 5, 6]
    play(game, UseValue(6), PlayBlessing("B03"))
    assert (purse(game), excess(game), scored(game)) == ({"bread": 6}, left_over, 4 + 2)


def test_tokens_never_run_out() -> None:
    """TEK-3.8, R19  Only wooden pieces are limited: more Bread than the box has tokens of value 1."""
    assert purse(producing("bread", 6, levels={"bread": 6}, bread=60)) == {"bread": 66}
