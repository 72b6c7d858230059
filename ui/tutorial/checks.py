"""What is wrong with the lessons: every move is replayed, every check of the state is made, no screen is needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.agenda import Decision, Move
from game.core.codec import Plain
from game.core.driver import Pause, unpaused
from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from game.titles import TITLES
from ui.text.citing import rule_number
from ui.text.errors import BadText, MissingText
from ui.text.languages import LANGUAGES
from ui.tutorial.reader import has_lesson, load_lesson
from ui.tutorial.run import LessonRun, like
from ui.tutorial.script import RELEASE, Lesson, PlainMove, Step


def problems() -> list[str]:
    """One line for each thing to put right. An empty list means all is well."""
    return [line for name in TITLES if has_lesson(name) for line in lesson_problems(name)]


def lesson_problems(title_id: str) -> list[str]:
    """What is wrong with one lesson; reading it already checks that both languages are complete."""
    try:
        lesson = load_lesson(title_id)
        return [line for language in LANGUAGES for line in replay(lesson, language)]
    except (SpokenError, BadText, MissingText) as error:
        return [str(error)]


def replay(lesson: Lesson, language: str) -> list[str]:
    """Go through a whole lesson as a perfect learner does."""
    run = LessonRun(lesson, language)
    lines: list[str] = []
    while True:
        lines += [f"{lesson.file}: steps.{run.step.id}: {line}" for line in _step(run)]
        if run.last or not run.done:
            return lines
        run.go_on()


def _step(run: LessonRun) -> Iterator[str]:
    step = run.step
    if rule_number(step.rule) == (0,):
        yield f"{step.rule} is no rule number"
    try:
        yield from perform(run)
    except SpokenError as error:
        yield f"{error}"
        return
    yield from unmet(step, run.match)
    if not run.paused:
        yield from run.title.invariants(run.match.position)


def perform(run: LessonRun) -> Iterator[str]:
    """Do all that a step wants, as told by its data; yields what is odd about it."""
    yield from _scripted(run)
    while (gesture := run.gesture) is not None:
        if gesture.kind == "point":
            for name in gesture.subjects:
                run.point(name.replace("*", "first"))
            run.skip_pointing()
        elif gesture.kind == "reveal":
            for number in range(len(gesture.items)):
                run.uncover(number)
        else:
            decision = run.match.decision
            if decision is None or decision.seat != run.lesson.learner:
                yield "the learner is not asked"
                return
            yield from _odd_answers(run)
            move = run.wanted[0]
            run.match.play(move)
            run.took(move)
        yield from _scripted(run)


def _scripted(run: LessonRun) -> Iterator[str]:
    while (move := run.scripted()) is not None:
        decision = run.match.decision
        if decision is not None and decision.seat == run.lesson.learner and not isinstance(decision, Pause):
            yield f"{type(move).__name__} is scripted, but the learner is asked"
        run.match.play(move)
        run.took(move)


def _odd_answers(run: LessonRun) -> Iterator[str]:
    """Answers to moves that nobody could try."""
    decision: Decision[Position, Move] | None = run.match.decision
    assert decision is not None
    tried = [*run.match.position.moves(), *(refusal.move for refusal in decision.refusals(run.match.position))]
    encoded = [run.title.codec.encode(move) for move in tried if not isinstance(decision, Pause)]
    plain = [one for one in encoded if isinstance(one, list)]
    known = run.title.codec.records
    for answer in run.told.answers:
        for pattern in answer.moves:
            if pattern[0] != "*" and pattern[0] not in known:
                yield f"there is no move {pattern[0]}"
            elif _only(run, pattern) and plain and not any(like(one, pattern) for one in plain):
                yield f"nobody can try {' '.join(str(part) for part in pattern)}"


def _only(run: LessonRun, pattern: PlainMove) -> bool:
    """Whether an answer belongs to this gesture alone; those of the whole step may wait for another one."""
    return len(run.step.gestures) == 1 and pattern != RELEASE


def unmet(step: Step, match: Match[Position]) -> Iterator[str]:
    """Checks of the state that do not hold."""
    for path, wanted in step.check.items():
        has = look_up(match, path)
        if has != wanted:
            yield f"check.{path} is {has}, not {wanted}"


def look_up(match: Match[Position], path: str) -> Plain:
    """A value of the encoded position by its path, or the points for a reason by seat."""
    if path.startswith("sheet."):
        reason = path.partition(".")[2]
        return list[Plain](match.score_sheet().get(reason, [0] * match.position.seat_count))
    value: Plain = match.title.codec.encode(unpaused(match.position))
    for part in path.split("."):
        value = _part(value, part)
    return value


def _part(value: Plain, name: str) -> Plain:
    if isinstance(value, dict):
        return {str(key): entry for key, entry in value.items()}.get(name)
    if isinstance(value, Sequence) and not isinstance(value, str) and name.isdigit() and int(name) < len(value):
        return value[int(name)]
    return None
