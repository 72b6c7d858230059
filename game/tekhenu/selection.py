"""TEK-5.3, TEK-6, TEK-14  What can be done with a die while it is being taken: cards, Scribes, extra actions.

The window is asked in a fixed order - turn the die, recolour it, then Scribes, extra actions and T19 - which
leaves every combination open, because all of it is decided and paid together with the die (TEK-5.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from game.core.agenda import Move, Refusal
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.components import components
from game.tekhenu.dial import SECTIONS, reach, scribes_for
from game.tekhenu.legality import Abilities
from game.tekhenu.means import NOTHING, Goods, cost, means_of, payable, payments
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, COLOURS, GODS, GOLD, GRAY, HIGHEST, SCRIBE, Plate


@record
class TakenDie:
    """TEK-5.3  A die in the hand: the face that counts on the scales, and the base value of its actions."""

    section: int
    colour: str
    face: int
    plate: Plate
    value: int
    settled: bool
    """Scribes, an extra action or T19 were declared: the die itself no longer changes."""
    scribed: bool
    extras: tuple[str, ...]
    """Gods of extra actions still to do (TEK-14.5)."""
    murky: bool
    """T19: its Production is still to do (TEK-14.4)."""
    bound: bool
    """T19 binds the main action to the god action (TEK-5.5)."""

    @property
    def god(self) -> str:
        return GODS[self.section]


@cache
def taken_die(section: int, colour: str, face: int, plate: Plate) -> TakenDie:
    """A die just taken."""
    return TakenDie(section, colour, face, plate, face, False, False, (), False, False)


@record
class TurnDie(Move):
    """B09, B10: turn the die to this face."""

    card: str
    face: int


@record
class Recolour(Move):
    """B11, B12: the die counts as this colour, its value may move by one; it lies on this plate."""

    card: str
    colour: str
    value: int
    plate: Plate


@record
class SpendScribes(Move):
    """Spend Scribes so that the base value becomes this."""

    value: int


@record
class PlayExtra(Move):
    """B17 to B20: one more action, of this god."""

    card: str
    god: str


@record
class MurkyProfit(Move):
    """T19: one Scribe, and the die also produces before its god action."""


MURKY_PROFIT = MurkyProfit()
_SPEND = tuple(SpendScribes(value) for value in range(HIGHEST + 1))


@cache
def _turns(card: str) -> tuple[TurnDie, ...]:
    return tuple(TurnDie(card, face) for face in range(1, HIGHEST + 1))


@cache
def _recolour(card: str, colour: str, value: int, plate: Plate) -> Recolour:
    return Recolour(card, colour, value, plate)


@cache
def _extra(card: str, god: str) -> PlayExtra:
    return PlayExtra(card, god)


class Change(NamedTuple):
    """What a move of the selection window does to the die, and what it costs."""

    move: Move
    die: TakenDie
    card: str
    price: Goods
    patience: tuple[int, int]
    """Population and Happiness to lose (TEK-14.5)."""


NO_PATIENCE = (0, 0)


def changes(game: Tekhenu, seat: int, die: TakenDie) -> Iterator[Change]:
    """TEK-5.3  Everything that may still be declared for this die."""
    if not die.settled:
        yield from _card_changes(game, seat, die)
    if die.plate != "forbidden":
        if not die.scribed:
            yield from _scribe_changes(game, seat, die)
        yield from _extra_changes(game, seat, die)
        yield from _murky_change(game, seat, die)


def _card_changes(game: Tekhenu, seat: int, die: TakenDie) -> Iterator[Change]:
    """TEK-6.1, 14  B09 to B12; of equal cards the first."""
    held = [components().blessings[card] for card in game.seats[seat].blessings]
    turner = next((card.id for card in held if card.turns_die), "")
    veil = next((card for card in held if card.recolours), None)
    if turner and die.value == die.face:
        for turn in _turns(turner):
            yield Change(turn, replace(die, face=turn.face, value=turn.face), turner, NOTHING, NO_PATIENCE)
    if veil is not None:
        for colour in other_colours(die):
            for plate in plates_for(game, seat, die, colour):
                for value in reach(die.value, veil.adjust):
                    move = _recolour(veil.id, colour, value, plate)
                    changed = replace(die, colour=colour, plate=plate, value=value)
                    yield Change(move, changed, veil.id, NOTHING, NO_PATIENCE)


def late_cards(game: Tekhenu, seat: int, die: TakenDie) -> Iterator[Refusal]:
    """TEK-6.1  B09 to B12 in hand that can no longer be declared because something else has changed the die."""
    held = [components().blessings[card] for card in game.seats[seat].blessings]
    turner = next((card.id for card in held if card.turns_die), "")
    veil = next((card.id for card in held if card.recolours), "")
    if turner and (die.settled or die.value != die.face):
        yield Refusal(_turns(turner)[0], "tekhenu.refusal.too_late", {"card": turner})
    if veil and die.settled:
        yield Refusal(_recolour(veil, die.colour, die.value, die.plate), "tekhenu.refusal.too_late", {"card": veil})


def other_colours(die: TakenDie) -> list[str]:
    """TEK-14  B11, B12: another colour; with Anubis colours are ignored (TEK-6.4), so one stands for all."""
    others = [colour for colour in COLOURS if colour != die.colour]
    return others[:1] if die.plate == "anubis" else others


def plates_for(game: Tekhenu, seat: int, die: TakenDie, colour: str) -> tuple[Plate, ...]:
    """TEK-3.1, 14.6  Where a die of this colour would lie; T08 opens both plates to a Forbidden one."""
    if die.plate == "anubis":
        return ("anubis",)
    plate = game.purity(die.section, colour)
    if plate != "forbidden":
        return (plate,)
    return ("pure", "tainted") if game.has(seat, "T08") else ()


def _scribe_changes(game: Tekhenu, seat: int, die: TakenDie) -> Iterator[Change]:
    """TEK-6.2  Each Scribe moves the value by 1 or 2."""
    means = means_of(game, seat)
    most = means.goods[SCRIBE] + (means.goods[GOLD] if means.scribes_are_gold else 0)
    for value in range(1, HIGHEST + 1):
        scribes = scribes_for(die.value, value)
        if 0 < scribes <= most:
            yield Change(_SPEND[value], _with_value(die, value), "", cost(SCRIBE, scribes), NO_PATIENCE)


@cache
def _with_value(die: TakenDie, value: int) -> TakenDie:
    return replace(die, value=value, scribed=True, settled=True)


def _extra_changes(game: Tekhenu, seat: int, die: TakenDie) -> Iterator[Change]:
    """TEK-14.5  B17 to B20, each an extra action of a neighbour or of the opposite section."""
    owner, offered = game.seats[seat], set()
    for card in owner.blessings:
        blessing = components().blessings[card]
        if not blessing.extra or blessing.extra in offered:
            continue
        offered.add(blessing.extra)
        price = cost(SCRIBE, blessing.scribes)
        if not payable(means_of(game, seat), price):
            continue
        if owner.population < blessing.population or owner.happiness < blessing.happiness:
            continue
        steps = (-1, 1) if blessing.extra == "adjacent" else (SECTIONS // 2,)
        for step in steps:
            god = GODS[(die.section + step) % SECTIONS]
            changed = replace(die, extras=(*die.extras, god), settled=True)
            yield Change(_extra(card, god), changed, card, price, (blessing.population, blessing.happiness))


def _murky_change(game: Tekhenu, seat: int, die: TakenDie) -> Iterator[Change]:
    """TEK-14.4  T19: a Tainted die that is not gray."""
    if die.plate == "tainted" and die.colour != GRAY and not die.bound and game.has(seat, "T19"):
        price = cost(SCRIBE, components().technologies["T19"].scribes)
        if payable(means_of(game, seat), price):
            changed = replace(die, murky=True, bound=True, settled=True)
            yield Change(MURKY_PROFIT, changed, "", price, NO_PATIENCE)


def acts(die: TakenDie, able: Abilities) -> bool:
    """Whether something can be done with the die as it is now: its main action, an extra one, or T19's Production."""
    if die.plate == "forbidden":
        return False
    if die.plate == "anubis" or die.murky:
        return True
    if die.colour != GRAY and not die.bound:
        return True
    return any(able.can(god, die.value) for god in (die.god, *die.extras))


def can_come_to_act(game: Tekhenu, seat: int, die: TakenDie, able: Abilities) -> bool:
    """TEK-5.8, 5.9  Whether the die, changed by cards and Scribes if need be, allows an action."""
    if acts(die, able):
        return True
    return any(leads_on(game, seat, change, able) for change in changes(game, seat, die))


def leads_on(game: Tekhenu, seat: int, change: Change, able: Abilities) -> bool:
    """TEK-5.8  Whether something can still be done after a change, in one of the ways to pay for it.

    The first two answers are short cuts: what can produce can act, and Scribes alone pay for no action.
    """
    if change.die.plate == "anubis" or (producible(change.die) and change.die.plate != "forbidden"):
        return True
    if not change.card and not game.has(seat, "T10"):
        if acts(change.die, able):
            return True
        if not holds_selection_card(game, seat):
            return False
    for goods in payments(means_of(game, seat), change.price):
        trial = game.clone()
        trial.spend(seat, goods)
        carry_out(trial, seat, change)
        if change.card:
            trial.repay_blessing(seat)
        if can_come_to_act(trial, seat, change.die, Abilities(trial, seat)):
            return True
    return False


def holds_selection_card(game: Tekhenu, seat: int) -> bool:
    """TEK-14  Whether a Blessing of the selection window is held, which might change what a die can do."""
    return any(components().blessings[card].window == "die_selection" for card in game.seats[seat].blessings)


def carry_out(game: Tekhenu, seat: int, change: Change) -> None:
    """What a change does besides the die: the card is played, the people lose patience.

    Scribes are paid apart, and after them T24 pays for the card (TEK-14.1).
    """
    if change.card:
        game.play_blessing(seat, change.card)
    game.lower_tracks(seat, *change.patience)
    _tell(game, seat, change)


def _tell(game: Tekhenu, seat: int, change: Change) -> None:
    move = change.move
    if isinstance(move, TurnDie):
        game.report(events.DieTurned, seat, move.face)
    elif isinstance(move, Recolour):
        game.report(events.DieRecoloured, seat, move.colour, move.value)
    elif isinstance(move, SpendScribes):
        game.report(events.ValueChanged, seat, move.value)
    elif isinstance(move, PlayExtra):
        game.report(events.ExtraDeclared, seat, move.god)
    else:
        game.report(events.MurkyDeclared, seat, GODS[change.die.section])


def producible(die: TakenDie) -> tuple[str, ...]:
    """TEK-5.5, 6.4  Resources that the main action may produce."""
    if die.bound:
        return ()
    if die.plate == "anubis":
        return BASIC
    resource = components().resource_of[die.colour]
    return () if resource is None else (BASIC[resource],)
