"""Which tray belongs to which decision; whatever neither board nor tray offers gets a chip of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from game.core.agenda import Move
from game.tekhenu.actions import AcceptGrant, ChooseAmount, ChooseFreeAction, ChooseValue, ChooseWaiver, PlayPeople
from game.tekhenu.decrees import ChooseDecree, ChooseDoubled, ChooseUnit, ChooseUnits
from game.tekhenu.ending import ChooseLastWork
from game.tekhenu.gods.osiris import ChooseProduction
from game.tekhenu.gods.thoth import ChooseSection
from game.tekhenu.maat import ChooseDestiny, ChooseReward, LayFaith
from game.tekhenu.opening import ChooseDealtCard, ChooseFirstDecree, ChooseOrder, ChooseResource, ChooseStartCard
from game.tekhenu.payment import ChoosePayment
from game.tekhenu.production import BlessHarvest
from game.tekhenu.scoring import PayBread
from game.tekhenu.selection import Recolour, TurnDie
from game.tekhenu.turn import ChooseLastWord
from game.tekhenu.using import ChooseNext, UseDie
from ui.titles.tekhenu.cards.items import Sign, Word
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays import blessing, decrees, die, judgement, market, opening, paying
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Tray

_TRAYS: dict[type, Callable[[TableStyle, Q, Any], Tray | None]] = {
    ChooseFirstDecree: opening.first_decree,
    ChooseDealtCard: opening.dealt_card,
    ChooseStartCard: opening.start_card,
    ChooseOrder: opening.order_of_rewards,
    ChooseResource: opening.resource,
    ChooseDestiny: opening.destiny,
    ChooseReward: opening.reward,
    ChooseProduction: opening.production,
    UseDie: die.using,
    ChooseNext: die.next_action,
    ChooseValue: die.value_of_action,
    ChooseAmount: die.value_of_production,
    ChooseFreeAction: die.free_action,
    AcceptGrant: die.grant,
    ChooseWaiver: blessing.waiver,
    BlessHarvest: blessing.harvest,
    ChooseLastWord: blessing.last_word,
    ChoosePayment: paying.paying,
    ChooseUnit: paying.unit,
    ChooseUnits: paying.units,
    PayBread: paying.bread,
    LayFaith: judgement.faith,
    ChooseDecree: decrees.choosing,
    ChooseDoubled: decrees.doubling,
    ChooseLastWork: decrees.last_work,
    ChooseSection: market.sections,
}


def tray_for(style: TableStyle, question: Q, on_board: Iterable[Move], pay: Callable[[], None]) -> Tray | None:
    """The tray of the present decision, completed by what is nowhere else; None if the board says it all."""
    if question.asked is None:
        return None
    make = _TRAYS.get(type(question.asked.decision))
    tray = make(style, question, question.asked.decision) if make is not None else None
    offered = {*on_board, *(tray.moves if tray is not None else ())}
    missing = [move for move in question.moves if move not in offered and not _is_folded(question, move)]
    rows = []
    if missing:
        rows.append(Row(tuple(_plain(style, move) for move in missing), style.say("tray.also") if tray else ""))
    if question.asked.pays:
        rows.append(Row((paying.otherwise(style, question, pay),)))
    if not rows:
        return tray
    if tray is None:
        return Tray(rows=tuple(rows), where="high" if isinstance(question.asked.decision, ChooseSection) else "low")
    return replace(tray, rows=(*tray.rows, *rows))


def _is_folded(question: Q, move: Move) -> bool:
    """A move that appears once its card is opened."""
    return isinstance(move, Recolour | TurnDie) and question.choice.card != move.card


def _plain(style: TableStyle, move: Move) -> Chip:
    text = style.narrator.move(move)
    if isinstance(move, PlayPeople):
        signs = (Word(f"{move.card} +3"), Sign(move.track))
        return way(style, move, style.narrator.label("track", move.track), *signs, subject=f"card.{move.card}")
    return way(style, move, text)
