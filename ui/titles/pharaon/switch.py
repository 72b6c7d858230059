"""The switch on the price of the Offerings: a lot alone, or with a bonus offering."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from ui.art.icons import put_icon
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.places import Place

_GREEN = (30, 110, 50)


def paint_switch(target: Surface, look: Look, desk: Desk, places: Sequence[Place]) -> None:
    """A tick while it is on."""
    if desk.choice.bonus:
        label = look.say("place.bonus_switch")
        for place in places:
            if place.act is not None and place.label == label:
                size = round(place.rect.height * 0.8)
                put_icon(target, "check", size, _GREEN, (place.rect.right - size * 0.6, place.rect.centery))
