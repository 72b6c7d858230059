"""The table of any game, without a word of its own: round, points, and the fields of the position as they are."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Move
from game.core.codec import Plain
from game.core.position import Position
from game.core.records import record
from game.core.title import Title
from ui.terminal.reading import Printed
from ui.terminal.renderers import Group, Renderer, alone
from ui.text.narrator import Narrator
from ui.titles import part_of

_INNER = frozenset({"agenda", "chance", "points", "ledger", "turn", "unveilings", "last_cause"})
"""What is not on the table."""


def make(title: Title[Position], narrator: Narrator) -> Renderer:
    return PlainTable(title, narrator)


@record
class PlainTable:
    """Good enough to play with until a game has a renderer."""

    title: Title[Position]
    narrator: Narrator

    def table(self, view: Position, viewer: int | None) -> list[str]:
        plain = self.title.codec.encode(view)
        assert isinstance(plain, dict)
        fields = [f"{name}: {_told(value)}" for name, value in plain.items() if name not in _INNER]
        say = self.narrator.voice.say
        points = [say("cli.play.points", seat=seat, n=count) for seat, count in enumerate(view.points)]
        return [*self.glance(view, viewer), *points, *fields]

    def glance(self, view: Position, viewer: int | None) -> list[str]:
        return [self.narrator.voice.say("cli.play.round", n=view.round)]

    def grouped(self, moves: Sequence[Move], view: Position) -> list[Group]:
        return [alone(self.narrator, move) for move in moves]

    def printed(self, view: Position) -> list[Printed]:
        return []


def _told(value: Plain) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_told(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(map(_told, value)) + "]"
    return "-" if value is None else str(value)


def renderer_of(title: Title[Position], narrator: Narrator) -> Renderer:
    """The renderer of a game: its own, else the plain one."""
    own = part_of(title.id, "terminal")
    made: Renderer = own.make(title, narrator) if own is not None else make(title, narrator)
    return made
