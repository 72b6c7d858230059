"""TEK-11  Bastet: the festival."""

from __future__ import annotations

from typing import ClassVar

from game.core.agenda import Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import PERFORM
from game.tekhenu.components import components
from game.tekhenu.means import NOTHING, cost
from game.tekhenu.payment import charge
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import PAPYRUS, SCRIBE


@record
class HoldFestival(Step[Tekhenu]):
    """TEK-11.2, 11.3  Happiness by the value, between the two steps of T06; Scribes for low values."""

    rule: ClassVar[str] = "TEK-11.2"
    seat: int
    value: int

    def run(self, game: Tekhenu) -> None:
        seat, cult = self.seat, game.has(self.seat, "T06")
        more = components().technologies["T06"].gain
        game.report(events.FestivalHeld, seat, self.value)
        if cult:
            game.raise_population(seat, more.population)
        game.raise_happiness(seat, self.value)
        if cult:
            game.raise_happiness(seat, more.happiness)
        game.gain(seat, SCRIBE, components().bastet_scribes[self.value], "festival")


def perform(game: Tekhenu, seat: int, value: int, free: bool) -> None:
    """TEK-11.1."""
    game.then(HoldFestival(seat, value))
    charge(game, seat, NOTHING if free else cost(PAPYRUS, components().bastet_papyrus))


PERFORM["bastet"] = perform
