"""What is said to a click that the lesson did not mean: its own answer, the rule that forbids it, or where to look."""

from __future__ import annotations

from collections.abc import Callable

from game.core.agenda import Move, Refusal
from ui.text.citing import short_rule
from ui.text.narrator import Narrator
from ui.tutorial.run import LessonRun

Say = Callable[..., str]


def about_move(run: LessonRun, say: Say, move: Move) -> str:
    """A legal move that is not the one of this lesson."""
    answer = run.answer_to(move)
    return with_rule(say, answer.say[run.language], answer.rule) if answer else about_nothing(run, say)


def about_refusal(run: LessonRun, say: Say, narrator: Narrator, refusal: Refusal) -> str:
    """A move that the rules do not allow."""
    answer = run.answer_to(refusal.move)
    if answer is not None:
        return with_rule(say, answer.say[run.language], answer.rule)
    decision = run.match.decision
    return with_rule(say, narrator.refusal(refusal), decision.rule if decision is not None else "")


def about_nothing(run: LessonRun, say: Say) -> str:
    """A click where there is nothing to do now."""
    gesture = run.gesture
    if gesture is None:
        return say(f"learn.tutorial.{'just_look' if run.told.kind == 'next' else 'done_already'}")
    return say(f"learn.tutorial.{'not_now' if gesture.kind == 'moves' else 'not_here'}")


def with_rule(say: Say, text: str, rule: str) -> str:
    return say("learn.tutorial.with_rule", text=text.rstrip("."), number=short_rule(rule)) if rule else text
