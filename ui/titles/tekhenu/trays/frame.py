"""The plate of a tray: chips in rows or cards side by side, laid over a part of the board that is not needed now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.core.records import record
from ui.art.lettering import height, put_text, width
from ui.art.palette import CREAM_SECOND, GOLD_TITLE
from ui.art.plates import tooltip
from ui.frame import words
from ui.frame.tooltip import WIDTH as TIP_WIDTH
from ui.kit.answer import Answer
from ui.kit.thing import Face, Thing
from ui.titles.tekhenu.cards.displays import draw_card
from ui.titles.tekhenu.cards.style import name_of
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Line, Measure, Row, face_of, flow

Where = Literal["low", "high"]
"""Over the market, or above it and the track."""
PLATE, ON_IT = 3, 4
"""Layers above those of the board and above its light."""
CARD = 150
LETTERS = 10
TALL = 1.42
"""Width of an offered card in the design and at least, counted in type sizes; its height for a width of 1."""


@record
class Offered:
    """A card that is offered, with what choosing it means."""

    card: str
    moves: tuple[Move, ...]
    refusals: tuple[Refusal, ...] = ()
    note: str = ""


@record
class Tray:
    """What a decision offers: a title, cards, rows of chips."""

    title: str = ""
    rows: tuple[Row, ...] = ()
    cards: tuple[Offered, ...] = ()
    where: Where = "low"
    secret: bool = False
    lead: Face | None = None
    """What stands at the left, as high as the rows."""
    lead_size: tuple[int, int] = (96, 86)
    """The least that it needs, in pixels of the design."""
    spare: tuple[Row, ...] = ()
    """Rows that may come above the others while the tray is open; there is room for them in width."""

    @property
    def primary(self) -> Chip | None:
        """What Enter answers with: the chip that is marked for it, else the only gold one."""
        chips = [chip for row in self.rows for chip in row.chips if chip.moves]
        gold = [chip for chip in chips if chip.kind == "gold"]
        return next((chip for chip in chips if chip.ready), gold[0] if len(gold) == 1 else None)

    @property
    def moves(self) -> set[Move]:
        """Everything that can be answered here."""
        chips = {move for row in self.rows for chip in row.chips for move in chip.moves}
        return chips | {move for one in self.cards for move in one.moves}


class LaidTray:
    """A tray in its place: from the left what leads it, cards, chips; chips go below the cards if they must."""

    def __init__(self, style: TableStyle, tray: Tray) -> None:
        self._style = style
        self.tray = tray
        self.placed: list[tuple[str, Chip, Rect]] = []
        """Each chip with its name and its place."""
        self.titles: list[tuple[str, Rect]] = []
        self.cards: list[tuple[Offered, Rect]] = []
        screen = style.screen
        self._pad, self._gap = screen.px(14), screen.px(8)
        room = self._room()
        inner = room.width - 2 * screen.px(24) - 2 * self._pad
        measure = Measure(style)
        lead = screen.px(tray.lead_size[0]) if tray.lead is not None else 0
        lines, rows_wide, self._named = flow(tray.rows, measure, inner - lead, tray.spare)
        rows_high = len(lines) * (measure.high + self._gap) - self._gap if lines else 0
        card = self._card_size(inner)
        cards_wide, cards_high = self._cards_area(card)
        beside = bool(cards_wide and lines) and cards_wide + rows_wide + 3 * self._gap <= inner
        if beside:
            wide, high = cards_wide + 3 * self._gap + rows_wide, max(cards_high, rows_high)
        else:
            wide, high = max(cards_wide, rows_wide + lead), cards_high + rows_high
            high += self._gap if cards_high and rows_high else 0
        high = max(high, screen.px(tray.lead_size[1]) if lead else 0)
        self.rect = self._placed(room, max(wide, min(inner, self._title_width)), high)
        top = self.rect.y + self._pad + self._head
        left = self.rect.x + self._pad
        self._lay_cards(card, left if beside else self.rect.centerx - cards_wide // 2, top)
        self.lead = Rect(left, top, lead - self._gap, high) if lead else None
        if beside:
            self._lay_rows(lines, measure, left + cards_wide + 3 * self._gap, top + (high - rows_high) // 2)
        elif cards_high:
            self._lay_rows(lines, measure, left, top + cards_high + self._gap)
        else:
            self._lay_rows(lines, measure, left + lead, top + (high - rows_high) // 2)

    def _room(self) -> Rect:
        """The board, less what a docked tooltip would cover of it."""
        zones, screen = self._style.layout.zones, self._style.screen
        room = zones.board.copy()
        if zones.dock is not None:
            tip = round(screen.px(TIP_WIDTH) * max(1.0, screen.text_percent / 115))
            room.width -= max(0, room.right + screen.px(6) - (zones.dock.right - tip))
        return room

    @property
    def _head(self) -> int:
        return height("heading", self._style.screen.text(18)) + self._gap if self.tray.title else 0

    @property
    def _title_width(self) -> int:
        return width(self.tray.title, "heading", self._style.screen.text(18)) if self.tray.title else 0

    def _placed(self, room: Rect, wide: int, high: int) -> Rect:
        style = self._style
        size = (min(wide + 2 * self._pad, room.width - style.screen.px(20)), self._head + high + 2 * self._pad)
        rect = Rect((0, 0), size)
        low = self.tray.where == "low"
        rect.midbottom = (
            room.centerx,
            room.bottom - style.screen.px(10) if low else style.layout.market.top - style.screen.px(5),
        )
        return rect.clamp(room)

    def _card_size(self, inner: int) -> tuple[int, int]:
        """All cards in one row, as large as a hand where there is room, and wide enough for their rule texts."""
        count = len(self.tray.cards)
        if not count:
            return (0, 0)
        gap = self._style.screen.px(10)
        wanted = max(self._style.screen.px(CARD), self._style.screen.text(15) * LETTERS)
        wide = min(wanted, (inner - (count - 1) * gap) // count)
        return wide, round(wide * TALL)

    def _cards_area(self, card: tuple[int, int]) -> tuple[int, int]:
        count, screen = len(self.tray.cards), self._style.screen
        if not count:
            return 0, 0
        notes = round(screen.text(16) * 1.3) if any(one.note for one in self.tray.cards) else 0
        return count * card[0] + (count - 1) * screen.px(10), card[1] + notes

    def _lay_cards(self, size: tuple[int, int], left: int, top: int) -> None:
        step = size[0] + self._style.screen.px(10)
        self.cards = [(one, Rect((left + k * step, top), size)) for k, one in enumerate(self.tray.cards)]

    def _lay_rows(self, lines: list[Line], measure: Measure, left: int, top: int) -> None:
        """Titles in a column of their own; without titles the chips stand in the middle."""
        named, last = self._named, None
        for number, line in enumerate(lines):
            y = top + number * (measure.high + self._gap)
            x = left + named
            if line.row.title and line.row is not last:
                self.titles.append((line.row.title, Rect(left, y, named, measure.high)))
            last = line.row
            if not named:
                used = sum(measure.width(chip) + self._gap for chip in line.chips) - self._gap
                x += max(0, (self.rect.right - self._pad - left - used) // 2)
            for chip in line.chips:
                rect = Rect(x, y, min(measure.width(chip), self.rect.right - self._gap - x), measure.high)
                self.placed.append((f"tray.{len(self.placed)}", chip, rect))
                x = rect.right + self._gap

    # Things and what they stand for

    def things(self) -> Iterator[Thing]:
        """The plate, which keeps clicks from the board below it, and what lies on it."""
        style, tray = self._style, self.tray
        face = Face(draw_plate, (style, tray.title, self._pad, self._head))
        yield Thing("tray", self.rect, face, PLATE, beside=self.rect)
        if tray.lead is not None and self.lead is not None:
            yield Thing("lead", self.lead, tray.lead, ON_IT)
        for number, (title, place) in enumerate(self.titles):
            yield Thing(f"title.{number}", place, Face(draw_title, (title, Measure(style).px)), ON_IT)
        for name, chip, place in self.placed:
            yield Thing(
                name,
                place,
                face_of(style, chip),
                ON_IT,
                subject=chip.subject,
                label=chip.name or chip.text,
                told=chip.tip is not None,
                beside=self.rect,
            )
        for one, place in self.cards:
            face = Face(draw_card, (style, one.card, bool(one.moves), tray.secret), True)
            label = f"{name_of(style, one.card)} ({one.card})"
            yield Thing(
                f"offered.{one.card}", place, face, ON_IT, subject=f"card.{one.card}", label=label, beside=self.rect
            )
            if one.note:
                px = style.screen.text(16)
                below = Rect(place.x - 4, place.bottom + 3, place.width + 8, round(px * 1.2))
                yield Thing(f"note.{one.card}", below, Face(draw_note, (one.note, px)), ON_IT)

    def answers(self) -> Iterator[Answer]:
        yield Answer("tray", quiet=True, lit=())
        for name, chip, _ in self.placed:
            primary = chip is self.tray.primary
            yield Answer(name, chip.moves, chip.refusals, chip.act, lit=(), primary=primary, sure=chip.sure)
        for one, _ in self.cards:
            yield Answer(f"offered.{one.card}", one.moves, one.refusals, lit=())

    def chip(self, name: str) -> Chip | None:
        """What a thing of the tray is."""
        return next((chip for known, chip, _ in self.placed if known == name), None)

    def covers(self, place: Rect, moves: tuple[Move, ...]) -> bool:
        """Whether a place on the board lies below and offers nothing that is not offered here."""
        return self.rect.colliderect(place) and set(moves) <= self.tray.moves


def draw_plate(target: Surface, rect: Rect, style: TableStyle, title: str, pad: int, high: int) -> None:
    screen = style.screen
    tooltip(rect.size, screen.scale).put(target, rect.topleft)
    if title:
        head = Rect(rect.x + pad, rect.y + screen.px(9), rect.width - 2 * pad, high)
        words.line(target, title, head, "heading", screen.text(18), GOLD_TITLE, "center")


def draw_title(target: Surface, place: Rect, title: str, px: int) -> None:
    """The word before a row."""
    put_text(target, title, "italic", px, CREAM_SECOND, place.midleft)


def draw_note(target: Surface, place: Rect, note: str, px: int) -> None:
    """The words below an offered card."""
    words.line(target, note, place, "bold", px, GOLD_TITLE, "center", 12)
