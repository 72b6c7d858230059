"""The title: games, the way back into a match, the bar."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pygame
import pytest

from game.titles import TITLES
from game.titles import title as find_title
from saves import SaveIdentity, Store
from tests.ui import demo
from tests.ui.bench import opened_at
from ui.scenes import routes
from ui.scenes.circle import remember
from ui.scenes.load import LoadScene
from ui.scenes.new_match import NewMatchScene
from ui.scenes.records import RecordsScene
from ui.scenes.saved import all_saves, newest_unfinished
from ui.scenes.settings import SettingsScene
from ui.scenes.solo import SoloScene
from ui.scenes.solo_line import SoloLine
from ui.scenes.table import TableScene
from ui.scenes.title import TitleScene
from ui.scenes.tutorial import TutorialScene
from ui.widgets.button import Button
from ui.widgets.dialog import ConfirmDialog, MessageDialog

TODAY = datetime(2026, 3, 4, 12, tzinfo=UTC)


def gold_button(scene):
    """The thing to do next."""
    return next(c for c in scene.controls if isinstance(c, Button) and c.kind == "gold")


@pytest.fixture
def pilot(opened):
    return opened_at(opened())


@pytest.mark.parametrize("finished", [False, True])
def test_without_a_match_to_go_on_with_a_new_one_is_the_thing_to_do(opened, store, finished):
    if finished:
        store.autosave(demo.played(), SaveIdentity.new())
    pilot = opened_at(opened())
    assert gold_button(pilot.scene).label == "Nouvelle partie"
    assert pilot.scene.ring.current is gold_button(pilot.scene)
    assert all(control.label != "Continuer" for control in pilot.controls())


def test_continue_goes_on_with_the_newest_match(opened, idle_workers, store):
    store.autosave(demo.played(12, 3, seed=7), SaveIdentity.new())
    pilot = opened_at(opened())
    assert "Amun-Re, tour" in gold_button(pilot.scene).sub
    pilot.click("Continuer")
    table = pilot.app.stack.find(TableScene)
    assert (len(table.host.match.moves), table.host.match.setup.seed) == (12, 7)


def at(store, days):
    """The same folder when the clock shows so many days later."""
    return Store(store.folder, now=lambda: TODAY + timedelta(days=days))


def continued(store):
    found = newest_unfinished(all_saves(store))
    return None if found is None else (found.header.match, found.header.moves)


def test_continue_finds_the_match_where_it_stands_though_the_clock_went_back(store):
    identity = SaveIdentity.new()
    at(store, 0).autosave(demo.played(30), SaveIdentity.new())
    at(store, 2).autosave(demo.played(30), identity)
    at(store, 1).autosave(demo.played(35), identity)
    assert continued(store) == (identity.id, 35)


def test_continue_follows_whoever_went_back_to_an_older_save(store):
    identity = SaveIdentity.new()
    at(store, 0).save(demo.played(60), identity)
    at(store, 0).autosave(demo.played(60), identity)
    at(store, 1).autosave(demo.played(25), identity)
    assert continued(store) == (identity.id, 25)
    at(store, 2).save(demo.played(27), identity)
    assert continued(store) == (identity.id, 27)


def test_a_match_that_has_ended_is_not_offered_from_the_turn_before(store):
    identity, other = SaveIdentity.new(), SaveIdentity.new()
    at(store, 0).autosave(demo.played(20), other)
    at(store, 1).autosave(demo.played(30), identity)
    at(store, 1).save(demo.played(31), identity)
    at(store, 2).autosave(demo.played(), identity)
    assert continued(store) == (other.id, 20)
    (store.folder / "autosaves" / f"match-{identity.id}.yaml").unlink()
    assert continued(store) == (identity.id, 31), "where its end is lost, the turn before it can be played again"


def test_a_stele_opens_a_new_match_of_its_game(pilot):
    for label, game in (("Amun-Re", "amunre"), ("Tekhenu", "tekhenu"), ("Pharaon", "pharaon"), ("Kemet", "kemet")):
        pilot.click(label)
        assert isinstance(pilot.scene, NewMatchScene) and pilot.scene.draft.title.id == game
        pilot.key(pygame.K_ESCAPE)


def test_learn_asks_which_game_where_several_have_a_lesson(pilot, monkeypatch):
    monkeypatch.setattr("ui.scenes.lessons.has_lesson", lambda game: True)
    pilot.click("Apprendre")
    games = ["Pharaon", "Amun-Re", "Tekhenu", "Kemet"]
    assert [answer.label for answer in pilot.scene.answers] == [*games, "Annuler"], "the easiest first"
    pilot.click("Annuler")
    assert isinstance(pilot.scene, TitleScene)
    pilot.click("Apprendre")
    pilot.click("Amun-Re")
    assert isinstance(pilot.scene, TutorialScene) and pilot.scene.run.lesson.title_id == "amunre"


def test_learn_opens_the_only_lesson_there_is_and_one_that_is_not_there_is_told(pilot, monkeypatch):
    monkeypatch.setattr("ui.scenes.lessons.has_lesson", lambda game: game == "amunre")
    pilot.click("Apprendre")
    assert isinstance(pilot.scene, TutorialScene)
    monkeypatch.setattr("ui.tutorial.reader.has_lesson", lambda game: False)
    routes.open_tutorial(pilot.app, "tekhenu")
    assert isinstance(pilot.scene, MessageDialog)


def test_the_bar_leads_everywhere_and_escape_back_and_asks_before_it_quits(pilot):
    doors = {"Solo": SoloScene, "Palmarès": RecordsScene, "Réglages": SettingsScene}
    for label, kind in {**doors, "Charger": LoadScene, "Revoir": LoadScene}.items():
        pilot.use(label)
        assert isinstance(pilot.scene, kind)
        pilot.key(pygame.K_ESCAPE)
        assert isinstance(pilot.scene, TitleScene)
    pilot.click("English")
    assert pilot.app.settings.language == "en"
    pilot.find("Settings")
    pilot.click("Français")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, ConfirmDialog)
    pilot.click("Annuler")
    assert pilot.app.running
    pilot.click("Quitter")
    assert not pilot.app.running


@pytest.mark.parametrize("unfinished", [False, True])
def test_the_same_table_is_one_click_with_new_draws(opened, idle_workers, store, unfinished):
    """Gold where no match goes on; who plays is told before the click."""
    before = demo.played(0, 3, seed=7).setup
    before = replace(before, seats=(replace(before.seats[0], name="Aude"), *before.seats[1:]), curtains="always")
    pilot = opened()
    remember(pilot.app, before)
    if unfinished:
        store.autosave(demo.played(12, 3), SaveIdentity.new())
    routes.open_title(pilot.app)
    pilot.app.new_seed = lambda: 99
    button = pilot.find("Même table" if unfinished else "La même table")
    assert (button is gold_button(pilot.scene)) is not unfinished
    assert "Amun-Re : Aude, " in button.tip.title.replace("\u00a0", " ")
    pilot.click(button)
    assert pilot.app.stack.find(TableScene).host.match.setup == replace(before, seed=99)


def test_solo_is_three_clicks_from_the_title_to_the_first_decision(pilot, idle_workers):
    """Every opponent that a game knows, at each difficulty that it knows."""
    pilot.click("Solo")
    rivals = {draft.seats[1].kind for draft in pilot.scene.drafts}
    assert rivals == {automaton for name in TITLES for automaton in find_title(name).automata}
    hard = next(c for c in pilot.controls() if isinstance(c, SoloLine) and c.label == "Botankhamon, élevée")
    pilot.click(hard)
    pilot.click("Commencer")
    setup = pilot.app.stack.find(TableScene).host.match.setup
    assert [seat.kind for seat in setup.seats] == ["human", "botankhamon"] and setup.variants == ("hard",)
    routes.open_title(pilot.app)
    routes.open_new_match(pilot.app, "tekhenu")
    assert pilot.scene.draft.automaton is None, "a solo match is no evening's table"
    routes.open_solo(pilot.app)
    assert pilot.scene.draft.variants == ("hard",), "it is found again"


def test_f1_opens_the_book_of_the_game_pointed_at(pilot):
    pilot.key(pygame.K_F1)
    assert pilot.scene.title_id == "tekhenu"
    pilot.key(pygame.K_ESCAPE)
    pilot.hover("Kemet")
    pilot.key(pygame.K_F1)
    assert pilot.scene.title_id == "kemet"


def test_the_grain_of_plates_is_prepared_while_the_title_rests(opened, monkeypatch):
    made = []
    monkeypatch.setattr("ui.scenes.prewarm.sheet", made.append)
    pilot = opened_at(opened())
    pilot.tick(1, 0.3)
    assert made == []
    pilot.tick(6, 0.3)
    assert made == ["weave", "stone", "wood", "linen"]
