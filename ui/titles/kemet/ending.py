"""The end of Kemet: points come and go during play, nothing is counted at the end but them (KEM-11)."""

from __future__ import annotations

from game.core.position import Position
from game.kemet.dawn import combat_points
from game.kemet.state import Kemet
from ui.ending.by_title import Ending


def _trigger(position: Position, seat: int) -> int:
    """KEM-11.4  Who triggered the end comes first among equals."""
    assert isinstance(position, Kemet)
    return int(position.triggered == seat)


def _combat(position: Position, seat: int) -> int:
    """KEM-11.4"""
    assert isinstance(position, Kemet)
    return combat_points(position, seat)


def _track(position: Position, seat: int) -> int:
    """KEM-11.4  Further left on the turn order track is better."""
    assert isinstance(position, Kemet)
    return -position.order.index(seat)


ENDING = Ending(
    signs={
        "combat": "sword",
        "control": "crown",
        "temple": "temple",
        "pyramid": "pyramid",
        "sanctuary": "sanctuary",
        "domination": "star",
        "sphinx": "sphinx",
    },
    expected=frozenset({"combat", "control", "temple", "pyramid", "sanctuary"}),
    criteria=(("trigger", _trigger), ("combat", _combat), ("track", _track)),
)
