"""How much of the log a person knows when a match is taken up again. Nothing is drawn, so the terminal uses it too."""

from __future__ import annotations

from bisect import bisect_right
from typing import TypeVar

from game.core.match import Match
from game.core.position import Position
from game.core.turns import turns_in
from ui.host.offers import offer_of

P = TypeVar("P", bound=Position)


def heard_so_far(match: Match[P], seat: int) -> int:
    """How many entries: all up to the last move by which this seat did something; none if there is no such move.

    To let an occasion pass is not to have sat at the screen, nor is what may be answered unasked;
    but what follows a move of one's own is seen with it. The turn of an automaton after it is news.
    """
    number = _last_deed(match, seat)
    if number is None:
        return 0
    while number + 1 < len(match.moves) and _mover(match, number + 1) == seat:
        number += 1
    turns = turns_in(match, number)
    first = next((index for index, turn in enumerate(turns) if turn.seat is not None), len(turns))
    return _log_until(match, number + 1) - sum(turn.count for turn in turns[first:])


def _last_deed(match: Match[P], seat: int) -> int | None:
    """The number (from 0) of the last move of a seat that was more than a waiver, a formality or what is foregone."""
    for number in range(len(match.moves) - 1, -1, -1):
        asked = match.decision_before(number)
        if asked is None or asked.seat != seat or asked.formality:
            continue
        position = match.position_before(number)
        offer = offer_of(position)
        if asked.foregone(position) is not None:
            continue
        if offer is None or match.moves[number] not in offer.waivers:
            return number
    return None


def _mover(match: Match[P], number: int) -> int | None:
    asked = match.decision_before(number)
    return None if asked is None else asked.seat


def _log_until(match: Match[P], moves: int) -> int:
    """How many entries the setup and the first moves have."""
    return bisect_right(match.log, moves, key=lambda entry: entry.move)
