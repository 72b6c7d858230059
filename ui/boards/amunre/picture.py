"""The board as one picture, painted when the position or the question changes and kept until then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from pygame import Surface

from game.amunre.auction import Bid, PlaceBid
from game.amunre.components import box
from game.amunre.state import AmunRe
from ui.art.light import box_aura, box_inner_glow
from ui.art.surface import opaque
from ui.boards.amunre.bid_cards import paint_bid_card
from ui.boards.amunre.forecast import expected
from ui.boards.amunre.furniture import paint_furniture
from ui.boards.amunre.ground import ground
from ui.boards.amunre.look import Look
from ui.boards.amunre.provinces import paint_province
from ui.boards.amunre.score_track import paint_markers, paint_track
from ui.boards.amunre.standing import status, tints
from ui.host.asked import Asked

KEPT = 3
"""Pictures kept: the present one, and those that a fade goes between."""


class BoardPicture:
    """Paints and keeps pictures of the whole board zone."""

    def __init__(self, look: Look, under: Surface) -> None:
        """`under` is the table below the board, seen at its round corners."""
        self._look = look
        self._under = under
        self._sheet = opaque(under.get_size())
        self._track: Surface | None = None
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def of(self, view: AmunRe, asked: Asked[AmunRe] | None, markers: bool = True) -> Surface:
        """The picture of a view. `markers`: with the score markers, which an animation may want to move."""
        legal = frozenset(move for move in asked.moves if isinstance(move, Bid)) if asked is not None else frozenset()
        live = asked is not None and isinstance(asked.decision, PlaceBid)
        key = (view_key(view), legal, live, markers)
        found = self._kept.get(key)
        if found is None:
            found = self._paint(view, legal, live, markers)
            self._kept[key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def _paint(self, view: AmunRe, legal: frozenset[Bid], live: bool, markers: bool) -> Surface:
        """Painters know the window: they draw on a sheet of its size, and the board is cut out of it."""
        look, board, here = self._look, self._look.layout.zones.board, self._look.layout.map
        sheet = self._sheet
        sheet.blit(self._frame(), board)
        sheet.blit(ground(here.size, view.tile or 0, tints(view, look.liveries)), here)
        sheet.blit(box_inner_glow(here.size, 2, (30, 14, 0), round(9 * look.layout.z), 200), here)
        sheet.set_clip(board)
        paint_furniture(sheet, look, view)
        for province in box().provinces:
            paint_province(sheet, look, view, province)
        for province in box().provinces:
            if status(view, province) == "auctioned":
                values = {move.value for move in legal if move.province == province}
                paint_bid_card(sheet, look, view, province, values, live)
        if markers:
            guesses = {seat: expected(view, seat) for seat in range(len(view.seats))}
            pale = {seat: view.points[seat] + n for seat, n in guesses.items() if n}
            paint_markers(sheet, look.layout, look.liveries, view.points, pale)
        sheet.set_clip(None)
        out = opaque(board.size)
        out.blit(sheet, (0, 0), board)
        return out

    def _frame(self) -> Surface:
        """Table and empty track: the same for every position."""
        if self._track is None:
            board = self._look.layout.zones.board
            whole = self._under.copy()
            corner = 12 * self._look.layout.z
            box_aura(board.size, corner, 14 * self._look.layout.z, alpha=210).put(whole, (board.x + 5, board.y + 9))
            paint_track(whole, self._look.layout)
            self._track = opaque(board.size)
            self._track.blit(whole, (0, 0), board)
        return self._track


def view_key(view: AmunRe) -> Hashable:
    """What the picture of the board depends on, cheaply; nothing secret is in it."""
    return (
        view.kingdom,
        view.turn_of_kingdom,
        view.phase,
        view.tile,
        len(view.province_deck),
        len(view.deck),
        len(view.discard),
        view.discard[-1] if view.discard else "",
        len(view.in_game),
        tuple(view.revealed),
        tuple(view.closed),
        tuple(view.points),
        tuple((tuple(seat.provinces), seat.bid_on, seat.bid) for seat in view.seats),
        tuple((name, len(cards)) for name, cards in view.bonus_cards.items()),
        tuple(view.farmers.values()),
        tuple(view.extra_farmers.values()),
        tuple(view.stones.values()),
        tuple(view.pyramids.values()),
        view.over,
        view.first,
    )
