"""What a computer seat thinks a position is worth, in victory points, part by part.

What stands on the board is worth what the Scorings to come will pay for it; tokens, Production and cards are
worth what they will probably bring; an action under way counts as done. From all this the best rival's points
and tokens are taken off, so that at the end of the game the figure is the margin of victory.

Only what the seat can know is looked at: in an imagined world other seats' Decrees, decks and the pile are
guesses, and no guess counts here.
"""

from __future__ import annotations

from game.core.title import Evaluation
from game.tekhenu.components import components
from game.tekhenu.decrees import CountDecrees, ScoreDecrees
from game.tekhenu.ending import RevealDecrees
from game.tekhenu.mind.cards import blessings_worth, counts_of, decrees_worth, technologies_worth
from game.tekhenu.mind.districts import districts_worth
from game.tekhenu.mind.maat import judgement_worth, order_worth
from game.tekhenu.mind.opening import opening_worth
from game.tekhenu.mind.outlook import Outlook, goods_worth, outlook
from game.tekhenu.mind.prospects import promise
from game.tekhenu.mind.temple import temple
from game.tekhenu.scoring import FeedPeople, PayBread, bread_due
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BREAD, GOLD

PARTS = (
    "points", "rivals", "statues", "temple", "districts", "tracks", "production", "buildings", "bread", "goods",
    "blessings", "technologies", "decrees", "maat", "action",
)  # fmt: skip


def evaluate(game: Tekhenu, seat: int) -> float:
    """The worth of a position to a seat."""
    return sum(_parts(game, seat))


def explain(game: Tekhenu, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    return Evaluation(tuple(zip(PARTS, _parts(game, seat), strict=True)))


def _parts(game: Tekhenu, seat: int) -> tuple[float, ...]:
    """In the order of PARTS."""
    best_rival = max([vp for rival, vp in enumerate(game.points) if rival != seat])
    if not game.agenda:
        return float(game.points[seat]), -float(best_rival), *(0.0,) * (len(PARTS) - 2)
    ahead = outlook(game, seat)
    owner, stand = game.seats[seat], temple(game, seat, ahead)
    decision = game.decision
    asked = decision is not None and decision.seat == seat
    blessings, technologies, decrees = owner.blessings, owner.technologies, owner.decrees
    if game.taken and asked:
        blessings, technologies, decrees = _with_taken(game, blessings, technologies, decrees)
    fed, goods = _laid_aside(game, seat, ahead)
    scored = game.phase == "end" and not _to_be_scored(game, seat)
    return (
        float(game.points[seat]),
        -_rivals(game, seat, ahead),
        ahead.statues[components().statues - owner.statues] + _streams(game, seat, ahead),
        ahead.scorings * (stand.echo + stand.statues) + stand.invitation,
        districts_worth(game, seat, ahead),
        ahead.happiness[owner.happiness]
        + ahead.population[owner.population]
        + ahead.room[owner.population - owner.happiness],
        sum([ahead.production[level] for level in owner.production]),
        ahead.slots[components().buildings - owner.buildings],
        fed,
        goods_worth(goods, ahead),
        blessings_worth(blessings, ahead),
        technologies_worth(technologies, ahead),
        0.0 if scored else decrees_worth(game, seat, counts_of(game, seat, technologies, decrees, stand), ahead),
        order_worth(game, seat, ahead) + judgement_worth(game, seat, ahead),
        (opening_worth(game, seat) if game.phase == "setup" else 0.0) + (promise(game, seat, ahead) if asked else 0.0),
    )


def _with_taken(game: Tekhenu, *own: list[str]) -> tuple[list[str], ...]:
    """TEK-12.5  Own cards and those that are being taken, by type."""
    return tuple(
        [*cards, *(card for card in game.taken if card[0] == letter)] for cards, letter in zip(own, "BTD", strict=True)
    )


def _rivals(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """The best rival's points and tokens."""
    return max(
        [
            game.points[rival] + goods_worth(owner.goods, ahead)
            for rival, owner in enumerate(game.seats)
            if rival != seat
        ]
    )


def _streams(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """TEK-8.3  What own Statues at gods will bring."""
    worth, statues = 0.0, game.god_statues
    for slot, god in enumerate(game.horus):
        if seat in statues[god]:
            worth += ahead.streams[slot][god]
    return worth


def _laid_aside(game: Tekhenu, seat: int, ahead: Outlook) -> tuple[float, list[int]]:
    """TEK-17.7  What the Bread owed will cost, and the tokens that remain when it is laid aside."""
    due, hunger, goods = bread_due(game, seat), ahead.hunger, game.seats[seat].goods
    if game.phase == "scoring" and any(
        isinstance(step, (FeedPeople, PayBread)) and step.seat == seat for step in game.agenda
    ):
        hunger = float(components().points.unpaid_bread)
    if not due or not hunger:
        return 0.0, goods
    left = goods[:]
    short = max(0, due - left[BREAD])
    left[BREAD] -= due - short
    if ahead.until_scoring <= 1:
        gold = min(short, left[GOLD])
        left[GOLD] -= gold
        short -= gold
    return -short * hunger - due * ahead.later_bread, left


def _to_be_scored(game: Tekhenu, seat: int) -> bool:
    """TEK-18.1  Whether the Decrees of a seat are still to be counted."""
    return any(
        type(step) is RevealDecrees or (isinstance(step, (CountDecrees, ScoreDecrees)) and step.seat == seat)
        for step in game.agenda
    )
