"""KEM-6.4  Recruit: Units for prayers into the districts of the own City."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record
from game.kemet.expenses import recruit_price
from game.kemet.landing import land
from game.kemet.onset import FightLandings
from game.kemet.state import Kemet


@record
class RecruitInto(Move):
    """Recruit this many Units into this district."""

    space: str
    n: int


@record
class RecruitNoMore(Move):
    """Recruit no (more) Units."""


RecruitMove: TypeAlias = RecruitInto | RecruitNoMore

recruit_into = cache(RecruitInto)
RECRUIT_NO_MORE = RecruitNoMore()


@record
class Recruit(Decision[Kemet, RecruitMove]):
    """KEM-6.4.1  Place Units in one, two or three districts of your City; all of them are one expense."""

    rule: ClassVar[str] = "KEM-6.4.1"
    seat: int
    placed: int
    """Units placed so far in this action, and paid for."""
    done: tuple[str, ...]
    """Districts that have got theirs."""

    def moves(self, game: Kemet) -> list[RecruitMove]:
        found: list[RecruitMove] = []
        most = self._most(game)
        if most:
            limit = game.powers(self.seat).troop_limit
            for space in game.districts_of(self.seat):
                name = game.name(space)
                if name not in self.done:
                    room = min(most, limit - game.units_of(self.seat, space))
                    found += [recruit_into(name, n) for n in range(1, room + 1)]
        found.append(RECRUIT_NO_MORE)
        return found

    def _most(self, game: Kemet) -> int:
        """KEM-6.4.2  How many more Units the reserve holds and the prayers allow."""
        purse, seat = game.prayers[self.seat], self.seat
        paid = recruit_price(game, seat, self.placed)
        most = 0
        while most < game.reserve[seat] and recruit_price(game, seat, self.placed + most + 1) - paid <= purse:
            most += 1
        return most

    def refusals(self, game: Kemet) -> list[Refusal]:
        most, limit, refused = self._most(game), game.powers(self.seat).troop_limit, []
        paid = recruit_price(game, self.seat, self.placed)
        for space in game.districts_of(self.seat):
            name, room = game.name(space), limit - game.units_of(self.seat, space)
            if name in self.done:
                refused.append(Refusal(recruit_into(name, 1), "kemet.refusal.district_done", {"space": name}))
                continue
            for n in range(min(most, room) + 1, limit + 1):
                move = recruit_into(name, n)
                if n > room:
                    refused.append(Refusal(move, "kemet.refusal.troop_limit", {"space": name, "n": limit}))
                elif n > game.reserve[self.seat]:
                    refused.append(Refusal(move, "kemet.refusal.no_reserve", {}))
                else:
                    price = recruit_price(game, self.seat, self.placed + n) - paid
                    values: Values = {"n": price, "has": game.prayers[self.seat]}
                    refused.append(Refusal(move, "kemet.refusal.too_dear", values))
        return refused

    def facts(self, game: Kemet) -> Values:
        return {
            "seat": self.seat,
            "n": self._most(game),
            "placed": self.placed,
            "prayers": game.prayers[self.seat],
            "free": max(0, game.powers(self.seat).free_recruits - self.placed),
        }

    def play(self, game: Kemet, move: RecruitMove) -> None:
        if isinstance(move, RecruitInto):
            placed = self.placed + move.n
            price = recruit_price(game, self.seat, placed) - recruit_price(game, self.seat, self.placed)
            game.pay(self.seat, price)
            land(game, self.seat, game.board.index[move.space], move.n, price, "recruit")
            game.ask(Recruit(self.seat, placed, (*self.done, move.space)))
        else:
            game.settle()
            game.then(FightLandings(self.seat))
