"""Anything of the table, large, with its rule text. Any key or click closes it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.inline import sentence
from ui.art.lettering import height
from ui.art.palette import INK
from ui.art.plates import papyrus
from ui.frame import words
from ui.frame.app import App
from ui.frame.scene import Scene


class EnlargedScene(Scene):
    """A picture at the left, words at the right, on papyrus over the table."""

    see_through = True

    def __init__(self, app: App, picture: Surface, title: str, text: str) -> None:
        super().__init__(app)
        self._picture = picture
        self._title = title
        self._text = text

    def paint_ground(self, target: Surface) -> None:
        screen = self.screen
        pad, gap = screen.px(36), screen.px(30)
        width = max(screen.px(420), round(screen.px(460) * screen.text_percent / 100))
        width = min(width, screen.size[0] - self._picture.get_width() - 2 * pad - gap - screen.px(40))
        px = screen.text(21)
        words_high = sentence(self._text, "body", px, INK, width).size[1]
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
        words.sentence(target, self._text, Rect(x, top, width, sheet.bottom - pad - top), px, INK)

    def react(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.app.pop()
            return True
        return False
