"""What glows before a player, and how: gold may be clicked, turquoise may be used besides, cream is pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from pygame import Rect, Surface

from game.core.records import record
from ui.art import masks
from ui.art.colour import Colour
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import HOT, LEGAL, LEGAL_GOLD
from ui.art.surface import recoloured

Light = Literal["", "legal", "optional", "hot"]
_COLOURS: Final[Mapping[Light, Colour]] = {"legal": LEGAL_GOLD, "optional": LEGAL, "hot": HOT}


@record
class Lights:
    """Subjects that may be clicked (gold), powers that may be used (turquoise), what pays."""

    legal: frozenset[str] = frozenset()
    optional: frozenset[str] = frozenset()
    paying: tuple[tuple[str, int], ...] = ()
    """Number of tokens by subject that the shown payment takes."""

    def of(self, subject: str) -> Light:
        if subject in self.optional:
            return "optional"
        return "legal" if subject in self.legal else ""

    def pays(self, subject: str) -> int:
        """How many tokens of a pool the shown payment takes."""
        return sum(count for name, count in self.paying if name == subject)


DARK: Final = Lights()
"""Nothing glows."""


def halo(target: Surface, rect: Rect, corner: float, light: Light, scale: float) -> None:
    """Behind something that will be drawn on `rect`: its rim and its light."""
    if not light:
        return
    colour = _COLOURS[light]
    wide = max(2, round((3 if light == "hot" else 2) * scale))
    edge = rect.inflate(2 * wide, 2 * wide)
    reach = max(2.0, (9 if light == "hot" else 6) * scale)
    box_aura(edge.size, corner + wide, reach, colour, 235, 2).put(target, edge.topleft)
    target.blit(recoloured(masks.rounded(edge.size, corner + wide), colour), edge)


def rim(target: Surface, rect: Rect, corner: float, light: Light, scale: float) -> None:
    """Around something that lies in a hollow: a line and a little light inside."""
    if light:
        colour = _COLOURS[light]
        veil = recoloured(masks.rounded(rect.size, corner), colour, 74 if light == "hot" else 44)
        target.blit(veil, rect)
        outline(target, rect, colour, max(1.6, (2.6 if light == "hot" else 1.8) * scale), corner)
