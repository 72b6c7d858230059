"""What is heard: one sound for each kind of thing that happens, at most two in a move."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.pharaon import automaton_events as traitor
from game.pharaon import events as happened
from ui.frame.sound import Sound

_HEARD: tuple[tuple[Sound, tuple[type[Event], ...]], ...] = (
    ("gong", (happened.PharaohNamed, happened.WheelTurned, traitor.TraitorGod)),
    ("stone", (happened.BurialStepReached, happened.TrackClimbed, traitor.TraitorStepped, traitor.TraitorClimbed)),
    (
        "page",
        (
            happened.NobleTaken,
            happened.NobleDrawn,
            happened.ArtisanTaken,
            happened.ArtisanDrawn,
            happened.StartNobleKept,
            happened.PowerUsed,
            traitor.TraitorTookNoble,
            traitor.TraitorTookArtisan,
            traitor.TraitorDiscardedNoble,
            traitor.TraitorDiscardedArtisan,
        ),
    ),
    ("click", (happened.PassedOnRow, happened.PassedLast, happened.DiscAdvanced, traitor.TraitorPassed)),
    (
        "coin",
        (
            happened.CostPaid,
            happened.AccessPaid,
            happened.LotTaken,
            happened.BonusTaken,
            happened.BonusDrawn,
            happened.ResourcesGained,
            traitor.TraitorPlaced,
            traitor.TraitorTookLot,
            traitor.TraitorTookBonus,
            traitor.TraitorGained,
            traitor.TraitorGainedLargest,
        ),
    ),
)
"""Loudest first."""


def sounds(events: Sequence[Event]) -> list[Sound]:
    heard = [sound for sound, kinds in _HEARD if any(isinstance(event, kinds) for event in events)]
    return heard[:2]
