"""Formalities such as payments: asked by default, answered for people who do not want to be asked."""

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.core.tables import table_of
from game.titles import title
from saves import SaveIdentity
from ui.host.host import Host
from ui.host.saving import Saving
from ui.workshop.stand_ins import NeverAnswers

SEEDS = range(40)


def to_a_payment(store, unasked, goes_on=True):
    """A table just before a move after which a payment can be made in several ways, and that move; after the payment
    the turn goes on, or is over."""
    for seed in SEEDS:
        match, chance = Match(title("tekhenu"), table_of("tekhenu", ("human", "human"), (), seed)), Chance(seed)
        while not match.over:
            for move in match.position.moves():
                after = match.position.clone()
                after.apply(move)
                if after.decision is not None and after.decision.formality and same_turn(after) == goes_on:
                    found = Host(match, Saving(store, SaveIdentity.new()), NeverAnswers(), lambda: unasked)
                    found.viewers.lift(found.asked_seat)
                    return found, move
            match.play(chance.pick(match.position.moves()))
    raise LookupError("nobody ever has a choice of payments")


def same_turn(paying):
    """Whether the usual payment can be taken back."""
    after = paying.clone()
    after.apply(after.moves()[0])
    asked = after.decision is not None and after.decision.seat == paying.decision.seat
    return asked and after.unveilings == paying.unveilings


def test_who_wishes_is_asked_for_a_payment_or_pays_without_a_question_and_in_the_first_way(store):
    game, move = to_a_payment(store, unasked=False)
    moves = len(game.match.moves)
    game.play(move)
    assert len(game.match.moves) == moves + 1 and game.match.decision.formality
    game, move = to_a_payment(store, unasked=True)
    moves, seat = len(game.match.moves), game.asked_seat
    after = game.match.position.clone()
    after.apply(move)
    first = after.moves()[0]
    played = game.play(move)
    assert game.match.moves[moves:][:2] == [move, first] and not game.match.decision.formality
    assert (played.seat, played.move) == (seat, move)
    told = [entry for entry in game.match.log if entry.move > moves]
    assert sum(turn.count for turn in played.turns) == len(told)


@pytest.mark.parametrize("goes_on", [True, False])
def test_the_end_of_a_turn_counts_what_is_paid_unasked_and_undo_takes_both_back(store, goes_on):
    game, move = to_a_payment(store, True, goes_on)
    position, moves, before = game.match.position, len(game.match.moves), game.match.digest()
    turn, unveiled, ends = position.turn, position.unveilings, game.ends_turn(move)
    game.play(move)
    position = game.match.position
    assert ends == (position.turn != turn or position.unveilings != unveiled) != goes_on
    if goes_on:
        game.undo()
        assert (len(game.match.moves), game.match.digest()) == (moves, before)


def test_who_wishes_to_pay_otherwise_is_asked_this_once_and_undo_takes_back_the_whole(store):
    game, move = to_a_payment(store, unasked=True)
    moves, before = len(game.match.moves), game.match.digest()
    assert game.asked().pays and not game.asked().pays_otherwise
    game.pay_otherwise()
    assert game.asked().pays_otherwise
    game.play(move)
    assert game.match.decision.formality and len(game.match.moves) == moves + 1
    left = Host(game.match, None, NeverAnswers(), lambda: True)
    assert not left.goes_on, "who quits now is still asked when the match is taken up again"
    game.play(game.match.position.moves()[-1])
    assert not game.match.decision.formality
    game.undo()
    assert (len(game.match.moves), game.match.digest()) == (moves, before)
    assert not game.asked().pays_otherwise
