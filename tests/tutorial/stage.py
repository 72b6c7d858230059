"""A learner at a lesson: a pilot who waits after everything he does until nothing happens by itself any more."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import pygame

from game.amunre.state import AmunRe
from game.pharaon.settling import hand_in
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.kit.target import Target
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.overlay import Spot
from ui.tutorial.panel import ItemTile
from ui.tutorial.run import LessonRun, fits
from ui.tutorial.spots import is_meant
from ui.widgets.button import Button
from ui.workshop.pilot import NothingThere, Pilot

Size = tuple[int, int]
SMALL, LARGE, LARGEST = (1280, 720), (1920, 1080), (2560, 1440)
CALM: dict[str, object] = {"pace": "instant", "reduced_motion": True}


class Floor(Scene):
    """Something to come back to."""


def state(run: LessonRun) -> AmunRe:
    position = run.match.position
    assert isinstance(position, AmunRe)
    return position


def open_lesson(app: App, title_id: str = "amunre") -> TutorialScene:
    scene = TutorialScene(app, title_id)
    app.push(scene)
    return scene


class Learner(Pilot):
    """Does what a person would do, through events only."""

    def __init__(self, app: App, lesson: TutorialScene) -> None:
        super().__init__(app)
        self.lesson = lesson

    def watch(self) -> None:
        lesson = self.lesson
        self.tick(1, 0.1)
        busy = (lambda: lesson.watching, lambda: lesson.show.busy, lambda: lesson.overlay.moving)
        self.wait_until(lambda: self.scene is not lesson or not any(one() for one in busy))

    def click_at(self, point: tuple[int, int], button: int = 1) -> None:
        super().click_at(point, button)
        self.watch()

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        super().key(key, mod, text)
        self.watch()

    def go_to(self, step: int | str) -> None:
        number = self.lesson.run.lesson.number_of(step) if isinstance(step, str) else step
        assert number is not None, step
        self.lesson._go_to(number)
        self.watch()

    # What there is to see

    def button(self, key: str) -> Button:
        found = self.lesson.control(self.lesson.say(f"learn.tutorial.{key}"))
        assert isinstance(found, Button)
        return found

    def targets(self) -> list[Target]:
        return [control for control in self.lesson.controls if isinstance(control, Target)]

    def can_reach(self, control: Control) -> bool:
        with suppress(NothingThere):
            return bool(self.spot(control))
        return False

    def target_for(self, move: object) -> Target | None:
        """Where a move can be made, as far as it is not hidden."""
        return next((target for target in self.targets() if move in target.moves and self.can_reach(target)), None)

    def meant(self) -> Target | None:
        """Where what is wanted now can be clicked."""
        run = self.lesson.run
        found = (target for target in self.targets() if is_meant(target, run.wanted, run.ahead))
        return next((target for target in found if self.can_reach(target)), None)

    def wanted_subjects(self) -> Iterator[Target]:
        """What is to be pointed at, as far as it can be seen."""
        gesture = self.lesson.run.gesture
        assert gesture is not None
        return (it for it in self.targets() if fits(it.subject, gesture.subjects) and self.can_reach(it))

    # What there is to do

    def tab_to(self, label: str, most: int = 80) -> None:
        for _ in range(most):
            self.key(pygame.K_TAB)
            if self.lesson.ring.current is not None and self.lesson.ring.current.label == label:
                return
        raise AssertionError(f"Tab never comes to {label}")

    def press_by_keys(self, control: Control) -> None:
        self.tab_to(control.label)
        self.key(pygame.K_RETURN)

    def show(self, times: int = 1) -> None:
        """Let the guide do what comes next."""
        for _ in range(times):
            self.lesson.show_me()
            self.watch()

    def do_gesture(self, press: Callable[[Control], object] | None = None) -> None:
        """Whatever the panel asks for now, by clicking where a person would, or by other means."""
        lesson, gesture = self.lesson, self.lesson.run.gesture
        press = press or self.click
        assert gesture is not None
        if gesture.kind == "point":
            self._point(by_keys=press != self.click)
        elif gesture.kind == "reveal":
            for label in [control.label for control in lesson.controls if isinstance(control, ItemTile)]:
                press(next(one for one in lesson.controls if isinstance(one, ItemTile) and one.label == label))
        elif gesture.kind == "release":
            named = gesture.button.values()
            press(next(one for one in lesson.controls if isinstance(one, Spot) or one.label in named))
        else:
            self._make_wanted_move(press)

    def _point(self, by_keys: bool) -> None:
        gesture = self.lesson.run.gesture
        if not by_keys and not any(self.wanted_subjects()):
            self.click(self.lesson.say("board_kemet.market.open"))
        subjects = [target.subject for target in self.wanted_subjects()]
        for subject in [""] * 80 if by_keys else subjects:
            if self.lesson.run.gesture is not gesture:
                return
            if by_keys:
                self.key(pygame.K_TAB)
            else:
                shown = (one for one in self.targets() if one.subject == subject and self.can_reach(one))
                self.move(self.spot(next(shown)))
                self.watch()

    def _make_wanted_move(self, press: Callable[[Control], object]) -> None:
        """If nothing makes the move yet, choose on the board what brings it up."""
        if (royalty := self._proposed_royalty()) is not None:
            press(royalty)
        for _ in range(6):
            if (target := self.meant()) is not None:
                press(target)
                return
            press(next(one for one in self.targets() if one.act is not None and self._brings_up(one)))
        raise AssertionError(f"no way to {self.lesson.run.wanted}")

    def _proposed_royalty(self) -> Target | None:
        """Pharaon: the Royalty of the proposed payment, which the lesson wants kept."""
        if hand_in("OFF_Q_nobles") not in self.lesson.run.wanted:
            return None
        shown = (target for target in self.targets() if target.act is not None)
        return next((target for target in shown if target.subject == "resource.royalty"), None)

    def _brings_up(self, target: Target) -> bool:
        """Amun-Re: a card that is lit, or the button that lists more."""
        lit = target.subject.startswith("card.") and f"subject.{target.subject}" in self.lesson.run.told.light
        return lit or target.label == self.lesson.say("board_amunre.tray.more")
