"""What a computer seat thinks that single things are worth, in prestige points, at a moment of the game.

The figures are opinions of good players, tried in self-play, not rules; changing them changes play, never legality.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.pharaon.components import box
from game.pharaon.pieces import Gains
from game.pharaon.state import Pharaon

VASE = 3
"""Base resources of a vase."""
BASE_LEFT = (2.6, 2.5, 2.3, 2.0, 1.0)
SILVER_LEFT = (3.2, 3.1, 2.9, 2.5, 1.0)
OFFERING_LEFT = (2.4, 2.3, 2.1, 1.8, 1.0)
QUARTER_LEFT = (2.1, 2.0, 1.8, 1.5, 1.0)
"""By round: a base resource, Silver and offering tokens that are left when the round ends."""
HOARD = 3
"""Base resources of one colour beyond which each is worth less."""
HOARDED = 0.75
MOST = 20
HOPE = (0.75, 0.72, 0.68, 0.58, 0.2, 0.02)
"""By round, and after passing in the last one: what is left of a god's points for each effort that it asks for."""
LEVEL_HOPE = (0.0, 0.5, 0.25, 0.0)
"""What a disc on a level may still gain by climbing, for each round after this one."""
UNSEEN_ARTISAN_PP = 5.0
UNSEEN_ARTISAN_RESOURCES = 1.8
UNSEEN_NOBLE = 9.0
"""Cards from the top of a deck, with their gains and powers."""
POWER = {
    "exchange_base": 0.7,
    "base_to_silver": 0.7,
    "vase_plus_any": 1.8,
    "replace_vase": 1.2,
    "act_on_full_sector": 0.8,
}
"""Once-per-round powers, for each round that is left."""
LASTING = {"interchange": 1.5, "any_access": 1.2, "nobles_any_five": 1.0, "pass_advance": 1.5}
"""Permanent powers at the beginning of the game."""
THIS_ROUND = 0.6
"""What the rest of a round counts for a seat that has not passed."""
GROWTH = 0.15
"""How much of the growth that a noble's bonus may still see is counted."""
EXPECTED_GROWTH = {
    "noble_owned": 2.0,
    "distinct_artisan_value": 3.0,
    "burial_step_reached": 3.0,
    "offering_token_owned": 4.0,
    "nile_track_at_top": 3.0,
    "silver_owned": 1.0,
    "base_resource_token_owned": 2.0,
    "validated_god": 3.0,
    "validated_god_bordering": 1.5,
    "has_pharaoh_token": 0.3,
    "has_first_player_token": 0.3,
}
"""What the bonuses of nobles may still gain in a whole game."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """How much of the game is left, and what things are worth by that. There is one for each moment."""

    hope: float
    """What is left of a god's points for each unit of effort that it still asks for."""
    time: float
    """From 1 at the start to 0 at the end."""
    rounds_left: float
    base: float
    silver: float
    offering: float
    quarter: float
    hoard: tuple[float, ...]
    """What 0, 1, 2, ... base resources of one colour are worth."""
    levels: tuple[float, ...]
    climbs: tuple[float, ...]
    """A disc on each level of the Nile with what it may still gain, and that alone."""

    def gains(self, gains: Gains) -> float:
        """The worth of resources, Silver and vases."""
        count = len(gains.resources) + gains.any + VASE * gains.vases
        return self.base * count + self.silver * gains.silver

    def token(self, number: int) -> float:
        """The worth of an offering token by its number."""
        token = box().tokens[number]
        if token.kind == "resource":
            return self.offering
        if token.kind == "quarter":
            return self.quarter
        return box().offering_pp + token.pp_bonus

    def power(self, effect: str) -> float:
        """What the power of a noble may still bring."""
        return POWER.get(effect, 0.0) * self.rounds_left + LASTING.get(effect, 0.0) * self.time

    def growth(self, noble: str) -> float:
        """What the bonuses of a noble may still gain."""
        return GROWTH * self.time * _expected_growth(noble)


@cache
def _expected_growth(noble: str) -> float:
    return sum(bonus.pp * EXPECTED_GROWTH.get(bonus.per, 0.0) for bonus in box().nobles[noble].bonus)


def outlook(game: Pharaon, seat: int) -> Outlook:
    """The outlook of a seat: when it has passed, the round is over for it."""
    return _at(game.round, game.seats[seat].passed)


@cache
def _at(number: int, passed: bool) -> Outlook:
    place, rounds = number - 1, box().rounds
    left = rounds - number + (0.0 if passed else THIS_ROUND)
    base = BASE_LEFT[place]
    extra = base - box().resource_pp
    hoard = [0.0]
    for count in range(MOST):
        hoard.append(hoard[-1] + box().resource_pp + extra * (1.0 if count < HOARD else HOARDED))
    levels = tuple(pp + hope * (rounds - number) for pp, hope in zip(box().level_pp, LEVEL_HOPE, strict=True))
    return Outlook(
        hope=HOPE[number if passed and number == rounds else place],
        time=left / rounds,
        rounds_left=left,
        base=base,
        silver=SILVER_LEFT[place],
        offering=OFFERING_LEFT[place],
        quarter=QUARTER_LEFT[place],
        hoard=tuple(hoard),
        levels=levels,
        climbs=tuple(worth - pp for worth, pp in zip(levels, box().level_pp, strict=True)),
    )
