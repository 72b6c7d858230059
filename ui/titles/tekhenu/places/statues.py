"""Where statues stand: Horus slots, the ring of the gods, the spaces for the people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.tekhenu.components import box
from game.tekhenu.gods.horus import ChooseStatue, HonourGod, HonourPeople
from game.tekhenu.words import GODS, HIGHEST
from ui.boards.lit import Lit
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.places.buildings import refused_space
from ui.titles.tekhenu.places.place import Place
from ui.titles.tekhenu.reach import bonus_of, slot_of

_NOBODY: tuple[Move, ...] = ()


def horus_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    moves = {move.god: move for move in desk.of(HonourGod)}
    found = []
    for slot in range(HIGHEST):
        god = GODS[view.horus[slot]]
        label = look.say("horus.slot", n=slot + 1, god=god)
        mine: tuple[Move, ...] = (moves[god],) if god in moves else ()
        refusals = () if mine else desk.refusals(_honours(god))
        found.append(
            Place(
                look.layout.horus_slot(slot),
                label,
                mine,
                refusals,
                tip=partial(tips.slot_tip, look, view, slot),
                pointed=_shining(bonus_of(look, view.horus[slot])),
            )
        )
    return found


def _shining(light: Lit) -> Callable[[Surface], None]:
    """Horus slot and god light each other up."""
    return lambda target: light.put(target, 1.0)


def _honours(god: str) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, HonourGod) and move.god == god


def god_places(desk: Desk) -> list[Place]:
    """The ring: the part of each god, and the free statue place of the god that may be honoured."""
    look, dial, view = desk.look, desk.look.layout.dial, desk.view
    moves = {move.god: move for move in desk.of(HonourGod)}
    found = []
    for section, god in enumerate(GODS):
        found.append(
            Place(
                _ring_box(desk, section), look.god(god), shape="none", subject=f"god.{god}",
                tip=partial(tips.god_tip, look, view, section), pointed=_shining(slot_of(look, view, god)),
                hit=partial(dial.in_section, section),
            )
        )  # fmt: skip
        if god in moves:
            slot = len(view.god_statues[section])
            size = round(31 * dial.u)
            place = Rect(0, 0, size, size)
            place.center = dial.statue(section, slot)
            found.append(Place(place, look.narrator.move(moves[god]), (moves[god],), (), "round", layer=1))
    return found


def _ring_box(desk: Desk, section: int) -> Rect:
    """A box around the middle of a god's part of the ring; the shape says the rest."""
    dial = desk.look.layout.dial
    corners = [
        dial.at(radius, dial.angle(section) + swing)
        for radius in (dial.disc, dial.radius + 6 * dial.u)
        for swing in (-29, -15, 0, 15, 29)
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    whole = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    middle = dial.at(dial.ring, dial.angle(section))
    half = (
        min(middle[0] - whole.x, whole.right - middle[0]),
        min(middle[1] - whole.y, whole.bottom - middle[1]),
    )
    return Rect(middle[0] - half[0], middle[1] - half[1], 2 * half[0], 2 * half[1])


def people_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    moves = {move.space: move for move in desk.of(HonourPeople)}
    asked = desk.asked is not None and isinstance(desk.asked.decision, ChooseStatue)
    found = []
    for number, space in enumerate(box().people_spaces):
        mine = (moves[space.id],) if space.id in moves else _NOBODY
        refusals = refused_space(desk, HonourPeople, space.id) if asked else ()
        label = look.narrator.label("space", space.id)
        found.append(
            Place(
                look.layout.people_space(number), label, mine, () if mine else refusals, "round",
                tip=partial(tips.people_tip, look, view, number), layer=1,
            )
        )  # fmt: skip
    return found
