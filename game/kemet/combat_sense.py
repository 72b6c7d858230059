"""What a computer seat expects of a Combat that is not decided yet, from what it may know of both sides' cards.

Its own card counts as laid, that of a rival only once it lies open: until then the rival mixes what he can still have.
"""

from __future__ import annotations

from math import log

from game.core.chance import Chance
from game.kemet import worth
from game.kemet.components import box
from game.kemet.duel_sense import ERROR, Duel, Mix, Side, balance, expected, tables
from game.kemet.expenses import card_price
from game.kemet.forces import damage_of, defence_of, force_of, side_units
from game.kemet.hidden import UNKNOWN, battle_set
from game.kemet.reach_sense import prize
from game.kemet.state import ATTACKER, DEFENDER, NOBODY, Combat, Kemet

FORCE_CARDS = 6 / 35
"""How likely an unknown divine intervention card adds Force."""
WHIM = 1.5 * ERROR
"""How strong a whim is in one world: more than it shall be, as a seat looks at several and takes their mean."""
EDGE, BEST = 0.001, 1.38
"""What keeps a whim finite, and how large the largest of six tends to be."""


def combat_outlook(game: Kemet, seat: int) -> list[float]:
    """By seat: what the Combat under way is expected to bring, as `seat` sees it."""
    found = [0.0] * len(game.points)
    combat = game.combat
    if combat is None or combat.winner != NOBODY:
        return found
    duel = _duel(game, combat, seat)
    if not combat.begun and not (duel.attacker.units and duel.defender.units):
        found[combat.attacker], found[combat.defender] = duel.prize, -duel.loss
        return found
    sets = _set_of(game, combat.attacker), _set_of(game, combat.defender)
    gains, backs = tables(duel, *sets)
    mixes = list(balance(duel, *sets))
    for side in (ATTACKER, DEFENDER):
        player = combat.seat_on(side)
        if _is_seen(game, combat, side, seat):
            mixes[side] = _only(sets[side], game.chosen[player])
    for side in (ATTACKER, DEFENDER):
        if not _is_seen(game, combat, side, seat):
            mixes[side] = _reply(game, combat, side, seat, sets, mixes, backs if side else gains)
    found[combat.attacker] = expected(gains, *mixes)
    found[combat.defender] = expected(backs, *mixes)
    if seat in (combat.attacker, combat.defender) and not combat.revealed and game.chosen[seat]:
        found[seat] += whim(game.chance, sets[combat.side_of(seat)], game.chosen[seat])
    return found


def _is_seen(game: Kemet, combat: Combat, side: int, seat: int) -> bool:
    """KEM-16.1  Whether `seat` knows which card this side has laid."""
    player = combat.seat_on(side)
    return bool(game.chosen[player]) and (player == seat or combat.shown[side])


def _reply(
    game: Kemet, combat: Combat, side: int, seat: int,
    sets: tuple[tuple[str, ...], tuple[str, ...]], mixes: list[Mix], table: tuple[tuple[float, ...], ...],
) -> Mix:
    """How a side plays whose card is not known: the seat itself and a seer the best card, anybody else the mix."""
    player = combat.seat_on(side)
    forewarned = game.powers(player).prescience and _is_seen(game, combat, 1 - side, seat)
    if player != seat and not forewarned:
        return mixes[side]
    held = game.battle_hands[player] if player == seat else sets[side]
    values = {}
    for card in held:
        mine = _only(sets[side], card)
        pair = (mine, mixes[1]) if side == ATTACKER else (mixes[0], mine)
        values[card] = expected(table, *pair)
    return _only(sets[side], max(values, key=lambda card: values[card]))


def _only(cards: tuple[str, ...], card: str) -> Mix:
    return tuple(float(one == card) for one in cards)


def _set_of(game: Kemet, seat: int) -> tuple[str, ...]:
    """KEM-16.1  What the public thinks that a side may play: all its cards that do not lie face up."""
    return tuple(card for card in battle_set(game, seat) if card not in game.face_up[seat])


def whim(chance: Chance, cards: tuple[str, ...], card: str) -> float:
    """How much better or worse than it is a card seems in this imagined world; the best of a hand seems what it is.

    Each world has a whim of its own, so that a seat in the same place does not always lay the same card: the better a
    card does, the more often it is played, as the rival's mix is thought to be.
    """
    fraction = Chance(chance.counter ^ (cards.index(card) + 1)).fraction()
    return WHIM * (-log(-log(EDGE + (1 - 2 * EDGE) * fraction)) - BEST)


def _duel(game: Kemet, combat: Combat, seat: int) -> Duel:
    return Duel(
        attacker=_side(game, combat, ATTACKER, seat),
        defender=_side(game, combat, DEFENDER, seat),
        prize=prize(game, combat.attacker, combat.space),
        loss=prize(game, combat.defender, combat.space),
        defended=worth.VP * game.powers(combat.defender).defensive_vp,
    )


def _side(game: Kemet, combat: Combat, side: int, seat: int) -> Side:
    player = combat.seat_on(side)
    powers = game.powers(player)
    plain = box().battle_cards[box().basic_cards[0]]
    units = side_units(game, combat, side)
    force = sum(force_of(game, combat, side, plain.id)) - plain.force
    damage = damage_of(game, combat, side, plain.id) - plain.damage
    defence = defence_of(game, combat, side, plain.id) - plain.defence
    if player == seat or combat.revealed:
        purse = game.prayers[player]
        for kind in game.behind[player]:
            card = box().cards[kind]
            price = card_price(game, player, card)
            if price <= purse:
                purse -= price
                force += card.effect.value * (card.effect.type == "force")
                damage += card.effect.value * (card.effect.type == "damage")
                defence += card.effect.value * (card.effect.type == "defence")
    if not combat.begun and side == DEFENDER:
        kills = min(units, game.powers(combat.attacker).initiative)
        units, force = units - kills, force - kills
    surprise = _surprise(game, combat, side, seat)
    return Side(units, force, damage, defence, surprise, powers.prayers_on_win, powers.prayers_per_kill)


def _surprise(game: Kemet, combat: Combat, side: int, seat: int) -> float:
    """The chance that cards still in hand add Force: by what they are for the seat itself, else by their number."""
    player = combat.seat_on(side)
    if combat.revealed:
        return 0.0
    if player == seat:
        if combat.ready[side]:
            return 0.0
        return float(any(box().cards[kind].effect.type == "force" for kind in game.hands[player] if kind != UNKNOWN))
    return 1 - (1 - FORCE_CARDS) ** (len(game.hands[player]) + len(game.behind[player]))
