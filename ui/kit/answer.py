"""What things stand for in a question: data from which the kit makes targets, light and a tray."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from game.core.agenda import Move, Refusal
from ui.art.colour import Colour
from ui.art.palette import CREAM_SECOND
from ui.frame.tooltip import Tip
from ui.kit.thing import Face, Thing


class Answer(NamedTuple):
    """What the thing `on` stands for: moves, the reason why there are none, or a change of the choice."""

    on: str
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    act: Callable[[], None] | None = None
    lit: tuple[str, ...] | None = None
    """The things that glow for it; None: the thing itself."""
    then: tuple[Move, ...] = ()
    """What the same click goes on with as soon as it is asked for; only after a single move."""
    foretold: Callable[[], Tip | None] | None = None
    """What its moves would do, in words of the title; None: the table says it."""
    primary: bool = False
    """The gold one: Enter gives this answer."""
    sure: bool = False
    """Its press is itself a confirmation."""
    quiet: bool = False
    """What it would do is shown elsewhere: no tooltip. Without moves it only keeps clicks from what lies below."""
    step: Callable[[int], None] | None = None
    """The wheel: -1 or 1."""
    carry: str = ""
    """The thing that is dragged from here; where it is dropped counts as clicked after this."""
    picked: bool = False
    """What `act` would choose is chosen: a drag takes it along as it is."""
    looks: bool = False
    """Its act needs the own hidden cards: on the open table they are opened first."""
    anew: Move | None = None
    """The move that its act makes in place of the last one (`Board.on_anew`)."""

    @property
    def usable(self) -> bool:
        return bool(self.moves or self.act)


class Chip(NamedTuple):
    """A part of the tray: a button, a price, a slider, a card."""

    label: str
    face: Face
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    act: Callable[[], None] | None = None
    drag: Callable[[float], None] | None = None
    """A slider: gets the share of its length."""
    step: Callable[[int], None] | None = None
    """A slider: wheel and arrow keys, -1 or 1."""
    share: float = 1
    """Of the width of its row."""
    square: bool = False
    """As wide as its row is high; its `share` does not count."""
    subject: str = ""
    tip: Tip | None = None
    then: tuple[Move, ...] = ()
    """This and what follows: as for an answer."""
    foretold: Callable[[], Tip | None] | None = None
    primary: bool = False
    sure: bool = False
    carried: bool = False
    """It can be dragged onto a place."""
    picked: bool = False
    looks: bool = False

    @property
    def usable(self) -> bool:
        return bool(self.moves or self.act or self.drag)


class Tray(NamedTuple):
    """Title and value, a note, a row of things to choose from, buttons. The note goes where there is no room for it."""

    title: str
    value: str = ""
    note: str = ""
    note_colour: Colour = CREAM_SECOND
    row: Sequence[Chip] = ()
    buttons: Sequence[Chip | None] = ()
    """None keeps a place free, so that buttons of two questions do not lie in the same place."""
    even: bool = False
    """The places of the row touch each other and are of one width."""
    tall: bool = False
    """The row takes the place of the buttons too."""
    wide: bool = False
    """In a small window the row takes the place of the title."""
    whole: bool = False
    """There is nothing but the row."""


class Answers(NamedTuple):
    """All answers to a question."""

    on_things: Sequence[Answer] = ()
    tray: Tray | None = None
    alarms: tuple[str, ...] = ()
    """The things in red light: what must be dealt with."""
    laid: Sequence[tuple[Thing, Chip | None]] = ()
    """A tray that the title lays out by itself in its hand, each part with what it stands for."""


def lit_things(answers: Iterable[Answer], things: Mapping[str, Thing]) -> list[Thing]:
    """What glows because it can be chosen."""
    names = [name for one in answers if one.usable for name in (one.lit if one.lit is not None else (one.on,))]
    return [things[name] for name in dict.fromkeys(names) if name in things]
