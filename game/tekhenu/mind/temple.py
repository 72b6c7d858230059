"""What the Temple holds for a computer seat: what stands there, lines that invite, the best space for a tile."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.tekhenu.components import components
from game.tekhenu.gods.ra import TURNS, ability_works, facing, turns_of
from game.tekhenu.mind.outlook import FAITH_WORTH, FIRST_TOKEN, Outlook
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import FAITH, FREE

INVITING = 0.22
"""How much of what a Building would score on an own Pillar the Pillar alone is worth."""
GRANTED_ACTION, DRAWN_DECREE = 3.5, 3.5
"""Abilities of Pillar tiles."""


class Temple(NamedTuple):
    """What a seat has in and around the Temple."""

    buildings: int
    pillars: int
    echo: int
    """TEK-17.2 without Statues."""
    statues: int
    """What Statues add to it."""
    invitation: float
    """Own Pillars that wait for a Building in their line."""


@cache
def _ends(layout: int) -> tuple[tuple[int, ...], ...]:
    """The sites at the ends of each space's lines that are open with so many players."""
    return tuple(
        tuple(site for site in space.sites if components().sites[site].min_players <= layout)
        for space in components().temple
    )


@cache
def _statue_ends() -> tuple[tuple[int, ...], ...]:
    return tuple(space.statues for space in components().temple)


@cache
def _statue_spaces() -> tuple[int, ...]:
    return tuple(number for number, space in enumerate(components().people_spaces) if space.line)


def temple(game: Tekhenu, seat: int, ahead: Outlook) -> Temple:
    """TEK-17.2  Own pieces, own Pillars in their lines, and what may still be built to them."""
    sites, people = game.sites, game.people_statues
    buildings = sites.count(seat)
    echo, statues, pillars, waiting = buildings, 0, 0, 0
    ends, statue_ends = _ends(len(game.seats)), _statue_ends()
    for space in _statue_spaces():
        statues += people[space] == seat
    for number, owner in enumerate(game.pillars):
        if owner == seat:
            pillars += 1
            for site in ends[number]:
                if sites[site] == seat:
                    echo += 1
                elif sites[site] == FREE:
                    waiting += 1
            for space in statue_ends[number]:
                statues += people[space] == seat
    invitation = 0.0
    if ahead.turns and waiting:
        each = components().points.hathor_own_pillar + ahead.scorings * components().points.temple_pillar
        invitation = INVITING * each * waiting * min(1.0, ahead.turns / 6)
    return Temple(buildings, pillars, echo, statues, invitation)


def sides_matched(game: Tekhenu, tile: str, space: int) -> int:
    """TEK-9 step 2  How many sides of a tile match on a space if it is turned well."""
    outlines = components().tiles[tile].outlines
    around = [facing(game, space, side) for side in range(TURNS)]
    return max(sum(around[side] == outlines[(side - turn) % TURNS] for side in range(TURNS)) for turn in turns_of(tile))


def space_worth(game: Tekhenu, seat: int, tile: str, space: int, ahead: Outlook) -> float:
    """TEK-9  What a tile brings on a space: points now, the covered bonus, the Pillar at Scorings."""
    place, card, points = components().temple[space], components().tiles[tile], components().points
    works = ability_works(game, seat, card)
    sites = game.sites
    counted = sum(sites[site] != FREE for site in place.sites)
    matched = sides_matched(game, tile, space)
    worth = float(counted * points.ra_building)
    worth += matched * (points.ra_outline_corner if place.corner else points.ra_outline)
    covered = place.amount * (FAITH_WORTH if place.good == FAITH else 0.8 * FIRST_TOKEN[place.good])
    if works:
        worth += matched * card.vp_per_outline + counted * card.vp_per_building + covered * card.doubles_bonus
    return worth + covered + pillar_worth(game, seat, space, ahead)


def pillar_worth(game: Tekhenu, seat: int, space: int, ahead: Outlook) -> float:
    """What an own Pillar on a space will bring besides."""
    sites, people, points = game.sites, game.people_statues, components().points
    worth = 0.0
    for site in _ends(len(game.seats))[space]:
        if sites[site] == seat:
            worth += ahead.scorings * points.temple_pillar
        elif sites[site] == FREE and ahead.turns:
            each = points.hathor_own_pillar + ahead.scorings * points.temple_pillar
            worth += INVITING * each * min(1.0, ahead.turns / 6)
    for statue in _statue_ends()[space]:
        if people[statue] == seat:
            worth += ahead.scorings * points.temple_pillar
    return worth


def ability_worth(game: Tekhenu, seat: int, tile: str, ahead: Outlook) -> float:
    """TEK-9 step 5  What the ability of a tile brings wherever it lies."""
    card, owner = components().tiles[tile], game.seats[seat]
    if not ability_works(game, seat, card):
        return 0.0
    end = components().track_end
    population = min(owner.population + card.gain.population, end)
    happiness = max(owner.happiness, min(owner.happiness + card.gain.happiness, owner.population))
    worth = card.gain.vp + ahead.population[population] - ahead.population[owner.population]
    worth += ahead.happiness[happiness] - ahead.happiness[owner.happiness]
    worth += sum(amount * 1.3 for amount in card.gain.goods)
    return worth + GRANTED_ACTION * bool(card.action) + DRAWN_DECREE * card.decrees


def best_space_worth(game: Tekhenu, seat: int, tile: str, ahead: Outlook) -> float:
    """The best that can be done with a tile."""
    return max(space_worth(game, seat, tile, space, ahead) for space, laid in enumerate(game.laid) if not laid)
