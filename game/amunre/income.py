"""AMU-9  Phase 4: harvest and income, with the green cards."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.amunre import events
from game.amunre.components import components
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record


@record
class PlayHarvest(Move):
    """Play Exceptional Harvest on this province."""

    province: str


@record
class PlayFixedIncome(Move):
    """Play Fixed Income on this province."""

    province: str


@record
class TakeIncome(Move):
    """Take the income."""


IncomeMove: TypeAlias = PlayHarvest | PlayFixedIncome | TakeIncome

play_harvest, play_fixed_income = cache(PlayHarvest), cache(PlayFixedIncome)
TAKE_INCOME = TakeIncome()


@record
class CollectIncome(Decision[AmunRe, IncomeMove]):
    """AMU-9.2  Announce green cards, then take your income.

    It is asked of everybody, also without a green card: who is not asked would show that he holds none.
    """

    rule: ClassVar[str] = "AMU-9.2"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayHarvest, PlayFixedIncome)
    seat: int
    harvest: str
    fixed: str
    """Provinces on which Exceptional Harvest and Fixed Income were played, empty if not."""

    def moves(self, game: AmunRe) -> list[IncomeMove]:
        names = game.seats[self.seat].provinces
        found: list[IncomeMove] = [TAKE_INCOME]
        if game.can_play(self.seat, "great_harvest"):
            found += [play_harvest(name) for name in names]
        if game.can_play(self.seat, "fixed_income"):
            found += [play_fixed_income(name) for name in names]
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        """AMU-5.4  A second card of the same name in this phase."""
        owner = game.seats[self.seat]
        refused = []
        for kind, move in (("great_harvest", play_harvest), ("fixed_income", play_fixed_income)):
            if kind in owner.played:
                values: Values = {"card": kind}
                refused += [Refusal(move(name), "amunre.refusal.played_already", values) for name in owner.provinces]
        return refused

    def facts(self, game: AmunRe) -> Values:
        return {"seat": self.seat, "n": sum(self._yields(game).values())}

    def play(self, game: AmunRe, move: IncomeMove) -> None:
        if isinstance(move, PlayHarvest):
            game.play_card(self.seat, "great_harvest", move.province)
            game.then(CollectIncome(self.seat, move.province, self.fixed))
        elif isinstance(move, PlayFixedIncome):
            game.play_card(self.seat, "fixed_income", move.province)
            game.then(CollectIncome(self.seat, self.harvest, move.province))
        else:
            self._collect(game)

    def _collect(self, game: AmunRe) -> None:
        yields = self._yields(game)
        for name, amount in yields.items():
            game.report(events.ProvinceIncome, self.seat, name, amount)
        game.gain(self.seat, sum(yields.values()))
        game.report(events.IncomeReceived, self.seat, sum(yields.values()))

    def _yields(self, game: AmunRe) -> dict[str, int]:
        """AMU-9.1, AMU-9.2, R25  What each province brings with the cards announced; Fixed Income replaces all."""
        found = {}
        for name in game.seats[self.seat].provinces:
            if name == self.fixed:
                found[name] = components().fixed_income
            else:
                found[name] = province_income(game, name)
                if name == self.harvest:
                    found[name] += game.farmers_in(name) * components().harvest_bonus
        return found


def province_income(game: AmunRe, name: str) -> int:
    """AMU-9.1  Farmers x tile value, gold mine, and the caravan if the tile shows a camel."""
    assert game.tile is not None
    tile, province = components().tiles[game.tile], components().provinces[name]
    return game.farmers_in(name) * tile.value + province.gold_mine + (province.caravan if tile.camel else 0)
