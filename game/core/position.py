"""The position of any game: its agenda, its chance, its points, and the two doors `moves` and `apply`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, ClassVar, Literal, ParamSpec, Self, TypeAlias, TypeVar

from game.core.agenda import Decision, Move, Step
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.events import Event, Scored, Unveiled
from game.core.state import TRANSIENT, State, state

Q = ParamSpec("Q")
S = TypeVar("S", bound=Step[Any])
Cause: TypeAlias = Literal["dice", "draw", "reveal"]


@state
class Position(State):
    """All there is to know about a game in progress."""

    title: ClassVar[str]

    agenda: list[Step[Self]]
    """What is still to do; the last entry is next."""
    chance: Chance
    points: list[int]
    ledger: list[Scored]
    """Every point ever scored; its sums by seat are `points`."""
    turn: int
    """Counts the turns of seats, so that a turn can be restarted."""
    unveilings: int
    last_cause: Cause | None
    """How often hidden things came to light, and what it was last: undo does not cross that."""
    heard: list[Event] | None = field(default=None, init=False, compare=False, metadata=TRANSIENT)
    """Where events are told; None when nobody listens."""
    offered: Sequence[Move] | None = field(default=None, init=False, compare=False, metadata=TRANSIENT)
    """The moves of the present decision, once somebody asked."""

    @property
    def round(self) -> int:
        """The round of the game, from 1, for score sheets and headers."""
        raise TypeError(f"{type(self).__name__} does not say its round")

    @property
    def seat_count(self) -> int:
        return len(self.points)

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def decision(self) -> Decision[Self, Move] | None:
        """What is asked now, or None when the game is over."""
        if not self.agenda:
            return None
        step = self.agenda[-1]
        assert isinstance(step, Decision)
        return step

    @property
    def next_step(self) -> Step[Self] | None:
        """What comes next: a decision, or, in a copy stopped in the middle of a move, any step."""
        return self.agenda[-1] if self.agenda else None

    def planned(self, kind: type[S]) -> S | None:
        """The next step of this kind among those still to do."""
        return next((step for step in reversed(self.agenda) if isinstance(step, kind)), None)

    def then(self, *steps: Step[Self]) -> None:
        """Plan steps so that the first of them runs first, before anything already planned."""
        self.agenda.extend(steps[::-1])

    def advance(self: Self) -> None:
        """Run steps until somebody must decide or nothing is left."""
        agenda = self.agenda
        while agenda and not agenda[-1].asks:
            agenda.pop().run(self)

    def moves(self) -> Sequence[Move]:
        """Every legal answer to the present decision."""
        if self.offered is None:
            decision = self.decision
            self.offered = decision.moves(self) if decision is not None else ()
        return self.offered

    def apply(self, move: Move, advance: Callable[[], None] | None = None) -> None:
        """Answer the present decision; an illegal answer raises IllegalMove and changes nothing.

        `advance` runs the steps that follow, if they shall not simply run (`game/core/driver.py`)."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("core.refusal.game_over")
        offered = self.moves()
        for legal in offered:  # most moves come from this very list: found by identity, many times faster than by value
            if legal is move:
                break
        else:
            if move not in offered:
                raise decision.refuse(self, move)
        self.offered = None
        self.agenda.pop()
        decision.play(self, move)
        if advance is None:
            self.advance()
        else:
            advance()
        asked = self.decision
        if asked is not None and asked.seat != decision.seat:
            self.turn += 1

    def tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    def report(self, kind: Callable[Q, Event], *args: Q.args, **kwargs: Q.kwargs) -> None:
        """Tell an event of this kind; it is made only if somebody listens, which search and random play do not."""
        if self.heard is not None:
            self.heard.append(kind(*args, **kwargs))

    def score(self, seat: int, points: int, reason: str) -> None:
        """The only way to points."""
        if points:
            scored = Scored(seat, points, reason, self.round)
            self.points[seat] += points
            self.ledger.append(scored)
            self.tell(scored)

    def unveil(self, cause: Cause) -> None:
        """Say that hidden information enters the game here."""
        self.unveilings += 1
        self.last_cause = cause
        self.tell(Unveiled(cause))

    def begin_turn(self) -> None:
        """Say that a turn begins here even if the same seat goes on: `restart turn` comes back to this point."""
        self.turn += 1

    def seen_by(self, seat: int | None) -> Self:
        """A copy for the screen in which everything that this seat may not see is absent."""
        raise TypeError(f"{type(self).__name__} has no views")

    def laid_open(self, seat: int) -> Self:
        """A copy for a screen that all look at while `seat` plays: what is public, with hidden cards face down."""
        return self.seen_by(None)

    def known_to(self, seat: int) -> Self:
        """A copy with what an attentive person at this seat can know: what is seen, and public events remembered."""
        raise TypeError(f"{type(self).__name__} has no views")

    def imagine(self, seat: int, chance: Chance) -> Self:
        """A full position that agrees with all that `seat` knows; the rest is dealt again."""
        raise TypeError(f"{type(self).__name__} cannot be imagined")
