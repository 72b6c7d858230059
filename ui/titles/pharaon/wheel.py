"""The Wheel of Actions: five coloured sectors with their access slots, at rest or on its way to the next notch."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.pharaon.automaton import ChooseSplit
from game.pharaon.components import components
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon
from ui.art import masks
from ui.art.arc_text import Arc, Letters, put_arc_text
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light
from ui.art.curves import Point, wedge
from ui.art.icons import icon
from ui.art.light import aura, bevel, raised
from ui.art.palette import GOLD, GOLD_TITLE, LEGAL_GOLD, SHADOW
from ui.art.pharaon_tokens import RESOURCE_COLOURS, turn_arrow, well
from ui.art.plates import body
from ui.art.surface import blank, blit_centred, cut_out, faded, recoloured
from ui.art.texture import texture
from ui.kit.sprite import sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.layout import RADIUS
from ui.titles.pharaon.pieces import token_picture
from ui.titles.pharaon.style import TableStyle

FINE = 2
WOOD: Colour = (134, 88, 42)


def facing_by_corner(view: Pharaon) -> tuple[str, ...]:
    """The resource that faces each corner, clockwise from the Nile."""
    first, count = view.quarters.index("nile"), len(view.quarters)
    return tuple(BASE[view.facing(view.quarters[(first + corner) % count])] for corner in range(count))


def corner_of(view: Pharaon, resource: str) -> int:
    return facing_by_corner(view).index(resource)


def wheel_things(style: TableStyle, question: Q) -> Iterator[Thing]:
    """The wheel with its tokens, and its sectors to point at."""
    layout, view = style.layout, question.view
    facing = facing_by_corner(view)
    face = Face(draw_wheel, (style, facing, view.slots, view.clockwise_wheel))
    yield Thing("wheel", layout.wheel, face, bleed=reach(style))
    for corner, resource in enumerate(facing):
        outline = tuple(layout.sector(corner))
        label = style.say("place.sector", resource=resource)
        yield Thing(
            f"sector.{resource}",
            _around(outline),
            shape=Shape("area", 0, outline),
            subject=f"wheel.{resource}",
            label=label,
            told=True,
        )
        for number, token in enumerate(view.wheel[BASE.index(resource)]):
            spot, size = layout.slot(corner, number, view.slots), layout.px(32)
            yield sprite(f"token.{resource}.{number}", token_picture, token, size, at=spot, height=1.5)
    for number, token in enumerate(view.beside):
        yield sprite(f"token.beside.{number}", token_picture, token, layout.px(30), at=layout.beside(number))
    if isinstance(question.decision, ChooseSplit):
        for resource in dict.fromkeys(BASE[colour] for colour in components().vases[question.decision.vase].top):
            rect = free_slot(style, view, BASE.index(resource))
            yield Thing(f"guess.{resource}", rect, Face(draw_guess, (style, resource)), bleed=layout.px(12))


def reach(style: TableStyle) -> int:
    """How far the shadow of the wheel and its pointers reach."""
    return round(34 * style.layout.u)


def free_slot(style: TableStyle, view: Pharaon, colour: int) -> Rect:
    """Where the next token of a sector lies; beside the wheel if that is full."""
    layout, taken = style.layout, len(view.wheel[colour])
    rect = Rect(0, 0, layout.px(32), layout.px(32))
    full = taken >= view.slots
    rect.center = (
        layout.beside(len(view.beside)) if full else layout.slot(corner_of(view, BASE[colour]), taken, view.slots)
    )
    return rect


def draw_guess(target: Surface, rect: Rect, style: TableStyle, resource: str) -> None:
    """A token that an answer of the moment would put here."""
    picture = token_picture(resource, rect.width)
    aura(picture, max(2.0, 5 * style.layout.u), LEGAL_GOLD, 150, 1).centred(target, rect.center)
    blit_centred(target, faded(picture, 110), rect.center)


def draw_wheel(
    target: Surface,
    place: Rect,
    style: TableStyle,
    facing: tuple[str, ...],
    slots: int,
    clockwise: bool,
    turned: float = 0.0,
) -> None:
    """The whole wheel without its tokens; `turned` degrees clockwise from where it rests."""
    names = tuple(style.name("resource", resource).upper() for resource in facing)
    disc = wheel_disc(style.layout.u, facing, names, slots, style.layout.text(15), turned)
    blit_centred(target, _shade(2 * style.layout.px(RADIUS), style.layout.u), style.layout.centre)
    blit_centred(target, disc, style.layout.centre)
    _pointers(target, style, facing)
    _hub(target, style, clockwise)


@kept
def _shade(diameter: int, u: float) -> Surface:
    shadow = aura(masks.disc(diameter), max(2.0, 8 * u), SHADOW, 200)
    layer, _ = shadow.layers[0]
    out = blank((layer.get_width() + round(12 * u), layer.get_height() + round(16 * u)), SHADOW)
    out.blit(layer, (round(10 * u), round(14 * u)))
    return out


def wheel_disc(
    u: float, facing: tuple[str, ...], names: tuple[str, ...], slots: int, px: int, turned: float
) -> Surface:
    """The disc without tokens; what rests is kept, what turns is turned from it."""
    rest = _rest(u, facing, names, slots, px)
    return rest if not turned else pygame.transform.rotozoom(rest, -turned, 1)


@kept
def _rest(u: float, facing: tuple[str, ...], names: tuple[str, ...], slots: int, px: int) -> Surface:
    """Sectors are turned from one picture; names and slots are drawn where they come to rest."""
    radius = round(RADIUS * u)
    start = facing.index(min(facing))
    order = facing[start:] + facing[:start]
    turned = pygame.transform.rotozoom(_sectors(u, order), 72 * order.index(facing[0]), 1 / FINE)
    middle = (radius, radius)
    small = _rim(radius, u).copy()
    blit_centred(small, turned, middle)
    for corner, (resource, name) in enumerate(zip(facing, names, strict=True)):
        degrees = 72.0 * corner
        low = math.sin(math.radians(degrees - 90)) > 0.3
        arc = Arc(middle, (RADIUS - 12.5) * u, degrees, low)
        put_arc_text(small, name, arc, Letters(px, GOLD_TITLE, 1.05, (50, 24, 6)))
        _slots(small, resource, degrees, middle, u, slots)
        _sign(small, resource, degrees, middle, u)
    return small


@kept
def _rim(radius: int, u: float) -> Surface:
    """The wood under the sectors, with two gold rings."""
    out = body((2 * radius, 2 * radius), WOOD, "wood", radius, max(2, round(3.5 * u)), (30, -40), 0, 5).copy()
    for diameter in (2 * RADIUS - 8, 2 * RADIUS - 46):
        blit_centred(out, recoloured(masks.ring(round(diameter * u), 2 * u), GOLD), (radius, radius))
    return out


@kept
def _sectors(u: float, order: tuple[str, ...]) -> Surface:
    """Larger than it will be seen, the first of the order on top."""
    radius = round(RADIUS * u)
    side = 2 * radius * FINE
    k, centre = u * FINE, (radius * FINE, radius * FINE)
    out = blank((side, side), WOOD)
    for corner, resource in enumerate(order):
        _sector(out, resource, corner, centre, k)
    return out


def _sector(out: Surface, resource: str, corner: int, centre: tuple[float, float], k: float) -> None:
    colour = RESOURCE_COLOURS[resource][0]
    start, end = (math.radians(72 * corner - 90 + side * 35.3) for side in (-1, 1))
    outline = wedge(centre, 38 * k, (RADIUS - 24) * k, start, end)
    place = _around(outline).clip(out.get_rect())
    mask = masks.polygon(place.size, _moved(outline, place), 2)
    piece = cut_out(texture("stone", place.size, colour, 60 + corner), mask)
    piece.blit(bevel(mask, max(2, round(2.2 * k)), 130, 140), (0, 0))
    out.blit(piece, place)
    band = blank(place.size, (255, 244, 214))
    strip = wedge(centre, (RADIUS - 66) * k, (RADIUS - 26) * k, start + 0.02, end - 0.02)
    pygame.draw.polygon(band, (255, 244, 214, 38), _moved(strip, place))
    out.blit(band, place)


def _around(points: Sequence[Point]) -> Rect:
    """The smallest place with a little air around these points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = math.floor(min(xs)) - 2, math.floor(min(ys)) - 2
    return Rect(left, top, math.ceil(max(xs)) + 3 - left, math.ceil(max(ys)) + 3 - top)


def _moved(points: Sequence[Point], place: Rect) -> list[Point]:
    return [(x - place.x, y - place.y) for x, y in points]


def _sign(out: Surface, resource: str, degrees: float, centre: tuple[float, float], u: float) -> None:
    """Upright wherever its sector comes to rest."""
    colour, ink = RESOURCE_COLOURS[resource]
    a = math.radians(degrees - 90)
    picture = icon(resource, round(44 * u), ink)
    spot = (centre[0] + 74 * u * math.cos(a), centre[1] + 74 * u * math.sin(a))
    blit_centred(out, recoloured(picture, dark(colour, 0.6), 150), (spot[0] + u, spot[1] + 1.6 * u))
    blit_centred(out, picture, spot)


def _slots(out: Surface, resource: str, degrees: float, centre: tuple[float, float], u: float, slots: int) -> None:
    colour = RESOURCE_COLOURS[resource][0]
    step, d = (16.6 if slots > 3 else 21.0), max(8, round(35 * u))
    for number in range(slots):
        a = math.radians(degrees + (number - (slots - 1) / 2) * step - 90)
        spot = (centre[0] + (RADIUS - 48) * u * math.cos(a), centre[1] + (RADIUS - 48) * u * math.sin(a))
        hollow = (26, 24, 24) if resource == "construction" else dark(colour, 0.5)
        blit_centred(out, well((d, d), hollow, d / 2, 3, 200), spot)
        blit_centred(out, recoloured(masks.ring(d + 1, 1.4), light(colour, 0.5), 200), spot)


def _pointers(target: Surface, style: TableStyle, facing: tuple[str, ...]) -> None:
    """On the tablet: which resource faces which quarter."""
    for corner, resource in enumerate(facing):
        picture = _pointer(style.layout.px(26), RESOURCE_COLOURS[resource][0])
        turned = pygame.transform.rotozoom(picture, -72 * corner, 1) if corner else picture
        blit_centred(target, turned, style.layout.on_wheel(RADIUS + 9, style.layout.angle(corner)))


@kept
def _pointer(side: int, colour: Colour) -> Surface:
    c = Canvas((side, round(side * 0.66)), 100, rim=(92, 56, 18))
    c.poly((92, 56, 18), (0, 66), (50, 0), (100, 66))
    c.poly(GOLD, (6, 63), (50, 5), (94, 63))
    c.poly(colour, (20, 58), (50, 18), (80, 58))
    return c.finish()


def _hub(target: Surface, style: TableStyle, clockwise: bool) -> None:
    raised(_hub_picture(style.layout.px(80), clockwise), 3).centred(target, style.layout.centre)


@kept
def _hub_picture(diameter: int, clockwise: bool) -> Surface:
    """A gold sun with the Direction token."""
    d = diameter
    out = body((d, d), (222, 182, 92), "stone", d / 2, max(1, round(d / 30))).copy()
    rays = Canvas((d, d), 100, rim=(150, 98, 30))
    for number in range(20):
        a = math.radians(number * 18)
        tip = (50 + 47 * math.cos(a), 50 + 47 * math.sin(a))
        rays.poly(
            (150, 98, 30),
            (50 + 37 * math.cos(a - 0.06), 50 + 37 * math.sin(a - 0.06)),
            tip,
            (50 + 37 * math.cos(a + 0.06), 50 + 37 * math.sin(a + 0.06)),
        )
    out.blit(rays.finish(), (0, 0))
    inner = round(d * 0.68)
    blit_centred(out, body((inner, inner), (150, 46, 34), "stone", inner / 2, max(1, round(d / 40))), (d / 2, d / 2))
    blit_centred(out, turn_arrow(round(d * 0.52), clockwise), (d / 2, d / 2))
    return out
