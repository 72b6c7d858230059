"""How a test plays any of the games: steps, moves, reasons, questions, events, points."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import pytest

from game.ai.levels import decide
from game.core.agenda import Move, Refusal, Step
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event, visible_to
from game.core.position import Position
from game.core.setup import Setup
from game.titles import title

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)


def run(game: P, *steps: Step[P]) -> list[Event]:
    """Make these steps the whole agenda, run to the next decision; returns what happened."""
    game.agenda = []
    game.then(*steps)
    return go_on(game)


def go_on(game: Position) -> list[Event]:
    """Take the steps of the agenda up to the next decision; returns what happened."""
    heard: list[Event] = []
    game.heard = heard
    game.offered = None
    game.advance()
    game.heard = None
    return heard


def play(game: Position, *moves: Move) -> list[Event]:
    """Answer decisions one after another; the position stays sound; returns what happened."""
    heard: list[Event] = []
    for move in moves:
        game.heard = heard
        try:
            game.apply(move)
        finally:
            game.heard = None
        assert title(game.title).invariants(game) == []
    return heard


def play_until(game: P, reached: Callable[[P], bool], seed: int = 1) -> P:
    """Random legal play until something is reached, which must happen before the game is over."""
    chance = Chance(seed)
    while not reached(game):
        play(game, chance.pick(game.moves()))
    return game


def refuse(game: Position, move: Move, **values: object) -> str:
    """The reason why a move is illegal; that it tells these values and changes nothing is checked on the way."""
    digest = title(game.title).codec.digest
    before = digest(game)
    with pytest.raises(IllegalMove) as caught:
        game.apply(move)
    assert digest(game) == before
    assert not values or caught.value.values == values
    return caught.value.key.removeprefix(f"{game.title}.refusal.")


def refusal_of(game: Position, move: Move) -> Refusal | None:
    """What the present decision says about a move that it does not offer."""
    assert game.decision is not None
    return next((one for one in game.decision.refusals(game) if one.move == move), None)


def asked(game: Position) -> tuple[str, int]:
    """Which decision is asked, and of whom; an empty name when the game is over."""
    decision = game.decision
    return (type(decision).__name__, decision.seat) if decision is not None else ("", -1)


def offers(game: Position, kind: type[M]) -> list[M]:
    """The legal moves of one kind."""
    return [move for move in game.moves() if isinstance(move, kind)]


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def heard_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Those of the events that a seat may hear."""
    return [event for event in events if visible_to(event, seat)]


def sheet(game: Position, seat: int) -> dict[str, int]:
    """The points of a seat by reason, without those that came to nothing."""
    found: dict[str, int] = {}
    for scored in game.ledger:
        if scored.seat == seat:
            found[scored.reason] = found.get(scored.reason, 0) + scored.points
    return {reason: points for reason, points in found.items() if points}


def views(game: P, seat: int) -> list[P]:
    """All that a seat can go by: what it can know and is shown, what everybody is shown, a world that it imagines."""
    return [game.known_to(seat), game.seen_by(seat), game.seen_by(None), game.imagine(seat, Chance(5))]


def positions(setup: Setup) -> Iterator[Position]:
    """Every decision of a game of random moves, and its end."""
    game, chance = title(setup.title).start(setup), Chance(setup.seed)
    while game.decision is not None:
        yield game
        game.apply(chance.pick(game.moves()))
    yield game


def scribe(game: Position, seed: int = 7) -> Move:
    """What a Scribe answers to the decision that is asked."""
    return decide(title(game.title), game, asked(game)[1], "scribe", Chance(seed)).move


def scribe_plays(game: Position, seat: int = 0) -> list[Move]:
    """The moves of a Scribe at a seat until another one is asked."""
    moves: list[Move] = []
    while asked(game)[1] == seat:
        moves.append(scribe(game))
        game.apply(moves[-1])
    return moves
