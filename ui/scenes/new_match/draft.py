"""A match that is being set up: everything that can be changed before it begins, and why it cannot begin yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from game.core.errors import SpokenError
from game.core.position import Position
from game.core.setup import COLOURS, CURTAINS, HUMAN, LEVELS, SeatSetup, Setup, wrong_names
from game.core.title import Option, Title
from game.titles import title as find_title
from ui.frame.app import App
from ui.seeds import any_seed
from ui.titles import SCREENS

_KEPT: WeakKeyDictionary[App, Draft] = WeakKeyDictionary()


def keep(app: App, draft: Draft) -> None:
    _KEPT[app] = draft


def kept(app: App) -> Draft | None:
    return _KEPT.get(app)


def forget_draft(app: App) -> None:
    _KEPT.pop(app, None)


COMPUTERS = tuple(level for level in LEVELS if level != "random")
COMPANION = "scribe"
MOST_DIGITS = 18


class BadSeed(SpokenError):
    """What stands in the field is no number that a match can begin with."""


@dataclass
class Draft:
    """`names` are given to seats that get none; what is hidden behind `seed_text` is checked when the match starts."""

    title: Title[Position]
    names: tuple[str, ...]
    called: Callable[[str], str] = str.capitalize
    """The name under which an automaton sits down."""
    new_seed: Callable[[], int] = any_seed
    seats: list[SeatSetup] = field(default_factory=list)
    wishes: list[str] = field(default_factory=list)
    """Variants that were chosen, also those that only count at another table."""
    seed_text: str = ""
    undo: bool = True
    curtains: str = CURTAINS[0]

    @classmethod
    def new(
        cls,
        title_id: str,
        names: Sequence[str],
        called: Callable[[str], str] = str.capitalize,
        new_seed: Callable[[], int] = any_seed,
    ) -> Draft:
        """One person and computer seats, a fresh seed."""
        draft = cls(find_title(title_id), tuple(names), called, new_seed)
        for number in range(SCREENS[title_id].seats):
            draft.add(HUMAN if number == 0 else COMPANION)
        draft.roll()
        return draft

    @classmethod
    def at_table(
        cls,
        table: Setup,
        names: Sequence[str],
        called: Callable[[str], str] = str.capitalize,
        new_seed: Callable[[], int] = any_seed,
    ) -> Draft:
        """The seats, variants and agreements of a table, a fresh seed."""
        draft = cls(
            find_title(table.title),
            tuple(names),
            called,
            new_seed,
            list(table.seats),
            list(table.variants),
            undo=table.undo,
            curtains=table.curtains,
        )
        draft.roll()
        return draft

    @property
    def kinds(self) -> tuple[str, ...]:
        return (HUMAN, *COMPUTERS, *self.title.automata)

    @property
    def people(self) -> int:
        return sum(seat.is_human for seat in self.seats)

    @property
    def most(self) -> int:
        return self.title.seat_counts[-1]

    @property
    def fewest(self) -> int:
        return self.title.seat_counts[0]

    def with_title(self, title_id: str) -> Draft:
        """The same people and wishes at another game, as far as it has room for them."""
        draft = replace(self, title=find_title(title_id), seats=list(self.seats))
        del draft.seats[draft.most :]
        for number, seat in enumerate(draft.seats):
            if seat.kind not in draft.kinds:
                draft.set_kind(number, COMPANION)
        while len(draft.seats) < draft.fewest:
            draft.add()
        draft.wishes = [wish for wish in self.wishes if wish in draft.title.variants]
        return draft

    # Seats

    @property
    def automaton(self) -> int | None:
        """Where the solo opponent sits, if he does."""
        return next((number for number, seat in enumerate(self.seats) if seat.kind in self.title.automata), None)

    def add(self, kind: str = COMPANION, at: int | None = None) -> None:
        """One more seat, at the end or `at` a place, with a name and a colour that nobody has.

        A solo opponent gives way to a companion.
        """
        if self.automaton is not None:
            self.set_kind(self.automaton, COMPANION)
        if len(self.seats) >= self.most:
            return
        colours = {seat.colour for seat in self.seats}
        colour = next(colour for colour in COLOURS if colour not in colours)
        self.seats.insert(len(self.seats) if at is None else at, SeatSetup(kind, self._free_name(), colour))

    def _free_name(self) -> str:
        taken = {seat.name for seat in self.seats}
        return next((name for name in self.names if name not in taken), f"{self.names[0]} {len(self.seats) + 1}")

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
        """Who plays at a seat. A solo opponent comes under his own name and takes it with him when he goes."""
        seat, own = self.seats[number], self.called(kind)
        name = self._free_name() if seat.name == self.called(seat.kind) else seat.name
        if kind in self.title.automata:
            name = name if any(other.name == own for other in self.seats) else own
        self.seats[number] = replace(seat, kind=kind, name=name)
        if kind in self.title.automata:
            self._face(number)

    def _face(self, number: int) -> None:
        """Two seats are left: the solo opponent's and that of the first other person, if need be made one."""
        others = [other for other in range(len(self.seats)) if other != number]
        rival = next((other for other in others if self.seats[other].is_human), others[0])
        self.seats[rival] = replace(self.seats[rival], kind=HUMAN)
        self.seats = [seat for other, seat in enumerate(self.seats) if other in (number, rival)]

    def recolour(self, number: int, colour: str) -> None:
        """Another colour; the seat that has it gets the one that is given up."""
        holder, own = self.holder(colour), self.seats[number].colour
        if holder is not None:
            self.seats[holder] = replace(self.seats[holder], colour=own)
        self.seats[number] = replace(self.seats[number], colour=colour)

    def seat(self, number: int, name: str, colour: str) -> None:
        """A known person sits down, with their usual colour; somebody who sits elsewhere changes places."""
        elsewhere = next((other for other, seat in enumerate(self.seats) if seat.name == name), number)
        if elsewhere != number:
            self.seats[number], self.seats[elsewhere] = self.seats[elsewhere], self.seats[number]
        self.set_kind(number, HUMAN)
        self.rename(number, name)
        self.recolour(number, colour)

    def holder(self, colour: str) -> int | None:
        """The seat that has a colour."""
        return next((number for number, seat in enumerate(self.seats) if seat.colour == colour), None)

    # Options

    @property
    def options(self) -> list[Option]:
        """What can be chosen at this table."""
        return [option for option in self.title.options if not option.solo or self.automaton is not None]

    @property
    def variants(self) -> tuple[str, ...]:
        """The wishes that count at this table."""
        return tuple(choice for option in self.options for choice in option.choices if choice in self.wishes)

    def choose(self, option: Option, choice: str | None) -> None:
        """One of the choices of an option, or none of them."""
        kept = [wish for wish in self.wishes if wish not in option.choices]
        self.wishes = kept if choice is None else [*kept, choice]

    def roll(self) -> None:
        """Another seed."""
        self.seed_text = str(self.new_seed())

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
        setup = Setup(self.title.id, tuple(self.seats), self.variants, self.seed, self.undo, self.curtains)
        self.title.check(setup, LEVELS)
        return setup

    def guilty(self) -> frozenset[int]:
        """The seats whose names keep the match from beginning."""
        return wrong_names([seat.name for seat in self.seats])

    def problem(self) -> SpokenError | None:
        """Why the match cannot begin, or None."""
        try:
            self.setup()
        except SpokenError as error:
            return error
        return None
