"""What a question puts on the table: things with their places, what they stand for, and what they tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import Rect

from game.core.agenda import Decision, Move, Refusal
from game.kemet.state import Kemet
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.question import Question
from ui.kit.thing import Thing, Things
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.style import TableStyle

Q: TypeAlias = Question[Kemet, Choice]
Tell: TypeAlias = Callable[[], Tip | None]


class Spread:
    """Collects things zone by zone; the parts of the table put theirs here."""

    def __init__(self, style: TableStyle, geometry: Geometry, question: Q) -> None:
        self.style = style
        self.geometry = geometry
        self.question = question
        self.view: Kemet = question.view
        self.choice = question.choice
        self.board: list[Thing] = []
        """What lies on the map and over it, and what is only pointed at anywhere."""
        self.hand: list[Thing] = []
        self.side: list[Thing] = []
        """In the column of the seats."""
        self.answers: dict[str, Answer] = {}
        self.tips: dict[str, Tell] = {}
        self.hints: dict[str, Callable[[], Things]] = {}
        self.clear: tuple[Rect, ...] = ()
        """Places that no tooltip should cover."""

    @property
    def seat(self) -> int | None:
        return self.question.seat

    @property
    def decision(self) -> Decision[Kemet, Move] | None:
        return self.question.decision

    @property
    def asked_seat(self) -> int:
        return self.question.asked_seat

    def say(self, key: str, /, **values: object) -> str:
        return self.style.say(key, **values)

    def legal(self, *moves: Move) -> tuple[Move, ...]:
        return self.question.legal(*moves)

    def refused(self, *moves: Move) -> tuple[Refusal, ...]:
        return self.question.refused(*moves)

    def put(
        self,
        zone: list[Thing],
        thing: Thing,
        answer: Answer | None = None,
        tip: Tell | None = None,
        hints: Callable[[], Things] | None = None,
    ) -> None:
        """Lay a thing down. `tip`: told unless it is only refused; `hints`: shown while it is pointed at."""
        if tip is not None and (answer is None or answer.usable or not answer.refusals):
            self.tips[thing.id] = tip
            thing = thing._replace(told=True)
        if hints is not None:
            self.hints[thing.id] = hints
        if answer is not None:
            self.answers[thing.id] = answer._replace(lit=(), foretold=tip if answer.moves else None)
        zone.append(thing)

    @property
    def offered(self) -> set[Move]:
        """The moves that something stands for."""
        return {move for answer in self.answers.values() for move in answer.moves}


def stands_for(
    name: str, moves: Sequence[Move] = (), refusals: tuple[Refusal, ...] = (), act: Callable[[], None] | None = None
) -> Answer:
    """What a thing stands for: moves or a change of the choice, else the reason why there is nothing."""
    return Answer(name, tuple(moves), () if moves or act is not None else refusals, act)
