"""Searching a rule book: accents and capitals do not matter, and what is found is counted and marked."""

import pytest

from ui.art.lettering import width
from ui.rules.marks import set_text
from ui.rules.reader import load_book
from ui.rules.search import fold, search, spans
from ui.rules.table import tables
from ui.text import Catalogue, Voice

BOOK = load_book("amunre", "fr")


@pytest.mark.parametrize(
    ("text", "folded"), [("Éléphant", "elephant"), ("L’Œuvre", "l'oeuvre"), ("THÈBES", "thebes"), ("ça", "ca")]
)
def test_folding(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize("query", ["thebes", "Thèbes", "THÈBES", "thèb"])
def test_accents_and_capitals_do_not_matter(query: str) -> None:
    found = search(BOOK, query)
    assert found.passages and found.passages == search(BOOK, "Thèbes"[: len(query)]).passages


def test_every_word_must_be_there() -> None:
    queries = ("scribe offre", "scribe", "offre")
    both, one, other = ({(p.section, p.index) for p in search(BOOK, query).passages} for query in queries)
    assert both == one & other and both


def test_passages_are_counted_by_chapter() -> None:
    found = search(BOOK, "pyramide")
    assert sum(found.by_chapter.values()) == len(found.passages) > 5
    assert set(found.by_chapter) == {chapter.id for chapter in BOOK.chapters}


def test_rule_numbers_and_tables_can_be_looked_for_but_no_marks_and_not_nothing() -> None:
    assert {passage.section for passage in search(BOOK, "6.4").passages} >= {"contested"}
    found = search(BOOK, "berenike", tables("amunre", Voice(Catalogue.load("fr"))))
    assert {passage.section for passage in found.passages} == {"all_provinces", "reconstructed"}
    assert [query for query in ("  ", "éléphant", ":coin:", "*") if search(BOOK, query).passages] == []


@pytest.mark.parametrize(
    ("word", "wanted", "places"),
    [
        ("Pyramides,", ["pyramide"], [(0, 8)]),
        ("l’Élu", ["elu"], [(2, 5)]),
        ("cœur", ["oeu"], [(1, 3)]),
        ("anna", ["an", "na"], [(0, 2), (2, 4)]),
        ("rien", ["x"], []),
        ("offre", ["offre", "off"], [(0, 5)]),
    ],
)
def test_places_inside_a_word(word: str, wanted: list[str], places: list[tuple[int, int]]) -> None:
    assert spans(word, wanted) == places


@pytest.mark.parametrize(
    "text", ["Une *offre contestée* compte, _dit-on_ :coin: 3.", "L’*Offre*, enfin !", "offre", "Sans rien."]
)
def test_marking_changes_no_line(text: str) -> None:
    plain = set_text(text, "body", 20, (0, 0, 0), 400)
    marked = set_text(text, "body", 20, (0, 0, 0), 400, ["offre"])
    assert marked.lines == plain.lines and abs(marked.size[0] - plain.size[0]) <= 2 * width("m", "body", 20)
    assert marked.whole
