"""Face-down piles with their number, empty slots, cards in their slots."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.lettering import put_text
from ui.art.palette import CREAM
from ui.art.pharaon_tokens import well
from ui.art.plates import pill, with_shadow
from ui.art.surface import faded
from ui.titles.pharaon.cards import card_back
from ui.titles.pharaon.look import Look


def put_card(target: Surface, picture: Surface, rect: Rect, u: float, lift: float = 4) -> None:
    with_shadow(picture, 8 * u, (2, round(lift), lift, 150), u).put(target, rect.topleft)


def paint_slot(target: Surface, look: Look, rect: Rect) -> None:
    """A slot without a card."""
    target.blit(faded(well(rect.size, (150, 112, 72), look.layout.px(8), 3, 150), 150), rect)


def paint_deck(target: Surface, look: Look, rect: Rect, kind: str, count: int) -> None:
    layout = look.layout
    if not count:
        paint_slot(target, look, rect)
        return
    depth = min(3, count - 1)
    back = card_back(kind, rect.size)
    for k in range(depth, -1, -1):
        shift = round(k * 1.8 * layout.u)
        with_shadow(back, 8 * layout.u, (1, 2, 3, 140), layout.u).put(target, (rect.x + shift, rect.y + shift))
    px = layout.text(16)
    size = (max(layout.px(34), px * 2), max(layout.px(22), round(px * 1.3)))
    tag = Rect((0, 0), size)
    tag.midbottom = (rect.centerx, rect.bottom - layout.px(8))
    target.blit(pill(size, (40, 26, 14)), tag)
    put_text(target, str(count), "number", px, CREAM, tag.center, "center")
