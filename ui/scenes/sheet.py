"""A papyrus sheet over the table with a title: lists of moves, news. Its contents come in pages."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.lettering import height
from ui.art.palette import INK, INK_REMARK
from ui.art.plates import papyrus
from ui.frame import words
from ui.frame.app import App
from ui.frame.scene import Scene


class SheetScene(Scene):
    """Subclasses place controls inside `inside`; `share` is how much of the window the sheet takes."""

    see_through = True
    share = (0.6, 0.76)
    needed = 0
    """How high the contents are, once a subclass has measured them: the sheet is then no higher than it must be."""

    def __init__(self, app: App, title: str, note: str = "") -> None:
        super().__init__(app)
        self.title = title
        self.note = note

    @property
    def sheet(self) -> Rect:
        wide, high = self.screen.size
        rect = Rect(0, 0, round(wide * self.share[0]), round(high * self.share[1]))
        if self.needed:
            rect.height = min(rect.height, self.needed + 2 * self.screen.px(40) + self._head + self._foot)
        rect.center = self.screen.rect.center
        return rect

    @property
    def _head(self) -> int:
        return height("title", self.screen.text(32)) + self.screen.px(12)

    @property
    def _foot(self) -> int:
        return height("italic", self.screen.text(18)) + self.screen.px(8) if self.note else 0

    @property
    def inside(self) -> Rect:
        """Between title and note."""
        pad = self.screen.px(40)
        sheet = self.sheet
        top, bottom = sheet.y + pad + self._head, sheet.bottom - pad - self._foot
        return Rect(sheet.x + pad, top, sheet.width - 2 * pad, bottom - top)

    def paint_ground(self, target: Surface) -> None:
        sheet, inside, screen = self.sheet, self.inside, self.screen
        papyrus(sheet.size, screen.scale).put(target, sheet.topleft)
        head = Rect(inside.x, sheet.y + screen.px(34), inside.width, inside.y - sheet.y - screen.px(40))
        words.line(target, self.title, head, "title", screen.text(32), INK)
        target.fill((150, 104, 48), (inside.x, inside.y - screen.px(6), inside.width, 1))
        if self.note:
            foot = Rect(inside.x, inside.bottom, inside.width, sheet.bottom - screen.px(24) - inside.bottom)
            words.line(target, self.note, foot, "italic", screen.text(18), INK_REMARK)
