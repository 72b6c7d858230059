"""Blessings that are offered as an action begins, and the last word of a turn."""

from __future__ import annotations

from game.tekhenu.actions import ChooseWaiver, GoOn, PlayBlessing
from game.tekhenu.production import BlessHarvest
from game.tekhenu.turn import ChooseLastWord
from game.tekhenu.words import GOD_NUMBER
from ui.titles.tekhenu.cards.items import God, Good, Sign
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.prices import harvest_signs, price_signs
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Offered, Tray


def waiver(desk: Desk, decision: ChooseWaiver) -> Tray:
    signs = price_signs(desk.view, desk.asked_seat, decision.god, decision.value)
    on = tuple(
        Chip(desk.say("tray.pay_price"), (God(GOD_NUMBER[decision.god]),), signs, moves=(move,), kind="gold",
             name=desk.look.narrator.move(move))
        for move in desk.of(GoOn)
    )  # fmt: skip
    return Tray(desk.say("tray.waiver"), (Row(on),) if on else (), _offered(desk))


def harvest(desk: Desk, decision: BlessHarvest) -> Tray:
    signs = harvest_signs(desk.view, desk.asked_seat, decision.resource, decision.value)
    on = tuple(
        Chip(desk.say("tray.harvest"), (Good(decision.resource),), signs, moves=(move,), kind="gold",
             name=desk.look.narrator.move(move))
        for move in desk.of(GoOn)
    )  # fmt: skip
    return Tray(desk.say("tray.bless"), (Row(on),), _offered(desk))


def _offered(desk: Desk) -> tuple[Offered, ...]:
    return tuple(Offered(move.card, (move,)) for move in desk.of(PlayBlessing))


def last_word(desk: Desk, decision: ChooseLastWord) -> Tray:
    on = tuple(
        Chip(desk.say("tray.end_turn"), (Sign("forward"),), moves=(move,), kind="gold", ready=True)
        for move in desk.of(GoOn)
    )
    return Tray(desk.say("tray.last_word"), (Row(on),))
