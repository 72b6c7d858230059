"""What a computer seat thinks a position is worth, part by part, against its best rival.

Weights follow the experience of good players (worth.py): permanent VP above all, Temples the surer they are held
until night, a few good tiles early, Units on the board, prayers up to seven.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.title import Evaluation
from game.kemet import worth
from game.kemet.boards import NOWHERE
from game.kemet.combat_sense import combat_outlook
from game.kemet.components import box
from game.kemet.dawn import result
from game.kemet.plans import plans_worth
from game.kemet.state import NOBODY, Kemet

PARTS = (
    "points", "temples", "pyramids", "prayers", "units", "creatures", "cards", "tiles", "combat", "position", "plans",
)


class Outlook(NamedTuple):
    """What lies ahead: own tokens of each seat still to come in this Day, and rounds still to come after it."""

    tokens: list[int]
    rounds: float


def evaluate(game: Kemet, seat: int) -> float:
    """The worth of a position to a seat."""
    totals = [sum(parts) for parts in _worths(game)]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def explain(game: Kemet, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    worths = _worths(game)
    rival = max((other for other in range(len(worths)) if other != seat), key=lambda other: sum(worths[other]))
    return Evaluation(tuple(
        (name, mine - theirs) for name, mine, theirs in zip(PARTS, worths[seat], worths[rival], strict=True)
    ))


def _worths(game: Kemet) -> list[list[float]]:
    """By seat: every part."""
    if game.over:
        winners = result(game).winners
        rest = [0.0] * (len(PARTS) - 1)
        return [[worth.VP * vp + worth.WON * (seat in winners), *rest] for seat, vp in enumerate(game.points)]
    ahead = _outlook(game)
    fights = combat_outlook(game)
    board = _board(game, ahead)
    worths = [_parts(game, seat, ahead, board[seat], fights[seat]) for seat in range(len(game.points))]
    decision = game.decision
    if decision is not None:
        worths[decision.seat][-1] = plans_worth(game, decision)
    return worths


def _outlook(game: Kemet) -> Outlook:
    own = box().own_tokens
    tokens = [own - played for played in game.own_tokens] if game.phase == "day" else [0] * len(game.points)
    if game.triggered != NOBODY:
        return Outlook(tokens, 0.0)
    missing = box().end_trigger - max(game.points)
    return Outlook(tokens, min(4.0, max(0.5, missing / 2)))


class Holdings(NamedTuple):
    """What one seat has on the board."""

    temples: float
    pyramids: float
    units: float
    creatures: float


def _board(game: Kemet, ahead: Outlook) -> list[Holdings]:
    """One look over all spaces for all seats."""
    count, parts, board = len(game.points), box(), game.board
    temples, pyramids, units, creatures = ([0.0] * count for _ in range(4))
    threats, opened = sum(ahead.tokens), worth.LEVEL_PRAYER + worth.LEVEL_PRAYER_BY_ROUND * ahead.rounds
    sure = [1 / (1 + 0.12 * (threats - tokens)) for tokens in ahead.tokens]
    for space, held in enumerate(game.holder):
        if held >= 0:
            n = game.units[space]
            units[held] += worth.UNIT * n + worth.FULL_TROOP * (n >= parts.troop_limit)
            for creature in game.creatures[space]:
                creatures[held] += worth.creature_worth(creature)
    for space in board.temples:
        held = game.holder[space]
        if held >= 0:
            firm = sure[held] * (1.0 if game.units[space] > 2 else 0.7)
            temples[held] += worth.TEMPLE + worth.TEMPLE_AT_NIGHT * firm
    for seat, held in enumerate(game.temples_held):
        if held >= parts.control_temples and game.phase != "dawn":
            temples[seat] += worth.CONTROL * sure[seat]
    if board.sanctuary != NOWHERE and game.units[board.sanctuary] >= parts.sanctuary_units:
        held = game.holder[board.sanctuary]
        temples[held] += worth.SANCTUARY * sure[held]
    for space in board.districts:
        level = game.levels[space]
        if level:
            owner = game.home[space]
            pyramids[owner] += opened * sum(parts.level_costs[:min(level, 3)])
            if level >= parts.pyramid_vp_level:
                held = game.holder[space]
                guard = worth.PYRAMID_GUARDED if held == owner else worth.PYRAMID_CAPTURED
                pyramids[held if held >= 0 else owner] += guard if held >= 0 else worth.PYRAMID_EMPTY
    return [Holdings(*values) for values in zip(temples, pyramids, units, creatures, strict=True)]


def _parts(game: Kemet, seat: int, ahead: Outlook, holdings: Holdings, fight: float) -> list[float]:
    at_once, by_round = worth.tiles_worth(game.tiles[seat])
    combat = game.combat
    units = holdings.units + worth.UNIT_IN_RESERVE * game.reserve[seat]
    units += worth.SCARCE_UNIT * min(worth.FEW_UNITS, box().units - game.reserve[seat])
    creatures = holdings.creatures
    creatures += worth.CREATURE_IDLE * sum(worth.creature_worth(one) for one in game.idle_creatures[seat])
    if combat is not None and combat.attacker == seat:
        units += worth.UNIT * combat.units
        creatures += worth.creature_worth(combat.creature) if combat.creature else 0.0
    hands = worth.hand_worth(game.hands[seat]) + worth.hand_worth(game.behind[seat])
    return [
        worth.VP * game.permanent(seat),
        holdings.temples,
        holdings.pyramids,
        worth.prayers_worth(game.prayers[seat]),
        units,
        creatures,
        hands + worth.battle_hand_worth(game.battle_hands[seat]),
        at_once + by_round * ahead.rounds / worth.USUAL_ROUNDS,
        fight,
        _position(game, seat),
        0.0,
    ]


def _position(game: Kemet, seat: int) -> float:
    """The turn order, once it is chosen for the next Day, and a lead when the end was triggered."""
    found = 0.0
    if game.track and seat in game.track:
        late = game.track.index(seat) / (len(game.track) - 1)
        found += worth.LATE * late if game.points[seat] >= 6 else worth.EARLY * (1 - late) if game.day <= 2 else 0.0
    if game.triggered != NOBODY:
        lead = game.points[seat] - max(vp for other, vp in enumerate(game.points) if other != seat)
        found += worth.TRIGGERED * (lead > 0 or (lead == 0 and game.triggered == seat))
    return found
