"""Enter at Kemet's table: it confirms what waits, else it presses the gold button, which the keyboard can reach."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest
from pygame.event import Event

from game.core.agenda import Move
from game.kemet.cards import play_card
from game.kemet.combat import READY, HideCard, choose_card, hide_card, set_aside
from game.kemet.march import GoOn, MarchTo
from game.kemet.resolution import RECALL, RETREAT, DecideFate
from game.kemet.setup import GarrisonCity
from game.kemet.state import Kemet
from tests.boards.harness import positions
from tests.kemet.build import act, at_window, hand, position, prayers, pyramid, troop
from tests.kemet.look import play
from tests.pilot.kemet_table import PLACE, at_hiding, fight, seated, spot, spots
from ui.frame.control import Control
from ui.frame.focus import ARROWS
from ui.scenes.table import TableScene
from ui.table.confirmation import LAYER
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


def interrupting() -> Kemet:
    """KEM-10.3  Seat 0 may play a card in the window after an action of the other."""
    game = position(2)
    hand(game, 0, "mana_theft")
    at_window(game, 1)
    return game


def clashing() -> Kemet:
    """KEM-8.3  Seat 0 has hidden a card and may use it."""
    game = at_hiding("war_rage")
    play(game, hide_card("war_rage"))
    while game.decision is None or type(game.decision).__name__ != "UseCards":
        play(game, next(move for move in game.moves() if not isinstance(move, HideCard)))
    return game


def lost() -> Kemet:
    """KEM-8.7  Seat 0 has lost its attack with Units left and decides what becomes of them."""
    game = fight()
    play(game, choose_card("BC6"), set_aside("BC1"), choose_card("BC4"), set_aside("BC2"))
    assert isinstance(game.decision, DecideFate) and game.decision.seat == 0
    return game


def test_a_card_that_can_be_had_back_is_played_by_its_click(pilot: Pilot) -> None:
    """KEM-10.3"""
    scene, card = seated(pilot, interrupting(), "human", "scribe"), play_card("mana_theft")
    made = len(scene.host.match.moves)
    pilot.click(next(one for one in spots(scene) if card in one.moves))
    pilot.settle()
    assert scene.host.match.moves[made] == card and scene.pending is None
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(scene.host.match.moves) == made


@pytest.mark.parametrize(
    ("start", "move"),
    [
        (partial(at_hiding, "war_rage", "bloodbath"), READY),
        (clashing, play_card("war_rage")),
        (lost, RETREAT),
        (lost, RECALL),
    ],
    ids=["ready", "clash", "retreat", "recall"],
)
def test_a_click_makes_a_move_wait_and_enter_makes_it(pilot: Pilot, start: Callable[[], Kemet], move: Move) -> None:
    """KEM-8.1, KEM-8.3, KEM-8.7  That move and nothing else; its buttons stand on the stage."""
    scene = seated(pilot, start(), "human", "scribe")
    made = len(scene.host.match.moves)
    pilot.click(next(one for one in spots(scene) if move in one.moves))
    assert scene.pending == move
    stage = scene.board.scene(scene.view, scene.asked)
    beside = [one for one in scene.controls if one.layer >= LAYER]
    assert beside and all(stage.contains(one.rect) for one in beside)
    pilot.key(pygame.K_RETURN)
    assert scene.host.match.moves[made] == move


def marching() -> Kemet:
    game = position(2)
    prayers(game, 5, 5)
    troop(game, 0, "a_c1_front", 3)
    troop(game, 1, PLACE, 2)
    hand(game, 1, "prayer")
    act(game, "mid_move")
    return game


def test_enter_leads_the_attack_that_waits(pilot: Pilot) -> None:
    """KEM-6.6  Not « S'arrêter », the gold button beside it."""
    scene = seated(pilot, marching(), "human", "scribe")
    pilot.click(spot(scene, "space.a_c1_front"))
    pilot.settle()
    pilot.click(spot(scene, f"space.{PLACE}"))
    pilot.settle()
    assert isinstance(scene.host.match.moves[-1], MarchTo) and isinstance(scene.pending, GoOn)
    pilot.key(pygame.K_RETURN)
    assert scene.host.match.position.combat is not None


@pytest.mark.parametrize("action", ["mid_move", "top_recruit"])
def test_enter_does_not_give_up_an_action_that_has_not_begun(pilot: Pilot, action: str) -> None:
    """KEM-6.4, KEM-6.6"""
    game = position(2)
    troop(game, 0, "a_c1_front", 3)
    act(game, action)
    scene = seated(pilot, game, "human", "scribe")
    if action == "mid_move":
        pilot.click(spot(scene, "space.a_c1_front"))
        pilot.settle()
    made = len(scene.host.match.moves)
    pilot.move((5, 5))
    pilot.key(pygame.K_RETURN)
    assert len(scene.host.match.moves) == made and scene.pending is None


@pytest.mark.thorough
def test_every_gold_button_is_reached_by_tab_and_by_arrows(opened) -> None:
    """At some decisions of each kind, also where districts are pointed out for the first Units."""
    pilot = opened()
    seen = set()
    for start in positions("kemet", 3, 1):
        scene = seated(pilot, start.clone())
        for district in [one for one in spots(scene) if isinstance(start.decision, GarrisonCity) and one.act][:2]:
            pilot.use(next(one for one in spots(scene) if one.label == district.label))
        for gold in [one for one in scene.controls if one.primary]:
            seen.add(type(start.decision).__name__)
            pilot.focus(gold)
            assert gold in by_arrows(scene), (start.decision, gold)
    assert {"GarrisonCity", "SpeakInWindow", "BringCreatures", "HideCards", "DecideFate"} <= seen


def by_arrows(scene: TableScene) -> set[Control]:
    """Every stop that the arrow keys lead to from the place where the keyboard is first."""
    ring = scene.ring
    found, waiting = set[Control](), [next(one for one in ring.controls if one.visible and one.focusable)]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        for arrow in ARROWS:
            ring.focus(here)
            ring.shown = True
            ring.handle(Event(pygame.KEYDOWN, key=arrow, mod=0))
            if ring.current is not None:
                waiting.append(ring.current)
    return found


def test_a_double_click_on_a_battle_card_chooses_it_and_discards_none(pilot: Pilot) -> None:
    """KEM-8.1"""
    scene = seated(pilot, fight("war_rage"))
    pilot.multi_click(spot(scene, "battle.BC1").rect.center, 3)
    pilot.settle()
    assert scene.host.match.moves == [choose_card("BC1")] and scene.pending is None


def test_a_burst_of_enter_after_a_power_was_bought_does_not_end_the_turn(pilot: Pilot) -> None:
    """KEM-6.3  The reflex of confirming does not pass the window for cards that comes up."""
    game = position(2)
    hand(game, 0, "mana_theft")
    prayers(game, 5, 3)
    pyramid(game, "a_c1_d1", "ruby", 1)
    act(game, "low_ruby")
    scene = seated(pilot, game, "human", "scribe")
    pilot.use(next(one for one in spots(scene) if one.subject == "tile.R1A" and one.moves))
    pilot.burst(pygame.K_RETURN, 2, 0.1)
    assert [type(move).__name__ for move in scene.host.match.moves][:1] == ["BuyTile"]
