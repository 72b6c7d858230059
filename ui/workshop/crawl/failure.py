"""What went wrong, where, and after which gestures: enough to repeat it by hand or with one command."""

from __future__ import annotations

import traceback
from collections import Counter
from pathlib import Path

from game.core.records import record
from ui.workshop.crawl.places import Place

HOME = Path(__file__).resolve().parents[3]


@record
class Step:
    """A gesture on the control with this number among the visible ones; -1: on the window."""

    gesture: str
    control: int = -1
    label: str = ""

    def __str__(self) -> str:
        return self.gesture if self.control < 0 else f"{self.gesture}:{self.control}"

    @property
    def told(self) -> str:
        return f"{self.gesture} {self.label!r}" if self.control >= 0 else self.gesture


def step_of(text: str) -> Step:
    """A step as it is written in the command that repeats a failure."""
    gesture, _, number = text.partition(":")
    return Step(gesture, int(number) if number else -1)


@record
class Stage:
    """A place in one language, in a window of one size; `lively`: things move on the table (in the gallery always)."""

    place: Place
    language: str = "fr"
    size: tuple[int, int] = (1280, 720)
    lively: bool = False

    def __str__(self) -> str:
        """As in the command that repeats a failure."""
        motion = "/lively" if self.lively else ""
        return f"{self.place.name}@{self.language}/{self.size[0]}x{self.size[1]}{motion}"


@record
class Failure:
    """A broken rule (`rule` names it), or something that was raised (`rule` is empty)."""

    stage: Stage
    steps: tuple[Step, ...]
    rule: str
    what: str
    where: str = ""
    """The innermost line of the project that was being run."""
    trace: str = ""

    @property
    def sort(self) -> tuple[str, str]:
        """Failures of the same sort are told once."""
        return (self.rule, self.stage.place.about) if self.rule else (self.what.partition(":")[0], self.where)

    @property
    def script(self) -> str:
        """What repeats it."""
        return " ".join((str(self.stage), *map(str, self.steps)))

    @property
    def trail(self) -> str:
        return ", ".join(step.told for step in self.steps)


def raised(stage: Stage, steps: tuple[Step, ...], error: Exception) -> Failure:
    what = f"{type(error).__name__}: {error}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(HOME) and ".venv" not in frame.filename]
    lines = [f"{Path(frame.filename).relative_to(HOME).as_posix()}:{frame.lineno}" for frame in own]
    where = lines[-1] if lines else f"{Path(frames[-1].filename).name}:{frames[-1].lineno}"
    if isinstance(error, RecursionError) and lines:
        where = Counter(lines).most_common(1)[0][0]
    return Failure(stage, steps, "", what[:300], where, "".join(traceback.format_exception(error)))
