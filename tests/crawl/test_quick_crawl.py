"""Every gesture on every kind of control, at every kind of decision and in every scene: nothing raises, nothing is
played that was not asked for."""

from contextlib import closing
from random import Random

import pytest

from game.titles import TITLES
from game.titles import title as find_title
from tests.crawl.conftest import ANSWERS, GESTURES, SEED, told
from ui.workshop.checks import SCENES
from ui.workshop.crawl.crawl import Crawl
from ui.workshop.crawl.failure import Stage
from ui.workshop.crawl.gestures import GESTURES as ALL
from ui.workshop.crawl.itinerary import every_decision
from ui.workshop.crawl.places import games_of, place_named, scenes
from ui.workshop.crawl.walk import Walk


@pytest.mark.parametrize("share", [8, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("title", TITLES)
def test_every_decision_stands_every_gesture(title, share):
    """Every eighth kind of decision in the ordinary run, all of them in the thorough one."""
    stages = every_decision((title,), Random(SEED))[::share]
    crawl = Crawl(SEED, -(-GESTURES // share // len(stages)), ANSWERS)
    findings = crawl.go(stages)
    assert told(findings) == []
    assert findings.decisions == {stage.place.about for stage in stages}
    if share == 1:
        assert findings.decisions == {f"{title}.{decision}" for decision in games_of(title).moments}
        assert {gesture for *_, gesture in crawl.sampler.tried} == set(ALL)


def test_the_same_seed_does_the_same_gestures(monkeypatch):
    done: list[str] = []
    do = Walk.do
    monkeypatch.setattr(Walk, "do", lambda walk, step: done.append(f"{walk.stage} {step}") or do(walk, step))
    runs = []
    for _ in range(2):
        Crawl(3, 3).go(every_decision(("amunre",), Random(3))[:1])
        runs.append(list(done))
        done.clear()
    assert runs[0] == runs[1] and len(runs[0]) > 6


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_seats_and_every_solo_opponent_is_visited(title):
    games = games_of(title)
    visited = (games.setup(game).seats for game in range(len(games.matches)))
    kinds = {tuple(seat.kind for seat in seats) for seats in visited}
    assert kinds == {seats for seats, _ in find_title(title).tables()}
    crawled = {stage.place.table for stage in every_decision((title,), Random(SEED))}
    assert {seats for seats, _ in crawled} == kinds


def test_a_scene_that_is_arranged_with_the_keyboard_opens():
    with closing(Walk(Stage(place_named("gallery/new_match_seed")))) as walk:
        assert walk.open() is None


@pytest.mark.thorough
def test_scenes_and_lessons_stand_every_gesture():
    halls = {place.exhibit: place for place in scenes(())}
    steps = [name for name in halls if name.startswith("tutorial_")]
    names = [*(name for name in SCENES if name in halls), *Random(SEED).sample(steps, len(TITLES))]
    crawl = Crawl(SEED, -(-GESTURES // len(names)))
    findings = crawl.go(Stage(halls[name], ("fr", "en")[n % 2]) for n, name in enumerate(names))
    assert told(findings) == [] and len(findings.scenes) > 20
