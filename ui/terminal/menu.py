"""The numbered answers to a decision, and what each would do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from ui.terminal.reading import plain
from ui.terminal.renderers import Group, Renderer
from ui.terminal.voices import Teller

_STEM = 4
"""Letters by which a verb and its other forms are known: « Prendre », « prend »."""
_ASIDE = re.compile(r"\([^)]*\)")


def beyond(label: str, events: Sequence[str], names: Sequence[str]) -> list[str]:
    """The events without those that only repeat the label with the name of a seat: « Prendre 1 Papyrus », « Anna reçoit
    1 Papyrus (carte Départ). »"""
    said = {_stem(word) for word in plain(label).split()}
    return [event for event in events if not _repeats(said, event, names)]


def _repeats(said: set[str], event: str, names: Sequence[str]) -> bool:
    """Whether an event tells of one seat what the label says: after its verb, or after a colon."""
    name = next((name for name in names if event.startswith(f"{name} ")), "")
    if not name:
        return False
    bare = _ASIDE.sub("", event[len(name) :])
    words = plain(bare.partition(": ")[2] or bare).split()
    told = words if ": " in bare else words[1:]
    return all(_stem(word) in said for word in told if word.isdigit() or len(word) >= _STEM)


def _stem(word: str) -> str:
    return word if word.isdigit() else word[:_STEM]


TIED_EQUALS = "\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}"
"""A number and its meaning stay on one line."""
LONGEST_PREVIEW = 110
"""A preview that does not fit beside its answer is told by the command `p`."""


@record
class Menu:
    """The moves of the present decision in the order of their numbers."""

    groups: tuple[Group, ...]
    moves: tuple[Move, ...]

    @classmethod
    def of(cls, match: Match[Position], renderer: Renderer) -> Menu:
        decision = match.decision
        view = match.position.seen_by(decision.seat if decision is not None else None)
        groups = tuple(renderer.grouped(match.position.moves(), view))
        moves = tuple(move for group in groups for move in group.moves)
        assert set(moves) == set(match.position.moves()), "a renderer must list every move"
        return cls(groups, moves)

    def number(self, move: Move) -> int:
        return self.moves.index(move) + 1

    def show(self, teller: Teller, match: Match[Position]) -> None:
        """One line per group; where a move stands alone, with what it does besides what its words say. That something
        is hidden is told once, below."""
        width, number, hidden = len(str(len(self.moves))), 1, list[int]()
        for group in self.groups:
            last = number + len(group.moves) - 1
            if group.span and last > number:
                teller.line(f"{number}-{last}  {group.span}", "  ")
            elif len(group.moves) == 1:
                text = f"{group.head} {group.labels[0]}".strip()
                effect, more = _short_effect(teller, match, group.moves[0], text)
                hidden += [number] if more else []
                teller.line(f"{number:>{width}}  {text}{effect}", "  ")
            else:
                told = ", ".join(f"{number + index}{TIED_EQUALS}{label}" for index, label in enumerate(group.labels))
                teller.line(teller.told("choices", head=group.head, choices=told), "  ")
            number = last + 1
        if len(hidden) == len(self.moves):
            teller.say("unknown_all", n=len(hidden))
        elif hidden:
            teller.say("unknown_after", n=len(hidden), told=", ".join(map(str, hidden)))


def _short_effect(teller: Teller, match: Match[Position], move: Move, label: str) -> tuple[str, bool]:
    """What a move does beyond its label, if it can be said beside it, and whether what follows is hidden."""
    events, more = _foreseen(teller, match, move)
    told = " ".join(beyond(label, events, match.setup.names))
    return (f"  ({told})" if told and len(told) <= LONGEST_PREVIEW else ""), more


def effects(teller: Teller, match: Match[Position], move: Move) -> list[str]:
    """What a move does as far as its seat can know; what hangs on hidden things is told as unknown."""
    told, more = _foreseen(teller, match, move)
    return [*told, teller.told("unknown_rest")] if more else told


def _foreseen(teller: Teller, match: Match[Position], move: Move) -> tuple[list[str], bool]:
    events, more = match.preview(move)
    return [teller.narrator.event(event) for event in events if not event.silent], more
