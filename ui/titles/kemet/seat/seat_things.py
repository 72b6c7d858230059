"""The signs in the panel of a seat, each with its tip: goods, tiles, points, the actions that were taken."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.kemet.state import Kemet
from ui.frame.tooltip import Tip
from ui.kit.thing import Thing
from ui.titles.kemet import tips
from ui.titles.kemet.seat.figures import panel_figures, points_by_kind
from ui.titles.kemet.seat.panel import GOODS, good_places, panel_places, tile_places
from ui.titles.kemet.signs import POINT_SIGNS
from ui.titles.kemet.style import TableStyle


def seat_things(style: TableStyle, view: Kemet, seat: int, place: Rect) -> Iterator[Thing]:
    """They are painted with the whole panel; here they can be pointed at."""
    parts = panel_places(place)
    places: dict[str, Rect] = dict(zip(GOODS, good_places(style, parts["goods"]), strict=True))
    places |= {"points": parts["disc"].union(parts["points"]), "board": parts["board"]}
    for sign, rect in places.items():
        name, label = f"sign.{seat}.{sign}", style.say(f"sign.{sign}")
        yield Thing(name, rect, None, 1, label=label, told=True, beside=place, owner=seat)
    for tile, rect in tile_places(place, view.tiles[seat]).items():
        yield Thing(
            f"sign.{seat}.{tile}",
            rect,
            None,
            1,
            label=style.name("tile", tile),
            subject=f"tile.{tile}",
            told=True,
            beside=place,
            owner=seat,
        )


def sign_tip(style: TableStyle, view: Kemet, thing: Thing) -> Tip:
    """What a sign says of the seat in whose panel it stands."""
    if thing.subject:
        return tips.tile_tip(style, view, thing.subject.partition(".")[2])
    _, number, sign = thing.id.split(".")
    seat = int(number)
    if sign == "points":
        kinds = points_by_kind(view, seat).items()
        lines = [
            style.say("sign.points_text", sign=POINT_SIGNS[kind], what=style.name("reason", kind), n=n)
            for kind, n in kinds
        ]
        return Tip(thing.label, tuple(lines) or (style.say("sign.no_points"),), corner=str(view.points[seat]))
    figures = panel_figures(view, seat)
    return Tip(thing.label, (style.say(f"sign.{sign}_text", n=figures["tokens_left" if sign == "board" else sign]),))
