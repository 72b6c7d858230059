"""PHA-6.1  The Offerings quarter: a lot of two tokens, and a bonus offering for one more resource."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.records import record
from game.pharaon import events
from game.pharaon.free_paying import Wish, free_choice, wish
from game.pharaon.gains import gain_bonus
from game.pharaon.means import BONUS, shortfall
from game.pharaon.paying import PayCost
from game.pharaon.state import Pharaon


@record
class TakeLot(Move):
    """Take this lot, counted from 1."""

    lot: int


@record
class TakeLotWithBonus(Move):
    """Take this lot, and a bonus offering for one more identical resource."""

    lot: int


LotMove: TypeAlias = TakeLot | TakeLotWithBonus | Wish

take_lot, take_lot_with_bonus = cache(TakeLot), cache(TakeLotWithBonus)


@record
class ChooseLot(Decision[Pharaon, LotMove]):
    """PHA-6.1.2  Take a lot of the Offerings quarter, alone or with a bonus offering."""

    rule: ClassVar[str] = "PHA-6.1.2"
    seat: int

    def moves(self, game: Pharaon) -> list[LotMove]:
        places = [place for place, lot in enumerate(game.lots, 1) if lot]
        found: list[LotMove] = [take_lot(place) for place in places]
        if game.bonus_left() and not shortfall(game, self.seat, "offerings", BONUS):
            found += [take_lot_with_bonus(place) for place in places]
        return [*found, *free_choice(game, self.seat)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        refused = []
        short = shortfall(game, self.seat, "offerings", BONUS)
        for place, lot in enumerate(game.lots, 1):
            if not lot:
                refused += [
                    Refusal(move, "pharaon.refusal.lot_gone", {"lot": place})
                    for move in (take_lot(place), take_lot_with_bonus(place))
                ]
            elif not game.bonus_left():
                refused.append(Refusal(take_lot_with_bonus(place), "pharaon.refusal.no_bonus", {}))
            elif short:
                refused.append(Refusal(take_lot_with_bonus(place), "pharaon.refusal.tokens_short", {"n": short}))
        return refused

    def play(self, game: Pharaon, move: LotMove) -> None:
        if isinstance(move, Wish):
            wish(game, self, move)
            return
        receive = ReceiveLot(self.seat, move.lot)
        if isinstance(move, TakeLotWithBonus):
            game.then(PayCost(self.seat, "offerings", BONUS), receive, gain_bonus(self.seat))
        else:
            game.then(PayCost(self.seat, "offerings", ""), receive)


@record
class ReceiveLot(Step[Pharaon]):
    """PHA-6.1.2, PHA-6.1.4  Both tokens of a lot; its place stays empty until the end of the round."""

    rule: ClassVar[str] = "PHA-6.1.2"
    seat: int
    lot: int

    def run(self, game: Pharaon) -> None:
        tokens, game.lots[self.lot - 1] = game.lots[self.lot - 1], ()
        for token in tokens:
            game.take_token(self.seat, token)
        game.report(events.LotTaken, self.seat, self.lot, tokens)
