"""A move in the window: by Day the map with its cues, on the stage of a Combat and by Night their own films."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from game.core.frames import Frame
from game.kemet import events as happened
from game.kemet.state import Kemet
from ui.kit.contract import Animation
from ui.kit.film import film
from ui.titles.kemet.combat.film import ENDS, combat_film
from ui.titles.kemet.combat.teller import Teller, on_stage
from ui.titles.kemet.night.film import night_film

if TYPE_CHECKING:
    from ui.titles.kemet.board import KemetBoard

Time = Literal["day", "night", "combat"]
Frames = Sequence[Frame[Kemet]]


def turn_film(board: KemetBoard, before: Kemet, frames: Frames, calm: bool) -> list[Animation]:
    found: list[Animation] = []
    for time, start, part in parts(before, frames):
        if time == "combat":
            found += combat_film(board.style, start, part, board.viewer, calm)
        elif time == "night":
            found += night_film(board.style, start, part, calm, lambda view, here: on_map(board, view, here))
        else:
            found += on_map(board, start, part)
    last = parts(before, frames)[-1]
    after = frames[-1].after
    if on_stage(after) and last[0] != "combat":
        teller = Teller(board.style, last[1], board.viewer, calm)
        teller.opens(after)
        found += teller.animations
    return found


def on_map(board: KemetBoard, before: Kemet, frames: Frames) -> list[Animation]:
    """What moves on the map, and what changed without an event."""
    return film(board, before, [*frames, Frame(None, frames[-1].after)])


def parts(before: Kemet, frames: Frames) -> list[tuple[Time, Kemet, list[Frame[Kemet]]]]:
    """Cut a move where a Combat gets to its stage or leaves it, where Night falls and where a Day begins."""
    found: list[tuple[Time, Kemet, list[Frame[Kemet]]]] = []
    time: Time = _time(before)
    view = before
    for frame in frames:
        event = frame.event
        if time != "combat":
            time = "night" if isinstance(event, happened.NightBegan) or _dark(view, event) else "day"
        if found and found[-1][0] == time:
            found[-1][2].append(frame)
        else:
            found.append((time, view, [frame]))
        view = frame.after
        if isinstance(event, ENDS) or (time != "combat" and on_stage(view)):
            time = _time(view)
    return found


def _time(view: Kemet) -> Time:
    return "combat" if on_stage(view) else "night" if view.phase in ("night", "dawn") else "day"


def _dark(view: Kemet, event: object) -> bool:
    """Whether what happens belongs to a Night or a Dawn."""
    return view.phase in ("night", "dawn") and not isinstance(event, happened.DayBegan)
