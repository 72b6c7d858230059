"""A Destiny card where there is room for no more than a tag: the Ankh value that breaks ties, and the reward."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.tekhenu.components import components
from ui.art.cache import kept
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.palette import CREAM
from ui.art.plates import body
from ui.titles.tekhenu.cards.emblem import gain_groups
from ui.titles.tekhenu.cards.items import Word, paint_rows
from ui.titles.tekhenu.cards.style import COLOURS

LOWEST: Final = 46
"""Pixels: lower cards are shown as plaques."""


@kept
def destiny_plaque(size: tuple[int, int], card: str) -> Surface:
    w, h = size
    out = body(size, COLOURS["destiny"], "stone", h * 0.16, max(1, h // 20), (34, -34)).copy()
    sign = round(min(h * 0.72, w * 0.36))
    left = put_icon(out, "ankh", sign, CREAM, (sign * 0.62, h / 2)).right
    px = max(9, min(round(h * 0.66), round(w * 0.3)))
    at = put_text(out, str(components().destinies[card].ankh), "number", px, CREAM, (left + 1, h / 2))
    groups = [group for gain in components().destinies[card].choices for group in gain_groups(gain)]
    signs = tuple(tuple(item for item in group if not isinstance(item, Word)) for group in groups)
    paint_rows(out, signs, Rect(at.right + 2, 2, w - at.right - 4, h - 4), CREAM)
    return out
