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


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """The Pharaon rulings of docs/RULINGS.md: id and the tests that are named as proof."""
    rows: dict[str, tuple[str, ...]] = {}
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"PHA-R\d\d|PHA-P\d+", cells[0]):
            assert len(cells) == 5, f"{cells[0]} needs question, ruling, why and test"
            assert all(cells), f"{cells[0]} has an empty cell"
            assert cells[0] not in rows, f"{cells[0]} is listed twice"
            rows[cells[0]] = tuple(re.findall(r"`(test_\w+)`", cells[4]))
    return rows


def program_rulings() -> list[str]:
    """What the program had to decide where the specification is silent."""
    return [name for name in rulings() if name.startswith("PHA-P")]


def in_docstrings(ruling: str) -> str:
    """PHA-R07 of the list is PHA-19.7 of the rules; rulings of the program are cited as they are listed."""
    return f"PHA-19.{int(ruling[-2:])}" if ruling.startswith("PHA-R") else ruling


@pytest.mark.parametrize("rule", RULES_TO_CITE)
def test_every_testable_rule_is_cited(rule: str) -> None:
    """DESIGN 8"""
    assert rule in cited()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    """DESIGN 8  A slip in a docstring would hide a gap."""
    assert cited() <= {*RULES_TO_CITE, *VECTORS, *program_rulings(), *CHAPTER_NAMES}


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_is_a_test_that_carries_its_number(vector: str) -> None:
    """DESIGN 8  By name and in the docstring, with the rules that it is about."""
    proofs = [test for test in written_tests() if test.name.startswith(f"test_{vector.lower()}_")]
    assert proofs
    for test in proofs:
        assert re.search(rf"\b{vector}\b", test.says), test.name
        assert re.search(r"\bPHA-\d", test.says), test.name


@pytest.mark.parametrize("number", range(1, CHAPTERS[19] + 1))
def test_every_ruling_of_the_specification_is_listed(number: int) -> None:
    """PHA-19  docs/RULINGS.md has a row for it."""
    assert f"PHA-R{number:02}" in rulings()


def test_program_rulings_are_numbered_without_gaps() -> None:
    """docs/RULINGS.md  From 1 on, in order."""
    assert program_rulings() == [f"PHA-P{number}" for number in range(1, len(program_rulings()) + 1)]


@pytest.mark.parametrize("ruling", rulings())
def test_every_listed_ruling_is_proven_by_a_test_that_cites_it(ruling: str) -> None:
    """docs/RULINGS.md  The tests that a row names exist and cite it, and no ruling goes without."""
    texts = {test.name: test.says for test in written_tests()}
    assert rulings()[ruling]
    for name in rulings()[ruling]:
        assert name in texts, f"{name} does not exist"
        cites = rf"{re.escape(in_docstrings(ruling))}(?!\d)"
        assert re.search(cites, texts[name]), f"{name} does not cite {ruling}"


def test_no_program_ruling_is_cited_without_a_row() -> None:
    """docs/RULINGS.md  Whoever takes a ruling writes it down."""
    assert {name for name in cited() if name.startswith("PHA-P")} == set(program_rulings())


def test_names_of_tests_are_unique() -> None:
    """STYLE 8  A ruling can name its test without saying where it is."""
    names = [test.name for test in written_tests()]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_test_says_what_it_is_about() -> None:
    """STYLE 8  A docstring that cites a rule, a vector, a ruling or a page of the design."""
    mute = [test.name for test in written_tests() if not re.search(r"PHA-|DESIGN|STYLE|RULINGS", test.says)]
    assert mute == []
