"""Dice on the dial, and the button that calls Anubis."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.core.agenda import Move, Refusal
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.words import GODS
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.anubis import paint_anubis
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.dial.paint import put_die
from ui.titles.tekhenu.dial_places import DieSpot
from ui.titles.tekhenu.places.place import Place
from ui.titles.tekhenu.reach import reached
from ui.titles.tekhenu.seat.forecast import Forecast


def dice_places(desk: Desk) -> list[Place]:
    view, dial = desk.view, desk.look.layout.dial
    offered: dict[tuple[str, str, int], list[Move]] = {}
    for move in desk.of(TakeDie):
        offered.setdefault((move.section, move.colour, move.face), []).append(move)
    seen: dict[str, int] = {}
    found = []
    for spot in dial.dice(view):
        key = (GODS[spot.section], spot.die.colour, spot.die.face)
        label = tips.die_title(desk.look, spot)
        seen[label] = seen.get(label, 0) + 1
        if seen[label] > 1:
            label = f"{label} ({seen[label]})"
        found.append(
            Place(
                spot.rect,
                label,
                tuple(offered.get(key, ())),
                _refused_die(desk, key),
                "die",
                subject=f"die.{key[0]}.{key[1]}.{key[2]}",
                tip=partial(tips.die_tip, desk.look, view, spot),
                pointed=_lifted(desk, spot) if key in offered else None,
                angle=spot.angle,
                layer=1,
                forecast=Forecast(die=spot.die, plate=_plate(offered[key])) if key in offered else None,
                beside=dial.box,
            )
        )
    return found


def _plate(moves: list[Move]) -> str:
    """Where a die would lie; a choice of plates is told as the first of them."""
    return next((move.plate for move in moves if isinstance(move, TakeDie)), "")


def _refused_die(desk: Desk, key: tuple[str, str, int]) -> tuple[Refusal, ...]:
    def same(move: Move) -> bool:
        return isinstance(move, TakeDie) and (move.section, move.colour, move.face) == key

    return desk.refusals(same)


def _lifted(desk: Desk, spot: DieSpot) -> Callable[[Surface], None]:
    """Larger and higher under the pointer."""
    u = desk.look.layout.u

    lights = reached(desk.look, desk.view, desk.asked_seat, GODS[spot.section], spot.die.face)

    def draw(target: Surface) -> None:
        for light in lights:
            light.put(target, 1.0)
        x, y = spot.centre
        put_die(target, spot, (x, y - 4 * u), round(spot.size * 1.15), 5)

    return draw


def anubis_places(desk: Desk) -> list[Place]:
    """The button beside the prompt while a die is chosen."""
    moves = tuple(desk.of(CallAnubis))
    refusals = () if moves else desk.refusals(lambda move: isinstance(move, CallAnubis))
    if not moves and not refusals:
        return []
    look, place = desk.look, desk.look.layout.anubis

    def pointed(target: Surface) -> None:
        if moves:
            paint_anubis(target, look, "hover")

    label = look.say("anubis")
    return [Place(place, label, moves, refusals, "none", pointed=pointed, layer=2)]
