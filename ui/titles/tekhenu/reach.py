"""Cream light on what a pointed thing reaches: the goal of a die, the pieces of a seat."""

from __future__ import annotations

from pygame import Rect

from game.tekhenu.components import box
from game.tekhenu.legality import free_in_row
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOD_NUMBER
from ui.art.palette import HOT
from ui.boards.lit import Lit
from ui.titles.tekhenu.cards.market import market_places
from ui.titles.tekhenu.glows import disc_light, rim
from ui.titles.tekhenu.look import Look


def reached(look: Look, view: Tekhenu, seat: int, god: str, value: int) -> list[Lit]:
    """Where the action of a god with this value would happen."""
    layout = look.layout
    found: list[Rect] = []
    if god == "horus":
        found = [layout.horus_slot(value - 1)]
    elif god == "ra":
        found = [layout.display(box().slot_of_value[value])]
    elif god == "hathor":
        found = [layout.temple.site(number) for number in range(len(box().sites)) if view.site_open(number)]
    elif god == "bastet":
        owner = view.seats[seat]
        goal = min(owner.happiness + value, owner.population, box().track_end)
        found = [layout.track_cell(goal, True)]
    elif god == "thoth":
        sections = market_places(look, layout.market).sections
        found = [sections[number] for number in view.card_sections(seat)]
    else:
        found = [layout.osiris_space(number) for number in free_in_row(view, value)]
    return [rim(rect, 5 * layout.u, layout.u * 0.7, HOT) for rect in found]


def lights_of(look: Look, view: Tekhenu, seat: int) -> list[Lit]:
    """Everything of a seat on the board: Buildings, Pillars, Statues."""
    layout, u = look.layout, look.layout.u
    boxes = [layout.osiris_space(number) for number, owner in enumerate(view.osiris) if owner == seat]
    boxes += [layout.temple.site(number) for number, owner in enumerate(view.sites) if owner == seat]
    boxes += [layout.temple.cell(number) for number, owner in enumerate(view.pillars) if owner == seat]
    rounds = [layout.people_space(number).center for number, owner in enumerate(view.people_statues) if owner == seat]
    for god, owners in enumerate(view.god_statues):
        places = enumerate(owners[: layout.dial.slots])
        rounds += [layout.dial.statue(god, number) for number, owner in places if owner == seat]
    found = [rim(rect, 5 * u, u, HOT) for rect in boxes]
    return found + [disc_light(spot, layout.px(36), u, HOT) for spot in rounds]


def slot_of(look: Look, view: Tekhenu, god: str) -> Lit:
    """The Horus slot that names a god."""
    slot = view.horus.index(GOD_NUMBER[god])
    return rim(look.layout.horus_slot(slot), 5 * look.layout.u, look.layout.u, HOT)


def bonus_of(look: Look, god: int) -> Lit:
    """The bonus of a god on the ring."""
    return disc_light(look.layout.dial.bonus(god), look.layout.px(28), look.layout.u, HOT)
