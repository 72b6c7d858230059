"""DESIGN 8  Every rule that can be tested, every vector and every ruling is cited by a test of this folder."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent

CHAPTERS = {
    1: 9,
    2: 11,
    3: 6,
    4: 11,
    5: 7,
    7: 12,
    8: 7,
    9: 3,
    10: 2,
    11: 5,
    12: 2,
    13: 4,
    14: 19,
    15: 2,
    18: 2,
    19: 30,
    20: 7,
}
"""Numbered rules of each chapter of RULES.md; chapter 6 has sections, 16, 17, 22 and 23 are tables."""
QUARTER_SECTIONS = {1: 4, 2: 4, 3: 5, 4: 3, 5: 3}
WHOLE_CHAPTERS = ("PHA-16", "PHA-17", "PHA-22", "PHA-23")
RULES_TO_CITE = [
    *(f"PHA-{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)),
    *(f"PHA-6.{part}.{number}" for part, count in QUARTER_SECTIONS.items() for number in range(1, count + 1)),
    *WHOLE_CHAPTERS,
]
CHAPTER_NAMES = {f"PHA-{chapter}" for chapter in range(1, 24)}
VECTORS = [*(f"E{number:02}" for number in range(1, 14)), *(f"V{number:02}" for number in range(1, 46))]
PROGRAM_RULINGS = [f"PHA-P{number}" for number in range(1, 14)]
"""What the program had to decide where the specification is silent; docs/RULINGS.md tells each."""


class Written(NamedTuple):
    """A test function of the rules and its docstring; this file proves nothing itself."""

    name: str
    says: str


@cache
def written_tests() -> tuple[Written, ...]:
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(Written(node.name, ast.get_docstring(node) or ""))
    return tuple(found)


@cache
def cited() -> frozenset[str]:
    """Everything that looks like a rule, vector or ruling in the docstring of a test."""
    text = "\n".join(test.says for test in written_tests())
    return frozenset(re.findall(r"\bPHA-P\d+|\bPHA-\d+(?:\.\d+)*|\b[EV]\d\d\b", text))


@pytest.mark.parametrize("rule", RULES_TO_CITE)
def test_every_testable_rule_is_cited(rule: str) -> None:
    """DESIGN 8"""
    assert rule in cited()


@pytest.mark.parametrize("ruling", PROGRAM_RULINGS)
def test_every_ruling_of_the_program_is_cited(ruling: str) -> None:
    """DESIGN 8"""
    assert ruling in cited()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    """DESIGN 8  A slip in a docstring would hide a gap."""
    assert cited() <= {*RULES_TO_CITE, *VECTORS, *PROGRAM_RULINGS, *CHAPTER_NAMES}


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_is_a_test_that_carries_its_number(vector: str) -> None:
    """DESIGN 8  By name and in the docstring, with the rules that it is about."""
    proofs = [test for test in written_tests() if test.name.startswith(f"test_{vector.lower()}_")]
    assert proofs
    for test in proofs:
        assert re.search(rf"\b{vector}\b", test.says), test.name
        assert re.search(r"\bPHA-\d", test.says), test.name


def test_every_test_says_what_it_is_about() -> None:
    """STYLE 8  A docstring that cites a rule, a vector, a ruling or a page of the design."""
    mute = [test.name for test in written_tests() if not re.search(r"PHA-|DESIGN|STYLE|RULINGS", test.says)]
    assert mute == []
