"""News for a person who comes back: what was done to them, then what else happened in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from game.core.events import Event, Scored, visible_to
from game.core.match import LogEntry, Match
from game.core.position import Position
from game.core.records import record
from game.core.turns import Moment, automata_of, entries_at, moments_of, turn_at

P = TypeVar("P", bound=Position)

MOST_LINES = 3
"""So many lines tell what did not happen to the reader."""
STRIP_LINES = 2
"""So many sentences tell the turn of an automaton in short."""
_AMOUNTS = ("points", "steps")
"""Fields that tell a loss if they are negative."""
_AIMED_AT = ("rival", "owner")
"""Fields that name another seat than the one that acts."""


class Teller(Protocol):
    """Puts events into words, in some language."""

    def event(self, event: Event) -> str: ...

    def happened(self, event: Event, seats: Sequence[int]) -> str: ...

    def points(self, points: Mapping[int, int]) -> str: ...


@record
class Line:
    """Something that happened, to one seat or in the same way to several."""

    event: Event
    seats: tuple[int, ...] = ()
    """Whom it happened to; nobody where it is about no seat."""

    @property
    def events(self) -> tuple[Event, ...]:
        return (self.event,)

    @property
    def weight(self) -> int:
        return self.event.weight

    def told(self, narrator: Teller) -> str:
        return narrator.happened(self.event, self.seats) if len(self.seats) > 1 else narrator.event(self.event)


@record
class Tally:
    """Points of several kinds or of several seats, added up."""

    events: tuple[Scored, ...]
    weight: int = Scored.weight

    @property
    def points(self) -> Counter[int]:
        counted: Counter[int] = Counter()
        for event in self.events:
            counted[event.seat] += event.points
        return counted

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.points)

    def told(self, narrator: Teller) -> str:
        return narrator.points(self.points)


@record
class News:
    """What a person has not been told, in the order in which they should read it."""

    reader: int
    mine: tuple[Line, ...]
    """What took something from the reader or was aimed at them, but for what is told in the turn of the automaton."""
    automaton: int | None
    """The solo opponent who has played since."""
    his: tuple[LogEntry, ...]
    """All that he did in his turn."""
    others: tuple[Line | Tally, ...]
    """The rest, gathered in at most `MOST_LINES` lines."""
    entries: tuple[LogEntry, ...]
    """All of it, as the log tells it."""
    unsaid: tuple[Event, ...]
    """What the screen alone told of the turn of the automaton, such as new cards where he took some."""

    @property
    def shortened(self) -> bool:
        """Whether the log tells more."""
        told = sum(len(line.events) * max(1, len(line.seats)) for line in (*self.mine, *self.others)) + len(self.his)
        return told < len(self.entries)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the lines that are shown, and around them."""
        lines = tuple(event for line in (*self.mine, *self.others) for event in line.events)
        return (*lines, *(entry.event for entry in self.his), *self.unsaid)

    def marks(self, entry: LogEntry) -> bool:
        """Whether a line of the automaton's turn is about the reader."""
        return concerns(entry.event, self.reader)

    def told(self, narrator: Teller) -> list[str]:
        """The lines that are shown, in order."""
        his = (narrator.event(entry.event) for entry in self.his)
        return [line.told(narrator) for line in self.mine] + list(his) + [line.told(narrator) for line in self.others]

    def strip(self, lines: int) -> tuple[Event, ...]:
        """What the automaton did, in so many sentences: those about the reader and those that count most, in the order
        in which they happened."""
        heaviest = sorted(self.his, key=lambda entry: (not self.marks(entry), -entry.event.weight))[:lines]
        return tuple(entry.event for entry in self.his if any(entry is one for one in heaviest))


def news_of(match: Match[P], reader: int, entries: Sequence[LogEntry]) -> News:
    """The news in entries of the log that the reader may hear and has not been told."""
    foreign = [entry for entry in entries if not _is_own_deed(match, reader, entry)]
    automaton, turn = _last_automaton_turn(match, reader, foreign)
    said = (entry for entry in turn if not entry.event.silent)
    his = [entry for entry in said if entry.event.weight or getattr(entry.event, "seat", None) == automaton]
    unsaid = tuple(entry.event for entry in turn if entry.event.silent)
    in_his = {id(entry) for entry in his}
    apart = [entry.event for entry in foreign if id(entry) not in in_his]
    mine = _gathered(event for event in apart if concerns(event, reader))
    rest = [event for event in apart if not concerns(event, reader)]
    return News(reader, tuple(mine), automaton, tuple(his), _in_short(rest), tuple(entries), unsaid)


def his_last_turn(match: Match[P]) -> list[LogEntry]:
    """What the log tells of the last turn of an automaton; nothing where none has played."""
    if automata_of(match.title, match.setup):
        for move in range(len(match.moves), 0, -1):
            for moment in reversed(moments_of(match, move)):
                if turn_at(match, moment).seat is not None:
                    return [entry for entry in _whole_turn(match, moment) if not entry.event.silent]
    return []


def concerns(event: Event, reader: int) -> bool:
    """Whether something took anything from the reader, or was aimed at them by another seat."""
    if getattr(event, "seat", None) == reader:
        return event.deprives or any(getattr(event, amount, 0) < 0 for amount in _AMOUNTS)
    return any(getattr(event, name, None) == reader for name in _AIMED_AT)


def _is_own_deed(match: Match[P], reader: int, entry: LogEntry) -> bool:
    """A payment of the reader that was made unasked, and is told with what it pays."""
    asked = match.decision_before(entry.move - 1) if entry.move else None
    own = asked is not None and asked.formality and asked.seat == reader
    return own and getattr(entry.event, "seat", None) == reader and not entry.event.deprives


def _last_automaton_turn(
    match: Match[P], reader: int, entries: Sequence[LogEntry]
) -> tuple[int | None, list[LogEntry]]:
    """The last turn of an automaton in these entries: whose, and what the reader hears or sees of it."""
    if not entries or not automata_of(match.title, match.setup):
        return None, []
    for move in sorted({entry.move for entry in entries if entry.move}, reverse=True):
        for moment in reversed(moments_of(match, move)):
            seat = turn_at(match, moment).seat
            if seat is not None:
                return seat, [entry for entry in _whole_turn(match, moment) if visible_to(entry.event, reader)]
    return None, []


def _whole_turn(match: Match[P], moment: Moment) -> list[LogEntry]:
    """What happened in a turn of an automaton that has come so far, from its start: a person may have been asked in the
    middle of it."""
    turn = turn_at(match, moment)
    told = entries_at(match, moment)
    if moment.turn or moment.move < 2:
        return told
    before = moments_of(match, moment.move - 1)[-1]
    began = turn_at(match, before)
    goes_on = began.seat == turn.seat and began.before.turn == turn.before.turn
    return [*_whole_turn(match, before), *told] if goes_on else told


def _gathered(events: Iterable[Event]) -> list[Line]:
    """Equal things once: for a seat to which they happened several times the sum, for several seats one line."""
    counted = Counter(events)
    alike: dict[Event, list[int]] = {}
    for event, times in counted.items():
        seat, amount = getattr(event, "seat", None), getattr(event, "n", None)
        if times > 1 and isinstance(amount, int):
            event = _changed(event, n=amount * times)
        alike.setdefault(event if seat is None else _changed(event, seat=0), []).append(-1 if seat is None else seat)
    found = []
    for event, seats in alike.items():
        about = tuple(seat for seat in seats if seat >= 0)
        found.append(Line(_changed(event, seat=about[0]) if about else event, about))
    return found


def _changed(event: Event, **values: int) -> Event:
    return replace(event, **values)  # type: ignore[type-var]


def _in_short(events: Sequence[Event]) -> tuple[Line | Tally, ...]:
    """The heaviest few lines; of equal ones those about seats that are not told of yet, then the later ones."""
    points = [event for event in events if isinstance(event, Scored)]
    lines: list[Line | Tally] = list(_gathered(e for e in events if len(points) < 2 or not isinstance(e, Scored)))
    if len(points) > 1:
        lines.append(Tally(tuple(points)))
    left = [line for line in lines if line.weight]
    chosen: list[Line | Tally] = []
    heard: Counter[int] = Counter()
    while left and len(chosen) < MOST_LINES:
        best = max(
            range(len(left)), key=lambda k: (-min((heard[s] for s in left[k].seats), default=0), left[k].weight, k)
        )
        chosen.append(left.pop(best))
        heard.update(chosen[-1].seats)
    return tuple(line for line in lines if any(line is one for one in chosen))
