"""What a computer seat expects to hold once an action that it has begun is finished.

Without it every way to begin an action would look alike to a level that sees one decision ahead.
"""

from __future__ import annotations

from game.core.agenda import Step
from game.pharaon.artisans import ChooseArtisan, GainSilver, OfferArtisan, ReceiveArtisan
from game.pharaon.burial import ReachStep
from game.pharaon.components import components
from game.pharaon.free_paying import ChooseAccessToken, ComposePayment
from game.pharaon.gains import ChooseBonus, ChooseResource, ChooseTrack, GainAny, GainBonus, GainClimb
from game.pharaon.means import PLACE, bills_for, every_way_to_pay, ways_to_pay
from game.pharaon.mind.holdings import Holdings
from game.pharaon.mind.outlook import UNSEEN_NOBLE, VASE
from game.pharaon.mind.plans import Table, best_outcome, employ, gain_bonus, noble_worth, paid, use_option
from game.pharaon.nile import ChooseOption, ReceiveOption
from game.pharaon.nobles import ChooseNoble, ReceiveNoble
from game.pharaon.offerings import ChooseLot, ReceiveLot
from game.pharaon.opening import ChooseStartNoble
from game.pharaon.passing import ChooseGain
from game.pharaon.paying import ChooseTokens, PayCost
from game.pharaon.pieces import SILVER
from game.pharaon.powers import GiveForPower, TakeInExchange
from game.pharaon.settling import covers
from game.pharaon.state import Pharaon
from game.pharaon.vases import ChooseVase, DrawVase, GainVase, UseDiplomat, UseTutor


def finished(game: Pharaon, seat: int, held: Holdings, table: Table) -> Holdings:
    """Holdings after everything that the agenda still has for a seat in its turn."""
    now = held
    for step in reversed(game.agenda):
        if getattr(step, "seat", seat) != seat:
            break
        now = _after(game, step, now, table)
    return now


def _after(game: Pharaon, step: Step[Pharaon], held: Holdings, table: Table) -> Holdings:
    """Gains as they are printed, choices as the best that is offered, the thriftiest payment."""
    ahead, then = table.measure.ahead, held.copy()
    match step:
        case ChooseTokens(seat, quarter, option, handed):
            ways = [way for way in ways_to_pay(game, seat, quarter, option) if covers(way, handed)]
            then.spend(ways[0], PLACE[quarter])
        case ComposePayment(seat, quarter, option, handed):
            every = every_way_to_pay(game, seat, quarter, option)
            then.spend(next(way for way in every if covers(way, handed)), PLACE[quarter])
        case ChooseAccessToken(_, quarter, _, payment):
            then.spend(payment, PLACE[quarter])
        case PayCost(seat, quarter, option):
            return paid(held, bills_for(game, seat, quarter, option), quarter, table.groups) or then
        case ChooseLot():
            return best_outcome(table, "offerings", held)
        case ChooseNoble():
            return best_outcome(table, "nobles", held)
        case ChooseOption():
            return best_outcome(table, "nile", held)
        case ChooseArtisan(_, False):
            return best_outcome(table, "artisans", held)
        case ChooseArtisan(_, True) | OfferArtisan():
            employ(then, table.artisans[0] if table.artisans else "", ahead)
        case ReceiveLot(_, lot):
            for token in game.lots[lot - 1]:
                then.take_token(components().token_index[token])
        case ReceiveNoble(seat, noble):
            then.nobles += 1
            then.sundry += noble_worth(game, seat, noble, ahead) if noble else UNSEEN_NOBLE
        case ChooseStartNoble(seat):
            then.nobles += 1
            then.sundry += max(noble_worth(game, seat, noble, ahead) for noble in game.seats[seat].drawn)
        case ReceiveOption(_, option):
            use_option(then, option, ahead)
        case ReceiveArtisan(_, artisan):
            employ(then, artisan, ahead)
        case ReachStep():
            then.step = min(then.step + 1, components().last_step)
        case ChooseVase() | DrawVase() | UseDiplomat():
            then.sundry += VASE * ahead.base
        case GainVase(_, vase):
            for colour in components().vases[vase].resources:
                then.stock[colour] += 1
        case GainAny(_, _, count) | ChooseResource(_, _, count):
            then.sundry += count * ahead.base
        case UseTutor() | ChooseGain() | TakeInExchange():
            then.sundry += ahead.base
        case GiveForPower(_, noble):
            then.sundry += ahead.silver - ahead.base if noble == components().treasury else 0.0
        case GainSilver(_, count):
            then.stock[SILVER] += count
        case GainBonus() | ChooseBonus():
            gain_bonus(then, ahead)
        case GainClimb(_, tracks) | ChooseTrack(_, tracks):
            then.climb(tracks, ahead)
        case _:
            return held
    return then
