"""The colours of Ipet, by name. No other module of the program writes a colour of its own that a person
would have to recognise again: seats, phases, button bases, grounds and inks are all here."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ui.art.colour import Colour

# Grounds
PAPYRUS: Final[Colour] = (234, 210, 162)
PAPYRUS_ROW: Final[Colour] = (244, 222, 176)
PAPYRUS_CURRENT: Final[Colour] = (246, 224, 176)
PAPYRUS_RECESS: Final[Colour] = (216, 184, 130)
PAPYRUS_FIELD: Final[Colour] = (250, 236, 204)
CARD_PAPER: Final[Colour] = (234, 210, 160)
SANDSTONE: Final[Colour] = (226, 196, 142)
STONE: Final[Colour] = (206, 172, 120)
LIMESTONE: Final[Colour] = (236, 211, 163)
LINEN: Final[Colour] = (240, 228, 200)
WALNUT: Final[Colour] = (58, 39, 27)
WALNUT_DARK: Final[Colour] = (50, 34, 24)
TABLE: Final[Colour] = (64, 42, 27)
HEADER: Final[Colour] = (46, 31, 22)
WOOD: Final[Colour] = (150, 104, 52)
NILE: Final[Colour] = (48, 120, 152)
SEA: Final[Colour] = (34, 96, 128)
NIGHT: Final[Colour] = (30, 44, 66)
CEILING: Final[Colour] = (34, 68, 106)
DAMAGED: Final[Colour] = (96, 54, 44)

# Inks
INK: Final[Colour] = (58, 32, 10)
INK_SECOND: Final[Colour] = (84, 50, 18)
INK_REMARK: Final[Colour] = (112, 74, 32)
INK_FAINT: Final[Colour] = (128, 96, 58)
INK_SECTION: Final[Colour] = (140, 62, 26)
CREAM: Final[Colour] = (250, 238, 208)
CREAM_SECOND: Final[Colour] = (222, 196, 148)
IVORY: Final[Colour] = (255, 246, 214)
GOLD: Final[Colour] = (222, 184, 96)
GOLD_LINE: Final[Colour] = (170, 126, 62)
GOLD_BRIGHT: Final[Colour] = (255, 214, 110)
GOLD_TITLE: Final[Colour] = (255, 224, 150)
GOLD_LIGHT: Final[Colour] = (255, 200, 90)
OUTLINE: Final[Colour] = (24, 12, 4)
SHADOW: Final[Colour] = (14, 6, 0)
WARNING: Final[Colour] = (200, 34, 20)
POINTS: Final[Colour] = (150, 30, 34)

# What the pointer may do
LEGAL: Final[Colour] = (70, 226, 210)
LEGAL_GOLD: Final[Colour] = (255, 214, 90)
HOT: Final[Colour] = (255, 250, 225)
VEIL: Final[Colour] = (10, 8, 22)

# Minerals
LAPIS: Final[Colour] = (36, 96, 160)
CARNELIAN: Final[Colour] = (190, 62, 40)
MALACHITE: Final[Colour] = (52, 126, 78)
SUN_GOLD: Final[Colour] = (222, 164, 34)
AUBERGINE: Final[Colour] = (118, 70, 124)

BAND: Final[tuple[Colour, Colour, Colour, Colour]] = ((36, 88, 146), (214, 166, 66), (170, 58, 40), (58, 118, 84))
DAWN: Final[tuple[tuple[float, Colour], ...]] = (
    (0.0, (16, 20, 56)),
    (0.14, (40, 34, 84)),
    (0.28, (104, 58, 104)),
    (0.38, (196, 92, 88)),
    (0.46, (248, 158, 82)),
    (0.53, (255, 220, 150)),
    (1.0, (255, 224, 160)),
)
PHASES: Final[dict[str, Colour]] = {
    "red": (178, 56, 42),
    "purple": (118, 72, 124),
    "blue": (34, 92, 150),
    "green": (72, 122, 66),
    "yellow": (204, 154, 40),
}
DICE: Final[dict[str, tuple[Colour, Colour]]] = {  # body, pips
    "white": ((240, 232, 212), (60, 40, 20)),
    "yellow": ((232, 178, 44), (66, 38, 6)),
    "brown": ((146, 84, 40), (250, 226, 180)),
    "black": ((48, 44, 50), (236, 220, 184)),
    "gray": ((150, 146, 140), (34, 30, 28)),
}

ButtonKind = Literal["gold", "wood", "green", "red", "lapis", "papyrus"]


class ButtonTone(NamedTuple):
    """What a kind of button is made of: body, words, line three pixels inside the edge."""

    base: Colour
    words: Colour
    line: Colour


BUTTONS: Final[dict[ButtonKind, ButtonTone]] = {
    "gold": ButtonTone((228, 178, 78), INK, (255, 240, 190)),
    "wood": ButtonTone((92, 63, 40), CREAM, (190, 148, 80)),
    "green": ButtonTone((50, 112, 62), CREAM, (170, 220, 150)),
    "red": ButtonTone((150, 50, 36), CREAM, (236, 170, 120)),
    "lapis": ButtonTone((34, 84, 140), CREAM, (160, 200, 236)),
    "papyrus": ButtonTone((226, 198, 146), INK, (150, 104, 48)),
}


class SeatStyle(NamedTuple):
    """How a seat is recognised: never by colour alone, so the symbol belongs to it.

    Kemet replaces the symbol by its faction's animal: `seat_style._replace(symbol="falcon")`."""

    name: str
    colour: Colour
    symbol: str
    ink: Colour = CREAM


PaletteName = Literal["standard", "deuteranopia", "contrast"]
_DARK_SIGN: Final[Colour] = (64, 34, 0)
SEATS: Final[dict[PaletteName, tuple[SeatStyle, ...]]] = {
    "standard": (
        SeatStyle("lapis", LAPIS, "scarab"),
        SeatStyle("carnelian", CARNELIAN, "lion"),
        SeatStyle("malachite", MALACHITE, "ibis"),
        SeatStyle("gold", SUN_GOLD, "sun", _DARK_SIGN),
        SeatStyle("aubergine", AUBERGINE, "lotus"),
    ),
    # Steps of lightness between the hues that red-green blindness merges, after Okabe and Ito.
    "deuteranopia": (
        SeatStyle("lapis", (0, 84, 168), "scarab"),
        SeatStyle("carnelian", (202, 84, 8), "lion"),
        SeatStyle("malachite", (96, 206, 178), "ibis", _DARK_SIGN),
        SeatStyle("gold", (250, 212, 60), "sun", _DARK_SIGN),
        SeatStyle("aubergine", (86, 34, 92), "lotus"),
    ),
    # Five clearly different lightnesses: also apart in black and white.
    "contrast": (
        SeatStyle("lapis", (10, 50, 170), "scarab"),
        SeatStyle("carnelian", (216, 44, 30), "lion"),
        SeatStyle("malachite", (66, 190, 104), "ibis", (10, 26, 10)),
        SeatStyle("gold", (255, 226, 60), "sun", (40, 20, 0)),
        SeatStyle("aubergine", (70, 20, 82), "lotus"),
    ),
}


def seats(name: PaletteName = "standard") -> tuple[SeatStyle, ...]:
    return SEATS[name]
