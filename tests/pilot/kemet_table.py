"""People at a table of Kemet whose position was arranged: they sit down, lift their curtain, click cards and places."""

from typing import Unpack

from game.core.agenda import Move
from game.core.match import Match
from game.core.tables import table_of
from game.kemet import RULES
from game.kemet.combat import choose_card, set_aside
from game.kemet.onset import PASS, SpeakInWindow
from game.kemet.state import Kemet
from tests.kemet.build import Table, in_combat
from tests.kemet.look import play
from tests.pilot.matches import sit_down
from ui.kit.thing_target import ThingTarget
from ui.scenes.account import AccountScene
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.news import NewsScene
from ui.scenes.table import TableScene
from ui.titles.kemet.board import KemetBoard
from ui.workshop.pilot import Pilot

PLACE = "a_t_west"
"""Where the Combats of these tests are fought."""


def fight(cards: str = "", **table: Unpack[Table]) -> Kemet:
    """Seat 0 attacks with these divine intervention cards in hand and is to choose its battle card."""
    game = in_combat(4, 3, PLACE, prayers=(5, 5), hands={0: cards}, **table)
    while isinstance(game.decision, SpeakInWindow):
        play(game, PASS)
    return game


def at_hiding(cards: str) -> Kemet:
    """The same, with the battle cards of seat 0 laid."""
    game = fight(cards)
    play(game, choose_card("BC1"), set_aside("BC2"))
    return game


def seated(pilot: Pilot, start: Kemet, *kinds: str) -> TableScene:
    """The person who is asked is at the table, the curtain is lifted and the news are read."""
    seats = kinds or ("human",) * start.seat_count
    sit_down(pilot, Match(RULES, table_of("kemet", seats, (), 1), start))
    return at_table(pilot)


def at_table(pilot: Pilot) -> TableScene:
    """Lift whatever hangs before the table."""
    pilot.settle()
    scene = pilot.scene
    if isinstance(scene, CurtainScene):
        pilot.hold_at(scene.controls[0].rect.center, HOLD + 0.1)
        return at_table(pilot)
    if isinstance(scene, NewsScene | AccountScene):
        pilot.click(scene.controls[-1])
        return at_table(pilot)
    assert isinstance(scene, TableScene)
    return scene


def spots(scene: TableScene) -> list[ThingTarget]:
    return [control for control in scene.controls if isinstance(control, ThingTarget) and control.visible]


def spot(scene: TableScene, subject: str) -> ThingTarget:
    """What lies above all other things with this subject."""
    found = [one for one in spots(scene) if one.subject == subject]
    return max(found, key=lambda one: (one.focusable, one.layer))


def click(pilot: Pilot, scene: TableScene, *subjects: str) -> None:
    """One thing after the other, each when the table is at rest again."""
    for subject in subjects:
        pilot.click(spot(scene, subject))
        pilot.settle()


def made(scene: TableScene) -> list[Move]:
    """The moves of the match up to now."""
    return scene.host.match.moves


def board_of(scene: TableScene) -> KemetBoard:
    assert isinstance(scene.board, KemetBoard)
    return scene.board
