"""Boards of all titles without their tables: moments of recorded games, and the board as somebody sees it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.core.events import Event, visible_to
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.setup import HUMAN, Setup
from game.core.turns import turns_in
from saves import Store, load
from tests.recorded.record import FOLDER, GAMES
from ui.frame.words import Misfit, misfits
from ui.host.asked import Asked
from ui.kit.by_title import board_of
from ui.kit.contract import Animation, Board
from ui.kit.target import Target
from ui.kit.thing import Thing
from ui.workshop.gallery.matches import NAMES
from ui.workshop.unseen import open_unseen

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
NARROWEST = ((1280, 720), 160, "fr")
"""Where words have least room: what is always looked at. Size of the window, size of the text, language."""
WINDOWS = [
    NARROWEST,
    ((1280, 720), 160, "en"),
    ((1280, 720), 80, "fr"),
    ((1920, 1080), 100, "en"),
    ((2560, 1440), 160, "fr"),
]
"""Every window and every text, in languages by turns; where there is least room, in both."""
USUAL = ((1920, 1080), 100, "en")
in_windows = pytest.mark.parametrize(
    ("size", "text", "language"),
    [pytest.param(*one, marks=() if one == NARROWEST else pytest.mark.thorough) for one in WINDOWS],
    ids=lambda value: str(value[1]) if isinstance(value, tuple) else str(value),
)
NOWHERE = Path("/nowhere")
"""Boards keep nothing on a disk."""
FIRST = 9
"""Recorded games that have seen every number of seats and nearly every kind of decision."""
LATER = {"pharaon": (14,)}
"""Games after these with a question that only their table asks: the Traitor's tiles are turned."""
SOLO = 1
"""As a number of seats: one person against the automaton of the game."""
Wanted = Callable[[Position], bool]


# Moments of recorded games


@lru_cache(12)
def recorded(name: str, number: int) -> Match[Position]:
    """A whole game; nobody may play on in it."""
    return load(FOLDER / name / f"{number:02}.yaml").match


def seats_of(match: Match[Position]) -> int:
    automaton = any(seat.kind in match.title.automata for seat in match.setup.seats)
    return SOLO if automaton else len(match.setup.seats)


def games(name: str, seats: int = 0) -> Iterator[Match[Position]]:
    """The recorded games of a title, or those at tables of so many seats."""
    for number in range(GAMES):
        match = recorded(name, number)
        if not seats or seats_of(match) == seats:
            yield match


@record
class Moment:
    """A recorded game before one of its moves."""

    game: Match[Position]
    number: int

    @property
    def position(self) -> Position:
        return self.game.position_before(self.number)

    @property
    def kind(self) -> str:
        """What is asked."""
        return type(self.game.decision_before(self.number)).__name__

    @property
    def match(self) -> Match[Position]:
        """A match that goes on from here."""
        return Match(self.game.title, self.game.setup, self.position)

    def step(self, viewer: int | None) -> tuple[Position, Position, list[Event]]:
        """What somebody sees before and after the move, and what happens in it."""
        after, log = self.game.position_before(self.number + 1), self.game.log
        first, last = (bisect_left(log, self.number + n, key=attrgetter("move")) for n in (1, 2))
        return self.position.seen_by(viewer), after.seen_by(viewer), [entry.event for entry in log[first:last]]

    def films(self, board: Board[Position], viewer: int | None) -> list[Animation]:
        """How a board shows the move to somebody."""
        return [one for turn in turns_in(self.game, self.number) for one in board.films(turn.seen_by(viewer))]

    def heard(self, viewer: int | None) -> list[Event]:
        """What somebody hears of the move."""
        return [event for event in self.step(viewer)[2] if visible_to(event, viewer)]


def moments(game: Match[Position], of_each: int = 0) -> Iterator[Moment]:
    """Every decision of a game, or the first few of each kind."""
    seen: Counter[str] = Counter()
    for number in range(len(game.moves)):
        moment = Moment(game, number)
        seen[moment.kind] += 1
        if not of_each or seen[moment.kind] <= of_each:
            yield moment


@lru_cache(1)
def one_of_each(name: str) -> tuple[Moment, ...]:
    """Each kind of decision once, and something of each number of seats."""
    found: list[Moment] = []
    kinds, tables = set[str](), set[int]()
    for number in (*range(FIRST), *LATER.get(name, ())):
        game = recorded(name, number)
        new = [moment for moment in moments(game, 1) if moment.kind not in kinds]
        if not new and seats_of(game) not in tables:
            new = [Moment(game, len(game.moves) // 2)]
        found += new
        kinds |= {moment.kind for moment in new}
        tables.add(seats_of(game))
    return tuple(found)


def some_of_each_game(name: str) -> Iterator[Moment]:
    """Each kind of decision once in each game that sensible players played, for those who have time."""
    for number in range(2, FIRST, 3):
        yield from moments(recorded(name, number), 1)


def positions(name: str, seats: int, of_each: int) -> list[Any]:
    """The first few decisions of each kind in the first game at such a table."""
    return [moment.position for moment in moments(next(games(name, seats)), of_each)]


def position_of(name: str, seats: int, wanted: Wanted) -> Position:
    """The first position of a game at such a table in which something is so."""
    for game in games(name, seats):
        for number in range(len(game.moves) + 1):
            position = game.position_before(number)
            if wanted(position):
                return position
    raise LookupError("no recorded game comes to this")


@record
class Samples:
    """How tests of one title get a look and a position when nearly any would do."""

    name: str
    seats: int
    usual: Wanted

    def style_of(
        self, size: tuple[int, int] = (1920, 1080), language: str = "fr", text: int = 100, seats: int = 0
    ) -> Any:
        """The look of a board, with its layout, its narrator and its seat styles."""
        return board_for(self.name, seats or self.seats, size, language=language, text_size=text).style

    def position(self, seats: int = 0, when: Wanted | None = None) -> Any:
        return position_of(self.name, seats or self.seats, when or self.usual)


# The board and its picture


def people(setup: Setup) -> Setup:
    """The same table with people and their names on all seats that an automaton does not have."""
    seats = [
        replace(seat, kind=HUMAN, name=NAMES[number]) if seat.kind in ("random", "apprenti") else seat
        for number, seat in enumerate(setup.seats)
    ]
    return replace(setup, seats=tuple(seats))


def open_board(game: Match[Position], size: tuple[int, int] = SIZES[0], **wishes: object) -> Board[Position]:
    """The board of a game; `wishes` are settings."""
    app = open_unseen(Store(NOWHERE), size, **wishes)
    board = board_of(app, people(game.setup))
    board.zones(app.screen)
    return board


@lru_cache(3)
def _board(setup: Setup, size: tuple[int, int], wishes: tuple[tuple[str, object], ...]) -> Board[Position]:
    app = open_unseen(Store(NOWHERE), size, **dict(wishes))
    board = board_of(app, setup)
    board.zones(app.screen)
    return board


def shared_board(game: Match[Position], size: tuple[int, int] = SIZES[0], **wishes: object) -> Board[Position]:
    """The same for tests that look at many games: one board for all alike, with nothing chosen on it."""
    board = _board(replace(people(game.setup), variants=(), seed=0), size, tuple(wishes.items()))
    board.choice.belong_to(None)
    board.choice.clear()
    return board


def board_for(name: str, seats: int, size: tuple[int, int] = SIZES[0], **wishes: object) -> Board[Position]:
    """The board of a table of so many seats."""
    return open_board(next(games(name, seats)), size, **wishes)


def asked_of(position: Position) -> Asked[Position]:
    """The question of the seat that is asked."""
    decision = position.decision
    assert decision is not None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))


def targets_of(board: Board[Position], position: Position) -> list[Target]:
    """What whoever is asked can point at."""
    asked = asked_of(position)
    return board.targets(position.seen_by(asked.decision.seat), asked)


def frame(board: Board[Position], position: Position, viewer: int | None) -> tuple[Surface, list[Misfit]]:
    """The board's parts of the table as somebody sees it, and the words that did not fit."""
    view, asked = position.seen_by(viewer), None
    if position.decision is not None and position.decision.seat == viewer:
        asked = asked_of(position)
    target, zones = Surface(board.app.screen.size), board.zones(board.app.screen)
    with misfits() as found:
        board.paint_ground(target)
        board.paint_hand(target, view, viewer, asked, 1.0)
        board.paint(target, view, asked, 1.0)
        board.paint_side(target, view)
        board.paint_strip(target, view)
        for place, seat in zip(zones.seats, board.seat_order(view), strict=False):
            if not board.paint_panel(target, place, view, seat, "Grand Prêtre", seat == viewer):
                board.paint_seat(target, place, view, seat)
    return target, found


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def put(target: Surface, things: Iterable[Thing]) -> None:
    """Paint things as they lie."""
    for thing in things:
        if thing.face is not None:
            thing.face.put(target, thing.place)


def picture(style: Any, things: Iterable[Thing]) -> bytes:
    """What things look like on an empty screen."""
    target = Surface(style.screen.size)
    put(target, things)
    return pixels(target)


def apart(places: Iterable[Rect], *rooms: Rect) -> bool:
    """None lies on another, and each lies in one of the rooms."""
    spots = list(places)
    inside = all(any(room.contains(spot) for room in rooms) for spot in spots)
    return inside and all(spot.collidelist(spots[number + 1 :]) == -1 for number, spot in enumerate(spots))


def uppermost(targets: list[Target], point: tuple[int, int]) -> Target | None:
    """What a click at a point hits."""
    hit = [target for target in targets if target.contains(point)]
    return max(enumerate(hit), key=lambda pair: (pair[1].layer, pair[0]))[1] if hit else None
