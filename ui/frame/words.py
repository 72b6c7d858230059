"""Words on the screen, each in its place: what does not fit is made smaller, and what still does not is reported.

`misfits` is how tests find cut-off text: while somebody listens, every text that did not fit whole is noted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.inline import fit_sentence
from ui.art.lettering import Align, Anchor, Role, block_height, fit_block, fit_line, put_block, put_text
from ui.art.palette import INK


class Misfit(NamedTuple):
    """A text that was shortened, and the place that was too small."""

    text: str
    place: tuple[int, int, int, int]


_listening: list[Misfit] | None = None


@contextmanager
def misfits() -> Iterator[list[Misfit]]:
    """Collect what does not fit while this is open."""
    global _listening
    before, found = _listening, list[Misfit]()
    _listening = found
    try:
        yield found
    finally:
        _listening = before


def report(text: str, place: Rect, whole: bool) -> None:
    """Note a text that is not whole; for drawing code that sets its own lines."""
    if not whole and _listening is not None:
        _listening.append(Misfit(text, (place.x, place.y, place.width, place.height)))


def line(
    target: Surface,
    text: str,
    place: Rect,
    role: Role = "body",
    px: int = 18,
    colour: Colour = INK,
    align: Align = "left",
    least: int = 13,
) -> Rect:
    """One line, centred upright in its place; shrinks down to `least` before anything is cut."""
    fitted = fit_line(text, role, px, place.width, min(least, px))
    report(text, place, fitted.whole)
    places: dict[Align, tuple[tuple[int, int], Anchor]] = {
        "left": (place.midleft, "midleft"),
        "center": (place.center, "center"),
        "right": (place.midright, "midright"),
    }
    at, anchor = places[align]
    return put_text(target, fitted.text, role, fitted.px, colour, at, anchor)


def block(
    target: Surface,
    text: str,
    place: Rect,
    role: Role = "body",
    px: int = 18,
    colour: Colour = INK,
    align: Align = "left",
    least: int = 13,
    middle: bool = False,
) -> int:
    """Several lines from the top of their place (or in its middle); returns the height used."""
    fitted = fit_block(text, role, px, (place.width, place.height), min(least, px))
    report(text, place, fitted.whole)
    used = block_height(fitted, role)
    top = place.y + (place.height - used) // 2 if middle else place.y
    put_block(target, fitted, role, colour, Rect(place.x, top, place.width, place.height), align)
    return used


def sentence(target: Surface, text: str, place: Rect, px: int = 18, colour: Colour = INK, least: int = 13) -> int:
    """Text with icons in line (`:coin:`); returns the height used."""
    made = fit_sentence(text, "body", px, colour, place.size, min(least, px))
    report(text, place, made.whole)
    return made.put(target, place.topleft).height
