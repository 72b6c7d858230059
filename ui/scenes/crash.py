"""The crash screen: what happened in one plain sentence, where the bundle is, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from saves import SaveIdentity
from ui.art.backdrop import backdrop
from ui.art.buttons import Caption
from ui.art.icons import put_icon
from ui.art.lettering import block_height, height, put_block, wrap
from ui.art.palette import INK, INK_REMARK, INK_SECTION
from ui.art.plates import papyrus
from ui.crash import Crash, kept_sentence
from ui.frame import words
from ui.frame.app import App
from ui.frame.scene import Scene
from ui.scenes import routes
from ui.widgets.button import Button

Choice = tuple[str, str, Callable[[], None]]
"""Words, sign, what it does."""


class CrashScene(Scene):
    """As plain as possible, so that it works when something else did not."""

    def __init__(self, app: App, crash: Crash) -> None:
        super().__init__(app)
        self.crash = crash

    def layout(self) -> None:
        screen = self.screen
        pad, gap = screen.px(44), screen.px(16)
        wide = min(round(screen.size[0] * 0.62 * max(1.0, screen.text_percent / 125)), screen.size[0] - screen.px(60))
        self._room = wide - 2 * pad
        px = screen.text(25)
        sentences = (self.say(f"end.crash_{self.crash.saved}"), kept_sentence(self.say, self.crash))
        self._blocks = [wrap(text, "body", px, self._room) for text in sentences]
        head = height("title", screen.text(44)) + screen.px(26)
        body = sum(block_height(block, "body") + gap for block in self._blocks)
        detail = self.say("end.crash_detail", detail=self.crash.detail)
        self._detail = wrap(detail, "italic", screen.text(18), self._room)
        foot = block_height(self._detail, "italic") + gap
        choices = self._choices()
        sizes = [Button.wanted(screen, Caption(label, sign, 22)) for label, sign, _ in choices]
        high = max(size[1] for size in sizes) + screen.px(8)
        stacked = sum(size[0] for size in sizes) + gap * (len(sizes) - 1) > self._room
        rows = len(choices) if stacked else 1
        self._sheet = Rect(0, 0, wide, head + body + foot + rows * (high + gap) + 2 * pad)
        self._sheet.center = screen.rect.center
        self._inside = self._sheet.inflate(-2 * pad, -2 * pad)
        self._body_top = self._inside.y + head
        x, y = self._inside.x, self._inside.bottom - rows * (high + gap) + gap
        self._foot = Rect(x, y - gap - foot + gap // 2, self._room, foot)
        self.controls = []
        for index, ((label, sign, press), (width, _)) in enumerate(zip(choices, sizes, strict=True)):
            rect = Rect(x, y, self._room if stacked else width, high)
            self.controls.append(
                Button(rect, Caption(label, sign, 22), press, screen, "gold" if index == 0 else "wood")
            )
            x, y = (x, y + high + gap) if stacked else (x + width + gap, y)
        self.ring.focus(self.controls[0])

    def _choices(self) -> list[Choice]:
        found: list[Choice] = []
        if self.crash.match is not None and not self.crash.match.over:
            found.append((self.say("end.crash_go_on"), "arrow", self.go_on))
        found.append((self.say("end.crash_title_scene"), "menu", self.go_to_title))
        found.append((self.say("end.crash_quit"), "cross", self.app.quit))
        return found

    def paint_ground(self, target: Surface) -> None:
        screen, inside = self.screen, self._inside
        target.blit(backdrop("table", target.get_size()), (0, 0))
        papyrus(self._sheet.size, screen.scale, 7).put(target, self._sheet.topleft)
        sign = screen.text(56)
        put_icon(target, "damage", sign, INK_SECTION, (inside.x + sign // 2, inside.y + sign // 2))
        title = Rect(inside.x + sign + screen.px(20), inside.y, inside.width - sign - screen.px(20), sign)
        words.line(target, self.say("end.crash_title"), title, "title", screen.text(42), INK)
        y = self._body_top
        for block in self._blocks:
            place = Rect(inside.x, y, inside.width, block_height(block, "body"))
            put_block(target, block, "body", INK, place)
            y = place.bottom + screen.px(16)
        put_block(target, self._detail, "italic", INK_REMARK, self._foot)

    def go_on(self) -> None:
        """Back to the table, with the match as it was saved."""
        assert self.crash.match is not None
        routes.open_table(self.app, self.crash.match, self.crash.identity or SaveIdentity.new())

    def go_to_title(self) -> None:
        routes.open_title(self.app)

    def cancel(self) -> None:
        """Escape leads nowhere: one of the buttons must be chosen."""
