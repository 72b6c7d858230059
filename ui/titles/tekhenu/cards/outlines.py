"""The four outlines of tiles and of the temple border: each has a colour and a sign."""

from __future__ import annotations

from typing import Final

from ui.art.colour import Colour

OUTLINE_COLOURS: Final[dict[str, Colour]] = {
    "red": (182, 58, 40),
    "blue": (44, 104, 160),
    "green": (78, 136, 72),
    "ochre": (214, 154, 48),
}
OUTLINE_SIGNS: Final = {"red": "ankh", "blue": "eye", "green": "lotus", "ochre": "scarab"}
