"""A walk: a place is brought before a person, gestures are done there one by one, and each is looked at."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from saves.settings import Pace
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.scenes.curtain import CurtainScene
from ui.scenes.table import TableScene
from ui.workshop.crawl.failure import Failure, Stage, Step, raised
from ui.workshop.crawl.gestures import GESTURES, REST, tab_stops
from ui.workshop.crawl.places import TablePlace
from ui.workshop.crawl.standing import Standing, broken_rules, promise, standing
from ui.workshop.gallery.studio import Studio
from ui.workshop.pilot import FRAME, Hand, NothingThere, Pilot

PATIENCE = 8
"""Escapes after which one must be back where one came from, or at a menu."""
STRIDE = 0.25
TABLES = (TableScene, CurtainScene)


class Walk:
    """Steps from a freshly opened place. After a failure, or where the match went on, `fresh` is False."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.steps: tuple[Step, ...] = ()
        self.fresh = False
        self._studio = Studio(stage.size, stage.language, 100, Hand)

    @property
    def pilot(self) -> Pilot:
        return self._studio.pilot

    def open(self) -> Failure | None:
        """Go to the place, whatever was there before."""
        self._studio.app.stack.take_all()
        self.steps = ()
        still = isinstance(self.stage.place, TablePlace) and not self.stage.lively
        pace: Pace = "instant" if still else "normal"
        try:
            app = self._studio.opened(pace=pace, reduced_motion=still)
            app.new_seed = lambda: 7
            self.stage.place.arrange(self._studio)
            self._home: Scene = self.pilot.scene
            self._opened = standing(app)
        except Exception as error:
            self._studio.app.stack.take_all()
            return raised(self.stage, (), error)
        self.fresh = True
        return None

    def freshen(self) -> Failure | None:
        """Open the place anew if the last gesture led away from it."""
        return None if self.fresh else self.open()

    def controls(self) -> list[tuple[int, Control]]:
        """What can be reached with the mouse, with its number."""
        return [(n, c) for n, c in enumerate(self.pilot.controls()) if c.rect.width and c.rect.height]

    def do(self, step: Step) -> Failure | None:
        """One gesture, and what it broke. A control that has gone or is covered is left alone."""
        gesture, app = GESTURES[step.gesture], self._studio.app
        try:
            self.pilot.tick(1, REST)
            control = self._control(step)
            if gesture.on_control and control is None:
                return None
            self.steps += (Step(step.gesture, step.control, control.label if control is not None else ""),)
            before, press = standing(app), promise(app, control)
            gesture.do(self.pilot, control)
            self._settle()
            after = standing(app)
            rules = broken_rules(gesture, press, before, after) if before and after else []
            if not rules and not self._come_back():
                rules = ["escape"]
            self.fresh = not rules and self._unchanged(after)
        except Exception as error:
            self.fresh = False
            return raised(self.stage, self.steps, error)
        return Failure(self.stage, self.steps, rules[0], "") if rules else None

    def follow(self, steps: Iterable[Step]) -> Failure | None:
        """Open the place anew and do these gestures; the first failure ends it."""
        failure = self.open()
        for step in steps:
            failure = failure or self.do(step)
        return failure

    def leave(self) -> Failure | None:
        """Close everything; what was saved then must be the match as it was."""
        app = self._studio.app
        self.fresh = False
        try:
            seen = standing(app)
            app.stack.close()
            if seen is not None and seen.moves:
                kept = app.store.load(app.store.autosave(seen.match, seen.identity)).match
                if kept.digest() != seen.match.digest() or tuple(kept.moves) != seen.moves:
                    return Failure(self.stage, self.steps, "saved", "")
        except Exception as error:
            app.stack.take_all()
            return raised(self.stage, self.steps, error)
        return None

    def close(self) -> None:
        self._studio.app.stack.take_all()
        self._studio.close()

    def _control(self, step: Step) -> Control | None:
        """The control that a step means, if it can be reached."""
        found = self.pilot.controls()
        if not 0 <= step.control < len(found):
            return None
        control = found[step.control]
        if step.gesture == "tab_enter" and control not in tab_stops(self.pilot):
            return None
        try:
            self.pilot.spot(control)
        except NothingThere:
            return None
        return control

    def _settle(self) -> None:
        """Let what moves come to its end, and draw."""
        for _ in range(PATIENCE):
            if not self.pilot.scene.animating:
                break
            self.pilot.tick(1, STRIDE)
        self.pilot.scene.dirty = True
        self.pilot.tick(1, FRAME)

    def _come_back(self) -> bool:
        """Escape from whatever was opened leads back, to a table, or to a menu from which nothing leads further."""
        app = self._studio.app
        for _ in range(PATIENCE):
            top = app.stack.top
            if not app.running or top is self._home or len(app.stack) == 1 or isinstance(top, TABLES):
                return True
            self.pilot.tick(1, REST)
            self.pilot.key(pygame.K_ESCAPE)
        return False

    def _unchanged(self, after: Standing | None) -> bool:
        """Whether one stands where one was opened, so that the walk can go on from here."""
        app, opened = self._studio.app, self._opened
        if not app.running or app.stack.top is not self._home:
            return False
        if opened is None or after is None:
            return opened is after
        return after.match is opened.match and after.digest == opened.digest and after.viewer == opened.viewer
