"""Which tray belongs to which decision; whatever neither board nor tray offers gets a chip of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.plans import QUARTER_OF, bill_for, option_of
from ui.titles.pharaon.trays import answers
from ui.titles.pharaon.trays.bill import paint_bill, paint_hint
from ui.titles.pharaon.trays.chips import chip_parts
from ui.titles.pharaon.trays.dark_tiles import dark_tiles
from ui.titles.pharaon.trays.frame import Tray, inside
from ui.titles.pharaon.trays.paying import access_token_chips, paying
from ui.titles.pharaon.trays.traitor import split

_TRAYS: dict[type, Callable[[Desk, Any], Tray]] = {
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


def tray_for(desk: Desk, on_board: Iterable[Move]) -> Tray:
    """The tray of the present decision, completed by what is nowhere else."""
    if desk.asked is None:
        return answers.sums(desk)
    asked = desk.asked.decision
    planned = _planned(desk)
    if planned is not None:
        return planned
    make = _TRAYS.get(type(asked))
    tray = make(desk, asked) if make is not None else answers.hint(desk, asked)
    offered = {*on_board, *(move for part in (*tray.parts, *tray.over) for move in part.moves)}
    missing = [move for move in desk.moves if move not in offered and not _is_folded(desk, move)]
    if missing:
        room = inside(desk.look)
        high = room.height // 2 if tray.parts else room.height
        tray.drawn = [] if not tray.parts else tray.drawn
        tray.parts += chip_parts(
            desk.look, answers.plain(desk, missing), Rect(room.x, room.bottom - high, room.width, high)
        )
    return tray


def _is_folded(desk: Desk, move: Move) -> bool:
    """Lots with and without a bonus take turns; the tokens of a payment and its button say all about it."""
    if desk.asked is not None and isinstance(desk.asked.decision, ChooseTokens | ComposePayment):
        return isinstance(move, PayFreely | PayProposed)
    return isinstance(move, TakeLot if desk.choice.bonus else TakeLotWithBonus)


def _planned(desk: Desk) -> Tray | None:
    """What waits to be confirmed: its payment stays in sight."""
    planned = desk.choice.planned
    if not planned or desk.asked is None:
        return None
    pick = planned[-1]
    quarter = pick.quarter if isinstance(pick, GoTo) else QUARTER_OF.get(type(pick), "")
    if not quarter or (isinstance(desk.asked.decision, ChooseArtisan) and desk.asked.decision.free):
        return None
    bill = bill_for(desk.view, desk.asked_seat, quarter, option_of(pick))
    if bill is None:
        return None
    look = desk.look
    tray = Tray(look.say("tray.proposed"), look.say(f"quarter.{quarter}"), bill=bill)
    tray.drawn.append(lambda target: paint_bill(target, look, bill))
    tray.drawn.append(lambda target: paint_hint(target, look, bill, look.say("tray.waits")))
    return tray
