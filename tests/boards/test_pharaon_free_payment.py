"""PHA-P2, PHA-P3, PHA-P9, PHA-P10 at the table: every payment is composed in the tray, tiles are turned by a click."""

from collections import Counter

import pygame
import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.core.match import Match
from game.core.tables import table_of
from game.pharaon import RULES
from game.pharaon.dark_tiles import LEAVE_TILES, ChooseDarkTiles
from game.pharaon.events import AccessPaid, CostPaid
from game.pharaon.free_paying import PAY_FREELY, ComposePayment
from game.pharaon.means import shortfall
from game.pharaon.opening import ChooseStartNoble
from game.pharaon.paying import ChooseTokens, PayCost
from game.pharaon.pieces import BASE, DARK, LIGHT
from game.pharaon.settling import access_tokens, listed
from game.pharaon.setup import DARK_CHOSEN
from game.pharaon.state import Pharaon
from tests.boards.harness import open_board, targets_of
from tests.conftest import Opening
from tests.pharaon import moves as do
from tests.pharaon.build import holding
from tests.pharaon.look import sector, stock
from tests.pharaon.test_paying_to_the_letter import ACTIONS, random_player
from tests.pharaon.tray import bill_in_the_tray, sit, targets
from tests.titles.playing import play, run
from ui.kit.queue import Queue
from ui.titles.pharaon.board import PharaonBoard
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.plans import moves_to_pay, payable_ways
from ui.titles.pharaon.trays.frame import OVER


@pytest.mark.parametrize("seed", range(4))
def test_every_payment_is_reached_by_clicking_its_tokens_and_paid_as_it_lies_in_the_tray(seed: int) -> None:
    """Other tokens may leave the payment while it is changed, but what was clicked last stays."""
    chance = Chance(40 + seed)
    met = 0
    for quarter, option in ACTIONS * 6:
        game = random_player(chance)
        if shortfall(game, 0, quarter, option):
            continue
        game.freely = bool(chance.below(2))
        run(game, PayCost(0, quarter, option))
        asked = game.decision
        if not isinstance(asked, ChooseTokens | ComposePayment):
            continue
        ways = payable_ways(game, asked)
        for way in {chance.pick(ways) for _ in range(12)}:
            choice, clicks = Choice(Queue()), 0
            while (now := choice.paid(ways)) != way:
                choice.spend_more(ways, next(sort for sort, count in enumerate(way) if count > now[sort]))
                clicks += 1
            assert clicks <= sum(way)
            for access in access_tokens(game, 0, quarter, option, way):
                _check_paid(game.clone(), moves_to_pay(game, asked, way, access), listed(way, quarter), access)
                met += 1
    assert met > 20


def _check_paid(game: Pharaon, moves: list[Move], tokens: tuple[str, ...], access: str) -> None:
    heard = play(game, *moves)
    (paid,) = (event for event in heard if isinstance(event, CostPaid | AccessPaid))
    others = paid.token if isinstance(paid, CostPaid) else ()
    assert (paid.token_access, Counter((*others, access))) == (access, Counter(tokens))


def at_turn(game: Pharaon) -> Match[Pharaon]:
    return Match(RULES, table_of("pharaon", ("human", "random"), (), 1), game)


def test_silver_pays_for_a_resource_at_hand_once_every_token_is_chosen(opened: Opening) -> None:
    pilot, scene, board = sit(opened, at_turn(holding("1A 1S", seats=2)), confirm_turn_end=False)
    pilot.click(board.narrator.move(PAY_FREELY))
    assert scene.host.match.moves == [PAY_FREELY]
    pilot.click(next(one for one in targets(scene) if one.then == (do.take_lot(1),)))
    pilot.tick(3)
    pilot.click(board.style.say("tray.use", name=board.style.name("token", "silver")))
    pilot.click(board.style.say("tray.confirm"))
    pilot.tick(4)
    game = scene.host.match.position
    assert sector(game, "A") == ("silver",)
    assert stock(game) == "1A"


def test_another_token_goes_on_the_wheel_by_a_click(opened: Opening) -> None:
    pilot, scene, board = sit(opened, at_turn(holding("1R 1C 1J 1S", seats=2)), confirm_turn_end=False)
    pilot.click(next(one for one in targets(scene) if one.then == (do.use_option("NIL7"),)))
    pilot.tick(3)
    assert isinstance(scene.host.match.decision, ChooseTokens)
    assert not any(c.label == board.style.say("tray.other_access") for c in scene.controls), "only R can lie there"
    for token in ("silver", "royalty"):
        pilot.click(board.style.say("tray.use", name=board.style.name("token", token)))
    pilot.click(board.style.say("tray.other_access"))
    pilot.click(board.style.say("tray.confirm"))
    pilot.tick(6)
    assert sector(scene.host.match.position, "R") == ("silver",)
    assert scene.host.match.moves[2] == PAY_FREELY


def test_an_own_token_that_is_not_proposed_pays_by_a_click(opened: Opening) -> None:
    pilot, scene, board = sit(opened, at_turn(holding("1R 1C 1J 1S", seats=2)), confirm_turn_end=False)
    pilot.click(next(one for one in targets(scene) if one.then == (do.use_option("NIL7"),)))
    pilot.tick(3)
    pilot.click(board.style.say("place.own", name=board.style.name("token", "silver")))
    pilot.tick(3)
    assert scene.host.match.moves[-2:] == [PAY_FREELY, do.hand_in("silver")]
    bill = bill_in_the_tray(scene)
    assert bill is not None and "silver" in bill.tokens


def test_many_sorts_of_token_find_room_in_the_tray() -> None:
    """The Judge's five tokens out of twelve sorts; nothing lies over anything else or beside the tray."""
    game = holding("3A 2J 3R 2C 2M 3S", 11, seats=2, tokens=" ".join((*BASE, "q_nobles")))
    play(game, do.go_to("nobles"), do.take_noble(game.nobles[0]))
    for size in ((1280, 720), (1024, 768), (1920, 1080)):
        board = open_board(at_turn(game), size)
        assert isinstance(board, PharaonBoard)
        rects = [t.rect for t in targets_of(board, game) if t.layer == OVER]
        assert len(rects) == 12 + 5 + 1 + 1, "twelve sorts, five tokens, what is deducted, the button"
        assert all(board.style.layout.tray.contains(rect) for rect in rects), size
        assert all(one.inflate(-2, -2).collidelist(rects[number + 1 :]) < 0 for number, one in enumerate(rects)), size


def test_tiles_are_turned_by_clicking_their_faces(opened: Opening) -> None:
    match = Match(RULES, table_of("pharaon", ("human", "traitre"), (DARK_CHOSEN,), 5))
    pilot, scene, board = sit(opened, match, confirm_turn_end=False)
    traitor = match.position.traitor
    assert traitor is not None and isinstance(match.decision, ChooseDarkTiles)

    def face(place: int, name: str) -> str:
        tile = board.style.name("tile", traitor.tiles[place])
        return board.style.say("tray.tile_face", name=tile, face=name)

    for place, name in ((0, DARK), (3, DARK), (0, LIGHT)):
        pilot.click(face(place, name))
        pilot.tick(2)
    assert scene.host.match.position.traitor.faces == [LIGHT, LIGHT, LIGHT, DARK, LIGHT]
    assert not pilot.find(face(3, DARK)).moves, "it lies up already"
    pilot.key(pygame.K_RETURN)
    pilot.tick(2)
    assert scene.host.match.moves[-1] == LEAVE_TILES
    assert isinstance(scene.host.match.decision, ChooseStartNoble)
