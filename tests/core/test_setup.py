"""With whom a match can begin."""

import pickle
from dataclasses import replace

import pytest

from game.core.errors import BadData, BadSetup, SpokenError, UnknownTitle
from game.core.setup import COLOURS, HUMAN, LONGEST_NAME, SeatSetup, Setup, check_seats
from game.core.tables import table_of
from game.core.title import Evaluation, Option
from tests.toy import TOY, toy_setup

LEVELS = ("random", "scribe")
KINDS = (HUMAN, *LEVELS)


def seat(kind: str = HUMAN, name: str = "Hatchepsout", colour: str = "gold") -> SeatSetup:
    return SeatSetup(kind, name, colour)


def refusal(*seats: SeatSetup) -> SpokenError:
    with pytest.raises(BadSetup) as caught:
        check_seats(seats, KINDS)
    return caught.value


@pytest.mark.parametrize(
    ("seats", "key", "values"),
    [
        ([seat("vizir")], "unknown_level", {"level_id": "vizir", "known": KINDS}),
        ([seat(colour="pink")], "unknown_colour", {"colour_id": "pink", "known": COLOURS}),
        ([seat(colour="gold"), seat(colour="lapis")], "same_name", {"value": "Hatchepsout"}),
        ([seat(name="A"), seat(name="B")], "same_colour", {"value": "gold"}),
    ],
)
def test_a_seat_that_cannot_sit_down_is_refused_with_its_reason(
    seats: list[SeatSetup], key: str, values: dict[str, object]
) -> None:
    error = refusal(*seats)
    assert (error.key, error.values) == (f"core.error.{key}", values)


def test_a_name_must_be_readable_and_short() -> None:
    check_seats((seat(name="N" * LONGEST_NAME),), KINDS)
    assert refusal(seat(name="N" * (LONGEST_NAME + 1))).key == "core.error.long_name"
    unreadable = ["", "  ", "A\nB", "\x1b[31m", "\u202eevil"]
    assert {refusal(seat(name=name)).key for name in unreadable} == {"core.error.empty_name"}


def test_a_title_accepts_its_own_numbers_of_seats_and_variants_and_refuses_others() -> None:
    """People and levels may sit together."""
    check_seats((seat(), seat("scribe", "Ani", "lapis")), KINDS)
    for setup in (toy_setup(3), toy_setup(variants=("long",)), table_of("toy", ("scribe", "random", "scribe"), (), 1)):
        TOY.check(setup, LEVELS)
    refused: list[tuple[Setup, object]] = [
        (toy_setup(variants=("short",)), {"variant_id": "short", "known": ("long",)})
    ]
    for seats in (0, 1, 4, 9):
        setup = table_of("toy", (HUMAN,) * seats, (), 1)
        refused.append((setup, {"game": "toy", "n": seats, "fewest": 2, "most": 3}))
    for setup, values in refused:
        with pytest.raises(BadSetup) as caught:
            TOY.check(setup, LEVELS)
        assert caught.value.values == values


def test_an_automaton_plays_against_exactly_one_other_seat() -> None:
    for kinds in (("human", "sphinx"), ("sphinx", "scribe")):
        TOY.check(table_of("toy", kinds, (), 1), LEVELS)
    for kinds in (("sphinx", "sphinx"), ("human", "human", "sphinx")):
        with pytest.raises(BadSetup, match=r"core\.error\.solo_seats"):
            TOY.check(table_of("toy", kinds, (), 1), LEVELS)


def test_of_an_option_only_one_choice_can_be_taken_and_one_of_the_solo_game_needs_the_automaton() -> None:
    title = replace(TOY, options=(Option(("low", "high")), Option(("hard",), solo=True)))
    title.check(table_of("toy", ("human", "sphinx"), ("hard",), 1), LEVELS)
    for variants, reason in ((("low", "high"), "one_variant"), (("hard",), "solo_variant")):
        with pytest.raises(BadSetup, match=rf"core\.error\.{reason}"):
            title.check(table_of("toy", ("human", "human"), variants, 1), LEVELS)


def test_a_title_lists_every_table_it_can_be_played_at() -> None:
    title = replace(TOY, options=(Option(("long",)), Option(("easy", "hard"), solo=True)))
    tables = title.tables()
    assert (("human",) * 3, ("long",)) in tables
    assert (("human", "sphinx"), ("long", "hard")) in tables
    assert len(tables) == len(set(tables)) == 2 * 2 + 2 * 3
    assert not any("hard" in variants and "sphinx" not in kinds for kinds, variants in tables)


def test_names_are_those_of_the_seats_only_a_person_is_human_and_an_evaluation_is_the_sum_of_its_parts() -> None:
    assert toy_setup(3).names == ("A", "B", "C")
    assert [seat().is_human, seat("scribe").is_human] == [True, False]
    assert Evaluation((("gold", 1.5), ("points", 2.0))).total == 3.5


def test_errors_and_setups_cross_the_border_between_processes_as_they_are_and_titles_by_name() -> None:
    setup, unknown = toy_setup(3, 5, ("long",)), UnknownTitle("senet", ("toy",))
    assert pickle.loads(pickle.dumps(TOY)) is TOY
    assert pickle.loads(pickle.dumps(setup)) == setup
    for error in (BadSetup("core.error.empty_name"), BadData("box.yaml", "cards", "is missing"), unknown):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.key, again.values) == (type(error), error.key, error.values)
