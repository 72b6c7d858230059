"""The little picture on each card: the tool of an artisan, the portrait of a noble, before a landscape."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.courtiers import Courtier, put_courtier
from ui.art.landscape import landscape
from ui.art.ornament import outline
from ui.art.palette import CREAM
from ui.art.surface import blit_centred, clip
from ui.art.trades import trade

_INK: Final[Colour] = (58, 28, 10)
_LIT: Final[Colour] = (246, 218, 156)
_TOOLS: Final = (
    "potter", "weaver", "basket", "brewer", "bread", "carpenter", "joiner", "stonecutter", "wall", "mine", "smith",
    "gold", "jeweller", "glass", "faience", "statue", "painter", "obelisk", "mummy", "perfume", "tanner", "sandals",
    "rope", "boat", "papyrus", "throne", "caster", "plaster", "dyer", "ivory",
)  # fmt: skip
"""By the number of the artisan."""
_BLUE: Final[Colour] = (52, 92, 150)
_RED: Final[Colour] = (170, 62, 44)
_GREEN: Final[Colour] = (58, 122, 78)
_VIOLET: Final[Colour] = (112, 72, 120)
_PEOPLE: Final[tuple[Courtier, ...]] = (
    Courtier("cap", "scribe", accent=(82, 152, 60)),
    Courtier("cap", "scribe", accent=(48, 112, 184)),
    Courtier("cap", "scribe", accent=(230, 178, 34)),
    Courtier("cap", "scribe", accent=(90, 84, 84)),
    Courtier("cap", "scribe", accent=(196, 60, 44)),
    Courtier("helmet", "sword", _RED),
    Courtier("cap", "architect", accent=_BLUE),
    Courtier("long", "lotus", woman=True),
    Courtier("cap", "hammer", (206, 170, 116), accent=_RED),
    Courtier("wig", "grain", accent=_GREEN),
    Courtier("feather", "scales", accent=_BLUE),
    Courtier("nemes", "crown", accent=_BLUE),
    Courtier("wig", "ankh", accent=_GREEN),
    Courtier("cap", "building", (226, 196, 140), accent=_VIOLET),
    Courtier("bald", "offering", accent=_VIOLET),
    Courtier("wig", "boat", accent=_BLUE),
    Courtier("feather", "feather", woman=True, accent=_VIOLET),
    Courtier("wig", "coin", accent=_RED),
    Courtier("bald", "log", accent=_BLUE),
    Courtier("long", "camel", (214, 226, 214), woman=True, accent=_GREEN),
    Courtier("nemes", "nile", accent=_GREEN),
    Courtier("nemes", "offering", accent=_RED),
    Courtier("wig", "artisan", _BLUE, accent=_BLUE),
    Courtier("wig", "jar", _GREEN, accent=_GREEN),
    Courtier("nemes", "burial", accent=_VIOLET),
    Courtier("nemes", "sphinx", accent=(90, 84, 84)),
)
"""By the number of the noble."""
_MARKS: Final[dict[str, Colour]] = {
    "permanent": (30, 96, 108),
    "once_per_round": (146, 84, 16),
    "instant": (160, 44, 32),
    "none": (104, 90, 74),
}


@kept
def artisan_scene(number: int, size: tuple[int, int]) -> Surface:
    """The tool of a trade in its landscape."""
    w, h = size
    out = landscape(size, number * 5 + number // 6).copy()
    side = round(min(h * 0.86, w * 0.84))
    sign = trade(_TOOLS[(number - 1) % len(_TOOLS)], side, _INK, _LIT)
    blit_centred(out, sign, (w / 2, h * 0.51))
    return _framed(out)


@kept
def noble_scene(number: int, size: tuple[int, int]) -> Surface:
    """A portrait with the sign of the office."""
    out = landscape(size, number * 7 + 1).copy()
    put_courtier(out, _PEOPLE[(number - 1) % len(_PEOPLE)], _INK)
    return _framed(out)


def _framed(out: Surface) -> Surface:
    size = out.get_size()
    corner = max(3.0, size[0] * 0.06)
    out = clip(out, masks.rounded(size, corner))
    outline(out, Rect((0, 0), size), (104, 62, 22), max(1.2, size[0] / 80), corner)
    return out


@kept
def power_mark(kind: str, diameter: int) -> Surface:
    """Permanent = two rings, once per round = an eye, instant = a bolt, none = a bar: told apart by shape."""
    colour = _MARKS[kind]
    c = Canvas((diameter, diameter), 100, rim=(255, 236, 190))
    c.disc((255, 232, 176), (50, 50), 50)
    c.disc(colour, (50, 50), 43)
    if kind == "permanent":
        for x in (34, 66):
            c.disc(CREAM, (x, 50), 18, 8)
    elif kind == "once_per_round":
        lid = [(14, 50), (30, 33), (50, 27), (70, 33), (86, 50), (70, 66), (50, 71), (30, 66)]
        c.poly(CREAM, *lid)
        c.disc(colour, (50, 49), 15)
        c.disc(CREAM, (50, 49), 6)
    elif kind == "instant":
        c.poly(CREAM, (60, 14), (24, 57), (47, 57), (38, 88), (76, 41), (53, 41))
    else:
        c.box(CREAM, 24, 43, 52, 14, 4)
    return c.finish()
