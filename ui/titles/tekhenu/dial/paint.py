"""The whole dial at any turn of its disc: at rest for the board, in between for the rotation."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Surface

from game.tekhenu.state import Tekhenu
from ui.art.dice import die, locked
from ui.art.light import raised
from ui.art.surface import blit_centred
from ui.titles.tekhenu.dial.disc import arrow_at, disc_at, put_shadow
from ui.titles.tekhenu.dial.ring import paint_hub, paint_ring, paint_words
from ui.titles.tekhenu.dial_places import DieSpot
from ui.titles.tekhenu.look import Look


def paint_dial(target: Surface, look: Look, view: Tekhenu) -> None:
    """At rest, above its base."""
    dial = look.layout.dial
    degrees = dial.angle(view.first_sunny)
    paint_disc(target, look, degrees)
    paint_words(target, look, view.first_sunny)
    put_shadow(target, dial, degrees)
    paint_dice(target, dial.dice(view))
    paint_top(target, look, view, degrees)


def paint_disc(target: Surface, look: Look, degrees: float) -> None:
    blit_centred(target, disc_at(look.layout.dial, degrees), look.layout.dial.centre)


def paint_dice(target: Surface, spots: Iterable[DieSpot]) -> None:
    for spot in spots:
        put_die(target, spot, spot.centre, spot.size)


def put_die(target: Surface, spot: DieSpot, centre: tuple[float, float], size: int, lift: float = 2.0) -> None:
    picture = (locked if spot.plate == "forbidden" else die)(size, spot.die.face, spot.die.colour, spot.angle)
    raised(picture, lift).centred(target, centre)


def paint_top(target: Surface, look: Look, view: Tekhenu, degrees: float) -> None:
    """What lies above the dice: the shadow over them, ring, arrow and hub."""
    dial = look.layout.dial
    put_shadow(target, dial, degrees, pale=True)
    paint_ring(target, look, view)
    arrow, spot = arrow_at(dial, degrees)
    raised(arrow, 2).centred(target, spot)
    paint_hub(target, look)
