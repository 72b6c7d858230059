"""What the prompt says: headline, task, and the seat it is about. Only what the person at the screen may read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ai.choice import Choice
from game.core.accounts import Account
from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from ui.text.narrator import Narrator, record_key


class Told(NamedTuple):
    """The two lines of the prompt."""

    headline: str
    task: str
    seat: int | None


class Prompter:
    """Finds the words for the state of the table."""

    def __init__(self, match: Match[Position], narrator: Narrator, say: Callable[..., str]) -> None:
        self._match = match
        self._narrator = narrator
        self._say = say

    def past(self) -> Told:
        """Which move it was is not said: numbers would tell how many moves somebody made unseen."""
        return Told(self._say("table.in_the_past"), self._say("table.past_waits"), None)

    def face_down(self, seat: int) -> Told:
        """The question is for the eyes of its person alone, who must look at their cards first."""
        return Told(self._narrator.voice.say("table.plays", seat=seat), self._say("table.look_first"), seat)

    def played(self, seat: int | None, waits: bool) -> Told:
        """While it is shown what a seat did: nobody thinks, so what can be done is to look or to skip. What comes next,
        be it the end of the game, is told when it is there."""
        headline = self._narrator.voice.say("table.plays", seat=seat) if seat is not None else ""
        return Told(headline, self._say("table.go_on" if waits else "table.showing"), seat)

    def watched(self, account: Account) -> Told:
        """What everybody watches, and the table waits."""
        title = record_key(self._match.title.id, "account", type(account.closing))
        return Told(self._say(title), self._say("table.go_on"), None)

    def to_all(self) -> Told:
        """While several people are asked at once whether they want to interrupt."""
        last = self._match.log_for(None)[-1:]
        return Told(self._say("table.offer_title"), "".join(self._narrator.event(entry.event) for entry in last), None)

    def present(self, asked: bool, thinks: bool, pending: Sequence[Move], hint: Choice | None) -> Told:
        """The question: `asked` of the person at the screen, or a computer `thinks` about it. `pending`: the moves of a
        click that waits to be confirmed."""
        match, narrator = self._match, self._narrator
        decision = match.decision
        if decision is None:
            result = match.result()
            return Told(narrator.result(result) if result else "", "", None)
        headline = narrator.headline(decision, match.position)
        if pending:
            told = (narrator.answer(decision, match.position, pending[0]), *map(narrator.move, pending[1:]))
            task = self._say("table.confirm_question", what=", ".join(told))
        elif hint is not None:
            task = self._hint(hint)
        elif asked:
            task = narrator.task(decision, match.position)
        else:
            task = self._say("table.thinking") if thinks else ""
        return Told(headline, task, decision.seat)

    def _hint(self, hint: Choice) -> str:
        narrator = self._narrator
        why = tuple(narrator.voice.noun("part", part) for part, change in hint.why if change > 0)
        told = narrator.move(hint.move)
        return self._say("table.hint_why", what=told, why=why) if why else self._say("table.hint_told", what=told)
