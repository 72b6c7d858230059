"""A chip of a tray: signs and words that stand for moves. One record says how it looks and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, NamedTuple, TypeAlias

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.core.records import record
from ui.art.buttons import State, button_plate, tone
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.palette import ButtonKind
from ui.art.surface import faded
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.thing import Face, FaceState, button_state
from ui.titles.tekhenu.cards.items import Item, picture
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.style import TableStyle


@record
class Chip:
    """Signs, words, a second line; what it stands for. `name` tells it from others that look alike."""

    text: str
    items: tuple[Item, ...] = ()
    sub: tuple[Item, ...] = ()
    note: str = ""
    """A second line in words, instead of signs."""
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    act: Callable[[], None] | None = None
    kind: ButtonKind = "papyrus"
    name: str = ""
    subject: str = ""
    tip: Tip | None = None
    ready: bool = False
    """Enter gives this answer."""
    sure: bool = False
    """Its press is itself the confirmation."""
    room: tuple[Item, ...] = ()
    """Signs that it must have room for too: it may show them while the tray stays open, and nothing shall move."""
    forecast: Forecast | None = None
    """What it would change on the own board."""

    @property
    def usable(self) -> bool:
        return bool(self.moves) or self.act is not None


def way(style: TableStyle, move: Move, text: str = "", *items: Item, **more: Any) -> Chip:
    """A chip for a move, named after what that does; `more` are fields of the chip."""
    return Chip(text, items, moves=(move,), name=style.narrator.move(move), **more)


@record
class Row:
    """Chips that belong together, after a word that says what they are."""

    chips: tuple[Chip, ...]
    title: str = ""


@record
class Measure:
    """The sizes of chips in a window."""

    style: TableStyle
    high: int = field(init=False)
    px: int = field(init=False)
    note_px: int = field(init=False)

    def __post_init__(self) -> None:
        screen = self.style.screen
        object.__setattr__(self, "px", screen.text(17))
        object.__setattr__(self, "note_px", screen.text(15))
        object.__setattr__(self, "high", max(screen.px(52), round(screen.text(17) * 3)))

    @property
    def sign(self) -> int:
        return round(self.high * 0.56)

    def width(self, chip: Chip) -> int:
        pad, gap = round(self.high * 0.3), round(self.high * 0.12)
        upper = max(
            sum(picture(item, self.sign, (0, 0, 0)).get_width() + gap for item in items)
            for items in (chip.items, chip.room)
        )
        if chip.text:
            upper += width(chip.text, "bold", self.px) + gap
        small = self.small
        lower = sum(picture(item, small, (0, 0, 0)).get_width() + 2 for item in chip.sub)
        lower = max(lower, width(chip.note, "italic", self.note_px) if chip.note else 0)
        return max(self.high, upper - gap + 2 * pad, lower + pad)

    @property
    def small(self) -> int:
        return round(self.high * 0.4)


Print: TypeAlias = tuple[str, tuple[Item, ...], tuple[Item, ...], str]
"""Words, signs beside them, and the second line in signs or in words."""


def draw_chip(
    target: Surface,
    rect: Rect,
    style: TableStyle,
    printed: Print,
    kind: ButtonKind,
    usable: bool,
    state: FaceState = "normal",
) -> None:
    text, items, sub, note = printed
    shown: State = button_state(state, usable)
    measure = Measure(style)
    button_plate(rect.size, kind, shown, style.screen.scale).put(target, rect.topleft)
    _, ink, _ = tone(kind, shown)
    two = bool(sub or note)
    middle = rect.centery - (round(measure.high * 0.14) if two else 0)
    sign = round(measure.sign * (0.82 if two else 1))
    gap = round(measure.high * 0.12)
    pictures = [picture(item, sign, ink) for item in items]
    room = rect.width - round(measure.high * 0.3) - sum(one.get_width() + gap for one in pictures)
    fitted = fit_line(text, "bold", measure.px, max(10, room), 11)
    words.report(text, rect, fitted.whole)
    wide = sum(one.get_width() + gap for one in pictures) - (0 if text else gap)
    wide += width(fitted.text, "bold", fitted.px) if text else 0
    x = rect.centerx - wide / 2
    for one in pictures:
        if shown == "disabled":
            target.blit(faded(one, 130), one.get_rect(midleft=(round(x), middle)))
        else:
            raised(one, 1).centred(target, (x + one.get_width() / 2, middle))
        x += one.get_width() + gap
    if text:
        put_text(target, fitted.text, "bold", fitted.px, ink, (x, middle))
    foot = rect.bottom - round(measure.high * 0.24)
    if note:
        words.line(
            target,
            note,
            Rect(rect.x + 3, foot - measure.px // 2, rect.width - 6, measure.px),
            "italic",
            measure.note_px,
            ink,
            "center",
        )
    elif sub:
        parts = [picture(item, measure.small, ink) for item in sub]
        x = rect.centerx - sum(one.get_width() + 2 for one in parts) / 2
        for one in parts:
            target.blit(one, one.get_rect(midleft=(round(x), foot)))
            x += one.get_width() + 2


def face_of(style: TableStyle, chip: Chip) -> Face:
    return Face(draw_chip, (style, (chip.text, chip.items, chip.sub, chip.note), chip.kind, chip.usable), True)


class Line(NamedTuple):
    """Chips side by side, and the row that they belong to."""

    row: Row
    chips: list[Chip]


class Flow(NamedTuple):
    """Rows broken to a width."""

    lines: list[Line]
    widest: int
    named: int
    """How wide the column of the titles is."""


def flow(rows: Sequence[Row], measure: Measure, most: int, spare: Sequence[Row] = ()) -> Flow:
    """Lines as long as there is room; `spare` rows are only measured: they may come, and then nothing shall move."""
    gap = measure.style.screen.px(8)
    named = max((title_width(row, measure) for row in (*rows, *spare)), default=0)
    lines: list[Line] = []
    widest = 0
    for row in (*rows, *spare):
        current, used = Line(row, []), named
        lines.append(current)
        for chip in row.chips:
            wide = measure.width(chip) + gap
            if current.chips and used + wide > most:
                current, used = Line(row, []), named
                lines.append(current)
            current.chips.append(chip)
            used += wide
            widest = max(widest, used)
    kept = [line for line in lines if any(line.row is row for row in rows)]
    return Flow(kept, widest, named)


def title_width(row: Row, measure: Measure) -> int:
    return width(row.title, "italic", measure.px) + measure.style.screen.px(14) if row.title else 0
