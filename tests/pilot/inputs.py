"""`python -m tests.pilot.inputs [TITLE ...]`: what an evening of four costs in clicks and keys, title by title.

Four people play through the window, each choice by the shortest way that the table offers, and read nothing twice. The
moves are those of an Apprenti, or of a recorded game where a certain fight is wanted. Run by hand; it asserts nothing.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from game.core.setup import CURTAINS
from game.core.title import chance_of
from saves import SaveIdentity, Store, load
from tests.pilot.matches import match_of
from tests.recorded.record import FOLDER
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
from ui.workshop.unseen import open_unseen

PEOPLE = ("human",) * 4
WIDEST = 150
"""So many states of the board are looked at in search of the shortest way to a move."""
Policy = Callable[[Match[Position]], Move]


def sensible(match: Match[Position]) -> Move:
    """What an Apprenti would do."""
    asked = match.decision
    assert asked is not None
    return decide(match.title, match.position, asked.seat, "apprenti", chance_of(len(match.moves))).move


def peaceful(match: Match[Position]) -> Move:
    """Kemet: the same, but nobody marches and nobody plays a card."""
    offer, wanted = offer_of(match.position), sensible(match)
    if offer is not None:
        return offer.waivers[0]
    if not _is_war(wanted):
        return wanted
    return next(move for move in match.position.moves() if not _is_war(move))


def plain(match: Match[Position]) -> Move:
    """Amun-Re: the same, but nobody sells favour cards while buying."""
    wanted = sensible(match)
    if not _is_sale(wanted):
        return wanted
    return next(move for move in match.position.moves() if not _is_sale(move))


def _is_sale(move: Move) -> bool:
    return type(move).__name__ == "ExchangeCard"


def _is_war(move: Move) -> bool:
    return type(move).__name__ in ("PlayCard", "RainFire", "EscapeTo") or "move" in getattr(move, "action", "")


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
        if _is_sale(wanted):
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
            sold += [wanted.card] if _is_sale(wanted) else []
            ahead.play(wanted)
        held: list[str] = self.match.position.seats[asked.seat].hand
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


# The stretches


def played(match: Match[Position], policy: Policy, until: Callable[[Match[Position]], bool]) -> Match[Position]:
    while not until(match):
        match.play(policy(match))
    return match


def asks(kind: str, round_: int) -> Callable[[Match[Position]], bool]:
    return lambda match: match.position.round >= round_ and type(match.decision).__name__ == kind


def rounds(name: str, first: int, last: int, kind: str = "", policy: Policy = sensible) -> Evening:
    """From the beginning of a round to that of another, `kind` being the first question of each."""
    ends = asks(kind, last + 1) if kind else lambda match: match.position.round > last
    begins = asks(kind, first) if kind else lambda match: match.position.round >= first
    start = played(match_of(name, *PEOPLE, seed=7), policy, begins)
    return Evening(f"{name} {first}-{last}", start, policy, ends)


@cache
def _war() -> Match[Position]:
    match = load(FOLDER / "kemet" / "06.yaml").match
    seats = tuple(replace(seat, kind="human") for seat in match.setup.seats)
    return Match.replayed(match.title, replace(match.setup, seats=seats), match.moves)


def fight() -> Evening:
    """A fight of a recorded game in which a card is used after the reveal: from its march to the next token."""
    match = _war()
    used = next(entry.move for entry in match.log if type(entry.event).__name__ == "CardUsed")
    begun = max(n for n in range(used) if type(match.decision_before(n)).__name__ == "ChooseAction")
    answers = {
        (asked.seat, type(asked).__name__, match.moves[n])
        for n in range(begun, used + 20)
        if (asked := match.decision_before(n)) is not None and offer_of(match.position_before(n)) is None
    }

    def as_recorded(live: Match[Position]) -> Move:
        """Occasions to interrupt are let pass; every other question is answered as it was."""
        asked, offer = live.decision, offer_of(live.position)
        assert asked is not None
        if offer is not None:
            return offer.waivers[0]
        kind = asked.seat, type(asked).__name__
        return next((move for move in live.position.moves() if (*kind, move) in answers), sensible(live))

    def over(live: Match[Position]) -> bool:
        return len(live.moves) > 3 and type(live.decision).__name__ == "ChooseAction"

    return Evening("kemet fight", match.branch(begun), as_recorded, over)


EVENINGS: dict[str, Callable[[], list[Evening]]] = {
    "kemet": lambda: [rounds("kemet", 1, 1, "ChooseAction", peaceful), fight()],
    "pharaon": lambda: [rounds("pharaon", 2, 2)],
    "tekhenu": lambda: [rounds("tekhenu", 1, 2)],
    "amunre": lambda: [rounds("amunre", 2, 2, policy=plain), rounds("amunre", 2, 2)],
}


def main(names: list[str]) -> None:
    print(f"{'':16}{'way':8}{'inputs':>7}{'a turn':>8}{'turns':>6}  curtains news stops looks bars confirmed far")
    with TemporaryDirectory() as folder:
        for name in names or EVENINGS:
            for evening in EVENINGS[name]():
                for way in CURTAINS:
                    app = open_unseen(Store(Path(folder)), (1280, 720), reduced_motion=True, pace="instant")
                    family = Family(app, evening, way)
                    c = family.play()
                    each = c.inputs / max(1, c.turns)
                    print(
                        f"{evening.name:16}{way:8}{c.inputs:>7}{each:>8.1f}{c.turns:>6}  {c.curtains:>8}{c.news:>5}"
                        f"{c.stops:>6}{c.looks:>6}{c.bars:>5}{c.confirmed:>10}{c.far:>4}",
                        flush=True,
                    )
                    if os.environ.get("TRACE"):
                        print("   ", *family.trace, sep="\n    ")
                    app.stack.close()


if __name__ == "__main__":
    main(sys.argv[1:])
