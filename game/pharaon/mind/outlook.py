"""What a computer seat thinks that single things are worth, in prestige points, at a moment of the game.

The figures are opinions of good players, tried in self-play, not rules; changing them changes play, never legality.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.pharaon.components import components
from game.pharaon.pieces import Gains
from game.pharaon.state import Pharaon

VASE = 3
"""Base resources of a vase."""
BASE_LEFT = (2.0, 2.0, 1.9, 1.7, 1.0)
SILVER_LEFT = (2.6, 2.5, 2.4, 2.1, 1.0)
OFFERING_LEFT = (1.9, 1.9, 1.8, 1.6, 1.0)
QUARTER_LEFT = (1.7, 1.7, 1.6, 1.4, 1.0)
"""By round: a base resource, Silver and offering tokens that are left when the round ends."""
HOARD = 3
"""Base resources of one colour beyond which each is worth less."""
HOARDED = 0.75
MOST = 20
HOPE = (0.75, 0.72, 0.68, 0.58, 0.2, 0.02)
"""By round, and after passing in the last one: what is left of a god's points for each effort that it asks for."""
LEVEL_HOPE = (0.0, 0.5, 0.25, 0.0)
"""What a disc on a level may still gain by climbing, for each round after this one."""
STEP_HOPE = 0.5
"""What is left of the gain of the next step of the Burial Chamber before it is reached, with the whole game ahead."""
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
    steps: tuple[float, ...]
    """Each step of the Burial Chamber, from none to the last, with the better ones that it leads to."""
    climbs: tuple[float, ...]
    """What a disc on each level of the Nile may still gain, without its points."""
    step_hopes: tuple[float, ...]
    """What the steps after each one may still bring."""

    def gains(self, gains: Gains) -> float:
        """The worth of resources, Silver and vases."""
        count = len(gains.resources) + gains.any + VASE * gains.vases
        return self.base * count + self.silver * gains.silver

    def token(self, number: int) -> float:
        """The worth of an offering token by its number."""
        token = components().tokens[number]
        if token.kind == "resource":
            return self.offering
        if token.kind == "quarter":
            return self.quarter
        return components().offering_pp + token.pp_bonus

    def power(self, effect: str) -> float:
        """What the power of a noble may still bring."""
        return POWER.get(effect, 0.0) * self.rounds_left + LASTING.get(effect, 0.0) * self.time

    def growth(self, noble: str) -> float:
        """What the bonuses of a noble may still gain."""
        return GROWTH * self.time * _expected_growth(noble)


@cache
def _expected_growth(noble: str) -> float:
    return sum(bonus.pp * EXPECTED_GROWTH.get(bonus.per, 0.0) for bonus in components().nobles[noble].bonus)


def outlook(game: Pharaon, seat: int) -> Outlook:
    """The outlook of a seat: when it has passed, the round is over for it."""
    return _at(game.round, game.seats[seat].passed)


@cache
def _at(number: int, passed: bool) -> Outlook:
    place, rounds = number - 1, components().rounds
    left = rounds - number + (0.0 if passed else THIS_ROUND)
    base = BASE_LEFT[place]
    extra = base - components().resource_pp
    hoard = [0.0]
    for count in range(MOST):
        hoard.append(hoard[-1] + components().resource_pp + extra * (1.0 if count < HOARD else HOARDED))
    levels = tuple(pp + hope * (rounds - number) for pp, hope in zip(components().level_pp, LEVEL_HOPE, strict=True))
    hopes = _step_hopes(base, STEP_HOPE * left / rounds)
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
        steps=tuple(pp + more for pp, more in zip(_step_points(), hopes, strict=True)),
        climbs=tuple(worth - pp for worth, pp in zip(levels, components().level_pp, strict=True)),
        step_hopes=hopes,
    )


def _step_points() -> tuple[int, ...]:
    """The points of a cube on each step, from none to the last."""
    return (0, *(step.pp for step in components().burial))


def _step_hopes(price: float, hope: float) -> tuple[float, ...]:
    """What the next step may bring, with the hope that lies in it, beyond this price for each of its icons."""
    points, hopes = _step_points(), [0.0]
    for place, step in reversed(list(enumerate(components().burial))):
        gain = points[place + 1] + hopes[0] - points[place] - price * len(step.cost)
        hopes.insert(0, hope * max(0.0, gain))
    return tuple(hopes)
