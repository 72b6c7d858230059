"""The Nile: pairs to pay on the left, the five tracks on the right."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.gains import climb
from game.pharaon.pieces import BASE, COLOURS, RESOURCES, NileOption
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.icons import put_icon
from ui.art.light import raised
from ui.art.palette import HOT, INK
from ui.art.pharaon_tokens import (
    climb_arrow,
    colour_of,
    cost_square,
    ink_of,
    prestige_disc,
    resource_token,
    right_arrow,
    seat_disc,
    well,
)
from ui.art.plates import body
from ui.art.surface import blank, blit_centred, faded
from ui.kit.sprite import sprite
from ui.kit.thing import Face, FaceState, Shape, Thing
from ui.titles.pharaon.cards import vase_tile
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.glows import light
from ui.titles.pharaon.quarter_places import Quarter
from ui.titles.pharaon.style import TableStyle

PALE = 115
"""How much is left of a line that cannot be paid."""
_GREY: Colour = (196, 190, 168)


def print_nile(target: Surface, style: TableStyle, quarter: Quarter) -> None:
    """The tracks; the lines change with what can be paid."""
    layout = style.layout
    for track in COLOURS:
        resource = BASE[track]
        for level in range(1, components().top_level + 1):
            cell = layout.rect(quarter.tracks[track][level])
            shade = mix(colour_of(resource), (246, 232, 200), 0.12 + 0.2 * (3 - level))
            target.blit(well(cell.size, shade, layout.px(7), 3, 120), cell)
    for level in range(1, components().top_level + 1):
        cell = layout.rect(quarter.tracks[0][level])
        points = components().level_pp[level]
        disc = prestige_disc(layout.px(26), str(points), (214, 164, 60) if points else _GREY)
        raised(disc, 1.5).centred(target, (cell.x - layout.px(17), cell.centery))


def nile_things(style: TableStyle, question: Q, quarter: Quarter, payable: frozenset[str] | None) -> Iterator[Thing]:
    """Lines, tracks and discs. `payable`: the lines that stand out, None if nobody is asked."""
    layout, view = style.layout, question.view
    for number, (place, option) in enumerate(zip(quarter.options, components().nile, strict=True), 1):
        lit = payable is not None and option in payable
        face = Face(draw_option, (style, option, lit, payable is None), True)
        label, shape = style.say("place.option", n=number), Shape("box", 6 * layout.u)
        yield Thing(f"option.{option}", layout.rect(place), face, shape=shape, label=label, told=True)
    for track in COLOURS:
        cells = [layout.rect(cell) for cell in quarter.tracks[track]]
        room = cells[0].unionall(cells[1:])
        if question.asked is not None and question.legal(climb(BASE[track])):
            room = cells[view.seats[question.asked.decision.seat].levels[track] + 1]
        label = style.say("place.track", resource=BASE[track])
        yield Thing(f"track.{BASE[track]}", room, shape=Shape("box", 7 * layout.u), label=label, told=True)
        for level in range(components().top_level + 1):
            here = [seat for seat, owner in enumerate(view.seats) if owner.levels[track] == level]
            if level and not here:
                yield Thing(f"cell.{BASE[track]}.{level}", cells[level], Face(draw_sign, (layout.px(30), BASE[track])))
            for number, seat in enumerate(here):
                x, y, size = layout.nile_disc(view, track, level, number, len(here))
                yield sprite(
                    f"disc.{seat}.{BASE[track]}",
                    seat_disc,
                    style.seat_styles[seat],
                    size,
                    at=(x, y),
                    height=1.5,
                    owner=seat,
                    shape=Shape("disc", size + 6),
                )


def draw_sign(target: Surface, cell: Rect, size: int, resource: str) -> None:
    """The sign of a track where no disc lies."""
    put_icon(target, resource, size, ink_of(resource), cell.center, alpha=130)


def draw_option(
    target: Surface, rect: Rect, style: TableStyle, option: str, lit: bool, plain: bool, state: FaceState
) -> None:
    """A line of the Nile is the smallest thing on the board: pointed at, it grows."""
    if lit and state in ("hover", "pressed"):
        large = rect.inflate(round(rect.width * 0.25), round(rect.height * 0.25))
        large.left = rect.left - style.layout.px(6)
        light(large, "box", style.layout.u, HOT, 6).put(target, 1.0)
        target.blit(option_line(large.size, components().nile[option], True, False), large)
        return
    picture = option_line(rect.size, components().nile[option], lit, plain)
    target.blit(picture if lit or plain else faded(picture, PALE), rect)


@kept
def option_line(size: tuple[int, int], option: NileOption, lit: bool, plain: bool) -> Surface:
    """Two squares, an arrow, what is gained, arrows to climb."""
    w, h = size
    k = w / 200
    base: Colour = (255, 240, 196) if lit else (244, 232, 204) if plain else (216, 222, 210)
    out = blank(size, base)
    out.blit(body(size, base, "papyrus", max(3, 6 * k), 1, (10, -8), 0, 4, False, 60, 60), (0, 0))
    d = round(min(h * 0.92, 23.5 * k))
    costs = [RESOURCES[colour] for colour in option.colours] + ["same"] * option.identical + ["any"] * option.any
    for number, kind in enumerate(costs):
        blit_centred(out, cost_square(kind, d), ((17 + 26 * number) * k, h / 2))
    blit_centred(out, right_arrow(round(15 * k), INK), (68 * k, h / 2))
    gains = [resource_token(RESOURCES[number], d) for number in option.gains.resources]
    gains += [resource_token("silver", d)] * option.gains.silver + [
        vase_tile("?", round(h * 1.08))
    ] * option.gains.vases
    for number, picture in enumerate(gains):
        blit_centred(out, picture, ((95 + 27 * number) * k, h / 2))
    for number, tracks in enumerate(option.climbs):
        named = tuple(BASE[track] for track in tracks) if len(tracks) < len(COLOURS) else ()
        blit_centred(out, climb_arrow(named, round(min(h * 0.86, 21 * k))), ((156 + 26 * number) * k, h / 2))
    return out
