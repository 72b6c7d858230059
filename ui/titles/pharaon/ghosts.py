"""What is shown under the pointer: the token on its slot, the cube on its step, the payment, what counts for a god."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.pharaon.components import box
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon
from ui.art.light import aura
from ui.art.palette import HOT, LEGAL_GOLD
from ui.art.pharaon_tokens import burial_cube, seat_disc
from ui.art.surface import blank, blit_centred, faded, recoloured
from ui.boards.glows import light
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.ground import corner_mask
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.pieces import token_picture
from ui.titles.pharaon.plans import Bill, bill_for
from ui.titles.pharaon.quarters.nile import option_line
from ui.titles.pharaon.wheel import corner_of

if TYPE_CHECKING:
    from ui.titles.pharaon.hand import HandPicture

Face = Callable[[Surface], None]
PALE = 195


class Ghosts:
    """Makes what places draw when somebody points at them."""

    def __init__(self, look: Look, hand: HandPicture) -> None:
        self._look = look
        self._hand = hand

    def action(self, desk: Desk, quarter: str, option: str, free: bool) -> Face:
        """Payment in the tray and in the pools, access token on the wheel, cube on the next step."""
        return partial(self._action, desk, quarter, option, free)

    def _action(self, desk: Desk, quarter: str, option: str, free: bool, target: Surface) -> None:
        seat = desk.asked_seat
        bill = None if free else bill_for(desk.view, seat, quarter, option)
        if bill is not None:
            self._hand.paint(target, desk, bill)
            self.access(target, desk, bill)
        if quarter == "burial" and desk.owner.step < box().last_step:
            number = desk.owner.step + 1
            here = [other for other, owner in enumerate(desk.view.seats) if owner.step == number]
            spot = self._look.layout.cube(desk.view, number, len(here))
            cube = burial_cube(self._look.liveries[seat], self._look.layout.px(19))
            blit_centred(target, faded(cube, PALE), spot)

    def access(self, target: Surface, desk: Desk, bill: Bill) -> None:
        """The access token on the slot that it will take."""
        on_wheel(target, self._look, desk.view, desk.view.facing(bill.quarter), bill.access)

    def option(self, rect: Rect, option: str, before: Face | None) -> Face:
        """A line of the Nile is the smallest thing on the board: pointed at, it grows."""

        def show(target: Surface) -> None:
            if before is not None:
                before(target)
            large = rect.inflate(round(rect.width * 0.25), round(rect.height * 0.25))
            large.left = rect.left - self._look.layout.px(6)
            light(large, "box", self._look.layout.u, HOT, 6).put(target, 1.0)
            target.blit(option_line(large.size, box().nile[option], True, False), large)

        return show

    def disc(self, seat: int, cell: Rect) -> Face:
        """A disc where it will stand."""

        def show(target: Surface) -> None:
            size = min(self._look.layout.px(29), cell.height - 4)
            blit_centred(target, faded(seat_disc(self._look.liveries[seat], size), PALE), cell.center)

        return show

    def god(self, corner: int) -> Face:
        """Both quarters that a god looks at."""

        def show(target: Surface) -> None:
            for number in (corner, (corner + 1) % 5):
                place, mask = corner_mask(self._look.layout, number)
                veil = blank(place.size, LEGAL_GOLD)
                veil.blit(recoloured(mask, LEGAL_GOLD, 46), (0, 0))
                target.blit(veil, place)

        return show


def on_wheel(target: Surface, look: Look, view: Pharaon, colour: int, token: str, strong: bool = True) -> None:
    """A token on the next free slot of a sector, or beside it if it is full."""
    layout = look.layout
    taken = len(view.wheel[colour])
    full = taken >= view.slots
    spot = layout.beside(len(view.beside)) if full else layout.slot(corner_of(view, BASE[colour]), taken, view.slots)
    picture = token_picture(token, layout.px(32))
    aura(picture, max(2.0, 5 * layout.u), LEGAL_GOLD, 255 if strong else 150, 2 if strong else 1).centred(target, spot)
    blit_centred(target, faded(picture, PALE if strong else 110), spot)
