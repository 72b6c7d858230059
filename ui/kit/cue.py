"""What is special about a kind of event: its sound, its sign, and the gestures that a difference cannot tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from game.core.events import Event
from game.core.position import Position
from ui.frame.sound import Sound
from ui.kit.contract import Animation
from ui.kit.difference import Difference
from ui.kit.thing import Thing

if TYPE_CHECKING:
    from ui.kit.board import TitleBoard
    from ui.kit.gestures import Gesture

P = TypeVar("P", bound=Position)


class Act(NamedTuple, Generic[P]):
    """Events that are shown together, and the table before and after them."""

    board: TitleBoard[P]
    events: Sequence[Any]
    before: P
    after: P
    change: Difference
    earlier: Sequence[Event] = ()
    """What happened before in the same turn."""

    @property
    def event(self) -> Any:
        """The first of the events, which are of kinds that belong together."""
        return self.events[0]


Way = Callable[[Act[Any], Thing], "Gesture"]


class Cue(NamedTuple):
    """How events of a kind are shown. Without anything, what moved flies, what came fades in, what went fades out."""

    sound: Sound | None = None
    loud: int = 0
    """Of several sounds in one move the loudest are heard."""
    sign: str = ""
    """The icon before its line in a tooltip."""
    enter: Way | None = None
    move: Callable[[Act[Any], Thing, Thing], Gesture] | None = None
    leave: Way | None = None
    gestures: Callable[[Act[Any]], Sequence[Gesture]] | None = None
    """What moves without being a thing: coins, hidden cards."""
    scenes: Callable[[Act[Any]], Sequence[Animation]] | None = None
    """What is shown before the difference: a banner, a set piece."""
    still_scenes: Callable[[Act[Any]], Sequence[Animation]] | None = None
    """The same for people who want little motion."""
    group: Callable[[Event], object] | None = None
    """Neighbours with an equal group are one act."""
    gathers: bool = False
    """All events of the group in a move are one act, shown before what happened in between."""
    each: float = 0.12
    """Seconds between one thing that comes and the next."""
    seconds: float = 0.45
    height: float = 60
    """How high things fly, in pixels of the design."""
    told: bool = False
    """Gestures or scenes show all of it: the difference is not shown as well."""
