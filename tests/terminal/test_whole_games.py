"""Whole games by piped answers, in both languages."""

import re

import pytest

from saves import Store, load

TABLES = [
    pytest.param("amunre", "fr", "human,scribe,random", (), marks=pytest.mark.thorough),
    ("amunre", "en", "human,apprenti,apprenti", ("expert",)),
    ("tekhenu", "fr", "human,apprenti", ()),
    pytest.param("tekhenu", "fr", "human,botankhamon", ("medium",), marks=pytest.mark.thorough),
    ("tekhenu", "en", "human,botankhamon", ("medium",)),
    pytest.param("pharaon", "fr", "human,apprenti,apprenti", ("discovery",), marks=pytest.mark.thorough),
    ("pharaon", "en", "human,traitre", ("dark2",)),
]
RESULT = {"fr": "Victoire", "en": "Victory"}
MARKS = {"botankhamon": "19.3)", "pharaon": " PP"}
"""What is read in the game of a title or against an opponent."""


def _sheet(out):
    """The rows of the score sheet: a label and a figure per seat."""
    lines = out.splitlines()
    start = max(i for i, line in enumerate(lines) if line.strip().startswith(("Feuille de score", "Score sheet")))
    return [[int(n.replace("−", "-")) for n in re.split(r"\s{2,}", line.strip())[1:]] for line in lines[start + 1 :]]


@pytest.mark.parametrize(("name", "language", "seats", "variants"), TABLES)
def test_a_whole_game_by_piped_answers(cli, saved, name, language, seats, variants):
    options = ("--variant", *variants) if variants else ()
    words = ("text", name, "--seats", seats, "--seed", "11", "--lang", language, *options)
    told = cli(*words, answers="1\n" * 900).said
    assert RESULT[language] in told
    assert [mark for part, mark in MARKS.items() if part in (name, *seats.split(",")) and mark not in told] == []
    *reasons, total = _sheet(told)
    assert [sum(column) for column in zip(*reasons, strict=True)] == total
    match = load(saved()).match
    assert match.over and match.position.points == total
    (record,), _ = Store(cli.folder).records()
    assert [seat.points for seat in record.seats] == total
    assert [seat.kind for seat in record.seats] == seats.split(",") and record.variants == variants


def test_a_finished_match_shows_its_result_again_and_is_recorded_once(cli, saved):
    first = cli("text", "amunre", "--seats", "random,random,random", "--seed", "3", "--lang", "en")
    again = cli("text", "--load", str(saved()), "--lang", "en")
    assert (again.code, _sheet(first.out), len(Store(cli.folder).records()[0])) == (0, _sheet(again.out), 1)


@pytest.mark.parametrize(
    ("name", "seats", "told"),
    [
        ("amunre", "random,apprenti,random,random", ["Ancien Royaume, tour 1.", "Nouveau Royaume, tour 3."]),
        ("tekhenu", "random,botankhamon", ["règle 19.3"]),
    ],
)
def test_computers_among_themselves_tell_their_game(cli, name, seats, told):
    heard = cli("text", name, "--seats", seats, "--seed", "3", "--lang", "fr").said
    assert [words for words in told if words not in heard] == []
    assert "découvre" not in heard and "\n> " not in heard


def test_three_people_at_one_screen_play_to_the_end(cli, saved):
    words = ("text", "amunre", "--seats", "human,human,human", "--names", "Anna,Bruno,Chloé", "--seed", "2")
    assert cli(*words, answers="1\n" * 900).said and load(saved()).match.over


def test_a_seed_gives_the_same_game_again(cli):
    words = ("text", "amunre", "--seats", "human,apprenti,apprenti", "--seed", "8", "--lang", "en")
    assert cli(*words, answers="1\n" * 300).out == cli(*words, answers="1\n" * 300).out


def test_undo_in_a_solo_match_says_that_he_has_played(cli):
    words = ("text", "tekhenu", "--seats", "human,botankhamon", "--seed", "11", "--lang", "en")
    assert "Botankhamun has played since." in cli(*words, answers="1\n" * 9 + "u\n1\nu\n" * 40 + "q\n").said
