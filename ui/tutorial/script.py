"""What a lesson is made of, as `assets/tutorials/<title>.yaml` holds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from game.core.codec import Plain
from game.core.records import record
from game.core.setup import SeatSetup, Setup

Texts: TypeAlias = Mapping[str, str]
"""A text by language."""
Kind: TypeAlias = Literal["next", "point", "reveal", "release", "moves"]
PlainMove: TypeAlias = tuple[Plain, ...]
"""A move as the title's codec writes it: its name and its values. `*` stands for any value in a pattern."""
RELEASE: PlainMove = ("release",)
"""In a script: let the match go on where the lesson holds it."""


@record
class Seat:
    """A place at the lesson's table; its name may differ by language."""

    kind: str
    colour: str
    name: Texts


@record
class Item:
    """A line that the learner uncovers: a sign, what it is, what it is worth, and what it means."""

    icon: str
    label: Texts
    value: str = ""
    text: Texts = field(default_factory=dict)


@record
class Answer:
    """What is said to moves that the lesson does not want now, legal or not; `rule` is named with it."""

    moves: tuple[PlainMove, ...]
    say: Texts
    rule: str = ""


@record
class Gesture:
    """One thing that the learner does.

    `next` is done at once; `point` wants so many of the subjects pointed at; `reveal` wants every item
    clicked; `release` lets the match go on, by a click on what is lit or by a button; `moves` wants these moves,
    in any order.
    """

    kind: Kind
    task: Texts
    keys: Texts
    light: tuple[str, ...]
    """What is lit while it is to be done: see `spots`."""
    subjects: tuple[str, ...] = ()
    count: int = 0
    items: tuple[Item, ...] = ()
    button: Texts = field(default_factory=dict)
    moves: tuple[PlainMove, ...] = ()
    after: tuple[PlainMove, ...] = ()
    """What happens by itself before the next gesture."""
    answers: tuple[Answer, ...] = ()


@record
class Step:
    """One thought and what the learner does with it."""

    id: str
    title: Texts
    say: Texts
    more: Texts
    rule: str
    position: str
    """The prepared position it starts from; empty: where the step before ended."""
    before: tuple[PlainMove, ...]
    """What happens by itself when the step begins: moves of rivals, `release`."""
    gestures: tuple[Gesture, ...]
    after: tuple[PlainMove, ...]
    """What happens by itself once the learner is done."""
    asks: frozenset[str]
    """Names of decisions that the learner answers in this step although the lesson leaves them unasked."""
    check: Mapping[str, Plain]
    """What must hold then: a path into the encoded position, or `sheet.<reason>` for points by seat."""


@record
class Lesson:
    """A whole tutorial."""

    title_id: str
    file: str
    guide: Texts
    learner: int
    seats: tuple[Seat, ...]
    variants: tuple[str, ...]
    seed: int
    hold_before: frozenset[str]
    """Names of steps of the rules before which the match waits for the learner."""
    unasked: Mapping[str, PlainMove]
    """Decisions that nobody is asked, with the move that answers them."""
    chance: Mapping[str, Mapping[int, int]]
    """What the dice do: before a step of this name, in a round, the generator of the match is set to a number."""
    positions: Mapping[str, Plain]
    """Changes to the first position of a new game, by name."""
    steps: tuple[Step, ...]
    plays_on: bool
    """At its end the match goes on at an ordinary table."""

    def setup(self, language: str) -> Setup:
        """The seats in a language."""
        seats = tuple(SeatSetup(seat.kind, seat.name[language], seat.colour) for seat in self.seats)
        return Setup(self.title_id, seats, self.variants, self.seed)

    def number_of(self, step_id: str) -> int | None:
        """The place of a step, if there still is such a one."""
        return next((number for number, step in enumerate(self.steps) if step.id == step_id), None)
