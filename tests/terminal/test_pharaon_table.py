"""The table of Pharaon in lines: every position, for every viewer, and every move with exactly one number."""

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.pharaon import RULES
from game.pharaon.gains import Climb
from game.pharaon.nobles import DRAW_NOBLE, TakeNoble
from game.pharaon.offerings import TakeLot, TakeLotWithBonus
from game.pharaon.turn import END_TURN, PASS, GoTo
from tests.pharaon.build import position, setup_of
from ui.terminal.renderers import renderer_of
from ui.text import LANGUAGES, Catalogue
from ui.text.narrator import Narrator

TABLES = [setup_of(2, 1), setup_of(5, 2, ("discovery",)), setup_of(2, 3, ("dark3",), solo=True)]


def renderer(names, language="en"):
    return renderer_of(RULES, Narrator(Catalogue.load(language), "pharaon", names))


def played(setup):
    match, chance = Match(RULES, setup), Chance(setup.seed)
    while not match.over:
        match.play(chance.pick(match.position.moves()))
    return match


@pytest.fixture(scope="module")
def matches():
    return [played(setup) for setup in TABLES]


def positions(match):
    return [match.position_before(number) for number in range(0, len(match.moves) + 1, 7)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_told_to_everybody(matches, language):
    for match in matches:
        told = renderer(match.setup.names, language)
        for game in positions(match):
            for viewer in (None, *range(len(match.setup.seats))):
                view = game.seen_by(viewer)
                lines = [*told.table(view, viewer), *told.glance(view, viewer)]
                assert all(line.strip() and line[-1] in ".:" for line in lines)


def test_every_move_has_exactly_one_number(matches):
    for match in matches:
        told = renderer(match.setup.names)
        for number in range(len(match.moves)):
            moves = match.position_before(number).moves()
            groups = told.grouped(moves)
            listed = [move for group in groups for move in group.moves]
            assert sorted(map(str, listed)) == sorted(map(str, moves))
            assert all(len(group.labels) == len(group.moves) for group in groups)


def test_the_table_does_not_depend_on_what_the_viewer_cannot_know(matches):
    for match in matches:
        told = renderer(match.setup.names)
        for game in positions(match):
            if not game.over:
                other = game.imagine(0, Chance(99))
                assert told.table(game.seen_by(0), 0) == told.table(other.seen_by(0), 0)


NAMES = ("Nefret", "Arnaud", "Hugo")


def lines(game, names=NAMES):
    return renderer(names).table(game.seen_by(None), None)


def test_the_wheel_tells_what_is_free_and_what_lies_there():
    game = position(3)
    game.wheel[0] = ("agriculture", "silver")
    told = lines(game)
    assert "Wheel of Actions, turning clockwise:" in told
    assert "  Offerings quarter facing Agriculture: 1 free slot of 3; on it: 1 Agriculture and 1 Silver." in told
    assert "  Isis, 10 PP: 3 elements of the Offerings quarter, 2 elements of the Burial Chamber quarter." in told


def test_a_seat_tells_tokens_cards_steps_and_where_it_passed():
    game = position(3)
    owner = game.seats[0]
    owner.stock, owner.nobles, owner.turned = [2, 0, 0, 0, 0, 1], ["NOB01", "NOB17"], ["NOB17"]
    owner.step, owner.levels, owner.artisans = 2, [0, 1, 0, 0, 3], ["ART05"]
    owner.passed, owner.row, owner.space = True, 1, 2
    game.pharaoh = 0
    line = next(line for line in lines(game) if line.startswith("  Nefret"))
    for part in (
        "First Player; Pharaoh; passed, row 1, space 3", "2 Agriculture and 1 Silver", "step 2",
        "the next one: 1 Agriculture, 1 Construction and 1 Commerce", "Nile Justice 1, Commerce 3",
        "nobles Scribe no. 1, Wise Woman (used)", "artisan Baker",
    ):  # fmt: skip
        assert part in line


def test_what_is_used_up_is_told():
    game = position(3)
    game.lots, game.zone, game.vases, game.nobles[0], game.noble_deck = [()] * 4, [""] * 4, [], "", []
    told = lines(game)
    assert "No lot is left in this round." in told
    assert "Bonus zone: none." in told
    assert "No vase under the Pyramid." in told
    assert "Nobles, empty deck:" in told and "  1. Empty slot." in told


def test_traitor_tiles_tell_what_comes_next():
    game = position(2, solo=True)
    traitor = game.traitor
    place = traitor.tiles.index("TRA5")
    traitor.faces[place] = "light"
    traitor.placed[place] = traitor.placed[place][:1]
    traitor.gods, traitor.noble_pp = ["isis"], 8
    told = lines(game, ("Nefret", "The Traitor"))
    assert any("River (light face" in line and "space 2 next, the Traitor climbs" in line for line in told)
    assert any("gods fulfilled: Isis; nobles at 8 PP." in line for line in told)


def test_moves_of_a_kind_stand_on_one_line():
    moves = [
        GoTo("nile"), GoTo("burial"), PASS, TakeLot(1), TakeLot(3), TakeLotWithBonus(1), Climb("justice"),
        Climb("commerce"), END_TURN,
    ]  # fmt: skip
    groups = renderer(NAMES).grouped(moves)
    assert [(group.head, *group.labels) for group in groups] == [
        ("Go to", "Nile quarter", "Burial Chamber quarter"),
        ("Pass", ""),
        ("Take a lot", "1", "3"),
        ("Take lot 1 and a bonus token", ""),
        ("Climb on the track", "Justice", "Commerce"),
        ("End the turn", ""),
    ]


def test_cards_show_their_text():
    groups = renderer(NAMES).grouped([TakeNoble("NOB12"), DRAW_NOBLE])
    assert groups[0].labels == ("– No power. 3 PP, +3 PP per noble you own, this one included.",)
    assert groups[1].labels == ("",)
