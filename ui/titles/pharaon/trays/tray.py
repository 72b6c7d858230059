"""Which tray belongs to which decision; whatever neither board nor tray offers gets a chip of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from pygame import Rect

from game.core.agenda import Move
from game.pharaon.artisans import ChooseArtisan
from game.pharaon.automaton import ChooseSplit
from game.pharaon.dark_tiles import ChooseDarkTiles
from game.pharaon.free_paying import ChooseAccessToken, ComposePayment, PayFreely, PayProposed
from game.pharaon.gains import ChooseResource
from game.pharaon.offerings import TakeLot, TakeLotWithBonus
from game.pharaon.opening import ChooseMode, ChooseStartNoble
from game.pharaon.passing import ChooseGain
from game.pharaon.paying import ChooseTokens
from game.pharaon.powers import TakeInExchange
from game.pharaon.turn import GoTo
from game.pharaon.vases import UseDiplomat, UseTutor
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.plans import QUARTER_OF, Bill, bill_for, option_of
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays import answers
from ui.titles.pharaon.trays.bill import draw_bill, draw_hint
from ui.titles.pharaon.trays.dark_tiles import dark_tiles
from ui.titles.pharaon.trays.frame import Tray, inside, offer_chips
from ui.titles.pharaon.trays.paying import access_token_chips, paying
from ui.titles.pharaon.trays.traitor import split

_TRAYS: dict[type, Callable[[TableStyle, Q, Any], Tray]] = {
    ChooseTokens: paying,
    ComposePayment: paying,
    ChooseAccessToken: access_token_chips,
    ChooseDarkTiles: dark_tiles,
    ChooseResource: answers.resource,
    TakeInExchange: answers.resource,
    UseTutor: answers.tutor,
    UseDiplomat: answers.diplomat,
    ChooseGain: answers.gain,
    ChooseMode: answers.mode,
    ChooseStartNoble: answers.start_noble,
    ChooseSplit: split,
}


def tray_for(style: TableStyle, question: Q, on_board: Collection[Move]) -> Tray:
    """The tray of the present decision, completed by what is nowhere else."""
    if question.decision is None:
        return answers.sums(style, question)
    waits = question.choice.waits
    bill = bill_of(question, waits) if waits is not None else None
    if bill is not None:
        return proposal(style, bill, style.say("tray.waits"))
    make = _TRAYS.get(type(question.decision), answers.hint)
    tray = make(style, question, question.decision)
    offered = {*on_board, *(move for _, chip in tray.parts if chip is not None for move in chip.moves)}
    offered |= {move for _, answer in tray.over for move in answer.moves}
    missing = [move for move in question.moves if move not in offered and not _is_folded(question, move)]
    if missing:
        room, used = inside(style), any(chip is not None for _, chip in tray.parts)
        high = room.height // 2 if used else room.height
        tray.parts = tray.parts if used else []
        offer_chips(tray, answers.plain(style, missing), Rect(room.x, room.bottom - high, room.width, high))
    return tray


def _is_folded(question: Q, move: Move) -> bool:
    """Lots with and without a bonus take turns; the tokens of a payment and its button say all about it."""
    if isinstance(question.decision, ChooseTokens | ComposePayment):
        return isinstance(move, PayFreely | PayProposed)
    return isinstance(move, TakeLot if question.choice.bonus else TakeLotWithBonus)


def bill_of(question: Q, pick: Move) -> Bill | None:
    """The payment that is proposed for what somebody points at, or for what waits to be confirmed."""
    asked = question.decision
    quarter = pick.quarter if isinstance(pick, GoTo) else QUARTER_OF.get(type(pick), "")
    if asked is None or not quarter or (isinstance(asked, ChooseArtisan) and asked.free):
        return None
    return bill_for(question.view, asked.seat, quarter, option_of(pick))


def proposal(style: TableStyle, bill: Bill, told: str) -> Tray:
    """A payment that is only looked at."""
    tray = Tray(style, style.say("tray.proposed"), style.say(f"quarter.{bill.quarter}"), bill)
    tray.draw(inside(style), draw_bill, style, bill)
    tray.draw(inside(style), draw_hint, style, bill, told)
    return tray
