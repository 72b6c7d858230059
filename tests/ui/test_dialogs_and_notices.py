"""Questions above a scene, and sentences that come and go."""

import pygame
import pytest
from pygame import Rect

from tests.ui.bench import bench
from ui.frame.words import misfits
from ui.widgets.button import Button
from ui.widgets.dialog import ConfirmDialog, MessageDialog
from ui.widgets.name_dialog import NameDialog
from ui.workshop.gallery.camera import outside, overlaps


@pytest.fixture
def pilot(opened):
    pilot = opened()
    bench(pilot, lambda scene: [Button(Rect(100, 100, 200, 50), "Dessous", None, scene.screen)])
    return pilot


def ask(pilot, heard, **more):
    pilot.app.push(ConfirmDialog(pilot.app, "Quitter ?", "Vraiment ?", "Oui", "Non", lambda: heard.append(1), **more))
    pilot.tick()


def test_the_gold_answer_has_the_keyboard_first_and_enter_gives_it_wherever_the_keyboard_is(pilot, heard):
    for keys in ((pygame.K_RETURN,), (pygame.K_TAB, pygame.K_RETURN)):
        ask(pilot, heard)
        assert pilot.scene.ring.current.label == "Oui"
        assert all(control.label != "Dessous" for control in pilot.controls()), "what lies below cannot be clicked"
        for key in keys:
            pilot.key(key)
        assert not isinstance(pilot.scene, ConfirmDialog)
    assert heard == [1, 1]


def beside(pilot) -> tuple[int, int]:
    return pilot.scene.box.x - 20, pilot.scene.box.y - 20


LEAVING = {
    "escape": lambda pilot: pilot.key(pygame.K_ESCAPE),
    "the other answer": lambda pilot: pilot.click("Non"),
    "a click beside it": lambda pilot: pilot.click_at(beside(pilot), 1),
    "a right click beside it": lambda pilot: pilot.click_at(beside(pilot), 3),
}


@pytest.mark.parametrize("way", LEAVING)
def test_a_question_that_is_left_does_nothing(pilot, heard, way):
    ask(pilot, heard)
    LEAVING[way](pilot)
    assert heard == [] and not isinstance(pilot.scene, ConfirmDialog)


def test_enter_never_does_what_cannot_be_mended(pilot, heard):
    ask(pilot, heard, grave=True)
    pilot.key(pygame.K_RETURN)
    assert heard == [] and not isinstance(pilot.scene, ConfirmDialog)
    ask(pilot, heard, grave=True)
    assert pilot.find("Non").kind == "gold" and pilot.find("Oui").kind == "red"
    pilot.use("Oui")
    assert heard == [1]


def ask_name(pilot, heard):
    pilot.app.push(NameDialog(pilot.app, "Nom", "Lequel ?", "Champ", "Ancien", "Valider", heard.append))
    pilot.tick()


def test_a_name_is_asked_for_must_not_be_empty_and_is_not_thrown_away_by_a_click_beside_it(pilot, heard):
    ask_name(pilot, heard)
    pilot.key(pygame.K_BACKSPACE)
    assert pilot.find("Champ").text == "" and not pilot.find("Valider").enabled
    pilot.type("Neuf")
    pilot.key(pygame.K_RETURN)
    assert heard == ["Neuf"]
    ask_name(pilot, heard)
    pilot.click_at(beside(pilot))
    assert isinstance(pilot.scene, NameDialog)


def test_long_words_make_a_dialog_higher(pilot):
    title = "Un titre assez long pour deux lignes " * 2
    pilot.app.push(MessageDialog(pilot.app, title, "Une phrase. " * 40, "D’accord"))
    with misfits() as found:
        pilot.scene.rebuild()
        pilot.tick()
    assert (found, overlaps(pilot.scene), outside(pilot.scene)) == ([], [], [])


def test_a_notice_goes_by_itself_and_the_next_one_comes(pilot):
    notices = pilot.app.notices
    for text in ("Première phrase.", "Seconde phrase.", "Seconde phrase."):
        notices.append(text)
    pilot.tick()
    for text in ("Première phrase.", "Seconde phrase."):
        assert notices.shown.text == text
        pilot.tick(1, 8.0)
    assert notices.shown is None


def test_an_offer_is_taken_with_mouse_or_keyboard(pilot, heard):
    for taking in (lambda: pilot.click(offer()), lambda: pilot.use(offer())):
        pilot.app.notices.offer("Partie supprimée.", "Restaurer", lambda: heard.append(1))
        pilot.tick(2)

        def offer():
            return next(c for c in pilot.app.notices.controls(pilot.app.screen) if c.label == "Restaurer")

        taking()
        assert pilot.app.notices.shown is None
    assert heard == [1, 1]
