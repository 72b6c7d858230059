"""A thing on the table as plain data: what it is, where it lies, how it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from pygame import Rect, Surface

from ui.art.buttons import State as ButtonState
from ui.art.curves import Point

FaceState = Literal["normal", "hover", "pressed", "ghost", "flying"]
"""How a live face is shown: at rest, under the pointer, held down, as the result of a move not yet made, on its way."""
BLEED = 16
"""Pixels that shadow and light may reach beyond the place of a thing."""


class Face(NamedTuple):
    """A painter and its arguments. Equal faces look the same, so a face is also the key of its picture.

    Arguments are hashable data: never a view, a function made on the spot, or a fresh surface."""

    draw: Callable[..., None]
    """`draw(target, place, *args)` in pixels of the window; a live one also takes `state=`."""
    args: tuple[Any, ...] = ()
    live: bool = False
    """Looks different under the pointer."""

    def put(self, target: Surface, place: Rect, state: FaceState = "normal") -> None:
        if self.live:
            self.draw(target, place, *self.args, state=state)
        else:
            self.draw(target, place, *self.args)


class Shape(NamedTuple):
    """The outline of a thing: where it is hit, and along which it glows."""

    kind: Literal["box", "disc", "area"] = "box"
    size: float = 5
    """The corner of a box, the diameter of a disc."""
    points: tuple[Point, ...] = ()
    """The polygon of an area, in the window."""


BOX = Shape()


class Thing(NamedTuple):
    """Something that lies on the table. The part of its id before the first dot is its kind."""

    id: str
    """Stays the same in a match: `scribe.2.0`."""
    place: Rect
    """What is hit and what moves; the face knows how it sits there. An area is hit within its outline instead; its
    place is where the keyboard and its tooltip find it."""
    face: Face | None = None
    """Without one it is only pointed at."""
    layer: int = 0
    shape: Shape = BOX
    on: str = ""
    """The thing that it is a part of: it comes, goes and moves with that one."""
    subject: str = ""
    """What is enlarged."""
    owner: int | None = None
    """The seat whose panel lights it up."""
    label: str = ""
    told: bool = False
    """The board's `tip` has something to say about it."""
    beside: Rect | None = None
    """What its tooltip must not cover."""
    focusable: bool = False
    """The keyboard comes here although it can only be read."""
    bleed: int = BLEED

    @property
    def reach(self) -> Rect:
        """The place with all that is painted around it."""
        return self.place.inflate(2 * self.bleed, 2 * self.bleed)

    @property
    def kind(self) -> str:
        return self.id.partition(".")[0]


Things = Sequence[Thing]


def button_state(state: FaceState, usable: bool) -> ButtonState:
    """The state of a button or plate whose face is drawn."""
    if not usable:
        return "disabled"
    return state if state in ("hover", "pressed") else "normal"
