"""The frame of the board is the score track: 60 spaces clockwise from the top left, real and expected points."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.lettering import put_text
from ui.art.light import box_bevel
from ui.art.palette import GOLD
from ui.art.surface import Size, cut_out, recoloured
from ui.art.texture import texture
from ui.titles.amunre.layout import FRAME, Layout

_WOOD: Colour = (116, 76, 40)


def paint_track(target: Surface, layout: Layout) -> None:
    """The empty track with the gold line around the map."""
    board = layout.zones.board
    target.blit(_frame(board.size, 12 * layout.frame / FRAME), board)
    px = max(13, round(15 * layout.frame / FRAME))
    for number, cell in enumerate(layout.cells):
        five = number % 5 == 0
        place = cell.inflate(-4, -6 if cell.width > cell.height else -4)
        shade: Colour = (90, 52, 16) if five else (52, 30, 14)
        target.blit(recoloured(masks.rounded(place.size, 5), shade, 165), place)
        ink: Colour = (255, 220, 130) if five else (206, 176, 128)
        put_text(target, str(number), "number" if five else "thin", px, ink, place.center, "center")
    around = layout.map
    for grow, colour in ((3, (222, 184, 96)), (1, (70, 42, 16))):
        _line(target, around.inflate(2 * grow, 2 * grow), colour)


def _line(target: Surface, rect: Rect, colour: Colour) -> None:
    wide = 2
    target.fill(colour, (rect.x, rect.y, rect.width, wide))
    target.fill(colour, (rect.x, rect.bottom - wide, rect.width, wide))
    target.fill(colour, (rect.x, rect.y, wide, rect.height))
    target.fill(colour, (rect.right - wide, rect.y, wide, rect.height))


@kept
def _frame(size: Size, corner: float) -> Surface:
    mask = masks.rounded(size, corner)
    out = cut_out(texture("wood", size, _WOOD, 33), mask)
    out.blit(box_bevel(size, corner, 3, 110, 130), (0, 0))
    out.blit(recoloured(masks.rounded_line((size[0] - 6, size[1] - 6), corner - 2, 1.2), GOLD, 90), (3, 3))
    return out


def marker_spots(layout: Layout, points: Mapping[int, float]) -> dict[int, tuple[int, int]]:
    """Where the markers go; equal ones overlap in a row."""
    together: dict[float, list[int]] = {}
    for seat, value in points.items():
        together.setdefault(value, []).append(seat)
    found = {}
    for value, seats in together.items():
        for place, seat in enumerate(seats):
            x, y = layout.score_spot(value, place, len(seats))
            found[seat] = (round(x), round(y))
    return found
