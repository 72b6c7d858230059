"""The panel of a seat: name, order and points, goods with their production, the scales, pieces and cards in short."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.tekhenu.components import box
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOODS
from ui.art.colour import Colour, light, mix
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import outline, rule
from ui.art.palette import CREAM, GOLD_LINE, Livery
from ui.art.plates import body, with_shadow
from ui.art.tokens import seal
from ui.frame import words
from ui.titles.tekhenu.cards.look import DARK, Lights, Look, say
from ui.titles.tekhenu.seat.chips import paint_chips
from ui.titles.tekhenu.seat.figures import Figures, panel_figures
from ui.titles.tekhenu.seat.furniture import type_px
from ui.titles.tekhenu.seat.weights import SIGN, paint_aside, paint_weights

_WOOD: Final[Colour] = (52, 36, 26)
_GOLD: Final[Colour] = (255, 214, 110)
_NONE: Final[Colour] = (150, 124, 96)
_PIECES: Final = (("buildings", "building"), ("pillars", "pillar"), ("statues", "statue"))


class Rows(NamedTuple):
    """What is below the head."""

    goods: Rect
    scales: Rect
    pieces: Rect


def _rows(body_place: Rect) -> Rows:
    """Goods are higher, for the production below them."""
    high = body_place.height
    first, second = round(high * 0.38), round(high * 0.7)
    x, y, wide = body_place.x, body_place.y, body_place.width
    return Rows(
        Rect(x, y, wide, first), Rect(x, y + first, wide, second - first), Rect(x, y + second, wide, high - second)
    )


def paint_panel(
    target: Surface,
    look: Look,
    rect: Rect,
    view: Tekhenu,
    seat: int,
    kind: str = "",
    active: bool = False,
    lights: Lights = DARK,
) -> dict[str, Rect]:
    """The whole panel; the acting seat stands in gold light."""
    scale, livery, figures = look.screen.scale, look.liveries[seat], panel_figures(view, seat)
    head = Rect(rect.x + 3, rect.y + 3, rect.width - 6, round(min(rect.height * 0.25, 44 * scale)))
    corner = 9 * scale
    if active:
        box_aura(rect.size, corner, 8 * scale, _GOLD, 235, 1).put(target, rect.topleft)
    wood = body(rect.size, _WOOD, "wood", corner, max(1, round(1.6 * scale)), (16, -30), 0, 60 + seat)
    with_shadow(wood, corner, (2, 4, 5, 130), scale).put(target, rect.topleft)
    tone = mix(livery.colour, (0, 0, 0), 0.25 if active else 0.42)
    target.blit(body(head.size, tone, "stone", 7 * scale, max(1, round(1.4 * scale)), (26, -26), 0, 4), head)
    line = _GOLD if active else (150, 110, 52)
    outline(target, rect, line, (2.4 if active else 1.2) * scale, corner, 255 if active else 170)
    _head(target, look, head, seat, figures, kind, livery)
    pad = max(4, round(8 * scale))
    inside = Rect(rect.x + pad, head.bottom + 1, rect.width - 2 * pad, rect.bottom - head.bottom - 1 - round(4 * scale))
    return {"head": head, **_body(target, look, inside, view, seat, figures, lights)}


def paint_public(
    target: Surface, look: Look, rect: Rect, view: Tekhenu, seat: int, lights: Lights = DARK
) -> dict[str, Rect]:
    """Only what is below the head, on dark wood of its own."""
    scale = look.screen.scale
    wood = body(rect.size, _WOOD, "wood", 7 * scale, 1, (10, -24), 0, 60 + seat, True)
    target.blit(wood, rect)
    figures = panel_figures(view, seat)
    return _body(target, look, rect.inflate(-round(8 * scale), -2), view, seat, figures, lights)


def _head(target: Surface, look: Look, head: Rect, seat: int, figures: Figures, kind: str, livery: Livery) -> None:
    """Sign, name, place in the turn order and kind; points at the right."""
    scale = look.screen.scale
    size = round(head.height * 0.88)
    sign = seal(livery, size)
    raised(sign, 1).centred(target, (head.x + size * 0.62, head.centery))
    unit_px = type_px(look, 16, head.height * 0.46)
    corner = (head.right - round(7 * scale), head.centery + round(2 * scale))
    x = put_text(target, say(look, "points_unit"), "number", unit_px, (250, 220, 150), corner, "midright").left
    px = type_px(look, 29, head.height * 0.78)
    at = (x - round(5 * scale), head.centery - 1)
    x = put_text(target, str(figures["points"]), "number", px, (255, 240, 200), at, "midright").left
    left = head.x + round(size * 1.24)
    room = Rect(left, head.y, x - left - round(8 * scale), head.height)
    order = say(look, f"order.{figures['place']}") if figures["place"] else ""
    small = type_px(look, 15, head.height * 0.46)
    name = look.narrator.voice.seats[seat]
    name_px = type_px(look, 20, head.height * 0.6)
    for remark in (" · ".join(part for part in (order, kind) if part), order, ""):
        rest = width(remark, "italic", small) + round(8 * scale) if remark else 0
        if not remark or width(name, "heading", max(13, name_px - 3)) + rest <= room.width:
            break
    room.width -= rest
    drawn = words.line(target, name, room, "heading", name_px, CREAM, least=11)
    if remark:
        spot = (drawn.right + round(8 * scale), head.centery + round(2 * scale))
        put_text(target, remark, "italic", small, (236, 220, 190), spot)


def _body(
    target: Surface, look: Look, place: Rect, view: Tekhenu, seat: int, figures: Figures, lights: Lights
) -> dict[str, Rect]:
    rows = _rows(place)
    bot = seat == view.bot
    places = (_bot_goods if bot else _goods)(target, look, rows.goods, figures)
    places["scales"] = rows.scales
    (paint_aside if bot else paint_weights)(target, look, rows.scales, view, seat, int(figures["balance"]))
    rule(target, place.x + 2, place.right - 2, rows.pieces.y, GOLD_LINE, 120)
    return places | _pieces(target, look, rows.pieces, view, seat, figures, lights)


def _goods(target: Surface, look: Look, row: Rect, figures: Figures) -> dict[str, Rect]:
    """Seven goods; below the resources how far their production is."""
    step = row.width / len(GOODS)
    pips = max(3, round(row.height * 0.14))
    high = row.height - 2 * pips
    size = round(min(high * 0.82, step * 0.56))
    px = type_px(look, 19, min(high * 0.72, step * 0.42))
    places = {}
    for k, good in enumerate(GOODS):
        cell = Rect(round(row.x + k * step), row.y, round(step), row.height)
        y = row.y + high / 2 + 1
        raised(good_token(good, size), 1).centred(target, (cell.x + size * 0.56, y))
        n, left = figures[good], round(size * 1.16)
        fitted = _fitting(str(n), px, cell.width - left - 3)
        put_text(target, str(n), "number", fitted, CREAM if n else _NONE, (cell.x + left, y))
        places[f"good.{good}"] = cell
        if good in BASIC:
            below = Rect(cell.x + 1, round(y + size * 0.56), round(step) - 5, pips)
            _pips(target, below, int(figures[f"production.{good}"]))
    return places


def _fitting(number: str, px: int, room: int) -> int:
    """The type in which a number keeps clear of the next good."""
    return next((size for size in range(px, 9, -1) if width(number, "number", size) <= room), 9)


def _pips(target: Surface, place: Rect, level: int) -> None:
    """One pip for each level above the lowest possible."""
    most = box().most_production
    step = place.width / most
    for k in range(most):
        pip = Rect(round(place.x + k * step), place.y, max(2, round(step) - 2), place.height)
        target.fill((246, 206, 110) if k < level else (92, 72, 54), pip)


def _bot_goods(target: Surface, look: Look, row: Rect, figures: Figures) -> dict[str, Rect]:
    """Botankhamon has no goods: his two tracks and his Scribes."""
    shown = ("population", "happiness", "scribe")
    step = row.width / len(shown)
    size = round(min(row.height * 0.68, 30 * look.screen.scale))
    px = type_px(look, 22, row.height * 0.6)
    places = {}
    for k, name in enumerate(shown):
        cell = Rect(round(row.x + k * step), row.y, round(step), row.height)
        middle = (cell.x + size * 0.8, cell.centery)
        if name == "scribe":
            raised(good_token(name, size), 1).centred(target, middle)
        else:
            put_icon(target, name, size, SIGN, middle)
        put_text(target, str(figures[name]), "number", px, CREAM, (cell.x + size * 1.5, cell.centery))
        places[f"good.{name}" if name == "scribe" else f"track.{name}"] = cell
    return places


def _pieces(
    target: Surface, look: Look, row: Rect, view: Tekhenu, seat: int, figures: Figures, lights: Lights
) -> dict[str, Rect]:
    """Pieces still to build at the left, cards at the right."""
    owner, colour = view.seats[seat], light(look.liveries[seat].colour, 0.45)
    size = round(min(row.height * 0.7, 24 * look.screen.scale))
    px = type_px(look, 17, row.height * 0.56)
    places = {}
    x = float(row.x)
    for name, sign in _PIECES:
        n, start = figures[name], x
        put_icon(target, sign, size, colour, (x + size / 2, row.centery + 1))
        x = put_text(target, str(n), "number", px, CREAM if n else _NONE, (x + size + 1, row.centery + 1)).right
        x += max(3, round(size * 0.24))
        places[name] = Rect(round(start), row.y, round(x - start), row.height)
    room = Rect(round(x) + 3, row.y + 2, row.right - round(x) - 3, row.height - 3)
    return places | paint_chips(target, look, room, owner, lights)
