"""The saved matches: chosen, resumed, renamed, deleted and brought back; damaged ones named."""

import pygame
import pytest

from saves import Keepsake
from tests.ui import demo
from ui.scenes import routes
from ui.scenes.load import LoadScene
from ui.scenes.replay import ReplayScene
from ui.scenes.saved import all_saves
from ui.scenes.table import TableScene

NAMES = ("Soirée chez Claire", "Revanche", "Finale")


@pytest.fixture
def pilot(opened, store):
    demo.fill(store, NAMES)
    return at_shelf(opened())


def at_shelf(pilot, purpose="load"):
    routes.open_title(pilot.app)
    routes.open_load(pilot.app, purpose)
    pilot.tick()
    return pilot


def names(pilot):
    return [entry.header.name for entry in pilot.app.store.matches() if entry.header]


def test_the_newest_is_chosen_first_and_resumed_with_enter(pilot, idle_workers):
    assert pilot.scene.chosen.header.name == "Soirée chez Claire"
    pilot.focus("Retour")
    pilot.key(pygame.K_DOWN)
    assert pilot.scene.chosen.header.name == "Revanche", "arrows choose wherever the keyboard is"
    pilot.focus("Parties enregistrées")
    pilot.key(pygame.K_RETURN)
    assert len(pilot.app.stack.find(TableScene).host.match.moves) == 15


def test_resume_with_the_mouse(pilot, idle_workers):
    pilot.click_at(pilot.find("Parties enregistrées").row(1).center)
    pilot.click("Reprendre")
    assert len(pilot.app.stack.find(TableScene).host.match.moves) == 15


def test_delete_asks_and_can_be_undone_and_f2_renames(pilot):
    pilot.key(pygame.K_DELETE)
    pilot.click("Annuler")
    pilot.key(pygame.K_DELETE)
    pilot.key(pygame.K_RETURN)
    assert len(names(pilot)) == 3, "Enter alone deletes nothing"
    pilot.click("Suppr.")
    pilot.click("Supprimer")
    assert "Soirée chez Claire" not in names(pilot)
    assert pilot.scene.chosen.header.name == "Revanche"
    pilot.tick()
    offer = next(c for c in pilot.app.notices.controls(pilot.app.screen) if c.label == "Restaurer")
    pilot.click(offer)
    assert "Soirée chez Claire" in names(pilot)
    assert pilot.scene.chosen.header.name == "Soirée chez Claire"
    pilot.key(pygame.K_DELETE)
    pilot.use("Supprimer")
    assert len(names(pilot)) == 2
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(names(pilot)) == 3
    pilot.key(pygame.K_F2)
    pilot.key(pygame.K_BACKSPACE)
    pilot.type("Tournoi")
    pilot.key(pygame.K_RETURN)
    assert "Tournoi" in names(pilot)
    assert isinstance(pilot.scene, LoadScene)
    assert pilot.scene.chosen.header.name == "Tournoi"


def test_a_damaged_file_is_listed_with_its_reason_and_neither_renamed_nor_resumed(opened, store, monkeypatch):
    demo.fill(store, NAMES[:1])
    path = demo.damage(store)
    monkeypatch.setattr("ui.scenes.folder.shutil.which", lambda _: None)
    pilot = at_shelf(opened())
    pilot.focus("Parties enregistrées")
    pilot.key(pygame.K_END)
    saved = pilot.scene.chosen
    assert saved.path == path
    assert saved.damaged
    assert "sauvegarde" in pilot.app.told(saved.entry.trouble)
    pilot.find("Voir le dossier")
    assert legend(pilot)["Entrée"] == "voir le dossier" and "F2" not in legend(pilot)
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, LoadScene)
    assert str(store.folder) in pilot.app.notices.shown.text
    assert "1 fichier endommagé" in pilot.scene.remark()


def test_filters_and_order(opened, store):
    demo.fill(store, NAMES)
    store.save(demo.played(), Keepsake.new("Terminée"))
    pilot = at_shelf(opened())
    pilot.click("Terminées")
    assert [saved.header.name for saved in pilot.scene._rows] == ["Terminée"]
    pilot.click("Toutes")
    pilot.focus("Ordre de la liste")
    for _ in range(3):
        pilot.key(pygame.K_RIGHT)
    assert [saved.header.name for saved in pilot.scene._rows] == sorted((*NAMES, "Terminée"), key=str.casefold)


def legend(pilot):
    return {key.name: key.does for key in pilot.scene.legend()}


@pytest.mark.parametrize(("purpose", "button"), [("load", "Reprendre"), ("replay", "Revoir")])
def test_the_foot_calls_enter_what_the_gold_button_is_called(pilot, purpose, button):
    at_shelf(pilot, purpose)
    gold = next(control for control in pilot.controls() if getattr(control, "kind", "") == "gold")
    assert gold.label == button
    assert legend(pilot)["Entrée"] == button.lower()
    if purpose == "replay":
        pilot.click(button)
        assert isinstance(pilot.scene, ReplayScene)


def test_an_autosaved_turn_is_listed_deleted_and_restored_with_its_double(opened, store):
    store.autosave(demo.played(12), Keepsake.new())
    assert len(store.autosaves()) == 2
    assert len(all_saves(store)) == 1
    pilot = at_shelf(opened())
    pilot.key(pygame.K_DELETE)
    pilot.click("Supprimer")
    assert pilot.scene.chosen is None and not pilot.find("Reprendre").enabled, "an empty shelf says so"
    assert store.autosaves() == []
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(store.autosaves()) == 2
    assert pilot.scene.chosen is not None
