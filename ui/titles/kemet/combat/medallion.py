"""The place that is fought for, in a round picture with both Troops, and the two Forces below it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.kemet.forces import creature_of, side_units
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text
from ui.art.light import aura, raised
from ui.art.palette import CREAM, SHADOW, SeatStyle
from ui.art.surface import Size, Stamp, argb, clip
from ui.art.tokens import token
from ui.frame.screen import Screen
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.layout import lay_out
from ui.titles.kemet.map.pieces import Troop, paint_troop
from ui.titles.kemet.map.things import MapThings
from ui.titles.kemet.style import TableStyle

CLOSE = 104
"""Half of what the round picture shows of the map, in pixels of the design's map."""
BUILT = ("ground", "homes", "walls", "site", "pyramid")
"""What of the map is seen in it; the Troops are drawn large."""
_RINGS: tuple[tuple[int, int, Colour], ...] = ((9, 8, (96, 58, 22)), (7, 3, (236, 196, 110)))
_pictures: dict[object, Surface] = {}
_MOST = 4


def paint_medallion(
    target: Surface, style: TableStyle, stage: Stage, view: Kemet, combat: Combat, forces: tuple[str, str]
) -> None:
    room, px = stage.middle, style.screen.px
    forces_high = min(px(80), round(room.height * 0.3))
    disc = min(room.height - round(forces_high * 0.62) - px(10), room.width - px(36), px(264))
    centre = (room.centerx, room.y + px(6) + disc // 2)
    corner = (centre[0] - disc // 2, centre[1] - disc // 2)
    _frame(disc, style.screen.scale).put(target, corner)
    target.blit(_close_up(style, view, combat.space, disc), corner)
    _troops(target, style, view, combat, centre, disc)
    _paint_forces(target, style, combat, forces, (room.centerx, room.bottom - forces_high // 2), forces_high)


@kept
def _frame(disc: int, scale: float) -> Stamp:
    """Shadow and rim behind the picture."""
    edge = max(2, round(9 * scale))
    side = disc + 2 * edge
    c = Canvas((side, side), rim=(96, 58, 22))
    for out, _, colour in _RINGS:
        c.disc(colour, (side / 2, side / 2), disc / 2 + out * scale)
    c.disc((96, 58, 22), (side / 2, side / 2), disc / 2 + 2.5 * scale)
    shadow = aura(masks.disc(side), 8 * scale, SHADOW, 180)
    moved = shadow.moved(round(3 * scale) - edge, round(5 * scale) - edge)
    return Stamp((*moved, (c.finish(), (-edge, -edge))), (disc, disc))


def _close_up(style: TableStyle, view: Kemet, space: int, disc: int) -> Surface:
    """The map around a space as it is now, cut to a disc; kept as long as nothing changes there."""
    flags = tuple(view.controller(place) for place in view.board.temples)
    key = (style, space, disc, flags, view.home, tuple(view.levels), tuple(view.colours))
    found = _pictures.get(key)
    if found is None:
        if len(_pictures) >= _MOST:
            _pictures.clear()
        found = _pictures[key] = _drawn(style, view, space, disc)
    return found


def _drawn(style: TableStyle, view: Kemet, space: int, disc: int) -> Surface:
    """Drawn on a map as large as the picture needs, so that nothing is blown up."""
    factor = disc / (2 * CLOSE * style.layout.u)
    size = tuple(round(length * factor) for length in style.screen.size)
    near = TableStyle(lay_out(Screen((size[0], size[1])), view.seat_count), style.narrator, style.seat_styles)
    near_map = MapThings(near)
    geometry = near_map.geometry
    name, half = view.name(space), round(CLOSE * near.layout.u)
    x, y = geometry.centre(name)
    site = geometry.spot(name, "site") or geometry.spot(name, "pyramid") or (x, y)
    part = Rect(0, 0, 2 * half, 2 * half)
    part.center = (round((x + site[0]) / 2), round((y + site[1]) / 2 - 10 * near.layout.u))
    part.clamp_ip(near.layout.map)
    canvas = Surface((size[0], part.bottom))
    canvas.set_clip(part)
    for thing in near_map.whole(view, {}, set()):
        if thing.kind in BUILT and thing.face is not None:
            thing.face.put(canvas, thing.place)
    close = pygame.transform.smoothscale(canvas.subsurface(part), (disc, disc))
    return clip(argb(close), masks.disc(disc))


def _troops(
    target: Surface, style: TableStyle, view: Kemet, combat: Combat, centre: tuple[int, int], disc: int
) -> None:
    scale = max(0.66, disc / 200)
    for side in (DEFENDER, ATTACKER):
        units = side_units(view, combat, side)
        if not units:
            continue
        figure = creature_of(view, combat, side)
        troop = Troop(combat.seat_on(side), units, (figure.id,) if figure is not None else ())
        shift = (-0.26 if figure is not None else -0.22) if side == ATTACKER else 0.15
        foot = (centre[0] + shift * disc, centre[1] + (0.27 if side == ATTACKER else 0.2) * disc)
        paint_troop(target, style, scale, foot, troop)


def _paint_forces(
    target: Surface, style: TableStyle, combat: Combat, forces: tuple[str, str], centre: tuple[int, int], high: int
) -> None:
    """Both Forces on discs in the colours of the seats, a sword between them."""
    diameter, y = high - style.screen.px(4), centre[1]
    for side in (ATTACKER, DEFENDER):
        seat_style = style.seat_styles[combat.seat_on(side)]
        x = centre[0] + (-1 if side == ATTACKER else 1) * round(diameter * 0.87)
        raised(force_disc(seat_style, diameter), 3).centred(target, (x, y))
        halo = dark(seat_style.colour, 0.7) if seat_style.ink == CREAM else light(seat_style.colour, 0.5)
        size = round(diameter * (0.52 if len(forces[side]) < 3 else 0.36))
        put_text(target, forces[side], "number", size, Rimmed(seat_style.ink, halo), (x, y - 1), "center")
    put_icon(target, "sword", round(diameter * 0.58), (255, 232, 170), (centre[0], y), shade=(30, 8, 0))


@kept
def force_disc(seat_style: SeatStyle, diameter: int) -> Surface:
    """A disc in the colour of a seat with a gold ring."""
    out = token(diameter, seat_style.colour).copy()
    ring = _ring((diameter, diameter))
    out.blit(ring, (0, 0))
    return out


@kept
def _ring(size: Size) -> Surface:
    c = Canvas(size, 100, rim=(255, 230, 150))
    c.disc((255, 230, 150), (50, 50), 46, 2.2)
    return c.finish()
