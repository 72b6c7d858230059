"""The open rule book: pages, search field, slip, links, keys, in every window."""

from itertools import combinations, product
from typing import Any

import pygame
import pytest

from game.core.agenda import Decision
from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from saves.document import SaveIdentity
from tests.conftest import Opening
from ui.frame.words import misfits
from ui.rules.question import Question
from ui.rules.reader import load_book
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.rules import RulesScene
from ui.scenes.table_opening import table_scene
from ui.text import LANGUAGES
from ui.titles import ORDER
from ui.workshop.pilot import Pilot

LARGE, SMALL = (1920, 1080), (1280, 720)
LOOKS = [*product((SMALL, LARGE, (2560, 1440)), LANGUAGES, (100, 160), TITLES)]
ORDINARY = (0, 13, 22, 31)
BY_TURNS = [pytest.param(*look, marks=[] if n in ORDINARY else pytest.mark.thorough) for n, look in enumerate(LOOKS)]
"""All windows, languages, text sizes and books; each book ordinarily in one of them."""
RULES = {"amunre": "AMU-6.3", "tekhenu": "TEK-9", "pharaon": "PHA-6.5.1", "kemet": "KEM-6.6.1"}


@pytest.fixture
def pilot(opened: Opening) -> Pilot:
    return opened(LARGE)


def book_of(pilot: Pilot, *asked: Any, name: str = "amunre") -> RulesScene:
    """The book of a game, at a rule and with a question of the table if they are given."""
    scene = RulesScene(pilot.app, name, *asked)
    pilot.app.push(scene)
    return scene


def sections_shown(scene: RulesScene) -> set[str]:
    return {name for page in scene.open_book.shown() for name in page.sections}


@pytest.mark.parametrize(("size", "language", "text", "name"), BY_TURNS)
def test_every_page_fits(opened: Opening, size: tuple[int, int], language: str, text: int, name: str) -> None:
    pilot = opened(size, language=language, text_size=text)
    question = Question("Néféret : une longue question de la table", pilot.app.seat_style("gold"))
    scene = book_of(pilot, RULES[name], question, name=name)
    for spread in range(scene.open_book.spreads):
        scene.open_book.spread = spread
        scene.show_spread()
        with misfits() as found:
            scene.draw(pilot.app.window)
        assert found == [], spread
        for page, place in zip(scene.open_book.shown(), scene.plan.texts, strict=False):
            for placed in page.blocks:
                assert placed.top + placed.block.height <= place.height, (spread, placed.block.section)
        controls = [control for control in scene.controls if control is not scene.open_book]
        assert not [(a.label, b.label) for a, b in combinations(controls, 2) if a.rect.colliderect(b.rect)], spread


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_fits_too(opened: Opening, language: str) -> None:
    pilot = opened(SMALL, language=language, text_size=160)
    scene = book_of(pilot)
    scene.look_for("pr")
    with misfits() as found:
        scene.draw(pilot.app.window)
    assert found == [] and scene.found.passages


@pytest.mark.parametrize(("size", "text", "pages"), [(LARGE, 100, 2), (LARGE, 160, 1), (SMALL, 100, 1)])
def test_two_pages_where_there_is_room_else_one(opened: Opening, size: tuple[int, int], text: int, pages: int) -> None:
    assert len(book_of(opened(size, text_size=text)).plan.pages) == pages


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_finds_the_section_of_its_rule(name: str) -> None:
    book = load_book(name, "fr")
    asked = {kind.rule for kind in title(name).codec.records.values() if issubclass(kind, Decision)}
    assert asked and [rule for rule in asked if rule not in book.find(rule).rules] == []


@pytest.mark.parametrize("name", TITLES)
def test_the_book_opens_at_the_rule_in_question(pilot: Pilot, name: str) -> None:
    scene = book_of(pilot, RULES[name], name=name)
    assert scene.asked is not None and RULES[name] in scene.asked.rules
    assert scene.asked.id in sections_shown(scene) and scene.open_book.lit_section == scene.asked.id


def test_the_slip_names_the_question_of_the_table(pilot: Pilot) -> None:
    match = Match(title("amunre"), table_of("amunre", ("human",) * 3, (), 5))
    pilot.app.push(table_scene(pilot.app, match, SaveIdentity("x")))
    decision = match.decision
    assert decision is not None
    scene = book_of(pilot, decision.rule)
    asked = pilot.app.narrator(match.setup).headline(decision, match.position)
    assert scene.question is not None and scene.question.text == asked
    assert book_of(pilot, "AMU-8.1").question is None
    scene = book_of(pilot, "AMU-8.6")
    shown = [placed.block.passage for page in scene.open_book.shown() for placed in page.blocks]
    assert -2 in shown, "without a question it names the rule"


def test_pages_turn_with_keys_and_wheel_stay_in_another_language_and_escape_closes_the_book(pilot: Pilot) -> None:
    scene = book_of(pilot)
    turned = ((pygame.K_RIGHT, 1), (pygame.K_PAGEDOWN, 2), (pygame.K_LEFT, 1), (pygame.K_HOME, 0), (pygame.K_LEFT, 0))
    for key, spread in turned:
        pilot.key(key)
        assert scene.open_book.spread == spread
    pilot.move(scene.open_book.rect.center)
    pilot.wheel(-1)
    assert scene.open_book.spread == 1
    pilot.key(pygame.K_END)
    assert scene.open_book.spread == scene.open_book.spreads - 1
    scene.open_section("gifts")
    pilot.app.change(language="en")
    assert "gifts" in sections_shown(scene) and scene.book.language == "en"
    book_of(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.stack.top is scene


def test_a_chapter_opens_at_its_first_section_and_links_lead_to_others(pilot: Pilot) -> None:
    scene = book_of(pilot, "AMU-8.6")
    chip = scene.chips[0]
    assert chip.press is not None
    chip.press()
    assert chip.label.split(" ", 1)[1] in {scene.book.section(name).title for name in sections_shown(scene)}
    for line, chapter in zip(scene.lines, scene.book.chapters, strict=True):
        assert line.press is not None
        line.press()
        assert chapter.sections[0].id in sections_shown(scene)
        assert [other.label for other in scene.lines if other.current] == [chapter.title]


def test_a_search_counts_opens_the_first_passage_and_goes_round(pilot: Pilot) -> None:
    scene = book_of(pilot)
    pilot.key(pygame.K_f, pygame.KMOD_CTRL)
    assert scene.field.typing
    pilot.type("vol")
    assert scene.query == "vol" and scene.found.passages
    for query in ("chameau", "temple"):
        scene.look_for(query)
        assert scene.found.passages[0].section in sections_shown(scene)
        assert [line.count for line in scene.lines] == list(scene.found.by_chapter.values())
    seen = []
    for _ in range(len(scene.found.passages) + 1):
        pilot.key(pygame.K_F3)
        assert scene.open_book.lit_passage is not None
        seen.append(scene.open_book.lit_passage)
        assert scene.open_book.lit_passage[0] in sections_shown(scene)
    assert seen[0] == seen[-1] and len(set(seen)) == len(scene.found.passages)


def test_f1_comes_back_to_the_decision(pilot: Pilot) -> None:
    scene = book_of(pilot, "AMU-6.3")
    for key, shown in ((pygame.K_END, False), (pygame.K_F1, True)):
        pilot.key(key)
        assert ("bid" in sections_shown(scene)) == shown
    assert [emblem.game for emblem in scene._emblems if emblem.enabled] == list(ORDER), "every game has its rules"


def test_a_card_of_a_table_can_be_looked_at_closely(pilot: Pilot) -> None:
    scene = book_of(pilot, name="tekhenu")
    scene.open_section("all_blessings")
    spot = scene.rows[0]
    assert spot.label == "Don de calcaire" and spot.press is not None
    spot.press()
    assert isinstance(pilot.app.stack.top, EnlargedScene)
    pilot.key(pygame.K_SPACE)
    assert pilot.app.stack.top is scene
    spot.press()
    pilot.key(pygame.K_F1)
    assert pilot.app.stack.top is scene and "production_blessings" in sections_shown(scene), "the rule that it cites"
    scene = book_of(pilot)
    scene.open_section("all_cards")
    assert scene.rows == [], "Amun-Re has nothing to enlarge"
