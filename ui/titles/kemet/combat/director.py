"""Leads a copy of the position through the events of a Combat and makes an act of each."""

from __future__ import annotations

from collections.abc import Callable

from game.kemet.breakdown import lines_of
from game.kemet.components import NONE
from game.kemet.hidden import UNKNOWN
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.boards.animation.motion import within
from ui.boards.board import Animation
from ui.titles.kemet.combat.acts import FADE, Appearance, SceneAct
from ui.titles.kemet.combat.progress import Progress, step_of
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.look import Look

COME, TURN, LINE, PART, STILL = 0.35, 0.3, 0.18, 0.35, 0.55
"""Seconds: cards come in, cards turn, a line appears, a part of the verdict appears, a moment to read."""
CLASH, RESOLUTION, LOSSES, REWARD, LOSER, WINNER, END = range(2, 9)
"""Steps from 0."""


class Director:
    """`now` is what the table shows at this point of the film."""

    def __init__(self, look: Look, before: Kemet, viewer: int | None, calm: bool) -> None:
        self.look = look
        self.viewer = viewer
        self.calm = calm
        self.now = before.clone()
        self.animations: list[Animation] = []
        self._due = False
        """Losses were told, the reward not yet."""
        self._won = ""
        """Who has won, once it is told."""

    @property
    def combat(self) -> Combat:
        assert self.now.combat is not None
        return self.now.combat

    def seen(self) -> Kemet:
        return self.now.clone()

    # Acts

    def act(self, seconds: float, progress: Callable[[float], Progress], still: float = 0.0) -> None:
        """Something goes on, then everything rests for a moment; who wants little motion sees it fade in."""
        whole = seconds + still
        view = self.seen()
        if self.calm:
            length = FADE + max(still, STILL)
            under = self.animations[-1].view if self.animations else None
            self.animations.append(
                Appearance(self.look, view, progress(1.0), under or view, length, FADE / length, False)
            )
            return
        share = seconds / whole
        self.animations.append(SceneAct(self.look, view, whole, lambda done: progress(within(done, 0.0, share))))

    def tell(self, note: str, step: int, seconds: float = STILL) -> None:
        """A sentence below the sums."""
        self.act(0.05, lambda share: Progress(step, note=note), seconds)

    @property
    def step(self) -> int:
        return step_of(self.now)

    def opens(self, after: Kemet) -> None:
        """The scene comes over the map."""
        length = FADE if self.calm else COME
        progress = Progress(step_of(after))
        self.animations.append(Appearance(self.look, after, progress, self.seen(), length, 1.0, False))
        self.now = after.clone()

    def closes(self, under: Kemet) -> None:
        """The scene goes, and the map shows what became of it."""
        length = FADE if self.calm else COME
        scene = self.seen()
        self.animations.append(Appearance(self.look, scene, Progress(END), under, length, 1.0, True))
        self.now.combat = None

    # What the copy goes through

    def lay(self, seat: int, note: str) -> None:
        """Two battle cards face down: one to be played, one set aside."""
        now, own = self.now, seat == self.viewer
        now.chosen[seat] = now.chosen[seat] or UNKNOWN
        now.aside[seat] = now.aside[seat] or UNKNOWN
        if not own:
            now.battle_hands[seat] = now.battle_hands[seat][2:]
        side, step = self.combat.side_of(seat), self.step

        def progress(share: float) -> Progress:
            return Progress(step, slide=(share, 1.0) if side == ATTACKER else (1.0, share), note=note)

        if not own:
            self.act(COME, progress, 0.1)

    def show(self, shown: dict[int, str], behind: dict[int, tuple[str, ...]], note: str) -> None:
        """Cards turn together, then those behind them come out."""
        combat, now = self.combat, self.now
        turning = {combat.side_of(seat) for seat in shown}
        step = CLASH if behind or len(turning) == 2 or all(combat.shown) else self.step
        for seat, card in shown.items():
            now.chosen[seat] = card
            combat.shown[combat.side_of(seat)] = True
        for seat, cards in behind.items():
            if seat != self.viewer:
                now.hands[seat] = now.hands[seat][: max(0, len(now.hands[seat]) - len(cards))]
            now.behind[seat] = cards
        combat.revealed = all(combat.shown)

        def progress(share: float) -> Progress:
            flip = tuple(within(share, 0.0, 0.5) if side in turning else 1.0 for side in (ATTACKER, DEFENDER))
            return Progress(step, flip=(flip[0], flip[1]), fan=within(share, 0.5, 1.0), note=note)

        self.act(TURN * 2, progress, STILL)

    def compare(self, winner: int) -> None:
        """Lines one by one with their totals, cancelled ones struck out, then who wins."""
        combat, now = self.combat, self.now
        combat.counted = [
            lines_of(now, combat, side, _known(now.chosen[combat.seat_on(side)])) for side in (ATTACKER, DEFENDER)
        ]
        combat.winner = winner
        self._won = say(self.look, "now.won", seat=winner)
        rows = max(len(lines) for lines in combat.counted)
        self.act(rows * LINE, lambda share: Progress(RESOLUTION, lines=rows * share, verdict=0, strike=0))
        self.act(PART, lambda share: Progress(RESOLUTION, verdict=share, strike=share, note=self._won), STILL)

    def lose(self) -> None:
        self.act(PART, lambda share: Progress(LOSSES, verdict=1 + share, note=self._won), STILL)
        self._due = True

    def reward(self) -> None:
        """Once after the losses."""
        if self._due:
            self.act(PART, lambda share: Progress(REWARD, verdict=2 + share, note=self._won), 2 * STILL)
            self._due = False


def _known(card: str) -> str:
    return NONE if card == UNKNOWN else card
