"""What a computer seat thinks that Troops can take with their next Move, and how surely what is held can be kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.kemet.boards import NOWHERE
from game.kemet.components import board_for, components
from game.kemet.expenses import teleport_price
from game.kemet.mind import worth
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
def _a_move_is_free(tokens: int) -> bool:
    """Whether an action space for a Move is free beside these tokens."""
    return any(
        space.action == "move" and not tokens >> number & 1 for number, space in enumerate(components().action_spaces)
    )


def can_move(game: Kemet, seat: int) -> bool:
    """Whether a seat can still make a Move in this Day."""
    if game.phase != "day" or game.own_tokens[seat] >= components().own_tokens:
        return False
    return _a_move_is_free(game.tokens[seat]) or (game.powers(seat).gold and not game.gold_on[seat])


def armies(game: Kemet) -> list[list[Troop]]:
    """The Troops of every seat."""
    found: list[list[Troop]] = [[] for _ in game.points]
    parts, spaces, units, levels, creatures = components(), game.board.spaces, game.units, game.levels, game.creatures
    powers_of = [game.powers(seat) for seat in range(len(game.points))]
    pays = [game.prayers[seat] >= teleport_price(game, seat) for seat in range(len(game.points))]
    for space, seat in enumerate(game.holder):
        if seat >= 0:
            powers = powers_of[seat]
            force, land, walls = units[space] + powers.force_attacking, parts.land_moves + powers.land_moves, False
            for name in creatures[space]:
                creature = parts.creatures[name]
                force, land = force + creature.force, land + creature.land_moves
                walls = creature.special == IGNORES_WALLS
            departs = bool(levels[space]) or (powers.teleport_from_obelisk and spaces[space].obelisk)
            found[seat].append(
                Troop(space, units[space], force, land, departs and pays[seat], walls or powers.ignore_walls)
            )
    return found


def preys(game: Kemet, troops: list[list[Troop]]) -> list[Prey]:
    """Every space that somebody may want: Temples, the Sanctuary, pyramids with a VP, and Troops wherever they are."""
    holder, homes, spaces, steps = game.holder, game.home, game.board.spaces, distances(len(game.points))
    found = []
    for space in _worth_taking(game):
        held, home, obelisk = holder[space], homes[space], spaces[space].obelisk
        keeper = held if held >= 0 else home
        there, beside = _guard(game, held, space) if held >= 0 else (0, 0)
        chances = []
        for seat, army in enumerate(troops):
            best = 0.0
            if seat != keeper:
                for troop in army:
                    far = steps[troop.space][space]
                    near = far <= troop.land and (far == 1 or home < 0 or home == seat or troop.over_walls)
                    if near or (obelisk and troop.teleports):
                        if held < 0:
                            best = 1.0
                            break
                        against = there - min(there, game.powers(seat).initiative) + beside
                        best = max(best, _odds(troop.units, troop.force - against))
            chances.append(best)
        found.append(Prey(space, held, chances))
    return found


def _worth_taking(game: Kemet) -> Iterator[int]:
    landmarks, levels, top = _landmarks(len(game.points)), game.levels, components().pyramid_vp_level
    for space, held in enumerate(game.holder):
        if held >= 0 or space in landmarks or levels[space] >= top:
            yield space


@cache
def _landmarks(players: int) -> frozenset[int]:
    """Temples and the Sanctuary."""
    board = board_for(players)
    return frozenset((*board.temples, board.sanctuary))


def _guard(game: Kemet, held: int, space: int) -> tuple[int, int]:
    """The Units of a Troop, and the Force that it has besides them when it is attacked."""
    beside = game.powers(held).force_defending
    for creature in game.creatures[space]:
        beside += components().creatures[creature].force
    if game.home[space] == held:
        beside += components().home_force
    return game.units[space], beside


def _odds(units: int, margin: int) -> float:
    """The chance to win by base Force that is so much more than the enemy's, and to have a Unit left."""
    won = CHANCES[max(0, min(len(CHANCES) - 1, margin + EVEN))]
    return won * SURVIVAL[units] if units < len(SURVIVAL) else won


def chance_against(game: Kemet, seat: int, units: int, force: int, space: int) -> float:
    """The chance to take a space with so many Units and so much Force before the cards, and to have one left."""
    held = game.holder[space]
    if held in (NOBODY, seat):
        return 1.0
    there, beside = _guard(game, held, space)
    return _odds(units, force - (there - min(there, game.powers(seat).initiative) + beside))


def prize(game: Kemet, seat: int, space: int) -> float:
    """What a seat gains with a space that is not its own, or loses with one that is."""
    board = game.board
    if space in board.temples:
        ordinary = worth.TEMPLE + worth.TEMPLE_AT_NIGHT / 2
        found = worth.LAST_DAY_VP if game.triggered != NOBODY else ordinary
        held = game.temples_held[seat] - (game.holder[space] == seat)
        return found + worth.CONTROL / 2 * (held + 1 == components().control_temples)
    if space == board.sanctuary != NOWHERE:
        return worth.SANCTUARY / 2
    if game.levels[space] >= components().pyramid_vp_level:
        return worth.LAST_DAY_VP if game.triggered != NOBODY else worth.PYRAMID_CAPTURED
    return 0.0


def raid_worth(game: Kemet, seat: int, space: int, chance: float) -> float:
    """What it is worth to go and take a space with this chance."""
    if not chance:
        return 0.0
    gain = prize(game, seat, space)
    if game.holder[space] != NOBODY:
        gain += worth.VP * components().attack_vp
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


def grip(prey: Prey, seat: int, hungry: tuple[bool, ...]) -> float:
    """How surely a seat keeps a space until night, given who still has a Move to play."""
    kept = 1.0
    for rival, chance in enumerate(prey.chances):
        if chance and rival != seat and hungry[rival]:
            kept *= 1 - WANTED * chance
    return kept
