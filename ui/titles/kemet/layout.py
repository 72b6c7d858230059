"""Where the parts of the table of Kemet are: shares of the window; words grow with the reader's text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.core.records import record
from ui.frame.screen import Screen
from ui.kit.contract import Zones

DRAWN = (1300, 740)
"""The map of the design; its pixels are the unit of all places on it."""
RIM = 7
"""The wooden rim around the map."""
_LEFT = {2: 560, 3: 450, 4: 428, 5: 326}
_WASTE = {
    2: Rect(820, 562, 362, 172),
    3: Rect(800, 563, 362, 172),
    4: Rect(676, 562, 270, 172),
    5: Rect(624, 563, 322, 172),
}
"""In waste land and on the water, where no space lies, by number of players: turn order and cards, and what is told."""


@dataclass(frozen=True, eq=False)
class Layout:
    """Where everything is in one window: painting, pointing and films all ask here."""

    screen: Screen
    seats_count: int
    zones: Zones
    """What the table asks for."""
    map: Rect
    """The map itself, without its rim: always 1300 to 740."""
    turn_order: Rect
    di_piles: Rect
    waste: Rect
    """Free land and water at the lower edge, for what is only told: steps and the order of choosing."""
    own_board: Rect
    prayer_track: Rect
    group: Rect
    confirm: Rect
    hand: Rect
    vp_race: Rect
    """In a small window a drawer over the map that is painted only while it is open."""
    vp_button: Rect
    """Opens that drawer; empty in large windows."""
    market: Rect
    """In a small window only a button that opens the powers."""
    seats: tuple[Rect, ...]
    log: Rect
    stage: Rect
    """What a combat or the drawer of the powers covers."""

    @cached_property
    def u(self) -> float:
        """The length of a pixel of the design on this map."""
        return self.map.width / DRAWN[0]

    @property
    def small(self) -> bool:
        """Whether market and points are drawers."""
        return self.screen.small

    def px(self, length: float) -> int:
        return max(1, round(length * self.u))

    def text(self, size: float, room: float = 1.14) -> int:
        """A type size on the map: the reader's, as far as the place on the map allows."""
        return max(13, min(self.screen.text(size), round(size * self.u * room)))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the design's map in the window."""
        return (round(self.map.x + x * self.u), round(self.map.y + y * self.u))


def growth(screen: Screen) -> float:
    """How far the reader's text is above 100 %: 0 to 1 at 160 %."""
    return max(0.0, min(1.0, (screen.text_percent - 100) / 60))


def lay_out(screen: Screen, seats: int) -> Layout:
    width, height = screen.size
    px, grown, small = screen.px, growth(screen), screen.small
    edge, gap = px(8), px(8)
    column = round(width * (0.302 if not small else 0.3016) * (1 + 0.08 * grown))
    right = width - edge - column
    bar = round(px(54) * (1 + 0.34 * grown))
    top = px(6) + bar + px(12)
    bottom_high = round((height * (0.220 if not small else 0.219)) * (1 + 0.08 * grown))
    rim = max(2, round(RIM * screen.scale))
    room = Rect(edge, top, right - gap - edge, height - edge - bottom_high - gap - top).inflate(-2 * rim, -2 * rim)
    u = min(room.width / DRAWN[0], room.height / DRAWN[1])
    mapped = Rect(0, 0, round(DRAWN[0] * u), round(DRAWN[1] * u))
    spare = room.height - mapped.height
    bottom_high += min(spare, round(bottom_high * 0.25))
    bottom = Rect(edge, height - edge - bottom_high, (width - edge if small else right - gap) - edge, bottom_high)
    mapped.center = (room.centerx, (top + bottom.top - gap) // 2)
    head = _head(screen, top - px(12))
    below = _bottom(screen, bottom, right, small)
    column_room = Rect(right, top, column, (bottom.top - gap if small else height - edge) - top)
    beside = _column(screen, column_room, seats, small)
    race_high = px(58) if not small else round(height * 0.058)
    if small:
        race = Rect(0, 0, round(mapped.width * 0.6), race_high)
        race.midtop = (mapped.centerx, mapped.y + px(10))
    else:
        race = beside.race
    zones = Zones(
        strip=head[0],
        prompt=head[1],
        tools=head[2],
        board=mapped.inflate(2 * rim, 2 * rim),
        seats=beside.seats,
        side=beside.market,
        log=beside.log,
        hand=bottom,
    )
    return Layout(
        screen=screen,
        seats_count=seats,
        zones=zones,
        map=mapped,
        turn_order=_on_map(mapped, Rect(_LEFT[seats], 9, 240, 84)),
        di_piles=_on_map(mapped, Rect(_LEFT[seats], 640, 240, 91)),
        waste=_on_map(mapped, _WASTE[seats]),
        own_board=below[0],
        prayer_track=below[1],
        group=below[2],
        confirm=below[3],
        hand=below[4],
        vp_race=race,
        vp_button=beside.button,
        market=beside.market,
        seats=beside.seats,
        log=beside.log,
        stage=Rect(edge, top, right - gap - edge, height - edge - top),
    )


def _on_map(mapped: Rect, place: Rect) -> Rect:
    u = mapped.width / DRAWN[0]
    return Rect(
        mapped.x + round(place.x * u), mapped.y + round(place.y * u), round(place.width * u), round(place.height * u)
    )


def _head(screen: Screen, bottom: int) -> tuple[Rect, Rect, Rect]:
    """Strip, prompt and tools."""
    width, px, grown = screen.size[0], screen.px, growth(screen)
    high = bottom - px(6)
    strip = Rect(px(14), px(6), round(width * (0.192 + 0.026 * grown)), high)
    tools_wide = round(width * (0.172 if not screen.small else 0.184) * (1 + 0.06 * grown))
    tools = Rect(width - px(8) - tools_wide, px(6), tools_wide, high)
    left = strip.right + px(12)
    return strip, Rect(left, px(6), tools.left - px(12) - left, high), tools


def _bottom(screen: Screen, place: Rect, right: int, small: bool) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """Own board, prayer track, group, confirmation, hand."""
    px, grown = screen.px, growth(screen)
    gap = px(8)
    own = Rect(place.x, place.y, round(screen.size[0] * (0.177 if not small else 0.168)), place.height)
    left = own.right + gap
    row = round(px(50 if not small else 56) * (1 + 0.16 * grown))
    rest = place.right - left
    confirm_wide = screen.size[0] - px(8) - right if small else round(rest * 0.22)
    confirm = Rect(place.right - confirm_wide, place.y, confirm_wide, row)
    track_wide = round((confirm.left - gap - left) * (0.58 if small else 0.605))
    track = Rect(left, place.y, track_wide, row)
    group = Rect(track.right + gap, place.y, confirm.left - 2 * gap - track.right, row)
    hand_top = place.y + row + gap
    return own, track, group, confirm, Rect(left, hand_top, rest, place.bottom - hand_top)


@record
class _Column:
    race: Rect
    seats: tuple[Rect, ...]
    market: Rect
    button: Rect
    log: Rect


def _column(screen: Screen, room: Rect, seats: int, small: bool) -> _Column:
    """The right column: points, seats, powers, log. Panels keep their height; with fewer seats the log grows."""
    px, grown = screen.px, growth(screen)
    gap = px(6)
    if small:
        race, top = Rect(room.x, room.y, 0, 0), room.y
        button_high = round(px(46) * (1 + 0.1 * grown))
        high = min(px(132), round((room.height - button_high - px(118) - (seats + 1) * gap) / seats))
    else:
        race = Rect(room.x, room.y, room.width, round(px(52) * (1 + 0.1 * grown)))
        top = race.bottom + gap
        button_high = round(px(178) * (1 + 0.06 * grown))
        high = min(px(136), (room.height - (top - room.y) - button_high - px(150) - (seats + 1) * gap) // seats)
    panels = tuple(Rect(room.x, top + k * (high + gap), room.width, high) for k in range(seats))
    row = Rect(room.x, panels[-1].bottom + gap, room.width, button_high)
    if small:
        wide = round(row.width * 0.62)
        market = Rect(row.x, row.y, wide, row.height)
        button = Rect(market.right + gap, row.y, row.right - market.right - gap, row.height)
    else:
        market, button = row, Rect(row.x, row.y, 0, 0)
    log = Rect(room.x, row.bottom + gap, room.width, room.bottom - row.bottom - gap)
    return _Column(race, panels, market, button, log)
