"""What the choice under the pointer would change on a player's board: badges, and the balance it would lead to."""

from __future__ import annotations

from typing import Final

from game.core.records import record
from game.tekhenu.dial import Die
from game.tekhenu.words import GOODS


@record
class Forecast:
    """Net changes; `die` is the die that would come to `plate` ("pure", "tainted", "anubis")."""

    points: int = 0
    goods: tuple[int, ...] = (0,) * len(GOODS)
    die: Die | None = None
    plate: str = ""
    excess: int = 0
    faith: int = 0
    """Faith laid at a Judgement: positive left, negative right."""

    @property
    def weighs(self) -> bool:
        """Whether the balance moves, or a die comes to the scales."""
        return self.die is not None or bool(self.excess or self.faith)


NOTHING: Final = Forecast()


def balance_after(balance: int, forecast: Forecast) -> int:
    """TEK-16.1  The balance that the choice would lead to."""
    face = forecast.die.face if forecast.die is not None else 0
    weight = {"pure": face, "tainted": -face}.get(forecast.plate, 0)
    return balance + weight - forecast.excess + forecast.faith
