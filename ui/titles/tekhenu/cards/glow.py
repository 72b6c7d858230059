"""How things that can be clicked stand out: a faience rim, cream under the pointer, a cream frame for what follows."""

from __future__ import annotations

from typing import Literal

from pygame import Rect, Surface

from ui.art import masks
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import HOT, LEGAL
from ui.art.surface import recoloured
from ui.titles.tekhenu.cards.look import Lights

Light = Literal["", "legal", "hot", "reached"]


def light_of(lights: Lights, subject: str) -> Light:
    if subject == lights.hot:
        return "hot"
    if subject in lights.legal:
        return "legal"
    return "reached" if subject in lights.reached else ""


def halo(target: Surface, rect: Rect, corner: float, light: Light, scale: float) -> None:
    """Behind something that will be drawn on `rect`: its rim and its light."""
    if not light:
        return
    colour = LEGAL if light == "legal" else HOT
    reach = (6 if light == "legal" else 9) * scale
    wide = max(2, round(3 * scale))
    edge = rect.inflate(2 * wide, 2 * wide)
    strength = 1 if light == "reached" else 2
    box_aura(edge.size, corner + wide, max(2.0, reach), colour, 235, strength).put(target, edge.topleft)
    target.blit(recoloured(masks.rounded(edge.size, corner + wide), colour), edge)


def rim(target: Surface, rect: Rect, corner: float, light: Light, scale: float) -> None:
    """Over something with print on it, which must stay readable: the rim alone."""
    if light:
        outline(target, rect, LEGAL if light == "legal" else HOT, max(2.0, 3.2 * scale), corner)
