"""Whether a game can go on from a position that came out of a file.

A position that was replayed from its moves needs no such question. A snapshot does: it must have the seats of
its setup, ask a seat that exists, add up, count within measure, please the game's own invariants, and stand a
rehearsal: some hundred random moves on a copy, so that nobody sits down at a table that breaks two turns later.
"""

from __future__ import annotations

from game.core.chance import Chance
from game.core.codec import Plain
from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title
from saves.errors import RULES_TROUBLE, in_short

_LONGEST_AGENDA = 1000
_MOST = 10_000
"""No game counts further, and none can list the moves of a billion gold coins."""
_REHEARSED = 300


def trouble_with(title: Title[Position], setup: Setup, position: Position) -> str:
    """What is wrong, in short English; empty if nothing."""
    try:
        return (
            _of_any_game(setup, position)
            or _beyond_measure(title, position)
            or "; ".join(title.invariants(position))
            or _rehearsed(title, position)
        )
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


def _beyond_measure(title: Title[Position], position: Position) -> str:
    plain = title.codec.encode(position)
    assert isinstance(plain, dict)
    wrong = next((name for name, value in plain.items() if name != "chance" and not _measured(value)), "")
    return f"its {wrong} cannot be counted" if wrong else ""


def _measured(plain: Plain) -> bool:
    if isinstance(plain, list):
        return all(map(_measured, plain))
    if isinstance(plain, dict):
        return all(map(_measured, plain.values()))
    return not isinstance(plain, int) or -_MOST <= plain <= _MOST


def _rehearsed(title: Title[Position], position: Position) -> str:
    """Play on at random; rules that run into trouble say so themselves."""
    probe, chance = position.clone(), Chance(0)
    if probe.round < 0:
        return "it counts below zero"
    for _ in range(_REHEARSED):
        if probe.over:
            return "" if len(title.result(probe).ranks) == probe.seat_count else "its result lacks seats"
        moves = probe.moves()
        if not moves:
            return "it offers no move"
        probe.apply(chance.pick(moves))
    return ""
