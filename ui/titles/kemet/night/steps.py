"""KEM-9  The steps of the Night, and which of them is reached."""

from __future__ import annotations

from game.kemet.boards import NOWHERE
from game.kemet.night import OfferInDelta, OfferToAllGods
from game.kemet.night_cards import ChooseFromVision, OrderDraws
from game.kemet.state import Kemet

STEPS = ("offering", "delta", "temples", "adoration", "prayer", "divine_intervention", "awakening")
OFFERINGS = STEPS[:2]
"""Steps with one question, whose answer may be that nobody has anything of it."""
_ASKED: dict[type, str] = {
    OfferToAllGods: "offering",
    OfferInDelta: "delta",
    OrderDraws: "divine_intervention",
    ChooseFromVision: "divine_intervention",
}
"""Every other question of the Night belongs to its last step."""


def steps_for(view: Kemet) -> tuple[str, ...]:
    """Without a Sanctuary nothing is offered to all gods."""
    return STEPS if view.board.sanctuary != NOWHERE else STEPS[1:]


def step_asked(view: Kemet) -> str:
    """The step of the question that is asked by Night."""
    return _ASKED.get(type(view.decision), STEPS[-1])
