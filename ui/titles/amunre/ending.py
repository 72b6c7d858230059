"""The end of Amun-Re: everything is counted in the scorings of the two Kingdoms."""

from __future__ import annotations

from game.amunre.scoring import pyramids_of, stones_of
from game.amunre.state import AmunRe
from game.core.position import Position
from ui.ending.by_title import Ending

_SIGNS = {
    "temples": "temple",
    "pyramids": "pyramid",
    "sets": "pyramid_double",
    "bank_west": "chevron_left",
    "bank_east": "chevron_right",
    "objectives": "favour",
    "gold": "coin",
}


def _pyramids(position: Position, seat: int) -> int:
    assert isinstance(position, AmunRe)
    return pyramids_of(position, seat)


def _stones(position: Position, seat: int) -> int:
    assert isinstance(position, AmunRe)
    return stones_of(position, seat)


ENDING = Ending(_SIGNS, frozenset(_SIGNS), frozenset(_SIGNS), (("pyramids", _pyramids), ("stones", _stones)), "turn")
