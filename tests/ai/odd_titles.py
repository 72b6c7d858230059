"""Games made to try computer seats: one that hangs, one that tells what it sees, one that goes in circles.

They live in a module of their own because the worker process imports them by name.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Self

from game.core import data, events
from game.core.agenda import Decision, Move
from game.core.chance import Chance
from game.core.codec import Codec
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup
from game.core.state import persistent_fields, state
from game.core.title import Evaluation, Result, Title, chance_of
from tests.toy import TOY, ToyPosition, toy_setup


@state
class HangingPosition(ToyPosition):
    """Thinking about it never ends."""

    def imagine(self, seat: int, chance: Chance) -> Self:
        while True:
            pass


@state
class SpyPosition(ToyPosition):
    """Tells, as an error, what it finds in the process that thinks about it."""

    def imagine(self, seat: int, chance: Chance) -> Self:
        modules = ",".join(sorted({name.split(".")[0] for name in sys.modules}))
        cards = [card.id for other in self.seats for card in other.hand]
        raise LookupError(f"modules={modules} deck={self.deck} cards={cards} overrides={data.override_folder()}")


@state
class RingPosition(Position):
    """A walk round a ring, as long as one likes: a seat may go on for ever."""

    title: ClassVar[str] = "ring"

    place: int
    size: int
    paths: int
    """How many different steps there are."""

    @property
    def round(self) -> int:
        return 1

    def seen_by(self, seat: int | None) -> Self:
        return self.clone()

    def known_to(self, seat: int) -> Self:
        return self.clone()

    def imagine(self, seat: int, chance: Chance) -> Self:
        world = self.clone()
        world.chance = chance.fork()
        return world


@record
class Go(Move):
    steps: int


@record
class Stop(Move):
    pass


@record
class Wander(Decision[RingPosition, Move]):
    """RING-1.1  Go any number of steps, or stop."""

    rule: ClassVar[str] = "RING-1.1"
    seat: int

    def moves(self, game: RingPosition) -> Sequence[Move]:
        return [*(Go(steps) for steps in range(1, game.paths + 1)), Stop()]

    def play(self, game: RingPosition, move: Move) -> None:
        if isinstance(move, Go):
            game.place = (game.place + move.steps) % game.size
            game.then(Wander(self.seat))


def ring(size: int, paths: int) -> RingPosition:
    return RingPosition([Wander(1), Wander(0)], Chance(1), [0, 0], [], 0, 0, None, 0, size, paths)


def first_position(kind: type[ToyPosition]) -> ToyPosition:
    """A first position of Toy as another class with the same fields."""
    position = TOY.start(toy_setup())
    return kind(**{field.name: getattr(position, field.name) for field in persistent_fields(type(position))})


def _ring_game(setup: Setup) -> RingPosition:
    position = ring(6, 2)
    position.chance = chance_of(setup.seed)
    return position


HANGING = replace(TOY, id="hanging", position=HangingPosition)
SPY = replace(TOY, id="spy", position=SpyPosition)
RING: Title[RingPosition] = Title(
    id="ring",
    prefix="RING",
    rules_version=1,
    seat_counts=(2,),
    options=(),
    automata=(),
    position=RingPosition,
    codec=Codec([events, sys.modules[__name__]]),
    new_game=_ring_game,
    result=lambda game: Result((0, 1), (1, 1)),
    evaluate=lambda game, seat: float(game.place),
    explain=lambda game, seat: Evaluation((("place", float(game.place)),)),
    invariants=lambda game: [],
    data_digest=lambda: "",
)
