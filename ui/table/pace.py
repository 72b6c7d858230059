"""How fast computer turns are shown."""

from __future__ import annotations

from typing import NamedTuple

from saves.settings import Pace, Settings


class Tempo(NamedTuple):
    """Seconds of rest after a step, how long animations take against their own measure, and who goes on."""

    rest: float
    stretch: float
    waits: bool
    """Each step waits for the person."""


TEMPI: dict[Pace, Tempo] = {
    "step": Tempo(0.0, 1.0, True),
    "slow": Tempo(1.1, 1.4, False),
    "normal": Tempo(0.35, 0.8, False),
    "instant": Tempo(0.0, 0.0, False),
}

OWN_TEMPO = Tempo(0.0, 0.8, False)
"""What a person does at this screen is shown a little faster than what others do."""


def pace_of(settings: Settings, solo: bool = False) -> Pace:
    """The chosen pace; until there is one, matches against a solo opponent go step by step."""
    return settings.pace or ("step" if solo else "normal")
