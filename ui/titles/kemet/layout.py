"""The one table of places: painting, pointing and animation all ask here, so they cannot disagree."""

from __future__ import annotations

from pygame import Rect

from ui.boards.board import Zones
from ui.frame.screen import Screen
from ui.titles.kemet.zones import DRAWN, Places, places


class Layout:
    """Where everything is in one window. `u` is the length of a pixel of the design on this map."""

    def __init__(self, screen: Screen, seats: int) -> None:
        self.screen = screen
        self.seats_count = seats
        self.places: Places = places(screen, seats)
        self.u = self.places.map.width / DRAWN[0]

    @property
    def zones(self) -> Zones:
        return self.places.zones

    @property
    def small(self) -> bool:
        """Whether market and points are drawers."""
        return self.screen.small

    # Lengths and points of the map

    def px(self, length: float) -> int:
        return max(1, round(length * self.u))

    def text(self, size: float, room: float = 1.14) -> int:
        """A type size on the map: the reader's, as far as the place on the map allows."""
        return max(13, min(self.screen.text(size), round(size * self.u * room)))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the design's map in the window."""
        return (round(self.map.x + x * self.u), round(self.map.y + y * self.u))

    # The parts by name

    @property
    def map(self) -> Rect:
        return self.places.map

    @property
    def turn_order(self) -> Rect:
        return self.places.turn_order

    @property
    def di_piles(self) -> Rect:
        return self.places.di_piles

    @property
    def waste(self) -> Rect:
        """Free land and water at the lower edge of the map."""
        return self.places.waste

    @property
    def own_board(self) -> Rect:
        return self.places.own_board

    @property
    def prayer_track(self) -> Rect:
        return self.places.prayer_track

    @property
    def group(self) -> Rect:
        return self.places.group

    @property
    def confirm(self) -> Rect:
        return self.places.confirm

    @property
    def hand(self) -> Rect:
        return self.places.hand

    @property
    def vp_race(self) -> Rect:
        """In a small window a drawer over the map, painted only while it is open."""
        return self.places.vp_race

    @property
    def vp_button(self) -> Rect:
        return self.places.vp_button

    @property
    def seats(self) -> tuple[Rect, ...]:
        """The panels from the top."""
        return self.places.seats

    @property
    def market(self) -> Rect:
        """In a small window only the button that opens the powers."""
        return self.places.market

    @property
    def log(self) -> Rect:
        return self.places.log

    @property
    def stage(self) -> Rect:
        """The area that a combat or the drawer of the powers covers."""
        return self.places.stage
