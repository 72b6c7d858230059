"""The pages of the settings, each a column of rows. A page also knows which settings are its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from saves.settings import LARGEST_TEXT, PACES, PALETTES, SMALLEST_TEXT
from ui.art.buttons import Caption
from ui.art.controls import Way, key_cap
from ui.art.lettering import block_height, put_block, wrap
from ui.art.light import raised
from ui.art.palette import INK, seats
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.table.pace import pace_of
from ui.widgets.button import Button
from ui.widgets.metrics import line_height
from ui.widgets.rows import setting_row
from ui.widgets.selector import ChoiceRow, Selector
from ui.widgets.sheet import Column
from ui.widgets.slider import Scale, Slider
from ui.widgets.switch import Switch

if TYPE_CHECKING:
    from ui.scenes.settings.scene import SettingsScene


SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
TEXT_STEP, VOLUME_STEP = 10, 5
LANGUAGES = ("fr", "en")


def window_sizes() -> list[tuple[int, int]]:
    """Those that the screen has room for; the smallest in any case."""
    wide, high = max(pygame.display.get_desktop_sizes())
    return [size for size in SIZES if size == SIZES[0] or (size[0] <= wide and size[1] <= high)]


class Page:
    """Writes rows into a column for a scene."""

    def __init__(self, scene: SettingsScene, column: Column) -> None:
        self.scene = scene
        self.app = scene.app
        self.screen = scene.screen
        self.column = column
        self.left = column.x + round(column.width * 0.47)
        self.wide = column.x + column.width - self.left

    def say(self, key: str, **values: object) -> str:
        return self.scene.say(f"menu.settings.{key}", **values)

    def percent(self, value: int) -> str:
        return self.scene.say("menu.percent", n=value)

    def switch(self, key: str, setting: str) -> None:
        words = (self.scene.say("menu.no"), self.scene.say("menu.yes"))
        label, on = self.say(key), bool(getattr(self.app.settings, setting))
        self.row(
            key,
            Switch.wanted(self.screen, words),
            lambda rect: Switch(rect, label, on, lambda to: self.app.change(**{setting: to}), self.screen, words),
        )

    def choices(self, key: str, choices: Sequence[str], chosen: int, change: Callable[[int], None]) -> None:
        """All in a row if there is room, else one between arrows."""
        wanted = ChoiceRow.wanted(self.screen, choices)
        label = self.say(key)
        if wanted[0] <= self.wide:
            size = (self.wide, wanted[1])
            self.row(key, size, lambda rect: ChoiceRow(rect, label, choices, chosen, change, self.screen))
        else:
            self.selector(key, choices, chosen, change)

    def selector(self, key: str, choices: Sequence[str], chosen: int, change: Callable[[int], None]) -> None:
        size = (self.wide, Selector.wanted(self.screen, choices)[1])
        label = self.say(key)
        self.row(key, size, lambda rect: Selector(rect, label, choices, chosen, change, self.screen))

    def row(self, key: str, size: tuple[int, int], make: Callable[[Rect], Control]) -> None:
        remark = f"menu.settings.{key}_text"
        told = self.scene.say(remark) if remark in self.app.voice.catalogue else ""
        setting_row(self.column, self.say(key), told, size, make, left=self.left)


def display(page: Page) -> None:
    app, say, settings = page.app, page.say, page.app.settings
    page.column.section(say("window"), "temple")
    sizes = sorted({settings.window, *window_sizes()})
    names = [say("own_size", width=str(width), height=str(height)) for width, height in sizes]
    page.selector("size", names, sizes.index(settings.window), lambda index: app.change(window=sizes[index]))
    page.switch("fullscreen", "fullscreen")
    languages = [app.voice.noun("language", language) for language in LANGUAGES]
    page.choices(
        "language", languages, LANGUAGES.index(app.language), lambda index: app.change(language=LANGUAGES[index])
    )
    page.column.gap(10)
    _reading(page)
    page.column.gap(10)
    _colours(page)


def _reading(page: Page) -> None:
    app, say = page.app, page.say
    page.column.section(say("reading"), "rules")
    page.row(
        "text_size",
        (page.wide, Slider.wanted_height(page.screen)),
        lambda rect: Slider(
            rect,
            say("text_size"),
            app.settings.text_size,
            Scale((SMALLEST_TEXT, LARGEST_TEXT), TEXT_STEP, page.percent),
            lambda value: app.change(text_size=value),
            page.screen,
            page.scene.preview_text,
        ),
    )
    if page.screen.small:
        _sample(page)


def _sample(page: Page) -> None:
    """Where there is no room for the preview: one sentence in the size under the knob."""
    place = page.column.place(line_height(Screen(page.screen.size, LARGEST_TEXT), 20), 14)

    def piece(target: Surface, dy: int) -> None:
        percent = page.scene.percent
        px = Screen(page.screen.size, percent).text(20)
        spot = Rect(page.left, place.y + dy, page.wide, place.height)
        words.line(target, page.say("sample_title"), spot, "body", px, INK)

    page.column.paint(piece)


def flow(page: Page) -> None:
    app, say = page.app, page.say
    page.column.section(say("computers"), "computer")
    names = [say(f"pace_{pace}") for pace in PACES]
    page.choices("pace", names, PACES.index(pace_of(app.settings)), lambda index: app.change(pace=PACES[index]))
    page.column.gap(10)
    page.column.section(say("people"), "person")
    page.switch("confirm", "confirm_turn_end")
    page.switch("stops", "stops")
    page.switch("pay", "pay_unasked")
    page.switch("hints", "hints")
    page.switch("stay", "panels_stay")


def sound(page: Page) -> None:
    app, say = page.app, page.say
    page.column.section(say("effects"), "speaker")
    page.row(
        "volume",
        (page.wide, Slider.wanted_height(page.screen)),
        lambda rect: Slider(
            rect,
            say("volume"),
            app.settings.effects_volume,
            Scale((0, 100), VOLUME_STEP, page.percent),
            page.scene.set_volume,
            page.screen,
        ),
    )
    label = say("listen")
    wide, high = Button.wanted(page.screen, Caption(label, "play", 18, role="bold"))
    place = page.column.place(high, 8)
    rect = Rect(page.left, place.y, min(wide, page.wide), high)
    listen = partial(app.sound, "gong")
    page.column.add(Button(rect, Caption(label, "play", 18, role="bold"), listen, page.screen, "papyrus"))
    if app.is_silent:
        page.column.words(say("no_sound"), 17, "italic")


def access(page: Page) -> None:
    _reading(page)
    page.column.gap(10)
    _colours(page)
    page.column.gap(10)
    page.column.section(page.say("people"), "person")
    page.switch("confirm", "confirm_turn_end")


def _colours(page: Page) -> None:
    app, say = page.app, page.say
    page.column.section(say("colours"), "lotus")
    names = [say(f"palette_{palette}") for palette in PALETTES]
    chosen = PALETTES.index(app.settings.palette)
    page.selector("palette", names, chosen, lambda index: app.change(palette=PALETTES[index]))
    _seals(page)
    page.switch("reduced", "reduced_motion")


def _seals(page: Page) -> None:
    """The five seats in the chosen palette."""
    screen, size = page.screen, page.screen.px(50)
    place = page.column.place(size + screen.px(8), 8)
    beside = Rect(place.x, place.y + (place.height - line_height(screen, 20, "bold")) // 2, page.left - place.x, 0)
    page.column.words(page.say("palette_seen"), 20, "bold", within=beside)
    seat_styles = seats(page.app.settings.palette)

    def piece(target: Surface, dy: int) -> None:
        for index, seat_style in enumerate(seat_styles):
            x = page.left + (index + 0.5) * page.wide / len(seat_styles)
            raised(seal(seat_style, size), 3 * screen.scale).centred(target, (x, place.centery + dy))

    page.column.paint(piece)


ALL: tuple[Way, ...] = ("left", "right", "up", "down")
EVERYWHERE: tuple[tuple[str, tuple[Way, ...], str], ...] = (
    ("tab", (), "move"),
    ("", ALL, "arrows"),
    ("enter", (), "press"),
    ("escape", (), "leave"),
    ("f11", (), "screen"),
)
AT_TABLE: tuple[tuple[str, tuple[Way, ...], str], ...] = (
    ("f1", (), "rules"),
    ("ctrl_z", (), "undo"),
    ("ctrl_y", (), "redo"),
    ("ctrl_r", (), "restart"),
    ("h", (), "hint"),
    ("m", (), "moves"),
    ("n", (), "news"),
    ("l", (), "log"),
    ("space", (), "skip"),
    ("space_held", (), "curtain"),
    ("shift", (), "enlarge"),
    ("e", (), "enlarge_here"),
    ("p", (), "powers"),
    ("v", (), "race"),
)


def keys(page: Page) -> None:
    for title, sign, lines in (("everywhere", "keys", EVERYWHERE), ("at_table", "hand", AT_TABLE)):
        page.column.section(page.say(title), sign)
        for name, arrows, does in lines:
            _line(page, name, arrows, page.scene.say(f"menu.keys.{does}"))
        page.column.gap(8)


def _line(page: Page, name: str, arrows: tuple[Way, ...], text: str) -> None:
    screen, column = page.screen, page.column
    px = screen.text(19)
    label = page.scene.say(f"menu.key.{name}") if name else ""
    cap = key_cap(label, max(screen.px(32), round(screen.text(17) * 1.7)), screen.text(17), arrows)
    left = column.x + round(column.width * 0.3)
    block = wrap(text, "body", px, column.x + column.width - left)
    place = column.place(max(cap.size[1], block_height(block, "body")), 8)

    def piece(target: Surface, dy: int) -> None:
        row = place.move(0, dy)
        cap.put(target, (row.x + screen.px(4), row.y + (row.height - cap.size[1]) // 2))
        high = block_height(block, "body")
        box = row.copy()
        box.x, box.y, box.width = left, row.y + (row.height - high) // 2, column.x + column.width - left
        words.report(text, box, block.whole)
        put_block(target, block, "body", INK, box)

    column.paint(piece)
