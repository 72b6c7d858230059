"""A match that waits for the learner before certain steps of the rules, so that each can be told before it happens.

Where a game asks so often that a lesson would drown in it, the lesson answers some decisions for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Decision, Move
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event, Unveiled, visible_to
from game.core.match import Match
from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title
from ui.tutorial.script import Lesson


@dataclass(frozen=True, slots=True)
class Release(Move):
    """Let the match go on."""


@dataclass(frozen=True, slots=True)
class Hold(Decision[Position, Release]):
    """The lesson waits here; `before` names the step of the rules that comes next."""

    rule: ClassVar[str] = ""
    seat: int
    before: str

    def moves(self, game: Position) -> Sequence[Release]:
        return [Release()]

    def play(self, game: Position, move: Release) -> None:
        """What was held follows by itself."""


class LessonMatch(Match[Position]):
    """A match that starts from a prepared position and, as its lesson says, holds before steps and rolls given dice.

    `asks` names decisions that the learner answers now although the lesson leaves them unasked.
    """

    def __init__(
        self, title: Title[Position], setup: Setup, start: Position, lesson: Lesson, asks: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(title, setup, start)
        self._lesson = lesson
        self._unasked = {
            name: title.codec.decode(Move, list(move), lesson.file) for name, move in lesson.unasked.items()
        }
        self.asks = asks
        self._advance("")

    @property
    def held(self) -> bool:
        return isinstance(self.decision, Hold)

    def play(self, move: Move) -> list[Event]:
        """As in any match, but it stops before a step that is held; a step just released is not held again."""
        before, position = self.position.clone(), self.position
        decision = self.decision
        if decision is None:
            raise IllegalMove("core.refusal.game_over")
        if move not in position.moves():
            raise decision.refuse(position, move)
        heard: list[Event] = []
        position.heard = heard
        position.offered = None
        position.agenda.pop()
        decision.play(position, move)
        self._advance(decision.before if isinstance(decision, Hold) else "")
        asked = self.decision
        if asked is not None and asked.seat != decision.seat:
            position.turn += 1
        self.moves.append(move)
        self._snapshots.append(before)
        self._take_down(heard)
        return heard

    def preview(self, move: Move) -> tuple[list[Event], bool]:
        """What a move would do up to where the lesson holds."""
        trial = LessonMatch(self.title, self.setup, self.position, self._lesson, self.asks)
        seat = trial.decision.seat if trial.decision is not None else None
        return _known(trial.play(move), seat)

    def _advance(self, released: str) -> None:
        position, lesson = self.position, self._lesson
        agenda = position.agenda
        while agenda:
            if agenda[-1].asks:
                if not self._answer_for_somebody():
                    return
                continue
            name = type(agenda[-1]).__name__
            if name in lesson.hold_before and name != released:
                agenda.append(Hold(lesson.learner, name))
                return
            counter = lesson.chance.get(name, {}).get(position.round)
            if counter is not None:
                position.chance = Chance(counter)
            agenda.pop().run(position)

    def _answer_for_somebody(self) -> bool:
        """Answer the present decision if the lesson leaves it unasked."""
        position, decision = self.position, self.decision
        assert decision is not None
        name = type(decision).__name__
        if name not in self._unasked or (name in self.asks and decision.seat == self._lesson.learner):
            return False
        position.offered = None
        position.agenda.pop()
        decision.play(position, self._unasked[name])
        return True


def _known(events: Sequence[Event], seat: int | None) -> tuple[list[Event], bool]:
    """As far as the seat can know: see `Match.preview`."""
    known: list[Event] = []
    for event in events:
        if isinstance(event, Unveiled):
            return known, True
        if visible_to(event, seat):
            known.append(event)
    return known, False
