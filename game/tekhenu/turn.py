"""TEK-4, TEK-5.1, 5.2, 5.7, 5.8, 5.11, TEK-6.4  A turn: take a die or call Anubis, and end; `using.py` is between."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import GO_ON, Asked, people_card
from game.tekhenu.components import components
from game.tekhenu.dial import Die, die, lines_of
from game.tekhenu.legality import Abilities, plainly_possible
from game.tekhenu.means import cost, means_of, payable, shortage
from game.tekhenu.payment import charge
from game.tekhenu.selection import TakenDie, can_come_to_act, holds_selection_card, taken_die
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import UseDie
from game.tekhenu.words import GODS, GRAY, SCRIBE, Plate


@record
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


@record
class TakeDie(Move):
    """Take this die; equal dice of a section are one move. `plate` is where it will lie as things stand."""

    section: str
    colour: str
    face: int
    plate: Plate


@record
class CallAnubis(Move):
    """TEK-6.4  Make this turn an Anubis action: with Scribes, or with B23 or B24."""

    card: str


@cache
def take_die(section: int, colour: str, face: int, plate: Plate) -> TakeDie:
    return TakeDie(GODS[section], colour, face, plate)


@cache
def _call(card: str) -> CallAnubis:
    return CallAnubis(card)


@record
class ChooseDie(Asked):
    """TEK-5.2, 5.1, 5.8  Take a Pure or Tainted die with which something can be done, or call Anubis."""

    rule: ClassVar[str] = "TEK-5.2"
    seat: int

    def foregone(self, game: Tekhenu) -> Move | None:
        """A turn is begun by its person."""
        return None

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
        veiled = any(components().blessings[card].recolours for card in game.seats[self.seat].blessings)
        return (*with_t08, "forbidden") if veiled else with_t08

    def _anubis(self, game: Tekhenu) -> list[Move]:
        """TEK-6.4  Two Scribes, or one of B23 and B24."""
        calls: list[Move] = []
        if payable(means_of(game, self.seat), cost(SCRIBE, components().anubis_scribes)):
            calls.append(_call(""))
        cards = [card for card in game.seats[self.seat].blessings if components().blessings[card].anubis]
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
            price = cost(SCRIBE, components().anubis_scribes)
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
                charge(game, self.seat, cost(SCRIBE, components().anubis_scribes))
        else:
            assert isinstance(move, TakeDie)
            forced = must_act(game, self.seat)
            game.then(UseDie(self.seat, take_from_section(game, self.seat, move), forced))


@record
class ChooseAnubisDie(Asked):
    """TEK-6.4  Any die of any section, Forbidden ones included."""

    rule: ClassVar[str] = "TEK-6.4"
    seat: int

    def foregone(self, game: Tekhenu) -> Move | None:
        """A die is taken by its person."""
        return None

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


# The end of a turn


@record
class ChooseLastWord(Asked):
    """TEK-5.11  Play B07 or B08, or end the turn."""

    rule: ClassVar[str] = "TEK-5.11"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [GO_ON]

    def answer(self, game: Tekhenu, move: Move) -> None:
        end_turn(game)

    def asked_again(self) -> Step[Tekhenu]:
        """TEK-P7  After the last of these cards nothing is left to ask."""
        return EndTurn(self.seat)


@record
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
