"""PHA-4.5, PHA-P2, PHA-P3, PHA-P10  Every payment that the rules allow, for whoever wishes to choose each token.

Usually only payments are asked for that really differ. A player may wish more before an action or while paying it:
Silver in place of a base resource at hand, an offering token before its resource, another token on the wheel.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon.components import components
from game.pharaon.means import coins, every_way_to_pay
from game.pharaon.payment import Payment
from game.pharaon.pieces import COLOURS, SILVER
from game.pharaon.settling import (
    HandIn,
    access_tokens,
    covers,
    hand_in,
    in_common,
    listed,
    settle,
    still_to_pay,
    with_one_more,
)
from game.pharaon.state import Pharaon


@record
class PayFreely(Move):
    """Choose every token of the payment, among all that the rules allow."""

    for_people: ClassVar[bool] = True


@record
class PayAsUsual(Move):
    """Choose every token no longer: only payments that really differ are asked for again."""

    for_people: ClassVar[bool] = True


@record
class PayProposed(Move):
    """Pay these tokens: what is handed in, and the thriftiest of what is left."""

    token: tuple[str, ...]


@record
class LayOnWheel(Move):
    """Lay this one of the tokens paid on the wheel."""

    token: str


ComposeMove: TypeAlias = PayProposed | HandIn
Wish: TypeAlias = PayFreely | PayAsUsual

lay_on_wheel = cache(LayOnWheel)
PAY_FREELY, PAY_AS_USUAL = PayFreely(), PayAsUsual()
_WISH, _WISH_NO_LONGER = (PAY_FREELY,), (PAY_AS_USUAL,)


def free_choice(game: Pharaon, seat: int) -> tuple[Wish, ...]:
    """The wish, where it may make a difference: with Silver, offering tokens that pay, or nobles that bend payments;
    who has made it may take it back."""
    if game.freely:
        return _WISH_NO_LONGER
    owner = game.seats[seat]
    if owner.stock[SILVER] or any(owner.tokens[: 2 * len(COLOURS)]) or not _bending().isdisjoint(owner.nobles):
        return _WISH
    return ()


@cache
def _bending() -> frozenset[str]:
    """PHA-7  The nobles that let another token pay: Scribes, and nobles 7-10."""
    return frozenset((*components().scribes, *components().any_access.values()))


def wish(game: Pharaon, asked: Step[Pharaon], move: Wish) -> None:
    """Every token of the next payment of this turn shall be chosen, or no longer; the question is asked again."""
    game.freely = isinstance(move, PayFreely)
    game.then(asked)


def compose(game: Pharaon, seat: int, quarter: str, option: str) -> None:
    """Pay an action whose every token is chosen; what leaves no choice is not asked."""
    _go_on(game, seat, quarter, option, every_way_to_pay(game, seat, quarter, option))


def _go_on(game: Pharaon, seat: int, quarter: str, option: str, ways: tuple[Payment, ...]) -> None:
    if len(ways) > 1:
        game.then(ComposePayment(seat, quarter, option, in_common(ways)))
        return
    laid = access_tokens(game, seat, quarter, option, ways[0])
    if len(laid) > 1:
        game.then(ChooseAccessToken(seat, quarter, option, ways[0]))
    else:
        settle(game, seat, quarter, ways[0], laid[0])


@record
class ComposePayment(Decision[Pharaon, ComposeMove]):
    """PHA-4.5  Hand in any token that some legal payment spends, or pay the rest as proposed.

    `handed` counts the coins that are settled already: those handed in, and those that every way left includes.
    """

    rule: ClassVar[str] = "PHA-4.5"
    seat: int
    quarter: str
    option: str
    handed: tuple[int, ...]

    def moves(self, game: Pharaon) -> list[ComposeMove]:
        names, handed, ways = coins(self.quarter), self.handed, self._ways(game)
        most = map(max, zip(*ways, strict=True))
        found: list[ComposeMove] = [PayProposed(listed(ways[0], self.quarter))]
        return found + [hand_in(names[sort]) for sort, count in enumerate(most) if count > handed[sort]]

    def _ways(self, game: Pharaon) -> tuple[Payment, ...]:
        ways = every_way_to_pay(game, self.seat, self.quarter, self.option)
        return tuple(way for way in ways if covers(way, self.handed))

    def facts(self, game: Pharaon) -> Values:
        return still_to_pay(self.seat, self.quarter, self._ways(game), self.handed)

    def play(self, game: Pharaon, move: ComposeMove) -> None:
        ways = self._ways(game)
        if isinstance(move, PayProposed):
            settle(game, self.seat, self.quarter, ways[0])
            return
        handed = with_one_more(self.handed, coins(self.quarter).index(move.token))
        _go_on(game, self.seat, self.quarter, self.option, tuple(way for way in ways if covers(way, handed)))


@record
class ChooseAccessToken(Decision[Pharaon, LayOnWheel]):
    """PHA-4.1, PHA-4.7  Which of the tokens paid lies on the wheel until the end of the round."""

    rule: ClassVar[str] = "PHA-4.1"
    seat: int
    quarter: str
    option: str
    payment: tuple[int, ...]

    def moves(self, game: Pharaon) -> list[LayOnWheel]:
        laid = access_tokens(game, self.seat, self.quarter, self.option, self.payment)
        return [lay_on_wheel(token) for token in laid]

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "quarter": self.quarter, "token": listed(self.payment, self.quarter)}

    def play(self, game: Pharaon, move: LayOnWheel) -> None:
        settle(game, self.seat, self.quarter, self.payment, move.token)
