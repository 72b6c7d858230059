"""People at a table of Kemet whose position was arranged: they sit down, lift their curtain, click cards and places."""

from game.core.match import Match
from game.core.tables import table_of
from game.kemet import RULES
from game.kemet.combat import choose_card, set_aside
from game.kemet.onset import PASS, SpeakInWindow
from game.kemet.state import Kemet
from tests.kemet.build import attack, hand, position, prayers, troop
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


def fight(*cards: str, against: tuple[str, ...] = (), start: Kemet | None = None) -> Kemet:
    """Seat 0 attacks with these divine intervention cards in hand and is to choose its battle card."""
    game = start if start is not None else position(2)
    hand(game, 0, *cards)
    hand(game, 1, *against)
    prayers(game, 5, 5)
    troop(game, 1, PLACE, 3)
    attack(game, 0, PLACE, 4)
    while isinstance(game.decision, SpeakInWindow):
        play(game, PASS)
    return game


def at_hiding(*cards: str, against: tuple[str, ...] = ()) -> Kemet:
    """The same, with the battle cards of seat 0 laid."""
    game = fight(*cards, against=against)
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


def board_of(scene: TableScene) -> KemetBoard:
    assert isinstance(scene.board, KemetBoard)
    return scene.board
