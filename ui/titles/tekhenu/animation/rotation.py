"""The dial turns: disc, light, arrow and shadow by one section; then the dice slide to their new lines."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.tekhenu.dial import SECTIONS
from game.tekhenu.state import Tekhenu
from ui.art.curves import lerp
from ui.art.dice import die
from ui.art.light import raised
from ui.art.surface import blank, blit_centred
from ui.boards.animation.motion import arc, ease, fall, within
from ui.boards.board import Animation
from ui.titles.tekhenu.dial.disc import arrow_at, disc_at, put_shadow
from ui.titles.tekhenu.dial.paint import paint_dice, paint_top, put_die
from ui.titles.tekhenu.dial.ring import paint_hub, paint_ring, paint_words
from ui.titles.tekhenu.dial_places import DieSpot
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.picture import BoardPicture

FADE = 0.14
"""The share of the turn in which the words of the lines go, and in which they come back."""


SLIDE, STAGGER, TUMBLE = 0.3, 0.04, 0.5
"""Seconds: a die slides to its line, the next one follows, a new one tumbles."""


class Rotation(Animation):
    """Sixty degrees, slow at both ends; ring, dice and statues stand still, the words of the lines fade over.

    While it moves the disc is turned without smoothing, which is ten times as fast and not seen in motion."""

    def __init__(self, look: Look, picture: BoardPicture, before: Tekhenu) -> None:
        self.view = before
        self.seconds = 1.4
        self._look = look
        self._picture = picture
        self._from = look.layout.dial.angle(before.first_sunny)
        self._still: Surface | None = None

    def paint(self, target: Surface, done: float) -> None:
        view, look = self.view, self._look
        assert isinstance(view, Tekhenu)
        dial = look.layout.dial
        degrees = 60 * ease(done)
        self._picture.put_dial_base(target)
        blit_centred(target, pygame.transform.rotate(disc_at(dial, self._from), -degrees), dial.centre)
        if done < FADE:
            paint_words(target, look, view.first_sunny, round(255 * (1 - done / FADE)))
        elif done > 1 - FADE:
            paint_words(target, look, (view.first_sunny + 1) % SECTIONS, round(255 * (done - 1 + FADE) / FADE))
        put_shadow(target, dial, self._from + degrees)
        blit_centred(target, self._above(target, view), dial.centre)
        arrow, spot = arrow_at(dial, self._from + degrees)
        blit_centred(target, arrow, spot)

    def _above(self, target: Surface, view: Tekhenu) -> Surface:
        """What stands still above the disc, drawn once: dice, ring, hub."""
        if self._still is None:
            box = self._look.layout.dial.box
            sheet = blank(target.get_size())
            paint_dice(sheet, self._look.layout.dial.dice(view))
            paint_ring(sheet, self._look, view)
            paint_hub(sheet, self._look)
            self._still = sheet.subsurface(box).copy()
        return self._still


class DiceMove(Animation):
    """The dial at rest, with dice on their way from where they lay in one position to where they lie in the next."""

    def __init__(self, look: Look, picture: BoardPicture, before: Tekhenu, after: Tekhenu) -> None:
        self.view = after
        self._look = look
        self._picture = picture
        old = {(spot.section, spot.number): spot for spot in look.layout.dial.dice(before)}
        spots = look.layout.dial.dice(after)
        self._pairs = [(old[key], spot) for spot in spots if (key := (spot.section, spot.number)) in old]
        self._new = [spot for spot in spots if (spot.section, spot.number) not in old]

    @property
    def moving(self) -> bool:
        return bool(self._new) or any(old.centre != new.centre for old, new in self._pairs)

    def paint(self, target: Surface, done: float) -> None:
        view, look = self.view, self._look
        assert isinstance(view, Tekhenu)
        dial = look.layout.dial
        degrees = dial.angle(view.first_sunny)
        self._picture.put_dial_base(target)
        blit_centred(target, disc_at(dial, degrees), dial.centre)
        paint_words(target, look, view.first_sunny)
        put_shadow(target, dial, degrees)
        self._paint_dice(target, done * self.seconds)
        paint_top(target, look, view, degrees)
        self._paint_above(target, done * self.seconds)

    def _paint_dice(self, target: Surface, gone: float) -> None:
        """One after the other slides to its place; `gone` in seconds."""
        number = 0
        for old, new in self._pairs:
            if old.centre == new.centre:
                put_die(target, new, new.centre, new.size)
                continue
            share = ease(within(gone, STAGGER * number, STAGGER * number + SLIDE))
            put_die(target, new if share > 0.5 else old, lerp(old.centre, new.centre, share), new.size, 3)
            number += 1

    def _paint_above(self, target: Surface, gone: float) -> None:
        """What flies over the dial."""


class DiceSlide(DiceMove):
    """Every die whose purity changed moves to its new line, one a little after the other."""

    def __init__(self, look: Look, picture: BoardPicture, before: Tekhenu, after: Tekhenu) -> None:
        super().__init__(look, picture, before, after)
        count = sum(old.centre != new.centre for old, new in self._pairs)
        self.seconds = SLIDE + STAGGER * max(0, count - 1)


class DiceFall(DiceMove):
    """New dice fly out of the bag, tumble and come to rest on their lines; the others make room."""

    def __init__(self, look: Look, picture: BoardPicture, before: Tekhenu, after: Tekhenu) -> None:
        super().__init__(look, picture, before, after)
        self.seconds = TUMBLE + 1.5 * STAGGER * max(0, len(self._new) - 1)

    def _paint_above(self, target: Surface, gone: float) -> None:
        for number, spot in enumerate(self._new):
            start = 1.5 * STAGGER * number
            share = within(gone, start, start + TUMBLE)
            if share >= 1:
                put_die(target, spot, spot.centre, spot.size)
            elif share > 0:
                self._tumbling(target, spot, share)

    def _tumbling(self, target: Surface, spot: DieSpot, share: float) -> None:
        at = arc(self._look.layout.bag, spot.centre, fall(share), 90 * self._look.layout.u * (1 - share))
        face = spot.die.face if share > 0.72 else 1 + (spot.die.face + int(share * 12)) % 6
        turn = spot.angle if share > 0.9 else 45 * round(8 * (1 - share))
        raised(die(spot.size, face, spot.die.colour, turn), 6).centred(target, at)
