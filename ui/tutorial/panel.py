"""The panel on which the guide speaks: his picture, one thought, one task, the way through the lesson."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_block, put_text
from ui.art.light import raised
from ui.art.ornament import outline, rule
from ui.art.palette import CARNELIAN, INK, INK_REMARK, INK_SECTION
from ui.art.plates import LOW, body, papyrus, ribbon, with_shadow
from ui.art.surface import blank
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.tutorial.guide import Stage, portrait, pyramid_mark
from ui.tutorial.speech import ItemView, Plan, Speech

PAPER: Colour = (242, 220, 174)
FIELD: Colour = (250, 214, 130)
ALARM: Colour = (246, 196, 150)
DONE: Colour = (206, 216, 150)
TASK_INK: Colour = (74, 34, 4)
LAYER = 40


class SpeechPanel(Control):
    """Takes the clicks that fall on it, so that nothing below is meant by mistake."""

    def __init__(self, rect: Rect, speech: Speech, plan: Plan, screen: Screen) -> None:
        super().__init__(rect, speech.title)
        self.focusable = False
        self.layer = LAYER
        self.speech = speech
        self.plan = plan
        self.blink = 0.0
        """How bright the task field flashes, 0 to 1."""
        self._screen = screen

    def activate(self) -> bool:
        return False

    def at(self, place: Rect) -> Rect:
        """A place of the plan in the window."""
        return place.move(self.rect.topleft)

    def draw(self, target: Surface) -> None:
        plan, screen = self.plan, self._screen
        papyrus(self.rect.size, screen.scale, 7, PAPER, burn=50).put(target, self.rect.topleft)
        raised(portrait(plan.guide.width), 7 * screen.scale).put(target, self.at(plan.guide).topleft)
        name = self.at(plan.name)
        ribbon(name.size, (34, 84, 140), screen.scale).put(target, name.topleft)
        words.line(
            target,
            self.speech.guide,
            name.inflate(-screen.px(14), 0).move(0, -1),
            "heading",
            plan.px(screen, 24),
            (255, 246, 220),
            "center",
        )
        self._draw_words(target)
        self._draw_task(target)
        self._draw_marks(target)

    def _draw_words(self, target: Surface) -> None:
        plan, screen, speech = self.plan, self._screen, self.speech
        head = self.at(plan.head)
        put_text(target, speech.game, "italic", plan.px(screen, 20), INK_REMARK, head.midright, "midright")
        words.line(target, speech.lesson, head, "italic", plan.px(screen, 20), INK_SECTION)
        title = self.at(plan.title)
        words.line(target, speech.title, title, "title", plan.px(screen, 32), INK)
        rule(target, title.x, title.right, title.bottom + screen.px(5), (150, 104, 44), 150, max(1, screen.px(2)))
        for text, laid, at in ((speech.say, plan.say, plan.say_at), (speech.more, plan.more, plan.more_at)):
            if laid is not None:
                place = Rect((self.rect.x + at[0], self.rect.y + at[1]), laid.size)
                laid.put(target, place.topleft)
                words.report(text, place, laid.whole and self.rect.contains(place))

    def _draw_task(self, target: Surface) -> None:
        """Gold, green once the task is done, red with the reason why a click was wrong, which also makes it flash."""
        plan, screen, speech = self.plan, self._screen, self.speech
        field = self.at(plan.task)
        base = ALARM if speech.alarm else DONE if speech.done else FIELD
        plate = body(field.size, base, "stone", 10 * screen.scale, 2, (30, -20), 0, 6)
        with_shadow(plate, 10 * screen.scale, LOW, screen.scale).put(target, field.topleft)
        line = (176, 66, 34) if speech.alarm else (70, 120, 60) if speech.done else (170, 104, 20)
        outline(
            target,
            field.inflate(-screen.px(6), -screen.px(6)),
            line,
            max(1.2, 1.6 * screen.scale),
            8 * screen.scale,
            220,
        )
        if self.blink > 0:
            flash = blank(field.size, (255, 255, 240))
            pygame.draw.rect(
                flash,
                (255, 255, 240, round(230 * self.blink)),
                flash.get_rect(),
                border_radius=round(10 * screen.scale),
            )
            target.blit(flash, field)
        sign = "exclaim" if speech.alarm else "check" if speech.done else "hand"
        ink = (150, 50, 26) if speech.alarm else (48, 104, 56) if speech.done else (140, 62, 16)
        size = min(screen.px(46), field.height - screen.px(20))
        put_icon(target, sign, size, ink, (field.x + screen.px(40), field.centery))
        if speech.tally and plan.button is None:
            put_text(
                target,
                speech.tally,
                "number",
                plan.px(screen, 24),
                INK_SECTION,
                (field.right - screen.px(18), field.centery),
                "midright",
            )
        put_block(target, plan.task_words, "bold", TASK_INK, self.at(plan.task_text))
        words.report(speech.reason or speech.task, field, plan.task_words.whole)
        if plan.note:
            words.line(target, plan.note, self.at(plan.note_place), "italic", plan.px(screen, 18), (110, 64, 14))

    def _draw_marks(self, target: Surface) -> None:
        """One pyramid for each step: green and ticked, gold, or still sand."""
        marks, speech = self.at(self.plan.marks), self.speech
        pitch = min(self._screen.px(45), (marks.width - self._screen.px(28)) / max(1, speech.count - 1))
        for number in range(speech.count):
            stage: Stage = "done" if number < speech.number else "now" if number == speech.number else "next"
            high = marks.height if stage == "now" else round(marks.height * 0.75)
            picture = pyramid_mark(high, stage)
            foot = (marks.x + self._screen.px(14) + round(number * pitch), marks.bottom)
            target.blit(picture, picture.get_rect(midbottom=foot))


class ItemTile(Control):
    """A plate with a sign; its value shows once it is uncovered."""

    def __init__(self, rect: Rect, item: ItemView, screen: Screen, px: int, press: Callable[[], None]) -> None:
        super().__init__(rect, item.label, press)
        self.layer = LAYER + 1
        self.item = item
        self._screen = screen
        self._px = px

    def draw(self, target: Surface) -> None:
        screen, item = self._screen, self.item
        base = (236, 206, 150) if item.uncovered else (250, 236, 204) if self.hovered else (222, 190, 132)
        plate = body(self.rect.size, base, "stone", 8 * screen.scale, 2, (26, -22), 0, 4, item.uncovered)
        shadow = None if item.uncovered else LOW
        with_shadow(plate, 8 * screen.scale, shadow, screen.scale).put(target, self.rect.topleft)
        outline(target, self.rect.inflate(-4, -4), (150, 104, 48), 1.2, 7 * screen.scale, 160)
        size = screen.px(34)
        top = self.rect.y + screen.px(8) + size // 2
        if item.uncovered and item.value:
            put_icon(target, item.icon, size, INK_SECTION, (self.rect.centerx - size * 0.6, top))
            put_text(
                target,
                item.value,
                "number",
                round(self._px * 1.35),
                CARNELIAN,
                (self.rect.centerx + size * 0.1, top),
                "midleft",
            )
        else:
            put_icon(
                target,
                item.icon if item.uncovered else "question",
                size,
                INK_SECTION if item.uncovered else INK_REMARK,
                (self.rect.centerx, top),
            )
        top = self.rect.y + screen.px(38)
        line = Rect(self.rect.x + 4, top, self.rect.width - 8, self.rect.bottom - screen.px(4) - top)
        words.line(target, item.label, line, "bold", self._px, INK, "center", 11)
