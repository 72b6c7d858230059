"""Who plays at the screen and whether it shows what only they may see.

Several people at one screen see the open table: whoever is asked plays there with their hidden cards face down, and
opens them by looking. Where the question itself needs what is hidden, they are called behind the curtain first.
"""

from __future__ import annotations

from game.core.position import Position
from game.core.setup import Setup


class Viewers:
    """The people of a table, who of them plays now, and whose hidden cards lie open."""

    def __init__(self, setup: Setup, curtains: str = "") -> None:
        """`curtains`: for a screen that cannot turn cards face down, in place of what people agreed."""
        self.people = tuple(index for index, seat in enumerate(setup.seats) if seat.is_human)
        self.curtains = curtains or setup.curtains
        self.player: int | None = self.people[0] if self.alone else None
        """The person who sits at the screen: a single one always, one of several while they are asked."""
        self.sees = self.alone
        """Whether the screen shows what only the player may see."""
        self.peeks = False
        """Whether they look at their cards on the open table: the next move closes them."""
        self.seen = False
        """Whether anybody has looked at hidden things since the last move."""

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def viewer(self) -> int | None:
        """Whose hidden things are drawn; None: nobody's."""
        return self.player if self.sees else None

    def curtain_for(self, position: Position) -> int | None:
        """The person who must be called behind the curtain before the game goes on, if any."""
        asked = self._person_asked(position)
        if asked is None or asked == self.viewer or self.curtains == "never":
            return None
        return asked if self.curtains == "always" or needs_secrets(position) else None

    def sits_down(self, position: Position) -> int | None:
        """The person who takes the place at the open table now, if it is somebody else."""
        asked = self._person_asked(position)
        if asked in (None, self.player) or self.curtain_for(position) is not None:
            return None
        self.player, self.sees, self.peeks = asked, False, False
        return asked

    def lift(self, seat: int) -> None:
        """This person is alone behind the curtain now."""
        self.player, self.sees, self.peeks, self.seen = seat, True, False, True

    def peek(self, on: bool) -> None:
        """The player looks at the own cards on the open table, or turns them down again."""
        if not self.alone and self.player is not None and self.sees == self.peeks:
            self.sees = self.peeks = on
            self.seen = self.seen or on

    def leave(self, asked: int | None, watched: bool = False, goes_on: bool = False) -> None:
        """A move was made: cards that were only looked at are turned down, and the place is free if others go on, or
        if everybody watches what came of it. `goes_on`: the player is about to make the next move of the same click."""
        leaves = not self.alone and (watched or asked != self.player)
        if leaves or not goes_on:
            self.peek(False)
        self.seen = self.peeks
        if leaves:
            self.player, self.sees = None, False

    def _person_asked(self, position: Position) -> int | None:
        decision = position.decision
        return decision.seat if decision is not None and decision.seat in self.people else None


def needs_secrets(position: Position) -> bool:
    """Whether the present question cannot be asked openly: no answer to it is public."""
    decision = position.decision
    return decision is not None and not any(decision.is_open(position, move) for move in position.moves())


def has_secrets(position: Position, seat: int) -> bool:
    """Whether there is anything now that only this seat may see."""
    return position.seen_by(seat) != position.laid_open(seat)
