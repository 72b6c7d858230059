"""The table of Tekhenu in lines: every position, for every viewer, and every move with exactly one number."""

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.core.tables import table_of
from game.tekhenu.actions import UseValue
from game.tekhenu.components import box
from game.tekhenu.dial import die
from game.tekhenu.selection import Recolour, SpendScribes, TurnDie
from game.tekhenu.words import GOD_NUMBER
from game.titles import title
from ui.terminal.menu import Menu
from ui.terminal.renderers import renderer_of
from ui.text import LANGUAGES, Catalogue
from ui.text.narrator import Narrator

RULES = title("tekhenu")
TABLES = [(("human",) * 2, ()), (("human",) * 4, ()), (("human", "botankhamon"), ("hard",))]


def renderer(match, language="en"):
    return renderer_of(RULES, Narrator(Catalogue.load(language), "tekhenu", match.setup.names))


def played(kinds, variants, seed):
    """A whole random game, in which Blessings are played rather than kept."""
    match, chance = Match(RULES, table_of("tekhenu", kinds, variants, seed)), Chance(seed)
    while not match.over:
        moves = match.position.moves()
        cards = [move for move in moves if type(move).__name__.startswith(("Play", "Turn", "Recolour", "Call"))]
        match.play(chance.pick(cards if cards and chance.below(2) else moves))
    return match


@pytest.fixture(scope="module")
def matches():
    return [played(kinds, variants, seed) for seed, (kinds, variants) in enumerate(TABLES)]


def positions(match):
    return [match.position_before(number) for number in range(0, len(match.moves) + 1, 9)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_told_to_everybody(matches, language):
    for match in matches:
        told = renderer(match, language)
        for position in positions(match):
            for viewer in (None, *range(len(match.setup.seats))):
                view = position.seen_by(viewer)
                lines = [*told.table(view, viewer), *told.glance(view, viewer)]
                assert all(line.strip() and line[-1] in ".:" for line in lines)


def test_every_move_has_exactly_one_number(matches):
    for match in matches:
        told = renderer(match)
        for number in range(0, len(match.moves), 3):
            moves = match.position_before(number).moves()
            groups = told.grouped(moves)
            listed = [move for group in groups for move in group.moves]
            assert sorted(map(str, listed)) == sorted(map(str, moves))
            assert all(len(group.labels) == len(group.moves) for group in groups)


def test_the_table_does_not_depend_on_what_the_viewer_cannot_know(matches):
    for match in matches:
        told = renderer(match)
        for position in positions(match):
            if not position.over:
                other = position.imagine(0, Chance(99))
                assert told.table(position.seen_by(0), 0) == told.table(other.seen_by(0), 0)


@pytest.fixture
def start():
    return Match(RULES, table_of("tekhenu", ("human",) * 3, (), 4))


def lines(match, viewer=None):
    return renderer(match).table(match.position.seen_by(viewer), viewer)


def test_dice_lie_on_the_line_of_their_purity(start):
    game = start.position
    game.first_sunny = GOD_NUMBER["horus"]
    game.sections[GOD_NUMBER["horus"]] = (die("white", 3), die("gray", 5), die("black", 2), die("white", 6))
    assert "  Horus (Sunny): Pure white 6, white 3; Tainted gray 5; Forbidden black 2." in lines(start)


def test_pieces_are_told_with_their_owners(start):
    game, numbers = start.position, box().number
    game.osiris[numbers["OG4"]] = 1
    game.sites[numbers["HL2"]] = 2
    game.laid[numbers["C22"]], game.pillars[numbers["C22"]] = "P22", 0
    game.people_statues[numbers["SO_QUAR"]] = 0
    told = "\n".join(lines(start))
    names = start.setup.names
    assert f"Granite of {names[1]}." in told
    assert f"left site, row 2 ({names[2]})" in told
    assert f"column 2, Pillar of {names[0]} (green, green, ochre, ochre)" in told
    assert f"quarries ({names[0]})" in told


def test_decrees_are_told_to_their_owner_only(start):
    start.position.seats[0].decrees = ["D24"]
    assert any("Echo of the Temple" in line for line in lines(start, 0))
    assert not any("Echo of the Temple" in line for line in lines(start, 1))


def test_seen_decrees_of_a_rival_are_told(start):
    rival = start.position.seats[1]
    rival.decrees, rival.seen_decrees = ["D24", "D01"], ["D01"]
    assert any("2 Decrees (seen: Scholars)" in line for line in lines(start, 0))


def test_what_is_used_up_is_told(start):
    game = start.position
    game.display[0], game.market[0], game.sites = "", ("",) * 3, [0] * len(game.sites)
    game.laid[0] = "P07"
    told = lines(start)
    assert "  Left place (values 5-6, 3 VP): no tile." in told
    assert "  Section 1 (Happiness 1): empty." in told
    assert "  Free sites: none." in told
    assert any("column 1, tile (red, green, red, green)" in line for line in told)


def test_what_changes_a_die_stands_on_one_line_each(start):
    moves = [
        TurnDie("B09", 1), TurnDie("B09", 2), Recolour("B11", "white", 3, "pure"), Recolour("B11", "white", 4, "pure"),
        SpendScribes(5), UseValue(1), UseValue(2),
    ]  # fmt: skip
    groups = renderer(start).grouped(moves)
    assert [(group.head, *group.labels) for group in groups] == [
        ("Play Hand of fate", "face 1", "face 2"),
        ("Play Veil of colour, white die", "value 3 Pure", "value 4 Pure"),
        ("Spend Scribes: value 5", ""),
        ("Value of the action", "1", "2"),
    ]


def test_dice_are_grouped_by_section_and_cards_show_their_text(start):
    while type(start.decision).__name__ != "ChooseDie":
        menu = Menu.of(start, renderer(start))
        if type(start.decision).__name__ == "ChooseStartCard":
            assert all("Initiative" in group.labels[0] for group in menu.groups)
        start.play(menu.moves[0])
    heads = [group.head for group in Menu.of(start, renderer(start)).groups if len(group.moves) > 1]
    assert heads and all(head.startswith("Take from ") for head in heads)
    assert len(set(heads)) == len(heads)
