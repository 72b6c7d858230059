"""What never changes during a match: the baked ground, districts in the colours of their owners, walls, the
names of who lives there."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from game.kemet.boards import Board
from game.kemet.state import NOBODY
from ui.art import masks
from ui.art.backdrop import baked
from ui.art.cache import kept
from ui.art.colour import Colour, dark, mix
from ui.art.curves import bounds, moved
from ui.art.lettering import Line, fit_line, height, put_text, width
from ui.art.light import bevel
from ui.art.plates import body, ribbon, with_shadow
from ui.art.surface import Size, cut_out, recoloured
from ui.art.texture import texture
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.paint_walls import TOWER, tower_places
from ui.titles.kemet.style import TableStyle

WOOD: Final[Colour] = (112, 74, 38)


@kept
def layer(name: str, players: int, size: Size) -> Surface:
    """A baked layer at the size of the map."""
    picture = baked(f"kemet_{name}_{players}")
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


def paint_rim(target: Surface, style: TableStyle) -> None:
    """The wooden rim around the map."""
    board, scale = style.layout.zones.board, style.screen.scale
    picture = body(board.size, WOOD, "wood", 9 * scale, max(1, round(2 * scale)), (30, -40), 0, 5).copy()
    inner = style.layout.map.move(-board.x, -board.y).inflate(2, 2)
    pygame.draw.rect(picture, (40, 22, 8), inner, 1)
    with_shadow(picture, 9 * scale, (4, 7, 9, 190), scale).put(target, board.topleft)


def paint_ground(target: Surface, style: TableStyle) -> None:
    place = style.layout.map
    target.blit(layer("ground", style.layout.seats_count, place.size), place)


def paint_homes(target: Surface, style: TableStyle, geometry: Geometry, home: tuple[int, ...]) -> None:
    """Districts in the colours of their owners. `home`: by space, the seat to whose City it belongs."""
    board = geometry.board
    for space in board.districts:
        seat = home[space]
        if seat != NOBODY:
            polygon = geometry.polygon(board.names[space])
            left, top, right, bottom = bounds(polygon)
            at = (int(left) - 1, int(top) - 1)
            local = tuple(moved(polygon, -at[0], -at[1]))
            size = (int(right) - at[0] + 3, int(bottom) - at[1] + 3)
            target.blit(_tint(local, size, style.seat_styles[seat].colour), at)


@kept
def _tint(polygon: tuple[tuple[float, float], ...], size: Size, colour: Colour) -> Surface:
    return recoloured(masks.polygon(size, polygon), colour, 88)


def paint_walls(target: Surface, style: TableStyle, board: Board, home: tuple[int, ...]) -> None:
    """Walls, gates and docks, the towers with the colours of their Cities."""
    place, layout = style.layout.map, style.layout
    target.blit(layer("walls", layout.seats_count, place.size), place)
    half = TOWER * layout.u
    side = max(3, round(2 * half * 0.62))
    for (x, y), district in tower_places(layout.seats_count):
        seat = home[board.index[district]]
        if seat != NOBODY:
            centre = layout.point(x, y)
            flag = _flag(side, style.seat_styles[seat].colour)
            target.blit(flag, flag.get_rect(center=(centre[0], round(centre[1] - half * 0.3))))


@kept
def _flag(side: int, colour: Colour) -> Surface:
    mask = masks.rounded((side, side), side * 0.2)
    out = cut_out(texture("stone", (side, side), colour, 5), mask)
    out.blit(bevel(mask, max(1, side // 7)), (0, 0))
    return out


def draw_owner(target: Surface, rect: Rect, style: TableStyle, seat: int, name: str, px: int) -> None:
    """The name of who lives in a City."""
    seat_style = style.seat_styles[seat]
    ribbon(rect.size, seat_style.colour, style.layout.u).put(target, rect.topleft)
    ink = seat_style.ink if seat_style.ink != (250, 238, 208) else (255, 246, 220)
    put_text(target, name, "heading", px, ink, rect.center, "center")


def owner_plates(style: TableStyle, geometry: Geometry, cities: tuple[int, ...]) -> list[tuple[int, Line, Rect]]:
    """Seats with their names as they fit, on the outer walls of their Cities."""
    layout, found = style.layout, []
    for number, (x, y) in enumerate(geometry.city_plates):
        if number not in cities:
            continue
        seat = cities.index(number)
        name = fit_line(style.seat(seat), "heading", layout.text(15, 1.2), layout.px(150), 11)
        rect = Rect(
            0, 0, width(name.text, "heading", name.px) + layout.px(18), height("heading", name.px) + layout.px(1)
        )
        rect.center = (round(x), round(y))
        found.append((seat, name, rect.clamp(layout.map.inflate(-2, -2))))
    return found


def veil_night(target: Surface, place: Rect) -> None:
    """By night the map lies in the dark."""
    target.blit(_night(place.size), place)


@kept
def _night(size: Size) -> Surface:
    out = Surface(size, pygame.SRCALPHA, 32)
    out.fill((*mix((70, 62, 80), dark((70, 62, 80), 0.3), 0.3), 100))
    return out
