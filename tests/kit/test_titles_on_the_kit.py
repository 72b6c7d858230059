"""What is asked of every table that stands on the kit: its things are data, and the same for the same position."""

import types
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.core.position import Position
from game.titles import TITLES
from tests.boards.harness import asked_of, one_of_each, shared_board
from ui.kit.board import Laid, TitleBoard

every_title = pytest.mark.parametrize("name", TITLES, scope="module")


def tables(name: str) -> Iterator[tuple[TitleBoard[Any], Position, Laid]]:
    for moment in one_of_each(name):
        board = shared_board(moment.game)
        assert isinstance(board, TitleBoard)
        asked = asked_of(moment.position)
        yield board, moment.position, board.laid(moment.position.seen_by(asked.decision.seat), asked)


def flat(args: Any) -> Iterator[Any]:
    if isinstance(args, tuple):
        for one in args:
            yield from flat(one)
    else:
        yield args


@every_title
def test_faces_are_data(name: str) -> None:
    """A view, a surface or a function made on the spot is never equal to the next one: all would be painted anew."""
    for _, _, laid in tables(name):
        for thing in (*laid.board, *laid.hand):
            if thing.face is not None:
                hash(thing.face)
                for one in flat((thing.face.draw, thing.face.args)):
                    assert not isinstance(one, Position | pygame.Surface), thing.id
                    assert not (isinstance(one, types.FunctionType) and one.__name__ == "<lambda>"), thing.id


@every_title
def test_things_have_names_of_their_own_answers_have_things_and_the_same_position_lies_there_again(name: str) -> None:
    for board, position, laid in tables(name):
        names = [thing.id for thing in (*laid.board, *laid.hand, *laid.side, *laid.strip)]
        assert len(names) == len(set(names)) and set(laid.answers) <= set(names)
        again = asked_of(position)
        other = board.laid(position.seen_by(again.decision.seat), again)
        assert other is not laid and (other.board, other.hand) == (laid.board, laid.hand)
