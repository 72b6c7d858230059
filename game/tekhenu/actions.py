"""TEK-5.10, 5.11, TEK-6.6, TEK-11.5  How a question is asked and how an action runs.

The two belong together: in the own turn every question may be preceded by B07 or B08, a step on the
Happiness track may earn an action, and every action asks questions. What each god's action does lies in
`gods/`, Production in `production.py`; they enter themselves into PERFORM.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar

from game.core.agenda import Decision, Move, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.components import components
from game.tekhenu.dial import reach
from game.tekhenu.legality import bring_the_same, goods_before, obstacle, possible, values_for, waivers
from game.tekhenu.means import means_of
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOD_NUMBER, GODS, HIGHEST

ALL_VALUES = tuple(range(1, HIGHEST + 1))
CULTS = {"osiris": "T01", "ra": "T02", "thoth": "T03", "horus": "T04", "bastet": "T06"}
"""TEK-5.10  Technologies that pay points for an action."""
BEST_OF_LAYOUT = 2
"""TEK-8.3  With two players (and solo) own actions pay the own Statue too."""

Perform = Callable[[Tekhenu, int, int, bool], None]
PERFORM: dict[str, Perform] = {}
"""What plans the steps of each god action, (game, seat, value, free), and of the Production of each resource,
(game, seat, value, weighs)."""


# Asking


@record
class PlayPeople(Move):
    """TEK-5.11  Play B07 or B08 for Population or Happiness, then answer the question."""

    card: str
    track: str


@cache
def _people_moves(card: str) -> tuple[PlayPeople, ...]:
    return tuple(
        PlayPeople(card, "population" if gain.population else "happiness")
        for gain in components().blessings[card].choices
    )


def people_card(game: Tekhenu, seat: int) -> str:
    """TEK-5.11  The Blessing that may be played at any moment of the own turn; of two equal ones the first."""
    if game.acting == seat and game.seats[seat].blessings:
        for card in game.seats[seat].blessings:
            if components().blessings[card].window == "own_turn_any_time":
                return card
    return ""


class Asked(Decision[Tekhenu, Move]):
    """A decision of Tekhenu: `options` and `answer` are its own, B07 and B08 come on top (TEK-5.11)."""

    __slots__ = ()

    def options(self, game: Tekhenu) -> Sequence[Move]:
        """Every legal answer, never empty."""
        raise TypeError(f"{type(self).__name__} has no options()")

    def answer(self, game: Tekhenu, move: Move) -> None:
        """Carry out a legal answer."""
        raise TypeError(f"{type(self).__name__} has no answer()")

    def asked_again(self) -> Step[Tekhenu]:
        """What comes after B07 or B08: the same question."""
        return self

    def foregone(self, game: Tekhenu) -> Move | None:
        """The only answer."""
        moves = self.moves(game)
        return moves[0] if len(moves) == 1 else None

    def moves(self, game: Tekhenu) -> Sequence[Move]:
        card = people_card(game, self.seat)
        return [*self.options(game), *_people_moves(card)] if card else self.options(game)

    def play(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, PlayPeople):
            game.then(SettleAction(), self.asked_again())
            number = 0 if _people_moves(move.card)[0] == move else 1
            game.play_blessing(self.seat, move.card)
            game.gain_all(self.seat, components().blessings[move.card].choices[number], "blessing")
            game.repay_blessing(self.seat)
        else:
            self.answer(game, move)


# The action at the end of the Happiness track, and other actions without a die


@record
class SettleAction(Step[Tekhenu]):
    """TEK-11.5  Once no action is under way, the action earned on the Happiness track is offered."""

    rule: ClassVar[str] = "TEK-11.5"

    def run(self, game: Tekhenu) -> None:
        if game.open_actions == 0:
            for seat in game.order:
                if game.seats[seat].action_due:
                    game.seats[seat].action_due = False
                    game.then(ChooseFreeAction(seat, free=False), MarketAfterAction())


@record
class MarketAfterAction(Step[Tekhenu]):
    """TEK-12.6  After an action outside a turn the market is refilled right away."""

    rule: ClassVar[str] = "TEK-12.6"

    def run(self, game: Tekhenu) -> None:
        if game.acting < 0:
            game.fill_market()


@record
class FreeGod(Move):
    """Take this god action without a die."""

    god: str


@record
class FreeProduction(Move):
    """Produce this resource without a die."""

    resource: str


@record
class Decline(Move):
    """Do without the action."""


_DECLINE = Decline()
_FREE_GODS = {god: FreeGod(god) for god in GODS}
_FREE_PRODUCTIONS = tuple(FreeProduction(resource) for resource in BASIC)


@record
class ChooseFreeAction(Asked):
    """TEK-11.5, 18.5  Any god action or any Production, with any value; D23 pays no resources."""

    rule: ClassVar[str] = "TEK-11.5"
    seat: int
    free: bool

    def options(self, game: Tekhenu) -> list[Move]:
        gods = [
            _FREE_GODS[god]
            for god in GODS
            if any(possible(game, self.seat, god, value, self.free) for value in ALL_VALUES)
        ]
        return [*gods, *_FREE_PRODUCTIONS, _DECLINE]

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, FreeGod):
            game.then(BeginAction(self.seat, move.god, ALL_VALUES, self.free))
        elif isinstance(move, FreeProduction):
            game.then(BeginProduction(self.seat, move.resource, ALL_VALUES, not self.free))
        else:
            game.report(events.GrantDeclined, self.seat)


@record
class TakeGrant(Move):
    """Take the action that the Pillar tile grants."""


_TAKE_GRANT = TakeGrant()


@record
class OfferGrant(Step[Tekhenu]):
    """TEK-9 step 5  A granted action that cannot be paid or placed is lost; otherwise it may be declined."""

    rule: ClassVar[str] = "TEK-9"
    seat: int
    god: str
    values: tuple[int, ...]

    def run(self, game: Tekhenu) -> None:
        if values_for(game, self.seat, self.god, self.values):
            game.then(AcceptGrant(self.seat, self.god, self.values))
        else:
            game.report(events.GrantDeclined, self.seat)


@record
class AcceptGrant(Asked):
    """TEK-9 step 5  The action that the ability of a Pillar tile grants: take it or leave it."""

    rule: ClassVar[str] = "TEK-9"
    seat: int
    god: str
    values: tuple[int, ...]

    def options(self, game: Tekhenu) -> list[Move]:
        return [_TAKE_GRANT, _DECLINE]

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, TakeGrant):
            game.then(BeginAction(self.seat, self.god, self.values, free=False))
        else:
            game.report(events.GrantDeclined, self.seat)


# How an action runs


@record
class BeginAction(Step[Tekhenu]):
    """TEK-5.10  A god action begins: its value is fixed, from several if T14 or the grant allow them."""

    rule: ClassVar[str] = "TEK-5.10"
    seat: int
    god: str
    values: tuple[int, ...]
    free: bool

    def run(self, game: Tekhenu) -> None:
        game.open_actions += 1
        values = tuple(values_for(game, self.seat, self.god, self.values, self.free))
        if len(values) > 1:
            game.then(ChooseValue(self.seat, self.god, values, self.free))
        else:
            game.then(OfferWaiver(self.seat, self.god, values[0], self.free))


@record
class UseValue(Move):
    """Act with this value."""

    value: int


USE_VALUE = tuple(UseValue(value) for value in range(HIGHEST + 1))


@record
class ChooseValue(Asked):
    """TEK-6.3  The value of this action: T14, a Pillar tile or the Happiness track leave a choice."""

    rule: ClassVar[str] = "TEK-6.3"
    seat: int
    god: str
    values: tuple[int, ...]
    free: bool

    def foregone(self, game: Tekhenu) -> Move | None:
        """Values that bring the same need no question: the first is that of the die."""
        moves = self.moves(game)
        same = len(moves) == len(self.values) and bring_the_same(game, self.seat, self.god, self.values)
        return moves[0] if same else Asked.foregone(self, game)

    def options(self, game: Tekhenu) -> list[Move]:
        return [USE_VALUE[value] for value in self.values]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, UseValue)
        game.then(OfferWaiver(self.seat, self.god, move.value, self.free))


@record
class OfferWaiver(Step[Tekhenu]):
    """TEK-14  B13 to B16 are offered as the action begins; when nothing is left to waive only T24 gives a reason."""

    rule: ClassVar[str] = "TEK-14"
    seat: int
    god: str
    value: int
    free: bool

    def run(self, game: Tekhenu) -> None:
        useful = not self.free or game.has(self.seat, "T24")
        if useful and waivers(game, self.seat, self.god):
            game.then(ChooseWaiver(self.seat, self.god, self.value, self.free))
        else:
            game.then(DoAction(self.seat, self.god, self.value, self.free))


@record
class PlayBlessing(Move):
    """Play this Blessing now."""

    card: str


@record
class GoOn(Move):
    """Play nothing (more)."""


@cache
def play_blessing(card: str) -> PlayBlessing:
    return PlayBlessing(card)


GO_ON = GoOn()


@record
class ChooseWaiver(Asked):
    """TEK-14  Play B13 to B16 to pay no resources, or go on if the price can be paid."""

    rule: ClassVar[str] = "TEK-14"
    seat: int
    god: str
    value: int
    free: bool

    def options(self, game: Tekhenu) -> list[Move]:
        played: list[Move] = [play_blessing(card) for card in waivers(game, self.seat, self.god)[:1]]
        means = means_of(game, self.seat, goods_before(game, self.seat, self.god))
        payable = obstacle(game, self.seat, self.god, self.value, means, self.free) is None
        return [GO_ON, *played] if payable else played

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, PlayBlessing):
            game.play_blessing(self.seat, move.card)
            game.repay_blessing(self.seat)
            game.then(OfferWaiver(self.seat, self.god, self.value, free=True))
        else:
            game.then(DoAction(self.seat, self.god, self.value, self.free))


@record
class DoAction(Step[Tekhenu]):
    """TEK-5.10  Goods of T04, T20, T21 first; then the action itself; then what it pays."""

    rule: ClassVar[str] = "TEK-5.10"
    seat: int
    god: str
    value: int
    free: bool

    def run(self, game: Tekhenu) -> None:
        seat, god = self.seat, self.god
        game.report(events.ActionBegan, seat, god, self.value)
        for good, amount in enumerate(goods_before(game, seat, god)):
            game.gain(seat, good, amount, "technology")
        game.then(FinishAction(seat, god, self.value, game.god_statues[GOD_NUMBER[god]]))
        PERFORM[god](game, seat, self.value, self.free)


@record
class FinishAction(Step[Tekhenu]):
    """TEK-5.10, 8.3  Points of Technologies, cards taken, then the bonuses of Statues that stood before."""

    rule: ClassVar[str] = "TEK-5.10"
    seat: int
    god: str
    value: int
    owners: tuple[int, ...]

    def run(self, game: Tekhenu) -> None:
        cult = CULTS.get(self.god, "")
        if cult and game.has(self.seat, cult):
            game.score(self.seat, components().technologies[cult].gain.vp, "technology")
        reward_humility(game, self.seat, self.value)
        for card in game.taken:
            game.keep(self.seat, card)
        game.taken.clear()
        pay_statues(game, self.seat, self.god, self.owners)
        end_action(game)


def reward_humility(game: Tekhenu, seat: int, value: int) -> None:
    """TEK-14.3  T11: points for each action done with value 1."""
    if value == 1 and game.has(seat, "T11"):
        game.score(seat, components().technologies["T11"].gain.vp, "technology")


def pay_statues(game: Tekhenu, seat: int, god: str, owners: tuple[int, ...]) -> None:
    """TEK-8.3  Each owner once, from the acting seat on; the acting seat itself only with two players."""
    for owner in game.from_seat(seat):
        if owner in owners and (owner != seat or game.layout == BEST_OF_LAYOUT):
            game.receive_statue_bonus(owner, GOD_NUMBER[god])


def end_action(game: Tekhenu) -> None:
    """TEK-5.10  Close an action; the Happiness action waits for the end of the outermost one."""
    game.open_actions -= 1
    game.then(SettleAction())


# Production, which is no god action


@record
class BeginProduction(Step[Tekhenu]):
    """TEK-7.1, 6.3  A Production begins: T13 may move its value by 1. `weighs`: excess goes on the scales."""

    rule: ClassVar[str] = "TEK-7.1"
    seat: int
    resource: str
    values: tuple[int, ...]
    weighs: bool

    def run(self, game: Tekhenu) -> None:
        game.open_actions += 1
        values = self.values
        if len(values) == 1 and game.has(self.seat, "T13"):
            values = reach(values[0], components().technologies["T13"].adjust)
        if len(values) > 1:
            game.then(ChooseAmount(self.seat, self.resource, values, self.weighs))
        else:
            PERFORM[self.resource](game, self.seat, values[0], self.weighs)


@record
class ChooseAmount(Asked):
    """TEK-6.3, 11.5  The value of a Production where T13 or an action without a die leave a choice."""

    rule: ClassVar[str] = "TEK-6.3"
    seat: int
    resource: str
    values: tuple[int, ...]
    weighs: bool

    def options(self, game: Tekhenu) -> list[Move]:
        return [USE_VALUE[value] for value in self.values]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, UseValue)
        PERFORM[self.resource](game, self.seat, move.value, self.weighs)
