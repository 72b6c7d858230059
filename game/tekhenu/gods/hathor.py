"""TEK-10  Hathor: Buildings around the Temple, and Population."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import PERFORM, Asked
from game.tekhenu.components import components
from game.tekhenu.means import NOTHING, Goods, cost, means_of, payable, shortage
from game.tekhenu.payment import charge
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BREAD, FREE


@record
class BuildAt(Move):
    """Build on this site."""

    site: str


@cache
def _sites() -> tuple[tuple[BuildAt, Goods, int], ...]:
    return tuple((BuildAt(site.id), cost(BREAD, site.bread), site.min_players) for site in components().sites)


@record
class ChooseSite(Asked):
    """TEK-10.1  A free site that is open at this number of players and whose Bread can be paid."""

    rule: ClassVar[str] = "TEK-10.1"
    seat: int
    value: int
    free: bool

    def options(self, game: Tekhenu) -> list[Move]:
        means = means_of(game, self.seat)
        return [
            move
            for number, (move, price, _) in enumerate(_sites())
            if game.site_open(number) and (self.free or payable(means, price))
        ]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        means, refused = means_of(game, self.seat), []
        for number, (move, price, fewest) in enumerate(_sites()):
            if fewest > game.layout:
                refused.append(Refusal(move, "tekhenu.refusal.site_closed", {"needed": fewest}))
            elif game.sites[number] != FREE:
                refused.append(Refusal(move, "tekhenu.refusal.space_taken", {}))
            elif not self.free and not payable(means, price):
                refused.append(Refusal(move, "tekhenu.refusal.short", {**shortage(means, price)}))
        return refused

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, BuildAt)
        number = components().number[move.site]
        game.then(BuildSite(self.seat, move.site, self.value))
        charge(game, self.seat, NOTHING if self.free else _sites()[number][1])


@record
class BuildSite(Step[Tekhenu]):
    """TEK-10.2 to 10.4  The Building, what its line gives, Population."""

    rule: ClassVar[str] = "TEK-10.2"
    seat: int
    site: str
    value: int

    def run(self, game: Tekhenu) -> None:
        number = components().number[self.site]
        build(game, self.seat, number)
        for space in components().sites[number].line:
            if not game.laid[space]:
                game.gain(self.seat, components().temple[space].good, 1, "space")
        game.score(self.seat, line_points(game, self.seat, number), "hathor_pillars")
        game.raise_population(self.seat, self.value)


def build(game: Tekhenu, seat: int, number: int) -> None:
    """TEK-10.2  The leftmost Building moves to the site."""
    game.seats[seat].buildings -= 1
    game.sites[number] = seat
    game.report(events.BuildingBuilt, seat, components().sites[number].id)


def line_points(game: Tekhenu, seat: int, number: int) -> int:
    """TEK-10.3  Points for own Pillars in the line of a site; more with T05."""
    each = components().points.hathor_own_pillar
    if game.has(seat, "T05"):
        each += components().technologies["T05"].vp_per_pillar
    return game.pillars_in(seat, components().sites[number].line) * each


def perform(game: Tekhenu, seat: int, value: int, free: bool) -> None:
    """TEK-10.1."""
    game.then(ChooseSite(seat, value, free))


PERFORM["hathor"] = perform
