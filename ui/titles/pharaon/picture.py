"""The board as one picture, painted when the position or the question changes and kept until then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.surface import blank, opaque, recoloured
from ui.titles.pharaon.gods import paint_gods, print_gods
from ui.titles.pharaon.ground import corner_mask, paint_tablet
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.pyramid import paint_pyramid, print_pyramid
from ui.titles.pharaon.quarters.artisans import paint_artisans, print_artisans
from ui.titles.pharaon.quarters.burial import paint_cubes, paint_lit_steps, print_burial
from ui.titles.pharaon.quarters.header import paint_chip, print_header
from ui.titles.pharaon.quarters.nile import paint_nile, print_nile
from ui.titles.pharaon.quarters.nobles import paint_nobles, print_nobles
from ui.titles.pharaon.quarters.offerings import paint_offerings, print_offerings
from ui.titles.pharaon.standing import Standing, pyramid_rows, standings
from ui.titles.pharaon.vases import paint_vases, places_for, print_vases
from ui.titles.pharaon.wheel import paint_wheel

KEPT = 4
"""Pictures kept: the present one, and those that a fade goes between."""
_VEIL = ((50, 32, 20), 66)


@dataclass(frozen=True, slots=True)
class Lifted:
    """What an animation carries about, so that the picture leaves it out."""

    cards: frozenset[str] = frozenset()
    vases: frozenset[str] = frozenset()
    discs: frozenset[int] = frozenset()
    cubes: frozenset[int] = frozenset()
    climbers: frozenset[tuple[int, int]] = frozenset()
    wheel: bool = False
    """The wheel itself."""


NOTHING = Lifted()


class BoardPicture:
    """Paints and keeps pictures of the whole board zone."""

    def __init__(self, look: Look, under: Surface) -> None:
        """`under` is the table below the board, seen beside the tablet."""
        self._look = look
        self._under = under
        self._sheet = opaque(under.get_size())
        self._printed: tuple[Hashable, Surface] | None = None
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def of(
        self,
        view: Pharaon,
        access: dict[str, Standing] | None = None,
        payable: frozenset[str] | None = None,
        lit: frozenset[str] = frozenset(),
        lifted: Lifted = NOTHING,
    ) -> Surface:
        """The picture of a view; `access` tells how quarters stand for who is asked.

        `payable` are the lines of the Nile that stand out, `lit` the lots and the step that may be taken."""
        access = access or standings(view, None)
        key = (view_key(view), tuple(access.items()), payable, lit, lifted)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._paint(view, access, payable, lit, lifted)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def put(self, target: Surface, view: Pharaon, part: Rect, lifted: Lifted = NOTHING) -> None:
        """Only a part of the picture, at its place: what an animation draws upon."""
        board = self._look.layout.zones.board
        target.blit(self.of(view, lifted=lifted), part, part.move(-board.x, -board.y))

    def _paint(
        self,
        view: Pharaon,
        access: dict[str, Standing],
        payable: frozenset[str] | None,
        lit: frozenset[str],
        lifted: Lifted,
    ) -> Surface:
        """Painters know the window: they draw on a sheet of its size, and the board is cut out of it."""
        look, board = self._look, self._look.layout.zones.board
        ring = look.layout.ring(view)
        sheet = self._sheet
        sheet.blit(self._ground(view), board)
        sheet.set_clip(board)
        quarters = ring.quarters
        paint_nile(sheet, look, view, quarters["nile"], payable, lifted.climbers)
        paint_lit_steps(sheet, look, quarters["burial"], lit)
        paint_cubes(sheet, look, view, lifted.cubes)
        paint_artisans(sheet, look, view, quarters["artisans"], lifted.cards)
        paint_nobles(sheet, look, view, quarters["nobles"], lifted.cards)
        paint_offerings(sheet, look, view, quarters["offerings"], lit)
        for number, name in enumerate(ring.order):
            if access[name].access in ("short", "none") or (access[name].access == "full" and payable is not None):
                place, mask = corner_mask(look.layout, number)
                veil = blank(place.size, _VEIL[0])
                veil.blit(recoloured(mask, *_VEIL), (0, 0))
                sheet.blit(veil, place)
            paint_chip(sheet, look, view, quarters[name], access[name])
        paint_gods(sheet, look, view)
        paint_pyramid(sheet, look, view, lifted.discs)
        paint_vases(sheet, look, view, lifted.vases)
        if not lifted.wheel:
            paint_wheel(sheet, look, view)
        sheet.set_clip(None)
        out = opaque(board.size)
        out.blit(sheet, (0, 0), board)
        return out

    def _ground(self, view: Pharaon) -> Surface:
        """Tablet, slabs and their print: the same for every position of a game."""
        key = (view.quarters, view.players)
        if self._printed is None or self._printed[0] != key:
            look, board = self._look, self._look.layout.zones.board
            ring = look.layout.ring(view)
            sheet = self._under.copy()
            paint_tablet(sheet, look.layout, ring.order)
            print_gods(sheet, look, view)
            for name, quarter in ring.quarters.items():
                print_header(sheet, look, quarter)
                _PRINT[name](sheet, look, quarter)
            print_pyramid(sheet, look, pyramid_rows(view))
            print_vases(sheet, look, places_for(view))
            picture = opaque(board.size)
            picture.blit(sheet, (0, 0), board)
            self._printed = (key, picture)
        return self._printed[1]


_PRINT = {
    "nile": print_nile,
    "burial": print_burial,
    "artisans": print_artisans,
    "nobles": print_nobles,
    "offerings": print_offerings,
}


def view_key(view: Pharaon) -> Hashable:
    """What the picture of the board depends on; nothing secret is in it."""
    return (
        view.current_round,
        view.quarters,
        view.offset,
        tuple(view.wheel),
        tuple(view.beside),
        tuple(view.supply),
        len(view.vase_pile),
        len(view.vase_discard),
        tuple(view.vases),
        len(view.bag),
        len(view.token_discard),
        tuple(view.lots),
        tuple(view.zone),
        len(view.noble_deck),
        tuple(view.nobles),
        len(view.artisan_deck),
        tuple(view.artisans),
        view.pharaoh,
        tuple(
            (
                tuple(seat.levels),
                seat.step,
                seat.row,
                seat.space,
                sum(seat.tokens),
                len(seat.nobles),
                len(seat.artisans),
            )
            for seat in view.seats
        ),
        tuple(view.traitor.gods) if view.traitor is not None else (),
    )
