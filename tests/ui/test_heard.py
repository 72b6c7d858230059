"""What happened since a person's last turn is complete, also after a match was loaded."""

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.titles import TITLES
from saves import SaveIdentity
from tests.pilot.matches import match_of
from tests.playing import after, played_on
from ui.host.heard import heard_so_far
from ui.host.host import Host
from ui.host.offers import offer_of
from ui.host.saving import Saving
from ui.workshop.stand_ins import AnswersAtOnce


def game_of(match, store) -> Host:
    return Host(match, Saving(store, SaveIdentity.new()), AnswersAtOnce("apprenti"))


def list_of(game) -> list:
    news = game.news()
    return [] if news is None else list(news.entries)


def again(match) -> Match:
    """The match as a load gives it."""
    return Match.replayed(match.title, match.setup, match.moves)


@pytest.mark.parametrize("name", TITLES)
def test_news_after_a_load_are_those_of_the_table_that_was_left(store, name):
    """One person among computer seats; nobody waives anything here, and formalities are asked."""
    match, chance, compared = match_of(name, "human", "random", "random", seed=3), Chance(3), 0
    game = game_of(match, store)
    game.autosave = lambda: None
    while not match.over and compared < 8:
        decision = match.decision
        move = chance.pick(match.position.moves())
        if decision.seat == 0:
            offer = offer_of(match.position)
            deed = not decision.formality and (offer is None or move not in offer.waivers)
            game.play(move)
            if not deed:
                continue
        else:
            game._play(move)
        if game.asked_seat == 0 and len(match.moves) > 1:
            assert heard_so_far(again(match), 0) <= game._heard_until[0]
            told, known = (list_of(one) for one in (game_of(again(match), store), game))
            assert told[len(told) - len(known) :] == known
            compared += 1


def test_a_seat_that_has_not_played_hears_everything(store):
    match, spoke = match_of("amunre", "human", "human", "human", seed=3), set[int]()
    while len(spoke) < 2:
        spoke.add(match.decision.seat)
        match.play(match.position.moves()[0])
    game = game_of(again(match), store)
    silent = next(seat for seat in range(3) if seat not in spoke)
    game.viewers.lift(silent)
    assert list_of(game) == match.log_for(silent)


def test_whoever_played_last_hears_what_came_after(store):
    match = played_on(match_of("amunre", "human", "human", "human", seed=3), after(120), 8)
    game = game_of(again(match), store)
    for seat in range(3):
        own = [n for n in range(len(match.moves)) if match.decision_before(n).seat == seat]
        game.viewers.lift(seat)
        assert list_of(game) == [entry for entry in match.log_for(seat) if entry.move > own[-1] + 1]


def test_to_let_an_occasion_pass_is_not_to_have_heard(store):
    def asked_again(match) -> bool:
        """Somebody may interrupt who has played before, but not just now."""
        own = {n for n in range(len(match.moves)) if match.decision_before(n).seat == match.decision.seat}
        return offer_of(match.position) is not None and bool(own) and 60 < max(own) + 1 < len(match.moves)

    match = played_on(match_of("kemet", "human", "human", "human", seed=3), asked_again, 8)
    seat = match.decision.seat
    before = heard_so_far(match, seat)
    match.play(offer_of(match.position).waivers[0])
    assert heard_so_far(match, seat) == before


def test_the_turn_of_an_automaton_after_a_move_is_news(store):
    match, chance = match_of("tekhenu", "human", "botankhamon", seed=3), Chance(5)
    game = game_of(match, store)
    game.autosave = lambda: None
    found = 0
    while not match.over:
        played = game.play(chance.pick(match.position.moves()))
        if any(turn.seat is not None for turn in played.turns):
            assert game_of(again(match), store).news() == game.news()
            found += 1
    assert found


def test_a_long_match_is_not_copied_to_find_out(store, monkeypatch):
    match = played_on(match_of("kemet", "human", "random", "random", seed=4), seed=4)
    copies = []
    clone = type(match.position).clone
    monkeypatch.setattr(type(match.position), "clone", lambda self: copies.append(1) or clone(self))
    heard_so_far(match, 0)
    assert len(match.moves) > 500 and len(copies) < 100
