"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from game.core.agenda import Move, Refusal
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event
from game.pharaon import RULES
from game.pharaon.automaton import FillTile
from game.pharaon.automaton_effects import resolve
from game.pharaon.components import box
from game.pharaon.invariants import invariants
from game.pharaon.means import ways_to_pay
from game.pharaon.paying import ChooseTokens, hand_in, listed
from game.pharaon.pieces import RESOURCES, Effect
from game.pharaon.state import Pharaon, Traitor
from tests.pharaon.build import LETTERS, run

E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)


def play(game: Pharaon, *moves: Move) -> list[Event]:
    """Answer decisions one after another; the position stays sound; returns what happened."""
    heard: list[Event] = []
    for move in moves:
        game.heard = heard
        try:
            game.apply(move)
        finally:
            game.heard = None
        assert invariants(game) == []
    return heard


def pay(game: Pharaon, *tokens: str) -> list[Event]:
    """Hand in tokens, as far as they are asked for: resources as letters, offering tokens by id."""
    heard = []
    for word in tokens:
        name = RESOURCES[LETTERS.index(word)] if word in LETTERS else word
        if isinstance(game.decision, ChooseTokens) and hand_in(name) in game.moves():
            heard += play(game, hand_in(name))
    assert not isinstance(game.decision, ChooseTokens), f"still to be paid: {game.moves()}"
    return heard


def play_until(game: Pharaon, reached: Callable[[Pharaon], bool], seed: int = 1) -> Pharaon:
    """Random legal play until something is reached, which must happen before the game is over."""
    chance = Chance(seed)
    while not reached(game):
        play(game, chance.pick(game.moves()))
    return game


def refuse(game: Pharaon, move: Move) -> str:
    """The reason why a move is illegal; that it changes nothing is checked on the way."""
    before = RULES.codec.digest(game)
    try:
        game.apply(move)
    except IllegalMove as error:
        assert RULES.codec.digest(game) == before
        return error.key.removeprefix("pharaon.refusal.")
    raise AssertionError(f"{move} is legal")


def refusal_of(game: Pharaon, move: Move) -> Refusal | None:
    """What the present decision says about a move that it does not offer."""
    assert game.decision is not None
    return next((one for one in game.decision.refusals(game) if one.move == move), None)


def asked(game: Pharaon) -> tuple[str, int]:
    """Which decision is asked, and of whom; an empty name when the game is over."""
    decision = game.decision
    return (type(decision).__name__, decision.seat) if decision is not None else ("", -1)


def offers(game: Pharaon, kind: type[M]) -> list[M]:
    """The legal moves of one kind."""
    return [move for move in game.moves() if isinstance(move, kind)]


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def stock(game: Pharaon, seat: int = 0) -> str:
    """Resources of a seat as in the examples: "1A 2S"."""
    held = game.seats[seat].stock
    return " ".join(f"{count}{letter}" for count, letter in zip(held, LETTERS, strict=True) if count)


def tokens(game: Pharaon, seat: int = 0) -> list[str]:
    """Offering tokens of a seat by id."""
    held = game.seats[seat].tokens
    return [kind.id for kind, count in zip(box().tokens, held, strict=True) for _ in range(count)]


def sector(game: Pharaon, letter: str) -> tuple[str, ...]:
    """What lies on a sector of the wheel."""
    return game.wheel[LETTERS.index(letter)]


def ways(game: Pharaon, quarter: str, option: str = "", seat: int = 0) -> list[str]:
    """The payments that are offered for an action: resources as letters, offering tokens by id."""
    return sorted(_spelled(listed(way, quarter)) for way in ways_to_pay(game, seat, quarter, option))


def _spelled(names: Iterable[str]) -> str:
    return " ".join(LETTERS[RESOURCES.index(name)] if name in RESOURCES else name for name in names)


def nobles(game: Pharaon, seat: int = 0) -> list[int]:
    """Nobles of a seat by number."""
    return [box().nobles[name].number for name in game.seats[seat].nobles]


def turned(game: Pharaon, seat: int = 0) -> list[int]:
    return [box().nobles[name].number for name in game.seats[seat].turned]


def traitor_of(game: Pharaon) -> Traitor:
    assert game.traitor is not None
    return game.traitor


def fill_tile(game: Pharaon, letter: str) -> list[Event]:
    """A resource goes on the Traitor's tiles; returns what happened."""
    heard = run(game, FillTile(LETTERS.index(letter)))
    assert invariants(game) == []
    return heard


def resolve_icon(game: Pharaon, *effects: Effect) -> list[Event]:
    """Icons of the Traitor's tiles act one after another; returns what happened."""
    heard: list[Event] = []
    for effect in effects:
        game.heard = heard
        resolve(game, traitor_of(game), effect)
        game.heard = None
        assert invariants(game) == []
    return heard


def sheet(game: Pharaon, seat: int) -> dict[str, int]:
    """The points of a seat by reason."""
    found: dict[str, int] = {}
    for scored in game.ledger:
        if scored.seat == seat:
            found[scored.reason] = found.get(scored.reason, 0) + scored.points
    return found
