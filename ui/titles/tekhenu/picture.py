"""The board as one picture, painted when the position changes and kept until then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from pygame import Rect, Surface

from game.tekhenu.state import Tekhenu
from ui.art import masks
from ui.art.light import box_aura, box_inner_glow
from ui.art.ornament import outline
from ui.art.palette import CEILING, GOLD, WOOD
from ui.art.plates import body
from ui.art.surface import argb, clip, opaque
from ui.art.texture import ceiling
from ui.titles.tekhenu.cards.market import paint_market
from ui.titles.tekhenu.dial.paint import paint_dial
from ui.titles.tekhenu.dial.ring import paint_base
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.parts.corners import paint_corners
from ui.titles.tekhenu.parts.horus import paint_horus, print_horus
from ui.titles.tekhenu.parts.maat import paint_maat, print_maat
from ui.titles.tekhenu.parts.osiris import paint_osiris, print_osiris
from ui.titles.tekhenu.parts.ra import paint_ra, print_ra
from ui.titles.tekhenu.parts.temple import paint_temple, print_temple
from ui.titles.tekhenu.parts.track import paint_track, print_track

KEPT = 3
"""Pictures kept: the present one, and those that a fade goes between."""


class BoardPicture:
    """Paints and keeps pictures of the whole board zone."""

    def __init__(self, look: Look, under: Surface) -> None:
        """`under` is the table below the board, seen at its round corners."""
        self._look = look
        self._under = under
        self._sheet = opaque(under.get_size())
        self._printed: Surface | None = None
        self._base: Surface | None = None
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def of(self, view: Tekhenu, viewer: int | None) -> Surface:
        """The picture of a view; `viewer` is the seat whose Happiness opens sections of the market."""
        key = (view_key(view), viewer)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._paint(view, viewer)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def put_dial_base(self, target: Surface) -> None:
        """The empty dial, round as it is: what an animation of the dial draws upon."""
        board, box = self._look.layout.zones.board, self._look.layout.dial.box
        part = box.clip(board)
        if self._base is None:
            cut = argb(self._ground().subsurface(part.move(-board.x, -board.y)))
            self._base = clip(cut, masks.disc(box.width), (box.x - part.x, box.y - part.y))
        target.blit(self._base, part)

    def _paint(self, view: Tekhenu, viewer: int | None) -> Surface:
        """Painters know the window: they draw on a sheet of its size, and the board is cut out of it."""
        look, board = self._look, self._look.layout.zones.board
        sheet = self._sheet
        sheet.blit(self._ground(), board)
        sheet.set_clip(board)
        paint_horus(sheet, look, view)
        paint_osiris(sheet, look, view)
        paint_ra(sheet, look, view)
        paint_temple(sheet, look, view, look.layout.temple)
        paint_maat(sheet, look, view)
        paint_track(sheet, look, view)
        paint_market(sheet, look, look.layout.market, view, viewer)
        paint_corners(sheet, look, view)
        paint_dial(sheet, look, view)
        sheet.set_clip(None)
        out = opaque(board.size)
        out.blit(sheet, (0, 0), board)
        return out

    def _ground(self) -> Surface:
        """Frame, ceiling, plates and their print: the same for every position."""
        if self._printed is None:
            look, board = self._look, self._look.layout.zones.board
            sheet = self._under.copy()
            self._frame(sheet, board)
            for printer in (print_horus, print_osiris, print_ra, print_maat, print_track):
                printer(sheet, look)
            print_temple(sheet, look, look.layout.temple)
            paint_base(sheet, look)
            self._printed = opaque(board.size)
            self._printed.blit(sheet, (0, 0), board)
        return self._printed

    def _frame(self, sheet: Surface, board: Rect) -> None:
        """Wood, a gold line, and the painted sky of a temple inside."""
        u = self._look.layout.u
        edge, corner = max(4, round(7 * u)), 11 * u
        box_aura(board.size, corner, 10 * u, alpha=190).put(sheet, (board.x + 3, board.y + 5))
        sheet.blit(body(board.size, WOOD, "wood", corner, 2, (30, -40), 0, 8), board)
        inner = board.inflate(-2 * edge, -2 * edge)
        sheet.blit(ceiling(inner.size, CEILING, 3, max(26, round(46 * u))), inner)
        sheet.blit(box_inner_glow(inner.size, 3, (6, 10, 30), round(16 * u), 200), inner)
        outline(sheet, inner.inflate(2, 2), GOLD, 1.6, 4 * u)


def view_key(view: Tekhenu) -> Hashable:
    """What the picture of the board depends on; nothing secret is in it."""
    decision = view.decision
    return (
        view.first_sunny,
        tuple(view.markers),
        tuple(view.sections),
        tuple(sorted(view.bag)),
        tuple(view.horus),
        tuple(view.god_statues),
        tuple(view.people_statues),
        tuple(view.statue_gold),
        view.row_gold,
        tuple(view.osiris),
        tuple(view.sites),
        tuple(view.laid),
        tuple(view.turned),
        tuple(view.pillars),
        tuple(view.display),
        len(view.pile),
        tuple(view.market),
        tuple(len(deck) for deck in view.decks),
        tuple((len(pile), pile[-1] if pile else "") for pile in view.discards),
        tuple(view.destinies),
        tuple(view.order),
        tuple((seat.population, seat.happiness, seat.balance) for seat in view.seats),
        decision is not None and view.has(decision.seat, "T09"),
    )
