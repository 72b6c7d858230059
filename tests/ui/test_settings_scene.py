"""Settings are applied at once and kept."""

from __future__ import annotations

import pygame
import pytest

from ui.scenes import routes
from ui.scenes.settings import SettingsScene


@pytest.fixture
def pilot(fly):
    pilot = fly()
    routes.open_title(pilot.app)
    routes.open_settings(pilot.app)
    pilot.tick()
    return pilot


def kept(pilot):
    return pilot.app.store.settings()[0]


def test_another_language_at_once(pilot):
    row = pilot.find("Langue")
    pilot.click_at(row.field(1).center)
    pilot.find("Language")
    assert kept(pilot).language == "en"
    assert isinstance(pilot.scene, SettingsScene)


def test_the_keyboard_stays_at_the_language_when_its_label_changes(pilot):
    pilot.focus("Langue")
    pilot.key(pygame.K_RIGHT)
    assert pilot.scene.ring.current.label == "Language"
    pilot.key(pygame.K_LEFT)
    assert pilot.scene.ring.current.label == "Langue"


def test_text_size_with_the_arrow_keys(pilot):
    before = pilot.app.screen.text(20)
    pilot.focus("Taille du texte")
    for _ in range(4):
        pilot.key(pygame.K_RIGHT)
    assert kept(pilot).text_size == 140
    assert pilot.app.screen.text(20) > before


def test_a_dragged_text_size_is_previewed_and_set_when_let_go(pilot):
    knob = pilot.find("Taille du texte").ring_rect
    pilot.rest()
    pilot.move(knob.center)
    pilot.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=knob.center, button=1))
    pilot.move((knob.centerx + 400, knob.centery))
    assert pilot.scene.percent == 160
    assert pilot.app.settings.text_size == 100
    pilot.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(knob.centerx + 400, knob.centery), button=1))
    assert kept(pilot).text_size == 160


def test_window_size_and_palette(pilot):
    pilot.focus("Taille")
    pilot.key(pygame.K_RIGHT)
    assert pilot.app.window.get_size() == (1600, 900)
    pilot.focus("Palette des places")
    pilot.key(pygame.K_RIGHT)
    assert kept(pilot).palette == "deuteranopia"


def test_pages_turn_with_click_and_ctrl_tab(pilot):
    pilot.click("Déroulement")
    pilot.click("Confirmer la fin du tour")
    assert not kept(pilot).confirm_turn_end
    pilot.key(pygame.K_TAB, pygame.KMOD_CTRL)
    pilot.focus("Volume")
    pilot.key(pygame.K_HOME)
    assert kept(pilot).effects_volume == 0


def test_original_values_are_those_of_the_page_only(pilot):
    pilot.app.change(pace="slow", text_size=120)
    pilot.click("Valeurs d’origine")
    assert kept(pilot).text_size == 100
    assert kept(pilot).pace == "slow"


def test_payments_are_asked_unless_somebody_wishes_otherwise(pilot):
    assert not pilot.app.settings.pay_unasked
    pilot.click("Déroulement")
    pilot.click("Payer sans demander")
    assert pilot.app.settings.pay_unasked
    assert pilot.app.store.settings()[0].pay_unasked
    pilot.click("Valeurs d’origine")
    assert not pilot.app.settings.pay_unasked


def test_the_last_deleted_match_comes_back(pilot, store):
    from tests.ui import demo

    (path,) = demo.fill(store, ("Revanche",))
    store.delete(path)
    pilot.click("Données")
    pilot.click("Restaurer")
    assert [entry.header.name for entry in store.matches()] == ["Revanche"]
