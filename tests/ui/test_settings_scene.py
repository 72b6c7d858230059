"""Settings are applied at once and kept."""

import pygame
import pytest

from ui.scenes import routes
from ui.scenes.settings import SettingsScene
from ui.widgets.sheet import Sheet


@pytest.fixture
def pilot(opened):
    pilot = opened()
    routes.open_title(pilot.app)
    routes.open_settings(pilot.app)
    pilot.tick()
    return pilot


def kept(pilot):
    return pilot.app.store.settings()[0]


def test_another_language_at_once_and_the_keyboard_stays_where_it_is(pilot):
    pilot.click_at(pilot.find("Langue").field(1).center)
    pilot.find("Language")
    assert kept(pilot).language == "en"
    assert isinstance(pilot.scene, SettingsScene)
    pilot.focus("Language")
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


def test_window_size_and_palette(pilot, monkeypatch):
    on_a_screen_of(pilot, monkeypatch, (1920, 1080))
    pilot.focus("Taille")
    pilot.key(pygame.K_RIGHT)
    assert pilot.app.window.get_size() == (1600, 900)
    pilot.focus("Palette des places")
    pilot.key(pygame.K_RIGHT)
    assert kept(pilot).palette == "deuteranopia"


def on_a_screen_of(pilot, monkeypatch, size):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [size])
    pilot.scene.rebuild()


def test_no_window_is_offered_that_the_screen_has_no_room_for(pilot, monkeypatch):
    for screen, largest in (((1920, 1080), "1920 × 1080"), ((1366, 768), "1280 × 720"), ((1024, 768), "1280 × 720")):
        on_a_screen_of(pilot, monkeypatch, screen)
        assert pilot.find("Taille").choices[-1] == largest


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
    assert "taille du texte" in pilot.scene.text
    pilot.key(pygame.K_RETURN)
    assert kept(pilot).text_size == 120, "nothing is reset without an answer"
    pilot.click("Valeurs d’origine")
    pilot.click("Valeurs d’origine")
    assert kept(pilot).text_size == 100
    assert kept(pilot).pace == "slow"


def test_original_values_that_are_there_already_are_told(pilot):
    pilot.click("Valeurs d’origine")
    assert isinstance(pilot.scene, SettingsScene)
    assert pilot.app.notices.shown.text == "Cette page a déjà ses valeurs d’origine."


def test_payments_are_asked_unless_somebody_wishes_otherwise(pilot):
    assert not pilot.app.settings.pay_unasked
    pilot.click("Déroulement")
    pilot.click("Payer sans demander")
    assert pilot.app.settings.pay_unasked and kept(pilot).pay_unasked


@pytest.mark.parametrize("opener", [None, "xdg-open"])
def test_the_folder_is_told_whether_or_not_a_window_comes_up(pilot, monkeypatch, opener):
    started = []
    pilot.app.store.folder.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr("ui.scenes.folder.shutil.which", lambda _: opener)
    monkeypatch.setattr("ui.scenes.folder.subprocess.Popen", lambda command, **_: started.append(command))
    pilot.click("Données")
    pilot.click("Voir le dossier")
    folder = str(pilot.app.store.folder)
    assert folder in pilot.app.notices.shown.text
    assert started == ([[opener, folder]] if opener else [])


def test_keys_that_do_not_fit_are_read_with_the_keyboard_alone(opened):
    pilot = opened((1280, 720), text_size=160)
    routes.open_title(pilot.app)
    routes.open_settings(pilot.app)
    pilot.click("Commandes")
    sheet = next(control for control in pilot.controls() if isinstance(control, Sheet))
    assert sheet.scroll.needed
    pilot.key(pygame.K_END)
    assert sheet.scroll.offset == sheet.scroll.most, "wherever the keyboard is"
    pilot.key(pygame.K_PAGEUP)
    assert sheet.scroll.offset < sheet.scroll.most
    pilot.focus(sheet)
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_DOWN)
    assert 0 < sheet.scroll.offset < sheet.scroll.most


def test_the_last_deleted_match_comes_back(pilot, store):
    from tests.ui import demo

    (path,) = demo.fill(store, ("Revanche",))
    store.delete(path)
    pilot.click("Données")
    pilot.click("Restaurer")
    assert [entry.header.name for entry in store.matches()] == ["Revanche"]
