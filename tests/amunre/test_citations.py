"""DESIGN 8  Every rule that can be tested, every vector and every ruling is cited by a test of this folder."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
RULINGS = HERE.parent.parent / "docs" / "RULINGS.md"

CHAPTERS = {1: 2, 2: 3, 3: 6, 4: 3, 5: 10, 6: 9, 7: 8, 8: 7, 9: 3, 10: 4, 11: 8, 12: 14, 14: 3, 15: 3}
"""Numbered rules of each chapter of RULES.md; AMU-13 is a table, AMU-16 and AMU-18 are lists without numbers."""
WHOLE_CHAPTERS = ("AMU-13", "AMU-16", "AMU-18")
UNTESTABLE = {"AMU-1.2": "vocabulary: the French terms are checked with the message catalogues"}

RULES_TO_CITE = [
    *(f"AMU-{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)),
    *WHOLE_CHAPTERS,
]
VECTORS = [*(f"A{number}" for number in range(1, 16)), *(f"B{number}" for number in range(1, 41))]
RULING_IDS = [f"R{number}" for number in range(1, 33)]


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
    return frozenset(re.findall(r"\bAMU-(?:P?\d+(?:\.\d+)?)|\b[ABR]\d+\b", text))


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """The Amun-Re rulings of docs/RULINGS.md: id and the tests that are named as proof."""
    rows: dict[str, tuple[str, ...]] = {}
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"R\d+|AMU-P\d+", cells[0]):
            assert len(cells) == 5, f"{cells[0]} needs question, ruling, why and test"
            assert all(cells), f"{cells[0]} has an empty cell"
            assert cells[0] not in rows, f"{cells[0]} is listed twice"
            rows[cells[0]] = tuple(re.findall(r"`(test_\w+)`", cells[4]))
    return rows


@pytest.mark.parametrize("rule", [rule for rule in RULES_TO_CITE if rule not in UNTESTABLE])
def test_every_testable_rule_is_cited(rule: str) -> None:
    """DESIGN 8"""
    assert rule in cited()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    """DESIGN 8  A slip in a docstring would hide a gap."""
    chapters = {f"AMU-{chapter}" for chapter in (*CHAPTERS, 13, 16, 17, 18)}
    known = {*RULES_TO_CITE, *VECTORS, *RULING_IDS, *chapters, *rulings()}
    assert cited() <= known


def test_untestable_rules_are_not_tested_after_all() -> None:
    """DESIGN 8  Once a test cites one of them, it leaves the list."""
    assert not set(UNTESTABLE) & cited()


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_is_a_test_that_carries_its_number(vector: str) -> None:
    """DESIGN 8  By name and in the docstring, with the rules that it is about."""
    proofs = [test for test in written_tests() if test.name.startswith(f"test_{vector.lower()}_")]
    assert proofs
    for test in proofs:
        assert re.search(rf"\b{vector}\b", test.says), test.name
        assert re.search(r"\bAMU-\d|\bR\d", test.says), test.name


@pytest.mark.parametrize("ruling", RULING_IDS)
def test_every_ruling_of_the_specification_is_listed(ruling: str) -> None:
    """AMU-17  docs/RULINGS.md has a row for it."""
    assert ruling in rulings()


def test_program_rulings_are_numbered_without_gaps() -> None:
    """docs/RULINGS.md  From 1 on, in order."""
    own = [name for name in rulings() if name.startswith("AMU-P")]
    assert own == [f"AMU-P{number}" for number in range(1, len(own) + 1)]


@pytest.mark.parametrize("ruling", rulings())
def test_every_listed_ruling_is_proven_by_a_test_that_cites_it(ruling: str) -> None:
    """docs/RULINGS.md  The tests that a row names exist and cite it, and no ruling goes without."""
    texts = {test.name: test.says for test in written_tests()}
    assert rulings()[ruling]
    for name in rulings()[ruling]:
        assert name in texts, f"{name} does not exist"
        assert re.search(rf"\b{ruling}\b", texts[name]), f"{name} does not cite {ruling}"


def test_no_program_ruling_is_cited_without_a_row() -> None:
    """docs/RULINGS.md  Whoever takes a ruling writes it down."""
    assert {name for name in cited() if name.startswith("AMU-P")} == {
        name for name in rulings() if name.startswith("AMU-P")
    }


def test_every_test_says_what_it_is_about() -> None:
    """STYLE 8  A docstring that cites a rule, a vector, a ruling or a page of the design."""
    mute = [test.name for test in written_tests() if not re.search(r"AMU-|DESIGN|STYLE|RULINGS", test.says)]
    assert mute == []
