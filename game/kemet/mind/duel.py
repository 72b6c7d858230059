"""The two battle cards of a Combat as a game of its own: what each pair brings, and how a sound player mixes.

The war council is a simultaneous secret, so no single card is right: whoever always lays the same one is read. Both
sides are thought to mix as in the balance of the game that the public can see, each playing what is better more often.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from operator import mul, sub
from typing import NamedTuple, TypeAlias

from game.kemet.components import BattleCard, components
from game.kemet.mind import worth
from game.kemet.resolution import recall_gain

Table: TypeAlias = tuple[tuple[float, ...], ...]
"""A figure for every card of the attacker (rows) against every card of the defender (columns)."""
Mix: TypeAlias = tuple[float, ...]

ROUNDS = 50
"""Rounds of fictitious play: enough to tell cards apart that matter."""
ERROR = 1.5
"""How much worse a card may be and still be played now and then."""
REMEMBERED = 4096


class Side(NamedTuple):
    """One side without its battle card."""

    units: int
    force: int
    damage: int
    defence: int
    surprise: float
    """The chance that cards still to be hidden add Force."""
    prayers_on_win: int
    prayers_per_kill: int


class Duel(NamedTuple):
    """A Combat before its battle cards lie open."""

    attacker: Side
    defender: Side
    prize: float
    """What the attacker gains with the space, beside the VP of the victory."""
    loss: float
    """What the defender loses with it."""
    defended: float
    """What a victory of the defender is worth."""


@lru_cache(maxsize=REMEMBERED)
def tables(duel: Duel, attacking: tuple[str, ...], defending: tuple[str, ...]) -> tuple[Table, Table]:
    """What every pair of cards brings to the attacker, and to the defender."""
    cards = components().battle_cards
    pairs = [[_outcome(duel, cards[mine], cards[other]) for other in defending] for mine in attacking]
    return (
        tuple(tuple(pair[0] for pair in row) for row in pairs),
        tuple(tuple(pair[1] for pair in row) for row in pairs),
    )


def _outcome(duel: Duel, mine: BattleCard, other: BattleCard) -> tuple[float, float]:
    one, two = duel.attacker, duel.defender
    won = _chance(one.force + mine.force - two.force - other.force, one.surprise, two.surprise)
    lost = min(one.units, max(0, two.damage + other.damage - one.defence - mine.defence))
    killed = min(two.units, max(0, one.damage + mine.damage - two.defence - other.defence))
    left, standing = one.units - lost, two.units - killed
    gain = worth.PRAYER * (killed * one.prayers_per_kill + won * one.prayers_on_win) - worth.LOST_UNIT * lost
    gain += won * (worth.VP * components().attack_vp + duel.prize) * (left > 0)
    gain += (1 - won) * (withdrawal(left) - worth.LOST_ATTACK)
    if not standing:
        gain += (1 - won) * duel.prize * (left > 0)
    back = worth.PRAYER * (lost * two.prayers_per_kill + (1 - won) * two.prayers_on_win) - worth.LOST_UNIT * killed
    back += (1 - won) * duel.defended * (standing > 0)
    if not standing:
        back -= duel.loss
    elif left:
        back += won * (withdrawal(standing) - duel.loss)
    return gain, back


def _chance(margin: int, attacking: float, defending: float) -> float:
    """Whether the attacker wins by this much, when hidden cards may still add one or two to either side."""
    if margin > 0:
        return 1 - defending * (1.0, 0.5)[margin - 1] if margin <= 2 else 1.0
    return attacking * (1.0, 0.5)[-margin] if margin >= -1 else 0.0


@cache
def withdrawal(units: int) -> float:
    """A beaten Troop: recalled for prayers, or it retreats with a little less than it was worth."""
    recalled = worth.PRAYER * recall_gain(units) - worth.LOST_UNIT * units
    return max(recalled, -0.5 * units)


@lru_cache(maxsize=REMEMBERED)
def balance(duel: Duel, attacking: tuple[str, ...], defending: tuple[str, ...]) -> tuple[Mix, Mix]:
    """How both sides mix their cards if each knows what the other can play: smooth fictitious play."""
    gains, backs = tables(duel, attacking, defending)
    rows, columns = _even(len(attacking)), _even(len(defending))
    kept = [worth.battle_card_worth(card) for card in attacking], [worth.battle_card_worth(card) for card in defending]
    edges = tuple(tuple(map(sub, mine, other)) for mine, other in zip(gains, backs, strict=True))
    turned = tuple(tuple(-edge for edge in column) for column in zip(*edges, strict=True))
    for number in range(1, ROUNDS + 1):
        against = _response(edges, columns, kept[0])
        back = _response(turned, rows, kept[1])
        share = 1 / (number + 1)
        rows = tuple([old + share * (new - old) for old, new in zip(rows, against, strict=True)])
        columns = tuple([old + share * (new - old) for old, new in zip(columns, back, strict=True)])
    return rows, columns


def _even(count: int) -> Mix:
    return (1 / count,) * count


def _response(table: Table, rival: Mix, kept: list[float]) -> Mix:
    """The better a card does against the rival's mix, the more often it is played; a good one is also worth keeping."""
    values = [sum(map(mul, rival, line)) - keep for line, keep in zip(table, kept, strict=True)]
    best = max(values)
    weights = [exp((value - best) / ERROR) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def expected(table: Table, rows: Mix, columns: Mix) -> float:
    """The mean of a table for two mixes."""
    mean: float = sum(share * sum(map(mul, columns, line)) for share, line in zip(rows, table, strict=True) if share)
    return mean
