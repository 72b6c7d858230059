"""PHA-7, PHA-7.10  What nobles are worth at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from game.pharaon.components import components
from game.pharaon.pieces import COLOURS, SILVER, Bonus
from game.pharaon.state import Pharaon

Count: TypeAlias = Callable[[Pharaon, int], int]

GOD_BONUSES = ("validated_god", "validated_god_bordering")


class NobleWorth(NamedTuple):
    """The nobles of a seat: what they are worth without gods, and what gods add to them."""

    plain: tuple[tuple[str, int], ...]
    quarters: tuple[str, ...]
    depends_on_gods: bool

    @classmethod
    def of(cls, game: Pharaon, seat: int) -> NobleWorth:
        nobles = game.seats[seat].nobles
        return cls(
            tuple((noble, plain_value(game, seat, noble)) for noble in nobles),
            game.quarters,
            any(god_bonuses(noble) for noble in nobles),
        )

    def each(self, gods: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
        """PHA-7.10  Each noble with its points if these gods are fulfilled; the Diplomat copies the best other one."""
        values = {noble: pp + self._from_gods(noble, gods) for noble, pp in self.plain}
        diplomat = components().diplomat
        if diplomat in values:
            values[diplomat] += max((value for noble, value in values.items() if noble != diplomat), default=0)
        return tuple(values.items())

    def total(self, gods: tuple[str, ...]) -> int:
        return sum(value for _, value in self.each(gods))

    def _from_gods(self, noble: str, gods: tuple[str, ...]) -> int:
        total = 0
        for bonus in god_bonuses(noble):
            counted = bordering(self.quarters, bonus.quarter) if bonus.quarter else gods
            total += bonus.pp * sum(god in gods for god in counted)
        return total


@cache
def god_bonuses(noble: str) -> tuple[Bonus, ...]:
    """Bonuses of nobles 1-5 and 17."""
    return tuple(bonus for bonus in components().nobles[noble].bonus if bonus.per in GOD_BONUSES)


def plain_value(game: Pharaon, seat: int, noble: str) -> int:
    """PHA-23  Base points and bonuses, without those for gods and for copying."""
    card = components().nobles[noble]
    total = card.base
    for bonus in card.bonus:
        if bonus.per in COUNTS:
            total += bonus.pp * COUNTS[bonus.per](game, seat)
    return total


@cache
def bordering(quarters: tuple[str, ...], quarter: str) -> tuple[str, str]:
    """PHA-1.3  The two gods beside a quarter: on its right edge its own, on its left that of the quarter before."""
    before = quarters[quarters.index(quarter) - 1]
    return components().gods[before], components().gods[quarter]


def _base_tokens(game: Pharaon, seat: int) -> int:
    owner = game.seats[seat]
    return sum(owner.stock[:SILVER]) + sum(owner.tokens[: len(COLOURS)])


COUNTS: dict[str, Count] = {
    "has_pharaoh_token": lambda game, seat: int(game.pharaoh == seat),
    "has_first_player_token": lambda game, seat: int(game.first == seat),
    "noble_owned": lambda game, seat: len(game.seats[seat].nobles),
    "distinct_artisan_value": lambda game, seat: len(
        {components().artisans[card].pp for card in game.seats[seat].artisans}
    ),
    "burial_step_reached": lambda game, seat: game.seats[seat].step,
    "offering_token_owned": lambda game, seat: sum(game.seats[seat].tokens),
    "nile_track_at_top": lambda game, seat: game.seats[seat].levels.count(components().top_level),
    "silver_owned": lambda game, seat: game.seats[seat].stock[SILVER],
    "base_resource_token_owned": _base_tokens,
}
"""PHA-23  What the bonuses count that do not depend on gods or on other nobles."""
