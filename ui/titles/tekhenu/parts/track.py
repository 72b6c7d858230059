"""The track of Bastet: Population above, Happiness below, between them the numbers in the colours of the market."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.state import Tekhenu
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, mix
from ui.art.icons import icon, put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.plates import body
from ui.art.surface import blit_centred
from ui.frame import words
from ui.titles.tekhenu.cards.style import ZONES
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import RUST, bonus_token, plate

_NOTHING: Colour = (170, 140, 100)


def zone_of(value: int) -> Colour:
    """The colour of the best market section that this Happiness opens."""
    opened = [section for section, needed in enumerate(components().section_happiness) if value >= needed]
    return ZONES[opened[-1]] if opened else _NOTHING


def print_track(target: Surface, style: TableStyle) -> None:
    layout = style.layout
    plate(target, style, layout.track, seed=46)
    _labels(target, style)
    for value in range(components().track_end + 1):
        for happiness in (False, True):
            cell = layout.track_cell(value, happiness)
            tone = mix(zone_of(value), (236, 214, 170), 0.34) if happiness else (222, 196, 148)
            inner = cell.inflate(-2, 0)
            target.blit(body(inner.size, tone, "stone", 4 * layout.u, 1, (-12, 8), 0, value, True), inner)
        _number(target, style, value)
        _prints(target, style, value)


def _labels(target: Surface, style: TableStyle) -> None:
    layout = style.layout
    left = layout.track.x + layout.px(9)
    right = layout.track_cell(0, True).x - layout.px(4)
    rows = (
        ("population", layout.track_cell(0, False), "bold", 25),
        ("cat", layout.band, "heading", 19),
        ("happiness", layout.track_cell(0, True), "bold", 25),
    )
    for sign, row, role, size in rows:
        put_icon(target, sign, min(layout.px(size), row.height), RUST, (left + layout.px(12), row.centery))
        room = Rect(left + layout.px(28), row.y, right - left - layout.px(28), row.height)
        text = style.god("bastet") if sign == "cat" else style.narrator.label("track", sign)
        px = min(layout.text(16 if role == "bold" else 15, 1.05), row.height)
        words.line(target, text, room, "bold" if role == "bold" else "heading", px, INK, least=11)


def _number(target: Surface, style: TableStyle, value: int) -> None:
    layout, cell = style.layout, style.layout.track_cell(value, True)
    place = Rect(cell.x, layout.band.y, cell.width, layout.band.height)
    pygame.draw.rect(target, zone_of(value), place)
    peak = value in components().pyramids
    if peak:
        size = (layout.px(52), layout.band.height + layout.px(7))
        picture = _pyramid(size)
        target.blit(picture, picture.get_rect(midbottom=(place.centerx, place.bottom)))
    px = min(layout.text(16, 1.0), place.height)
    at = (place.centerx, place.centery + (1 if peak else 0))
    if not peak:
        put_text(target, str(value), "number", px, dark(zone_of(value), 0.6), (at[0] + 1, at[1] + 1), "center")
    put_text(target, str(value), "number", px, INK if peak else (255, 246, 220), at, "center")


@kept
def _pyramid(size: tuple[int, int]) -> Surface:
    w, h = size
    c = Canvas(size, fine=4, rim=(96, 58, 10))
    c.poly((96, 58, 10), (w / 2, 0), (w, h), (0, h))
    c.poly((255, 232, 150), (w / 2, 1.5), (w / 2, h - 0.6), (2, h - 0.6))
    c.poly((206, 152, 58), (w / 2, 1.5), (w - 2, h - 0.6), (w / 2, h - 0.6))
    return c.finish()


def _prints(target: Surface, style: TableStyle, value: int) -> None:
    """Market sections opened by Population, rewards of Happiness."""
    layout = style.layout
    above, below = layout.track_cell(value, False), layout.track_cell(value, True)
    for section, needed in enumerate(components().section_population):
        if needed and needed == value:
            sign = icon("card", layout.px(17), dark(ZONES[section], 0.2))
            target.blit(sign, sign.get_rect(topright=(above.right - layout.px(3), above.y + 2)))
    for at, gain in components().rewards:
        if at != value:
            continue
        if gain.is_nothing:
            sign = icon("star", min(layout.px(25), below.height), (255, 246, 214))
            blit_centred(
                target,
                icon("star", min(layout.px(25), below.height), (40, 20, 0)),
                (below.centerx + 1, below.centery + 2),
            )
            blit_centred(target, sign, below.center)
        else:
            raised(bonus_token(gain, min(layout.px(23), below.height - 2)), 1).centred(target, below.center)


def steps(view: Tekhenu, seat: int, happiness: bool) -> int:
    owner = view.seats[seat]
    return owner.happiness if happiness else owner.population
