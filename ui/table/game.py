"""A match at the table: people and computer seats play, turns are saved, hints are asked. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.ai.choice import Choice
from game.ai.worker import Worker
from game.core.agenda import Move
from game.core.events import visible_to
from game.core.match import CannotUndo, LogEntry, Match
from game.core.position import Position
from saves.document import Keepsake
from saves.store import Store
from ui.boards.board import Asked
from ui.table.heard import heard_so_far
from ui.table.offers import Offers, offer_of
from ui.table.saving import Saving
from ui.table.seats import Viewers
from ui.table.turns import Turn, automata_of, joined, turns_in, undo_refusal

P = TypeVar("P", bound=Position)

HINT_LEVEL = "scribe"


class ThinkingFailed(Exception):
    """The thinking process broke; carries its trace for the crash bundle."""


@dataclass(frozen=True, slots=True)
class Played(Generic[P]):
    """A move that was made: by whom, and turn by turn what the screen may show of it and of what followed."""

    seat: int
    move: Move
    turns: list[Turn[P]]


def _always_ask() -> bool:
    return False


class TableGame(Generic[P]):
    """The live match with everybody who takes part in it."""

    def __init__(
        self,
        match: Match[P],
        keepsake: Keepsake,
        store: Store,
        worker: Worker,
        pays_unasked: Callable[[], bool] = _always_ask,
    ) -> None:
        """`pays_unasked` says whether people wish that formalities are answered for them."""
        self.match = match
        self.keepsake = keepsake
        self.viewers = Viewers(match.setup)
        self.offers = Offers(self.viewers.people)
        self.saving: Saving[P] = Saving(store)
        self._store = store
        self._worker = worker
        self._pays_unasked = pays_unasked
        self._hinting = False
        self._heard_until = {
            seat: heard_so_far(match, seat) if match.moves else len(match.log) for seat in self.viewers.people
        }
        """How much of the log each person has been told; the setup of a new match is on the table."""

    # What is to be shown

    @property
    def viewer(self) -> int | None:
        return self.viewers.viewer

    @property
    def asked_seat(self) -> int | None:
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def person_is_asked(self) -> bool:
        return self.asked_seat is not None and self.asked_seat in self.viewers.people

    def view(self) -> P:
        """The position as the screen may show it."""
        return self.match.position.seen_by(self.viewer)

    def asked(self) -> Asked[P] | None:
        """The decision of the seat that looks at the screen, if it is the one that is asked."""
        decision = self.match.decision
        if decision is None or decision.seat != self.viewer:
            return None
        moves = self.match.position.moves()
        refusals = decision.refusals(self.match.position)
        return Asked(decision, moves, refusals, frozenset(moves))

    def news(self) -> list[LogEntry]:
        """What the person at the screen has not been told: everything since their own last move."""
        viewer = self.viewer
        if viewer is None:
            return []
        since = self.match.log[self._heard_until[viewer] :]
        return [entry for entry in since if not entry.event.silent and visible_to(entry.event, viewer)]

    def speakers(self) -> tuple[int, ...]:
        """Whom the public screen asks at once whether they want to interrupt."""
        return self.offers.open(self.match.position, self.viewer, len(self.match.log))

    # What people do

    def ends_turn(self, move: Move) -> bool:
        """Whether a turn ends with a move, or something comes to light, so that it can hardly be taken back.

        To let an occasion pass is no deed of which one must be sure."""
        before = self.match.position
        offer = offer_of(before)
        if offer is not None and move in offer.waivers:
            return False
        after = before.clone()
        after.apply(move)
        while (answer := self._unasked(after)) is not None:
            after.apply(answer)
        if after.unveilings != before.unveilings or after.decision is None:
            return True
        return after.turn != before.turn or after.decision.seat != self.asked_seat

    def play(self, move: Move) -> Played[P]:
        """A move of the person at the screen; turns of automata that follow are news to them like any other."""
        assert self.viewer is not None
        person = self.viewer
        played = self._play(move)
        first = next((number for number, turn in enumerate(played.turns) if turn.seat is not None), len(played.turns))
        self._heard_until[person] = len(self.match.log) - sum(turn.count for turn in played.turns[first:])
        return played

    def let_pass(self) -> Played[P]:
        """Nobody of those who were asked at once wants to interrupt."""
        self.offers.decline(self.match.position, len(self.match.log))
        return self.go_on()

    def call(self, seat: int) -> Played[P] | None:
        """One of those who were asked at once wants to interrupt; None if this seat is the next to be asked anyway."""
        self.offers.call(seat, len(self.match.log))
        return None if self.asked_seat == seat else self.go_on()

    @property
    def goes_on(self) -> bool:
        """Whether the person who is asked need not be asked."""
        return self._answer_unasked() is not None

    def go_on(self) -> Played[P]:
        """Give the answer that a person need not be asked for."""
        answer = self._answer_unasked()
        assert answer is not None
        return self._play(answer)

    def undo_refusal(self) -> CannotUndo | None:
        """Why the last move cannot be taken back, or None if it can."""
        return undo_refusal(self.match)

    def undo(self) -> Move:
        """Take back the last move, and a move whose payment was made unasked together with that payment."""
        self.cancel_thinking()
        made = list(self.match.moves)
        self.match.undo()
        while self.goes_on and self.undo_refusal() is None:
            self.match.undo()
        return made[len(self.match.moves)]

    def redo(self) -> Move:
        """Make the move again that was taken back last, and what followed it unasked."""
        self.cancel_thinking()
        move = self.match.redo()
        while self.goes_on and self.match.can_redo:
            self.match.redo()
        return move

    def restart_turn(self) -> None:
        self.cancel_thinking()
        self.match.restart_turn()

    def ask_hint(self) -> None:
        """Ask the computer what it would do; `poll_hint` has the answer later."""
        if not self._worker.thinking and self.person_is_asked:
            self._ask(HINT_LEVEL)
            self._hinting = True

    def poll_hint(self) -> Choice | None:
        return self._answer() if self._hinting else None

    @property
    def hinting(self) -> bool:
        return self._hinting

    # What computer seats do

    @property
    def needs_thinking(self) -> bool:
        """Whether a computer level takes part; automata follow their rules and never think."""
        match = self.match
        kinds = [seat.kind for seat in match.setup.seats if not seat.is_human]
        return not match.over and len(kinds) > len(automata_of(match.title, match.setup))

    @property
    def computer_is_asked(self) -> bool:
        return self.asked_seat is not None and not self.person_is_asked

    def think(self) -> None:
        """Let the computer seat that is asked begin to think."""
        if self.computer_is_asked and not self._worker.thinking:
            seat = self.asked_seat
            assert seat is not None
            self._ask(self.match.setup.seats[seat].kind)

    def poll(self) -> Choice | None:
        """What the computer seat chose, once it has; `play_choice` carries it out when the table is ready."""
        return None if self._hinting else self._answer()

    def play_choice(self, choice: Choice) -> Played[P]:
        return self._play(choice.move)

    def cancel_thinking(self) -> None:
        self._worker.cancel()
        self._hinting = False

    # Saving

    def save(self, name: str) -> None:
        """Save under a name; CannotSave if it does not work."""
        keepsake = Keepsake(self.keepsake.id, name, self.keepsake.past)
        self._store.save(self.match, keepsake)
        self.keepsake = keepsake

    def autosave(self) -> None:
        """Save without being asked; `saving` knows what went wrong."""
        self.saving.save(self.match, self.keepsake)

    def close(self) -> None:
        """Leave the table: the match is saved, no process stays."""
        try:
            self.autosave()
        finally:
            self.cancel_thinking()
            self._worker.close()

    # Inside

    def _play(self, move: Move) -> Played[P]:
        match, seat, turn, first = self.match, self.asked_seat, self.match.position.turn, len(self.match.moves)
        assert seat is not None
        self.offers.spoke(seat)
        match.play(move)
        while (answer := self._answer_unasked()) is not None:
            match.play(answer)
        self.viewers.leave(self.asked_seat)
        turns = joined(turn for number in range(first, len(match.moves)) for turn in turns_in(match, number))
        if match.position.turn != turn or match.over:
            self.autosave()
        return Played(seat, move, [turn.seen_by(self.viewer) for turn in turns])

    def _unasked(self, position: P) -> Move | None:
        """What a person does not want to be asked, or cannot answer in two ways: formalities and idle offers."""
        decision = position.decision
        if decision is None or decision.seat not in self.viewers.people:
            return None
        if decision.formality:
            return position.moves()[0] if self._pays_unasked() else None
        return self.offers.unasked(position, self.viewer)

    def _answer_unasked(self) -> Move | None:
        """The same for what is asked now, and what several people at the screen said at once."""
        position = self.match.position
        return self._unasked(position) or self.offers.answer(position, self.viewer, len(self.match.log))

    def _ask(self, level: str) -> None:
        match, seat = self.match, self.asked_seat
        assert seat is not None
        seed = ~match.setup.seed ^ (len(match.moves) << 32)
        self._worker.ask(match.title, match.position, seat, level, seed)

    def _answer(self) -> Choice | None:
        answer = self._worker.poll()
        if answer is None:
            return None
        self._hinting = False
        if answer.choice is None:
            raise ThinkingFailed(answer.trace)
        return answer.choice
