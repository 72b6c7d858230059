"""A lesson being taught: where the learner is, what is wanted now, what happens by itself. Nothing is drawn here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from game.core.agenda import Move
from game.core.driver import Continue, Pause, PausingDriver
from game.core.match import Match
from game.core.position import Position
from game.core.title import Title
from game.titles import title as find_title
from ui.tutorial.scenario import prepared
from ui.tutorial.script import RELEASE, Answer, Gesture, Item, Lesson, PlainMove, Step


class LessonRun:
    """The match of a lesson and the learner's place in it.

    Whoever drives it plays on `match`: first everything that `scripted` hands out, then what the learner does and
    `accepts` allows; `took` is told afterwards.
    """

    def __init__(self, lesson: Lesson, language: str, number: int = 0) -> None:
        self.lesson = lesson
        self.title: Title[Position] = find_title(lesson.title_id)
        self.language = language
        self.number = 0
        self.match: Match[Position]
        self._driver = self._new_driver()
        self.pointed: set[str] = set()
        self._shown_before: set[str] = set()
        """What the gesture just done was pointed at, if pointing was all it asked for."""
        self.uncovered: set[int] = set()
        self._last_item: int | None = None
        self._gesture = 0
        self._left: list[Move] = []
        self._script: deque[Move] = deque()
        self._after_planned = False
        self.go_to(number)

    # Where the learner is

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def gesture(self) -> Gesture | None:
        """What is to be done now; None once the step is done, or while something happens by itself."""
        gestures = self.step.gestures
        return gestures[self._gesture] if self._gesture < len(gestures) and not self._script else None

    @property
    def told(self) -> Gesture:
        """The gesture whose task is on the panel: the present one, or the last."""
        return self.step.gestures[min(self._gesture, len(self.step.gestures) - 1)]

    @property
    def done(self) -> bool:
        """Whether the learner may go on."""
        return self._gesture >= len(self.step.gestures) and not self._script

    @property
    def last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def wanted(self) -> tuple[Move, ...]:
        """The moves that are still wanted."""
        return tuple(self._left) if self.gesture is not None else ()

    @property
    def ahead(self) -> tuple[Move, ...]:
        """The moves that the step will want after these."""
        later = self.step.gestures[self._gesture + 1 :] if self.gesture is not None else ()
        return tuple(move for gesture in later for move in self._decoded(gesture.moves))

    @property
    def items(self) -> tuple[Item, ...]:
        """The lines of the step that are to be uncovered, also once they are."""
        reached = self.step.gestures[: self._gesture + 1]
        return next((gesture.items for gesture in reversed(reached) if gesture.items), ())

    def shows(self, number: int) -> bool:
        """Whether a line is uncovered."""
        return number in self.uncovered or not (self.gesture is not None and self.gesture.kind == "reveal")

    def last_item_text(self, language: str) -> str:
        """What the line says that was uncovered last."""
        return self.items[self._last_item].text.get(language, "") if self._last_item is not None else ""

    @property
    def tally(self) -> tuple[int, int] | None:
        """How much of a gesture with several parts is done, and how many parts it has."""
        gesture = self.gesture
        if gesture is None:
            return None
        if gesture.kind == "point":
            done, most = len(self.pointed), gesture.count
        elif gesture.kind == "reveal":
            done, most = len(self.uncovered), len(gesture.items)
        else:
            done, most = len(gesture.moves) - len(self._left), len(gesture.moves)
        return (done, most) if most > 1 else None

    @property
    def paused(self) -> bool:
        """Whether the match waits before a step of the rules: what is to be done then is no move of the game."""
        return isinstance(self.match.decision, Pause)

    # Going from step to step

    def go_to(self, number: int) -> None:
        """Begin a step anew, or for the first time, with everything before it done."""
        start = max(n for n in range(number + 1) if self.lesson.steps[n].position)
        self.match = self._prepared(self.lesson.steps[start])
        for earlier in self.lesson.steps[start:number]:
            self._driver.asks = earlier.asks
            for move in self._all_moves(earlier):
                self.match.play(move)
        self._begin(number)
        while self._script:
            self.match.play(self._script[0])
            self.took(self._script[0])

    def go_on(self) -> None:
        """The next step; what happens by itself at its beginning is handed out by `scripted`."""
        assert self.done and not self.last
        following = self.lesson.steps[self.number + 1]
        if following.position:
            self.match = self._prepared(following)
        self._begin(self.number + 1)

    def _begin(self, number: int) -> None:
        self.number = number
        self._driver.asks = self.step.asks
        self._script = deque(self._decoded(self.step.before))
        self._after_planned = False
        self._last_item = None
        self.pointed = set()
        self._gesture = -1
        self._next_gesture()

    def _next_gesture(self) -> None:
        gestures = self.step.gestures
        if self._gesture >= 0:
            self._script.extend(self._decoded(gestures[self._gesture].after))
        self._shown_before = self.pointed
        self._gesture += 1
        self.pointed, self.uncovered = set(), set()
        if self._gesture < len(gestures):
            gesture = gestures[self._gesture]
            self._left = [Continue()] if gesture.kind == "release" else self._decoded(gesture.moves)
            if gesture.kind == "next":
                self._next_gesture()
        elif not self._after_planned:
            self._after_planned = True
            self._left = []
            self._script.extend(self._decoded(self.step.after))

    # What happens

    def scripted(self) -> Move | None:
        """The next thing that happens by itself."""
        return self._script[0] if self._script else None

    def accepts(self, move: Move) -> bool:
        return move in self.wanted

    def took(self, move: Move) -> None:
        """A move was played on the match: a scripted one, or one that was wanted."""
        if self._script:
            self._script.popleft()
            return
        self._left.remove(move)
        if not self._left:
            self._next_gesture()

    def point(self, subject: str) -> bool:
        """The learner points at something; True if that was wanted."""
        gesture = self.gesture
        if gesture is None or gesture.kind != "point" or not fits(subject, gesture.subjects) or subject in self.pointed:
            return False
        self.pointed.add(subject)
        if len(self.pointed) >= gesture.count:
            self._next_gesture()
        return True

    def was_pointed_at(self, subject: str) -> bool:
        """Whether this has just been counted: the mouse rests on it before it clicks."""
        return bool(subject) and (subject in self.pointed or subject in self._shown_before)

    def uncover(self, number: int) -> None:
        """The learner clicks a line of a list."""
        gesture = self.gesture
        if gesture is not None and gesture.kind == "reveal":
            self.uncovered.add(number)
            self._last_item = number
            if len(self.uncovered) == len(gesture.items):
                self._next_gesture()

    def skip_pointing(self) -> None:
        """The guide points instead of the learner."""
        if self.gesture is not None and self.gesture.kind == "point":
            self._next_gesture()

    def speak(self, language: str) -> None:
        """Go on in another language; names of seats change with it."""
        self.language = language
        self.match.setup = self.lesson.setup(language)

    # What is said

    def answer_to(self, move: Move) -> Answer | None:
        """What the lesson says to a move that it does not want now, if it says anything of its own."""
        plain = self.title.codec.encode(move)
        assert isinstance(plain, list)
        for answer in self.told.answers:
            if any(like(plain, pattern) for pattern in answer.moves):
                return answer
        return None

    # Inside

    def _new_driver(self) -> PausingDriver:
        lesson, codec = self.lesson, self.title.codec
        answers = {name: codec.decode(Move, list(move), lesson.file) for name, move in lesson.unasked.items()}
        return PausingDriver(lesson.learner, lesson.hold_before, answers, lesson.chance)

    def _prepared(self, step: Step) -> Match[Position]:
        setup = self.lesson.setup(self.language)
        start = prepared(self.lesson, step.position, self.title, setup)
        self._driver.asks = step.asks
        return Match(self.title, setup, start, self._driver)

    def _all_moves(self, step: Step) -> Iterator[Move]:
        """Everything that happens in a step, by itself and by the learner."""
        yield from self._decoded(step.before)
        for gesture in step.gestures:
            yield from ([Continue()] if gesture.kind == "release" else self._decoded(gesture.moves))
            yield from self._decoded(gesture.after)
        yield from self._decoded(step.after)

    def _decoded(self, moves: Sequence[PlainMove]) -> list[Move]:
        codec, file = self.title.codec, self.lesson.file
        return [Continue() if move == RELEASE else codec.decode(Move, list(move), file) for move in moves]


def like(plain: Sequence[object], pattern: PlainMove) -> bool:
    """Whether an encoded move fits a pattern; `*` fits any value, and any rest where it is the last entry."""
    if pattern[-1] == "*" and len(plain) >= len(pattern) - 1:
        plain = [*plain[: len(pattern) - 1], "*"]
    return len(plain) == len(pattern) and all(want in ("*", has) for has, want in zip(plain, pattern, strict=True))


def fits(subject: str, patterns: Sequence[str]) -> bool:
    """Whether a subject is one of those meant; `province.*` means every one of its kind."""
    return any(
        subject == pattern or (pattern.endswith(".*") and subject.startswith(pattern[:-1])) for pattern in patterns
    )
