"""The saved matches: chosen, resumed, renamed, deleted and brought back; damaged ones named."""

from dataclasses import replace

import pygame
import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from saves import SaveIdentity
from tests.playing import after, played_on
from tests.ui import demo
from tests.ui.bench import opened_at
from ui.scenes import routes
from ui.scenes.load import LoadScene
from ui.scenes.load.pictures import painted_board
from ui.scenes.new_match import NewMatchScene
from ui.scenes.replay import ReplayScene
from ui.scenes.saved import all_saves
from ui.scenes.table import TableScene

NAMES = ("Soirée chez Claire", "Revanche", "Finale")


@pytest.fixture
def pilot(opened, store):
    demo.fill(store, NAMES)
    return at_shelf(opened())


def at_shelf(pilot, purpose="load"):
    return opened_at(pilot, routes.open_load, purpose)


def names(pilot):
    return [entry.header.name for entry in pilot.app.store.matches() if entry.header]


def test_the_newest_is_chosen_first_and_resumed_with_enter(pilot, idle_workers):
    assert pilot.scene.chosen.header.name == "Soirée chez Claire"
    pilot.focus("Retour")
    pilot.key(pygame.K_DOWN)
    assert pilot.scene.chosen.header.name == "Revanche", "arrows choose wherever the keyboard is"
    pilot.use("Parties enregistrées")
    assert len(pilot.app.stack.find(TableScene).host.match.moves) == 15


@pytest.mark.parametrize("double", [True, False])
def test_resume_with_the_mouse(pilot, idle_workers, double):
    place = pilot.find("Parties enregistrées").row(1).center
    pilot.click_at(place)
    if double:
        pilot.click_at(place)
    else:
        pilot.click("Reprendre")
    assert len(pilot.app.stack.find(TableScene).host.match.moves) == 15


def test_delete_asks_and_can_be_undone_and_f2_renames(pilot):
    pilot.key(pygame.K_DELETE)
    pilot.click("Annuler")
    pilot.keys(pygame.K_DELETE, pygame.K_RETURN)
    assert len(names(pilot)) == 3, "Enter alone deletes nothing"
    pilot.click("Suppr.")
    pilot.click("Supprimer")
    assert "Soirée chez Claire" not in names(pilot) and pilot.scene.chosen.header.name == "Revanche"
    pilot.tick()
    pilot.click(next(c for c in pilot.app.notices.controls(pilot.app.screen) if c.label == "Restaurer"))
    assert "Soirée chez Claire" in names(pilot) and pilot.scene.chosen.header.name == "Soirée chez Claire"
    pilot.key(pygame.K_DELETE)
    pilot.use("Supprimer")
    assert len(names(pilot)) == 2
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(names(pilot)) == 3
    pilot.keys(pygame.K_F2, pygame.K_BACKSPACE)
    pilot.type("Tournoi")
    pilot.key(pygame.K_RETURN)
    assert "Tournoi" in names(pilot) and isinstance(pilot.scene, LoadScene)
    assert pilot.scene.chosen.header.name == "Tournoi"


def test_a_damaged_file_is_listed_with_its_reason_and_neither_renamed_nor_resumed(opened, store, monkeypatch):
    demo.fill(store, NAMES[:1])
    path = demo.damage(store)
    monkeypatch.setattr("ui.scenes.folder.shutil.which", lambda _: None)
    pilot = at_shelf(opened())
    pilot.focus("Parties enregistrées")
    pilot.key(pygame.K_END)
    saved = pilot.scene.chosen
    assert saved.path == path and saved.damaged and "sauvegarde" in pilot.app.told(saved.entry.trouble)
    pilot.find("Voir le dossier")
    assert legend(pilot)["Entrée"] == "voir le dossier" and "F2" not in legend(pilot)
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, LoadScene) and str(store.folder) in pilot.app.notices.shown.text
    assert "1 fichier endommagé" in pilot.scene.remark()


def test_filters_and_order(opened, store):
    demo.fill(store, NAMES)
    store.save(demo.played(), SaveIdentity.new("Terminée"))
    pilot = at_shelf(opened())
    pilot.click("Terminées")
    assert [saved.header.name for saved in pilot.scene._rows] == ["Terminée"]
    pilot.click("En cours")
    pilot.focus("Ordre de la liste")
    pilot.keys(*[pygame.K_RIGHT] * 3)
    assert [saved.header.name for saved in pilot.scene._rows] == sorted(NAMES, key=str.casefold)


def legend(pilot):
    return {key.name: key.does for key in pilot.scene.legend()}


@pytest.mark.parametrize(("purpose", "button"), [("load", "Reprendre"), ("replay", "Revoir")])
def test_the_foot_calls_enter_what_the_gold_button_is_called(pilot, purpose, button):
    at_shelf(pilot, purpose)
    gold = next(control for control in pilot.controls() if getattr(control, "kind", "") == "gold")
    assert (gold.label, legend(pilot)["Entrée"]) == (button, button.lower())
    if purpose == "replay":
        pilot.click(button)
        assert isinstance(pilot.scene, ReplayScene)


def test_a_match_is_one_line_and_all_its_files_are_deleted_and_restored(opened, store):
    identity = SaveIdentity.new()
    for moves in (10, 12):
        store.autosave(demo.played(moves), identity)
    store.save(demo.played(11), replace(identity, name="Au bord du Nil"))
    (saved,) = all_saves(store)
    assert (saved.header.moves, saved.name, len(saved.paths)) == (12, "Au bord du Nil", 3)
    pilot = at_shelf(opened())
    pilot.key(pygame.K_DELETE)
    pilot.click("Supprimer")
    assert pilot.scene.chosen is None and store.autosaves() == store.matches() == []
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert pilot.scene.chosen.header.moves == 12 and len(pilot.scene.chosen.paths) == 3


def test_an_empty_list_offers_what_to_do(pilot, store):
    for entry in store.matches():
        store.delete(entry.path)
    at_shelf(pilot)
    pilot.find("Apprendre")
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, NewMatchScene)


def rested(pilot):
    """Nobody has done anything for a while."""
    pilot.tick(3, 0.4)
    return pilot


def resumed_at(pilot):
    pilot.use("Parties enregistrées")
    return pilot.app.stack.find(TableScene).host


def test_an_earlier_turn_is_looked_at_and_gone_on_from_as_a_match_of_its_own(opened, store, idle_workers):
    whole, identity = demo.played(60), SaveIdentity.new("Soirée")
    store.autosave(whole, identity)
    pilot = rested(at_shelf(opened()))
    pilot.keys(*[pygame.K_LEFT] * 3)
    assert pilot.find("Les tours de la partie").value == pilot.scene._match.turns.now - 3
    pilot.find("Reprendre ici")
    moves = pilot.scene._match.stop.moves
    game = resumed_at(pilot)
    assert 0 < moves < 60 and game.match.moves == whole.moves[:moves]
    game.close()
    stand = {saved.header.match: saved.header.moves for saved in all_saves(store)}
    assert stand == {identity.id: 60, game.identity.id: moves}


def test_a_save_that_somebody_kept_is_one_of_the_stops_of_its_match(opened, store, idle_workers):
    """Also if the match has gone another way since."""
    identity = SaveIdentity.new()
    store.save(demo.played(30, seed=1), replace(identity, name="Avant l’orage"))
    store.autosave(demo.played(60, seed=2), identity)
    pilot = rested(at_shelf(opened()))
    while not pilot.scene._match.stop or not pilot.scene._match.stop.name:
        pilot.key(pygame.K_LEFT)
    assert resumed_at(pilot).match.moves == demo.played(30, seed=1).moves


def test_arrow_keys_read_no_file_and_wait_for_no_picture(pilot, store, monkeypatch):
    """What takes time is done at rest: the turns and the board of the chosen match, then the boards of the others."""
    monkeypatch.setattr("saves.shelf.time.time_ns", lambda: 1 << 62)  # all files are settled
    rested(at_shelf(pilot))
    painted = []
    monkeypatch.setattr("ui.scenes.load.pictures.painted_board", lambda *_: painted.append(1) or pygame.Surface((9, 9)))
    with monkeypatch.context() as no_disk:
        no_disk.setattr("saves.shelf.read_listed", lambda _: pytest.fail("a save was read"))
        pilot.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP)
        assert painted == []
    for _ in range(12):
        rested(pilot)
    assert pilot.scene.chosen.header.name == "Revanche"
    assert len(painted) == 1 + len(NAMES), "the large one and one a line"
    rested(pilot)
    assert len(painted) == 1 + len(NAMES)


@pytest.mark.parametrize("name", TITLES)
def test_the_board_of_a_save_shows_what_everybody_may_see(pilot, store, name):
    """Whatever is hidden, the picture is the same."""
    whole = played_on(Match(title(name), table_of(name, ("human",) * 3, (), 3)), after(80), 3)
    store.autosave(whole, SaveIdentity.new())
    (saved,) = (saved for saved in all_saves(store) if saved.header.title == name and saved.header.moves == 80)
    found = store.look(saved.path)
    other = found.position.imagine(0, Chance(5))
    pictures = [painted_board(pilot.app, found, position, (320, 180)) for position in (found.position, other)]
    assert other.seen_by(None) == found.position.seen_by(None)
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
