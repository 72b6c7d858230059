"""PHA-6.3  The Nile quarter: a pair of resources for resources, Silver, vases and climbs."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.free_paying import Wish, free_choice, wish
from game.pharaon.gains import gain_climb
from game.pharaon.means import bills_for, means_of, shortfall
from game.pharaon.paying import PayCost
from game.pharaon.state import Pharaon
from game.pharaon.vases import DrawVase


@record
class UseOption(Move):
    """Pay this pair of the Nile quarter."""

    option: str


OptionMove: TypeAlias = UseOption | Wish

use_option = cache(UseOption)


@record
class ChooseOption(Decision[Pharaon, OptionMove]):
    """PHA-6.3.1  Choose a pair of the Nile quarter that you can pay, for its gains."""

    rule: ClassVar[str] = "PHA-6.3.1"
    seat: int

    def moves(self, game: Pharaon) -> list[OptionMove]:
        means = means_of(game.seats[self.seat])
        found: list[OptionMove] = [
            use_option(name)
            for name in components().nile
            if not means.short_of(bills_for(game, self.seat, "nile", name), "nile")
        ]
        return [*found, *free_choice(game, self.seat)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        refused = []
        for name in components().nile:
            short = shortfall(game, self.seat, "nile", name)
            if short:
                refused.append(Refusal(use_option(name), "pharaon.refusal.tokens_short", {"n": short}))
        return refused

    def play(self, game: Pharaon, move: OptionMove) -> None:
        if isinstance(move, Wish):
            wish(game, self, move)
            return
        game.then(PayCost(self.seat, "nile", move.option), ReceiveOption(self.seat, move.option))


@record
class ReceiveOption(Step[Pharaon]):
    """PHA-6.3.2  Resources, Silver, vases, climbs, in this order."""

    rule: ClassVar[str] = "PHA-6.3.2"
    seat: int
    option: str

    def run(self, game: Pharaon) -> None:
        option = components().nile[self.option]
        game.report(events.NileOptionUsed, self.seat, self.option)
        game.gain(self.seat, option.gains.resources)
        game.gain_silver(self.seat, option.gains.silver)
        vases = [DrawVase(self.seat)] * option.gains.vases
        game.then(*vases, *(gain_climb(self.seat, tracks) for tracks in option.climbs))
