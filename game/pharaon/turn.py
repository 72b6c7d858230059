"""PHA-3  Rounds and turns: one quarter action or a pass, clockwise, until all have passed."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.artisans import ChooseArtisan, artisans_left
from game.pharaon.automaton import TraitorTurn
from game.pharaon.burial import ReachStep, can_step
from game.pharaon.components import components
from game.pharaon.free_paying import Wish, free_choice, wish
from game.pharaon.means import Means, bills_for, means_of
from game.pharaon.nile import ChooseOption
from game.pharaon.nobles import ChooseNoble, nobles_left
from game.pharaon.offerings import ChooseLot
from game.pharaon.passing import AdvanceOnPyramid, PassTurn
from game.pharaon.paying import PayCost
from game.pharaon.pieces import BASE
from game.pharaon.powers import UsePower, power_moves, power_refusals, start_power
from game.pharaon.round_end import EndRound
from game.pharaon.scoring import ScoreGame
from game.pharaon.state import Pharaon


@record
class GoTo(Move):
    """Use the action of this quarter."""

    quarter: str


@record
class Pass(Move):
    """Pass: no more actions in this round."""


@record
class EndTurn(Move):
    """End the turn without using a power any more."""


TurnMove: TypeAlias = GoTo | Pass | UsePower | Wish
EndMove: TypeAlias = EndTurn | UsePower

go_to = cache(GoTo)
PASS, END_TURN = Pass(), EndTurn()


@record
class BeginRound(Step[Pharaon]):
    """PHA-3.1, PHA-9.2  The holder of the First Player token begins."""

    rule: ClassVar[str] = "PHA-3.1"

    def run(self, game: Pharaon) -> None:
        game.current_round += 1
        game.report(events.RoundBegan, game.current_round, game.first)
        game.then(next_turn(game.first))


@record
class NextTurn(Step[Pharaon]):
    """PHA-3.2, PHA-3.3  An action or a pass; who has passed advances on the pyramid; the Traitor has his own rules."""

    rule: ClassVar[str] = "PHA-3.2"
    seat: int

    def run(self, game: Pharaon) -> None:
        seat = self.seat
        game.begin_turn()
        game.freely = False
        if seat == game.automaton:
            game.then(TraitorTurn(seat), turn_over(seat))
        elif game.seats[seat].passed:
            game.then(AdvanceOnPyramid(seat), turn_over(seat))
        else:
            game.then(TakeTurn(seat))


@record
class TakeTurn(Decision[Pharaon, TurnMove]):
    """PHA-3.2  Use a quarter or pass; before that you may use the Wise Woman or the Head of the Treasury."""

    rule: ClassVar[str] = "PHA-3.2"
    seat: int

    def facts(self, game: Pharaon) -> Values:
        entered = any(isinstance(move, GoTo) for move in self.moves(game))
        return {"seat": self.seat, "situation": "open" if entered else "closed"}

    def moves(self, game: Pharaon) -> list[TurnMove]:
        seat = self.seat
        means = means_of(game.seats[seat])
        found: list[TurnMove] = [
            go_to(quarter)
            for quarter in game.quarters
            if why_closed(game, seat, quarter) is None and not means.short_of(bills_for(game, seat, quarter), quarter)
        ]
        wishes = free_choice(game, seat) if found else ()
        return [*found, PASS, *power_moves(game, seat), *wishes]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        refused = []
        means = means_of(game.seats[self.seat])
        for quarter in game.quarters:
            reason = why_closed(game, self.seat, quarter) or why_too_dear(game, self.seat, quarter, means)
            if reason is not None:
                refused.append(Refusal(go_to(quarter), f"pharaon.refusal.{reason[0]}", reason[1]))
        return refused + power_refusals(game, self.seat)

    def play(self, game: Pharaon, move: TurnMove) -> None:
        seat = self.seat
        if isinstance(move, UsePower):
            game.then(self)
            start_power(game, seat, move.noble)
        elif isinstance(move, Wish):
            wish(game, self, move)
        elif isinstance(move, Pass):
            game.then(PassTurn(seat), close_turn(seat))
        else:
            game.then(*_action(seat, move.quarter), close_turn(seat))


@record
class CloseTurn(Step[Pharaon]):
    """PHA-3.6  After the action or the pass powers may still be used; it is asked only if one can be."""

    rule: ClassVar[str] = "PHA-3.6"
    seat: int

    def run(self, game: Pharaon) -> None:
        if power_moves(game, self.seat):
            game.then(FinishTurn(self.seat))
        else:
            game.then(turn_over(self.seat))


@record
class FinishTurn(Decision[Pharaon, EndMove]):
    """PHA-3.6  End your turn, or first use the Wise Woman or the Head of the Treasury."""

    rule: ClassVar[str] = "PHA-3.6"
    seat: int

    def moves(self, game: Pharaon) -> list[EndMove]:
        return [END_TURN, *power_moves(game, self.seat)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        return power_refusals(game, self.seat)

    def play(self, game: Pharaon, move: EndMove) -> None:
        if isinstance(move, UsePower):
            game.then(close_turn(self.seat))
            start_power(game, self.seat, move.noble)
        else:
            game.then(turn_over(self.seat))


@record
class TurnOver(Step[Pharaon]):
    """PHA-3.5  The next player clockwise; when the last one has passed the round ends at once."""

    rule: ClassVar[str] = "PHA-3.5"
    seat: int

    def run(self, game: Pharaon) -> None:
        if not all(owner.passed for owner in game.seats):
            game.then(next_turn((self.seat + 1) % len(game.seats)))
        elif game.current_round < components().rounds:
            game.then(EndRound(), BeginRound())
        else:
            game.report(events.RoundEnded, game.current_round)
            game.then(ScoreGame())


next_turn, close_turn, turn_over = cache(NextTurn), cache(CloseTurn), cache(TurnOver)


def _action(seat: int, quarter: str) -> tuple[Step[Pharaon], ...]:
    """PHA-6  What follows the choice of a quarter: what to take there, then the payment, then the gain."""
    if quarter == "offerings":
        return (ChooseLot(seat),)
    if quarter == "nobles":
        return (ChooseNoble(seat),)
    if quarter == "nile":
        return (ChooseOption(seat),)
    if quarter == "artisans":
        return (ChooseArtisan(seat, False),)
    return (PayCost(seat, quarter, ""), ReachStep(seat))


def why_closed(game: Pharaon, seat: int, quarter: str) -> tuple[str, Values] | None:
    """PHA-4.2, PHA-6, PHA-7.6  Why a quarter gives nothing to a seat, whatever it could pay."""
    colour = game.facing(quarter)
    if game.sector_is_full(colour):
        noble = components().full_sector.get(quarter, "")
        owner = game.seats[seat]
        if not owner.can_use(noble):
            key = "sector_full_power_used" if noble in owner.turned else "sector_full"
            return key, {"quarter": quarter, "resource": BASE[colour], "n": game.slots}
    if quarter == "offerings" and not any(game.lots):
        return "no_lots", {}
    if quarter == "nobles" and not nobles_left(game):
        return "no_nobles", {}
    if quarter == "artisans" and not artisans_left(game):
        return "no_artisans", {}
    if quarter == "burial" and not can_step(game, seat):
        return "last_step", {"n": components().last_step}
    return None


def why_too_dear(game: Pharaon, seat: int, quarter: str, means: Means) -> tuple[str, Values] | None:
    """PHA-4.10  Access and action cannot both be paid; told with the number of tokens that are missing."""
    short = means.short_of(bills_for(game, seat, quarter), quarter)
    if not short:
        return None
    return "quarter_tokens_short", {"quarter": quarter, "resource": BASE[game.facing(quarter)], "n": short}
