"""What can happen in Kemet. Each event is a line of the log (`kemet.log.<name>`) and a cue for the screen."""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.records import record


@record
class CityDrawn(Event):
    """KEM-3.3  A seat got a City at random."""

    seat: int
    city: str


@record
class DistrictsGarrisoned(Event):
    seat: int
    space: tuple[str, ...]
    n: int


@record
class TurnOrderSet(Event):
    """KEM-3.5, KEM-12.2  Seats from left to right on the track."""

    weight: ClassVar[int] = 0
    order: tuple[int, ...]


@record
class PyramidPlaced(Event):
    seat: int
    colour: str
    level: int
    space: str


@record
class DayBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@record
class TurnBegan(Event):
    """KEM-5.1  A seat is about to play its token with this number."""

    weight: ClassVar[int] = 0
    seat: int
    number: int


@record
class EndTriggered(Event):
    weight: ClassVar[int] = 3
    seat: int
    points: int


@record
class TokenPlaced(Event):
    seat: int
    action: str


@record
class SilverPlaced(Event):
    seat: int
    action: str


@record
class GoldPlaced(Event):
    seat: int
    action: str


@record
class PrayersGained(Event):
    """`source` is what gave them: pray, recall, crusade, holy_war, delta, adoration, night or a card."""

    seat: int
    n: int
    source: str


@record
class PrayersLost(Event):
    """KEM-10.8  Taken away by a card, not spent."""

    deprives: ClassVar[bool] = True
    seat: int
    n: int
    card: str


@record
class PyramidRaised(Event):
    weight: ClassVar[int] = 2
    seat: int
    colour: str
    level: int
    space: str
    price: int


@record
class TileBought(Event):
    weight: ClassVar[int] = 2
    seat: int
    tile: str
    price: int


@record
class BattleCardsTakenBack(Event):
    """KEM-8.9, KEM-8.11  All battle cards of a seat are in hand again."""

    weight: ClassVar[int] = 0
    seat: int


@record
class BattleCardExchanged(Event):
    """KEM-8.11  A basic battle card left the game for a special one."""

    seat: int
    card: str
    special: str


@record
class UnitsPlaced(Event):
    """`source` is recruit, enlistment or reinforcements."""

    weight: ClassVar[int] = 2
    seat: int
    space: str
    n: int
    price: int
    source: str


@record
class CreaturePlaced(Event):
    weight: ClassVar[int] = 2
    seat: int
    creature: str
    space: str


@record
class CreatureReturned(Event):
    deprives: ClassVar[bool] = True
    seat: int
    creature: str


@record
class CreaturesSwapped(Event):
    """KEM-7.4  `creature` comes from the reserve for `other`."""

    seat: int
    creature: str
    other: str
    space: str


@record
class TroopMoved(Event):
    weight: ClassVar[int] = 2
    seat: int
    start: str
    space: str
    n: int
    creature: tuple[str, ...]


@record
class TroopTeleported(Event):
    weight: ClassVar[int] = 2
    seat: int
    start: str
    space: str
    n: int
    creature: tuple[str, ...]
    price: int


@record
class UnitsRemoved(Event):
    """`source` is raining_fire, initiative, losses, sanctuary or delta."""

    deprives: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: int
    space: str
    n: int
    source: str


@record
class CardPlayed(Event):
    """KEM-10.2  A divine intervention card outside Combat, paid and not yet resolved."""

    weight: ClassVar[int] = 2
    seat: int
    card: str
    price: int


@record
class CardVetoed(Event):
    weight: ClassVar[int] = 2
    seat: int
    card: str
    rival: int


@record
class StoodAside(Event):
    """KEM-16.4  A seat does not want to be asked again before its next turn."""

    silent: ClassVar[bool] = True
    seat: int


@record
class TroopEscaped(Event):
    seat: int
    start: str
    space: str
    n: int


@record
class CombatBegan(Event):
    """KEM-8.0  `seat` attacks `rival`."""

    weight: ClassVar[int] = 3
    seat: int
    rival: int
    space: str


@record
class CombatCalledOff(Event):
    """KEM-8.0  A side has no Unit left before the war council."""

    seat: int
    rival: int
    space: str


@record
class BattleCardLaid(Event):
    """KEM-8.1  A seat has chosen; what it is stays secret."""

    weight: ClassVar[int] = 0
    seat: int


@record
class BattleCardSeen(Event):
    """Which card is to be played and which is discarded, for their owner."""

    private: ClassVar[bool] = True
    seat: int
    card: str
    aside: str


@record
class CardHidden(Event):
    """KEM-8.2  A divine intervention card behind the battle card, for its owner."""

    private: ClassVar[bool] = True
    seat: int
    card: str


@record
class BattleCardShown(Event):
    weight: ClassVar[int] = 0
    seat: int
    card: str


@record
class HiddenCardsShown(Event):
    seat: int
    card: tuple[str, ...]


@record
class CardUsed(Event):
    """KEM-8.3  A revealed card, paid and resolved."""

    seat: int
    card: str
    price: int


@record
class CardGivenForForce(Event):
    """KEM-8.3  Divine Wound."""

    seat: int
    card: str
    n: int


@record
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


@record
class DamageCounted(Event):
    """KEM-8.5  What one side deals and what it holds off."""

    weight: ClassVar[int] = 0
    seat: int
    damage: int
    defence: int


@record
class CombatWon(Event):
    weight: ClassVar[int] = 3
    seat: int
    rival: int
    space: str


@record
class CombatDecided(Event):
    """KEM-8.6  Winner, losses and reward are known; where the Troops go comes next."""

    silent: ClassVar[bool] = True
    closes: ClassVar[type[Event] | None] = CombatBegan
    space: str


@record
class TroopRetreated(Event):
    deprives: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: int
    start: str
    space: str
    n: int


@record
class TroopRecalled(Event):
    deprives: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: int
    space: str
    n: int


@record
class TroopStayed(Event):
    weight: ClassVar[int] = 0
    seat: int
    space: str


@record
class CombatEnded(Event):
    silent: ClassVar[bool] = True
    space: str


@record
class NightBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@record
class NightStep(Event):
    """KEM-9  offering, delta, temples, adoration, prayer, divine_intervention or awakening."""

    silent: ClassVar[bool] = True
    step: str


@record
class CardsDrawn(Event):
    seat: int
    n: int


@record
class CardsSeen(Event):
    """Which cards they were, for their owner."""

    private: ClassVar[bool] = True
    seat: int
    card: tuple[str, ...]


@record
class VisionHad(Event):
    """KEM-9.6  A seat looks at the top of the draw pile."""

    weight: ClassVar[int] = 0
    seat: int
    n: int


@record
class VisionSeen(Event):
    """What lay there, for the one who looks."""

    private: ClassVar[bool] = True
    seat: int
    card: tuple[str, ...]


@record
class DeckReshuffled(Event):
    weight: ClassVar[int] = 0
    n: int


@record
class TokensTakenBack(Event):
    silent: ClassVar[bool] = True


@record
class DawnBegan(Event):
    closes: ClassVar[type[Event] | None] = NightBegan
    weight: ClassVar[int] = 0
    number: int


@record
class PositionTaken(Event):
    """KEM-12.2  A place on the turn order track, from 1 on the left."""

    seat: int
    number: int


@record
class GameEnded(Event):
    weight: ClassVar[int] = 3
    winner: tuple[int, ...]
