"""The table of Pharaon in lines: what stands where, and what is told to whom."""

from game.pharaon import RULES
from game.pharaon.components import components
from game.pharaon.dark_tiles import turn_tile
from game.pharaon.gains import DRAW_BONUS, Climb, TakeBonus
from game.pharaon.nobles import DRAW_NOBLE, TakeNoble
from game.pharaon.offerings import TakeLot, TakeLotWithBonus
from game.pharaon.setup import DARK_CHOSEN
from game.pharaon.turn import END_TURN, PASS, GoTo
from tests.pharaon.build import position, setup_of
from tests.terminal.told import grouped, renderer, table
from tests.titles.playing import play


def test_the_wheel_tells_what_is_free_and_what_lies_there():
    game = position(3)
    game.wheel[0] = ("agriculture", "silver")
    told = table("pharaon", game)
    assert "Wheel of Actions, turning clockwise:" in told
    assert "  Offerings Area facing Agriculture: 1 free slot of 3; on it: 1 Agriculture and 1 Silver." in told
    assert "  Isis, 10 PP: 3 elements of the Offerings Area, 2 elements of the Burial Chamber Area." in told


def test_a_seat_tells_tokens_cards_steps_and_where_it_passed():
    game = position(3)
    owner = game.seats[0]
    owner.stock, owner.nobles, owner.turned = [2, 0, 0, 0, 0, 1], ["NOB01", "NOB17"], ["NOB17"]
    owner.step, owner.levels, owner.artisans = 2, [0, 1, 0, 0, 3], ["ART05"]
    owner.passed, owner.row, owner.space = True, 1, 2
    game.pharaoh = 0
    line = next(line for line in table("pharaon", game) if line.startswith("  Anna"))
    parts = ("First Player; Pharaoh; passed, row 1, space 3", "2 Agriculture and 1 Silver", "step 2", "Artisan Baker")
    parts += ("the next one: 1 Agriculture, 1 Construction and 1 Commerce", "Nile Justice 1, Commerce 3")
    assert [part for part in (*parts, "Nobles Scribe no. 1, Wise Woman (used)") if part not in line] == []


def test_what_is_used_up_is_told():
    game = position(3)
    game.lots, game.zone, game.vases, game.nobles[0], game.noble_deck = [()] * 4, [""] * 4, [], "", []
    told = table("pharaon", game)
    assert "All the lots of this round are taken." in told and "Bonus zone: none." in told
    assert "No Jar under the Pyramid." in told and "Nobles, empty deck:" in told and "  1. Empty slot." in told


def test_traitor_tiles_tell_what_comes_next():
    game = position(2, solo=True)
    traitor = game.traitor
    place = traitor.tiles.index("TRA5")
    traitor.faces[place] = "light"
    traitor.placed[place] = traitor.placed[place][:1]
    traitor.gods, traitor.noble_pp = ["isis"], 8
    told = table("pharaon", game, names=("Nefret", "The Traitor"))
    assert any("River (light face" in line and "space 2 next, the Traitor climbs" in line for line in told)
    assert any("Gods fulfilled: Isis; Nobles at 8 PP." in line for line in told)


def test_both_faces_of_the_traitor_tiles_are_told_before_they_are_turned():
    """PHA-14.6, PHA-P9"""
    game = RULES.start(setup_of(solo=True, variants=(DARK_CHOSEN,)))
    play(game, turn_tile("TRA5"))
    told = renderer("pharaon").glance(game, 0)
    river = [line for line in told if "River" in line]
    assert ["turned up" in line for line in river] == [False, True]
    assert "light face" in river[0] and "dark face" in river[1]
    for line, spaces in zip(river, components().traitor_tiles["TRA5"].faces.values(), strict=True):
        assert line.count("space ") == sum(map(bool, spaces)) > 3
    assert sum("face" in line for line in told) == 10


def test_moves_of_a_kind_stand_on_one_line():
    game = position(3)
    game.lots[0], game.lots[2] = ("OFF_PP2", "OFF_PP2"), ("OFF_royalty", "OFF_Q_nile")
    moves = [GoTo("nile"), GoTo("burial"), PASS, TakeLot(1), TakeLot(3), TakeLotWithBonus(1)]
    moves += [Climb("justice"), Climb("commerce"), END_TURN]
    assert grouped("pharaon", moves, game) == [
        ("Go to", "Nile Area (Royalty for access)", "Burial Chamber Area (Justice for access)"),
        ("Pass", ""),
        ("Take a lot", "lot 1 (2 Offerings (2 PP))", "lot 3 (1 Royalty Offering and 1 Nile Area Offering)"),
        ("Take lot 1 and a bonus token", ""),
        ("Climb on the track", "Justice", "Commerce"),
        ("End the turn", ""),
    ]
    (_, text), (_, nothing) = grouped("pharaon", [TakeNoble("NOB12"), DRAW_NOBLE], game)
    assert text == "– No power. 3 PP, +3 PP per Noble you own, this one included." and nothing == ""


def test_tokens_of_the_bonus_zone_are_told_by_name():
    """PHA-5.7  Nobles 22, 24 and 26 let choose one while the zone is not on the screen."""
    game = position(3)
    game.zone = ["OFF_PP1", "", "OFF_justice", "OFF_Q_nobles"]
    assert grouped("pharaon", [TakeBonus(1), TakeBonus(3), TakeBonus(4), DRAW_BONUS], game) == [
        ("Take a token from the Bonus zone", "Offering (1 PP)", "Justice Offering", "Nobles Area Offering"),
        ("Draw a token from the bag", ""),
    ]
