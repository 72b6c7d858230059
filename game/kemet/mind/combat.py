"""What a computer seat expects of a Combat that is not decided yet, from what it may know of both sides' cards.

Its own card counts as laid, that of a rival only once it lies open: until then the rival mixes what he can still have.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import NamedTuple

from game.core.chance import Chance
from game.kemet.components import NONE, components
from game.kemet.expenses import card_price
from game.kemet.forces import bare_strength, side_units
from game.kemet.hidden import UNKNOWN, battle_set
from game.kemet.mind import worth
from game.kemet.mind.duel import ERROR, REMEMBERED, Duel, Mix, Side, balance, expected, tables
from game.kemet.mind.reach import prize
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
    lays = _lay(game, combat, ATTACKER, seat), _lay(game, combat, DEFENDER, seat)
    found[combat.attacker], found[combat.defender] = _expectation(duel, sets, lays)
    if seat in (combat.attacker, combat.defender) and not combat.revealed and game.chosen[seat]:
        found[seat] += whim(game.chance, sets[combat.side_of(seat)], game.chosen[seat])
    return found


class Lay(NamedTuple):
    """How a side comes by its battle card, as far as a seat can know."""

    seen: str
    """The card that it has laid, if the seat knows it."""
    best_of: tuple[str, ...]
    """The cards of which it takes the best: the seat itself those in hand, a seer all; anybody else mixes."""


def _lay(game: Kemet, combat: Combat, side: int, seat: int) -> Lay:
    player = combat.seat_on(side)
    if _is_seen(game, combat, side, seat):
        return Lay(game.chosen[player], ())
    if player == seat:
        return Lay(NONE, game.battle_hands[player])
    forewarned = game.powers(player).prescience and _is_seen(game, combat, 1 - side, seat)
    return Lay(NONE, _set_of(game, player) if forewarned else ())


def _is_seen(game: Kemet, combat: Combat, side: int, seat: int) -> bool:
    """KEM-16.1  Whether `seat` knows which card this side has laid."""
    player = combat.seat_on(side)
    return bool(game.chosen[player]) and (player == seat or combat.shown[side])


@lru_cache(maxsize=REMEMBERED)
def _expectation(
    duel: Duel, sets: tuple[tuple[str, ...], tuple[str, ...]], lays: tuple[Lay, Lay]
) -> tuple[float, float]:
    """What attacker and defender can expect."""
    gains, backs = tables(duel, *sets)
    mixes = list(balance(duel, *sets))
    for side in (ATTACKER, DEFENDER):
        if lays[side].seen:
            mixes[side] = _only(sets[side], lays[side].seen)
    for side in (ATTACKER, DEFENDER):
        if lays[side].best_of:
            mixes[side] = _reply(side, lays[side].best_of, sets, mixes, backs if side else gains)
    return expected(gains, *mixes), expected(backs, *mixes)


def _reply(
    side: int,
    held: tuple[str, ...],
    sets: tuple[tuple[str, ...], tuple[str, ...]],
    mixes: list[Mix],
    table: tuple[tuple[float, ...], ...],
) -> Mix:
    """The card that does best against the rival's mix."""
    values = {}
    for card in held:
        mine = _only(sets[side], card)
        pair = (mine, mixes[1]) if side == ATTACKER else (mixes[0], mine)
        values[card] = expected(table, *pair)
    return _only(sets[side], max(values, key=lambda card: values[card]))


def _only(cards: tuple[str, ...], card: str) -> Mix:
    return tuple([float(one == card) for one in cards])


def _set_of(game: Kemet, seat: int) -> tuple[str, ...]:
    """KEM-16.1  What the public thinks that a side may play: all its cards that do not lie face up."""
    return tuple([card for card in battle_set(game, seat) if card not in game.face_up[seat]])


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
    units = side_units(game, combat, side)
    force, damage, defence = bare_strength(game, combat, side)
    if game.behind[player] and (player == seat or combat.revealed):
        purse = game.prayers[player]
        for kind in game.behind[player]:
            card = components().cards[kind]
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
        return float(
            any(components().cards[kind].effect.type == "force" for kind in game.hands[player] if kind != UNKNOWN)
        )
    return 1 - (1 - FORCE_CARDS) ** (len(game.hands[player]) + len(game.behind[player]))
