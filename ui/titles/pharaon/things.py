"""What lies on the board, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.surface import blank, opaque, recoloured
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.gods import god_things, print_gods
from ui.titles.pharaon.ground import corner_mask, paint_tablet, sky
from ui.titles.pharaon.layout import ring_of
from ui.titles.pharaon.offers import Offers
from ui.titles.pharaon.pyramid import print_pyramid, print_vases, pyramid_things, vase_things
from ui.titles.pharaon.quarter_places import CORNERS, SLABS
from ui.titles.pharaon.quarters.burial import burial_things, print_burial
from ui.titles.pharaon.quarters.cards import card_things, print_artisans, print_nobles
from ui.titles.pharaon.quarters.header import draw_chip, print_header
from ui.titles.pharaon.quarters.nile import nile_things, print_nile
from ui.titles.pharaon.quarters.offerings import offering_things, print_offerings
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.wheel import wheel_things

_VEIL = ((50, 32, 20), 66)
_PRINT = {
    "nile": print_nile,
    "burial": print_burial,
    "artisans": print_artisans,
    "nobles": print_nobles,
    "offerings": print_offerings,
}


class BoardThings:
    """The things of one window; the print of the board is painted once."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self._printed: tuple[object, Surface] | None = None

    def of(self, offers: Offers) -> Iterator[Thing]:
        question, style = offers.question, self.style
        view = question.view
        board = style.layout.zones.board
        yield Thing("ground", board, Face(self.draw_ground, (view.quarters, view.players)), bleed=0)
        yield from self._slabs(view)
        quarters = style.layout.ring(view).quarters
        yield from nile_things(style, question, quarters["nile"], offers.payable())
        yield from burial_things(style, view, quarters["burial"], offers)
        for name in ("artisans", "nobles"):
            yield from card_things(style, view, name, quarters[name])
        yield from offering_things(style, quarters["offerings"], offers)
        yield from self._access(view, offers)
        yield from god_things(style, view)
        yield from pyramid_things(style, view)
        yield from vase_things(style, view)
        yield from wheel_things(style, question)

    def _slabs(self, view: Pharaon) -> Iterator[Thing]:
        """The quarters themselves, below all that lies in them."""
        for corner, name in zip(CORNERS, self.style.layout.ring(view).order, strict=True):
            yield Thing(
                f"quarter.{name}",
                self.style.layout.rect(SLABS[corner]),
                layer=-1,
                subject=f"quarter.{name}",
                label=self.style.say(f"quarter.{name}"),
                told=True,
            )

    def _access(self, view: Pharaon, offers: Offers) -> Iterator[Thing]:
        """Whether a quarter can be reached: told in its head; a closed one lies in the shade."""
        style, ring, asked = self.style, self.style.layout.ring(view), offers.payable() is not None
        for number, name in enumerate(ring.order):
            standing = offers.access[name]
            if standing.access in ("short", "none") or (standing.access == "full" and asked):
                place, _ = corner_mask(style.layout, number)
                yield Thing(f"veil.{name}", place, Face(draw_veil, (style, number)), bleed=0)
            header = style.layout.rect(ring.quarters[name].header)
            yield Thing(f"chip.{name}", header, Face(draw_chip, (style, view.facing(name), standing)))

    def draw_ground(self, target: Surface, board: Rect, quarters: tuple[str, ...], players: int) -> None:
        """Tablet, slabs and their print: the same for every position of a game."""
        if self._printed is None or self._printed[0] != (quarters, players):
            style, sheet = self.style, sky(self.style.layout).copy()
            ring = ring_of(quarters, players)
            paint_tablet(sheet, style.layout, ring.order)
            print_gods(sheet, style, quarters)
            for name, quarter in ring.quarters.items():
                print_header(sheet, style, quarter)
                _PRINT[name](sheet, style, quarter)
            print_pyramid(sheet, style, players)
            print_vases(sheet, style, players)
            picture = opaque(board.size)
            picture.blit(sheet, (0, 0), board)
            self._printed = ((quarters, players), picture)
        target.blit(self._printed[1], board)


def draw_veil(target: Surface, place: Rect, style: TableStyle, corner: int) -> None:
    _, mask = corner_mask(style.layout, corner)
    veil = blank(place.size, _VEIL[0])
    veil.blit(recoloured(mask, *_VEIL), (0, 0))
    target.blit(veil, place)
