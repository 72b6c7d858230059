"""A match as a row of moments. Moment 0 is the start; nothing is drawn here.

Once a game is over there is a moment after every move, and one after each turn of an automaton that a move sets
going. While it goes on, moves that nobody else may notice (a card hidden in a Combat) make no moment of their own:
their number would be told by the steps (KEM-16.3).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from game.core.events import visible_to
from game.core.match import LogEntry, Match
from game.core.position import Position
from game.core.turns import Moment, Turn, joined, log_until, moments_of, position_at, turns_in


class Film:
    """Where in a match somebody looks. Hands lie open only once the game is over."""

    def __init__(self, match: Match[Position]) -> None:
        self.match = match
        self.at = 0
        self.chosen: int | None = None
        """The seat whose hand somebody asked for; None: of whoever acts."""
        made = tuple(range(len(match.moves) + 1)) if match.over else _noticed(match)
        self._moments = [moment for number in made for moment in moments_of(match, number)]
        rounds = [position_at(match, moment).round for moment in self._moments]
        self.round_starts = [n for n in range(self.last + 1) if n == 0 or rounds[n] != rounds[n - 1]]
        """The moments at which a round begins."""

    @property
    def last(self) -> int:
        return len(self._moments) - 1

    @property
    def at_end(self) -> bool:
        return self.at >= self.last

    @property
    def viewer(self) -> int | None:
        """Whose hand lies open now: nobody's while the match goes on."""
        if not self.match.over:
            return None
        return self.acting if self.chosen is None else self.chosen

    @property
    def acting(self) -> int | None:
        decision = self.position().decision
        return decision.seat if decision is not None else None

    @property
    def moment(self) -> Moment:
        return self._moments[self.at]

    def position(self) -> Position:
        return position_at(self.match, self.moment)

    def view(self) -> Position:
        """The moment as the screen may show it."""
        return self.position().seen_by(self.viewer)

    def turns(self) -> list[Turn[Position]]:
        """What led from the moment before to this one, turn by turn, as far as it may be shown."""
        before, now = self._moments[self.at - 1], self.moment
        led = [
            (Moment(move + 1, index), turn)
            for move in range(max(0, before.move - 1), now.move)
            for index, turn in enumerate(turns_in(self.match, move))
        ]
        told = joined(turn for moment, turn in led if before < moment <= now)
        return [turn.seen_by(self.viewer) for turn in told]

    def number_of(self, moment: Moment) -> int:
        """The first of these moments that is not before a moment of the match."""
        return min(bisect_left(self._moments, moment), self.last)

    def log(self) -> list[LogEntry]:
        """What had been told up to now."""
        return self._heard(self.moment)

    def latest(self) -> list[LogEntry]:
        """What of that was told since the moment before."""
        return self._heard(self.moment)[len(self._heard(self._moments[self.at - 1])) :] if self.at else []

    def _heard(self, moment: Moment) -> list[LogEntry]:
        told = self.match.log[: log_until(self.match, moment)]
        return [entry for entry in told if not entry.event.silent and visible_to(entry.event, self.viewer)]

    def go(self, number: int) -> bool:
        """To a moment; True if it is another one."""
        number = max(0, min(self.last, number))
        moved, self.at = number != self.at, number
        return moved

    def round_back(self) -> bool:
        """To the start of this round, or of the one before if this is it."""
        return self.go(self.round_starts[max(0, bisect_left(self.round_starts, self.at) - 1)])

    def round_on(self) -> bool:
        following = bisect_right(self.round_starts, self.at)
        return self.go(self.round_starts[following] if following < len(self.round_starts) else self.last)


def _noticed(match: Match[Position]) -> tuple[int, ...]:
    """The start, every move after which the public table looks different, and the present."""
    views = [match.position_before(number).seen_by(None) for number in range(len(match.moves) + 1)]
    changed = [number for number in range(1, len(views)) if views[number] != views[number - 1]]
    return tuple(dict.fromkeys((0, *changed, len(match.moves))))
