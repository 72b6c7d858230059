"""The table in lines: every position of every game, for every viewer, and every move with exactly one number."""

from functools import cache

import pytest

from game.amunre.components import components
from game.core.chance import Chance
from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from game.workshop.random_play import random_match
from tests.terminal.told import NAMES, renderer, table
from tests.toy import TOY, toy_setup
from ui.terminal.menu import Menu, beyond
from ui.terminal.plain import renderer_of
from ui.terminal.reading import found, plain
from ui.text import LANGUAGES, Catalogue
from ui.text.narrator import Narrator

PEOPLE = ("human",) * 5
TABLES = {
    "amunre": [(PEOPLE[:3], ()), (PEOPLE, ("expert",))],
    "tekhenu": [(PEOPLE[:2], ()), (PEOPLE[:4], ()), (("human", "botankhamon"), ("hard",))],
    "pharaon": [(PEOPLE[:2], ()), (PEOPLE, ("discovery",)), (("human", "traitre"), ("dark3",))],
    "kemet": [(PEOPLE[:2], ()), (PEOPLE[:3], ()), (PEOPLE, ())],
}
RARE = ("Play", "Turn", "Recolour", "Call", "BuyTile", "RaisePyramid", "GoOn")
"""Moves that are made rather than not, so that more is on the table."""
LONGEST = 700
"""Moves after which a random game is left."""

every_title = pytest.mark.parametrize("name", TITLES)


def played(name, kinds, variants, seed):
    match, chance = Match(title(name), table_of(name, kinds, variants, seed)), Chance(seed)
    while not match.over and len(match.moves) < LONGEST:
        moves = match.position.moves()
        rare = [move for move in moves if type(move).__name__.startswith(RARE)]
        match.play(chance.pick(rare if rare and chance.below(2) else moves))
    return match


@cache
def matches(name):
    return [played(name, *kinds_and_variants, seed) for seed, kinds_and_variants in enumerate(TABLES[name])]


def positions(match, stride):
    return [match.position_before(number) for number in range(0, len(match.moves) + 1, stride)]


@pytest.mark.parametrize("stride", [47, pytest.param(11, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_every_position_is_told_to_everybody(name, language, stride):
    for match in matches(name):
        told = renderer(name, match.setup.names, language)
        for position in positions(match, stride):
            for viewer in (None, *range(len(match.setup.seats))):
                view = position.seen_by(viewer)
                lines = [*told.table(view, viewer), *told.glance(view, viewer)]
                assert lines and [line for line in lines if not line.strip() or line[-1] not in ".:"] == []


@every_title
def test_the_table_does_not_depend_on_what_the_viewer_cannot_know(name):
    for match in matches(name):
        told = renderer(name, match.setup.names)
        for position in positions(match, 13):
            if not position.over:
                other = position.imagine(0, Chance(99))
                assert told.table(position.seen_by(0), 0) == told.table(other.seen_by(0), 0)


@every_title
def test_every_move_has_exactly_one_number_and_a_menu_lists_them_all(name):
    for match in matches(name):
        told = renderer(name, match.setup.names)
        for position in positions(match, 3):
            if not position.over:
                groups, moves = told.grouped(position.moves(), position), position.moves()
                assert sorted(str(move) for group in groups for move in group.moves) == sorted(map(str, moves))
                assert all(len(group.labels) == len(group.moves) for group in groups)
        fresh = Match(match.title, match.setup)
        assert sorted(map(str, Menu.of(fresh, told).moves)) == sorted(map(str, fresh.position.moves()))


def test_a_province_is_told_with_owner_and_pieces():
    position = random_match(title("amunre"), 3, 12).position
    seat, name = next((seat, owner.provinces[0]) for seat, owner in enumerate(position.seats) if owner.provinces)
    position.farmers[name], position.stones[name], position.pyramids[name] = 1, 2, 3
    owned = [line for line in table("amunre", position) if f", owned by {NAMES[seat]}" in line]
    line = next(line for line in owned if _name(name) in line)
    assert "2 stones" in line and "3 pyramids" in line
    assert not components().provinces[name].fields or "1 farmer in" in line


def _name(province):
    return Narrator(Catalogue.load("en"), "amunre", NAMES).label("province", province)


def test_bids_and_closed_spaces_are_told():
    position = title("amunre").start(table_of("amunre", ("human",) * 3, (), 1))
    name = position.revealed[0]
    position.seats[0].bid_on, position.seats[0].bid = name, 3
    position.seats[2].bid_on, position.seats[2].bid = name, 10
    position.closed.append((name, 15))
    line = next(line for line in renderer("amunre").glance(position, 0) if _name(name) in line)
    assert "Chloé bids 10 gold, Anna bids 3 gold, space 15 closed" in line


def test_the_expert_hand_is_told_to_its_owner_only():
    position = title("amunre").start(table_of("amunre", ("human",) * 3, ("expert",), 1))
    own, others = ("\n".join(table("amunre", position, viewer)) for viewer in (0, 1))
    assert all(_name(name) in own for name in position.seats[0].province_cards)
    assert "Province cards of Anna" not in others


def test_a_game_without_a_renderer_has_a_plain_table():
    told = renderer_of(TOY, Narrator(Catalogue.load("en"), "toy", ("A", "B")))
    match = Match(TOY, toy_setup())
    lines = told.table(match.position.seen_by(0), 0)
    assert lines[:3] == ["Round 1", "A: 0 VP", "B: 0 VP"] and any(line.startswith("seats:") for line in lines)
    assert not any(line.startswith(("agenda", "chance")) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_everything_that_is_printed_can_be_read_by_its_code_and_by_its_name(name, language):
    told = renderer(name, language=language)
    things = told.printed(matches(name)[-1].position_before(9))
    assert len({thing.code for thing in things}) == len(things) > 20
    for thing in things:
        assert thing.text and thing in found(things, thing.code.lower())
        assert thing in found(things, plain(thing.name)[:40])


@pytest.mark.parametrize(
    ("label", "event", "news"),
    [
        ("1 Papyrus", "Anna receives 1 Papyrus (Start card).", False),
        ("Take « Entrepôt » – 5 goods", "Anna takes « Entrepôt ».", False),
        ("Pray (level 1)", "Anna places a token: Pray (level 1).", False),
        ("Pray (level 1)", "Anna gains 2 prayer points (Pray).", True),
        ("Pass", "Anna passes: row 1 of the Pyramid.", True),
        ("Keep the Grand Vizier", "Bruno receives the Architect (rule 14.3).", True),
    ],
)
def test_a_line_says_beside_an_answer_only_what_the_answer_does_not(label, event, news):
    assert beyond(label, [event], ("Anna", "Bruno")) == ([event] if news else [])
