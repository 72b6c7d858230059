"""The Temple of Tekhenu from above for its rule book: bonuses of the spaces, prices of the sites, places of Statues."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import GOODS
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK, INK_SECTION
from ui.art.plates import body
from ui.art.surface import blank
from ui.rules.drawing import ROOT, papyrus_plate

SIDE = 5
TOP, RIGHT, BOTTOM, LEFT = "top", "right", "bottom", "left"
LARGEST = 0.8
"""Its scale at most: it is as high as wide, and must not be higher than the page of a small window."""
_LATER = {3: (226, 196, 150), 4: (206, 168, 124)}
"""Grounds of the sites that need more players."""


def temple_map(room: int, scale: float) -> Surface:
    """Five rows and five columns, with what stands at their ends."""
    z = min(scale, room / 490, LARGEST)
    cell = round(68 * z)
    out = blank(((SIDE + 2) * cell + 8, (SIDE + 2) * cell + 8), ROOT)
    board = Rect(cell - 2, cell - 2, SIDE * cell + 8, SIDE * cell + 8)
    out.blit(body(board.size, (104, 66, 34), "wood", 6 * z, 2, (20, -20), 0, 4), board)
    for number, space in enumerate(components().temple):
        place = _place(number % SIDE + 1, number // SIDE + 1, cell)
        out.blit(body(place.size, (214, 184, 132), "stone", 5 * z, 2, (-14, 10), 0, number, True), place)
        _put_goods(out, place, GOODS[space.good], space.amount, z)
    taken = set()
    for site in components().sites:
        place = _end(site.side, site.line, cell)
        taken.add(place.topleft)
        papyrus_plate(out, place, z, site.line[0], _LATER.get(site.min_players, (246, 226, 178)))
        _put_goods(out, place, "bread", site.bread, z)
        if site.min_players in _LATER:
            at = (place.x + 5 * z, place.y + 3 * z)
            put_text(out, f"{site.min_players}+", "number", max(10, round(13 * z)), INK_SECTION, at, "topleft")
    for statue in components().people_spaces:
        if statue.line:
            place = next(end for end in _ends(statue.line, cell) if end.topleft not in taken)
            put_icon(out, "statue", round(40 * z), INK_SECTION, (place.centerx, place.centery - 8 * z))
            _put_goods(out, place.move(0, round(18 * z)), "gold", statue.gold, z)
    return out


def _place(column: int, row: int, cell: int) -> Rect:
    return Rect(4 + column * cell, 4 + row * cell, cell - 4, cell - 4)


def _end(side: str, line: tuple[int, ...], cell: int) -> Rect:
    """The place at one end of a line."""
    column, row = line[0] % SIDE + 1, line[0] // SIDE + 1
    ends = {LEFT: (0, row), RIGHT: (SIDE + 1, row), TOP: (column, 0), BOTTOM: (column, SIDE + 1)}
    return _place(*ends[side], cell)


def _ends(line: tuple[int, ...], cell: int) -> Iterator[Rect]:
    """Both ends of a row or of a column."""
    sides = (LEFT, RIGHT) if line[1] == line[0] + 1 else (BOTTOM, TOP)
    return (_end(side, line, cell) for side in sides)


def _put_goods(out: Surface, place: Rect, good: str, amount: int, z: float) -> None:
    """So many of a good: the token alone, or a number and the token."""
    size = round(30 * z)
    if amount == 1:
        raised(good_token(good, size), 2 * z).centred(out, place.center)
        return
    left = (place.centerx - 8 * z, place.centery)
    put_text(out, str(amount), "number", max(11, round(22 * z)), INK, left, "midright")
    raised(good_token(good, size), 2 * z).centred(out, (place.centerx + size / 2 - 5 * z, place.centery))
