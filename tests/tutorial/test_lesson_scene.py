"""The lesson at the table: the keyboard, explanations, going back, leaving and coming again, corrections of the box."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.amunre.auction import bid
from game.amunre.components import components
from game.core import data
from game.pharaon.turn import go_to
from saves.document import SaveIdentity
from saves.progress import FILE
from saves.store import Store
from tests.conftest import Opening
from tests.tutorial.conftest import Begin
from tests.tutorial.stage import Floor, open_lesson, state
from tests.ui.bench import opened_at
from ui.kit.target import Target
from ui.scenes import routes
from ui.scenes.rules import RulesScene
from ui.scenes.table import TableScene
from ui.scenes.tutorial import TutorialScene
from ui.widgets.dialog import MessageDialog


def test_the_wanted_target_is_among_the_first_stops_of_the_keyboard(begin: Begin) -> None:
    """Or what is to be pointed at."""
    learner, scene = begin(step="farmers")
    learner.key(pygame.K_TAB)
    current = scene.ring.current
    assert isinstance(current, Target) and set(current.moves) & set(scene.run.wanted)
    learner.key(pygame.K_RETURN)
    assert state(scene.run).farmers["abydos"] == 1
    learner.go_to("map")
    for _ in range(60):
        if not scene.run.done:
            learner.key(pygame.K_TAB)
    assert scene.run.done, "the keyboard never pointed at three provinces"


def test_the_explanation_flashes_once_and_goes_after_a_while_or_with_the_next_gesture(begin: Begin) -> None:
    learner, scene = begin(step="bid")
    scene.take(bid("dakhla", 0))
    assert scene.overlay.panel is not None and scene.overlay.panel.blink == 1.0 and scene.overlay.moving
    learner.watch()
    assert scene.overlay.panel.blink == 0.0 and scene.reason
    learner.tick(120, 0.1)
    assert not scene.reason, "the task has its place back"
    scene.explain_nothing()
    scene.take(bid("thebes", 3))
    assert not scene.reason


def test_back_restores_the_step_before_and_the_first_one_has_none(begin: Begin) -> None:
    learner, scene = begin(step="farmers")
    learner.do_gesture()
    assert state(scene.run).farmers["abydos"] == 1
    learner.click(learner.button("back"))
    assert scene.run.step.id == "cards" and scene.host.match is scene.run.match
    assert state(scene.run).farmers["abydos"] == 0 and state(scene.run).seats[0].gold == 20
    learner.go_to(0)
    assert not learner.button("back").enabled


def test_a_lesson_is_resumed_where_it_was_left(begin: Begin, opened: Opening) -> None:
    learner, scene = begin(step="gifts")
    learner.key(pygame.K_ESCAPE)
    learner.click(scene.say("learn.tutorial.quit"))
    assert isinstance(learner.scene, Floor)
    again = open_lesson(opened().app)
    assert again.run.step.id == "gifts" and again.run.match.position == scene.run.match.position
    again.restart()
    assert again.run.step.id == "aim"


def test_a_bookmark_that_leads_nowhere_starts_at_the_beginning(opened: Opening, store: Store) -> None:
    """A damaged one is told; a step that is gone is not."""
    store.folder.mkdir()
    for text, told in (("lessons: {amunre: [long_gone, false]}", False), ("{[", True)):
        (store.folder / FILE).write_text(text, encoding="utf-8")
        app = opened().app
        assert open_lesson(app).run.number == 0
        shown = app.notices.shown
        assert (shown is not None and shown.text == app.say("learn.tutorial.progress_lost")) == told


def test_escape_first_takes_back_what_was_only_chosen(begin: Begin) -> None:
    learner, scene = begin(step="harvest")
    learner.click(next(t for t in learner.targets() if t.subject == "card.great_harvest"))
    learner.key(pygame.K_ESCAPE)
    assert learner.scene is scene


def test_the_language_can_change_in_the_middle_and_nothing_is_saved_as_a_match(begin: Begin) -> None:
    learner, scene = begin(step="offering")
    learner.app.change(language="en")
    assert scene.overlay.panel is not None and scene.overlay.panel.speech.title == scene.run.step.title["en"]
    assert scene.board.narrator.voice.seats[0] == "Neferet"
    learner.go_to("scoring")
    learner.app.stack.close()
    assert learner.app.store.autosaves() == [] and learner.app.store.matches() == []


def test_the_rule_book_opens_over_the_lesson_at_the_rule_of_the_step(begin: Begin) -> None:
    learner, scene = begin()
    for step_id, rule in (("reveal", "AMU-6.1"), ("bid", "AMU-6.3"), ("gifts", "AMU-8.6")):
        learner.go_to(step_id)
        learner.key(pygame.K_F1)
        book = learner.scene
        assert isinstance(book, RulesScene) and book.rule == rule
        learner.key(pygame.K_ESCAPE)
        assert learner.scene is scene


def test_at_the_end_the_match_goes_on_against_apprentices(begin: Begin) -> None:
    """It is an ordinary match then: undo, hints, and a save that goes on from the lesson's last position."""
    learner, scene = begin("pharaon", "free")
    position = scene.run.match.position
    learner.click(learner.button("play_on"))
    table = learner.scene
    assert isinstance(table, TableScene) and table is not scene
    match = table.host.match
    assert match.position == position and [seat.kind for seat in match.setup.seats] == ["human", "apprenti", "apprenti"]
    match.play(go_to("burial"))
    path = learner.app.store.save(match, SaveIdentity.new("suite"))
    assert learner.app.store.load(path).match.position == match.position


@pytest.fixture
def corrections(store: Store) -> Iterator[Path]:
    store.data_folder.mkdir(parents=True)
    data.use_overrides(store.data_folder)
    yield store.data_folder
    data.use_overrides(None)
    components.cache_clear()


@pytest.mark.parametrize(
    ("correction", "opens"),
    [("setup: {gold_per_player: 9}", MessageDialog), ("provinces: [{id: berenike, fields: 1}]", TutorialScene)],
)
def test_a_lesson_opens_only_if_corrections_leave_it_alone(
    corrections: Path, opened: Opening, correction: str, opens: type
) -> None:
    (corrections / "amunre.yaml").write_text(correction)
    components.cache_clear()
    assert isinstance(opened_at(opened(), routes.open_tutorial, "amunre").scene, opens)
