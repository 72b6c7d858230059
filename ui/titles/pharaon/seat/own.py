"""The own area: crest, goods and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.pharaon.scoring import points_now
from game.pharaon.state import Pharaon
from ui.art.colour import Colour
from ui.art.pharaon_tokens import well
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.crest import draw_crest
from ui.titles.pharaon.seat.god_row import god_things
from ui.titles.pharaon.seat.hand import card_things
from ui.titles.pharaon.seat.lights import DARK, Lights
from ui.titles.pharaon.seat.pools import resource_things, token_things

_WELL: Final[Colour] = (66, 42, 24)


class Parts(NamedTuple):
    """The hollows of the goods."""

    resources: Rect
    tokens: Rect
    gods: Rect


def parts_of(look: Look) -> Parts:
    goods, gap = look.layout.own.goods, look.screen.px(5)
    high = goods.height - 2 * gap
    first, last = round(high * 0.42), round(high * 0.31)
    resources = Rect(goods.x, goods.y, goods.width, first)
    gods = Rect(goods.x, goods.bottom - last, goods.width, last)
    tokens = Rect(goods.x, resources.bottom + gap, goods.width, gods.top - resources.bottom - 2 * gap)
    return Parts(resources, tokens, gods)


def print_own(target: Surface, look: Look) -> None:
    """The hollows."""
    scale = look.screen.scale
    for place in (*parts_of(look), look.layout.own.cards):
        target.blit(well(place.size, _WELL, 9 * scale, max(2, round(4 * scale)), 200), place)


def own_things(look: Look, view: Pharaon, seat: int, lights: Lights = DARK) -> Iterator[Thing]:
    own, owner = look.layout.own, view.seats[seat]
    parts = parts_of(look)
    face = Face(draw_crest, (look, seat, points_now(view, seat), view.first == seat, view.pharaoh == seat))
    yield Thing("own.plate", own.crest, face, bleed=8)
    yield Thing("own.crest", own.upper_crest, label=look.seat(seat), told=True)
    yield from resource_things(look, parts.resources, owner, lights)
    yield from token_things(look, parts.tokens, owner, lights)
    yield from god_things(look, parts.gods, view, seat)
    yield from card_things(look, own.cards, owner, lights)
