"""How the table of each game is told in lines. A game without a renderer of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from game.core.agenda import Move
from game.core.position import Position
from ui.terminal.reading import Printed
from ui.text.narrator import Narrator


class Group(NamedTuple):
    """Moves that share a line: what they have in common, and what tells each from the others.

    With a `span` they are told together, as in "1 to 9: offer as many gold pieces".
    """

    head: str
    labels: tuple[str, ...]
    moves: tuple[Move, ...]
    span: str = ""


class Renderer(Protocol):
    """What a game tells about its table. `view` is what `viewer` may see; None is everybody together."""

    def table(self, view: Position, viewer: int | None) -> list[str]:
        """Everything there is to see."""

    def glance(self, view: Position, viewer: int | None) -> list[str]:
        """What a turn begins with, in short: where the match stands, and what the viewer has."""

    def grouped(self, moves: Sequence[Move], view: Position) -> list[Group]:
        """Moves in the order in which they are listed."""

    def printed(self, view: Position) -> list[Printed]:
        """What can be read by name or code: all that is printed in the box, and what is open on this table."""


def grouped(
    moves: Sequence[Move], shared: Callable[[Move], tuple[str, str] | None], by_itself: Callable[[Move], Group]
) -> list[Group]:
    """Neighbours that have something in common on one line each. `shared` tells what a move has in common with those
    beside it, and what tells it from them; None is a move with a line of its own."""
    groups: list[Group] = []
    for move in moves:
        told = shared(move)
        if told is None:
            groups.append(by_itself(move))
        elif groups and groups[-1].head == told[0]:
            last = groups[-1]
            groups[-1] = Group(last.head, (*last.labels, told[1]), (*last.moves, move))
        else:
            groups.append(Group(told[0], (told[1],), (move,)))
    return [group if len(group.moves) > 1 else by_itself(group.moves[0]) for group in groups]


def alone(narrator: Narrator, move: Move) -> Group:
    """A move with a line of its own."""
    return Group(narrator.move(move), ("",), (move,))
