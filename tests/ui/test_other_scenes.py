"""First start, pause, records, dates, sounds."""

import wave
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pygame
import pytest

from game.titles import TITLES
from saves import CannotSave, Record, SaveIdentity, SeatRecord
from tests.pilot.matches import new_match, sit_down
from tests.ui import demo
from tests.ui.bench import opened_at
from ui.art.paths import SOUNDS
from ui.frame.sound import NAMES as SOUND_NAMES
from ui.scenes import routes
from ui.scenes.circle import circle_of
from ui.scenes.dates import told_date
from ui.scenes.end import EndScene
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.move_list import MoveListScene
from ui.scenes.pause import PauseScene
from ui.scenes.records.row import ResultPainter
from ui.scenes.seat import SeatScene
from ui.scenes.table import TableScene
from ui.scenes.title import TitleScene
from ui.scenes.tutorial import TutorialScene
from ui.text import Catalogue, Voice
from ui.widgets.dialog import Dialog
from ui.widgets.sheet import Sheet
from ui.workshop import sounds
from ui.workshop.gallery.matches import whole_game


@pytest.fixture
def first(opened):
    pilot = opened(language=None)
    routes.open_first_start(pilot.app)
    pilot.tick()
    return pilot


def test_the_first_start_asks_for_language_and_size_and_then_lets_play(first):
    first.click_at(first.find("Langue").field(1).center)
    first.focus("Text size")
    first.key(pygame.K_RIGHT)
    first.click("Play")
    assert isinstance(first.scene, TitleScene)
    kept = first.app.store.settings()[0]
    assert (kept.language, kept.text_size) == ("en", 110)


def test_the_first_start_offers_the_lesson_first(first, monkeypatch):
    monkeypatch.setattr("ui.scenes.lessons.has_lesson", lambda game: True)
    assert first.click("Apprendre").kind == "gold"
    assert isinstance(first.scene, Dialog)
    first.click("Amun-Re")
    assert isinstance(first.scene, TutorialScene) and first.app.store.settings()[0].language == "fr"


@pytest.fixture
def paused(opened, idle_workers):
    pilot = opened_at(opened(), routes.open_table, demo.played(8, seed=3), SaveIdentity.new())
    routes.open_pause(pilot.app, None)
    pilot.tick()
    return pilot


def test_a_match_is_saved_under_a_name_and_escape_resumes(paused):
    paused.click("Enregistrer")
    paused.key(pygame.K_BACKSPACE)
    paused.type("Avant la fin")
    paused.key(pygame.K_RETURN)
    (entry,) = paused.app.store.matches()
    assert (entry.header.name, entry.header.moves) == ("Avant la fin", 8)
    assert isinstance(paused.scene, PauseScene)
    paused.key(pygame.K_ESCAPE)
    assert not isinstance(paused.scene, PauseScene)


def test_quitting_to_the_menu_saves(paused):
    paused.click("Quitter vers le menu")
    assert isinstance(paused.scene, TitleScene)
    assert {entry.header.moves for entry in paused.app.store.autosaves()} == {8}
    paused.find("Continuer")


def test_quitting_the_program_saves_or_asks(paused, monkeypatch):
    def refuse(*_):
        raise CannotSave(paused.app.store.folder, "full")

    with monkeypatch.context() as full:
        full.setattr(paused.app.store, "autosave", refuse)
        for label, running in (("Quitter Ipet", True), ("Quitter quand même", False)):
            paused.click(label)
            assert paused.app.running == running and not paused.app.store.autosaves()
    paused.click("Quitter Ipet")
    assert not paused.app.running and paused.app.store.autosaves()


def test_people_are_renamed_in_a_running_match_and_everything_tells_the_new_names(paused):
    """Two people of one name are refused with the reason; saves, log, prompt and the circle follow."""
    table = paused.app.stack.find(TableScene)
    before = table.host.match.setup
    paused.click("Changer les noms")
    paused.type(before.names[2])
    change = paused.find("Changer")
    assert not change.enabled and before.names[2] in change.reason
    assert paused.find("Nom, place 1").wrong and paused.find("Nom, place 3").wrong
    paused.key(pygame.K_RETURN)
    assert table.host.match.setup == before
    paused.key(pygame.K_a, pygame.KMOD_CTRL)
    paused.type("Aude")
    paused.key(pygame.K_RETURN)
    setup = table.host.match.setup
    assert setup.names == ("Aude", *before.names[1:]) and setup.seats[1:] == before.seats[1:]
    entry = next(entry for entry in paused.app.store.autosaves() if entry.path.name.startswith("match-"))
    assert paused.app.store.load(entry.path).match.setup == setup == paused.app.stack.find(TableScene).top.setup
    assert circle_of(paused.app).person("Aude") is not None
    paused.key(pygame.K_ESCAPE)
    told = [table.top._line(entry).told.text for entry in table.host.match.log_for(None)]
    assert any("Aude" in text for text in told) and not any(before.names[0] in text for text in told)
    assert [panel.label for panel in table.top.panels] == list(setup.names) == list(table.board.narrator.voice.seats)


def test_a_match_that_has_ended_is_looked_at_and_not_resumed(opened, idle_workers):
    pilot = opened_at(opened(), routes.open_table, demo.played(seed=3), SaveIdentity.new())
    pilot.wait_until(lambda: isinstance(pilot.scene, EndScene))
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TableScene)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, PauseScene)
    labels = {control.label for control in pilot.controls()}
    assert "Voir le résultat" in labels and not labels & {"Reprendre la partie", "Recommencer la partie"}
    pilot.click("Voir le résultat")
    assert isinstance(pilot.scene, EndScene)
    pilot.keys(pygame.K_ESCAPE, pygame.K_ESCAPE)
    pilot.click("Voir la table")
    assert isinstance(pilot.scene, TableScene)


@pytest.mark.parametrize(("answer", "seed"), [("Mêmes tirages", 3), ("Autres tirages", 99)])
def test_restart_says_whether_the_draws_are_the_same(paused, answer, seed):
    paused.app.new_seed = lambda: 99
    before = paused.app.stack.find(TableScene).host.match.setup
    paused.click("Recommencer la partie")
    paused.click(answer)
    match = paused.app.stack.find(TableScene).host.match
    assert (match.setup, len(match.moves)) == (replace(before, seed=seed), 0)


def test_records_are_filtered_read_and_scrolled_and_nothing_in_them_can_be_pressed(opened, store):
    demo.finish(store, 9)
    pilot = opened_at(opened(text_size=160), routes.open_records)
    assert len(pilot.scene.shown) == 9
    sheet = pilot.find("Parties terminées")
    before = pilot.pixels()
    pilot.move(sheet.rect.center)
    assert pilot.pixels() == before, "it does not light up under the mouse"
    assert not sheet.activate()
    for label in ("Amun-Re", "Retour"):
        sheet = pilot.find("Parties terminées")
        pilot.focus(label)
        pilot.keys(pygame.K_HOME, pygame.K_DOWN)
        assert sheet.scroll.offset > 0, "wherever the keyboard is"
    pilot.click("Amun-Re")
    assert len(pilot.scene.shown) == 9


def test_a_record_tells_its_variants_where_there_is_room(opened):
    """Before the first round a match is told as being set up."""
    app = opened().app
    seats = (SeatRecord("human", "Aude", 90, 1), SeatRecord("botankhamon", "Botankhamon", 80, 2))
    record = Record("00" * 8, datetime.now(UTC), "tekhenu", ("hard", "blind_start"), 1, 16, 80, seats)
    long, short = ResultPainter(app)._told(record)
    assert (long, short) == ("16 tours, difficulté élevée, cartes Départ imposées", "16 tours")
    assert [app.say("menu.round.tekhenu", n=n) for n in (0, 1)] == ["mise en place", "tour 1 sur 16"]


NOW = datetime(2025, 11, 12, 12, 0).astimezone()


@pytest.mark.parametrize(
    ("language", "days", "told"),
    [
        ("fr", 0, "aujourd’hui à 12 h 00"),
        ("fr", 1, "hier à 12 h 00"),
        ("fr", 2, "lundi à 12 h 00"),
        ("fr", 11, "1er novembre"),
        ("fr", 20, "23 octobre"),
        ("en", 1, "yesterday at 12:00"),
        ("en", 400, "8 October 2024"),
    ],
)
def test_dates_are_told_as_people_say_them(language, days, told):
    voice = Voice(Catalogue.load(language))
    when = (NOW - timedelta(days=days)).replace(hour=12, minute=0)
    assert told_date(voice, when.astimezone(UTC), NOW).replace("\u00a0", " ") == told


@pytest.mark.parametrize("name", SOUND_NAMES)
def test_a_sound_is_short_quiet_and_the_one_that_the_program_makes(name):
    path = SOUNDS / f"{name}.wav"
    assert path.stat().st_size < 150_000
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 22_000 <= file.getframerate() <= 44_100
        data = file.readframes(file.getnframes())
    loudest = max(abs(int.from_bytes(data[i : i + 2], "little", signed=True)) for i in range(0, len(data), 2))
    assert 1000 < loudest < 17_000
    if name in ("click", "page"):
        assert sounds.rendered(name) == data


def test_an_enlarged_thing_is_named_once(opened):
    pilot = opened()
    for told in ("*Râ*\nDemande 2 Nobles.", "Demande 2 Nobles."):
        scene = EnlargedScene(pilot.app, pygame.Surface((60, 60)), "Râ", told, print)
        assert scene.text == "Demande 2 Nobles."


@pytest.mark.parametrize("title", TITLES)
def test_a_press_on_a_panel_opens_all_that_lies_open_before_its_seat(opened, idle_workers, title):
    pilot, game = opened(), whole_game(title, 4)
    table = sit_down(pilot, game.branch(len(game.moves) * 4 // 5))
    panel = table.top.panels[1]
    goods = table.board.seat_goods(table.view, 1)
    assert goods and all(good.tip is not None or good.subject for good in goods)
    whole = [one for one in table.controls if getattr(one, "whole_panel", False) and one.of_seat == 1]
    pilot.use(next(one for one in (panel, *whole) if one.focusable))
    assert isinstance(pilot.scene, SeatScene)
    pilot.tick(2)
    pictures = [good.label for good in goods if good.subject]
    shown = [control for control in pilot.scene.controls if control.label in pictures and control.press]
    assert len(shown) == len(pictures)
    pilot.click(shown[0])
    assert isinstance(pilot.scene, EnlargedScene)
    pilot.keys(*[pygame.K_ESCAPE] * 2)
    assert pilot.scene is table
    signs = [one for one in table.controls if getattr(one, "of_seat", None) == 1 and not (one.moves or one.act)]
    assert all(one.press for one in signs), "wherever on the panel somebody presses"


def test_a_sheet_of_words_alone_is_as_high_as_they_are(opened):
    pilot = opened()
    sit_down(pilot, new_match("human", "human", "human"))
    pilot.scene.open_seat(0)
    pilot.tick(2)
    assert not next(one for one in pilot.scene.controls if isinstance(one, Sheet)).scroll.needed


def test_the_list_of_moves_turns_its_pages_by_arrows_keys_and_wheel(opened):
    """More moves than a small window holds at once, in large letters; the last page ends with the last move."""
    pilot, taken = opened((1280, 720), text_size=160), []
    table = sit_down(pilot, new_match("human", "human", "human"))
    moves = table.host.match.position.moves() * 4
    pilot.app.push(MoveListScene(pilot.app, table.board.narrator, moves, taken.append))
    pilot.tick()
    told = [control.label for control in pilot.scene.controls if control.label not in "←→"]
    assert len(told) < len(moves)
    pilot.click("→")
    second = [control.label for control in pilot.scene.controls]
    pilot.key(pygame.K_PAGEUP)
    pilot.key(pygame.K_PAGEDOWN)
    assert [control.label for control in pilot.scene.controls] == second
    pilot.wheel(-99)
    assert not pilot.find("→").enabled
    pilot.click([control for control in pilot.scene.controls if control.label not in "←→"][-1])
    assert taken == [moves[-1]]
