"""Whole games of Amun-Re through the window: by mouse, by keyboard, with curtains, with the real thinking process."""

from __future__ import annotations

import pytest

from saves import load
from tests.pilot.matches import new_match, sit_down
from tests.pilot.players import Keyboard, Mouse
from ui.scenes.end import EndScene
from ui.scenes.title import TitleScene


def check_the_end(pilot, match):
    assert match.over
    assert isinstance(pilot.scene, EndScene)
    saved = pilot.app.store.autosaves()
    assert saved and all(entry.trouble is None for entry in saved)
    assert load(saved[0].path).match.digest() == match.digest()
    records, _ = pilot.app.store.records()
    assert [record.moves for record in records] == [len(match.moves)]


@pytest.mark.thorough
def test_a_whole_game_with_the_mouse_alone(pilot):
    match = new_match("human", "apprenti", "apprenti", seed=3)
    sit_down(pilot, match)
    player = Mouse(pilot)
    player.play()
    assert player.curtains == 0
    check_the_end(pilot, match)
    pilot.click(pilot.app.say("end.menu"))
    assert isinstance(pilot.scene, TitleScene)


@pytest.mark.thorough
def test_a_whole_game_with_the_keyboard_alone(pilot):
    match = new_match("human", "apprenti", "apprenti", seed=4)
    sit_down(pilot, match)
    Keyboard(pilot, seed=2).play()
    check_the_end(pilot, match)
    pilot.use(pilot.app.say("end.menu"))
    assert isinstance(pilot.scene, TitleScene)


@pytest.mark.thorough
def test_four_seats_with_two_people_and_two_scribes_and_their_curtains(pilot):
    match = new_match("human", "scribe", "human", "scribe", seed=5)
    sit_down(pilot, match)
    player = Mouse(pilot, seed=3)
    player.play()
    assert player.curtains > 20
    check_the_end(pilot, match)


@pytest.mark.thorough
def test_the_expert_variant_with_five_seats(pilot):
    match = new_match("human", "apprenti", "apprenti", "apprenti", "apprenti", seed=6, variants=("expert",))
    sit_down(pilot, match)
    player = Mouse(pilot, seed=4)
    player.play()
    assert "ChooseProvince" in player.seen
    check_the_end(pilot, match)
