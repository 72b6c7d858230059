"""DESIGN 8  Every rule, vector, ruling and decision point of Tekhenu is cited by a test of this folder.

A docstring begins with what it cites, up to two spaces: "X41, TEK-5.10, 8.3, R36  What happens". After the first
TEK- number the prefix may be left out; "9.1 to 9.4" names all four.
"""

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
    1: 9, 2: 13, 3: 10, 5: 11, 6: 6, 7: 6, 8: 5, 9: 8, 10: 6, 11: 5, 12: 6, 13: 4, 14: 6, 15: 5, 16: 9, 17: 8, 18: 5,
    19: 17,
}  # fmt: skip
"""Numbered rules of each chapter of RULES.md; TEK-4 is one sentence, TEK-20 the rulings, TEK-21 a table."""
WHOLE_CHAPTERS = ("TEK-4", "TEK-21")
RULES_TO_CITE = [
    *(f"TEK-{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)),
    *WHOLE_CHAPTERS,
]
VECTORS = [*(f"E{number:02}" for number in range(1, 19)), *(f"X{number:02}" for number in range(1, 47))]
RULING_IDS = [f"R{number:02}" for number in range(1, 39)]
DECISION_POINTS = [f"DP{number:02}" for number in range(1, 27)]


class Written(NamedTuple):
    """A test function of the rules, what it cites and whether it says anything."""

    name: str
    cites: frozenset[str]
    says: str


def citations(text: str) -> frozenset[str]:
    """What the head of a docstring names."""
    found, prefixed = set(), False
    for word in text.partition("  ")[0].split(", "):
        word = word.strip()
        if re.fullmatch(r"TEK-P\d+|[EXR]\d\d|DP\d\d", word):
            found.add(word)
            continue
        prefixed = prefixed or word.startswith("TEK-")
        ends = re.fullmatch(r"(?:TEK-)?(\d+)(?:\.(\d+))?(?: to (?:\d+\.)?(\d+))?", word)
        if prefixed and ends is not None:
            chapter, first, last = ends.groups()
            if first is None:
                found.add(f"TEK-{chapter}")
            else:
                found.update(f"TEK-{chapter}.{number}" for number in range(int(first), int(last or first) + 1))
    return frozenset(found)


@cache
def written_tests() -> tuple[Written, ...]:
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                says = ast.get_docstring(node) or ""
                found.append(Written(node.name, citations(says), says))
    return tuple(found)


@cache
def cited() -> frozenset[str]:
    return frozenset().union(*(test.cites for test in written_tests()))


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """The Tekhenu rulings of docs/RULINGS.md: id and the tests that are named as proof."""
    rows: dict[str, tuple[str, ...]] = {}
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"TEK-R\d\d|TEK-P\d+", cells[0]):
            assert len(cells) == 5, f"{cells[0]} needs question, ruling, why and test"
            assert all(cells), f"{cells[0]} has an empty cell"
            assert cells[0] not in rows, f"{cells[0]} is listed twice"
            rows[cells[0]] = tuple(re.findall(r"`(test_\w+)`", cells[4]))
    return rows


def in_docstrings(ruling: str) -> str:
    """R01 of the specification is TEK-R01 in the list, where other games have rulings too."""
    return ruling.replace("TEK-R", "R")


@pytest.mark.parametrize("rule", [*RULES_TO_CITE, *RULING_IDS, *DECISION_POINTS])
def test_every_rule_ruling_and_decision_point_is_cited(rule: str) -> None:
    """DESIGN 8"""
    assert rule in cited()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    """DESIGN 8  A slip in a docstring would hide a gap."""
    chapters = {f"TEK-{chapter}" for chapter in (*CHAPTERS, 4, 20, 21)}
    own = {name for name in rulings() if name.startswith("TEK-P")}
    known = {*RULES_TO_CITE, *VECTORS, *RULING_IDS, *DECISION_POINTS, *chapters, *own}
    assert cited() <= known


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_is_a_test_that_carries_its_number(vector: str) -> None:
    """DESIGN 8  By name and in the docstring, with the rules that it is about."""
    proofs = [test for test in written_tests() if test.name.startswith(f"test_{vector.lower()}_")]
    assert proofs
    for test in proofs:
        assert vector in test.cites, test.name
        assert any(name.startswith("TEK-") for name in test.cites), test.name


@pytest.mark.parametrize("ruling", RULING_IDS)
def test_every_ruling_of_the_specification_is_listed(ruling: str) -> None:
    """TEK-20  docs/RULINGS.md has a row for it."""
    assert f"TEK-{ruling}" in rulings()


def test_program_rulings_are_numbered_without_gaps() -> None:
    """docs/RULINGS.md  From 1 on, in order."""
    own = [name for name in rulings() if name.startswith("TEK-P")]
    assert own == [f"TEK-P{number}" for number in range(1, len(own) + 1)]


@pytest.mark.parametrize("ruling", rulings())
def test_every_listed_ruling_is_proven_by_a_test_that_cites_it(ruling: str) -> None:
    """docs/RULINGS.md  The tests that a row names exist and cite it, and no ruling goes without."""
    texts = {test.name: test.cites for test in written_tests()}
    assert rulings()[ruling]
    for name in rulings()[ruling]:
        assert name in texts, f"{name} does not exist"
        assert in_docstrings(ruling) in texts[name], f"{name} does not cite {ruling}"


def test_no_program_ruling_is_cited_without_a_row() -> None:
    """docs/RULINGS.md  Whoever takes a ruling writes it down."""
    assert {name for name in cited() if name.startswith("TEK-P")} == {
        name for name in rulings() if name.startswith("TEK-P")
    }


def test_every_test_says_what_it_is_about() -> None:
    """STYLE 8  A docstring that cites a rule, a vector, a ruling or a page of the design."""
    mute = [test.name for test in written_tests() if not test.cites and "DESIGN" not in test.says]
    assert mute == []


def test_names_of_tests_are_unique() -> None:
    """STYLE 8  A ruling can name its test without saying where it is."""
    names = [test.name for test in written_tests()]
    assert sorted({name for name in names if names.count(name) > 1}) == []
