"""What a computer seat expects of the majorities in workshops and quarries (TEK-17.1)."""

from __future__ import annotations

from functools import cache

from game.tekhenu.components import components
from game.tekhenu.mind.outlook import Outlook
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, HIGHEST

UNSURE = 0.15
"""How much one piece more than a rival's is worth of a majority eight turns before the Scoring; just before it, all."""
FAR = 8
TIE = 0.5
SWING = 1.15
"""A majority is also taken from a rival."""


@cache
def _statue_spaces() -> tuple[tuple[int, ...], ...]:
    """The statue spaces above each district."""
    return tuple(
        tuple(number for number, space in enumerate(components().people_spaces) if district in space.districts)
        for district in range(len(BASIC))
    )


def districts_worth(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """The chance of each majority, the surer the nearer the Scoring."""
    if not ahead.scorings:
        return 0.0
    sure, hope = _sureness(ahead), 0.0
    for district in range(len(BASIC)):
        rows, above = _pieces(game, district)
        if seat in rows or seat in above:
            hope += _hope(rows, above, seat, len(game.seats), sure)
    return hope * SWING * components().points.district * ahead.scorings


def statue_helps(game: Tekhenu, seat: int, district: int, ahead: Outlook) -> float:
    """What an own Statue above a district would add to its majority."""
    rows, above = _pieces(game, district)
    return _difference(game, seat, rows, above, rows, [*above, seat], ahead)


def building_helps(game: Tekhenu, seat: int, space: int, ahead: Outlook) -> float:
    """What an own Building on an Osiris space would add to the majority of its district."""
    rows, above = _pieces(game, space // HIGHEST)
    more = rows[:]
    more[space % HIGHEST] = seat
    return _difference(game, seat, rows, above, more, above, ahead)


def _difference(
    game: Tekhenu, seat: int, rows: list[int], above: list[int], more: list[int], higher: list[int], ahead: Outlook
) -> float:
    sure, count = _sureness(ahead), len(game.seats)
    before = _hope(rows, above, seat, count, sure) if seat in rows or seat in above else 0.0
    return (_hope(more, higher, seat, count, sure) - before) * SWING * components().points.district * ahead.scorings


def _sureness(ahead: Outlook) -> float:
    return 1.0 - (1.0 - UNSURE) * min(1.0, ahead.until_scoring / FAR)


def _pieces(game: Tekhenu, district: int) -> tuple[list[int], list[int]]:
    """Owners of the pieces in a district: row by row, and on the statue spaces above it."""
    first = district * HIGHEST
    return game.osiris[first : first + HIGHEST], [game.people_statues[space] for space in _statue_spaces()[district]]


def _hope(rows: list[int], above: list[int], seat: int, count: int, sure: float) -> float:
    """How likely a seat that has a piece in a district will have most."""
    own = rows.count(seat) + above.count(seat)
    lead = min([_lead(rows, above, own, seat, rival) for rival in range(count) if rival != seat])
    return min(1.0, max(0.0, 0.5 + sure * lead))


def _lead(rows: list[int], above: list[int], own: int, seat: int, rival: int) -> float:
    """Pieces more than a rival's; a tie is won by the piece in the lowest row, a Statue first (R09)."""
    lead = own - rows.count(rival) - above.count(rival)
    if lead:
        return lead
    if seat in above or rival in above:
        return TIE if seat in above else -TIE
    return TIE if rows.index(seat) < rows.index(rival) else -TIE
