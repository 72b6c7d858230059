"""How a match gets from one decision to the next: as the rules go, or with pauses before chosen steps of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from game.core.agenda import Decision, Move
from game.core.chance import Chance
from game.core.position import Position
from game.core.records import record


class Driver:
    """Plays the moves of a match and runs the steps between its decisions."""

    def begin(self, position: Position) -> None:
        """Run the steps before the first decision."""
        position.advance()

    def apply(self, position: Position, move: Move) -> None:
        """Play a move and run the steps up to the next decision."""
        position.apply(move)


AS_THE_RULES_GO = Driver()


@record
class Continue(Move):
    """Let a paused match go on."""


@record
class Pause(Decision[Position, Continue]):
    """The match waits here for a seat; `before` names the step of the rules that comes next."""

    rule: ClassVar[str] = ""
    seat: int
    before: str

    def moves(self, game: Position) -> Sequence[Continue]:
        return [Continue()]

    def play(self, game: Position, move: Continue) -> None:
        """The step that waited follows by itself."""


class PausingDriver(Driver):
    """Pauses before some steps, answers some decisions itself and lets dice fall as told.

    `pauses` are names of steps; `answers` are moves by the name of the decision that they answer for every seat;
    `chances` set the generator before a step of that name in that round. `asks` are decisions that `seat` answers all
    the same; it may change while the match goes on.
    """

    def __init__(
        self, seat: int, pauses: frozenset[str], answers: Mapping[str, Move], chances: Mapping[str, Mapping[int, int]]
    ) -> None:
        self.asks: frozenset[str] = frozenset()
        self._seat = seat
        self._pauses = pauses
        self._answers = answers
        self._chances = chances

    def begin(self, position: Position) -> None:
        self._advance(position, "")

    def apply(self, position: Position, move: Move) -> None:
        """A step that has just waited does not wait again."""
        decision = position.decision
        waited = decision.before if isinstance(decision, Pause) else ""
        position.apply(move, partial(self._advance, position, waited))

    def _advance(self, position: Position, waited: str) -> None:
        agenda = position.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                answer = self._answer(step)
                if answer is None:
                    return
                agenda.pop()
                step.play(position, answer)
                continue
            name = type(step).__name__
            if name in self._pauses and name != waited:
                agenda.append(Pause(self._seat, name))
                return
            counter = self._chances.get(name, {}).get(position.round)
            if counter is not None:
                position.chance = Chance(counter)
            agenda.pop().run(position)

    def _answer(self, decision: Decision[Position, Move]) -> Move | None:
        name = type(decision).__name__
        return None if name in self.asks and decision.seat == self._seat else self._answers.get(name)


def unpaused(position: Position) -> Position:
    """A copy without the pause in which the match waits."""
    copy = position.clone()
    copy.agenda = [step for step in copy.agenda if not isinstance(step, Pause)]
    return copy
