"""Enter at Kemet's table: it confirms what waits, else it presses the gold button, which the keyboard can reach."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.core.agenda import Move
from game.kemet.cards import play_card, rain_fire
from game.kemet.combat import READY, choose_card
from game.kemet.march import GoOn, MarchTo
from game.kemet.night import SACRIFICE, OfferInDelta
from game.kemet.resolution import RECALL, RETREAT
from game.kemet.setup import GarrisonCity
from game.kemet.state import Kemet
from tests.boards.harness import positions
from tests.kemet.build import in_action, in_window, position, troop
from tests.kemet.look import duel
from tests.pilot.kemet_table import PLACE, at_hiding, click, fight, made, seated, spot, spots
from tests.titles.playing import asked
from ui.frame.control import Control
from ui.frame.focus import ARROWS
from ui.scenes.move_list import MoveListScene
from ui.scenes.table import TableScene
from ui.table.confirmation import LAYER
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


def interrupting() -> Kemet:
    """KEM-10.3  Seat 0 may play a card in the window after an action of the other."""
    return in_window(active=1, hands={0: "mana_theft"})


def clashing(card: str = "war_rage") -> Kemet:
    """KEM-8.3  Seat 0 has hidden a card and may use it."""
    game = fight(card)
    duel(game, f"BC1 BC2 {card}")
    assert asked(game) == ("UseCards", 0)
    return game


def lost() -> Kemet:
    """KEM-8.7  Seat 0 has lost its attack with Units left and decides what becomes of them."""
    game = fight()
    duel(game, "BC6 BC1", "BC4 BC2")
    assert asked(game) == ("DecideFate", 0)
    return game


def test_a_card_that_can_be_had_back_is_played_by_its_click(pilot: Pilot) -> None:
    """KEM-10.3"""
    scene, card = seated(pilot, interrupting(), "human", "scribe"), play_card("mana_theft")
    before = len(made(scene))
    pilot.click(next(one for one in spots(scene) if card in one.moves))
    pilot.settle()
    assert made(scene)[before] == card and scene.pending is None
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(made(scene)) == before


@pytest.mark.parametrize(
    ("start", "move"),
    [
        pytest.param(lambda: at_hiding("war_rage bloodbath"), READY, id="ready"),
        pytest.param(clashing, play_card("war_rage"), id="clash"),
        pytest.param(lost, RETREAT, id="retreat"),
        pytest.param(lost, RECALL, id="recall"),
    ],
)
def test_a_click_makes_a_move_wait_and_enter_makes_it(pilot: Pilot, start: Callable[[], Kemet], move: Move) -> None:
    """KEM-8.1, KEM-8.3, KEM-8.7  That move and nothing else; its buttons stand on the stage."""
    scene = seated(pilot, start(), "human", "scribe")
    before = len(made(scene))
    pilot.click(next(one for one in spots(scene) if move in one.moves))
    assert scene.pending == move
    stage = scene.board.scene(scene.view, scene.asked)
    beside = [one for one in scene.controls if one.layer >= LAYER]
    assert beside and all(stage.contains(one.rect) for one in beside)
    pilot.key(pygame.K_RETURN)
    assert made(scene)[before] == move


def test_a_hidden_card_is_not_given_up_by_enter_and_its_fight_is_its_first_target(pilot: Pilot) -> None:
    """KEM-8.3, KEM-10.9"""
    start = clashing("raining_fire")
    troop(start, 1, "a_c2_front", 2)
    scene = seated(pilot, start, "human", "scribe")
    before = len(made(scene))
    pilot.key(pygame.K_RETURN)
    assert len(made(scene)) == before and scene.pending is None
    card = next(one for one in spots(scene) if len(one.moves) > 1)
    assert card.moves[0] == rain_fire(PLACE, 1)
    pilot.click(card)
    assert isinstance(pilot.scene, MoveListScene) and pilot.scene.title == card.label
    pilot.click_at((pilot.scene.sheet.right + 9, pilot.scene.sheet.top))
    assert pilot.scene is scene, "a press beside the list closes it"


def test_the_button_that_waits_stays_pressed(pilot: Pilot) -> None:
    """KEM-9.2  Ivory light around it would not be seen on papyrus."""
    game = position(troops={"a_t_delta": (0, 2)})
    game.phase = "night"
    game.then(OfferInDelta(0))
    scene = seated(pilot, game)
    button = next(one for one in spots(scene) if SACRIFICE in one.moves)
    shown = []
    for press in (lambda: None, lambda: pilot.click(button)):
        press()
        pilot.move((5, 5))
        pilot.tick(2, 0.1)
        shown.append(sum(pilot.app.window.get_at((button.rect.x + 20, button.rect.centery))[:3]))
    assert scene.pending == SACRIFICE and shown[1] < shown[0] - 60


def test_enter_leads_the_attack_that_waits(pilot: Pilot) -> None:
    """KEM-6.6  Not « S'arrêter », the gold button beside it."""
    troops = {"a_c1_front": (0, 3), PLACE: (1, 2)}
    game = in_action("mid_move", prayers=(5, 5), hands={1: "prayer"}, troops=troops)
    scene = seated(pilot, game, "human", "scribe")
    click(pilot, scene, "space.a_c1_front", f"space.{PLACE}")
    assert isinstance(made(scene)[-1], MarchTo) and isinstance(scene.pending, GoOn)
    pilot.key(pygame.K_RETURN)
    assert scene.host.match.position.combat is not None


@pytest.mark.parametrize(("action", "chosen"), [("mid_move", ["space.a_c1_front"]), ("top_recruit", [])])
def test_enter_does_not_give_up_an_action_that_has_not_begun(pilot: Pilot, action: str, chosen: list[str]) -> None:
    """KEM-6.4, KEM-6.6"""
    scene = seated(pilot, in_action(action, troops={"a_c1_front": (0, 3)}), "human", "scribe")
    click(pilot, scene, *chosen)
    before = len(made(scene))
    pilot.move((5, 5))
    pilot.key(pygame.K_RETURN)
    assert len(made(scene)) == before and scene.pending is None


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
        if here is None or here in found:
            continue
        found.add(here)
        for arrow in ARROWS:
            ring.focus(here)
            ring.shown = True
            ring.handle(Event(pygame.KEYDOWN, key=arrow, mod=0))
            waiting.append(ring.current)
    return found


def test_a_double_click_on_a_battle_card_chooses_it_and_discards_none(pilot: Pilot) -> None:
    """KEM-8.1"""
    scene = seated(pilot, fight("war_rage"))
    pilot.multi_click(spot(scene, "battle.BC1").rect.center, 3)
    pilot.settle()
    assert made(scene) == [choose_card("BC1")] and scene.pending is None


def test_a_burst_of_enter_after_a_power_was_bought_does_not_end_the_turn(pilot: Pilot) -> None:
    """KEM-6.3  The reflex of confirming does not pass the window for cards that comes up."""
    game = in_action("low_ruby", prayers=(5, 3), hands={0: "mana_theft"}, pyramids={"a_c1_d1": ("ruby", 1)})
    scene = seated(pilot, game, "human", "scribe")
    pilot.use(next(one for one in spots(scene) if one.subject == "tile.R1A" and one.moves))
    pilot.burst(pygame.K_RETURN, 2, 0.1)
    assert [type(move).__name__ for move in made(scene)][:1] == ["BuyTile"]
