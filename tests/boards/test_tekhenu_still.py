"""Answers of Tekhenu keep their places while their tray is open: nothing slides under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.tekhenu.payment import ChoosePayment
from game.tekhenu.selection import Recolour, TurnDie
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import UseDie
from game.tekhenu.words import GOODS
from tests.boards.recorded import asked_of, recorded
from tests.boards.tekhenu_harness import open_board
from tests.recorded.record import GAMES
from ui.boards.target import Target
from ui.boards.tekhenu.board import TekhenuBoard

Places = dict[str, tuple[int, ...]]


def positions(wanted: Callable[[Tekhenu], bool], most: int) -> Iterator[tuple[TekhenuBoard, Tekhenu]]:
    for number in range(GAMES):
        match = recorded("tekhenu", number)
        board = open_board(match.setup)
        for k in range(len(match.moves)):
            position = match.position_before(k)
            assert isinstance(position, Tekhenu)
            if wanted(position):
                yield board, position
                most -= 1
                if not most:
                    return
    raise AssertionError("too few of them in the recorded games")


def in_the_tray(board: TekhenuBoard, position: Tekhenu) -> list[Target]:
    asked = asked_of(position)
    return [t for t in board.targets(position.seen_by(asked.decision.seat), asked) if t.layer == 4]


def places(targets: list[Target]) -> Places:
    return {target.label: tuple(target.rect) for target in targets}


def test_opening_a_card_moves_no_answer() -> None:
    def opens(game: Tekhenu) -> bool:
        return isinstance(game.decision, UseDie) and any(isinstance(m, TurnDie | Recolour) for m in game.moves())

    for board, position in positions(opens, 6):
        before = in_the_tray(board, position)
        for card in [target for target in before if target.act is not None]:
            assert card.activate()
            after = in_the_tray(board, position)
            assert len(after) > len(before)
            assert places(before).items() <= places(after).items()
            board.step_back()


def test_changing_a_payment_moves_no_answer() -> None:
    def several(game: Tekhenu) -> bool:
        return isinstance(game.decision, ChoosePayment) and len(game.moves()) > 1

    for board, position in positions(several, 8):
        before = in_the_tray(board, position)
        spots = [tuple(target.rect) for target in before]
        for number in [k for k, target in enumerate(before) if target.act is not None]:
            assert in_the_tray(board, position)[number].activate()
            after = in_the_tray(board, position)
            assert [tuple(target.rect) for target in after] == spots
            pay = next(target for target in after if target.primary)
            assert pay.moves == (board.choice.paid(position.moves()),)


def test_a_good_that_does_not_pay_can_be_taken_in() -> None:
    gold = GOODS.index("gold")

    def possible(game: Tekhenu) -> bool:
        ways = game.moves() if isinstance(game.decision, ChoosePayment) else ()
        return len({way.goods[gold] for way in ways}) > 1 and ways[0].goods[gold] == 0

    board, position = next(positions(possible, 1))
    board.choice.belong_to(position.decision)
    board.choice.take_in(position.moves(), gold)
    assert board.choice.paid(position.moves()).goods[gold] > 0
