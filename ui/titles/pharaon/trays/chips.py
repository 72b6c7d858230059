"""Answers as chips: tokens, pictures or words on a plate, in rows that fill the tray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.buttons import button_plate, tone
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.palette import ButtonKind
from ui.art.surface import faded
from ui.frame import words
from ui.kit.answer import Chip
from ui.kit.thing import Face, FaceState, button_state
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.trays.frame import Tray

Picture: TypeAlias = tuple[Any, ...]
"""A painter and what it needs before the height."""


class Shown(NamedTuple):
    """What stands on a chip."""

    pictures: tuple[Picture, ...]
    text: str
    kind: ButtonKind


def chip(
    look: Look,
    label: str,
    moves: tuple[Move, ...],
    pictures: tuple[Picture, ...] = (),
    text: str = "",
    kind: ButtonKind = "papyrus",
    refusals: tuple[Refusal, ...] = (),
    **more: Any,
) -> Chip:
    """An answer: pictures, words or both; `more` are fields of the chip."""
    face = Face(draw_chip, (look, Shown(pictures, text, kind), bool(moves)), bool(moves))
    return Chip(label, face, moves, () if moves else refusals, **more)


def offer_chips(tray: Tray, chips: Sequence[Chip], room: Rect) -> None:
    """Rows of equal chips; as few rows as the words allow."""
    look = tray.look
    px, gap = look.screen.px, look.screen.px(8)
    size = look.screen.text(18)
    wanted = max(_wanted(look, chip, size) for chip in chips)
    columns = max(1, min(len(chips), (room.width + gap) // (wanted + gap)))
    rows = -(-len(chips) // columns)
    columns = -(-len(chips) // rows)
    high = min(px(92), (room.height - gap * (rows - 1)) // rows)
    wide = (room.width - gap * (columns - 1)) // columns
    top = room.y + (room.height - rows * high - gap * (rows - 1)) // 2
    for number, one in enumerate(chips):
        row, column = divmod(number, columns)
        tray.offer(Rect(room.x + column * (wide + gap), top + row * (high + gap), wide, high), one)


def _wanted(look: Look, one: Chip, size: int) -> int:
    pictures, text, _ = one.face.args[1]
    wide = min(width(text, "bold", size), look.screen.px(260)) if text else 0
    return wide + len(pictures) * look.screen.px(48) + look.screen.px(24)


def draw_chip(target: Surface, rect: Rect, look: Look, shown: Shown, usable: bool, state: FaceState = "normal") -> None:
    px, button = look.screen.px, button_state(state, usable)
    button_plate(rect.size, shown.kind, button, look.screen.scale).put(target, rect.topleft)
    _, ink, _ = tone(shown.kind, button)
    high = min(px(52), rect.height - px(16))
    pictures = [make(*args, high) for make, *args in shown.pictures]
    gap, size = px(6), look.screen.text(18)
    used = sum(one.get_width() + gap for one in pictures)
    room = Rect(rect.x + px(8) + used, rect.y + 2, rect.width - used - px(16), rect.height - 4)
    fitted = fit_line(shown.text, "bold", size, room.width, 13)
    wide = width(fitted.text, "bold", fitted.px) if fitted.whole else room.width
    x = rect.centerx - (used + wide - (0 if shown.text else gap)) / 2
    for one in pictures:
        picture = faded(one, 110) if button == "disabled" else one
        raised(picture, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
        x += one.get_width() + gap
    if not fitted.whole:
        words.block(target, shown.text, room, "bold", size, ink, "center", 12, True)
    elif shown.text:
        put_text(target, fitted.text, "bold", fitted.px, ink, (x, rect.centery))
