"""Kemet through the window: whole matches of three people at one screen, with their curtains and their Combats.

What is played is what an Apprenti would play, looked for on the table and clicked there: random games take days."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest
from pygame.event import Event

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.match import Match
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.core.title import chance_of
from game.kemet import RULES
from game.kemet.cards import LET_IT_BE
from game.kemet.components import NONE
from game.kemet.hidden import UNKNOWN
from game.kemet.onset import PASS, STAND_ASIDE
from game.kemet.state import Kemet
from saves import load
from tests.pilot.matches import NAMES, sit_down
from tests.pilot.players import PATIENCE, Keyboard, Mouse, Player
from ui.boards.kemet.spot import Spot
from ui.frame.control import Control
from ui.frame.pilot import NothingThere
from ui.frame.words import misfits
from ui.scenes.curtain import CurtainScene
from ui.scenes.end import EndScene
from ui.scenes.table import TableScene
from ui.widgets.button import Button

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("quick_workers")]

SHOWING = ("race.button", "market.open", "market.close", "bar.to_map")
"""Buttons that open something to look at."""
TRIES = 8
"""So often something that only changes the board is used in search of the wanted move; then another one is made."""


class Sensible(Player):
    """Plays what an Apprenti would play, and watches the curtains."""

    def __init__(self, pilot, seed: int = 1) -> None:
        super().__init__(pilot, seed)
        self.whims = chance_of(seed)
        self.at_screen: int | None = None
        """For whom the curtain was lifted last."""
        self.together = 0
        """Occasions to interrupt that all were asked about at once."""

    def turn(self, scene) -> None:
        if isinstance(scene, CurtainScene):
            assert self.table.game.viewer is None, "a hand was open when the curtain came"
            self.at_screen = self.table.game.asked_seat
        elif isinstance(scene, TableScene) and (scene.show.busy or scene.asked is None):
            self.pilot.tick(1, 3.0)
            if isinstance(self.pilot.scene, TableScene) and scene.game.speakers() and not scene.show.busy:
                self.speak_or_go_on(scene)
            return
        super().turn(scene)

    def speak_or_go_on(self, scene: TableScene) -> None:
        """KEM-16.4  Whoever is next says so if there is a card worth playing, now and then another; or all pass."""
        game, speakers = scene.game, scene.game.speakers()
        assert game.viewer is None, "a hand is open while all are asked"
        self.together += 1
        position = game.match.position
        wanted = decide(RULES, position, game.asked_seat, "apprenti", self.whims).move
        speaker = game.asked_seat if wanted not in (PASS, STAND_ASIDE, LET_IT_BE) else None
        if speaker is None and self.random.random() < 0.1:
            speaker = speakers[-1]
        label = self.pilot.app.say("table.offer_pass") if speaker is None else game.match.setup.names[speaker]
        buttons = [control for control in scene.controls if isinstance(control, Button)]
        self.press(next(control for control in buttons if control.label == label))

    def choose(self, scene: TableScene) -> None:
        decision = scene.asked.decision
        assert decision.seat == self.at_screen == scene.game.viewer, "asked without a curtain"
        self.seen.add(type(decision).__name__)
        match = scene.game.match
        made, wanted = len(match.moves), decide(RULES, match.position, decision.seat, "apprenti", self.whims).move
        for tries in range(PATIENCE):
            found = [c for c in scene.controls if isinstance(c, Spot) and c.visible and (c.moves or c.act)]
            leading = self._leading_on(found)
            ready = [target for target in found if target.moves]
            pick = _standing_for(wanted, found)
            if pick is None:
                searching = leading and (tries < TRIES or not ready)
                pick = self.random.choice(leading if searching else ready)
            self.press(pick)
            if len(match.moves) != made or self.pilot.scene is not scene:
                return
        raise NothingThere(f"no move comes of {decision}")

    def _leading_on(self, found: list[Spot]) -> list[Spot]:
        """What changes the board without a move; not the buttons that only show something."""
        shows = {self.table.board.look.say(key) for key in SHOWING}
        return [target for target in found if not target.moves and target.label not in shows]


def _standing_for(wanted: Move, found: list[Spot]) -> Spot | None:
    offering = [target for target in found if target.moves == (wanted,)]
    return min(offering, key=lambda target: len(target.then), default=None)


class QuickMouse(Sensible, Mouse):
    """Points and clicks within one frame."""

    def press(self, control: Control) -> None:
        self.pilot.rest()
        point = self.pilot.spot(control)
        motion = Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))
        clicks = (Event(kind, pos=point, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        self.pilot.send(motion, *clicks)


class QuickKeyboard(Sensible, Keyboard):
    """Presses Tab so fast that many presses fall into one frame."""

    def press(self, control: Control) -> None:
        self.pilot.rest()
        ring = self.pilot.scene.ring
        if not ring.shown or ring.current is None:
            self.pilot.send(_pressed(pygame.K_TAB))
        stops = [one for one in ring.controls if one.visible and one.focusable]
        away = (stops.index(control) - stops.index(ring.current)) % len(stops)
        self.pilot.send(*[_pressed(pygame.K_TAB)] * away, _pressed(pygame.K_RETURN))


def _pressed(key: int) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


def watch(scene: TableScene) -> None:
    """Whatever is drawn or filmed is drawn from a view that holds nothing of another hand than the viewer's."""
    board, game = scene.board, scene.game
    paint, paint_hand, animations = board.paint, board.paint_hand, board.animations

    def watched_paint(target, view, asked, pulse) -> None:
        nothing_secret(view, game.viewer)
        paint(target, view, asked, pulse)

    def watched_hand(target, view, seat, asked, pulse) -> None:
        assert seat in (None, game.viewer)
        nothing_secret(view, seat)
        paint_hand(target, view, seat, asked, pulse)

    def watched_animations(before, after, events):
        nothing_secret(before, game.viewer)
        nothing_secret(after, game.viewer)
        return animations(before, after, events)

    board.paint, board.paint_hand, board.animations = watched_paint, watched_hand, watched_animations


def nothing_secret(view: Kemet, viewer: int | None) -> None:
    """KEM-16.1, KEM-16.3  Hands, face-down discards, chosen and hidden cards of others are unknown."""
    combat = view.combat
    assert set(view.deck) <= {UNKNOWN}
    for seat in range(len(view.points)):
        if seat != viewer:
            assert {*view.hands[seat], *view.battle_hands[seat], *view.face_down[seat]} <= {UNKNOWN}
            assert view.aside[seat] in (NONE, UNKNOWN)
            fights = combat is not None and seat in (combat.attacker, combat.defender)
            if fights and not combat.shown[combat.side_of(seat)]:
                assert view.chosen[seat] in (NONE, UNKNOWN)
            if fights and not combat.revealed:
                assert not view.behind[seat]


@pytest.mark.parametrize(("language", "player"), [("fr", QuickMouse), ("en", QuickKeyboard)])
def test_a_whole_match_of_three_people(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    seats = tuple(SeatSetup(HUMAN, NAMES[k], COLOURS[k]) for k in range(3))
    match = Match(RULES, Setup("kemet", seats, (), 11))
    sit_down(pilot, match)
    person = player(pilot, seed=11)
    watch(person.table)
    with misfits() as cut:
        person.play(most=6000)
    assert not cut
    assert match.over and isinstance(pilot.scene, EndScene)
    assert load(pilot.app.store.autosaves()[0].path).match.digest() == match.digest()
    ((record,), _) = pilot.app.store.records()
    assert record.moves == len(match.moves)
    assert person.curtains > 100 and person.together > 50
    told = Counter(type(entry.event).__name__ for entry in match.log)
    assert told["CombatEnded"] > 5 and told["BattleCardShown"] == 2 * told["CombatBegan"] and told["CardHidden"]
    assert {"GarrisonCity", "ChooseAction", "Advance", "BuyPower", "ChooseBattleCard", "HideCards"} <= person.seen
    assert {"DecideFate", "SpeakInWindow", "UpgradePyramid", "Recruit", "ChoosePosition"} <= person.seen
