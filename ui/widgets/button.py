"""Buttons: a plate with words, maybe a sign, a second line or a key name; or a sign above its words.

All lengths are pixels of the window and come from a `Screen`; `wanted` measures before anything is placed.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.buttons import RISE, Caption, button_plate, tone
from ui.art.colour import Colour, dark, mix
from ui.art.icons import put_icon
from ui.art.lettering import Role, block_height, fit_block, height, width
from ui.art.palette import CREAM, ButtonKind
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip

REASON: Colour = (255, 222, 196)
"""The second line of a button that says why it cannot be pressed."""


class Button(Control):
    """Something to press. One gold button a scene: the thing to do next."""

    def __init__(
        self,
        rect: Rect,
        caption: Caption | str,
        press: Callable[[], None] | None,
        screen: Screen,
        kind: ButtonKind = "wood",
    ) -> None:
        """The type size of the caption is that of the design."""
        label, sign, px, key, role, sub, stacked = Caption(caption) if isinstance(caption, str) else caption
        super().__init__(rect, label, press)
        self.screen = screen
        self.kind = kind
        self.sign = sign
        self.sub = sub
        self.key = key
        self.stacked = stacked
        self.role: Role = role
        self.px = screen.text(px)
        self._sub_px = screen.text(round(px * 0.62) if px > 26 else round(px * 0.85))
        self._key_px = screen.text(round(px * 0.84))

    @classmethod
    def wanted(cls, screen: Screen, caption: Caption | str) -> tuple[int, int]:
        """How large a button with this caption wants to be."""
        return cls(Rect(0, 0, 0, 0), caption, None, screen).size_wanted()

    @classmethod
    def narrowest(cls, screen: Screen, label: str, px: float = 20, role: Role = "heading") -> int:
        """How wide a stacked button must be if its words may stand below each other."""
        return max(width(word, role, screen.text(px)) for word in label.split(" ")) + 2 * screen.px(10)

    def size_wanted(self) -> tuple[int, int]:
        pad = 2 * self._pad()
        line = height(self.role, self.px)
        if self.stacked:
            return width(self.label, self.role, self.px) + pad, round(self.px * 2.3) + line + pad
        wide = self._sign_room() + self._words_width() + self._key_room()
        high = line + (height("italic", self._sub_px) if self.sub else 0)
        return wide + pad + self.screen.px(12), max(high + self.screen.px(20), self.screen.px(46))

    def draw(self, target: Surface) -> None:
        scale = self.screen.scale
        button_plate(self.rect.size, self.kind, self.state, scale).put(target, self.rect.topleft)
        face = self.rect.move(0, round(RISE[self.state] * scale))
        inside = face.inflate(-2 * self._pad(), -self.screen.px(8))
        base, ink, _ = tone(self.kind, self.state)
        shade = dark(base, 0.55) if ink == CREAM else None
        if self.stacked and self.sign:
            self._draw_stacked(target, inside, ink, shade)
        else:
            self._draw_line(target, inside, base, ink, shade)

    def _draw_stacked(self, target: Surface, inside: Rect, ink: Colour, shade: Colour | None) -> None:
        """The sign above, the words below it in one line or two."""
        line = block_height(fit_block(self.label, self.role, self.px, inside.size), self.role)
        size = min(round(self.px * 2), max(8, inside.height - line))
        gap = max(0, inside.height - line - size) // 3
        put_icon(target, self.sign or "", size, ink, (inside.centerx, inside.y + gap + size // 2), shade=shade)
        below = Rect(inside.x, inside.bottom - gap - line, inside.width, line)
        words.block(target, self.label, below, self.role, self.px, ink, "center")

    def _draw_line(self, target: Surface, inside: Rect, base: Colour, ink: Colour, shade: Colour | None) -> None:
        sign_room, key_room = self._sign_room(), self._key_room()
        text = min(self._words_width(), inside.width - sign_room - key_room)
        x = inside.centerx - (sign_room + text + key_room) // 2
        if self.sign:
            size = self._sign_size()
            put_icon(target, self.sign, size, ink, (x + size // 2, inside.centery), shade=shade)
        middle = Rect(x + sign_room, inside.y, text, inside.height)
        if self.sub:
            reason = REASON if self.reason and not self.enabled else mix(ink, base, 0.2)
            self._draw_two(target, middle, ink, reason)
        elif self.label:
            words.line(target, self.label, middle.move(0, -1), self.role, self.px, ink)
        if self.key:
            place = Rect(middle.right, inside.y, key_room, inside.height)
            words.line(target, self.key, place, "italic", self._key_px, mix(ink, base, 0.35), "right")

    def _draw_two(self, target: Surface, place: Rect, ink: Colour, second: Colour) -> None:
        """The label above, the second line below it, broken where it is long."""
        px, box = self._first_px(place.height), self._sub_box(place.size)
        first = height(self.role, px)
        below = block_height(fit_block(self.sub, "italic", self._sub_px, box), "italic")
        top = place.centery - (first + below) // 2
        words.line(target, self.label, Rect(place.x, top, place.width, first), self.role, px, ink)
        words.block(target, self.sub, Rect(place.x, top + first, *box), "italic", self._sub_px, second)

    def _first_px(self, high: int) -> int:
        """The label leaves more than half of the height to a second line."""
        return min(self.px, max(13, round(high * 0.42)))

    def _sub_box(self, size: tuple[int, int]) -> tuple[int, int]:
        return size[0], max(size[1] - height(self.role, self._first_px(size[1])), height("italic", 13))

    def has_room_for(self, sub: str) -> bool:
        """Whether a second line could stand here whole."""
        inside = self.rect.inflate(-2 * self._pad(), -self.screen.px(8))
        box = self._sub_box((inside.width - self._sign_room() - self._key_room(), inside.height))
        return fit_block(sub, "italic", self._sub_px, box).whole

    def _pad(self) -> int:
        return self.screen.px(18 if self.sub else 10)

    def _sign_size(self) -> int:
        wanted = round(self.px * (1.9 if self.sub else 1.5))
        return min(wanted, max(8, self.rect.height - 8)) if self.rect.height else wanted

    def _sign_room(self) -> int:
        return self._sign_size() + round(self.px * 0.5) if self.sign else 0

    def _words_width(self) -> int:
        sub = width(self.sub, "italic", self._sub_px) if self.sub else 0
        return max(width(self.label, self.role, self.px), sub)

    def _key_room(self) -> int:
        return width(self.key, "italic", self._key_px) + self.screen.px(14) if self.key else 0


class IconButton(Button):
    """A sign on a plate; its label is what the tooltip says."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        press: Callable[[], None] | None,
        screen: Screen,
        sign: str,
        *,
        kind: ButtonKind = "wood",
        share: float = 0.58,
    ) -> None:
        super().__init__(rect, Caption(label, sign), press, screen, kind)
        self.share = share
        self.tip = Tip(label)

    def draw(self, target: Surface) -> None:
        scale = self.screen.scale
        button_plate(self.rect.size, self.kind, self.state, scale).put(target, self.rect.topleft)
        base, ink, _ = tone(self.kind, self.state)
        size = round(min(self.rect.size) * self.share)
        centre = (self.rect.centerx, self.rect.centery + round(RISE[self.state] * scale))
        put_icon(target, self.sign or "", size, ink, centre, shade=dark(base, 0.55) if ink == CREAM else None)
