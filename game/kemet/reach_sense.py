"""What a computer seat thinks that Troops can take with their next Move, and how surely what is held can be kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.kemet import worth
from game.kemet.boards import NOWHERE
from game.kemet.components import board_for, box
from game.kemet.expenses import teleport_price
from game.kemet.reach import IGNORES_WALLS
from game.kemet.state import NOBODY, Kemet

CHANCES = (0.01, 0.03, 0.1, 0.32, 0.85, 0.94, 0.97, 0.98)
"""Chance to win an attack by own base Force less the enemy's, from -3 to 4: hands of six cards, rarely more."""
EVEN = 3
SURVIVAL = (0.0, 0.4, 0.55, 0.85)
"""Share of victories with a survivor, by Units of the attacker; from four on all of them."""
WANTED = 0.6
"""How likely a rival who can take a space will rather do that than something else."""
FAR = 99


class Troop(NamedTuple):
    """A Troop as the next Move of its owner would find it."""

    space: int
    units: int
    force: int
    land: int
    teleports: bool
    over_walls: bool


class Prey(NamedTuple):
    """A space worth taking, and the chance of each seat to take it with one Move; 0 for whoever holds it."""

    space: int
    holder: int
    chances: list[float]


@cache
def distances(players: int) -> tuple[tuple[int, ...], ...]:
    """Land moves between any two spaces; a district is the end of a way, never a part of it."""
    board = board_for(players)
    return tuple(_distances_from(board.land, board.districts, start) for start in range(len(board.names)))


def _distances_from(land: tuple[tuple[int, ...], ...], districts: tuple[int, ...], start: int) -> tuple[int, ...]:
    found = [FAR] * len(land)
    found[start] = 0
    edge, far = [start], 0
    while edge:
        far += 1
        nexts = [near for space in edge for near in land[space] if found[near] == FAR]
        for near in nexts:
            found[near] = far
        edge = [near for near in dict.fromkeys(nexts) if near not in districts]
    return tuple(found)


@cache
def move_spaces() -> tuple[int, ...]:
    """The action spaces for a Move, as bits."""
    return tuple(1 << number for number, space in enumerate(box().action_spaces) if space.action == "move")


def moves_left(game: Kemet, seat: int) -> int:
    """Moves that a seat can still make in this Day."""
    if game.phase != "day":
        return 0
    own = box().own_tokens - game.own_tokens[seat]
    free = sum(1 for bit in move_spaces() if not game.tokens[seat] & bit)
    return min(own, free) + (own > 0 and game.powers(seat).gold and not game.gold_on[seat])


def armies(game: Kemet) -> list[list[Troop]]:
    """The Troops of every seat."""
    found: list[list[Troop]] = [[] for _ in game.points]
    parts, spaces = box(), game.board.spaces
    pays = [game.prayers[seat] >= teleport_price(game, seat) for seat in range(len(game.points))]
    for space, seat in enumerate(game.holder):
        if seat >= 0:
            powers, units = game.powers(seat), game.units[space]
            force, land, walls = units + powers.force_attacking, parts.land_moves + powers.land_moves, False
            for name in game.creatures[space]:
                creature = parts.creatures[name]
                force, land = force + creature.force, land + creature.land_moves
                walls = creature.special == IGNORES_WALLS
            departs = bool(game.levels[space]) or (powers.teleport_from_obelisk and spaces[space].obelisk)
            found[seat].append(Troop(space, units, force, land, departs and pays[seat], walls or powers.ignore_walls))
    return found


def preys(game: Kemet, troops: list[list[Troop]]) -> list[Prey]:
    """Every space that somebody may want: Temples, the Sanctuary, pyramids with a VP, and Troops wherever they are."""
    return [Prey(space, game.holder[space], _chances(game, troops, space)) for space in _worth_taking(game)]


def _worth_taking(game: Kemet) -> Iterator[int]:
    board, levels, top = game.board, game.levels, box().pyramid_vp_level
    for space, held in enumerate(game.holder):
        if held >= 0 or space in board.temples or space == board.sanctuary or levels[space] >= top:
            yield space


def _chances(game: Kemet, troops: list[list[Troop]], space: int) -> list[float]:
    steps, obelisk, home = distances(len(game.points)), game.board.spaces[space].obelisk, game.home[space]
    controller = game.controller(space)
    found = []
    for seat, army in enumerate(troops):
        best = 0.0
        if seat != controller:
            for troop in army:
                far = steps[troop.space][space]
                near = far <= troop.land and (far == 1 or home < 0 or home == seat or troop.over_walls)
                if near or (obelisk and troop.teleports):
                    best = max(best, chance_against(game, seat, troop.units, troop.force, space))
        found.append(best)
    return found


def chance_against(game: Kemet, seat: int, units: int, force: int, space: int) -> float:
    """The chance to take a space with so many Units and so much Force before the cards, and to have one left."""
    held = game.holder[space]
    if held in (NOBODY, seat):
        return 1.0
    powers, there = game.powers(held), game.units[space]
    against = there - min(there, game.powers(seat).initiative) + powers.force_defending
    for creature in game.creatures[space]:
        against += box().creatures[creature].force
    if game.home[space] == held:
        against += box().home_force
    won = CHANCES[max(0, min(len(CHANCES) - 1, force - against + EVEN))]
    return won * SURVIVAL[units] if units < len(SURVIVAL) else won


def prize(game: Kemet, seat: int, space: int) -> float:
    """What a seat gains with a space that is not its own, or loses with one that is."""
    board = game.board
    if space in board.temples:
        ordinary = worth.TEMPLE + worth.TEMPLE_AT_NIGHT / 2
        found = worth.LAST_DAY_VP if game.triggered != NOBODY else ordinary
        held = game.temples_held[seat] - (game.holder[space] == seat)
        return found + worth.CONTROL / 2 * (held + 1 == box().control_temples)
    if space == board.sanctuary != NOWHERE:
        return worth.SANCTUARY / 2
    if game.levels[space] >= box().pyramid_vp_level:
        return worth.LAST_DAY_VP if game.triggered != NOBODY else worth.PYRAMID_CAPTURED
    return 0.0


def raid_worth(game: Kemet, seat: int, space: int, chance: float) -> float:
    """What it is worth to go and take a space with this chance."""
    if not chance:
        return 0.0
    gain = prize(game, seat, space)
    if game.holder[space] != NOBODY:
        gain += worth.VP * box().attack_vp
    return chance * gain - (1 - chance) * worth.LOST_ATTACK


def raids(game: Kemet, seat: int, found: list[Prey]) -> tuple[float, float]:
    """The best and the second best that a seat can take."""
    best = second = 0.0
    for prey in found:
        value = raid_worth(game, seat, prey.space, prey.chances[seat])
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best, second


def grip(prey: Prey, seat: int, hungry: list[bool]) -> float:
    """How surely a seat keeps a space until night, given who still has a Move to play."""
    kept = 1.0
    for rival, chance in enumerate(prey.chances):
        if chance and rival != seat and hungry[rival]:
            kept *= 1 - WANTED * chance
    return kept
