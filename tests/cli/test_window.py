"""Without a command: a screen is looked for, then the window opens on it."""

import sys
import types

import pytest

NO_SCREEN = {"SDL_VIDEODRIVER": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}


@pytest.mark.parametrize(("language", "word"), [("fr", "écran"), ("en", "screen")])
def test_no_screen_is_one_sentence_and_exit_code_2(cli, language, word):
    outcome = cli.process("--lang", language, **NO_SCREEN)
    complaint = outcome.complaint(2)
    assert word in complaint and "text amunre" in complaint and outcome.out == ""


def test_a_dead_screen_is_no_screen(cli):
    assert "screen" in cli.process("--lang", "en", **{**NO_SCREEN, "DISPLAY": ":4242"}).complaint(2)


def test_with_a_screen_the_window_opens_at_the_match_that_was_asked_for(cli, monkeypatch):
    """The loop itself is left out here; tests/pilot runs it."""
    opened = []
    monkeypatch.setattr("ui.start.start", lambda store, settings, opening: opened.append((settings, opening)) or 0)
    assert cli("--lang", "en", "--game", "amunre", "--size", "1920x1080", "--seed", "4").code == 0
    ((settings, (match, _, notice)),) = opened
    assert settings.window == (1920, 1080) and settings.language == "en"
    assert match.setup.seed == 4 and notice is None


def test_arguments_are_looked_at_before_the_screen(cli):
    assert cli.process("--game", "chess", **NO_SCREEN).code == 2
    assert "none.yaml" in cli("--load", str(cli.folder / "none.yaml")).complaint(1)


OTHER_PYGAME = dict.fromkeys(("pygame", "pygame_gui"), types.ModuleType("pygame"))


@pytest.mark.parametrize("modules", [OTHER_PYGAME, {"pygame_gui": None}], ids=["another pygame", "a broken pygame_gui"])
def test_the_wrong_pygame_is_told_with_its_cure(cli, monkeypatch, modules):
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    assert "pip install pygame-ce" in cli("--lang", "en").complaint(1)
