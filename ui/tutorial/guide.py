"""Ptahmès, the guide of the lessons: a dark bust before the rising sun, in a round gold window, and his pyramids."""

from __future__ import annotations

from typing import Literal

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, mix
from ui.art.icons import icon, put_icon
from ui.art.light import radiance, ramp
from ui.art.surface import clip, opaque

Stage = Literal["done", "now", "next"]
_TONES: dict[Stage, Colour] = {"done": (70, 128, 74), "now": (232, 166, 40), "next": (196, 164, 116)}


@kept
def portrait(diameter: int) -> Surface:
    """The guide in his window."""
    c = Canvas((diameter, diameter), 356, rim=(56, 28, 8))
    for colour, radius in (((56, 28, 8), 178), ((255, 232, 160), 175), ((206, 152, 62), 170), ((96, 54, 16), 164)):
        c.disc(colour, (178, 178), radius)
    out = c.finish()
    inner = round(diameter * 322 / 356)
    view = _view(inner)
    out.blit(view, view.get_rect(center=(diameter // 2, diameter // 2)))
    return out


def _view(size: int) -> Surface:
    """The morning behind the bust, and a rim of light on it."""
    dawn = ramp(
        (size, size),
        (0.0, (40, 40, 92, 255)),
        (0.4, (160, 78, 96, 255)),
        (0.7, (246, 162, 88, 255)),
        (1.0, (255, 222, 150, 255)),
    )
    picture = opaque((size, size))
    picture.blit(dawn, (0, 0))
    half = size / 2
    radiance(picture, (half * 1.1, half * 1.05), round(half * 0.95), (120, 80, 36))
    pygame.draw.circle(picture, (255, 232, 160), (half * 1.12, half * 0.98), half * 0.56)
    step = max(1, round(size / 110))
    for shift, colour in ((step, (255, 222, 140)), (0, (48, 26, 34))):
        bust = icon("noble", round(half * 1.72), colour)
        picture.blit(bust, bust.get_rect(center=(half * 0.96 + shift, half * 1.14 - shift)))
    out = Surface((size, size), pygame.SRCALPHA, 32)
    out.blit(picture, (0, 0))
    return clip(out, masks.disc(size))


@kept
def pyramid_mark(height: int, stage: Stage) -> Surface:
    """A small pyramid of the way through the lesson; a step that is done carries a tick."""
    wide = round(height * 1.25)
    c = Canvas((wide, height), wide, fine=4, rim=(70, 38, 10))
    tone = _TONES[stage]
    c.poly((70, 38, 10), (wide / 2, 0), (wide, height), (0, height))
    edge = height * 0.14
    c.poly(tone, (wide / 2, edge), (wide - edge * 1.2, height - edge * 0.5), (edge * 1.2, height - edge * 0.5))
    c.poly(
        mix(tone, (255, 255, 255), 0.3),
        (wide / 2, edge),
        (wide * 0.55, height - edge * 0.5),
        (edge * 1.2, height - edge * 0.5),
    )
    out = c.finish()
    if stage == "done":
        put_icon(out, "check", round(height * 0.56), (255, 250, 226), (wide / 2, height * 0.7))
    return out
