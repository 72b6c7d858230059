"""Faults that were in the program once and that no other test had found: put back, each is found by the crawl."""

import pygame
import pytest

from ui.frame.gesture import Gestures
from ui.frame.scene import Scene
from ui.kit.thing_target import ThingTarget
from ui.scenes.table import TableScene
from ui.titles.tekhenu.cards import large
from ui.workshop.crawl.crawl import repeat
from ui.workshop.crawl.places import games_of


@pytest.mark.thorough
def test_a_die_that_cannot_be_enlarged(monkeypatch, crawl_decision):
    whole = large.die_text
    monkeypatch.setattr(large, "die_text", lambda look, colour: whole(look, look.narrator.label("resource", "bread")))
    found = crawl_decision("tekhenu", "ChooseDie")
    assert any("large.py" in failure and "Error" in failure for failure in found), found


@pytest.mark.thorough
def test_a_slider_that_calls_itself_while_it_is_dragged(monkeypatch, crawl_decision):
    def moved_over(self, point):
        if self._drag is None or not self.held:
            return False
        for direction in (1, -1):
            self._step(direction)  # tells the table, which looks where the mouse is, and so on
        return True

    monkeypatch.setattr(ThingTarget, "moved_over", moved_over)
    found = crawl_decision("amunre", "LayOffering", gestures=120)
    assert any(failure.startswith("RecursionError") for failure in found), found


@pytest.mark.thorough
def test_enter_that_presses_the_gold_button_instead_of_confirming(monkeypatch, crawl_decision):
    shortcut = TableScene.shortcut

    def gold_first(self, event):
        gold = next((c for c in self.controls if c.primary and getattr(c, "moves", ())), None)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and gold is not None:
            self._play(gold.moves[0])
            return True
        return shortcut(self, event)

    monkeypatch.setattr(TableScene, "shortcut", gold_first)
    found = crawl_decision("kemet", "BringCreatures", gestures=0, answers=6)
    assert any(failure.startswith("other_move") for failure in found), found


def test_a_double_click_that_runs_through_the_confirmation_of_a_bid(monkeypatch, crawl_decision):
    take = TableScene._take
    monkeypatch.setattr(Gestures, "press", lambda self, place: True)
    monkeypatch.setattr(TableScene, "_take", lambda self, move, sure: take(self, move, sure or move == self.pending))
    found = crawl_decision("amunre", "PlaceBid", gestures=5)
    assert any(failure.startswith("too_many") for failure in found), found


def test_a_scene_that_escape_does_not_leave(monkeypatch):
    monkeypatch.setattr(Scene, "cancel", lambda self: None)
    moment = games_of("amunre").moments["PlaceBid"][0]
    failure = repeat(f"amunre/{moment.game}/{moment.move} list")
    assert failure is not None and failure.rule == "escape"
