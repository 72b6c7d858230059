"""Blessings that are offered as an action begins, and the last word of a turn."""

from __future__ import annotations

from game.tekhenu.actions import ChooseWaiver, GoOn, PlayBlessing
from game.tekhenu.production import BlessHarvest
from game.tekhenu.turn import ChooseLastWord
from game.tekhenu.words import GOD_NUMBER
from ui.titles.tekhenu.cards.items import God, Good, Sign
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.prices import harvest_signs, price_signs
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Offered, Tray


def waiver(style: TableStyle, question: Q, decision: ChooseWaiver) -> Tray:
    signs = price_signs(question.view, question.asked_seat, decision.god, decision.value)
    text, sign = style.say("tray.pay_price"), God(GOD_NUMBER[decision.god])
    on = tuple(way(style, move, text, sign, sub=signs, kind="gold") for move in question.of(GoOn))
    return Tray(style.say("tray.waiver"), (Row(on),) if on else (), _offered(style, question))


def harvest(style: TableStyle, question: Q, decision: BlessHarvest) -> Tray:
    signs = harvest_signs(question.view, question.asked_seat, decision.resource, decision.value)
    text, sign = style.say("tray.harvest"), Good(decision.resource)
    on = tuple(way(style, move, text, sign, sub=signs, kind="gold") for move in question.of(GoOn))
    return Tray(style.say("tray.bless"), (Row(on),), _offered(style, question))


def _offered(style: TableStyle, question: Q) -> tuple[Offered, ...]:
    return tuple(Offered(move.card, (move,)) for move in question.of(PlayBlessing))


def last_word(style: TableStyle, question: Q, decision: ChooseLastWord) -> Tray:
    on = tuple(
        Chip(style.say("tray.end_turn"), (Sign("forward"),), moves=(move,), kind="gold", ready=True)
        for move in question.of(GoOn)
    )
    return Tray(style.say("tray.last_word"), (Row(on),))
