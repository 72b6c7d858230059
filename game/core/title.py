"""The rule controller: what a game tells the rest of the program about itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import product
from typing import Generic, TypeVar

from game.core.chance import Chance
from game.core.codec import Codec, Plain
from game.core.errors import BadSetup, UnknownTitle
from game.core.position import Position
from game.core.records import record
from game.core.setup import HUMAN, Setup, check_seats

P = TypeVar("P", bound=Position)

SOLO_SEATS = 2
"""An automaton plays against one other seat, and nobody else."""


@record
class Option:
    """A question before a match: at most one of `choices`; none of them is the game as it is usually played."""

    choices: tuple[str, ...]
    solo: bool = False
    """Only against an automaton."""


@record
class Result:
    """How a finished game ended: the winners (several if shared) and every seat's rank from 1."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]


@record
class Evaluation:
    """What a position is worth to a seat, part by part, so that a hint can say why."""

    parts: tuple[tuple[str, float], ...]

    @property
    def total(self) -> float:
        return sum(value for _, value in self.parts)


def points_scored(position: Position) -> list[int]:
    """The standing of a game that counts points as they come."""
    return list(position.points)


def numbers_of_seats(position: Position) -> tuple[str, ...]:
    """The places of a game whose seats differ in nothing but their number."""
    return tuple(str(seat + 1) for seat in range(len(position.points)))


def no_order(position: Position) -> tuple[int, ...]:
    """A game in which nobody comes before another."""
    return ()


def as_it_is(plain: Plain, rules_version: int) -> Plain:
    """The snapshot of a game whose positions have never changed their shape."""
    return plain


@record
class Title(Generic[P]):
    """One game: how to start it, save it, judge it. `game/<title>/__init__.py` makes its only instance, RULES."""

    id: str
    prefix: str
    """What its rule numbers begin with."""
    rules_version: int
    """Raised when a correction makes old logs replay differently."""
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    automata: tuple[str, ...]
    """Solo opponents of the rule book: they take a seat, their choices are steps of the rules, they are never asked."""
    position: type[P]
    codec: Codec
    new_game: Callable[[Setup], P]
    result: Callable[[P], Result]
    evaluate: Callable[[P, int], float]
    """What a position is worth to a seat: fast, for search."""
    explain: Callable[[P, int], Evaluation]
    """The same figure in its parts."""
    invariants: Callable[[P], list[str]]
    """What is wrong with a position (pieces lost, limits passed); empty if nothing."""
    data_digest: Callable[[], str]
    """Fingerprint of the component data in force, overrides included."""
    standing: Callable[[P], list[int]] = points_scored
    """What each seat has as everybody can see it: the points, or what they would be where they are counted last."""
    lift: Callable[[Plain, int], Plain] = as_it_is
    """A snapshot that was written under an older rules version, as a position of this one."""
    turn_order: Callable[[P], tuple[int, ...]] = no_order
    """The seats in the order in which they take their turns, as everybody can see it; empty if there is none now."""
    places: Callable[[P], tuple[str, ...]] = numbers_of_seats
    """Where on the board each seat has its home, by id, if the board gives them different ones."""
    interrupts: bool = False
    """Whether seats are offered to interrupt others (`Decision.offer`), which a person may not want to hear of."""

    @property
    def variants(self) -> tuple[str, ...]:
        """Every choice of every option."""
        return tuple(choice for option in self.options for choice in option.choices)

    def tables(self) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Kinds of seats and variants of every table at which this game can be played, people in place of computers."""
        ordinary = [(HUMAN,) * count for count in self.seat_counts]
        solo = [(HUMAN, automaton) for automaton in self.automata]
        return [
            (kinds, variants)
            for group in (ordinary, solo)
            for variants in self._choices(solo=group is solo)
            for kinds in group
        ]

    def _choices(self, solo: bool) -> list[tuple[str, ...]]:
        offered = [((), *((c,) for c in option.choices)) for option in self.options if solo or not option.solo]
        return [sum(chosen, ()) for chosen in product(*offered)]

    def check(self, setup: Setup, levels: tuple[str, ...]) -> None:
        """Refuse a setup with which this game cannot start."""
        if len(setup.seats) not in self.seat_counts:
            fewest, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadSetup("core.error.seat_count", game=self.id, n=len(setup.seats), fewest=fewest, most=most)
        check_seats(setup.seats, (HUMAN, *levels, *self.automata))
        solo = any(seat.kind in self.automata for seat in setup.seats)
        if solo and (len(setup.seats) != SOLO_SEATS or all(seat.kind in self.automata for seat in setup.seats)):
            raise BadSetup("core.error.solo_seats", known=self.automata)
        for variant in setup.variants:
            if variant not in self.variants:
                raise BadSetup("core.error.unknown_variant", variant_id=variant, known=self.variants)
        for option in self.options:
            chosen = [variant for variant in option.choices if variant in setup.variants]
            if len(chosen) > 1:
                raise BadSetup("core.error.one_variant", variant_id=chosen[0], other_id=chosen[1])
            if chosen and option.solo and not solo:
                raise BadSetup("core.error.solo_variant", variant_id=chosen[0], known=self.automata)

    def start(self, setup: Setup) -> P:
        """The position at the first decision."""
        position = self.new_game(setup)
        position.advance()
        return position

    def __reduce__(self) -> tuple[object, ...]:
        """Titles cross the border between processes by name, and are imported on the other side."""
        return (_imported, (self.position.__module__, self.id))


def _imported(module: str, name: str) -> Title[Position]:
    """The title called `name` that the module of its position, or the package around it, holds."""
    for place in (module, module.rpartition(".")[0]):
        for value in vars(import_module(place)).values():
            if isinstance(value, Title) and value.id == name:
                return value
    raise UnknownTitle(name, ())


def chance_of(seed: int) -> Chance:
    """The generator of a match, well mixed even for small seeds."""
    return Chance(Chance(seed & ((1 << 64) - 1)).bits())
