"""PHA-4.1, PHA-4.7  A payment that is decided: which of its tokens can lie on the wheel, and where all of them go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import ge

from game.core.agenda import Move
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.means import bills_for, coins, groups_for
from game.pharaon.payment import OFFERING, QUARTER, SORTS, Payment, pays_beside
from game.pharaon.pieces import COLOURS, SILVER
from game.pharaon.state import Pharaon


@record
class HandIn(Move):
    """Hand in a token: a resource or an offering token."""

    token: str


hand_in = cache(HandIn)


def in_common(ways: Sequence[Payment]) -> Payment:
    """The coins that all of these payments spend."""
    return tuple(map(min, zip(*ways, strict=True)))


def covers(way: Payment, handed: Payment) -> bool:
    """Whether a payment goes on from what is handed in."""
    return all(map(ge, way, handed))


def with_one_more(handed: Payment, sort: int) -> Payment:
    return tuple(count + (place == sort) for place, count in enumerate(handed))


def listed(payment: Payment, quarter: str) -> tuple[str, ...]:
    """The tokens of a payment by name."""
    return tuple(name for name, count in zip(coins(quarter), payment, strict=True) for _ in range(count))


def still_to_pay(seat: int, quarter: str, ways: Sequence[Payment], handed: Payment) -> Values:
    """What the question for a token tells: how many are still to be paid, and which are counted already."""
    least, most = (choose(sum(way) for way in ways) - sum(handed) for choose in (min, max))
    return {"seat": seat, "quarter": quarter, "n": least, "most": most, "token": listed(handed, quarter)}


def settle(game: Pharaon, seat: int, quarter: str, payment: Payment, access: str = "") -> None:
    """PHA-4.7, PHA-7.6, PHA-19.25  Access onto the wheel or beside a full sector; the rest goes back at once.

    Without a word about it the token that lies on the wheel is the usual one.
    """
    colour = game.facing(quarter)
    tokens = list(listed(payment, quarter))
    access = access or access_token(game, seat, quarter, payment)
    for token in tokens:
        game.spend(seat, token)
    tokens.remove(access)
    if game.sector_is_full(colour):
        game.turn_noble(seat, components().full_sector[quarter])
        game.beside.append(access)
    else:
        game.wheel[colour] += (access,)
    for token in tokens:
        game.put_back(token)
    game.freely = False
    if tokens:
        game.report(events.CostPaid, seat, quarter, access, tuple(tokens))
    else:
        game.report(events.AccessPaid, seat, quarter, access)


def access_token(game: Pharaon, seat: int, quarter: str, payment: Payment) -> str:
    """PHA-P10  Which token of a payment usually lies on the wheel: the facing colour, then Silver, then the others.

    Silver or a token of the quarter can stand there only if no resource takes the icon it would pay, so that the
    other tokens still cover the rest; under nobles 7-10 any token can (PHA-7.7).
    """
    names, owner, facing = coins(quarter), game.seats[seat], game.facing(quarter)
    if payment[facing]:
        return names[facing]
    groups = groups_for(owner.nobles)
    alike = [colour for colour in COLOURS if groups[colour] == groups[facing]]
    order = [*alike, SILVER, *(OFFERING + colour for colour in alike), QUARTER]
    if components().any_access.get(quarter) in owner.nobles:
        order += [*COLOURS, *(OFFERING + colour for colour in COLOURS)]
    elif not any(payment[colour] for colour in alike) and any(payment[OFFERING + colour] for colour in alike):
        order.remove(SILVER)
    return names[next(sort for sort in order if payment[sort])]


def access_tokens(game: Pharaon, seat: int, quarter: str, option: str, payment: Payment) -> tuple[str, ...]:
    """PHA-4.1, PHA-4.5, PHA-7.7  Every token of a payment that can lie on the wheel, the usual one first.

    It must be able to pay the facing colour and leave the rest of the cost to the others; under nobles 7-10 any token
    is access and counts as the icon that it pays.
    """
    names, owner = coins(quarter), game.seats[seat]
    usual = access_token(game, seat, quarter, payment)
    sorts = [sort for sort in range(SORTS) if payment[sort]]
    if components().any_access.get(quarter) not in owner.nobles:
        groups, facing = groups_for(owner.nobles), game.facing(quarter)
        bills = bills_for(game, seat, quarter, option)
        sorts = [sort for sort in sorts if pays_beside(payment, sort, facing, bills, groups)]
    return tuple(dict.fromkeys((usual, *(names[sort] for sort in sorts))))
