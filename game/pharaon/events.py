"""What can happen in Pharaon. Each event is a line of the log (`pharaon.log.<name>`) and a cue for the screen.

`token` names any token: a resource or an offering token; `track` names a Nile track by its resource. Slots, lots,
positions, spaces and rows count from 1. What the Traitor does is told in `automaton_events.py`.
"""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.records import record


@record
class DarkTilesChosen(Event):
    """PHA-14.6  The player has turned these Traitor tiles onto their dark face."""

    seat: int
    tile: tuple[str, ...]


@record
class ModeChosen(Event):
    """PHA-15.1  discovery or standard."""

    seat: int
    mode: str


@record
class ScribeDealt(Event):
    seat: int
    noble: str


@record
class StartNoblesDrawn(Event):
    seat: int
    n: int


@record
class StartNoblesSeen(Event):
    """PHA-2.9  Which nobles they were, for the one who drew them."""

    private: ClassVar[bool] = True
    seat: int
    noble: tuple[str, ...]


@record
class StartNobleKept(Event):
    seat: int
    noble: str


@record
class RoundBegan(Event):
    weight: ClassVar[int] = 0
    n: int
    seat: int


@record
class RoundEnded(Event):
    weight: ClassVar[int] = 0
    n: int


@record
class WheelTurned(Event):
    weight: ClassVar[int] = 0
    direction: str


@record
class WheelCleared(Event):
    """PHA-9.1  Everything on and beside the wheel goes back."""

    silent: ClassVar[bool] = True
    n: int


@record
class WheelBlocked(Event):
    """PHA-13.3  The vase nobody took blocks slots of the wheel."""

    vase: str
    resource: tuple[str, ...]


@record
class OfferingsRefilled(Event):
    weight: ClassVar[int] = 0
    lots: int
    tokens: int


@record
class BagRefilled(Event):
    weight: ClassVar[int] = 0
    n: int


@record
class VasesReshuffled(Event):
    weight: ClassVar[int] = 0
    n: int


@record
class VasesRevealed(Event):
    weight: ClassVar[int] = 0
    vase: tuple[str, ...]


@record
class NobleRevealed(Event):
    silent: ClassVar[bool] = True
    slot: int
    noble: str


@record
class ArtisanRevealed(Event):
    silent: ClassVar[bool] = True
    slot: int
    artisan: str


@record
class CostPaid(Event):
    """PHA-4.1, PHA-4.7  One token lies on the wheel, the others went back."""

    seat: int
    quarter: str
    token_access: str
    token: tuple[str, ...]


@record
class AccessPaid(Event):
    """PHA-4.3  The access token alone covered the cost."""

    seat: int
    quarter: str
    token_access: str


@record
class ResourcesGained(Event):
    seat: int
    resource: tuple[str, ...]


@record
class ResourcesLost(Event):
    """PHA-5.1  The supply was empty."""

    deprives: ClassVar[bool] = True
    seat: int
    resource: tuple[str, ...]


@record
class LotTaken(Event):
    weight: ClassVar[int] = 2
    seat: int
    lot: int
    token: tuple[str, ...]


@record
class BonusTaken(Event):
    seat: int
    position: int
    token: str


@record
class BonusDrawn(Event):
    seat: int
    token: str


@record
class BonusLost(Event):
    """PHA-5.7  Neither the Bonus zone nor the bag had a token."""

    deprives: ClassVar[bool] = True
    seat: int


@record
class NobleTaken(Event):
    weight: ClassVar[int] = 2
    seat: int
    noble: str


@record
class NobleDrawn(Event):
    weight: ClassVar[int] = 2
    seat: int
    noble: str


@record
class ArtisanTaken(Event):
    weight: ClassVar[int] = 2
    seat: int
    artisan: str


@record
class ArtisanDrawn(Event):
    weight: ClassVar[int] = 2
    seat: int
    artisan: str


@record
class ArtisanLost(Event):
    """PHA-7.11  No artisan was left."""

    deprives: ClassVar[bool] = True
    seat: int


@record
class NileOptionUsed(Event):
    seat: int
    option: str


@record
class TrackClimbed(Event):
    weight: ClassVar[int] = 2
    seat: int
    track: str
    level: int


@record
class ClimbLost(Event):
    """PHA-6.3.4  Every allowed track is at the top."""

    deprives: ClassVar[bool] = True
    seat: int


@record
class BurialStepReached(Event):
    weight: ClassVar[int] = 2
    seat: int
    step: str
    number: int


@record
class BurialStepLost(Event):
    """PHA-7.11  The cube stands on the last step."""

    deprives: ClassVar[bool] = True
    seat: int


@record
class PharaohNamed(Event):
    weight: ClassVar[int] = 3
    seat: int


@record
class PowerUsed(Event):
    seat: int
    noble: str


@record
class TokenGiven(Event):
    """PHA-7  What nobles 17 and 18 exchange."""

    seat: int
    token: str


@record
class VaseTaken(Event):
    """A vase from under the pyramid."""

    weight: ClassVar[int] = 2
    seat: int
    vase: str


@record
class VaseDrawn(Event):
    """A vase from the pile."""

    weight: ClassVar[int] = 2
    seat: int
    vase: str


@record
class VaseLost(Event):
    """PHA-5.3  No vase was left."""

    deprives: ClassVar[bool] = True
    seat: int


@record
class PassedOnRow(Event):
    weight: ClassVar[int] = 2
    seat: int
    row: int


@record
class PassedLast(Event):
    weight: ClassVar[int] = 2
    seat: int


@record
class FirstPlayerTaken(Event):
    """`rival` had it before."""

    weight: ClassVar[int] = 2
    seat: int
    rival: int


@record
class FirstPlayerKept(Event):
    seat: int


@record
class DiscAdvanced(Event):
    seat: int
    row: int
    space: int


@record
class RowEnded(Event):
    """PHA-8.5  A disc on the last space of its row stays there."""

    silent: ClassVar[bool] = True
    seat: int


@record
class FinalScoring(Event):
    """PHA-12.1  The points are counted."""


@record
class GodsCounted(Event):
    """PHA-11.4  Gods that a seat fulfils, after the best assignment of its elements."""

    seat: int
    god: tuple[str, ...]
    n: int


@record
class NobleCounted(Event):
    seat: int
    noble: str
    n: int


@record
class GameEnded(Event):
    weight: ClassVar[int] = 3
    winner: tuple[int, ...]
