"""The clone that `@state` writes: equal, independent, cheap; and what it refuses to write."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from game.core.records import record
from game.core.state import TRANSIENT, State, is_immutable, persistent_fields, state


@record
class Stone:
    weight: int


@dataclass
class Mud:
    weight: int


@state
class Plot(State):
    crops: list[str]


@state
class Village(State):
    name: str
    stones: list[Stone]
    granaries: dict[str, list[int]]
    home: Plot
    spare: Plot | None
    plots: list[Plot]
    by_name: dict[str, Plot]
    pairs: tuple[tuple[int, str], ...]
    gossip: list[str] | None = field(default=None, metadata=TRANSIENT, compare=False)


def village() -> Village:
    plots = [Plot(["barley"])], {"west": Plot(["emmer"])}
    return Village("Deir", [Stone(2)], {"north": [1, 2]}, Plot(["flax"]), Plot([]), *plots, ((1, "a"),))


def test_a_clone_is_equal_to_its_original_and_another_object() -> None:
    """Frozen records are shared; an optional state that is absent stays absent."""
    for spare in (Plot([]), None):
        original = village()
        original.spare = spare
        clone = original.clone()
        assert clone == original and clone is not original
        assert clone.stones[0] is original.stones[0]


@pytest.mark.parametrize(
    "change",
    [
        lambda clone: clone.stones.append(Stone(9)),
        lambda clone: clone.granaries["north"].append(3),
        lambda clone: clone.home.crops.append("onion"),
        lambda clone: clone.spare.crops.append("onion"),
        lambda clone: clone.plots[0].crops.append("onion"),
        lambda clone: clone.by_name["west"].crops.clear(),
    ],
    ids=["list", "list in a dict", "state", "optional state", "state in a list", "state in a dict"],
)
def test_a_change_of_a_clone_leaves_the_original_alone(change: Callable[[Village], None]) -> None:
    original = village()
    clone = original.clone()
    change(clone)
    assert original == village() != clone


def test_a_transient_field_starts_anew_in_a_clone_is_no_part_of_the_position_and_needs_a_default() -> None:
    original = village()
    original.gossip = ["the queen was here"]
    assert original.clone().gossip is None
    assert "gossip" not in [f.name for f in persistent_fields(Village)]
    with pytest.raises(TypeError, match=r"Rumour\.heard: a transient field needs a default"):

        @state
        class Rumour(State):
            heard: list[str] = field(metadata=TRANSIENT)


@pytest.mark.parametrize("hint", ["set[int]", "list", "object", "list[Mud]", "bytearray", "tuple[list[int], ...]"])
def test_a_field_that_cannot_be_copied_is_refused_at_import_and_without_the_decorator_when_cloned(hint: str) -> None:
    heap = type("Heap", (State,), {"__annotations__": {"thing": hint}, "__module__": __name__})
    with pytest.raises(TypeError, match="Heap is a State without @state"):
        heap().clone()
    with pytest.raises(TypeError, match="cannot copy"):
        state(heap)


def test_only_values_that_never_change_may_be_shared() -> None:
    fixed: list[object] = [int, str, bool, float, type(None), tuple[int, ...], int | None, Stone]
    changing: list[object] = [list[int], dict[str, int], tuple[list[int], ...], Mud, Plot]
    assert [hint for hint in (*fixed, *changing) if is_immutable(hint)] == fixed
