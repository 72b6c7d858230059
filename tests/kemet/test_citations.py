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
AT_THE_SCREEN = HERE.parent / "ui" / "test_offers.py"
"""Rulings about people at one screen are proven at the table."""

CHAPTERS = {
    1: range(1, 13), 2: range(1, 11), 3: range(1, 8), 4: range(1, 7), 5: range(1, 7), 6: range(1, 7), 7: range(1, 7),
    8: range(13), 9: range(1, 8), 10: range(1, 15), 11: range(1, 6), 12: range(1, 3), 14: range(1, 9),
    16: range(1, 8), 17: range(1, 33),
}
"""Numbered rules of each chapter of RULES.md; KEM-13 and KEM-18 are tables, KEM-15 is the list of decisions."""
SUBRULES = {"6.2": 4, "6.3": 4, "6.4": 4, "6.6": 9}
WHOLE_CHAPTERS = ("KEM-13", "KEM-15", "KEM-18")
UNTESTABLE = {
    "KEM-1.11": "precedence of rules: no two rules of this box conflict in play",
    "KEM-16.2": "the curtain belongs to the screen",
}
RULES_TO_CITE = [
    *(f"KEM-{chapter}.{number}" for chapter, numbers in CHAPTERS.items() for number in numbers),
    *(f"KEM-{rule}.{number}" for rule, count in SUBRULES.items() for number in range(1, count + 1)),
    *WHOLE_CHAPTERS,
]
VECTORS = [*(f"EX-R{number}" for number in range(1, 6)), *(f"EX-{number}" for number in range(1, 46))]


class Written(NamedTuple):
    """A test function of the rules and its docstring; this file proves nothing itself, except the decision table."""

    name: str
    says: str


@cache
def written_tests() -> tuple[Written, ...]:
    found = []
    for path in (*sorted(HERE.glob("test_*.py")), AT_THE_SCREEN):
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
    return frozenset(re.findall(r"\bKEM-(?:P\d+|\d+(?:\.\d+)*)|\bEX-R?\d+\b", text))


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """The Kemet rulings of docs/RULINGS.md: id and the tests that are named as proof."""
    rows: dict[str, tuple[str, ...]] = {}
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"KEM-R\d\d|KEM-P\d+", cells[0]):
            assert len(cells) == 5, f"{cells[0]} needs question, ruling, why and test"
            assert all(cells), f"{cells[0]} has an empty cell"
            assert cells[0] not in rows, f"{cells[0]} is listed twice"
            rows[cells[0]] = tuple(re.findall(r"`(test_\w+)`", cells[4]))
    return rows


def program_rulings() -> list[str]:
    """What the program had to decide where the specification is silent."""
    return [name for name in rulings() if name.startswith("KEM-P")]


def in_docstrings(ruling: str) -> str:
    """KEM-R07 of the list is KEM-17.7 of the rules; rulings of the program are cited as they are listed."""
    return f"KEM-17.{int(ruling[-2:])}" if ruling.startswith("KEM-R") else ruling


@pytest.mark.parametrize("rule", [rule for rule in RULES_TO_CITE if rule not in UNTESTABLE])
def test_every_testable_rule_is_cited(rule: str) -> None:
    """DESIGN 8"""
    assert rule in cited()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    """DESIGN 8  A slip in a docstring would hide a gap."""
    chapters = {f"KEM-{chapter}" for chapter in (*CHAPTERS, 13, 15, 18)}
    assert cited() <= {*RULES_TO_CITE, *VECTORS, *program_rulings(), *chapters}


def test_untestable_rules_are_not_tested_after_all() -> None:
    """DESIGN 8  Once a test cites one of them, it leaves the list."""
    assert not set(UNTESTABLE) & cited()


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_is_a_test_that_carries_its_number(vector: str) -> None:
    """DESIGN 8  By name and in the docstring, with the rules that it is about."""
    name = "test_" + vector.lower().replace("-", "_")
    proofs = [test for test in written_tests() if test.name.startswith(f"{name}_")]
    assert proofs
    for test in proofs:
        assert re.search(rf"\b{vector}\b", test.says), test.name
        assert re.search(r"\bKEM-\d", test.says), test.name


@pytest.mark.parametrize("number", CHAPTERS[17])
def test_every_ruling_of_the_specification_is_listed(number: int) -> None:
    """KEM-17  docs/RULINGS.md has a row for it."""
    assert f"KEM-R{number:02}" in rulings()


def test_program_rulings_are_numbered_without_gaps() -> None:
    """docs/RULINGS.md  From 1 on, in order."""
    assert program_rulings() == [f"KEM-P{number}" for number in range(1, len(program_rulings()) + 1)]


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
    assert {name for name in cited() if name.startswith("KEM-P")} == set(program_rulings())


def test_names_of_tests_are_unique() -> None:
    """STYLE 8  A ruling can name its test without saying where it is."""
    names = [test.name for test in written_tests()]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_test_says_what_it_is_about() -> None:
    """STYLE 8  A docstring that cites a rule, a vector, a ruling or a page of the design."""
    mute = [test.name for test in written_tests() if not re.search(r"KEM-|DESIGN|STYLE", test.says)]
    assert mute == []
