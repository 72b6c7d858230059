"""A match and everybody who takes part in it: people, computer seats, whoever looks at the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.ai.choice import Choice
from game.ai.thinker import Thinker
from game.core.accounts import Account, accounts_of
from game.core.agenda import Decision, Move
from game.core.events import Unveiled, visible_to
from game.core.frames import frames_of
from game.core.match import CannotUndo, LogEntry, Match
from game.core.position import Position
from game.core.records import record
from game.core.turns import Turn, automata_of, joined, parted, turns_in, undo_refusal
from saves.document import SaveIdentity
from ui.host.asked import Asked
from ui.host.heard import heard_so_far
from ui.host.news import News, his_last_turn, news_of
from ui.host.offers import Offers, offer_of
from ui.host.saving import Saving
from ui.host.viewers import Viewers, has_secrets, needs_secrets

P = TypeVar("P", bound=Position)

HINT_LEVEL = "scribe"


class ThinkingFailed(Exception):
    """The thinking process broke; carries its trace for the crash bundle."""


@record
class Played(Generic[P]):
    """A move that was made: by whom, and turn by turn what the screen may show of it and of what followed."""

    seat: int
    move: Move
    turns: list[Turn[P]]
    accounts: list[Account]
    """What came to its end that everybody watches before the game goes on."""


def _no() -> bool:
    return False


class Host(Generic[P]):
    """Runs a match for its people."""

    def __init__(
        self,
        match: Match[P],
        saving: Saving[P] | None,
        thinker: Thinker,
        pays_unasked: Callable[[], bool] = _no,
        curtains: str = "",
        stops: Callable[[], bool] = _no,
    ) -> None:
        """`saving` is None if nobody would take the match up again; `pays_unasked` says whether people wish that
        formalities are answered for them; `curtains` go before those that people agreed upon; `stops` says whether
        people wish to be waited for after what everybody watches."""
        self.match = match
        self.saving = saving
        self.viewers = Viewers(match.setup, curtains)
        self.offers = Offers(self.viewers.people)
        self._thinker = thinker
        self._pays_unasked = pays_unasked
        self._stops = stops
        self._hinting = False
        self._has_formalities = any(
            issubclass(kind, Decision) and kind.formality for kind in match.title.codec.records.values()
        )
        self._pays_otherwise = match.decision is not None and match.decision.formality
        """Whether the next payment is asked for all the same; so is one that a match was left at."""
        self._deed: int | None = None
        """The number of the last move that a person made at this screen."""
        self._heard_until = {
            seat: heard_so_far(match, seat) if match.moves else len(match.log) for seat in self.viewers.people
        }
        """How much of the log each person has been told; the setup of a new match is on the table."""
        self._news: News | None = None
        self._news_asked: tuple[int | None, ...] = ()
        """For whom and when these news were gathered."""

    # What is to be shown

    @property
    def viewer(self) -> int | None:
        """Whose hidden things the screen shows."""
        return self.viewers.viewer

    @property
    def player(self) -> int | None:
        """Who sits at the screen, perhaps with the own cards face down."""
        return self.viewers.player

    @property
    def solo(self) -> bool:
        """Whether one person plays against a solo opponent."""
        return self.viewers.alone and bool(automata_of(self.match.title, self.match.setup))

    @property
    def asked_seat(self) -> int | None:
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def person_is_asked(self) -> bool:
        return self.asked_seat is not None and self.asked_seat in self.viewers.people

    def view(self) -> P:
        """The position as the screen may show it."""
        return self.seen(self.match.position)

    def seen(self, position: P) -> P:
        """Any position of the match as the screen may show it."""
        player, viewer = self.player, self.viewer
        return position.laid_open(player) if viewer is None and player is not None else position.seen_by(viewer)

    @property
    def may_peek(self) -> bool:
        """Whether the player has anything face down on the open table. While all are asked at once nobody looks: that
        would answer for them."""
        viewers = self.viewers
        if viewers.alone or viewers.player is None or viewers.sees != viewers.peeks or self.speakers():
            return False
        return needs_secrets(self.match.position) or has_secrets(self.match.position, viewers.player)

    def asked(self) -> Asked[P] | None:
        """What the person at the screen is asked, if they are; on the open table only what all may see of it."""
        decision = self.match.decision
        if decision is None or decision.seat != self.player:
            return None
        position = self.match.position
        moves, refusals = position.moves(), decision.refusals(position)
        if self.viewer is None:
            moves = [move for move in moves if decision.is_open(position, move)]
            refusals = [refusal for refusal in refusals if decision.is_open(position, refusal.move)]
        if not moves:
            return None
        pays = any(self._leads_to_payment(move) for move in moves)
        return Asked(decision, moves, refusals, frozenset(moves), pays, pays and self._pays_otherwise)

    def _leads_to_payment(self, move: Move) -> bool:
        """Whether a move is followed by a payment that is made without a question though there are several ways."""
        position = self.match.position
        if not self._has_formalities or not self._pays_unasked() or not self.person_is_asked:
            return False
        after = position.clone()
        after.apply(move)
        decision = after.decision
        return after.unveilings == position.unveilings and decision is not None and decision.formality

    def pay_otherwise(self) -> None:
        """The person who is asked wishes to choose how to pay what comes next, or no longer wishes it."""
        self._pays_otherwise = not self._pays_otherwise

    @property
    def must_look(self) -> bool:
        """Whether the player must look at the own cards before they can answer."""
        return self.asked_seat == self.player is not None and self.viewer is None and needs_secrets(self.match.position)

    def news(self) -> News | None:
        """What the person at the screen has not been told: everything since their own last move; else the last turn of
        the solo opponent. None: nothing."""
        player = self.player
        if player is None:
            return None
        since = self._heard_until[player]
        asked = (player, self.viewer, since, len(self.match.log), len(self.match.moves))
        if asked != self._news_asked:
            entries = self.log_of(self.viewer, since) or his_last_turn(self.match)
            self._news = news_of(self.match, player, entries) if entries else None
            self._news_asked = asked
        return self._news

    def automaton_has_played(self, turns: Sequence[Turn[P]]) -> bool:
        """Whether the turn of a solo opponent was over with these: it goes on while a person is asked within it."""
        his = [turn for turn in turns if turn.seat is not None]
        return bool(his) and his[-1].before.turn != self.match.position.turn

    def unheard(self, seat: int) -> News:
        """What a person has not been told, though others look at the screen."""
        return news_of(self.match, seat, self.log_of(seat, self._heard_until[seat]))

    def log_of(self, seat: int | None, since: int = 0) -> list[LogEntry]:
        """The log from an entry on, as a seat may read it; None: as everybody may."""
        entries = self.match.log[since:]
        return [entry for entry in entries if not entry.event.silent and visible_to(entry.event, seat)]

    def may_hear(self, entry: LogEntry) -> bool:
        """Whether an entry of the log is for the eyes of whoever looks at the screen."""
        return visible_to(entry.event, self.viewer)

    def heard_all(self, *seats: int) -> None:
        """These people have been told everything up to now."""
        self._heard_until.update(dict.fromkeys(seats, len(self.match.log)))

    def tell_all_anew(self) -> None:
        """Nobody has been told anything, not even the setup."""
        self._heard_until = dict.fromkeys(self._heard_until, 0)

    def speakers(self) -> tuple[int, ...]:
        """Whom the public screen asks at once whether they want to interrupt."""
        return self.offers.open(self.match.position, self.viewer, len(self.match.log))

    # What people do

    def ends_turn(self, move: Move) -> bool:
        """Whether somebody else is asked after a move, or something comes to light: it can hardly be taken back.

        Passing up an offer to interrupt needs no confirmation, nor does a move on the open table that the next person
        can give back."""
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
        return after.decision.seat != self.asked_seat and not self._could_be_given_back(after)

    def _could_be_given_back(self, after: P) -> bool:
        """Whether the turn passes on, before the eyes of all, to another person, from whom the move can be had back."""
        asked, openly = after.decision, self.viewer is None and self.match.setup.undo
        return openly and asked is not None and asked.seat in self.viewers.people and asked.seat != self.asked_seat

    def foresee(self, move: Move) -> P | None:
        """The table right after a move as the screen may show it; None if hidden things come to light at once."""
        first = frames_of(self.match.position, move, self.match.driver)[0]
        return None if isinstance(first.event, Unveiled) else self.seen(first.after)

    def play(self, move: Move, goes_on: bool = False) -> Played[P]:
        """A move of the person at the screen; turns of automata that follow are news to them like any other.

        `goes_on`: the same click makes another move right after it, so cards that are looked at stay open."""
        assert self.player is not None
        person, deed = self.player, len(self.match.moves)
        played = self._play(move, goes_on)
        self._deed = deed
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
        """Why the last move cannot be taken back, or None if it can.

        People at one screen may have it back also after their turn, until somebody has looked at hidden things."""
        return None if self._deed_to_give_back() is not None else undo_refusal(self.match)

    @property
    def gives_back(self) -> int | None:
        """The other person to whom taking back the last move would give the turn."""
        deed = self._deed_to_give_back()
        decision = self.match.decision_before(deed) if deed is not None else None
        return decision.seat if decision is not None else None

    def undo(self) -> Move:
        """Take back the last move, and a move whose payment was made unasked together with that payment."""
        self.cancel_thinking()
        self._pays_otherwise = False
        made, deed = list(self.match.moves), self._deed_to_give_back()
        if deed is not None:
            while len(self.match.moves) > deed:
                self.match.undo(between_seats=True)
        else:
            self.match.undo()
            while self.goes_on and undo_refusal(self.match) is None:
                self.match.undo()
        self._forget_what_is_undone()
        return made[len(self.match.moves)]

    def _deed_to_give_back(self) -> int | None:
        """The number of the last move that a person made here, if the turn has passed on to another person, nothing has
        come to light and nobody has looked at hidden things since."""
        match, deed = self.match, self._deed
        if deed is None or deed >= len(match.moves) or not match.setup.undo or self.viewers.seen:
            return None
        before = match.position_before(deed)
        if not self.person_is_asked or before.decision is None or before.decision.seat == self.asked_seat:
            return None
        return deed if before.unveilings == match.position.unveilings else None

    def redo(self) -> Move:
        """Make the move again that was taken back last, and what followed it unasked."""
        self.cancel_thinking()
        move = self.match.redo()
        while self.goes_on and self.match.can_redo:
            self.match.redo()
        return move

    def may_name(self, move: Move, number: int) -> bool:
        """Whether the screen may name the answer given as move `number` (from 0): a secret one only to its person."""
        before = self.match.position_before(number)
        decision = before.decision
        return decision is None or decision.seat == self.viewer or decision.is_open(before, move)

    def restart_turn(self) -> None:
        self.cancel_thinking()
        self._pays_otherwise = False
        self.match.restart_turn()
        self._forget_what_is_undone()

    def ask_hint(self) -> None:
        """Ask the computer what it would do; `poll_hint` has the answer later."""
        if not self._thinker.thinking and self.person_is_asked:
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
        if self.computer_is_asked and not self._thinker.thinking:
            seat = self.asked_seat
            assert seat is not None
            self._ask(self.match.setup.seats[seat].kind)

    def poll(self) -> Choice | None:
        """What the computer seat chose, once it has; `play_choice` carries it out when the table is ready."""
        return None if self._hinting else self._answer()

    def play_choice(self, choice: Choice) -> Played[P]:
        return self._play(choice.move)

    def cancel_thinking(self) -> None:
        self._thinker.cancel()
        self._hinting = False

    # Names

    def rename(self, names: Sequence[str]) -> None:
        """The seats are called otherwise from now on, also in the saves; BadSetup says why they cannot be."""
        self.match.rename(names)
        self.autosave()

    # Saving

    @property
    def identity(self) -> SaveIdentity:
        """What the saves of this match have in common; one of its own for a match that is not saved."""
        return self.saving.identity if self.saving is not None else SaveIdentity.new()

    def autosave(self) -> None:
        """Save without being asked; `saving` knows what went wrong."""
        if self.saving is not None:
            self.saving.save(self.match)

    def close(self) -> None:
        """Leave the table: the match is saved, no process stays."""
        try:
            self.autosave()
        finally:
            self.cancel_thinking()
            self._thinker.close()

    # Inside

    def _play(self, move: Move, goes_on: bool = False) -> Played[P]:
        match, seat, first = self.match, self.asked_seat, len(self.match.moves)
        assert seat is not None
        self.offers.spoke(seat)
        asked, turn = match.decision, match.position.turn
        match.play(move)
        if (asked is not None and asked.formality) or match.position.turn != turn:
            self._pays_otherwise = False
        while (answer := self._answer_unasked()) is not None:
            match.play(answer)
        accounts = self._accounts(first)
        self.viewers.leave(self.asked_seat, watched=bool(accounts), goes_on=goes_on)
        turns = joined(turn for number in range(first, len(match.moves)) for turn in turns_in(match, number))
        if self.saving is not None:
            self.saving.after_move(match)
        pieces = parted(turns, [account.closing for account in accounts])
        return Played(seat, move, [piece.seen_by(self.viewer, self.seen) for piece in pieces], accounts)

    def _accounts(self, first: int) -> list[Account]:
        """What the moves from a number on (from 0) brought to its end, if people wish to stop there. The end of the
        match is told by itself."""
        match = self.match
        if match.over or not self.viewers.people or not self._stops():
            return []
        return [account for number in range(first, len(match.moves)) for account in accounts_of(match, number + 1)]

    def _forget_what_is_undone(self) -> None:
        self.offers.forget()
        self.viewers.leave(self.asked_seat)
        told = len(self.match.log)
        self._heard_until = {seat: min(heard, told) for seat, heard in self._heard_until.items()}

    def _unasked(self, position: P) -> Move | None:
        """What a person does not want to be asked, or cannot answer in two ways: formalities, what is foregone, idle
        offers."""
        decision = position.decision
        if decision is None or decision.seat not in self.viewers.people:
            return None
        if decision.formality:
            return position.moves()[0] if self._pays_unasked() and not self._pays_otherwise else None
        return self._foregone(position) or self.offers.unasked(position, self.viewer)

    def _foregone(self, position: P) -> Move | None:
        """The answer of a person from which nothing hangs."""
        decision = position.decision
        return decision.foregone(position) if decision is not None else None

    def _answer_unasked(self) -> Move | None:
        """The same for what is asked now, and what several people at the screen said at once."""
        position = self.match.position
        return self._unasked(position) or self.offers.answer(position, self.viewer, len(self.match.log))

    def _ask(self, level: str) -> None:
        """Let a level think; a seed gives the same moves again, also after a load."""
        match, seat = self.match, self.asked_seat
        assert seat is not None
        seed = ~match.setup.seed ^ (len(match.moves) << 32)
        self._thinker.ask(match.title, match.position, seat, level, seed)

    def _answer(self) -> Choice | None:
        answer = self._thinker.poll()
        if answer is None:
            return None
        self._hinting = False
        if answer.choice is None:
            raise ThinkingFailed(answer.trace)
        return answer.choice
