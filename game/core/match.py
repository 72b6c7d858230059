"""A match: setup, seed, move log and position, with undo, log and result.

Nothing else drives a game: people, computer seats, automata, tutorials, replays and tests all play here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import Generic, TypeVar

from game.core.agenda import Decision, Move
from game.core.driver import AS_THE_RULES_GO, Driver
from game.core.errors import SpokenError, Values
from game.core.events import Event, Unveiled, visible_to
from game.core.frames import Frame, frames_of
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup, check_seats
from game.core.title import Result, Title

P = TypeVar("P", bound=Position)


class CannotUndo(SpokenError):
    """Undo would cross something that cannot be taken back; the key says what."""


@record
class LogEntry:
    """An event and the number of the move that caused it (0 = the setup)."""

    event: Event
    move: int


def answer_formalities(position: Position, driver: Driver = AS_THE_RULES_GO) -> None:
    """Give the first answer to every formality that a seat is asked now, and what is foregone, as most people would."""
    first = position.decision
    while first is not None and (asked := position.decision) is not None and asked.seat == first.seat:
        answer = position.moves()[0] if asked.formality else asked.foregone(position)
        if answer is None:
            return
        driver.apply(position, answer)


class Match(Generic[P]):
    """One game being played. `position` is live: change it through `play` and `undo` only."""

    def __init__(self, title: Title[P], setup: Setup, start: P | None = None, driver: Driver = AS_THE_RULES_GO) -> None:
        """A new match, or one that goes on from `start` because its history can no longer be replayed or is invented.

        `driver` gets it from one decision to the next."""
        self.title = title
        self.setup = setup
        self.start = start
        self.driver = driver
        self.moves: list[Move] = []
        self.log: list[LogEntry] = []
        self._undone: list[Move] = []
        """Moves that were taken back, the first to be made again last."""
        self._snapshots: list[P] = []
        """The position before each move; never changed, because branches share them."""
        heard: list[Event] = []
        if start is None:
            self.position = title.new_game(setup)
            self.position.heard = heard
        else:
            self.position = start.clone()
        driver.begin(self.position)
        self._take_down(heard)

    @classmethod
    def replayed(cls, title: Title[P], setup: Setup, moves: Iterable[Move], start: P | None = None) -> Match[P]:
        """The match after these moves; IllegalMove if they no longer fit the rules."""
        match = cls(title, setup, start)
        for move in moves:
            match.play(move)
        return match

    def branch(self, number: int) -> Match[P]:
        """A match of its own that has come as far as the first `number` moves of this one, without playing them."""
        branch = copy(self)
        branch.position = self.position_before(number)
        branch.moves, branch._snapshots = self.moves[:number], self._snapshots[:number]
        branch.log = [entry for entry in self.log if entry.move <= number]
        branch._undone = []
        return branch

    def rename(self, names: Sequence[str]) -> None:
        """Other names for the seats, also in what was played so far; BadSetup if no match could have them."""
        seats = tuple(replace(seat, name=name) for seat, name in zip(self.setup.seats, names, strict=True))
        check_seats(seats, tuple(seat.kind for seat in seats))
        self.setup = replace(self.setup, seats=seats)

    @property
    def decision(self) -> Decision[P, Move] | None:
        return self.position.decision

    @property
    def over(self) -> bool:
        return self.position.over

    def play(self, move: Move) -> list[Event]:
        """Answer the present decision; returns what happened.

        An illegal move changes nothing, nor does one that breaks on the way: a match is never half a move further."""
        heard = self._play(move)
        self._undone.clear()
        return heard

    def _play(self, move: Move) -> list[Event]:
        before, number = self.position.clone(), len(self.moves)
        heard: list[Event] = []
        self.position.heard = heard
        try:
            self.driver.apply(self.position, move)
            self.moves.append(move)
            self._snapshots.append(before)
            self._take_down(heard)
        except BaseException:
            self._snapshots[number:] = [before]
            self._cut_off(number)
            raise
        return heard

    def position_before(self, number: int) -> P:
        """A copy of the position before move `number` (from 0); its own position for the number of moves."""
        source = self.position if number == len(self.moves) else self._snapshots[number]
        return source.clone()

    def decision_before(self, number: int) -> Decision[P, Move] | None:
        """What was asked before move `number` (from 0), without a copy of the position."""
        return self._snapshots[number].decision

    @property
    def last_player(self) -> int | None:
        """Who made the last move that was more than to let an occasion pass; None before the first."""
        for before, move in zip(reversed(self._snapshots), reversed(self.moves), strict=True):
            decision = before.decision
            offer = decision.offer(before) if decision is not None else None
            if decision is not None and (offer is None or move not in offer.waivers):
                return decision.seat
        return None

    def frames(self, number: int) -> list[Frame[P]]:
        """What move `number` (from 0) did, event by event: it is played once more on a copy."""
        return frames_of(self._snapshots[number], self.moves[number], self.driver)

    def log_for(self, seat: int | None) -> list[LogEntry]:
        """The log as a seat may read it; None for public things only."""
        return [entry for entry in self.log if not entry.event.silent and visible_to(entry.event, seat)]

    def undo_refusal(self, between_seats: bool = False) -> CannotUndo | None:
        """Why the last move cannot be taken back, or None if it can; `between_seats`: also after the turn passed on."""
        if not self.setup.undo:
            return CannotUndo("core.undo.agreed")
        if not self.moves:
            return CannotUndo("core.undo.nothing")
        before, now = self._snapshots[-1], self.position
        if now.unveilings != before.unveilings:
            return CannotUndo(f"core.undo.{now.last_cause}")
        asked, asking = before.decision, now.decision
        if not between_seats and asked is not None and asking is not None and asked.seat != asking.seat:
            return CannotUndo("core.undo.other_seat", seat=asked.seat)
        return None

    def undo(self, between_seats: bool = False) -> None:
        """Take back the last move; CannotUndo if it cannot be."""
        refusal = self.undo_refusal(between_seats)
        if refusal is not None:
            raise refusal
        self._go_back(len(self.moves) - 1)

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and no other was made since."""
        return bool(self._undone)

    def redo(self) -> Move:
        """Make the move again that was taken back last; IndexError if there is none."""
        self._play(self._undone[-1])
        return self._undone.pop()

    def restart_turn(self) -> None:
        """Take back everything that can be taken back since this seat's turn began; CannotUndo if nothing can."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise refusal
        turn = self._snapshots[-1].turn
        while self.moves and self._snapshots[-1].turn == turn and self.undo_refusal() is None:
            self._go_back(len(self.moves) - 1)

    def result(self) -> Result | None:
        """Who won, once the game is over."""
        return self.title.result(self.position) if self.over else None

    def score_sheet(self) -> dict[str, list[int]]:
        """Points by reason and seat; the columns add up to the totals."""
        sheet: dict[str, list[int]] = {}
        for scored in self.position.ledger:
            row = sheet.setdefault(scored.reason, [0] * self.position.seat_count)
            row[scored.seat] += scored.points
        return sheet

    def preview(self, move: Move) -> tuple[list[Event], bool]:
        """What a move would do as far as its seat can know, and whether more hangs on hidden things."""
        clone = self.position.clone()
        decision = clone.decision
        heard: list[Event] = []
        clone.heard = heard
        self.driver.apply(clone, move)
        answer_formalities(clone, self.driver)
        known: list[Event] = []
        for event in heard:
            if isinstance(event, Unveiled):
                return known, True
            if visible_to(event, decision.seat if decision else None):
                known.append(event)
        return known, False

    def digest(self) -> str:
        return self.title.codec.digest(self.position)

    def facts(self) -> Values:
        """What the prompt of the present decision tells."""
        decision = self.decision
        return decision.facts(self.position) if decision is not None else {}

    def _go_back(self, number: int) -> None:
        self._undone += reversed(self.moves[number:])
        self._cut_off(number)

    def _cut_off(self, number: int) -> None:
        """Forget what came after so many moves."""
        self.position = self._snapshots[number].clone()  # a branch may share the snapshot
        del self._snapshots[number:]
        del self.moves[number:]
        while self.log and self.log[-1].move > number:
            self.log.pop()

    def _take_down(self, heard: list[Event]) -> None:
        self.position.heard = None
        self.log.extend(LogEntry(event, len(self.moves)) for event in heard)
