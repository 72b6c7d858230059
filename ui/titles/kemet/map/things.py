"""What lies on the map of Kemet, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from pygame import Rect, Surface

from game.kemet.state import NOBODY, Kemet
from ui.art.curves import Point, bounds
from ui.art.light import raised
from ui.art.palette import SeatStyle
from ui.art.surface import blank, faded
from ui.kit.sprite import GHOST, sprite
from ui.kit.thing import Face, FaceState, Thing
from ui.titles.kemet.map import buildings, figures
from ui.titles.kemet.map.clear_spots import ClearSpots
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.ground import draw_owner, owner_plates, paint_ground, paint_homes, paint_walls, veil_night
from ui.titles.kemet.map.light import COLOURS, Light, put_light
from ui.titles.kemet.map.names import Names
from ui.titles.kemet.map.paint_walls import draw_arrow
from ui.titles.kemet.map.pieces import Troop, draw_plaque, paint_site, paint_troop, plaques, troop_picture, troops_on
from ui.titles.kemet.seat.tracks import Order, Piles, paint_piles, paint_turn_order
from ui.titles.kemet.style import TableStyle

FOOT: Point = (44, 62)
"""Where the foot of a Troop is in its place, in pixels of the pieces."""
TROOP = (110, 76)


class MapThings:
    """The things of one window; what does not hang on the position is worked out once."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.geometry = Geometry(style.layout)
        self.names = Names(style, self.geometry)
        self.clear = ClearSpots(style, self.geometry, self.names)

    def whole(
        self, view: Kemet, lights: Mapping[str, Light], arrows: set[tuple[str, str]], selected: str = ""
    ) -> list[Thing]:
        """With the ground, for pictures beside the table."""
        ground = Thing("ground", self.style.layout.map, Face(self.draw_ground), bleed=0)
        return [ground, *self.of(view, lights, arrows, selected)]

    def of(
        self, view: Kemet, lights: Mapping[str, Light], arrows: set[tuple[str, str]], selected: str = ""
    ) -> Iterator[Thing]:
        """`lights`: how spaces shine; `arrows`: harbours that are part of a way; `selected`: the Troop that moves."""
        layout = self.style.layout
        yield Thing("homes", layout.map, Face(self.draw_homes, (view.home,)), bleed=0)
        for name, light in sorted(lights.items()):
            yield self.light(name, light)
        yield Thing("walls", layout.map, Face(self.draw_walls, (view.home,)), bleed=0)
        for one, other in sorted(arrows):
            yield Thing(f"arrow.{one}.{other}", layout.map, Face(self.draw_arrow, (one, other)), bleed=0)
        yield from self._sites(view)
        if view.phase == "night":
            yield Thing("dark", layout.map, Face(draw_night), bleed=0)
        yield from self.names.things
        yield from self._plaques
        pieces = [*self._pyramids(view), *self._troops(view, selected)]
        yield from (piece for _, piece in sorted(pieces, key=lambda one: one[0]))
        for seat, line, rect in owner_plates(self.style, self.geometry, view.cities):
            yield Thing(f"owner.{seat}", rect, Face(draw_owner, (self.style, seat, line.text, line.px)))
        order = Order(tuple(view.track), tuple(view.order), view.active, view.triggered)
        yield Thing("order", layout.turn_order, Face(paint_turn_order, (self.style, order)), bleed=30)
        top = view.discard[-1] if view.discard else ""
        piles = Piles(len(view.deck), len(view.discard), top)
        yield Thing("piles", layout.di_piles, Face(paint_piles, (self.style, piles)), bleed=30)

    def light(self, space: str, light: Light) -> Thing:
        """How a space shines, below walls and pieces."""
        return Thing(f"light.{space}", self.geometry.box(space), Face(self.draw_light, (space, light)), bleed=10)

    @cached_property
    def _plaques(self) -> tuple[Thing, ...]:
        return tuple(
            Thing(f"plaque.{name}", rect, Face(draw_plaque, (self.style, text)))
            for name, (text, rect) in plaques(self.style, self.geometry).items()
        )

    def _sites(self, view: Kemet) -> Iterator[Thing]:
        """Temples, obelisks and the Sanctuary."""
        found, u = list[tuple[float, Thing]](), self.style.layout.u
        for number, (name, space) in enumerate(zip(view.board.names, view.board.spaces, strict=True)):
            foot = self.geometry.spot(name, "site")
            if foot is None:
                continue
            held = view.controller(number) if space.kind == "temple" else NOBODY
            flag = self.style.seat_styles[held].colour if held != NOBODY else buildings.FREE
            place = Rect(round(foot[0] - 120 * u), round(foot[1] - 110 * u), round(240 * u), round(140 * u))
            found.append((foot[1], Thing(f"site.{name}", place, Face(self.draw_site, (name, space.kind, flag)))))
        yield from (thing for _, thing in sorted(found, key=lambda one: one[0]))

    def _pyramids(self, view: Kemet) -> Iterator[tuple[float, Thing]]:
        for number, name in enumerate(view.board.names):
            if view.levels[number]:
                foot = self.geometry.spot(name, "pyramid")
                assert foot is not None
                args = (view.colours[number], view.levels[number], self.geometry.scale)
                yield foot[1], sprite(f"pyramid.{name}", figures.pyramid, *args, foot=foot, height=4)

    def _troops(self, view: Kemet, selected: str) -> Iterator[tuple[float, Thing]]:
        for number, name in enumerate(view.board.names):
            holder, other = troops_on(view, number)
            for troop, beside in ((other, True), (holder, False)):
                if troop is not None:
                    yield self.geometry.troop(name, beside)[1], self.troop(name, troop, beside, name == selected)

    def troop(self, space: str, troop: Troop, beside: bool = False, selected: bool = False) -> Thing:
        """A Troop; `beside`: it stands against the one that holds the space. A space has one Troop of a seat."""
        scale, (x, y) = self.geometry.scale, self.geometry.troop(space, beside)
        place = Rect(
            round(x - FOOT[0] * scale), round(y - FOOT[1] * scale), round(TROOP[0] * scale), round(TROOP[1] * scale)
        )
        foot = (round(x - place.x, 3), round(y - place.y, 3))
        face = Face(draw_troop, (self.style, scale, Standing(troop, foot, selected)), True)
        return Thing(f"troop.{troop.seat}.{space}", place, face, bleed=self.geometry.length(24))

    def ghost(self, space: str, troop: Troop, beside: bool = False) -> Thing:
        """A Troop as it would stand there."""
        face = Face(draw_ghost, (self.style, self.geometry.scale, troop))
        return self.troop(space, troop, beside)._replace(id=f"planned.{space}", face=face)

    # Faces

    def draw_ground(self, target: Surface, place: Rect) -> None:
        paint_ground(target, self.style)

    def draw_homes(self, target: Surface, place: Rect, home: tuple[int, ...]) -> None:
        paint_homes(target, self.style, self.geometry, home)

    def draw_light(self, target: Surface, place: Rect, space: str, light: Light) -> None:
        before = target.get_clip()
        target.set_clip(before.clip(self.style.layout.map))
        put_light(target, self.geometry.polygon(space), light, self.style.layout.u)
        target.set_clip(before)

    def draw_walls(self, target: Surface, place: Rect, home: tuple[int, ...]) -> None:
        paint_walls(target, self.style, self.geometry.board, home)

    def draw_arrow(self, target: Surface, place: Rect, one: str, other: str) -> None:
        """A harbour that is part of a way, in light."""
        way = self.geometry.harbour(one, other)
        if way is None:
            return
        left, top, right, bottom = bounds(way)
        margin = self.style.layout.px(16)
        corner = (left - margin, top - margin)
        layer = blank((round(right - left) + 2 * margin, round(bottom - top) + 2 * margin), COLOURS["move"])
        local = [(x - corner[0], y - corner[1]) for x, y in way]
        draw_arrow(layer, local[:: max(1, len(local) // 12)], self.style.layout.u, (130, 255, 242))
        target.blit(layer, corner)

    def draw_site(self, target: Surface, place: Rect, space: str, kind: str, flag: tuple[int, int, int]) -> None:
        paint_site(target, self.geometry, space, kind, flag)


def draw_night(target: Surface, place: Rect) -> None:
    veil_night(target, place)


class Standing(NamedTuple):
    """A Troop on its space."""

    troop: Troop
    foot: Point
    """From the upper left corner of its place."""
    selected: bool


def draw_troop(
    target: Surface, place: Rect, style: TableStyle, scale: float, standing: Standing, state: FaceState = "normal"
) -> None:
    troop, foot, selected = standing
    seat_style: SeatStyle = style.seat_styles[troop.seat]
    if state == "ghost":
        draw_ghost(target, place, style, scale, troop)
    elif state == "flying":
        raised(troop_picture(seat_style, scale, troop), 8).put(target, place.topleft)
    else:
        paint_troop(target, style, scale, (place.x + foot[0], place.y + foot[1]), troop, selected)


def draw_ghost(target: Surface, place: Rect, style: TableStyle, scale: float, troop: Troop) -> None:
    """A Troop as it would stand there."""
    target.blit(faded(troop_picture(style.seat_styles[troop.seat], scale, troop), GHOST), place)
