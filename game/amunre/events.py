"""What can happen in Amun-Re. Each event is a line of the log (`amunre.log.<name>`) and a cue for the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Event, Unveiled


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    weight: ClassVar[int] = 0
    kingdom: str
    number: int


@dataclass(frozen=True, slots=True)
class ProvincesRevealed(Event):
    province: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonusLaid(Event):
    """AMU-6.1  Cards and stones put down with a province card (gold is printed there)."""

    weight: ClassVar[int] = 0
    province: str
    cards: int
    stones: int


@dataclass(frozen=True, slots=True)
class ProvinceChosen(Event):
    """AMU-14.2  A seat has chosen its province card; which one is secret."""

    weight: ClassVar[int] = 0
    seat: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    seat: int
    province: str
    value: int


@dataclass(frozen=True, slots=True)
class BidContested(Event):
    deprives: ClassVar[bool] = True
    seat: int
    province: str
    rival: int


@dataclass(frozen=True, slots=True)
class SpaceClosed(Event):
    weight: ClassVar[int] = 2
    province: str
    value: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    weight: ClassVar[int] = 2
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardPlayedOn(Event):
    """A card that works on one province only."""

    weight: ClassVar[int] = 2
    seat: int
    card: str
    province: str


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    weight: ClassVar[int] = 0
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardExchangedSecretly(Event):
    """AMU-8.1  Exchanged with the offering; public at the reveal."""

    private: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ProvinceTaken(Event):
    weight: ClassVar[int] = 2
    seat: int
    province: str
    value: int


@dataclass(frozen=True, slots=True)
class BonusGold(Event):
    seat: int
    province: str
    n: int


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
class DeckReshuffled(Event):
    weight: ClassVar[int] = 0
    n: int


@dataclass(frozen=True, slots=True)
class CardsBought(Event):
    seat: int
    n: int
    price: int


@dataclass(frozen=True, slots=True)
class FarmerPlaced(Event):
    seat: int
    province: str
    price: int


@dataclass(frozen=True, slots=True)
class ExtraFarmerPlaced(Event):
    seat: int
    province: str


@dataclass(frozen=True, slots=True)
class StonePlaced(Event):
    seat: int
    province: str
    price: int


@dataclass(frozen=True, slots=True)
class PyramidBuilt(Event):
    weight: ClassVar[int] = 2
    seat: int
    province: str


@dataclass(frozen=True, slots=True)
class OfferingLaid(Event):
    """AMU-8.1  A seat has laid down its offering; what it is stays secret."""

    weight: ClassVar[int] = 0
    seat: int


@dataclass(frozen=True, slots=True)
class AdjustmentAdded(Event):
    """AMU-8.1  An Offering Adjustment lies with the offering; public at the reveal."""

    private: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class OfferingShown(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class TheftShown(Event):
    weight: ClassVar[int] = 2
    seat: int


@dataclass(frozen=True, slots=True)
class OfferingShifted(Event):
    seat: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    weight: ClassVar[int] = 2
    total: int
    offering_tile: str
    value: int


@dataclass(frozen=True, slots=True)
class TheftPaid(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """`rival` had it before."""

    weight: ClassVar[int] = 2
    seat: int
    rival: int


@dataclass(frozen=True, slots=True)
class OfferingCounted(Event):
    """AMU-8.6  The tile lies and the givers are ranked: what the reveal has brought is known."""

    silent: ClassVar[bool] = True
    closes: ClassVar[type[Event] | None] = Unveiled


@dataclass(frozen=True, slots=True)
class GiftsEarned(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class GiftFarmer(Event):
    seat: int
    province: str


@dataclass(frozen=True, slots=True)
class GiftStone(Event):
    seat: int
    province: str


@dataclass(frozen=True, slots=True)
class GiftCard(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ProvinceIncome(Event):
    """AMU-9.1  What one province yields; the log has the total only."""

    silent: ClassVar[bool] = True
    seat: int
    province: str
    n: int


@dataclass(frozen=True, slots=True)
class IncomeReceived(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class KingdomScoring(Event):
    weight: ClassVar[int] = 0
    kingdom: str


@dataclass(frozen=True, slots=True)
class KingdomEnded(Event):
    closes: ClassVar[type[Event] | None] = KingdomScoring
    kingdom: str


@dataclass(frozen=True, slots=True)
class GoldCounted(Event):
    """AMU-11.6  The purses are opened: gold with the favour cards exchanged for it."""

    seat: int
    n: int
    rank: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    weight: ClassVar[int] = 3
    winner: tuple[int, ...]
