"""KEM-8.4 to KEM-8.6  The sums of a Combat line by line, for people who want to see where a number comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.kemet.components import NONE, Creature, components
from game.kemet.forces import CANCELS, creature_of, side_units
from game.kemet.lines import Line, Source
from game.kemet.state import ATTACKER, Combat, Kemet

FORCE_RULE, LOSSES_RULE = "KEM-8.4", "KEM-8.5"


class Totals(NamedTuple):
    """What the lines of a side add up to."""

    force: int
    damage: int
    defence: int


class Reward(NamedTuple):
    """KEM-8.5, KEM-8.6  What a side is due; prayers beyond the track are lost."""

    points: int
    holy_war: int
    crusade: int


def lines_of(game: Kemet, combat: Combat, side: int, card: str) -> tuple[Line, ...]:
    """KEM-8.4, KEM-8.5  All lines of a side with this battle card; without one its line is empty."""
    return (*_troop(game, combat, side), _battle_card(card), *_others(game, combat, side))


def counted_lines(game: Kemet, combat: Combat, side: int) -> tuple[Line, ...]:
    """The lines as they were counted, or as they stand now; a battle card that cannot be seen adds nothing yet."""
    if combat.counted:
        return combat.counted[side]
    card = game.chosen[combat.seat_on(side)]
    return lines_of(game, combat, side, card if card in components().battle_cards else NONE)


def totals(lines: Sequence[Line]) -> Totals:
    counting = [line for line in lines if line.counts]
    return Totals(
        sum(line.force for line in counting),
        sum(line.damage for line in counting),
        sum(line.defence for line in counting),
    )


def units_in(lines: Sequence[Line]) -> int:
    """The Units of a side when the lines were counted."""
    return sum(line.n for line in lines if line.source == "units")


def losses(counted: Sequence[Sequence[Line]], side: int) -> int:
    """KEM-8.5  Enemy Damage less own Defence, at most all Units."""
    dealt, held_off = totals(counted[1 - side]).damage, totals(counted[side]).defence
    return min(units_in(counted[side]), max(0, dealt - held_off))


def reward(game: Kemet, combat: Combat, side: int) -> Reward:
    """KEM-8.5, KEM-8.6  What a counted Combat gives to a side."""
    powers, won = game.powers(combat.seat_on(side)), combat.winner == combat.seat_on(side)
    survives = units_in(combat.counted[side]) > losses(combat.counted, side)
    points = components().attack_vp if side == ATTACKER else powers.defensive_vp
    return Reward(
        points if won and survives else 0,
        powers.prayers_on_win if won else 0,
        powers.prayers_per_kill * losses(combat.counted, 1 - side),
    )


def _troop(game: Kemet, combat: Combat, side: int) -> Iterator[Line]:
    units = side_units(game, combat, side)
    yield Line("units", NONE, units, units, 0, 0, FORCE_RULE)


def _battle_card(card: str) -> Line:
    if not card:
        return Line("card", NONE, 1, 0, 0, 0, FORCE_RULE)
    values = components().battle_cards[card]
    return Line("card", card, 1, values.force, values.damage, values.defence, FORCE_RULE)


def _others(game: Kemet, combat: Combat, side: int) -> Iterator[Line]:
    seat = combat.seat_on(side)
    unlike = "defender" if side == ATTACKER else "attacker"
    for tile in game.tiles[seat]:
        effect = components().tiles[tile].effect
        if effect.type in ("force", "damage", "defence") and effect.kind != unlike:
            yield _with_effect("tile", tile, effect.type, effect.value, 1)
    creature = creature_of(game, combat, side)
    if creature is not None:
        yield _creature(creature, creature_of(game, combat, 1 - side))
    for card, n in Counter(combat.used[side]).items():
        effect = components().cards[card].effect
        if effect.type in ("force", "damage", "defence"):
            yield _with_effect("divine", card, effect.type, effect.value * n, n)
    if combat.given[side]:
        given = len(combat.given[side])
        yield Line("wound", NONE, given, given * game.powers(seat).wound_force, 0, 0, "KEM-8.3")
    if game.home[combat.space] == seat:
        yield Line("home", NONE, 1, components().home_force, 0, 0, FORCE_RULE)


def _with_effect(source: Source, name: str, kind: str, value: int, n: int) -> Line:
    force, damage, defence = (value if kind == wanted else 0 for wanted in ("force", "damage", "defence"))
    rule = FORCE_RULE if kind == "force" else LOSSES_RULE
    return Line(source, name, n, force, damage, defence, rule)


def _creature(creature: Creature, rival: Creature | None) -> Line:
    by = rival.id if rival is not None and rival.special == CANCELS else NONE
    return Line("creature", creature.id, 1, creature.force, creature.damage, creature.defence, "KEM-7.6", by)
