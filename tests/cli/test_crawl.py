"""`crawl`: what it prints, that a failure is an exit code and can be repeated, and that nobody's games are touched."""

import shlex

import pytest

from ui.titles.tekhenu.cards import large
from ui.workshop.crawl.places import TablePlace, games_of

PLACE = "amunre/0/0@fr/1280x720"


def _fails(*_: object) -> str:
    raise ValueError("no such light")


def test_a_crawl_counts_what_it_did_and_leaves_the_data_folder_alone(cli):
    outcome = cli("crawl", "amunre", "--seconds", "1", "--seed", "3", "--lang", "en")
    assert outcome.code == 0, outcome.out
    assert "seed 3. No failure." in outcome.out
    assert not cli.folder.exists() or not list(cli.folder.iterdir())


def test_a_failure_is_one_line_with_the_command_that_repeats_it(cli, monkeypatch):
    monkeypatch.setattr(large, "die_text", _fails)
    moment = games_of("tekhenu").moments["ChooseDie"][0]
    place = TablePlace("tekhenu", moment.game, moment.move)
    trails = (f"{place.name}@en/1280x720 right_click:{n}" for n in _dice(place))
    outcomes = [cli("crawl", "--repeat", trail, "--lang", "en") for trail in trails]
    failed = [outcome for outcome in outcomes if outcome.code == 1]
    line = failed[0].out.splitlines()[0]
    assert line.startswith("ValueError: no such light") and "right_click" in line
    again = cli(*shlex.split(line.split(" | ")[-1])[2:], "--lang", "en")
    assert again.code == 1 and again.out == failed[0].out


def _dice(place: TablePlace) -> list[int]:
    from ui.kit.target import Target
    from ui.workshop.crawl.crawl import secluded
    from ui.workshop.crawl.failure import Stage
    from ui.workshop.crawl.walk import Walk

    with secluded():
        walk = Walk(Stage(place, "en"))
        walk.open()
        dice = [n for n, c in walk.controls() if isinstance(c, Target) and c.subject.startswith("die.")]
        walk.close()
    return dice[:3]


def test_what_does_not_fail_is_told_too(cli):
    assert cli("crawl", "--repeat", f"{PLACE} hover:0 escape", "--lang", "en").said == "Nothing failed this time.\n"


@pytest.mark.parametrize("trail", ["nowhere", "amunre/x/y", "gallery/none", f"{PLACE} dance", "amunre/0/0@fr/big"])
def test_an_unknown_place_or_gesture_is_wrong_use(cli, trail):
    assert trail in cli("crawl", "--repeat", trail).complaint(2)
