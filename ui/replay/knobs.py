"""The buttons of the replay: signs as on any player, each with its words and its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.records import record
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.button import IconButton


@record
class Knob:
    """One button: sign, words, what it does, its key, whether it can be used now; one is gold."""

    sign: str
    label: str
    press: Callable[[], None]
    key: str = ""
    enabled: bool = True
    gold: bool = False


def knob_buttons(places: Sequence[Rect], knobs: Sequence[Knob], screen: Screen) -> list[Control]:
    found: list[Control] = []
    for place, knob in zip(places, knobs, strict=True):
        kind = "gold" if knob.gold else "wood"
        button = IconButton(place, knob.label, knob.press, screen, knob.sign, kind=kind)  # type: ignore[arg-type]
        button.enabled = knob.enabled
        button.tip = Tip(knob.label, corner=knob.key)
        found.append(button)
    return found
