"""The crawl itself: stage after stage, gesture after gesture; failures are collected and never stop it."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from ui.frame.memory import Restraint
from ui.scenes import table_opening
from ui.workshop.crawl.failure import Failure, Stage, Step, step_of
from ui.workshop.crawl.gestures import GESTURES
from ui.workshop.crawl.places import TablePlace, UnknownPlace, place_named
from ui.workshop.crawl.sampling import Sampler
from ui.workshop.crawl.walk import Walk
from ui.workshop.stand_ins import AnswersAtOnce


@contextmanager
def secluded() -> Iterator[None]:
    """While this is open the window cannot reach outside."""
    browse, worker = webbrowser.open, table_opening.new_worker
    webbrowser.open = _browse_nothing
    table_opening.new_worker = AnswersAtOnce
    try:
        yield
    finally:
        webbrowser.open, table_opening.new_worker = browse, worker


def _browse_nothing(url: str, new: int = 0, autoraise: bool = True) -> bool:
    return True


LONGEST = 12
"""Gestures after which a place is opened anew, so that trails stay short."""


@dataclass(slots=True)
class Findings:
    """What was done and what was found, one failure of each sort."""

    gestures: int = 0
    decisions: set[str] = field(default_factory=set)
    scenes: set[str] = field(default_factory=set)
    failures: dict[tuple[str, str], Failure] = field(default_factory=dict)


class Crawl:
    """`tell` hears of every new sort of failure at once."""

    def __init__(
        self, seed: int, gestures: int, answers: int = 2, tell: Callable[[Failure], None] = lambda failure: None
    ) -> None:
        """`gestures`: how many are tried at each stage besides what every decision must stand with some `answers`."""
        self.random = Random(seed)
        self.findings = Findings()
        self.sampler = Sampler(self.random, answers)
        self._gestures = gestures
        self._tell = tell

    def go(self, stages: Iterable[Stage], goes_on: Callable[[], bool] = lambda: True) -> Findings:
        """From stage to stage as long as it goes on."""
        keep_small = Restraint()
        with secluded():
            for stage in stages:
                if not goes_on():
                    break
                self.visit(stage)
                keep_small()
        return self.findings

    def visit(self, stage: Stage) -> None:
        """Open a place and try things there."""
        place = stage.place
        (self.findings.decisions if isinstance(place, TablePlace) else self.findings.scenes).add(place.about)
        walk = Walk(stage)
        try:
            if not self._note(walk.open()):
                for step in self._steps(walk):
                    self._try(walk, step)
            self._note(walk.leave())
        finally:
            walk.close()

    def _steps(self, walk: Walk) -> Iterator[Step]:
        """What is tried at a stage; looked up step by step, because every gesture may change what can be seen."""
        if isinstance(walk.stage.place, TablePlace):
            yield from self.sampler.duties(walk)
        for _ in range(self._gestures):
            if walk.freshen() is not None:
                return
            yield self.sampler.least_tried(walk)

    def _try(self, walk: Walk, step: Step) -> None:
        if len(walk.steps) >= LONGEST:
            self._note(walk.leave())
        self._note(walk.freshen())
        self.findings.gestures += 1
        failure = walk.do(step)
        if failure is not None and failure.sort not in self.findings.failures:
            failure = shortened(failure)
        self._note(failure)

    def _note(self, failure: Failure | None) -> bool:
        if failure is None:
            return False
        if failure.sort not in self.findings.failures:
            self.findings.failures[failure.sort] = failure
            self._tell(failure)
        return True


def shortened(failure: Failure) -> Failure:
    """The same failure after the fewest of its last gestures."""
    for count in range(1, len(failure.steps)):
        again = repeated(failure.stage, failure.steps[-count:])
        if again is not None and again.sort == failure.sort:
            return again
    return failure


def repeated(stage: Stage, steps: Iterable[Step]) -> Failure | None:
    """Do these gestures at a stage; what came of them."""
    walk = Walk(stage)
    try:
        return walk.follow(steps) or walk.leave()
    finally:
        walk.close()


def repeat(script: str) -> Failure | None:
    """Repeat a failure from its script."""
    head, *rest = script.split()
    place, _, manner = head.partition("@")
    language, _, look = (manner or "fr/1280x720").partition("/")
    size, _, motion = look.partition("/")
    width, _, height = size.partition("x")
    steps = [step_of(text) for text in rest]
    if not (width + height).isdigit() or any(step.gesture not in GESTURES for step in steps):
        raise UnknownPlace(script)
    stage = Stage(place_named(place), language, (int(width), int(height)), motion == "lively")
    with secluded():
        return repeated(stage, steps)
