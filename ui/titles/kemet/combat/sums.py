"""The table of one side: Force, Damage and Defence line by line with their reasons, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.kemet.breakdown import Totals, totals, units_in
from game.kemet.components import components
from game.kemet.lines import Line
from game.kemet.state import ATTACKER, Combat, Kemet
from ui.art.colour import Colour, dark
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, Role, fit_line, put_text, width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK, SeatStyle
from ui.art.plates import body, with_shadow
from ui.art.surface import blank, blit_centred
from ui.frame import words
from ui.titles.kemet.cards import little_card, tile_square
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.combat.progress import ALL, Progress
from ui.titles.kemet.combat.wording import WOUND_TILES, cancels, line_name, line_notes, say
from ui.titles.kemet.signs import VALUE_INKS, VALUE_SIGNS
from ui.titles.kemet.style import TableStyle

VALUES = ("force", "damage", "defence")
PAPER: Colour = (240, 220, 176)
NOTHING: Colour = (164, 138, 108)
REMARK: Colour = (112, 78, 40)
STRUCK: Colour = (176, 40, 24)
LEAST = 13
HEADS: tuple[Role, ...] = ("heading", "bold", "italic")
"""Faces for the heads of the three columns: the first in which all of them fit."""


def ink_of(seat_style: SeatStyle) -> Colour:
    """The colour of a seat as ink on papyrus: bright ones are darkened."""
    return dark(seat_style.colour, 0.48 if seat_style.ink != CREAM else 0.1)


def shown_lines(lines: Sequence[Line], rows: int) -> tuple[list[Line], list[Line]]:
    """The lines that have a row of their own, and those that share the last one."""
    if len(lines) <= rows:
        return list(lines), []
    return list(lines[: rows - 1]), list(lines[rows - 1 :])


def row_rect(stage: Stage, side: int, row: int) -> Rect:
    table = stage.tables[side]
    edge = max(3, table.width // 80)
    return Rect(table.x + edge, table.y + stage.head + row * stage.row, table.width - 2 * edge, stage.row)


def columns(stage: Stage, side: int) -> tuple[int, int, int]:
    """The middles of the three columns of values."""
    table = stage.tables[side]
    step = table.width * 0.131
    last = table.right - table.width * 0.078
    return (round(last - 2 * step), round(last - step), round(last))


class Ledger(NamedTuple):
    """The table of one side: whose it is and where it lies."""

    style: TableStyle
    stage: Stage
    view: Kemet
    combat: Combat
    side: int

    @property
    def place(self) -> Rect:
        return self.stage.tables[self.side]

    @property
    def seat(self) -> int:
        return self.combat.seat_on(self.side)

    @property
    def seat_style(self) -> SeatStyle:
        return self.style.seat_styles[self.seat]

    @property
    def columns(self) -> tuple[int, int, int]:
        return columns(self.stage, self.side)

    def row(self, number: int) -> Rect:
        return row_rect(self.stage, self.side, number)


def paint_table(target: Surface, ledger: Ledger, lines: Sequence[Line], progress: Progress) -> None:
    style, stage, _, combat, side = ledger
    table, scale, seat_style = ledger.place, style.screen.scale, ledger.seat_style
    plate = body(table.size, PAPER, "papyrus", 10 * scale, max(1, round(1.8 * scale)), (18, -14), 24, 12 + side)
    with_shadow(plate, 10 * scale, (2, 4, 6, 170), scale).put(target, table.topleft)
    outline(target, table.inflate(-style.screen.px(7), -style.screen.px(7)), seat_style.colour, 1.6, 8 * scale, 235)
    _head(target, ledger, units_in(lines))
    own, shared = shown_lines(lines, stage.rows)
    full = int(progress.lines)
    for row, line in enumerate(own):
        if row <= full:
            share = 1.0 if row < full else progress.lines - full
            _row(target, ledger, row, line, share, progress.strike)
    if shared and full >= len(own):
        _shared_row(target, ledger, len(own), shared)
    counted = lines if progress.lines >= ALL else lines[:full]
    _foot(target, ledger, totals(counted), _open(lines, combat))


def _open(lines: Sequence[Line], combat: Combat) -> bool:
    """Whether the battle card is not known yet."""
    return not combat.counted and any(line.source == "card" and not line.name for line in lines)


def _head(target: Surface, ledger: Ledger, units: int) -> None:
    style, stage, table = ledger.style, ledger.stage, ledger.place
    screen, px, middle = style.screen, style.screen.px, ledger.columns
    half = middle[1] - middle[0]
    top = Rect(table.x, table.y + px(7), table.width, stage.head - px(7))
    value_px = max(LEAST, min(screen.text(16), round(half * 0.24)))
    told = [say(style, kind) for kind in VALUES]
    widest = {face: max(width(word, face, value_px) for word in told) for face in HEADS}
    face = next((face for face in HEADS if widest[face] <= half - px(4)), HEADS[-1])
    for kind, word, x in zip(VALUES, told, middle, strict=True):
        size = round(top.height * 0.46)
        put_icon(target, VALUE_SIGNS[kind], size, VALUE_INKS[kind], (x, top.y + size * 0.62))
        room = Rect(0, 0, half - px(2), round(top.height * 0.42))
        room.midbottom = (x, top.bottom)
        words.line(target, word, room, face, value_px, VALUE_INKS[kind], "center", LEAST)
    left = table.x + px(20)
    room = Rect(left, top.y, middle[0] - half // 2 - left - px(6), round(top.height * 0.54))
    words.line(
        target, style.seat(ledger.seat), room, "heading", screen.text(23), ink_of(ledger.seat_style), "left", LEAST
    )
    below = Rect(left, room.bottom, room.width, top.bottom - room.bottom)
    role = say(style, "attacker" if ledger.side == ATTACKER else "defender", n=units)
    words.line(target, role, below, "italic", screen.text(16), REMARK, "left", LEAST)


def _row(target: Surface, ledger: Ledger, row: int, line: Line, share: float, strike: float) -> None:
    """One line; while it appears it comes in from the side of its table."""
    place = ledger.row(row)
    if share >= 1.0:
        _paint_row(target, ledger, row, line, place, strike)
        return
    layer = target.subsurface(place).copy()
    shifted = place.move(-place.x, -place.y)
    _paint_row(layer, ledger, row, line, shifted, 0.0)
    layer.set_alpha(round(255 * share))
    target.blit(layer, place.move(round((1 - share) * ledger.style.screen.px(18)) * (1 if ledger.side else -1), 0))


def _paint_row(target: Surface, ledger: Ledger, row: int, line: Line, place: Rect, strike: float) -> None:
    style, _, view, combat, side = ledger
    screen = style.screen
    if row % 2 == 0:
        band = blank(place.size, (150, 104, 50))
        band.fill((150, 104, 50, 34))
        target.blit(band, place)
    gone = not line.counts and strike > 0
    shift = place.x - ledger.row(row).x
    middle = [x + shift for x in ledger.columns]
    size = min(round(place.height * 0.8), screen.px(30))
    mark_x = place.x + screen.px(22)
    _mark(target, ledger.seat_style, line, size, (mark_x, place.centery))
    px = max(LEAST, min(screen.text(20), round(place.height * 0.62)))
    name = line_name(style, line)
    left = mark_x + screen.px(24)
    room = middle[0] - (middle[1] - middle[0]) // 2 - left
    fitted = fit_line(name, "bold", px, room, LEAST)
    words.report(name, Rect(left, place.y, room, place.height), fitted.whole)
    ink = NOTHING if gone else INK
    drawn = put_text(target, fitted.text, "bold", fitted.px, ink, (left, place.centery))
    warn = gone or (line.source == "creature" and cancels(view, combat, side, line.name))
    rest = room - drawn.width - screen.px(8)
    for note in line_notes(style, view, combat, side, line):
        small = fit_line(note, "italic", max(LEAST + 1, round(px * 0.82)), rest, LEAST)
        if small.whole:
            at = (drawn.right + screen.px(8), place.centery)
            put_text(target, small.text, "italic", small.px, STRUCK if warn else REMARK, at)
            break
    number_px = max(LEAST, min(screen.text(21), round(place.height * 0.64)))
    for kind, x in zip(VALUES, middle, strict=True):
        _value(target, line, getattr(line, kind), kind, gone, number_px, (x, place.centery))
    if gone:
        _strike(target, style, line, Rect(left - 2, place.y, drawn.width + 4, place.height), middle, strike)


def _value(target: Surface, line: Line, value: int, kind: str, gone: bool, px: int, at: tuple[int, int]) -> None:
    printed = line.source == "card" and bool(line.name)
    unknown = line.source == "card" and not line.name
    if not value and not printed and not unknown:
        put_text(target, "·", "bold", px, (176, 148, 108), at, "center")
        return
    text = "?" if unknown else str(value) if line.source == "units" or not value else f"+{value}"
    ink = NOTHING if gone or not value else VALUE_INKS[kind]
    put_text(target, text, "number", px, ink, at, "center")


def _strike(target: Surface, style: TableStyle, line: Line, name: Rect, middle: Sequence[int], share: float) -> None:
    thick = max(1, round(1.8 * style.screen.scale))
    y = name.centery + 1
    pygame.draw.line(target, STRUCK, (name.x, y), (name.x + round(name.width * share), y), thick)
    reach = style.screen.px(16)
    for kind, x in zip(VALUES, middle, strict=True):
        if getattr(line, kind) and share >= 1.0:
            pygame.draw.line(target, STRUCK, (x - reach, y), (x + reach, y), thick)


def _mark(target: Surface, seat_style: SeatStyle, line: Line, size: int, at: tuple[int, int]) -> None:
    """The little picture at the beginning of a line."""
    if line.source == "tile":
        raised(tile_square(line.name, size, False), 1.2).centred(target, at)
    elif line.source == "wound":
        raised(tile_square(WOUND_TILES[0], size, False), 1.2).centred(target, at)
    elif line.source in ("card", "divine"):
        blit_centred(target, little_card("divine" if line.source == "divine" else "battle", size), at)
    elif line.source == "creature":
        sign = components().tiles[components().creatures[line.name].tile].sign
        put_icon(target, sign, size, (84, 52, 22), at)
    else:
        put_icon(target, "unit" if line.source == "units" else "wall", size, ink_of(seat_style), at)


def _shared_row(target: Surface, ledger: Ledger, row: int, lines: Sequence[Line]) -> None:
    """What has no row of its own, in one sum."""
    style, middle = ledger.style, ledger.columns
    place, px = ledger.row(row), max(LEAST, min(style.screen.text(20), round(ledger.stage.row * 0.62)))
    left = place.x + style.screen.px(46)
    room = Rect(left, place.y, middle[0] - left - style.screen.px(30), place.height)
    words.line(target, say(style, "others", n=len(lines)), room, "bold", px, INK, "left", LEAST)
    for value, kind, x in zip(totals(lines), VALUES, middle, strict=True):
        text = f"+{value}" if value else "·"
        put_text(target, text, "number", px, VALUE_INKS[kind] if value else NOTHING, (x, place.centery), "center")


def _foot(target: Surface, ledger: Ledger, sums: Totals, is_open: bool) -> None:
    style, stage, table, seat_style = ledger.style, ledger.stage, ledger.place, ledger.seat_style
    screen, px = style.screen, style.screen.px
    bar = Rect(table.x + px(6), table.bottom - stage.foot - px(5), table.width - px(12), stage.foot)
    target.blit(body(bar.size, seat_style.colour, "stone", 7 * screen.scale, 2, (40, -44), 0, 5), bar)
    halo = (50, 10, 0) if seat_style.ink == CREAM else (255, 230, 150)
    middle = ledger.columns
    room = Rect(bar.x + px(16), bar.y, middle[0] - px(60) - bar.x, bar.height)
    title = say(style, "so_far" if is_open else "total")
    words.line(
        target, title, room, "heading", min(screen.text(22), round(bar.height * 0.5)), seat_style.ink, "left", LEAST
    )
    for number, (x, value) in enumerate(zip(middle, sums, strict=True)):
        size = min(screen.text(34 if not number else 28), round(bar.height * (0.72 if not number else 0.6)))
        text = f"{value}+?" if is_open else str(value)
        while width(text, "number", size) > (middle[1] - middle[0]) * 0.98 and size > LEAST:
            size -= 1
        put_text(target, text, "number", size, Rimmed(seat_style.ink, halo), (x, bar.centery), "center")
