"""Several people at one screen: who plays on the open table, who is called behind the curtain, what each way shows."""

from dataclasses import replace

import pytest

from game.core.match import CannotUndo, Match
from game.core.position import Position
from game.core.setup import CURTAINS
from game.titles import TITLES
from tests.pilot.test_trust import recorded
from ui.host.host import Host
from ui.workshop.stand_ins import NeverAnswers

SECRET = {"amunre": "LayOffering", "kemet": "ChooseBattleCard"}
SECRET |= {"pharaon": "ChooseStartNoble", "tekhenu": "ChooseFirstDecree"}
PARTLY_SECRET = {"amunre": "BuyFarmers", "kemet": "ChooseAction"}
OPEN = {"amunre": "ChooseGifts", "kemet": "BuyPower", "pharaon": "TakeTurn", "tekhenu": "ChooseDie"}
every_way = pytest.mark.parametrize("curtains", CURTAINS)
every_title = pytest.mark.parametrize("name", TITLES)


def host_at(name: str, kind: str, curtains: str = "", secret: bool = False) -> Host[Position]:
    """A recorded game at the last question of this kind, when hands are full; `secret`: with such answers, too."""
    match = recorded(name)
    for number in range(len(match.moves) - 1, -1, -1):
        asked = match.decision_before(number)
        if asked is not None and type(asked).__name__ == kind:
            moves = match.position_before(number).moves()
            if not secret or not all(asked.is_open(match.position_before(number), move) for move in moves):
                return Host(match.branch(number), None, NeverAnswers(), curtains=curtains)
    raise AssertionError(f"no {kind} in the recorded game")


def sit(host: Host[Position]) -> int:
    """The person who is asked takes their place, with or without the curtain."""
    position, viewers = host.match.position, host.viewers
    behind = viewers.curtain_for(position)
    if behind is not None:
        viewers.lift(behind)
        return behind
    seat = viewers.sits_down(position)
    assert seat is not None
    return seat


@every_title
@every_way
def test_the_curtain_comes_where_the_answer_is_secret(name: str, curtains: str) -> None:
    secret, public = host_at(name, SECRET[name], curtains), host_at(name, OPEN[name], curtains)
    called = [host.viewers.curtain_for(host.match.position) is not None for host in (secret, public)]
    assert called == {"never": [False, False], "needed": [True, False], "always": [True, True]}[curtains]


@every_title
def test_on_the_open_table_nothing_hidden_is_in_the_view(name: str) -> None:
    host = host_at(name, OPEN[name])
    assert host.view() == host.match.position.seen_by(None)
    seat = sit(host)
    assert (host.player, host.viewer, host.view()) == (seat, None, host.match.position.laid_open(seat))
    assert host.asked() is not None


@pytest.mark.parametrize("name", PARTLY_SECRET)
def test_answers_from_hidden_cards_are_offered_once_their_person_looks(name: str) -> None:
    host = host_at(name, PARTLY_SECRET[name], secret=True)
    seat = sit(host)
    decision, whole = host.match.decision, host.match.position.moves()
    openly = host.asked()
    assert decision is not None and openly is not None and len(openly.moves) < len(whole)
    assert all(decision.is_open(host.match.position, answer.move) for answer in openly.refusals)
    assert host.may_peek
    host.viewers.peek(True)
    looked = host.asked()
    assert looked is not None and list(looked.moves) == list(whole)
    assert host.view() == host.match.position.seen_by(seat)
    host.viewers.peek(False)
    assert host.asked() == openly


@every_title
def test_with_trust_a_secret_question_waits_until_its_person_looks(name: str) -> None:
    host = host_at(name, SECRET[name], "never")
    sit(host)
    assert host.must_look and host.asked() is None and host.may_peek
    host.viewers.peek(True)
    assert not host.must_look and host.asked() is not None


def test_cards_that_were_looked_at_are_turned_down_by_the_next_move() -> None:
    host = host_at("kemet", "ChooseAction")
    sit(host)
    host.viewers.peek(True)
    asked = host.asked()
    assert asked is not None
    host.play(next(move for move in asked.moves if asked.decision.is_open(host.match.position, move)))
    assert host.viewer is None


def test_a_single_person_never_looks_away() -> None:
    match = recorded("tekhenu")
    seats = tuple(replace(seat, kind="human" if n == 0 else "scribe") for n, seat in enumerate(match.setup.seats))
    host = Host(Match(match.title, replace(match.setup, seats=seats)), None, NeverAnswers())
    assert (host.player, host.viewer, host.may_peek) == (0, 0, False)
    assert host.viewers.curtain_for(host.match.position) is None
    host.viewers.leave(1)
    assert host.viewer == 0


def passed_on() -> tuple[Host[Position], int, int]:
    """A person has ended their turn on the open table, and the next one has sat down."""
    match = recorded("pharaon")
    for number in range(20, len(match.moves)):
        host = Host(match.branch(number), None, NeverAnswers())
        before, move = host.match.position_before(number), match.moves[number]
        seat = sit(host)
        after = before.clone()
        after.apply(move)
        asked = after.decision
        if asked is not None and asked.seat != seat and after.unveilings == before.unveilings:
            host.play(move)
            return host, seat, sit(host)
    raise AssertionError("no turn passed on without a reveal")


def test_the_last_move_can_be_had_back_until_somebody_looked() -> None:
    host, first, then = passed_on()
    made = host.match.moves[-1]
    assert first != then and host.gives_back == first
    assert (host.undo(), host.asked_seat, host.player) == (made, first, None)


def test_what_somebody_has_seen_cannot_be_unseen() -> None:
    host, _, then = passed_on()
    host.viewers.lift(then)
    refusal = host.undo_refusal()
    assert isinstance(refusal, CannotUndo) and refusal.key == "core.undo.other_seat"
    assert host.gives_back is None


@every_title
def test_a_secret_answer_that_was_taken_back_is_named_to_its_person_alone(name: str) -> None:
    host = host_at(name, SECRET[name])
    sit(host)
    asked, number = host.asked(), len(host.match.moves)
    assert asked is not None and host.may_name(asked.moves[0], number)
    host.viewers.leave(None)
    assert not host.may_name(asked.moves[0], number)
