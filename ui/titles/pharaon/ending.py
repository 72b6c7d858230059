"""The end of Pharaon: everything is counted in one final scoring (PHA-12)."""

from __future__ import annotations

from game.core.position import Position
from game.pharaon.state import Pharaon
from ui.ending.by_title import Ending

_SIGNS = {
    "gods": "eye",
    "nobles": "noble",
    "artisans": "artisan",
    "burial": "mummy",
    "nile": "nile",
    "tokens": "offering",
    "pharaoh": "crown",
    "first_player": "dawn",
}


def _pharaoh(position: Position, seat: int) -> int:
    """PHA-12.2, PHA-14.18  The Pharaoh token; alone, the Traitor wins every tie."""
    assert isinstance(position, Pharaon)
    if position.traitor is not None:
        return 0
    return int(position.pharaoh == seat)


def _traitor(position: Position, seat: int) -> int:
    """PHA-14.18"""
    assert isinstance(position, Pharaon)
    return int(position.traitor is not None and position.traitor.seat == seat)


def _tokens(position: Position, seat: int) -> int:
    """PHA-12.2"""
    assert isinstance(position, Pharaon)
    return position.seats[seat].token_count()


ENDING = Ending(
    signs=_SIGNS,
    expected=frozenset({"gods", "nobles", "artisans", "burial", "nile", "tokens"}),
    scorings=frozenset(_SIGNS),
    criteria=(("traitor", _traitor), ("pharaoh", _pharaoh), ("tokens", _tokens)),
)
