"""What a computer seat expects of an action that it has begun and not finished: gains to come, less what is to pay.

Without it every way to begin an action would look alike to a level that sees one decision ahead.
"""

from __future__ import annotations

from operator import ge

from game.core.agenda import Step
from game.pharaon.artisans import ChooseArtisan, GainSilver, OfferArtisan, ReceiveArtisan
from game.pharaon.burial import ReachStep, can_step
from game.pharaon.components import box
from game.pharaon.gains import ChooseBonus, ChooseResource, ChooseTrack, GainAny, GainBonus, GainClimb
from game.pharaon.means import ways_to_pay
from game.pharaon.nile import ChooseOption, ReceiveOption
from game.pharaon.noble_values import plain_value
from game.pharaon.nobles import ChooseNoble, ReceiveNoble
from game.pharaon.offerings import ChooseLot, ReceiveLot
from game.pharaon.outlook import CLIMB, UNSEEN_ARTISAN, UNSEEN_NOBLE, VASE, Outlook, coin_worth, growth
from game.pharaon.passing import ChooseGain
from game.pharaon.paying import ChooseTokens, PayCost
from game.pharaon.payment import Payment
from game.pharaon.state import Pharaon
from game.pharaon.vases import ChooseVase, DrawVase, GainVase, UseDiplomat, UseTutor

ELEMENT = 0.8
"""What a token, card, track or step may add to gods that are not fulfilled yet."""


def pending_worth(game: Pharaon, seat: int, ahead: Outlook) -> float:
    """What the agenda still holds for a seat in its turn."""
    worth = 0.0
    for step in reversed(game.agenda):
        if getattr(step, "seat", seat) != seat:
            break
        worth += _worth(game, step, ahead)
    return worth


def _worth(game: Pharaon, step: Step[Pharaon], ahead: Outlook) -> float:
    """Gains as they are printed; choices as the best that is offered, after the cheapest payment."""
    match step:
        case ChooseTokens(seat, quarter, option, handed):
            ways = [way for way in ways_to_pay(game, seat, quarter, option) if all(map(ge, way, handed))]
            return -min(_price(way, ahead) for way in ways)
        case PayCost(seat, quarter, option):
            return -_cheapest(game, seat, quarter, option, ahead)
        case ChooseLot(seat):
            lots = max(_lot_worth(game, place, ahead) for place, lot in enumerate(game.lots, 1) if lot)
            return lots - _cheapest(game, seat, "offerings", "", ahead)
        case ReceiveLot(_, lot):
            return _lot_worth(game, lot, ahead)
        case ChooseNoble(seat):
            best = max((noble_worth(game, seat, card, ahead) for card in game.nobles if card), default=UNSEEN_NOBLE)
            return best - _cheapest(game, seat, "nobles", "", ahead)
        case ReceiveNoble(seat, noble):
            return noble_worth(game, seat, noble, ahead) if noble else UNSEEN_NOBLE
        case ChooseOption(seat):
            return max(
                _option_worth(move.option, ahead) - _cheapest(game, seat, "nile", move.option, ahead)
                for move in step.moves(game)
            )
        case ReceiveOption(_, option):
            return _option_worth(option, ahead)
        case ChooseArtisan(seat, free):
            best = max((_artisan_worth(card, ahead) for card in game.artisans if card), default=UNSEEN_ARTISAN)
            return best if free else best - _cheapest(game, seat, "artisans", "", ahead)
        case OfferArtisan():
            return UNSEEN_ARTISAN
        case ReceiveArtisan(_, artisan):
            return _artisan_worth(artisan, ahead) if artisan else UNSEEN_ARTISAN
        case ReachStep(seat):
            return _step_worth(game, seat)
        case ChooseVase() | DrawVase() | GainVase() | UseDiplomat():
            return VASE * ahead.base
        case GainAny(_, _, count) | ChooseResource(_, _, count):
            return count * ahead.base
        case UseTutor() | ChooseGain():
            return ahead.base
        case GainSilver(_, count):
            return count * ahead.silver
        case GainBonus() | ChooseBonus():
            return ahead.offering_resource + ELEMENT
        case GainClimb() | ChooseTrack():
            return CLIMB
    return 0.0


def _price(way: Payment, ahead: Outlook) -> float:
    return sum(count * coin_worth(ahead, sort) for sort, count in enumerate(way) if count)


def _cheapest(game: Pharaon, seat: int, quarter: str, option: str, ahead: Outlook) -> float:
    return min(_price(way, ahead) for way in ways_to_pay(game, seat, quarter, option))


def _lot_worth(game: Pharaon, lot: int, ahead: Outlook) -> float:
    index = box().token_index
    return sum(ahead.token(index[token]) + ELEMENT for token in game.lots[lot - 1])


def _option_worth(option: str, ahead: Outlook) -> float:
    entry = box().nile[option]
    return ahead.gains(entry.gains) + CLIMB * len(entry.climbs)


def _artisan_worth(artisan: str, ahead: Outlook) -> float:
    card = box().artisans[artisan]
    return card.pp + ahead.gains(card.gains) + ELEMENT


def _step_worth(game: Pharaon, seat: int) -> float:
    if not can_step(game, seat):
        return 0.0
    step = game.seats[seat].step
    before = box().burial[step - 1].pp if step else 0
    return box().burial[step].pp - before + ELEMENT


def noble_worth(game: Pharaon, seat: int, noble: str, ahead: Outlook) -> float:
    """A noble that a seat might take: points, growth, power and instant gains."""
    card = box().nobles[noble]
    instant = {
        "climb_any": CLIMB,
        "silver": ahead.silver,
        "bonus_offering": ahead.offering_resource + ELEMENT,
        "artisan": UNSEEN_ARTISAN,
        "burial_step": _step_worth(game, seat),
    }
    gained = sum(count * instant[kind] for kind, count in card.gains)
    return plain_value(game, seat, noble) + growth(noble, ahead) + ahead.power(card.effect) + gained + ELEMENT
