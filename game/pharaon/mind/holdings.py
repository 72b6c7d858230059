"""What a seat holds, reduced to counts, so that a computer seat can try in its head what an action would make of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul, sub
from typing import NamedTuple, TypeAlias

from game.pharaon.components import components
from game.pharaon.mind.gods import GodHopes, hopes_of
from game.pharaon.mind.outlook import VASE, Outlook
from game.pharaon.payment import OFFERING, QUARTER, Payment, Purse
from game.pharaon.pieces import COLOURS, SILVER, Gains
from game.pharaon.state import NOBODY, Pharaon

RACE = 0.6
"""What is left of Pharaoh's points for each noble or step that is still missing."""
RACE_WITH_RIVALS = 0.7


class Rates(NamedTuple):
    """What the bonuses of one's nobles pay for each further element or token."""

    offering: float
    noble: float
    artisan: float
    step: float
    top: float
    silver: float
    base: float


NO_RATES = Rates(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
RATES = {
    "offering_token_owned": "offering",
    "noble_owned": "noble",
    "distinct_artisan_value": "artisan",
    "burial_step_reached": "step",
    "nile_track_at_top": "top",
    "silver_owned": "silver",
    "base_resource_token_owned": "base",
}
"""Bonuses that grow with what one holds; of artisans only new values count."""
OF_NEW_VALUE = 0.5


@lru_cache(maxsize=4096)
def rates_of(nobles: tuple[str, ...]) -> Rates:
    """The bonuses of these nobles added up."""
    rates = dict.fromkeys(Rates._fields, 0.0)
    for noble in nobles:
        for bonus in components().nobles[noble].bonus:
            if bonus.per in RATES:
                rates[RATES[bonus.per]] += bonus.pp
    rates["artisan"] *= OF_NEW_VALUE
    return Rates(**rates) if any(rates.values()) else NO_RATES


class Measure(NamedTuple):
    """By what holdings are measured: the outlook, the board, the bonuses of one's nobles, Pharaoh free or not."""

    ahead: Outlook
    gods: GodHopes
    rates: Rates
    pharaoh_is_free: bool


Counts: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int, int]


class Holdings:
    """Counts of tokens, levels and elements; `sundry` is the worth of whatever else was gained."""

    __slots__ = ("artisans", "levels", "nobles", "offered", "quarter_tokens", "step", "stock", "sundry", "worthies")

    def __init__(self, stock: list[int], offered: list[int], quarter_tokens: list[int], levels: list[int]) -> None:
        self.stock = stock
        self.offered = offered
        """Offering tokens of resources, by colour."""
        self.quarter_tokens = quarter_tokens
        self.levels = levels
        self.worthies = 0
        """Offering tokens of prestige."""
        self.nobles = 0
        self.artisans = 0
        self.step = 0
        self.sundry = 0.0

    @classmethod
    def of(cls, counts: Counts) -> Holdings:
        stock, offered, quarter_tokens, levels, *rest = counts
        held = cls(list(stock), list(offered), list(quarter_tokens), list(levels))
        held.worthies, held.nobles, held.artisans, held.step = rest
        return held

    def counts(self) -> Counts:
        """Everything but sundries: two seats with the same counts plan alike."""
        return (
            tuple(self.stock),
            tuple(self.offered),
            tuple(self.quarter_tokens),
            tuple(self.levels),
            self.worthies,
            self.nobles,
            self.artisans,
            self.step,
        )

    def copy(self) -> Holdings:
        twin = Holdings(self.stock[:], self.offered[:], self.quarter_tokens[:], self.levels[:])
        twin.worthies, twin.nobles, twin.artisans = self.worthies, self.nobles, self.artisans
        twin.step, twin.sundry = self.step, self.sundry
        return twin

    def purse(self, place: int) -> Purse:
        """The coins that can pay at the quarter with this number."""
        return (*self.stock, *self.offered, self.quarter_tokens[place])

    def spend(self, payment: Payment, place: int) -> None:
        """Hand in the coins of a payment at a quarter."""
        self.stock = list(map(sub, self.stock, payment))
        self.offered = list(map(sub, self.offered, payment[OFFERING:QUARTER]))
        self.quarter_tokens[place] -= payment[QUARTER]

    def less(self, payment: Payment, place: int) -> Holdings:
        """What is left after a payment."""
        twin = Holdings(
            list(map(sub, self.stock, payment)),
            list(map(sub, self.offered, payment[OFFERING:QUARTER])),
            self.quarter_tokens[:],
            self.levels[:],
        )
        twin.quarter_tokens[place] -= payment[QUARTER]
        twin.worthies, twin.nobles, twin.artisans = self.worthies, self.nobles, self.artisans
        twin.step, twin.sundry = self.step, self.sundry
        return twin

    def gain(self, gains: Gains, ahead: Outlook) -> None:
        """Resources as printed; those of choice and of vases are not known yet and count by their worth."""
        for colour in gains.resources:
            self.stock[colour] += 1
        self.stock[SILVER] += gains.silver
        self.sundry += ahead.base * (gains.any + VASE * gains.vases)

    def take_token(self, number: int) -> None:
        """An offering token by its number."""
        colours = len(COLOURS)
        if number < colours:
            self.offered[number] += 1
        elif number < 2 * colours:
            self.quarter_tokens[number - colours] += 1
        else:
            self.worthies += 1
            self.sundry += components().tokens[number].pp_bonus

    def climb(self, tracks: Sequence[int], ahead: Outlook) -> None:
        """One level up where it pays most; a new track before all, as gods count tracks."""
        levels, worths, top = self.levels, ahead.levels, components().top_level
        best, most = -1, 0.0
        for track in tracks:
            level = levels[track]
            if level < top:
                worth = worths[level + 1] - worths[level] + NEW_TRACK * (level == 0)
                if worth > most:
                    best, most = track, worth
        if best >= 0:
            levels[best] += 1

    def tokens(self, ahead: Outlook) -> float:
        """Resources and offering tokens, without the printed bonus of those of prestige."""
        hoard = ahead.hoard
        total = sum(self.offered) * ahead.offering + sum(self.quarter_tokens) * ahead.quarter + self.worthies
        *base, silver = self.stock
        total += silver * ahead.silver
        for count in base:
            total += hoard[count]
        return total

    def elements(self) -> tuple[int, ...]:
        """PHA-11.2  In the order of QUARTERS."""
        levels = self.levels
        offerings = sum(self.offered) + sum(self.quarter_tokens) + self.worthies
        return (offerings, self.nobles, len(levels) - levels.count(0), self.artisans, self.step)

    def worth(self, measure: Measure) -> float:
        """Everything together, in prestige points."""
        ahead, rates = measure.ahead, measure.rates
        elements = self.elements()
        total = self.sundry + self.tokens(ahead) + measure.gods.worth(elements)
        levels = ahead.levels
        for level in self.levels:
            total += levels[level]
        total += ahead.steps[self.step]
        if measure.pharaoh_is_free:
            total += self.race()
        if rates is not NO_RATES:
            total += self._bonuses(rates, elements)
        return total

    def _bonuses(self, rates: Rates, elements: tuple[int, ...]) -> float:
        base = sum(self.stock) - self.stock[SILVER] + sum(self.offered)
        return (
            rates.offering * elements[0]
            + rates.noble * self.nobles
            + rates.artisan * self.artisans
            + rates.step * self.step
            + rates.top * self.levels.count(components().top_level)
            + rates.silver * self.stock[SILVER]
            + rates.base * base
        )

    def race(self) -> float:
        """PHA-10.1  Pharaoh's points, or the hope of them."""
        return _race(self.nobles, self.step)


@cache
def _race(nobles: int, step: int) -> float:
    needs = components().pharaoh
    missing = max(0, needs.nobles - nobles) + max(0, needs.step - step)
    return components().pharaoh_pp * (RACE_WITH_RIVALS * RACE**missing if missing else 1.0)


NEW_TRACK = 1.5
"""What a track that one was not on may add to gods."""


def holdings_of(game: Pharaon, seat: int) -> Holdings:
    """What a seat has now."""
    owner, colours = game.seats[seat], len(COLOURS)
    tokens = owner.tokens
    held = Holdings(owner.stock[:], tokens[:colours], tokens[colours : 2 * colours], owner.levels[:])
    held.worthies = sum(tokens[2 * colours :])
    held.sundry = float(sum(map(mul, tokens, _token_bonuses())))
    held.nobles, held.artisans, held.step = len(owner.nobles), len(owner.artisans), owner.step
    return held


@cache
def _token_bonuses() -> tuple[int, ...]:
    return tuple(token.pp_bonus for token in components().tokens)


def measure_of(game: Pharaon, seat: int, ahead: Outlook) -> Measure:
    rates = rates_of(tuple(game.seats[seat].nobles))
    return Measure(ahead, hopes_of(game.quarters, ahead.hope), rates, game.pharaoh == NOBODY)
