"""What a computer seat expects of the next Judgement of Maat, and what its place in the turn order is worth."""

from __future__ import annotations

from game.tekhenu.components import components
from game.tekhenu.maat import Judge, LayFaith, OfferFaith, ankh, bot_balance, loss_of
from game.tekhenu.mind.outlook import FAITH_WORTH, Outlook
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import UseDie
from game.tekhenu.words import FAITH

FIRST_PLACE = 1.4
"""First choice of dice for four rounds, and of Destiny cards."""
ANKH = 0.1
SLOPE = (1.0, 0.16, 0.12, 0.1, 0.085, 0.075, 0.065, 0.06, 0.055)
"""How much one point of balance less than a rival's is worth of the first place, by dice that both still take."""
FEARED = (1.0, 0.85, 0.65, 0.45, 0.3)
"""How much of the loss of a Tainted balance is feared, by dice still to be taken."""


def order_worth(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """The place in the present order, while it lasts."""
    place, last, each = game.order.index(seat), len(game.order) - 1, components().dice_per_judgement
    if not ahead.turns:
        return _final_place(game, place) if game.phase in ("scoring", "end") else 0.0
    left = ahead.turns % each
    if not left and not (game.phase == "turns" and _dice(game, seat)) and not _judging(game):
        left = each
    return FIRST_PLACE * (last - place) / last * left / each


def _final_place(game: Tekhenu, place: int) -> float:
    """TEK-18.2."""
    points = components().points
    if place == 0:
        return float(points.first_at_end)
    return float(points.second_at_end) if place == 1 and game.layout > 2 else 0.0


def _judging(game: Tekhenu) -> bool:
    """Whether a Judgement has begun that still sets the order."""
    return game.phase == "judgement" and any(type(step) is Judge for step in game.agenda)


def judgement_worth(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """The loss to be feared and the place to be hoped for at the next Judgement."""
    later = 0.5 * FIRST_PLACE if ahead.turns else 0.0
    if game.phase in ("scoring", "end", "setup"):
        return ANKH * _ankh(game, seat) + later
    dice, balance = _dice(game, seat), game.balance_of(seat)
    if game.in_hand and game.acting == seat:
        dice, balance = dice + 1, balance + _weight_in_hand(game)
    faith, left = _faith(game, seat), max(0, components().dice_per_judgement - dice)
    calm = max(0, abs(balance) - faith)
    prize = float(components().points.first_at_end) if ahead.turns <= left else FIRST_PLACE
    hope = sum(_hope(game, seat, rival, calm, left) for rival in game.order if rival != seat)
    spare = max(0, faith - abs(balance)) if left else 0
    worth = prize * hope / (len(game.order) - 1) - FEARED[left] * loss_of(balance + faith)
    return worth + FAITH_WORTH * min(spare, left + 1) + ANKH * _ankh(game, seat) + (later if _judging(game) else 0.0)


def _dice(game: Tekhenu, seat: int) -> int:
    owner = game.seats[seat]
    return len(owner.pure) + len(owner.tainted) + len(owner.anubis)


def _weight_in_hand(game: Tekhenu) -> int:
    """What the die in the hand will count on the scales."""
    for step in reversed(game.agenda):
        if isinstance(step, UseDie):
            return step.die.face if step.die.plate == "pure" else -step.die.face if step.die.plate == "tainted" else 0
    return 0


def _faith(game: Tekhenu, seat: int) -> int:
    """Faith that can still be laid at this Judgement."""
    faith = game.seats[seat].goods[FAITH]
    if game.phase == "judgement":
        waits = any(isinstance(step, (OfferFaith, LayFaith)) and step.seat == seat for step in game.agenda)
        return faith if waits else 0
    return faith + components().technologies["T15"].gain.goods[FAITH] if game.has(seat, "T15") else faith


def _hope(game: Tekhenu, seat: int, rival: int, calm: int, left: int) -> float:
    """How likely a seat will be judged before a rival."""
    if rival == game.bot:
        theirs, to_come = abs(bot_balance(game)), left
    else:
        theirs = max(0, abs(game.balance_of(rival)) - _faith(game, rival))
        to_come = left + max(0, components().dice_per_judgement - _dice(game, rival))
    if to_come == 0 and theirs == calm:
        return float(ankh(game, seat) > ankh(game, rival))
    return min(1.0, max(0.0, 0.5 + SLOPE[to_come] * (theirs - calm)))


def _ankh(game: Tekhenu, seat: int) -> int:
    return components().destinies[game.seats[seat].destiny].ankh if game.seats[seat].destiny else 0
