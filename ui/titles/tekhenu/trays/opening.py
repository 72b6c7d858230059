"""The opening and the Destiny cards: cards side by side, of which one is taken; goods and steps to choose."""

from __future__ import annotations

from game.tekhenu.components import components
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
from ui.titles.tekhenu.choice import Q, owner_of
from ui.titles.tekhenu.prices import priced
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Offered, Tray


def first_decree(style: TableStyle, question: Q, decision: ChooseFirstDecree) -> Tray:
    return Tray(style.say("tray.first_decree"), cards=_kept(style, question), secret=True)


def dealt_card(style: TableStyle, question: Q, decision: ChooseDealtCard) -> Tray:
    return Tray(style.say("tray.dealt"), cards=_kept(style, question), secret=True)


def _kept(style: TableStyle, question: Q) -> tuple[Offered, ...]:
    return tuple(Offered(move.card, (move,)) for move in question.of(KeepCard))


def start_card(style: TableStyle, question: Q, decision: ChooseStartCard) -> Tray:
    """Initiatives decide nothing against Botankhamon."""
    title = style.say("tray.start_card_solo" if question.view.solo else "tray.start_card")
    return Tray(title, cards=tuple(Offered(move.card, (move,)) for move in question.of(TakeStartCard)))


def order_of_rewards(style: TableStyle, question: Q, decision: ChooseOrder) -> Tray:
    return Tray(style.say("tray.order"), cards=tuple(Offered(move.card, (move,)) for move in question.of(RewardFirst)))


def destiny(style: TableStyle, question: Q, decision: ChooseDestiny) -> Tray:
    return Tray(
        style.say("tray.destiny"), cards=tuple(Offered(move.card, (move,)) for move in question.of(TakeDestiny))
    )


def resource(style: TableStyle, question: Q, decision: ChooseResource) -> Tray:
    """A row for each resource; where one answer shares out the rest, all in one row."""
    chips = [(_mix(style, move), priced(move.goods)) for move in question.of(PickResources)]
    rows = tuple(
        Row(tuple(chip for chip, goods in chips if goods[0][0] == BASIC[resource]), style.good(BASIC[resource]))
        for resource in decision.types
    )
    shared = len(decision.types) <= LAST_TWO
    title = style.say("tray.resource", n=decision.left)
    return Tray(title, (Row(tuple(chip for chip, _ in chips)),) if shared else rows)


def _mix(style: TableStyle, move: PickResources) -> Chip:
    items = (Good(good, n) for good, n in priced(move.goods))
    return way(style, move, "", *items, forecast=Forecast(goods=move.goods))


def production(style: TableStyle, question: Q, decision: ChooseProduction) -> Tray:
    """Row 6 of Osiris: with the level that each Production has."""
    levels, most = owner_of(question).production, components().most_production
    chips = []
    for move in question.of(RaiseProduction):
        note = style.say("tray.level", n=levels[BASIC.index(move.resource)], most=most)
        chips.append(way(style, move, style.good(move.resource), Good(move.resource), note=note, kind="gold"))
    return Tray(style.say("tray.production"), (Row(tuple(chips)),))


def reward(style: TableStyle, question: Q, decision: ChooseReward) -> Tray:
    owner = owner_of(question)
    steps = {"population": owner.population, "happiness": owner.happiness}
    chips = []
    for move in question.of(PickReward):
        note = style.say("tray.steps", n=steps[move.track])
        chips.append(way(style, move, style.narrator.move(move), Sign(move.track), note=note, kind="gold"))
    return Tray(style.say("tray.reward"), (Row(tuple(chips)),))
