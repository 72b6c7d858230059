"""How things that can be clicked stand out: a faience rim, cream under the pointer."""

from __future__ import annotations

from typing import Literal

from pygame import Rect, Surface

from ui.art import masks
from ui.art.colour import Colour
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import HOT, LEGAL
from ui.art.surface import recoloured
from ui.kit.thing import FaceState

Light = Literal["", "legal", "hot"]


def light_of(legal: bool, state: FaceState) -> Light:
    """Only what may be chosen glows."""
    return "" if not legal else "legal" if state == "normal" else "hot"


def halo(target: Surface, rect: Rect, corner: float, light: Light, scale: float) -> None:
    """Behind something that will be drawn on `rect`: its rim and its light."""
    if not light:
        return
    colour = LEGAL if light == "legal" else HOT
    reach = (6 if light == "legal" else 9) * scale
    wide = max(2, round(3 * scale))
    edge = rect.inflate(2 * wide, 2 * wide)
    box_aura(edge.size, corner + wide, max(2.0, reach), colour, 235, 2).put(target, edge.topleft)
    target.blit(recoloured(masks.rounded(edge.size, corner + wide), colour), edge)


def rim(target: Surface, rect: Rect, corner: float, scale: float, colour: Colour = HOT) -> None:
    """Over something with print on it, which must stay readable: the rim alone."""
    outline(target, rect, colour, max(2.0, 3.2 * scale), corner)


def draw_rim(
    target: Surface, rect: Rect, corner: float, scale: float, legal: bool, state: FaceState = "normal"
) -> None:
    """A row of the own board that may be chosen."""
    if legal:
        rim(target, rect, corner, scale, LEGAL if state == "normal" else HOT)
