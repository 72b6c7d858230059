"""What never changes on the table: frame, ceiling, plates and their print; the hand while nobody looks."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.light import box_aura, box_inner_glow
from ui.art.ornament import outline
from ui.art.palette import CEILING, CREAM_SECOND, GOLD, WOOD
from ui.art.plates import body, walnut
from ui.art.texture import ceiling
from ui.frame import words
from ui.titles.tekhenu.dial.ring import paint_base
from ui.titles.tekhenu.parts.horus import print_horus
from ui.titles.tekhenu.parts.maat import print_maat
from ui.titles.tekhenu.parts.osiris import print_osiris
from ui.titles.tekhenu.parts.ra import print_ra
from ui.titles.tekhenu.parts.temple import print_temple
from ui.titles.tekhenu.parts.track import print_track
from ui.titles.tekhenu.style import TableStyle


def paint_board(target: Surface, style: TableStyle) -> None:
    _frame(target, style.layout.zones.board, style.layout.u)
    for printer in (print_horus, print_osiris, print_ra, print_maat, print_track):
        printer(target, style)
    print_temple(target, style, style.layout.temple)
    paint_base(target, style)


def _frame(target: Surface, board: Rect, u: float) -> None:
    """Wood, a gold line, and the painted sky of a temple inside."""
    edge, corner = max(4, round(7 * u)), 11 * u
    box_aura(board.size, corner, 10 * u, alpha=190).put(target, (board.x + 3, board.y + 5))
    target.blit(body(board.size, WOOD, "wood", corner, 2, (30, -40), 0, 8), board)
    inner = board.inflate(-2 * edge, -2 * edge)
    target.blit(ceiling(inner.size, CEILING, 3, max(26, round(46 * u))), inner)
    target.blit(box_inner_glow(inner.size, 3, (6, 10, 30), round(16 * u), 200), inner)
    outline(target, inner.inflate(2, 2), GOLD, 1.6, 4 * u)


def paint_closed(target: Surface, style: TableStyle) -> None:
    """Nobody looks: a closed board and a word."""
    place, screen = style.layout.zones.hand, style.screen
    walnut(place.size, screen.scale, 90).put(target, place.topleft)
    room = place.inflate(-screen.px(300), -screen.px(30))
    words.line(target, style.say("own.closed"), room, "italic", screen.text(20), CREAM_SECOND, "center")
