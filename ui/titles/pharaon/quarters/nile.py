"""The Nile: pairs to pay on the left, the five tracks on the right."""

from __future__ import annotations

from pygame import Surface

from game.pharaon.components import box
from game.pharaon.pieces import BASE, COLOURS, RESOURCES, NileOption
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.icons import put_icon
from ui.art.light import raised
from ui.art.palette import INK
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
from ui.titles.pharaon.cards import vase_tile
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Quarter

PALE = 115
"""How much is left of a line that cannot be paid."""
_GREY: Colour = (196, 190, 168)


def print_nile(target: Surface, look: Look, quarter: Quarter) -> None:
    """The tracks; the lines change with what can be paid."""
    layout = look.layout
    for track in COLOURS:
        resource = BASE[track]
        for level in range(1, box().top_level + 1):
            cell = layout.rect(quarter.tracks[track][level])
            shade = mix(colour_of(resource), (246, 232, 200), 0.12 + 0.2 * (3 - level))
            target.blit(well(cell.size, shade, layout.px(7), 3, 120), cell)
    for level in range(1, box().top_level + 1):
        cell = layout.rect(quarter.tracks[0][level])
        points = box().level_pp[level]
        disc = prestige_disc(layout.px(26), str(points), (214, 164, 60) if points else _GREY)
        raised(disc, 1.5).centred(target, (cell.x - layout.px(17), cell.centery))


def paint_nile(
    target: Surface,
    look: Look,
    view: Pharaon,
    quarter: Quarter,
    payable: frozenset[str] | None,
    hidden: frozenset[tuple[int, int]],
) -> None:
    """`payable`: the lines that stand out, None if nobody is asked; `hidden`: (seat, track) of discs on their way."""
    layout = look.layout
    for place, option in zip(quarter.options, box().nile, strict=True):
        rect = layout.rect(place)
        lit = payable is not None and option in payable
        picture = option_line(rect.size, box().nile[option], lit, payable is None)
        target.blit(picture if lit or payable is None else faded(picture, PALE), rect)
    for track in COLOURS:
        for level in range(box().top_level + 1):
            here = [seat for seat, owner in enumerate(view.seats) if owner.levels[track] == level]
            if level and not here:
                cell = layout.rect(quarter.tracks[track][level])
                resource = BASE[track]
                put_icon(target, resource, layout.px(30), ink_of(resource), cell.center, alpha=130)
            for number, seat in enumerate(here):
                if (seat, track) not in hidden:
                    x, y, size = layout.nile_disc(view, track, level, number, len(here))
                    raised(seat_disc(look.liveries[seat], size), 1.5).centred(target, (x, y))


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
