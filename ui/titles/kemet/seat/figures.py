"""What the panel of a seat shows, as plain figures: the panel is painted from these and from nothing else."""

from __future__ import annotations

from typing import TypeAlias

from game.kemet.balance import has_silver
from game.kemet.components import components
from game.kemet.state import Kemet
from game.kemet.tokens import has_gold
from ui.titles.kemet.signs import POINT_SIGNS

Figures: TypeAlias = dict[str, int | str]

POINTS = "points."
"""Before the kind of points that is counted."""
LEFT, PLAYED = "left", "played"
"""What became of the silver or gold token that a seat owns."""


def panel_figures(view: Kemet, seat: int) -> Figures:
    """Public things only: they are the same whoever looks."""
    powers, actions = view.powers(seat), components().action_spaces
    return {
        "points": view.points[seat],
        **{POINTS + kind: number for kind, number in points_by_kind(view, seat).items()},
        "prayers": view.prayers[seat],
        "reserve": view.reserve[seat],
        "cards": cards_in_hand(view, seat),
        "battle_cards": len(view.battle_hands[seat]),
        "tiles": " ".join(view.tiles[seat]),
        "spaces": " ".join(space.id for k, space in enumerate(actions) if view.tokens[seat] >> k & 1),
        "silver_on": view.silver_on[seat],
        "silver": (LEFT if has_silver(view, seat) else PLAYED) if powers.silver else "",
        "gold": (LEFT if has_gold(view, seat) else PLAYED) if powers.gold else "",
        "tokens_left": components().own_tokens - view.own_tokens[seat],
        "place": view.order.index(seat) + 1 if seat in view.order else 0,
        "triggered": int(view.triggered == seat),
    }


def cards_in_hand(view: Kemet, seat: int) -> int:
    """KEM-16.3  Divine intervention cards that are hidden in a Combat still count as cards in hand."""
    revealed = view.combat is not None and view.combat.revealed
    return len(view.hands[seat]) + (0 if revealed else len(view.behind[seat]))


def points_by_kind(view: Kemet, seat: int) -> dict[str, int]:
    """KEM-1.12  Permanent ones from the ledger, temporary ones from what is held now; only kinds that have any."""
    found = dict.fromkeys(POINT_SIGNS, 0)
    for event in view.ledger:
        if event.seat == seat and event.reason in found:
            found[event.reason] += event.points
    found["temple"] = view.temples_held[seat] * components().temple_vp
    found["pyramid"] = view.pyramids_held[seat] * components().pyramid_vp
    return {kind: number for kind, number in found.items() if number}
