"""The rows of a player's board: Buildings over the print they uncover, Statues over their prices, Pillars."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.tekhenu.components import components
from ui.art.figures import statue
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.masonry import house, pillar
from ui.art.ornament import outline
from ui.art.palette import INK, INK_SECOND, LIMESTONE, SeatStyle
from ui.art.plates import limestone, recess
from ui.art.surface import faded
from ui.frame import words
from ui.titles.tekhenu.cards.style import TableStyle, say, signed
from ui.titles.tekhenu.seat.furniture import GAIN, HOLLOW, HOLLOW_PALE, LOSS, point_disc, put_good, type_px


def piece_places(rect: Rect, u: float) -> dict[str, Rect]:
    """The three rows inside the plate."""
    half = round(rect.height * 0.515)
    split = rect.x + round(rect.width * 0.615)
    low = Rect(rect.x, rect.y + half, rect.width, rect.height - half)
    return {
        "buildings": Rect(rect.x, rect.y, rect.width, half),
        "statues": Rect(rect.x, low.y, split - rect.x, low.height),
        "pillars": Rect(split, low.y, rect.right - split, low.height),
    }


class Stock(NamedTuple):
    """Pieces still on the board of a seat."""

    buildings: int
    statues: int
    pillars: int


def draw_pieces(target: Surface, rect: Rect, style: TableStyle, u: float, owner: Stock, seat_style: SeatStyle) -> None:
    limestone(rect.size, u, LIMESTONE, 14).put(target, rect.topleft)
    places = piece_places(rect, u)
    _buildings(target, style, places["buildings"], u, owner, seat_style)
    _statues(target, style, places["statues"], u, owner, seat_style)
    _pillars(target, style, places["pillars"], u, owner, seat_style)


def _title(target: Surface, style: TableStyle, place: Rect, u: float, text: str) -> Rect:
    """A word above a row; gives its box."""
    room = Rect(place.x + round(12 * u), place.y + round(3 * u), place.width - round(20 * u), round(24 * u))
    return words.line(target, text, room, "heading", type_px(style, 16, room.height * 0.8), INK, least=11)


def _buildings(target: Surface, style: TableStyle, place: Rect, u: float, owner: Stock, seat_style: SeatStyle) -> None:
    printed = components()
    built = printed.buildings - owner.buildings
    title = _title(target, style, place, u, say(style, "own.buildings"))
    rest = Rect(title.right, title.y, place.right - round(12 * u) - title.right, title.height)
    _to_come(target, style, rest, u, built)
    step = (place.width - 16 * u) / printed.buildings
    top, high = place.y + round(28 * u), place.height - round(31 * u)
    for k in range(printed.buildings):
        slot = Rect(round(place.x + 8 * u + k * step) + 1, top, round(step) - 2, high)
        vp = printed.building_vp[k + 1] - printed.building_vp[k]
        bread = printed.building_bread[k + 1] - printed.building_bread[k]
        target.blit(recess(slot.size, u, HOLLOW_PALE if k < built else HOLLOW, 5, k % 4 + 1), slot)
        if k < built:
            _print(target, slot, u, vp, bread, 23, upright=True)
        else:
            _print(target, Rect(slot.x, slot.y, slot.width, round(high * 0.4)), u, vp, bread, 18.5, upright=False)
            size = round(min(39 * u, slot.width * 0.96))
            raised(house(seat_style, size), max(1.0, 2 * u)).centred(target, (slot.centerx, slot.bottom - size * 0.52))


def _print(target: Surface, place: Rect, u: float, vp: int, bread: int, size: float, upright: bool) -> None:
    """Points and Bread of a slot: one above the other where it is empty, side by side above a Building."""
    d = round(size * u)
    pictures = ([point_disc(max(14, d), str(vp))] if vp else []) + ([good_token("bread", d)] if bread else [])
    if bread > 1:
        pictures.append(point_disc(max(14, d), str(bread), (120, 72, 30)))
    step = d + max(1, round(1.4 * u))
    for k, picture in enumerate(pictures):
        shift = (k - (len(pictures) - 1) / 2) * step
        centre = (place.centerx, place.centery + shift) if upright else (place.centerx + shift, place.centery + u)
        raised(picture, 1).centred(target, centre)


def _to_come(target: Surface, style: TableStyle, room: Rect, u: float, built: int) -> None:
    """From the right: the Bread to pay and the points of the next Scoring (TEK-17.6, 17.7)."""
    px = type_px(style, 16, 20 * u)
    size = round(18 * u)
    put_good(target, "bread", size, (room.right - size / 2, room.centery))
    x = room.right - size - round(3 * u)
    bread = components().building_bread[built]
    ink = LOSS if bread else INK_SECOND
    x = put_text(target, f"−{bread}" if bread else "0", "number", px, ink, (x, room.centery), "midright").left
    points = f"{signed(components().building_vp[built])} {say(style, 'points_unit')}"
    x = put_text(target, points, "number", px, GAIN, (x - round(9 * u), room.centery), "midright").left
    lead = say(style, "own.at_scoring")
    small = type_px(style, 15, 18 * u)
    if x - room.x - round(16 * u) >= width(lead, "italic", small):
        put_text(target, lead, "italic", small, INK_SECOND, (x - round(7 * u), room.centery), "midright")


def _statues(target: Surface, style: TableStyle, place: Rect, u: float, owner: Stock, seat_style: SeatStyle) -> None:
    """Statues leave from the left; the next one is framed."""
    printed = components()
    built = printed.statues - owner.statues
    _title(target, style, place, u, say(style, "own.statues"))
    step = (place.width - 10 * u) / printed.statues
    top, high = place.y + round(25 * u), place.height - round(30 * u)
    px = type_px(style, 15, 19 * u)
    for k, price in enumerate(printed.statue_costs):
        slot = Rect(round(place.x + 8 * u + k * step) + 1, top, round(step) - 2, high)
        target.blit(recess(slot.size, u, HOLLOW_PALE if k < built else HOLLOW, 5, k % 4 + 2), slot)
        if k < built:
            put_icon(target, "check", round(22 * u), (110, 72, 30), slot.center, alpha=150)
            continue
        size = round(min(39 * u, slot.width * 0.96, slot.height - px))
        raised(statue(seat_style, size), max(1.0, 2 * u)).centred(target, (slot.centerx, slot.y + size * 0.5))
        token = round(16 * u)
        wide = width(str(price), "number", px) + 2 + token
        y = slot.bottom - token * 0.62
        at = put_text(target, str(price), "number", px, INK, (slot.centerx - wide / 2, y))
        put_good(target, "granite", token, (at.right + 2 + token / 2, y))
        if k == built:
            outline(target, slot, GAIN, max(1.5, 2 * u), 5 * u)


def _pillars(target: Surface, style: TableStyle, place: Rect, u: float, owner: Stock, seat_style: SeatStyle) -> None:
    """Those left stand close together; those built are ghosts."""
    count = components().pillars
    _title(target, style, place, u, say(style, "own.pillars"))
    size = round(46 * u)
    room = place.width - size * 0.6 - 12 * u
    step = room / count
    y = place.y + 25 * u + (place.height - 30 * u) / 2
    for k in range(count):
        centre = (place.x + size * 0.3 + 6 * u + step * (k + 0.5), y)
        picture = pillar(seat_style, size)
        if k < owner.pillars:
            raised(picture, max(1.0, 2 * u)).centred(target, centre)
        else:
            ghost = faded(picture, 56)
            target.blit(ghost, ghost.get_rect(center=(round(centre[0]), round(centre[1]))))
