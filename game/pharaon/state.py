"""The position of Pharaon, and the small things that happen to supplies, cards and tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from game.core.chance import Chance
from game.core.position import Position
from game.core.state import State, state
from game.pharaon import events, hidden
from game.pharaon.components import components
from game.pharaon.pieces import COLOURS, INDEX, RESOURCES, SILVER, Layout

NOBODY = -1
"""No seat: nobody has become Pharaoh, nobody plays the Traitor."""
MARKER = "marker"
"""PHA-14.10  A neutral marker in place of a resource token."""
EMPTY = ""
"""A slot of a display or of the Bonus zone without anything on it; a lot that is gone is an empty tuple."""


@state
class Seat(State):
    """PHA-1.5  What lies in front of one player, and where the player's pieces stand on the boards."""

    stock: list[int]
    """Resource tokens, by number of the resource."""
    tokens: list[int]
    """Offering tokens, by number of the kind."""
    nobles: list[str]
    turned: list[str]
    """Nobles whose power was used in this round (PHA-7.1)."""
    artisans: list[str]
    step: int
    """Step of the Burial Chamber."""
    levels: list[int]
    """Levels on the Nile tracks, by colour."""
    passed: bool
    row: int
    space: int
    """Row and space of the large disc on the Pyramid of Time; row 0 is the round track."""
    drawn: list[str]
    rejected: list[str]
    """PHA-2.9  Nobles drawn for the opening pick, and those set aside: nobody else sees them."""
    discovery: bool

    def can_use(self, noble: str) -> bool:
        """PHA-7.1  Owned, and not turned in this round."""
        return noble in self.nobles and noble not in self.turned

    def token_count(self) -> int:
        """PHA-12.2  Resource and offering tokens together."""
        return sum(self.stock) + sum(self.tokens)


@state
class Traitor(State):
    """PHA-14  What the solo opponent has besides an ordinary area."""

    seat: int
    tiles: list[str]
    """From left to right."""
    faces: list[str]
    colours: list[int]
    """The resource to which each tile belongs."""
    placed: list[tuple[str, ...]]
    """What lies on each tile from space 1 up: resources and markers."""
    pile: list[str]
    """Vases face down; the last is on top."""
    gods: list[str]
    noble_pp: int
    """What each of his nobles is worth."""


@state
class Pharaon(Position):
    """Everything on the table of Pharaon."""

    title: ClassVar[str] = "pharaon"

    seats: list[Seat]
    traitor: Traitor | None
    current_round: int
    """0 = set-up."""
    first: int
    """Holder of the First Player token."""
    pharaoh: int
    """Holder of the Pharaoh token, or NOBODY."""
    quarters: tuple[str, ...]
    """PHA-1.3  Clockwise from position 0."""
    offset: int
    clockwise_wheel: bool
    """PHA-1.4, PHA-2.2  The wheel, and the direction in which it turns."""
    slots: int
    wheel: list[tuple[str, ...]]
    """Usable slots of a sector, and the tokens that lie on the sectors, by colour."""
    beside: list[str]
    """PHA-7.6  Tokens beside full sectors."""
    supply: list[int]
    vase_pile: list[str]
    vase_discard: list[str]
    vases: list[str]
    """Vases under the Pyramid of Time."""
    bag: list[str]
    token_discard: list[str]
    lots: list[tuple[str, ...]]
    zone: list[str]
    """The Offerings quarter and its Bonus zone, place by place from the top."""
    noble_deck: list[str]
    nobles: list[str]
    artisan_deck: list[str]
    artisans: list[str]
    """Decks with the top card last, and the visible cards slot by slot."""
    scribes_apart: list[str]
    """PHA-15.1  Scribes that were not dealt, until they join the deck."""
    removed: list[str]
    """PHA-1.9  Nobles and artisans that left the game (solo only)."""
    freely: bool = False
    """PHA-P2  Whether the seat at its turn wishes to choose every token of its next payment."""

    @property
    def round(self) -> int:
        return max(1, self.current_round)

    @property
    def players(self) -> int:
        """PHA-2  Solo counts as one player."""
        return len(self.seats) if self.traitor is None else 1

    @property
    def layout(self) -> Layout:
        return components().layouts[self.players - 1]

    @property
    def automaton(self) -> int:
        """The seat of the Traitor, or NOBODY."""
        return NOBODY if self.traitor is None else self.traitor.seat

    def clockwise(self, start: int) -> Iterator[int]:
        """PHA-1.8  All seats from `start` on, to the left."""
        count = len(self.seats)
        return (index % count for index in range(start, start + count))

    def turn_order(self) -> tuple[int, ...]:
        """PHA-1.8  The holder of the First Player token and then all others to the left."""
        return tuple(self.clockwise(self.first))

    def facing(self, quarter: str) -> int:
        """PHA-1.4  The colour that faces a quarter."""
        return facing_colours(self.quarters, self.offset)[quarter]

    def sector_is_full(self, colour: int) -> bool:
        """PHA-4.2  Whether all usable slots of a sector are taken."""
        return len(self.wheel[colour]) >= self.slots

    def gain(self, seat: int, resources: Iterable[int]) -> None:
        """PHA-5.1  Resources from the supply; what is not there is lost."""
        owner, supply = self.seats[seat], self.supply
        gained, lost = [], []
        for resource in resources:
            if supply[resource]:
                supply[resource] -= 1
                owner.stock[resource] += 1
                gained.append(resource)
            else:
                lost.append(resource)
        if self.heard is not None:
            if gained:
                self.report(events.ResourcesGained, seat, names(gained))
            if lost:
                self.report(events.ResourcesLost, seat, names(lost))

    def gain_silver(self, seat: int, count: int) -> None:
        self.gain(seat, [SILVER] * count)

    def spend(self, seat: int, token: str) -> None:
        """Take a resource or an offering token out of an area; the caller says where it goes."""
        owner = self.seats[seat]
        if token in INDEX:
            owner.stock[INDEX[token]] -= 1
            assert owner.stock[INDEX[token]] >= 0
        else:
            number = components().token_index[token]
            owner.tokens[number] -= 1
            assert owner.tokens[number] >= 0

    def put_back(self, token: str) -> None:
        """PHA-4.7  A resource to the supply, an offering token to the discard; a marker vanishes (PHA-14.10)."""
        if token in INDEX:
            self.supply[INDEX[token]] += 1
        elif token != MARKER:
            self.token_discard.append(token)

    def take_token(self, seat: int, token: str) -> None:
        self.seats[seat].tokens[components().token_index[token]] += 1

    def base_in_supply(self) -> list[int]:
        """PHA-8.6  Base resources of which there are some."""
        supply = self.supply
        return [colour for colour in COLOURS if supply[colour]]

    def tokens_left(self) -> int:
        """PHA-5.6  Offering tokens that can be drawn."""
        return len(self.bag) + len(self.token_discard)

    def bonus_left(self) -> bool:
        """PHA-5.7  Whether a bonus offering can be had."""
        return any(self.zone) or bool(self.tokens_left())

    def draw_token(self) -> str:
        """PHA-5.6  A token out of the bag, into which the discard goes first when it is empty."""
        if not self.bag:
            self.bag, self.token_discard = self.token_discard, []
            self.chance.shuffle(self.bag)
            self.report(events.BagRefilled, len(self.bag))
        return self.bag.pop()

    def draw_vase(self) -> str | None:
        """PHA-5.3  The top vase; the discard becomes a new pile when it is empty; None if there is none at all."""
        if not self.vase_pile:
            self.vase_pile, self.vase_discard = self.vase_discard, []
            self.chance.shuffle(self.vase_pile)
            if self.vase_pile:
                self.report(events.VasesReshuffled, len(self.vase_pile))
        return self.vase_pile.pop() if self.vase_pile else None

    def reveal_vases(self) -> None:
        """PHA-2.3, PHA-9.1  As many vases under the pyramid as the number of players asks for."""
        self.unveil("reveal")
        drawn = [self.draw_vase() for _ in range(self.layout.vases)]
        self.vases = [vase for vase in drawn if vase is not None]
        self.report(events.VasesRevealed, tuple(self.vases))

    def take_noble_card(self, slot: int) -> str:
        """PHA-6.2.3  A visible noble off its slot, which is refilled at once while the deck lasts."""
        card, self.nobles[slot] = self.nobles[slot], EMPTY
        if self.noble_deck:
            self.unveil("reveal")
            self.nobles[slot] = self.noble_deck.pop()
            self.report(events.NobleRevealed, slot + 1, self.nobles[slot])
        return card

    def take_artisan_card(self, slot: int) -> str:
        """PHA-6.4.2  A visible artisan off its slot, refilled likewise."""
        card, self.artisans[slot] = self.artisans[slot], EMPTY
        if self.artisan_deck:
            self.unveil("reveal")
            self.artisans[slot] = self.artisan_deck.pop()
            self.report(events.ArtisanRevealed, slot + 1, self.artisans[slot])
        return card

    def turn_noble(self, seat: int, noble: str) -> None:
        """PHA-7.1  Use a once-per-round power."""
        self.seats[seat].turned.append(noble)
        self.report(events.PowerUsed, seat, noble)

    def crown(self, seat: int) -> None:
        """PHA-10.1, PHA-10.2  The first with two nobles and step 3 becomes Pharaoh, for good."""
        owner, needs = self.seats[seat], components().pharaoh
        if self.pharaoh == NOBODY and len(owner.nobles) >= needs.nobles and owner.step >= needs.step:
            self.pharaoh = seat
            self.report(events.PharaohNamed, seat)

    def seen_by(self, seat: int | None) -> Pharaon:
        return hidden.known_to(self, NOBODY if seat is None else seat)

    def known_to(self, seat: int) -> Pharaon:
        return hidden.known_to(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Pharaon:
        return hidden.imagine(self, seat, chance)


@cache
def facing_colours(quarters: tuple[str, ...], offset: int) -> dict[str, int]:
    """PHA-1.4  The colour that faces each quarter."""
    sectors = components().sectors
    return {name: sectors[(place + offset) % len(sectors)] for place, name in enumerate(quarters)}


def names(resources: Iterable[int]) -> tuple[str, ...]:
    return tuple(RESOURCES[number] for number in resources)
