"""The own area: crest, goods and cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.colour import Colour
from ui.art.pharaon_tokens import well
from ui.titles.pharaon.layout import OwnPlaces
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.crest import paint_crest
from ui.titles.pharaon.seat.god_row import god_places, paint_gods
from ui.titles.pharaon.seat.hand import hand_places, paint_hand
from ui.titles.pharaon.seat.lights import DARK, Lights
from ui.titles.pharaon.seat.pools import paint_resources, paint_tokens, resource_places, token_places

_WELL: Final[Colour] = (66, 42, 24)


class Parts(NamedTuple):
    """The hollows of the goods, and the part of the crest above the button."""

    crest: Rect
    resources: Rect
    tokens: Rect
    gods: Rect


def parts_of(look: Look, own: OwnPlaces) -> Parts:
    goods, gap = own.goods, look.screen.px(5)
    high = goods.height - 2 * gap
    first, last = round(high * 0.42), round(high * 0.31)
    resources = Rect(goods.x, goods.y, goods.width, first)
    gods = Rect(goods.x, goods.bottom - last, goods.width, last)
    tokens = Rect(goods.x, resources.bottom + gap, goods.width, gods.top - resources.bottom - 2 * gap)
    crest = Rect(own.crest.x, own.crest.y, own.crest.width, own.button.top - own.crest.y - look.screen.px(3))
    return Parts(crest, resources, tokens, gods)


def own_places(look: Look, own: OwnPlaces, view: Pharaon, seat: int) -> dict[str, Rect]:
    """Everything that can be pointed at, by subject."""
    parts, owner = parts_of(look, own), view.seats[seat]
    return {
        "crest": parts.crest,
        **resource_places(parts.resources),
        **token_places(look, parts.tokens, owner),
        **god_places(parts.gods, view),
        **hand_places(look, own.cards, owner),
    }


def paint_own(
    target: Surface, look: Look, own: OwnPlaces, view: Pharaon, seat: int, lights: Lights = DARK
) -> dict[str, Rect]:
    """Gives where its things are, as `own_places` does."""
    parts, owner, scale = parts_of(look, own), view.seats[seat], look.screen.scale
    paint_crest(target, look, own.crest, parts.crest, view, seat)
    for place in (parts.resources, parts.tokens, parts.gods, own.cards):
        target.blit(well(place.size, _WELL, 9 * scale, max(2, round(4 * scale)), 200), place)
    paint_resources(target, look, parts.resources, owner, lights)
    paint_tokens(target, look, parts.tokens, owner, lights)
    paint_gods(target, look, parts.gods, view, seat, lights)
    paint_hand(target, look, own.cards, owner, lights)
    return own_places(look, own, view, seat)
