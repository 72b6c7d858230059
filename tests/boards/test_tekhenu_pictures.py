"""What the board of Tekhenu paints: nothing secret, nothing cut off, everything there is, at every size."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.core.match import Match
from game.tekhenu import RULES
from game.tekhenu.components import box
from game.tekhenu.events import BuildingBuilt, GoodsGained
from game.tekhenu.gods.hathor import ChooseSite
from game.tekhenu.gods.ra import ChooseSpace, fit
from game.tekhenu.maat import LayFaith
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import ChooseDie, TakeDie
from game.tekhenu.words import GODS
from tests.boards.tekhenu_harness import SOLO, asked_of, decisions, open_board, played, setup_of
from ui.boards.tekhenu.board import TekhenuBoard
from ui.boards.tekhenu.cards.items import Good
from ui.boards.tekhenu.parts.maat import signed
from ui.boards.tekhenu.pillar.count import best_turn, counted
from ui.boards.tekhenu.prices import price_signs
from ui.boards.tekhenu.trays.judgement import likely_place
from ui.frame.tooltip import draw_tip
from ui.frame.words import misfits

POINTED = (SOLO, 3)
"""Tables at which everything is also pointed at: that takes its time."""


def frame(board: TekhenuBoard, position: Tekhenu, viewer: int | None) -> pygame.Surface:
    """The table as a viewer sees it, without the frame of the table scene."""
    view, asked = position.seen_by(viewer), asked_of(position)
    if asked is not None and asked.decision.seat != viewer:
        asked = None
    target = pygame.Surface(board.app.screen.size)
    board.paint_ground(target)
    board.paint_hand(target, view, viewer, asked, 1.0)
    board.paint(target, view, asked, 1.0)
    board.paint_side(target, view)
    board.paint_strip(target, view)
    for seat, place in enumerate(board.look.layout.zones.seats):
        board.paint_panel(target, place, view, seat, "", False)
    return target


def pointed(board: TekhenuBoard, target: pygame.Surface, position: Tekhenu) -> None:
    """Point at everything, one after the other, with its tooltip."""
    asked = asked_of(position)
    assert asked is not None
    view, match = position.seen_by(asked.decision.seat), Match(RULES, board.setup, position)
    for spot in board.targets(view, asked):
        spot.hovered = True
        spot.draw(target)
        spot.hovered = False
        tip = spot.told()
        if len(spot.moves) == 1 and tip is None:
            tip = board.preview(view, spot.moves[0], *match.preview(spot.moves[0]))
        if tip is not None:
            draw_tip(target, tip, board.app.screen, spot.rect)


@pytest.mark.parametrize(
    ("seats", "size", "text", "language"),
    [
        (3, (1920, 1080), 100, "fr"),
        (4, (1280, 720), 100, "fr"),
        (SOLO, (1280, 720), 160, "en"),
        (2, (2560, 1440), 80, "en"),
        (4, (1920, 1080), 160, "fr"),
    ],
)
def test_everything_can_be_painted_and_no_word_is_cut_off(
    seats: int, size: tuple[int, int], text: int, language: str
) -> None:
    board = open_board(setup_of(seats), size, language, text)
    for position in decisions(seats, of_each=1):
        assert position.decision is not None
        with misfits() as found:
            shown = frame(board, position, position.decision.seat)
            if seats in POINTED:
                pointed(board, shown, position)
        assert not found, (position.decision, found)


def with_other_secrets(position: Tekhenu, seat: int | None) -> Tekhenu:
    """The same table with other decks, another pile, and other Decrees in other hands."""
    other = position.clone()
    other.pile = other.pile[::-1]
    other.decks = [deck[::-1] for deck in other.decks]
    for index, owner in enumerate(other.seats):
        if index not in (seat, other.bot):
            hidden = [card for card in owner.decrees if card not in owner.seen_decrees]
            free = [card for card in other.decks[2] if card not in hidden]
            owner.decrees = [*owner.seen_decrees, *free[: len(hidden)]]
            owner.dealt = owner.dealt[::-1]
    return other


@pytest.mark.parametrize("seats", [SOLO, 3])
def test_no_secret_is_in_the_picture(seats: int) -> None:
    board = open_board(setup_of(seats))
    for number, position in enumerate(decisions(seats, of_each=1)):
        if number % 3 or position.decision is None:
            continue
        for viewer in (None, 0):
            shown, other = frame(board, position, viewer), frame(board, with_other_secrets(position, viewer), viewer)
            assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(other, "RGB"), position.decision


def asked_for(seats: int, kind: type) -> Iterator[Tekhenu]:
    match = played(seats)
    for number in range(len(match.moves)):
        position = match.position_before(number)
        if isinstance(position.decision, kind):
            yield position


def test_the_die_tells_action_production_and_balance() -> None:
    board = open_board(setup_of(3))
    position = next(asked_for(3, ChooseDie))
    assert position.decision is not None
    view = position.seen_by(position.decision.seat)
    for move in position.moves():
        if isinstance(move, TakeDie):
            tip = board.preview(view, move, [], False)
            assert tip.title and tip.corner
            assert any(":scales:" in line for line in tip.lines)
            assert any(":hammer:" in line for line in tip.lines)


def test_the_five_steps_of_a_tile_are_those_of_the_rules() -> None:
    """What the scene tells equals what playing the move brings."""
    for position in list(asked_for(3, ChooseSpace))[:4]:
        decision = position.decision
        assert isinstance(decision, ChooseSpace)
        view = position.seen_by(decision.seat)
        for space in [box().temple[number].id for number, tile in enumerate(position.laid) if not tile][:6]:
            turn = best_turn(view, decision, space)
            count = counted(view, decision, space, turn)
            sides = [len(fit(position, decision.tile, box().number[space], way).sides) for way in range(4)]
            assert len(count.fit.sides) == max(sides)
            assert count.slot == box().display[decision.slot].vp
            assert count.points >= count.buildings + count.outlines + count.slot


def test_faith_shows_the_likely_place() -> None:
    for position in asked_for(3, LayFaith):
        decision = position.decision
        assert decision is not None
        places = [likely_place(position, decision.seat, balance) for balance in (0, 30)]
        assert places[0] <= places[1] == len(position.seats)
        return
    raise AssertionError("nobody had Faith")


def test_goods_of_a_site_share_one_line() -> None:
    """What is paid and what is received stand in signs; the title need not be told again."""
    match = played(3)
    number = next(n for n in range(len(match.moves)) if isinstance(match.position_before(n).decision, ChooseSite))
    position = match.position_before(number)
    board = open_board(setup_of(3))
    seat = position.decision.seat if position.decision is not None else 0
    gained = [GoodsGained(seat, "papyrus", 1, "space"), GoodsGained(seat, "bread", 1, "space")]
    move = position.moves()[0]
    events = [BuildingBuilt(seat, "HL1"), *gained, GoodsGained(seat, "papyrus", 1, "space")]
    tip = board.preview(position.seen_by(seat), move, events, False)
    assert tip.lines == (":plus: 2 :papyrus:  1 :bread:",)


def test_the_board_of_the_best_person_lies_open_at_the_end() -> None:
    for seats in (SOLO, 3):
        match = played(seats)
        board = open_board(setup_of(seats))
        frame(board, match.position, None)
        best = max(match.position.people(), key=match.position.points.__getitem__)
        assert board._desk(match.position.seen_by(None), None).seat == best


def test_the_prompt_of_faith_names_the_balance() -> None:
    board = open_board(setup_of(3))
    position = next(asked_for(3, LayFaith))
    decision = position.decision
    assert decision is not None
    assert signed(position.balance_of(decision.seat)) in board.narrator.task(decision, position)


def test_a_free_action_shows_no_price() -> None:
    position = next(asked_for(3, ChooseDie))
    seat = position.order[0]
    for god in GODS:
        told = price_signs(position, seat, god, 3, free=True)
        assert not any(isinstance(item, Good) for item in told), god
