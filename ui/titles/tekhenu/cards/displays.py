"""Rows of cards to look at and to choose from: Start cards, dealt cards, the Destiny cards that nobody holds."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.tekhenu.state import Tekhenu
from ui.art.light import box_aura
from ui.titles.tekhenu.cards.face import own_card, small_card
from ui.titles.tekhenu.cards.glow import halo, light_of
from ui.titles.tekhenu.cards.look import DARK, Lights, Look
from ui.titles.tekhenu.cards.market import named

TALL = 1.36
"""Height of a card that carries its rule text, for a width of 1."""


def card_places(look: Look, rect: Rect, count: int, tall: float = TALL) -> tuple[Rect, ...]:
    """`count` cards in the rows in which they come out largest, all in the middle of the place."""
    if not count:
        return ()
    gap = look.screen.px(12)
    best, rows = 0, 1
    for trial in range(1, min(count, 3) + 1):
        columns = -(-count // trial)
        wide = (rect.width - gap * (columns - 1)) / columns
        high = (rect.height - gap * (trial - 1)) / trial
        fitting = int(min(wide, high / tall))
        if fitting > best:
            best, rows = fitting, trial
    columns = -(-count // rows)
    size = (max(8, best), max(8, round(best * tall)))
    top = rect.centery - (rows * size[1] + (rows - 1) * gap) // 2
    places = []
    for row in range(rows):
        in_row = min(columns, count - row * columns)
        left = rect.centerx - (in_row * size[0] + (in_row - 1) * gap) // 2
        places += [Rect((left + k * (size[0] + gap), top + row * (size[1] + gap)), size) for k in range(in_row)]
    return tuple(places)


def paint_cards(
    target: Surface, look: Look, rect: Rect, cards: Sequence[str], lights: Lights = DARK, secret: bool = False
) -> dict[str, Rect]:
    """Cards side by side with their rule texts; gives the place of each."""
    places = card_places(look, rect, len(cards))
    for card, place in zip(cards, places, strict=True):
        put_card(target, look, place, card, lights, secret)
    return dict(zip(cards, places, strict=True))


def put_card(target: Surface, look: Look, place: Rect, card: str, lights: Lights, secret: bool = False) -> None:
    """One card with its shadow and its light; tall ones carry their rule text."""
    scale = look.screen.scale
    lit = light_of(lights, f"card.{card}")
    at = place.move(0, -round(4 * scale)) if lit == "hot" else place
    corner = max(3.0, place.width * 0.06)
    depth = round((8 if lit == "hot" else 4) * scale)
    box_aura(place.size, corner, max(2.0, depth), alpha=155).put(target, at.move(depth // 2, depth).topleft)
    halo(target, at, corner, lit, scale)
    tall = place.height > place.width * 1.12 and place.height >= 130 * scale
    if tall or place.height >= look.screen.text(15) * 8:
        target.blit(own_card(look, card, place.size, not look.screen.small or place.width > 110, secret), at)
    else:
        target.blit(small_card(look, card, place.size, named(look, place)), at)


def paint_destinies(target: Surface, look: Look, rect: Rect, view: Tekhenu, lights: Lights = DARK) -> dict[str, Rect]:
    """The Destiny cards nobody holds, nearly square; gives the place of each."""
    places = card_places(look, rect, len(view.destinies), 0.96)
    for card, place in zip(view.destinies, places, strict=True):
        put_card(target, look, place, card, lights)
    return dict(zip(view.destinies, places, strict=True))
