"""What a computer seat thinks that single things are worth, in prestige points, at a moment of the game.

The figures are opinions of good players, not rules; changing them changes play, never legality.
"""

from __future__ import annotations

from typing import NamedTuple

from game.pharaon.components import box
from game.pharaon.pieces import SILVER, Gains
from game.pharaon.state import Pharaon

VASE = 3
"""Base resources of a vase."""
CLIMB = 2.2
"""A climb, before it is known which levels and gods it helps."""
UNSEEN_ARTISAN = 8.0
UNSEEN_NOBLE = 10.0
"""Cards from the top of a deck, with their gains and powers."""
POWER = {
    "exchange_base": 1.2,
    "base_to_silver": 1.2,
    "vase_plus_any": 2.0,
    "replace_vase": 2.5,
    "act_on_full_sector": 1.5,
}
"""Once-per-round powers, for each round that is left."""
LASTING = {"interchange": 3.0, "any_access": 3.0, "nobles_any_five": 2.0, "pass_advance": 2.5}
"""Permanent powers at the beginning of the game."""
GROWTH = 0.4
"""How much of the growth that a noble's bonus may still see is counted."""
EXPECTED_GROWTH = {
    "noble_owned": 2.0,
    "distinct_artisan_value": 3.0,
    "burial_step_reached": 4.0,
    "offering_token_owned": 4.0,
    "nile_track_at_top": 3.0,
    "silver_owned": 1.0,
    "base_resource_token_owned": 2.0,
    "validated_god": 2.0,
    "validated_god_bordering": 1.0,
    "has_pharaoh_token": 0.3,
    "has_first_player_token": 0.3,
}
"""What the bonuses of nobles may still gain in a whole game."""


class Outlook(NamedTuple):
    """How much of the game is left, and what tokens are worth by that."""

    time: float
    """From 1 at the start to 0 at the end."""
    rounds_left: float
    base: float
    silver: float
    offering_resource: float
    offering_quarter: float

    def gains(self, gains: Gains) -> float:
        """The worth of resources, Silver and vases."""
        count = len(gains.resources) + gains.any + VASE * gains.vases
        return self.base * count + self.silver * gains.silver

    def token(self, number: int) -> float:
        """The worth of an offering token by its number."""
        token = box().tokens[number]
        if token.kind == "resource":
            return self.offering_resource
        if token.kind == "quarter":
            return self.offering_quarter
        return box().offering_pp + token.pp_bonus

    def power(self, effect: str) -> float:
        """What the power of a noble may still bring."""
        return POWER.get(effect, 0.0) * self.rounds_left + LASTING.get(effect, 0.0) * self.time


def outlook(game: Pharaon, seat: int) -> Outlook:
    """The outlook of a seat: when it has passed, the round is over for it."""
    owner, rounds = game.seats[seat], box().rounds
    left = 0.0
    if not owner.passed:
        taken = sum(map(len, game.wheel))
        left = 1.0 - taken / (game.slots * len(game.wheel))
    time = (rounds - game.round + left) / rounds
    return Outlook(
        time=time,
        rounds_left=rounds - game.round + left,
        base=1.0 + 1.2 * time,
        silver=1.2 + 1.5 * time,
        offering_resource=1.0 + 0.9 * time,
        offering_quarter=1.0 + 0.8 * time,
    )


def coin_worth(ahead: Outlook, sort: int) -> float:
    """What a coin of a payment is worth: five base resources, Silver, offering tokens."""
    if sort < SILVER:
        return ahead.base
    if sort == SILVER:
        return ahead.silver
    return ahead.offering_resource if sort <= 2 * SILVER else ahead.offering_quarter


def growth(noble: str, ahead: Outlook) -> float:
    """What the bonuses of a noble may still gain."""
    bonuses = box().nobles[noble].bonus
    return GROWTH * ahead.time * sum(bonus.pp * EXPECTED_GROWTH.get(bonus.per, 0.0) for bonus in bonuses)
