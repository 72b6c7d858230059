"""Payments: the usual one is proposed, Enter pays it; a click on a good pays with another instead."""

from __future__ import annotations

from functools import partial

from game.tekhenu.components import box
from game.tekhenu.decrees import ChooseUnit, ChooseUnits, PayUnits
from game.tekhenu.payment import ChoosePayment, Pay
from game.tekhenu.scoring import GiveBread, PayBread
from game.tekhenu.words import GOODS
from ui.art.palette import ButtonKind
from ui.frame.tooltip import Tip
from ui.titles.tekhenu.cards.items import Good, Item, Points, Sign, Word
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.prices import priced
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Tray
from ui.titles.tekhenu.words import goods_in_words


def paying(desk: Desk, decision: ChoosePayment) -> Tray:
    """The price, the goods that can pay it, each always at its place, and all ways to pay."""
    now, ways = desk.choice.paid(desk.moves), desk.of(Pay)
    price = goods_in_words(desk.look.narrator.voice, decision.price)
    goods = tuple(
        _good(desk, number, now.goods[number], most)
        for number, most in enumerate(map(max, zip(*(way.goods for way in ways), strict=True)))
        if most
    )
    pay = Chip(
        desk.say("tray.pay"),
        (Sign("check"),),
        moves=(now,),
        kind="green",
        ready=True,
        sure=True,
        forecast=Forecast(goods=tuple(-n for n in now.goods)),
    )
    rows = [Row((*goods, pay), desk.say("tray.paid_with"))]
    if len(ways) > 1:
        rows.append(Row(tuple(_payment(desk, move, move == now) for move in ways), desk.say("tray.instead")))
    return Tray(desk.say("tray.price", price=price), tuple(rows))


def otherwise(desk: Desk) -> Chip:
    """Payments that follow are made as usual unless this is pressed before."""
    on = desk.asked is not None and desk.asked.pays_otherwise
    told = desk.say("tray.otherwise")
    tip = Tip(told, (desk.say("tray.otherwise_on" if on else "tray.otherwise_off"),))
    sign: tuple[Item, ...] = (Sign("check"),) if on else (Sign("coin"),)
    return Chip(told, sign, act=desk.pay_otherwise, kind="green" if on else "papyrus", tip=tip)


def _good(desk: Desk, number: int, n: int, most: int) -> Chip:
    """A click pays with less of a good, or with one that does not pay yet."""
    good = GOODS[number]
    none: tuple[Item, ...] = (Word("0"), Good(good))
    swap = desk.choice.swap if n else desk.choice.take_in
    return Chip(
        "",
        (Good(good, n),) if n else none,
        note=desk.say("tray.owned", n=desk.owner.goods[number]),
        act=desk.does(partial(swap, desk.moves, number)),
        name=desk.say("tray.pay_less" if n else "tray.pay_more", resource=good),
        room=(Word("0"), Good(good, most)),
    )


def _payment(desk: Desk, move: Pay, proposed: bool = False) -> Chip:
    items = tuple(Good(good, n) for good, n in priced(move.goods))
    forecast = Forecast(goods=tuple(-n for n in move.goods))
    kind: ButtonKind = "gold" if proposed else "papyrus"
    return Chip("", items, moves=(move,), kind=kind, name=desk.look.narrator.move(move), forecast=forecast)


def bread(desk: Desk, decision: PayBread) -> Tray:
    """How many Bread are given, and what the rest costs."""
    chips = []
    for number, move in enumerate(desk.of(GiveBread)):
        loss = (decision.due - move.n) * box().points.unpaid_bread
        sub = (Points(f"−{loss}"),) if loss else (Sign("check"),)
        items = (Good("bread", move.n),) if move.n else (Word("0"), Good("bread"))
        chips.append(
            Chip("", items, sub, moves=(move,), kind="papyrus" if number else "gold", ready=number == 0,
                 sure=number == 0, name=desk.look.narrator.move(move))
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
