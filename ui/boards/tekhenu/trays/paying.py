"""Payments: the usual one is proposed, Enter pays it; a click on a good pays with another instead."""

from __future__ import annotations

from collections.abc import Callable

from game.tekhenu.components import box
from game.tekhenu.decrees import ChooseUnit, ChooseUnits, PayUnits
from game.tekhenu.payment import ChoosePayment, Pay
from game.tekhenu.scoring import GiveBread, PayBread
from game.tekhenu.words import GOODS
from ui.boards.tekhenu.cards.items import Good, Points, Sign, Word
from ui.boards.tekhenu.desk import Desk
from ui.boards.tekhenu.prices import priced
from ui.boards.tekhenu.seat.forecast import Forecast
from ui.boards.tekhenu.trays.chip import Chip, Row
from ui.boards.tekhenu.trays.frame import Tray
from ui.text.tekhenu import goods_in_words


def paying(desk: Desk, decision: ChoosePayment) -> Tray:
    """The price, the goods that pay it, and the other ways while they are few."""
    now = desk.choice.paid(desk.moves)
    price = goods_in_words(desk.look.narrator.voice, decision.price)
    goods = tuple(
        Chip(
            "",
            (Good(good, n),),
            note=desk.say("tray.owned", n=desk.owner.goods[GOODS.index(good)]),
            act=desk.does(_swapping(desk, GOODS.index(good))),
            name=desk.say("tray.pay_less", resource=good),
        )
        for good, n in priced(now.goods)
    )
    pay = Chip(
        desk.say("tray.pay"),
        (Sign("check"),),
        moves=(now,),
        kind="green",
        ready=True,
        forecast=Forecast(goods=tuple(-n for n in now.goods)),
    )
    others = tuple(_payment(desk, move) for move in desk.of(Pay) if move != now)
    rows = [Row((*goods, pay), desk.say("tray.paid_with"))]
    if others:
        rows.append(Row(others, desk.say("tray.instead")))
    return Tray(desk.say("tray.price", price=price), tuple(rows))


def _swapping(desk: Desk, good: int) -> Callable[[], None]:
    return lambda: desk.choice.swap(desk.moves, good)


def _payment(desk: Desk, move: Pay) -> Chip:
    items = tuple(Good(good, n) for good, n in priced(move.goods))
    forecast = Forecast(goods=tuple(-n for n in move.goods))
    return Chip("", items, moves=(move,), name=desk.look.narrator.move(move), forecast=forecast)


def bread(desk: Desk, decision: PayBread) -> Tray:
    """How many Bread are given, and what the rest costs."""
    chips = []
    for number, move in enumerate(desk.of(GiveBread)):
        loss = (decision.due - move.n) * box().points.unpaid_bread
        sub = (Points(f"−{loss}"),) if loss else (Sign("check"),)
        items = (Good("bread", move.n),) if move.n else (Word("0"), Good("bread"))
        chips.append(
            Chip("", items, sub, moves=(move,), kind="papyrus" if number else "gold", ready=number == 0,
                 name=desk.look.narrator.move(move))
        )  # fmt: skip
    return Tray(desk.say("tray.bread", n=decision.due), (Row(tuple(chips)),))


def units(desk: Desk, decision: ChooseUnits) -> Tray:
    """D04: pyramids of Population that are paid for."""
    worth = box().decrees[decision.card].counts[0][1]
    chips = tuple(
        Chip("", (Word(str(move.n)), Sign("pyramid")), (Points(str(move.n * worth)),), moves=(move,),
             kind="papyrus" if number else "gold", name=desk.look.narrator.move(move))
        for number, move in enumerate(desk.of(PayUnits))
    )  # fmt: skip
    return Tray(desk.say("tray.units"), (Row(chips),))


def unit(desk: Desk, decision: ChooseUnit) -> Tray:
    chips = tuple(_payment(desk, move) for move in desk.of(Pay))
    return Tray(desk.say("tray.unit"), (Row(chips),))
