"""TEK-8  Horus: Statues for a god or for the people."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import PERFORM, Asked
from game.tekhenu.components import components
from game.tekhenu.legality import free_people_spaces, price_of_statue
from game.tekhenu.means import NOTHING
from game.tekhenu.payment import charge
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import FREE, GOD_NUMBER, GODS, GOLD

BONUS_ON_BUILDING = 3
"""TEK-8.3  The number of players with whom a new Statue pays at once."""


@record
class HonourGod(Move):
    """Build the Statue at the god of the die's value."""

    god: str


@record
class HonourPeople(Move):
    """Build the Statue on a space for the people."""

    space: str


_GODS = tuple(HonourGod(god) for god in GODS)


@cache
def _people() -> tuple[HonourPeople, ...]:
    return tuple(HonourPeople(space.id) for space in components().people_spaces)


@record
class ChooseStatue(Asked):
    """TEK-8.1, 8.2, 8.4  Where the Statue stands: at the god of the value, or for the people."""

    rule: ClassVar[str] = "TEK-8.1"
    seat: int
    value: int
    free: bool

    def options(self, game: Tekhenu) -> list[Move]:
        god = game.horus[self.value - 1]
        people: list[Move] = [_people()[space] for space in free_people_spaces(game)]
        return [_GODS[god], *people] if game.god_slot_free(god) else people

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        named = game.horus[self.value - 1]
        refused = [
            Refusal(_GODS[god], "tekhenu.refusal.other_god", {"god": GODS[named], "value": self.value})
            for god in range(len(GODS))
            if god != named
        ]
        if not game.god_slot_free(named):
            refused.append(Refusal(_GODS[named], "tekhenu.refusal.god_full", {"god": GODS[named]}))
        taken = [space for space, owner in enumerate(game.people_statues) if owner != FREE]
        return refused + [Refusal(_people()[space], "tekhenu.refusal.space_taken", {}) for space in taken]

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, HonourGod):
            game.then(BuildForGod(self.seat, move.god))
        else:
            assert isinstance(move, HonourPeople)
            game.then(BuildForPeople(self.seat, move.space))
        charge(game, self.seat, NOTHING if self.free else price_of_statue(game, self.seat))


@record
class BuildForGod(Step[Tekhenu]):
    """TEK-8.2, 8.3  A Statue at a god; with three players it pays at once, but not a second time there."""

    rule: ClassVar[str] = "TEK-8.2"
    seat: int
    god: str

    def run(self, game: Tekhenu) -> None:
        god = GOD_NUMBER[self.god]
        first = self.seat not in game.god_statues[god]
        build_for_god(game, self.seat, god)
        if first and game.layout == BONUS_ON_BUILDING:
            game.receive_statue_bonus(self.seat, god)


def build_for_god(game: Tekhenu, seat: int, god: int) -> None:
    """TEK-8.2  The leftmost Statue goes to a free slot of the god."""
    game.seats[seat].statues -= 1
    game.god_statues[god] = (*game.god_statues[god], seat)
    game.report(events.StatueBuilt, seat, GODS[god])


@record
class BuildForPeople(Step[Tekhenu]):
    """TEK-8.4  A Statue for the people: its Gold, and points for own Pillars in its line of the Temple."""

    rule: ClassVar[str] = "TEK-8.4"
    seat: int
    space: str

    def run(self, game: Tekhenu) -> None:
        build_for_people(game, self.seat, components().number[self.space])


def build_for_people(game: Tekhenu, seat: int, number: int) -> None:
    """TEK-8.4, 19.7  Botankhamon builds in the same way; the Gold he would take is removed (TEK-19.6)."""
    space = components().people_spaces[number]
    game.seats[seat].statues -= 1
    game.people_statues[number] = seat
    game.report(events.PeopleStatueBuilt, seat, space.id)
    game.gain(seat, GOLD, game.statue_gold[number], "space")
    game.statue_gold[number] = 0
    pillars = game.pillars_in(seat, space.line)
    game.score(seat, pillars * components().points.temple_statue_own_pillar, "people_statue")


def perform(game: Tekhenu, seat: int, value: int, free: bool) -> None:
    """TEK-8.1."""
    game.then(ChooseStatue(seat, value, free))


PERFORM["horus"] = perform
