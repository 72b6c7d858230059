"""TEK-3.6, TEK-14.2  Paying a price: at once where there is one way, else the payer chooses."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move
from game.core.records import record
from game.tekhenu.actions import Asked
from game.tekhenu.means import Goods, means_of, payments
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GRANITE, LIMESTONE, SCRIBE


@record
class Pay(Move):
    """Pay with exactly these goods, in the order of GOODS."""

    goods: Goods


@cache
def pay(goods: Goods) -> Pay:
    return Pay(goods)


@record
class ChoosePayment(Asked):
    """TEK-3.6  The payer chooses with which goods; asked only where really different payments exist."""

    rule: ClassVar[str] = "TEK-3.6"
    formality: ClassVar[bool] = True
    seat: int
    price: Goods

    def options(self, game: Tekhenu) -> list[Move]:
        return [pay(goods) for goods in payments(means_of(game, self.seat), self.price)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, Pay)
        settle(game, self.seat, self.price, move.goods)


def settle(game: Tekhenu, seat: int, price: Goods, goods: Goods) -> None:
    """Spend the goods; T10 and T22 pay their point if they were needed (TEK-14.2)."""
    game.spend(seat, goods)
    if goods[SCRIBE] != price[SCRIBE]:
        game.score_once_per_turn(seat, "T10")
    if goods[LIMESTONE] > price[LIMESTONE] or goods[GRANITE] > price[GRANITE]:
        game.score_once_per_turn(seat, "T22")


def charge(game: Tekhenu, seat: int, price: Goods) -> None:
    """Pay at once if there is one way, else ask next."""
    if any(price):
        ways = payments(means_of(game, seat), price)
        if len(ways) == 1:
            settle(game, seat, price, ways[0])
        else:
            game.then(ChoosePayment(seat, price))
