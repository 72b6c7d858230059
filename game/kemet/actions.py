"""KEM-5.2, KEM-6  The actions of the tokens just played, one completely before the next."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Decision, Move, Step
from game.core.records import record
from game.kemet.balance import owes_silver
from game.kemet.components import NONE, components
from game.kemet.march import ChooseTroop
from game.kemet.market import BuyPower
from game.kemet.onset import OpenWindow
from game.kemet.pyramids import UpgradePyramid
from game.kemet.recruiting import Recruit
from game.kemet.state import Kemet


@record
class ResolveNext(Move):
    """Resolve the action of this token next: its action space, or what the gold token was played for."""

    action: str


resolve_next = cache(ResolveNext)


@cache
def kind_of(action: str) -> tuple[str, str]:
    """The action of a token and, for a purchase, its colour; the gold token names its action itself."""
    number = components().action_index.get(action)
    if number is None:
        return action, NONE
    space = components().action_spaces[number]
    return space.action, space.colour


@record
class ResolveActions(Step[Kemet]):
    """KEM-5.2  Resolve the actions in the order the player likes, with a Day window between two of them."""

    rule: ClassVar[str] = "KEM-5.2"
    seat: int
    actions: tuple[str, ...]

    def run(self, game: Kemet) -> None:
        if len({kind_of(action) for action in self.actions}) > 1:
            game.ask(OrderActions(self.seat, self.actions))
        else:
            resolve_first(game, self.seat, self.actions)


@record
class OrderActions(Decision[Kemet, ResolveNext]):
    """KEM-5.2  Which of the actions played together comes next; a purchase that Balance counts on comes first."""

    rule: ClassVar[str] = "KEM-5.2"
    seat: int
    actions: tuple[str, ...]

    def moves(self, game: Kemet) -> list[ResolveNext]:
        purchases = [action for action in self.actions if kind_of(action)[0] == "buy_power"]
        return [resolve_next(action) for action in (purchases if owes_silver(game, self.seat) else self.actions)]

    def play(self, game: Kemet, move: ResolveNext) -> None:
        others = [action for action in self.actions if action != move.action]
        resolve_first(game, self.seat, (move.action, *others))


def resolve_first(game: Kemet, seat: int, actions: tuple[str, ...]) -> None:
    """KEM-5.2  One action; those that are left come after a Day window."""
    if len(actions) > 1:
        game.then(ActionOver(), OpenWindow("after_action"), ResolveActions(seat, actions[1:]))
    else:
        game.then(ActionOver())
    act(game, seat, actions[0])


@record
class ActionOver(Step[Kemet]):
    """KEM-10.3  An action is over: everybody may speak again."""

    rule: ClassVar[str] = "KEM-10.3"

    def run(self, game: Kemet) -> None:
        game.stir()


def act(game: Kemet, seat: int, action: str) -> None:
    """KEM-6.1 to KEM-6.6  Carry out one action.

    Where a Troop stands a Move is asked even if it can go nowhere: a card in hand may be what lets it go, and to skip
    the question would betray that there is none (KEM-14.8).
    """
    kind, colour = kind_of(action)
    if kind == "pray":
        game.gain(seat, components().pray + game.powers(seat).pray_bonus, "pray")
    elif kind == "upgrade_pyramid":
        game.ask(UpgradePyramid(seat))
    elif kind == "buy_power":
        game.ask(BuyPower(seat, colour))
    elif kind == "recruit":
        game.ask(Recruit(seat, 0, ()))
    elif seat in game.holder:
        game.then(ChooseTroop(seat))
