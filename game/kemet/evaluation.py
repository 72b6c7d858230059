"""What a computer seat thinks a position is worth, part by part, against its best rival.

Weights follow the experience of good players (worth.py): permanent VP above all, Temples the surer they are held
until night, a few good tiles early, Units on the board and what they can take, prayers up to seven. What others hold
in their hands counts by number alone, so that worlds which differ only in that are worth the same.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.title import Evaluation
from game.kemet import worth
from game.kemet.balance import missing_levels
from game.kemet.boards import NOWHERE
from game.kemet.cards import LET_IT_BE, ConsiderVeto
from game.kemet.combat_sense import combat_outlook
from game.kemet.components import box
from game.kemet.dawn import result
from game.kemet.opening_sense import opening_worth
from game.kemet.plans import plans_worth
from game.kemet.reach_sense import Prey, armies, grip, moves_left, preys, raids
from game.kemet.state import NOBODY, Kemet
from game.kemet.tile_sense import USUAL_ROUNDS, offers_worth, tiles_worth

PARTS = (
    "points", "temples", "pyramids", "prayers", "units", "creatures", "cards", "tiles", "combat", "position", "plans",
)
OWN_RAID, RIVAL_RAID = 0.2, 0.4
"""Share of the best raid that counts before it is made: rivals move before the seat does again."""
SECOND_RAID = 0.5
NEXT_DAY = 0.4
"""Share of that for a seat without a Move in this Day."""
LAST_DAY = 0.6
"""Share of what serves the future when the end was triggered at the beginning of a Day."""


class Outlook(NamedTuple):
    """What lies ahead: rounds still to come after this one, and how much of the future is left for means."""

    rounds: float
    future: float
    level_prayer: float
    hungry: list[bool]
    """Who can still make a Move in this Day."""


def evaluate(game: Kemet, seat: int) -> float:
    """The worth of a position to a seat."""
    totals = [sum(parts) for parts in _worths(game, seat)]
    own = totals.pop(seat)
    return own - max(totals)


def explain(game: Kemet, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    worths = _worths(game, seat)
    rival = max((other for other in range(len(worths)) if other != seat), key=lambda other: sum(worths[other]))
    return Evaluation(tuple(
        (name, mine - theirs) for name, mine, theirs in zip(PARTS, worths[seat], worths[rival], strict=True)
    ))


def _worths(game: Kemet, viewer: int) -> list[list[float]]:
    """By seat: every part, as `viewer` sees it."""
    if game.over:
        winners = result(game).winners
        rest = [0.0] * (len(PARTS) - 1)
        return [[worth.VP * vp + worth.WON * (seat in winners), *rest] for seat, vp in enumerate(game.points)]
    game = _without_veto(game)
    ahead = _outlook(game)
    fights = combat_outlook(game, viewer)
    found = preys(game, armies(game))
    board = _board(game, ahead, found)
    best = [raids(game, seat, found) for seat in range(len(game.points))]
    worths = [
        _parts(game, seat, viewer, ahead, board[seat], fights[seat], best[seat]) for seat in range(len(game.points))
    ]
    decision = game.decision
    if decision is not None:
        worths[decision.seat][-1] += plans_worth(game, decision, best[decision.seat][0], ahead.level_prayer)
    if game.phase == "setup":
        worths[viewer][-1] += opening_worth(game, viewer)
    return worths


def _without_veto(game: Kemet) -> Kemet:
    """A card that waits for a Veto counts as if none came."""
    while isinstance(game.decision, ConsiderVeto):
        game = game.clone()
        game.apply(LET_IT_BE)
    return game


def _outlook(game: Kemet) -> Outlook:
    hungry = [bool(moves_left(game, seat)) for seat in range(len(game.points))]
    if game.triggered != NOBODY:
        tokens = box().own_tokens * len(game.points)
        left = tokens - sum(game.own_tokens) if game.phase == "day" else 0
        return Outlook(0.0, LAST_DAY * left / tokens, 0.0, hungry)
    missing = box().end_trigger - max(game.points)
    rounds = min(4.0, max(0.5, missing / 2))
    return Outlook(rounds, 1.0, worth.LEVEL_PRAYER + worth.LEVEL_PRAYER_BY_ROUND * rounds, hungry)


class Holdings(NamedTuple):
    """What one seat has on the board."""

    temples: float
    pyramids: float
    units: float
    creatures: float


def _board(game: Kemet, ahead: Outlook, found: list[Prey]) -> list[Holdings]:
    """One look over all spaces for all seats."""
    count, parts, board = len(game.points), box(), game.board
    temples, pyramids, units, creatures = ([0.0] * count for _ in range(4))
    grips: list[list[float]] = [[] for _ in game.points]
    last = game.triggered != NOBODY
    for prey in found:
        space, held = prey.space, prey.holder
        if held >= 0:
            n = game.units[space]
            units[held] += worth.UNIT * n + worth.FULL_TROOP * (n >= parts.troop_limit)
            for creature in game.creatures[space]:
                creatures[held] += worth.creature_worth(creature)
        if space in board.temples:
            if held >= 0:
                kept = grip(prey, held, ahead.hungry)
                temples[held] += worth.LAST_DAY_VP * kept if last else worth.TEMPLE + worth.TEMPLE_AT_NIGHT * kept
                grips[held].append(kept)
        elif space == board.sanctuary != NOWHERE:
            if held >= 0 and game.units[space] >= parts.sanctuary_units:
                temples[held] += worth.SANCTUARY * grip(prey, held, ahead.hungry)
        elif game.levels[space] >= parts.pyramid_vp_level:
            owner, keeper = game.home[space], game.controller(space)
            kept = grip(prey, keeper, ahead.hungry)
            if last:
                pyramids[keeper] += worth.LAST_DAY_VP * kept
            elif keeper == owner:
                pyramids[keeper] += worth.PYRAMID_HELD - worth.PYRAMID_RISK * (1 - kept)
            else:
                pyramids[keeper] += worth.PYRAMID_CAPTURED * kept
    for seat, surely in enumerate(grips):
        if len(surely) >= parts.control_temples and game.phase != "dawn":
            surely.sort()
            temples[seat] += worth.CONTROL * surely[-1] * surely[-2]
    for space in board.districts:
        if game.levels[space]:
            pyramids[game.home[space]] += ahead.level_prayer * sum(parts.level_costs[: min(game.levels[space], 3)])
    for seat, offers in enumerate(offers_worth(game)):
        pyramids[seat] += offers * ahead.future
    return [Holdings(*values) for values in zip(temples, pyramids, units, creatures, strict=True)]


def _parts(
    game: Kemet, seat: int, viewer: int, ahead: Outlook, holdings: Holdings, fight: float, best: tuple[float, float]
) -> list[float]:
    at_once, by_round = tiles_worth(game.tiles[seat])
    combat, future = game.combat, ahead.future
    units = holdings.units + worth.UNIT_IN_RESERVE * game.reserve[seat]
    units += worth.scarce_units(box().units - game.reserve[seat])
    creatures = holdings.creatures
    if game.idle_creatures[seat]:
        creatures += worth.CREATURE_IDLE * sum(worth.creature_worth(one) for one in game.idle_creatures[seat])
    if combat is not None and combat.attacker == seat:
        units += worth.UNIT * combat.units
        creatures += worth.creature_worth(combat.creature) if combat.creature else 0.0
    raid = (OWN_RAID if seat == viewer else RIVAL_RAID) * (best[0] + SECOND_RAID * best[1])
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
        _position(game, seat),
        worth.TOKEN * (box().own_tokens - game.own_tokens[seat])
        - worth.UNBALANCED * missing_levels(game.tokens[seat]),
    ]


def _cards(game: Kemet, seat: int, viewer: int) -> float:
    """Cards in hand; what is hidden behind a battle card is spent."""
    if seat == viewer:
        return worth.hand_worth(game.hands[seat]) + worth.battle_hand_worth(game.battle_hands[seat])
    hidden = 0 if game.combat is not None and game.combat.revealed else len(game.behind[seat])
    held = worth.CARD * (len(game.hands[seat]) + hidden)
    return held + worth.mean_battle_card() * len(game.battle_hands[seat])


def _position(game: Kemet, seat: int) -> float:
    """The turn order while it is chosen and until the Day is under way, and a lead when the end is near."""
    found = 0.0
    track = game.track if game.phase == "dawn" else [] if any(game.own_tokens) else game.order
    if seat in track:
        late = track.index(seat) / (len(track) - 1)
        wants_late = game.points[seat] >= worth.ENOUGH_FOR_LATE
        found += worth.LATE * late if wants_late else worth.EARLY * (1 - late)
    lead = game.points[seat] - max(vp for other, vp in enumerate(game.points) if other != seat)
    if game.triggered != NOBODY:
        found += worth.TRIGGERED * (lead > 0 or (lead == 0 and game.triggered == seat))
    elif lead > 0 and game.points[seat] >= box().end_trigger:
        found += worth.READY_TO_END + worth.LEAD_AT_END * lead
    return found
