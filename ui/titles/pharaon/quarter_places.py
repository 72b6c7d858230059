"""Where the things of each quarter are, in pixels of the design: tall at the upper corners, wide below the wheel.

The wheel takes the inner upper corner of a wide slab, so headers stand on the side away from it and what is wide
stands low. A slab at the right below is the mirror image of the one at the left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from game.core.records import record

Corner = Literal["top", "upper_right", "lower_right", "lower_left", "upper_left"]
CORNERS: tuple[Corner, ...] = ("top", "upper_right", "lower_right", "lower_left", "upper_left")
"""Clockwise from the Nile, which always lies on top."""
WIDE: tuple[Corner, ...] = ("lower_right", "lower_left")


class Box(NamedTuple):
    """A place in pixels of the design of the whole board."""

    x: float
    y: float
    w: float
    h: float


SLABS: dict[Corner, Box] = {
    "top": Box(508, 10, 500, 256),
    "upper_right": Box(1108, 10, 398, 362),
    "lower_right": Box(810, 440, 450, 316),
    "lower_left": Box(256, 440, 450, 316),
    "upper_left": Box(10, 10, 398, 362),
}
OUTLINES: dict[Corner, tuple[tuple[float, float], ...]] = {
    "top": ((508, 10), (1008, 10), (1008, 246), (980, 266), (536, 266), (508, 246)),
    "upper_right": ((1108, 10), (1506, 10), (1506, 372), (916, 372), (916, 300), (1108, 280)),
    "lower_right": ((810, 440), (1260, 440), (1260, 756), (812, 756)),
    "lower_left": ((256, 440), (706, 440), (704, 756), (256, 756)),
    "upper_left": ((10, 10), (408, 10), (408, 280), (600, 300), (600, 372), (10, 372)),
}


@record
class Quarter:
    """A quarter in its corner; what it does not have stays empty."""

    name: str
    corner: Corner
    header: Box
    cost: Box
    """Where the price stands."""
    cards: tuple[Box, ...] = ()
    deck: Box | None = None
    lots: tuple[Box, ...] = ()
    zone: tuple[Box, ...] = ()
    """Places of the Bonus zone."""
    zone_plate: Box | None = None
    zone_title: Box | None = None
    bag: Box | None = None
    steps: tuple[Box, ...] = ()
    options: tuple[Box, ...] = ()
    tracks: tuple[tuple[Box, ...], ...] = ()
    """Cells of each track by level, from 0."""

    @property
    def wide(self) -> bool:
        return self.corner in WIDE


def place_quarter(name: str, corner: Corner, lots: int, bonus: int, tracks: int, steps: int, options: int) -> Quarter:
    """Where everything of a quarter is."""
    put = _placer(corner)
    wide = corner in WIDE
    if name == "nile":
        return _nile(put, corner, tracks, options)
    if name == "burial":
        return (_burial_wide if wide else _burial_tall)(put, corner, steps)
    if name == "artisans":
        return (_artisans_wide if wide else _artisans_tall)(put, corner)
    if name == "nobles":
        return (_nobles_wide if wide else _nobles_tall)(put, corner)
    return (_offerings_wide if wide else _offerings_tall)(put, corner, lots, bonus)


Put = Callable[[float, float, float, float], Box]


def _placer(corner: Corner) -> Put:
    """Places inside a slab; mirrored at the lower right."""
    slab = SLABS[corner]

    def put(x: float, y: float, w: float, h: float) -> Box:
        if corner == "lower_right":
            x = slab.w - x - w
        return Box(slab.x + x, slab.y + y, w, h)

    return put


def _across(places: Iterable[Box]) -> tuple[Box, ...]:
    """From the left to the right, also where the slab is a mirror image: slots are counted so."""
    return tuple(sorted(places))


def _by_rows(place: Box) -> tuple[float, float]:
    return (place.y, place.x)


def _nile(put: Put, corner: Corner, tracks: int, options: int) -> Quarter:
    lines = tuple(put(12, 45 + k * 28.2, 200, 25) for k in range(options))
    columns = []
    for track in range(tracks):
        x = 254 + track * 48
        levels = [put(x, 44 + (3 - level) * 48, 44, 46) for level in (1, 2, 3)]
        columns.append((put(x - 2, 190, 48, 50), *levels))
    return Quarter("nile", corner, put(12, 6, 200, 34), put(0, 0, 0, 0), options=lines, tracks=tuple(columns))


def _burial_tall(put: Put, corner: Corner, steps: int) -> Quarter:
    spots = ((0, 3), (1, 3), (1, 2), (0, 2), (0, 1), (1, 1), (1, 0), (0, 0))
    places = tuple(put(10 + c * 194, 48 + r * 78, 184, 70) for c, r in spots[:steps])
    return Quarter("burial", corner, put(12, 6, 374, 34), put(0, 0, 0, 0), steps=places)


def _burial_wide(put: Put, corner: Corner, steps: int) -> Quarter:
    low = [put(9 + c * 145, 246, 141, 62) for c in (2, 1, 0)]
    middle = [put(9 + c * 145, 179, 141, 62) for c in (0, 1, 2)]
    upper = [put(9 + c * 152, 92, 148, 80) for c in (1, 0)]
    places = tuple((low + middle + upper)[:steps])
    return Quarter("burial", corner, put(12, 8, 292, 34), put(14, 50, 290, 34), steps=places)


def _artisans_tall(put: Put, corner: Corner) -> Quarter:
    cards = tuple(put(12 + (k % 2) * 126, 48 + (k // 2) * 158, 118, 150) for k in range(4))
    return Quarter("artisans", corner, put(12, 6, 374, 34), put(264, 206, 122, 150), cards, put(266, 50, 114, 144))


def _artisans_wide(put: Put, corner: Corner) -> Quarter:
    cards = _across(put(10 + k * 96, 150, 91, 158) for k in range(4))
    return Quarter("artisans", corner, put(12, 8, 292, 34), put(14, 50, 290, 92), cards, put(396, 210, 48, 94))


def _nobles_tall(put: Put, corner: Corner) -> Quarter:
    cards = tuple(put(10 + k * 128, 48, 122, 198) for k in range(3))
    return Quarter("nobles", corner, put(12, 6, 374, 34), put(100, 256, 286, 96), cards, put(14, 256, 68, 98))


def _nobles_wide(put: Put, corner: Corner) -> Quarter:
    cards = _across(put(10 + k * 117, 112, 112, 196) for k in range(3))
    return Quarter("nobles", corner, put(12, 8, 292, 34), put(14, 48, 290, 58), cards, put(372, 196, 66, 110))


def _offerings_wide(put: Put, corner: Corner, lots: int, bonus: int) -> Quarter:
    header, cost = put(12, 8, 292, 34), put(14, 48, 294, 34)
    if lots <= 3:
        places = tuple(put(14, 110 + k * 66, 138, 60) for k in range(lots))
        zone = tuple(put(172, 110 + k * 66, 88, 60) for k in range(bonus))
        return Quarter(
            "offerings",
            corner,
            header,
            cost,
            lots=places,
            zone=zone,
            zone_title=put(160, 84, 112, 24),
            bag=put(288, 206, 84, 98),
        )
    columns = -(-lots // 3)
    spots = [put(14 + c * 142, 96 + r * 72, 134, 66) for c in range(columns) for r in range(3)]
    places = _across(spots)[:lots]
    zone = tuple(sorted((put(300 + (k % 3) * 46, 212 + (k // 3) * 47, 44, 46) for k in range(bonus)), key=_by_rows))
    return Quarter(
        "offerings",
        corner,
        header,
        cost,
        lots=places,
        zone=zone,
        zone_plate=put(296, 206, 146, 104),
        zone_title=put(296, 182, 146, 24),
        bag=put(298, 104, 48, 76),
    )


def _offerings_tall(put: Put, corner: Corner, lots: int, bonus: int) -> Quarter:
    header, cost = put(12, 6, 374, 34), put(14, 46, 370, 34)
    if lots <= 3:
        places = tuple(put(14, 92 + k * 66, 176, 60) for k in range(lots))
        zone = tuple(put(206, 92 + k * 66, 100, 60) for k in range(bonus))
        return Quarter(
            "offerings",
            corner,
            header,
            cost,
            lots=places,
            zone=zone,
            zone_title=put(196, 292, 120, 24),
            bag=put(322, 140, 64, 90),
        )
    places = tuple(put(12 + (k // 3) * 190, 86 + (k % 3) * 62, 184, 57) for k in range(lots))
    zone = tuple(put(20 + k * 46, 300, 44, 48) for k in range(bonus))
    return Quarter(
        "offerings",
        corner,
        header,
        cost,
        lots=places,
        zone=zone,
        zone_plate=put(12, 296, 12 + bonus * 46, 58),
        zone_title=put(12, 273, 150, 22),
        bag=put(322, 276, 62, 80),
    )
