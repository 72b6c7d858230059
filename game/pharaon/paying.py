"""PHA-4  Access and action cost: what is handed in, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import ge
from typing import ClassVar

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.pharaon import events
from game.pharaon.components import box
from game.pharaon.means import coins, groups_for, ways_to_pay
from game.pharaon.payment import OFFERING, QUARTER, SORTS, Payment
from game.pharaon.pieces import COLOURS, INDEX, SILVER
from game.pharaon.state import Pharaon


@dataclass(frozen=True, slots=True)
class HandIn(Move):
    """Hand in a token: a resource or an offering token."""

    token: str


hand_in = cache(HandIn)


@dataclass(frozen=True, slots=True)
class PayCost(Step[Pharaon]):
    """PHA-4.1  Pay access and action; where payments really differ, the tokens are asked for one by one."""

    rule: ClassVar[str] = "PHA-4.1"
    seat: int
    quarter: str
    option: str

    def run(self, game: Pharaon) -> None:
        ways = ways_to_pay(game, self.seat, self.quarter, self.option)
        if len(ways) == 1:
            settle(game, self.seat, self.quarter, ways[0])
        else:
            game.then(ChooseTokens(self.seat, self.quarter, self.option, in_common(ways)))


@dataclass(frozen=True, slots=True)
class ChooseTokens(Decision[Pharaon, HandIn]):
    """PHA-4.5  Hand in a token, in any order, until only one way to pay is left.

    `handed` counts the coins that are settled already: those handed in, and those that every way left includes.
    """

    rule: ClassVar[str] = "PHA-4.5"
    seat: int
    quarter: str
    option: str
    handed: tuple[int, ...]

    def moves(self, game: Pharaon) -> list[HandIn]:
        names, handed = coins(self.quarter), self.handed
        most = map(max, zip(*self._ways(game), strict=True))
        return [hand_in(names[sort]) for sort, count in enumerate(most) if count > handed[sort]]

    def _ways(self, game: Pharaon) -> list[Payment]:
        """The payments that go on from what is handed in."""
        ways = ways_to_pay(game, self.seat, self.quarter, self.option)
        return [way for way in ways if _covers(way, self.handed)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        offered = self.moves(game)
        owner = game.seats[self.seat]
        held = [name for name, number in INDEX.items() if owner.stock[number]]
        held += [token.id for token, count in zip(box().tokens, owner.tokens, strict=True) if count]
        return [self._refusal(game, name) for name in held if hand_in(name) not in offered]

    def _refusal(self, game: Pharaon, name: str) -> Refusal:
        names, values = coins(self.quarter), Values({"token": name, "quarter": self.quarter})
        sort = names.index(name) if name in names else SORTS
        ways = ways_to_pay(game, self.seat, self.quarter, self.option)
        if sort == SILVER:
            key = "silver_not_needed"
        elif OFFERING <= sort < QUARTER and game.seats[self.seat].stock[sort - OFFERING]:
            key = "resource_first"
        elif sort < SORTS and any(way[sort] for way in ways):
            key = "does_not_fit"
        else:
            key = "pays_nothing"
        return Refusal(hand_in(name), f"pharaon.refusal.{key}", values)

    def facts(self, game: Pharaon) -> Values:
        ways = self._ways(game)
        least, most = (choose(sum(way) for way in ways) - sum(self.handed) for choose in (min, max))
        told: Values = {"seat": self.seat, "quarter": self.quarter, "n": least, "most": most}
        return {**told, "token": listed(self.handed, self.quarter)}

    def play(self, game: Pharaon, move: HandIn) -> None:
        sort = coins(self.quarter).index(move.token)
        handed = tuple(count + (place == sort) for place, count in enumerate(self.handed))
        ways = [way for way in self._ways(game) if _covers(way, handed)]
        if len(ways) == 1:
            settle(game, self.seat, self.quarter, ways[0])
        else:
            game.then(ChooseTokens(self.seat, self.quarter, self.option, in_common(ways)))


def in_common(ways: Sequence[Payment]) -> Payment:
    """The coins that all of these payments spend."""
    return tuple(map(min, zip(*ways, strict=True)))


def _covers(way: Payment, handed: Payment) -> bool:
    return all(map(ge, way, handed))


def listed(payment: Payment, quarter: str) -> tuple[str, ...]:
    """The tokens of a payment by name."""
    return tuple(name for name, count in zip(coins(quarter), payment, strict=True) for _ in range(count))


def settle(game: Pharaon, seat: int, quarter: str, payment: Payment) -> None:
    """PHA-4.7, PHA-7.6, PHA-19.25  Access onto the wheel or beside a full sector; the rest goes back at once."""
    colour = game.facing(quarter)
    tokens = list(listed(payment, quarter))
    access = access_token(game, seat, quarter, payment)
    for token in tokens:
        game.spend(seat, token)
    tokens.remove(access)
    if game.sector_is_full(colour):
        game.turn_noble(seat, box().full_sector[quarter])
        game.beside.append(access)
    else:
        game.wheel[colour] += (access,)
    for token in tokens:
        game.put_back(token)
    if game.heard is not None:
        if tokens:
            game.tell(events.CostPaid(seat, quarter, access, tuple(tokens)))
        else:
            game.tell(events.AccessPaid(seat, quarter, access))


def access_token(game: Pharaon, seat: int, quarter: str, payment: Payment) -> str:
    """Which token of a payment lies on the wheel: a resource of the facing colour, then Silver, then the others.

    Silver or a token of the quarter can stand there only if no resource takes the icon it would pay, so that the
    other tokens still cover the rest; under nobles 7-10 any token can (PHA-7.7).
    """
    names, owner, facing = coins(quarter), game.seats[seat], game.facing(quarter)
    if payment[facing]:
        return names[facing]
    groups = groups_for(owner)
    alike = [colour for colour in COLOURS if groups[colour] == groups[facing]]
    order = [*alike, SILVER, *(OFFERING + colour for colour in alike), QUARTER]
    if box().any_access.get(quarter) in owner.nobles:
        order += [*COLOURS, *(OFFERING + colour for colour in COLOURS)]
    elif not any(payment[colour] for colour in alike) and any(payment[OFFERING + colour] for colour in alike):
        order.remove(SILVER)
    return names[next(sort for sort in order if payment[sort])]
