"""The chart of points over time: a line and a mark a seat, scorings as phases. It draws itself from left to right."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, height, put_text, width
from ui.art.masks import rounded
from ui.art.ornament import rule
from ui.art.palette import INK, INK_REMARK, INK_SECTION, SeatStyle
from ui.art.plates import papyrus
from ui.art.surface import Point, recoloured
from ui.art.tokens import score_marker
from ui.ending.by_title import ending_of
from ui.ending.timeline import ScoreTimeline, ScoringPhase
from ui.frame import words
from ui.frame.screen import Screen
from ui.widgets.section import draw_section

RIM: Colour = (252, 240, 212)


def draw_mark(canvas: Canvas, seat: int, centre: Point, radius: float, colour: Colour) -> None:
    """The mark with a pale rim around it."""
    for size, paint in ((radius * 1.45, RIM), (radius, colour)):
        if seat % 5 == 0:
            canvas.disc(paint, centre, size)
        else:
            canvas.poly(paint, *_corners(seat % 5, centre, size * 1.18))


def _corners(shape: int, centre: Point, size: float) -> list[Point]:
    x, y = centre
    if shape == 1:
        half = size * 0.8
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    if shape == 2:
        return [(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)]
    if shape == 3:
        return [(x, y - size * 1.1), (x + size * 1.1, y), (x, y + size * 1.1), (x - size * 1.1, y)]
    spikes = []
    for corner in range(10):
        reach = size * (1.2 if corner % 2 == 0 else 0.52)
        angle = corner * math.pi / 5 - math.pi / 2
        spikes.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
    return spikes


BAND: Colour = (190, 130, 50)
PALE: Colour = (252, 240, 212)


class Chart:
    """Laid out once; `draw` shows it up to a share of its length."""

    def __init__(
        self,
        rect: Rect,
        screen: Screen,
        title_id: str,
        course: ScoreTimeline,
        seat_styles: Sequence[SeatStyle],
        say: Callable[..., str],
        remarks: Sequence[str],
    ) -> None:
        self.rect, self.screen = rect, screen
        self._ending, self._course, self._seat_styles = ending_of(title_id), course, seat_styles
        self._say, self._remarks = say, remarks
        self._px = screen.text(16)
        self._place()
        self._lines: Surface | None = None

    def _place(self) -> None:
        screen, rect = self.screen, self.rect
        pad = screen.px(28)
        head = height("heading", screen.text(22)) + screen.px(6)
        self._heading = Rect(rect.x + pad, rect.y + screen.px(14), rect.width - 2 * pad, head)
        self._step = _nice(max(1, self._course.most - self._course.least), 5)
        self._top = max(self._step, math.ceil(self._course.most / self._step) * self._step)
        self._bottom = math.floor(self._course.least / self._step) * self._step
        scale = width(str(self._top), "number", self._px) + screen.px(14)
        left = max(scale, width(self._say(self._ending.round_key("axis")), "italic", self._px) + screen.px(10))
        self._seal = screen.text(30)
        right = self._seal + width(str(self._course.most), "number", screen.text(20)) + screen.px(26)
        top = self._heading.bottom + screen.px(4) + height("italic", self._px)
        bottom = rect.bottom - screen.px(16) - round(self._px * 1.5)
        x = rect.x + pad + left
        self.plot = Rect(x, top, rect.right - pad - right - x, bottom - top)

    def _x(self, at: float) -> float:
        return self.plot.x + self.plot.width * at / (self._course.length + 0.25)

    def _y(self, points: float) -> float:
        span = self._top - self._bottom
        return self.plot.bottom - self.plot.height * (points - self._bottom) / span

    def draw_sheet(self, target: Surface) -> None:
        """What does not change: drawn once per layout."""
        papyrus(self.rect.size, self.screen.scale, 5).put(target, self.rect.topleft)
        draw_section(target, self._heading, self._say(self._ending.round_key("chart")), self.screen, "hourglass")

    def draw(self, target: Surface, share: float) -> None:
        """Nothing before its time comes: the scale alone would tell how the game ended."""
        if share > 0:
            for phase in self._course.phases:
                self._draw_phase(target, phase)
            self._draw_axes(target)
            self._draw_remarks(target)
            clip = target.get_clip()
            shown = Rect(self.rect.x, self.rect.y, 0, self.rect.height)
            shown.width = round(self.plot.x - self.rect.x + self.plot.width * share + self.screen.px(8))
            target.set_clip(shown.clip(clip))
            target.blit(self._drawn_lines(), self.rect)
            target.set_clip(clip)
        if share >= 1:
            self._draw_ends(target)

    def _draw_phase(self, target: Surface, phase: ScoringPhase) -> None:
        left, right = round(self._x(phase.start)), round(self._x(phase.end))
        place = Rect(left, self.plot.y - 4, right - left, self.plot.height + 8)
        target.blit(recoloured(rounded(place.size, 4), BAND, 60), place)
        label = self._say("end.scoring", n=phase.number)
        above = Rect(0, place.y - height("italic", self._px), width(label, "italic", self._px) + 4, 0)
        above.height = height("italic", self._px)
        above.centerx = place.centerx
        above.right = min(above.right, self.rect.right - self.screen.px(20))
        words.line(target, label, above, "italic", self._px, INK_SECTION, "center")

    def _draw_axes(self, target: Surface) -> None:
        plot, screen = self.plot, self.screen
        for points in range(self._bottom, self._top + 1, self._step):
            y = self._y(points)
            rule(target, plot.x, plot.right, y, (120, 80, 36), 120 if points else 220, 1 if points else 2)
            put_text(target, str(points), "number", self._px, INK_REMARK, (plot.x - screen.px(8), y), "midright")
        y = plot.bottom + round(self._px * 0.95)
        stride = _stride(self._x(1) - self._x(0), width("88", "number", self._px) + screen.px(6))
        for stop in self._course.stops:
            if stop.reason:
                room = self._x(stop.at) - self._x(stop.at - 0.5)
                sign = min(screen.text(20), int(room) - 2)
                if sign >= 8:
                    put_icon(target, self._ending.sign(stop.reason), sign, INK_SECTION, (self._x(stop.at), y))
            elif stop.round % stride == 0:
                put_text(target, str(stop.round), "number", self._px, INK_REMARK, (self._x(stop.at), y), "center")
        at = (plot.x - screen.px(14), y)
        put_text(target, self._say(self._ending.round_key("axis")), "italic", self._px, INK_REMARK, at, "midright")

    def _drawn_lines(self) -> Surface:
        """All lines with their shadows and marks, drawn once."""
        if self._lines is None:
            scale = self.screen.scale
            canvas = Canvas(self.rect.size, fine=2, rim=PALE)
            for seat in sorted(range(len(self._seat_styles)), key=lambda seat: self._course.stops[-1].points[seat]):
                colour = self._seat_styles[seat].colour
                trace = [self._spot(stop.at, stop.points[seat]) for stop in self._course.stops]
                canvas.path((*dark(colour, 0.5), 90), [(x + 1, y + 2.5 * scale) for x, y in trace], 4 * scale)
                canvas.path(PALE, trace, 5.6 * scale)
                canvas.path(colour, trace, 3.6 * scale)
            for seat, seat_style in enumerate(self._seat_styles):
                for stop in self._course.stops:
                    if stop.round:
                        draw_mark(canvas, seat, self._spot(stop.at, stop.points[seat]), 5.2 * scale, seat_style.colour)
            self._lines = canvas.finish()
        return self._lines

    def _spot(self, at: float, points: int) -> Point:
        return self._x(at) - self.rect.x, self._y(points) - self.rect.y

    def _draw_ends(self, target: Surface) -> None:
        """Seals and totals at the right, pushed apart where they would lie on each other."""
        last = self._course.stops[-1].points
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        pitch = self._seal + 2
        ys = [self._y(last[seat]) for seat in order]
        for index in range(1, len(ys)):
            ys[index] = max(ys[index], ys[index - 1] + pitch)
        over = ys[-1] + pitch / 2 - (self.rect.bottom - self.screen.px(14))
        if over > 0:
            ys = [max(self._heading.bottom + pitch / 2 + index * pitch, y - over) for index, y in enumerate(ys)]
        x = self.plot.right + self.screen.px(8) + self._seal // 2
        for seat, y in zip(order, ys, strict=True):
            sign = score_marker(self._seat_styles[seat], self._seal)
            target.blit(sign, sign.get_rect(center=(x, round(y))))
            at = (x + self._seal // 2 + self.screen.px(6), y)
            put_text(target, str(last[seat]), "number", self.screen.text(20), INK, at)

    def _draw_remarks(self, target: Surface) -> None:
        """Sentences in the free corner above the lines; what has no room there is left out."""
        px, y = self.screen.text(17), self.plot.y + self.screen.px(4)
        for text in self._remarks:
            wide, high = width(text, "italic", px), height("italic", px)
            left = self.plot.x + self.screen.px(12)
            right = left + wide
            near = [stop for stop in self._course.stops if self._x(stop.at) <= right + self.screen.px(40)]
            reached = [max(stop.points) for stop in near]
            if right > self.plot.right or y + high > self._y(max(reached, default=0)) - self.screen.px(8):
                return
            put_text(target, text, "italic", px, Rimmed(INK_REMARK, PALE), (left, y), "topleft")
            y += high


def _nice(span: int, parts: int) -> int:
    """A round distance between lines, so that about `parts` of them cover the span."""
    wanted = span / parts
    power = 10 ** math.floor(math.log10(max(1.0, wanted)))
    return next(int(step * power) for step in (1, 2, 2.5, 5, 10) if step * power >= wanted and step * power % 1 == 0)


def _stride(room: float, need: float) -> int:
    """Every how many rounds there is room for a number."""
    return next(step for step in (1, 2, 5, 10, 20, 50) if step * room >= need or step == 50)
