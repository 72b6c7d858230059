"""The one table of places: painting, pointing and animation all ask here, so they cannot disagree."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.amunre.components import components
from ui.art.curves import Point, bounds, scaled
from ui.frame.screen import Screen
from ui.kit.contract import Zones
from ui.titles.amunre.shapes import DRAWN_FOR, nile_map

FRAME = 28
"""Pixels of the design: the frame of the board is the score track."""
SPACES = 60
"""Of the score track, clockwise from the top left: 20, 10, 20, 10."""
BOARD_SHAPES = (1.62, 1.84)
"""Narrowest and widest board: beyond that the map would look squeezed."""


def growth(screen: Screen) -> float:
    """How far the reader's text is above 100 %: 0 to 1 at 160 %. Panels of words grow with it, the map gives way."""
    return max(0.0, min(1.0, (screen.text_percent - 100) / 60))


def zones(screen: Screen, seats: int) -> Zones:
    return _small(screen, seats) if screen.small else _large(screen, seats)


def _large(screen: Screen, seats: int) -> Zones:
    width, height = screen.size
    px, grown = screen.px, growth(screen)
    edge, bottom = px(12), height - px(8)
    column = round(width * (0.230 + 0.045 * grown))
    right = width - edge - column
    wide = right - px(14) - edge
    bar = Rect(edge, px(6), round(wide * (0.393 + 0.02 * grown)), round(px(62) * (1 + 0.4 * grown)))
    hand_high = round(height * 0.152 * (1 + 0.18 * grown))
    hand = Rect(edge, bottom - hand_high, wide, hand_high)
    top = bar.bottom + px(8)
    prompt_x = bar.right + px(12)
    board = fitted(Rect(edge, top, wide, hand.top - px(6) - top))
    seat_high = round(px(118 if seats <= 4 else 96) * (1 + 0.22 * grown))
    pitch = seat_high + px(8 if seats <= 4 else 6)
    side = Rect(right, top + seats * pitch, column, round(px(76) * (1 + 0.3 * grown)))
    log_y = side.bottom + px(8)
    return Zones(
        strip=bar,
        prompt=Rect(prompt_x, bar.y, right - px(14) - prompt_x, bar.height),
        tools=Rect(right, bar.y, column, bar.height),
        board=board,
        seats=tuple(Rect(right, top + k * pitch, column, seat_high) for k in range(seats)),
        side=side,
        log=Rect(right, log_y, column, bottom - log_y),
        hand=hand,
    )


def _small(screen: Screen, seats: int) -> Zones:
    width, height = screen.size
    grown = growth(screen)
    unit = min(width / 1280, height / 720)

    def px(length: float) -> int:
        return max(1, round(length * unit))

    edge, bottom = px(8), height - px(6)
    column = round(width * 0.2016 * (1 + 0.22 * grown))
    right = width - edge - column
    wide = right - edge - edge
    bar = Rect(edge, px(5), round(wide * (0.263 + 0.05 * grown)), round(px(46) * (1 + 0.3 * grown)))
    hand_high = round(px(78) * (1 + 0.22 * grown))
    hand = Rect(edge, bottom - hand_high, width - 2 * edge, hand_high)
    top = bar.bottom + px(6)
    prompt_x = bar.right + edge
    seat_high = px({3: 100, 4: 84, 5: 66}[seats])
    pitch = seat_high + px(6)
    side = Rect(right, top + seats * pitch, column, round(px(62) * (1 + 0.1 * grown)))
    log = Rect(right, side.bottom + px(6), column, hand.top - px(6) - side.bottom - px(6))
    return Zones(
        strip=bar,
        prompt=Rect(prompt_x, bar.y, right - edge - prompt_x, bar.height),
        tools=Rect(right, bar.y, column, bar.height),
        board=fitted(Rect(edge, top, wide, hand.top - px(6) - top)),
        seats=tuple(Rect(right, top + k * pitch, column, seat_high) for k in range(seats)),
        side=side,
        log=log,
        hand=hand,
        dock=log,
    )


def fitted(room: Rect) -> Rect:
    """The largest board of a pleasant shape in a room, in its middle."""
    narrow, broad = BOARD_SHAPES
    board = room.copy()
    if room.width > room.height * broad:
        board.width = round(room.height * broad)
    elif room.width < room.height * narrow:
        board.height = round(room.width / narrow)
    board.center = room.center
    return board


class Layout:
    """Where everything is in one window. Pixels of the design are those of a map of 1384 pixels width."""

    def __init__(self, screen: Screen, seats: int) -> None:
        self.screen = screen
        self.zones: Zones = zones(screen, seats)
        board = self.zones.board
        self.frame = max(16, round(FRAME * min(board.width / 1440, board.height / 826)))
        self.map = board.inflate(-2 * self.frame, -2 * self.frame)
        self.z = min(self.map.width / DRAWN_FOR[0], self.map.height / 770)
        self.bid_z = self.z if self.z >= 0.9 else min(0.9, self.z * 1.05)
        """Bid cards shrink less than the map."""
        self._polygons: dict[str, list[Point]] = {}
        self._bid_cards: dict[str, Rect] = {}

    # Lengths and points

    def px(self, length: float) -> int:
        return max(1, round(length * self.z))

    def text(self, size: float, room: float = 1.16) -> int:
        """A type size on the map: the reader's, as far as the place on the map allows."""
        return max(13, min(self.screen.text(size), round(size * self.z * room)))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the map given as fractions."""
        return (round(self.map.x + x * self.map.width), round(self.map.y + y * self.map.height))

    def anchor(self, province: str) -> tuple[int, int]:
        """The top centre of what a province holds."""
        return self.at(*nile_map().anchors[province])

    # Provinces

    def polygon(self, province: str) -> list[Point]:
        """Its outline in the window; the quarry has one too."""
        found = self._polygons.get(province)
        if found is None:
            land = nile_map().land()[province]
            found = scaled(land, self.map.width, self.map.height, self.map.x, self.map.y)
            self._polygons[province] = found
        return found

    def province_box(self, province: str) -> Rect:
        left, top, right, bottom = bounds(self.polygon(province))
        return Rect(int(left), int(top), int(right - left) + 1, int(bottom - top) + 1).clip(self.map)

    # Bid cards

    @property
    def disc(self) -> int:
        """Diameter of a bid space."""
        return round(28 * self.bid_z)

    def bid_card(self, province: str) -> Rect:
        """Below the signs of its province; the one at the river makes room for its neighbour at the border."""
        card = self._bid_cards.get(province)
        if card is None:
            card = self._bid_cards[province] = self._place_bid_card(province)
        return card

    def _place_bid_card(self, province: str) -> Rect:
        x, y = self.anchor(province)
        pitch = 31 * self.bid_z
        size = (round(pitch * len(components().bid_values) + 14 * self.bid_z), round(46 * self.bid_z))
        card = Rect((0, 0), size)
        card.midtop = (x, y + self.px(64) - round((self.bid_z - self.z) * 50))
        card.clamp_ip(self.map.inflate(-2 * self.px(8), 0))
        outer = self._outer_neighbour(province)
        if outer is not None:
            beside = self.bid_card(outer)
            if card.centerx > beside.centerx:
                card.left = max(card.left, beside.right + self.px(5))
            else:
                card.right = min(card.right, beside.left - self.px(5))
        return card

    def _outer_neighbour(self, province: str) -> str | None:
        """The border province beside a province of the Nile, in the same row and on the same bank."""
        here = components().provinces[province]
        if here.river_side != "nile":
            return None
        anchors = nile_map().anchors
        for other in components().provinces.values():
            level = abs(anchors[other.id][1] - anchors[province][1]) < 0.08
            if other.bank == here.bank and other.river_side == "border" and level:
                return other.id
        return None

    def bid_space(self, province: str, value: int) -> tuple[int, int]:
        """The centre of a space of a bid card."""
        card = self.bid_card(province)
        index = components().bid_values.index(value)
        return (round(card.x + 7 * self.bid_z + 31 * self.bid_z * (index + 0.5)), card.centery)

    # Fields

    def fields(self, province: str) -> list[Rect]:
        count = components().provinces[province].fields
        x, y = self.anchor(province)
        wide, high, gap = self.px(33), self.px(30), self.px(3)
        left = x - (count * (wide + gap) - gap) // 2
        top = y + self.px(128) - high // 2
        return [Rect(left + k * (wide + gap), top, wide, high) for k in range(count)]

    # The score track

    @cached_property
    def cells(self) -> list[Rect]:
        board, t = self.zones.board, self.frame
        wide, high = board.width / 20, (board.height - 2 * t) / 10
        top = [Rect(round(board.x + i * wide), board.y, round(wide), t) for i in range(20)]
        right = [Rect(board.right - t, round(board.y + t + i * high), t, round(high)) for i in range(10)]
        low = [Rect(round(board.right - (i + 1) * wide), board.bottom - t, round(wide), t) for i in range(20)]
        left = [Rect(board.x, round(board.bottom - t - (i + 1) * high), t, round(high)) for i in range(10)]
        return top + right + low + left

    @property
    def marker(self) -> int:
        return max(16, round(22 * self.frame / FRAME))

    def score_spot(self, points: float, place: int, together: int) -> tuple[float, float]:
        """Where marker number `place` of `together` stands; also between two spaces, for one that walks."""
        whole = int(points)
        here = self._in_cell(whole, place, together)
        share = points - whole
        if not share:
            return here
        there = self._in_cell(whole + 1, place, together)
        return (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)

    def _in_cell(self, points: int, place: int, together: int) -> tuple[float, float]:
        cell = self.cells[points % SPACES]
        shift = (place - (together - 1) / 2) * self.marker * 0.62
        if cell.width > cell.height:
            return (cell.centerx + shift, cell.centery)
        return (cell.centerx, cell.centery + shift)

    # Decks, tiles, quarry

    @property
    def card(self) -> tuple[int, int]:
        """The size of a deck on the sea."""
        return (self.px(58), self.px(80))

    def deck(self, index: int) -> Rect:
        """0 province cards, 1 favour cards, 2 discards."""
        left = self.map.x + round(self.map.width * 0.012)
        return Rect((left + round(index * 152 * self.z), self.map.y + self.px(13)), self.card)

    @cached_property
    def delta(self) -> Rect:
        """The offering tile in play."""
        tile = Rect(0, 0, self.px(98), self.px(98))
        tile.center = self.at(0.501, 0.155)
        return tile

    def spare_tiles(self, in_play: int | None) -> dict[int, Rect]:
        """The tiles that wait on the sea."""
        waiting = [number for number in range(len(components().tiles)) if number != in_play]
        size, gap = self.px(76), self.px(10)
        left = self.map.right - self.px(8) - len(waiting) * (size + gap)
        top = self.map.y + self.px(14)
        return {number: Rect(left + k * (size + gap), top, size, size) for k, number in enumerate(waiting)}

    def pile(self, index: int) -> tuple[int, int]:
        """The centre of a pile in the quarry: stones, pyramids, farmers."""
        x, y = self.anchor(nile_map().quarry_name)
        return (x + round((index * 94 - 96) * self.z), y + self.px(66))

    # Seats, as places where things fly from and to

    def seat(self, seat: int) -> tuple[int, int]:
        panel = self.zones.seats[seat]
        return (panel.x + panel.width // 3, panel.centery)
