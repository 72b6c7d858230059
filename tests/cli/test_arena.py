"""`arena`: a table with intervals, or JSON."""

import json


def test_arena_prints_a_row_per_level(cli):
    outcome = cli("arena", "amunre", "--seats", "apprenti,random,random", "--games", "3", "--lang", "fr")
    assert outcome.code == 0
    head, apprenti, hasard, *rest = outcome.out.splitlines()
    assert head.split()[0] == "niveau"
    assert apprenti.startswith("Apprenti") and hasard.startswith("Hasard")
    assert "3 parties" in rest[0] and "33,3" in rest[1]
    assert outcome.err.splitlines()[-1].startswith("100")


def test_arena_as_json(cli):
    words = ("arena", "amunre", "--seats", "random,random,random", "--games", "2", "--variant", "expert", "--json")
    told = cli(*words).said
    series = json.loads(told)
    (standing,) = series["standings"]
    assert series["variants"] == ["expert"] and standing["level"] == "random"
    assert standing["low"] <= standing["share"] <= standing["high"]
    assert cli(*words).out.split('"seconds"')[0] == told.split('"seconds"')[0]


def test_arena_with_a_solo_opponent(cli):
    words = ("arena", "tekhenu", "--seats", "random,botankhamon", "--variant", "hard", "--games", "4", "--lang", "fr")
    _, hasard, botankhamon, *_ = cli(*words).out.splitlines()
    assert hasard.startswith("Hasard") and botankhamon.startswith("Botankhamon")
    series = json.loads(cli(*words, "--json").out)
    assert series["variants"] == ["hard"] and series["games"] == 4
    assert sum(standing["wins"] for standing in series["standings"]) == 4


def test_arena_tells_the_wins_of_the_places_on_the_board(cli):
    words = ("arena", "kemet", "--seats", "random,random", "--games", "2", "--seed", "3")
    table = cli(*words, "--places", "--lang", "fr").out
    assert "a_c1" in table and "a_c2" in table and "a_c1" not in cli(*words, "--lang", "fr").out
    places = json.loads(cli(*words, "--json").out)["places"]
    assert [one["place"] for one in places] == ["a_c1", "a_c2"] and sum(one["wins"] for one in places) == 2
    words = ("arena", "amunre", "--seats", "random,random,random", "--games", "2", "--json")  # all places are alike
    assert [one["place"] for one in json.loads(cli(*words).out)["places"]] == ["1", "2", "3"]
