"""What a seat could still do in this round: the next few actions that a computer seat would take one after the other.

A plan is thought through with counts only and ignores the others, so each further action counts less.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.pharaon.components import box
from game.pharaon.costs import (
    FREE_ACCESS,
    Bills,
    artisan_bills,
    burial_bills,
    nile_bills,
    noble_bills,
    offering_bills,
)
from game.pharaon.holdings import Counts, Holdings, Measure, measure_of
from game.pharaon.means import PLACE, groups_for
from game.pharaon.noble_values import plain_value
from game.pharaon.outlook import UNSEEN_ARTISAN_PP, UNSEEN_ARTISAN_RESOURCES, UNSEEN_NOBLE, Outlook
from game.pharaon.payment import APART, OFFERING, Groups, Payment, Purse
from game.pharaon.pieces import COLOURS, SILVER
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
SILVER_SURCHARGE = 0.3
PLENTY = 3
PLENTY_DISCOUNT = 0.1
"""Of several payments the one with less Silver is preferred, then the one in colours of which there is plenty."""


class Table(NamedTuple):
    """What a seat finds on the table in a round: facing colours, free slots, cards and lots from the best."""

    measure: Measure
    facing: tuple[tuple[str, int], ...]
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


def table_of(game: Pharaon, seat: int, ahead: Outlook, facing: dict[str, int], slots: tuple[int, ...]) -> Table:
    """The table as a seat finds it."""
    owner, parts, index = game.seats[seat], box(), box().token_index
    lots = [tuple(index[token] for token in lot) for lot in game.lots if lot]
    nobles = [noble_worth(game, seat, card, ahead) for card in game.nobles if card]
    return Table(
        measure=measure_of(game, seat, ahead),
        facing=tuple(facing.items()),
        slots=slots,
        any_access=frozenset(quarter for quarter, noble in parts.any_access.items() if noble in owner.nobles),
        full_sectors=frozenset(quarter for quarter, noble in parts.full_sector.items() if owner.can_use(noble)),
        judge=parts.judge in owner.nobles,
        groups=groups_for(owner),
        lots=tuple(sorted(lots, key=lambda lot: -sum(map(ahead.token, lot)))),
        bonus=game.bonus_left(),
        nobles=tuple(sorted(nobles, reverse=True)) or ((UNSEEN_NOBLE,) if game.noble_deck else ()),
        artisans=tuple(sorted(filter(None, game.artisans), key=lambda card: -artisan_worth(card, ahead))),
    )


def table_now(game: Pharaon, seat: int, ahead: Outlook) -> Table:
    slots = tuple(game.slots - len(sector) for sector in game.wheel)
    return table_of(game, seat, ahead, facing_colours(game.quarters, game.offset), slots)


def table_next(game: Pharaon, seat: int, ahead: Outlook) -> Table:
    """The table of the next round: the wheel one notch further and empty (PHA-9.1)."""
    turned = (game.offset + (-1 if game.clockwise_wheel else 1)) % len(COLOURS)
    facing = facing_colours(game.quarters, turned)
    return table_of(game, seat, ahead, facing, (game.slots,) * len(COLOURS))


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
                for after in _outcomes(table, quarter, colour, held):
                    worth = after.worth(table.measure)
                    if worth > most:
                        best, most, where = after, worth, (quarter, colour)
        if best is None:
            break
        total += share * (most - now)
        share *= LATER
        table = _after(table, *where)
        held, now = best, most
    return total


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


def _outcomes(table: Table, quarter: str, colour: int, held: Holdings) -> Iterator[Holdings]:
    """Holdings after an action at a quarter, for each way to use it that can be paid."""
    ahead = table.measure.ahead
    facing = FREE_ACCESS if quarter in table.any_access else colour
    if quarter == "offerings":
        for bonus in (False, True) if table.bonus else (False,):
            if table.lots and (after := paid(held, offering_bills(facing, bonus), quarter, table.groups)):
                for number in table.lots[0]:
                    after.take_token(number)
                if bonus:
                    gain_bonus(after, ahead)
                yield after
    elif quarter == "nobles":
        if table.nobles and (after := paid(held, noble_bills(facing, table.judge), quarter, table.groups)):
            after.nobles += 1
            after.sundry += table.nobles[0]
            yield after
    elif quarter == "nile":
        for option in box().nile:
            if after := paid(held, nile_bills(option, facing), quarter, table.groups):
                use_option(after, option, ahead)
                yield after
    elif quarter == "artisans":
        if table.artisans and (after := paid(held, artisan_bills(facing), quarter, table.groups)):
            employ(after, table.artisans[0], ahead)
            yield after
    elif held.step < box().last_step and (
        after := paid(held, burial_bills(held.step + 1, facing), quarter, table.groups)
    ):
        after.step += 1
        yield after


def use_option(held: Holdings, option: str, ahead: Outlook) -> None:
    """PHA-6.3.2  Gains and climbs of an option of the Nile."""
    entry = box().nile[option]
    held.gain(entry.gains, ahead)
    for tracks in entry.climbs:
        held.climb(tracks, ahead)


def employ(held: Holdings, artisan: str, ahead: Outlook) -> None:
    """PHA-6.4.2  An artisan with its gains; no name is the top card of the deck."""
    held.artisans += 1
    if artisan:
        held.sundry += box().artisans[artisan].pp
        held.gain(box().artisans[artisan].gains, ahead)
    else:
        held.sundry += UNSEEN_ARTISAN_PP + ahead.base * UNSEEN_ARTISAN_RESOURCES


def gain_bonus(held: Holdings, ahead: Outlook) -> None:
    """PHA-5.7  A bonus offering of whatever kind."""
    held.worthies += 1
    held.sundry += max(1.0, ahead.offering - box().offering_pp)


def artisan_worth(artisan: str, ahead: Outlook) -> float:
    card = box().artisans[artisan]
    return card.pp + ahead.gains(card.gains)


def noble_worth(game: Pharaon, seat: int, noble: str, ahead: Outlook) -> float:
    """A noble that a seat might take: points, growth, power and instant gains, without what gods give for it."""
    card, step = box().nobles[noble], game.seats[seat].step
    worth = plain_value(game, seat, noble) + ahead.growth(noble) + ahead.power(card.effect)
    for kind, count in card.gains:
        if kind == "burial_step":
            worth += STEP if step < box().last_step else 0.0
        else:
            worth += count * {
                "climb_any": CLIMB,
                "silver": ahead.silver,
                "bonus_offering": ahead.offering + ELEMENT,
                "artisan": UNSEEN_ARTISAN_PP + ahead.base * UNSEEN_ARTISAN_RESOURCES + ELEMENT,
            }[kind]
    return worth


def paid(held: Holdings, bills: Bills, quarter: str, groups: Groups) -> Holdings | None:
    """What is left after the cheapest payment, if there is one."""
    place = PLACE[quarter]
    payment = _cheapest(held.purse(place), bills, groups)
    if payment is None:
        return None
    left = held.copy()
    left.spend(payment, place)
    return left


@lru_cache(maxsize=65536)
def _cheapest(purse: Purse, bills: Bills, groups: Groups) -> Payment | None:
    """The payment that a thrifty seat would choose: few coins, little Silver, rather of what there is plenty."""
    ways = [way for needs, more in bills if (way := _payment(purse, needs, more, groups)) is not None]
    return min(ways, key=lambda way: _price(way, purse), default=None)


def _price(payment: Payment, purse: Purse) -> float:
    plenty = sum(payment[colour] > 0 and purse[colour] >= PLENTY for colour in COLOURS)
    return sum(payment) + SILVER_SURCHARGE * payment[SILVER] - PLENTY_DISCOUNT * plenty


def _payment(purse: Purse, needs: tuple[int, ...], more: int, groups: Groups) -> Payment | None:
    """Own colours first, then colours that Scribes join, offering tokens, tokens of the quarter, Silver."""
    left, paid_with, wild = list(purse), [0] * len(purse), 0

    def take(sort: int, count: int) -> int:
        used = min(left[sort], count)
        left[sort] -= used
        paid_with[sort] += used
        return count - used

    open_icons = [take(colour, need) for colour, need in enumerate(needs)]
    for colour, short in enumerate(open_icons):
        if not short:
            continue
        if groups is not APART:
            for other in COLOURS:
                if groups[other] == groups[colour]:
                    short = take(other, short)
        wild += take(OFFERING + colour, short)
    for _ in range(more):
        sort = max(COLOURS, key=left.__getitem__)
        if take(sort, 1):
            wild += take(max(range(OFFERING, OFFERING + len(COLOURS)), key=left.__getitem__), 1)
    wild = take(SILVER, take(len(purse) - 1, wild))
    return None if wild else tuple(paid_with)
