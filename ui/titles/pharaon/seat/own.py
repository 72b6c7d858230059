"""The own area: crest (sign, name, tokens of rank, prestige if the game ended now), goods, cards, and the five gods
in a row: who is fulfilled, and how far the others are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.scoring import points_now
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light
from ui.art.icons import put_icon
from ui.art.lettering import Role, fit_line, put_text, width, wrap
from ui.art.light import aura, raised
from ui.art.ornament import outline
from ui.art.palette import GOLD_BRIGHT
from ui.art.pharaon_tokens import QUARTER_SIGNS, first_player_token, god_head, pharaoh_token, prestige_disc, well
from ui.art.plates import body, with_shadow
from ui.art.surface import faded
from ui.frame import words
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.cards.wording import least, say
from ui.titles.pharaon.seat.figures import Need, Progress, progress
from ui.titles.pharaon.seat.hand import card_things
from ui.titles.pharaon.seat.lights import DARK, Lights
from ui.titles.pharaon.seat.measure import cells, type_px
from ui.titles.pharaon.seat.pools import resource_things, token_things
from ui.titles.pharaon.style import TableStyle

_SIGN: Final[Colour] = (238, 210, 162)
_FULL: Final[Colour] = (120, 214, 120)
_OPEN: Final[Colour] = (250, 196, 84)
_EMPTY: Final[Colour] = (118, 88, 60)


def god_places(room: Rect, view: Pharaon) -> dict[str, Rect]:
    """One cell for each god, clockwise."""
    gods = gods_of(view.quarters)
    return {f"god.{name}": spot for name, spot in zip(gods, cells(room, len(gods), 1), strict=True)}


def god_things(style: TableStyle, room: Rect, view: Pharaon, seat: int) -> Iterator[Thing]:
    for one, (subject, cell) in zip(progress(view, seat), god_places(room, view).items(), strict=True):
        face, label = Face(draw_god, (one,)), style.name("god", one.god.id)
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
    return max(max(quarter.left.count, quarter.right.count) for quarter in components().quarters.values())


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


def draw_crest(
    target: Surface, whole: Rect, style: TableStyle, seat: int, points: int, first: bool, pharaoh: bool
) -> None:
    """Everything stands in the upper part of the plate, the rest of it is for the button."""
    scale, seat_style = style.screen.scale, style.seat_styles[seat]
    plate = body(whole.size, seat_style.colour, "stone", 10 * scale, max(1, round(2 * scale)), (30, -34), 0, 6)
    with_shadow(plate, 10 * scale, (1, 3, 4, 140), scale).put(target, whole.topleft)
    gap = max(2, round(3 * scale))
    outline(target, whole.inflate(-2 * gap, -2 * gap), light(seat_style.colour, 0.4), 1.2, 8 * scale, 170)
    crest = style.layout.own.upper_crest
    px = type_px(style, 22, crest.height * 0.2)
    disc = round(min(crest.height * 0.31, 48 * scale * max(1.0, px / 22 / scale)))
    name = Rect(crest.x + gap + 2, 0, crest.width - 2 * gap - 4, round(px * 1.2))
    name.bottom = crest.bottom - disc - round(4 * scale)
    size = name.top - crest.y - round(8 * scale)
    sign = min(size, round(crest.width * 0.56))
    put_icon(
        target,
        seat_style.symbol,
        sign,
        light(seat_style.colour, 0.62),
        (crest.centerx, crest.y + 5 * scale + size / 2),
        shade=dark(seat_style.colour, 0.55),
    )
    _ranks(target, crest, first, pharaoh, round(min(sign * 0.5, crest.width * 0.22)), gap)
    fits = fit_line(style.seat(seat), "heading", px, name.width, least(style)).whole
    words.line(
        target, style.seat(seat), name, "heading" if fits else "bold", px, seat_style.ink, "center", least(style)
    )
    _points(target, style, Rect(crest.x + gap, name.bottom, crest.width - 2 * gap, disc), seat, points)


def _ranks(target: Surface, crest: Rect, first: bool, pharaoh: bool, size: int, gap: int) -> None:
    """First Player at the left, Pharaoh at the right of the sign."""
    d = max(14, size)
    if first:
        token = first_player_token(d)
        raised(token, 1.2).put(target, (crest.x + 2 * gap, crest.y + 2 * gap))
    if pharaoh:
        token = pharaoh_token(d)
        raised(token, 1.2).put(target, (crest.right - 2 * gap - d, crest.y + 2 * gap))


def _points(target: Surface, style: TableStyle, room: Rect, seat: int, points: int) -> None:
    """The disc, and beside it since when it counts: below the unit, or in one paragraph with it on a narrow plate."""
    ink, gap = style.seat_styles[seat].ink, style.screen.px(6)
    disc = prestige_disc(room.height, str(points))
    unit, told = say(style, "points_unit"), say(style, "own.so_far")
    px, space = type_px(style, 15, room.height * 0.44), room.width - room.height - 2 * gap
    lines: list[tuple[str, Role]] = [(unit, "number"), (told, "italic")]
    if width(told, "italic", px) > space:
        block = wrap(f"{unit} {told}", "italic", px, space)
        lines = [(line, "italic") for line in block.lines] if block.whole and len(block.lines) < 3 else []
    wide = room.height + max((gap + width(line, face, px) for line, face in lines), default=0)
    x, step = room.centerx - wide / 2, px * 1.04
    raised(disc, 1.6).centred(target, (x + room.height / 2, room.centery))
    top = room.centery - step * (len(lines) - 1) / 2
    for number, (line, face) in enumerate(lines):
        put_text(target, line, face, px, ink, (x + room.height + gap, top + number * step))


_WELL: Final[Colour] = (66, 42, 24)


class Parts(NamedTuple):
    """The hollows of the goods."""

    resources: Rect
    tokens: Rect
    gods: Rect


def parts_of(style: TableStyle) -> Parts:
    goods, gap = style.layout.own.goods, style.screen.px(5)
    high = goods.height - 2 * gap
    first, last = round(high * 0.42), round(high * 0.31)
    resources = Rect(goods.x, goods.y, goods.width, first)
    gods = Rect(goods.x, goods.bottom - last, goods.width, last)
    tokens = Rect(goods.x, resources.bottom + gap, goods.width, gods.top - resources.bottom - 2 * gap)
    return Parts(resources, tokens, gods)


def print_own(target: Surface, style: TableStyle) -> None:
    """The hollows."""
    scale = style.screen.scale
    for place in (*parts_of(style), style.layout.own.cards):
        target.blit(well(place.size, _WELL, 9 * scale, max(2, round(4 * scale)), 200), place)


def own_things(style: TableStyle, view: Pharaon, seat: int, lights: Lights = DARK) -> Iterator[Thing]:
    own, owner = style.layout.own, view.seats[seat]
    parts = parts_of(style)
    face = Face(draw_crest, (style, seat, points_now(view, seat), view.first == seat, view.pharaoh == seat))
    yield Thing("own.plate", own.crest, face, bleed=8)
    yield Thing("own.crest", own.upper_crest, label=style.seat(seat), told=True)
    yield from resource_things(style, parts.resources, owner, lights)
    yield from token_things(style, parts.tokens, owner, lights)
    yield from god_things(style, parts.gods, view, seat)
    yield from card_things(style, own.cards, owner, lights)
