"""What cards are worth to a computer seat: Blessings to be played, Technologies at work, Decrees to be scored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.tekhenu.cards import Decree
from game.tekhenu.components import components
from game.tekhenu.mind.outlook import SCRIBE_WORTH, USES, Outlook, gain_worth
from game.tekhenu.mind.temple import Temple, temple
from game.tekhenu.scoring import pyramids_reached
from game.tekhenu.state import Seat, Tekhenu
from game.tekhenu.words import GODS, GOLD, SCRIBE

BLESSED = 6
"""Turns in which Blessings find their moment."""
EXTRA_ACTION = 4.2
"""One more god action, its price in goods taken off."""
PER_TURN = {
    "T05": 0.4,
    "T08": 0.22,
    "T09": 0.22,
    "T10": 0.25,
    "T11": 0.4,
    "T12": 0.3,
    "T13": 0.45,
    "T14": 0.5,
    "T17": 0.25,
    "T18": 0.45,
    "T19": 0.25,
    "T22": 0.25,
    "T23": 0.3,
    "T24": 0.15,
}
"""What Technologies bring per turn that are not tied to one god alone."""
CULTS = {"T01": "osiris", "T02": "ra", "T03": "thoth", "T04": "horus", "T06": "bastet", "T20": "thoth", "T21": "hathor"}
CULT_WORTH = {"T01": 2.0, "T02": 2.0, "T03": 2.0, "T04": 3.1, "T06": 3.4, "T20": 0.9, "T21": 1.0}
FEATHER, PRECEDENCE, BAKERS = 1.4, 0.9, 2.2
"""T15 and T16 per Judgement, T17 per Scoring."""
SURE = 0.65
"""How much of what a Decree may still gain is counted."""
GROWTH = {
    "technology": 0.09,
    "distinct_decree_symbol_owned": 0.08,
    "population_pyramid": 0.16,
    "happiness_pyramid": 0.12,
    "own_quarry_building": 0.06,
    "own_workshop_building": 0.06,
    "own_osiris_building": 0.12,
    "own_temple_building": 0.15,
    "own_pillar": 0.16,
    "own_statue": 0.15,
    "own_god_statue": 0.09,
    "own_people_statue": 0.06,
    "own_building_built": 0.27,
}
"""What a Decree counts grows that much per turn."""
LEFT_OVER = {"scribe_left": 1.5, "gold_left": 1.0, "basic_resource_left": 4.0}
"""What is usually left at the end by who wants it."""
SPECIAL = {"happiness_lead": 5.0, "half_of_pure_plate": 5.0, "action": 6.5, "order": 5.0}
ECHO_GROWTH = 0.8
ANOTHER_DECREE = 1.0
"""A Decree that will hardly be scored."""


class Counts(NamedTuple):
    """TEK-18.4  What a seat has of the things that Decrees count, under the names of the counters."""

    held: Sequence[str]
    """The Decrees themselves."""
    technology: int
    distinct_decree_symbol_owned: int
    happiness_pyramid: int
    own_quarry_building: int
    own_workshop_building: int
    own_osiris_building: int
    own_temple_building: int
    own_pillar: int
    own_statue: int
    own_god_statue: int
    own_people_statue: int
    own_building_built: int
    echo: int
    """The Temple without Statues (D24)."""


def counts_of(game: Tekhenu, seat: int, technologies: Sequence[str], decrees: Sequence[str], stand: Temple) -> Counts:
    """What Decrees would count as things stand, with these cards."""
    owner, parts, osiris = game.seats[seat], components(), game.osiris
    middle = len(osiris) // 2
    workshops, quarries = osiris[:middle].count(seat), osiris[middle:].count(seat)
    statues, people = parts.statues - owner.statues, game.people_statues.count(seat)
    return Counts(
        decrees,
        len(technologies),
        len({parts.decrees[card].symbol for card in decrees}),
        pyramids_reached(owner.happiness),
        quarries,
        workshops,
        quarries + workshops,
        stand.buildings,
        stand.pillars,
        statues,
        statues - people,
        people,
        parts.buildings - owner.buildings,
        stand.echo,
    )


def card_worth(game: Tekhenu, seat: int, card: str, ahead: Outlook) -> float:
    """What a card of the market would be worth to a seat."""
    if card[0] == "B":
        return _blessings(ahead.turns)[card]
    if card[0] == "T":
        return _technologies(ahead.turns, ahead.scorings)[card]
    owner, decrees = game.seats[seat], components().decrees
    if decrees[card].symbol in {decrees[other].symbol for other in owner.decrees}:
        return ANOTHER_DECREE
    counts = counts_of(game, seat, owner.technologies, [*owner.decrees, card], temple(game, seat, ahead))
    worth = _forecast(game, seat, card, counts, ahead)
    return worth if len(owner.decrees) < components().points.most_decrees else max(ANOTHER_DECREE, 0.4 * worth)


def blessings_worth(cards: Sequence[str], ahead: Outlook) -> float:
    """Blessings still to be played; they need a turn to be played in."""
    table = _blessings(ahead.turns)
    return sum(table[card] for card in cards)


def technologies_worth(cards: Sequence[str], ahead: Outlook) -> float:
    """Technologies for the rest of the game."""
    table = _technologies(ahead.turns, ahead.scorings)
    return sum(table[card] for card in cards)


@cache
def _blessings(turns: int) -> dict[str, float]:
    """A card in the hand is worth less than its use, so that it is used where it fits."""
    time = min(1.0, turns / BLESSED)
    return {card: time * _blessing(card) for card in components().blessings}


def _blessing(card: str) -> float:
    blessing = components().blessings[card]
    if blessing.choices:
        return 2.0
    if blessing.turns_die:
        return 1.8
    if blessing.recolours:
        return 1.4
    if blessing.free_gods:
        return 2.4 if blessing.window == "pay_ra_or_horus" else 1.9
    if blessing.extra:
        return EXTRA_ACTION - (SCRIBE_WORTH if blessing.scribes else 1.2)
    if blessing.repeats:
        return 2.4
    if blessing.anubis:
        return 2.4
    return 0.85 * gain_worth(blessing.gain)


@cache
def _technologies(turns: int, scorings: int) -> dict[str, float]:
    return {card: _technology(card, turns, scorings) for card in components().technologies}


def _technology(card: str, turns: int, scorings: int) -> float:
    judgements = -(-turns // components().dice_per_judgement)
    if card in CULTS:
        return 1.2 * CULT_WORTH[card] * USES[GODS.index(CULTS[card])] * turns
    if card == "T15":
        return FEATHER * judgements
    if card == "T16":
        return PRECEDENCE * judgements
    if card == "T07":
        return 0.12 * turns
    return PER_TURN[card] * turns + (BAKERS * scorings if card == "T17" else 0.0)


def decrees_worth(game: Tekhenu, seat: int, counts: Counts, ahead: Outlook) -> float:
    """TEK-18.1  The best Decrees with different symbols, as they will probably count."""
    owner, decrees, most = game.seats[seat], components().decrees, components().points.most_decrees
    found = [
        (_forecast(game, seat, card, counts, ahead), decrees[card].symbol, card)
        for card in counts.held
        if decrees[card].kind != "doubles"
    ]
    if len(found) == len(counts.held) == 1:
        return found[0][0]
    chosen = [entry for entry in found if entry[2] in owner.scored]
    for entry in sorted(found, reverse=True):
        if len(chosen) < most and all(entry[1] != other[1] for other in chosen):
            chosen.append(entry)
    total = sum([entry[0] for entry in chosen])
    for card in counts.held:
        if decrees[card].kind == "doubles" and _will_pay(owner, card, ahead):
            total = max(total, _with_doubling(chosen, decrees[card].symbol, most))
    return total


def _will_pay(owner: Seat, card: str, ahead: Outlook) -> bool:
    """TEK-18.4  Whether D03 can be paid, was paid, or may yet be."""
    return ahead.turns > 0 or card in owner.scored or owner.goods[GOLD] >= components().decrees[card].price


def _with_doubling(chosen: list[tuple[float, str, str]], symbol: str, most: int) -> float:
    """TEK-18.4  D03 takes a place among the three and its symbol."""
    others = sorted((entry[0] for entry in chosen if entry[1] != symbol), reverse=True)[: most - 1]
    return sum(others) + 0.9 * others[0] if others else 0.0


def _forecast(game: Tekhenu, seat: int, card: str, counts: Counts, ahead: Outlook) -> float:
    """What a Decree will probably count: what is there, and some of what may come."""
    owner, decree, turns = game.seats[seat], components().decrees[card], ahead.turns
    if decree.kind == "paid":
        return _paid(owner, decree.counts[0][1], turns)
    if decree.kind == "echo":
        return counts.echo + SURE * ECHO_GROWTH * turns
    if decree.kind == "happiness_lead":
        lead = owner.happiness - min(other.happiness for other in game.seats)
        return lead + max(0.0, SPECIAL[decree.kind] - lead) * min(1.0, turns / 8)
    if decree.kind == "half_of_pure_plate":
        pure = (sum(die.face for die in owner.pure) + 1) // 2 if turns < components().dice_per_judgement else 0
        return (
            pure + SPECIAL[decree.kind] * min(turns, components().dice_per_judgement) / components().dice_per_judgement
        )
    if decree.kind in SPECIAL:
        return SPECIAL[decree.kind] if turns or game.phase not in ("scoring", "end") else _settled(game, seat, decree)
    total = 0.0
    for counter, worth in decree.counts:
        if counter in LEFT_OVER:
            total += worth * _left_over(owner, counter, turns)
        else:
            total += worth * (getattr(counts, counter) + SURE * GROWTH[counter] * turns)
    return total if decree.most is None else min(total, decree.most)


def _settled(game: Tekhenu, seat: int, decree: Decree) -> float:
    """After the last Judgement: D20 counts the order, D23 was used or is lost."""
    place = game.order.index(seat)
    return float(decree.by_order[place]) if place < len(decree.by_order) else 0.0


def _paid(owner: Seat, each: int, turns: int) -> float:
    """D04: pyramids of Population, as far as resources are left to pay for them."""
    if owner.units_paid:
        return float(each * owner.units_paid)
    reached = pyramids_reached(owner.population)
    if turns:
        return each * min(len(components().pyramids), reached + SURE * GROWTH["population_pyramid"] * turns) - 1.0
    return float(each * min(reached, sum(owner.goods[: GOLD + 1])))


def _left_over(owner: Seat, counter: str, turns: int) -> float:
    goods = owner.goods
    now = goods[SCRIBE] if counter == "scribe_left" else goods[GOLD] if counter == "gold_left" else sum(goods[:GOLD])
    time = min(1.0, turns / 4)
    return now * (1.0 - 0.6 * time) + LEFT_OVER[counter] * time
