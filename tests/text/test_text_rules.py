"""The rule book in both languages: the same sections, no rule left out, no rule told twice."""

from collections import Counter
from importlib.resources import files

import pytest

from game import titles
from game.amunre.components import box
from game.core.agenda import Step
from game.core.safe_yaml import read_bytes
from ui.text import LANGUAGES

KINDS = {"cards", "provinces", "tiles"}
FIELDS = {"id", "title", "icon", "rules", "text"}
EXTRA = {"kind", "examples", "note"}
LAST_RULE = {1: 2, 2: 3, 3: 6, 4: 3, 5: 10, 6: 9, 7: 8, 8: 7, 9: 3, 10: 4, 11: 8, 12: 13, 14: 3, 15: 3}
"""Chapters of the specification and their last rule that matters to players."""


def book(language):
    return read_bytes((files("assets") / "rules" / language / "amunre.yaml").read_bytes())


def sections(language):
    return [section for chapter in book(language)["chapters"] for section in chapter["sections"]]


def texts(section):
    """Every string of a section that people read."""
    for paragraph in section["text"]:
        yield from (paragraph if isinstance(paragraph, list) else [paragraph])
    yield from (section["title"], *section.get("examples", ()), *([section["note"]] if "note" in section else ()))


def covered(language):
    return Counter(rule for section in sections(language) for rule in section["rules"])


def test_both_languages_have_the_same_chapters_and_sections():
    def outline(language):
        return [(chapter["id"], [*map(shape, chapter["sections"])]) for chapter in book(language)["chapters"]]

    def shape(section):
        extras = len(section.get("examples", ())), "note" in section
        return section["id"], section["icon"], section["rules"], section.get("kind"), len(section["text"]), extras

    assert outline("fr") == outline("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_complete_and_their_ids_unique(language):
    found = sections(language)
    assert len({section["id"] for section in found}) == len(found)
    for section in found:
        assert section.keys() >= FIELDS and section.keys() <= FIELDS | EXTRA
        assert section.get("kind") is None or section["kind"] in KINDS
        assert all(isinstance(text, str) and text.strip() == text for text in texts(section)), section["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_matters_to_players_is_told_once(language):
    wanted = {f"AMU-{chapter}.{n}" for chapter, last in LAST_RULE.items() for n in range(1, last + 1)} | {"AMU-13"}
    assert covered(language) == Counter(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_card_finds_its_rule(language):
    records = titles.title("amunre").codec.records.values()
    rules = {kind.rule for kind in records if issubclass(kind, Step)} | {card.rule for card in box().cards.values()}
    told = covered(language)
    assert all(rule in told or any(known.startswith(f"{rule}.") for known in told) for rule in rules)
    assert all(kind.rule in told for kind in records if issubclass(kind, Step) and kind.asks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_signs_are_in_order(language):
    from ui.art.inline import icon_names

    icons = {path.name.removesuffix(".svg") for path in (files("assets") / "art" / "icons").iterdir()}
    for section in sections(language):
        assert section["icon"] in icons
        for text in texts(section):
            assert set(icon_names(text)) <= icons, text
            assert text.count("*") % 2 == 0, text
            assert language != "fr" or "'" not in text, text
