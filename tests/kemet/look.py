"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event
from game.kemet import RULES, events
from game.kemet.combat import READY, choose_card, hide_card, set_aside
from game.kemet.invariants import invariants
from game.kemet.onset import PASS
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
    with pytest.raises(IllegalMove) as caught:
        game.apply(move)
    assert RULES.codec.digest(game) == before
    assert caught.value.values == values
    return caught.value.key.removeprefix("kemet.refusal.")


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


def duel(game: Kemet, attacking: str = "BC3 BC6", defending: str = "BC3 BC6") -> list[Event]:
    """Nobody speaks before the Combat; both sides lay cards as words: to play, to discard, to hide if any.

    Unless they lay others, the side with more Force in Units, tiles and creatures wins, and nobody dies.
    """
    heard: list[Event] = []
    while asked(game)[0] == "SpeakInWindow":
        heard += play(game, PASS)
    for words in (attacking, defending):
        seat = asked(game)[1]
        card, aside, *hidden = words.split()
        heard += lay(game, card, aside) + play(game, *map(hide_card, hidden))
        if asked(game) == ("HideCards", seat):
            heard += play(game, READY)
    return heard


def force(heard: list[Event], part: str = "total") -> list[int]:
    """What was counted for the attacker and for the defender, in all or in one part of it."""
    return [getattr(event, part) for event in only(heard, events.ForceCounted)]


def blows(heard: list[Event]) -> list[tuple[int, int]]:
    """Damage and Defence of the attacker and of the defender."""
    return [(event.damage, event.defence) for event in only(heard, events.DamageCounted)]
