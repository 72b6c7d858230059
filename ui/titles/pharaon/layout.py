"""The one table of places: painting, pointing and animation all ask here, so they cannot disagree. Parts of the
window are shares of it; words grow with the reader's text."""

from __future__ import annotations

import math
from functools import cached_property, lru_cache

from pygame import Rect

from game.core.records import record
from game.pharaon.components import components
from game.pharaon.pieces import COLOURS
from game.pharaon.state import Pharaon
from ui.frame.screen import Screen
from ui.kit.contract import Zones
from ui.titles.pharaon.quarter_places import CORNERS, Box, Quarter, place_quarter

_PANELS = {2: 150, 3: 150, 4: 150, 5: 122}
"""Height of a seat panel by the number of seats, in pixels of the design; in small windows less."""
_SMALL_PANELS = {2: 150, 3: 146, 4: 142, 5: 117}
_TILES, _SMALL_TILES = 470, 396
"""The five tiles of the Traitor between the panels and the log."""


def growth(screen: Screen) -> float:
    """How far the reader's text is above 100 %: 0 to 1 at 160 %."""
    return max(0.0, min(1.0, (screen.text_percent - 100) / 60))


def zones(screen: Screen, seats: int, solo: bool) -> Zones:
    width, height = screen.size
    px, grown, small = screen.px, growth(screen), screen.small
    edge, gap = px(6), px(7)
    column = round(width * 0.201 * (1 + 0.13 * grown))
    right = width - edge - column
    bar = round(px(52) * (1 + 0.36 * grown))
    top = px(4) + bar + px(12)
    strip = Rect(px(18), px(4), round(width * (0.200 + 0.02 * grown)), bar)
    tools = round(width * 0.150 * (1 + 0.06 * grown))
    prompt_left = strip.right + px(14)
    prompt = Rect(prompt_left, px(4), width - edge - tools - px(14) - prompt_left, bar)
    hand_high = round(px(232 if not small else 222) * (1 + 0.1 * grown))
    hand_wide = width - 2 * edge if small else right - gap - edge
    hand = Rect(edge, height - px(6) - hand_high, hand_wide, hand_high)
    floor = hand.top - gap if small else height - px(6)
    panel = round(px((_SMALL_PANELS if small else _PANELS)[seats]) * (1 + (0.06 if seats < 5 else 0.0) * grown))
    if solo:
        panel = px(126 - 4 * grown if small else 150)
    places = tuple(Rect(right, top + k * (panel + gap), column, panel) for k in range(seats))
    below = places[-1].bottom + gap
    tiles = round(px(_SMALL_TILES if small else _TILES) * (1 - 0.07 * grown))
    side = Rect(right, below, column, tiles) if solo else Rect(right, below, 0, 0)
    log_top = side.bottom + gap if solo else below
    board = Rect(px(4), top, right - gap - px(4), hand.top - gap - top)
    return Zones(
        strip=strip,
        prompt=prompt,
        tools=Rect(width - edge - tools, px(4), tools, bar),
        board=board,
        seats=places,
        side=side,
        log=Rect(right, log_top, column, floor - log_top),
        hand=hand,
    )


DRAWN = (1516, 766)
"""The board of the design; its pixels are the unit of all places on it."""
CENTRE = (758, 436)
RADIUS = 178
CUT = 190
"""The wheel, and the circle that is cut out of the slabs around it."""
PYRAMID = Box(6, 396, 226, 362)
VASES = Box(1280, 396, 230, 362)
GODS: tuple[Box, ...] = (
    Box(1016, 10, 84, 262),
    Box(954, 379, 318, 54),
    Box(708, 630, 100, 130),
    Box(244, 379, 318, 54),
    Box(416, 10, 84, 262),
)
"""The column clockwise of each corner: pillar, lintel, stele, lintel, pillar."""


@record
class OwnPlaces:
    """The parts of the own area."""

    crest: Rect
    button: Rect
    """Pass, or end the turn: the lower part of the crest."""
    goods: Rect
    cards: Rect
    gap: int

    @property
    def upper_crest(self) -> Rect:
        """The part of the crest above the button."""
        return Rect(self.crest.x, self.crest.y, self.crest.width, self.button.top - self.crest.y - self.gap)


@record
class Ring:
    """The quarters of a game in their corners."""

    quarters: dict[str, Quarter]
    order: tuple[str, ...]
    """Clockwise from the Nile."""

    def corner(self, name: str) -> int:
        return self.order.index(name)


@lru_cache(maxsize=16)
def ring_of(quarters: tuple[str, ...], players: int) -> Ring:
    """The ring is turned until the Nile lies on top: only the order matters."""
    first = quarters.index("nile")
    order = quarters[first:] + quarters[:first]
    printed = components().layouts[players - 1]
    tracks, steps, options = len(COLOURS), len(components().burial), len(components().nile)
    placed = {
        name: place_quarter(name, corner, printed.lots, printed.bonus_tokens, tracks, steps, options)
        for name, corner in zip(order, CORNERS, strict=True)
    }
    return Ring(placed, order)


class Layout:
    """Where everything is in one window. `u` is the length of a pixel of the design on this board."""

    def __init__(self, screen: Screen, seats: int, solo: bool) -> None:
        self.screen = screen
        self.seats = seats
        self.solo = solo
        self.zones: Zones = zones(screen, seats, solo)
        board = self.zones.board
        self.u = min(board.width / DRAWN[0], board.height / DRAWN[1])
        self._x = board.x + (board.width - DRAWN[0] * self.u) / 2
        self._y = board.y + (board.height - DRAWN[1] * self.u) / 2

    # Lengths and places

    def px(self, length: float) -> int:
        return max(1, round(length * self.u))

    def text(self, size: float, room: float = 1.14) -> int:
        """A type size on the board: the reader's, as far as the place on the board allows."""
        return max(13, min(self.screen.text(size), round(size * self.u * room)))

    @property
    def roomy(self) -> bool:
        """Whether there is room for words beside signs; in small windows they are shortened."""
        return self.u > 0.84

    def point(self, x: float, y: float) -> tuple[int, int]:
        return (round(self._x + x * self.u), round(self._y + y * self.u))

    def rect(self, place: Box) -> Rect:
        left, top = self.point(place.x, place.y)
        right, bottom = self.point(place.x + place.w, place.y + place.h)
        return Rect(left, top, right - left, bottom - top)

    def ring(self, view: Pharaon) -> Ring:
        return ring_of(view.quarters, view.players)

    # The wheel

    @cached_property
    def centre(self) -> tuple[int, int]:
        return self.point(*CENTRE)

    def angle(self, corner: int) -> float:
        """The middle of a corner's sector, in degrees clockwise from the top."""
        return 72.0 * corner

    def on_wheel(self, radius: float, degrees: float) -> tuple[int, int]:
        a = math.radians(degrees - 90)
        return self.point(CENTRE[0] + radius * math.cos(a), CENTRE[1] + radius * math.sin(a))

    def slot(self, corner: int, number: int, slots: int) -> tuple[int, int]:
        """The middle of an access slot of the sector that faces a corner."""
        step = 16.6 if slots > 3 else 21.0
        return self.on_wheel(RADIUS - 48, self.angle(corner) + (number - (slots - 1) / 2) * step)

    def beside(self, number: int) -> tuple[int, int]:
        """Tokens that lie beside a full sector."""
        return self.point(566 - 34 * number, 340)

    def sector(self, corner: int) -> list[tuple[int, int]]:
        """The outline of a sector, from the middle of the wheel along its rim."""
        middle, half = self.angle(corner), 180 / len(COLOURS)
        return [self.centre, *(self.on_wheel(RADIUS, middle + part / 8 * half) for part in range(-8, 9))]

    @cached_property
    def wheel(self) -> Rect:
        return self.rect(Box(CENTRE[0] - RADIUS, CENTRE[1] - RADIUS, 2 * RADIUS, 2 * RADIUS))

    # Gods

    def god(self, corner: int) -> Rect:
        """The column clockwise of a corner."""
        return self.rect(GODS[corner])

    # Pyramid

    @cached_property
    def pyramid(self) -> Rect:
        return self.rect(PYRAMID)

    def pyramid_space(self, row: int, space: int) -> Rect:
        """Row and space from 1 and 0, the first row at the bottom."""
        count = len(components().rows[row - 1])
        x = PYRAMID.x + PYRAMID.w / 2 - count * 20 + space * 40
        return self.rect(Box(x + 2, PYRAMID.y + 286 - row * 44 + 1, 36, 36))

    def pyramid_row(self, row: int) -> Rect:
        count = len(components().rows[row - 1])
        return self.rect(
            Box(PYRAMID.x + PYRAMID.w / 2 - count * 20 - 3, PYRAMID.y + 286 - row * 44 - 2, count * 40 + 6, 43)
        )

    def round_space(self, number: int, now: int) -> Rect:
        """A space of the round track; the present one is wide enough for the discs that wait there."""
        wide = {True: 76, False: 27}
        x = PYRAMID.x + 12 + sum(wide[k == now] + 4 for k in range(1, number))
        return self.rect(Box(x, PYRAMID.y + 42, wide[number == now], 38))

    def waiting_disc(self, now: int, place: int, together: int) -> tuple[int, int]:
        space = self.round_space(now, now)
        step = min(24 * self.u, (space.width - 26 * self.u) / max(1, together - 1))
        return (round(space.centerx + (place - (together - 1) / 2) * step), space.centery - self.px(2))

    @cached_property
    def pharaoh(self) -> Rect:
        """The Pharaoh token beside the pyramid, with what it asks for."""
        return self.rect(Box(PYRAMID.x + 10, PYRAMID.y + 298, PYRAMID.w - 20, 56))

    # Vases and supply

    @cached_property
    def vase_panel(self) -> Rect:
        return self.rect(VASES)

    def vase(self, number: int, count: int) -> Rect:
        """A place under the pyramid."""
        if count > 4:
            column, row, wide, high = number % 3, number // 3, 66, 94
            here = min(3, count - 3 * row)
        else:
            column, row, wide, high = number % 2, number // 2, 92, 94
            here = min(2, count - 2 * row)
        step = wide + (6 if count > 4 else 12)
        x = VASES.x + VASES.w / 2 + (column - (here - 1) / 2) * step - wide / 2
        return self.rect(Box(x, VASES.y + 41 + row * 100, wide, high))

    @cached_property
    def supply_title(self) -> Rect:
        return self.rect(Box(VASES.x + 14, VASES.y + 249, VASES.w - 28, 22))

    def supply(self, resource: int) -> Rect:
        """Token and number of a resource in the supply."""
        return self.rect(Box(VASES.x + 14 + (resource % 3) * 69, VASES.y + 273 + (resource // 3) * 40, 66, 38))

    # The own area

    @cached_property
    def own(self) -> OwnPlaces:
        hand, px = self.zones.hand, self.screen.px
        edge, gap = px(10), px(9)
        inside = Rect(hand.x + edge, hand.y + edge, hand.width - 2 * edge, hand.height - 2 * edge)
        crest = Rect(inside.x, inside.y, px(150), inside.height)
        goods = Rect(crest.right + gap, inside.y, px(388), inside.height)
        cards_left = goods.right + gap
        cards = Rect(cards_left, inside.y, self.tray.left - gap - cards_left, inside.height)
        high = max(px(40), round(self.screen.text(18) * 1.9))
        button = Rect(crest.x + px(9), crest.bottom - px(9) - high, crest.width - px(18), high)
        return OwnPlaces(crest, button, goods, cards, px(3))

    @cached_property
    def tray(self) -> Rect:
        hand, px = self.zones.hand, self.screen.px
        edge = px(8)
        small = self.screen.small
        wide = px(700 if small else 452) + round(px(30) * growth(self.screen))
        return Rect(hand.right - edge - wide, hand.y + edge, wide, hand.height - 2 * edge)

    # Where things fly from and to

    def seat(self, seat: int) -> tuple[int, int]:
        panel = self.zones.seats[seat]
        return (panel.x + panel.width // 2, panel.centery)

    def step(self, view: Pharaon, number: int) -> Rect:
        """A step of the Burial Chamber, from 1."""
        return self.rect(self.ring(view).quarters["burial"].steps[number - 1])

    def cube(self, view: Pharaon, number: int, place: int) -> tuple[int, int]:
        """The middle of a cube on a step."""
        step = self.step(view, number)
        narrow = step.width < self.px(160)
        pitch = self.px(22)
        if narrow:
            free = step.width - self.px(12 + 25 * len(components().burial[number - 1].cost) + 21)
            pitch = max(self.px(11), min(pitch, free // max(1, len(view.seats) - 1)))
        return (step.right - self.px(16 if narrow else 19) - place * pitch, step.bottom - self.px(17 if narrow else 20))

    def level(self, view: Pharaon, track: int, level: int) -> Rect:
        return self.rect(self.ring(view).quarters["nile"].tracks[track][level])

    def nile_disc(self, view: Pharaon, track: int, level: int, place: int, together: int) -> tuple[int, int, int]:
        """The middle and the size of a disc among those that share a level."""
        cell = self.level(view, track, level)
        if together == 1 and level:
            return (cell.centerx, cell.centery - 1, self.px(29))
        step = self.px(21)
        if together <= 2:
            dx, dy = (place - (together - 1) / 2) * step, 0.0
        elif together <= 4:
            dx, dy = (place % 2 - 0.5) * step, (place // 2 - 0.5) * step
        else:
            dx, dy = (place % 3 - 1) * step * 0.72, (place // 3 - 0.5) * step
        return (round(cell.centerx + dx), round(cell.centery + dy) - 1, self.px(21 if together <= 4 else 19))
