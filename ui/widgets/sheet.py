"""A sheet that scrolls if its contents are higher than its place, and the column in which contents are set down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pygame import Rect, Surface
from pygame.event import Event

from ui.art.colour import Colour
from ui.art.inline import Manner, sentence
from ui.art.lettering import Align, Role, block_height, put_block, wrap
from ui.art.ornament import rule
from ui.art.palette import INK
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.metrics import line_height
from ui.widgets.scroll import Scroll, ScrollBar
from ui.widgets.section import draw_section

Piece = Callable[[Surface, int], object]
"""Something painted on a sheet; it gets the target and how many pixels down the contents are shifted."""
C = TypeVar("C", bound=Control)


class Sheet(Control):
    """The place itself: paints its pieces, clips them, and moves the controls that lie on it.

    The keyboard comes here only if there is more than can be seen and nothing on it that it could walk along.
    """

    def __init__(self, view: Rect, label: str, screen: Screen, contents: int, pieces: list[Piece]) -> None:
        """It reaches a little beyond `view`, so that shadows and focus rings at the edge are seen whole."""
        super().__init__(view.inflate(2 * screen.px(13), 2 * screen.px(11)), label)
        self.view = view
        self._screen = screen
        self._pieces = pieces
        self.items: list[Control] = []
        self.scroll = Scroll(view.height, contents, screen.text(60), self._shift)

    def put(self, items: list[Control]) -> None:
        """Lay controls on it."""
        self.items = items
        for item in items:
            item.within = self
        self.focusable = self.scroll.needed and not any(item.focusable for item in items)

    @property
    def ring_rect(self) -> Rect:
        return self.view.inflate(2 * self._screen.px(6), 2 * self._screen.px(6))

    def draw(self, target: Surface) -> None:
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        for piece in self._pieces:
            piece(target, -self.scroll.offset)
        target.set_clip(before)

    def handle(self, event: Event) -> bool:
        return self.scroll.handle(event) or self.scroll.walk(event)

    def reveal(self, control: Control) -> None:
        top = control.ring_rect.y - self.view.y + self.scroll.offset
        self.scroll.show(top, top + control.ring_rect.height, self._screen.px(40))

    def _shift(self, pixels: int) -> None:
        for item in self.items:
            item.move(0, pixels)


class Column:
    """Sets things down one below the other, each measured first; `finish` makes the sheet of it."""

    def __init__(self, view: Rect, screen: Screen, on_wood: bool = False) -> None:
        """The sheet's margin at the right of `view` must have room for a scroll bar: see `margin`."""
        self.screen = screen
        self.view = view
        self.on_wood = on_wood
        self.x, self.width = view.x, view.width
        self.y = view.y
        self.controls: list[Control] = []
        self.pieces: list[Piece] = []

    def gap(self, px: float) -> None:
        self.y += self.screen.px(px)

    def place(self, height: int, gap: float = 0) -> Rect:
        """The next stretch of the column."""
        rect = Rect(self.x, self.y, self.width, height)
        self.y += height + (self.screen.px(gap) if gap else 0)
        return rect

    def add(self, control: C) -> C:
        """A control that stands inside the column."""
        self.controls.append(control)
        return control

    def paint(self, piece: Piece) -> None:
        self.pieces.append(piece)

    def words(
        self,
        text: str,
        px: float = 19,
        role: Role = "body",
        colour: Colour = INK,
        align: Align = "left",
        within: Rect | None = None,
    ) -> Rect:
        """A paragraph as wide as the column, or as `within`, which then does not move the column on."""
        size = self.screen.text(px)
        x, y, wide = (self.x, self.y, self.width) if within is None else (within.x, within.y, within.width)
        block = wrap(text, role, size, wide)
        rect = Rect(x, y, wide, block_height(block, role))

        def piece(target: Surface, dy: int) -> None:
            words.report(text, rect, block.whole)
            put_block(target, block, role, colour, rect.move(0, dy), align)

        self.pieces.append(piece)
        if within is None:
            self.y = rect.bottom
        return rect

    def sentence(
        self, text: str, px: float = 19, colour: Colour = INK, indent: int = 0, link: str = ""
    ) -> tuple[Rect, ...]:
        """A paragraph with signs in it; gives where the words of its link stand."""
        made = sentence(text, "body", self.screen.text(px), colour, self.width - indent, Manner(link=link))
        rect = Rect(self.x + indent, self.y, self.width - indent, made.size[1])

        def piece(target: Surface, dy: int) -> None:
            words.report(text, rect, made.whole)
            made.put(target, (rect.x, rect.y + dy))

        self.pieces.append(piece)
        self.y = rect.bottom
        return tuple(box.move(rect.topleft) for box in made.links)

    def section(self, title: str, sign: str | None = None, remark: str = "") -> None:
        """The heading of a group."""
        rect = self.place(line_height(self.screen, 22, "heading"), 8)
        self.pieces.append(
            lambda target, dy: draw_section(target, rect.move(0, dy), title, self.screen, sign, remark, self.on_wood)
        )

    def line(self, colour: Colour = (150, 104, 44), alpha: int = 130) -> None:
        y = self.y
        self.pieces.append(lambda target, dy: rule(target, self.x, self.x + self.width, y + dy, colour, alpha))
        self.y += 1

    def finish(self, label: str, extra: float = 8) -> list[Control]:
        """The sheet, what lies on it, and its bar."""
        contents = self.y - self.view.y + (self.screen.px(extra) if extra else 0)
        sheet = Sheet(self.view, label, self.screen, contents, self.pieces)
        sheet.put(self.controls)
        place = Rect(self.view.right + self.screen.px(4), self.view.y, bar_width(self.screen), self.view.height)
        return [sheet, *self.controls, ScrollBar(place, label, sheet.scroll, self.on_wood)]


def bar_width(screen: Screen) -> int:
    return max(8, screen.px(12))


def margin(screen: Screen) -> int:
    """What a sheet keeps free around its contents: frame lines at the left, the bar at the right."""
    return screen.px(14) + bar_width(screen)
