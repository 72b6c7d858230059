"""People who play through the window, with the mouse alone or with the keyboard alone, at random or with sense."""

from abc import ABC, abstractmethod
from random import Random

import pygame
from pygame.event import Event

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.match import Match
from game.core.title import chance_of
from ui.host.offers import offer_of
from ui.kit.target import Target
from ui.scenes.account import AccountScene
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.end import EndScene
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.move_list import MoveListScene
from ui.scenes.news import NewsScene
from ui.scenes.table import TableScene
from ui.scenes.table_keys import LOOK
from ui.widgets.button import Button
from ui.workshop.pilot import NothingThere, Pilot

PATIENCE = 40
"""Clicks on a board without a move after which a decision counts as unplayable."""
SHOWING = ("race.button", "market.open", "market.close", "bar.to_map")
"""Buttons of Kemet that open something to look at."""
TRIES = 8
"""So often something that only changes the board is used in search of the wanted move; then another one is made."""


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
            if isinstance(scene, EndScene) or until(self.table.host.match):
                return
            self.turn(scene)
        raise NothingThere("the game does not end")

    def turn(self, scene) -> None:
        if isinstance(scene, CurtainScene):
            self.curtains += 1
            self.lift(scene)
        elif isinstance(scene, NewsScene):
            self.press(self.pilot.find(self.pilot.app.say("table.news_close")))
        elif isinstance(scene, AccountScene):
            self.press(scene.controls[-1])
        elif isinstance(scene, MoveListScene):
            self.press(self.random.choice([c for c in scene.controls if isinstance(c, Button) and c.press]))
        elif isinstance(scene, EnlargedScene):
            self.pilot.key(pygame.K_ESCAPE)
        elif scene.show.to_watch:
            self.watch(scene)
        elif scene.show.busy or scene.asked is None:
            self.pilot.tick(1, 0.1)
            if self.pilot.scene is scene and scene.host.speakers() and not scene.show.busy:
                self.press(self.pilot.find(self.pilot.app.say("table.offer_pass")))
        elif scene.pending is not None:
            self.confirm()
        else:
            self.choose(scene)

    def watch(self, scene: TableScene) -> None:
        """Go on where everybody watches: on the board itself, or on a sheet that is about to open."""
        self.pilot.tick(1, 0.1)
        go_on = next((c for c in scene.controls if c.label == self.pilot.app.say("table.account_close")), None)
        if self.pilot.scene is scene and go_on is not None:
            self.press(go_on)

    def choose(self, scene: TableScene) -> None:
        """Answer the decision; what only changes the board is tried until a move comes of it."""
        self.seen.add(type(scene.asked.decision).__name__)
        moves = len(scene.host.match.moves)
        for _ in range(PATIENCE):
            found = [c for c in scene.controls if isinstance(c, Target) and c.visible and (c.moves or c.act)]
            ready = [target for target in found if target.moves]
            assert found, f"nothing to press for {scene.asked.decision}"
            pick = ready if ready and self.random.random() < 0.85 else found
            self.press(self.random.choice(pick))
            done = len(scene.host.match.moves) != moves or scene.pending is not None
            if done or self.pilot.scene is not scene:
                return
        raise NothingThere(f"no move comes of {scene.asked.decision}")

    @abstractmethod
    def press(self, control) -> None: ...

    @abstractmethod
    def lift(self, scene: CurtainScene) -> None: ...

    def confirm(self) -> None:
        self.press(self.pilot.find(self.pilot.app.say("table.confirm")))


class Sensible(Player):
    """Plays what an Apprenti would play (random games of Kemet take days), and watches the curtains."""

    def __init__(self, pilot: Pilot, seed: int = 1) -> None:
        super().__init__(pilot, seed)
        self.whims = chance_of(seed)
        self.at_screen: int | None = None
        """For whom the curtain was lifted last."""
        self.together = 0
        """Occasions to interrupt that all were asked about at once."""

    def wanted(self, match: Match) -> Move:
        return decide(match.title, match.position, match.decision.seat, "apprenti", self.whims).move

    def turn(self, scene) -> None:
        if isinstance(scene, CurtainScene):
            assert self.table.host.viewer is None, "a hand was open when the curtain came"
            self.at_screen = self.table.host.asked_seat
        elif isinstance(scene, TableScene) and not scene.show.to_watch and (scene.show.busy or scene.asked is None):
            self.pilot.tick(1, 3.0)
            if isinstance(self.pilot.scene, TableScene) and scene.host.speakers() and not scene.show.busy:
                self.speak_or_go_on(scene)
            return
        super().turn(scene)

    def speak_or_go_on(self, scene: TableScene) -> None:
        """KEM-16.4  Whoever is next says so if there is a card worth playing, now and then another; or all pass."""
        game, speakers = scene.host, scene.host.speakers()
        assert game.viewer is None, "a hand is open while all are asked"
        self.together += 1
        waives = self.wanted(game.match) in offer_of(game.match.position).waivers
        speaker = None if waives else game.asked_seat
        if speaker is None and self.random.random() < 0.1:
            speaker = speakers[-1]
        label = self.pilot.app.say("table.offer_pass") if speaker is None else game.match.setup.names[speaker]
        self.press(next(one for one in scene.controls if isinstance(one, Button) and one.label == label))

    def choose(self, scene: TableScene) -> None:
        decision, match = scene.asked.decision, scene.host.match
        made, wanted = len(match.moves), self.wanted(match)
        if len([seat for seat in match.setup.seats if seat.is_human]) > 1:
            assert decision.seat == scene.host.player, "somebody else is asked"
            assert scene.host.viewers.peeks or scene.host.viewer in (None, self.at_screen), "a hand without a curtain"
            if scene.host.viewer is None and not decision.is_open(match.position, wanted):
                self.pilot.key(LOOK)
                return
        self.seen.add(type(decision).__name__)
        for tries in range(PATIENCE):
            found = [c for c in scene.controls if isinstance(c, Target) and c.visible and (c.moves or c.act)]
            leading, ready = self.leading_on(found), [target for target in found if target.moves]
            offering = [target for target in found if target.moves == (wanted,)]
            pick = min(offering, key=lambda target: len(getattr(target, "then", ())), default=None)
            if pick is None:
                pick = self.random.choice(leading if leading and (tries < TRIES or not ready) else ready)
            self.press(pick)
            if len(match.moves) != made or self.pilot.scene is not scene:
                return
        raise NothingThere(f"no move comes of {decision}")

    def leading_on(self, found: list[Target]) -> list[Target]:
        """What changes the board without a move; not the buttons that only show something."""
        shows = {self.table.board.style.say(key) for key in SHOWING}
        return [target for target in found if not target.moves and target.label not in shows]


class Mouse(Player):
    """Never touches a key."""

    def press(self, control) -> None:
        self.pilot.click(control)

    def lift(self, scene: CurtainScene) -> None:
        self.pilot.hold_at(scene.controls[0].rect.center, HOLD + 0.1)


class Keyboard(Player):
    """Never touches the mouse, and presses Tab so fast that many presses fall into one frame."""

    def press(self, control) -> None:
        ring = self.pilot.scene.ring
        if not ring.shown or ring.current is None:
            self.pilot.key(pygame.K_TAB)
        stops = [one for one in ring.controls if one.visible and one.focusable]
        if control not in stops:
            return  # the table was laid out anew meanwhile: it is looked for again
        away = (stops.index(control) - stops.index(ring.current)) % len(stops)
        self.pilot.send(*[Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)] * away)
        self.pilot.tick()
        assert ring.current is control, f"Tab does not reach {control!r}"
        self.pilot.key(pygame.K_RETURN)

    def lift(self, scene: CurtainScene) -> None:
        self.pilot.hold(pygame.K_SPACE, HOLD + 0.1)

    def confirm(self) -> None:
        self.pilot.key(pygame.K_RETURN)


class SensibleMouse(Sensible, Mouse):
    pass


class SensibleKeyboard(Sensible, Keyboard):
    pass
