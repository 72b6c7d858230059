"""The map as one picture, painted when the position or the question changes and kept until then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.kemet.state import NOBODY, Kemet
from ui.art.curves import bounds
from ui.art.surface import blank, opaque
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.clear_spots import ClearSpots
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.ground import paint_floor, paint_owners, paint_rim, paint_walls, veil_night
from ui.titles.kemet.map.light import COLOURS, Light, put_light
from ui.titles.kemet.map.names import Names
from ui.titles.kemet.map.paint_walls import draw_arrow
from ui.titles.kemet.map.pieces import (
    Troop,
    paint_prices,
    paint_pyramid,
    paint_sites,
    paint_troop,
    troops_on,
)

KEPT = 5
"""Pictures kept: the present one, those that a fade goes between, and what is pointed at."""
Painter = Callable[[Surface, Look, Kemet], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture shows besides the position."""

    lights: tuple[tuple[str, Light], ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    """Harbours that are part of a way."""
    selected: str = ""
    """The Troop that moves."""
    lifted: frozenset[str] = field(default_factory=frozenset)
    """What an animation carries about and the picture leaves out: `troop.<space>`, `landed.<space>`,
    `pyramid.<space>`."""


PLAIN = Scene()


class MapPicture:
    """Paints and keeps pictures of the whole map with its rim."""

    def __init__(self, look: Look, under: Surface, over: Sequence[Painter] = ()) -> None:
        """`under` is the table below the map; `over` paints what lies on the waste land."""
        self.look = look
        self.geometry = Geometry(look.layout)
        self.names = Names(look, self.geometry)
        self.clear = ClearSpots(look, self.geometry, self.names)
        self._under = under
        self._over = over
        self._sheet = opaque(under.get_size())
        self._floors: tuple[Hashable, Surface] | None = None
        self._built: tuple[Hashable, Surface] | None = None
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def of(self, view: Kemet, scene: Scene = PLAIN) -> Surface:
        """The picture of a view, of the size of the board zone."""
        key = (view_key(view), scene)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._paint(view, scene)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def put(self, target: Surface, view: Kemet, part: Rect, scene: Scene = PLAIN) -> None:
        """Only a part of the picture, at its place."""
        board = self.look.layout.zones.board
        part = part.clip(board)
        target.blit(self.of(view, scene), part, part.move(-board.x, -board.y))

    def _paint(self, view: Kemet, scene: Scene) -> Surface:
        """Painters know the window: they draw on a sheet of its size, and the map is cut out of it."""
        board, sheet = self.look.layout.zones.board, self._sheet
        sheet.set_clip(None)
        sheet.blit(self._floor(view), board)
        self._compose(sheet, view, scene, self.look.layout.map)
        out = opaque(board.size)
        out.blit(sheet, (0, 0), board)
        return out

    def paint_part(self, target: Surface, view: Kemet, scene: Scene, part: Rect) -> None:
        """A part painted anew on the spot, without keeping it: what is pointed at."""
        board = self.look.layout.zones.board
        part = part.clip(self.look.layout.map)
        before = target.get_clip()
        target.set_clip(part)
        target.blit(self._floor(view), board)
        self._compose(target, view, scene, part)
        target.set_clip(before)

    def _compose(self, target: Surface, view: Kemet, scene: Scene, part: Rect) -> None:
        """Light, what is built, pieces."""
        before = target.get_clip()
        target.set_clip(part)
        look, geometry, layout = self.look, self.geometry, self.look.layout
        for name, light in scene.lights:
            put_light(target, geometry.polygon(name), light, layout.u)
        target.blit(self._walls(view), layout.map)
        for one, other in scene.arrows:
            self._lit_arrow(target, one, other)
        paint_sites(target, look, geometry, view)
        if view.phase == "night":
            veil_night(target, layout.map)
        self.names.paint(target)
        paint_prices(target, look, geometry)
        self._pieces(target, view, scene)
        paint_owners(target, look, geometry, view)
        for paint in self._over:
            paint(target, look, view)
        target.set_clip(before)

    def _pieces(self, target: Surface, view: Kemet, scene: Scene) -> None:
        look, geometry = self.look, self.geometry
        found: list[tuple[float, Callable[[], None]]] = []
        for number, name in enumerate(view.board.names):
            if view.levels[number] and f"pyramid.{name}" not in scene.lifted:
                foot = geometry.spot(name, "pyramid")
                assert foot is not None
                found.append((foot[1], self._pyramid(target, view, number)))
            holder, other = troops_on(view, number)
            for troop, beside, tag in ((other, True, "landed"), (holder, False, "troop")):
                if troop is not None and f"{tag}.{name}" not in scene.lifted:
                    spot = geometry.troop(name, beside)
                    found.append((spot[1], self._troop(target, look, spot, troop, scene.selected == name)))
        for _, paint in sorted(found, key=lambda one: one[0]):
            paint()

    def _pyramid(self, target: Surface, view: Kemet, number: int) -> Callable[[], None]:
        name = view.name(number)
        return lambda: paint_pyramid(target, self.geometry, name, view.colours[number], view.levels[number])

    def _troop(
        self, target: Surface, look: Look, foot: tuple[float, float], troop: Troop, selected: bool
    ) -> Callable[[], None]:
        return lambda: paint_troop(target, look, self.geometry.scale, foot, troop, selected)

    def _floor(self, view: Kemet) -> Surface:
        key = (view.cities, view.seat_count)
        if self._floors is None or self._floors[0] != key:
            board = self.look.layout.zones.board
            sheet = self._under.copy()
            paint_rim(sheet, self.look)
            paint_floor(sheet, self.look, self.geometry, view)
            picture = opaque(board.size)
            picture.blit(sheet, (0, 0), board)
            self._floors = (key, picture)
        return self._floors[1]

    def _walls(self, view: Kemet) -> Surface:
        key = (view.cities, view.seat_count)
        if self._built is None or self._built[0] != key:
            place = self.look.layout.map
            sheet = blank(self._sheet.get_size(), (84, 54, 26))
            paint_walls(sheet, self.look, view)
            picture = blank(place.size, (84, 54, 26))
            picture.blit(sheet, (0, 0), place)
            self._built = (key, picture)
        return self._built[1]

    def _lit_arrow(self, target: Surface, one: str, other: str) -> None:
        way = self.geometry.harbour(one, other)
        if way is None:
            return
        left, top, right, bottom = bounds(way)
        margin = self.look.layout.px(16)
        corner = (left - margin, top - margin)
        layer = blank((round(right - left) + 2 * margin, round(bottom - top) + 2 * margin), COLOURS["move"])
        local = [(x - corner[0], y - corner[1]) for x, y in way]
        draw_arrow(layer, local[:: max(1, len(local) // 12)], self.look.layout.u, (130, 255, 242))
        target.blit(layer, corner)


def view_key(view: Kemet) -> Hashable:
    """What the picture of the map depends on; nothing secret is in it."""
    combat = view.combat
    fight = (combat.space, combat.attacker, combat.units, combat.creature) if combat is not None else ()
    return (
        view.phase == "night",
        view.cities,
        tuple(view.order),
        tuple(view.track),
        view.active if view.phase == "day" else NOBODY,
        view.triggered,
        tuple(view.holder),
        tuple(view.units),
        tuple(view.creatures),
        tuple(view.colours),
        tuple(view.levels),
        tuple(view.landed),
        len(view.deck),
        tuple(view.discard[-1:]),
        len(view.discard),
        fight,
    )
