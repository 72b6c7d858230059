"""Reasons are tested beside the rules that they come from, by `refuse`; here it is seen that none is left out."""

import re
from pathlib import Path

import game.kemet
from game.kemet.onset import PASS
from tests.kemet.build import in_turn
from tests.titles.playing import refuse


def test_every_reason_of_the_rules_is_provoked() -> None:
    """KEM-14.8  Each key in the code is named by some test of this folder."""
    code = "".join(path.read_text(encoding="utf-8") for path in Path(game.kemet.__path__[0]).glob("*.py"))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [key for key in re.findall(r'"kemet\.refusal\.(\w+)"', code) if f'"{key}"' not in tests] == []


def test_a_move_of_another_decision_is_not_offered() -> None:
    """KEM-5.2  Without a reason of its own it is simply not a move here."""
    assert refuse(in_turn(), PASS) == "core.refusal.not_offered"
