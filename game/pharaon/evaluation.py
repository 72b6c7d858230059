"""What a computer seat thinks a position is worth, in prestige points, part by part.

Weights follow the experience of good players: resources are worth most early, gods are the multiplier, and a
half-fulfilled god is worth less the less time is left.
"""

from __future__ import annotations

from game.core.title import Evaluation
from game.pharaon.components import box
from game.pharaon.gods import elements_of, gods_of
from game.pharaon.means import shortfall
from game.pharaon.outlook import Outlook, growth, outlook
from game.pharaon.pieces import COLOURS, QUARTERS, SILVER
from game.pharaon.prospects import pending_worth
from game.pharaon.scoring import claim_of, score_sheet
from game.pharaon.state import NOBODY, Pharaon

NEARLY = (0.0, 0.65, 0.4, 0.2, 0.1)
"""The share of a god's points by the number of elements that are missing."""
HOARD = 4
"""Base resources of one colour beyond which each is worth half."""
DIVERSITY = 0.4
MATCHING_STEP = 1.5
PHARAOH_RACE = 3.0
FIRST_PLAYER = 1.0
VASE_TO_COME = 3.0
"""Base resources that passing will bring in rounds with vases."""
PYRAMID = (0.0, 2.4, 1.6, 0.9, 0.3)
"""What a disc on a row of the pyramid may still bring while others play, by row."""
RIVAL, RIVAL_OF_TWO = 0.3, 0.5
"""How much of the best rival's standing counts against one's own."""


def evaluate(game: Pharaon, seat: int) -> float:
    """The worth of a position to a seat."""
    return sum(value for _, value in _parts(game, seat))


def explain(game: Pharaon, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    return Evaluation(tuple(_parts(game, seat)))


def _parts(game: Pharaon, seat: int) -> list[tuple[str, float]]:
    rivals = [_standing(game, rival) for rival in range(len(game.seats)) if rival != seat]
    against = -(RIVAL_OF_TWO if len(rivals) == 1 else RIVAL) * max(rivals)
    if game.over:
        return [("points", float(game.points[seat])), ("rivals", against)]
    ahead, claim = outlook(game, seat), claim_of(game, seat)
    sheet = score_sheet(game, seat, claim)
    nobles = game.seats[seat].nobles
    return [
        ("points", float(sheet["artisans"] + sheet["burial"] + sheet["nile"] + sheet["pharaoh"])),
        ("tokens", _tokens(game, seat, ahead)),
        ("gods", claim.god_pp + _open_gods(game, seat, claim.names, ahead)),
        ("nobles", claim.noble_pp + sum(growth(noble, ahead) for noble in nobles)),
        ("powers", sum(ahead.power(box().nobles[noble].effect) for noble in nobles)),
        ("position", _position(game, seat, ahead)),
        ("action", pending_worth(game, seat, ahead)),
        ("rivals", against),
    ]


def _standing(game: Pharaon, seat: int) -> float:
    """What a rival has: certain points, without plans."""
    return float(game.points[seat] if game.over else sum(score_sheet(game, seat).values()))


def _tokens(game: Pharaon, seat: int, ahead: Outlook) -> float:
    """Resources and offering tokens, a hoard of one colour for half its worth, and a mix for a little more."""
    owner = game.seats[seat]
    worth = owner.stock[SILVER] * ahead.silver
    for colour in COLOURS:
        count = owner.stock[colour]
        if count:
            worth += DIVERSITY * ahead.time + ahead.base * (count if count <= HOARD else (count + HOARD) / 2)
    return worth + sum(count * ahead.token(number) for number, count in enumerate(owner.tokens) if count)


def _open_gods(game: Pharaon, seat: int, fulfilled: tuple[str, ...], ahead: Outlook) -> float:
    """Gods that are not fulfilled, by the number of elements that are missing beside those already used."""
    gods = gods_of(game.quarters)
    spare = dict(zip(QUARTERS, elements_of(game, seat), strict=True))
    for name in fulfilled:
        for quarter, count in gods[name].needs:
            spare[quarter] -= count
    worth = 0.0
    for name, god in gods.items():
        if name not in fulfilled:
            missing = sum(max(0, count - max(0, spare[quarter])) for quarter, count in god.needs)
            worth += god.pp * NEARLY[missing] if missing < len(NEARLY) else 0.0
    return worth * min(1.0, 1.6 * ahead.time + 0.2)


def _position(game: Pharaon, seat: int, ahead: Outlook) -> float:
    """First Player, the race for Pharaoh, a burial step at hand, the vase and the pyramid to come."""
    owner, last = game.seats[seat], game.round == box().rounds
    worth = 0.0
    if game.first == seat:
        worth += box().first_player_pp if last else FIRST_PLAYER
    if game.pharaoh == NOBODY:
        needs = box().pharaoh
        worth += PHARAOH_RACE * ((len(owner.nobles) >= needs.nobles) + (owner.step >= needs.step)) / 2
    if owner.passed:
        left = sum(not other.passed for other in game.seats) / len(game.seats)
        return worth + PYRAMID[owner.row] * left
    if not last:
        worth += VASE_TO_COME * ahead.base
    if owner.step < box().last_step and not shortfall(game, seat, "burial"):
        matching = game.facing("burial") in box().burial[owner.step].cost
        worth += MATCHING_STEP * matching
    return worth
