"""`fuzz`: what it prints, and that a failure is an exit code."""

import json

import pytest

from game.core.tables import table_of
from game.workshop.fuzz import Failure, FuzzReport
from ui.cli.commands import fuzz as command


def test_fuzz_counts_every_case_and_shows_progress(cli):
    outcome = cli("fuzz", "amunre", "--seats", "3", "--games", "4", "--seed", "2", "--lang", "en")
    assert outcome.code == 0 and "4 games" in outcome.out and "No failure." in outcome.out
    assert (outcome.out.count("counted_stones"), outcome.err.splitlines()[-1]) == (2, "100% (4 of 4)")


def test_as_json_it_is_only_json_and_without_a_game_those_are_played_that_have_so_many_seats(cli):
    report = json.loads(cli("fuzz", "--games", "2", "--seats", "5", "--json").said)
    assert report["games"] == 2 and report["failures"] == []
    assert {(case["game"], case["seats"]) for case in report["cases"]} == {("amunre", 5)}


@pytest.mark.thorough
def test_the_same_seed_gives_the_same_run_with_more_processes(cli):
    one, two = (json.loads(cli("fuzz", "--games", "2", "--seed", "7", "--jobs", n, "--json").out) for n in "12")
    assert one["decisions"] == two["decisions"]


def test_solo_tables_are_named_with_their_opponent(cli):
    outcome = cli("fuzz", "tekhenu", "--games", "4", "--seats", "2", "--lang", "en")
    assert outcome.code == 0 and "botankhamon" in outcome.out


def test_a_failure_is_named_with_its_seed_and_exits_1(cli, monkeypatch):
    failure = Failure(table_of("amunre", ("human",) * 3, ("expert",), 77), 10, ("cards were lost\nand more",))
    report = FuzzReport(1, 10, (failure,), (("amunre", 3, ("expert",), 1),), 0.1)
    monkeypatch.setattr(command, "fuzz", lambda titles, games, **rest: report)
    outcome = cli("fuzz", "--lang", "en")
    assert outcome.code == 1 and "seed=77" in outcome.out and "cards were lost and more" in outcome.out
    outcome = cli("fuzz", "--json")
    assert (outcome.code, json.loads(outcome.out)["failures"][0]["seed"]) == (1, 77)
