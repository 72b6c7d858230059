"""A crawl that is quick enough for every run of the tests."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.boards.harness import FIRST
from ui.workshop.crawl.crawl import Crawl
from ui.workshop.crawl.games import Games
from ui.workshop.crawl.itinerary import every_decision
from ui.workshop.crawl.places import games_of

SEED, GESTURES, ANSWERS = 1, 130, 1
"""Gestures that are tried in all, besides what each decision must stand with one of its answers."""


@pytest.fixture(autouse=True, scope="module")
def some_games() -> Iterator[None]:
    """A hundred recorded games with all their positions are too much to read and to keep beside other tests."""
    Games.MOST = FIRST
    yield
    Games.MOST = None
    games_of.cache_clear()


@pytest.fixture
def crawl_decision():
    """Crawl one kind of decision of a title, as the quick crawl of all of them does; what failed."""

    def crawl(title: str, decision: str, gestures: int = 60, answers: int = ANSWERS) -> list[str]:
        stages = every_decision((title,), Random(SEED))
        chosen = [stage for stage in stages if stage.place.about == f"{title}.{decision}"]
        assert chosen
        return told(Crawl(SEED, gestures, answers).go(chosen))

    return crawl


def told(findings) -> list[str]:
    """Failures with all that is needed to repeat them."""
    return [f"{f.rule or f.what} {f.where} [{f.trail}] {f.script}" for f in findings.failures.values()]
