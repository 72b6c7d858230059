"""The rule book as data: what is read, what is wrong with a file, and how a rule number finds its section."""

from pathlib import Path

import pytest

from game.core.errors import BadData
from game.titles import TITLES
from ui.rules.book import Book, Chapter, Section
from ui.rules.reader import load_book, read_book, see_also
from ui.rules.table import tables
from ui.text import LANGUAGES, Catalogue, Voice

SOUND = """
title: Jeu
subtitle: Un jeu
chapters:
  - id: one
    title: Un
    sections:
      - {id: a, title: A, icon: sun, rules: [AMU-1.1], text: [Bonjour., [un, deux]], note: Attention.}
"""


def section(name: str, *rules: str) -> Section:
    return Section(name, name, "sun", rules, ("text",))


def book(*sections: Section) -> Book:
    return Book("amunre", "fr", "Jeu", "", (Chapter("all", "Tout", sections),))


@pytest.mark.parametrize(
    ("rule", "wanted"),
    [
        ("AMU-6.4", "contested"), ("AMU-8", "tile"), ("AMU-8.1", "tile"), ("AMU-8.2", "tile"), ("AMU-8.9", "late"),
        ("AMU-13.2", "whole"), ("AMU-13.2.1", "whole"), ("AMU-6.4.1", "contested"), ("AMU-6", "contested"),
        ("AMU-7.3", "contested"), ("AMU-99", "whole"), ("AMU-1.1", "contested"), ("nonsense", "contested"),
        ("", "contested"),
    ],
)  # fmt: skip
def test_a_rule_number_always_finds_a_section(rule: str, wanted: str) -> None:
    numbers = {"contested": ("6.4", "6.5"), "tile": ("8.2", "8.4"), "late": ("8.6",), "whole": ("13",)}
    found = book(*(section(name, *(f"AMU-{number}" for number in own)) for name, own in numbers.items()))
    assert found.find(rule).id == wanted


READ = {"13": "13", "6.4": "6.4", "6.2 6.3": "6.2–6.3", "8.2 8.4": "8.2, 8.4", "2.1 3.5 3.6": "2.1, 3.5–3.6"}


def test_rule_numbers_are_told_as_people_read_them_and_a_chapter_is_numbered_like_its_first_rule() -> None:
    for rules, number in {"": "", **READ, "8.9 9.1": "8.9, 9.1"}.items():
        assert section("a", *(f"AMU-{rule}" for rule in rules.split())).number == number
    assert Chapter("x", "X", (section("a"), section("b", "AMU-8.2"))).number == "8"
    assert Chapter("x", "X", (section("a"),)).number == ""


def written(text: str, folder: Path) -> Book:
    (folder / "fr").mkdir(exist_ok=True)
    (folder / "fr" / "amunre.yaml").write_text(text, encoding="utf-8")
    return read_book("amunre", "fr", folder)


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    found = written(SOUND, tmp_path)
    assert found.section("a").text == ("Bonjour.", ("un", "deux")) and found.section("a").note == "Attention."


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("icon: sun", "icon: unicorn", "chapters.one.sections.a.icon", "no icon"),
        ("AMU-1.1", "one", "chapters.one.sections.a.rules.0", "rule number"),
        ("Bonjour.", "''", "chapters.one.sections.a.text.0", "must be text"),
        ("Bonjour.", "':unicorn: .'", "chapters.one.sections.a.text.0", ":unicorn:"),
        ("un, deux", "un, 2", "chapters.one.sections.a.text.1.1", "must be text"),
        ("Bonjour.", "'*Bonjour'", "chapters.one.sections.a.text.0", "not closed"),
        ("note:", "notes:", "chapters.one.sections.a.notes", "not known"),
        ("title: Jeu", "", "title", "missing"),
        ("[AMU-1.1]", "[AMU-1.1, AMU-1.1]", "AMU-1.1", "twice"),
        ("id: one", "id: 3", "chapters.one.id", "must be text"),
    ],
)
def test_a_broken_file_names_file_key_and_reason(tmp_path: Path, old: str, new: str, where: str, reason: str) -> None:
    with pytest.raises(BadData) as caught:
        written(SOUND.replace(old, new, 1), tmp_path)
    told = {key: str(value) for key, value in caught.value.values.items()}
    assert told["file"].endswith("fr/amunre.yaml") and reason in told["reason"]
    assert told["where"].split(".")[-1] == where.split(".")[-1]


@pytest.mark.parametrize("text", ["{[", "- a", "a: &x 1\nb: *x"])
def test_what_is_no_book_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadData):
        written(text, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_filled_from_the_component_data(language: str) -> None:
    found = tables("amunre", Voice(Catalogue.load(language)))
    thebes = next(row for row in found["provinces"] if row.title.startswith(("Thèbes", "Thebes")))
    assert ":field: 4" in thebes.text and "°" not in thebes.title
    assert any("°" in row.title for row in found["provinces"])


@pytest.mark.parametrize("name", TITLES)
def test_links_lead_somewhere_else(name: str) -> None:
    found = load_book(name, "fr")
    links = see_also(name)
    assert set(links) == {section.id for section in found.sections()}
    assert all(name not in others for name, others in links.items())
