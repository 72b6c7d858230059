"""What can happen in Kemet. Each event is a line of the log (`kemet.log.<name>`) and a cue for the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Event


@dataclass(frozen=True, slots=True)
class CityDrawn(Event):
    """KEM-3.3  A seat got a City at random."""

    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class DistrictsGarrisoned(Event):
    seat: int
    space: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    """KEM-3.5, KEM-12.2  Seats from left to right on the track."""

    weight: ClassVar[int] = 0
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PyramidPlaced(Event):
    seat: int
    colour: str
    level: int
    space: str


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """KEM-5.1  A seat is about to play its token with this number."""

    weight: ClassVar[int] = 0
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    weight: ClassVar[int] = 3
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class SilverPlaced(Event):
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class GoldPlaced(Event):
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class PrayersGained(Event):
    """`source` is what gave them: pray, recall, crusade, holy_war, delta, adoration, night or a card."""

    seat: int
    n: int
    source: str


@dataclass(frozen=True, slots=True)
class PrayersLost(Event):
    """KEM-10.8  Taken away by a card, not spent."""

    deprives: ClassVar[bool] = True
    seat: int
    n: int
    card: str


@dataclass(frozen=True, slots=True)
class PyramidRaised(Event):
    weight: ClassVar[int] = 2
    seat: int
    colour: str
    level: int
    space: str
    price: int


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    weight: ClassVar[int] = 2
    seat: int
    tile: str
    price: int


@dataclass(frozen=True, slots=True)
class BattleCardsTakenBack(Event):
    """KEM-8.9, KEM-8.11  All battle cards of a seat are in hand again."""

    weight: ClassVar[int] = 0
    seat: int


@dataclass(frozen=True, slots=True)
class BattleCardExchanged(Event):
    """KEM-8.11  A basic battle card left the game for a special one."""

    seat: int
    card: str
    special: str


@dataclass(frozen=True, slots=True)
class UnitsPlaced(Event):
    """`source` is recruit, enlistment or reinforcements."""

    weight: ClassVar[int] = 2
    seat: int
    space: str
    n: int
    price: int
    source: str


@dataclass(frozen=True, slots=True)
class CreaturePlaced(Event):
    weight: ClassVar[int] = 2
    seat: int
    creature: str
    space: str


@dataclass(frozen=True, slots=True)
class CreatureReturned(Event):
    deprives: ClassVar[bool] = True
    seat: int
    creature: str


@dataclass(frozen=True, slots=True)
class CreaturesSwapped(Event):
    """KEM-7.4  `creature` comes from the reserve for `other`."""

    seat: int
    creature: str
    other: str
    space: str


@dataclass(frozen=True, slots=True)
class TroopMoved(Event):
    weight: ClassVar[int] = 2
    seat: int
    start: str
    space: str
    n: int
    creature: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TroopTeleported(Event):
    weight: ClassVar[int] = 2
    seat: int
    start: str
    space: str
    n: int
    creature: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class UnitsRemoved(Event):
    """`source` is raining_fire, initiative, losses, sanctuary or delta."""

    deprives: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: int
    space: str
    n: int
    source: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """KEM-10.2  A divine intervention card outside Combat, paid and not yet resolved."""

    weight: ClassVar[int] = 2
    seat: int
    card: str
    price: int


@dataclass(frozen=True, slots=True)
class CardVetoed(Event):
    weight: ClassVar[int] = 2
    seat: int
    card: str
    rival: int


@dataclass(frozen=True, slots=True)
class StoodAside(Event):
    """KEM-16.4  A seat does not want to be asked again before its next turn."""

    silent: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class TroopEscaped(Event):
    seat: int
    start: str
    space: str
    n: int


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """KEM-8.0  `seat` attacks `rival`."""

    weight: ClassVar[int] = 3
    seat: int
    rival: int
    space: str


@dataclass(frozen=True, slots=True)
class CombatCalledOff(Event):
    """KEM-8.0  A side has no Unit left before the war council."""

    seat: int
    rival: int
    space: str


@dataclass(frozen=True, slots=True)
class BattleCardLaid(Event):
    """KEM-8.1  A seat has chosen; what it is stays secret."""

    weight: ClassVar[int] = 0
    seat: int


@dataclass(frozen=True, slots=True)
class BattleCardSeen(Event):
    """Which card is to be played and which is discarded, for their owner."""

    private: ClassVar[bool] = True
    seat: int
    card: str
    aside: str


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """KEM-8.2  A divine intervention card behind the battle card, for its owner."""

    private: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BattleCardShown(Event):
    weight: ClassVar[int] = 0
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class HiddenCardsShown(Event):
    seat: int
    card: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """KEM-8.3  A revealed card, paid and resolved."""

    seat: int
    card: str
    price: int


@dataclass(frozen=True, slots=True)
class CardGivenForForce(Event):
    """KEM-8.3  Divine Wound."""

    seat: int
    card: str
    n: int


@dataclass(frozen=True, slots=True)
class ForceCounted(Event):
    """KEM-8.4  The sum of one side, line by line."""

    weight: ClassVar[int] = 0
    seat: int
    units: int
    from_card: int
    from_tiles: int
    from_creature: int
    from_cards: int
    from_home: int
    total: int


@dataclass(frozen=True, slots=True)
class DamageCounted(Event):
    """KEM-8.5  What one side deals and what it holds off."""

    weight: ClassVar[int] = 0
    seat: int
    damage: int
    defence: int


@dataclass(frozen=True, slots=True)
class CombatWon(Event):
    weight: ClassVar[int] = 3
    seat: int
    rival: int
    space: str


@dataclass(frozen=True, slots=True)
class CombatDecided(Event):
    """KEM-8.6  Winner, losses and reward are known; where the Troops go comes next."""

    silent: ClassVar[bool] = True
    closes: ClassVar[type[Event] | None] = CombatBegan
    space: str


@dataclass(frozen=True, slots=True)
class TroopRetreated(Event):
    deprives: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: int
    start: str
    space: str
    n: int


@dataclass(frozen=True, slots=True)
class TroopRecalled(Event):
    deprives: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: int
    space: str
    n: int


@dataclass(frozen=True, slots=True)
class TroopStayed(Event):
    weight: ClassVar[int] = 0
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class CombatEnded(Event):
    silent: ClassVar[bool] = True
    space: str


@dataclass(frozen=True, slots=True)
class NightBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@dataclass(frozen=True, slots=True)
class NightStep(Event):
    """KEM-9  offering, delta, temples, adoration, prayer, divine_intervention or awakening."""

    silent: ClassVar[bool] = True
    step: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """Which cards they were, for their owner."""

    private: ClassVar[bool] = True
    seat: int
    card: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VisionHad(Event):
    """KEM-9.6  A seat looks at the top of the draw pile."""

    weight: ClassVar[int] = 0
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class VisionSeen(Event):
    """What lay there, for the one who looks."""

    private: ClassVar[bool] = True
    seat: int
    card: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    weight: ClassVar[int] = 0
    n: int


@dataclass(frozen=True, slots=True)
class TokensTakenBack(Event):
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DawnBegan(Event):
    closes: ClassVar[type[Event] | None] = NightBegan
    weight: ClassVar[int] = 0
    number: int


@dataclass(frozen=True, slots=True)
class PositionTaken(Event):
    """KEM-12.2  A place on the turn order track, from 1 on the left."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    weight: ClassVar[int] = 3
    winner: tuple[int, ...]
