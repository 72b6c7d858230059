"""Gold on its way: from the farmers, mines and caravans of a province to the panel of its owner."""

from __future__ import annotations

from game.amunre.state import AmunRe
from ui.art.curves import Point
from ui.art.tokens import coin
from ui.boards.amunre import printed
from ui.boards.amunre.look import Look
from ui.boards.amunre.provinces import farmer_spot
from ui.boards.animation.flights import Flight, Flights, staggered

MOST = 10
"""Coins that fly at once; more would only be a cloud."""


def coins(look: Look, view: AmunRe, province: str, seat: int, amount: int) -> Flights:
    """One after the other, each from another source."""
    layout = look.layout
    sources = _sources(look, view, province)
    picture, goal, count = coin(layout.px(26)), layout.seat(seat), min(MOST, amount)
    flights = [
        Flight(picture, sources[k % len(sources)], goal, begin, end, layout.px(50), stays=False)
        for k, (begin, end) in enumerate(staggered(count, 0.8))
    ]
    return Flights(view, flights, 0.5 + 0.03 * count)


def _sources(look: Look, view: AmunRe, province: str) -> list[Point]:
    """Farmers in the fields, signs with a number; the middle of the province if there is neither."""
    fields = look.layout.fields(province)[: view.farmers[province]]
    found: list[Point] = [farmer_spot(look, place) for place in fields]
    rows = printed.rows(look.layout, province, look.province(province))
    found += [sign.place.center for sign in rows.signs if sign.number]
    return found or [look.layout.anchor(province)]
