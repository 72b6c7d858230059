"""What a computer seat expects of what is chosen and not yet carried out.

A turn is a chain of small decisions; in the middle of it the price is paid and the piece not yet built. What
is still on the agenda is therefore counted as if it were done as well as it can be, so that half a turn can be
compared with another.
"""

from __future__ import annotations

from functools import singledispatch

from game.core.agenda import Decision
from game.tekhenu.actions import (
    AcceptGrant,
    BeginAction,
    ChooseAmount,
    ChooseFreeAction,
    ChooseValue,
    ChooseWaiver,
    FinishAction,
)
from game.tekhenu.components import components
from game.tekhenu.gods.bastet import HoldFestival
from game.tekhenu.gods.hathor import BuildSite, ChooseSite
from game.tekhenu.gods.horus import BuildForGod, BuildForPeople, ChooseStatue
from game.tekhenu.gods.osiris import ChooseDistrict, ChooseProduction
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, RaisePillar
from game.tekhenu.gods.thoth import ChooseCard, ChooseSection
from game.tekhenu.legality import price_of_statue, values_for
from game.tekhenu.maat import ChooseReward
from game.tekhenu.means import NOTHING, cost
from game.tekhenu.mind.actions import (
    action_worth,
    best_section,
    best_site,
    best_workplace,
    cards_taken,
    festival_held,
    for_god,
    for_people,
    patronage,
    produced,
    production_raised,
    site_built,
    statue_raised,
    tile_laid,
    traded,
)
from game.tekhenu.mind.outlook import Outlook
from game.tekhenu.mind.temple import ability_worth, pillar_worth, space_worth
from game.tekhenu.payment import ChoosePayment
from game.tekhenu.production import BlessHarvest, Harvest
from game.tekhenu.selection import TakenDie, producible
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import ChooseAnubisDie, EndTurn
from game.tekhenu.using import ChooseNext, NextAction, UseDie
from game.tekhenu.words import BASIC, GOD_NUMBER, GODS, PAPYRUS

FREE_ACTION = 6.0
"""The action at the end of the Happiness track, and that of D23."""
REFRESHED_CARD = 2.2
"""A card of a section that is being refreshed: what comes to light is not known before."""
REWARD = 0.9
"""The choice that a Destiny card leaves."""


def promise(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """What is still to come of the action under way."""
    worth = FREE_ACTION if game.seats[seat].action_due else 0.0
    for step in reversed(game.agenda):
        if type(step) is EndTurn or (isinstance(step, Decision) and step.seat != seat):
            break
        worth += promised(step, game, ahead)
    return worth


@singledispatch
def promised(step: object, game: Tekhenu, ahead: Outlook) -> float:
    """What one step will bring to its seat."""
    return 0.0


# The die


@promised.register
def _(step: UseDie, game: Tekhenu, ahead: Outlook) -> float:
    return die_worth(game, step.seat, step.die, True, ahead)


@promised.register
def _(step: NextAction, game: Tekhenu, ahead: Outlook) -> float:
    return die_worth(game, step.seat, step.die, step.main, ahead)


@promised.register
def _(step: ChooseNext, game: Tekhenu, ahead: Outlook) -> float:
    return die_worth(game, step.seat, step.die, step.main, ahead)


@promised.register
def _(step: ChooseAnubisDie, game: Tekhenu, ahead: Outlook) -> float:
    faces = {one.face for dice in game.sections for one in dice}
    return max(_any_action(game, step.seat, face, ahead) for face in faces)


def die_worth(game: Tekhenu, seat: int, die: TakenDie, main: bool, ahead: Outlook) -> float:
    """The best main action of a die, and what was declared besides."""
    worth = 0.0
    for god in die.extras:
        worth += max(0.0, _god_action(game, seat, god, die.value, ahead))
    if die.murky and (resource := components().resource_of[die.colour]) is not None:
        worth += produced(game, seat, resource, die.value, ahead)
    if not main or die.plate == "forbidden":
        return worth
    if die.plate == "anubis":
        return worth + _any_action(game, seat, die.value, ahead)
    harvests = [produced(game, seat, BASIC.index(resource), die.value, ahead) for resource in producible(die)]
    return worth + max(0.0, _god_action(game, seat, die.god, die.value, ahead), *harvests)


def _god_action(game: Tekhenu, seat: int, god: str, value: int, ahead: Outlook) -> float:
    return action_worth(game, seat, god, values_for(game, seat, god, (value,)), ahead)


def _any_action(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    """TEK-6.4  Whatever is best with this value."""
    gods = [_god_action(game, seat, god, value, ahead) for god in GODS]
    return max(*gods, *(produced(game, seat, resource, value, ahead) for resource in range(len(BASIC))))


# Actions that have begun


@promised.register
def _(step: BeginAction, game: Tekhenu, ahead: Outlook) -> float:
    return action_worth(game, step.seat, step.god, step.values, ahead)


@promised.register
def _(step: ChooseValue, game: Tekhenu, ahead: Outlook) -> float:
    return action_worth(game, step.seat, step.god, step.values, ahead)


@promised.register
def _(step: ChooseWaiver, game: Tekhenu, ahead: Outlook) -> float:
    return action_worth(game, step.seat, step.god, (step.value,), ahead)


@promised.register
def _(step: AcceptGrant, game: Tekhenu, ahead: Outlook) -> float:
    return max(0.0, action_worth(game, step.seat, step.god, values_for(game, step.seat, step.god, step.values), ahead))


@promised.register
def _(step: ChooseFreeAction, game: Tekhenu, ahead: Outlook) -> float:
    return FREE_ACTION


@promised.register
def _(step: ChoosePayment, game: Tekhenu, ahead: Outlook) -> float:
    return traded(game, step.seat, step.price, NOTHING, ahead)


@promised.register
def _(step: ChooseStatue, game: Tekhenu, ahead: Outlook) -> float:
    price = NOTHING if step.free else price_of_statue(game, step.seat)
    return statue_raised(game, step.seat, step.value, ahead) + traded(game, step.seat, price, NOTHING, ahead)


@promised.register
def _(step: BuildForGod, game: Tekhenu, ahead: Outlook) -> float:
    built = game.statues_built(step.seat)
    return for_god(game, step.seat, GOD_NUMBER[step.god], ahead) + ahead.statues[built + 1] - ahead.statues[built]


@promised.register
def _(step: BuildForPeople, game: Tekhenu, ahead: Outlook) -> float:
    built, space = game.statues_built(step.seat), components().number[step.space]
    return for_people(game, step.seat, space, ahead) + ahead.statues[built + 1] - ahead.statues[built]


@promised.register
def _(step: ChooseSpace, game: Tekhenu, ahead: Outlook) -> float:
    return tile_laid(game, step.seat, step.slot, step.tile, ahead)


@promised.register
def _(step: ChooseTurn, game: Tekhenu, ahead: Outlook) -> float:
    worth = space_worth(game, step.seat, step.tile, components().number[step.space], ahead)
    return worth + ability_worth(game, step.seat, step.tile, ahead) + components().display[step.slot].vp


@promised.register
def _(step: RaisePillar, game: Tekhenu, ahead: Outlook) -> float:
    return pillar_worth(game, step.seat, components().number[step.space], ahead)


@promised.register
def _(step: ChooseSite, game: Tekhenu, ahead: Outlook) -> float:
    return best_site(game, step.seat, step.value, ahead, step.free)


@promised.register
def _(step: BuildSite, game: Tekhenu, ahead: Outlook) -> float:
    return site_built(game, step.seat, components().number[step.site], step.value, ahead)


@promised.register
def _(step: HoldFestival, game: Tekhenu, ahead: Outlook) -> float:
    return festival_held(game, step.seat, step.value, ahead)


@promised.register
def _(step: ChooseSection, game: Tekhenu, ahead: Outlook) -> float:
    if game.refreshed:
        price = components().thoth[step.value]
        paid = traded(game, step.seat, NOTHING if step.free else cost(PAPYRUS, price.papyrus), NOTHING, ahead)
        return REFRESHED_CARD * price.cards + paid
    return best_section(game, step.seat, step.value, ahead, step.free)


@promised.register
def _(step: ChooseCard, game: Tekhenu, ahead: Outlook) -> float:
    return cards_taken(game, step.seat, step.section - 1, step.left, ahead)


@promised.register
def _(step: ChooseDistrict, game: Tekhenu, ahead: Outlook) -> float:
    return best_workplace(game, step.seat, step.row, step.districts, ahead)


@promised.register
def _(step: ChooseProduction, game: Tekhenu, ahead: Outlook) -> float:
    return production_raised(game, step.seat, ahead)


@promised.register
def _(step: ChooseAmount, game: Tekhenu, ahead: Outlook) -> float:
    return max(produced(game, step.seat, BASIC.index(step.resource), value, ahead) for value in step.values)


@promised.register
def _(step: BlessHarvest, game: Tekhenu, ahead: Outlook) -> float:
    return produced(game, step.seat, BASIC.index(step.resource), step.value, ahead)


@promised.register
def _(step: Harvest, game: Tekhenu, ahead: Outlook) -> float:
    return produced(game, step.seat, BASIC.index(step.resource), step.value, ahead)


@promised.register
def _(step: FinishAction, game: Tekhenu, ahead: Outlook) -> float:
    return patronage(game, step.seat, step.god)


@promised.register
def _(step: ChooseReward, game: Tekhenu, ahead: Outlook) -> float:
    return REWARD
