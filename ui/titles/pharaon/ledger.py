"""While points are counted, and after that, the own area shows where they come from: a row for each seat."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.scoring import REASONS, result, score_sheet
from game.pharaon.state import Pharaon
from ui.art.icons import put_icon
from ui.art.lettering import fit_block, put_text, width
from ui.art.light import raised
from ui.art.ornament import outline, rule
from ui.art.palette import INK, INK_FAINT
from ui.art.pharaon_tokens import seat_disc
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.titles.pharaon.ending import ENDING
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.frame import PAPER

NAME, TOTAL = 0.15, 0.09
"""Shares of the width."""
BEST = (255, 226, 140)


def paint_ledger(target: Surface, style: TableStyle, view: Pharaon) -> None:
    """Upon the wooden plate of the own area."""
    screen = style.screen
    edge = screen.px(10)
    sheet = style.layout.zones.hand.inflate(-2 * edge, -2 * edge)
    plate = body(sheet.size, PAPER, "papyrus", 10 * screen.scale, max(1, round(1.8 * screen.scale)), (18, -16), 20, 12)
    with_shadow(plate, 10 * screen.scale, (2, 4, 5, 150), screen.scale).put(target, sheet.topleft)
    room = sheet.inflate(-3 * edge, -edge)
    row = room.height / (len(view.seats) + 1.3)
    head = Rect(room.x, room.y, room.width, round(row * 1.3))
    _head(target, style, head)
    rule(target, room.x, room.right, head.bottom - 1, (150, 104, 40), 190)
    sheets = [list(score_sheet(view, seat).values()) for seat in range(len(view.seats))]
    counted = max(k for k in range(len(REASONS) + 1) if [sum(sheet[:k]) for sheet in sheets] == view.points)
    ranked = view.over and counted == len(REASONS)
    ranks = result(view).ranks if ranked else tuple(range(2, 2 + len(sheets)))
    for number, seat in enumerate(sorted(range(len(sheets)), key=ranks.__getitem__)):
        line = Rect(room.x, round(head.bottom + number * row), room.width, round(row))
        _row(target, style, line, seat, sheets[seat][:counted], ranks[seat] == 1)


def is_counting(view: Pharaon) -> bool:
    """PHA-12.1  Points are given at the end of the game only."""
    return view.over or any(view.points)


def _cells(line: Rect) -> tuple[Rect, list[Rect], Rect]:
    """Name, one cell for each reason, total."""
    name = Rect(line.x, line.y, round(line.width * NAME), line.height)
    total = Rect(0, line.y, round(line.width * TOTAL), line.height)
    total.right = line.right
    wide = (total.left - name.right) / len(REASONS)
    middle = [Rect(round(name.right + k * wide), line.y, round(wide), line.height) for k in range(len(REASONS))]
    return name, middle, total


def _head(target: Surface, style: TableStyle, head: Rect) -> None:
    """The sign of each reason with its words."""
    name, cells, total = _cells(head)
    px = min(style.screen.text(16), round(head.height * 0.62))
    words.line(
        target, style.say("tray.sums"), name, "heading", min(style.screen.text(18), round(head.height * 0.7)), INK
    )
    for reason, cell in zip(REASONS, cells, strict=True):
        size = round(min(head.height * 0.74, style.screen.px(30)))
        told = style.name("reason", reason)
        fitted = fit_block(told, "italic", px, (cell.width - size - 8, head.height), 13)
        lines = fitted.lines if fitted.whole else ()
        wide = size + max((4 + width(line, "italic", fitted.px) for line in lines), default=0)
        left, top = cell.centerx - wide / 2, cell.centery - fitted.px * 1.1 * (len(lines) - 1) / 2
        put_icon(target, ENDING.signs[reason], size, INK, (left + size / 2, cell.centery))
        for number, line in enumerate(lines):
            at = (left + size + 4, top + number * fitted.px * 1.1)
            put_text(target, line, "italic", fitted.px, INK, at)
    words.line(target, style.say("total"), total, "italic", px, INK, "center")


def _row(target: Surface, style: TableStyle, line: Rect, seat: int, counted: list[int], best: bool) -> None:
    name, cells, total = _cells(line)
    if best:
        shine = body((line.width, line.height - 2), BEST, "papyrus", 6 * style.screen.scale, 1)
        target.blit(shine, (line.x, line.y + 1))
        outline(target, Rect(line.x, line.y + 1, line.width, line.height - 2), (190, 136, 40), 1.2, 6, 200)
    size = round(line.height * 0.78)
    raised(seat_disc(style.seat_styles[seat], size), 1.4).centred(target, (name.x + size * 0.7, name.centery))
    px = min(style.screen.text(18), round(line.height * 0.66))
    rest = Rect(round(name.x + size * 1.4), name.y, round(name.width - size * 1.4), name.height)
    words.line(target, style.seat(seat), rest, "heading", px, INK, "left", 12)
    for points, cell in zip(counted, cells, strict=False):
        ink = INK if points else INK_FAINT
        put_text(target, str(points), "number", px, ink, cell.center, "center")
    put_text(target, str(sum(counted)), "number", round(px * 1.15), INK, total.center, "center")
