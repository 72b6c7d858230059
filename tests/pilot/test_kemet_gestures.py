"""Kemet at the table, hand in hand: a gesture does the same whatever the number of cards, and drops nothing."""

from collections.abc import Callable

import pygame
import pytest

from game.core.agenda import Move
from game.kemet.cards import rain_fire
from game.kemet.combat import READY, choose_card, give_for_force, hide_card, set_aside
from game.kemet.landing import PlaceUnits, put_units
from game.kemet.onset import PASS, STAND_ASIDE, OpenWindow
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.state import Kemet
from game.kemet.tokens import place_token
from game.kemet.turn import NextTurn
from tests.kemet.build import in_action, in_turn, in_window, position, run
from tests.kemet.look import duel
from tests.pilot.kemet_table import at_hiding, board_of, click, fight, made, seated, spot, spots
from tests.titles.playing import asked
from ui.frame.tooltip import draw_tip
from ui.kit.thing_target import ThingTarget
from ui.scenes.table import TableScene
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


def gold(scene: TableScene) -> ThingTarget:
    """The button that Enter presses."""
    (found,) = [one for one in spots(scene) if one.primary]
    return found


def cards(scene: TableScene) -> dict[str, tuple[int, ...]]:
    """Where the cards lie that can be chosen in a Combat, or could be a moment ago."""
    room = board_of(scene).style.layout.stage
    found = [one for one in spots(scene) if one.subject.startswith(("card.", "battle.")) and room.contains(one.rect)]
    lowest = max(one.rect.bottom for one in found)
    return {one.subject: tuple(one.rect) for one in found if one.rect.bottom == lowest}


# KEM-8.2  Hiding cards


@pytest.mark.parametrize("held", ["war_rage", "bronze_wall war_rage", "war_rage war_rage"])
def test_hiding_cards_and_then_the_gold_button_hides_all_of_them(pilot: Pilot, held: str) -> None:
    scene = seated(pilot, at_hiding(held))
    click(pilot, scene, *(f"card.{card}" for card in held.split()))
    pilot.click(gold(scene))
    assert made(scene) == [hide_card(card) for card in held.split()]


def test_a_card_can_be_taken_back_before_the_gold_button_and_nothing_shines_then(pilot: Pilot) -> None:
    scene = seated(pilot, at_hiding("war_rage"))
    pilot.tick(60, 0.1)
    before = pilot.pixels()
    for subject, move in (("card.war_rage", hide_card("war_rage")), ("", READY)):
        pilot.click(spot(scene, subject) if subject else gold(scene))
        assert scene.pending == move
        pilot.click(pilot.app.say("table.back"))
        pilot.move((0, 0))
        pilot.tick(60, 0.1)
        assert scene.pending is None and gold(scene).moves == (READY,)
        assert pilot.pixels() == before


# KEM-8.1 to KEM-8.3  The cards keep their places


def test_the_hand_stays_where_it_is_while_the_second_battle_card_is_chosen(pilot: Pilot) -> None:
    scene = seated(pilot, fight("war_rage"))
    before = cards(scene)
    pilot.click(spot(scene, "battle.BC1"))
    assert made(scene) == [choose_card("BC1")]
    pilot.settle()
    assert cards(scene) == before
    pilot.click_at(spot(scene, "battle.BC1").rect.center)
    assert made(scene) == [choose_card("BC1")], "the card that was chosen cannot be discarded as well"
    pilot.click(spot(scene, "battle.BC2"))
    assert made(scene) == [choose_card("BC1"), set_aside("BC2")]


def wounding() -> Kemet:
    """KEM-8.3  The owner of Divine Wound is asked for cards."""
    game = fight("enlistment mana_theft prayer", tiles={0: "R3C"})
    duel(game, "BC1 BC2", "BC1 BC2")
    assert asked(game) == ("DealWound", 0)
    return game


@pytest.mark.parametrize(
    ("start", "card", "move"),
    [
        (lambda: at_hiding("bronze_wall war_fury war_rage"), "bronze_wall", hide_card("bronze_wall")),
        (wounding, "enlistment", give_for_force("enlistment")),
    ],
    ids=["hidden", "given for force"],
)
def test_the_hand_stays_where_it_is_while_cards_leave_it(
    pilot: Pilot, start: Callable[[], Kemet], card: str, move: Move
) -> None:
    scene = seated(pilot, start())
    before = cards(scene)
    click(pilot, scene, f"card.{card}")
    assert (made(scene), cards(scene)) == ([move], before)


# KEM-6.4  Recruiting


def recruiting() -> Kemet:
    return in_action("top_recruit", prayers=(4, 4), troops={"a_c1_d1": (0, 2)})


def test_every_click_on_a_district_adds_a_unit(pilot: Pilot) -> None:
    scene = seated(pilot, recruiting(), "human", "scribe")
    for district in ("a_c1_d1", "a_c1_d2", "a_c1_d1", "a_c1_d1"):
        pilot.click(spot(scene, f"space.{district}"))
    assert not made(scene)
    assert dict(board_of(scene).choice.placing) == {"a_c1_d1": 3, "a_c1_d2": 1}
    pilot.click(gold(scene))
    pilot.settle()
    assert made(scene) == [recruit_into("a_c1_d2", 1)]
    assert scene.pending == recruit_into("a_c1_d1", 3), "with the last prayer the turn ends, which is asked"
    pilot.key(pygame.K_RETURN)
    assert made(scene)[:2] == [recruit_into("a_c1_d2", 1), recruit_into("a_c1_d1", 3)]


def test_the_gold_button_also_ends_the_recruiting(pilot: Pilot) -> None:
    scene = seated(pilot, recruiting(), "human", "scribe")
    pilot.click(spot(scene, "space.a_c1_d3"))
    pilot.click(gold(scene))
    pilot.settle()
    assert made(scene) == [recruit_into("a_c1_d3", 1)] and scene.pending == RECRUIT_NO_MORE
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    assert scene.pending is None and not made(scene), "what the press made is taken back with what waits"


def test_units_are_added_up_to_the_prayers_and_taken_away_again(pilot: Pilot) -> None:
    """KEM-6.4.2"""
    scene = seated(pilot, recruiting(), "human", "scribe")
    board = board_of(scene)
    for _ in range(2):
        pilot.click(spot(scene, "space.a_c1_d2"))
    for button, n in (("bar.minus", 1), ("bar.plus", 2)):
        pilot.click(board.style.say(button))
        assert board.choice.placing == (("a_c1_d2", n),)
    for district in ("a_c1_d1", "a_c1_d2", "a_c1_d3") * 3:
        pilot.click_at(pilot.spot(spot(scene, f"space.{district}")))
    assert sum(n for _, n in board.choice.placing) == 4, "as many as there are Prayers"
    scene.cancel()
    assert board.choice.placing == ()


def test_units_of_an_enlistment_are_put_together_in_the_same_way(pilot: Pilot) -> None:
    """KEM-10.10"""
    game = position(2)
    run(game, PlaceUnits(0, 2, "window"), OpenWindow("after_action"), NextTurn(1))
    scene = seated(pilot, game, "human", "scribe")
    for district in ("a_c1_d1", "a_c1_d2"):
        pilot.click(spot(scene, f"space.{district}"))
    pilot.click(gold(scene))
    pilot.settle()
    pilot.key(pygame.K_RETURN)
    assert made(scene)[:2] == [put_units("a_c1_d1", 1), put_units("a_c1_d2", 1)]


# KEM-16.4  Offers to interrupt


def offered(active: int = 0) -> Kemet:
    """The window after an action of a seat; seat 0 holds Mana Theft."""
    return in_window(active=active, prayers=(3, 3), hands={0: "mana_theft"})


def test_one_button_keeps_quiet_for_the_round_and_one_until_the_own_turn(pilot: Pilot) -> None:
    scene = seated(pilot, offered(), "human", "scribe")
    pilot.click(board_of(scene).style.say("answer.hush"))
    pilot.tick(3)
    assert made(scene)[0] == PASS and not scene.host.offers.asks(0)
    scene = seated(pilot, offered(active=1), "human", "scribe")
    (aside,) = [one for one in spots(scene) if one.moves == (STAND_ASIDE,)]
    pilot.click(aside)
    assert made(scene)[0] == STAND_ASIDE


@pytest.mark.parametrize("tiles", ["R4A", ""])
def test_creatures_are_spoken_of_where_there_is_one(pilot: Pilot, tiles: str) -> None:
    game = in_window(tiles={0: tiles}, hands={0: "mana_theft"}, troops={"a_c1_d1": (0, 1)})
    scene = seated(pilot, game, "human", "scribe")
    assert ("Créature" in board_of(scene).narrator.task(scene.asked.decision, game)) == bool(tiles)


# What is chosen and not used


def test_a_card_that_waits_for_its_target_is_not_dropped_without_a_word(pilot: Pilot) -> None:
    troops = {"a_c1_d1": (0, 2), "a_t_west": (1, 2)}
    scene = seated(pilot, in_turn(prayers=(3, 3), hands={0: "raining_fire"}, troops=troops), "human", "scribe")
    asked_first = scene._told().task
    pilot.click(spot(scene, "card.raining_fire"))
    assert "Pluie de feu" in scene._told().task != asked_first, "the prompt says what comes next"
    pilot.click(spot(scene, "action.mid_move"))
    assert not made(scene) and scene.pending == place_token("mid_move")
    assert scene.board.unused(place_token("mid_move"))
    pilot.key(pygame.K_ESCAPE)
    assert board_of(scene).choice.card == "raining_fire"
    pilot.click(spot(scene, "space.a_t_west"))
    pilot.key(pygame.K_RETURN)
    assert made(scene)[0] == rain_fire("a_t_west", 1)


@pytest.mark.parametrize(
    ("held", "told"), [(11, "Ne rapporterait rien"), (10, "Ne rapporterait que 1"), (9, "Gagner 2")]
)
def test_kem_1_5_praying_says_what_is_lost(pilot: Pilot, held: int, told: str) -> None:
    scene = seated(pilot, in_turn(prayers=(held, 3)), "human", "scribe")
    assert pilot.hover(spot(scene, "action.low_pray")).told().lines[0].startswith(told)


# Tooltips


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_tips_cover_neither_the_actions_nor_the_own_troop_nor_buttons(opened, size: tuple[int, int]) -> None:
    pilot = opened(size)
    scene = seated(pilot, in_turn(seat=1, troops={"a_c2_d1": (1, 2)}), "scribe", "human")
    covered = tip_of(pilot, scene, spot(scene, "action.mid_move"))
    assert not covered.colliderect(board_of(scene).style.layout.own_board)
    assert not covered.colliderect(board_of(scene).map.geometry.troop_box("a_c2_d1"))
    scene = seated(pilot, offered(active=1), "human", "scribe")
    covered = tip_of(pilot, scene, spot(scene, "card.mana_theft"))
    assert covered.collidelist([one.rect for one in spots(scene) if one.moves or one.act]) == -1


def tip_of(pilot: Pilot, scene: TableScene, control: ThingTarget) -> pygame.Rect:
    """Where the tooltip of a control is drawn."""
    tip, screen = pilot.hover(control).told(), pilot.app.screen
    anchor = control.tip_beside or control.rect
    return draw_tip(pygame.Surface(screen.size), tip, screen, anchor, scene.keep_clear(), scene.dock())
