"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from game.core.agenda import Move
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event
from game.kemet import RULES
from game.kemet.combat import choose_card, set_aside
from game.kemet.invariants import invariants
from game.kemet.state import Kemet

E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)


def play(game: Kemet, *moves: Move) -> list[Event]:
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


def play_until(game: Kemet, reached: Callable[[Kemet], bool], seed: int = 1) -> Kemet:
    """Random legal play until something is reached, which must happen before the game is over."""
    chance = Chance(seed)
    while not reached(game):
        play(game, chance.pick(game.moves()))
    return game


def refuse(game: Kemet, move: Move, **values: object) -> str:
    """The reason why a move is illegal; that it tells these values and changes nothing is checked on the way."""
    before = RULES.codec.digest(game)
    try:
        game.apply(move)
    except IllegalMove as error:
        assert RULES.codec.digest(game) == before
        assert error.values == values
        return error.key.removeprefix("kemet.refusal.")
    raise AssertionError(f"{move} is legal")


def asked(game: Kemet) -> tuple[str, int]:
    """Which decision is asked, and of whom; an empty name when the game is over."""
    decision = game.decision
    return (type(decision).__name__, decision.seat) if decision is not None else ("", -1)


def offers(game: Kemet, kind: type[M]) -> list[M]:
    """The legal moves of one kind."""
    return [move for move in game.moves() if isinstance(move, kind)]


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def there(game: Kemet, space: str) -> tuple[int, int]:
    """Whose Troop stands on a space, and its Units."""
    place = game.board.index[space]
    return game.holder[place], game.units[place]


def creatures_on(game: Kemet, space: str) -> tuple[str, ...]:
    return game.creatures[game.board.index[space]]


def sheet(game: Kemet, seat: int) -> dict[str, int]:
    """The points of a seat by reason."""
    found: dict[str, int] = {}
    for scored in game.ledger:
        if scored.seat == seat:
            found[scored.reason] = found.get(scored.reason, 0) + scored.points
    return {reason: n for reason, n in found.items() if n}


def lay(game: Kemet, card: str, aside: str) -> list[Event]:
    """The seat that is asked chooses its battle card and the one to discard."""
    heard = play(game, choose_card(card))
    return heard + (play(game, set_aside(aside)) if asked(game)[0] == "DiscardBattleCard" else [])


def duel(game: Kemet, attacking: str, defending: str) -> list[Event]:
    """Both sides lay their cards as words, the one to play and the one to discard, and hide nothing."""
    one, other = attacking.split(), defending.split()
    return lay(game, *one) + lay(game, *other)
