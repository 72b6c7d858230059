"""PHA-7.2, PHA-7.12, PHA-19.24  Nobles that meet: in one payment, in one turn, over a round."""

import pytest

from game.core.agenda import Move
from game.pharaon import events
from game.pharaon.state import Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, end_round, ennoble, give, holding, noble, token
from tests.pharaon.look import pay, sector, stock, tokens, turned, ways
from tests.titles.playing import asked, offers, only, play


@pytest.mark.parametrize(
    ("game", "moves", "left", "beside", "used"),
    [
        # High Priestess and High Priest: 2M for a lot with bonus, M counts as M (PHA-6.1.3).
        (holding("2M", 8, 15, full="A"), (do.go_to("offerings"), do.take_lot_with_bonus(1)), "", "commerce", 15),
        # Architect and Master Builder: step 2 (R M) for Silver and M, Silver is named R (PHA-19.11).
        (holding("1S 1M", 7, 14, full="J", step=1), (do.go_to("burial"),), "", "silver", 14),
        # Foreman and Physician: 3A, one of them beside the sector (PHA-19.24).
        (
            holding("3A", 9, 13, full="C", artisans=(25, 26, 27, 28)),
            (do.go_to("artisans"), do.take_artisan("ART25")),
            "1S",
            "agriculture",
            13,
        ),
    ],
)
def test_pha_7_12_any_access_at_a_full_sector(
    game: Pharaon, moves: tuple[Move, ...], left: str, beside: str, used: int
) -> None:
    """PHA-7.12, PHA-6.1.3, PHA-19.11, PHA-19.24  Two nobles of one quarter work together."""
    play(game, *moves)
    assert (stock(game), game.beside, turned(game)) == (left, [beside], [used])
    assert [len(lying) for lying in game.wheel] == [3 * (lying != ()) for lying in game.wheel]


def test_pha_7_6_an_offering_token_beside_the_sector_comes_back_at_the_end_of_the_round() -> None:
    """PHA-7.6, PHA-9.1, PHA-19.14  It is in no discard before, and the noble is ready again after."""
    game = holding("1M", 16, full="R", tokens="q_nile")
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert (game.beside, game.token_discard, turned(game)) == ([token("q_nile")], [], [16])
    end_round(game)
    assert (game.beside, game.token_discard, turned(game)) == ([], [token("q_nile")], [])


@pytest.mark.parametrize(("number", "quarter"), [(13, "artisans"), (14, "burial"), (15, "offerings"), (16, "nile")])
def test_pha_7_6_the_power_is_no_way_into_another_quarter(number: int, quarter: str) -> None:
    """PHA-7.6, PHA-4.2  With all sectors full only the quarter of the noble is open."""
    game = holding("3A 3J 3R 3C 3M", number, full="AJRCM")
    assert [move for move in game.moves() if move != do.PASS] == [do.go_to(quarter)]


def test_v07_judge_with_a_scribe_and_tokens() -> None:
    """V07, PHA-4.5, PHA-7.2  Access M paid with C (Scribe 4), four more of any kind, offering tokens among them."""
    game = holding("1C 2A", 11, 4, tokens="justice q_nobles pp1", shown=(12, 13, 14))
    assert ways(game, "nobles") == ["A A C OFF_justice OFF_Q_nobles"]
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert (sector(game, "M"), tokens(game)) == (("construction",), [token("pp1")])


def test_pha_4_4_a_scribe_does_not_change_what_access_counts_as() -> None:
    """PHA-4.4, PHA-7.7  Burial faces J, step 3 costs A C M: A paid as J is no A; with the Architect it is."""
    for nobles, count in (((1,), 4), ((1, 7), 3)):
        assert {len(way.split()) for way in ways(holding("2A 2C 2M", *nobles, step=2), "burial")} == {count}


def test_pha_7_4_treasury_before_and_wise_woman_after_the_action() -> None:
    """PHA-7.4, PHA-3.6, PHA-7.8, PHA-19.26  J for Silver, then a lot, then the Silver for C: each once.

    Or both after the pass with vase A J R: A for Silver, J for M, and the next turn of the round knows no power.
    """
    game = holding("1A 1J", 17, 18)
    play(game, do.use_power(noble(18)), do.give_token("justice"))
    assert (stock(game), asked(game)) == ("1A 1S", ("TakeTurn", 0))
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert do.use_power(noble(18)) not in game.moves()
    play(game, do.use_power(noble(17)), do.give_token("silver"), do.take_resource("construction"))
    assert (stock(game), turned(game), asked(game)) == ("1C", [18, 17], ("TakeTurn", 1))
    game = holding("", 17, 18, seats=2, vases=(1, 2, 3))
    play(game, do.PASS, do.take_vase("VAS01"))
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    play(game, do.use_power(noble(17)), do.give_token("justice"), do.take_resource("commerce"))
    assert (stock(game), asked(game)) == ("1R 1M 1S", ("TakeTurn", 1))


def test_pha_7_1_tutor_and_diplomat_once_per_round() -> None:
    """PHA-7.1, PHA-7.9, PHA-7.3  Used with the vase of NIL6 they are not asked at that of the pass.

    Not used they are saved for the next one; in the next round they are ready.
    """
    game, saving = (holding("2R", 19, 20, pile=(2,), vases=(1, 3, 4)) for _ in range(2))
    play(game, do.go_to("nile"), do.use_option("NIL6"), do.REPLACE_VASE)
    play(game, *[do.take_resource("royalty")] * 3, do.take_resource("justice"))
    play(saving, do.go_to("nile"), do.use_option("NIL6"), do.KEEP_VASE, do.SAVE_TUTOR)
    for one, question in ((game, ("TakeTurn", 1)), (saving, ("UseDiplomat", 0))):
        at_turn(one)
        play(one, do.PASS, do.take_vase("VAS01"))
        assert asked(one) == question
    assert (turned(game), turned(saving)) == ([20, 19], [])
    end_round(game)
    assert turned(game) == []


def test_pha_7_9_the_tutor_with_the_vase_of_an_artisan_of_a_noble() -> None:
    """PHA-7.9, PHA-7.5, PHA-7.4  Noble 23, ART05: Agriculture, the vase, the Tutor's resource, then 1 Silver."""
    game = holding("1A 1J 1R 1C 1M", 19, shown=(23, 13, 14), artisans=(5, 10, 11, 12), pile=(1,))
    heard = play(game, do.go_to("nobles"), do.take_noble(noble(23)), do.take_artisan("ART05"))
    assert (stock(game), asked(game)) == ("2A 1J 1R", ("UseTutor", 0))
    assert only(heard, events.ArtisanTaken)
    play(game, do.take_resource("commerce"))
    assert stock(game) == "2A 1J 1R 1M 1S"


def test_pha_19_7_the_tutor_is_no_help_at_the_start() -> None:
    """PHA-19.7, PHA-7.4  Noble 24 and a vase of its artisan in the set-up: an owned Tutor is not asked."""
    game = build.opening(12, 24)
    ennoble(game, 0, 19)
    build.show_artisans(game, 5, 10, 11, 12)
    build.top_vases(game, 1)
    build.pick_start(game, 0)
    play(game, do.keep_noble(noble(24)), do.take_artisan("ART05"))
    assert (stock(game), asked(game)) == ("2A 1J 1R", ("ChooseBonus", 0))


def test_pha_10_1_one_noble_is_not_enough_whatever_the_step() -> None:
    """PHA-10.1  Step 8 with one noble; the first to have both keeps the token from a seat with more.

    PHA-10.2, PHA-7.5  Second noble 25 on step 3: Pharaoh already by the noble, before the free step.
    """
    game = holding("1C 1M 1J 1A", 12, step=7)
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, game.pharaoh) == (8, -1)
    ennoble(game, 1, 7, 8)
    game.seats[1].step = 2
    give(game, 1, "1A 1C 1M 1J")
    at_turn(game, 1)
    play(game, do.go_to("burial"))
    pay(game, "J")
    assert game.pharaoh == 1
    give(game, 0, "1A 1J 1R 1C 1M")
    at_turn(game)
    play(game, do.go_to("nobles"), do.take_noble(game.nobles[0]))
    assert game.pharaoh == 1
    game = holding("1A 1J 1R 1C 1M", 12, step=3, shown=(25, 13, 14))
    kinds = [type(event).__name__ for event in play(game, do.go_to("nobles"), do.take_noble(noble(25)))]
    assert kinds.index("PharaohNamed") < kinds.index("BurialStepReached")


def test_pha_7_2_all_nobles_in_one_hand() -> None:
    """PHA-7.2, PHA-19.23  All five Scribes make any colour pay any other; nobles 7-10 then add nothing."""
    game = holding("5A", *range(1, 27))
    assert (ways(game, "nobles"), ways(game, "burial")) == (["A A A A A"], ["A A"])
    assert ways(game, "artisans") == ["A A A"]
    assert [move.noble for move in offers(game, do.UsePower)] == [noble(17), noble(18)]
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert asked(game) == ("FinishTurn", 0)
    play(game, do.END_TURN)
    assert asked(game) == ("TakeTurn", 1)
