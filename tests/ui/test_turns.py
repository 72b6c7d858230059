"""Turns of an automaton are told apart from the move that they follow."""

from dataclasses import replace

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.core.turns import automata_of, entries_at, moment_of, turns_in, undo_refusal
from game.titles import title
from tests.pilot.matches import new_match
from tests.playing import after, played_on
from ui.replay.film import Film

BOT = 1


def solo(kinds=("human", "botankhamon"), seed=3, variants=(), undo=True):
    return Match(title("tekhenu"), replace(table_of("tekhenu", kinds, variants, seed), undo=undo))


def his(match, number):
    return [turn for turn in turns_in(match, number) if turn.seat is not None]


def he_has_just_played(match):
    return bool(match.moves and his(match, len(match.moves) - 1))


@pytest.mark.parametrize("kinds", [("human", "botankhamon"), ("botankhamon", "human")])
def test_every_turn_of_his_is_found_and_nothing_is_lost(kinds):
    match = played_on(solo(kinds), seed=5)
    bot = automata_of(match.title, match.setup)[0]
    found = []
    for number in range(len(match.moves)):
        turns = turns_in(match, number)
        heard = [entry.event for entry in match.log if entry.move == number + 1]
        assert [event for turn in turns for event in turn.events] == heard
        assert sum(turn.count for turn in turns) == len(heard)
        found += [turn.seat for turn in turns if turn.seat is not None]
    assert found == [bot] * 16, "one turn a round"


def test_the_table_before_and_after_his_turn_is_the_one_between_two_moves():
    match = played_on(solo(), he_has_just_played, 5)
    own, bot, rest = turns_in(match, len(match.moves) - 1)
    assert (own.seat, bot.seat, rest.seat) == (None, BOT, None)
    assert own.before == match.position_before(len(match.moves) - 1) and own.after == bot.before
    assert bot.after == rest.before and rest.after == match.position
    dice = [sum(map(len, position.sections)) for position in (bot.before, bot.after)]
    assert dice[0] == dice[1] + 1, "he takes one die"
    for turn in (own, bot, rest):
        assert turn.after.decision == match.decision, "a view under way can be asked who is next"
        seen = turn.seen_by(None)
        assert (seen.before, seen.count) == (turn.before.seen_by(None), turn.count)
        assert not any(event.private for event in seen.events), "nothing secret is shown"


def test_every_line_of_the_log_has_its_moment_and_the_film_stops_at_it():
    match = played_on(solo(), lambda match: match.position.round > 4, 5)
    film = Film(match)
    for entry in match.log:
        moment = moment_of(match, entry)
        assert any(one is entry for one in entries_at(match, moment))
        film.go(film.number_of(moment))
        assert film.moment == moment
        assert not film.at or entry in film.latest() or entry.event.silent or entry.event.private
    film.go(film.last)
    steps = []
    while film.at:
        steps.append([turn.seat for turn in film.turns()])
        film.go(film.at - 1)
    assert steps.count([BOT]) == len([n for n in range(len(match.moves)) if his(match, n)]), "a step of his own"


def test_without_an_automaton_a_move_is_one_piece():
    match = played_on(new_match("human", "human", "human"), after(30))
    (turn,) = turns_in(match, 20)
    assert (turn.seat, turn.before, turn.after) == (None, match.position_before(20), match.position_before(21))


def test_undo_says_that_he_has_played_and_tells_other_reasons_as_they_are():
    match = solo()
    assert undo_refusal(match).key == "core.undo.nothing"
    played_on(match, lambda match: match.moves and match.undo_refusal() is None, 5)
    assert undo_refusal(match) is None
    match = played_on(solo(), he_has_just_played, 5)
    assert match.undo_refusal().key == "core.undo.draw"
    refusal = undo_refusal(match)
    assert (refusal.key, refusal.values) == ("table.undo_automaton", {"seat": BOT})
    assert undo_refusal(played_on(solo(undo=False), he_has_just_played, 5)).key == "core.undo.agreed"
