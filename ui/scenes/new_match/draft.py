"""A match that is being set up: everything that can be changed before it begins, and why it cannot begin yet."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.ai.levels import LEVELS
from game.core.errors import SpokenError
from game.core.position import Position
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.core.title import Title
from game.titles import title as find_title

COMPUTERS = tuple(level for level in LEVELS if level != "random")
COMPANION = "scribe"
MOST_DIGITS = 18
DEFAULT_SEATS = 4
"""AMU-15.2: one person and three computer opponents, where the game allows so many."""


class BadSeed(SpokenError):
    """What stands in the field is no number that a match can begin with."""


@dataclass
class Draft:
    """`names` are given to seats that get none; what is hidden behind `seed_text` is checked when the match starts."""

    title: Title[Position]
    names: tuple[str, ...]
    seats: list[SeatSetup] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    seed_text: str = ""
    undo: bool = True

    @classmethod
    def new(cls, title_id: str, names: Sequence[str]) -> Draft:
        """One person and computer seats, a fresh seed."""
        draft = cls(find_title(title_id), tuple(names))
        counts = draft.title.seat_counts
        wanted = DEFAULT_SEATS if DEFAULT_SEATS in counts else counts[0]
        for number in range(wanted):
            draft.add(HUMAN if number == 0 else COMPANION)
        draft.roll()
        return draft

    @property
    def kinds(self) -> tuple[str, ...]:
        return (HUMAN, *COMPUTERS, *self.title.automata)

    @property
    def most(self) -> int:
        return self.title.seat_counts[-1]

    @property
    def fewest(self) -> int:
        return self.title.seat_counts[0]

    def with_title(self, title_id: str) -> Draft:
        """The same people at another game, as far as it has room for them."""
        title = find_title(title_id)
        draft = Draft(title, self.names, self.seats[: title.seat_counts[-1]], [], self.seed_text, self.undo)
        draft.seats = [seat if seat.kind in draft.kinds else replace(seat, kind=COMPANION) for seat in draft.seats]
        while len(draft.seats) < draft.fewest:
            draft.add(COMPANION)
        return draft

    # Seats

    def add(self, kind: str = COMPANION) -> None:
        """One more seat, with a name and a colour that nobody has."""
        if len(self.seats) >= self.most:
            return
        taken = {seat.name for seat in self.seats}
        name = next((name for name in self.names if name not in taken), f"{self.names[0]} {len(self.seats) + 1}")
        colours = {seat.colour for seat in self.seats}
        self.seats.append(SeatSetup(kind, name, next(colour for colour in COLOURS if colour not in colours)))

    def remove(self, number: int) -> None:
        if self.can_remove:
            del self.seats[number]

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.fewest

    def move(self, number: int, direction: int) -> bool:
        """Exchange a seat with its neighbour; False at an end."""
        other = number + direction
        if not 0 <= other < len(self.seats):
            return False
        self.seats[number], self.seats[other] = self.seats[other], self.seats[number]
        return True

    def rename(self, number: int, name: str) -> None:
        self.seats[number] = replace(self.seats[number], name=name.strip())

    def set_kind(self, number: int, kind: str) -> None:
        self.seats[number] = replace(self.seats[number], kind=kind)

    def recolour(self, number: int, colour: str) -> None:
        if self.holder(colour) is None:
            self.seats[number] = replace(self.seats[number], colour=colour)

    def holder(self, colour: str) -> int | None:
        """The seat that has a colour."""
        return next((number for number, seat in enumerate(self.seats) if seat.colour == colour), None)

    # Options

    def set_variant(self, variant: str, on: bool) -> None:
        self.variants = [name for name in self.title.variants if (name == variant and on) or
                         (name != variant and name in self.variants)]  # fmt: skip

    def roll(self) -> None:
        """Another seed."""
        self.seed_text = str(secrets.randbits(32))

    @property
    def seed(self) -> int:
        """The number in the field; spaces between digits do no harm."""
        digits = "".join(self.seed_text.split())
        if not digits.isascii() or not digits.isdigit() or len(digits) > MOST_DIGITS:
            raise BadSeed("menu.new.seed_wrong")
        return int(digits)

    # Beginning

    def setup(self) -> Setup:
        """What the match begins with; BadSetup or BadSeed says why it cannot."""
        setup = Setup(self.title.id, tuple(self.seats), tuple(self.variants), self.seed)
        self.title.check(setup, LEVELS)
        return setup

    def problem(self) -> SpokenError | None:
        """Why the match cannot begin, or None."""
        try:
            self.setup()
        except SpokenError as error:
            return error
        return None
