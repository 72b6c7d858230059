"""Tells a Combat act by act, from the positions at its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.kit.contract import Animation
from ui.kit.motion import within
from ui.titles.kemet.combat.acts import FADE, Appearance, SceneAct
from ui.titles.kemet.combat.progress import Progress, step_of
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.style import TableStyle

COME, TURN, LINE, PART, STILL = 0.35, 0.3, 0.18, 0.35, 0.55
"""Seconds: cards come in, cards turn, a line appears, a part of the verdict appears, a moment to read."""
CLASH, RESOLUTION, LOSSES, REWARD, LOSER, WINNER, END = range(2, 9)
"""Steps from 0."""


class Teller:
    """`now` is what the table shows at this point of the film: the position at the event that is told."""

    def __init__(self, style: TableStyle, before: Kemet, viewer: int | None, calm: bool) -> None:
        self.style = style
        self.viewer = viewer
        self.calm = calm
        self.now = before
        self.animations: list[Animation] = []
        self._decision = before.decision
        self._due = False
        """Losses were told, the reward not yet."""
        self._won = ""
        """Who has won, once it is told."""

    @property
    def combat(self) -> Combat:
        assert self.now.combat is not None
        return self.now.combat

    @property
    def step(self) -> int:
        """The step in which the move was made; positions of a film do not say what is asked meanwhile."""
        return step_of(self.now, self._decision)

    # Acts

    def act(self, seconds: float, progress: Callable[[float], Progress], still: float = 0.0) -> None:
        """Something goes on, then everything rests for a moment; who wants little motion sees it fade in."""
        whole, view = seconds + still, self.now
        if self.calm:
            length = FADE + max(still, STILL)
            under = self.animations[-1].view if self.animations else None
            self.animations.append(
                Appearance(self.style, view, progress(1.0), under or view, length, FADE / length, False)
            )
            return
        share = seconds / whole
        self.animations.append(SceneAct(self.style, view, whole, lambda done: progress(within(done, 0.0, share))))

    def tell(self, note: str, step: int, seconds: float = STILL) -> None:
        """A sentence below the sums."""
        self.act(0.05, lambda share: Progress(step, note=note), seconds)

    def lay(self, seat: int) -> None:
        """Two battle cards of somebody else face down: one to be played, one set aside."""
        if seat == self.viewer:
            return
        side, step, note = self.combat.side_of(seat), self.step, say(self.style, "now.laid", seat=seat)

        def progress(share: float) -> Progress:
            return Progress(step, slide=(share, 1.0) if side == ATTACKER else (1.0, share), note=note)

        self.act(COME, progress, 0.1)

    def show(self, seats: Iterable[int], behind: bool) -> None:
        """Cards of these seats turn together, then those behind them come out."""
        combat = self.combat
        turning = {combat.side_of(seat) for seat in seats}
        alone = len(turning) == 1 and not all(combat.shown)
        if alone:
            note = say(self.style, "now.shown", seat=combat.seat_on(next(iter(turning))))
        else:
            note = say(self.style, "now.reveal")
        step = CLASH if behind or all(combat.shown) else self.step

        def progress(share: float) -> Progress:
            flip = tuple(within(share, 0.0, 0.5) if side in turning else 1.0 for side in (ATTACKER, DEFENDER))
            return Progress(step, flip=(flip[0], flip[1]), fan=within(share, 0.5, 1.0), note=note)

        self.act(TURN * 2, progress, STILL)

    def compare(self) -> None:
        """Lines one by one with their totals, cancelled ones struck out, who wins, then the losses."""
        self._won = say(self.style, "now.won", seat=self.combat.winner)
        rows = max(len(lines) for lines in self.combat.counted)
        self.act(rows * LINE, lambda share: Progress(RESOLUTION, lines=rows * share, verdict=0, strike=0))
        self.act(PART, lambda share: Progress(RESOLUTION, verdict=share, strike=share, note=self._won), STILL)
        self.act(PART, lambda share: Progress(LOSSES, verdict=1 + share, note=self._won), STILL)
        self._due = True

    def reward(self) -> None:
        """Once after the losses."""
        if self._due:
            self.act(PART, lambda share: Progress(REWARD, verdict=2 + share, note=self._won), 2 * STILL)
            self._due = False

    def fate(self, seat: int) -> int:
        """The step in which it is told what becomes of a side."""
        return WINNER if seat == self.combat.winner else LOSER

    # The scene comes and goes

    def opens(self, after: Kemet) -> None:
        """The scene comes over the map."""
        length = FADE if self.calm else COME
        progress = Progress(step_of(after, after.decision))
        self.animations.append(Appearance(self.style, after, progress, self.now, length, 1.0, False))

    def closes(self, under: Kemet) -> None:
        """The scene goes, and the map shows what became of it."""
        length = FADE if self.calm else COME
        self.animations.append(Appearance(self.style, self.now, Progress(END), under, length, 1.0, True))


def on_stage(view: Kemet) -> bool:
    """KEM-8.0  The scene begins with the war council; the window before it belongs to the map."""
    return view.combat is not None and view.combat.begun
