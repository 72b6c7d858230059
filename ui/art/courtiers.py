"""Half-length portraits of the people at court: profile, wig or headdress, broad collar, and what they carry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Surface

from game.core.records import record
from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light
from ui.art.icons import icon
from ui.art.surface import blit_centred

_LINE: Final[Colour] = (52, 26, 12)
_HAIR: Final[Colour] = (38, 26, 22)
_MAN: Final[Colour] = (172, 100, 58)
_WOMAN: Final[Colour] = (212, 154, 98)
_GOLD: Final[Colour] = (232, 182, 74)
_FAIENCE: Final[Colour] = (40, 132, 140)
_CARNELIAN: Final[Colour] = (184, 62, 42)
_LINEN: Final[Colour] = (248, 240, 220)


@record
class Courtier:
    """How a person looks: headdress, garment, and the sign of the office beside them."""

    headdress: str
    sign: str
    garment: Colour = _LINEN
    woman: bool = False
    accent: Colour = _FAIENCE


_FACE: Final = (
    (43, 14), (52, 12), (60, 15), (63, 22), (64, 27), (69.5, 34), (66, 37), (67.6, 40.5), (66, 42.5), (67, 45),
    (64.5, 48), (62, 53.5), (54, 53.5), (53, 58), (54, 66), (38, 66), (39, 40),
)  # fmt: skip
"""The outline of head and neck on a portrait of 100 by 100, looking to the right."""


def _body(c: Canvas, who: Courtier, skin: Colour) -> None:
    shoulders = curves.smooth([(8, 101), (12, 78), (26, 67), (40, 62), (56, 62), (70, 67), (82, 78), (86, 101)], 6)
    c.poly(_LINE, *((x + (1.6 if x > 47 else -1.6), y - 1.6) for x, y in shoulders))
    c.poly(skin, *shoulders)
    c.poly(who.garment, (26, 101), (30, 84), (47, 92), (64, 84), (68, 101))
    for x in (38, 47, 56):
        c.line(dark(who.garment, 0.2), (x, 90), (x - (47 - x) * 0.15, 100), 1.1)


def _collar(c: Canvas, who: Courtier) -> None:
    """Rows of beads from the neck to the shoulders."""
    for reach, tone in (
        (25, _LINE),
        (23.6, _GOLD),
        (20.6, who.accent),
        (16.4, _CARNELIAN),
        (12.6, _GOLD),
        (9.6, _LINE),
    ):
        c.poly(
            tone,
            *curves.smooth(
                [
                    (47 - reach * 1.06, 64.5),
                    (47 - reach * 0.8, 64 + reach * 0.72),
                    (47, 64 + reach),
                    (47 + reach * 0.8, 64 + reach * 0.72),
                    (47 + reach * 1.06, 64.5),
                ],
                6,
            ),
        )


def _profile(c: Canvas, skin: Colour) -> None:
    c.poly(_LINE, *curves.towards(_FACE, (52, 38), -0.05))
    c.poly(skin, *_FACE)
    c.poly(light(skin, 0.16), (55, 17), (60, 18), (62, 25), (66, 33), (60, 36), (56, 30))
    c.poly(dark(skin, 0.22), (53, 54), (62, 53.5), (58, 57), (53, 62))
    c.poly((252, 246, 232), (53.5, 28.5), (57, 26.2), (61.4, 28), (57.4, 30.4))
    c.disc(_LINE, (58, 28.2), 1.7)
    c.path(_LINE, ((50.5, 29.4), (54, 26.6), (57.6, 25.6), (62, 27.6)), 1.2)
    c.path(_LINE, ((49.4, 29.6), (57, 31), (61, 28.6)), 1.0)
    c.path(_LINE, ((52, 23.6), (57, 21.6), (62, 23)), 1.4)
    c.path(dark(skin, 0.5), ((62.4, 42.4), (66, 42.4)), 1.1)
    c.path(dark(skin, 0.4), ((66, 36.6), (63.6, 36.4)), 1.0)


def _wig(c: Canvas, who: Courtier) -> None:
    """A full wig to the shoulders, with a band."""
    hair = [(58, 13), (50, 7), (38, 7), (28, 15), (24, 32), (22, 56), (26, 70), (42, 72), (46, 56), (47, 36), (50, 24)]
    c.poly(_LINE, *curves.towards(curves.smooth(hair, 6, closed=True), (38, 38), -0.03))
    c.poly(_HAIR, *curves.smooth(hair, 6, closed=True))
    for x in (28, 33, 38, 43):
        c.path((92, 68, 52), curves.smooth([(x + 6, 14), (x, 34), (x - 2, 66)], 6), 0.9)
    c.path(_GOLD, ((59.5, 16), (48, 15), (36, 17), (25, 24)), 2.6)


def _long(c: Canvas, who: Courtier) -> None:
    """Long tresses with a lotus over the brow."""
    _wig(c, who)
    tress = [(24, 54), (21, 74), (26, 88), (38, 90), (43, 74), (42, 60)]
    c.poly(_LINE, *curves.towards(curves.smooth(tress, 6, closed=True), (32, 72), -0.05))
    c.poly(_HAIR, *curves.smooth(tress, 6, closed=True))
    for x in (28, 33, 38):
        c.path((92, 68, 52), ((x, 58), (x - 0.6, 86)), 0.9)
        c.path(_GOLD, ((x - 3, 80), (x + 2.4, 80)), 1.8)
    for dx in (-5, 0, 5):
        c.poly((226, 138, 150), (60, 13), (60 + dx - 2.4, 6), (60 + dx * 1.5, 0.5), (60 + dx + 2.4, 6))


def _nemes(c: Canvas, who: Courtier) -> None:
    """The striped cloth of the highest."""
    cloth = [(61, 15), (52, 6), (38, 6), (26, 17), (18, 44), (14, 68), (30, 74), (44, 70), (45, 54), (47, 34), (51, 24)]
    outline = curves.smooth(cloth, 5, closed=True)
    c.poly(_LINE, *curves.towards(outline, (36, 40), -0.03))
    c.poly(_GOLD, *outline)
    for k in range(6):
        y = 20 + k * 8
        left = 28 - k * 2.1
        c.path(who.accent, curves.smooth([(left, y + 7), (left + 9, y + 1), (45 - k * 0.3, y + 3)], 5), 2.6)
    c.path(dark(_GOLD, 0.45), ((61, 16), (48, 15), (34, 17)), 2.4)
    c.path(_GOLD, ((61, 15), (66, 10), (64, 5), (68, 3)), 2.6)


def _bald(c: Canvas, who: Courtier) -> None:
    """A shaven priest."""
    skull = curves.smooth([(59, 14.6), (52, 8), (40, 8), (31, 17), (31, 32), (38, 44)], 6)
    c.path(_LINE, skull, 2.6)
    c.poly(_MAN, *skull, (48, 48), (58, 22))
    c.poly(light(_MAN, 0.14), *curves.smooth([(55, 12), (46, 10.5), (38, 14), (46, 17), (55, 16)], 5, closed=True))
    c.oval(_LINE, 39.4, 28, 7.2, 11)
    c.oval(dark(_MAN, 0.06), 40.4, 29, 5.2, 9)
    c.path(who.accent, ((60, 66), (42, 78), (24, 96)), 7)


def _helmet(c: Canvas, who: Courtier) -> None:
    """The blue war crown with its discs."""
    cap = curves.smooth(
        [(62, 18), (61, 6), (50, 0.5), (36, 2), (28, 12), (31, 28), (38, 44), (44, 40), (48, 26)], 6, closed=True
    )
    c.poly(_LINE, *curves.towards(cap, (45, 20), -0.05))
    c.poly((44, 84, 142), *cap)
    for x, y in ((36, 11), (44, 7), (52, 7), (40, 18), (48, 15), (56, 13), (37, 26), (43, 27)):
        c.disc((236, 214, 150), (x, y), 1.7)
    c.path(_GOLD, ((62, 18.6), (52, 19.6), (46, 30), (41, 43)), 2.8)


def _feather(c: Canvas, who: Courtier) -> None:
    """A wig with the feather of Maat in its band."""
    _wig(c, who)
    plume = curves.smooth([(34, 18), (24, 8), (22, 1), (31, 0.5), (38, 8), (39, 17)], 6, closed=True)
    c.poly(_LINE, *curves.towards(plume, (31, 9), -0.1))
    c.poly((244, 236, 214), *plume)
    c.path(who.accent, ((36, 17), (30, 8), (26, 3)), 1.6)


def _cap(c: Canvas, who: Courtier) -> None:
    """Short curls under a plain band."""
    hair = curves.smooth(
        [(61, 15), (52, 7), (39, 7), (29, 16), (28, 34), (34, 48), (43, 48), (47, 34), (51, 23)], 6, closed=True
    )
    c.poly(_LINE, *curves.towards(hair, (42, 26), -0.05))
    c.poly(_HAIR, *hair)
    for row in range(5):
        for k in range(4):
            x, y = 33 + k * 5.4 + (row % 2) * 2.4, 13 + row * 7.4
            if x < 49 - row * 0.6:
                c.disc((86, 62, 46), (x, y), 1.5)
    c.path(who.accent, ((60.5, 16), (48, 14.6), (36, 17), (28.6, 23)), 2.4)


_HEADDRESSES: Final[dict[str, Callable[[Canvas, Courtier], None]]] = {
    "wig": _wig,
    "long": _long,
    "nemes": _nemes,
    "bald": _bald,
    "helmet": _helmet,
    "feather": _feather,
    "cap": _cap,
}


@kept
def portrait(who: Courtier, size: int) -> Surface:
    """Head and shoulders on a square of `size` pixels, looking to the right."""
    c = Canvas((max(10, size), max(10, size)), 100, rim=_LINE)
    skin = _WOMAN if who.woman else _MAN
    _body(c, who, skin)
    _collar(c, who)
    _profile(c, skin)
    _HEADDRESSES[who.headdress](c, who)
    return c.finish()


def put_courtier(target: Surface, who: Courtier, ink: Colour) -> None:
    """A portrait at the left and the sign of the office at the right of a whole picture."""
    w, h = target.get_size()
    side = round(min(h * 0.98, w * 0.82))
    target.blit(portrait(who, side), (round(w * 0.41 - side / 2), h - side))
    sign = round(min(h * 0.4, w * 0.3))
    at = (w - sign * 0.64, h * 0.72)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        blit_centred(target, icon(who.sign, sign, light(ink, 0.86)), (at[0] + dx, at[1] + dy))
    blit_centred(target, icon(who.sign, sign, ink), at)
