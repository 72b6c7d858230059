"""Who looks at the screen. Nothing private is drawn for more than one seat, and never before its curtain is lifted."""

from __future__ import annotations

from game.core.setup import Setup


class Viewers:
    """The people of a table and which of them the screen shows its hand to."""

    def __init__(self, setup: Setup) -> None:
        self.people = tuple(index for index, seat in enumerate(setup.seats) if seat.is_human)
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        """A single person always looks; several do only behind their curtain."""

    def curtain_for(self, asked: int | None) -> int | None:
        """The person who must be called to the screen before the game goes on, if any."""
        return asked if asked in self.people and asked != self.viewer else None

    def lift(self, seat: int) -> None:
        """This person is at the screen now."""
        self.viewer = seat

    def leave(self, asked: int | None) -> None:
        """The turn passed on: with several people the screen turns public at once."""
        if len(self.people) > 1 and asked != self.viewer:
            self.viewer = None
