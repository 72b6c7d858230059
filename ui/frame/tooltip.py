"""Tooltips: a title, some lines with icons, and a reason when something is not possible. Never off the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.core.records import record
from ui.art.colour import Colour
from ui.art.inline import Sentence, sentence
from ui.art.lettering import Line, fit_line, height, put_text, width, wrap
from ui.art.palette import CREAM, GOLD_LIGHT
from ui.art.plates import tooltip as plate
from ui.frame.screen import Screen

WIDTH = 380
"""Pixels of the design; grows with the reader's text size."""
REASON: Colour = (255, 190, 160)
FOOT: Colour = (206, 190, 160)


@record
class Tip:
    """What a tooltip says. Lines may hold icons (`:coin:`) and *emphasis*."""

    title: str
    lines: tuple[str, ...] = ()
    reason: str = ""
    corner: str = ""
    """At the right of the title: a price, a rule number."""
    foot: str = ""

    def because(self, reason: str) -> Tip:
        return replace(self, reason=reason)


def draw_tip(
    target: Surface, tip: Tip, screen: Screen, anchor: Rect, keep_clear: tuple[Rect, ...] = (), dock: Rect | None = None
) -> Rect:
    """Draw beside `anchor`, inside the window, away from `keep_clear` if there is room elsewhere; or in the dock."""
    size, draw = _laid_out(tip, screen)
    place = place_beside(size, screen, anchor, keep_clear, screen.rect.inflate(-8, -8))
    if dock is not None:
        place.bottomright = dock.bottomright
        place.clamp_ip(screen.rect)
    plate(size, screen.scale).put(target, place.topleft)
    draw(target, place)
    return place


class _Layout:
    """The parts of one tooltip with their heights."""

    def __init__(self, tip: Tip, screen: Screen) -> None:
        self.tip = tip
        self.px = screen.text(18)
        self.title_px = screen.text(20)
        self.pad = screen.px(16)
        self.gap = screen.px(7)
        self.width = min(round(screen.px(WIDTH) * max(1.0, screen.text_percent / 115)), screen.size[0] - 40)
        inner = self.width - 2 * self.pad
        self.lines: list[Sentence] = [sentence(line, "body", self.px, CREAM, inner) for line in tip.lines]
        if tip.reason:
            self.lines.append(sentence(f":cross: {tip.reason}", "body", self.px, REASON, inner))
        if tip.foot:
            self.lines.append(sentence(tip.foot, "italic", screen.text(16), FOOT, inner))
        self.title = self._title(inner) if tip.title else ()
        title = len(self.title) * height("heading", self.title_px) + self.gap if tip.title else 0
        body = sum(line.size[1] + self.gap for line in self.lines)
        self.height = title + body + 2 * self.pad - self.gap

    def _title(self, inner: int) -> tuple[Line, ...]:
        """On one line, a little smaller if need be, before it is broken."""
        room = inner - width(self.tip.corner, "number", self.title_px) - self.gap
        line = fit_line(self.tip.title, "heading", self.title_px, room)
        if line.whole:
            return (line,)
        px = line.px
        return tuple(fit_line(text, "heading", px, room) for text in wrap(self.tip.title, "heading", px, room).lines)

    def __call__(self, target: Surface, place: Rect) -> None:
        x, y = place.x + self.pad, place.y + self.pad
        if self.tip.corner and self.tip.title:
            at = (place.right - self.pad, y)
            put_text(target, self.tip.corner, "number", self.title_px, GOLD_LIGHT, at, "topright")
        for title in self.title:
            put_text(target, title.text, "heading", title.px, GOLD_LIGHT, (x, y), "topleft")
            y += height("heading", self.title_px)
        y += self.gap if self.title else 0
        for line in self.lines:
            line.put(target, (x, y))
            y += line.size[1] + self.gap


def _laid_out(tip: Tip, screen: Screen) -> tuple[tuple[int, int], _Layout]:
    layout = _Layout(tip, screen)
    return (layout.width, layout.height), layout


def place_beside(size: tuple[int, int], screen: Screen, anchor: Rect, keep_clear: Sequence[Rect], room: Rect) -> Rect:
    """Right, left, below, above: the place inside `room` that covers least of what is important."""
    gap = screen.px(14)
    wide, high = size
    columns = (anchor.right + gap, anchor.left - gap - wide)
    rows = (anchor.bottom + gap, anchor.top - gap - high)
    wishes = [(x, y) for y in (anchor.top, anchor.bottom - high, anchor.centery - high // 2) for x in columns]
    wishes += [(x, y) for x in (anchor.centerx - wide // 2, anchor.left, anchor.right - wide) for y in rows]
    wishes += [(x, y) for x in columns for y in rows]
    inside = [Rect(corner, size).clamp(room) for corner in wishes]
    beside = [box for box in inside if not box.colliderect(anchor)] or inside
    return min(beside, key=lambda box: sum(_shared(box, place) for place in keep_clear))


def _shared(one: Rect, other: Rect) -> int:
    """How many pixels two places have in common."""
    both = one.clip(other)
    return both.width * both.height
