"""Answers as chips: tokens, pictures or words on a plate, in rows that fill the tray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.buttons import button_plate, tone
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.palette import ButtonKind
from ui.art.surface import faded
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.trays.frame import Part

Picture = Callable[[int], Surface]
"""Drawn for a height."""


@dataclass(frozen=True, slots=True)
class Chip:
    """An answer: pictures, words or both."""

    label: str
    moves: tuple[Move, ...] = ()
    pictures: tuple[Picture, ...] = ()
    text: str = ""
    kind: ButtonKind = "papyrus"
    refusals: tuple[Refusal, ...] = ()
    subject: str = ""
    ready: bool = False
    tip: Callable[[], Tip | None] | None = None


def chip_parts(look: Look, chips: Sequence[Chip], room: Rect) -> list[Part]:
    """Rows of equal chips; as few rows as the words allow."""
    px, gap = look.screen.px, look.screen.px(8)
    size = look.screen.text(18)
    wanted = max(_wanted(look, chip, size) for chip in chips)
    columns = max(1, min(len(chips), (room.width + gap) // (wanted + gap)))
    rows = -(-len(chips) // columns)
    columns = -(-len(chips) // rows)
    high = min(px(92), (room.height - gap * (rows - 1)) // rows)
    wide = (room.width - gap * (columns - 1)) // columns
    top = room.y + (room.height - rows * high - gap * (rows - 1)) // 2
    found = []
    for number, chip in enumerate(chips):
        row, column = divmod(number, columns)
        rect = Rect(room.x + column * (wide + gap), top + row * (high + gap), wide, high)
        found.append(chip_part(look, chip, rect))
    return found


def _wanted(look: Look, chip: Chip, size: int) -> int:
    text = min(width(chip.text, "bold", size), look.screen.px(260)) if chip.text else 0
    return text + len(chip.pictures) * look.screen.px(48) + look.screen.px(24)


def chip_part(look: Look, chip: Chip, rect: Rect) -> Part:
    def paint(target: Surface, state: State) -> None:
        _paint(target, look, chip, rect, state)

    return Part(
        rect, chip.label, paint, chip.moves, () if chip.moves else chip.refusals, subject=chip.subject,
        tip=chip.tip, ready=chip.ready,
    )  # fmt: skip


def _paint(target: Surface, look: Look, chip: Chip, rect: Rect, state: State) -> None:
    px = look.screen.px
    button_plate(rect.size, chip.kind, state, look.screen.scale).put(target, rect.topleft)
    _, ink, _ = tone(chip.kind, state)
    high = min(px(52), rect.height - px(16))
    pictures = [make(high) for make in chip.pictures]
    gap = px(6)
    used = sum(one.get_width() + gap for one in pictures)
    size = look.screen.text(18)
    room = rect.width - used - px(16)
    label = Rect(rect.x + px(8) + used, rect.y + 2, room, rect.height - 4)
    wide = 0
    if chip.text:
        fitted = fit_line(chip.text, "bold", size, room, 13)
        if not fitted.whole:
            x: float = rect.x + px(8)
            for one in pictures:
                raised(one, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
                x += one.get_width() + gap
            words.block(target, chip.text, label, "bold", size, ink, "center", 12, True)
            return
        wide = width(fitted.text, "bold", fitted.px)
    x = rect.centerx - (used + wide - (0 if chip.text else gap)) / 2
    for one in pictures:
        shown = faded(one, 110) if state == "disabled" else one
        raised(shown, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
        x += one.get_width() + gap
    if chip.text:
        put_text(target, fitted.text, "bold", fitted.px, ink, (x, rect.centery))
