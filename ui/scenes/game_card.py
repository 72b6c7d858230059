"""A stele of the title: the emblem of a game, its name on a painted band, its facts. A click opens a new match."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.gilding import PALE, cast_text
from ui.art.icons import put_icon
from ui.art.lettering import fit_line, width
from ui.art.panels import stele
from ui.art.plates import ribbon
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.titles import SCREENS
from ui.widgets.emblems import put_emblem
from ui.widgets.metrics import line_height

BROWN: Colour = (84, 48, 16)
FULL: Colour = (150, 62, 28)
EMPTY: Colour = (178, 140, 90)


class GameCardText(NamedTuple):
    """What is written on a stele; the subtitle may be empty."""

    name: str
    subtitle: str
    players: str
    minutes: str


class GameCard(Control):
    """A game to choose."""

    def __init__(self, rect: Rect, game: str, press: Callable[[], None], screen: Screen, plate: GameCardText) -> None:
        super().__init__(rect, plate.name, press)
        self.game = game
        self._screen = screen
        self._plate = plate
        self._lay_out()

    def _lay_out(self) -> None:
        """From the foot up; the emblem takes the rest."""
        screen, w = self._screen, self.rect.width
        side = screen.px(24)
        y = self.rect.height - screen.px(18) - line_height(screen, 18, "number")
        self._facts = Rect(side, y, w - 2 * side, line_height(screen, 18, "number"))
        if self._plate.subtitle:
            y -= line_height(screen, 20, "italic") - screen.px(2)
            self._below = Rect(side, y, w - 2 * side, line_height(screen, 20, "italic"))
        high = max(screen.px(44), line_height(screen, 31, "title") + screen.px(2))
        y -= high + screen.px(6)
        self._band = Rect(screen.px(22), y, w - 2 * screen.px(22), high)
        top = screen.px(14)
        self._diameter = max(screen.px(60), min(screen.px(250), y - top - screen.px(6), w - 4 * side))
        self._centre = (w // 2, top + (y - top - screen.px(4)) // 2)

    def draw(self, target: Surface) -> None:
        lifted = self.hovered and not self.held
        place = self.rect.move(0, -self._screen.px(10) if lifted else 0)
        stele(self.rect.size, self._screen.scale, lifted, len(self.label)).put(target, place.topleft)
        centre = (place.x + self._centre[0], place.y + self._centre[1])
        put_emblem(target, self.game, self._diameter, centre)
        band = self._band.move(place.topleft)
        ribbon(band.size, SCREENS[self.game].colour, self._screen.scale).put(target, band.topleft)
        line = fit_line(self.label, "title", self._screen.text(31), band.width - self._screen.px(16), 14)
        words.report(self.label, band, line.whole)
        cast_text(line.text, line.px, stops=PALE, contour=1, halo=False).centred(target, band.move(0, -1).center)
        if self._plate.subtitle:
            below = self._below.move(place.topleft)
            words.line(target, self._plate.subtitle, below, "italic", self._screen.text(20), BROWN, "center")
        self._draw_facts(target, self._facts.move(place.topleft))

    def _draw_facts(self, target: Surface, place: Rect) -> None:
        """Players, minutes, weight: smaller as long as they do not fit."""
        px = self._screen.text(17)
        while px > 11 and self._facts_width(px) > place.width:
            px -= 1
        gap, x = round(px * 1.3), place.centerx - self._facts_width(px) // 2
        for sign, text in (("population", self._plate.players), ("hourglass", self._plate.minutes)):
            put_icon(target, sign, round(px * 1.35), BROWN, (x + px * 0.68, place.centery))
            x += round(px * 1.7)
            wide = width(text, "number", px)
            words.line(target, text, Rect(x, place.y, wide + 1, place.height), "number", px, BROWN)
            x += wide + gap
        pips = _pips(SCREENS[self.game].weight, round(px * 0.7))
        target.blit(pips, pips.get_rect(midleft=(x, place.centery)))

    def _facts_width(self, px: int) -> int:
        texts = width(self._plate.players, "number", px) + width(self._plate.minutes, "number", px)
        return texts + round(px * 1.7) * 2 + round(px * 1.3) * 2 + _pips_width(round(px * 0.7))


def _pips_width(size: int) -> int:
    return 5 * size + 4 * max(2, size // 4)


def _pips(weight: int, size: int) -> Surface:
    """Five small pyramids, as many of them dark as the game is heavy."""
    step = size + max(2, size // 4)
    c = Canvas((_pips_width(size), size), rim=EMPTY)
    for k in range(5):
        c.poly(FULL if k < weight else EMPTY, (k * step + size / 2, 0), (k * step + size, size), (k * step, size))
    return c.finish()
