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

    def __init__(self, app: App, title: str, note: str = "") -> None:
        super().__init__(app)
        self.title = title
        self.note = note

    @property
    def sheet(self) -> Rect:
        width, height_ = self.screen.size
        rect = Rect(0, 0, round(width * self.share[0]), round(height_ * self.share[1]))
        rect.center = self.screen.rect.center
        return rect

    @property
    def inside(self) -> Rect:
        """Between title and note."""
        pad = self.screen.px(40)
        sheet = self.sheet
        top = sheet.y + pad + height("title", self.screen.text(32)) + self.screen.px(12)
        bottom = sheet.bottom - pad - (height("italic", self.screen.text(18)) + self.screen.px(8) if self.note else 0)
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
