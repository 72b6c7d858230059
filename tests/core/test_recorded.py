"""Recorded games: written once, replayed for ever."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game.core.codec import Plain
from game.core.errors import BadEncoding
from game.core.recorded import RecordDiffers, record_game, replay_record
from tests.toy import TOY, toy_setup

Record = dict[str, Plain]


def record(seed: int = 1) -> Record:
    return record_game(TOY, toy_setup(3, 2), seed)


def entries(recorded: Record, name: str) -> list[Plain]:
    value = recorded[name]
    assert isinstance(value, list)
    return value


def test_a_record_replays_to_the_end() -> None:
    assert replay_record(TOY, record()).over


def test_a_record_survives_json() -> None:
    assert replay_record(TOY, json.loads(json.dumps(record()))).over


def test_a_record_has_a_digest_for_the_start_and_for_each_move() -> None:
    recorded = record()
    assert len(entries(recorded, "digests")) == len(entries(recorded, "moves")) + 1


def test_a_record_names_its_game_rules_and_data() -> None:
    recorded = record()
    assert (recorded["title"], recorded["rules_version"], recorded["data"]) == ("toy", 1, TOY.data_digest())


def test_the_same_seeds_give_the_same_record() -> None:
    assert record() == record()


def test_another_seed_of_the_players_gives_another_game_of_the_same_deal() -> None:
    one, other = record(1), record(2)
    assert one["moves"] != other["moves"] and entries(one, "digests")[0] == entries(other, "digests")[0]


def test_a_game_that_goes_another_way_is_found_at_its_move() -> None:
    recorded = record()
    entries(recorded, "digests")[5] = "0" * 16
    with pytest.raises(RecordDiffers) as caught:
        replay_record(TOY, recorded)
    assert caught.value.values == {"game": "toy", "move": 5}


def test_another_start_is_found_before_the_first_move() -> None:
    recorded = record()
    entries(recorded, "digests")[0] = "0" * 16
    with pytest.raises(RecordDiffers) as caught:
        replay_record(TOY, recorded)
    assert caught.value.values["move"] == 0


def test_a_move_that_is_no_longer_legal_is_found_at_its_place() -> None:
    recorded = record()
    entries(recorded, "moves")[0] = ["Rest"]
    with pytest.raises(RecordDiffers) as caught:
        replay_record(TOY, recorded)
    assert caught.value.values["move"] == 1


@pytest.mark.parametrize("spoil", [
    lambda recorded: None,
    lambda recorded: [recorded],
    lambda recorded: {},
    lambda recorded: {**recorded, "title": "senet"},
    lambda recorded: {**recorded, "more": 1},
    lambda recorded: {**recorded, "moves": 3},
    lambda recorded: {**recorded, "moves": recorded["moves"][:-1]},
    lambda recorded: {**recorded, "digests": None},
    lambda recorded: {**recorded, "setup": ["toy"]},
    lambda recorded: {**recorded, "moves": [["Dance"], *recorded["moves"][1:]]},
])
def test_what_is_no_record_is_refused(spoil: Callable[[Record], object]) -> None:
    with pytest.raises(BadEncoding):
        replay_record(TOY, spoil(record()))
