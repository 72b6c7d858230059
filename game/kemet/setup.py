"""KEM-3  From seats to the first Day: Cities, Units, turn order, pyramids."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import ClassVar

from game.core.agenda import Decision, Move, Step
from game.core.records import record
from game.core.setup import Setup
from game.core.title import chance_of
from game.kemet import events
from game.kemet.components import COLOURS, NONE, board_for, components
from game.kemet.state import NOBODY, Kemet
from game.kemet.turn import BeginDay


@record
class Garrison(Move):
    """Put 5 Units on each of these districts."""

    space: tuple[str, ...]


@record
class SpreadLevels(Move):
    """The levels of the own pyramids at the start."""

    ruby: int
    sapphire: int
    diamond: int


@record
class PlacePyramid(Move):
    """Put the pyramid of this colour in this district."""

    colour: str
    space: str


garrison, spread_levels, place_pyramid = cache(Garrison), cache(SpreadLevels), cache(PlacePyramid)


def new_game(setup: Setup) -> Kemet:
    """KEM-3.1 to KEM-3.3  The board for so many players, a random City and two cards for each of them."""
    parts, chance, count = components(), chance_of(setup.seed), len(setup.seats)
    board = board_for(count)
    cities = list(range(count))
    chance.shuffle(cities)
    home = [NOBODY] * len(board.names)
    for seat, city in enumerate(cities):
        for space in board.cities[city]:
            home[space] = seat
    deck = [card.id for card in parts.cards.values() for _ in range(card.copies)]
    chance.shuffle(deck)
    hands = [tuple(sorted(deck.pop() for _ in range(parts.start_cards))) for _ in range(count)]
    game = Kemet(
        agenda=[],
        chance=chance,
        points=[0] * count,
        ledger=[],
        turn=0,
        unveilings=0,
        last_cause=None,
        day=0,
        phase="setup",
        cities=tuple(cities),
        home=tuple(home),
        order=list(range(count)),
        track=[],
        active=NOBODY,
        triggered=NOBODY,
        holder=[NOBODY] * len(home),
        units=[0] * len(home),
        creatures=[()] * len(home),
        colours=[NONE] * len(home),
        levels=[0] * len(home),
        landed=[],
        prayers=[parts.start_prayers] * count,
        reserve=[parts.units] * count,
        tiles=[()] * count,
        idle_creatures=[()] * count,
        tokens=[0] * count,
        own_tokens=[0] * count,
        silver_on=[NONE] * count,
        gold_on=[NONE] * count,
        temples_held=[0] * count,
        pyramids_held=[0] * count,
        hands=hands,
        deck=deck,
        discard=[],
        vision=(),
        battle_hands=[parts.basic_cards] * count,
        face_up=[()] * count,
        face_down=[()] * count,
        given_up=[()] * count,
        specials=[()] * count,
        chosen=[NONE] * count,
        aside=[NONE] * count,
        behind=[()] * count,
        passed=[False] * count,
        alert=[True] * count,
        march=None,
        combat=None,
    )
    game.then(DrawCities(), *(GarrisonCity(seat) for seat in range(count)), DrawTurnOrder(), BeginDay())
    return game


def cities_of_seats(game: Kemet) -> tuple[str, ...]:
    """KEM-3.3  The City of each seat."""
    return tuple(game.board.city_names[city] for city in game.cities)


@record
class DrawCities(Step[Kemet]):
    """KEM-3.3  Everybody hears which City is whose, and looks at two cards."""

    rule: ClassVar[str] = "KEM-3.3"

    def run(self, game: Kemet) -> None:
        for seat, city in enumerate(game.cities):
            game.report(events.CityDrawn, seat, game.board.city_names[city])
            game.report(events.CardsSeen, seat, game.hands[seat])


@record
class GarrisonCity(Decision[Kemet, Garrison]):
    """KEM-3.4  Choose 2 of the 3 districts of your City; each gets 5 Units, the others stay in reserve."""

    rule: ClassVar[str] = "KEM-3.4"
    seat: int

    def moves(self, game: Kemet) -> list[Garrison]:
        names = [game.name(space) for space in game.districts_of(self.seat)]
        return [garrison(pair) for pair in combinations(names, components().start_districts)]

    def play(self, game: Kemet, move: Garrison) -> None:
        for name in move.space:
            game.put_units(self.seat, game.board.index[name], components().start_units)
        game.report(events.DistrictsGarrisoned, self.seat, move.space, components().start_units)


@record
class DrawTurnOrder(Step[Kemet]):
    """KEM-3.5, KEM-3.6  A random turn order; in this order the pyramids are placed."""

    rule: ClassVar[str] = "KEM-3.5"

    def run(self, game: Kemet) -> None:
        game.chance.shuffle(game.order)
        game.unveil("draw")
        game.report(events.TurnOrderSet, tuple(game.order))
        game.then(*(ChooseLevels(seat) for seat in game.order))


@cache
def level_spreads() -> tuple[SpreadLevels, ...]:
    """KEM-3.6  1/1/1 or 2/1/0 over the three colours."""
    spreads = dict.fromkeys(levels for spread in components().level_spreads for levels in permutations(spread))
    return tuple(spread_levels(*levels) for levels in spreads)


@record
class ChooseLevels(Decision[Kemet, SpreadLevels]):
    """KEM-3.6  Spread three levels over your pyramids; one of level 0 stays in reserve."""

    rule: ClassVar[str] = "KEM-3.6"
    seat: int

    def moves(self, game: Kemet) -> tuple[SpreadLevels, ...]:
        return level_spreads()

    def play(self, game: Kemet, move: SpreadLevels) -> None:
        levels = zip(COLOURS, (move.ruby, move.sapphire, move.diamond), strict=True)
        game.then(*(BuildPyramid(self.seat, colour, level) for colour, level in levels if level))


@record
class BuildPyramid(Step[Kemet]):
    """KEM-3.6  Each pyramid goes to a district of its own; the last one may have no choice left."""

    rule: ClassVar[str] = "KEM-3.6"
    seat: int
    colour: str
    level: int

    def run(self, game: Kemet) -> None:
        game.ask(ChooseSite(self.seat, self.colour, self.level))


@record
class ChooseSite(Decision[Kemet, PlacePyramid]):
    """KEM-3.6  Choose the district of this pyramid, with or without Units, without another pyramid."""

    rule: ClassVar[str] = "KEM-3.6"
    seat: int
    colour: str
    level: int

    def moves(self, game: Kemet) -> list[PlacePyramid]:
        free = [space for space in game.districts_of(self.seat) if not game.levels[space]]
        return [place_pyramid(self.colour, game.name(space)) for space in free]

    def play(self, game: Kemet, move: PlacePyramid) -> None:
        space = game.board.index[move.space]
        game.colours[space] = self.colour
        game.levels[space] = self.level
        game.report(events.PyramidPlaced, self.seat, self.colour, self.level, move.space)
