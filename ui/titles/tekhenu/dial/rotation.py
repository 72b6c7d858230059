"""The dial turns: disc, light, arrow and shadow by one section; ring, dice and Statues stand still."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.tekhenu.dial import SECTIONS
from game.tekhenu.state import Tekhenu
from ui.art.surface import blank, blit_centred
from ui.kit.contract import Animation
from ui.kit.motion import ease
from ui.kit.thing import Thing, Things
from ui.titles.tekhenu.dial.disc import arrow_at, disc_at, put_shadow
from ui.titles.tekhenu.dial.ring import paint_words
from ui.titles.tekhenu.style import TableStyle

FADE = 0.14
"""The share of the turn in which the words of the lines go, and in which they come back."""
_TURNS = ("dial.disc", "dial.words", "dial.shadow", "dial.pale", "dial.arrow")


class Rotation(Animation):
    """Sixty degrees, slow at both ends; the words of the lines fade over.

    While it moves the disc is turned without smoothing, which is ten times as fast and not seen in motion."""

    def __init__(self, style: TableStyle, before: Tekhenu, things: Things) -> None:
        """`things`: the board before."""
        self.view = before
        self.seconds = 1.4
        self._style = style
        self._sunny = before.first_sunny
        dial = [one for one in things if one.face is not None and _on_dial(style, one)]
        self.hides = frozenset(one.id for one in dial)
        self._above = [one for one in dial if one.id not in _TURNS]
        self._still: Surface | None = None

    def paint(self, target: Surface, done: float) -> None:
        dial, start = self._style.layout.dial, self._style.layout.dial.angle(self._sunny)
        degrees = 60 * ease(done)
        blit_centred(target, pygame.transform.rotate(disc_at(dial, start), -degrees), dial.centre)
        if done < FADE:
            paint_words(target, dial.box, self._style, self._sunny, round(255 * (1 - done / FADE)))
        elif done > 1 - FADE:
            alpha = round(255 * (done - 1 + FADE) / FADE)
            paint_words(target, dial.box, self._style, (self._sunny + 1) % SECTIONS, alpha)
        put_shadow(target, dial, start + degrees)
        blit_centred(target, self._standing(target), dial.centre)
        arrow, spot = arrow_at(dial, start + degrees)
        blit_centred(target, arrow, spot)

    def _standing(self, target: Surface) -> Surface:
        """What stands still above the disc, drawn once."""
        if self._still is None:
            sheet = blank(target.get_size())
            for one in self._above:
                if one.face is not None:
                    one.face.put(sheet, one.place)
            self._still = sheet.subsurface(self._style.layout.dial.box.clip(sheet.get_rect())).copy()
        return self._still


def _on_dial(style: TableStyle, thing: Thing) -> bool:
    if thing.kind in ("dial", "die", "bonus", "hourglass"):
        return True
    return thing.kind == "statue" and style.layout.dial.box.collidepoint(thing.place.center)
