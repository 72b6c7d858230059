"""Buttons, switches, sliders, selectors: by mouse and by keyboard."""

import pygame
from pygame import Rect
from pygame.event import Event

from tests.ui.bench import bench
from ui.art.buttons import KINDS, Caption
from ui.frame import words
from ui.frame.scene import Scene
from ui.widgets.button import Button, IconButton
from ui.widgets.selector import ChoiceRow, Selector
from ui.widgets.slider import Scale, Slider
from ui.widgets.switch import Switch, TickBox
from ui.workshop.pilot import mouse_at

PLACE = Rect(100, 100, 300, 50)


def button(heard):
    return lambda scene: [Button(PLACE.copy(), "Valider", lambda: heard.append(1), scene.screen)]


def test_a_button_is_pressed_by_click_and_by_enter_but_not_if_let_go_elsewhere(pilot, heard):
    """A disabled one does nothing and says why."""
    bench(pilot, button(heard))
    pilot.drag(PLACE.center, (600, 600))
    assert heard == []
    found = pilot.click("Valider")
    pilot.use("Valider")
    pilot.key(pygame.K_SPACE)
    assert heard == [1, 1, 1]
    found.enabled, found.reason = False, "Il manque un nom."
    pilot.click(found)
    pilot.hover(found)
    assert (heard, found.told().reason, found.state) == ([1, 1, 1], "Il manque un nom.", "disabled")


def test_buttons_show_where_mouse_and_keyboard_are(pilot, heard):
    bench(pilot, button(heard))
    found = pilot.find("Valider")
    for state, go in (("normal", pilot.find), ("focus", pilot.focus), ("hover", pilot.hover)):
        assert go(found).state == state


def test_a_scene_below_another_points_at_nothing(pilot, heard):
    below = bench(pilot, button(heard))
    pilot.hover(pilot.find("Valider"))
    assert below.pointed is not None
    pilot.app.push(Scene(pilot.app))
    assert below.pointed is None and not below.controls[0].hovered
    with mouse_at(pilot._mouse, False):
        below.refresh_controls()
    assert below.pointed is None


def test_a_button_as_large_as_it_wants_holds_its_words(pilot):
    caption = Caption("Reprendre la partie", "check", 24, "Échap", sub="une seconde ligne")
    stacked = Caption("Rejouer une partie", "die", px=18, stacked=True)
    size = Button.wanted(pilot.app.screen, caption)
    for kind in KINDS:
        with words.misfits() as found:
            bench(
                pilot,
                lambda scene, kind=kind: [
                    Button(Rect((10, 10), size), caption, None, scene.screen, kind),
                    Button(Rect(10, 200, 120, 90), stacked, None, scene.screen),
                    IconButton(Rect(300, 200, 40, 40), "Au hasard", None, scene.screen, "die", kind=kind),
                ],
            )
        assert found == [], kind


def test_a_switch_turns_by_click_and_by_arrow_and_a_tick_box_by_its_words_too(pilot, heard):
    bench(pilot, lambda scene: [Switch(PLACE.copy(), "Plein écran", False, heard.append, scene.screen, ("non", "oui"))])
    pilot.click("Plein écran")
    pilot.focus("Plein écran")
    pilot.keys(pygame.K_LEFT, pygame.K_RIGHT)
    assert heard == [True, False, True]
    ticked = []
    bench(pilot, lambda scene: [TickBox(PLACE.copy(), "Décrets", False, ticked.append, scene.screen)])
    pilot.click_at((PLACE.x + 150, PLACE.centery))
    assert ticked == [True]


def slider(heard, seen=None):
    preview = seen.append if seen is not None else None
    return lambda scene: [Slider(PLACE.copy(), "Volume", 50, Scale((0, 100), 10), heard.append, scene.screen, preview)]


def test_a_slider_moves_with_arrows_and_ends(pilot, heard):
    bench(pilot, slider(heard))
    pilot.focus("Volume")
    pilot.keys(pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_RIGHT, pygame.K_HOME)
    assert heard == [60, 50, 100, 0]


def test_a_dragged_slider_is_previewed_and_decides_once(pilot, heard):
    seen = []
    bench(pilot, slider(heard, seen))
    knob = pilot.find("Volume").ring_rect
    pilot.drag(knob.center, (knob.centerx + 60, knob.centery + 200))
    assert len(heard) == 1 and seen[-1] == heard[0] > 50


def test_a_selector_goes_round_and_a_row_of_choices_takes_the_field_under_the_mouse(pilot, heard):
    bench(pilot, lambda scene: [Selector(PLACE.copy(), "Taille", ("petite", "grande"), 0, heard.append, scene.screen)])
    pilot.click_at((PLACE.x + 20, PLACE.centery))
    pilot.click_at((PLACE.right - 20, PLACE.centery))
    pilot.focus("Taille")
    pilot.key(pygame.K_RIGHT)
    assert heard == [1, 0, 1]
    chosen = []
    bench(pilot, lambda scene: [ChoiceRow(PLACE.copy(), "Rythme", ("a", "b", "c"), 0, chosen.append, scene.screen)])
    pilot.click_at((PLACE.right - 30, PLACE.centery))
    pilot.focus("Rythme")
    pilot.keys(pygame.K_LEFT, pygame.K_LEFT)
    assert chosen == [2, 1, 0]


def test_arrows_go_to_the_nearest_control(pilot):
    places = {"a": (100, 100), "b": (300, 110), "c": (110, 300)}.items()
    scene = bench(pilot, lambda scene: [Button(Rect(*at, 120, 50), name, None, scene.screen) for name, at in places])
    pilot.focus("a")
    pilot.key(pygame.K_DOWN)
    assert scene.ring.current.label == "c"
    pilot.keys(pygame.K_UP, pygame.K_RIGHT)
    assert scene.ring.current.label == "b"


def test_the_tooltip_is_about_what_was_used_last_mouse_or_keyboard(pilot):
    places = {"Un": PLACE, "Deux": PLACE.move(0, 100)}.items()
    bench(pilot, lambda scene: [Button(at.copy(), name, None, scene.screen) for name, at in places])
    pilot.hover("Un")
    pilot.keys(pygame.K_TAB, pygame.K_TAB)
    assert pilot.scene.pointed.label == "Deux"
    pilot.hover("Deux")
    pilot.hover("Un")
    assert pilot.scene.pointed.label == "Un"


def test_a_click_is_not_lost_when_the_controls_are_made_anew_under_it(pilot):
    """A hint that arrives, or an animation that ends, lays the table out anew between press and release."""
    clicked: list[str] = []
    bench(pilot, lambda scene: [Button(PLACE.copy(), "same", lambda: None, scene.screen)])
    scene = pilot.scene

    def lay_out(tag: str) -> None:
        scene.controls = [Button(PLACE.copy(), "same", lambda: clicked.append(tag), scene.screen)]
        scene.refresh_controls()

    for turned, expected in ((False, ["new"]), (True, [])):
        clicked.clear()
        lay_out("old")
        pilot.rest()
        pilot.move((150, 120))
        pilot.send(Event(pygame.MOUSEBUTTONDOWN, pos=(150, 120), button=1))
        lay_out("new")
        if turned:
            pilot.app.gestures.turn_page()
        pilot.send(Event(pygame.MOUSEBUTTONUP, pos=(150, 120), button=1))
        assert clicked == expected
