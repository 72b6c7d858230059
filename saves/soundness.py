"""Whether a game can go on from a position that came out of a file.

A position that was replayed from its moves needs no such question. A snapshot does: it must have the seats of
its setup, ask a seat that exists, add up, please the game's own invariants, and offer a first move.
"""

from __future__ import annotations

from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title
from saves.errors import RULES_TROUBLE, in_short

_LONGEST_AGENDA = 1000


def trouble_with(title: Title[Position], setup: Setup, position: Position) -> str:
    """What is wrong, in short English for the log; empty if nothing."""
    try:
        return _of_any_game(setup, position) or "; ".join(title.invariants(position)) or _at_first_use(title, position)
    except RULES_TROUBLE as error:
        return f"the rules stumble over it: {in_short(error)}"


def _of_any_game(setup: Setup, position: Position) -> str:
    seats = range(len(setup.seats))
    if position.seat_count != len(seats):
        return "its seats are not those of the setup"
    if len(position.agenda) > _LONGEST_AGENDA or (position.agenda and not position.agenda[-1].asks):
        return "its agenda asks nobody"
    for record in (*position.agenda, *position.ledger):
        seat = getattr(record, "seat", None)
        if seat is not None and seat not in seats:
            return "it speaks of a seat that is not there"
    sums = [0 for _ in seats]
    for scored in position.ledger:
        sums[scored.seat] += scored.points
    if sums != position.points:
        return "its points do not add up"
    if position.turn < 0 or position.unveilings < 0 or position.chance.counter < 0:
        return "it counts below zero"
    return ""


def _at_first_use(title: Title[Position], position: Position) -> str:
    probe = position.clone()
    if probe.round < 0:
        return "it counts below zero"
    if probe.over:
        return "" if len(title.result(probe).ranks) == probe.seat_count else "its result lacks seats"
    return "" if probe.moves() else "it offers no move"
