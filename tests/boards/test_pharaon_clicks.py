"""One click takes what is wanted: the quarter and the payment follow from it; Escape goes one step back."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.pharaon import RULES
from game.pharaon.artisans import ChooseArtisan, TakeArtisan
from game.pharaon.offerings import TakeLotWithBonus
from game.pharaon.paying import ChooseTokens, HandIn
from game.pharaon.state import Pharaon
from game.pharaon.turn import GoTo, TakeTurn
from tests.boards.harness import open_app
from tests.boards.pharaon_harness import asked_of, decisions, open_board, played, setup_of, told
from tests.pilot.matches import sit_down
from ui.boards.pharaon.board import PharaonBoard
from ui.boards.pharaon.spot import Spot
from ui.frame.pilot import Pilot
from ui.scenes.table import TableScene

pytestmark = told


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.titles.TITLES", ("amunre", "pharaon"))


def rich_turn() -> Pharaon:
    """The first turn of somebody who can pay anything, in several ways."""
    match = played(3)
    position = next(p for p in decisions(match, 40) if isinstance(p.decision, TakeTurn) and p.current_round == 2)
    position = position.clone()
    assert position.decision is not None
    owner = position.seats[position.decision.seat]
    for number in range(6):
        position.supply[number] += owner.stock[number] - 4
        owner.stock[number] = 4
    owner.nobles = ["NOB12"]
    return position


def at_the_table(**wishes: object) -> tuple[Pilot, TableScene]:
    app = open_app((1280, 720), reduced_motion=True, pace="instant", **wishes)
    pilot = Pilot(app)
    sit_down(pilot, Match(RULES, setup_of(3), rich_turn()))
    scene = pilot.app.stack.find(TableScene)
    assert isinstance(scene, TableScene)
    while scene.asked is None:
        pilot.tick(1, 2.0)
        pilot.key(pygame.K_SPACE)
    return pilot, scene


def spot_of(scene: TableScene, follows: type) -> Spot:
    return next(c for c in scene.controls if isinstance(c, Spot) and c.then and isinstance(c.then[0], follows))


def test_a_click_on_an_artisan_goes_there_and_asks_for_the_payment_at_once() -> None:
    pilot, scene = at_the_table()
    match = scene.game.match
    pilot.click(spot_of(scene, TakeArtisan))
    pilot.tick(3)
    assert [type(move) for move in match.moves] == [GoTo, TakeArtisan]
    assert isinstance(match.decision, ChooseTokens)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(match.decision, ChooseArtisan), "Escape goes one step back"
    pilot.tick(3)
    assert isinstance(match.decision, ChooseArtisan), "and nothing follows by itself any more"


def test_enter_pays_as_proposed_token_by_token() -> None:
    pilot, scene = at_the_table(confirm_turn_end=False)
    match = scene.game.match
    pilot.click(spot_of(scene, TakeArtisan))
    pilot.tick(3)
    assert isinstance(match.decision, ChooseTokens)
    pilot.key(pygame.K_RETURN)
    pilot.tick(6)
    assert not isinstance(match.decision, ChooseTokens)
    assert any(isinstance(move, HandIn) for move in match.moves)


def test_what_ends_the_turn_waits_with_its_payment_in_sight() -> None:
    pilot, scene = at_the_table(confirm_turn_end=True)
    board = scene.board
    assert isinstance(board, PharaonBoard)
    pilot.click(next(c for c in scene.controls if isinstance(c, Spot) and c.moves == (GoTo("burial"),)))
    pilot.tick(2)
    if scene.pending is None:
        assert isinstance(scene.game.match.decision, ChooseTokens)
        return
    assert board.hand.tray is not None and board.hand.tray.bill is not None
    assert board.hand.tray.bill.quarter == "burial"
    pilot.key(pygame.K_RETURN)
    assert scene.game.match.moves == [GoTo("burial")]


def test_the_switch_on_the_price_takes_a_bonus_with_the_lot() -> None:
    pilot, scene = at_the_table()
    board = scene.board
    assert isinstance(board, PharaonBoard)
    pilot.click(board.look.say("place.bonus_switch"))
    assert board.choice.bonus
    pilot.click(spot_of(scene, TakeLotWithBonus))
    pilot.tick(3)
    assert isinstance(scene.game.match.moves[1], TakeLotWithBonus)


def test_a_paid_token_is_swapped_by_a_click_and_escape_forgets_it() -> None:
    board = open_board(setup_of(3))
    position = rich_turn()
    position.apply(GoTo("artisans"))
    position.apply(next(move for move in position.moves() if isinstance(move, TakeArtisan)))
    asked = asked_of(position)
    assert asked is not None and isinstance(asked.decision, ChooseTokens)
    view = position.seen_by(asked.decision.seat)
    board.choice.belong_to(asked.decision)
    swap = next(target for target in board.targets(view, asked) if target.act is not None)
    assert swap.activate()
    assert board.choice.way is not None
    assert board.step_back() and board.choice.way is None
    assert not board.step_back()


def test_everything_with_a_name_can_be_enlarged() -> None:
    for players in (1, 3):
        board = open_board(setup_of(players))
        subjects = set()
        for position in decisions(played(players), 3):
            asked = asked_of(position)
            assert asked is not None
            view = position.seen_by(asked.decision.seat)
            subjects |= {target.subject for target in board.targets(view, asked) if target.subject}
        for subject in subjects - {"crest"}:
            picture, _ = board.enlarged(subject)
            assert picture.get_width() > 40
        assert {"quarter.nile", "wheel", "pyramid", "god.isis"} <= subjects
