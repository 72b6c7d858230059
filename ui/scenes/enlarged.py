"""Anything of the table, large, with its rule text. F1, or a click on the rule that it cites, opens the book there; any
other key or click closes it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.inline import Manner, fit_sentence, sentence
from ui.art.lettering import height
from ui.art.palette import INK
from ui.art.plates import papyrus
from ui.frame import words
from ui.frame.app import App
from ui.frame.scene import Scene
from ui.text.citing import citation


class EnlargedScene(Scene):
    """A picture at the left, words at the right, on papyrus over the table."""

    see_through = True

    def __init__(self, app: App, picture: Surface, title: str, text: str, consult: Callable[[str], None]) -> None:
        super().__init__(app)
        self._consult = consult
        self._cited = citation(app.voice, text)
        self._links: tuple[Rect, ...] = ()
        """Where the words stand that cite a rule."""
        self._picture = picture
        self._title = title
        first, _, rest = text.partition("\n")
        self.text = rest if first.strip("*") == title else text
        """What is told first by name is not named again below its title."""

    def paint_ground(self, target: Surface) -> None:
        screen = self.screen
        pad, gap = screen.px(36), screen.px(30)
        width = max(screen.px(420), round(screen.px(460) * screen.text_percent / 100))
        width = min(width, screen.size[0] - self._picture.get_width() - 2 * pad - gap - screen.px(40))
        px = screen.text(21)
        words_high = sentence(self.text, "body", px, INK, width).size[1]
        head = height("title", screen.text(30)) + screen.px(14)
        high = min(max(self._picture.get_height(), head + words_high) + 2 * pad, screen.size[1] - screen.px(40))
        sheet = Rect(0, 0, self._picture.get_width() + gap + width + 2 * pad, high)
        sheet.center = screen.rect.center
        papyrus(sheet.size, screen.scale).put(target, sheet.topleft)
        target.blit(self._picture, self._picture.get_rect(midleft=(sheet.x + pad, sheet.centery)))
        x = sheet.x + pad + self._picture.get_width() + gap
        title = Rect(x, sheet.y + pad, width, head - screen.px(14))
        words.line(target, self._title, title, "title", screen.text(30), INK)
        top = title.bottom + screen.px(14)
        place = Rect(x, top, width, sheet.bottom - pad - top)
        link = self._cited.words if self._cited is not None else ""
        told = fit_sentence(self.text, "body", px, INK, place.size, manner=Manner(link=link))
        words.report(self.text, place, told.whole)
        told.put(target, place.topleft)
        self._links = tuple(box.move(place.topleft) for box in told.links)

    def react(self, event: Event) -> bool:
        if self._cited is not None and self._asks_for_rule(event):
            self.app.pop()
            self._consult(self._cited.number)
            return True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.app.pop()
            return True
        return False

    def _asks_for_rule(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return bool(event.key == pygame.K_F1)
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return clicked and any(box.collidepoint(event.pos) for box in self._links)
