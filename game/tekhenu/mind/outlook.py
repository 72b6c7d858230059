"""What lies ahead of a computer seat, and what single things are worth until then, in victory points.

Everything that depends only on the hour - own turns and Scorings to come - is worked out once for each hour
and looked up afterwards. The figures are opinions of good players, tried in self-play, not rules: changing
them changes play, never legality.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.core.records import record
from game.tekhenu.cards import Gain
from game.tekhenu.components import components
from game.tekhenu.scoring import RemoveMarker, pyramids_reached
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOLD, SCRIBE

FIRST_TOKEN = (1.1, 1.8, 1.5, 1.9)
"""Papyrus, Bread, Limestone, Granite: what the first token is worth while there is time to use it."""
NEXT_TOKEN = 0.9
"""Each further token of a kind is worth that much of the one before."""
SPENT_PER_TURN = 8.0
"""What one turn can use up at most, in the worth of tokens."""
GOLD_WORTH = 2.0
NEXT_GOLD = 0.95
SCRIBE_WORTH = 1.5
NEXT_SCRIBE = 0.85
FAITH_WORTH = 0.4
MOST = 40
"""Tokens of a kind beyond these are worth nothing."""
PRODUCTION_STEP = (0.0, 0.0, 0.0, 0.8, 0.7, 0.5, 0.3)
"""A step of Production to this level, with twelve turns to come."""
PYRAMID_PROMISE = 0.6
"""How much of the next pyramid the way to it is worth."""
CLIMB = 1.1
"""One step of Happiness, with eight turns to come, for what the steps after it will bring."""
ACCESS = (0.6, 1.0, 2.0, 2.0)
"""The sections of the market, with eight turns to come."""
POPULATION_STEP = 0.2
POPULATION_SCORING = 0.12
POPULATION_ROOM = 0.4
ROOM = 4
"""Steps that Happiness should be free to rise."""
USES = (0.13, 0.17, 0.17, 0.12, 0.12, 0.15)
"""How often a seat performs the action of each god, per turn."""
HUNGER = (3.0, 2.5, 2.0, 1.6, 1.3)
"""What one Bread short will cost, by own turns left until the Scoring."""


@record
class Outlook:
    """What is worth how much at one hour of the game; tables are looked up by number of tokens, level or steps."""

    turns: int
    """Own turns to come."""
    scorings: int
    until_scoring: int
    """Own turns before the next Scoring."""
    basics: tuple[tuple[float, ...], ...]
    purse: float
    """What the turns to come can use up at most."""
    gold: tuple[float, ...]
    scribes: tuple[float, ...]
    production: tuple[float, ...]
    happiness: tuple[float, ...]
    population: tuple[float, ...]
    room: tuple[float, ...]
    """By Population above Happiness."""
    statues: tuple[float, ...]
    slots: tuple[float, ...]
    hunger: float
    """What one Bread short at the next Scoring costs."""
    later_bread: float
    """What one Bread owed at the Scoring after that costs."""
    streams: tuple[tuple[float, ...], ...]
    """What a Statue brings until the end, by Horus slot and god."""


def outlook(game: Tekhenu, seat: int) -> Outlook:
    """What lies ahead of a seat."""
    return _at(turns_taken(game, seat), scorings_left(game), game.layout)


def turns_taken(game: Tekhenu, seat: int) -> int:
    """Turns that a seat has begun; a die in the hand counts."""
    if game.phase != "turns":
        return game.round_number
    owner, each = game.seats[seat], components().dice_per_judgement
    dice = len(owner.pure) + len(owner.tainted) + len(owner.anubis) + (len(game.in_hand) if game.acting == seat else 0)
    return (game.round_number - 1) // each * each + dice


def scorings_left(game: Tekhenu) -> int:
    """Scorings whose points are still to come."""
    if game.phase == "scoring" and any(type(step) is RemoveMarker for step in game.agenda):
        return len(game.markers) - 1
    return len(game.markers)


@cache
def _at(taken: int, scorings: int, layout: int) -> Outlook:
    parts, turns = components(), max(0, components().rounds - taken)
    until = max(0, turns - parts.rounds // 2) if scorings > 1 else turns
    late = min(1.0, turns / 8)
    points = parts.points
    return Outlook(
        turns=turns,
        scorings=scorings,
        until_scoring=until,
        basics=tuple(_falling(first, NEXT_TOKEN) for first in FIRST_TOKEN),
        purse=SPENT_PER_TURN * turns,
        gold=_falling(GOLD_WORTH, NEXT_GOLD),
        scribes=_falling(SCRIBE_WORTH * min(1.0, 0.2 + turns / 2) if turns else 0.0, NEXT_SCRIBE),
        production=_production(scorings, turns / 12),
        happiness=tuple(_happiness(steps, scorings, turns, late) for steps in range(parts.track_end + 1)),
        population=tuple(
            (POPULATION_STEP + POPULATION_SCORING * scorings) * late * steps for steps in range(parts.track_end + 1)
        ),
        room=tuple(POPULATION_ROOM * late * min(steps, ROOM) for steps in range(parts.track_end + 1)),
        statues=tuple(float(scorings * vp) for vp in points.statues),
        slots=tuple(float(scorings * vp) for vp in parts.building_vp),
        hunger=(HUNGER[min(until, len(HUNGER) - 1)] if scorings else 0.0),
        later_bread=HUNGER[-1] * max(0, scorings - 1),
        streams=_streams(turns, layout),
    )


def _falling(first: float, ratio: float) -> tuple[float, ...]:
    """What 0, 1, 2, ... tokens are worth if each is worth a little less than the one before."""
    sums = [0.0]
    for number in range(MOST):
        sums.append(sums[-1] + first * ratio**number)
    return tuple(sums)


def _production(scorings: int, share: float) -> tuple[float, ...]:
    """By level; the highest also pays at Scorings (TEK-17.5)."""
    most = components().most_production
    sums = [sum(PRODUCTION_STEP[: level + 1]) * share for level in range(most + 1)]
    sums[most] += components().vp_at_most_production * scorings
    return tuple(sums)


def _happiness(steps: int, scorings: int, turns: int, late: float) -> float:
    """Pyramids at the Scorings to come, the way to the next one, and the market that it opens."""
    parts = components()
    each = parts.points.happiness_pyramid * scorings
    reached = pyramids_reached(steps)
    worth = float(each * reached)
    if reached < len(parts.pyramids) and turns:
        low, high = (0, *parts.pyramids)[reached], parts.pyramids[reached]
        worth += each * PYRAMID_PROMISE * (steps - low) / (high - low)
    sections = sum(ACCESS[section] for section, needed in enumerate(parts.section_happiness) if steps >= needed)
    return worth + late * (CLIMB * steps + sections)


def goods_worth(goods: Sequence[int], ahead: Outlook) -> float:
    """Tokens at hand: each kind is worth less the more there is, all together no more than turns can use."""
    basics = ahead.basics
    if not ahead.turns:
        return 0.0
    total = ahead.gold[goods[GOLD]] if goods[GOLD] < MOST else ahead.gold[MOST]
    for good in range(GOLD):
        total += basics[good][goods[good]] if goods[good] < MOST else basics[good][MOST]
    scribes = goods[SCRIBE]
    return total / (1.0 + total / ahead.purse) + ahead.scribes[scribes if scribes < MOST else MOST]


def gain_worth(gain: Gain) -> float:
    """What an effect is worth at any time: goods and points."""
    each = (*(first * 0.85 for first in FIRST_TOKEN), GOLD_WORTH, SCRIBE_WORTH, FAITH_WORTH)
    return gain.vp + sum(amount * each[good] for good, amount in enumerate(gain.goods))


def _streams(turns: int, layout: int) -> tuple[tuple[float, ...], ...]:
    """TEK-8.3  Others' actions pay, with two players own ones too."""
    payers = max(2, layout - 1)
    return tuple(
        tuple(gain_worth(slot.bonus) * uses * turns * payers for uses in USES) for slot in components().horus_slots
    )
