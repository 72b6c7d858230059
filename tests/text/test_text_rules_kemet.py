"""The rule book of Kemet in both languages: the same sections, no rule left out, no rule told twice."""

from collections import Counter
from itertools import chain

import pytest

from game import titles
from game.kemet.components import board_for, box
from ui.art import icons, lettering
from ui.art.inline import icon_names
from ui.rules import checks
from ui.rules.kemet import enlarged, tables
from ui.rules.kemet_drawings import SITES
from ui.rules.kemet_figures import BALANCED, FIGURES, NIGHT_SIGNS
from ui.rules.kemet_look import ACTION_SIGNS, CARD_SIGNS, POINT_SIGNS, TILE_SIGNS
from ui.rules.reader import load_book, see_also
from ui.text import LANGUAGES, Catalogue, Voice

LAST_RULE = {
    "1": 12, "2": 10, "3": 7, "4": 6, "5": 6, "6.2": 4, "6.3": 4, "6.4": 4, "6.6": 9, "7": 6, "8": 12, "9": 7, "10": 14,
    "11": 5, "12": 2, "14": 8, "16": 7, "17": 32,
}  # fmt: skip
"""Chapters of the specification and their last rule."""
WHOLE = {"KEM-6.1", "KEM-6.5", "KEM-8.0", "KEM-9", "KEM-13", "KEM-15", "KEM-18"}
"""Rules and chapters that are told as a whole, too."""


def texts(section):
    """Everything that people read of a section."""
    lines = [(part,) if isinstance(part, str) else part for part in section.text]
    return [section.title, *chain.from_iterable(lines), *section.examples, *([section.note] if section.note else [])]


def voice_in(language):
    return Voice(Catalogue.load(language), "kemet", ("A", "B"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once(language):
    wanted = {f"KEM-{chapter}.{n}" for chapter, last in LAST_RULE.items() for n in range(1, last + 1)} | WHOLE
    assert Counter(rule for section in load_book("kemet", language).sections() for rule in section.rules) == Counter(
        wanted
    )


def test_the_books_have_no_problems(monkeypatch):
    monkeypatch.setattr(titles, "TITLES", tuple(dict.fromkeys((*titles.TITLES, "kemet"))))
    assert checks.book_problems("kemet") == []


def test_both_languages_tell_the_same():
    def shape(section):
        lists = [len(part) if isinstance(part, tuple) else 0 for part in section.text]
        return section.id, section.icon, section.rules, section.kind, lists, len(section.examples), bool(section.note)

    french, english = load_book("kemet", "fr"), load_book("kemet", "en")
    assert [*map(shape, french.sections())] == [*map(shape, english.sections())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_set(language):
    for section in load_book("kemet", language).sections():
        assert icons.exists(section.icon), section.icon
        for text in texts(section):
            assert text == text.strip() and "  " not in text
            assert text.count("*") % 2 == 0, text
            assert not lettering.unprintable(text), text
            assert all(map(icons.exists, icon_names(text))), text
            assert language != "fr" or "'" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_card_and_creature_has_a_row(language):
    filled, parts = tables(voice_in(language)), box()
    subjects = [row.subject for table in filled.values() for row in table]
    wanted = [f"tile.{name}" for name in parts.tiles] + [f"card.{name}" for name in parts.cards]
    wanted += [f"battle.{name}" for name in parts.battle_cards] + [f"creature.{name}" for name in parts.creatures]
    assert Counter(subjects) == Counter(wanted)
    kinds = {section.kind for section in load_book("kemet", language).sections() if section.kind}
    assert kinds == filled.keys()


def test_every_row_can_be_looked_at_closely():
    from ui.frame.screen import Screen

    screen, voice = Screen((1280, 720)), voice_in("fr")
    for row in chain.from_iterable(tables(voice).values()):
        picture, text = enlarged(screen, voice, row.subject)
        assert picture.get_width() == screen.px(320)
        assert row.text in text and row.aside in text


def test_every_thing_has_a_sign_of_its_own():
    assert {tile.illustration for tile in box().tiles.values()} == TILE_SIGNS.keys()
    assert box().cards.keys() == CARD_SIGNS.keys()
    assert {space.action for space in box().action_spaces} == ACTION_SIGNS.keys()
    for signs in (TILE_SIGNS.values(), CARD_SIGNS.values(), ACTION_SIGNS.values(), POINT_SIGNS.values(), NIGHT_SIGNS):
        assert all(map(icons.exists, signs))


def test_every_drawing_belongs_to_a_section_and_fits():
    sections = {section.id for section in load_book("kemet", "fr").sections()}
    assert FIGURES.keys() <= sections
    for draw in FIGURES.values():
        assert draw(420, 1.0).get_width() <= 420
        assert draw(900, 1.5).get_width() <= 900


def test_every_space_has_its_place_on_the_sketch():
    for players in (4, 5):
        board = board_for(players)
        letter = board.face.lower()
        drawn = {f"{letter}_{name}" for name in SITES[board.face]}
        wanted = {space.id for space in board.spaces if space.kind != "district"} | set(board.city_names)
        assert drawn == wanted


def test_the_tokens_of_the_example_keep_balance():
    assert len(BALANCED) == box().own_tokens
    assert {box().action_spaces[box().action_index[name]].level for name in BALANCED} == {1, 2, 3}


def test_every_section_leads_on():
    assert see_also("kemet").keys() == {section.id for section in load_book("kemet", "fr").sections()}
