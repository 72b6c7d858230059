"""What the things in the quarters stand for, asked of the rules once for a question, and how the quarters stand for the
person who looks: open, closed or too dear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.core.agenda import Move, Refusal
from game.core.records import record
from game.pharaon.artisans import ChooseArtisan
from game.pharaon.components import components
from game.pharaon.nile import use_option
from game.pharaon.offerings import TakeLotWithBonus
from game.pharaon.state import Pharaon
from game.pharaon.turn import GoTo, TakeTurn, go_to
from ui.host.asked import Asked
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.plans import Follow, follow

Access = Literal["free", "open", "full", "short", "none"]


@record
class Standing:
    """`free`: nobody is asked; `open` may be used; else why not. `n`: free slots, or tokens that are missing."""

    access: Access
    n: int


def standings(view: Pharaon, asked: Asked[Pharaon] | None) -> dict[str, Standing]:
    """All quarters; what is not asked about is told by its free slots."""
    found = {}
    turn = asked is not None and isinstance(asked.decision, TakeTurn)
    for quarter in view.quarters:
        colour = view.facing(quarter)
        free = view.slots - len(view.wheel[colour])
        found[quarter] = Standing("free" if free > 0 else "full", max(0, free))
        if not turn or asked is None:
            continue
        if GoTo(quarter) in asked.legal:
            found[quarter] = Standing("open", max(0, free))
            continue
        why = next((one for one in asked.refusals if one.move == GoTo(quarter)), None)
        if why is None or why.key.endswith(("sector_full", "sector_full_power_used")):
            found[quarter] = Standing("full", 0)
        elif why.key.endswith("tokens_short"):
            short = why.values.get("n", 1)
            found[quarter] = Standing("short", short if isinstance(short, int) else 1)
        else:
            found[quarter] = Standing("none", 0)
    return found


def waiting(view: Pharaon) -> list[int]:
    """Seats whose large disc lies on the round track."""
    return [seat for seat, owner in enumerate(view.seats) if not owner.row]


class Offer(NamedTuple):
    """Moves, what follows the single one at once, and why nothing can be done."""

    moves: tuple[Move, ...] = ()
    then: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()


class Offers:
    """At the beginning of a turn a click goes to the quarter and takes what lies there."""

    def __init__(self, question: Q) -> None:
        self.question = question
        self.turn = isinstance(question.decision, TakeTurn)
        self.free = isinstance(question.decision, ChooseArtisan) and question.decision.free
        """Whether what is taken costs nothing."""
        self._follow: dict[str, Follow] = {}
        if self.turn:
            self._follow = {move.quarter: follow(question.view, move.quarter) for move in question.of(GoTo)}
        self.access: dict[str, Standing] = standings(question.view, question.asked)

    def of(self, quarter: str, pick: Move | None) -> Offer:
        """A card, lot, line or deck of a quarter; without a pick the action of the quarter itself."""
        question = self.question
        if not self.turn:
            return Offer() if pick is None else Offer(question.legal(pick), (), question.refused(pick))
        way = go_to(quarter)
        if way not in question.moves:
            return Offer((), (), question.refused(way))
        if pick is None:
            return Offer((way,))
        offered = self._follow[quarter]
        if pick in offered.moves:
            return Offer((way,), (pick,))
        return Offer((), (), first_refusal(offered.refusals, pick))

    def inside(self, quarter: str) -> tuple[Sequence[Move], Sequence[Refusal]]:
        """What a quarter offers once one is there."""
        found = self._follow.get(quarter)
        return (found.moves, found.refusals) if found is not None else (self.question.moves, self.question.refusals)

    def with_bonus(self) -> bool:
        """Whether some lot can be taken with a bonus offering."""
        return any(isinstance(move, TakeLotWithBonus) for move in self.inside("offerings")[0])

    def payable(self) -> frozenset[str] | None:
        """The lines of the Nile that stand out; None if nobody is asked to choose a quarter or a line."""
        if self.turn:
            found = self._follow.get("nile")
            moves: Sequence[Move] = found.moves if found is not None else ()
        elif any(use_option(option) in self.question.moves for option in components().nile):
            moves = self.question.moves
        else:
            return None
        return frozenset(option for option in components().nile if use_option(option) in moves)


def first_refusal(refusals: Sequence[Refusal], *moves: Move) -> tuple[Refusal, ...]:
    """The first reason against any of these moves."""
    return tuple(one for one in refusals if one.move in moves)[:1]
