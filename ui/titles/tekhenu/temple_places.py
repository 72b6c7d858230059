"""Places of the Temple: 25 spaces, the coloured border, the sites and statue spaces around it, at any size."""

from __future__ import annotations

from pygame import Rect

from game.tekhenu.components import SIDE, components


class TemplePlaces:
    """The Temple in a rectangle; it is shown once on the board and once larger while a tile is laid."""

    def __init__(self, place: Rect, u: float) -> None:
        self.place = place
        side = min(place.width, place.height) - 2
        self.cell_size = int(side * 0.1437)
        self.border = max(8, round(side * 0.029))
        self.site_size = (side - SIDE * self.cell_size - 2 * self.border) // 2
        self.u = self.cell_size / 64.5
        """A pixel of the design at this size of the Temple."""
        middle = (place.centerx, place.centery)
        self.left = middle[0] - SIDE * self.cell_size // 2
        self.top = middle[1] - SIDE * self.cell_size // 2

    def px(self, length: float) -> int:
        return max(1, round(length * self.u))

    @property
    def square(self) -> Rect:
        """All spaces together."""
        return Rect(self.left, self.top, SIDE * self.cell_size, SIDE * self.cell_size)

    def cell(self, number: int) -> Rect:
        row, column = divmod(number, SIDE)
        size = self.cell_size
        return Rect(self.left + column * size, self.top + row * size, size, size)

    def border_part(self, side: int, number: int) -> Rect:
        """A stretch of the border: side 0 N, 1 E, 2 S, 3 W, counted from the left or the top."""
        size, wide, square = self.cell_size, self.border, self.square
        along = number * size
        if side % 2 == 0:
            return Rect(square.x + along, square.top - wide if side == 0 else square.bottom, size, wide)
        return Rect(square.right if side == 1 else square.left - wide, square.y + along, wide, size)

    def _around(self, side: str, index: int) -> Rect:
        square, gap = self.square, self.border + self.px(4)
        deep, wide = self.site_size - self.px(8), self.cell_size - self.px(8)
        along = index * self.cell_size + self.px(4)
        return {
            "left": Rect(square.left - gap - deep, square.y + along, deep, wide),
            "right": Rect(square.right + gap, square.y + along, deep, wide),
            "top": Rect(square.x + along, square.top - gap - deep, wide, deep),
            "bottom": Rect(square.x + along, square.bottom + gap, wide, deep),
        }[side]

    def site(self, number: int) -> Rect:
        site = components().sites[number]
        row = site.line[1] - site.line[0] == 1
        return self._around(site.side, site.line[0] // SIDE if row else site.line[0])

    @property
    def site_beside_title(self) -> Rect:
        """The leftmost place above the Temple: the title must end before it."""
        return self._around("top", 0)

    def statue(self, line: tuple[int, ...]) -> Rect:
        """The statue space for the people at the end of a line: right of a row, above a column."""
        row = line[1] - line[0] == 1
        place = self._around("right", line[0] // SIDE) if row else self._around("top", line[0])
        size = min(self.px(46), self.site_size - 2)
        spot = Rect(0, 0, size, size)
        spot.center = place.center
        return spot

    def line_rect(self, line: tuple[int, ...]) -> Rect:
        """A whole row or column, border included."""
        whole = self.cell(line[0]).union(self.cell(line[-1]))
        if line[1] - line[0] == 1:
            return whole.inflate(2 * self.border, 0)
        return whole.inflate(0, 2 * self.border)
