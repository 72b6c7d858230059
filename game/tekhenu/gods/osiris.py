"""TEK-13  Osiris: workshops and quarries."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.errors import Values
from game.core.records import field_values, record
from game.tekhenu import events
from game.tekhenu.actions import PERFORM, Asked
from game.tekhenu.components import components
from game.tekhenu.legality import free_in_row
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, FREE, GOLD, HIGHEST, WORKSHOPS


@record
class BuildIn(Move):
    """Build on this space of a workshop or quarry."""

    space: str


@record
class RaiseProduction(Move):
    """Raise this Production by the free step of row 6."""

    resource: str


@cache
def build_in() -> tuple[BuildIn, ...]:
    return tuple(BuildIn(space.id) for space in components().osiris_spaces)


_RAISE = tuple(RaiseProduction(resource) for resource in BASIC)


@record
class ChooseDistrict(Asked):
    """TEK-13.2  One of the free spaces of the row; `districts` are those that a Start card leaves (TEK-2.13)."""

    rule: ClassVar[str] = "TEK-13.2"
    seat: int
    row: int
    districts: tuple[int, ...]

    def options(self, game: Tekhenu) -> list[Move]:
        return [build_in()[space] for space in self._open(game)]

    def _open(self, game: Tekhenu) -> list[int]:
        return [space for space in free_in_row(game, self.row) if space // HIGHEST in self.districts]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        refused = []
        for number, owner in enumerate(game.osiris):
            if owner != FREE:
                refused.append(Refusal(build_in()[number], "tekhenu.refusal.space_taken", {}))
            elif number % HIGHEST + 1 != self.row:
                refused.append(Refusal(build_in()[number], "tekhenu.refusal.other_row", {"row": self.row}))
            elif number // HIGHEST not in self.districts:
                refused.append(Refusal(build_in()[number], "tekhenu.refusal.other_district", {}))
        return refused

    def facts(self, game: Tekhenu) -> Values:
        kinds = {"workshop" if space // HIGHEST in WORKSHOPS else "quarry" for space in self._open(game)}
        return {**field_values(self), "situation": kinds.pop() if len(kinds) == 1 else "both"}

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, BuildIn)
        game.then(BuildWorkplace(self.seat, move.space))


@record
class BuildWorkplace(Step[Tekhenu]):
    """TEK-13.2, 13.3  The Building, Production, goods, the Gold of row 2, the free step of row 6."""

    rule: ClassVar[str] = "TEK-13.2"
    seat: int
    space: str

    def run(self, game: Tekhenu) -> None:
        number = components().number[self.space]
        space = components().osiris_spaces[number]
        build(game, self.seat, number)
        for resource, steps in enumerate(space.production):
            game.raise_production(self.seat, resource, steps)
        game.gain_all(self.seat, space.gain, "space")
        game.then(*(ChooseProduction(self.seat) for _ in range(space.any_production)))


def build(game: Tekhenu, seat: int, number: int) -> None:
    """TEK-13.2, R04  The leftmost Building moves there; the first one in row 2 takes the Gold."""
    game.seats[seat].buildings -= 1
    game.osiris[number] = seat
    space = components().osiris_spaces[number]
    game.report(events.BuildingBuilt, seat, space.id)
    if space.row == components().gold_row and game.row_gold:
        game.gain(seat, GOLD, game.row_gold, "space")
        game.row_gold = 0


@record
class ChooseProduction(Asked):
    """TEK-13.3  Row 6: any one Production rises by one more step, the same one if the player likes."""

    rule: ClassVar[str] = "TEK-13.3"
    seat: int

    def options(self, game: Tekhenu) -> tuple[Move, ...]:
        return _RAISE

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, RaiseProduction)
        game.raise_production(self.seat, BASIC.index(move.resource), 1)


def perform(game: Tekhenu, seat: int, value: int, free: bool) -> None:
    """TEK-13.1, R31  The Happiness is lost however the action arises; `free` waives resources only."""
    game.lower_tracks(seat, population=0, happiness=components().osiris_cost)
    game.then(ChooseDistrict(seat, value, tuple(range(len(BASIC)))))


PERFORM["osiris"] = perform
