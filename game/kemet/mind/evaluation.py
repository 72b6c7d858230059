"""What a computer seat thinks a position is worth, part by part, against its best rival.

Weights follow the experience of good players (worth.py): permanent VP above all, Temples the surer they are held
until night, a few good tiles early, Units on the board and what they can take, prayers up to seven. What others hold
in their hands counts by number alone, so that worlds which differ only in that are worth the same.
"""

from __future__ import annotations

from game.core.title import Evaluation
from game.kemet.balance import missing_levels
from game.kemet.cards import LET_IT_BE, ConsiderVeto
from game.kemet.components import components
from game.kemet.dawn import result
from game.kemet.mind import worth
from game.kemet.mind.board import Holdings, Outlook, board_worth, outlook
from game.kemet.mind.combat import combat_outlook
from game.kemet.mind.opening import opening_worth
from game.kemet.mind.plans import plans_worth
from game.kemet.mind.tiles import USUAL_ROUNDS, tiles_worth
from game.kemet.state import NOBODY, Kemet

PARTS = (
    "points",
    "temples",
    "pyramids",
    "prayers",
    "units",
    "creatures",
    "cards",
    "tiles",
    "combat",
    "position",
    "plans",
)
OWN_RAID, RIVAL_RAID = 0.2, 0.4
"""Share of the best raid that counts before it is made: rivals move before the seat does again."""
SECOND_RAID = 0.5
NEXT_DAY = 0.4
"""Share of that for a seat without a Move in this Day."""


def evaluate(game: Kemet, seat: int) -> float:
    """The worth of a position to a seat."""
    totals = [sum(parts) for parts in _worths(game, seat)]
    own = totals.pop(seat)
    return own - max(totals)


def explain(game: Kemet, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    worths = _worths(game, seat)
    rival = max((other for other in range(len(worths)) if other != seat), key=lambda other: sum(worths[other]))
    return Evaluation(
        tuple((name, mine - theirs) for name, mine, theirs in zip(PARTS, worths[seat], worths[rival], strict=True))
    )


def _worths(game: Kemet, viewer: int) -> list[list[float]]:
    """By seat: every part, as `viewer` sees it."""
    if game.over:
        winners = result(game).winners
        rest = [0.0] * (len(PARTS) - 1)
        return [[worth.VP * vp + worth.WON * (seat in winners), *rest] for seat, vp in enumerate(game.points)]
    game = _without_veto(game)
    ahead = outlook(game)
    board = board_worth(game, ahead)
    worths = [
        _parts(game, seat, viewer, ahead, *each)
        for seat, each in enumerate(zip(board, combat_outlook(game, viewer), _positions(game), strict=True))
    ]
    decision = game.decision
    if decision is not None:
        worths[decision.seat][-1] += plans_worth(game, decision, board[decision.seat].raid, ahead.level_prayer)
    if game.phase == "setup":
        worths[viewer][-1] += opening_worth(game, viewer)
    return worths


def _without_veto(game: Kemet) -> Kemet:
    """A card that waits for a Veto counts as if none came."""
    while isinstance(game.decision, ConsiderVeto):
        game = game.clone()
        game.apply(LET_IT_BE)
    return game


def _parts(
    game: Kemet, seat: int, viewer: int, ahead: Outlook, holdings: Holdings, fight: float, place: float
) -> list[float]:
    at_once, by_round = tiles_worth(game.tiles[seat])
    combat, future = game.combat, ahead.future
    units = holdings.units + worth.UNIT_IN_RESERVE * game.reserve[seat]
    units += worth.scarce_units(components().units - game.reserve[seat])
    creatures = holdings.creatures
    if game.idle_creatures[seat]:
        creatures += worth.CREATURE_IDLE * sum(worth.creature_worth(one) for one in game.idle_creatures[seat])
    if combat is not None and combat.attacker == seat:
        units += worth.UNIT * combat.units
        creatures += worth.creature_worth(combat.creature) if combat.creature else 0.0
    raid = (OWN_RAID if seat == viewer else RIVAL_RAID) * (holdings.raid + SECOND_RAID * holdings.second_raid)
    if not ahead.hungry[seat]:
        raid *= NEXT_DAY * future
    return [
        worth.VP * game.permanent(seat),
        holdings.temples,
        holdings.pyramids,
        worth.prayers_worth(game.prayers[seat]) * future,
        units * max(future, 0.2) + raid,
        creatures * future,
        _cards(game, seat, viewer) * future,
        (at_once + by_round * ahead.rounds / USUAL_ROUNDS) * future,
        fight,
        place,
        worth.TOKEN * (components().own_tokens - game.own_tokens[seat])
        - worth.UNBALANCED * missing_levels(game.tokens[seat]),
    ]


def _cards(game: Kemet, seat: int, viewer: int) -> float:
    """Cards in hand; what is hidden behind a battle card is spent."""
    if seat == viewer:
        return worth.hand_worth(game.hands[seat]) + worth.battle_hand_worth(game.battle_hands[seat])
    hidden = 0 if game.combat is not None and game.combat.revealed else len(game.behind[seat])
    held = worth.CARD * (len(game.hands[seat]) + hidden)
    return held + worth.mean_battle_card() * len(game.battle_hands[seat])


def _positions(game: Kemet) -> list[float]:
    """By seat: the turn order while it is chosen and until the Day is under way, and a lead when the end is near."""
    points, found = game.points, [0.0] * len(game.points)
    track = game.track if game.phase == "dawn" else () if any(game.own_tokens) else game.order
    for place, seat in enumerate(track):
        if seat != NOBODY:
            late = place / (len(track) - 1)
            found[seat] += worth.LATE * late if points[seat] >= worth.ENOUGH_FOR_LATE else worth.EARLY * (1 - late)
    second, most = sorted(points)[-2:]
    for seat, vp in enumerate(points):
        if vp == most:
            if game.triggered != NOBODY:
                found[seat] += worth.TRIGGERED * (most > second or game.triggered == seat)
            elif most > second and most >= components().end_trigger:
                found[seat] += worth.READY_TO_END + worth.LEAD_AT_END * (most - second)
    return found
