"""The open rule book: pages, search field, slip, links, keys, in every window."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.core.agenda import Decision
from game.core.match import Match
from game.core.tables import table_of
from game.tekhenu.components import box
from game.titles import TITLES, title
from saves.document import Keepsake
from tests.tutorial.stage import open_app
from ui.frame.app import App
from ui.frame.words import misfits
from ui.rules.question import Question
from ui.rules.table import enlarged
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.games import ORDER
from ui.scenes.rules import RulesScene
from ui.scenes.table_opening import table_scene

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


def opened(
    app: App, rule: str | None = None, question: Question | None = None, name: str = "amunre"
) -> RulesScene:
    scene = RulesScene(app, name, rule, question)
    app.push(scene)
    return scene


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


def press(app: App, key: int, mod: int = 0) -> None:
    app.gestures.rest()
    app.tick([Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 0.02)


def sections_shown(scene: RulesScene) -> set[str]:
    return {name for page in scene.open_book.shown() for name in page.sections}


@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("name", "rule"),
    [("amunre", "AMU-6.3"), ("tekhenu", "TEK-9"), ("pharaon", "PHA-6.5.1"), ("kemet", "KEM-6.6.1")],
)
def test_every_page_fits(
    tmp_path: Path, size: tuple[int, int], language: str, text: int, name: str, rule: str
) -> None:
    app = open_app(tmp_path, size, language, text)
    scene = opened(app, rule, Question("Néféret : une longue question de la table", app.livery("gold")), name)
    for spread in range(scene.open_book.spreads):
        scene.open_book.spread = spread
        scene.show_spread()
        with misfits() as found:
            scene.draw(app.window)
        assert found == [], spread
        for page, place in zip(scene.open_book.shown(), scene.plan.texts, strict=False):
            for placed in page.blocks:
                assert placed.top + placed.block.height <= place.height, (spread, placed.block.section)
        controls = [control for control in scene.controls if control is not scene.open_book]
        assert not [(a.label, b.label) for a, b in combinations(controls, 2) if a.rect.colliderect(b.rect)], spread


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_search_fits_too(tmp_path: Path, language: str) -> None:
    app = open_app(tmp_path, (1280, 720), language, 160)
    scene = opened(app)
    scene.look_for("pr")
    with misfits() as found:
        scene.draw(app.window)
    assert found == [] and scene.found.passages


def test_two_pages_where_there_is_room_else_one(tmp_path: Path) -> None:
    assert len(opened(open_app(tmp_path)).plan.pages) == 2
    assert len(opened(open_app(tmp_path, text=160)).plan.pages) == 1
    assert len(opened(open_app(tmp_path, (1280, 720))).plan.pages) == 1


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_opens_the_book_at_its_rule(app: App, name: str) -> None:
    for kind in title(name).codec.records.values():
        if issubclass(kind, Decision):
            scene = RulesScene(app, name, kind.rule)
            app.push(scene)
            assert scene.asked is not None and kind.rule in scene.asked.rules
            assert scene.asked.id in sections_shown(scene) and scene.open_book.lit_section == scene.asked.id


def test_the_slip_names_the_question_of_the_table(app: App) -> None:
    rules = title("amunre")
    match = Match(rules, table_of("amunre", ("human",) * 3, (), 5))
    app.push(table_scene(app, match, Keepsake("x")))
    decision = match.decision
    assert decision is not None
    scene = opened(app, decision.rule)
    asked = app.narrator(match.setup).headline(decision, match.position)
    assert scene.question is not None and scene.question.text == asked
    assert opened(app, "AMU-8.1").question is None


def test_without_a_question_the_slip_names_the_rule(app: App) -> None:
    scene = opened(app, "AMU-8.6")
    assert any(placed.block.passage == -2 for page in scene.open_book.shown() for placed in page.blocks)


def test_pages_turn_with_keys_and_wheel(app: App) -> None:
    scene = opened(app)
    press(app, pygame.K_RIGHT)
    assert scene.open_book.spread == 1
    press(app, pygame.K_PAGEDOWN)
    assert scene.open_book.spread == 2
    press(app, pygame.K_LEFT)
    press(app, pygame.K_HOME)
    assert scene.open_book.spread == 0
    press(app, pygame.K_LEFT)
    assert scene.open_book.spread == 0
    scene.open_book.handle(Event(pygame.MOUSEWHEEL, y=-1))
    assert scene.open_book.spread == 1
    press(app, pygame.K_END)
    assert scene.open_book.spread == scene.open_book.spreads - 1


def test_a_chapter_opens_at_its_first_section(app: App) -> None:
    scene = opened(app)
    for line, chapter in zip(scene.lines, scene.book.chapters, strict=True):
        assert line.press is not None
        line.press()
        assert chapter.sections[0].id in sections_shown(scene)
        assert [other.label for other in scene.lines if other.current] == [chapter.title]


def test_links_lead_to_other_sections(app: App) -> None:
    scene = opened(app, "AMU-8.6")
    chip = scene.chips[0]
    assert chip.press is not None
    chip.press()
    assert chip.label.split(" ", 1)[1] in {scene.book.section(name).title for name in sections_shown(scene)}


def test_a_search_counts_and_opens_the_first_passage(app: App) -> None:
    scene = opened(app)
    scene.look_for("chameau")
    assert scene.found.passages[0].section in sections_shown(scene)
    assert [line.count for line in scene.lines] == list(scene.found.by_chapter.values())


def test_enter_goes_from_passage_to_passage_and_round(app: App) -> None:
    scene = opened(app)
    scene.look_for("temple")
    seen = []
    for _ in range(len(scene.found.passages) + 1):
        press(app, pygame.K_F3)
        assert scene.open_book.lit_passage is not None
        seen.append(scene.open_book.lit_passage)
        assert scene.open_book.lit_passage[0] in sections_shown(scene)
    assert seen[0] == seen[-1] and len(set(seen)) == len(scene.found.passages)


def test_typing_into_the_field_searches(app: App) -> None:
    scene = opened(app)
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    assert scene.field.typing
    for letter in "vol":
        key = getattr(pygame, f"K_{letter}")
        app.tick([Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter), Event(pygame.TEXTINPUT, text=letter)], 0.05)
    assert scene.query == "vol" and scene.found.passages


def test_f1_comes_back_to_the_decision(app: App) -> None:
    scene = opened(app, "AMU-6.3")
    press(app, pygame.K_END)
    assert "bid" not in sections_shown(scene)
    press(app, pygame.K_F1)
    assert "bid" in sections_shown(scene)


def test_escape_closes_the_book(app: App) -> None:
    first = opened(app)
    opened(app)
    press(app, pygame.K_ESCAPE)
    assert app.stack.top is first


def test_every_game_has_its_rules(app: App) -> None:
    scene = opened(app)
    assert [emblem.game for emblem in scene._emblems if emblem.enabled] == [game for game in ORDER if game in TITLES]


def test_games_without_rules_say_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.scenes.rules.COMING", ("kemet",))
    scene = opened(app)
    assert [(emblem.game, bool(emblem.reason)) for emblem in scene._emblems if not emblem.enabled] == [("kemet", True)]


def test_a_card_of_a_table_can_be_looked_at_closely(app: App) -> None:
    scene = opened(app, name="tekhenu")
    scene.open_section("all_blessings")
    spot = scene.rows[0]
    assert spot.label == "Don de calcaire" and spot.press is not None
    spot.press()
    assert isinstance(app.stack.top, EnlargedScene)
    press(app, pygame.K_SPACE)
    assert app.stack.top is scene


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_and_tile_can_be_enlarged(tmp_path: Path, language: str) -> None:
    app = open_app(tmp_path, (1280, 720), language)
    scene = opened(app, name="tekhenu")
    rows = [row for rows in scene._tables.values() for row in rows if row.subject]
    parts = box()
    cards = [*parts.blessings, *parts.technologies, *parts.decrees, *parts.start_cards, *parts.destinies]
    assert len(rows) == len(cards) + len(parts.tiles) + len(parts.bot.tiles)
    for row in rows:
        picture, text = enlarged("tekhenu", scene.screen, app.voice, row.subject)
        assert picture.get_width() > 100 and text


def test_a_book_without_such_cards_has_nothing_to_enlarge(app: App) -> None:
    scene = opened(app)
    scene.open_section("all_cards")
    assert scene.rows == []


def test_the_page_stays_when_the_language_changes(app: App) -> None:
    scene = opened(app)
    scene.open_section("gifts")
    app.change(language="en")
    assert "gifts" in sections_shown(scene) and scene.book.language == "en"
