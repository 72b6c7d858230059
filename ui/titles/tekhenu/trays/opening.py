"""The opening and the Destiny cards: cards side by side, of which one is taken; goods and steps to choose."""

from __future__ import annotations

from game.tekhenu.components import box
from game.tekhenu.gods.osiris import ChooseProduction, RaiseProduction
from game.tekhenu.maat import ChooseDestiny, ChooseReward, PickReward, TakeDestiny
from game.tekhenu.opening import (
    LAST_TWO,
    ChooseDealtCard,
    ChooseFirstDecree,
    ChooseOrder,
    ChooseResource,
    ChooseStartCard,
    KeepCard,
    PickResources,
    RewardFirst,
    TakeStartCard,
)
from game.tekhenu.words import BASIC
from ui.titles.tekhenu.cards.items import Good, Sign
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.prices import priced
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Offered, Tray


def first_decree(desk: Desk, decision: ChooseFirstDecree) -> Tray:
    return Tray(desk.say("tray.first_decree"), cards=_kept(desk), secret=True)


def dealt_card(desk: Desk, decision: ChooseDealtCard) -> Tray:
    return Tray(desk.say("tray.dealt"), cards=_kept(desk), secret=True)


def _kept(desk: Desk) -> tuple[Offered, ...]:
    return tuple(Offered(move.card, (move,)) for move in desk.of(KeepCard))


def start_card(desk: Desk, decision: ChooseStartCard) -> Tray:
    """Initiatives decide nothing against Botankhamon."""
    title = desk.say("tray.start_card_solo" if desk.view.solo else "tray.start_card")
    return Tray(title, cards=tuple(Offered(move.card, (move,)) for move in desk.of(TakeStartCard)))


def order_of_rewards(desk: Desk, decision: ChooseOrder) -> Tray:
    return Tray(desk.say("tray.order"), cards=tuple(Offered(move.card, (move,)) for move in desk.of(RewardFirst)))


def destiny(desk: Desk, decision: ChooseDestiny) -> Tray:
    return Tray(desk.say("tray.destiny"), cards=tuple(Offered(move.card, (move,)) for move in desk.of(TakeDestiny)))


def resource(desk: Desk, decision: ChooseResource) -> Tray:
    """A row for each resource; where one answer shares out the rest, all in one row."""
    chips = [(_mix(desk, move), priced(move.goods)) for move in desk.of(PickResources)]
    rows = tuple(
        Row(tuple(chip for chip, goods in chips if goods[0][0] == BASIC[resource]), desk.look.good(BASIC[resource]))
        for resource in decision.types
    )
    shared = len(decision.types) <= LAST_TWO
    title = desk.say("tray.resource", n=decision.left)
    return Tray(title, (Row(tuple(chip for chip, _ in chips)),) if shared else rows)


def _mix(desk: Desk, move: PickResources) -> Chip:
    items = tuple(Good(good, n) for good, n in priced(move.goods))
    forecast = Forecast(goods=move.goods)
    return Chip("", items, moves=(move,), name=desk.look.narrator.move(move), forecast=forecast)


def production(desk: Desk, decision: ChooseProduction) -> Tray:
    """Row 6 of Osiris: with the level that each Production has."""
    levels, most = desk.owner.production, box().most_production
    chips = tuple(
        Chip(
            desk.look.good(move.resource),
            (Good(move.resource),),
            note=desk.say("tray.level", n=levels[BASIC.index(move.resource)], most=most),
            moves=(move,),
            kind="gold",
            name=desk.look.narrator.move(move),
        )
        for move in desk.of(RaiseProduction)
    )
    return Tray(desk.say("tray.production"), (Row(chips),))


def reward(desk: Desk, decision: ChooseReward) -> Tray:
    owner = desk.owner
    steps = {"population": owner.population, "happiness": owner.happiness}
    chips = tuple(
        Chip(
            desk.look.narrator.move(move),
            (Sign(move.track),),
            note=desk.say("tray.steps", n=steps[move.track]),
            moves=(move,),
            kind="gold",
        )
        for move in desk.of(PickReward)
    )
    return Tray(desk.say("tray.reward"), (Row(chips),))
