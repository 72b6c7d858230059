"""The drawings in the rule book of Amun-Re: bid cards, prices, pyramids, tiles, gifts. Numbers only, no words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.amunre.components import components, price
from ui.art.figures import farmer, pawn
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.masonry import block, double_pyramid, pyramid, temple
from ui.art.ornament import outline
from ui.art.palette import INK, INK_SECTION, POINTS, SeatStyle, seats
from ui.art.plates import LOW, body, with_shadow
from ui.art.surface import blank
from ui.art.tokens import alarm, coin, number_disc
from ui.rules.drawing import PAPER, drawn_with, papyrus_plate, row
from ui.rules.table import Draw
from ui.titles.amunre.pieces import offering_tile, small_back


def _bid_card(room: int, scale: float, bids: Sequence[tuple[int, int]], closed: int = -1) -> Surface:
    """A bid card with scribes: (seat, value); the lower ones are contested."""
    z = min(scale * 1.15, room / 330)
    wide, high = round(306 * z), round(48 * z)
    out = blank((wide + 12, round(92 * z)), (60, 30, 8))
    place = Rect(4, round(34 * z), wide, high)
    plate = body(place.size, PAPER, "papyrus", 9 * z, 2, (20, -20), 0, 14)
    with_shadow(plate, 9 * z, LOW, z).put(out, place.topleft)
    outline(out, place.inflate(-4, -4), (176, 122, 40), max(1.0, 1.5 * z), 8 * z)
    centres = {}
    for index, value in enumerate(components().bid_values):
        centre = (place.x + round((27 + index * 31.5) * z), place.centery)
        centres[value] = centre
        locked = value == closed
        pygame.draw.circle(out, (150, 40, 28) if locked else (150, 116, 70), centre, 14 * z)
        pygame.draw.circle(out, (190, 62, 40) if locked else (226, 200, 150), centre, 12.4 * z)
        if locked:
            put_icon(out, "lock", round(15 * z), (255, 240, 214), centre)
        else:
            put_text(out, str(value), "number", max(10, round(15 * z)), INK, centre, "center")
    highest = max(value for _, value in bids)
    for seat, value in bids:
        x, y = centres[value]
        piece = pawn(_seat_style(seat), round(48 * z))
        raised(piece, 2.5 * z).put(out, (x - piece.get_width() / 2, y + 13 * z - piece.get_height()))
        if value < highest:
            sign = alarm(round(20 * z))
            out.blit(sign, sign.get_rect(center=(x - round(15 * z), y - round(24 * z))))
    return out


def _seat_style(seat: int) -> SeatStyle:
    return seats()[seat]


def _prices(room: int, scale: float) -> Surface:
    """What one to seven pieces cost together."""
    count = 7
    z = min(scale, room / 470)
    cell, gap, high = round(58 * z), round(6 * z), round(70 * z)
    out = blank((count * (cell + gap) + 6, high + 8), (60, 30, 8))
    for index in range(count):
        place = Rect(2 + index * (cell + gap), 2, cell, high)
        papyrus_plate(out, place, z, 9)
        put_text(
            out,
            f"{index + 1}",
            "number",
            max(10, round(17 * z)),
            INK_SECTION,
            (place.centerx, place.y + 17 * z),
            "center",
        )
        picture = coin(round(34 * z), None)
        out.blit(picture, picture.get_rect(center=(place.centerx, place.bottom - 24 * z)))
        put_text(
            out,
            str(price(index + 1)),
            "number",
            max(10, round(16 * z)),
            INK,
            (place.centerx, place.bottom - 24 * z),
            "center",
        )
    return out


def _building(room: int, scale: float) -> Surface:
    stone, built = block(round(30 * scale)), pyramid(round(52 * scale))
    double = double_pyramid(round(54 * scale))
    stones = [stone] * components().stones_per_pyramid
    return row(room, scale, 62, [*stones, "→", built, "", built, built, "→", double], 6)


def _architect(room: int, scale: float) -> Surface:
    stone = block(round(30 * scale))
    card = small_back(round(46 * scale), (118, 72, 124), "architect")
    stones = [stone] * components().stones_with_architect
    return row(room, scale, 58, [card, "+", *stones, "→", pyramid(round(52 * scale))], 8)


def _sets(room: int, scale: float) -> Surface:
    one, two = pyramid(round(50 * scale)), double_pyramid(round(52 * scale))
    lowest = number_disc(round(40 * scale), str(components().set_vp), POINTS)
    return row(room, scale, 60, [two, "", one, "", one, "→", lowest], 12)


def _tiles(room: int, scale: float) -> Surface:
    return row(
        room, scale, 84, [offering_tile(round(78 * scale), number) for number in range(len(components().tiles))], 18
    )


def _gifts(room: int, scale: float) -> Surface:
    pieces = [small_back(round(48 * scale)), farmer(round(50 * scale)), block(round(32 * scale))]
    ranks = [number_disc(round(38 * scale), str(count), (150, 104, 46)) for count in components().gifts]
    return row(room, scale, 58, [*ranks, "→", *pieces], 14)


def _harvest(room: int, scale: float) -> Surface:
    people = [farmer(round(48 * scale)) for _ in range(3)]
    paid = number_disc(round(44 * scale), str(3 * components().tiles[1].value), (190, 132, 30))
    return row(room, scale, 84, [*people, "×", offering_tile(round(72 * scale), 1), "→", paid], 8)


def _temples(room: int, scale: float) -> Surface:
    points = number_disc(round(44 * scale), str(components().tiles[2].value), POINTS)
    tile = offering_tile(round(72 * scale), 2)
    return row(room, scale, 84, [temple(round(52 * scale)), "×", tile, "→", points], 10)


def _wealth(room: int, scale: float) -> Surface:
    parts: list[Surface | str] = []
    for count, points in zip((4, 3, 2), components().gold_rank_vp, strict=True):
        parts += [_pile(count, scale), number_disc(round(38 * scale), str(points), POINTS), ""]
    return row(room, scale, 66, parts[:-1], 8)


def _pile(count: int, scale: float) -> Surface:
    size, step = round(34 * scale), round(8 * scale)
    out = blank((size + 2, size + step * count), (104, 62, 8))
    for number in range(count):
        out.blit(coin(size), (0, out.get_height() - size - number * step))
    return out


FIGURES: dict[str, Draw] = {
    "bid": drawn_with(_bid_card, ((1, 3), (2, 6))),
    "contested": drawn_with(_bid_card, ((0, 3), (3, 10))),
    "protection": drawn_with(_bid_card, ((2, 10),), 15),
    "order": _prices,
    "building": _building,
    "purple": _architect,
    "tile": _tiles,
    "gifts": _gifts,
    "harvest": _harvest,
    "temples": _temples,
    "sets": _sets,
    "wealth": _wealth,
}
"""By section."""
