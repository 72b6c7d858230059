"""The rule book of Tekhenu in both languages: the same sections, no rule left out, no rule told twice."""

from collections import Counter
from itertools import chain

import pytest

from game.tekhenu.components import box
from game.tekhenu.gods.ra import side_of
from ui.boards.tekhenu.cards.look import rule_of
from ui.rules.reader import load_book
from ui.rules.tekhenu_drawings import EXAMPLE
from ui.rules.tekhenu_figures import FIGURES
from ui.text import LANGUAGES

LAST_RULE = {
    1: 9, 2: 13, 3: 10, 5: 11, 6: 6, 7: 6, 8: 5, 9: 8, 10: 6, 11: 5, 12: 6, 13: 4, 14: 6, 15: 5, 16: 9, 17: 8, 18: 5,
    19: 17,
}  # fmt: skip
"""Chapters of the specification and their last rule."""
WHOLE = {"TEK-4", "TEK-9", "TEK-14"}
"""Chapters that are told as a whole, too."""


def texts(section):
    """Everything that people read of a section."""
    lines = [(part,) if isinstance(part, str) else part for part in section.text]
    return [section.title, *chain.from_iterable(lines), *section.examples, *([section.note] if section.note else [])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once(language):
    wanted = {f"TEK-{chapter}.{n}" for chapter, last in LAST_RULE.items() for n in range(1, last + 1)} | WHOLE
    assert Counter(rule for section in load_book("tekhenu", language).sections() for rule in section.rules) == Counter(
        wanted
    )


def test_both_languages_tell_the_same():
    def shape(section):
        lists = [len(part) if isinstance(part, tuple) else 0 for part in section.text]
        return section.id, section.icon, section.rules, section.kind, lists, len(section.examples), bool(section.note)

    french, english = load_book("tekhenu", "fr"), load_book("tekhenu", "en")
    assert [*map(shape, french.sections())] == [*map(shape, english.sections())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_set(language):
    for section in load_book("tekhenu", language).sections():
        for text in texts(section):
            assert text == text.strip() and "  " not in text
            assert language != "fr" or "'" not in text, text


def test_every_card_and_tile_finds_its_rule():
    book, parts = load_book("tekhenu", "fr"), box()
    told = {rule for section in book.sections() for rule in section.rules}
    cards = (parts.blessings, parts.technologies, parts.decrees, parts.start_cards, parts.destinies, parts.tiles)
    for subject in chain(*cards, parts.bot.tiles):
        assert rule_of(subject) in told, subject


def test_every_drawing_belongs_to_a_section():
    assert FIGURES.keys() <= {section.id for section in load_book("tekhenu", "fr").sections()}


def test_the_tile_of_the_example_matches_two_neighbours():
    above, left, laid = (EXAMPLE[number][0] for number in (1, 3, 4))
    assert side_of(above, 0, 2) == side_of(laid, 0, 0)
    assert side_of(left, 0, 1) == side_of(laid, 0, 3)
