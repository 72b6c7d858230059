"""The five gods in a row: who is fulfilled, and how far the others are, one bar for each element asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import box
from game.pharaon.gods import gods_of
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.light import aura, raised
from ui.art.palette import GOLD_BRIGHT
from ui.art.pharaon_tokens import QUARTER_SIGNS, god_head, prestige_disc
from ui.art.surface import faded
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.measure import cells
from ui.titles.pharaon.seat.progress import Need, Progress, progress

_SIGN: Final[Colour] = (238, 210, 162)
_FULL: Final[Colour] = (120, 214, 120)
_OPEN: Final[Colour] = (250, 196, 84)
_EMPTY: Final[Colour] = (118, 88, 60)


def god_places(room: Rect, view: Pharaon) -> dict[str, Rect]:
    """One cell for each god, clockwise."""
    gods = gods_of(view.quarters)
    return {f"god.{name}": spot for name, spot in zip(gods, cells(room, len(gods), 1), strict=True)}


def god_things(look: Look, room: Rect, view: Pharaon, seat: int) -> Iterator[Thing]:
    for one, (subject, cell) in zip(progress(view, seat), god_places(room, view).items(), strict=True):
        face, label = Face(draw_god, (one,)), look.name("god", one.god.id)
        yield Thing(f"own.{subject}", cell, face, subject=subject, label=label, told=True)


def draw_god(target: Surface, cell: Rect, one: Progress) -> None:
    """The head with its prestige at the left, a gauge for each need at the right."""
    d = round(min(cell.height * 0.74, cell.width * 0.5))
    middle = (cell.x + d / 2 + 3, cell.centery)
    head = god_head(one.god.id, d)
    if one.done:
        aura(head, max(2.0, d / 9), GOLD_BRIGHT, 255, 2).centred(target, middle)
        raised(head, 1.4).centred(target, middle)
        tick = _tick(max(10, round(d * 0.46)))
        target.blit(tick, tick.get_rect(center=(round(middle[0] - d * 0.34), round(middle[1] + d * 0.36))))
    else:
        target.blit(faded(head, 190), head.get_rect(center=(round(middle[0]), round(middle[1]))))
    if d >= 30:
        disc = prestige_disc(round(d * 0.56), str(one.god.pp))
        target.blit(disc, disc.get_rect(center=(round(middle[0] + d * 0.3), round(middle[1] - d * 0.38))))
    left = cell.x + d + 6
    wide = (cell.right - 2 - left) / 2
    for number, need in enumerate(one.needs):
        _gauge(target, Rect(round(left + number * wide), cell.y + 2, round(wide), cell.height - 4), need)


def _gauge(target: Surface, room: Rect, need: Need) -> None:
    """The sign of a quarter, and above it one bar for each element asked for, filled from below."""
    size = min(room.width, round(room.height * 0.36))
    sign = put_icon(target, QUARTER_SIGNS[need.quarter], size, _SIGN, (room.centerx, room.bottom - size / 2))
    step = (sign.top - room.y) / _most()
    bar = (max(5, round(room.width * 0.72)), max(3, round(step) - 2))
    tone = _FULL if need.there >= need.asked else _OPEN
    for number in range(need.asked):
        picture = _bar(bar, tone if number < need.there else _EMPTY)
        target.blit(picture, picture.get_rect(midbottom=(room.centerx, round(sign.top - 1 - number * step))))


def _most() -> int:
    """The most elements that a god asks for on one side."""
    return max(max(quarter.left.count, quarter.right.count) for quarter in box().quarters.values())


@kept
def _bar(size: tuple[int, int], colour: Colour) -> Surface:
    w, h = size
    c = Canvas(size, rim=(30, 16, 6))
    c.box((30, 16, 6), 0, 0, w, h, h * 0.34)
    c.box(colour, 1, 1, w - 2, h - 2, h * 0.26)
    return c.finish()


@kept
def _tick(size: int) -> Surface:
    """A green disc with a tick: fulfilled."""
    c = Canvas((size, size), 100, rim=(20, 60, 30))
    c.disc((16, 60, 30), (50, 50), 50)
    c.disc((52, 142, 74), (50, 50), 43)
    c.path((255, 250, 230), ((26, 52), (43, 69), (75, 32)), 13)
    return c.finish()
