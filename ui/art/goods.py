"""The goods of Tekhenu as tokens (resources are square, gold, scribes and faith round), its gods in gold relief."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon
from ui.art.surface import blit_centred
from ui.art.tokens import token

GOOD_COLOURS: Final[dict[str, tuple[Colour, Colour]]] = {  # body, sign
    "papyrus": ((206, 186, 82), (60, 66, 16)),
    "bread": ((186, 118, 58), (72, 32, 8)),
    "limestone": ((238, 230, 210), (96, 78, 52)),
    "granite": ((74, 68, 74), (232, 220, 200)),
    "gold": ((246, 200, 72), (112, 66, 8)),
    "scribe": ((34, 96, 116), (244, 232, 200)),
    "faith": ((124, 72, 138), (248, 234, 206)),
}
ROUND: Final = ("gold", "scribe", "faith")
GOD_SIGNS: Final[dict[str, str]] = {
    "horus": "falcon",
    "ra": "sun",
    "hathor": "horns",
    "bastet": "cat",
    "thoth": "ibis",
    "osiris": "djed",
}
LIGHT_SIGNS: Final[dict[str, str]] = {"sunny": "sun", "shaded": "dawn", "dark": "moon"}
LIGHT_COLOURS: Final[dict[str, tuple[Colour, Colour]]] = {  # ground, sign
    "sunny": ((250, 206, 92), (104, 54, 4)),
    "shaded": ((206, 150, 92), (72, 36, 8)),
    "dark": ((66, 62, 104), (244, 232, 206)),
}


def good_token(kind: str, diameter: int) -> Surface:
    """A token of a good; recognised at 16 px by its shape, its colour and its sign."""
    base, ink = GOOD_COLOURS[kind]
    return token(max(6, diameter), base, kind, ink, "disc" if kind in ROUND else "square")


@kept
def god_medallion(diameter: int, god: str) -> Surface:
    """A god in gold relief: never on a seat's colour, so that the ibis of Thoth is no player's ibis."""
    c = Canvas((diameter, diameter), 100, rim=(92, 54, 8))
    c.disc((92, 54, 8), (50, 50), 50)
    c.disc((255, 236, 166), (50, 50), 46.5)
    c.disc((190, 132, 40), (50.6, 51), 44)
    for i in range(10):
        c.disc(mix((206, 150, 54), (250, 212, 112), i / 9), (50 - 0.5 * i, 50 - 0.7 * i), 40 - 0.9 * i)
    out = c.finish()
    size = round(diameter * 0.66)
    lift = max(1, round(diameter / 40))
    middle = diameter / 2
    blit_centred(out, icon(GOD_SIGNS[god], size, (255, 246, 204)), (middle + lift * 0.6, middle + lift * 0.6))
    blit_centred(out, icon(GOD_SIGNS[god], size, (98, 52, 6)), (middle, middle))
    return out


@kept
def light_disc(diameter: int, kind: str) -> Surface:
    """Sunny, shaded or dark: its colour and its sign."""
    ground, ink = LIGHT_COLOURS[kind]
    c = Canvas((diameter, diameter), 100, rim=dark(ground, 0.6))
    c.disc(dark(ground, 0.6), (50, 50), 50)
    c.disc(light(ground, 0.4), (50, 50), 45)
    c.disc(ground, (50.8, 51.2), 43.6)
    out = c.finish()
    blit_centred(out, icon(LIGHT_SIGNS[kind], round(diameter * 0.7), ink), (diameter / 2, diameter / 2))
    return out
