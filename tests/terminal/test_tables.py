"""The table in lines: what stands where, and nothing that the viewer may not know."""

import pytest

from game.amunre.components import box
from game.core.chance import Chance
from game.core.match import Match
from game.core.tables import table_of
from game.titles import title
from tests.toy import TOY, toy_setup
from ui.cli.random_play import random_match
from ui.terminal.menu import Menu
from ui.terminal.renderers import renderer_of
from ui.text import LANGUAGES, Catalogue
from ui.text.narrator import Narrator

NAMES = ("Anna", "Bruno", "Chloé")


def renderer(language="en"):
    return renderer_of(title("amunre"), Narrator(Catalogue.load(language), "amunre", NAMES))


@pytest.fixture(scope="module")
def match():
    return random_match(title("amunre"), 3, 12)


def positions(match):
    return [match.position_before(number) for number in range(0, len(match.moves) + 1, 7)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_told_to_everybody(match, language):
    told = renderer(language)
    for position in positions(match):
        for viewer in (None, 0, 1, 2):
            view = position.seen_by(viewer)
            assert told.table(view, viewer) and told.glance(view, viewer)


def test_the_table_does_not_depend_on_what_the_viewer_cannot_know(match):
    told = renderer()
    for position in positions(match):
        if not position.over:
            other = position.imagine(1, Chance(99))
            assert told.table(position.seen_by(1), 1) == told.table(other.seen_by(1), 1)


def test_a_province_is_told_with_owner_and_pieces(match):
    position = match.position
    seat, name = next((seat, owner.provinces[0]) for seat, owner in enumerate(position.seats) if owner.provinces)
    position.farmers[name], position.stones[name], position.pyramids[name] = 1, 2, 3
    text = "\n".join(renderer().table(position.seen_by(None), None))
    line = next(line for line in text.splitlines() if f", owned by {NAMES[seat]}" in line and _name(name) in line)
    assert "2 stones" in line and "3 pyramids" in line
    assert not box().provinces[name].fields or "1 farmer in" in line


def _name(province):
    return Narrator(Catalogue.load("en"), "amunre", NAMES).label("province", province)


def test_bids_and_closed_spaces_are_told():
    position = title("amunre").start(table_of("amunre", ("human",) * 3, (), 1))
    name = position.revealed[0]
    position.seats[0].bid_on, position.seats[0].bid = name, 3
    position.seats[2].bid_on, position.seats[2].bid = name, 10
    position.closed.append((name, 15))
    line = next(line for line in renderer().glance(position, 0) if _name(name) in line)
    assert "Chloé bids 10 gold, Anna bids 3 gold, space 15 closed" in line


def test_the_expert_hand_is_told_to_its_owner_only():
    position = title("amunre").start(table_of("amunre", ("human",) * 3, ("expert",), 1))
    own = "\n".join(renderer().table(position.seen_by(0), 0))
    others = "\n".join(renderer().table(position.seen_by(1), 1))
    cards = [_name(name) for name in position.seats[0].province_cards]
    assert all(card in own for card in cards)
    assert "Province cards of Anna" not in others


def test_every_move_of_a_game_has_exactly_one_number():
    chance = Chance(5)
    for seats, variants in ((3, ()), (5, ("expert",))):
        match = Match(title("amunre"), table_of("amunre", ("human",) * seats, variants, 5))
        told = renderer_of(match.title, Narrator(Catalogue.load("fr"), "amunre", match.setup.names))
        while not match.over:
            menu = Menu.of(match, told)
            assert sorted(map(str, menu.moves)) == sorted(map(str, match.position.moves()))
            assert all(len(group.labels) == len(group.moves) for group in menu.groups)
            match.play(chance.pick(match.position.moves()))


def test_a_game_without_a_renderer_has_a_plain_table():
    told = renderer_of(TOY, Narrator(Catalogue.load("en"), "toy", ("A", "B")))
    match = Match(TOY, toy_setup())
    lines = told.table(match.position.seen_by(0), 0)
    assert lines[:3] == ["Round 1", "A: 0 VP", "B: 0 VP"]
    assert any(line.startswith("seats:") for line in lines)
    assert not any(line.startswith(("agenda", "chance")) for line in lines)
