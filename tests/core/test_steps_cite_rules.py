"""Every step names its rule: F1 opens it, and its docstring begins with it."""

import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages

import pytest

from game.core.agenda import Step
from game.core.position import Position
from game.core.title import Title
from game.titles import TITLES, title
from tests import toy

every_title = pytest.mark.parametrize("rules", [toy.TOY, *map(title, TITLES)], ids=lambda rules: rules.id)


def steps_of(rules: Title[Position]) -> Iterator[type[Step[Position]]]:
    """The steps that the modules of a title write themselves."""
    package = "tests.toy" if rules.id == "toy" else f"game.{rules.id}"
    inside = [module.name for module in walk_packages(getattr(import_module(package), "__path__", []), f"{package}.")]
    for name in (package, *inside):
        for kind in vars(import_module(name)).values():
            if isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == name and is_dataclass(kind):
                yield kind


def first_words(step: type[Step[Position]]) -> str:
    """The rule that a docstring begins with, if a sentence follows."""
    first, _, sentence = (inspect.getdoc(step) or "").partition("  ")
    return first.split(",")[0].split(" ")[0] if sentence.strip() else ""


@every_title
def test_every_step_names_its_rule_and_its_docstring_begins_with_it(rules: Title[Position]) -> None:
    steps = list(steps_of(rules))
    assert len(steps) >= 4
    assert [step.__name__ for step in steps if not step.rule.startswith(f"{rules.prefix}-")] == []
    assert [step.__name__ for step in steps if first_words(step) != step.rule] == []


@every_title
def test_every_step_can_be_saved(rules: Title[Position]) -> None:
    assert [step.__name__ for step in steps_of(rules) if rules.codec.records.get(step.__name__) is not step] == []


@every_title
def test_a_title_is_called_as_its_positions_say(rules: Title[Position]) -> None:
    assert rules.position.title == rules.id
