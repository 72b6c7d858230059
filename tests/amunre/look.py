"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from game.amunre import RULES
from game.amunre.auction import Bid, bid
from game.amunre.invariants import invariants
from game.amunre.state import AmunRe
from game.core.agenda import Move, Refusal
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event, visible_to
from tests.amunre.build import Land

E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)


def play(game: AmunRe, *moves: Move) -> list[Event]:
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


def after(game: AmunRe, *moves: Move) -> AmunRe:
    """The position after these moves."""
    play(game, *moves)
    return game


def bids(words: str) -> list[Bid]:
    """Bids as they were called: "thebes 3, thebes 6, dakhla 0"."""
    called = (one.split() for one in words.split(","))
    return [bid(province, int(value)) for province, value in called]


def play_until(game: AmunRe, reached: Callable[[AmunRe], bool], seed: int = 1) -> AmunRe:
    """Random legal play until something is reached, which must happen before the game is over."""
    chance = Chance(seed)
    while not reached(game):
        play(game, chance.pick(game.moves()))
    return game


def refuse(game: AmunRe, move: Move) -> str:
    """The reason why a move is illegal; that it changes nothing is checked on the way."""
    before = RULES.codec.digest(game)
    try:
        game.apply(move)
    except IllegalMove as error:
        assert RULES.codec.digest(game) == before
        return error.key
    raise AssertionError(f"{move} is legal")


def asked(game: AmunRe) -> tuple[str, int]:
    """Which decision is asked, and of whom; an empty name when the game is over."""
    decision = game.decision
    return (type(decision).__name__, decision.seat) if decision is not None else ("", -1)


def gold(game: AmunRe) -> list[int]:
    return [seat.gold for seat in game.seats]


def held(game: AmunRe, seat: int) -> list[str]:
    return sorted(game.seats[seat].hand)


def land(game: AmunRe, name: str) -> Land:
    return Land(game.farmers[name], game.stones[name], game.pyramids[name], game.extra_farmers[name])


def bids_on(game: AmunRe, province: str) -> list[int]:
    """The spaces of a province that may be taken now."""
    return [move.value for move in offers(game, Bid) if move.province == province]


def offers(game: AmunRe, kind: type[M]) -> list[M]:
    """The legal moves of one kind."""
    return [move for move in game.moves() if isinstance(move, kind)]


def refusal_of(game: AmunRe, move: Move) -> Refusal | None:
    """What the present decision says about a move that it does not offer."""
    assert game.decision is not None
    return next((one for one in game.decision.refusals(game) if one.move == move), None)


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def heard_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Those of the events that a seat may hear."""
    return [event for event in events if visible_to(event, seat)]


def sheet(game: AmunRe, seat: int) -> dict[str, int]:
    """The points of a seat by reason."""
    found: dict[str, int] = {}
    for scored in game.ledger:
        if scored.seat == seat:
            found[scored.reason] = found.get(scored.reason, 0) + scored.points
    return found
