"""Force, Damage and Defence: rows of signs and numbers on battle cards of every size."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.kemet.components import BattleCard, components
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.ornament import outline
from ui.art.plates import body
from ui.titles.kemet.signs import VALUE_INKS, VALUE_SIGNS

PAPER: Final[Colour] = (240, 221, 180)
RIM: Final[Colour] = (150, 58, 34)
_NOTHING: Final[Colour] = (168, 146, 112)


def values_of(card: BattleCard) -> dict[str, int]:
    return {"force": card.force, "damage": card.damage, "defence": card.defence}


def paint_values(target: Surface, card: BattleCard, place: Rect, px: int) -> None:
    """Three columns: the sign above its number; a nought is pale."""
    wide = place.width / 3
    sign = round(min(wide * 0.8, place.height * 0.48))
    for k, (name, value) in enumerate(values_of(card).items()):
        x = place.x + wide * (k + 0.5)
        ink = VALUE_INKS[name] if value else _NOTHING
        put_icon(target, VALUE_SIGNS[name], sign, ink, (x, place.y + sign * 0.5))
        put_text(target, str(value), "number", px, ink, (x, place.y + sign + (place.height - sign) * 0.5), "center")


@kept
def value_card(card: str, height: int) -> Surface:
    """A battle card in the size of a sign: only what it adds."""
    wide = round(height * 0.8)
    out = body((wide, height), PAPER, "papyrus", height * 0.12, 1, (16, -16), 0, 3).copy()
    outline(out, Rect(0, 0, wide, height), RIM, max(1.4, height / 22), height * 0.12)
    rows = {name: value for name, value in values_of(components().battle_cards[card]).items() if value}
    step = height * 0.8 / max(2, len(rows))
    for k, (name, value) in enumerate(rows.items()):
        y = height / 2 + (k - (len(rows) - 1) / 2) * step
        put_icon(out, VALUE_SIGNS[name], round(step * 0.92), VALUE_INKS[name], (wide * 0.34, y))
        put_text(out, str(value), "number", max(11, round(step)), VALUE_INKS[name], (wide * 0.74, y), "center")
    return out
