"""Four people at one screen who play through the window, each choice by the shortest way, and what it costs them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from saves import SaveIdentity
from ui.frame.app import App
from ui.host.offers import offer_of
from ui.kit.target import Target
from ui.scenes import routes
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.move_list import MoveListScene
from ui.scenes.news import NewsScene
from ui.scenes.table import TableScene
from ui.scenes.table_keys import LOOK
from ui.workshop.pilot import Hand

WIDEST = 150
"""So many states of the board are looked at in search of the shortest way to a move."""
Policy = Callable[[Match[Position]], Move]


def is_sale(move: Move) -> bool:
    return type(move).__name__ == "ExchangeCard"


@dataclass(frozen=True)
class Evening:
    """A stretch of a match: where it begins, who chooses, and where it is over."""

    name: str
    start: Match[Position]
    policy: Policy
    over: Callable[[Match[Position]], bool]


@dataclass
class Cost:
    inputs: int = 0
    curtains: int = 0
    news: int = 0
    stops: int = 0
    looks: int = 0
    bars: int = 0
    confirmed: int = 0
    turns: int = 0
    far: int = 0
    """Moves to which no way was found among so many states: counted as three clicks."""


class Family:
    """Plays a stretch through the window and counts."""

    def __init__(self, app: App, evening: Evening, curtains: str) -> None:
        start = evening.start
        again = Match(start.title, replace(start.setup, curtains=curtains), start.position)
        self.pilot = Hand(app)
        self.evening, self.match, self.cost = evening, again, Cost()
        self.acted: set[int] = set()
        self.trace: list[str] = []
        routes.open_table(app, again, SaveIdentity.new())
        table = app.stack.find(TableScene)
        assert isinstance(table, TableScene)
        self.table = table

    def play(self) -> Cost:
        while not self.evening.over(self.match):
            self._go_on(self.pilot.scene)
        self.cost.turns = len(self.acted)
        return self.cost

    def _go_on(self, scene: object) -> None:
        table, cost = self.table, self.cost
        if isinstance(scene, CurtainScene):
            cost.curtains += 1
            self._did("curtain")
            self.pilot.hold(pygame.K_SPACE, HOLD + 0.1)
        elif isinstance(scene, NewsScene):
            cost.news += 1
            self._press(pygame.K_SPACE, "news")
        elif isinstance(scene, MoveListScene):
            self._click(next(c for c in scene.controls if c.label == table.board.narrator.move(self._wanted())), "list")
        elif scene is not table or (table.show.to_watch and not table.show.moving):
            cost.stops += 1
            self._press(pygame.K_SPACE, f"stop {type(scene).__name__}")
        elif self._goes_on or (table.asked is None and not table.host.speakers() and not table.host.must_look):
            self.pilot.tick(1, 0.5)
        elif table.host.speakers():
            cost.bars += 1
            self._answer_all()
        elif table.pending is not None:
            cost.confirmed += 1
            self._press(pygame.K_RETURN, "confirm")
        else:
            self._choose()

    @property
    def _goes_on(self) -> bool:
        """Whether something is still shown, or moves follow from the last press."""
        return self.table.show.busy or self.table.board.next_move(self.table.asked) is not None

    def _wanted(self) -> Move:
        return self.evening.policy(self.match)

    def _answer_all(self) -> None:
        offer, wanted, asked = offer_of(self.match.position), self._wanted(), self.match.decision
        assert offer is not None and asked is not None
        if wanted in offer.waivers:
            self._press(pygame.K_SPACE, "nobody")
        else:
            name = self.match.setup.names[asked.seat]
            self._click(next(c for c in self.table.controls if c.label == name), "speaks")

    def _choose(self) -> None:
        asked, wanted = self.match.decision, self._wanted()
        assert asked is not None
        if is_sale(wanted):
            self._sell()
            return
        if self.table.host.viewer is None and not asked.is_open(self.match.position, wanted):
            self.cost.looks += 1
            self._press(LOOK, "look")
            return
        self.acted.add(self.match.position.turn)
        for key in self._way(wanted):
            found = next((t for t in self._targets() if _key(t) == key), None)
            self._click(found, type(asked).__name__)
        stays = self.table.asked is not None and self.table.asked.decision is asked and self.table.pending is None
        if stays and self.pilot.scene is self.table:
            self.cost.far += 1
            self.cost.inputs += 2
            self._did(f"far {wanted}")
            self.table.take(wanted)

    def _sell(self) -> None:
        """Whoever sells cards in a purchase sells all of them before going on: each is chosen, one press sells them."""
        asked, ahead, sold = self.match.decision, self.match.branch(len(self.match.moves)), list[str]()
        assert asked is not None
        while ahead.decision is not None and ahead.decision.seat == asked.seat:
            wanted = self.evening.policy(ahead)
            sold += [wanted.card] if is_sale(wanted) else []  # type: ignore[attr-defined]
            ahead.play(wanted)
        held: list[str] = self.match.position.seats[asked.seat].hand  # type: ignore[attr-defined]
        if type(asked).__name__ != "RaiseGold":
            self._click(self.table.board.narrator.voice.say("board_amunre.tray.exchange"), "to sell")
        for card in dict.fromkeys(sold):
            for _ in range(min(sold.count(card), held.count(card))):
                self._click(
                    next(t for t in self._targets() if t.act is not None and t.subject == f"card.{card}"),
                    f"sell {card}",
                )
                self.pilot.tick(1, 1.0)  # so that two equal ones are no double click
        self._click(next(t for t in self._targets() if t.primary), "sold")

    def _targets(self) -> list[Target]:
        return [c for c in self.table.controls if isinstance(c, Target) and c.visible and c.enabled]

    def _way(self, wanted: Move) -> list[object]:
        """The presses that lead to a move, the fewest first; found by trying, without the mouse."""
        ways: list[list[object]] = [[]]
        known: set[object] = set()
        while ways and len(known) < WIDEST:
            way = ways.pop(0)
            self._stand(way)
            targets = self._targets()
            state = tuple((_key(t), t.moves) for t in targets)
            if state in known:
                continue
            known.add(state)
            alone = next((t for t in targets if t.moves == (wanted,)), None)
            among = alone or next((t for t in targets if wanted in t.moves), None)
            if among is not None:
                self._stand([])
                return [*way, _key(among)]
            ways += [[*way, _key(t)] for t in targets if t.act is not None and not t.moves]
        self._stand([])
        return []

    def _stand(self, way: list[object]) -> None:
        """The board as if nothing but this had been chosen."""
        while self.table.board.step_back():
            pass
        self.table.refresh()
        for key in way:
            found = next((t for t in self._targets() if _key(t) == key), None)
            if found is not None and found.act is not None:
                found.act()

    def _click(self, control: object, what: str) -> None:
        self._did(what)
        try:
            self.pilot.click(control)  # type: ignore[arg-type]
        except AssertionError:
            self.pilot.key(pygame.K_RETURN)

    def _press(self, key: int, what: str) -> None:
        self._did(what)
        self.pilot.key(key)

    def _did(self, what: str) -> None:
        self.cost.inputs += 1
        self.trace.append(what)


def _key(target: Target) -> object:
    return (target.label, target.subject, target.rect.topleft)
