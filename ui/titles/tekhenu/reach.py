"""Places that light up for a pointed thing: the goal of a die, the god of a Horus slot, the line of a site."""

from __future__ import annotations

from pygame import Rect

from game.tekhenu.components import components
from game.tekhenu.legality import free_in_row
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOD_NUMBER, GODS
from ui.kit.thing import Shape, Thing
from ui.titles.tekhenu.cards.market import market_places
from ui.titles.tekhenu.style import TableStyle


def reached(style: TableStyle, view: Tekhenu, seat: int, god: str, value: int) -> list[Thing]:
    """Where the action of a god with this value would happen."""
    layout = style.layout
    found: list[Rect] = []
    if god == "horus":
        found = [layout.horus_slot(value - 1)]
    elif god == "ra":
        found = [layout.display(components().slot_of_value[value])]
    elif god == "hathor":
        found = [layout.temple.site(number) for number in range(len(components().sites)) if view.site_open(number)]
    elif god == "bastet":
        owner = view.seats[seat]
        goal = min(owner.happiness + value, owner.population, components().track_end)
        found = [layout.track_cell(goal, True)]
    elif god == "thoth":
        sections = market_places(style, layout.market).sections
        found = [sections[number] for number in view.card_sections(seat)]
    else:
        found = [layout.osiris_space(number) for number in free_in_row(view, value)]
    return [Thing("", rect) for rect in found]


def belongs_to(style: TableStyle, view: Tekhenu, kind: str, name: str) -> list[Thing]:
    """Horus slot and god light each other up; a site its row or column."""
    layout = style.layout
    if kind == "horus":
        place = Rect(0, 0, layout.px(28), layout.px(28))
        place.center = layout.dial.bonus(view.horus[int(name)])
        return [Thing("", place, shape=Shape("disc", place.width))]
    if kind == "god":
        return [Thing("", layout.horus_slot(view.horus.index(GOD_NUMBER[name])))]
    return [Thing("", layout.temple.line_rect(components().sites[int(name)].line))]


def god_of(die: str) -> tuple[str, int]:
    """The god and the face of a die by the name of its thing: `die.3.yellow5.1`."""
    _, section, what, _ = die.split(".")
    return GODS[int(section)], int(what[-1])
