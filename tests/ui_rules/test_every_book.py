"""The rule books of all games in both languages: the same sections, no rule left out, no rule told twice."""

from collections import Counter
from importlib import import_module
from itertools import chain

import pytest

from game.core.agenda import Step
from game.core.data import load
from game.kemet.components import board_for
from game.pharaon.gods import gods_of
from game.pharaon.pieces import BASE, QUARTERS
from game.pharaon.round_end import turn_wheel
from game.pharaon.scoring import score_sheet
from game.tekhenu.gods.ra import side_of
from game.titles import TITLES, title
from tests.titles.rule_books import RULE_BOOKS, RuleBook
from ui.art import icons, lettering
from ui.frame.screen import Screen
from ui.rules import sources
from ui.rules.book import Section
from ui.rules.reader import load_book
from ui.rules.table import enlarged, tables
from ui.text import LANGUAGES, Catalogue, Voice
from ui.titles.kemet import rulebook_figures as kemet_figures
from ui.titles.kemet import signs as kemet_signs
from ui.titles.kemet.cards.wording import rule_of as rule_of_kemet
from ui.titles.kemet.rulebook_drawings import SITES
from ui.titles.pharaon import rulebook_count as pharaon_count
from ui.titles.pharaon import rulebook_drawings as pharaon_drawings
from ui.titles.pharaon.cards import rule_of as rule_of_pharaon
from ui.titles.tekhenu.cards.style import rule_of as rule_of_tekhenu
from ui.titles.tekhenu.rulebook_drawings import EXAMPLE

WHOLE = {"KEM-9", "PHA-21", "TEK-9", "TEK-14"}
"""Chapters that are told as a whole, too."""
NOT_FOR_PLAYERS = {"AMU-12.14", "AMU-16", "AMU-18", "PHA-23", "TEK-21"}
NOT_FOR_PLAYERS |= {*(f"KEM-6.{n}" for n in (2, 3, 4, 6)), *(f"PHA-20.{n}" for n in range(1, 8))}
"""Invariants, codes and tables of the specification, and headings whose rules are told one by one."""
STRAIGHT = {("amunre", "en"), ("tekhenu", "en")}
"""Books that are written with straight apostrophes."""
BOXES = {name: import_module(f"game.{name}.components").components() for name in TITLES}

every_book = pytest.mark.parametrize(("name", "language"), [(name, each) for name in TITLES for each in LANGUAGES])
every_title = pytest.mark.parametrize("name", TITLES)


def voice_in(language: str, name: str) -> Voice:
    return Voice(Catalogue.load(language), name, ("A", "B"))


def rules_told(name: str, language: str = "fr") -> Counter[str]:
    return Counter(rule for section in load_book(name, language).sections() for rule in section.rules)


def texts(section: Section) -> list[str]:
    """Everything that people read of a section."""
    lines = [(part,) if isinstance(part, str) else part for part in section.text]
    return [section.title, *chain.from_iterable(lines), *section.examples, *([section.note] if section.note else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", RULE_BOOKS, ids=lambda book: book.title)
def test_every_rule_that_matters_to_players_is_told_once(book: RuleBook, language: str) -> None:
    wanted = {rule for rule in {*book.rules, *WHOLE} if rule.startswith(f"{book.mark}-")} - NOT_FOR_PLAYERS
    assert rules_told(book.title, language) == Counter(wanted)


@every_title
def test_both_languages_tell_the_same(name: str) -> None:
    def shape(section: Section) -> tuple[object, ...]:
        lists = [len(part) if isinstance(part, tuple) else 0 for part in section.text]
        return section.id, section.icon, section.rules, section.kind, lists, len(section.examples), bool(section.note)

    french, english = (load_book(name, language) for language in ("fr", "en"))
    assert [*map(shape, french.sections())] == [*map(shape, english.sections())]


@every_book
def test_texts_are_well_set(name: str, language: str) -> None:
    told = [text for section in load_book(name, language).sections() for text in texts(section)]
    assert [text for text in told if text != text.strip() or "  " in text or lettering.unprintable(text)] == []
    assert (name, language) in STRAIGHT or [text for text in told if "'" in text] == []


@every_title
def test_every_step_finds_its_rule(name: str) -> None:
    told = rules_told(name)
    steps = [kind.rule for kind in title(name).codec.records.values() if issubclass(kind, Step)]
    assert [rule for rule in steps if rule not in told and not any(one.startswith(f"{rule}.") for one in told)] == []


def test_every_card_tile_and_token_finds_its_rule() -> None:
    nile, parts = BOXES["pharaon"], BOXES["tekhenu"]
    things = {"noble": nile.nobles, "artisan": nile.artisans, "vase": nile.vases}
    things |= {"token": nile.token_index, "tile": nile.traitor_tiles, "quarter": QUARTERS}
    cards = (parts.blessings, parts.technologies, parts.decrees, parts.start_cards, parts.destinies, parts.tiles)
    found = {
        "amunre": {card.rule for card in BOXES["amunre"].cards.values()},
        "kemet": {rule_of_kemet(subject) for subject in chain(*subjects("kemet").values())},
        "pharaon": {rule_of_pharaon(f"{kind}.{thing}") for kind, names in things.items() for thing in names},
        "tekhenu": {rule_of_tekhenu(subject) for subject in chain(*cards, parts.bot.tiles)},
    }
    assert [rule for name, rules in found.items() for rule in rules if rule not in rules_told(name)] == []


# Tables


def subjects(name: str) -> dict[str, list[str]]:
    """What can be looked at closely in the tables of a book."""
    found = tables(name, voice_in("fr", name))
    return {kind: [row.subject for row in rows if row.subject] for kind, rows in found.items()}


@every_book
def test_every_table_has_its_section(name: str, language: str) -> None:
    kinds = {section.kind for section in load_book(name, language).sections() if section.kind}
    assert kinds == tables(name, voice_in(language, name)).keys()


def test_everything_in_the_box_has_a_row() -> None:
    sizes = {name: {kind: len(rows) for kind, rows in tables(name, voice_in("fr", name)).items()} for name in TITLES}
    assert sizes["amunre"] == {"cards": 12, "tiles": 4, "provinces": 16, "sources": 5}  # 15 provinces, their mark
    parts = BOXES["pharaon"]
    rows = {"nile": len(parts.nile), "burial": len(parts.burial), "pyramid": len(parts.rows), "count": 11}
    rows |= {"nobles": 26, "artisans": 30, "vases": 30, "tokens": 12, "tiles": 10, "sources": 20}
    assert sizes["pharaon"] == rows | dict.fromkeys(("players", "sides", "wheel"), 5)
    parts = BOXES["kemet"]
    things = {"tile": parts.tiles, "card": parts.cards, "battle": parts.battle_cards, "creature": parts.creatures}
    wanted = [f"{kind}.{thing}" for kind, names in things.items() for thing in names]
    assert Counter(chain(*subjects("kemet").values())) == Counter(wanted)
    parts = BOXES["tekhenu"]
    cards = [*parts.blessings, *parts.technologies, *parts.decrees, *parts.start_cards, *parts.destinies]
    assert sum(map(len, subjects("tekhenu").values())) == len(cards) + len(parts.tiles) + len(parts.bot.tiles)


def test_the_final_count_of_pharaon_adds_up() -> None:
    """PHA-12.1  The rows of the worked example are what the rules score, and their sum is its last row."""
    *rows, total = (int(row.aside.split()[0]) for row in tables("pharaon", voice_in("en", "pharaon"))["count"])
    assert sum(rows) == total == sum(score_sheet(pharaon_count.example(), 0).values())


@pytest.mark.parametrize("clockwise", [True, False])
def test_the_colours_of_pharaon_follow_as_the_wheel_turns(clockwise: bool) -> None:
    """PHA-9.1  What the table says of the next round is what a quarter faces after the wheel has turned."""
    game = pharaon_count.example()
    game.clockwise_wheel = clockwise
    voice = voice_in("en", "pharaon")
    told = {row.title: row.text for row in tables("pharaon", voice)["wheel"]}
    now = {quarter: voice.noun("resource", BASE[game.facing(quarter)]) for quarter in QUARTERS}
    turn_wheel(game)
    for quarter, colour in now.items():
        following = voice.noun("resource", BASE[game.facing(quarter)])
        assert f"{following} if {'the Wheel' if clockwise else 'it'} turns" in told[colour]


def test_the_page_on_values_not_read_in_print_is_made_from_the_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve numbers of fields are reconstructed; one whose owner has read it in the box is no longer listed."""
    fields, voice = "Champs", voice_in("fr", "amunre")
    row = next(row for row in tables("amunre", voice)["sources"] if row.title == fields)
    assert "Abydos" in row.text and row.aside == "reconstitué, 12 sur 15"
    data = load("amunre")
    record = next(node for node in data.items("provinces") if node.text("id") == "abydos")
    record.child("sources").mapping()["fields"] = "printed"
    monkeypatch.setattr(sources, "load", lambda title: data)
    row = next(row for row in tables("amunre", voice)["sources"] if row.title == fields)
    assert "Abydos" not in row.text and row.aside == "reconstitué, 11 sur 15"


def test_the_page_of_tekhenu_counts_where_all_are_meant_and_names_where_some_are() -> None:
    """All 25 spaces of the Temple, but only rows 3 and 4 of Osiris and one of the three bags."""
    rows = {row.title: row for row in tables("tekhenu", voice_in("fr", "tekhenu"))["sources"]}
    temple, osiris = rows["Bonus des cases du Temple"], rows["Seconde Production des rangées 3 et 4 d’Osiris"]
    assert (temple.text, temple.aside) == ("", "reconstitué, 25 sur 25")
    assert osiris.text.split(", ") == ["OP3", "OP4", "OB3", "OB4", "OL3", "OL4", "OG3", "OG4"]
    assert (osiris.aside, rows["Dés gris à deux joueurs"].aside) == ("reconstitué, 8 sur 24", "déduit")


def test_the_page_of_pharaon_names_namesakes_once_and_tells_values_of_one_entry_apart() -> None:
    """Five Scribes have one name; of the Nile line in the rule book's example only the resources are designed."""
    rows = tables("pharaon", voice_in("en", "pharaon"))["sources"]
    found = {(row.title, row.text): row.aside for row in rows}
    scribes = "Area whose Gods count for the Scribe, Colours that the Scribe joins"
    assert found[scribes, "Scribe"] == "reconstructed, 5 of 26"
    assert found["Lines of the Nile", "Commerce + Justice"] == "inferred, 1 of 7"
    assert found["Resources of a line of the Nile", "Commerce + Justice"] == "reconstructed, 1 of 7"


@every_book
def test_every_row_with_a_subject_can_be_looked_at_closely(name: str, language: str) -> None:
    screen, voice = Screen((1280, 720)), voice_in(language, name)
    for row in chain.from_iterable(tables(name, voice).values()):
        if row.subject:
            picture, text = enlarged(name, screen, voice, row.subject)
            assert picture.get_width() > 100 and text, row.subject
            assert name != "kemet" or (row.text in text and row.aside in text), row.subject


# Drawings


@every_title
def test_every_drawing_belongs_to_a_section_and_keeps_to_its_room(name: str) -> None:
    figures = import_module(f"ui.titles.{name}.rulebook_figures").FIGURES
    assert figures.keys() <= {section.id for section in load_book(name, "fr").sections()}
    rooms = ((360, 1.0), (900, 1.5))
    assert [(it, room) for it, draw in figures.items() for room, at in rooms if draw(room, at).get_width() > room] == []


def test_every_thing_of_kemet_has_a_sign_of_its_own() -> None:
    parts, look = BOXES["kemet"], kemet_signs
    assert {space.action for space in parts.action_spaces} == look.ACTION_SIGNS.keys()
    signs = (look.ACTION_SIGNS, look.POINT_SIGNS)
    named = [*chain.from_iterable(found.values() for found in signs), *kemet_figures.NIGHT_SIGNS]
    assert [sign for sign in named if not icons.exists(sign)] == []


@pytest.mark.parametrize("players", [4, 5])
def test_every_space_of_kemet_has_its_place_on_the_sketch(players: int) -> None:
    board = board_for(players)
    drawn = {f"{board.face.lower()}_{name}" for name in SITES[board.face]}
    assert drawn == {space.id for space in board.spaces if space.kind != "district"} | set(board.city_names)


def test_the_examples_that_are_drawn_are_right() -> None:
    """Kemet's tokens keep balance, Pharaon's god stands between its quarters, Tekhenu's tile matches two neighbours."""
    parts, balanced = BOXES["kemet"], kemet_figures.BALANCED
    assert len(balanced) == parts.own_tokens
    assert {parts.action_spaces[parts.action_index[name]].level for name in balanced} == {1, 2, 3}
    (first, _), (second, _) = gods_of(pharaon_drawings.ORDER)["isis"].needs
    assert (first, second) == pharaon_drawings.ORDER[:2]
    above, left, laid = (EXAMPLE[number][0] for number in (1, 3, 4))
    assert (side_of(above, 0, 2), side_of(left, 0, 1)) == (side_of(laid, 0, 0), side_of(laid, 0, 3))
