"""What is heard: one sound for each kind of thing that happens, never twice in a move."""

from __future__ import annotations

from collections.abc import Sequence

from game.amunre import events as happened
from game.core.events import Event
from ui.frame.sound import Sound

_HEARD: tuple[tuple[Sound, tuple[type[Event], ...]], ...] = (
    ("win", (happened.GameEnded,)),
    ("gong", (happened.TilePlaced, happened.KingdomScoring)),
    ("stone", (happened.StonePlaced, happened.GiftStone, happened.PyramidBuilt, happened.BidPlaced)),
    ("coin", (happened.BonusGold, happened.IncomeReceived, happened.CardExchanged)),
    (
        "page",
        (
            happened.ProvincesRevealed,
            happened.CardsDrawn,
            happened.CardPlayed,
            happened.CardPlayedOn,
            happened.OfferingLaid,
        ),
    ),
)
"""Loudest first."""


def sounds(events: Sequence[Event]) -> list[Sound]:
    """At most two, so that a busy move is not a noise."""
    heard = [sound for sound, kinds in _HEARD if any(isinstance(event, kinds) for event in events)]
    return heard[:2]
