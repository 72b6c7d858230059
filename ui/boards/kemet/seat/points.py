"""KEM-1.12  The points of a seat by kind."""

from __future__ import annotations

from game.kemet.components import box
from game.kemet.state import Kemet
from ui.rules.kemet_look import POINT_SIGNS


def points_by_kind(view: Kemet, seat: int) -> dict[str, int]:
    """Permanent ones from the ledger, temporary ones from what is held now; kinds without points are left out."""
    found = dict.fromkeys(POINT_SIGNS, 0)
    for event in view.ledger:
        if event.seat == seat and event.reason in found:
            found[event.reason] += event.points
    found["temple"] = view.temples_held[seat] * box().temple_vp
    found["pyramid"] = view.pyramids_held[seat] * box().pyramid_vp
    return {kind: number for kind, number in found.items() if number}
