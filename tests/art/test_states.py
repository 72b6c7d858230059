"""A control that looks the same in two states lies to somebody."""

from __future__ import annotations

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


def all_differ(pictures: dict[str, bytes]) -> bool:
    same = [(a, b) for a, b in combinations(pictures, 2) if pictures[a] == pictures[b]]
    assert same == []
    return True


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scale", [1.0, 2 / 3])
def test_button_states_differ(kind: ButtonKind, scale: float) -> None:
    assert all_differ({s: pixels(buttons.button_plate((200, 52), kind, s, scale)) for s in STATES})
    assert all_differ({s: pixels(buttons.button_face((200, 52), kind, s, scale)) for s in STATES})


@pytest.mark.parametrize("state", STATES)
def test_button_kinds_differ_in_every_state(state: State) -> None:
    assert all_differ({k: pixels(buttons.button_plate((200, 52), k, state)) for k in KINDS})


@pytest.mark.parametrize("state", STATES)
def test_face_is_exactly_the_box(state: State) -> None:
    assert buttons.button_face((143, 37), "gold", state).get_size() == (143, 37)


@pytest.mark.parametrize("on", [False, True])
def test_switch_and_tick_box_states_differ(on: bool) -> None:
    assert all_differ({s: pixels(controls.switch(on, s)) for s in STATES})
    assert all_differ({s: pixels(controls.tick_box(on, s)) for s in STATES})


@pytest.mark.parametrize("state", STATES)
def test_on_and_off_differ_in_every_state(state: State) -> None:
    assert pixels(controls.switch(True, state)) != pixels(controls.switch(False, state))
    assert pixels(controls.tick_box(True, state)) != pixels(controls.tick_box(False, state))


def test_other_controls_differ() -> None:
    assert all_differ({s: pixels(controls.slider(200, 0.4, s, 5)) for s in STATES})
    assert all_differ({s: pixels(controls.field((200, 46), s)) for s in STATES})
    assert all_differ({s: pixels(controls.scroll_bar((14, 120), 0.2, 0.4, s)) for s in STATES})
    assert all_differ({str(v): pixels(controls.slider(200, v)) for v in (0.0, 0.5, 1.0)})
    assert pixels(controls.key_cap("F1")) != pixels(controls.key_cap("F1", pressed=True))
    assert pixels(controls.drop_down((200, 44))) != pixels(controls.drop_down((200, 44), is_open=True))
    assert pixels(plates.row((200, 60))) != pixels(plates.row((200, 60), current=True))
    assert pixels(panels.seat_panel((200, 90), LAPIS, 40)) != pixels(
        panels.seat_panel((200, 90), LAPIS, 40, active=True)
    )


def test_selector_and_drop_down_states_differ() -> None:
    assert all_differ({s: pixels(controls.selector((200, 44), s)) for s in STATES})
    assert all_differ({s: pixels(controls.drop_down((200, 44), s)) for s in STATES})
    assert pixels(controls.selector((200, 44), "hover")) != pixels(
        controls.selector((200, 44), "hover", hovered="left")
    )


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
    for stamp in (
        plates.walnut(size),
        plates.papyrus(size),
        plates.tooltip(size),
        plates.row(size),
        plates.limestone(size),
    ):
        assert stamp.size == size == stamp.surface.get_size()
    assert plates.recess(size).get_size() == size
