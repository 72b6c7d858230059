"""Tracks and piles of the table: prayers, the race for points, the turn order, divine intervention cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.kemet.components import components
from game.kemet.state import NOBODY, Kemet
from ui.art import masks
from ui.art.colour import Colour, dark
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK, INK_REMARK
from ui.art.plates import body
from ui.art.surface import recoloured
from ui.art.tokens import badge, token
from ui.frame import words
from ui.titles.kemet.cards import SHIELD_WIDTH, divine_back, say, seat_shield
from ui.titles.kemet.cards.setting import Writing, put_words
from ui.titles.kemet.seat.furniture import HEADING, paint_hollow, paint_light, paint_slab, paint_wood
from ui.titles.kemet.signs import CARD_COLOURS
from ui.titles.kemet.style import TableStyle

_FILLED: Final[Colour] = (222, 170, 70)
_LAST: Final[Colour] = (206, 150, 54)


class Race(NamedTuple):
    """What the race for points shows."""

    order: tuple[int, ...]
    points: tuple[int, ...]
    triggered: int

    @classmethod
    def of(cls, view: Kemet) -> Race:
        return cls(tuple(view.order), tuple(view.points), view.triggered)


class Order(NamedTuple):
    """What the track of the turn order shows; `track` is the new one while it is chosen."""

    track: tuple[int, ...]
    order: tuple[int, ...]
    active: int
    triggered: int


class Piles(NamedTuple):
    """How many divine intervention cards are left and discarded, and the top one of these."""

    deck: int
    discarded: int
    top: str


def paint_prayers(target: Surface, place: Rect, style: TableStyle, seat: int | None, held: int = -1) -> None:
    """KEM-1.5  From nought to eleven; the marker of the seat stands on what it has."""
    scale = style.screen.scale
    paint_wood(target, style, place, 61)
    pad = max(4, round(place.height * 0.15))
    head = place.height - pad
    put_icon(target, "ankh", round(head * 0.74), HEADING, (place.x + pad + head * 0.36, place.centery))
    left = place.x + pad + round(head * 0.76)
    cells = _cells(
        Rect(left, place.y + pad, place.right - pad - left, place.height - 2 * pad),
        [1.0] * (components().most_prayers + 1),
    )
    px = max(13, min(style.screen.text(17), round(cells[0].width * 0.56)))
    for number, cell in enumerate(cells):
        corner = 5 * scale
        paint_hollow(target, cell, corner)
        if 0 < number <= held:
            target.blit(recoloured(masks.rounded(cell.size, corner), _FILLED, 104), cell)
        if seat is not None and number == held:
            seat_style = style.seat_styles[seat]
            disc = token(round(min(place.height * 0.74, cell.width * 1.16)), seat_style.colour)
            raised(disc, 2 * scale).centred(target, cell.center)
            put_text(target, str(number), "number", round(px * 1.2), seat_style.ink, cell.center, "center")
        else:
            put_text(target, str(number), "number", px, (236, 206, 148), cell.center, "center")


def _cells(room: Rect, shares: Sequence[float]) -> list[Rect]:
    """Cells side by side with a small gap, as wide as their shares."""
    unit = room.width / sum(shares)
    bounds = [round(room.x + part * unit) for part in accumulate(shares, initial=0.0)]
    return [Rect(left, room.y, right - left - 2, room.height) for left, right in pairwise(bounds)]


def paint_vp_race(target: Surface, place: Rect, style: TableStyle, race: Race) -> None:
    """Where every seat stands on the way to the points that trigger the end; cells grow with who stands there."""
    scale = style.screen.scale
    paint_wood(target, style, place, 31)
    pad = max(4, round(place.height * 0.12))
    px = max(13, min(style.screen.text(20), round(place.height * 0.46)))
    label = say(style, "race")
    put_text(target, label, "heading", px, HEADING, (place.x + pad * 2, place.centery))
    left = place.x + pad * 3 + width(label, "heading", px)
    last = components().end_trigger
    standing = [
        [seat for seat in race.order if min(last, max(0, race.points[seat])) == number] for number in range(last + 1)
    ]
    room = Rect(left, place.y + pad, place.right - pad - left, place.height - 2 * pad)
    cells = _cells(room, [max(1.0, 0.3 + 0.62 * len(here)) for here in standing])
    for number, (cell, here) in enumerate(zip(cells, standing, strict=True)):
        _race_cell(target, style, cell, number, here, number == last)
    if race.triggered != NOBODY:
        outline(target, cells[-1].inflate(2, 2), (255, 246, 200), max(2.0, 2.4 * scale), 6 * scale)


def _race_cell(target: Surface, style: TableStyle, cell: Rect, number: int, here: list[int], last: bool) -> None:
    scale = style.screen.scale
    corner = 5 * scale
    if last:
        target.blit(body(cell.size, _LAST, "stone", corner, max(1, round(1.4 * scale)), (30, -30), 0, 4), cell)
        outline(target, cell.inflate(-4, -4), (255, 236, 180), 1.0, max(2.0, corner - 2), 220)
    else:
        paint_hollow(target, cell, corner)
    ink = (60, 30, 6) if last else (236, 206, 148)
    px = max(13, min(style.screen.text(17), round(cell.height * 0.44)))
    if not here:
        x = cell.centerx - (px * 0.4 if last else 0)
        put_text(target, str(number), "number", px, ink, (x, cell.centery), "center")
        if last:
            put_icon(target, "trophy", round(px * 0.9), ink, (x + px * 0.95, cell.centery - px * 0.1))
        return
    small = max(13, round(px * 0.78))
    edge = width(str(number), "number", small) + 3 if len(here) > 1 else 2
    room = Rect(cell.x + edge, cell.y + 1, cell.width - edge - 2, cell.height - 3)
    for seat, spot in zip(here, _race_places(room, len(here)), strict=True):
        raised(seat_shield(style.seat_styles[seat], spot.height), 1.4).put(target, spot.topleft)
    halo = (255, 226, 150) if last else (30, 16, 6)
    put_text(target, str(number), "number", small, Rimmed(ink, halo), (cell.x + 3, cell.y + small * 0.66), "midleft")


def _race_places(room: Rect, count: int) -> list[Rect]:
    """Shields side by side; a lone one makes room for the number."""
    high = round(min(room.height * 0.86, (room.width - count + 1) / count / SHIELD_WIDTH))
    wide = round(high * SHIELD_WIDTH)
    left = room.right - wide if count == 1 else room.centerx - (count * (wide + 1) - 1) / 2
    return [Rect(round(left + k * (wide + 1)), room.bottom - high - 1, wide, high) for k in range(count)]


def order_places(style: TableStyle) -> list[Rect]:
    """The positions of the track, the first at the left."""
    place = style.layout.turn_order
    pad = max(4, round(place.height * 0.09))
    top = place.y + pad // 2 + round(_order_px(style) * 1.4)
    room = Rect(place.x + pad, top, place.width - 2 * pad, place.bottom - pad - top)
    return _cells(room, [1.0] * style.layout.seats_count)


def _order_px(style: TableStyle) -> int:
    return max(13, min(style.screen.text(16), round(style.layout.turn_order.height * 0.21)))


def paint_turn_order(target: Surface, place: Rect, style: TableStyle, order: Order) -> None:
    """KEM-1.9  The track on the map; while it is being chosen free positions show their number."""
    scale = style.screen.scale
    paint_slab(target, style, place, 12)
    pad = max(4, round(place.height * 0.09))
    px = _order_px(style)
    head = Rect(place.x + pad, place.y + pad // 2, place.width - 2 * pad, round(px * 1.4))
    words.line(target, say(style, "order"), head, "heading", px, INK, "center")
    track = order.track or order.order
    for number, (seat, cell) in enumerate(zip(track, order_places(style), strict=True)):
        corner = 5 * scale
        acting = seat != NOBODY and seat == order.active
        paint_hollow(target, cell, corner, (150, 112, 66))
        if acting:
            box_aura(cell.size, corner, 4 * scale, (255, 240, 150), 255, 2).put(target, cell.topleft)
            target.blit(recoloured(masks.rounded(cell.size, corner), (255, 246, 200), 190), cell)
        if seat == NOBODY:
            _number(target, cell, number, px)
            continue
        high = round(min(cell.height - 4, cell.width / SHIELD_WIDTH - 2))
        raised(seat_shield(style.seat_styles[seat], high), 1.6).centred(target, cell.center)
        if seat == order.triggered:
            mark = token(max(12, round(high * 0.42)), (206, 150, 54), "trophy", (70, 36, 4))
            target.blit(mark, mark.get_rect(bottomright=(cell.right, cell.bottom)))


def _number(target: Surface, cell: Rect, number: int, px: int) -> None:
    put_text(target, str(number + 1), "number", px, (250, 230, 186), cell.center, "center")


def paint_free_position(target: Surface, place: Rect, style: TableStyle, number: int) -> None:
    """KEM-12.2  A position that may be taken now shines."""
    corner, inner = 5 * style.screen.scale, place.inflate(-4, -4)
    paint_light(target, inner, corner, style.screen.scale)
    paint_hollow(target, inner, corner, (150, 112, 66))
    _number(target, inner, number, _order_px(style))


def pile_places(style: TableStyle) -> dict[str, Rect]:
    """The draw pile and the discard."""
    place = style.layout.di_piles
    pad = _pile_pad(place)
    high = place.height - 2 * pad
    wide = round(high * 0.72)
    roomy, half = _is_roomy(place), place.width // 2
    left = pad + 2 if roomy else (half - wide) // 2 + pad // 2
    first = Rect(place.x + left, place.y + pad, wide, high)
    return {"draw": first, "discard": first.move(half - (pad + 2 if roomy else pad), 0)}


def _is_roomy(place: Rect) -> bool:
    """Whether there is room for words beside the piles."""
    return place.width > 200


def _pile_pad(place: Rect) -> int:
    return max(4, round(place.height * 0.11))


def paint_piles(target: Surface, place: Rect, style: TableStyle, piles: Piles) -> None:
    """KEM-10.1  Draw pile with its number, discard with its top card."""
    paint_slab(target, style, place, 13)
    pad, half = _pile_pad(place), place.width // 2
    roomy = _is_roomy(place)
    px = max(13, min(style.screen.text(16), round(place.height * 0.19)))
    spots = pile_places(style)
    first, second = spots["draw"], spots["discard"]
    wide, high = first.size
    for k in range(min(3, max(1, piles.deck // 6))):
        step = max(1, round(1.6 * style.screen.scale))
        back = divine_back((wide, high))
        raised(back, 1.5).put(target, (first.x - k * step, first.y - k * step))
    number = badge(str(piles.deck), px, CARD_COLOURS["day"], CREAM)
    target.blit(number, number.get_rect(midbottom=(first.centerx, first.bottom - 2)))
    _discard(target, style, second, piles, px)
    if roomy:
        _label(target, style, first, half - 2 * pad, say(style, "piles.draw"), say(style, "piles.draw_kind"), px)
        top = style.name("divine_intervention", piles.top) if piles.top else say(style, "piles.none")
        _label(target, style, second, place.right - second.x - pad // 2, say(style, "piles.discard"), top, px)


def _discard(target: Surface, style: TableStyle, spot: Rect, piles: Piles, px: int) -> None:
    corner = max(3.0, spot.width * 0.07)
    if not piles.top:
        paint_hollow(target, spot, corner, (150, 112, 66))
        put_text(target, "0", "number", px, (250, 230, 186), spot.center, "center")
        return
    top = components().cards[piles.top]
    paper = body(spot.size, (242, 227, 190), "papyrus", corner, 1, (16, -16), 20, 3).copy()
    colour = CARD_COLOURS[top.phase]
    outline(paper, Rect((0, 0), spot.size).inflate(-4, -4), colour, 1.4, max(2.0, corner - 2))
    put_icon(paper, top.sign, round(spot.width * 0.62), colour, (spot.width / 2, spot.height * 0.36))
    raised(paper, 1.5).put(target, spot.topleft)
    number = badge(str(piles.discarded), px, dark(colour, 0.2), CREAM)
    target.blit(number, number.get_rect(midbottom=(spot.centerx, spot.bottom - 2)))


def _label(target: Surface, style: TableStyle, card: Rect, wide: int, title: str, sub: str, px: int) -> None:
    """Two lines beside a pile; the second is left out where it has no room."""
    gap = max(3, round(5 * style.screen.scale))
    room = Rect(card.right + gap, card.y, wide - card.width - gap, card.height)
    upper = Rect(room.x, room.centery - round(px * 1.25), room.width, round(px * 1.2))
    words.line(target, title, upper, "bold", px, INK)
    below = Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
    put_words(target, (sub, ""), below, Writing("italic", px, INK_REMARK))
