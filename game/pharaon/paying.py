"""PHA-4  Access and action cost: what is asked before it is handed in."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon.components import components
from game.pharaon.free_paying import Wish, compose, free_choice
from game.pharaon.means import coins, every_way_to_pay, ways_to_pay
from game.pharaon.payment import SORTS, Payment
from game.pharaon.pieces import INDEX
from game.pharaon.settling import HandIn, covers, hand_in, in_common, settle, still_to_pay, with_one_more
from game.pharaon.state import Pharaon

TokenMove: TypeAlias = HandIn | Wish


@record
class PayCost(Step[Pharaon]):
    """PHA-4.1  Pay access and action; where payments really differ, the tokens are asked for one by one."""

    rule: ClassVar[str] = "PHA-4.1"
    seat: int
    quarter: str
    option: str

    def run(self, game: Pharaon) -> None:
        if game.freely:
            compose(game, self.seat, self.quarter, self.option)
            return
        ways = ways_to_pay(game, self.seat, self.quarter, self.option)
        if len(ways) == 1:
            settle(game, self.seat, self.quarter, ways[0])
        else:
            game.then(ChooseTokens(self.seat, self.quarter, self.option, in_common(ways)))


@record
class ChooseTokens(Decision[Pharaon, TokenMove]):
    """PHA-4.5  Hand in a token, in any order, until only one way to pay is left.

    `handed` counts the coins that are settled already: those handed in, and those that every way left includes.
    """

    rule: ClassVar[str] = "PHA-4.5"
    seat: int
    quarter: str
    option: str
    handed: tuple[int, ...]

    def moves(self, game: Pharaon) -> list[TokenMove]:
        names, handed = coins(self.quarter), self.handed
        most = map(max, zip(*self._ways(game), strict=True))
        found: list[TokenMove] = [hand_in(names[sort]) for sort, count in enumerate(most) if count > handed[sort]]
        return [*found, *free_choice(game, self.seat)]

    def _ways(self, game: Pharaon) -> list[Payment]:
        """The payments that go on from what is handed in."""
        ways = ways_to_pay(game, self.seat, self.quarter, self.option)
        return [way for way in ways if covers(way, self.handed)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        offered = self.moves(game)
        owner = game.seats[self.seat]
        held = [name for name, number in INDEX.items() if owner.stock[number]]
        held += [token.id for token, count in zip(components().tokens, owner.tokens, strict=True) if count]
        return [self._refusal(game, name) for name in held if hand_in(name) not in offered]

    def _refusal(self, game: Pharaon, name: str) -> Refusal:
        names, values = coins(self.quarter), Values({"token": name, "quarter": self.quarter})
        sort = names.index(name) if name in names else SORTS
        ways = ways_to_pay(game, self.seat, self.quarter, self.option)
        if sort < SORTS and any(way[sort] for way in ways):
            key = "does_not_fit"
        elif sort < SORTS and any(way[sort] for way in every_way_to_pay(game, self.seat, self.quarter, self.option)):
            key = "not_proposed"
        else:
            key = "pays_nothing"
        return Refusal(hand_in(name), f"pharaon.refusal.{key}", values)

    def facts(self, game: Pharaon) -> Values:
        return still_to_pay(self.seat, self.quarter, self._ways(game), self.handed)

    def play(self, game: Pharaon, move: TokenMove) -> None:
        if isinstance(move, Wish):
            compose(game, self.seat, self.quarter, self.option)
            return
        handed = with_one_more(self.handed, coins(self.quarter).index(move.token))
        ways = [way for way in self._ways(game) if covers(way, handed)]
        if len(ways) == 1:
            settle(game, self.seat, self.quarter, ways[0])
        else:
            game.then(ChooseTokens(self.seat, self.quarter, self.option, in_common(ways)))
