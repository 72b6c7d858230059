"""What is heard: one sound for each kind of thing that happens, at most two in a move."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.tekhenu import bot_events
from game.tekhenu import events as happened
from ui.frame.sound import Sound

_HEARD: tuple[tuple[Sound, tuple[type[Event], ...]], ...] = (
    ("win", (happened.DecreeScored,)),
    ("gong", (happened.DialTurned, happened.JudgementBegan, happened.ScoringBegan)),
    ("dice", (happened.DieTaken, happened.DiceRolled)),
    ("stone", (happened.BuildingBuilt, happened.StatueBuilt, happened.PeopleStatueBuilt, happened.PillarLaid)),
    ("coin", (happened.Produced, happened.GoodsPaid, happened.StatueBonus, happened.FaithLaid)),
    (
        "page",
        (
            happened.CardTaken,
            happened.BlessingPlayed,
            happened.DecreeKept,
            happened.StartCardTaken,
            happened.DestinyTaken,
            happened.CardKept,
            happened.SectionRefreshed,
            bot_events.BotTileTurned,
        ),
    ),
)
"""Loudest first."""


def sounds(events: Sequence[Event]) -> list[Sound]:
    heard = [sound for sound, kinds in _HEARD if any(isinstance(event, kinds) for event in events)]
    return heard[:2]
