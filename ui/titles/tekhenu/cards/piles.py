"""TEK-12.6  The three draw piles with the cards left and the cards discarded."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from ui.art.colour import Colour, light
from ui.art.goods import GOD_SIGNS
from ui.art.icons import icon, put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.light import box_aura
from ui.art.palette import CREAM, GOLD_TITLE
from ui.art.plates import recess
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.style import SIGNS, TableStyle

_NIGHT: Final[Colour] = (16, 26, 40)
_PALE: Final[Colour] = (206, 196, 176)
_HOLE: Final[Colour] = (60, 62, 70)


def empty_space(size: tuple[int, int], colour: Colour, sign: str, scale: float) -> Surface:
    """A space without a card: cut into the plate, with the sign of what belongs there."""
    out = recess(size, scale, colour, 6).copy()
    blit_centred(out, faded(icon(sign, round(min(size) * 0.42), light(colour, 0.5)), 120), (size[0] / 2, size[1] / 2))
    return out


def draw_head(target: Surface, head: Rect, style: TableStyle) -> None:
    """Thoth's sign above the piles."""
    sign = round(head.height * 0.86)
    put_icon(target, GOD_SIGNS["thoth"], sign, GOLD_TITLE, (head.x + sign / 2 + 2, head.centery), shade=_NIGHT)
    name = style.narrator.label("god", "thoth")
    room = Rect(head.x + sign + 6, head.y, head.width - sign - 6, head.height)
    px = min(style.screen.text(15), round(head.height * 0.7))
    if width(name, "heading", min(px, 12)) <= room.width:
        words.line(target, name, room, "heading", px, GOLD_TITLE, least=12)


def draw_pile(target: Surface, pile: Rect, style: TableStyle, kind: str, count: int) -> None:
    """Backs, higher the more cards are left, and their number."""
    scale = style.screen.scale
    high = pile.height - max(4, round(5 * scale))
    spot = Rect(pile.x + 3, pile.y + (pile.height - high) // 2, min(high, round(pile.width * 0.46)), high)
    if not count:
        target.blit(empty_space(spot.size, _HOLE, SIGNS[kind], scale), spot)
    for step in range(min(3, count // 6), -1, -1) if count else ():
        at = spot.move(round(step * 1.6 * scale), -round(step * 1.2 * scale))
        box_aura(spot.size, 3, 2 * scale, alpha=90).put(target, at.move(1, 2).topleft)
        target.blit(back(kind, spot.size), at)
    px = min(style.screen.text(17), round(pile.height * 0.66))
    put_text(target, str(count), "number", px, Rimmed(CREAM, _NIGHT), (spot.right + round(8 * scale), pile.centery))


def draw_discard(target: Surface, place: Rect, style: TableStyle, count: int) -> None:
    """How many cards will come back into the pile."""
    if not count:
        return
    px = min(style.screen.text(15), round(place.height * 0.56))
    at = put_text(target, str(count), "number", px, Rimmed(_PALE, _NIGHT), (place.right - 2, place.centery), "midright")
    put_icon(target, "undo", round(px * 0.9), _PALE, (at.left - px * 0.5, place.centery), shade=_NIGHT)
