"""The position of Kemet, and the small things that happen to prayers, Units, creatures and hands.

The board is a few lists counted by space (`holder`, `units`, `creatures`, `colours`, `levels`), the seats a few
lists counted by seat; what they hold is immutable, so that a clone is a handful of list slices.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self, TypeAlias, TypeVar

from game.core.agenda import Decision, Move, Step
from game.core.chance import Chance
from game.core.events import Event
from game.core.position import Position
from game.core.records import record
from game.core.state import State, state
from game.kemet import events, hidden
from game.kemet.boards import Board
from game.kemet.components import NONE, board_for, components
from game.kemet.lines import Line
from game.kemet.powers import Powers, powers_of

M = TypeVar("M", bound=Move)
Phase: TypeAlias = Literal["setup", "day", "night", "dawn"]

NOBODY = -1
ATTACKER, DEFENDER = 0, 1


@record
class March:
    """KEM-6.6.1  A Move under way: where the group stands and what is left of its capacity.

    While a Combat is about to begin it is what will be left of it, should the enemy escape (KEM-10.14).
    """

    at: int
    land: int
    teleports: int
    card_teleports: int
    first: bool
    """No step was taken yet: cards can be played."""
    gates: bool
    """Walls are no hindrance."""
    start: int
    breached: int
    """KEM-6.6.7  Where the Move began; the enemy district whose wall it has crossed, or NOWHERE."""


@state
class Combat(State):
    """KEM-8  A Combat. The defender's Troop stands on the board, the attacker's is here until it is over."""

    space: int
    attacker: int
    defender: int
    units: int
    creature: str
    """The Troop of the attacker."""
    begun: bool
    """KEM-8.0  The war council was reached: from now on all steps are carried out."""
    shown: list[bool]
    """Whose battle card lies open, attacker first; both after the reveal."""
    ready: list[bool]
    """KEM-8.2  Whose preparations are over, attacker first; how many cards were hidden nobody sees."""
    revealed: bool
    force: list[int]
    damage: list[int]
    defence: list[int]
    """What cards added, attacker first."""
    used: list[tuple[str, ...]]
    given: list[tuple[str, ...]]
    """KEM-8.3  Which cards were paid and used, which given for Divine Wound, attacker first."""
    winner: int
    counted: list[tuple[Line, ...]]
    """KEM-8.4, KEM-8.5  The sums of both sides as they were counted, attacker first; empty before."""

    @property
    def companions(self) -> tuple[str, ...]:
        """The attacker's creature as a Troop on the board has it."""
        return (self.creature,) if self.creature else ()

    def side_of(self, seat: int) -> int:
        return ATTACKER if seat == self.attacker else DEFENDER

    def seat_on(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def rival_of(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker


@state
class Kemet(Position):
    """Everything on the table of Kemet and in its players' hands."""

    title: ClassVar[str] = "kemet"

    day: int
    phase: Phase
    cities: tuple[int, ...]
    """The City of each seat, by number on this board."""
    home: tuple[int, ...]
    """By space: the seat to whose City it belongs, or NOBODY."""
    order: list[int]
    """KEM-1.9  Seats from left to right on the turn order track."""
    track: list[int]
    """KEM-12.2  The new track while it is being chosen, NOBODY on free positions; empty otherwise."""
    active: int
    """KEM-1.10  Whose turn it is; NOBODY outside the Day."""
    triggered: int
    """KEM-11.1  Who triggered the end, or NOBODY."""

    holder: list[int]
    units: list[int]
    creatures: list[tuple[str, ...]]
    """By space: whose Troop stands there, its Units, the creatures with it (more than one only during a Move)."""
    colours: list[str]
    levels: list[int]
    """By space: the pyramid there; level 0 is none."""
    landed: list[tuple[int, int]]
    """KEM-6.4.3  Units put into districts that an enemy holds, before their Combat: space and number."""

    prayers: list[int]
    reserve: list[int]
    tiles: list[tuple[str, ...]]
    idle_creatures: list[tuple[str, ...]]
    """Creatures in reserve, on their tiles."""
    tokens: list[int]
    """KEM-5.2  Action spaces with a token, one bit each."""
    own_tokens: list[int]
    """Own tokens played in this Day."""
    silver_on: list[str]
    gold_on: list[str]
    """Where the silver token lies, what the gold token was played for."""
    temples_held: list[int]
    pyramids_held: list[int]
    """KEM-4.4  Temporary VP tokens, as last settled."""

    hands: list[tuple[str, ...]]
    """Divine intervention cards, sorted."""
    deck: list[str]
    """Face down; the last card is on top."""
    discard: list[str]
    vision: tuple[str, ...]
    """KEM-9.6  Cards that the seat in its night draws is looking at."""

    battle_hands: list[tuple[str, ...]]
    face_up: list[tuple[str, ...]]
    face_down: list[tuple[str, ...]]
    given_up: list[tuple[str, ...]]
    specials: list[tuple[str, ...]]
    """Battle cards: in hand, discarded, out of the game, and the special ones taken for them (KEM-8.11)."""
    chosen: list[str]
    aside: list[str]
    behind: list[tuple[str, ...]]
    """KEM-8.1, 8.2  The battle card to be played, the one to be discarded, and the cards hidden behind them."""

    passed: list[bool]
    """KEM-10.3  Who has passed since something last happened."""
    alert: list[bool]
    """KEM-16.4  Who wants to be asked in the turns of others."""
    march: March | None
    combat: Combat | None

    @property
    def round(self) -> int:
        return max(1, self.day)

    @property
    def board(self) -> Board:
        return board_for(len(self.points))

    def name(self, space: int) -> str:
        return board_for(len(self.points)).names[space]

    def powers(self, seat: int) -> Powers:
        return powers_of(self.tiles[seat])

    def districts_of(self, seat: int) -> tuple[int, ...]:
        """KEM-2.3  The own City."""
        return board_for(len(self.points)).cities[self.cities[seat]]

    def then(self, *steps: Step[Self]) -> None:
        self.offered = None
        self.agenda.extend(steps[::-1])

    def ask(self, decision: Decision[Self, M]) -> None:
        """KEM-14.8  Ask what is to be asked next; a choice with one legal option is made by the program."""
        moves = decision.moves(self)
        if len(moves) == 1:
            decision.play(self, moves[0])
        else:
            self.agenda.append(decision)
            self.offered = moves

    def ranked(self, seat: int) -> list[int]:
        """KEM-10.3  This seat, then the others from left to right on the track."""
        return [seat, *(other for other in self.order if other != seat)]

    def turn_order(self) -> tuple[int, ...]:
        """KEM-1.9  From left to right on the track."""
        return tuple(self.order)

    def pay(self, seat: int, amount: int) -> None:
        """KEM-1.5  The only way to spend prayers; what cannot be paid in full cannot be done."""
        assert 0 <= amount <= self.prayers[seat]
        self.prayers[seat] -= amount

    def gain(self, seat: int, amount: int, source: str) -> None:
        """KEM-1.5  The only way to prayers; what goes beyond the track is lost."""
        gained = min(amount, components().most_prayers - self.prayers[seat])
        if gained > 0:
            self.prayers[seat] += gained
            self.report(events.PrayersGained, seat, gained, source)

    def units_of(self, seat: int, space: int) -> int:
        """KEM-1.2  Units of a seat on a space: its Troop, or those about to fight for it."""
        if self.holder[space] == seat:
            return self.units[space]
        combat = self.combat
        if combat is not None and combat.space == space and combat.attacker == seat:
            return combat.units
        return sum(n for place, n in self.landed if place == space and self.home[space] == seat)

    def put_units(self, seat: int, space: int, n: int) -> None:
        """Units from the reserve onto a space that no enemy holds."""
        self.reserve[seat] -= n
        self.holder[space] = seat
        self.units[space] += n

    def remove_units(self, seat: int, space: int, n: int, source: str) -> None:
        """KEM-1.1  Units that are destroyed or offered go back to their reserve."""
        self.take_off(seat, space, n, events.UnitsRemoved(seat, self.name(space), n, source))

    def take_off(self, seat: int, space: int, n: int, event: Event) -> None:
        """KEM-1.1, KEM-7.3  Units from a space to their reserve; a creature without a Unit goes with them. The event is
        told in between."""
        returned: tuple[str, ...] = ()
        self.reserve[seat] += n
        combat = self.combat
        if self.holder[space] == seat:
            self.units[space] -= n
            if not self.units[space]:
                returned = self.clear(space)
        elif combat is not None and combat.space == space and combat.attacker == seat:
            combat.units -= n
            if not combat.units and combat.creature:
                returned, combat.creature = combat.companions, NONE
        else:
            self.landed = [(p, k - n if p == space else k) for p, k in self.landed if p != space or k > n]
        self.tell(event)
        self.return_creatures(seat, returned)

    def clear(self, space: int) -> tuple[str, ...]:
        """The last Unit is gone: nobody holds the space, or those who landed there to fight (KEM-8.0). Gives the
        creatures that are left over."""
        left, self.creatures[space] = self.creatures[space], ()
        self.holder[space] = NOBODY
        self.units[space] = 0
        if self.landed:
            self._take_deserted(space)
        return left

    def _take_deserted(self, space: int) -> None:
        """KEM-6.4.3, KEM-8.0  Units that wait for their Combat hold the district once its enemy is gone."""
        for place, n in self.landed:
            if place == space:
                self.landed = [(other, k) for other, k in self.landed if other != space]
                self.station(self.home[space], space, n, ())
                return

    def return_creatures(self, seat: int, creatures: tuple[str, ...]) -> None:
        """KEM-7.3  Back to the reserve."""
        self.idle_creatures[seat] = tuple(sorted(self.idle_creatures[seat] + creatures))
        for creature in creatures:
            self.report(events.CreatureReturned, seat, creature)

    def station(self, seat: int, space: int, n: int, creatures: tuple[str, ...]) -> None:
        """A Troop takes an empty space."""
        self.holder[space] = seat
        self.units[space] = n
        self.creatures[space] = creatures

    def controller(self, space: int) -> int:
        """KEM-4.1, KEM-4.2  Whose Troop stands there; an empty district belongs to its City."""
        held = self.holder[space]
        return held if held >= 0 else self.home[space]

    def settle(self) -> None:
        """KEM-4.4, KEM-4.6  Temporary VP follow control: who lost some loses them, who took some has them."""
        parts, board = components(), board_for(len(self.points))
        holder, home, levels = self.holder, self.home, self.levels
        temples = [0] * len(self.points)
        pyramids = [0] * len(self.points)
        for space in board.temples:
            if holder[space] >= 0:
                temples[holder[space]] += 1
        for space in board.districts:
            if levels[space] >= parts.pyramid_vp_level:
                held = holder[space]
                pyramids[held if held >= 0 else home[space]] += 1
        if temples != self.temples_held:
            self._exchange(temples, self.temples_held, parts.temple_vp, "temple")
            self.temples_held = temples
        if pyramids != self.pyramids_held:
            self._exchange(pyramids, self.pyramids_held, parts.pyramid_vp, "pyramid")
            self.pyramids_held = pyramids

    def _exchange(self, now: list[int], before: list[int], worth: int, reason: str) -> None:
        changes = [(new - old, seat) for seat, (new, old) in enumerate(zip(now, before, strict=True)) if new != old]
        for change, seat in sorted(changes):
            self.score(seat, change * worth, reason)

    def permanent(self, seat: int) -> int:
        """KEM-1.6  VP that cannot be lost."""
        temporary = (
            self.temples_held[seat] * components().temple_vp + self.pyramids_held[seat] * components().pyramid_vp
        )
        return self.points[seat] - temporary

    def stir(self) -> None:
        """KEM-10.3  Something happened: everybody may speak again."""
        self.passed = [False] * len(self.points)

    def discard_card(self, seat: int, card: str) -> None:
        """KEM-10.2  A divine intervention card out of the hand, face up."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        self.discard.append(card)

    def draw(self) -> str:
        """KEM-10.5  The top card, or NONE; as soon as the pile is empty the discard becomes the new one."""
        if not self.deck:
            self._reshuffle()
        if not self.deck:
            return NONE
        card = self.deck.pop()
        if not self.deck:
            self._reshuffle()
        return card

    def _reshuffle(self) -> None:
        if self.discard:
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(self.deck)
            self.report(events.DeckReshuffled, len(self.deck))

    def deal(self, seat: int, cards: tuple[str, ...]) -> None:
        """Cards into a hand: only their owner sees them."""
        if cards:
            self.unveil("draw")
            self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
            self.report(events.CardsDrawn, seat, len(cards))
            self.report(events.CardsSeen, seat, cards)

    def seen_by(self, seat: int | None) -> Kemet:
        return hidden.known_to(self, NOBODY if seat is None else seat)

    def known_to(self, seat: int) -> Kemet:
        return hidden.known_to(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Kemet:
        return hidden.imagine(self, seat, chance)
