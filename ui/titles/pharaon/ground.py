"""What never changes: the night sky over the table, the God Tablet with its five slabs, the plates of the pyramid and
of the vases."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.curves import Point
from ui.art.icons import icon
from ui.art.lettering import rendered
from ui.art.light import aura, bevel, ramp, vignette, volume
from ui.art.ornament import outline
from ui.art.palette import GOLD, NIGHT, SHADOW
from ui.art.plates import body, with_shadow
from ui.art.surface import blit_centred, clip, cut_out, recoloured, xrgb
from ui.art.texture import sandstone, texture, water
from ui.titles.pharaon.layout import CUT, Layout
from ui.titles.pharaon.quarter_places import CORNERS, OUTLINES

_BAR = (44, 30, 20)


def sky(layout: Layout) -> Surface:
    """All that lies under a table."""
    screen = layout.screen
    return night(screen.size, layout.zones.prompt.bottom + screen.px(5), screen.scale)


@kept
def night(size: tuple[int, int], bar: int, scale: float) -> Surface:
    """Rows of small gold stars; `bar` is the height of the wooden bar at the top."""
    out = texture("stone", size, NIGHT, 4)
    step = max(22, round(52 * scale))
    star = icon("star", max(7, round(11 * scale)), (206, 166, 92)).copy()
    star.set_alpha(84)
    for row, y in enumerate(range(step // 2, size[1] + step, round(step * 0.85))):
        for x in range((row % 2) * step // 2, size[0] + step, step):
            out.blit(star, star.get_rect(center=(x, y)))
    out.blit(vignette(size, 120, 0.6, (4, 6, 12)), (0, 0))
    out.blit(body((size[0], bar), _BAR, "wood", 0, 0, (16, -30), 0, 3), (0, 0))
    line = max(1, round(1.4 * scale))
    out.fill((190, 144, 66), Rect(0, bar - 3 * line, size[0], line))
    out.blit(ramp((size[0], max(4, round(14 * scale))), (0.0, (4, 2, 0, 150)), (1.0, (4, 2, 0, 0))), (0, bar))
    return out


TABLET: Colour = (146, 106, 62)
PLATE: Colour = (196, 158, 104)
QUARTERS: dict[str, Colour] = {
    "offerings": (196, 158, 150),
    "nobles": (222, 190, 120),
    "nile": (120, 176, 180),
    "artisans": (214, 164, 118),
    "burial": (150, 128, 112),
}
HALO: Colour = (255, 240, 204)
_EDGE = ((2, 2), (1514, 2), (1514, 380), (1276, 388), (1270, 764), (246, 764), (240, 388), (2, 380))
_INLAY = ((6, 6), (1510, 6), (1510, 376), (1272, 384), (1266, 760), (250, 760), (244, 384), (6, 376))
_FRIEZE = "\U00013080\U000132f9\U00013171\U00013191"


def paint_tablet(target: Surface, layout: Layout, order: tuple[str, ...]) -> None:
    """Tablet and slabs; `order` names the quarters clockwise from the Nile."""
    u = layout.u
    _slab(target, layout, rounded_corners(_EDGE, 22), ("", TABLET), 4, 10)
    inlay = [layout.point(*point) for point in rounded_corners(_INLAY, 19)]
    pygame.draw.lines(target, (96, 60, 24), True, inlay, max(2, round(3 * u)))
    pygame.draw.aalines(target, GOLD, True, inlay)
    for name, corner in zip(order, CORNERS, strict=True):
        _slab(target, layout, rounded_corners(OUTLINES[corner], 14), (name, QUARTERS[name]), 2.2, 4, True)
    _frieze(target, layout, _FRIEZE, 438, 336, QUARTERS[order[CORNERS.index("upper_left")]])
    _frieze(target, layout, _FRIEZE[::-1], 962, 336, QUARTERS[order[CORNERS.index("upper_right")]])
    for place in (layout.pyramid, layout.vase_panel):
        paint_plate(target, layout, place)


def paint_plate(target: Surface, layout: Layout, place: Rect) -> None:
    u = layout.u
    picture = body(place.size, PLATE, "stone", 12 * u, max(1, round(2 * u)), (24, -24), 20, 80).copy()
    outline(picture, Rect(0, 0, *place.size).inflate(-round(10 * u), -round(10 * u)), GOLD, 1.2, 9 * u, 200)
    with_shadow(picture, 12 * u, (4, 7, 9, 190), u).put(target, place.topleft)


@kept
def _matter(name: str, colour: Colour, size: tuple[int, int], u: float) -> Surface:
    if name == "nile":
        return water(size, colour, 8, max(8, round(17 * u)), 46)
    if name == "burial":
        sky = xrgb(ramp(size, (0.0, (250, 222, 150, 255)), (0.45, (206, 172, 122, 255)), (1.0, (104, 80, 70, 255))))
        grain = texture("stone", size, (250, 250, 250), 5)
        sky.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return sky
    if name == "":
        return sandstone(size, 21, colour)
    return texture("stone", size, colour, 31 + len(name))


def _slab(
    target: Surface,
    layout: Layout,
    points: list[Point],
    matter: tuple[str, Colour],
    edge: float,
    lift: float,
    cut: bool = False,
) -> None:
    """A raised plate of any outline; `cut` leaves room for the wheel."""
    place, mask = slab_mask(layout, tuple(points), cut)
    u = layout.u
    shadow = aura(mask, max(1.0, lift * u * 0.9), SHADOW, 170)
    shadow.put(target, (place.x + lift * u * 0.5, place.y + lift * u * 0.8))
    name, colour = matter
    picture = cut_out(_matter(name, colour, place.size, u), mask)
    picture.blit(clip(volume(place.size, 14, -20).copy(), mask), (0, 0))
    picture.blit(_edges(mask, edge * u), (0, 0))
    target.blit(picture, place)


def _edges(mask: Surface, wide: float) -> Surface:
    """Light and shade of a large slab: soft, so it is made on a smaller copy in a quarter of the time."""
    w, h = mask.get_size()
    small = pygame.transform.smoothscale(mask, (math.ceil(w / 2), math.ceil(h / 2)))
    made = bevel(small, max(1, round(wide / 2)), 190, 200)
    return clip(pygame.transform.smoothscale(made, (w, h)), mask)


def slab_mask(layout: Layout, points: tuple[Point, ...], cut: bool) -> tuple[Rect, Surface]:
    """The place in the window and the shape of an outline."""
    trace = tuple(layout.point(*point) for point in points)
    left, top = min(x for x, _ in trace), min(y for _, y in trace)
    right, bottom = max(x for x, _ in trace), max(y for _, y in trace)
    place = Rect(left, top, right - left + 1, bottom - top + 1)
    inside = tuple((x - left, y - top) for x, y in trace)
    centre = (layout.centre[0] - left, layout.centre[1] - top)
    return place, _shape(place.size, inside, centre, layout.px(CUT) if cut else 0)


@kept
def _shape(size: tuple[int, int], points: tuple[tuple[int, int], ...], centre: tuple[int, int], cut: int) -> Surface:
    mask = masks.polygon(size, points)
    if cut:
        hole = recoloured(masks.disc(2 * cut), (0, 0, 0))
        mask.blit(hole, hole.get_rect(center=centre), special_flags=pygame.BLEND_RGBA_SUB)
    return mask


def corner_mask(layout: Layout, corner: int) -> tuple[Rect, Surface]:
    """The slab of a corner, for veils."""
    return slab_mask(layout, tuple(rounded_corners(OUTLINES[CORNERS[corner]], 14)), True)


def rounded_corners(points: tuple[Point, ...], radius: float) -> list[Point]:
    """A polygon with small arcs for corners."""
    out: list[Point] = []
    for number, point in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        start, end = _towards(point, before, radius), _towards(point, after, radius)
        for step in range(7):
            t = step / 6
            out.append(
                (
                    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * point[0] + t * t * end[0],
                    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * point[1] + t * t * end[1],
                )
            )
    return out


def _towards(point: Point, other: Point, length: float) -> Point:
    apart = math.dist(point, other) or 1.0
    share = min(length, apart / 2) / apart
    return (point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share)


def _frieze(target: Surface, layout: Layout, signs: str, x: float, y: float, ground: Colour) -> None:
    """Hieroglyphs cut into the tongue of a slab."""
    size = layout.px(34)
    ink, lip = mix(ground, (40, 18, 4), 0.72), mix(ground, (255, 240, 204), 0.6)
    for number, sign in enumerate(signs):
        centre = layout.point(x + number * 39, y)
        for colour, shift in ((lip, 1), (ink, 0)):
            blit_centred(target, rendered(sign, "hieroglyph", size, colour), (centre[0] + shift, centre[1] + shift))
