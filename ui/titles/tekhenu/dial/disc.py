"""The disc that turns, the shadow of the obelisk and the arrow.

Everything is drawn for the sun at the top (section 0) and turned from there; the six positions of rest are kept."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art.backdrop import baked
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.surface import blank, blit_centred, faded
from ui.titles.tekhenu.dial.grounds import FINE
from ui.titles.tekhenu.dial_places import DialPlaces

_SHADOW = (80, 270)
"""Width and length of the shadow in the design."""


def disc_at(dial: DialPlaces, degrees: float) -> Surface:
    """The disc turned clockwise."""
    side = _side(dial)
    if degrees % 60 == 0:
        return _rest(side, round(degrees) % 360)
    return pygame.transform.rotozoom(_rest(side, 0), -degrees, 1)


def put_shadow(target: Surface, dial: DialPlaces, degrees: float, pale: bool = False) -> None:
    """The obelisk's outline laid down away from the sun; `pale` for what lies on the disc."""
    angle = degrees + 30 + 180
    picture = _shadow_turned(dial.u, round(angle * 4) % 1440, pale)
    blit_centred(target, picture, dial.at(_SHADOW[1] / 2 * dial.u, angle))


def arrow_at(dial: DialPlaces, degrees: float) -> tuple[Surface, tuple[int, int]]:
    """The arrow between the two Sunny sections, and the middle of its picture."""
    angle = degrees + 30
    picture = pygame.transform.rotozoom(_arrow(round(64 * dial.u)), -angle, 0.5)
    return picture, dial.at(dial.disc, angle)


def _side(dial: DialPlaces) -> int:
    return 2 * round(dial.disc)


@kept
def _rest(side: int, degrees: int) -> Surface:
    turned = pygame.transform.rotozoom(_master(side), -degrees, 1 / FINE)
    out = blank((side, side))
    blit_centred(out, turned, (side / 2, side / 2))
    return out


@kept
def _master(side: int) -> Surface:
    """Twice as large, with the sun at the top."""
    return pygame.transform.smoothscale(baked("tekhenu_disc"), (side * FINE, side * FINE))


@kept
def _shadow_turned(u: float, quarters: int, pale: bool) -> Surface:
    """Turned by quarters of a degree."""
    picture = pygame.transform.rotozoom(_shadow(u), -quarters / 4, 1)
    return faded(picture, 74) if pale else picture


@kept
def _shadow(u: float) -> Surface:
    """Upright: its foot is in the middle of the lower edge, its tip above."""
    wide, long = _SHADOW
    c = Canvas((round(wide * u), round(long * u)), wide, fine=2, rim=(10, 4, 26))
    middle = wide / 2
    c.poly(
        (10, 4, 26, 215),
        (middle - 34, long),
        (middle - 20, long - 210),
        (middle, long - 264),
        (middle + 20, long - 210),
        (middle + 34, long),
    )
    return pygame.transform.gaussian_blur(c.finish(), max(1, round(2.2 * u)))


@kept
def _arrow(side: int) -> Surface:
    """Twice as large; its middle lies on the rim of the disc."""
    c = Canvas((2 * side, 2 * side), 64, fine=2, rim=(90, 50, 4))
    c.poly((90, 50, 4), (17, 58), (22, 25), (32, 5), (42, 25), (47, 58), (32, 51))
    c.poly((255, 214, 96), (19, 55.5), (23.6, 26), (32, 8.5), (32, 49))
    c.poly((214, 150, 34), (32, 8.5), (40.4, 26), (45, 55.5), (32, 49))
    return c.finish()
