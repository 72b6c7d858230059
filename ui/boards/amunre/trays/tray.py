"""Which tray belongs to which decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pygame import Rect, Surface

from game.amunre.auction import ChooseProvince, PassOrProtect, PlaceBid
from game.amunre.gifts import ChooseGifts
from game.amunre.income import CollectIncome
from game.amunre.offering import AnnounceShift, LayOffering
from game.amunre.purchase import BuyFarmers, BuyFavours, BuyStones
from game.amunre.scoring import ChooseObjectives
from game.amunre.settlement import RaiseGold
from ui.art.palette import CREAM_SECOND
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part, label
from ui.boards.amunre.trays import auction, gifts, income, objectives, offering, purchase, shift
from ui.frame import words

_TRAYS: dict[type, Callable[[Desk, Any], list[Part]]] = {
    PlaceBid: auction.bidding,
    PassOrProtect: auction.standing,
    RaiseGold: auction.paying,
    ChooseProvince: auction.choosing,
    BuyFavours: purchase.favours,
    BuyFarmers: purchase.farmers,
    BuyStones: purchase.stones,
    LayOffering: offering.laying,
    AnnounceShift: shift.announcing,
    ChooseGifts: gifts.choosing,
    CollectIncome: income.collecting,
    ChooseObjectives: objectives.choosing,
}


def tray_parts(desk: Desk) -> list[Part]:
    if desk.asked is None:
        return waiting(desk)
    parts = _TRAYS[type(desk.asked.decision)](desk, desk.asked.decision)
    return [replace(part, beside=desk.places.tray) for part in parts]


def waiting(desk: Desk) -> list[Part]:
    """Somebody else is asked."""
    decision = desk.view.decision
    text = desk.say("tray.over") if decision is None else desk.say("tray.waiting", seat=decision.seat)
    px = desk.look.layout.screen.text(18)

    def paint(target: Surface, rect: Rect) -> None:
        words.block(target, text, rect, "italic", px, CREAM_SECOND, "center", middle=True)

    return [label(desk.places.tray, text, paint)]
