"""Ways of a thing through a film: fly, drop, fade, build, unroll; or of a picture that is no thing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from ui.art.curves import Point, lerp
from ui.art.light import raised
from ui.art.surface import blank
from ui.kit.dust import dust
from ui.kit.motion import arc, ease, fall, within
from ui.kit.thing import FaceState, Thing

Paint = Callable[[Surface, float], None]


class Gesture(NamedTuple):
    """A movement: `paint` gets the share of its own time; it lasts `seconds`, from `start` on."""

    paint: Paint
    seconds: float = 0.45
    start: float = 0.0

    def after(self, seconds: float) -> Gesture:
        """The same movement, later."""
        return self._replace(start=self.start + seconds)


def put_at(target: Surface, thing: Thing, centre: Point, state: FaceState = "flying") -> None:
    """Paint a thing somewhere else."""
    place = thing.place.copy()
    place.center = (round(centre[0]), round(centre[1]))
    if thing.face is not None:
        thing.face.put(target, place, state)


def put_whole(target: Surface, thing: Thing, parts: Sequence[Thing] = (), by: tuple[int, int] = (0, 0)) -> None:
    """Paint a thing and what lies on it, all moved by so much."""
    for one in (thing, *parts):
        if one.face is not None:
            one.face.put(target, one.place.move(by))


def fly(thing: Thing, start: Point, height: float = 60, seconds: float = 0.45, goal: Point | None = None) -> Gesture:
    """From a point to its place, or to a goal. A piece that only makes room for another slides and does not jump."""
    end = thing.place.center if goal is None else goal
    height = max(0.0, min(height, 0.6 * math.dist(start, end) - 12))

    def paint(target: Surface, share: float) -> None:
        state: FaceState = "flying" if 0 < share < 1 and height > 0 else "normal"
        put_at(target, thing, arc(start, end, ease(share), height), state)

    return Gesture(paint, seconds)


def drop(thing: Thing, height: float, seconds: float = 0.35) -> Gesture:
    """It falls the last bit and raises a little dust."""

    def paint(target: Surface, share: float) -> None:
        if share <= 0:
            return
        up = height * (1 - fall(share))
        put_at(target, thing, (thing.place.centerx, thing.place.centery - up), "flying" if up > 8 else "normal")
        if 0.7 <= share < 1:
            dust(target, thing.place.midbottom, thing.place.width, within(share, 0.7, 1.0))

    return Gesture(paint, seconds)


def fade(thing: Thing, parts: Sequence[Thing] = (), away: bool = False, seconds: float = 0.3) -> Gesture:
    """A thing appears with what lies on it, or disappears."""
    made: list[Surface] = []

    def paint(target: Surface, share: float) -> None:
        seen = 1 - share if away else share
        if seen >= 1:
            put_whole(target, thing, parts)
        elif seen > 0:
            if not made:
                reach = thing.reach
                made.append(blank(reach.size))
                put_whole(made[0], thing, parts, (-reach.x, -reach.y))
            made[0].set_alpha(round(255 * ease(seen)))
            target.blit(made[0], thing.reach)

    return Gesture(paint, seconds)


def throw(
    picture: Surface,
    starts: Sequence[Point],
    goal: Point,
    count: int,
    height: float,
    each: float = 0.03,
    seconds: float = 0.5,
) -> list[Gesture]:
    """Pictures that are no things fly one after the other and are gone where they arrive."""

    def one(start: Point) -> Paint:
        def paint(target: Surface, share: float) -> None:
            if 0 < share < 1:
                way = ease(share)
                raised(picture, 2 + round(16 * way * (1 - way))).centred(target, arc(start, goal, way, height))

        return paint

    return [Gesture(one(starts[k % len(starts)]), seconds, k * each) for k in range(count)]


def build(parts: Sequence[Thing], whole: Thing, seconds: float = 0.8) -> Gesture:
    """The parts slide together, dust rises, and the whole grows out of it."""
    foot, place = whole.place.midbottom, whole.place

    def paint(target: Surface, share: float) -> None:
        if share < 0.5:
            together = ease(within(share, 0.0, 0.45)) * 0.9
            for one in parts:
                goal = (foot[0], foot[1] - one.place.height / 2)
                put_at(target, one, lerp(one.place.center, goal, together), "normal")
            return
        grown = ease(within(share, 0.5, 0.95))
        high = max(1, round(place.height * grown))
        clip = target.get_clip()
        if grown < 0.99:
            target.set_clip(clip.clip(Rect(place.x, place.bottom - high, place.width, high)))
        put_at(target, whole, (place.centerx, place.centery + place.height - high), "normal")
        target.set_clip(clip)
        dust(target, foot, place.width, within(share, 0.45, 1.0))

    return Gesture(paint, seconds)


def unroll(thing: Thing, parts: Sequence[Thing], back: Surface, face: Surface, start: Point, height: float) -> Gesture:
    """A card turns over on its deck, flies to its place and unrolls to the thing that it becomes."""
    goal = thing.place

    def paint(target: Surface, share: float) -> None:
        if share <= 0:
            return
        if share >= 1:
            put_whole(target, thing, parts)
        elif share < 0.3:
            turn = share / 0.3
            shown = back if turn < 0.5 else face
            size = (max(1, round(shown.get_width() * abs(2 * turn - 1))), shown.get_height())
            turned = pygame.transform.smoothscale(shown, size)
            target.blit(turned, turned.get_rect(center=(start[0], start[1] - round(12 * turn))))
        elif share < 0.8:
            way = ease(within(share, 0.3, 0.8))
            raised(face, 3 + round(8 * way * (1 - way))).centred(target, arc(start, goal.center, way, height))
        else:
            wide, high = face.get_size()
            opened = ease(within(share, 0.8, 1.0))
            size = (round(wide + (goal.width - wide) * opened), round(high + (goal.height - high) * opened))
            sheet = pygame.transform.smoothscale(face, size)
            target.blit(sheet, sheet.get_rect(center=goal.center))

    return Gesture(paint, 0.55)


def along(thing: Thing, path: Callable[[float], Point], seconds: float) -> Gesture:
    """A way of its own: a road, a track. `path` gives the point for a share of the way."""

    def paint(target: Surface, share: float) -> None:
        put_at(target, thing, path(ease(within(share, 0.15, 0.85))), "normal")

    return Gesture(paint, seconds)
