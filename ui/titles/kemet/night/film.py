"""From the positions at the events of a Night and a Dawn to what is shown of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.frames import Frame
from game.kemet import events as happened
from game.kemet.state import NOBODY, Kemet
from ui.kit.contract import Animation
from ui.kit.fades import Banner
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.look import Look
from ui.titles.kemet.night.acts import NightAct
from ui.titles.kemet.night.gains import gains
from ui.titles.kemet.night.steps import STEPS, step_asked

Pieces = Callable[[Kemet, Sequence[Frame[Kemet]]], list[Animation]]


def night_film(
    look: Look, before: Kemet, frames: Sequence[Frame[Kemet]], calm: bool, pieces: Pieces
) -> list[Animation]:
    """Step after step: what moves on the map (`pieces`), then what each seat gains; at Dawn the new turn order."""
    found: list[Animation] = []
    step = step_asked(before) if before.phase == "night" else ""
    begun, start, here = False, before, list[Frame[Kemet]]()

    def close() -> None:
        """Show the step that is over; one that was announced is shown even if nobody gains."""
        nonlocal start, here
        if not here:
            return
        after = here[-1].after
        found.extend(pieces(start, here))
        told = gains(look, [frame.event for frame in here if frame.event is not None])
        if step in STEPS and (told or begun):
            first = not (found and isinstance(found[-1], NightAct))
            found.append(NightAct(look, after, step, told, first, calm))
        start, here = after, []

    for frame in frames:
        event = frame.event
        if isinstance(event, happened.NightBegan | happened.NightStep | happened.DawnBegan):
            close()
            step, begun = (event.step, True) if isinstance(event, happened.NightStep) else ("", False)
        here.append(frame)
        if isinstance(event, happened.NightBegan):
            close()
            found.append(_banner(look, frame.after, say(look, "night.title", number=event.number), calm))
        elif isinstance(event, happened.DawnBegan) and frame.after.triggered == NOBODY:
            close()
            found.append(_banner(look, frame.after, say(look, "dawn.title"), calm))
    close()
    return found


def _banner(look: Look, view: Kemet, text: str, calm: bool) -> Animation:
    return Banner(look.screen, view, look.layout.map, text, 0.6 if calm else 0.9)
