"""Films a move: the differences between its frames, with the cues of the events between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from pygame import Surface

from game.core.events import Event
from game.core.frames import Frame
from game.core.position import Position
from ui.kit.contract import Animation
from ui.kit.cue import Act, Cue
from ui.kit.difference import difference
from ui.kit.fades import CrossFade
from ui.kit.gestures import Gesture, fade, fly
from ui.kit.thing import Thing

if TYPE_CHECKING:
    from ui.kit.board import TitleBoard

P = TypeVar("P", bound=Position)
PLAIN = Cue()


class Film(Animation):
    """Gestures over the table as it was, without the things that they draw."""

    def __init__(self, view: Position, hides: frozenset[str], gestures: Sequence[Gesture]) -> None:
        self.view = view
        self.hides = hides
        self.gestures = gestures
        self.seconds = max(one.start + one.seconds for one in gestures)

    def paint(self, target: Surface, done: float) -> None:
        now = done * self.seconds
        for one in self.gestures:
            one.paint(target, max(0.0, min(1.0, (now - one.start) / one.seconds)))


class _Span(NamedTuple):
    """Events that are shown together, with the views before and after them."""

    events: list[Event]
    before: Any
    after: Any
    group: object
    earlier: Sequence[Event]


def film(board: TitleBoard[P], before: P, frames: Sequence[Frame[P]]) -> list[Animation]:
    """All animations of a move, in order."""
    if board.app.settings.reduced_motion:
        return _still(board, before, frames)
    found: list[Animation] = []
    for span in _spans(board, before, frames):
        cue, act = _cue(board, span), _act(board, span)
        if cue.scenes is not None:
            found += cue.scenes(act)
        gestures = list(cue.gestures(act)) if cue.gestures is not None else []
        moving, hides = _of_difference(act, cue)
        gestures += moving
        if gestures:
            found.append(Film(span.before, hides, gestures))
    return found


def _still(board: TitleBoard[P], before: P, frames: Sequence[Frame[P]]) -> list[Animation]:
    """Nothing flies: set pieces are shown as they end, then the board fades over."""
    found: list[Animation] = []
    for span in _spans(board, before, frames):
        cue = _cue(board, span)
        if cue.still_scenes is not None:
            found += cue.still_scenes(_act(board, span))
    after = frames[-1].after
    if not difference(board.laid(before, None).board, board.laid(after, None).board).empty:
        found.append(CrossFade(before, lambda: board.picture_of(after), board.laid_zones.board))
    return found


def _spans(board: TitleBoard[P], before: P, frames: Sequence[Frame[P]]) -> list[_Span]:
    """Cut frames into acts. What an event without a cue changed is shown with the next event that has one."""
    found: list[_Span] = []
    start = before
    told: list[Event] = []
    for frame in frames:
        event, earlier = frame.event, tuple(told)
        if event is not None:
            told.append(event)
        cue = board.cues.get(type(event)) if event is not None else PLAIN
        if cue is None:
            continue
        group = cue.group(event) if cue.group is not None and event is not None else None
        place = next((k for k in range(len(found) - 1, -1, -1) if found[k].group == group), None)
        if event is None or group is None or place is None or (place < len(found) - 1 and not cue.gathers):
            found.append(_Span([event] if event is not None else [], start, frame.after, group, earlier))
        else:
            found[place] = found[place]._replace(events=[*found[place].events, event], after=frame.after)
            found[place + 1 :] = [one._replace(before=frame.after, after=frame.after) for one in found[place + 1 :]]
        start = frame.after
    return found


def _cue(board: TitleBoard[Any], span: _Span) -> Cue:
    return board.cues[type(span.events[0])] if span.events else PLAIN


def _act(board: TitleBoard[Any], span: _Span) -> Act[Any]:
    change = difference(board.laid(span.before, None).board, board.laid(span.after, None).board)
    return Act(board, span.events, span.before, span.after, change, span.earlier)


def _of_difference(act: Act[Any], cue: Cue) -> tuple[list[Gesture], frozenset[str]]:
    """How a difference is shown (what went leaves below, what moved flies, what came enters), and the things that the
    board leaves out meanwhile."""
    change = act.change

    def shown(thing: Thing) -> bool:
        return thing.face is not None and thing.kind not in act.board.quiet

    went = [one for one in change.went if shown(one)]
    moved = [(old, new) for old, new in change.moved if shown(new)]
    hides = {old.id for old, _ in moved} | {one.id for one in went}
    hides |= {part.id for one in went for part in change.parts.get(one.id, ())}
    if cue.told:
        return [], frozenset(hides)
    came = [one for one in change.came if shown(one)]
    leave, move, enter = cue.leave or fade_away, cue.move or flight(cue), cue.enter or fade_in
    gestures = [leave(act, one) for one in went]
    gestures += [move(act, old, new) for old, new in moved]
    gestures += [enter(act, one).after(cue.each * k) for k, one in enumerate(came)]
    return gestures, frozenset(hides)


def flight(cue: Cue) -> Any:
    """The way of things that moved, as high and as long as the cue says."""

    def fly_over(act: Act[Any], old: Thing, new: Thing) -> Gesture:
        return fly(new, old.place.center, cue.height, cue.seconds)

    return fly_over


def fade_away(act: Act[Any], thing: Thing) -> Gesture:
    return fade(thing, act.change.parts.get(thing.id, ()), away=True)


def fade_in(act: Act[Any], thing: Thing) -> Gesture:
    return fade(thing, act.change.parts.get(thing.id, ()))
