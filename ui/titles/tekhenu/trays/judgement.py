"""Faith for the scales: each amount with the balance, its loss and the place in the order that it would likely give."""

from __future__ import annotations

from game.tekhenu.maat import LayFaith, PutFaith, ankh, bot_balance, loss_of
from game.tekhenu.state import Tekhenu
from ui.art.palette import ButtonKind
from ui.kit.thing import Face
from ui.titles.tekhenu.cards.items import Good, Item, Points, Sign, Word
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.parts.maat import signed
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.seat.scales import draw_scales, weights_of
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Tray

SCALES = (300, 190)
"""The scales come forward while Maât waits."""


def faith(style: TableStyle, question: Q, decision: LayFaith) -> Tray:
    moves = sorted(question.of(PutFaith), key=lambda move: move.n)
    left = tuple(_amount(style, question, move) for move in moves if move.n > 0)
    none = tuple(_amount(style, question, move) for move in moves if move.n == 0)
    right = tuple(_amount(style, question, move) for move in reversed(moves) if move.n < 0)
    rows = (
        Row(left, style.say("tray.faith_left")),
        Row(none, style.say("tray.faith_none")),
        Row(right, style.say("tray.faith_right")),
    )
    balance = signed(question.view.balance_of(question.asked_seat))
    scales = Face(draw_scales, (style, weights_of(question.view, question.asked_seat)))
    title = style.say("tray.faith", balance=balance)
    return Tray(title, rows, lead=scales, lead_size=SCALES)


def _amount(style: TableStyle, question: Q, move: PutFaith) -> Chip:
    seat = question.asked_seat
    balance = question.view.balance_of(seat) + move.n
    place = style.say("tray.place", n=likely_place(question.view, seat, balance))
    loss = loss_of(balance)
    laid: tuple[Item, ...] = (Good("faith", abs(move.n)),) if move.n else (Word("0"), Good("faith"))
    items = (*laid, Sign("chevron_right"), Word(signed(balance)), *((Points(f"−{loss}"),) if loss else ()))
    kind: ButtonKind = "gold" if move.n == 0 else "papyrus"
    return way(style, move, "", *items, note=place, kind=kind, forecast=Forecast(faith=move.n))


def likely_place(view: Tekhenu, seat: int, balance: int) -> int:
    """The place in the new order, counted from 1, if nobody else lays Faith after this."""
    balances = {other: view.balance_of(other) for other in view.order}
    if view.solo:
        balances[view.bot] = bot_balance(view)
    balances[seat] = balance
    order = sorted(view.order, key=lambda other: (abs(balances[other]), -ankh(view, other)))
    return order.index(seat) + 1
