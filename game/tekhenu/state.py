"""The position of Tekhenu: the table, the seats, and the small things that happen to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeAlias

from game.core.chance import Chance
from game.core.position import Position
from game.core.state import State, state
from game.tekhenu import events, hidden
from game.tekhenu.cards import Gain
from game.tekhenu.components import components
from game.tekhenu.dial import Die, arrow_edge, light_of, lines_of
from game.tekhenu.words import FREE, GODS, GOODS, GRANITE, SCRIBE, Plate, card_type

Phase: TypeAlias = Literal["setup", "turns", "judgement", "scoring", "end"]


@state
class Seat(State):
    """What one player owns; Botankhamon has a seat too, without goods, production and scales."""

    goods: list[int]
    """In the order of GOODS: papyrus, bread, limestone, granite, gold, scribe, faith."""
    production: list[int]
    population: int
    happiness: int
    top_happiness: int
    """The furthest the marker ever was: rewards of the track are paid once (TEK-11.4)."""
    action_due: bool
    """The action at the end of the track is earned and not yet taken (TEK-11.5)."""
    buildings: int
    statues: int
    pillars: int
    """Pieces still on the player board."""
    pure: list[Die]
    tainted: list[Die]
    anubis: list[Die]
    """Dice on the left plate, on the right plate, below the scales (TEK-5.4)."""
    excess: list[int]
    """Excess tokens on the right plate, by basic resource (TEK-7.2)."""
    faith_laid: int
    """Faith on the plates at this Judgement: positive left, negative right (TEK-16.2)."""
    balance: int
    """The balance of the last Judgement: where the Maat marker stands (TEK-16.3)."""
    blessings: list[str]
    technologies: list[str]
    decrees: list[str]
    seen_decrees: list[str]
    """Those of the decrees that everybody saw being taken from the market (TEK-21)."""
    dealt: list[str]
    """Cards drawn in secret of which some are kept (TEK-2.9, 2.13)."""
    start_cards: list[str]
    destiny: str
    scored: list[str]
    """Decrees that count at the end (TEK-18.1), D23 included once it was used."""
    units_paid: int
    """Pyramids paid for with D04 (TEK-18.4)."""


@state
class Tekhenu(Position):
    """Everything on the table of Tekhenu."""

    title: ClassVar[str] = "tekhenu"

    seats: list[Seat]
    bot: int
    """The seat of Botankhamon, or -1."""
    harsh_decrees: bool
    """TEK-19.2  His Decrees are worth 8 points."""
    phase: Phase
    round_number: int
    order: list[int]
    """Turn order: seats, first to last."""
    acting: int
    """Whose turn it is; -1 outside turns."""
    first_sunny: int
    """TEK-1.2  `s`: the section where the sun begins."""
    markers: list[int]
    """Edges of the scoring markers still in play, I before II (TEK-2.1)."""
    judgements: int
    """How many Judgements began."""
    bag: list[str]
    """Colours of the dice in the bag; their order means nothing."""
    sections: list[tuple[Die, ...]]
    in_hand: list[Die]
    """The die that is being taken, with its own colour (TEK-5.3)."""
    horus: list[int]
    """The god of each Horus slot, slot 1 first."""
    god_statues: list[tuple[int, ...]]
    """Owners of the Statues of each god, in the order in which they were built."""
    people_statues: list[int]
    statue_gold: list[int]
    """Owner (or FREE) and Gold of each statue space for the people."""
    row_gold: int
    """TEK-2.4  The Gold beside Osiris row 2."""
    osiris: list[int]
    sites: list[int]
    """Owners of the Buildings, or FREE."""
    laid: list[str]
    turned: list[int]
    pillars: list[int]
    """Temple: the tile on each space ("" if none), its quarter turns clockwise, the owner of the Pillar on it."""
    display: list[str]
    pile: list[str]
    """Ra: three tiles, left first ("" if empty), and the pile, its last tile on top."""
    market: list[tuple[str, ...]]
    """Cards of each section, "" where a space is empty; () while a section is closed."""
    decks: list[list[str]]
    discards: list[list[str]]
    """Blessings, Technologies, Decrees; the last card of a deck is on top."""
    destinies: list[str]
    """Destiny cards that nobody holds."""
    start_display: list[str]
    refreshed: list[int]
    """Sections refreshed in this Thoth action (TEK-12.3)."""
    taken: list[str]
    """Cards taken in this Thoth action: they work from its end on (TEK-12.5)."""
    open_actions: int
    """Actions under way, one inside the other (TEK-5.10)."""
    interchanged: list[str]
    """T10, T22: whose point of this turn was paid (TEK-14.2)."""
    bot_tiles: list[str]
    bot_place: int
    """TEK-19.3  His pyramid, place by place, and where he stands (-1: left of its base)."""

    # The frame of the game

    @property
    def round(self) -> int:
        return self.round_number

    @property
    def layout(self) -> int:
        """TEK-1  Layout players: the solo game has the board of two players, and two seats."""
        return len(self.seats)

    @property
    def solo(self) -> bool:
        return self.bot >= 0

    @property
    def arrow(self) -> int:
        return arrow_edge(self.first_sunny)

    def light(self, section: int) -> str:
        return light_of(self.first_sunny, section)

    def purity(self, section: int, colour: str) -> Plate:
        return lines_of(self.first_sunny)[section][colour]

    def from_seat(self, seat: int) -> Iterator[int]:
        """TEK-8.3  All seats in turn order, starting with `seat`."""
        start = self.order.index(seat)
        return (self.order[(start + index) % len(self.order)] for index in range(len(self.order)))

    def turn_order(self) -> tuple[int, ...]:
        """TEK-8.3  First to last."""
        return tuple(self.order)

    def people(self) -> list[int]:
        """In turn order, without Botankhamon."""
        return [seat for seat in self.order if seat != self.bot]

    # Goods, tracks, points

    def has(self, seat: int, technology: str) -> bool:
        """TEK-14  Whether a Technology works for this seat; those of Botankhamon do not."""
        return technology in self.seats[seat].technologies and seat != self.bot

    def gain(self, seat: int, good: int, amount: int, reason: str) -> None:
        """The only way goods come to a seat. Botankhamon gets Scribes and nothing else (TEK-19.6)."""
        if amount and (seat != self.bot or good == SCRIBE):
            self.seats[seat].goods[good] += amount
            self.report(events.GoodsGained, seat, GOODS[good], amount, reason)

    def gain_all(self, seat: int, gain: Gain, reason: str) -> None:
        """Goods, then points, then Population, then Happiness (TEK-3.10)."""
        for good, amount in enumerate(gain.goods):
            self.gain(seat, good, amount, reason)
        self.score(seat, gain.vp, reason)
        self.raise_population(seat, gain.population)
        self.raise_happiness(seat, gain.happiness)

    def spend(self, seat: int, goods: tuple[int, ...]) -> None:
        """The only way goods leave a seat."""
        owned = self.seats[seat].goods
        for good, amount in enumerate(goods):
            if amount:
                assert owned[good] >= amount
                owned[good] -= amount
        self.report(events.GoodsPaid, seat, goods)

    def lose_points(self, seat: int, points: int, reason: str) -> None:
        """TEK-1.4  Points never go below 0."""
        self.score(seat, -min(points, self.points[seat]), reason)

    def raise_population(self, seat: int, steps: int) -> None:
        """TEK-3.9, 10.5  The marker moves, at most to the end; the market opens at once."""
        owner = self.seats[seat]
        before = owner.population
        owner.population = min(before + steps, components().track_end)
        if owner.population != before:
            self.report(events.PopulationMoved, seat, owner.population - before, owner.population)
            for section, needed in enumerate(components().section_population):
                if owner.population >= needed and not self.market[section]:
                    self.market[section] = ("",) * len(components().market[section])
                    self.report(events.SectionOpened, seat, section + 1)
                    self.fill_section(section)

    def raise_happiness(self, seat: int, steps: int) -> None:
        """TEK-3.10, 11.4  Never past Population; rewards at first reaching or passing them."""
        owner = self.seats[seat]
        before = owner.happiness
        owner.happiness = max(before, min(before + steps, owner.population, components().track_end))
        if owner.happiness != before:
            self.report(events.HappinessMoved, seat, owner.happiness - before, owner.happiness)
        if owner.happiness > owner.top_happiness:
            reached, owner.top_happiness = owner.top_happiness, owner.happiness
            if seat != self.bot:
                for at, reward in components().rewards:
                    if reached < at <= owner.happiness:
                        self.gain_all(seat, reward, "happiness_reward")
                        owner.action_due = owner.action_due or at == components().track_end

    def lower_tracks(self, seat: int, population: int, happiness: int) -> None:
        """TEK-13.1, 14.5  Prices paid with the people's patience; earlier rewards stay (TEK-13.4)."""
        owner = self.seats[seat]
        if population:
            owner.population -= population
            self.report(events.PopulationMoved, seat, -population, owner.population)
        if happiness:
            owner.happiness -= happiness
            self.report(events.HappinessMoved, seat, -happiness, owner.happiness)

    def raise_production(self, seat: int, resource: int, steps: int) -> None:
        """TEK-3.9  Steps beyond the end are lost."""
        levels = self.seats[seat].production
        before = levels[resource]
        levels[resource] = min(before + steps, components().most_production)
        if levels[resource] != before:
            self.report(events.ProductionRaised, seat, GOODS[resource], levels[resource])

    def score_once_per_turn(self, seat: int, technology: str) -> None:
        """TEK-14.2  T10 and T22 pay once per own turn in which they were used."""
        if seat == self.acting and technology not in self.interchanged:
            self.interchanged.append(technology)
            self.score(seat, components().technologies[technology].vp_once, "technology")

    def receive_statue_bonus(self, seat: int, god: int) -> None:
        """TEK-8.3, 19.14  What the Horus slot of this god brings; T07 adds Granite."""
        slot = components().horus_slots[self.horus.index(god)]
        self.report(events.StatueBonus, seat, GODS[god])
        self.gain_all(seat, slot.bot_bonus if seat == self.bot else slot.bonus, "statue_bonus")
        if self.has(seat, "T07"):
            self.gain(seat, GRANITE, components().technologies["T07"].gain.goods[GRANITE], "technology")

    # Counting pieces

    def built(self, seat: int) -> int:
        """TEK-17.6  Buildings on the main board."""
        return components().buildings - self.seats[seat].buildings

    def statues_built(self, seat: int) -> int:
        return components().statues - self.seats[seat].statues

    def pillars_in(self, seat: int, line: tuple[int, ...]) -> int:
        """TEK-8.4, 10.3  Own Pillars in a line."""
        return sum(self.pillars[space] == seat for space in line)

    def site_open(self, number: int) -> bool:
        """TEK-10.1  Open at this number of players, and free."""
        return self.sites[number] == FREE and components().sites[number].min_players <= self.layout

    def god_slot_free(self, god: int) -> bool:
        """TEK-8.2  3, 2 or 1 slots per god with 4, 3 or 2 layout players."""
        return len(self.god_statues[god]) < components().god_slots[self.layout]

    def balance_of(self, seat: int) -> int:
        """TEK-16.1, 16.2  Left less right, excess and Faith counted."""
        owner = self.seats[seat]
        left, right = sum(die.face for die in owner.pure), sum(die.face for die in owner.tainted)
        return left - right - sum(owner.excess) + owner.faith_laid

    # Cards

    def card_sections(self, seat: int) -> list[int]:
        """TEK-12.2  Sections that Happiness allows and that hold a card."""
        happiness = self.seats[seat].happiness
        return [
            section
            for section, needed in enumerate(components().section_happiness)
            if happiness >= needed and any(self.market[section])
        ]

    def draw(self, kind: int) -> str:
        """TEK-12.6  The top card of a deck, which is rebuilt from its discards when a card is needed; "" if none."""
        deck = self.decks[kind]
        if not deck:
            deck[:], self.discards[kind][:] = self.discards[kind], []
            self.chance.shuffle(deck)
        return deck.pop() if deck else ""

    def fill_section(self, section: int) -> None:
        """TEK-12.6  Empty spaces of a section get a card of their type, left to right."""
        if "" not in self.market[section]:
            return
        cards = list(self.market[section])
        drawn = []
        for place, kind in enumerate(components().market[section]):
            if not cards[place] and (card := self.draw(("blessing", "technology", "decree").index(kind))):
                cards[place] = card
                drawn.append(card)
        self.market[section] = tuple(cards)
        if drawn:
            self.unveil("draw")
            self.report(events.MarketFilled, section + 1, tuple(drawn))

    def fill_market(self) -> None:
        """TEK-12.6  At the end of a turn, or right after an action outside a turn."""
        for section in range(len(self.market)):
            self.fill_section(section)

    def discard(self, card: str) -> None:
        self.discards[("blessing", "technology", "decree").index(card_type(card))].append(card)

    def keep(self, seat: int, card: str) -> None:
        """TEK-12.5  Lay a card before its owner."""
        owner = self.seats[seat]
        {"blessing": owner.blessings, "technology": owner.technologies, "decree": owner.decrees}[
            card_type(card)
        ].append(card)

    def play_blessing(self, seat: int, card: str) -> None:
        """TEK-14.1  A Blessing leaves for the discard pile; T24 pays after its effect, see `repay_blessing`."""
        self.seats[seat].blessings.remove(card)
        self.discard(card)
        self.report(events.BlessingPlayed, seat, card)

    def repay_blessing(self, seat: int) -> None:
        """TEK-14.1  T24: 1 Gold per Blessing played, received after its effect."""
        if self.has(seat, "T24"):
            self.gain_all(seat, components().technologies["T24"].gain, "technology")

    # Views

    def seen_by(self, seat: int | None) -> Tekhenu:
        return hidden.seen_by(self, seat)

    def known_to(self, seat: int) -> Tekhenu:
        return hidden.known_to(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Tekhenu:
        return hidden.imagine(self, seat, chance)
