"""What a computer seat hopes to make of the action it has begun: the best goal that its next decisions can reach.

Actions are chains of small decisions; without this the first links of a chain would all seem to be worth nothing.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.agenda import Decision, Move
from game.kemet.components import components
from game.kemet.expenses import teleport_price, upgrade_price
from game.kemet.march import Advance, ChooseTroop, Detach
from game.kemet.market import BuyPower, BuyTile
from game.kemet.mind import worth
from game.kemet.mind.reach import chance_against, raid_worth
from game.kemet.mind.tiles import HOPES, best_offer, tile_worth
from game.kemet.pyramids import RaisePyramid, UpgradePyramid, level_of
from game.kemet.reach import can_depart, meets_wall, wall_breakers
from game.kemet.recruiting import Recruit
from game.kemet.state import NOBODY, Kemet, March

HOPE = 0.8
"""Share of a goal that counts before it is reached."""


def plans_worth(game: Kemet, decision: Decision[Kemet, Move], best_raid: float, level_prayer: float) -> float:
    """What the seat that is asked hopes for."""
    seat, march = decision.seat, game.march
    if isinstance(decision, ChooseTroop):
        return HOPE * best_raid
    if isinstance(decision, Advance) and march is not None:
        return HOPE * _best_goal(game, seat, march)
    if isinstance(decision, Detach) and march is not None:
        return HOPE * max(0.0, _goal(game, seat, game.board.index[decision.space], march.at))
    if isinstance(decision, BuyPower):
        return HOPE * _best_tile(game)
    if isinstance(decision, UpgradePyramid):
        return HOPE * _best_raise(game, decision, level_prayer)
    if isinstance(decision, Recruit):
        return HOPE * 0.5 if len(game.moves()) > 1 else 0.0
    return 0.0


def _best_goal(game: Kemet, seat: int, march: March) -> float:
    """The best space within reach, by land through what is not held by others, or with one teleport."""
    board = game.board
    best, seen, edge = 0.0, {march.at}, [march.at]
    stage = replace(march, gates=True) if wall_breakers(game, march.at) else march
    for _ in range(march.land):
        following = []
        for space in edge:
            for near in board.land[space]:
                if near in seen or meets_wall(game, seat, stage, near):
                    continue
                seen.add(near)
                best = max(best, _goal(game, seat, near, march.at))
                if game.holder[near] in (NOBODY, seat):
                    following.append(near)
        edge = following
    price = teleport_price(game, seat)
    by_card = bool(march.card_teleports)
    if by_card or (march.teleports and game.prayers[seat] >= price and can_depart(game, seat, march.at)):
        cost = 0.0 if by_card else worth.PRAYER * price
        for space in board.obelisks:
            if space not in seen:
                best = max(best, _goal(game, seat, space, march.at) - cost)
    return best


def _goal(game: Kemet, seat: int, space: int, start: int) -> float:
    """What it would be worth to go to a space with the whole Troop of another."""
    if game.controller(space) == seat:
        return 0.0
    units = game.units[start]
    force = units + game.powers(seat).force_attacking
    force += sum(components().creatures[one].force for one in game.creatures[start])
    return raid_worth(game, seat, space, chance_against(game, seat, units, force, space))


def _best_tile(game: Kemet) -> float:
    offers = [components().tiles[move.tile] for move in game.moves() if isinstance(move, BuyTile)]
    return max((tile_worth(tile) for tile in offers), default=0.0)


def _best_raise(game: Kemet, decision: UpgradePyramid, level_prayer: float) -> float:
    best = 0.0
    for move in game.moves():
        if isinstance(move, RaisePyramid):
            level = level_of(game, decision.seat, move.colour)
            opened = level_prayer * sum(components().level_costs[level : min(move.level, 3)])
            vp = worth.PYRAMID_HELD if move.level >= components().pyramid_vp_level else 0.0
            price = worth.PRAYER * upgrade_price(game, decision.seat, level, move.level)
            offer = best_offer(tuple(game.tiles), decision.seat, move.colour, move.level)
            best = max(best, opened + vp + HOPES[0] * offer - price)
    return best
