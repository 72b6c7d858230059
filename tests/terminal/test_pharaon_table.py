"""The table of Pharaon in lines: what stands where, and what is told to whom."""

from game.pharaon.gains import Climb
from game.pharaon.nobles import DRAW_NOBLE, TakeNoble
from game.pharaon.offerings import TakeLot, TakeLotWithBonus
from game.pharaon.turn import END_TURN, PASS, GoTo
from tests.pharaon.build import position
from tests.terminal.told import grouped, table


def test_the_wheel_tells_what_is_free_and_what_lies_there():
    game = position(3)
    game.wheel[0] = ("agriculture", "silver")
    told = table("pharaon", game)
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
    line = next(line for line in table("pharaon", game) if line.startswith("  Anna"))
    for part in (
        "First Player; Pharaoh; passed, row 1, space 3", "2 Agriculture and 1 Silver", "step 2",
        "the next one: 1 Agriculture, 1 Construction and 1 Commerce", "Nile Justice 1, Commerce 3",
        "nobles Scribe no. 1, Wise Woman (used)", "artisan Baker",
    ):  # fmt: skip
        assert part in line


def test_what_is_used_up_is_told():
    game = position(3)
    game.lots, game.zone, game.vases, game.nobles[0], game.noble_deck = [()] * 4, [""] * 4, [], "", []
    told = table("pharaon", game)
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
    told = table("pharaon", game, names=("Nefret", "The Traitor"))
    assert any("River (light face" in line and "space 2 next, the Traitor climbs" in line for line in told)
    assert any("gods fulfilled: Isis; nobles at 8 PP." in line for line in told)


def test_moves_of_a_kind_stand_on_one_line():
    moves = [
        GoTo("nile"), GoTo("burial"), PASS, TakeLot(1), TakeLot(3), TakeLotWithBonus(1), Climb("justice"),
        Climb("commerce"), END_TURN,
    ]  # fmt: skip
    assert grouped("pharaon", moves) == [
        ("Go to", "Nile quarter", "Burial Chamber quarter"),
        ("Pass", ""),
        ("Take a lot", "1", "3"),
        ("Take lot 1 and a bonus token", ""),
        ("Climb on the track", "Justice", "Commerce"),
        ("End the turn", ""),
    ]
    (_, text), (_, nothing) = grouped("pharaon", [TakeNoble("NOB12"), DRAW_NOBLE])
    assert text == "– No power. 3 PP, +3 PP per noble you own, this one included." and nothing == ""
