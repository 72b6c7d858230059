"""What can happen in Tekhenu. Each event is a line of the log (`tekhenu.log.<name>`) and a cue for the screen.

What only Botankhamon does is told in `bot_events.py`.
"""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.records import record


@record
class GoodsGained(Event):
    """Any gain of goods; `reason` is a noun of `tekhenu.reason`."""

    seat: int
    resource: str
    n: int
    reason: str


@record
class GoodsPaid(Event):
    """A payment, in the order of GOODS."""

    weight: ClassVar[int] = 0
    seat: int
    goods: tuple[int, ...]


@record
class PopulationMoved(Event):
    seat: int
    steps: int
    to: int


@record
class HappinessMoved(Event):
    seat: int
    steps: int
    to: int


@record
class ProductionRaised(Event):
    seat: int
    resource: str
    to: int


@record
class SectionOpened(Event):
    """TEK-10.5  A section of the market opens."""

    weight: ClassVar[int] = 2
    seat: int
    section: int


@record
class MarketFilled(Event):
    """TEK-12.6  New cards in a section; the screen turns them over."""

    silent: ClassVar[bool] = True
    section: int
    card: tuple[str, ...]


@record
class StatueBonus(Event):
    """TEK-8.3  A Statue pays its owner; what it pays follows, with its reason."""

    silent: ClassVar[bool] = True
    seat: int
    god: str


@record
class BlessingPlayed(Event):
    weight: ClassVar[int] = 2
    seat: int
    card: str


@record
class DecreeKept(Event):
    """TEK-2.9  A seat has chosen its Decree; which one is secret."""

    seat: int


@record
class StartCardsLaidOut(Event):
    """TEK-2.10."""

    card: tuple[str, ...]


@record
class StartCardTaken(Event):
    seat: int
    card: str


@record
class OrderSet(Event):
    """TEK-2.11, 16.5  The turn order: seats, first to last."""

    weight: ClassVar[int] = 0
    seats: tuple[int, ...]


@record
class DestinyTaken(Event):
    seat: int
    card: str


@record
class CardKept(Event):
    """TEK-2.13  The card kept of those drawn by a Start card lies face up."""

    seat: int
    card: str


@record
class CardsSeen(Event):
    """Cards that only their owner sees: drawn for a choice, or a Decree drawn by a Pillar tile."""

    private: ClassVar[bool] = True
    seat: int
    card: tuple[str, ...]


@record
class RoundBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@record
class TurnBegan(Event):
    """TEK-5  What the seat takes is the first line of its turn."""

    silent: ClassVar[bool] = True
    seat: int


@record
class DieTaken(Event):
    """TEK-5.2  A die leaves its section; `plate` is where it will lie if nothing changes it."""

    weight: ClassVar[int] = 3
    seat: int
    section: str
    colour: str
    face: int
    plate: str


@record
class AnubisCalled(Event):
    """TEK-6.4  This turn is an Anubis action; how it is paid follows."""

    weight: ClassVar[int] = 2
    seat: int


@record
class DieTurned(Event):
    """TEK-14  B09, B10."""

    seat: int
    face: int


@record
class DieRecoloured(Event):
    """TEK-14  B11, B12."""

    seat: int
    colour: str
    value: int


@record
class ValueChanged(Event):
    """TEK-6.2  Scribes change the base value."""

    weight: ClassVar[int] = 0
    seat: int
    value: int


@record
class ExtraDeclared(Event):
    """TEK-14.5  B17 to B20."""

    seat: int
    god: str


@record
class MurkyDeclared(Event):
    """TEK-14.4  T19."""

    seat: int
    god: str


@record
class DiePlaced(Event):
    """TEK-5.4  The die comes to rest: on the left plate, the right plate or below the scales."""

    weight: ClassVar[int] = 0
    seat: int
    colour: str
    face: int
    plate: str
    balance: int


@record
class ActionBegan(Event):
    """TEK-5.10  A god action begins with this value."""

    seat: int
    god: str
    value: int


@record
class ProductionBegan(Event):
    """TEK-7  A Production begins with this value."""

    weight: ClassVar[int] = 2
    seat: int
    resource: str
    value: int


@record
class Produced(Event):
    """TEK-7.2  What was kept and what became excess; both are told when they get their place."""

    silent: ClassVar[bool] = True
    seat: int
    resource: str
    kept: int
    excess: int


@record
class ExcessPlaced(Event):
    """TEK-7.2  Tokens that weigh on the right plate until the Judgement."""

    seat: int
    resource: str
    n: int


@record
class ActionForfeited(Event):
    """TEK-5.5, 5.8  Nothing legal is left to do."""

    seat: int


@record
class GrantDeclined(Event):
    """TEK-9 step 5, 11.5  A granted action is declined or impossible."""

    seat: int


@record
class StatueBuilt(Event):
    """TEK-8.2  A Statue for a god."""

    weight: ClassVar[int] = 3
    seat: int
    god: str


@record
class PeopleStatueBuilt(Event):
    """TEK-8.4  A Statue for the people."""

    weight: ClassVar[int] = 3
    seat: int
    space: str


@record
class PillarLaid(Event):
    """TEK-9  A tile on a temple space, turned clockwise by quarter turns."""

    weight: ClassVar[int] = 3
    seat: int
    tile: str
    space: str
    turn: int


@record
class AbilityUsed(Event):
    """TEK-9 step 5  The ability of a Pillar tile."""

    seat: int
    tile: str


@record
class PillarRaised(Event):
    """TEK-9 step 6."""

    silent: ClassVar[bool] = True
    seat: int
    space: str


@record
class DisplaySlid(Event):
    """TEK-9 step 7  The tile of slot `slot` (0 left) left; `tile` came to the left ("" if the pile is empty)."""

    silent: ClassVar[bool] = True
    slot: int
    tile: str


@record
class BuildingBuilt(Event):
    """TEK-10.2, 13.2  A Building on a site or an Osiris space."""

    weight: ClassVar[int] = 3
    seat: int
    space: str


@record
class FestivalHeld(Event):
    """TEK-11  The action was told as it began, its steps and Scribes follow."""

    silent: ClassVar[bool] = True
    seat: int
    value: int


@record
class SectionRefreshed(Event):
    """TEK-12.3."""

    seat: int
    section: int


@record
class CardTaken(Event):
    """TEK-12.4  A card from the market; everybody sees which."""

    weight: ClassVar[int] = 3
    seat: int
    card: str


@record
class DecreeDrawn(Event):
    """TEK-9 step 5  A secret Decree from the deck; which one only its owner sees."""

    weight: ClassVar[int] = 2
    seat: int


@record
class DialTurned(Event):
    """TEK-15.1  The sun moves on to begin in `section`."""

    weight: ClassVar[int] = 0
    section: str


@record
class DiceRolled(Event):
    """TEK-2.6, 15.3  New dice in a section."""

    weight: ClassVar[int] = 0
    section: str
    colours: tuple[str, ...]
    faces: tuple[int, ...]


@record
class JudgementBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@record
class FaithLaid(Event):
    """TEK-16.2  Positive: left plate, negative: right plate."""

    seat: int
    n: int


@record
class Judged(Event):
    """TEK-16.3, 16.4  The balance of a seat and what it loses."""

    weight: ClassVar[int] = 2
    seat: int
    balance: int
    loss: int


@record
class JudgementEnded(Event):
    """TEK-16.5  The balances are judged and the new order stands."""

    silent: ClassVar[bool] = True
    closes: ClassVar[type[Event] | None] = JudgementBegan


@record
class ScalesCleared(Event):
    """TEK-16.7."""

    silent: ClassVar[bool] = True


@record
class ScoringBegan(Event):
    weight: ClassVar[int] = 0
    number: int


@record
class ScoringEnded(Event):
    """TEK-17.8  Everything was counted, and the marker has left."""

    silent: ClassVar[bool] = True
    closes: ClassVar[type[Event] | None] = ScoringBegan


@record
class DistrictScored(Event):
    """TEK-17.1."""

    seat: int
    district: str


@record
class BreadPaid(Event):
    """TEK-17.7  The payment and the points lost are told by themselves."""

    silent: ClassVar[bool] = True
    seat: int
    paid: int
    due: int


@record
class DecreesRevealed(Event):
    """TEK-18.1."""

    seat: int
    card: tuple[str, ...]


@record
class DecreeScored(Event):
    """TEK-18.1  What a Decree brought in all."""

    seat: int
    card: str
    vp: int


@record
class LastWorkUsed(Event):
    """TEK-18.5  D23 is revealed and used."""

    seat: int
    card: str
