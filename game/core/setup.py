"""From who sits where to a match that can begin: seats, names, colours, variants, seed."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.errors import BadSetup
from game.core.records import record

HUMAN = "human"
LEVELS = ("random", "apprenti", "scribe")
"""Computer levels, from the weakest to the strongest: `game.ai.levels` plays them."""
COLOURS = ("lapis", "carnelian", "malachite", "gold", "aubergine")
"""Seat colours; each has its own symbol on screen, so that colour is never the only mark."""
LONGEST_NAME = 24
CURTAINS = ("needed", "never", "always")
"""When people who share a screen are called behind the curtain: where a question needs what only they may see, never
(their cards lie face down until they look at them), or whenever another person plays."""


@record
class SeatSetup:
    """A place at the table: `kind` is human, a computer level or an automaton."""

    kind: str
    name: str
    colour: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


@record
class Setup:
    """All that a match depends on before its first move."""

    title: str
    seats: tuple[SeatSetup, ...]
    variants: tuple[str, ...]
    seed: int
    undo: bool = True
    """Whether moves may be taken back; people can agree that none is."""
    curtains: str = CURTAINS[0]
    """One of CURTAINS, as the people agreed."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


def wrong_names(names: Sequence[str]) -> frozenset[int]:
    """The numbers of the seats whose names no match could have: empty, invisible, too long, or those of two seats."""
    return frozenset(
        number
        for number, name in enumerate(names)
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME or names.count(name) > 1
    )


def check_seats(seats: tuple[SeatSetup, ...], kinds: tuple[str, ...]) -> None:
    """Refuse seats that no game could start with: unknown kinds, empty, long or equal names, equal colours."""
    for seat in seats:
        if seat.kind not in kinds:
            raise BadSetup("core.error.unknown_level", level_id=seat.kind, known=kinds)
        if not seat.name.strip() or not seat.name.isprintable():
            raise BadSetup("core.error.empty_name")
        if len(seat.name) > LONGEST_NAME:
            raise BadSetup("core.error.long_name", name=seat.name, most=LONGEST_NAME)
        if seat.colour not in COLOURS:
            raise BadSetup("core.error.unknown_colour", colour_id=seat.colour, known=COLOURS)
    for values, key in (([s.name for s in seats], "same_name"), ([s.colour for s in seats], "same_colour")):
        for value in values:
            if values.count(value) > 1:
                raise BadSetup(f"core.error.{key}", value=value)
