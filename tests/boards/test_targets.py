"""Every legal move can be reached on the board, with no more than a card or an amount chosen before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.amunre.offering import LayOffering, OfferGold
from game.amunre.purchase import PlayArchitect
from game.amunre.state import AmunRe
from game.core.agenda import Move
from tests.boards.harness import asked_of, open_board, played, setup_of
from ui.boards.amunre.board import AmunReBoard
from ui.boards.amunre.slider import SliderTarget
from ui.boards.target import Target

OF_EACH = 9
"""Decisions of each kind that are looked at in a game."""


def decisions(seats: int, expert: bool, seed: int) -> Iterator[AmunRe]:
    match = played(setup_of(seats, expert, seed), "random", seed)
    seen: Counter[str] = Counter()
    for number in range(len(match.moves)):
        position = match.position_before(number)
        kind = type(position.decision).__name__
        seen[kind] += 1
        if seen[kind] <= OF_EACH or (kind != "LayOffering" and number % 7 == 0):
            yield position


def reachable(board: AmunReBoard, position: AmunRe) -> set[Move]:
    """The moves of all targets, also of those that appear once something was chosen."""
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    found: set[Move] = set()
    seen = set()
    board.choice.clear()
    board.choice.belong_to(asked.decision)
    waiting = [(board.choice.card, board.choice.gift, board.choice.exchanging, board.choice.amount)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        _choose(board, state)
        for target in board.targets(view, asked):
            found.update(target.moves)
            if target.act is not None:
                _choose(board, state)
                target.act()
                waiting.append(board.choice.key)
    return found


def _choose(board: AmunReBoard, state: tuple[str, str, bool, int]) -> None:
    board.choice.card, board.choice.gift, board.choice.exchanging, board.choice.amount = state  # type: ignore[assignment]


@pytest.mark.parametrize(("seats", "expert"), [(3, False), (4, False), (5, False), (3, True), (5, True)])
def test_targets_reach_every_legal_move_and_no_other(seats: int, expert: bool) -> None:
    board = open_board(setup_of(seats, expert))
    for position in decisions(seats, expert, seed=seats):
        assert reachable(board, position) == set(position.moves()), position.decision


def test_targets_can_be_told_apart_and_hit_where_they_are_painted() -> None:
    for size in ((1280, 720), (1920, 1080)):
        board = open_board(setup_of(4), size)
        for position in decisions(4, False, seed=2):
            asked = asked_of(position)
            assert asked is not None
            targets = board.targets(position.seen_by(asked.decision.seat), asked)
            labels = [target.label for target in targets if target.moves or target.act]
            assert len(labels) == len(set(labels)), position.decision
            for target in targets:
                assert board.app.screen.rect.contains(target.rect), target
                assert target.contains(target.rect.center), target
                if target.moves or target.act:
                    assert uppermost(targets, target.rect.center) is target, target


def uppermost(targets: list[Target], point: tuple[int, int]) -> Target:
    hit = [target for target in targets if target.contains(point)]
    return max(enumerate(hit), key=lambda pair: (pair[1].layer, pair[0]))[1]


def test_a_refused_place_says_why() -> None:
    board = open_board(setup_of(4))
    reasons = set()
    for position in decisions(4, False, seed=4):
        asked = asked_of(position)
        assert asked is not None
        for target in board.targets(position.seen_by(asked.decision.seat), asked):
            if target.refusals and not target.moves:
                reasons.add(target.refusals[0].key)
                assert board.narrator.refusal(target.refusals[0])
    assert {"amunre.refusal.leaving", "amunre.refusal.bid_too_low", "amunre.refusal.too_dear"} <= reasons


def with_architect() -> AmunRe:
    """A purchase in which an Architect can be played."""
    for seed in range(1, 20):
        match = played(setup_of(4, False, seed), "random", seed)
        for number in range(len(match.moves)):
            position = match.position_before(number)
            if any(isinstance(move, PlayArchitect) for move in position.moves()):
                return position
    raise AssertionError("nobody could play an Architect")


def test_a_chosen_card_lights_its_provinces_and_escape_puts_it_back() -> None:
    board = open_board(setup_of(4))
    position = with_architect()
    asked = asked_of(position)
    assert asked is not None
    view = position.seen_by(asked.decision.seat)
    changes: list[int] = []
    board.on_change = lambda: changes.append(1)
    card = next(one for one in board.targets(view, asked) if one.label == board.look.card("architect"))
    assert card.activate()
    chosen = {move for one in board.targets(view, asked) if one.subject.startswith("province") for move in one.moves}
    assert chosen == {move for move in position.moves() if isinstance(move, PlayArchitect)}
    assert board.step_back()
    assert not board.step_back()
    assert len(changes) == 2


def test_nothing_can_be_clicked_while_somebody_else_is_asked() -> None:
    board = open_board(setup_of(4))
    for position in decisions(4, False, seed=8):
        targets = board.targets(position.seen_by(None), None)
        assert not any(target.moves or target.act for target in targets)


def test_the_amount_of_an_offering_is_chosen_with_slider_wheel_and_keys() -> None:
    board = open_board(setup_of(4))
    position = next(p for p in decisions(4, False, seed=3) if isinstance(p.decision, LayOffering))
    asked = asked_of(position)
    assert asked is not None
    seat = asked.decision.seat
    position.seats[seat].gold = 12
    asked = asked_of(position.clone())
    assert asked is not None

    def slider() -> Target:
        targets = board.targets(position.seen_by(seat), asked)
        return next(one for one in targets if isinstance(one, SliderTarget))

    place = slider().rect
    slider().handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(place.right - 1, place.centery)))
    assert board.choice.amount == 12
    assert slider().adjust(-1)
    assert slider().handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1))
    assert board.choice.amount == 10
    offers = [move for one in board.targets(position.seen_by(seat), asked) for move in one.moves]
    assert OfferGold(10) in offers
