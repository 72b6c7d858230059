"""Every key that a foot names does what the foot says, whichever control the keyboard is at."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
import pytest

from saves import Store
from tests.ui import demo
from tests.ui.bench import opened_at
from ui.frame.app import App
from ui.frame.control import Control
from ui.scenes import routes
from ui.scenes.page_scene import PageScene
from ui.scenes.rules import RulesScene
from ui.titles import ORDER
from ui.widgets.dialog import ConfirmDialog
from ui.widgets.header import Key
from ui.widgets.name_dialog import NameDialog
from ui.workshop.pilot import Pilot

STROKES = {
    "Échap": (pygame.K_ESCAPE, 0),
    "Suppr": (pygame.K_DELETE, 0),
    "F1": (pygame.K_F1, 0),
    "F2": (pygame.K_F2, 0),
    "Ctrl + Entrée": (pygame.K_RETURN, pygame.KMOD_CTRL),
    "Ctrl + Tab": (pygame.K_TAB, pygame.KMOD_CTRL),
    "Ctrl+F": (pygame.K_f, pygame.KMOD_CTRL),
    "1–4": (pygame.K_2, 0),
    "up": (pygame.K_DOWN, 0),
    "left": (pygame.K_RIGHT, 0),
}
ABOUT_THE_FOCUS = {"Tab", "Entrée"}
"""Keys that are about the very control the keyboard is at."""


@dataclass(frozen=True)
class Place:
    """A scene with a foot, and what must lie on the shelf before it opens."""

    name: str
    open: Callable[[App], None]
    fill: Callable[[Store], object] = lambda store: None


SAVES = ("Soirée", "Revanche", "Finale")
PLACES = [
    Place("new_match", lambda app: routes.open_new_match(app, "amunre")),
    Place("load", routes.open_load, lambda store: demo.fill(store, SAVES)),
    Place("replay", lambda app: routes.open_load(app, "replay"), lambda store: demo.fill(store, SAVES)),
    Place("records", routes.open_records, lambda store: demo.finish(store, 9)),
    Place("settings", routes.open_settings),
    Place("rules", lambda app: routes.open_rules(app, "amunre", "AMU-6.3")),
]


def seen(pilot: Pilot) -> object:
    """What the keys of the feet change."""
    scene = pilot.scene
    if not isinstance(scene, PageScene):
        return type(scene)
    values = vars(scene)
    scrolled = [control.scroll.offset for control in scene.controls if hasattr(control, "scroll")]
    spread = scene.open_book.spread if "open_book" in values else None
    draft = values["draft"].title.id if "draft" in values else None
    return values.get("_chosen"), scrolled, spread, draft, bool("field" in values and scene.field.typing)


DONE: dict[str, Callable[[Pilot], bool]] = {
    "Suppr": lambda pilot: isinstance(pilot.scene, ConfirmDialog),
    "F2": lambda pilot: isinstance(pilot.scene, NameDialog),
    "Échap": lambda pilot: not isinstance(pilot.scene, PageScene),
    "1–4": lambda pilot: pilot.scene.draft.title.id == ORDER[1],
    "Ctrl+F": lambda pilot: pilot.scene.field.typing,
    "F1": lambda pilot: pilot.scene.open_book.spread > 0,
}
"""How to see that a key did what the foot says; of others it is enough that something has changed."""


def did_it(pilot: Pilot, key: Key, before: object, started: list[object]) -> bool:
    if key.name == "Ctrl + Entrée":
        return bool(started)
    return DONE[key.name](pilot) if key.name in DONE else seen(pilot) != before


@pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_every_key_of_the_foot_works_at_every_control(opened, idle_workers, monkeypatch, place: Place, share) -> None:
    """Each key at every fourth control in the ordinary run, by turns."""
    started: list[object] = []
    monkeypatch.setattr(routes, "open_table", lambda *match: started.append(match))
    pilot = opened(text_size=160)
    place.fill(pilot.app.store)
    opened_at(pilot, place.open)
    begin_anew(pilot, place)
    stops = [control.label for control in pilot.scene.controls if control.visible and control.focusable]
    keys = [key for key in pilot.scene.legend() if key.name not in ABOUT_THE_FOCUS]
    if place.name == "settings":
        keys = [key for key in keys if not key.arrows]  # they change the value of the control that they are at
    assert keys and all((key.name or key.arrows[0]) in STROKES for key in keys)
    for number, key in enumerate(keys):
        for label in stops[number % share :: share]:
            at = reach(pilot, place, label)
            if at.typing and (key.arrows or key.name == "1–4"):
                continue  # digits and arrows belong to who writes
            before = seen(pilot)
            started.clear()
            pilot.key(*STROKES[key.name or key.arrows[0]])
            if key.name == "Échap" and at.holds_element:
                pilot.key(pygame.K_ESCAPE)  # the first one ends the writing
            assert did_it(pilot, key, before, started), (key, label)


def reach(pilot: Pilot, place: Place, label: str) -> Control:
    """The keyboard at a control of the scene as it was when it opened."""
    begin_anew(pilot, place)
    found = next(c for c in pilot.scene.controls if c.label == label and c.visible and c.focusable)
    pilot.scene.ring.focus(found)
    pilot.scene.ring.shown = True
    return found


def begin_anew(pilot: Pilot, place: Place) -> None:
    """The rule book takes long to open: there it is enough to turn to its first page."""
    if isinstance(pilot.scene, RulesScene):
        pilot.scene._go(0)
        return
    while len(pilot.app.stack) > 1:
        pilot.app.pop()
    place.open(pilot.app)
