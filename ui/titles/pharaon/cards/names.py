"""Names on cards and tiles: set tight, broken where they may be, left out where there is no room for readable type."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.lettering import Block, height, rendered, wrap
from ui.titles.pharaon.cards.wording import broken_name, name_of, short_name
from ui.titles.pharaon.look import Look

_STEP: Final = 1.04
_LINE: Final = 1.16
"""The distance between two lines, and the height of one, for type of size 1."""


def least(look: Look) -> int:
    """The smallest type on cards: 15 px on 1080 lines, 13 in the smallest window."""
    return max(13, round(15 * look.screen.scale))


def name_type(look: Look, wide: int) -> int:
    """The type of names: the reader's, as far as a card of this width allows."""
    return min(look.screen.text(16), max(least(look), round(wide * 0.17)))


def names_of(look: Look, kind: str, thing: str) -> tuple[str, ...]:
    """The name, and how it may be broken or shortened where it is too long for a line."""
    name, broken = name_of(look, kind, thing), broken_name(look, thing)
    if not broken or not name.endswith(broken.replace("- ", "")):
        return (name,)
    short = short_name(look, thing)
    return (name, broken, short) if short else (name, broken)


def name_block(names: tuple[str, ...], px: int, small: int, room: tuple[int, int]) -> Block | None:
    """The name as large as it fits; None where a place is too small for it: the hover tells it."""
    for size in range(px, min(px, small) - 1, -1):
        for name in names:
            block = wrap(name, "bold", size, room[0])
            if block.whole and name_height(block) <= room[1]:
                return block
    return None


def name_height(block: Block | None) -> int:
    return round(block.px * (_STEP * (len(block.lines) - 1) + _LINE)) if block is not None else 0


def put_name(out: Surface, block: Block, place: Rect, ink: Colour) -> None:
    """In the middle of its place."""
    above = (height("bold", block.px) - round(block.px * _LINE)) // 2
    top = place.y + (place.height - name_height(block)) // 2
    for number, line in enumerate(block.lines):
        letters = rendered(line, "bold", block.px, ink)
        y = top - above + round(number * block.px * _STEP)
        out.blit(letters, (place.x + (place.width - letters.get_width()) // 2, y))
