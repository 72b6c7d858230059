"""What a computer seat hopes to make of the action it has begun: the best goal that its next decisions can reach.

Actions are chains of small decisions; without this the first links of a chain would all seem to be worth nothing.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.agenda import Decision, Move
from game.kemet import worth
from game.kemet.combat_sense import stake
from game.kemet.components import box
from game.kemet.expenses import teleport_price, tile_price
from game.kemet.march import Advance, ChooseTroop, Detach
from game.kemet.market import BuyPower, BuyTile
from game.kemet.pyramids import UpgradePyramid
from game.kemet.reach import can_depart, march_from, meets_wall
from game.kemet.recruiting import Recruit
from game.kemet.state import NOBODY, Kemet, March

HOPE = 0.8
"""Share of a goal that counts before it is reached."""
CHANCES = (0.08, 0.25, 0.45, 0.7, 0.85)
"""Chance to win an attack by own base Force less the enemy's, from -2 to 2."""
LOST_ATTACK = 1.5


def plans_worth(game: Kemet, decision: Decision[Kemet, Move]) -> float:
    """What the seat that is asked hopes for."""
    seat, march = decision.seat, game.march
    if isinstance(decision, ChooseTroop):
        starts = [space for space, held in enumerate(game.holder) if held == seat]
        return HOPE * max((_best_goal(game, seat, march_from(game, seat, space)) for space in starts), default=0.0)
    if isinstance(decision, Advance) and march is not None:
        return HOPE * _best_goal(game, seat, march)
    if isinstance(decision, Detach) and march is not None:
        return HOPE * max(0.0, _goal(game, seat, game.board.index[decision.space], game.units[march.at]))
    if isinstance(decision, BuyPower):
        return HOPE * _best_tile(game, decision)
    if isinstance(decision, (UpgradePyramid, Recruit)):
        return HOPE * worth.PRAYER if len(decision.moves(game)) > 1 else 0.0
    return 0.0


def _best_goal(game: Kemet, seat: int, march: March) -> float:
    """The best space within reach, by land through what is not held by others, or with one teleport."""
    board, units = game.board, game.units[march.at]
    best, seen, edge = 0.0, {march.at}, [march.at]
    stage = march
    for _ in range(march.land):
        following = []
        for space in edge:
            for near in board.land[space]:
                if near in seen or meets_wall(game, seat, stage, near):
                    continue
                seen.add(near)
                best = max(best, _goal(game, seat, near, units))
                if game.holder[near] in (NOBODY, seat):
                    following.append(near)
        edge, stage = following, replace(march, first=False)
    price = teleport_price(game, seat)
    by_card = bool(march.card_teleports)
    if by_card or (march.teleports and game.prayers[seat] >= price and can_depart(game, seat, march.at)):
        cost = 0.0 if by_card else worth.PRAYER * price
        for space in board.obelisks:
            if space not in seen:
                best = max(best, _goal(game, seat, space, units) - cost)
    return best


def _goal(game: Kemet, seat: int, space: int, units: int) -> float:
    """What it would be worth to go to a space with so many Units."""
    held = game.holder[space]
    if held == seat or (held == NOBODY and game.home[space] == seat):
        return 0.0
    prize = stake(game, space)
    if held == NOBODY:
        return prize
    mine = units + game.powers(seat).force_attacking + min(2, game.powers(seat).initiative)
    theirs = game.units[space] + game.powers(held).force_defending + len(game.creatures[space])
    theirs += box().home_force if game.home[space] == held else 0
    chance = CHANCES[max(0, min(len(CHANCES) - 1, mine - theirs + 2))]
    return chance * (worth.VP * box().attack_vp + prize) - (1 - chance) * LOST_ATTACK


def _best_tile(game: Kemet, decision: BuyPower) -> float:
    best = 0.0
    for move in decision.moves(game):
        if isinstance(move, BuyTile):
            tile = box().tiles[move.tile]
            at_once, by_round = worth.tiles_worth((move.tile,))
            vp = worth.VP * tile.effect.value if tile.effect.type in ("vp", "creature_and_vp") else 0.0
            figure = worth.CREATURE_IDLE * worth.creature_worth(tile.creature) if tile.creature else 0.0
            price = worth.PRAYER * tile_price(game, decision.seat, tile)
            best = max(best, at_once + by_round + vp + figure - price)
    return best
