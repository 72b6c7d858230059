"""Words on cards and tiles: set tight, as large as they fit, in a shorter wording where the full one is too long."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.inline import Manner, Sentence, sentence
from ui.art.lettering import Role, leading
from ui.frame import words
from ui.titles.kemet.style import TableStyle

SMALLEST: Final = 13
_TIGHT, _LINE = 1.06, 1.24
"""The distance between two lines, and the height of one down to the feet of its letters, for type of size 1."""
_TIED_SIGN = re.compile("\u00a0(?=:[a-z])")
_AFTER_NUMBER = re.compile(r"(?<=\d) (?=:[a-z_]+:(?! [+−]?\d))")


def comfortable(style: TableStyle) -> int:
    """The type below which a shorter wording is better: 14 px on 1080 lines, 13 in the smallest window."""
    return max(SMALLEST, round(14 * style.screen.scale))


def type_px(style: TableStyle, size: float, room: float) -> int:
    """A type size of the design for this reader, as far as a line of `room` pixels allows, never unreadably small."""
    return max(SMALLEST, min(style.screen.text(size), round(room)))


def breakable(text: str) -> str:
    """A sign may begin a line unless it belongs to the number before it: French typesetting ties it to any word."""
    return _AFTER_NUMBER.sub("\u00a0", _TIED_SIGN.sub(" ", text))


def tight(made: Sentence, role: Role, px: int) -> Sentence:
    """The same lines closer to each other."""
    step = leading(role, px)
    gain = step - round(px * _TIGHT)
    parts = tuple(part._replace(pos=(part.pos[0], part.pos[1] - part.pos[1] // step * gain)) for part in made.parts)
    return made._replace(parts=parts, size=(made.size[0], round(px * ((made.lines - 1) * _TIGHT + _LINE))))


def fitting(
    texts: Sequence[str],
    role: Role,
    px: int,
    ink: Colour,
    room: tuple[int, int],
    enough: int,
    align: Literal["left", "center"] = "left",
) -> Sentence:
    """The first wording that fits in type of `enough` pixels or more, else the last one, however small it must be.

    An empty last wording means that the words may be left out."""
    for number, text in enumerate(map(breakable, texts)):
        if not text:
            return Sentence((), (0, 0), 0, True)
        least = SMALLEST if number == len(texts) - 1 else min(px, enough)
        for size in range(max(px, least), least - 1, -1):
            made = tight(sentence(text, role, size, ink, room[0], Manner(align=align)), role, size)
            if made.whole and made.size[1] <= room[1]:
                return made
    return made._replace(whole=False)


class Writing(NamedTuple):
    """How words are written."""

    role: Role
    px: int
    ink: Colour
    enough: int = SMALLEST
    align: Literal["left", "center"] = "left"
    middle: bool = False
    """Halfway down the room."""


def put_words(target: Surface, texts: Sequence[str], room: Rect, how: Writing) -> int:
    """Draw what fits and report what does not; gives the height used."""
    made = fitting(texts, how.role, how.px, how.ink, room.size, how.enough, how.align)
    words.report(texts[-1], room, made.whole)
    top = room.y + max(0, (room.height - made.size[1]) // 2) if how.middle else room.y
    made.put(target, (room.x, top))
    return made.size[1]
