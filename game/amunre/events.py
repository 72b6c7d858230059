"""What can happen in Amun-Re. Each event is a line of the log (`amunre.log.<name>`) and a cue for the screen."""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event, Unveiled
from game.core.records import record


@record
class TurnBegan(Event):
    weight: ClassVar[int] = 0
    kingdom: str
    number: int


@record
class ProvincesRevealed(Event):
    province: tuple[str, ...]


@record
class BonusLaid(Event):
    """AMU-6.1  Cards and stones put down with a province card (gold is printed there)."""

    weight: ClassVar[int] = 0
    province: str
    cards: int
    stones: int


@record
class ProvinceChosen(Event):
    """AMU-14.2  A seat has chosen its province card; which one is secret."""

    weight: ClassVar[int] = 0
    seat: int


@record
class BidPlaced(Event):
    seat: int
    province: str
    value: int


@record
class BidContested(Event):
    deprives: ClassVar[bool] = True
    seat: int
    province: str
    rival: int


@record
class SpaceClosed(Event):
    weight: ClassVar[int] = 2
    province: str
    value: int


@record
class CardPlayed(Event):
    weight: ClassVar[int] = 2
    seat: int
    card: str


@record
class CardPlayedOn(Event):
    """A card that works on one province only."""

    weight: ClassVar[int] = 2
    seat: int
    card: str
    province: str


@record
class CardExchanged(Event):
    weight: ClassVar[int] = 0
    seat: int
    card: str


@record
class CardExchangedSecretly(Event):
    """AMU-8.1  Exchanged with the offering; public at the reveal."""

    private: ClassVar[bool] = True
    seat: int
    card: str


@record
class ProvinceTaken(Event):
    weight: ClassVar[int] = 2
    seat: int
    province: str
    value: int


@record
class BonusGold(Event):
    seat: int
    province: str
    n: int


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
class DeckReshuffled(Event):
    weight: ClassVar[int] = 0
    n: int


@record
class CardsBought(Event):
    seat: int
    n: int
    price: int


@record
class FarmerPlaced(Event):
    seat: int
    province: str
    price: int


@record
class ExtraFarmerPlaced(Event):
    seat: int
    province: str


@record
class StonePlaced(Event):
    seat: int
    province: str
    price: int


@record
class PyramidBuilt(Event):
    weight: ClassVar[int] = 2
    seat: int
    province: str


@record
class OfferingLaid(Event):
    """AMU-8.1  A seat has laid down its offering; what it is stays secret."""

    weight: ClassVar[int] = 0
    seat: int


@record
class AdjustmentAdded(Event):
    """AMU-8.1  An Offering Adjustment lies with the offering; public at the reveal."""

    private: ClassVar[bool] = True
    seat: int


@record
class OfferingShown(Event):
    seat: int
    n: int


@record
class TheftShown(Event):
    weight: ClassVar[int] = 2
    seat: int


@record
class OfferingShifted(Event):
    seat: int
    value: int
    total: int


@record
class TilePlaced(Event):
    weight: ClassVar[int] = 2
    total: int
    offering_tile: str
    value: int


@record
class TheftPaid(Event):
    seat: int
    n: int


@record
class TokenTaken(Event):
    """`rival` had it before."""

    weight: ClassVar[int] = 2
    seat: int
    rival: int


@record
class OfferingCounted(Event):
    """AMU-8.6  The tile lies and the givers are ranked: what the reveal has brought is known."""

    silent: ClassVar[bool] = True
    closes: ClassVar[type[Event] | None] = Unveiled


@record
class GiftsEarned(Event):
    seat: int
    n: int


@record
class GiftFarmer(Event):
    seat: int
    province: str


@record
class GiftStone(Event):
    seat: int
    province: str


@record
class GiftCard(Event):
    seat: int


@record
class ProvinceIncome(Event):
    """AMU-9.1  What one province yields; the log has the total only."""

    silent: ClassVar[bool] = True
    seat: int
    province: str
    n: int


@record
class IncomeReceived(Event):
    seat: int
    n: int


@record
class KingdomScoring(Event):
    weight: ClassVar[int] = 0
    kingdom: str


@record
class KingdomEnded(Event):
    closes: ClassVar[type[Event] | None] = KingdomScoring
    kingdom: str


@record
class GoldCounted(Event):
    """AMU-11.6  The purses are opened: gold with the favour cards exchanged for it."""

    seat: int
    n: int
    rank: int


@record
class GameEnded(Event):
    weight: ClassVar[int] = 3
    winner: tuple[int, ...]
