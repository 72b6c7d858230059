"""Payments: the usual one is proposed, Enter pays it; a click on a good pays with another instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.tekhenu.components import components
from game.tekhenu.decrees import ChooseUnit, ChooseUnits, PayUnits
from game.tekhenu.payment import ChoosePayment, Pay
from game.tekhenu.scoring import GiveBread, PayBread
from game.tekhenu.words import GOODS
from ui.art.palette import ButtonKind
from ui.frame.tooltip import Tip
from ui.titles.tekhenu.cards.items import Good, Item, Points, Sign, Word
from ui.titles.tekhenu.choice import Q, owner_of
from ui.titles.tekhenu.prices import priced
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Tray
from ui.titles.tekhenu.words import goods_in_words

_KINDS: dict[bool, ButtonKind] = {True: "gold", False: "papyrus"}
"""Of the usual answer, and of the others."""


def paying(style: TableStyle, question: Q, decision: ChoosePayment) -> Tray:
    """The price, the goods that can pay it, each always at its place, and all ways to pay."""
    now, ways = question.choice.paid(question.moves), question.of(Pay)
    price = goods_in_words(style.narrator.voice, decision.price)
    goods = tuple(
        _good(style, question, number, now.goods[number], most)
        for number, most in enumerate(map(max, zip(*(way.goods for way in ways), strict=True)))
        if most
    )
    pay = Chip(
        style.say("tray.pay"),
        (Sign("check"),),
        moves=(now,),
        kind="green",
        ready=True,
        sure=True,
        forecast=Forecast(goods=tuple(-n for n in now.goods)),
    )
    rows = [Row((*goods, pay), style.say("tray.paid_with"))]
    if len(ways) > 1:
        rows.append(Row(tuple(_payment(style, move, move == now) for move in ways), style.say("tray.instead")))
    return Tray(style.say("tray.price", price=price), tuple(rows))


def otherwise(style: TableStyle, question: Q, pay: Callable[[], None]) -> Chip:
    """Payments that follow are made as usual unless this is pressed before."""
    on = question.asked is not None and question.asked.pays_otherwise
    told = style.say("tray.otherwise")
    tip = Tip(told, (style.say("tray.otherwise_on" if on else "tray.otherwise_off"),))
    sign: tuple[Item, ...] = (Sign("check"),) if on else (Sign("coin"),)
    return Chip(told, sign, act=pay, kind="green" if on else "papyrus", tip=tip)


def _good(style: TableStyle, question: Q, number: int, n: int, most: int) -> Chip:
    """A click pays with less of a good, or with one that does not pay yet."""
    good = GOODS[number]
    none: tuple[Item, ...] = (Word("0"), Good(good))
    swap = question.choice.swap if n else question.choice.take_in
    return Chip(
        "",
        (Good(good, n),) if n else none,
        note=style.say("tray.owned", n=owner_of(question).goods[number]),
        act=question.does(partial(swap, question.moves, number)),
        name=style.say("tray.pay_less" if n else "tray.pay_more", resource=good),
        room=(Word("0"), Good(good, most)),
    )


def _payment(style: TableStyle, move: Pay, proposed: bool = False) -> Chip:
    items = tuple(Good(good, n) for good, n in priced(move.goods))
    forecast = Forecast(goods=tuple(-n for n in move.goods))
    return way(style, move, "", *items, kind=_KINDS[proposed], forecast=forecast)


def bread(style: TableStyle, question: Q, decision: PayBread) -> Tray:
    """How many Bread are given, and what the rest costs."""
    chips = []
    for number, move in enumerate(question.of(GiveBread)):
        loss = (decision.due - move.n) * components().points.unpaid_bread
        sub = (Points(f"−{loss}"),) if loss else (Sign("check"),)
        items = (Good("bread", move.n),) if move.n else (Word("0"), Good("bread"))
        first = number == 0
        chips.append(way(style, move, "", *items, sub=sub, kind=_KINDS[first], ready=first, sure=first))
    return Tray(style.say("tray.bread", n=decision.due), (Row(tuple(chips)),))


def units(style: TableStyle, question: Q, decision: ChooseUnits) -> Tray:
    """D04: pyramids of Population that are paid for."""
    worth = components().decrees[decision.card].counts[0][1]
    chips = []
    for number, move in enumerate(question.of(PayUnits)):
        signs, sub = (Word(str(move.n)), Sign("pyramid")), (Points(str(move.n * worth)),)
        chips.append(way(style, move, "", *signs, sub=sub, kind=_KINDS[number == 0]))
    return Tray(style.say("tray.units"), (Row(tuple(chips)),))


def unit(style: TableStyle, question: Q, decision: ChooseUnit) -> Tray:
    chips = tuple(_payment(style, move) for move in question.of(Pay))
    return Tray(style.say("tray.unit"), (Row(chips),))
