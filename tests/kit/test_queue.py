"""One click for several moves: what follows is made as soon as it is asked for, and forgotten where it is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from pygame import Rect

from game.core.agenda import Move
from ui.kit.answer import Answer
from ui.kit.queue import Queue
from ui.kit.target import ThingTarget
from ui.kit.thing import Thing


@dataclass(frozen=True, slots=True)
class Step(Move):
    name: str


GO, TAKE, PAY = Step("go"), Step("take"), Step("pay")


class Table:
    """Plays what is pressed; each move leads to a question of its own."""

    def __init__(self, waits: bool = False) -> None:
        self.queue, self.played, self.waits = Queue(), list[Move](), waits
        self.ask(GO)

    def ask(self, *moves: Move) -> None:
        self.queue.belong_to(cast("Any", len(self.played)), moves)

    def target(self, move: Move, then: tuple[Move, ...] = ()) -> ThingTarget:
        made = ThingTarget(Thing("card.1", Rect(0, 0, 9, 9)), Answer("card.1", (move,), then=then), None, self.queue)
        made.press = self.playing(move)
        return made

    def playing(self, move: Move) -> Callable[[], None]:
        def press() -> None:
            if not self.waits:
                self.played.append(move)
                self.ask({GO: TAKE, TAKE: PAY}.get(cast("Step", move), GO))

        return press


def test_what_follows_is_made_by_the_targets_that_stand_for_it() -> None:
    table = Table()
    table.target(GO, (TAKE, PAY)).activate()
    assert table.played == [GO]
    assert not table.target(PAY).advance(0.1), "its turn has not come"
    assert table.target(TAKE).advance(0.1) and table.target(PAY).advance(0.1)
    assert table.played == [GO, TAKE, PAY]
    assert not table.target(PAY).advance(0.1)


def test_a_move_that_waits_to_be_confirmed_is_followed_by_nothing() -> None:
    table = Table(waits=True)
    table.target(GO, (TAKE,)).activate()
    table.waits = False
    assert not table.target(TAKE).advance(0.1)


def test_what_is_not_asked_for_is_forgotten() -> None:
    table = Table()
    table.target(GO, (PAY,)).activate()
    table.ask(PAY)
    assert not table.target(PAY).advance(0.1)
