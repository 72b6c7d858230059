"""The board of the seat that looks at the screen: crest, pieces, production, scales, goods, cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.tekhenu.state import Tekhenu
from ui.art.colour import Colour
from ui.art.lettering import Role, fit_line, put_text, width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import GOLD, Livery
from ui.art.plates import body, with_shadow
from ui.art.tokens import seal
from ui.frame import words
from ui.titles.tekhenu.cards.glow import light_of, rim
from ui.titles.tekhenu.cards.look import DARK, Lights, Look, say
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast
from ui.titles.tekhenu.seat.furniture import put_badge, type_px
from ui.titles.tekhenu.seat.hand import hand_places, held, paint_hand
from ui.titles.tekhenu.seat.pieces import paint_pieces, piece_places
from ui.titles.tekhenu.seat.scales import paint_scales, scales_places
from ui.titles.tekhenu.seat.stores import paint_production, paint_reserve, production_places, reserve_places

DESIGN: Final = (1905, 206)
_WIDTHS: Final = (110, 436, 214, 284, 160)
"""Crest, pieces, production, scales, reserve; the cards get the rest."""
_WOOD: Final[Colour] = (112, 74, 38)
_VALUE: Final[Colour] = (255, 226, 140)
_SHADE: Final[Colour] = (20, 8, 0)


class OwnBoard(NamedTuple):
    """The parts of the board."""

    u: float
    """The length of a pixel of the design."""
    crest: Rect
    pieces: Rect
    production: Rect
    scales: Rect
    reserve: Rect
    cards: Rect


def parts_of(rect: Rect) -> OwnBoard:
    u = min(rect.width / DESIGN[0], rect.height / DESIGN[1])
    top, high = rect.y + round(13 * u), rect.height - round(26 * u)
    x = rect.x + round(14 * u)
    found = []
    for k, wide in enumerate(_WIDTHS):
        found.append(Rect(x, top, round(wide * u), high))
        x += round(wide * u) + (round(8 * u) if k else 0)
    cards = Rect(x, top, rect.right - round(14 * u) - x, high)
    crest, pieces, production, scales, reserve = found
    return OwnBoard(u, crest, pieces, production, scales, reserve, cards)


def own_places(look: Look, rect: Rect, view: Tekhenu, seat: int) -> dict[str, Rect]:
    """Everything that can be pointed at, by subject."""
    parts, owner = parts_of(rect), view.seats[seat]
    scales = scales_places(parts.scales)
    cards = held(owner)
    places = {"crest": parts.crest, **piece_places(parts.pieces, parts.u)}
    places |= production_places(parts.production, parts.u)
    places |= {
        "scales": parts.scales, "scales.pure": scales.pure, "scales.tainted": scales.tainted,
        "scales.anubis": scales.anubis,
    }  # fmt: skip
    reserve = reserve_places(parts.reserve, parts.u)
    destiny = reserve.pop("destiny")
    places |= reserve
    if owner.destiny:
        places[f"card.{owner.destiny}"] = destiny
    spots = hand_places(look, parts.cards, parts.u, len(cards))
    return places | {subject: spot for (subject, _), spot in zip(cards, spots, strict=True)}


def paint_own_board(
    target: Surface,
    look: Look,
    rect: Rect,
    view: Tekhenu,
    seat: int,
    lights: Lights = DARK,
    forecast: Forecast = NOTHING,
) -> dict[str, Rect]:
    """The whole strip; gives where its things are, as `own_places` does."""
    parts, owner, livery = parts_of(rect), view.seats[seat], look.liveries[seat]
    u = parts.u
    _frame(target, rect, u, livery)
    _crest(target, look, parts.crest, u, view.points[seat], livery, seat, forecast)
    paint_pieces(target, look, parts.pieces, u, owner, livery)
    paint_production(target, look, parts.production, u, owner, livery)
    paint_scales(target, look, parts.scales, view, seat, lights, forecast)
    paint_reserve(target, look, parts.reserve, u, owner, lights, forecast)
    paint_hand(target, look, parts.cards, u, owner, lights)
    places = own_places(look, rect, view, seat)
    for subject, place in places.items():
        if not subject.startswith(("card.", "scales")):
            rim(target, place, 8 * u, light_of(lights, subject), look.screen.scale)
    return places


def _frame(target: Surface, rect: Rect, u: float, livery: Livery) -> None:
    """Wood with a line in the seat's colour and a fine gold one inside."""
    wood = body(rect.size, _WOOD, "wood", 12 * u, max(1, round(3 * u)), (16, -30), 0, 12)
    with_shadow(wood, 12 * u, (2, 5, 8, 160), u).put(target, rect.topleft)
    gap = round(4 * u)
    outline(target, rect.inflate(-2 * gap, -2 * gap), livery.colour, max(2.0, 3 * u), 9 * u)
    inner = round(8 * u)
    outline(target, rect.inflate(-2 * inner, -2 * inner), GOLD, 1.0, 7 * u, 160)


def _crest(
    target: Surface, look: Look, rect: Rect, u: float, points: int, livery: Livery, seat: int, forecast: Forecast
) -> None:
    """The sign of the seat, its name and its points."""
    middle = rect.x + round(52 * u)
    sign = seal(livery, round(84 * u))
    raised(sign, max(1.0, 3 * u)).centred(target, (middle, rect.y + 47 * u))
    name = Rect(rect.x, rect.y + round(94 * u), round(104 * u), round(30 * u))
    px = type_px(look, 22, name.height * 0.8)
    called = look.narrator.voice.seats[seat]
    role: Role = "heading" if fit_line(called, "heading", px, name.width, 11).whole else "bold"
    for colour, shift in ((_SHADE, 1), ((255, 240, 208), 0)):
        words.line(target, called, name.move(shift, shift), role, px, colour, "center", 11)
    number, unit = str(points), say(look, "points_unit")
    room = Rect(rect.x, name.bottom, round(104 * u), rect.bottom - name.bottom)
    px = type_px(look, 40, room.height * 0.86)
    while px > 16 and width(number, "number", px) + width(unit, "number", round(px * 0.46)) + 5 * u > room.width:
        px -= 1
    small = round(px * 0.46)
    wide = width(number, "number", px) + 4 * u + width(unit, "number", small)
    left, y = room.centerx - wide / 2, room.centery
    for colour, shift in ((_SHADE, 1), (_VALUE, 0)):
        at = put_text(target, number, "number", px, colour, (left + shift, y + shift))
        put_text(target, unit, "number", small, colour, (at.right + 4 * u, y + px * 0.14 + shift))
    put_badge(target, forecast.points, (middle + 38 * u, rect.y + 16 * u), round(20 * u))
