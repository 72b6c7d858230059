"""One gesture answers one question."""

import pygame
import pytest
from pygame.event import Event

from ui.frame.gesture import TOGETHER, UNSEEN, Gestures
from ui.frame.scene import Scene

HERE, NEAR, FAR = (100, 100), (110, 104), (300, 100)


@pytest.fixture
def gestures() -> Gestures:
    """A page that has been looked at for a while."""
    found = Gestures()
    found.turn_page()
    found.advance(5)
    return found


def click(gestures: Gestures, place: tuple[int, int] | None, after: float = 0.0) -> bool:
    gestures.advance(after)
    meant = gestures.press(place)
    gestures.release()
    return meant


def test_clicks_on_one_page_are_all_meant(gestures):
    assert [click(gestures, HERE, 0.05) for _ in range(5)] == [True] * 5


@pytest.mark.parametrize("places", [(HERE, HERE, NEAR), (None, None, None)])
def test_the_rest_of_a_triple_press_is_not_meant_for_the_next_page(gestures, places):
    assert click(gestures, places[0])
    gestures.turn_page()
    assert not click(gestures, places[1], TOGETHER - 0.05)
    assert not click(gestures, places[2], TOGETHER - 0.05), "it goes on as long as the presses follow each other"
    assert click(gestures, places[2], TOGETHER + 0.05)


def test_a_quick_click_elsewhere_is_meant_once_the_page_can_have_been_seen(gestures):
    assert click(gestures, HERE)
    gestures.turn_page()
    assert not click(gestures, FAR, UNSEEN - 0.05)
    assert not click(gestures, FAR, 0.1), "the rest of a click that came too early"
    assert click(gestures, HERE, UNSEEN)


def test_a_key_held_down_is_never_meant_for_the_next_page(gestures):
    assert gestures.press(None)
    gestures.turn_page()
    gestures.advance(5)
    assert not gestures.press(None), "the stroke repeats by itself"
    gestures.release()
    gestures.advance(TOGETHER + 0.05)
    assert gestures.press(None)


def test_a_click_that_waited_for_a_slow_frame_came_quickly(opened):
    """A scene that takes a second to open splits no double click: the second press lay in the queue meanwhile."""
    pilot = opened()
    gestures = pilot.app.gestures
    gestures.rest()
    assert gestures.press(HERE)
    gestures.release()
    gestures.turn_page()
    pilot.tick(1, 1.0)
    assert not gestures.press(HERE)


def test_a_key_after_a_click_is_a_gesture_of_its_own(gestures):
    assert click(gestures, HERE)
    gestures.turn_page()
    assert click(gestures, None, UNSEEN)


def test_enter_right_after_tab_is_a_gesture_of_its_own(opened):
    """The key that moves the ring comes up without going on with the press that answered the question before."""
    pilot = opened()
    gestures = pilot.app.gestures
    pilot.app.push(Scene(pilot.app))
    assert click(gestures, None, 5)
    gestures.turn_page()
    gestures.advance(5)
    pilot.send(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0), Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    assert click(gestures, None, UNSEEN)


def test_a_key_held_down_does_once_what_it_does_and_walks_on(opened):
    """A slow frame between the stroke and its end takes back no three moves, closes no sheet and opens a menu."""
    pilot, asked = opened(), list[int]()
    scene = Scene(pilot.app)
    scene.react = lambda event: asked.append(event.key) if event.type == pygame.KEYDOWN else None
    pilot.app.push(scene)
    for key, times in ((pygame.K_z, 1), (pygame.K_ESCAPE, 1), (pygame.K_z, 1), (pygame.K_PAGEDOWN, 3)):
        asked.clear()
        pilot.send(*[Event(pygame.KEYDOWN, key=key, mod=0)] * 3, Event(pygame.KEYUP, key=key, mod=0))
        pilot.tick()
        assert asked.count(key) == times
