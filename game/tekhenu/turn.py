"""TEK-4, TEK-5, TEK-6  A turn: take a die, use it, act."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.errors import Values
from game.tekhenu import events
from game.tekhenu.actions import GO_ON, Asked, BeginAction, BeginProduction, people_card
from game.tekhenu.components import box
from game.tekhenu.dial import Die, die, lines_of
from game.tekhenu.legality import Abilities, goods_before, obstacle, plainly_possible, values_for
from game.tekhenu.means import cost, means_of, payable, shortage
from game.tekhenu.payment import charge
from game.tekhenu.selection import (
    TakenDie,
    can_come_to_act,
    carry_out,
    changes,
    holds_selection_card,
    leads_on,
    producible,
    taken_die,
)
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GODS, GRAY, SCRIBE, Plate


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[Tekhenu]):
    """TEK-5  A turn of a person or a computer level."""

    rule: ClassVar[str] = "TEK-5"
    seat: int

    def run(self, game: Tekhenu) -> None:
        game.acting = self.seat
        game.interchanged.clear()
        game.begin_turn()
        game.report(events.TurnBegan, self.seat)
        game.then(*_turn_of(self.seat))


@cache
def _turn_of(seat: int) -> tuple[Step[Tekhenu], ...]:
    return ChooseDie(seat), EndTurn(seat)


# Taking a die


@dataclass(frozen=True, slots=True)
class TakeDie(Move):
    """Take this die; equal dice of a section are one move. `plate` is where it will lie as things stand."""

    section: str
    colour: str
    face: int
    plate: Plate


@dataclass(frozen=True, slots=True)
class CallAnubis(Move):
    """TEK-6.4  Make this turn an Anubis action: with Scribes, or with B23 or B24."""

    card: str


@cache
def take_die(section: int, colour: str, face: int, plate: Plate) -> TakeDie:
    return TakeDie(GODS[section], colour, face, plate)


@cache
def _call(card: str) -> CallAnubis:
    return CallAnubis(card)


@dataclass(frozen=True, slots=True)
class ChooseDie(Asked):
    """TEK-5.2, 5.1, 5.8  Take a Pure or Tainted die with which something can be done, or call Anubis."""

    rule: ClassVar[str] = "TEK-5.2"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [*self._dice(game), *self._anubis(game)]

    def _dice(self, game: Tekhenu) -> list[Move]:
        seat, dice, lines = self.seat, distinct_dice(game), lines_of(game.first_sunny)
        takeable = any(lines[section][one.colour] != "forbidden" for section, one in dice)
        forced, forbidden = must_act(game, seat), self._forbidden_as(game, takeable)
        able, found = Abilities(game, seat), list[Move]()
        for section, one in dice:
            plate = lines[section][one.colour]
            if plate == "forbidden":
                found += [take_die(section, one.colour, one.face, other) for other in forbidden]
            elif one.colour != GRAY or not forced or self._gray_acts(game, section, one.face, able):
                found.append(take_die(section, one.colour, one.face, plate))
        return found

    def _gray_acts(self, game: Tekhenu, section: int, face: int, able: Abilities) -> bool:
        """TEK-5.8  Whether a gray die, which cannot produce, allows the action of its section in any way."""
        owner, scribes_are_gold = game.seats[self.seat], game.has(self.seat, "T10")
        if able.can_within(GODS[section], face, 0 if scribes_are_gold else owner.goods[SCRIBE]):
            return True
        if not scribes_are_gold and not holds_selection_card(game, self.seat):
            return False
        return can_come_to_act(game, self.seat, taken_die(section, GRAY, face, "tainted"), able)

    def _forbidden_as(self, game: Tekhenu, takeable: bool) -> tuple[Plate, ...]:
        """TEK-5.2, R18  A Forbidden die needs T08, which names its plate, or a recolouring, which comes next.

        Something can then be done in any case: no Forbidden die is gray, and some colour can always produce.
        If no other die can be taken, it is Tainted without any of them.
        """
        with_t08: tuple[Plate, ...] = ("pure", "tainted") if game.has(self.seat, "T08") else ()
        if not takeable:
            return with_t08 or ("tainted",)
        veiled = any(box().blessings[card].recolours for card in game.seats[self.seat].blessings)
        return (*with_t08, "forbidden") if veiled else with_t08

    def _anubis(self, game: Tekhenu) -> list[Move]:
        """TEK-6.4  Two Scribes, or one of B23 and B24."""
        calls: list[Move] = []
        if payable(means_of(game, self.seat), cost(SCRIBE, box().anubis_scribes)):
            calls.append(_call(""))
        cards = [card for card in game.seats[self.seat].blessings if box().blessings[card].anubis]
        return [*calls, *(_call(card) for card in cards[:1])]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        refused, offered = [], set(self.options(game))
        for section, one in distinct_dice(game):
            plate = game.purity(section, one.colour)
            if plate == "forbidden":
                move = take_die(section, one.colour, one.face, plate)
                values = {"colour": one.colour, "light": game.light(section)}
                if move not in offered:
                    refused.append(Refusal(move, "tekhenu.refusal.forbidden", {**values}))
            elif (move := take_die(section, one.colour, one.face, plate)) not in offered:
                refused.append(Refusal(move, "tekhenu.refusal.nothing_to_do", {"section": GODS[section]}))
        if _call("") not in offered:
            price = cost(SCRIBE, box().anubis_scribes)
            values_short = shortage(means_of(game, self.seat), price)
            refused.append(Refusal(_call(""), "tekhenu.refusal.short", {**values_short}))
        return refused

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, CallAnubis):
            game.report(events.AnubisCalled, self.seat)
            game.then(ChooseAnubisDie(self.seat))
            if move.card:
                game.play_blessing(self.seat, move.card)
                game.repay_blessing(self.seat)
            else:
                charge(game, self.seat, cost(SCRIBE, box().anubis_scribes))
        else:
            assert isinstance(move, TakeDie)
            forced = must_act(game, self.seat)
            game.then(UseDie(self.seat, take_from_section(game, self.seat, move), forced))


@dataclass(frozen=True, slots=True)
class ChooseAnubisDie(Asked):
    """TEK-6.4  Any die of any section, Forbidden ones included."""

    rule: ClassVar[str] = "TEK-6.4"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [take_die(section, one.colour, one.face, "anubis") for section, one in distinct_dice(game)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, TakeDie)
        game.then(UseDie(self.seat, take_from_section(game, self.seat, move), forced=True))


def distinct_dice(game: Tekhenu) -> list[tuple[int, Die]]:
    """Every different die on the dial, section by section."""
    found = []
    for section, dice in enumerate(game.sections):
        seen = set()
        for one in dice:
            if (look := (one.colour, one.face)) not in seen:
                seen.add(look)
                found.append((section, one))
    return found


def must_act(game: Tekhenu, seat: int) -> bool:
    """TEK-5.8, 5.9  Whether some takeable die allows an action as it lies; every die that can produce does."""
    lines, gray = lines_of(game.first_sunny), []
    for section, dice in enumerate(game.sections):
        for one in dice:
            if one.colour == GRAY:
                gray.append((section, one.face))
            elif lines[section][one.colour] != "forbidden":
                return True
    return not gray or any(plainly_possible(game, seat, GODS[section], face) for section, face in gray)


def take_from_section(game: Tekhenu, seat: int, move: TakeDie) -> TakenDie:
    """TEK-5.2  The die leaves its section."""
    section = GODS.index(move.section)
    dice = list(game.sections[section])
    dice.remove(die(move.colour, move.face))
    game.sections[section] = tuple(dice)
    game.in_hand.append(die(move.colour, move.face))
    game.report(events.DieTaken, seat, move.section, move.colour, move.face, move.plate)
    return taken_die(section, move.colour, move.face, move.plate)


# Using it


@dataclass(frozen=True, slots=True)
class DoMain(Move):
    """Do this god action with the die."""

    god: str


@dataclass(frozen=True, slots=True)
class DoProduce(Move):
    """Produce this resource with the die."""

    resource: str


@dataclass(frozen=True, slots=True)
class DoExtra(Move):
    """Do the extra action of this god (B17 to B20)."""

    god: str


@dataclass(frozen=True, slots=True)
class DoMurky(Move):
    """Do the Production of T19."""


@dataclass(frozen=True, slots=True)
class Forfeit(Move):
    """TEK-5.8  Place the die and do nothing."""


ACTIONS = (DoMain, DoProduce, DoExtra, DoMurky, Forfeit)
"""Moves that close the selection window."""
_MAIN = {god: DoMain(god) for god in GODS}
_PRODUCE = {resource: DoProduce(resource) for resource in BASIC}
_EXTRA = {god: DoExtra(god) for god in GODS}
_MURKY = DoMurky()
_FORFEIT = Forfeit()


def actions_with(game: Tekhenu, seat: int, taken: TakenDie, main: bool) -> list[Move]:
    """TEK-5.5  What can be done next: the main action, extra ones, T19's Production before the main one."""
    found: list[Move] = []
    if main and taken.plate != "forbidden" and not taken.murky:
        gods = GODS if taken.plate == "anubis" else (taken.god,)
        found += [_MAIN[god] for god in gods if values_for(game, seat, god, (taken.value,))]
        found += [_PRODUCE[resource] for resource in producible(taken)]
    if taken.murky:
        found.append(_MURKY)
    found += [_EXTRA[god] for god in dict.fromkeys(taken.extras) if values_for(game, seat, god, (taken.value,))]
    return found


@dataclass(frozen=True, slots=True)
class UseDie(Asked):
    """TEK-5.3, 5.5  What to do with the die; cards, Scribes and extra actions are declared first."""

    rule: ClassVar[str] = "TEK-5.3"
    seat: int
    die: TakenDie
    forced: bool

    def options(self, game: Tekhenu) -> list[Move]:
        """TEK-5.8  A change after which nothing could be done is no way out of an action that must be done."""
        seat, able = self.seat, Abilities(game, self.seat)
        found = actions_with(game, seat, self.die, main=True)
        found += [
            change.move for change in changes(game, seat, self.die)
            if not self.forced or leads_on(game, seat, change, able)
        ]  # fmt: skip
        if found and (self.forced or self.die.plate == "forbidden"):
            return found
        return [*found, _FORFEIT]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        if self.die.plate in ("anubis", "forbidden") or self.die.murky:
            return []
        seat, god = self.seat, self.die.god
        refused = []
        if not values_for(game, seat, god, (self.die.value,)):
            means = means_of(game, seat, goods_before(game, seat, god))
            why = obstacle(game, seat, god, self.die.value, means, free=False)
            assert why is not None
            refused.append(Refusal(_MAIN[god], why.key, {**why.values}))
        if self.die.colour == GRAY:
            refused += [Refusal(_PRODUCE[resource], "tekhenu.refusal.gray", {}) for resource in BASIC]
        return refused

    def facts(self, game: Tekhenu) -> Values:
        return die_facts(self.seat, self.die)

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, ACTIONS):
            game.then(PlaceDie(self.seat, self.die), *after(self.seat, self.die, move, main=True))
            return
        change = next(change for change in changes(game, self.seat, self.die) if change.move == move)
        repay: list[Step[Tekhenu]] = [RepayBlessing(self.seat)] if change.card else []
        game.then(*repay, UseDie(self.seat, change.die, self.forced))
        carry_out(game, self.seat, change)
        charge(game, self.seat, change.price)


@dataclass(frozen=True, slots=True)
class RepayBlessing(Step[Tekhenu]):
    """TEK-14.1  T24 pays for a Blessing after its effect, and so after the price of B17 and B18."""

    rule: ClassVar[str] = "TEK-14.1"
    seat: int

    def run(self, game: Tekhenu) -> None:
        game.repay_blessing(self.seat)


def die_facts(seat: int, taken: TakenDie) -> Values:
    """What the prompt tells of the die in the hand."""
    return {"seat": seat, "section": taken.god, "colour": taken.colour, "face": taken.face,
            "plate": taken.plate, "value": taken.value}  # fmt: skip


def after(seat: int, taken: TakenDie, move: Move, main: bool) -> list[Step[Tekhenu]]:
    """TEK-5.5  The action chosen, then what is still to be chosen."""
    if isinstance(move, DoExtra):
        left = list(taken.extras)
        left.remove(move.god)
        rest = NextAction(seat, replace(taken, extras=tuple(left)), main)
        return [BeginAction(seat, move.god, (taken.value,), free=False), rest]
    if isinstance(move, DoMurky):
        resource = box().resource_of[taken.colour]
        assert resource is not None
        rest = NextAction(seat, replace(taken, murky=False), main)
        return [BeginProduction(seat, BASIC[resource], (taken.value,), weighs=True), rest]
    left_over: list[Step[Tekhenu]] = [NextAction(seat, taken, main=False)] if taken.extras else []
    if isinstance(move, DoMain):
        return [BeginAction(seat, move.god, (taken.value,), free=False), *left_over]
    if isinstance(move, DoProduce):
        return [BeginProduction(seat, move.resource, (taken.value,), weighs=True), *left_over]
    return [ForfeitAction(seat)]


@dataclass(frozen=True, slots=True)
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
                game.score(seat, box().technologies[technology].gain.vp, "technology")


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class ForfeitAction(Step[Tekhenu]):
    """TEK-5.8  The action is forfeited."""

    rule: ClassVar[str] = "TEK-5.8"
    seat: int

    def run(self, game: Tekhenu) -> None:
        game.report(events.ActionForfeited, self.seat)


# The end of a turn


@dataclass(frozen=True, slots=True)
class ChooseLastWord(Asked):
    """TEK-5.11  Play B07 or B08, or end the turn."""

    rule: ClassVar[str] = "TEK-5.11"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [GO_ON]

    def answer(self, game: Tekhenu, move: Move) -> None:
        end_turn(game)


@dataclass(frozen=True, slots=True)
class EndTurn(Step[Tekhenu]):
    """TEK-5.7, 5.11  B07 and B08 may be played once more; then the turn is over."""

    rule: ClassVar[str] = "TEK-5.7"
    seat: int

    def run(self, game: Tekhenu) -> None:
        if people_card(game, self.seat):
            game.then(ChooseLastWord(self.seat))
        else:
            end_turn(game)


def end_turn(game: Tekhenu) -> None:
    """TEK-5.7  The market is refilled."""
    game.fill_market()
    game.acting = -1
