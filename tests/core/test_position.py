"""The two doors of every game, `moves` and `apply`, and the agenda behind them."""

import pytest

from game.core.agenda import Decision, Move, Step
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event, Scored, Unveiled, visible_to
from game.core.position import Position
from tests.toy import TOY, CardDrawn, DrawCard, LayCard, Rest, TakeSomething, ThrowDie, ToyPosition, toy_setup


def start(seed: int = 1) -> ToyPosition:
    return TOY.start(toy_setup(seed=seed))


def bare() -> Position:
    return Position([], Chance(1), [0, 0], [], 0, 0, None)


def test_after_the_end_nobody_decides_and_nothing_can_be_played() -> None:
    position = start()
    while not position.over:
        position.apply(position.moves()[-1])
    assert position.decision is None and list(position.moves()) == []
    with pytest.raises(IllegalMove) as caught:
        position.apply(Rest())
    assert caught.value.key == "core.refusal.game_over"


def test_planned_steps_run_in_the_order_they_were_named_up_to_a_decision_whose_moves_are_worked_out_once() -> None:
    position = bare()
    one, two, three = Step[Position](), Step[Position](), Step[Position]()
    position.then(three)
    position.then(one, two)
    assert [position.agenda.pop() for _ in range(3)] == [one, two, three]
    game = start()
    assert game.decision == TakeSomething(0)
    assert game.moves() is game.moves()
    game.apply(ThrowDie())
    assert Rest() in game.moves()


def test_a_refusal_tells_its_reason_and_figures_and_changes_nothing() -> None:
    position = start()
    before = TOY.codec.encode(position)
    for move in (Rest(), LayCard(99)):
        with pytest.raises(IllegalMove) as caught:
            position.apply(move)
        assert caught.value.key == "core.refusal.not_offered"
    assert TOY.codec.encode(position) == before
    position.apply(DrawCard())
    position.seats[0].gold = 0
    card = position.seats[0].hand[0]
    with pytest.raises(IllegalMove) as caught:
        position.apply(LayCard(card.id))
    assert (caught.value.key, caught.value.values) == ("toy.refusal.gold", {"needs": card.value, "has": 0})


def test_points_won_and_lost_go_to_the_ledger_with_their_reason_and_round_but_no_points_leave_no_trace() -> None:
    position = start()
    for points, reason in ((3, "gift"), (0, "nothing"), (-5, "curse")):
        position.score(1, points, reason)
    assert position.ledger == [Scored(1, 3, "gift", 1), Scored(1, -5, "curse", 1)]
    assert position.points == [0, -2]


def test_events_are_told_to_whoever_listens_a_private_one_to_its_seat_and_what_came_to_light_is_remembered() -> None:
    position, heard = start(), list[Event]()
    position.heard = heard
    position.score(0, 1, "gift")
    position.unveil("dice")
    position.unveil("reveal")
    assert heard == [Scored(0, 1, "gift", 1), Unveiled("dice"), Unveiled("reveal")]
    assert (position.unveilings, position.last_cause) == (2, "reveal")
    for event, hearers in ((CardDrawn(1, 4), [1]), (heard[0], [0, 1, None])):
        assert [seat for seat in (0, 1, None) if visible_to(event, seat)] == hearers


@pytest.mark.parametrize(
    "missing",
    [
        lambda: bare().round,
        lambda: bare().seen_by(0),
        lambda: bare().known_to(0),
        lambda: bare().imagine(0, Chance(1)),
        lambda: Step[Position]().run(bare()),
        lambda: Decision[Position, Move]().moves(bare()),
        lambda: Decision[Position, Move]().play(bare(), Rest()),
    ],
)
def test_what_a_title_forgot_to_write_is_named(missing: object) -> None:
    assert callable(missing)
    with pytest.raises(TypeError, match=r"Position|Step|Decision"):
        missing()
