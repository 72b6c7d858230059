"""People who play through the window: one with the mouse alone, one with the keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import pygame

from ui.boards.target import Target
from ui.frame.pilot import NothingThere, Pilot
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.end import EndScene
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.move_list import MoveListScene
from ui.scenes.news import NewsScene
from ui.scenes.table import TableScene
from ui.widgets.button import Button

PATIENCE = 40
"""Clicks on a board without a move after which a decision counts as unplayable."""


class Player(ABC):
    """Plays whatever is asked until the game is over. `Mouse` and `Keyboard` say how."""

    def __init__(self, pilot: Pilot, seed: int = 1) -> None:
        self.pilot = pilot
        self.random = Random(seed)
        self.curtains = 0
        self.seen: set[str] = set()
        """Decisions that were answered."""

    @property
    def table(self) -> TableScene:
        found = self.pilot.app.stack.find(TableScene)
        assert isinstance(found, TableScene)
        return found

    def play(self, until=lambda match: False, most: int = 3000) -> None:
        """Until the end of the game is shown, or something is so."""
        for _ in range(most):
            scene = self.pilot.scene
            if isinstance(scene, EndScene) or until(self.table.game.match):
                return
            self.turn(scene)
        raise NothingThere("the game does not end")

    def turn(self, scene) -> None:
        if isinstance(scene, CurtainScene):
            self.curtains += 1
            self.lift(scene)
        elif isinstance(scene, NewsScene):
            self.close_news(scene)
        elif isinstance(scene, MoveListScene):
            self.press(self.random.choice([c for c in scene.controls if isinstance(c, Button) and c.press]))
        elif isinstance(scene, EnlargedScene):
            self.pilot.key(pygame.K_ESCAPE)
        elif scene.show.busy or scene.asked is None:
            self.pilot.tick(1, 0.1)
        elif scene.pending is not None:
            self.confirm()
        else:
            self.choose(scene)

    def choose(self, scene: TableScene) -> None:
        """Answer the decision; what only changes the board is tried until a move comes of it."""
        self.seen.add(type(scene.asked.decision).__name__)
        moves = len(scene.game.match.moves)
        for _ in range(PATIENCE):
            found = [c for c in scene.controls if isinstance(c, Target) and c.visible and (c.moves or c.act)]
            ready = [target for target in found if target.moves]
            assert found, f"nothing to press for {scene.asked.decision}"
            pick = ready if ready and self.random.random() < 0.85 else found
            self.press(self.random.choice(pick))
            done = len(scene.game.match.moves) != moves or scene.pending is not None
            if done or self.pilot.scene is not scene:
                return
        raise NothingThere(f"no move comes of {scene.asked.decision}")

    @abstractmethod
    def press(self, control) -> None: ...

    @abstractmethod
    def lift(self, scene: CurtainScene) -> None: ...

    def close_news(self, scene: NewsScene) -> None:
        self.press(scene.controls[-1])

    def confirm(self) -> None:
        self.press(self.pilot.find(self.pilot.app.say("table.confirm")))


class Mouse(Player):
    """Never touches a key."""

    def press(self, control) -> None:
        self.pilot.click(control)

    def lift(self, scene: CurtainScene) -> None:
        self.pilot.hold_at(scene.controls[0].rect.center, HOLD + 0.1)


class Keyboard(Player):
    """Never touches the mouse."""

    def press(self, control) -> None:
        self.pilot.use(control)

    def lift(self, scene: CurtainScene) -> None:
        self.pilot.hold(pygame.K_SPACE, HOLD + 0.1)

    def confirm(self) -> None:
        self.pilot.key(pygame.K_RETURN)
