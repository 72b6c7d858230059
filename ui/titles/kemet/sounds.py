"""What is heard: one sound for each kind of thing that happens, at most two in a move."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.kemet import events as happened
from ui.frame.sound import Sound

_HEARD: tuple[tuple[Sound, tuple[type[Event], ...]], ...] = (
    (
        "gong",
        (
            happened.CombatBegan,
            happened.EndTriggered,
            happened.NightBegan,
            happened.DawnBegan,
            happened.GameEnded,
            happened.CombatWon,
        ),
    ),
    ("stone", (happened.PyramidRaised, happened.PyramidPlaced, happened.UnitsRemoved, happened.CreaturePlaced)),
    (
        "page",
        (
            happened.CardPlayed,
            happened.CardVetoed,
            happened.CardUsed,
            happened.BattleCardLaid,
            happened.BattleCardShown,
            happened.TileBought,
            happened.CardsDrawn,
            happened.VisionHad,
        ),
    ),
    (
        "click",
        (
            happened.TokenPlaced,
            happened.SilverPlaced,
            happened.GoldPlaced,
            happened.TroopMoved,
            happened.TroopTeleported,
            happened.TroopRetreated,
            happened.TroopEscaped,
            happened.UnitsPlaced,
            happened.DistrictsGarrisoned,
            happened.PositionTaken,
        ),
    ),
    ("coin", (happened.PrayersGained, happened.PrayersLost)),
)
"""Loudest first."""


def sounds(events: Sequence[Event]) -> list[Sound]:
    heard = [sound for sound, kinds in _HEARD if any(isinstance(event, kinds) for event in events)]
    return heard[:2]
