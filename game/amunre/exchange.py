"""AMU-5.5  A favour card is worth 1 PO at any time in a decision of its owner."""

from __future__ import annotations

from functools import cache

from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.records import record


@record
class ExchangeCard(Move):
    """Discard a favour card of this kind for 1 PO."""

    card: str


exchange_card = cache(ExchangeCard)


def exchanges(game: AmunRe, seat: int) -> list[ExchangeCard]:
    """One move for each kind of card in the hand."""
    return [exchange_card(kind) for kind in dict.fromkeys(game.seats[seat].hand)]
