"""What a computer seat thinks a position is worth, in prestige points, part by part.

Points that are certain count in full; tokens count what they are worth when the round ends, gods by what is missing,
an action under way as if it were finished. To this comes what the next actions of the round could bring.
"""

from __future__ import annotations

from game.core.title import Evaluation
from game.pharaon.components import components
from game.pharaon.mind.areas import Area, area_of
from game.pharaon.mind.holdings import Holdings
from game.pharaon.mind.outlook import POWER, THIS_ROUND, VASE, Outlook, outlook
from game.pharaon.mind.plans import Table, plan_worth, table_next, table_now
from game.pharaon.mind.prospects import finished
from game.pharaon.mind.traitor import threat
from game.pharaon.scoring import score_sheet
from game.pharaon.state import NOBODY, Pharaon

FIRST_PLAYER = 1.5
"""To begin the next round."""
NEXT_ROUND = 0.3
"""How much of what the first actions of the next round could bring is counted once a seat has passed."""
USUAL_PLAN = 9.0
"""What they usually bring; it stands for them while this round goes on."""
TURNS_PER_TOKEN = 0.15
"""How many turns a rival who has not passed will take for each token: he, too, hastens to be the first to pass."""
RIVAL, RIVAL_OF_TWO, TRAITOR = 0.3, 0.5, 1.0
"""How much of the best rival's standing counts against one's own."""


def evaluate(game: Pharaon, seat: int) -> float:
    """The worth of a position to a seat."""
    return sum([value for _, value in _parts(game, seat)])


def explain(game: Pharaon, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    return Evaluation(tuple(_parts(game, seat)))


def _parts(game: Pharaon, seat: int) -> list[tuple[str, float]]:
    rivals = [_standing(game, rival) for rival in range(len(game.seats)) if rival != seat]
    against = -(RIVAL if len(rivals) > 1 else RIVAL_OF_TWO if game.traitor is None else TRAITOR) * max(rivals)
    if game.over:
        return [("points", float(game.points[seat])), ("rivals", against)]
    owner, ahead = game.seats[seat], outlook(game, seat)
    area = area_of(game, seat)
    held, table = area.held, table_now(game, seat, area, ahead)
    then = finished(game, seat, held, table)
    return [
        ("points", float(area.certain)),
        ("tokens", held.tokens(ahead) + held.sundry),
        ("gods", table.measure.gods.worth(area.elements)),
        ("nobles", area.noble_points + sum(map(ahead.growth, owner.nobles))),
        ("powers", sum([_power(game, seat, noble, ahead) for noble in owner.nobles])),
        ("position", _position(game, seat, held, table)),
        ("action", _action(game, seat, area, then, table)),
        ("rivals", against),
    ]


def _standing(game: Pharaon, seat: int) -> float:
    """What a rival has: certain points, gods, nobles and tokens; of the Traitor also what his tiles threaten."""
    if game.over:
        return float(game.points[seat])
    if game.traitor is not None and seat == game.traitor.seat:
        return sum(score_sheet(game, seat).values()) + threat(game, game.traitor)
    return area_of(game, seat).standing


def _power(game: Pharaon, seat: int, noble: str, ahead: Outlook) -> float:
    """What the power of a noble may still bring; one that was used has to wait for the next round."""
    effect = components().nobles[noble].effect
    spent = noble in game.seats[seat].turned and not game.seats[seat].passed
    return ahead.power(effect) - (POWER.get(effect, 0.0) * THIS_ROUND if spent else 0.0)


def _position(game: Pharaon, seat: int, held: Holdings, table: Table) -> float:
    """Tracks to climb, the race for Pharaoh, First Player, the vase and the pyramid to come."""
    ahead, last = table.measure.ahead, game.round == components().rounds
    worth = sum([ahead.climbs[level] for level in held.levels]) + ahead.step_hopes[held.step]
    if game.pharaoh == NOBODY:
        worth += held.race()
    if game.first == seat:
        worth += components().first_player_pp if last else FIRST_PLAYER
    owner = game.seats[seat]
    if owner.passed and owner.row:
        worth += ahead.base * _spaces_to_come(game, seat)
    elif not owner.passed and not last:
        worth += VASE * ahead.base
    return worth


def _spaces_to_come(game: Pharaon, seat: int) -> float:
    """How far the disc on the pyramid will probably go while others play."""
    owner = game.seats[seat]
    spaces = len(components().rows[owner.row - 1]) - 1 - owner.space
    return min(float(spaces), max(_turns_to_come(game, other) for other in range(len(game.seats))))


def _turns_to_come(game: Pharaon, seat: int) -> float:
    """How often a rival may still act in this round; the Traitor as often as he has vases."""
    if game.seats[seat].passed:
        return 0.0
    if game.traitor is not None and seat == game.traitor.seat:
        return float(len(game.traitor.pile))
    return TURNS_PER_TOKEN * game.seats[seat].token_count()


def _action(game: Pharaon, seat: int, area: Area, then: Holdings, table: Table) -> float:
    """The action under way, and what could follow it in this round; after passing, in the next one."""
    worth = 0.0 if then is area.held else then.worth(table.measure) - area.held.worth(table.measure)
    if not game.seats[seat].passed:
        return worth + plan_worth(table, then) + (NEXT_ROUND * USUAL_PLAN if game.round < components().rounds else 0.0)
    if game.round == components().rounds:
        return worth
    return worth + NEXT_ROUND * plan_worth(table_next(game, seat, area, table.measure.ahead), then)
