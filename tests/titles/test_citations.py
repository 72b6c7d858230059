"""Every rule, worked example and ruling of every game is cited by a test, and none that does not exist.

A docstring names what it proves: "X41, TEK-5.10, 8.3, R36  What happens". After the first number the mark of the game
may be left out; "9.1 to 9.4" names all four.
"""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.titles import TITLES
from tests.titles.rule_books import RULE_BOOKS, RuleBook

TESTS = Path(__file__).parent.parent
RULINGS = TESTS.parent / "docs" / "RULINGS.md"

every_book = pytest.mark.parametrize("book", RULE_BOOKS, ids=lambda book: book.title)


class Written(NamedTuple):
    """A test of the rules, its docstring and what that cites."""

    name: str
    says: str
    cites: frozenset[str]


def citations(text: str, book: RuleBook) -> frozenset[str]:
    mark, kinds = book.mark, "|".join({name.rstrip("0123456789") for name in (*book.vectors, *book.others)})
    found = set(re.findall(rf"\b{mark}-(?:P\d+|\d+(?:\.\d+)*)|\b(?:{kinds})\d+\b", text))
    prefixed = False
    for word in re.split(r", |  ", text):
        prefixed = prefixed or word.startswith(f"{mark}-")
        ends = re.fullmatch(rf"(?:{mark}-)?(\d+)\.(\d+)(?: to (?:\d+\.)?(\d+))?", word.strip())
        if prefixed and ends is not None:
            chapter, first, last = ends.groups()
            found.update(f"{mark}-{chapter}.{number}" for number in range(int(first), int(last or first) + 1))
    return frozenset(found)


@cache
def written_tests(book: RuleBook) -> tuple[Written, ...]:
    paths = [*sorted((TESTS / book.title).glob("test_*.py")), *(TESTS / name for name in book.elsewhere)]
    found = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                says = ast.get_docstring(node) or ""
                found.append(Written(node.name, says, citations(says, book)))
    return tuple(found)


def cited(book: RuleBook) -> set[str]:
    return {name for test in written_tests(book) for name in test.cites}


@cache
def rulings(book: RuleBook) -> dict[str, tuple[str, ...]]:
    """The rulings of docs/RULINGS.md: the id of each and the tests that are named as proof."""
    rows: dict[str, tuple[str, ...]] = {}
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if cells[0] in book.rulings or re.fullmatch(rf"{book.mark}-[PR]\d+", cells[0]):
            assert len(cells) == 5 and all(cells), f"{cells[0]} needs question, ruling, why and test"
            assert cells[0] not in rows, f"{cells[0]} is listed twice"
            rows[cells[0]] = tuple(re.findall(r"`(test_\w+)`", cells[4]))
    return rows


def program_rulings(book: RuleBook) -> list[str]:
    """What the program had to decide where the rule book is silent."""
    return [name for name in rulings(book) if name.startswith(f"{book.mark}-P")]


def test_every_title_has_its_rule_book() -> None:
    assert {book.title for book in RULE_BOOKS} == set(TITLES)


@every_book
def test_every_testable_rule_is_cited_and_no_other(book: RuleBook) -> None:
    assert [rule for rule in book.rules if (rule in cited(book)) == (rule in book.untestable)] == []


@every_book
def test_no_rule_is_cited_that_does_not_exist(book: RuleBook) -> None:
    known = {*book.rules, *book.headings, *book.vectors, *book.rulings.values(), *program_rulings(book)}
    assert sorted(cited(book) - known) == []


PLACES = ("game/**/*.py", "saves/**/*.py", "ui/**/*.py", "assets/**/*.yaml")
PROGRAM = [path for place in PLACES for path in TESTS.parent.glob(place) if "games" not in path.parts]


@every_book
def test_every_number_that_the_program_cites_is_in_the_rules(book: RuleBook) -> None:
    known = {*book.numbers, *book.rulings, *book.rulings.values(), *program_rulings(book)}
    cites = {
        (number, str(path.relative_to(TESTS.parent)))
        for path in PROGRAM
        for number in re.findall(rf"\b{book.mark}-[PR]?\d+(?:\.\d+)*", path.read_text(encoding="utf-8"))
    }
    assert len(cites) > 100 and sorted(cite for cite in cites if cite[0] not in known) == []


@every_book
def test_every_vector_is_proven_with_the_rules_it_is_about(book: RuleBook) -> None:
    proven = {name for test in written_tests(book) if f"{book.mark}-" in test.says for name in test.cites}
    assert [vector for vector in book.vectors if vector not in proven] == []


@every_book
def test_every_ruling_is_listed_in_order(book: RuleBook) -> None:
    assert [ruling for ruling in book.rulings if ruling not in rulings(book)] == []
    own = program_rulings(book)
    assert own == [f"{book.mark}-P{number}" for number in range(1, len(own) + 1)]


@every_book
def test_every_listed_ruling_is_proven_by_tests_that_cite_it(book: RuleBook) -> None:
    cites = {test.name: test.cites for test in written_tests(book)}
    assert [ruling for ruling, proofs in rulings(book).items() if not proofs] == []
    named = [(ruling, name) for ruling, proofs in rulings(book).items() for name in proofs]
    assert [one for one in named if book.rulings.get(one[0], one[0]) not in cites.get(one[1], ())] == []


@every_book
def test_names_of_tests_are_unique(book: RuleBook) -> None:
    """A ruling can name its test without saying where it is."""
    names = [test.name for test in written_tests(book)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@every_book
def test_every_test_of_a_rule_says_what_it_is_about(book: RuleBook) -> None:
    assert [test.name for test in written_tests(book) if not test.says] == []
