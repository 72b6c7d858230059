"""The small pieces of Kemet: shields of the seats, Action tokens, points, little cards, creatures."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.kemet.components import components
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text
from ui.art.palette import CREAM, INK, IVORY, SeatStyle
from ui.art.surface import blit_centred, recoloured
from ui.art.tokens import badge, token
from ui.titles.kemet.signs import CARD_COLOURS, GOLD, PERMANENT, POINT_SIGNS, SILVER, TEMPORARY, TEMPORARY_POINTS

SHIELD_WIDTH: Final = 0.84
"""Of its height."""
_BATTLE_BACK: Final[Colour] = (150, 46, 34)
_BRONZE: Final[Colour] = (92, 56, 26)
_SHIELD: Final = (
    (4, 22),
    (6, 12),
    (12, 5.4),
    (21, 2.6),
    (42, 1.6),
    (63, 2.6),
    (72, 5.4),
    (78, 12),
    (80, 22),
    (80, 97),
    (4, 97),
)


@kept
def seat_shield(seat_style: SeatStyle, height: int) -> Surface:
    """The shield of a faction: round above, flat below, with its animal."""
    colour = seat_style.colour
    c = Canvas((max(1, round(height * SHIELD_WIDTH)), height), 84, fine=6, rim=dark(colour, 0.7))
    for inset, tone in (
        (0, dark(colour, 0.72)),
        (3, (246, 222, 158)),
        (7, dark(colour, 0.3)),
        (9, light(colour, 0.14)),
    ):
        c.poly(tone, *_shrunk(inset))
    for k in range(8):
        c.poly(mix(light(colour, 0.14), dark(colour, 0.12), k / 7), *_shrunk(9.6, top=9 + k * 10))
    out = c.finish()
    size = round(height * 0.64)
    centre = (out.get_width() / 2, height * 0.53)
    if seat_style.ink == CREAM:
        blit_centred(
            out, recoloured(icon(seat_style.symbol, size), dark(colour, 0.6), 170), (centre[0] + 1, centre[1] + 1)
        )
    blit_centred(out, icon(seat_style.symbol, size, seat_style.ink), centre)
    return out


def _shrunk(inset: float, top: float = 0) -> list[tuple[float, float]]:
    """The outline moved inwards; with `top` only what lies below that line."""
    kx, ky = (84 - 2 * inset) / 84, (100 - 2 * inset) / 100
    return [(inset + x * kx, max(top, inset + y * ky)) for x, y in _SHIELD]


def own_token(seat_style: SeatStyle, diameter: int) -> Surface:
    """An Action token of a seat."""
    return token(diameter, seat_style.colour, seat_style.symbol, seat_style.ink)


def silver_token(diameter: int) -> Surface:
    return token(diameter, SILVER, "action_token", (46, 52, 62))


def gold_token(diameter: int) -> Surface:
    return token(diameter, GOLD, "sun", (70, 38, 2))


def point_token(kind: str, size: int) -> Surface:
    """KEM-1.6  Permanent VP are square, temporary ones round."""
    sign = POINT_SIGNS[kind]
    if kind in TEMPORARY_POINTS:
        return token(size, TEMPORARY, sign, (60, 30, 4))
    return token(size, PERMANENT, sign, CREAM, "square")


@kept
def little_card(kind: str, height: int) -> Surface:
    """A card in one sign: `divine` or `battle`."""
    colour, sign = (CARD_COLOURS["day"], "eye") if kind == "divine" else (_BATTLE_BACK, "sword")
    wide = max(1, round(height * 0.74))
    c = Canvas((wide, height), 74, fine=6, rim=dark(colour, 0.7))
    c.box(dark(colour, 0.6), 0, 0, 74, 100, 12)
    c.box((250, 224, 160), 4, 4, 66, 92, 9)
    c.box(colour, 9, 9, 56, 82, 6)
    out = c.finish()
    blit_centred(out, icon(sign, round(height * 0.58), IVORY), (wide / 2, height / 2))
    return out


@kept
def creature_disc(creature: str, diameter: int, seat_style: SeatStyle | None = None) -> Surface:
    """A creature in bronze and gold, on a base in its owner's colour."""
    rim = seat_style.colour if seat_style is not None else (150, 104, 46)
    c = Canvas((diameter, diameter), 100, fine=6, rim=dark(rim, 0.7))
    c.disc(dark(rim, 0.7), (50, 50), 50)
    c.disc(rim, (50, 50), 47)
    c.disc((98, 62, 14), (50, 50), 42)
    c.disc((252, 216, 124), (50, 50), 40.4)
    c.disc((206, 156, 62), (50.8, 51), 37)
    for k in range(8):
        c.disc(mix(dark(_BRONZE, 0.35), light(_BRONZE, 0.1), k / 7), (50 - 0.4 * k, 50 - 0.5 * k), 35 - 0.8 * k)
    out = c.finish()
    sign = components().tiles[components().creatures[creature].tile].sign
    size = round(diameter * 0.52)
    blit_centred(out, icon(sign, size, (30, 14, 2)), (diameter / 2 + 1, diameter / 2 + max(1, diameter // 40)))
    blit_centred(out, icon(sign, size, (255, 232, 168)), (diameter / 2, diameter / 2))
    return out


@kept
def victory_disc(diameter: int, text: str, unit: str, least: int) -> Surface:
    """The points of a seat in gold, with their unit below where there is room for it."""
    c = Canvas((diameter, diameter), 100, fine=4, rim=(84, 48, 8))
    c.disc((84, 48, 8), (50, 50), 50)
    for k in range(10):
        c.disc(mix((170, 116, 34), (238, 190, 92), k / 9), (50 - 0.3 * k, 50 - 0.4 * k), 46.6 - 0.5 * k)
    c.disc((104, 62, 14), (50, 50), 41.4)
    for k in range(10):
        c.disc(mix((186, 132, 42), (226, 176, 76), k / 9), (50 - 0.3 * k, 50 - 0.5 * k), 40 - 0.8 * k)
    out = c.finish()
    below = unit if diameter * 0.26 >= least * 0.92 else ""
    line = fit_line(text, "number", round(diameter * (0.5 if below else 0.56)), round(diameter * 0.72), 8)
    middle = diameter * (0.42 if below else 0.49)
    put_text(out, line.text, "number", line.px, (255, 232, 160), (diameter / 2 + 1, middle + 1), "center")
    put_text(out, line.text, "number", line.px, (52, 26, 4), (diameter / 2, middle), "center")
    if below:
        px = max(least, round(diameter * 0.25))
        put_text(out, below, "number", px, (70, 38, 6), (diameter / 2, diameter * 0.735), "center")
    return out


@kept
def price_mark(price: int, px: int, ink: Colour = INK) -> Surface:
    """Prayers: an ankh and a number side by side."""
    size = round(px * 1.15)
    from_left = round(size * 0.86)
    number = fit_line(str(price), "number", px, px * 3, 8)
    out = Canvas((from_left + round(px * 0.62 * len(number.text)) + 2, round(px * 1.3)), rim=ink).finish()
    blit_centred(out, icon("ankh", size, ink), (size * 0.43, out.get_height() / 2))
    put_text(out, number.text, "number", px, ink, (from_left + 1, out.get_height() / 2 - 0.5), "midleft")
    return out


def put_count(target: Surface, card: Rect, count: int, px: int) -> None:
    """How many equal cards lie here, where it covers no word: beside the head, on a flat card above its sign."""
    if count < 2:
        return
    mark = badge(f"×{count}", max(13, px), (60, 34, 14), CREAM)
    if card.height > card.width:
        target.blit(mark, mark.get_rect(midright=(card.right, card.y + round(card.height * 0.245))))
    else:
        target.blit(mark, mark.get_rect(topleft=card.topleft))
