"""A control that looks the same in two states lies to somebody."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest
from pygame import Surface

from ui.art import buttons, controls, panels, plates
from ui.art.buttons import KINDS, STATES, State
from ui.art.palette import LAPIS, ButtonKind
from ui.art.surface import Stamp


def pixels(drawn: Surface | Stamp) -> bytes:
    """What a person sees of it on a plain ground."""
    ground = Surface((360, 160), 0, 32)
    ground.fill((120, 96, 70))
    if isinstance(drawn, Stamp):
        drawn.put(ground, (30, 30))
    else:
        ground.blit(drawn, (30, 30))
    return pygame.image.tobytes(ground, "RGB")


def all_differ(pictures: dict[str, Surface | Stamp]) -> bool:
    seen = {name: pixels(drawn) for name, drawn in pictures.items()}
    return [(a, b) for a, b in combinations(seen, 2) if seen[a] == seen[b]] == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scale", [1.0, 2 / 3])
def test_button_states_differ(kind: ButtonKind, scale: float) -> None:
    assert all_differ({s: buttons.button_plate((200, 52), kind, s, scale) for s in STATES})
    assert all_differ({s: buttons.button_face((200, 52), kind, s, scale) for s in STATES})


@pytest.mark.parametrize("state", STATES)
def test_kinds_of_buttons_and_positions_of_switches_differ_in_every_state(state: State) -> None:
    assert all_differ({k: buttons.button_plate((200, 52), k, state) for k in KINDS})
    assert all_differ({str(on): controls.switch(on, state) for on in (True, False)})
    assert all_differ({str(on): controls.tick_box(on, state) for on in (True, False)})
    assert buttons.button_face((143, 37), "gold", state).get_size() == (143, 37), "exactly the box"


CONTROLS: dict[str, Callable[[State], Surface | Stamp]] = {
    "switch on": lambda state: controls.switch(True, state),
    "switch off": lambda state: controls.switch(False, state),
    "ticked": lambda state: controls.tick_box(True, state),
    "not ticked": lambda state: controls.tick_box(False, state),
    "slider": lambda state: controls.slider(200, 0.4, state, 5),
    "field": lambda state: controls.field((200, 46), state),
    "scroll bar": lambda state: controls.scroll_bar((14, 120), 0.2, 0.4, state),
    "selector": lambda state: controls.selector((200, 44), state),
    "drop-down list": lambda state: controls.drop_down((200, 44), state),
}
PAIRS: dict[str, tuple[Surface | Stamp, ...]] = {
    "slider": tuple(controls.slider(200, value) for value in (0.0, 0.5, 1.0)),
    "key": (controls.key_cap("F1"), controls.key_cap("F1", pressed=True)),
    "list": (controls.drop_down((200, 44)), controls.drop_down((200, 44), is_open=True)),
    "row": (plates.row((200, 60)), plates.row((200, 60), current=True)),
    "seat": (panels.seat_panel((200, 90), LAPIS, 40), panels.seat_panel((200, 90), LAPIS, 40, active=True)),
    "arrow": (controls.selector((200, 44), "hover"), controls.selector((200, 44), "hover", hovered="left")),
}


@pytest.mark.parametrize("name", CONTROLS)
def test_states_of_a_control_differ(name: str) -> None:
    assert all_differ({state: CONTROLS[name](state) for state in STATES})


def test_what_a_control_says_is_seen() -> None:
    assert [name for name, drawn in PAIRS.items() if not all_differ(dict(enumerate(drawn)))] == []  # type: ignore[arg-type]


def test_hovered_button_rises_and_pressed_one_sinks() -> None:
    tops = {s: buttons.button_plate((200, 52), "gold", s).offset[1] for s in STATES}
    assert tops["hover"] < tops["normal"] == tops["focus"] < tops["pressed"]


def test_keyboard_ring_leaves_the_control_itself_untouched() -> None:
    ring = buttons.focus_ring((120, 40))
    ground = Surface((200, 120), 0, 32)
    ground.fill((10, 200, 90))
    ring.put(ground, (40, 40))
    assert tuple(ground.get_at((100, 60)))[:3] == (10, 200, 90)
    assert ground.get_at((40 - 5, 60)) != ground.get_at((100, 60))


@pytest.mark.parametrize("size", [(8, 8), (20, 60), (60, 20), (33, 47), (400, 90)])
def test_plates_of_any_size_have_that_size(size: tuple[int, int]) -> None:
    for plate in (plates.walnut, plates.papyrus, plates.tooltip, plates.row, plates.limestone):
        assert plate(size).size == size == plate(size).surface.get_size()
    assert plates.recess(size).get_size() == size
