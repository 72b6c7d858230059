"""The rule book of Pharaon in both languages: the same sections, no rule left out, no rule told twice."""

from collections import Counter
from itertools import chain

import pytest

from game import titles
from game.pharaon.components import box
from game.pharaon.gods import gods_of
from game.pharaon.pieces import QUARTERS
from ui.boards.pharaon.cards import rule_of
from ui.frame.screen import Screen
from ui.rules import pharaon_drawings
from ui.rules.checks import book_problems
from ui.rules.pharaon_figures import FIGURES
from ui.rules.reader import load_book, see_also
from ui.rules.table import enlarged, tables
from ui.text import LANGUAGES, Catalogue, Voice

LAST_RULE = {
    1: 9, 2: 11, 3: 6, 4: 11, 5: 7, 7: 12, 8: 7, 9: 3, 10: 2, 11: 5, 12: 2, 13: 4, 14: 19, 15: 2, 18: 2, 19: 30,
}  # fmt: skip
"""Chapters of the specification and their last rule; invariants and codes (20, 23) are not for players."""
QUARTER_RULES = {1: 4, 2: 4, 3: 5, 4: 3, 5: 3}
"""Parts of chapter 6 and their last rule."""
WHOLE = {"PHA-16", "PHA-17", "PHA-21", "PHA-22"}
"""Chapters that are told as a whole."""


def texts(section):
    """Everything that people read of a section."""
    lines = [(part,) if isinstance(part, str) else part for part in section.text]
    return [section.title, *chain.from_iterable(lines), *section.examples, *([section.note] if section.note else [])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once(language):
    wanted = {f"PHA-{chapter}.{n}" for chapter, last in LAST_RULE.items() for n in range(1, last + 1)} | WHOLE
    wanted |= {f"PHA-6.{part}.{n}" for part, last in QUARTER_RULES.items() for n in range(1, last + 1)}
    told = Counter(rule for section in load_book("pharaon", language).sections() for rule in section.rules)
    assert told == Counter(wanted)


def test_the_books_have_no_problem(monkeypatch):
    monkeypatch.setattr(titles, "TITLES", tuple(dict.fromkeys((*titles.TITLES, "pharaon"))))
    assert book_problems("pharaon") == []


def test_both_languages_tell_the_same():
    def shape(section):
        lists = [len(part) if isinstance(part, tuple) else 0 for part in section.text]
        return section.id, section.icon, section.rules, section.kind, lists, len(section.examples), bool(section.note)

    french, english = load_book("pharaon", "fr"), load_book("pharaon", "en")
    assert [*map(shape, french.sections())] == [*map(shape, english.sections())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_set(language):
    for section in load_book("pharaon", language).sections():
        for text in texts(section):
            assert text == text.strip() and "  " not in text
            assert "'" not in text, text


def test_every_section_leads_on():
    assert see_also("pharaon").keys() == {section.id for section in load_book("pharaon", "fr").sections()}


def test_every_card_tile_and_token_finds_its_rule():
    parts = box()
    told = {rule for section in load_book("pharaon", "fr").sections() for rule in section.rules}
    things = (("noble", parts.nobles), ("artisan", parts.artisans), ("vase", parts.vases),
              ("token", parts.token_index), ("tile", parts.traitor_tiles), ("quarter", QUARTERS))  # fmt: skip
    for kind, names in things:
        assert all(rule_of(f"{kind}.{name}") in told for name in names), kind


def test_every_drawing_belongs_to_a_section():
    assert FIGURES.keys() <= {section.id for section in load_book("pharaon", "fr").sections()}


@pytest.mark.parametrize("section", FIGURES)
def test_drawings_keep_to_the_room_they_get(section):
    assert FIGURES[section](360, 1.0).get_width() <= 366


def test_the_god_of_the_drawing_stands_between_its_quarters():
    (first, _), (second, _) = gods_of(pharaon_drawings.ORDER)["isis"].needs
    assert (first, second) == pharaon_drawings.ORDER[:2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_tell_everything_in_the_box_and_can_be_enlarged(language):
    voice, parts = Voice(Catalogue.load(language)), box()
    found = tables("pharaon", voice)
    sizes = {
        "players": 5, "nile": len(parts.nile), "burial": len(parts.burial), "sides": 5, "nobles": 26, "artisans": 30,
        "vases": 30, "tokens": 12, "tiles": 10,
    }  # fmt: skip
    assert {kind: len(rows) for kind, rows in found.items()} == sizes
    screen = Screen((1280, 720))
    for kind in ("nobles", "artisans", "vases", "tokens", "tiles", "burial", "sides"):
        picture, text = enlarged("pharaon", screen, voice, found[kind][0].subject)
        assert picture.get_width() > 100 and text
