"""How pieces go about on the map: along a road or by boat, through a gate of light, from above, into the dust."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.curves import Point, lerp
from ui.art.icons import icon
from ui.art.inline import sentence
from ui.art.lettering import haloed
from ui.art.light import aura, raised
from ui.art.palette import IVORY, SeatStyle
from ui.art.plates import pill
from ui.art.surface import blank, faded
from ui.kit.dust import dust
from ui.kit.gestures import Gesture
from ui.kit.motion import arc, ease, within
from ui.kit.motion import fall as falling_share
from ui.kit.thing import Thing
from ui.titles.kemet.map.buildings import BOAT, boat
from ui.titles.kemet.map.pieces import Troop, troop_picture
from ui.titles.kemet.map.things import FOOT
from ui.titles.kemet.style import TableStyle

STEP, SAIL, TELEPORT = 0.26, 0.45, 0.65
"""Seconds of a step over land, of a crossing, of a teleport."""
APART, EACH = 0.08, 0.3
"""Seconds between two Units that drop, and of one."""
_LIGHT: Final[Colour] = (150, 250, 240)


def march(seat_style: SeatStyle, scale: float, troop: Troop, line: Sequence[Point], sails: bool) -> Gesture:
    """A group follows a line; it lifts a little, or a boat carries it."""
    picture = troop_picture(seat_style, scale, troop)
    carrier = boat(scale * 1.25, seat_style.colour) if sails else None

    def paint(target: Surface, done: float) -> None:
        share = ease(done)
        x, y = _along(line, share)
        lift = 8 * math.sin(share * math.pi)
        if carrier is not None and 0.12 < share < 0.88:
            w, h = BOAT[0] * scale * 1.25, BOAT[1] * scale * 1.25
            raised(carrier, 3).put(target, (x - w / 2, y - h * 0.66))
        raised(picture, 3 + round(lift * 0.6)).put(target, (x - FOOT[0] * scale, y - (FOOT[1] + lift) * scale))

    return Gesture(paint, SAIL if sails else STEP)


def _along(line: Sequence[Point], share: float) -> Point:
    """A point of a line by its share of the whole length."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(line)]
    wanted = share * sum(lengths)
    for (a, b), length in zip(itertools.pairwise(line), lengths, strict=True):
        if wanted <= length and length:
            return lerp(a, b, wanted / length)
        wanted -= length
    return line[-1]


def teleport(seat_style: SeatStyle, scale: float, troop: Troop, start: Point, goal: Point) -> Gesture:
    """A group sinks into a ring of light, crosses in an arc, rises at the obelisk."""
    picture = troop_picture(seat_style, scale, troop)

    def ring(target: Surface, foot: Point, strength: float) -> None:
        light = _ring(max(8, round(96 * scale)))
        light.set_alpha(round(255 * max(0.0, min(1.0, strength))))
        target.blit(light, light.get_rect(center=(round(foot[0]), round(foot[1] - 4 * scale))))

    def standing(target: Surface, foot: Point, share: float) -> None:
        """The upper part of the group, as far as it is above the light."""
        w, h = picture.get_size()
        high, whole = max(1, round(FOOT[1] * scale * share)), round(FOOT[1] * scale)
        part = picture.subsurface((0, 0, w, min(h, high + (h - whole if share >= 1 else 0))))
        target.blit(part, (round(foot[0] - FOOT[0] * scale), round(foot[1] - high)))

    def paint(target: Surface, done: float) -> None:
        sink, rise = ease(within(done, 0.0, 0.31)), ease(within(done, 0.69, 1.0))
        if done < 0.4:
            ring(target, start, 1 - within(done, 0.3, 0.4))
        if done > 0.6:
            ring(target, goal, within(done, 0.6, 0.72))
        if sink < 1:
            standing(target, start, 1 - sink)
        elif rise > 0:
            standing(target, goal, rise)
        for behind in range(6):
            share = within(done, 0.3, 0.7) - behind * 0.05
            if 0 < share < 1:
                x, y = arc(start, goal, share, 90 * scale)
                pygame.draw.circle(target, _LIGHT, (x, y - 20 * scale), max(2, (7 - behind) * scale))

    return Gesture(paint, TELEPORT)


@kept
def _ring(wide: int) -> Surface:
    high = round(wide * 0.46)
    out = blank((wide + 20, high + 20), _LIGHT)
    for k in range(5):
        rect = Rect(10 + k * 3, 10 + k * 2, wide - k * 6, high - k * 4)
        pygame.draw.ellipse(out, (*_LIGHT, 60 + 36 * k), rect, max(2, wide // 24))
    return pygame.transform.gaussian_blur(out, 3)


def stay(thing: Thing, seconds: float) -> Gesture:
    """A thing as it was, until something joins it."""

    def paint(target: Surface, done: float) -> None:
        if thing.face is not None:
            thing.face.put(target, thing.place)

    return Gesture(paint, seconds)


def falling(pictures: Sequence[tuple[Surface, Point]], scale: float) -> list[Gesture]:
    """Pictures from above, one after another, with the feet where they land."""

    def one(picture: Surface, foot: Point) -> Gesture:
        def paint(target: Surface, share: float) -> None:
            if share <= 0:
                return
            high = (1 - falling_share(share)) * 110 * scale
            at = (foot[0] - picture.get_width() / 2, foot[1] - picture.get_height() - high)
            raised(picture, 3 + round(high / 12)).put(target, at)
            if 0.7 < share < 1:
                dust(target, (round(foot[0]), round(foot[1])), round(40 * scale), within(share, 0.7, 1.0))

        return Gesture(paint, EACH)

    return [one(picture, foot).after(k * APART) for k, (picture, foot) in enumerate(pictures)]


def fall(seat_style: SeatStyle, scale: float, troop: Troop, foot: Point) -> Gesture:
    """Units leave the map: they pale in the dust, and a number says how many."""
    picture = troop_picture(seat_style, scale, troop)
    number = haloed(f"−{troop.units}", "number", max(16, round(30 * scale)), (255, 236, 200), (120, 10, 0), 3)

    def paint(target: Surface, done: float) -> None:
        (x, y), share = foot, ease(done)
        pale = faded(picture, round(220 * (1 - share)))
        target.blit(pale, (round(x - FOOT[0] * scale), round(y - (FOOT[1] + 16 * share) * scale)))
        dust(target, (round(x), round(y)), round(56 * scale), share)
        number.centred(target, (x, y - (50 + 26 * share) * scale))

    return Gesture(paint, 0.55)


def grow(thing: Thing, before: Thing | None, seconds: float) -> Gesture:
    """A pyramid grows out of the ground or over its old courses."""

    def paint(target: Surface, done: float) -> None:
        if thing.face is None:
            return
        place = thing.place
        if before is not None and before.face is not None and done < 0.5:
            before.face.put(target, before.place)
        high, clip = max(1, round(place.height * ease(done))), target.get_clip()
        target.set_clip(clip.clip(Rect(place.x, place.bottom - high, place.width, high)))
        thing.face.put(target, place.move(0, place.height - high))
        target.set_clip(clip)
        dust(target, place.midbottom, round(place.width * 0.76), done)

    return Gesture(paint, seconds)


def blades(foot: Point, scale: float) -> Gesture:
    """Crossed blades flash over a Troop."""
    sign = icon("sword", max(24, round(72 * scale)), (255, 236, 190))
    centre = (foot[0] - 20 * scale, foot[1] - 40 * scale)

    def paint(target: Surface, done: float) -> None:
        share, pale = ease(within(done, 0.0, 0.45)), 1 - within(done, 0.75, 1.0)
        size = max(8, round(sign.get_width() * (0.5 + 0.5 * share)))
        for mirrored in (False, True):
            blade = pygame.transform.flip(pygame.transform.smoothscale(sign, (size, size)), mirrored, False)
            blade.set_alpha(round(255 * pale))
            x = centre[0] + (1 - share) * size * (0.6 if mirrored else -0.6)
            if pale >= 1:
                aura(blade, 5, (200, 20, 0), 200, 2).centred(target, (x, centre[1]))
            target.blit(blade, blade.get_rect(center=(round(x), round(centre[1]))))

    return Gesture(paint, 0.55)


def hold(picture: Surface, centre: Point) -> Gesture:
    """A card is held up large for a moment, so that everybody can read it."""

    def paint(target: Surface, done: float) -> None:
        share = ease(within(done, 0.0, 0.2)) - ease(within(done, 0.86, 1.0))
        if share > 0.05:
            shown = picture if share >= 1 else faded(picture, round(255 * share))
            raised(shown, 6).centred(target, (centre[0], centre[1] + (1 - share) * 30))

    return Gesture(paint, 0.9)


def tag(style: TableStyle, text: str, good: bool, centre: Point) -> Gesture:
    """A sign and a number that rise over a panel."""
    words = sentence(text, "bold", style.screen.text(22), IVORY)
    size = (words.size[0] + style.screen.px(28), words.size[1] + style.screen.px(10))
    picture = blank(size, (40, 20, 6))
    picture.blit(pill(size, (36, 92, 52) if good else (130, 30, 20), (246, 214, 130), 246), (0, 0))
    words.put(picture, ((size[0] - words.size[0]) // 2, (size[1] - words.size[1]) // 2))

    def paint(target: Surface, done: float) -> None:
        rise = ease(within(done, 0.0, 0.6))
        raised(picture, 4).centred(target, (centre[0], centre[1] + (1 - rise) * style.screen.px(22)))

    return Gesture(paint, 0.5)
