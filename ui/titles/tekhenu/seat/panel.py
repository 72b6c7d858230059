"""The panel of a seat: name, order and points, goods with their production, the scales, pieces and cards in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOODS
from ui.art.colour import Colour, light, mix
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import outline, rule
from ui.art.palette import CREAM, GOLD_LINE, SeatStyle
from ui.art.plates import body, with_shadow
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.thing import Face, Thing
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.cards.style import name_of, say
from ui.titles.tekhenu.seat.chips import chip_places, draw_chip
from ui.titles.tekhenu.seat.figures import Figures, panel_figures
from ui.titles.tekhenu.seat.furniture import type_px
from ui.titles.tekhenu.seat.scales import Weights, weights_of
from ui.titles.tekhenu.seat.weights import SIGN, paint_aside, paint_weights
from ui.titles.tekhenu.style import TableStyle

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


class PanelThings:
    """The things of the panels in one window."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.screen = style.screen

    def of(self, view: Tekhenu, seat: int, rect: Rect, kind: str = "", active: bool = False) -> Iterator[Thing]:
        """The plate with the name, then each sign; `kind`: what the seat is called."""
        scale, figures = self.screen.scale, panel_figures(view, seat)
        head = head_of(rect, scale)
        shown = (figures["points"], figures["place"])
        face = Face(draw_plate, (self.style, seat, shown, kind, active))
        yield Thing(
            f"panel.{seat}",
            rect,
            face,
            1,
            label=self.style.seat(seat),
            told=True,
            subject=f"seat.{seat}",
            owner=seat,
            focusable=True,
            bleed=round(30 * scale),
        )
        pad = max(4, round(8 * scale))
        inside = Rect(rect.x + pad, head.bottom + 1, rect.width - 2 * pad, 0)
        inside.height = rect.bottom - head.bottom - 1 - round(4 * scale)
        rows, bot = _rows(inside), seat == view.bot
        yield from self._tracks(seat, rows.goods, figures) if bot else self._goods(seat, rows.goods, figures)
        weigh = (weights_of(view, seat), int(figures["balance"]), bot)
        yield self._sign(seat, "scales", rows.scales, Face(draw_weights, (self.style, *weigh)))
        yield Thing(f"rule.{seat}", rows.pieces, Face(draw_rule, ()), 1)
        yield from self._pieces(view, seat, rows.pieces, figures)

    def _sign(self, seat: int, name: str, place: Rect, face: Face, subject: str = "") -> Thing:
        return Thing(
            f"sign.{seat}.{name}",
            place,
            face,
            2,
            label=f"{self.style.seat(seat)} : {self.name(name)}",
            told=True,
            subject=subject,
            focusable=bool(subject),
            owner=seat,
        )

    def _goods(self, seat: int, row: Rect, figures: Figures) -> Iterator[Thing]:
        """Seven goods; below the resources how far their production is."""
        step = row.width / len(GOODS)
        for k, good in enumerate(GOODS):
            cell = Rect(round(row.x + k * step), row.y, round(step), row.height)
            level = int(figures[f"production.{good}"]) if good in BASIC else -1
            face = Face(draw_good, (self.style, good, int(figures[good]), level, step))
            yield self._sign(seat, f"good.{good}", cell, face)

    def _tracks(self, seat: int, row: Rect, figures: Figures) -> Iterator[Thing]:
        """Botankhamon has no goods: his two tracks and his Scribes."""
        shown = ("track.population", "track.happiness", "good.scribe")
        step = row.width / len(shown)
        for k, name in enumerate(shown):
            cell = Rect(round(row.x + k * step), row.y, round(step), row.height)
            sign = name.partition(".")[2]
            yield self._sign(seat, name, cell, Face(draw_track, (self.style, sign, int(figures[sign]))))

    def _pieces(self, view: Tekhenu, seat: int, row: Rect, figures: Figures) -> Iterator[Thing]:
        """Pieces still to build at the left, cards at the right."""
        colour = light(self.style.seat_styles[seat].colour, 0.45)
        size = round(min(row.height * 0.7, 24 * self.screen.scale))
        px = type_px(self.style, 17, row.height * 0.56)
        x = float(row.x)
        for name, sign in _PIECES:
            n, start = int(figures[name]), x
            x = round(start + size + 1) + width(str(n), "number", px) + max(3, round(size * 0.24))
            place = Rect(round(start), row.y, round(x - start), row.height)
            yield self._sign(seat, name, place, Face(draw_piece, (sign, n, size, px, colour)))
        room = Rect(round(x) + 3, row.y + 2, row.right - round(x) - 3, row.height - 3)
        for chip, place, px in chip_places(self.style, room, view.seats[seat]):
            card = chip.subject.removeprefix("card.") if chip.subject.startswith("card.") else ""
            face = Face(draw_chip, (self.screen.scale, chip, px))
            yield self._sign(seat, chip.subject, place, face, f"card.{card}" if card else "")

    # What is told

    def name(self, sign: str) -> str:
        style = self.style
        kind, _, name = sign.partition(".")
        if kind == "card":
            return f"{name_of(style, name)} ({name})"
        if kind == "cards":
            return style.narrator.label("kind", name)
        if kind == "track":
            return style.narrator.label("track", name)
        return style.good(name) if kind == "good" else style.say(f"own.{kind}")

    def tip(self, view: Tekhenu, seat: int, sign: str) -> Tip:
        style, figures = self.style, panel_figures(view, seat)
        kind, _, name = sign.partition(".")
        if kind == "card":
            return tips.card_tip(style, name)
        if kind == "scales":
            return tips.scales_tip(style, view, seat)
        if kind == "cards":
            return Tip(self.name(sign))
        number = str(figures[name or kind])
        lines = (style.say("track.title"),) if kind == "track" else (style.say(f"own_text.{kind}"),)
        return Tip(self.name(sign), lines, corner=number)


def head_of(rect: Rect, scale: float) -> Rect:
    """The coloured band with the name."""
    return Rect(rect.x + 3, rect.y + 3, rect.width - 6, round(min(rect.height * 0.25, 44 * scale)))


def draw_plate(
    target: Surface,
    rect: Rect,
    style: TableStyle,
    seat: int,
    shown: tuple[int | str, int | str],
    kind: str,
    active: bool,
) -> None:
    """The panel without its signs; the acting seat stands in gold light. `shown`: points and place in the order."""
    scale, seat_style, corner = style.screen.scale, style.seat_styles[seat], 9 * style.screen.scale
    head = head_of(rect, scale)
    if active:
        box_aura(rect.size, corner, 8 * scale, _GOLD, 235, 1).put(target, rect.topleft)
    wood = body(rect.size, _WOOD, "wood", corner, max(1, round(1.6 * scale)), (16, -30), 0, 60 + seat)
    with_shadow(wood, corner, (2, 4, 5, 130), scale).put(target, rect.topleft)
    tone = mix(seat_style.colour, (0, 0, 0), 0.25 if active else 0.42)
    target.blit(body(head.size, tone, "stone", 7 * scale, max(1, round(1.4 * scale)), (26, -26), 0, 4), head)
    line = _GOLD if active else (150, 110, 52)
    outline(target, rect, line, (2.4 if active else 1.2) * scale, corner, 255 if active else 170)
    _head(target, style, head, seat, shown, kind, seat_style)


def _head(
    target: Surface,
    style: TableStyle,
    head: Rect,
    seat: int,
    shown: tuple[int | str, int | str],
    kind: str,
    seat_style: SeatStyle,
) -> None:
    """Sign, name, place in the turn order and kind; points at the right."""
    scale = style.screen.scale
    size = round(head.height * 0.88)
    sign = seal(seat_style, size)
    raised(sign, 1).centred(target, (head.x + size * 0.62, head.centery))
    unit_px = type_px(style, 16, head.height * 0.46)
    corner = (head.right - round(7 * scale), head.centery + round(2 * scale))
    x = put_text(target, say(style, "points_unit"), "number", unit_px, (250, 220, 150), corner, "midright").left
    px = type_px(style, 29, head.height * 0.78)
    at = (x - round(5 * scale), head.centery - 1)
    x = put_text(target, str(shown[0]), "number", px, (255, 240, 200), at, "midright").left
    left = head.x + round(size * 1.24)
    room = Rect(left, head.y, x - left - round(8 * scale), head.height)
    order = say(style, f"order.{shown[1]}") if shown[1] else ""
    small = type_px(style, 15, head.height * 0.46)
    name = style.narrator.voice.seats[seat]
    name_px = type_px(style, 20, head.height * 0.6)
    for remark in (" · ".join(part for part in (order, kind) if part), order, ""):
        rest = width(remark, "italic", small) + round(8 * scale) if remark else 0
        if not remark or width(name, "heading", max(13, name_px - 3)) + rest <= room.width:
            break
    room.width -= rest
    drawn = words.line(target, name, room, "heading", name_px, CREAM, least=11)
    if remark:
        spot = (drawn.right + round(8 * scale), head.centery + round(2 * scale))
        put_text(target, remark, "italic", small, (236, 220, 190), spot)


def draw_good(target: Surface, cell: Rect, style: TableStyle, good: str, n: int, level: int, step: float) -> None:
    """A good with its number and, for the resources, a pip for each level of their Production."""
    pips = max(3, round(cell.height * 0.14))
    high = cell.height - 2 * pips
    size = round(min(high * 0.82, step * 0.56))
    px = type_px(style, 19, min(high * 0.72, step * 0.42))
    y = cell.y + high / 2 + 1
    raised(good_token(good, size), 1).centred(target, (cell.x + size * 0.56, y))
    left = round(size * 1.16)
    fitted = _fitting(str(n), px, cell.width - left - 3)
    put_text(target, str(n), "number", fitted, CREAM if n else _NONE, (cell.x + left, y))
    if level >= 0:
        _pips(target, Rect(cell.x + 1, round(y + size * 0.56), round(step) - 5, pips), level)


def _fitting(number: str, px: int, room: int) -> int:
    """The type in which a number keeps clear of the next good."""
    return next((size for size in range(px, 9, -1) if width(number, "number", size) <= room), 9)


def _pips(target: Surface, place: Rect, level: int) -> None:
    """One pip for each level above the lowest possible."""
    most = components().most_production
    step = place.width / most
    for k in range(most):
        pip = Rect(round(place.x + k * step), place.y, max(2, round(step) - 2), place.height)
        target.fill((246, 206, 110) if k < level else (92, 72, 54), pip)


def draw_track(target: Surface, cell: Rect, style: TableStyle, name: str, n: int) -> None:
    size = round(min(cell.height * 0.68, 30 * style.screen.scale))
    px = type_px(style, 22, cell.height * 0.6)
    middle = (cell.x + size * 0.8, cell.centery)
    if name == "scribe":
        raised(good_token(name, size), 1).centred(target, middle)
    else:
        put_icon(target, name, size, SIGN, middle)
    put_text(target, str(n), "number", px, CREAM, (cell.x + size * 1.5, cell.centery))


def draw_piece(target: Surface, place: Rect, sign: str, n: int, size: int, px: int, colour: Colour) -> None:
    put_icon(target, sign, size, colour, (place.x + size / 2, place.centery + 1))
    put_text(target, str(n), "number", px, CREAM if n else _NONE, (place.x + size + 1, place.centery + 1))


def draw_weights(target: Surface, row: Rect, style: TableStyle, weights: Weights, balance: int, bot: bool) -> None:
    if bot:
        paint_aside(target, style, row, weights, balance)
    else:
        paint_weights(target, style, row, weights, balance)


def draw_rule(target: Surface, row: Rect) -> None:
    """Above the pieces."""
    rule(target, row.x + 2, row.right - 2, row.y, GOLD_LINE, 120)
