"""The settings: everything is applied at once, and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from saves.settings import DEFAULTS
from ui.art.buttons import Caption
from ui.art.palette import CREAM_SECOND
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.scenes.page_scene import PageScene
from ui.scenes.settings import pages
from ui.scenes.settings.data_page import data
from ui.scenes.settings.pages import Page, keys
from ui.scenes.settings.preview import Preview
from ui.widgets.button import Button
from ui.widgets.dialog import ConfirmDialog
from ui.widgets.header import Key
from ui.widgets.metrics import line_height
from ui.widgets.nav import NavItem
from ui.widgets.sheet import Column, Sheet, margin

Fill = Callable[[Page], None]
SECTIONS: tuple[tuple[str, str, Fill, tuple[str, ...]], ...] = (
    ("display", "eye", pages.display, ("window", "fullscreen", "text_size", "palette", "reduced_motion")),
    ("flow", "hourglass", pages.flow, ("pace", "confirm_turn_end", "pay_unasked", "hints", "panels_stay")),
    ("sound", "speaker", pages.sound, ("effects_volume",)),
    ("keys", "hand", keys, ()),
    ("access", "population", pages.access, ("text_size", "palette", "reduced_motion")),
    ("data", "log", data, ()),
)
"""Name, sign, what fills its page, and the settings that its page resets."""
LABELS = {
    "window": "size",
    "fullscreen": "fullscreen",
    "text_size": "text_size",
    "palette": "palette",
    "reduced_motion": "reduced",
    "pace": "pace",
    "confirm_turn_end": "confirm",
    "pay_unasked": "pay",
    "hints": "hints",
    "panels_stay": "stay",
    "effects_volume": "volume",
}
"""What the pages call a setting."""


class SettingsScene(PageScene):
    """Sections, page, preview; in small windows the page takes the place of the preview."""

    heading = "menu.settings.title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._chosen = 0
        self._percent: int | None = None
        """The text size under the dragged knob."""

    def layout(self) -> None:
        self.lay_out_head()
        self._percent = None
        place, content = self.screen.place, self.content
        labels = [self.say(f"menu.settings.section.{name}") for name, *_ in SECTIONS]
        self._nav = place(0.021, 0.119, 0.156, 0.780)
        if self.screen.text_percent > 120:
            self._nav.width = round(self._nav.width * 1.3)
        gap = self.screen.px(24)
        self._page = Rect(self._nav.right + gap, content.y, 0, content.height)
        self._preview: Preview | None = None
        if self.screen.small:
            self._page.width = content.right - self._page.x
        else:
            side = place(0.681, 0.119, 0.298, 0.780)
            self._page.width = side.x - gap - self._page.x
            self._preview = Preview(self.app, side)
        self.set_controls(self._items(labels), self._filled())

    def _items(self, labels: list[str]) -> list[Control]:
        high = min(NavItem.wanted_height(self.screen), (self._nav.height - self.screen.px(36)) // len(labels))
        pitch = min(high + self.screen.px(12), (self._nav.height - self.screen.px(36)) // len(labels))
        left, top = self._nav.x + self.screen.px(14), self._nav.y + self.screen.px(18)
        made: list[Control] = []
        for index, label in enumerate(labels):
            chosen = index == self._chosen
            wide = self._nav.width - self.screen.px(14) + (self.screen.px(6) if chosen else -self.screen.px(14))
            rect = Rect(left, top + index * pitch, wide, min(high, pitch - 2))
            made.append(NavItem(rect, label, SECTIONS[index][1], chosen, partial(self.show, index), self.screen))
        self._below_nav = top + len(labels) * pitch
        return made

    def _filled(self) -> list[Control]:
        """The page, with the button for its original values if it has any."""
        _, _, fill, own = SECTIONS[self._chosen]
        inside = self._page.inflate(-2 * margin(self.screen), -2 * self.screen.px(22))
        column = Column(inside, self.screen)
        fill(Page(self, column))
        if own:
            column.gap(6)
            column.line()
            column.gap(10)
            self._defaults(column, own)
        return column.finish(self.say(f"menu.settings.section.{SECTIONS[self._chosen][0]}"))

    def _defaults(self, column: Column, own: tuple[str, ...]) -> None:
        label = self.say("menu.settings.defaults")
        wide, high = Button.wanted(self.screen, Caption(label, "undo", 17, role="bold"))
        row = column.place(high)
        rect = Rect(row.x, row.y, min(wide, row.width), high)
        ask = partial(self._ask_to_reset, own)
        column.add(Button(rect, Caption(label, "undo", 17, role="bold"), ask, self.screen, "papyrus"))
        note, px = self.say("menu.settings.defaults_note"), self.screen.text(17)
        place = Rect(rect.right + self.screen.px(14), row.y, row.right - rect.right - self.screen.px(14), high)
        if place.width > self.screen.text(140):
            column.paint(lambda target, dy: words.line(target, note, place.move(0, dy), "italic", px, (112, 74, 32)))

    def _ask_to_reset(self, own: tuple[str, ...]) -> None:
        """What would change is said first: it took a while to find a size and colours that one can read."""
        say = self.say
        names = [name for name in own if getattr(self.app.settings, name) != getattr(DEFAULTS, name)]
        if not names:
            self.app.notices.append(say("menu.settings.defaults_already"))
            return
        told = ", ".join(say(f"menu.settings.{LABELS[name]}").lower() for name in names)
        text = say("menu.settings.defaults_text", settings=told)
        self.app.push(
            ConfirmDialog(
                self.app,
                say("menu.settings.defaults_title"),
                text,
                say("menu.settings.defaults"),
                say("core.word.cancel"),
                partial(self._reset, names),
                grave=True,
            )
        )

    def _reset(self, names: list[str]) -> None:
        self.app.change(**{name: getattr(DEFAULTS, name) for name in names})
        self.rebuild()

    # What people do

    def show(self, index: int) -> None:
        """Another section."""
        self._chosen = index % len(SECTIONS)
        self.app.sound("page")
        self.rebuild()

    @property
    def percent(self) -> int:
        """The text size to show: the one under the knob, or the one that is set."""
        return self._percent or self.app.settings.text_size

    def preview_text(self, percent: int) -> None:
        self._percent = percent
        self.dirty = True

    def set_volume(self, percent: int) -> None:
        self.app.change(effects_volume=percent)
        self.app.sound("coin")

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and event.mod & pygame.KMOD_CTRL:
            self.show(self._chosen + (-1 if event.mod & pygame.KMOD_SHIFT else 1))
            return True
        sheet = next(control for control in self.controls if isinstance(control, Sheet))
        if event.type == pygame.KEYDOWN and sheet.handle(event):
            self.refresh_controls()
            return True
        return False

    # Painting

    def legend(self) -> tuple[Key, ...]:
        say = self.say
        return (
            Key(say("menu.key.tab"), say("menu.does.next")),
            Key("", say("menu.does.change"), ("left", "right")),
            Key(say("menu.key.ctrl_tab"), say("menu.does.section")),
            Key(say("menu.key.escape"), say("menu.does.back")),
        )

    def paint_sheets(self, target: Surface) -> None:
        self.walnut(target, self._nav, 9)
        self.papyrus(target, self._page, 4)
        if self._preview is not None:
            self.walnut(target, self._preview.place, 5)
        remark, px = self.say("menu.settings.remark"), self.screen.text(17)
        room = Rect(self._nav.x + self.screen.px(18), self._below_nav, self._nav.width - 2 * self.screen.px(18), 0)
        room.height = self._nav.bottom - self.screen.px(16) - room.y
        if room.height > 4 * line_height(self.screen, 17, "italic"):
            bottom, room.height = room.bottom, 4 * line_height(self.screen, 17, "italic")
            room.bottom = bottom
            words.block(target, remark, room, "italic", px, CREAM_SECOND, "center", middle=True)

    def paint(self, target: Surface) -> None:
        if self._preview is not None:
            self._preview.paint(target, self.percent)
