"""The backs of cards: what lies in a pile, and what somebody else holds."""

from __future__ import annotations

from pygame import Surface

from ui.art.cards import card_back
from ui.titles.tekhenu.cards.style import COLOURS, SIGNS


def back(kind: str, size: tuple[int, int]) -> Surface:
    """Painted cloth in the colour of its type with the sign of the type."""
    return card_back(size, COLOURS[kind], SIGNS[kind])
