"""KEM-9  What the seats gain and give in a step of the Night, in short words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.events import Event, Scored
from game.kemet import events as happened
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.look import Look

_TOLD: dict[type[Event], tuple[str, Callable[[Any], dict[str, int]]]] = {
    Scored: ("points", lambda event: {"n": event.points}),
    happened.PrayersGained: ("prayers", lambda event: {"n": event.n}),
    happened.CardsDrawn: ("cards", lambda event: {"n": event.n}),
    happened.VisionHad: ("vision", lambda event: {}),
    happened.UnitsRemoved: ("units", lambda event: {"n": -event.n}),
    happened.UnitsPlaced: ("units", lambda event: {"n": event.n}),
    happened.PyramidRaised: ("level", lambda event: {"level": event.level}),
}
"""Events with the key of their words and what is put into them; others are not told by Night."""


def gains(look: Look, events: Iterable[Any]) -> dict[int, list[str]]:
    """By seat, what each of these events says with signs."""
    found: dict[int, list[str]] = {}
    for event in events:
        if type(event) in _TOLD:
            key, values = _TOLD[type(event)]
            found.setdefault(event.seat, []).append(say(look, f"night.{key}", **values(event)))
    return found
