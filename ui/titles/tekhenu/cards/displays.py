"""A card before its owner or in a tray, with its shadow and its light."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.light import box_aura
from ui.kit.thing import FaceState
from ui.titles.tekhenu.cards.face import own_card, small_card
from ui.titles.tekhenu.cards.glow import halo, light_of
from ui.titles.tekhenu.cards.market import named
from ui.titles.tekhenu.cards.style import TableStyle


def draw_card(
    target: Surface, place: Rect, style: TableStyle, card: str, legal: bool, secret: bool, state: FaceState = "normal"
) -> None:
    """Tall ones carry their rule text. `secret`: with the lock of a Decree that nobody else knows."""
    scale = style.screen.scale
    lit = light_of(legal, state)
    at = place.move(0, -round(4 * scale)) if lit == "hot" else place
    corner = max(3.0, place.width * 0.06)
    depth = round((8 if lit == "hot" else 4) * scale)
    box_aura(place.size, corner, max(2.0, depth), alpha=155).put(target, at.move(depth // 2, depth).topleft)
    halo(target, at, corner, lit, scale)
    tall = place.height > place.width * 1.12 and place.height >= 130 * scale
    if tall or place.height >= style.screen.text(15) * 8:
        target.blit(own_card(style, card, place.size, not style.screen.small or place.width > 110, secret), at)
    else:
        target.blit(small_card(style, card, place.size, named(style, place)), at)
