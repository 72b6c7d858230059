"""Settings are applied at once and kept."""

import pygame
import pytest

from tests.ui import demo
from tests.ui.bench import opened_at
from ui.scenes import routes
from ui.scenes.settings import SettingsScene
from ui.widgets.sheet import Sheet


@pytest.fixture
def pilot(opened):
    return opened_at(opened(), routes.open_settings)


def kept(pilot):
    return pilot.app.store.settings()[0]


def test_another_language_at_once_and_the_keyboard_stays_where_it_is(pilot):
    pilot.click_at(pilot.find("Langue").field(1).center)
    pilot.find("Language")
    assert kept(pilot).language == "en" and isinstance(pilot.scene, SettingsScene)
    pilot.focus("Language")
    pilot.key(pygame.K_LEFT)
    assert pilot.scene.ring.current.label == "Langue"


def test_text_size_with_the_arrow_keys(pilot):
    before = pilot.app.screen.text(20)
    pilot.focus("Taille du texte")
    pilot.keys(*[pygame.K_RIGHT] * 4)
    assert kept(pilot).text_size == 140 and pilot.app.screen.text(20) > before


def test_a_dragged_text_size_is_previewed_and_set_when_let_go(pilot):
    knob = pilot.find("Taille du texte").ring_rect
    pilot.rest()
    pilot.move(knob.center)
    pilot.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=knob.center, button=1))
    pilot.move((knob.centerx + 400, knob.centery))
    assert (pilot.scene.percent, pilot.app.settings.text_size) == (160, 100)
    pilot.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(knob.centerx + 400, knob.centery), button=1))
    assert kept(pilot).text_size == 160


def test_window_size_and_palette(pilot, monkeypatch):
    """No window is offered that the screen has no room for."""
    for screen, largest in (((1366, 768), "1280 × 720"), ((1024, 768), "1280 × 720"), ((1920, 1080), "1920 × 1080")):
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda screen=screen: [screen])
        pilot.scene.rebuild()
        assert pilot.find("Taille").choices[-1] == largest
    pilot.focus("Taille")
    pilot.key(pygame.K_RIGHT)
    assert pilot.app.window.get_size() == (1600, 900)
    pilot.focus("Palette des places")
    pilot.key(pygame.K_RIGHT)
    assert kept(pilot).palette == "deuteranopia"


def test_pages_turn_with_click_and_ctrl_tab(pilot):
    assert pilot.app.settings.pay_unasked
    pilot.click("Déroulement")
    pilot.click("Confirmer la fin du tour")
    pilot.click("Payer sans demander")
    assert not kept(pilot).confirm_turn_end
    assert not pilot.app.settings.pay_unasked and not kept(pilot).pay_unasked
    pilot.key(pygame.K_TAB, pygame.KMOD_CTRL)
    pilot.focus("Volume")
    pilot.key(pygame.K_HOME)
    assert kept(pilot).effects_volume == 0


def test_original_values_are_those_of_the_page_only(pilot):
    pilot.click("Valeurs d’origine")
    assert isinstance(pilot.scene, SettingsScene)
    assert pilot.app.notices.shown.text == "Cette page a déjà ses valeurs d’origine."
    pilot.app.change(pace="slow", text_size=120)
    pilot.click("Valeurs d’origine")
    assert "taille du texte" in pilot.scene.text
    pilot.key(pygame.K_RETURN)
    assert kept(pilot).text_size == 120, "nothing is reset without an answer"
    pilot.click("Valeurs d’origine")
    pilot.click("Valeurs d’origine")
    assert (kept(pilot).text_size, kept(pilot).pace) == (100, "slow")


def test_the_folder_is_told_whether_or_not_a_window_comes_up_and_a_deleted_match_comes_back(pilot, store, monkeypatch):
    started: list[list[str]] = []
    (path,) = demo.fill(store, ("Revanche",))
    store.delete(path)
    monkeypatch.setattr("ui.scenes.folder.subprocess.Popen", lambda command, **_: started.append(command))
    pilot.click("Données")
    pilot.click("Restaurer")
    assert [entry.header.name for entry in store.matches()] == ["Revanche"]
    for opener in (None, "xdg-open"):
        monkeypatch.setattr("ui.scenes.folder.shutil.which", lambda _, opener=opener: opener)
        pilot.click("Voir le dossier")
        assert started == ([[opener, str(store.folder)]] if opener else [])
        pilot.wait_until(lambda: str(store.folder) in pilot.app.notices.shown.text, step=1.0)
        pilot.wait_until(lambda: pilot.app.notices.shown is None, step=1.0)


def test_keys_that_do_not_fit_are_read_with_the_keyboard_alone(opened):
    pilot = opened_at(opened((1280, 720), text_size=160), routes.open_settings)
    pilot.click("Commandes")
    sheet = next(control for control in pilot.controls() if isinstance(control, Sheet))
    assert sheet.scroll.needed
    pilot.key(pygame.K_END)
    assert sheet.scroll.offset == sheet.scroll.most, "wherever the keyboard is"
    pilot.key(pygame.K_PAGEUP)
    assert sheet.scroll.offset < sheet.scroll.most
    pilot.focus(sheet)
    pilot.keys(pygame.K_HOME, pygame.K_DOWN)
    assert 0 < sheet.scroll.offset < sheet.scroll.most
