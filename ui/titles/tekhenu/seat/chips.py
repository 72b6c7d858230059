"""The cards of a seat in short: a chip with the number of each card, or one for each type where they are many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.tekhenu.state import Seat
from ui.art.icons import icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura
from ui.art.palette import CREAM
from ui.art.plates import body
from ui.titles.tekhenu.cards.style import COLOURS, SIGNS, TableStyle, is_known, kind_of
from ui.titles.tekhenu.seat.furniture import type_px

LEAST: Final = 9
"""The smallest type on chips, in panels of the smallest window with the largest text."""


class Chip(NamedTuple):
    """A tag in the colour of a card type."""

    subject: str
    kind: str
    text: str
    signed: bool
    """Whether it carries the sign of its type before its text."""


def single_chips(owner: Seat) -> list[Chip]:
    """Every card whose face is known by its number, the Decrees nobody else knows as a count."""
    cards = (*owner.start_cards, *owner.technologies, *owner.blessings, *owner.decrees)
    chips = [Chip(f"card.{card}", kind_of(card), card, False) for card in cards if is_known(card)]
    return [*chips, *_secret(owner), *_destiny(owner)]


def counted_chips(owner: Seat) -> list[Chip]:
    """One chip for each type."""
    counts = (
        ("start", len(owner.start_cards)),
        ("technology", len(owner.technologies)),
        ("blessing", len(owner.blessings)),
        ("decree", len(owner.decrees)),
    )
    chips = [Chip(f"cards.{kind}", kind, str(n), True) for kind, n in counts if n]
    return [*chips, *_destiny(owner)]


def _secret(owner: Seat) -> list[Chip]:
    hidden = sum(not is_known(card) for card in owner.decrees)
    return [Chip("cards.decree", "decree", str(hidden), True)] if hidden else []


def _destiny(owner: Seat) -> list[Chip]:
    return [Chip(f"card.{owner.destiny}", "destiny", owner.destiny, False)] if owner.destiny else []


def chip_places(style: TableStyle, room: Rect, owner: Seat) -> Iterator[tuple[Chip, Rect, int]]:
    """Each with its place and its type, from the right end; by number if all of them fit, else by type."""
    high = min(room.height, round(34 * style.screen.scale))
    px = type_px(style, 15, high * 0.62)
    gap = max(2, round(2.5 * style.screen.scale))
    chips, px = _fitting(owner, room.width, px, gap, 5 if style.screen.small else 99)
    widths = [_width(chip, px) for chip in chips]
    x = float(room.right - sum(widths) - gap * max(0, len(chips) - 1))
    for chip, wide in zip(chips, widths, strict=True):
        yield chip, Rect(round(x), room.centery - high // 2 + 1, wide, high - 2), px
        x += wide + gap


def _fitting(owner: Seat, room: int, px: int, gap: int, most: int) -> tuple[list[Chip], int]:
    """The chips that tell most, in the largest type in which they fit."""
    for chips in (single_chips(owner), counted_chips(owner)):
        if len(chips) <= most and sum(_width(chip, px) + gap for chip in chips) <= room:
            return chips, px
    for size in range(px, LEAST, -1):
        if sum(_width(chip, size) + gap for chip in chips) <= room:
            return chips, size
    return [chip for chip in chips if chip.kind != "destiny"], LEAST


def _width(chip: Chip, px: int) -> int:
    sign = round(px * 1.1) + 1 if chip.signed else 0
    return sign + width(chip.text, "number", px) + max(4, round(px * 0.42))


def draw_chip(target: Surface, place: Rect, scale: float, chip: Chip, px: int) -> None:
    box_aura(place.size, 4 * scale, 2 * scale, alpha=90).put(target, place.move(1, 1).topleft)
    target.blit(body(place.size, COLOURS[chip.kind], "stone", 4 * scale, 1, (34, -34)), place)
    if chip.signed:
        sign = round(px * 1.1)
        target.blit(icon(SIGNS[chip.kind], sign, CREAM), (place.x + 3, place.centery - sign // 2))
        put_text(target, chip.text, "number", px, CREAM, (place.x + 4 + sign, place.centery))
    else:
        put_text(target, chip.text, "number", px, CREAM, place.center, "center")
