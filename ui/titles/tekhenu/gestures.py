"""Ways of pieces that only Tekhenu knows: they are raised, turned up, tumble out of the bag, or rise to their seat."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.tekhenu.dial import die
from game.tekhenu.state import Tekhenu
from ui.art.curves import Point, lerp
from ui.art.light import raised
from ui.art.surface import blank
from ui.kit.dust import dust
from ui.kit.gestures import Gesture, put_at
from ui.kit.motion import arc, ease, fall, within
from ui.kit.thing import Thing
from ui.titles.tekhenu.seat.scales import draw_scales, weights_of
from ui.titles.tekhenu.style import TableStyle


def raised_up(thing: Thing, start: Point, drop: int) -> Gesture:
    """A piece flies to its place, drops the last bit and raises a ring of dust."""
    x, y = thing.place.center

    def paint(target: Surface, share: float) -> None:
        if share < 0.78:
            put_at(target, thing, arc(start, (x, y - drop), ease(share / 0.78), 2.0 * drop))
            return
        landing = within(share, 0.78, 1.0)
        put_at(target, thing, (x, y - drop * (1 - fall(landing))), "normal")
        if landing > 0.5:
            foot = (x, round(y + thing.place.height * 0.45))
            dust(target, foot, thing.place.width, within(landing, 0.5, 1.0))

    return Gesture(paint, 0.57)


def lifted(thing: Thing, goal: Point, u: float) -> Gesture:
    """Lifted, then away in an arc."""
    x, y = thing.place.center

    def paint(target: Surface, share: float) -> None:
        if share < 0.2:
            put_at(target, thing, (x, y - 8 * u * ease(share / 0.2)))
        elif share < 1:
            put_at(target, thing, arc((x, y - 8 * u), goal, ease(within(share, 0.2, 1.0)), 50 * u))

    return Gesture(paint, 0.43)


def turned_up(thing: Thing, start: Point, seconds: float) -> Gesture:
    """It turns over on its way to its place."""
    made: list[Surface] = []

    def paint(target: Surface, share: float) -> None:
        if share >= 1 and thing.face is not None:
            thing.face.put(target, thing.place)
        elif share > 0.5:
            if not made:
                made.append(_picture(thing))
            wide = max(1, round(thing.place.width * (2 * share - 1)))
            shown = pygame.transform.smoothscale(made[0], (wide, thing.place.height))
            at = lerp(start, thing.place.center, ease(share))
            target.blit(shown, shown.get_rect(center=(round(at[0]), round(at[1]))))

    return Gesture(paint, seconds)


def _picture(thing: Thing) -> Surface:
    sheet = blank(thing.place.size)
    if thing.face is not None:
        thing.face.put(sheet, Rect((0, 0), thing.place.size))
    return sheet


def tumble(thing: Thing, start: Point, height: float) -> Gesture:
    """A die flies out of the bag and comes to rest on its line."""

    def paint(target: Surface, share: float) -> None:
        if share >= 1:
            put_at(target, thing, thing.place.center, "normal")
        elif share > 0:
            at = arc(start, thing.place.center, fall(share), height * (1 - share))
            put_at(target, rolling(thing, share), at)

    return Gesture(paint, 0.5)


def rolling(thing: Thing, share: float) -> Thing:
    """The die with the face and the turn that it has on its way."""
    assert thing.face is not None
    u, spot, legal = thing.face.args
    face = spot.die.face if share > 0.72 else 1 + (spot.die.face + int(share * 12)) % 6
    angle = spot.angle if share > 0.9 else 45 * round(8 * (1 - share))
    plate = spot.plate if share > 0.9 else "pure"
    shown = replace(spot, die=die(spot.die.colour, face), angle=angle, plate=plate)
    return thing._replace(face=thing.face._replace(args=(u, shown, legal)))


def rise(picture: Surface, start: Point, goal: Point, aside: float) -> Gesture:
    """From what caused it up and `aside`, so that several are seen, then to its seat."""
    above = (start[0] + aside, start[1] - picture.get_height())

    def paint(target: Surface, share: float) -> None:
        if 0 < share < 1:
            at = lerp(start, above, ease(share / 0.3)) if share < 0.3 else lerp(above, goal, ease((share - 0.3) / 0.7))
            raised(picture, 4).centred(target, at)

    return Gesture(paint, 0.42)


def tilt(style: TableStyle, place: Rect, after: Tekhenu, seat: int, before: int) -> Gesture:
    """The beam of the own scales swings to its new balance."""
    weights = weights_of(after, seat)

    def paint(target: Surface, share: float) -> None:
        if share > 0:
            draw_scales(target, place, style, weights, tilt=before + (weights.balance - before) * ease(share))

    return Gesture(paint, 0.4)
