"""What the settings look like: a prompt and a piece of the log, as the table will show them; nothing that looks as if
it could be pressed."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.backdrop import backdrop
from ui.art.inline import sentence
from ui.art.lettering import block_height, put_block, wrap
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import CREAM_SECOND, INK, INK_SECOND
from ui.art.plates import papyrus, recess
from ui.art.tokens import seal
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.widgets.metrics import line_height
from ui.widgets.section import draw_section

LOG = (("sample_log_1", "carnelian"), ("sample_log_2", "lapis"))


class Preview:
    """Paints itself for a text size that may still be on its way, while the knob is dragged."""

    def __init__(self, app: App, place: Rect) -> None:
        self._app = app
        self.place = place

    def _say(self, key: str, **values: object) -> str:
        return self._app.say(f"menu.settings.{key}", **values)

    def paint(self, target: Surface, percent: int) -> None:
        screen = Screen(self._app.screen.size, percent)
        inside = self.place.inflate(-2 * screen.px(24), -2 * screen.px(18))
        head = Rect(inside.x, inside.y, inside.width, line_height(screen, 22, "heading"))
        draw_section(target, head, self._say("preview"), screen, on_wood=True)
        gap = screen.px(18)
        parts: list[_Part] = [_Prompt(self._app, screen, inside.width), _Log(self._app, screen, inside.width)]
        while parts and sum(part.height + gap for part in parts) > inside.bottom - head.bottom:
            parts.pop()
        spare = inside.bottom - head.bottom - screen.px(8) - sum(part.height + gap for part in parts)
        picture = Rect(inside.x, head.bottom + screen.px(8), inside.width, min(round(inside.width * 9 / 16), spare))
        y = head.bottom + screen.px(8) - gap
        if picture.height > screen.px(60):
            _draw_picture(target, picture, screen)
            y = picture.bottom
        for part in parts:
            part.paint(target, Rect(inside.x, y + gap, inside.width, part.height))
            y += gap + part.height


def _draw_picture(target: Surface, box: Rect, screen: Screen) -> None:
    picture = backdrop("menu_title", (box.width, round(box.width * 9 / 16)))
    top = min(picture.get_height() - box.height, round(picture.get_height() * 0.12))
    target.blit(picture, box, Rect(0, top, *box.size))
    outline(target, box, (206, 158, 80), 2.2 * screen.scale, 3)


class _Part:
    """Something that is measured first and painted then."""

    height = 0

    def __init__(self, app: App, screen: Screen, width: int) -> None:
        self.app = app
        self.screen = screen
        self.width = width
        self.measure()

    def say(self, key: str, **values: object) -> str:
        return self.app.say(f"menu.settings.{key}", **values)

    def measure(self) -> None: ...

    def paint(self, target: Surface, place: Rect) -> None: ...


class _Prompt(_Part):
    """The seal of a seat, what is asked of it, and a sentence with signs."""

    def measure(self) -> None:
        screen = self.screen
        self.pad, self.size = screen.px(18), screen.text(50)
        inner = self.width - 2 * self.pad
        text = self.say("sample_text", n=screen.text_percent)
        self.text = sentence(text, "body", screen.text(20), INK, inner)
        beside = inner - self.size - screen.px(12)
        self.title = wrap(self.say("sample_title"), "heading", screen.text(23), beside)
        self.task = wrap(self.say("sample_task"), "body", screen.text(18), beside)
        lines = block_height(self.title, "heading") + block_height(self.task, "body")
        self.upper = max(self.size, lines)
        self.height = 2 * self.pad + self.upper + screen.px(8) + self.text.size[1]

    def paint(self, target: Surface, place: Rect) -> None:
        screen = self.screen
        papyrus(place.size, screen.scale, 8).put(target, place.topleft)
        inside = place.inflate(-2 * self.pad, -2 * self.pad)
        raised(seal(self.app.seat_style("lapis"), self.size), 3 * screen.scale).put(target, inside.topleft)
        left = inside.x + self.size + screen.px(12)
        box = Rect(left, inside.y, inside.right - left, self.upper)
        put_block(target, self.title, "heading", INK, box)
        put_block(target, self.task, "body", INK_SECOND, box.move(0, block_height(self.title, "heading")))
        self.text.put(target, (inside.x, inside.y + self.upper + screen.px(8)))


class _Log(_Part):
    """Two lines of the log."""

    def measure(self) -> None:
        screen = self.screen
        self.pad, self.size = screen.px(12), screen.text(28)
        room = self.width - 2 * self.pad - self.size - screen.px(10)
        self.lines = [(sentence(self.say(key), "body", screen.text(19), CREAM_SECOND, room), who) for key, who in LOG]
        rows = sum(max(self.size, line.size[1]) + screen.px(8) for line, _ in self.lines)
        self.height = 2 * self.pad + rows - screen.px(8)

    def paint(self, target: Surface, place: Rect) -> None:
        screen = self.screen
        target.blit(recess(place.size, screen.scale, (36, 24, 17), 8), place)
        y = place.y + self.pad
        for line, colour in self.lines:
            row = max(self.size, line.size[1])
            target.blit(seal(self.app.seat_style(colour), self.size), (place.x + self.pad, y + (row - self.size) // 2))
            line.put(target, (place.x + self.pad + self.size + screen.px(10), y + (row - line.size[1]) // 2))
            y += row + screen.px(8)
