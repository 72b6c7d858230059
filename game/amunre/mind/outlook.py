"""What a computer seat expects of the rest of a kingdom: harvests to come, tiles, camels, what points are worth.

The figures are opinions of good players, not rules; changing them changes play, never legality.
"""

from __future__ import annotations

from typing import NamedTuple

from game.amunre.components import components
from game.amunre.income import CollectIncome
from game.amunre.state import AmunRe

VP_IN_OLD_KINGDOM = 2.2
VP_IN_NEW_KINGDOM = 2.6
"""Gold pieces that a victory point is worth."""
USUAL_TILE = 2.0
USUAL_CAMEL = 0.72
"""Mean tile value and the chance of a camel, where the offering is still open."""


class Outlook(NamedTuple):
    """What lies ahead of one seat in this kingdom."""

    vp: float
    """Gold pieces per victory point."""
    harvests: float
    """Sum of the tile values still to be harvested with: a farmer's worth."""
    caravans: float
    """How often a caravan is expected to pay."""
    incomes: int
    """Incomes still to come, this turn's included."""
    purchases: int
    """Purchase turns still to come in this kingdom, the present one included."""
    last_turn: bool
    """The last turn of the game: gold is worth its rank only."""


def outlook(game: AmunRe, seat: int) -> Outlook:
    turns_after = components().turns_per_kingdom - game.turn_of_kingdom
    collected = game.phase == "scoring" or (game.phase == "income" and not _is_owed_income(game, seat))
    harvests, caravans, incomes = turns_after * USUAL_TILE, turns_after * USUAL_CAMEL, turns_after
    if not collected:
        incomes += 1
        if game.revealed_offerings and game.phase in ("offering", "income") and game.tile is not None:
            tile = components().tiles[game.tile]
            harvests += tile.value
            caravans += tile.camel
        else:
            harvests += USUAL_TILE
            caravans += USUAL_CAMEL
    bought = game.phase in ("offering", "income", "scoring")
    return Outlook(
        vp=VP_IN_OLD_KINGDOM if game.kingdom == 1 else VP_IN_NEW_KINGDOM,
        harvests=harvests,
        caravans=caravans,
        incomes=incomes,
        purchases=turns_after + (not bought),
        last_turn=game.kingdom == 2 and turns_after == 0,
    )


def _is_owed_income(game: AmunRe, seat: int) -> bool:
    return any(isinstance(step, CollectIncome) and step.seat == seat for step in game.agenda)
