"""What a view says about a province: whose it is, whether it is auctioned, whether it is in the game at all."""

from __future__ import annotations

from typing import Literal

from game.amunre.components import components
from game.amunre.state import AmunRe
from ui.art.palette import SeatStyle
from ui.titles.amunre.ground import Tint

Status = Literal["owned", "auctioned", "out", "plain"]


def status(view: AmunRe, province: str) -> Status:
    if view.owner_of(province) is not None:
        return "owned"
    if bonus_waits(view, province):
        return "auctioned"
    return "out" if province not in view.in_game and all_known(view) else "plain"


def all_known(view: AmunRe) -> bool:
    """Whether every province of the game has been revealed once, so that the others are out of it."""
    return len(view.in_game) >= len(view.seats) * components().provinces_per_seat


def tints(view: AmunRe, seat_styles: tuple[SeatStyle, ...]) -> tuple[Tint, ...]:
    """How the ground marks the provinces; owners last, so that their bands lie above."""
    found: list[Tint] = []
    for province in components().provinces:
        kind = status(view, province)
        owner = view.owner_of(province)
        if owner is not None:
            found.append(Tint(province, "owned", seat_styles[owner].colour))
        elif kind == "auctioned" or kind == "out":
            found.insert(0, Tint(province, kind))
    return tuple(found)


def bonus_waits(view: AmunRe, province: str) -> bool:
    """AMU-6.9  Whether an immediate bonus still lies there: all pay before anybody takes one."""
    return view.phase == "auction" and province in view.revealed


def bonus_stones(view: AmunRe, province: str) -> int:
    """Stones that lie on a province under auction for its buyer."""
    return min(components().provinces[province].bonus_stones, view.stones[province])


def bidders(view: AmunRe, province: str) -> list[tuple[int, int]]:
    """(seat, value) of the scribes on a bid card, lowest first."""
    found = [(index, seat.bid) for index, seat in enumerate(view.seats) if seat.bid_on == province]
    return sorted(found, key=lambda pair: pair[1])
