"""Faith for the scales: each amount with the balance, its loss and the place in the order that it would likely give."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.maat import LayFaith, PutFaith, ankh, bot_balance, loss_of
from game.tekhenu.state import Tekhenu
from ui.art.palette import ButtonKind
from ui.titles.tekhenu.cards.items import Good, Item, Points, Sign, Word
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.parts.maat import signed
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.seat.scales import paint_scales
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Tray

SCALES = (300, 190)
"""The scales come forward while Maât waits."""


def faith(desk: Desk, decision: LayFaith) -> Tray:
    moves = sorted(desk.of(PutFaith), key=lambda move: move.n)
    left = tuple(_amount(desk, move) for move in moves if move.n > 0)
    none = tuple(_amount(desk, move) for move in moves if move.n == 0)
    right = tuple(_amount(desk, move) for move in reversed(moves) if move.n < 0)
    rows = (
        Row(left, desk.say("tray.faith_left")),
        Row(none, desk.say("tray.faith_none")),
        Row(right, desk.say("tray.faith_right")),
    )
    balance = signed(desk.view.balance_of(desk.asked_seat))

    def scales(target: Surface, place: Rect) -> None:
        paint_scales(target, desk.look, place, desk.view, desk.asked_seat)

    title = desk.say("tray.faith", balance=balance)
    return Tray(title, rows, lead=scales, lead_size=SCALES)


def _amount(desk: Desk, move: PutFaith) -> Chip:
    seat = desk.asked_seat
    balance = desk.view.balance_of(seat) + move.n
    place = desk.say("tray.place", n=likely_place(desk.view, seat, balance))
    loss = loss_of(balance)
    laid: tuple[Item, ...] = (Good("faith", abs(move.n)),) if move.n else (Word("0"), Good("faith"))
    items = (*laid, Sign("chevron_right"), Word(signed(balance)), *((Points(f"−{loss}"),) if loss else ()))
    kind: ButtonKind = "gold" if move.n == 0 else "papyrus"
    return Chip(
        "",
        items,
        note=place,
        moves=(move,),
        kind=kind,
        name=desk.look.narrator.move(move),
        forecast=Forecast(faith=move.n),
    )


def likely_place(view: Tekhenu, seat: int, balance: int) -> int:
    """The place in the new order, counted from 1, if nobody else lays Faith after this."""
    balances = {other: view.balance_of(other) for other in view.order}
    if view.solo:
        balances[view.bot] = bot_balance(view)
    balances[seat] = balance
    order = sorted(view.order, key=lambda other: (abs(balances[other]), -ankh(view, other)))
    return order.index(seat) + 1
