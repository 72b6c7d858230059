"""TEK-5.3 to 5.5, 5.8  The die in the hand: what is declared with it, where it comes to rest, what is done with it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import Asked, BeginAction, BeginProduction
from game.tekhenu.components import components
from game.tekhenu.dial import die
from game.tekhenu.legality import Abilities, goods_before, obstacle, values_for
from game.tekhenu.means import means_of
from game.tekhenu.payment import charge
from game.tekhenu.selection import TakenDie, carry_out, changes, late_cards, leads_on, producible
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GODS, GRAY


@record
class DoMain(Move):
    """Do this god action with the die."""

    god: str


@record
class DoProduce(Move):
    """Produce this resource with the die."""

    resource: str


@record
class DoExtra(Move):
    """Do the extra action of this god (B17 to B20)."""

    god: str


@record
class DoMurky(Move):
    """Do the Production of T19."""


@record
class Forfeit(Move):
    """TEK-5.8  Place the die and do nothing."""


ACTIONS = (DoMain, DoProduce, DoExtra, DoMurky, Forfeit)
"""Moves that close the selection window."""
_MAIN = {god: DoMain(god) for god in GODS}
_PRODUCE = {resource: DoProduce(resource) for resource in BASIC}
_EXTRA = {god: DoExtra(god) for god in GODS}
_MURKY = DoMurky()
_FORFEIT = Forfeit()


def gods_of(taken: TakenDie) -> tuple[str, ...]:
    """TEK-6.4  With Anubis the action is that of any god."""
    return GODS if taken.plate == "anubis" else (taken.god,)


def actions_with(game: Tekhenu, seat: int, taken: TakenDie, main: bool) -> list[Move]:
    """TEK-5.5  What can be done next: the main action, extra ones, T19's Production before the main one."""
    found: list[Move] = []
    if main and taken.plate != "forbidden" and not taken.murky:
        found += [_MAIN[god] for god in gods_of(taken) if values_for(game, seat, god, (taken.value,))]
        found += [_PRODUCE[resource] for resource in producible(taken)]
    if taken.murky:
        found.append(_MURKY)
    found += [_EXTRA[god] for god in dict.fromkeys(taken.extras) if values_for(game, seat, god, (taken.value,))]
    return found


@record
class UseDie(Asked):
    """TEK-5.3, 5.5  What to do with the die; cards, Scribes and extra actions are declared first."""

    rule: ClassVar[str] = "TEK-5.3"
    seat: int
    die: TakenDie
    forced: bool

    def foregone(self, game: Tekhenu) -> Move | None:
        """With a die in the hand its person says when to act."""
        return None

    def options(self, game: Tekhenu) -> list[Move]:
        """TEK-5.8  A change after which nothing could be done is no way out of an action that must be done."""
        seat, able = self.seat, Abilities(game, self.seat)
        found = actions_with(game, seat, self.die, main=True)
        found += [
            change.move
            for change in changes(game, seat, self.die)
            if not self.forced or leads_on(game, seat, change, able)
        ]
        if found and (self.forced or self.die.plate == "forbidden"):
            return found
        return [*found, _FORFEIT]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        seat, plate = self.seat, self.die.plate
        refused = list(late_cards(game, seat, self.die))
        if plate == "forbidden" or self.die.murky:
            return refused
        for god in gods_of(self.die):
            if not values_for(game, seat, god, (self.die.value,)):
                means = means_of(game, seat, goods_before(game, seat, god))
                why = obstacle(game, seat, god, self.die.value, means, free=False)
                assert why is not None
                refused.append(Refusal(_MAIN[god], why.key, {**why.values}))
        if plate != "anubis" and self.die.colour == GRAY:
            refused += [Refusal(_PRODUCE[resource], "tekhenu.refusal.gray", {}) for resource in BASIC]
        return refused

    def facts(self, game: Tekhenu) -> Values:
        changing = any(not isinstance(move, ACTIONS) for move in self.options(game))
        return {**die_facts(self.seat, self.die), "situation": "open" if changing else "settled"}

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, ACTIONS):
            game.then(PlaceDie(self.seat, self.die), *after(self.seat, self.die, move, main=True))
            return
        change = next(change for change in changes(game, self.seat, self.die) if change.move == move)
        repay: list[Step[Tekhenu]] = [RepayBlessing(self.seat)] if change.card else []
        game.then(*repay, UseDie(self.seat, change.die, self.forced))
        carry_out(game, self.seat, change)
        charge(game, self.seat, change.price)


@record
class RepayBlessing(Step[Tekhenu]):
    """TEK-14.1  T24 pays for a Blessing after its effect, and so after the price of B17 and B18."""

    rule: ClassVar[str] = "TEK-14.1"
    seat: int

    def run(self, game: Tekhenu) -> None:
        game.repay_blessing(self.seat)


def die_facts(seat: int, taken: TakenDie) -> Values:
    """What the prompt tells of the die in the hand."""
    return {
        "seat": seat,
        "section": taken.god,
        "colour": taken.colour,
        "face": taken.face,
        "plate": taken.plate,
        "value": taken.value,
    }


def after(seat: int, taken: TakenDie, move: Move, main: bool) -> list[Step[Tekhenu]]:
    """TEK-5.5  The action chosen, then what is still to be chosen."""
    if isinstance(move, DoExtra):
        left = list(taken.extras)
        left.remove(move.god)
        rest = NextAction(seat, replace(taken, extras=tuple(left)), main)
        return [BeginAction(seat, move.god, (taken.value,), free=False), rest]
    if isinstance(move, DoMurky):
        resource = components().resource_of[taken.colour]
        assert resource is not None
        rest = NextAction(seat, replace(taken, murky=False), main)
        return [BeginProduction(seat, BASIC[resource], (taken.value,), weighs=True), rest]
    left_over: list[Step[Tekhenu]] = [NextAction(seat, taken, main=False)] if taken.extras else []
    if isinstance(move, DoMain):
        return [BeginAction(seat, move.god, (taken.value,), free=False), *left_over]
    if isinstance(move, DoProduce):
        return [BeginProduction(seat, move.resource, (taken.value,), weighs=True), *left_over]
    return [ForfeitAction(seat)]


@record
class PlaceDie(Step[Tekhenu]):
    """TEK-5.4  Pure left, Tainted right, Anubis below; the scales count the face. T18 and T23 pay here."""

    rule: ClassVar[str] = "TEK-5.4"
    seat: int
    die: TakenDie

    def run(self, game: Tekhenu) -> None:
        seat, owner, plate = self.seat, game.seats[self.seat], self.die.plate
        plates = {"pure": owner.pure, "tainted": owner.tainted, "anubis": owner.anubis}
        placed = die(game.in_hand.pop().colour, self.die.face)
        plates[plate].append(placed)
        game.report(events.DiePlaced, seat, placed.colour, placed.face, plate, game.balance_of(seat))
        for technology, where in (("T18", "pure"), ("T23", "anubis")):
            if plate == where and game.has(seat, technology):
                game.score(seat, components().technologies[technology].gain.vp, "technology")


@record
class NextAction(Step[Tekhenu]):
    """TEK-5.5, 14.5  What is left is chosen when its turn comes; what is not possible then is lost."""

    rule: ClassVar[str] = "TEK-5.5"
    seat: int
    die: TakenDie
    main: bool

    def run(self, game: Tekhenu) -> None:
        if self.main or self.die.extras:
            if actions_with(game, self.seat, self.die, self.main):
                game.then(ChooseNext(self.seat, self.die, self.main))
            else:
                game.then(ForfeitAction(self.seat))


@record
class ChooseNext(Asked):
    """TEK-5.5  The order of the main action, extra actions and T19's Production is the player's."""

    rule: ClassVar[str] = "TEK-5.5"
    seat: int
    die: TakenDie
    main: bool

    def options(self, game: Tekhenu) -> list[Move]:
        return actions_with(game, self.seat, self.die, self.main)

    def facts(self, game: Tekhenu) -> Values:
        return die_facts(self.seat, self.die)

    def answer(self, game: Tekhenu, move: Move) -> None:
        game.then(*after(self.seat, self.die, move, self.main))


@record
class ForfeitAction(Step[Tekhenu]):
    """TEK-5.8  The action is forfeited."""

    rule: ClassVar[str] = "TEK-5.8"
    seat: int

    def run(self, game: Tekhenu) -> None:
        game.report(events.ActionForfeited, self.seat)
