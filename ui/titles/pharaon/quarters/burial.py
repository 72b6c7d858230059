"""The Burial Chamber: eight steps from the sarcophagus in the dark to the pyramid in the sun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import RESOURCES
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.curves import lerp
from ui.art.lettering import Line, fit_line, put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.pharaon_tokens import burial_cube, cost_square, prestige_disc
from ui.art.plates import body, with_shadow
from ui.art.surface import blank, blit_centred
from ui.frame import words
from ui.kit.sprite import sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.pharaon.offers import Offers
from ui.titles.pharaon.quarter_places import Quarter
from ui.titles.pharaon.style import TableStyle

LIT: Colour = (255, 236, 176)


def print_burial(target: Surface, style: TableStyle, quarter: Quarter) -> None:
    """The path of light and the steps."""
    layout = style.layout
    places = [layout.rect(place) for place in quarter.steps]
    dot = _dot(layout.px(8))
    for one, other in pairwise(places):
        for step in range(9):
            blit_centred(target, dot, lerp(one.center, other.center, step / 8))
    names = step_names(style, places)
    for number, place in enumerate(places, 1):
        print_step(target, style, place, number, names[number - 1])
    if quarter.wide:
        line = layout.rect(quarter.cost)
        words.line(target, style.say("burial.next"), line, "italic", layout.text(16), INK, "center", 12)


@kept
def _dot(size: int) -> Surface:
    out = blank((size, size), (250, 220, 150))
    pygame.draw.circle(out, (250, 220, 150, 200), (size / 2, size / 2), size / 2)
    return out


def print_step(target: Surface, style: TableStyle, place: Rect, number: int, name: Line, lit: bool = False) -> None:
    """One step: name, cost, points; room for cubes at its lower right."""
    layout = style.layout
    step = components().burial[number - 1]
    base = LIT if lit else mix((158, 134, 110), (230, 206, 156), number / len(components().burial))
    u = layout.u
    with_shadow(
        body(place.size, base, "stone", 8 * u, max(1, round(1.6 * u)), (20, -18), 0, number), 8 * u, (1, 2, 3, 130), u
    ).put(target, place.topleft)
    narrow = place.width < layout.px(160)
    disc = prestige_disc(layout.px(29 if narrow else 34), str(step.pp))
    edge = layout.px(6)
    square = layout.px(23 if narrow else 25)
    spot = (place.right - edge - disc.get_width() / 2 + 2, place.y + edge + disc.get_height() / 2 - 3)
    raised(disc, 1.5).centred(target, spot)
    room = _name_room(style, place)
    words.report(name.text, room, name.whole)
    put_text(target, name.text, "bold", name.px, INK, room.midleft)
    y = place.bottom - layout.px(18 if narrow else 20)
    for k, colour in enumerate(step.cost):
        x = place.x + edge + square / 2 + k * (square + layout.px(2))
        raised(cost_square(RESOURCES[colour], square), 1).centred(target, (x, y))


def _name_room(style: TableStyle, place: Rect) -> Rect:
    """Left of the points."""
    layout = style.layout
    edge, disc = layout.px(6), layout.px(29 if place.width < layout.px(160) else 34)
    return Rect(place.x + edge, place.y + layout.px(2), place.width - 2 * edge - disc, layout.px(26))


def step_names(style: TableStyle, places: Sequence[Rect]) -> list[Line]:
    """All with their number or all without; names of two words are shortened first, others only at the last."""
    for numbered, words_kept in ((True, 1), (False, 1), (False, 0)):
        found = [_fitted(style, place, number, numbered, words_kept) for number, place in enumerate(places, 1)]
        if all(line.whole for line in found):
            break
    return found


def _fitted(style: TableStyle, place: Rect, number: int, numbered: bool, words_kept: int) -> Line:
    step, room = components().burial[number - 1].id, _name_room(style, place).width
    lead, name = f"{number}. " if numbered else "", style.name("step", step)
    px = style.layout.text(16)
    fitted = fit_line(lead + name, "bold", px, room, 13)
    if fitted.whole or len(name.split()) <= words_kept:
        return fitted
    return fit_line(lead + style.say(f"step_short.{step}"), "bold", px, room, 13)


def burial_things(style: TableStyle, view: Pharaon, quarter: Quarter, offers: Offers) -> Iterator[Thing]:
    """The step that may be taken turns pale gold; cubes stand where their seats are."""
    layout, asked = style.layout, offers.question.asked
    places = [layout.rect(place) for place in quarter.steps]
    names = step_names(style, places)
    following = view.seats[asked.decision.seat].step + 1 if asked is not None else 0
    for number, (place, name) in enumerate(zip(places, names, strict=True), 1):
        lit = number == following and bool(offers.of("burial", None).moves)
        label = style.say("place.step", n=number, name=style.name("step", components().burial[number - 1].id))
        yield Thing(
            f"step.{number}",
            place,
            Face(draw_step, (style, number, name)) if lit else None,
            label=label,
            told=True,
            shape=Shape("box", 8 * layout.u),
            subject=f"step.{number}",
        )
    for number in range(1, len(components().burial) + 1):
        here = [seat for seat, owner in enumerate(view.seats) if owner.step == number]
        for k, seat in enumerate(here):
            yield sprite(
                f"cube.{seat}",
                burial_cube,
                style.seat_styles[seat],
                layout.px(19),
                at=layout.cube(view, number, k),
                height=1.5,
                owner=seat,
                shape=Shape("disc", layout.px(30)),
            )


def draw_step(target: Surface, place: Rect, style: TableStyle, number: int, name: Line) -> None:
    print_step(target, style, place, number, name, True)
