"""The table of Tekhenu in lines: what stands where, and what is told to whom."""

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.tekhenu.actions import UseValue
from game.tekhenu.components import components
from game.tekhenu.dial import die
from game.tekhenu.selection import Recolour, SpendScribes, TurnDie
from game.tekhenu.words import GOD_NUMBER
from game.titles import title
from tests.terminal.told import grouped, renderer, table
from ui.terminal.menu import Menu


@pytest.fixture
def start():
    return Match(title("tekhenu"), table_of("tekhenu", ("human",) * 3, (), 4))


def lines(match, viewer=None):
    return table("tekhenu", match.position, viewer, match.setup.names)


def test_dice_lie_on_the_line_of_their_purity(start):
    game = start.position
    game.first_sunny = GOD_NUMBER["horus"]
    game.sections[GOD_NUMBER["horus"]] = (die("white", 3), die("gray", 5), die("black", 2), die("white", 6))
    assert "  Horus (Sunny): Pure white 6, white 3; Tainted gray 5; Forbidden black 2." in lines(start)


def test_pieces_are_told_with_their_owners(start):
    game, numbers = start.position, components().number
    game.osiris[numbers["OG4"]] = 1
    game.sites[numbers["HL2"]] = 2
    game.laid[numbers["C22"]], game.pillars[numbers["C22"]] = "P22", 0
    game.people_statues[numbers["SO_QUAR"]] = 0
    told = "\n".join(lines(start))
    names = start.setup.names
    assert f"Granite ({names[1]})." in told and f"left site, row 2 ({names[2]})" in told
    assert f"space 2, {names[0]}’s Pillar (green, green, ochre, ochre)" in told
    assert f"quarries ({names[0]})" in told
    assert "now: 0 VP." in told and "()" not in told, "nothing to come is told without brackets"


def test_decrees_are_told_to_their_owner_only_and_seen_ones_to_all(start):
    owner = start.position.seats[0]
    owner.decrees, owner.seen_decrees = ["D24", "D01"], ["D01"]
    assert [any("Echo of the Temple" in line for line in lines(start, viewer)) for viewer in (0, 1)] == [True, False]
    assert any("2 Decrees (seen: Scholars)" in line for line in lines(start, 1))


def test_what_is_used_up_is_told(start):
    game = start.position
    game.display[0], game.market[0], game.sites = "", ("",) * 3, [0] * len(game.sites)
    game.laid[0] = "P07"
    told = lines(start)
    assert "  Left place (values 5-6, 3 VP): no tile." in told
    assert "  Section 1 (Happiness 1 or more): empty." in told and "  Free sites: none." in told
    assert any("space 1, tile (red, green, red, green)" in line for line in told)


def test_what_changes_a_die_stands_on_one_line_each(start):
    moves = [*(TurnDie("B09", face) for face in (1, 2)), *(Recolour("B11", "white", n, "pure") for n in (3, 4))]
    moves += [SpendScribes(5), UseValue(1), UseValue(2)]
    assert grouped("tekhenu", moves, start.position) == [
        ("Play Hand of fate", "face 1", "face 2"),
        ("Play Veil of colour, white die", "value 3 Pure", "value 4 Pure"),
        ("Spend Scribes (±1 or ±2 each): value 5", ""),
        ("Value of the action", "1", "2"),
    ]


def test_dice_are_grouped_by_section_and_cards_show_their_text(start):
    told = renderer("tekhenu", start.setup.names)
    while type(start.decision).__name__ != "ChooseDie":
        menu = Menu.of(start, told)
        if type(start.decision).__name__ == "ChooseStartCard":
            assert all("Initiative" in group.labels[0] for group in menu.groups)
        start.play(menu.moves[0])
    heads = [group.head for group in Menu.of(start, told).groups if len(group.moves) > 1]
    assert heads and all(head.startswith("Take a die from ") for head in heads)
    assert len(set(heads)) == len(heads)
