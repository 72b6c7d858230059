"""What a computer seat thinks of all that lies on the board: one look for all seats, remembered for boards alike.

Most moves that a level tries (prayers, tokens, cards, the steps of a Combat) leave the board as it was.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.core.remembered import Remembered
from game.kemet.boards import NOWHERE
from game.kemet.components import components
from game.kemet.mind import worth
from game.kemet.mind.reach import Prey, armies, can_move, grip, preys, raids
from game.kemet.mind.tiles import offers_worth
from game.kemet.state import NOBODY, Kemet

LAST_DAY = 0.6
"""Share of what serves the future when the end was triggered at the beginning of a Day."""


class Outlook(NamedTuple):
    """What lies ahead: rounds still to come after this one, and how much of the future is left for means."""

    rounds: float
    future: float
    level_prayer: float
    hungry: tuple[bool, ...]
    """Who can still make a Move in this Day."""


class Holdings(NamedTuple):
    """What one seat has on the board, and the best that it could go and take."""

    temples: float
    pyramids: float
    units: float
    creatures: float
    raid: float
    second_raid: float


Seen: TypeAlias = tuple[object, ...]
_remembered: Remembered[Seen, list[Holdings]] = Remembered(2048)
"""One decision sees some hundred boards."""


def outlook(game: Kemet) -> Outlook:
    """The outlook of all seats."""
    hungry = tuple([can_move(game, seat) for seat in range(len(game.points))])
    if game.triggered != NOBODY:
        tokens = components().own_tokens * len(game.points)
        left = tokens - sum(game.own_tokens) if game.phase == "day" else 0
        return Outlook(0.0, LAST_DAY * left / tokens, 0.0, hungry)
    missing = components().end_trigger - max(game.points)
    rounds = min(4.0, max(0.5, missing / 2))
    return Outlook(rounds, 1.0, worth.LEVEL_PRAYER + worth.LEVEL_PRAYER_BY_ROUND * rounds, hungry)


def board_worth(game: Kemet, ahead: Outlook) -> list[Holdings]:
    """By seat: what the board is worth to it, at this outlook."""
    seen = _seen(game, ahead)
    found = _remembered.get(seen)
    return _remembered.keep(seen, _look(game, ahead)) if found is None else found


def _seen(game: Kemet, ahead: Outlook) -> Seen:
    """All that the look depends on: of the prayers whether they pay for a teleport, whatever the tiles take off."""
    dear = components().teleport_cost
    return (
        ahead,
        game.triggered == NOBODY,
        game.phase == "dawn",
        game.cities,
        tuple(game.holder),
        tuple(game.units),
        tuple(game.creatures),
        tuple(game.levels),
        tuple(game.colours),
        tuple(game.tiles),
        tuple(game.temples_held),
        tuple([min(prayers, dear) for prayers in game.prayers]),
    )


def _look(game: Kemet, ahead: Outlook) -> list[Holdings]:
    found = preys(game, armies(game))
    temples, pyramids, units, creatures = _by_space(game, ahead, found)
    for seat, offers in enumerate(offers_worth(game)):
        pyramids[seat] += offers * ahead.future
    best = [raids(game, seat, found) for seat in range(len(game.points))]
    return [
        Holdings(temples[seat], pyramids[seat], units[seat], creatures[seat], raid, second)
        for seat, (raid, second) in enumerate(best)
    ]


class Sums(NamedTuple):
    """By seat: Temples, pyramids, Units, creatures."""

    temples: list[float]
    pyramids: list[float]
    units: list[float]
    creatures: list[float]


def _by_space(game: Kemet, ahead: Outlook, found: list[Prey]) -> Sums:
    """One look over all spaces for all seats."""
    count, parts, board = len(game.points), components(), game.board
    temples, pyramids, units, creatures = ([0.0] * count for _ in range(4))
    grips: list[list[float]] = [[] for _ in game.points]
    last = game.triggered != NOBODY
    for prey in found:
        space, held = prey.space, prey.holder
        if held >= 0:
            n = game.units[space]
            units[held] += worth.UNIT * n + worth.FULL_TROOP * (n >= parts.troop_limit)
            for creature in game.creatures[space]:
                creatures[held] += worth.creature_worth(creature)
        if space in board.temples:
            if held >= 0:
                kept = grip(prey, held, ahead.hungry)
                temples[held] += worth.LAST_DAY_VP * kept if last else worth.TEMPLE + worth.TEMPLE_AT_NIGHT * kept
                grips[held].append(kept)
        elif space == board.sanctuary != NOWHERE:
            if held >= 0 and game.units[space] >= parts.sanctuary_units:
                temples[held] += worth.SANCTUARY * grip(prey, held, ahead.hungry)
        elif game.levels[space] >= parts.pyramid_vp_level:
            owner, keeper = game.home[space], game.controller(space)
            kept = grip(prey, keeper, ahead.hungry)
            if last:
                pyramids[keeper] += worth.LAST_DAY_VP * kept
            elif keeper == owner:
                pyramids[keeper] += worth.PYRAMID_HELD - worth.PYRAMID_RISK * (1 - kept)
            else:
                pyramids[keeper] += worth.PYRAMID_CAPTURED * kept
    for seat, surely in enumerate(grips):
        if len(surely) >= parts.control_temples and game.phase != "dawn":
            surely.sort()
            temples[seat] += worth.CONTROL * surely[-1] * surely[-2]
    for space in board.districts:
        if game.levels[space]:
            pyramids[game.home[space]] += ahead.level_prayer * sum(parts.level_costs[: min(game.levels[space], 3)])
    return Sums(temples, pyramids, units, creatures)
