"""What a computer seat expects of a Combat that is not decided yet, from what it may know of both sides' cards.

Every battle card that a side can still play counts as equally likely, a card already laid down (one's own, or one
made up by `imagine`) as certain; cards hidden behind it count with what they print.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kemet.components import BattleCard, box
from game.kemet.forces import damage_of, defence_of, force_of, side_units
from game.kemet.hidden import UNKNOWN, battle_set
from game.kemet.resolution import recall_gain
from game.kemet.state import ATTACKER, DEFENDER, NOBODY, Combat, Kemet
from game.kemet.worth import PRAYER, PYRAMID_CAPTURED, SANCTUARY, TEMPLE, TEMPLE_AT_NIGHT, UNIT, UNIT_IN_RESERVE, VP

LOST_UNIT = UNIT - UNIT_IN_RESERVE


class Side(NamedTuple):
    """One side without its battle card."""

    units: int
    force: int
    damage: int
    defence: int
    cards: tuple[BattleCard, ...]


def combat_outlook(game: Kemet) -> list[float]:
    """By seat: what the Combat under way is expected to bring."""
    found = [0.0] * len(game.points)
    combat = game.combat
    if combat is None or combat.winner != NOBODY:
        return found
    attacker, defender = _side(game, combat, ATTACKER), _side(game, combat, DEFENDER)
    if not attacker.units or not defender.units:
        return found
    defended = VP * game.powers(combat.defender).defensive_vp
    prize = stake(game, combat.space)
    gains = [0.0, 0.0]
    for mine in attacker.cards:
        for other in defender.cards:
            lost = min(attacker.units, max(0, defender.damage + other.damage - attacker.defence - mine.defence))
            killed = min(defender.units, max(0, attacker.damage + mine.damage - defender.defence - other.defence))
            gains[ATTACKER] -= LOST_UNIT * lost
            gains[DEFENDER] -= LOST_UNIT * killed
            if attacker.force + mine.force > defender.force + other.force:
                gains[ATTACKER] += (VP * box().attack_vp + prize) * (attacker.units > lost)
                gains[DEFENDER] += _withdrawal(defender.units - killed) - prize
            else:
                gains[DEFENDER] += defended * (defender.units > killed)
                gains[ATTACKER] += _withdrawal(attacker.units - lost)
    pairs = len(attacker.cards) * len(defender.cards)
    found[combat.attacker] = gains[ATTACKER] / pairs
    found[combat.defender] = gains[DEFENDER] / pairs
    return found


def _withdrawal(units: int) -> float:
    """A beaten Troop that is recalled: prayers for Units."""
    return PRAYER * recall_gain(units) - LOST_UNIT * units


def stake(game: Kemet, space: int) -> float:
    """What comes with a space besides the fight for it."""
    board = game.board
    if space in board.temples:
        return TEMPLE + TEMPLE_AT_NIGHT / 2
    if game.levels[space] >= box().pyramid_vp_level:
        return PYRAMID_CAPTURED
    return SANCTUARY / 2 if space == board.sanctuary else 0.0


def _side(game: Kemet, combat: Combat, side: int) -> Side:
    seat = combat.seat_on(side)
    cards = _likely_cards(game, seat)
    plain = cards[0]
    units = side_units(game, combat, side)
    force = sum(force_of(game, combat, side, plain.id)) - plain.force
    damage = damage_of(game, combat, side, plain.id) - plain.damage
    defence = defence_of(game, combat, side, plain.id) - plain.defence
    for kind in game.behind[seat]:
        effect = box().cards[kind].effect
        force += effect.value * (effect.type == "force")
        damage += effect.value * (effect.type == "damage")
        defence += effect.value * (effect.type == "defence")
    if not combat.begun and side == DEFENDER:
        kills = min(units, game.powers(combat.attacker).initiative)
        units, force = units - kills, force - kills
    return Side(units, force, damage, defence, cards)


def _likely_cards(game: Kemet, seat: int) -> tuple[BattleCard, ...]:
    """KEM-16.1  The card laid down, else the hand, else all cards that do not lie face up."""
    chosen, hand = game.chosen[seat], game.battle_hands[seat]
    if chosen and chosen != UNKNOWN:
        names: list[str] = [chosen]
    elif hand and UNKNOWN not in hand:
        names = list(hand)
    else:
        names = [card for card in battle_set(game, seat) if card not in game.face_up[seat]]
    return tuple(box().battle_cards[name] for name in names)
