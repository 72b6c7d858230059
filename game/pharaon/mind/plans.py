"""What a seat could still do in this round: the next few actions that a computer seat would take one after the other.

A plan is thought through with counts only and ignores the others, so each further action counts less.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from game.core.remembered import Remembered
from game.pharaon.components import components
from game.pharaon.costs import FREE_ACCESS, Bills, artisan_bills, burial_bills, nile_bills, noble_bills, offering_bills
from game.pharaon.means import PLACE, groups_for
from game.pharaon.mind.areas import Area
from game.pharaon.mind.holdings import Counts, Holdings, Measure, measure_of
from game.pharaon.mind.outlook import UNSEEN_ARTISAN_PP, UNSEEN_ARTISAN_RESOURCES, UNSEEN_NOBLE, Outlook
from game.pharaon.mind.thrift import Till, till_for
from game.pharaon.noble_values import plain_value
from game.pharaon.payment import Groups, Purse
from game.pharaon.pieces import COLOURS
from game.pharaon.state import Pharaon, facing_colours

DEPTH = 2
LATER = 0.8
"""What each further action of a plan counts, compared with the one before."""
WORTH_A_TURN = 0.5
"""An action that brings less than this is not worth a slot."""
CLIMB = 2.5
STEP = 8.0
ELEMENT = 0.8
"""Instant gains before it is known what they add to: a climb, a burial step, what an element may add to gods."""


Facing: TypeAlias = tuple[tuple[str, int], ...]


class Table(NamedTuple):
    """What a seat finds on the table in a round: facing colours, free slots, cards and lots from the best."""

    measure: Measure
    facing: Facing
    """Each quarter with its colour."""
    slots: tuple[int, ...]
    """Free slots of the sectors, by colour."""
    any_access: frozenset[str]
    """Quarters where the access is free of colour (nobles 7-10)."""
    full_sectors: frozenset[str]
    """Quarters that may be used although their sector is full (nobles 13-16)."""
    judge: bool
    groups: Groups
    lots: tuple[tuple[int, ...], ...]
    bonus: bool
    nobles: tuple[float, ...]
    artisans: tuple[str, ...]


def table_of(game: Pharaon, seat: int, area: Area, ahead: Outlook, facing: Facing, slots: tuple[int, ...]) -> Table:
    """The table as a seat finds it."""
    owner = game.seats[seat]
    any_access, full_sectors, judge, groups = _privileges(tuple(owner.nobles), tuple(owner.turned))
    return Table(
        measure=measure_of(game, seat, ahead),
        facing=facing,
        slots=slots,
        any_access=any_access,
        full_sectors=full_sectors,
        judge=judge,
        groups=groups,
        lots=_best_lots(tuple(game.lots), ahead),
        bonus=game.bonus_left(),
        nobles=_noble_offers(game, seat, area, ahead) or ((UNSEEN_NOBLE,) if game.noble_deck else ()),
        artisans=_best_artisans(tuple(game.artisans), ahead),
    )


@cache
def _facing(quarters: tuple[str, ...], offset: int) -> Facing:
    return tuple(facing_colours(quarters, offset).items())


_offers: Remembered[tuple[object, ...], tuple[float, ...]] = Remembered(4096)


def _noble_offers(game: Pharaon, seat: int, area: Area, ahead: Outlook) -> tuple[float, ...]:
    """What the visible nobles are worth to a seat, from the best."""
    seen = (area, tuple(game.nobles), ahead)
    found = _offers.get(seen)
    if found is None:
        worths = [noble_worth(game, seat, card, ahead) for card in game.nobles if card]
        found = _offers.keep(seen, tuple(sorted(worths, reverse=True)))
    return found


@lru_cache(maxsize=1024)
def _privileges(
    nobles: tuple[str, ...], turned: tuple[str, ...]
) -> tuple[frozenset[str], frozenset[str], bool, Groups]:
    """Quarters with free access, those that may be used although their sector is full, the Judge, joined colours."""
    parts = components()
    return (
        frozenset(quarter for quarter, noble in parts.any_access.items() if noble in nobles),
        frozenset(quarter for quarter, noble in parts.full_sector.items() if noble in nobles and noble not in turned),
        parts.judge in nobles,
        groups_for(nobles),
    )


@lru_cache(maxsize=1024)
def _best_lots(lots: tuple[tuple[str, ...], ...], ahead: Outlook) -> tuple[tuple[int, ...], ...]:
    """The lots from the best, as numbers of tokens."""
    index = components().token_index
    numbered = [tuple(index[token] for token in lot) for lot in lots if lot]
    return tuple(sorted(numbered, key=lambda lot: -sum(map(ahead.token, lot))))


@lru_cache(maxsize=1024)
def _best_artisans(artisans: tuple[str, ...], ahead: Outlook) -> tuple[str, ...]:
    """The artisans from the best."""
    return tuple(sorted(filter(None, artisans), key=lambda card: -artisan_worth(card, ahead)))


def table_now(game: Pharaon, seat: int, area: Area, ahead: Outlook) -> Table:
    slots = tuple([game.slots - len(sector) for sector in game.wheel])
    return table_of(game, seat, area, ahead, _facing(game.quarters, game.offset), slots)


def table_next(game: Pharaon, seat: int, area: Area, ahead: Outlook) -> Table:
    """The table of the next round: the wheel one notch further and empty (PHA-9.1)."""
    turned = (game.offset + (-1 if game.clockwise_wheel else 1)) % len(COLOURS)
    return table_of(game, seat, area, ahead, _facing(game.quarters, turned), (game.slots,) * len(COLOURS))


def plan_worth(table: Table, held: Holdings) -> float:
    """What the best next actions bring, each chosen as if it were the last."""
    return _plan_worth(table, held.counts())


@lru_cache(maxsize=16384)
def _plan_worth(table: Table, counts: Counts) -> float:
    held = Holdings.of(counts)
    total, share, now = 0.0, 1.0, held.worth(table.measure)
    for _ in range(DEPTH):
        best, most, where = None, now + WORTH_A_TURN, ("", 0)
        for quarter, colour in table.facing:
            if table.slots[colour] > 0 or quarter in table.full_sectors:
                after, worth = _best_at(table, quarter, colour, held)
                if after is not None and worth > most:
                    best, most, where = after, worth, (quarter, colour)
        if best is None:
            break
        total += share * (most - now)
        share *= LATER
        table = _after(table, *where)
        held, now = best, most
    return total


_best: Remembered[tuple[object, ...], tuple[Holdings | None, float]] = Remembered(16384)


def _best_at(table: Table, quarter: str, colour: int, held: Holdings) -> tuple[Holdings | None, float]:
    """What the best use of a quarter makes of one's holdings, and what they are worth then; they are not to be changed.

    Remembered by what of the table concerns this quarter: the same plan fits many positions."""
    goods: object = None
    if quarter == "offerings":
        goods = (table.lots[:1], table.bonus)
    elif quarter == "nobles":
        goods = (table.nobles[:1], table.judge)
    elif quarter == "artisans":
        goods = table.artisans[:1]
    facing = FREE_ACCESS if quarter in table.any_access else colour
    key = (table.measure, table.groups, quarter, facing, goods, held.counts(), held.sundry)
    found = _best.get(key)
    if found is None:
        best, most = None, 0.0
        for after in _outcomes(table, quarter, colour, held):
            worth = after.worth(table.measure)
            if best is None or worth > most:
                best, most = after, worth
        found = _best.keep(key, (best, most))
    return found


def _after(table: Table, quarter: str, colour: int) -> Table:
    """The table after an action: a slot less, and the best card or lot is gone."""
    if table.slots[colour] > 0:
        slots = tuple(free - (sector == colour) for sector, free in enumerate(table.slots))
        table = table._replace(slots=slots)
    else:
        table = table._replace(full_sectors=table.full_sectors - {quarter})
    if quarter == "offerings":
        return table._replace(lots=table.lots[1:])
    if quarter == "nobles":
        return table._replace(nobles=table.nobles[1:])
    if quarter == "artisans":
        return table._replace(artisans=table.artisans[1:])
    return table


def best_outcome(table: Table, quarter: str, held: Holdings) -> Holdings:
    """What the best use of a quarter makes of one's holdings; they stay as they are if there is none."""
    outcomes = _outcomes(table, quarter, dict(table.facing)[quarter], held)
    return max(outcomes, key=lambda after: after.worth(table.measure), default=held)


@cache
def _tills(quarter: str, facing: int, groups: Groups, variant: int) -> tuple[Till, ...]:
    """The tills of a quarter: with and without bonus, by option of the Nile; `variant` is Judge or step."""
    if quarter == "offerings":
        every = [offering_bills(facing, bonus) for bonus in (False, True)]
    elif quarter == "nobles":
        every = [noble_bills(facing, bool(variant))]
    elif quarter == "nile":
        every = [nile_bills(option, facing) for option in components().nile]
    elif quarter == "artisans":
        every = [artisan_bills(facing)]
    else:
        every = [burial_bills(variant, facing)]
    return tuple(till_for(bills, groups) for bills in every)


def _outcomes(table: Table, quarter: str, colour: int, held: Holdings) -> Iterator[Holdings]:
    """Holdings after an action at a quarter, for each way to use it that can be paid."""
    ahead, place = table.measure.ahead, PLACE[quarter]
    purse = held.purse(place)
    facing = FREE_ACCESS if quarter in table.any_access else colour
    if quarter == "offerings":
        if table.lots:
            without, with_bonus = _tills(quarter, facing, table.groups, 0)
            for till in (without, with_bonus) if table.bonus else (without,):
                if after := _left(held, till, purse, place):
                    for number in table.lots[0]:
                        after.take_token(number)
                    if till is with_bonus:
                        gain_bonus(after, ahead)
                    yield after
    elif quarter == "nobles":
        if table.nobles:
            (till,) = _tills(quarter, facing, table.groups, table.judge)
            if after := _left(held, till, purse, place):
                after.nobles += 1
                after.sundry += table.nobles[0]
                yield after
    elif quarter == "nile":
        for option, till in zip(components().nile, _tills(quarter, facing, table.groups, 0), strict=True):
            if after := _left(held, till, purse, place):
                use_option(after, option, ahead)
                yield after
    elif quarter == "artisans":
        if table.artisans:
            (till,) = _tills(quarter, facing, table.groups, 0)
            if after := _left(held, till, purse, place):
                employ(after, table.artisans[0], ahead)
                yield after
    elif held.step < components().last_step:
        (till,) = _tills(quarter, facing, table.groups, held.step + 1)
        if after := _left(held, till, purse, place):
            after.step += 1
            yield after


def use_option(held: Holdings, option: str, ahead: Outlook) -> None:
    """PHA-6.3.2  Gains and climbs of an option of the Nile."""
    entry = components().nile[option]
    held.gain(entry.gains, ahead)
    for tracks in entry.climbs:
        held.climb(tracks, ahead)


def employ(held: Holdings, artisan: str, ahead: Outlook) -> None:
    """PHA-6.4.2  An artisan with its gains; no name is the top card of the deck."""
    held.artisans += 1
    if artisan:
        held.sundry += components().artisans[artisan].pp
        held.gain(components().artisans[artisan].gains, ahead)
    else:
        held.sundry += UNSEEN_ARTISAN_PP + ahead.base * UNSEEN_ARTISAN_RESOURCES


def gain_bonus(held: Holdings, ahead: Outlook) -> None:
    """PHA-5.7  A bonus offering of whatever kind."""
    held.worthies += 1
    held.sundry += max(1.0, ahead.offering - components().offering_pp)


def artisan_worth(artisan: str, ahead: Outlook) -> float:
    card = components().artisans[artisan]
    return card.pp + ahead.gains(card.gains)


def noble_worth(game: Pharaon, seat: int, noble: str, ahead: Outlook) -> float:
    """A noble that a seat might take: points, growth, power and instant gains, without what gods give for it."""
    card, step = components().nobles[noble], game.seats[seat].step
    worth = plain_value(game, seat, noble) + ahead.growth(noble) + ahead.power(card.effect)
    for kind, count in card.gains:
        if kind == "burial_step":
            worth += STEP if step < components().last_step else 0.0
        else:
            worth += (
                count
                * {
                    "climb_any": CLIMB,
                    "silver": ahead.silver,
                    "bonus_offering": ahead.offering + ELEMENT,
                    "artisan": UNSEEN_ARTISAN_PP + ahead.base * UNSEEN_ARTISAN_RESOURCES + ELEMENT,
                }[kind]
            )
    return worth


def paid(held: Holdings, bills: Bills, quarter: str, groups: Groups) -> Holdings | None:
    """What is left after the cheapest payment, if there is one."""
    place = PLACE[quarter]
    return _left(held, till_for(bills, groups), held.purse(place), place)


def _left(held: Holdings, till: Till, purse: Purse, place: int) -> Holdings | None:
    payment = till.payment(purse)
    return None if payment is None else held.less(payment, place)
