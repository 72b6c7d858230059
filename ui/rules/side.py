"""What stands beside the open book: the games, and the chapters with what a search found in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.lettering import put_text, width
from ui.art.light import box_aura
from ui.art.palette import CARNELIAN, CREAM, GOLD_LIGHT, INK, INK_SECTION, PAPYRUS_CURRENT
from ui.art.plates import RAISED, body, pill, with_shadow
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.rules.book import Chapter
from ui.widgets.emblems import put_emblem

PALE: Colour = (206, 182, 142)
NUMBER: Colour = (214, 176, 104)


class GameEmblem(Control):
    """The round picture of a game; the open one stands in gold light, one without rules is pale."""

    round_ring = True

    def __init__(self, rect: Rect, name: str, game: str, screen: Screen, press: Callable[[], None] | None) -> None:
        super().__init__(rect, name, press)
        self.game = game
        self.chosen = False
        self.tip = Tip(name)
        self._screen = screen

    def draw(self, target: Surface) -> None:
        size = min(self.rect.size)
        if self.chosen or self.hovered:
            glow = box_aura((size, size), size / 2, (9 if self.chosen else 6) * self._screen.scale, GOLD_LIGHT, 255, 2)
            glow.put(target, self.rect.topleft)
        put_emblem(target, self.game, size, self.rect.center, not self.enabled)


def emblem_row(
    place: Rect, screen: Screen, games: Sequence[str], name: Callable[[str], str], press: Callable[[str], None]
) -> list[GameEmblem]:
    """The games side by side over the whole width."""
    size = min(place.height, place.width // len(games))
    pitch = place.width // len(games)
    made = []
    for number, game in enumerate(games):
        rect = Rect(0, place.y, size, size)
        rect.centerx = place.x + pitch * number + pitch // 2
        made.append(GameEmblem(rect, name(game), game, screen, partial(press, game)))
    return made


class ChapterLine(Control):
    """One line of the list: number, title, and how many passages a search found there."""

    def __init__(self, rect: Rect, number: str, title: str, screen: Screen, press: Callable[[], None]) -> None:
        super().__init__(rect, title, press)
        self.number = number
        self.current = False
        self.count: int | None = None
        """Passages found; None while nothing is looked for."""
        self._screen = screen

    def draw(self, target: Surface) -> None:
        screen, rect = self._screen, self.rect
        if self.current:
            self._draw_plate(target)
        elif self.hovered:
            pygame.draw.rect(target, (84, 60, 36), rect, border_radius=6)
        px = min(screen.text(20), max(13, round(rect.height * 0.56)))
        found = bool(self.count)
        badge = self._draw_count(target) if found else 0
        ink = INK if self.current else CREAM if found or self.count is None or self.hovered else PALE
        number_ink = INK_SECTION if self.current else NUMBER
        at = (rect.x + screen.px(44), rect.centery)
        put_text(target, self.number or "·", "number", round(px * 0.85), number_ink, at, "midright")
        place = Rect(rect.x + screen.px(58), rect.y, rect.width - screen.px(72) - badge, rect.height)
        words.line(target, self.label, place, "bold" if found or self.current else "body", px, ink)

    def _draw_plate(self, target: Surface) -> None:
        screen = self._screen
        plate = self.rect.inflate(0, -screen.px(3))
        plate.width += screen.px(10)
        picture = body(plate.size, PAPYRUS_CURRENT, "papyrus", 6 * screen.scale, 2, (20, -18), 20, 7)
        with_shadow(picture, 6 * screen.scale, RAISED, screen.scale).put(target, plate.topleft)
        bar = Rect(plate.x, plate.y + screen.px(5), max(3, screen.px(5)), plate.height - screen.px(10))
        pygame.draw.rect(target, CARNELIAN, bar)

    def _draw_count(self, target: Surface) -> int:
        px = min(self._screen.text(15), max(12, round(self.rect.height * 0.42)))
        text = str(self.count)
        size = (max(round(px * 1.6), width(text, "number", px) + round(px * 1.0)), round(px * 1.6))
        box = Rect((0, 0), size)
        box.midright = (self.rect.right - self._screen.px(12), self.rect.centery)
        target.blit(pill(size, CARNELIAN if self.current else (150, 104, 46), None), box)
        put_text(target, text, "number", px, (255, 244, 214), box.center, "center")
        return size[0] + self._screen.px(8)


def chapter_lines(
    place: Rect, screen: Screen, chapters: Sequence[Chapter], open_section: Callable[[str], None]
) -> list[ChapterLine]:
    """One line a chapter, closer together where there are many."""
    pitch = min(max(screen.px(45), screen.text(20) * 2), place.height // len(chapters))
    made = []
    for number, chapter in enumerate(chapters):
        rect = Rect(place.x + screen.px(12), place.y + number * pitch, place.width - screen.px(20), pitch)
        press = partial(open_section, chapter.sections[0].id)
        made.append(ChapterLine(rect, chapter.number, chapter.title, screen, press))
    return made
