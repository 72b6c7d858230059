"""From the positions at the events of a Night and a Dawn to what is shown of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.core.events import Event, Scored
from game.core.frames import Frame
from game.kemet import events as happened
from game.kemet.state import NOBODY, Kemet
from ui.kit.contract import Animation
from ui.kit.fades import Banner
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.night.acts import NightAct
from ui.titles.kemet.night.steps import OFFERINGS, STEPS, step_asked
from ui.titles.kemet.style import TableStyle

Pieces = Callable[[Kemet, Sequence[Frame[Kemet]]], list[Animation]]
_TOLD: dict[type[Event], tuple[str, Callable[[Any], dict[str, int]]]] = {
    Scored: ("points", lambda event: {"n": event.points}),
    happened.PrayersGained: ("prayers", lambda event: {"n": event.n}),
    happened.CardsDrawn: ("cards", lambda event: {"n": event.n}),
    happened.VisionHad: ("vision", lambda event: {}),
    happened.UnitsRemoved: ("units", lambda event: {"n": -event.n}),
    happened.UnitsPlaced: ("units", lambda event: {"n": event.n}),
    happened.PyramidRaised: ("level", lambda event: {"level": event.level}),
}
"""Events with the key of their words and what is put into them; others are not told by Night."""


def gains(style: TableStyle, events: Iterable[Any]) -> dict[int, list[str]]:
    """By seat, what each of these events says with signs."""
    found: dict[int, list[str]] = {}
    for event in events:
        if type(event) in _TOLD:
            key, values = _TOLD[type(event)]
            found.setdefault(event.seat, []).append(say(style, f"night.{key}", **values(event)))
    return found


def night_film(
    style: TableStyle, before: Kemet, frames: Sequence[Frame[Kemet]], calm: bool, pieces: Pieces
) -> list[Animation]:
    """Step after step: what moves on the map (`pieces`), then what each seat gains; at Dawn the new turn order."""
    found: list[Animation] = []
    step = step_asked(before) if before.phase == "night" else ""
    begun, start, here = step in OFFERINGS, before, list[Frame[Kemet]]()

    def close(ends: bool = False) -> None:
        """Show the step that is over, even if nobody gains by it. In the one in which the film ends somebody may still
        be asked: it may yet bring something."""
        nonlocal start, here
        if not here and (ends or not begun):
            return
        after = here[-1].after if here else start
        if here:
            found.extend(pieces(start, here))
        told = gains(style, [frame.event for frame in here if frame.event is not None])
        asked = ends and after.phase == "night" and step_asked(after) == step
        if step in STEPS and (told or (begun and not asked)):
            first = not (found and isinstance(found[-1], NightAct))
            found.append(NightAct(style, after, step, told, first, calm))
        start, here = after, []

    for frame in frames:
        event = frame.event
        if isinstance(event, happened.NightBegan | happened.NightStep | happened.DawnBegan):
            close()
            step, begun = (event.step, True) if isinstance(event, happened.NightStep) else ("", False)
        here.append(frame)
        if isinstance(event, happened.NightBegan):
            close()
            found.append(_banner(style, frame.after, say(style, "night.title", number=event.number), calm))
        elif isinstance(event, happened.DawnBegan) and frame.after.triggered == NOBODY:
            close()
            found.append(_banner(style, frame.after, say(style, "dawn.title"), calm))
    close(ends=True)
    return found


def _banner(style: TableStyle, view: Kemet, text: str, calm: bool) -> Animation:
    return Banner(style.screen, view, style.layout.map, text, 0.6 if calm else 0.9)
