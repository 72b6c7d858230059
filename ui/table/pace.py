"""How fast computer turns are shown."""

from __future__ import annotations

from typing import NamedTuple

from saves.settings import Pace


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
