"""A place to write in: a pygame-gui entry line on a plate of ours, part of the focus ring."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame_gui.elements import UITextEntryLine

from ui.art.controls import field
from ui.art.icons import put_icon
from ui.art.lettering import width
from ui.art.ornament import outline
from ui.art.palette import INK_FAINT, INK_REMARK
from ui.frame import words
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.widgets.theme import manager_for

KEY_REPEAT = (400, 60)
LEAVING = (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER)
BLINK = 0.4
WRONG = (186, 40, 28)


class Writing(NamedTuple):
    """How much may be written in a field, and what stands there besides."""

    limit: int = 40
    full: str = ""
    """At the end once the text is as long as it may be."""
    sign: str | None = None
    hint: str = ""
    """While it is empty."""
    remark: str = ""
    """At the end."""
    escape_leaves: bool = True
    """The first Escape only ends the writing, so that what is written is not lost with it."""


PLAIN = Writing()


class TextField(Control):
    """`changed` hears every change of the text, `entered` the Enter key."""

    holds_element = True

    def __init__(
        self,
        rect: Rect,
        label: str,
        scene: Scene,
        text: str,
        changed: Callable[[str], None] | None = None,
        entered: Callable[[], None] | None = None,
        manner: Writing = PLAIN,
    ) -> None:
        super().__init__(rect, label)
        limit, full, sign, hint, remark, escape_leaves = manner
        self.wrong = False
        """Whether what stands here keeps things from going on: it is framed in red."""
        self._screen = scene.screen
        self._changed = changed
        self._entered = entered
        self._sign = sign
        self._hint = hint
        self._limit, self._full = limit, full
        self.remark = remark if len(text) < limit or not full else full
        self._escape_leaves = escape_leaves
        if scene.manager is None:
            scene.manager = manager_for(scene.screen)
        self._manager = scene.manager
        self.entry = UITextEntryLine(self._line, scene.manager)
        self.entry.set_text_length_limit(limit)
        self.entry.set_text(text[:limit])
        self._known = text[:limit]
        self._caret = 0.0

    @property
    def text(self) -> str:
        return self.entry.get_text()

    @text.setter
    def text(self, text: str) -> None:
        self._known = text
        self.entry.set_text(text)

    @property
    def _line(self) -> Rect:
        """Where the words stand."""
        left = self._screen.px(14) + (self._screen.px(34) if self._sign else 0)
        right = self._screen.px(10) + self._remark_room()
        return Rect(self.rect.x + left, self.rect.y + 2, self.rect.width - left - right, self.rect.height - 4)

    def _remark_room(self) -> int:
        return width(self.remark, "italic", self._screen.text(16)) + self._screen.px(10) if self.remark else 0

    @property
    def typing(self) -> bool:
        return bool(self.entry.is_focused)

    def draw(self, target: Surface) -> None:
        state = "focus" if self.typing else self.state
        target.blit(field(self.rect.size, state, self._screen.scale), self.rect)
        if self.wrong:
            outline(target, self.rect, WRONG, 2.4 * self._screen.scale, 7 * self._screen.scale)
        if self._sign:
            size = min(self._screen.text(22), self.rect.height - 8)
            put_icon(target, self._sign, size, INK_REMARK, (self.rect.x + self._screen.px(27), self.rect.centery))
        if self.remark:
            place = Rect(0, self.rect.y, self._remark_room(), self.rect.height)
            place.right = self.rect.right - self._screen.px(12)
            words.line(target, self.remark, place, "italic", self._screen.text(16), INK_FAINT, "right")
        line = self._line
        if not self.text and not self.typing and self._hint:
            words.line(target, self._hint, line, "italic", self._screen.text(18), INK_FAINT)
        elif self.entry.image is not None:
            target.blit(self.entry.image, line)

    def activate(self) -> bool:
        """Enter takes the keyboard again after Escape; a click has given it already."""
        if self.typing or self.clicked:
            return False
        self.focus_gained()
        return self.typing

    def handle(self, event: Event) -> bool:
        """Letters go to the entry line; they are not for anybody else."""
        if event.type != pygame.KEYDOWN or not self.typing:
            return False
        if event.key == pygame.K_ESCAPE and self._escape_leaves:
            self.focus_lost()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & pygame.KMOD_CTRL:
            if self._entered is not None:
                self._entered()
            return self._entered is not None
        if event.key in LEAVING or pygame.K_F1 <= event.key <= pygame.K_F12:
            return False
        return not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)

    def focus_gained(self) -> None:
        if self.enabled:
            self._manager.set_focus_set(self.entry.get_focus_set())
            self.entry.edit_position = len(self.text)
            self.entry.cursor_has_moved_recently = True

    def focus_lost(self) -> None:
        self._manager.set_focus_set(None)
        pygame.key.set_repeat(*KEY_REPEAT)

    def select_all(self) -> None:
        """So that the first letter replaces what stands there."""
        self.entry.select_range = [0, len(self.text)]

    def advance(self, seconds: float) -> bool:
        if self.text != self._known:
            self._known = self.text
            self._tell_full()
            if self._changed is not None:
                self._changed(self.text)
            return True
        if not self.typing:
            return False
        self._caret = (self._caret + seconds) % BLINK
        return self._caret < seconds

    def _tell_full(self) -> None:
        """No more letters are taken: the end of the line says so."""
        remark = self._full if len(self.text) >= self._limit else ""
        if self._full and remark != self.remark:
            self.remark = remark
            self.entry.set_dimensions(self._line.size)

    def move(self, dx: int, dy: int) -> None:
        super().move(dx, dy)
        self.entry.set_position(self._line.topleft)
