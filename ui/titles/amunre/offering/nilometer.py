"""The nilometer: a shaft with the marks of the four tiles; water climbs in it with the collective offering."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from game.amunre.components import components
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import stroke
from ui.art.colour import Colour
from ui.art.lettering import Rimmed, put_text, rendered
from ui.art.light import box_aura, inner_glow, ramp
from ui.art.ornament import outline
from ui.art.palette import CREAM, GOLD, GOLD_TITLE, INK
from ui.art.plates import body, walnut
from ui.art.surface import Size, argb, blank, clip, cut_out, faded, recoloured
from ui.art.texture import texture
from ui.frame import words
from ui.kit.sprite import dimmed
from ui.titles.amunre.pieces import offering_tile, put
from ui.titles.amunre.style import TableStyle

LOWEST, HIGHEST = -4, 30
"""What the scale shows; more or less sticks at its ends."""
_SIGNS = "\U000131f3\U00013080\U0001317f\U00013142\U000130ed\U00013216\U0001309d\U000132f9"
_REMARK: Colour = (222, 200, 160)


class Nilometer:
    """Painted once for a window; the water and the chosen tile change."""

    def __init__(self, style: TableStyle, place: Rect) -> None:
        self._style = style
        self.place = place
        screen = style.layout.screen
        head = screen.px(80)
        self.shaft = Rect(
            place.x + screen.px(28), place.y + head, round(place.width * 0.314), place.height - head - screen.px(28)
        )

    def level(self, value: float) -> int:
        """The height of a value in the window."""
        share = (min(HIGHEST, max(LOWEST, value)) - LOWEST) / (HIGHEST - LOWEST)
        return round(self.shaft.bottom - share * self.shaft.height)

    def paint(self, target: Surface, value: float, before: int | None, tile: int | None, swell: float) -> None:
        """`before`: the level ahead of an adjustment; `tile`: the one that was reached, growing with `swell`."""
        self._plate(target)
        top = self.level(value)
        water = _water(self.shaft.size)
        target.blit(water, (self.shaft.x, top), Rect(0, top - self.shaft.y, self.shaft.width, self.shaft.bottom - top))
        surface = _surface(self.shaft.width)
        target.blit(surface, (self.shaft.x, top - surface.get_height() // 2))
        self._marks(target)
        if before is not None:
            self._before(target, before)
        self._tiles(target, tile, swell)
        self._value(target, round(value), top)

    def _plate(self, target: Surface) -> None:
        screen, place = self._style.layout.screen, self.place
        walnut(place.size, screen.scale, 30, (44, 34, 34)).put(target, place.topleft)
        inner = place.width - screen.px(20)
        title = Rect(place.x + screen.px(10), place.y + screen.px(12), inner, screen.px(36))
        words.line(target, self._style.say("scene.nilometer"), title, "heading", screen.text(26), GOLD_TITLE, "center")
        under = Rect(title.x, title.bottom - 2, inner, screen.px(26))
        px = min(screen.text(18), screen.px(22))
        words.line(target, self._style.say("scene.collective"), under, "italic", px, _REMARK, "center")
        target.blit(_shaft(self.shaft.size), self.shaft)
        outline(target, self.shaft.inflate(6, 6), GOLD, max(2.0, 3 * screen.scale), 14 * screen.scale)

    def _marks(self, target: Surface) -> None:
        screen, shaft = self._style.layout.screen, self.shaft
        for tile in components().tiles:
            if tile.most is not None:
                y = self.level(tile.most + 0.5)
                pygame.draw.line(target, (255, 214, 110), (shaft.x - 8, y), (shaft.right + 8, y), max(2, screen.px(3)))
        px = max(12, screen.px(16))
        for value in range(0, HIGHEST, 5):
            y = self.level(value)
            put_text(target, str(value), "number", px, Rimmed(CREAM, (20, 20, 30)), (shaft.x + screen.px(10), y))
            left = shaft.x + screen.px(38)
            pygame.draw.line(target, CREAM, (left, y), (left + screen.px(14), y), 2)

    def _before(self, target: Surface, value: int) -> None:
        """A dashed line where the water stood."""
        screen, y = self._style.layout.screen, self.level(value)
        for x in range(self.shaft.x + screen.px(54), self.shaft.right - 4, screen.px(12)):
            pygame.draw.line(target, (255, 255, 255), (x, y), (x + screen.px(6), y), 2)
        px = max(12, min(screen.text(16), screen.px(18)))
        for k, line in enumerate(self._style.say("scene.before").split("\n")):
            at = (self.shaft.right + screen.px(12), y + round((k - 0.5) * px * 1.15))
            put_text(target, line, "italic", px, _REMARK, at)

    def _tiles(self, target: Surface, chosen: int | None, swell: float) -> None:
        screen, place = self._style.layout.screen, self.place
        lower = LOWEST
        x = place.right - round(place.width * 0.235)
        for number, tile in enumerate(components().tiles):
            upper = HIGHEST if tile.most is None else tile.most
            y = self.level((max(lower, LOWEST) + min(upper, HIGHEST)) / 2)
            on = number == chosen
            size = round(screen.px(100) * (1 + 0.28 * swell if on else 1))
            spot = Rect(0, 0, size, size)
            spot.center = (x, y - screen.px(10))
            if on:
                box_aura(spot.size, size * 0.12, 14 * screen.scale, (255, 220, 120), 255, 3).put(target, spot.topleft)
            picture = offering_tile(size, number)
            put(target, picture if on or chosen is None else dimmed(picture, 120), spot.center, 4)
            text = self._style.say("scene.camel" if tile.camel else "scene.no_camel")
            room = Rect(0, 0, round(place.width * 0.46), screen.px(24))
            room.midtop = (x, spot.bottom + 2)
            ink: Colour = (255, 232, 170) if on else (186, 168, 140)
            px = min(screen.text(17), screen.px(20))
            words.line(target, text, room, "bold" if on else "italic", px, ink, "center", 11)
            lower = upper + 1

    def _value(self, target: Surface, value: int, y: int) -> None:
        screen = self._style.layout.screen
        x = self.shaft.right + 4
        tip, half = screen.px(18), screen.px(14)
        pygame.draw.polygon(target, (255, 224, 130), [(x, y), (x + tip, y - half), (x + tip, y + half)])
        plate = Rect(x + tip - 2, y - screen.px(25), screen.px(66), screen.px(50))
        target.blit(body(plate.size, (240, 204, 120), "stone", 9 * screen.scale, 2, (30, -30), 0, 8), plate)
        put_text(target, str(value), "number", screen.px(32), INK, plate.center, "center")


@kept
def _shaft(size: Size) -> Surface:
    """Courses of stone with signs cut into them, dark at the rim."""
    w, h = size
    mask = masks.rounded(size, 12)
    out = cut_out(texture("stone", size, (120, 98, 76), 41), mask)
    rows = HIGHEST - LOWEST
    for k in range(rows):
        y = round(h * k / rows)
        out.fill((86, 66, 48, 255), (2, y, w - 4, 1))
    for k, sign in enumerate(_SIGNS):
        drawn = _sign(sign, max(14, round(w * 0.26)))
        out.blit(drawn, drawn.get_rect(center=(w * 0.72, h * (0.06 + 0.115 * k))))
    out.blit(inner_glow(mask, (20, 10, 4), max(4, w // 10), 255, 2), (0, 0))
    return clip(out, mask)


def _sign(letter: str, size: int) -> Surface:
    return faded(argb(rendered(letter, "hieroglyph", size, (70, 50, 34))), 150)


@kept
def _water(size: Size) -> Surface:
    w, h = size
    mask = masks.rounded(size, 12)
    water = argb(texture("water", size, (52, 134, 172), 61))
    water.blit(ramp(size, (0.0, (120, 220, 230, 120)), (1.0, (8, 40, 84, 190))), (0, 0))
    turn = random.Random(2)
    for _ in range(40):
        at = (turn.uniform(10, w - 10), turn.uniform(10, h - 10))
        pygame.draw.circle(water, (176, 226, 236, 255), at, turn.choice((1, 2, 2, 3)), 1)
    return faded(cut_out(water, mask), 236)


@kept
def _surface(width: int) -> Surface:
    foam = blank((width, 26), (240, 252, 250))
    stroke(foam, (240, 252, 250, 255), [(x, 12 + 4 * math.sin(x / 12)) for x in range(2, width - 1, 3)], 4)
    return recoloured(foam, (240, 252, 250))
