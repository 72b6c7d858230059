"""The god columns between the quarters: pillars beside the Nile, lintels and a stele around the wheel.

Each shows what it asks for on both sides, its points, and for every seat how far it is: a sign that is bright once the
god is fulfilled, over a bar of the elements that are there.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.pharaon.gods import God, gods_of
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, light
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, fit_line, put_text
from ui.art.light import raised
from ui.art.palette import INK, LEGAL_GOLD
from ui.art.pharaon_tokens import GOD_COLOURS, QUARTER_SIGNS, god_head, prestige_disc, seat_badge
from ui.art.plates import body, with_shadow
from ui.art.surface import blank, faded, recoloured
from ui.frame import words
from ui.kit.thing import Face, FaceState, Thing
from ui.titles.pharaon.ground import HALO, corner_mask
from ui.titles.pharaon.quarter_places import CORNERS
from ui.titles.pharaon.seat.figures import Progress, progress
from ui.titles.pharaon.style import TableStyle

_STONE: Colour = (226, 194, 140)
_DONE: Colour = (250, 206, 92)
_FILLED: Colour = (86, 132, 76)


def god_at(quarters: tuple[str, ...], corner: int) -> God:
    """The god on the clockwise edge of a corner, counted from the Nile."""
    home = quarters[(quarters.index("nile") + corner) % len(quarters)]
    return next(god for god in gods_of(quarters).values() if god.needs[0][0] == home)


def print_gods(target: Surface, style: TableStyle, quarters: tuple[str, ...]) -> None:
    for corner in range(len(quarters)):
        god = god_at(quarters, corner)
        place = style.layout.god(corner)
        if corner in (0, 4):
            _pillar(target, style, place, god, corner == 0)
        elif corner == 2:
            _stele(target, style, place, god)
        else:
            _lintel(target, style, place, god, corner == 3)


def god_things(style: TableStyle, view: Pharaon) -> Iterator[Thing]:
    """The gods to point at, and the signs of the seats."""
    found = [progress(view, seat) for seat in range(len(view.seats))]
    for corner in range(len(view.quarters)):
        god = god_at(view.quarters, corner)
        yield Thing(
            f"god.{god.id}",
            style.layout.god(corner),
            Face(draw_god_light, (style, corner), True),
            bleed=0,
            told=True,
            subject=f"god.{god.id}",
            label=style.name("god", god.id),
        )
        seats = tuple(next(one for one in gods if one.god.id == god.id) for gods in found)
        yield Thing(f"meter.{god.id}", meter_place(style, corner), Face(draw_progress, (style, seats)))


def draw_god_light(target: Surface, place: Rect, style: TableStyle, corner: int, state: FaceState) -> None:
    """Pointed at, both quarters that a god looks at are lit."""
    if state in ("hover", "pressed"):
        for number in (corner, (corner + 1) % len(CORNERS)):
            slab, mask = corner_mask(style.layout, number)
            veil = blank(slab.size, LEGAL_GOLD)
            veil.blit(recoloured(mask, LEGAL_GOLD, 46), (0, 0))
            target.blit(veil, slab)


def meter_place(style: TableStyle, corner: int) -> Rect:
    """Where the signs of the seats stand."""
    place, px = style.layout.god(corner), style.layout.px
    if corner in (0, 4):
        return Rect(place.x + px(3), place.bottom - px(42), place.width - px(6), px(25))
    if corner == 2:
        return Rect(place.x + px(3), place.bottom - px(27), place.width - px(6), px(24))
    left = place.right - px(182) if corner == 3 else place.x + px(76)
    return Rect(left, place.y + px(27), px(106), px(24))


def draw_progress(target: Surface, place: Rect, style: TableStyle, seats: tuple[Progress, ...]) -> None:
    """A sign for each seat over the share of what it has."""
    gap = max(1, style.layout.px(2))
    side = min(place.height - max(4, style.layout.px(6)), (place.width - gap * (len(seats) - 1)) // len(seats))
    x = place.centerx - (side * len(seats) + gap * (len(seats) - 1)) // 2
    bar = max(3, style.layout.px(4))
    for seat, reach in enumerate(seats):
        badge = seat_badge(style.seat_styles[seat], side)
        if reach.done:
            raised(badge, 1).put(target, (x, place.y))
        else:
            target.blit(faded(badge, 105), (x, place.y))
        _meter(target, Rect(x, place.y + side + 1, side, bar), reach)
        x += side + gap


def _meter(target: Surface, rect: Rect, reach: Progress) -> None:
    share = sum(need.there for need in reach.needs) / sum(need.asked for need in reach.needs)
    pygame.draw.rect(target, (112, 80, 44), rect, border_radius=2)
    wide = round((rect.width - 2) * share)
    if wide > 0:
        colour = _DONE if reach.done else _FILLED
        pygame.draw.rect(target, colour, (rect.x + 1, rect.y + 1, wide, rect.height - 2), border_radius=1)


def _chip(
    target: Surface, style: TableStyle, quarter: str, count: int, centre: tuple[float, float], d: float = 30
) -> None:
    """Number and sign of what is asked for."""
    high = style.layout.px(d)
    size = (round(high * 1.6), high)
    plate = body(size, (250, 234, 196), "papyrus", high * 0.3, 1)
    raised(plate, 1).centred(target, centre)
    px = min(style.layout.text(17), round(high * 0.66))
    put_text(target, str(count), "number", px, INK, (centre[0] - high * 0.38, centre[1]), "center")
    put_icon(target, QUARTER_SIGNS[quarter], round(high * 0.8), INK, (centre[0] + high * 0.28, centre[1]))


def _name(target: Surface, style: TableStyle, god: str, centre: tuple[float, float], room: int, size: float) -> None:
    text = style.name("god", god)
    fitted = fit_line(text, "heading", style.layout.text(size), room, 12)
    words.report(text, Rect(centre[0] - room / 2, centre[1] - 10, room, 20), fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, Rimmed(INK, HALO), centre, "center")


def _pillar(target: Surface, style: TableStyle, place: Rect, god: God, flipped: bool) -> None:
    """A papyrus column: capital with petals, shaft with fluting, base."""
    px, u = style.layout.px, style.layout.u
    shaft = Rect(place.x + px(5), place.y + px(10), place.width - px(10), place.height - px(20))
    with_shadow(
        body(shaft.size, _STONE, "stone", 6 * u, max(1, round(2 * u)), (22, -26), 0, 3), 6 * u, (3, 4, 5, 150), u
    ).put(target, shaft.topleft)
    flute = blank((max(2, shaft.width // 3 - px(9)), shaft.height - px(34)), (120, 80, 40))
    pygame.draw.rect(flute, (120, 80, 40, 24), flute.get_rect(), border_radius=px(4))
    for k in range(3):
        target.blit(flute, (shaft.x + px(5) + k * shaft.width // 3, shaft.y + px(16)))
    raised(_capital((place.width + px(4), px(22)), GOD_COLOURS[god.id]), 2).put(target, (place.x - px(2), place.y))
    base = Rect(place.x - px(1), place.bottom - px(16), place.width + px(2), px(16))
    raised(body(base.size, (176, 132, 76), "stone", 4 * u, 2), 2).put(target, base.topleft)
    x = place.centerx
    raised(god_head(god.id, px(58)), 3).centred(target, (x, place.y + px(42)))
    _name(target, style, god.id, (x, place.y + px(85)), place.width - px(6), 18)
    upper, lower = god.needs[::-1] if flipped else god.needs
    _chip(target, style, *upper, (x, place.y + px(113)))
    put_text(target, style.say("and"), "italic", style.layout.text(15), INK, (x, place.y + px(137)), "center")
    _chip(target, style, *lower, (x, place.y + px(161)))
    raised(prestige_disc(px(38), str(god.pp)), 2).centred(target, (x, place.y + px(198)))


@kept
def _capital(size: tuple[int, int], colour: Colour) -> Surface:
    w, h = size
    c = Canvas(size, 100, rim=colour)
    high = 100 * h / w
    c.poly(colour, (0, 0), (100, 0), (90, high), (10, high))
    for k in range(7):
        x = 11 + k * 11.2
        c.poly(light(colour, 0.4), (x + 1, high * 0.94), (x + 5.6, high * 0.14), (x + 10.2, high * 0.94))
    c.line(light(colour, 0.6), (2, 1.2), (98, 1.2), 2.2)
    return c.finish()


def _lintel(target: Surface, style: TableStyle, place: Rect, god: God, mirrored: bool) -> None:
    """Where the border lies flat: the head next to the wheel, the points at the other end."""
    px, u = style.layout.px, style.layout.u
    with_shadow(
        body(place.size, (232, 200, 144), "stone", 8 * u, max(1, round(2 * u)), (24, -22), 0, 5),
        8 * u,
        (3, 4, 5, 160),
        u,
    ).put(target, place.topleft)
    end = (px(14), place.height)
    cap = body(end, GOD_COLOURS[god.id], "stone", 5 * u, 1)
    target.blit(cap, place.topleft)
    target.blit(cap, (place.right - end[0], place.y))

    def at(x: float) -> float:
        return place.right - px(x) if mirrored else place.x + px(x)

    y = place.centery
    raised(god_head(god.id, px(50)), 3).centred(target, (at(46), y))
    _name(target, style, god.id, (at(128), place.y + px(16)), px(102), 18)
    near, far = god.needs
    _chip(target, style, *near, (at(204), y), 26)
    _chip(target, style, *far, (at(249), y), 26)
    raised(prestige_disc(px(34), str(god.pp)), 2).centred(target, (at(290), y))


def _stele(target: Surface, style: TableStyle, place: Rect, god: God) -> None:
    px, u = style.layout.px, style.layout.u
    with_shadow(
        body(place.size, _STONE, "stone", 14 * u, max(1, round(2 * u)), (24, -24), 0, 7), 14 * u, (3, 4, 5, 160), u
    ).put(target, place.topleft)
    raised(god_head(god.id, px(46)), 3).centred(target, (place.x + px(29), place.y + px(28)))
    raised(prestige_disc(px(36), str(god.pp)), 2).centred(target, (place.right - px(25), place.y + px(26)))
    _name(target, style, god.id, (place.centerx, place.y + px(62)), place.width - px(8), 17)
    _chip(target, style, *god.needs[1], (place.x + px(26), place.y + px(86)), 26)
    _chip(target, style, *god.needs[0], (place.right - px(26), place.y + px(86)), 26)
