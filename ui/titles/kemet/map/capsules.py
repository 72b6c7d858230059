"""Capsules over lit spaces: what a step costs, said without colour: steps, boat, gate and price, sword, Units."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.colour import Colour, light
from ui.art.inline import sentence
from ui.art.palette import HOT, IVORY
from ui.art.plates import pill
from ui.art.surface import blank
from ui.kit.thing import FaceState
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.light import COLOURS, Kind

_BODIES: Final[dict[Kind, Colour]] = {
    "move": (8, 58, 62),
    "combat": (118, 16, 12),
    "choice": (8, 58, 62),
    "marked": (84, 54, 12),
    "refused": (60, 54, 48),
}


class Capsule(NamedTuple):
    """A few signs above a place of the map."""

    kind: Kind
    text: str
    centre: tuple[int, int]

    def rect(self, geometry: Geometry) -> Rect:
        made = Rect((0, 0), capsule_size(geometry, self.kind, self.text))
        made.center = self.centre
        return made.clamp(geometry.layout.map.inflate(-4, -4))


def draw_capsule(
    target: Surface, place: Rect, geometry: Geometry, kind: Kind, text: str, state: FaceState = "normal"
) -> None:
    target.blit(_picture(kind, text, _px(geometry), state in ("hover", "pressed")), place)


def capsule_size(geometry: Geometry, kind: Kind, text: str) -> tuple[int, int]:
    return _picture(kind, text, _px(geometry), False).get_size()


def _px(geometry: Geometry) -> int:
    return geometry.layout.text(16, 1.2)


@kept
def _picture(kind: Kind, text: str, px: int, hot: bool) -> Surface:
    words = sentence(text, "bold", px, IVORY)
    size = (words.size[0] + round(px * 1.1), max(words.size[1], round(px * 1.3)) + 2)
    out = blank(size, _BODIES[kind])
    line = HOT if hot else COLOURS[kind]
    out.blit(pill(size, light(_BODIES[kind], 0.16) if hot else _BODIES[kind], line, 244), (0, 0))
    words.put(out, ((size[0] - words.size[0]) // 2, (size[1] - words.size[1]) // 2))
    return out
