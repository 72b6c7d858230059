"""The codec: every record to plain data and back under a stable name, and nothing else."""

import json
import types
from collections.abc import Callable
from typing import Literal

import pytest

from game.core import events
from game.core.agenda import Move, Step
from game.core.chance import Chance
from game.core.codec import Codec
from game.core.errors import BadEncoding
from game.core.events import Event, Scored
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup
from game.core.state import State, state
from tests.playing import after, played_on
from tests.toy import TOY, BeginTurn, LayCard, Rest, ToyPosition, ToySeat, toy_setup

codec = TOY.codec

STABLE_NAMES = {
    "Scored", "Unveiled", "ThrowDie", "DrawCard", "LayCard", "Rest", "DieThrown", "CardDrawn", "CardLaid",
    "BeginTurn", "TakeSomething", "LayCards", "CountGold",
}  # fmt: skip


@record
class Mark:
    x: int
    label: str


@state
class Chest(State):
    counts: dict[int, int]
    marks: tuple[Mark, ...]
    corner: tuple[int, str]
    lock: Literal["open", "shut"]
    level: Literal[1, 2]
    owner: int | None
    either: int | str
    sealed: bool
    blessed: bool = False


def chest() -> Chest:
    return Chest({3: 1}, (Mark(1, "a"),), (2, "b"), "open", 1, None, "x", False)


def plain_chest(**changes: object) -> object:
    plain = codec.encode(chest())
    assert isinstance(plain, dict)
    return {**plain, **changes}


def position_after(moves: int) -> ToyPosition:
    return played_on(Match(TOY, toy_setup(3)), after(moves)).position


def test_what_is_encoded_is_plain() -> None:
    """A record is its name and its values, a state the mapping of its fields; a plain record needs no name."""
    values = (LayCard(4), Rest(), Chance(5), Mark(1, "a"))
    assert [codec.encode(value) for value in values] == [["LayCard", 4], ["Rest"], {"counter": 5}, [1, "a"]]


def test_a_position_comes_back_as_it_was_also_through_json_and_can_be_played() -> None:
    """What somebody heard is not saved."""
    for moves in (0, 1, 5, 12, 20):
        position = position_after(moves)
        plain = codec.encode(position)
        assert isinstance(plain, dict) and not {"heard", "offered"} & set(plain)
        again = codec.decode(ToyPosition, plain)
        assert again == codec.decode(ToyPosition, json.loads(json.dumps(plain))) == position
        assert list(again.moves()) == list(position.moves())


@pytest.mark.parametrize(
    ("root", "value"),
    [
        (Chest, chest()),
        (Setup, toy_setup(3, 7, ("long",))),
        (Move, LayCard(3)),
        (Step, BeginTurn(1, 2)),
        (Event, Scored(0, 3, "card", 1)),
    ],
)
def test_every_kind_of_field_comes_back_and_a_record_is_found_by_its_name(root: type, value: object) -> None:
    assert codec.decode(root, codec.encode(value)) == value


def test_a_field_with_a_default_is_written_only_if_it_differs_so_that_older_positions_still_fit() -> None:
    assert "blessed" not in codec.encode(chest())
    blessed = chest()
    blessed.blessed = True
    assert codec.decode(Chest, codec.encode(blessed)) == blessed
    assert codec.digest(blessed) != codec.digest(chest())


def test_the_names_of_records_are_stable_taken_from_the_module_that_wrote_them_and_not_given_twice() -> None:
    assert (set(codec.records), set(Codec([events]).records)) == (STABLE_NAMES, {"Scored", "Unveiled"})
    twin = types.ModuleType("twin")
    vars(twin)["Scored"] = type("Scored", (Scored,), {"__module__": "twin"})
    with pytest.raises(TypeError, match="two records are called Scored"):
        Codec([events, twin])


def test_what_has_no_plain_form_can_neither_be_saved_nor_read() -> None:
    for value in (1.5, {1, 2}, object(), b"x"):
        with pytest.raises(TypeError, match="cannot be saved"):
            codec.encode(value)
    with pytest.raises(TypeError, match="no decoder"):
        codec.decode(set, [])


@pytest.mark.parametrize(
    "plain",
    [
        None, 3, "Rest", {}, [], [3], ["NoSuchMove"], [["Rest"]], ["BeginTurn", 0, 1], ["Scored", 0, 1, "x", 1],
        ["Rest", 1], ["LayCard"], ["LayCard", "4"], ["LayCard", True], ["LayCard", 4.0], ["LayCard", None],
        ["LayCard", 4, 4], ["x" * 10_000],
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(plain: object) -> None:
    with pytest.raises(BadEncoding):
        codec.decode(Move, plain)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("counts", []), ("counts", {"3": 1}), ("counts", {3: "1"}), ("counts", None), ("marks", {}), ("marks", [1]),
        ("marks", [[1]]), ("marks", [[1, 2]]), ("marks", [[1, "a", 2]]), ("marks", "ab"), ("corner", [2]),
        ("corner", [2, "b", 3]), ("corner", ["b", 2]), ("corner", 2), ("lock", "ajar"), ("lock", None), ("lock", []),
        ("lock", 0), ("level", 3), ("level", True), ("level", "1"), ("owner", "me"), ("owner", False), ("owner", []),
        ("either", None), ("either", []), ("either", True), ("sealed", 0), ("sealed", None), ("sealed", "no"),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_type_is_refused(field: str, wrong: object) -> None:
    with pytest.raises(BadEncoding):
        codec.decode(Chest, plain_chest(**{field: wrong}))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda plain: [plain],
        lambda plain: None,
        lambda plain: {**plain, "more": 1},
        lambda plain: {name: value for name, value in plain.items() if name != "deck"},
        lambda plain: {**plain, "agenda": [["Rest"]]},
        lambda plain: {**plain, "agenda": [["LayCards", "zero"]]},
        lambda plain: {**plain, "chance": 5},
        lambda plain: {**plain, "last_cause": "fate"},
        lambda plain: {**plain, "seats": [{}]},
        lambda plain: {**plain, 3: 4},
    ],
)
def test_a_position_that_does_not_fit_is_refused(spoil: Callable[[object], object]) -> None:
    with pytest.raises(BadEncoding):
        codec.decode(ToyPosition, spoil(codec.encode(position_after(3))))


def test_a_refusal_says_where_and_what_and_repeats_no_hostile_name_at_length() -> None:
    with pytest.raises(BadEncoding) as caught:
        codec.decode(ToySeat, {"gold": "2", "hand": [], "laid": [], "hidden": 0})
    assert caught.value.values == {"where": "ToySeat.gold", "reason": "int is expected, not str"}
    with pytest.raises(BadEncoding) as caught:
        codec.decode(Move, ["x" * 10_000])
    assert len(str(caught.value)) < 200


def test_equal_positions_have_equal_digests_and_different_ones_different_digests() -> None:
    """The order of a mapping does not matter; the digest of a bare position stays what it was."""
    digests = [codec.digest(position_after(moves)) for moves in range(15)]
    assert len(set(digests)) == 15
    assert digests == [codec.digest(position_after(moves)) for moves in range(15)]
    one, other = chest(), chest()
    one.counts, other.counts = {1: 1, 2: 2}, {2: 2, 1: 1}
    assert codec.digest(one) == codec.digest(other)
    assert codec.digest(Position([], Chance(1), [0], [], 0, 0, None)) == "f2caf9b17dcdd3ba"
