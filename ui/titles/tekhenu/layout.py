"""The one table of places: painting, pointing and animation all ask here, so they cannot disagree."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.tekhenu.components import components
from game.tekhenu.words import BASIC, HIGHEST
from ui.frame.screen import Screen
from ui.kit.contract import Zones
from ui.titles.tekhenu.dial_places import DialPlaces
from ui.titles.tekhenu.temple_places import TemplePlaces
from ui.titles.tekhenu.zones import zones

_BOARD = (0.004, 0.059, 0.817, 0.739)
"""The board frame in the window that the design was drawn for; all places below are fractions of that window."""
BALANCES = tuple(range(9, -10, -1))
"""What the Maat track shows, from the top; what is beyond lies on its ends."""


class Layout:
    """Where everything is in one window. `u` is the length of a pixel of the design on this board."""

    def __init__(self, screen: Screen, seats: int, solo: bool) -> None:
        self.screen = screen
        self.seats = seats
        self.zones: Zones = zones(screen, seats, solo)
        board = self.zones.board
        self._wide, self._high = board.width / _BOARD[2], board.height / _BOARD[3]
        self.u = min(self._wide / 1920, self._high / 1080)
        self.dial = DialPlaces(self.point(0.377, 0.3285), self.u, components().god_slots[seats])
        self.temple = TemplePlaces(self.place(0.527, 0.169, 0.243, 0.417), self.u)

    # Lengths and places

    def px(self, length: float) -> int:
        return max(1, round(length * self.u))

    def text(self, size: float, room: float = 1.12) -> int:
        """A type size on the board: the reader's, as far as the place on the board allows."""
        return max(13, min(self.screen.text(size), round(size * self.u * room)))

    @property
    def roomy(self) -> bool:
        """Whether there is room for words beside signs; in small windows they go to the hover."""
        return self.u > 0.86

    def point(self, x: float, y: float) -> tuple[int, int]:
        board = self.zones.board
        return (round(board.x + (x - _BOARD[0]) * self._wide), round(board.y + (y - _BOARD[1]) * self._high))

    def place(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top = self.point(x, y)
        right, bottom = self.point(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)

    # Plates

    @cached_property
    def horus(self) -> Rect:
        return self.place(0.011, 0.072, 0.215, 0.128)

    @cached_property
    def osiris(self) -> Rect:
        return self.place(0.011, 0.206, 0.215, 0.380)

    @cached_property
    def ra(self) -> Rect:
        return self.place(0.527, 0.072, 0.243, 0.091)

    @cached_property
    def maat(self) -> Rect:
        return self.place(0.773, 0.072, 0.042, 0.513)

    @cached_property
    def track(self) -> Rect:
        return self.place(0.011, 0.591, 0.804, 0.078)

    @cached_property
    def market(self) -> Rect:
        return self.place(0.011, 0.674, 0.804, 0.117)

    # Horus

    def horus_slot(self, slot: int) -> Rect:
        plate, edge = self.horus, self.px(8)
        wide = (plate.width - 2 * edge) / HIGHEST
        top = plate.y + self.px(31)
        left = round(plate.x + edge + slot * wide)
        return Rect(left + self.px(2), top, round(wide) - 2 * self.px(2), plate.bottom - self.px(8) - top)

    # Osiris

    @cached_property
    def _osiris_columns(self) -> tuple[float, float]:
        """Left edge and width of the districts."""
        left = self.osiris.x + 38 * self.u
        return left, (self.osiris.right - 10 * self.u - left) / len(BASIC)

    @cached_property
    def _osiris_rows(self) -> tuple[float, float]:
        top = self.osiris.y + 103 * self.u
        return top, (self.osiris.bottom - 8 * self.u - top) / HIGHEST

    def quarter(self, number: int) -> Rect:
        """The head of workshops (0) or quarries (1), with its statue space."""
        left, wide = self._osiris_columns
        gap = self.px(2)
        return Rect(
            round(left + 2 * number * wide) + gap, self.osiris.y + self.px(32), round(2 * wide) - 2 * gap, self.px(40)
        )

    def district(self, number: int) -> Rect:
        left, wide = self._osiris_columns
        gap = self.px(2)
        return Rect(round(left + number * wide) + gap, self.osiris.y + self.px(76), round(wide) - 2 * gap, self.px(24))

    def osiris_space(self, number: int) -> Rect:
        """By the number of the space: district by district, row by row."""
        left, wide = self._osiris_columns
        top, high = self._osiris_rows
        district, row = divmod(number, HIGHEST)
        gap = self.px(2)
        return Rect(
            round(left + district * wide) + gap,
            round(top + row * high) + gap,
            round(wide) - 2 * gap,
            round(high) - 2 * gap,
        )

    def osiris_row(self, row: int) -> tuple[int, int]:
        """The die left of a row, counted from 0."""
        top, high = self._osiris_rows
        return (self.osiris.x + self.px(20), round(top + (row + 0.5) * high))

    # Statues for the people

    def people_space(self, number: int) -> Rect:
        """The round place of a statue for the people: at the Temple, or above two districts."""
        space = components().people_spaces[number]
        if space.line:
            return self.temple.statue(space.line)
        head = self.quarter(min(space.districts) // 2)
        size = self.px(34)
        return Rect(head.right - self.px(47), head.centery - size // 2, size, size)

    # Râ

    @cached_property
    def _ra_column(self) -> tuple[float, float]:
        left = self.ra.x + 74 * self.u
        return left, (self.ra.right - 4 * self.u - left) / len(components().display)

    def display(self, slot: int) -> Rect:
        """A tile of the display."""
        left, wide = self._ra_column
        side = self.ra.height - 2 * self.px(8)
        side = min(side, round(wide - 54 * self.u))
        return Rect(round(left + slot * wide), self.ra.centery - side // 2, side, side)

    def display_print(self, slot: int) -> Rect:
        """Dice values, points and price beside a tile."""
        tile = self.display(slot)
        left, wide = self._ra_column
        x = tile.right + self.px(4)
        return Rect(x, tile.y, round(left + (slot + 1) * wide) - x - self.px(2), tile.height)

    @cached_property
    def pile(self) -> Rect:
        side = self.px(32)
        return Rect(self.ra.x + self.px(13), self.ra.bottom - self.px(15) - side, side, side)

    # Maât

    def balance(self, value: int) -> Rect:
        """The cell of a balance; what is beyond the track lies on its ends."""
        top = self.maat.y + 32 * self.u
        high = (self.maat.bottom - 8 * self.u - top) / len(BALANCES)
        row = BALANCES.index(max(BALANCES[-1], min(BALANCES[0], value)))
        gap = self.px(8)
        upper = round(top + row * high)
        return Rect(self.maat.x + gap, upper + 1, self.maat.width - 2 * gap, round(top + (row + 1) * high) - upper - 2)

    def balance_spot(self, value: int, place: int, together: int) -> tuple[int, int]:
        cell = self.balance(value)
        step = min(17.5 * self.u, (cell.width - self.px(48)) / max(1, together - 1))
        return (round(cell.x + 33 * self.u + place * step), cell.centery)

    # Population and Happiness

    @cached_property
    def _track_columns(self) -> tuple[float, float]:
        left = self.track.x + (116 if self.roomy else 128) * self.u
        return left, (self.track.right - 12 * self.u - left) / (components().track_end + 1)

    @cached_property
    def band(self) -> Rect:
        """The numbers between the two lanes."""
        left, wide = self._track_columns
        high = self.px(19)
        return Rect(round(left), self.track.centery - high // 2, round(wide * (components().track_end + 1)), high)

    def track_cell(self, value: int, happiness: bool) -> Rect:
        left, wide = self._track_columns
        x, edge = round(left + value * wide), self.px(7)
        across = round(left + (value + 1) * wide) - x
        if happiness:
            return Rect(x, self.band.bottom, across, self.track.bottom - edge - self.band.bottom)
        return Rect(x, self.track.y + edge, across, self.band.top - self.track.y - edge)

    def track_spot(self, value: int, happiness: bool, place: int, together: int) -> tuple[int, int]:
        cell = self.track_cell(value, happiness)
        step = min(22 * self.u, (cell.width - self.marker) / max(1, together - 1))
        return (round(cell.centerx + (place - (together - 1) / 2) * step), cell.centery)

    @property
    def marker(self) -> int:
        return min(self.px(27), self.track_cell(0, True).height - 1)

    # Beside the dial

    @cached_property
    def bag(self) -> tuple[int, int]:
        return self.point(0.247, 0.107)

    def destiny(self, number: int) -> Rect:
        """Destiny cards that nobody holds: in the corners right of the dial."""
        wide, high = self.px(60), self.px(52)
        right = self.ra.x - self.px(5)
        if number < 2:
            return Rect(right - wide, self.ra.y + number * (high + self.px(3)), wide, high)
        low = self.temple.place.bottom
        return Rect(right - wide, low - high - (3 - number) * (high + self.px(3)), wide, high)

    @cached_property
    def anubis(self) -> Rect:
        """The button beside the prompt."""
        prompt, tools = self.zones.prompt, self.zones.tools
        gap = self.screen.px(10)
        room = Rect(prompt.right + gap, prompt.y, tools.left - prompt.right - 2 * gap, prompt.height)
        return room.inflate(-self.screen.px(8), -self.screen.px(6))

    # Where things fly from and to

    def god(self, god: int) -> tuple[int, int]:
        """The middle of a god's part of the ring."""
        return self.dial.at(self.dial.ring, self.dial.angle(god))

    def space(self, name: str) -> Rect:
        """A temple space, site, Osiris space or statue space by its printed name."""
        number = components().number[name]
        if number < len(components().temple) and components().temple[number].id == name:
            return self.temple.cell(number)
        if number < len(components().sites) and components().sites[number].id == name:
            return self.temple.site(number)
        if number < len(components().osiris_spaces) and components().osiris_spaces[number].id == name:
            return self.osiris_space(number)
        return self.people_space(number)

    def clear_of(self, god: str) -> tuple[Rect, ...]:
        """What a die of this god needs in sight: no tooltip should lie there."""
        needs = {
            "horus": (self.horus,),
            "osiris": (self.osiris,),
            "ra": (self.ra, self.temple.place),
            "hathor": (self.temple.place,),
            "bastet": (self.track,),
            "thoth": (self.market, self.track),
        }
        return needs[god]
