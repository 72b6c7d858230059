"""A value with a list that opens over what lies below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.records import record
from ui.art.colour import Colour
from ui.art.controls import drop_down, list_line
from ui.art.icons import put_icon
from ui.art.lettering import height, width
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import INK, INK_REMARK, INK_SECTION
from ui.art.plates import body
from ui.frame import words
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.metrics import control_height

LAYER = 10
PALE: Colour = (158, 130, 92)
STRIKE: Colour = (168, 44, 30)
LineState = Literal["plain", "hover", "chosen", "impossible"]


@record
class Choice:
    """A line of a list; with a `reason` it cannot be chosen."""

    label: str
    sign: str | None = None
    sub: str = ""
    reason: str = ""


@record
class Strike:
    """How a line is taken off a list: by its cross or the key Delete. `told` says so of a line."""

    told: Callable[[int], str]
    do: Callable[[int], None]


class DropDown(Control):
    """Shows the chosen line; opened, all of them. Arrows, Enter and Escape work in the list, letters jump."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choices: Sequence[Choice],
        chosen: int,
        change: Callable[[int], None],
        scene: Scene,
        strike: Strike | None = None,
    ) -> None:
        """`chosen` is -1 if none of the lines is; with `strike`, lines can be taken off the list."""
        super().__init__(rect, label, self.open)
        self.choices = tuple(choices)
        self.chosen = chosen
        self.list: OpenList | None = None
        self.strike = strike
        self._change = change
        self._scene = scene
        self._screen = scene.screen

    @classmethod
    def wanted(cls, screen: Screen, choices: Sequence[Choice]) -> tuple[int, int]:
        high = control_height(screen)
        widest = max(width(choice.label, "bold", screen.text(20)) for choice in choices)
        return widest + round(high * 1.9) + screen.px(12), high

    def draw(self, target: Surface) -> None:
        drop_down(self.rect.size, self.state, self.list is not None, self._screen.scale).put(target, self.rect.topleft)
        choice, high = self.choices[self.chosen], self.rect.height
        colour = INK if self.enabled else PALE
        left = self.rect.x + self._screen.px(14)
        if choice.sign:
            size, accent = round(high * 0.58), INK_SECTION if self.enabled else PALE
            put_icon(target, choice.sign, size, accent, (left + size // 2, self.rect.centery))
            left += size + self._screen.px(10)
        place = Rect(left, self.rect.y - 1, self.rect.right - round(high * 0.8) - left, high)
        words.line(target, choice.label, place, "bold", self._screen.text(20), colour)

    def open(self) -> None:
        if self.list is None:
            self.list = OpenList(self, self._scene, self._screen)
            controls = self._scene.controls
            controls.insert(controls.index(self) + 1, self.list)  # so that Tab goes on from here
            self._scene.refresh_controls()
            self._scene.ring.focus(self.list)

    def close(self) -> None:
        if self.list is not None:
            gone, self.list = self.list, None
            self._scene.controls = [c for c in self._scene.controls if c is not gone]
            self._scene.ring.focus(self)
            self._scene.refresh_controls()

    def take_off(self, index: int) -> None:
        """Close, and let a line be taken off the list."""
        if self.strike is not None:
            self.close()
            self.strike.do(index)

    def take(self, index: int) -> None:
        """Choose a line and close."""
        if self.choices[index].reason:
            return
        self.close()
        if index != self.chosen:
            self.chosen = index
            self._change(index)


class OpenList(Control):
    """The opened list. While it is there it has every click: one beside it closes it."""

    def __init__(self, owner: DropDown, scene: Scene, screen: Screen) -> None:
        self._owner = owner
        self._scene = scene
        self._screen = screen
        self._title_px, self._sub_px = screen.text(20), screen.text(16)
        self._pad = screen.px(8)
        self._line = self._line_height()
        super().__init__(self._placed(), owner.label)
        self.layer = LAYER
        self.at = max(0, owner.chosen)
        self._on_cross = False
        self.tip = self._tip

    def _line_height(self) -> int:
        subs = any(choice.sub or choice.reason for choice in self._owner.choices)
        return height("bold", self._title_px) + (height("italic", self._sub_px) if subs else 0) + self._screen.px(6)

    def _placed(self) -> Rect:
        """Below its owner, or above where there is no room."""
        owner, screen = self._owner.rect, self._screen
        fixed = round(self._line * 1.1) + screen.px(72)
        wide = max(owner.width, *(self._words_width(choice) + fixed for choice in self._owner.choices))
        high = self._line * len(self._owner.choices) + 2 * self._pad
        place = Rect(owner.x, owner.bottom + screen.px(2), min(wide, screen.size[0] - 8), high)
        if place.bottom > screen.size[1] - 4:
            place.bottom = max(owner.top - screen.px(2), high + 4)
        return place.clamp(screen.rect.inflate(-8, -8))

    def _words_width(self, choice: Choice) -> int:
        return max(
            width(choice.label, "bold", self._title_px), width(choice.reason or choice.sub, "italic", self._sub_px)
        )

    def line(self, index: int) -> Rect:
        """Where a line lies."""
        top = self.rect.y + self._pad + index * self._line
        return Rect(self.rect.x + self._pad, top, self.rect.width - 2 * self._pad, self._line)

    def cross(self, index: int) -> Rect:
        """Where a line is taken off the list, if it can be."""
        line = self.line(index)
        return Rect(line.right - line.height, line.y, line.height, line.height)

    @property
    def ring_rect(self) -> Rect:
        return self.line(self.at).inflate(-8, -8)

    @property
    def typing(self) -> bool:
        """Keys are for the list, also if the mouse has opened it."""
        return True

    def contains(self, point: tuple[int, int]) -> bool:
        return True

    def draw(self, target: Surface) -> None:
        scale = self._screen.scale
        for surface, offset in box_aura(self.rect.size, 8 * scale, 14 * scale, alpha=210).moved(3, round(10 * scale)):
            target.blit(surface, self.rect.move(offset))
        target.blit(body(self.rect.size, (250, 230, 184), "papyrus", 8 * scale, 2, (18, -14), 30, 9), self.rect)
        outline(target, self.rect.inflate(-4, -4), (150, 98, 36), 1.6 * scale, 7 * scale, 230)
        for index, choice in enumerate(self._owner.choices):
            self._draw_line(target, index, choice)

    def _draw_line(self, target: Surface, index: int, choice: Choice) -> None:
        place, screen = self.line(index), self._screen
        state: LineState = "plain"
        if index == self.at and not choice.reason:
            state = "hover"
        elif index == self._owner.chosen:
            state = "chosen"
        target.blit(list_line(place.size, state, screen.scale), place)
        ink, second, accent = (PALE, PALE, PALE) if choice.reason else (INK, INK_REMARK, INK_SECTION)
        size = min(screen.text(30), self._line - 6)
        left = place.x + screen.px(8)
        if choice.sign:
            put_icon(target, choice.sign, size, accent, (left + size // 2, place.centery))
        left += size + screen.px(12)
        chosen = index == self._owner.chosen and self._owner.strike is None
        mark = "lock" if choice.reason else "check" if chosen else None
        if mark:
            colour = PALE if choice.reason else (60, 104, 50)
            put_icon(target, mark, screen.text(20), colour, (place.right - screen.px(22), place.centery))
        elif self._owner.strike is not None:
            hot = index == self.at and self._on_cross
            put_icon(target, "cross", screen.text(17), STRIKE if hot else PALE, self.cross(index).center)
        inside = Rect(left, place.y + screen.px(3), place.right - screen.px(40) - left, place.height - screen.px(6))
        below = choice.reason or choice.sub
        upper = height("bold", self._title_px) if below else inside.height
        words.line(target, choice.label, Rect(*inside.topleft, inside.width, upper), "bold", self._title_px, ink)
        if below:
            lower = Rect(inside.x, inside.y + upper, inside.width, inside.height - upper)
            words.line(target, below, lower, "italic", self._sub_px, second)

    def moved_over(self, point: tuple[int, int]) -> bool:
        index = self._index_at(point)
        before = self.at, self._on_cross
        self.at = self.at if index is None else index
        strikes = self._owner.strike is not None and index is not None
        self._on_cross = strikes and self.cross(self.at).collidepoint(point)
        return before != (self.at, self._on_cross)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            self._owner.close()
            return True
        if event.type == pygame.MOUSEWHEEL:
            return True
        if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_CTRL:
            return False
        if event.key == pygame.K_ESCAPE:
            self._owner.close()
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self.at = (self.at + (1 if event.key == pygame.K_DOWN else -1)) % len(self._owner.choices)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.at = 0 if event.key == pygame.K_HOME else len(self._owner.choices) - 1
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._owner.take(self.at)
        elif event.key == pygame.K_DELETE:
            self._owner.take_off(self.at)
        else:
            self._jump(getattr(event, "unicode", ""))
        return True

    def focus_lost(self) -> None:
        """Tab went on, or everything was laid out anew."""
        if self._owner.list is self:
            self._scene.controls = [c for c in self._scene.controls if c is not self]
            self._scene.ring.controls = [c for c in self._scene.ring.controls if c is not self]
            self._owner.list = None

    def activate(self) -> bool:
        if self._on_cross:
            self._owner.take_off(self.at)
        else:
            self._owner.take(self.at)
        return True

    def _jump(self, letter: str) -> None:
        starts = [n for n, c in enumerate(self._owner.choices) if letter and c.label.lower().startswith(letter.lower())]
        if starts:
            self.at = next((n for n in starts if n > self.at), starts[0])

    def _index_at(self, point: tuple[int, int]) -> int | None:
        index = (point[1] - self.rect.y - self._pad) // self._line
        inside = self.rect.collidepoint(point) and 0 <= index < len(self._owner.choices)
        return index if inside else None

    def _tip(self) -> Tip | None:
        strike = self._owner.strike
        return Tip(strike.told(self.at)) if strike is not None and self._on_cross else None
