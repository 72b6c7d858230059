"""A desk: the dark table, a header with title and way back, a legend of keys at the foot, sheets in between."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.backdrop import backdrop
from ui.art.plates import papyrus, walnut
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.widgets.button import Button
from ui.widgets.header import Key, back_button, draw_header, draw_legend


class PageScene(Scene):
    """Subclasses set `heading`, `legend` and `remark`, and begin their `layout` with `lay_out_head`."""

    heading = ""
    """Key of the title."""

    def lay_out_head(self) -> None:
        self.back: Button = back_button(self.screen, self.say("menu.back"), self.say("menu.key.escape"), self.cancel)

    @property
    def content(self) -> Rect:
        """Between header and foot."""
        return self.screen.place(0.021, 0.119, 0.958, 0.780)

    def title_text(self) -> str:
        return self.say(self.heading)

    def legend(self) -> tuple[Key, ...]:
        return (
            Key(self.say("menu.key.tab"), self.say("menu.does.next")),
            Key(self.say("menu.key.enter"), self.say("menu.does.choose")),
            Key(self.say("menu.key.escape"), self.say("menu.does.back")),
        )

    def remark(self) -> str:
        return ""

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", target.get_size()), (0, 0))
        draw_header(target, self.screen, self.title_text(), self.back.rect)
        draw_legend(target, self.screen, self.legend(), self.remark())
        self.paint_sheets(target)

    def paint_sheets(self, target: Surface) -> None:
        """The sheets under the controls; drawn once per layout."""

    def papyrus(self, target: Surface, place: Rect, seed: int = 1) -> None:
        papyrus(place.size, self.screen.scale, seed).put(target, place.topleft)

    def walnut(self, target: Surface, place: Rect, seed: int = 1) -> None:
        walnut(place.size, self.screen.scale, seed).put(target, place.topleft)

    def set_controls(self, *groups: list[Control]) -> None:
        """Everything in the order of the Tab key; the way back comes last."""
        self.controls = [control for group in groups for control in group]
        self.controls.append(self.back)
