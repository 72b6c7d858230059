"""A table without people, for computer seats among themselves: seats named by their kind and number."""

from __future__ import annotations

from game.core.setup import COLOURS, SeatSetup, Setup


def table_of(title: str, kinds: tuple[str, ...], variants: tuple[str, ...], seed: int) -> Setup:
    """A setup in which nobody had to choose a name or a colour."""
    seats = (SeatSetup(kind, f"{kind} {index + 1}", COLOURS[index % len(COLOURS)]) for index, kind in enumerate(kinds))
    return Setup(title, tuple(seats), variants, seed)
