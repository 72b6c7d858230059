"""The podium: statues in seat colours on pedestals by rank, the lower ones from the fourth place on."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core.records import record
from ui.art.cache import kept
from ui.art.colour import Colour, dark
from ui.art.figures import statue
from ui.art.lettering import Rimmed, fit_line, height, put_text, width
from ui.art.light import aura, box_aura, raised
from ui.art.palette import SeatStyle
from ui.art.plates import body, ribbon
from ui.art.surface import Stamp
from ui.art.tokens import number_disc, seal
from ui.frame import words
from ui.frame.screen import Screen

INK_STONE: Colour = (92, 44, 12)
RANKS: dict[int, Colour] = {1: (206, 152, 48), 2: (150, 150, 150), 3: (168, 104, 58)}
OTHERS: Colour = (128, 98, 74)
HEIGHTS = (1.0, 0.83, 0.74, 0.6, 0.54)
"""Of the pedestals, by rank."""


@record
class Place:
    """What the podium says of a seat."""

    name: str
    seat_style: SeatStyle
    rank: int
    points: int
    remark: str = ""


class Podium:
    """Laid out for an area whose foot is the terrace; `draw` lets it rise out of the ground by a share."""

    def __init__(self, area: Rect, screen: Screen, unit: str, places: Sequence[Place]) -> None:
        """`places` come by rank, the winner first."""
        self.area, self.screen, self._unit = area, screen, unit
        self._places = places
        self._spots = _spots(area, [place.rank for place in places])

    def draw(self, target: Surface, share: float) -> None:
        clip = target.get_clip()
        target.set_clip(Rect(0, 0, target.get_width(), self.area.bottom + self.screen.px(4)).clip(clip))
        drop = round((1 - share) * self.area.height)
        for index in sorted(range(len(self._places)), key=lambda index: -self._places[index].rank):
            self._draw_place(target, self._places[index], self._spots[index].move(0, drop))
        target.set_clip(clip)

    def _draw_place(self, target: Surface, place: Place, stone: Rect) -> None:
        screen = self.screen
        self._draw_stone(target, stone, place.rank)
        size = min(round(stone.width * 0.86), max(24, stone.y - self.area.y + screen.px(10)))
        spot = Rect(0, 0, size, size)
        spot.midbottom = (stone.centerx, stone.y + screen.px(10))
        _standing(place.seat_style, size).put(target, spot.topleft)
        coin = min(screen.px(54), round(stone.width * 0.25))
        edge = stone.width // 2 - screen.px(10)
        raised(seal(place.seat_style, coin), 3).centred(target, (stone.centerx + edge, stone.y))
        medal = number_disc(coin, str(place.rank), RANKS.get(place.rank, OTHERS))
        raised(medal, 3).centred(target, (stone.centerx - edge, stone.y))
        self._draw_words(target, place, stone)

    def _draw_stone(self, target: Surface, stone: Rect, rank: int) -> None:
        screen = self.screen
        px = screen.px
        box_aura(stone.size, 4, 14 * screen.scale, alpha=190).put(target, (stone.x, stone.y + px(8)))
        for rect, base, edge, seed in (
            (Rect(stone.x, stone.y + px(12), stone.width, stone.height - px(12)), (206, 170, 116), 3, 7 + rank),
            (Rect(stone.x - px(12), stone.y, stone.width + px(24), px(26)), (234, 204, 150), 3, 3 + rank),
            (Rect(stone.x - px(16), stone.bottom - px(18), stone.width + px(32), px(18)), (190, 152, 100), 2, 9 + rank),
        ):
            target.blit(body(rect.size, base, "stone", 4 * screen.scale, edge, (30, -50), 0, seed), rect)

    def _draw_words(self, target: Surface, place: Place, stone: Rect) -> None:
        screen, first = self.screen, place.rank == 1
        name_px = screen.text(28 if first else 24)
        one_line = fit_line(place.name, "heading", name_px, stone.width - screen.px(36), 11).whole
        high = height("heading", name_px) if one_line else max(height("heading", name_px), 2 * height("bold", 11))
        band = Rect(0, stone.y + screen.px(36), stone.width - screen.px(24), high + screen.px(8))
        band.centerx = stone.centerx
        ribbon(band.size, place.seat_style.colour, screen.scale).put(target, band.topleft)
        inside, ink = band.inflate(-screen.px(12), -2), place.seat_style.ink
        if one_line:
            words.line(target, place.name, inside.move(0, -1), "heading", name_px, ink, "center", 11)
        else:
            words.block(target, place.name, inside, "bold", screen.text(18), ink, "center", least=9, middle=True)
        room = Rect(band.x, band.bottom, band.width, stone.bottom - screen.px(20) - band.bottom)
        points_px = screen.text(60 if first else 50)
        while height("number", points_px) > room.height and points_px > 14:
            points_px -= 2
        unit_px = max(12, round(points_px * 0.38))
        number_wide, unit_wide = width(str(place.points), "number", points_px), width(self._unit, "heading", unit_px)
        line = height("number", points_px)
        remark_px = screen.text(18)
        told = bool(place.remark) and room.height >= line + height("italic", remark_px)
        y = room.y + (room.height - line - (height("italic", remark_px) if told else 0)) // 2 + line // 2
        left = stone.centerx - (number_wide + unit_wide + screen.px(8)) // 2
        halo = (255, 240, 206)
        put_text(target, str(place.points), "number", points_px, Rimmed(INK_STONE, halo), (left, y))
        at = (left + number_wide + screen.px(8), y + points_px * 0.16)
        put_text(target, self._unit, "heading", unit_px, Rimmed(INK_STONE, halo), at)
        if told:
            below = Rect(band.x, y + line // 2 - screen.px(6), band.width, height("italic", remark_px))
            words.line(target, place.remark, below, "italic", remark_px, dark(INK_STONE, 0.1), "center", 11)


@kept
def _standing(seat_style: SeatStyle, size: int) -> Stamp:
    """A statue with its shadow."""
    figure, shift = statue(seat_style, size), max(2, size // 30)
    shadow = aura(figure, max(2.0, size / 26), (14, 6, 0), 170).moved(shift, shift)
    return Stamp((*shadow, (figure, (0, 0))), figure.get_size())


def _spots(area: Rect, ranks: Sequence[int]) -> list[Rect]:
    """The stone of each place, in the order of the places."""
    count, wide = len(ranks), area.width
    pedestal = 0.227 if count <= 3 else 0.19
    pitch = 0.291 if count <= 3 else 0.232
    shifts = {1: (0.0,), 2: (-pitch / 2, pitch / 2)}.get(count, (0.0, -pitch, pitch, -0.41, 0.41))
    if count == 4:
        shifts = tuple(shift + 0.09 for shift in shifts)
    highest = min(round(area.height * 0.56), round(wide * pedestal * 1.5))
    found = []
    for index, rank in enumerate(ranks):
        share = (pedestal * (1.16 if rank == 1 else 1.0)) if index < 3 else 0.145
        stone = Rect(0, 0, round(wide * share), round(highest * HEIGHTS[min(5, rank) - 1]))
        stone.midbottom = (area.centerx + round(wide * shifts[index]), area.bottom)
        found.append(stone)
    return found
