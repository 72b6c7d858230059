"""Lights on everything of a seat: discs on the Nile and on the pyramid, its cube."""

from __future__ import annotations

from pygame import Rect

from game.pharaon.pieces import COLOURS
from game.pharaon.state import Pharaon
from ui.art.palette import IVORY
from ui.boards.glows import light
from ui.boards.lit import Lit
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.standing import waiting


def seat_lights(look: Look, view: Pharaon, seat: int) -> list[Lit]:
    layout, owner = look.layout, view.seats[seat]
    found = []
    for track in COLOURS:
        level = owner.levels[track]
        here = [other for other, one in enumerate(view.seats) if one.levels[track] == level]
        x, y, size = layout.nile_disc(view, track, level, here.index(seat), len(here))
        found.append(_ring((x, y), size + 6, layout.u))
    if owner.step:
        here = [other for other, one in enumerate(view.seats) if one.step == owner.step]
        found.append(_ring(layout.cube(view, owner.step, here.index(seat)), layout.px(30), layout.u))
    if owner.row:
        found.append(_ring(layout.pyramid_space(owner.row, owner.space).center, layout.px(40), layout.u))
    else:
        here = waiting(view)
        found.append(_ring(layout.waiting_disc(view.round, here.index(seat), len(here)), layout.px(32), layout.u))
    return found


def _ring(centre: tuple[int, int], size: int, u: float) -> Lit:
    place = Rect(0, 0, size, size)
    place.center = centre
    return light(place, "round", u, IVORY)
