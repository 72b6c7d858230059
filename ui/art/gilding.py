"""Letters cast in gold: logo, scene titles, winners and totals."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art import lettering
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.light import aura, bevel
from ui.art.surface import Stamp, argb, blank, recoloured

Stops = tuple[Colour, Colour, Colour]
CAST: Stops = ((255, 250, 214), (250, 206, 104), (178, 112, 34))
PALE: Stops = ((255, 252, 232), (255, 236, 190), (236, 190, 110))
_CONTOUR: Colour = (58, 24, 6)
_WARM_LIGHT: Colour = (255, 176, 70)


@kept
def cast_text(
    text: str,
    px: int,
    space: int = 0,
    stops: Stops = CAST,
    contour: int = 2,
    halo: bool = True,
) -> Stamp:
    """Vertical ramp, dark contour of 1 to 3 px, bevel, shadow below and warm light around; `space` between letters."""
    letters = _letters(text, px, space)
    w, h = letters.get_size()
    glow = aura(letters, max(4.0, px * 0.09), _WARM_LIGHT, 120).layers if halo else ()
    shadow = aura(letters, max(2.0, px * 0.05), (20, 6, 0), 230).moved(0, max(2, round(px * 0.04)))
    out = blank((w + 2 * contour, h + 2 * contour), _CONTOUR)
    rim = recoloured(letters, _CONTOUR)
    for dx in range(-contour, contour + 1):
        for dy in range(-contour, contour + 1):
            if dx * dx + dy * dy <= contour * contour + 1:
                out.blit(rim, (contour + dx, contour + dy))
    body = letters.copy()
    body.blit(_metal(w, h, stops), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    body.blit(bevel(letters, max(1, px // 36), 170, 120, (255, 255, 240), (90, 40, 0)), (0, 0))
    out.blit(body, (contour, contour))
    return Stamp((*glow, *shadow, (out, (-contour, -contour))), (w, h))


def _letters(text: str, px: int, space: int) -> Surface:
    if not space:
        return argb(lettering.rendered(text, "title", px, (255, 255, 255)))
    pictures = [lettering.rendered(letter, "title", px, (255, 255, 255)) for letter in text]
    total = sum(p.get_width() + space for p in pictures) - space
    out = blank((total, pictures[0].get_height()))
    x = 0
    for picture in pictures:
        out.blit(picture, (x, 0))
        x += picture.get_width() + space
    return out


def _metal(w: int, h: int, stops: Stops) -> Surface:
    """The ramp runs over the height of the capitals, not of the whole line."""
    column = Surface((1, h), pygame.SRCALPHA, 32)
    top, bottom = h * 0.22, h * 0.78
    for y in range(h):
        t = min(1.0, max(0.0, (y - top) / (bottom - top)))
        tone = mix(stops[0], stops[1], t * 2) if t < 0.5 else mix(stops[1], stops[2], t * 2 - 1)
        column.set_at((0, y), (*tone, 255))
    return pygame.transform.scale(column, (w, h))
