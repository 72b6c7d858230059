"""Every step names its rule: F1 opens it, and its docstring begins with it (STYLE habit 3)."""

from __future__ import annotations

import inspect
from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages

import pytest

from game.core.agenda import Step
from game.core.position import Position
from game.core.title import Title
from game.titles import TITLES, title
from tests import toy


def steps_of(package: str) -> list[type[Step[Position]]]:
    """The steps that the modules of a package write themselves."""
    home = import_module(package)
    inside = [module.name for module in walk_packages(getattr(home, "__path__", []), f"{package}.")]
    return [
        kind
        for name in (package, *inside)
        for kind in vars(import_module(name)).values()
        if isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == name and is_dataclass(kind)
    ]


PREFIXES = {"tests.toy": toy.TOY.prefix, **{f"game.{name}": title(name).prefix for name in TITLES}}
CODECS = {"tests.toy": toy.TOY.codec, **{f"game.{name}": title(name).codec for name in TITLES}}
STEPS = [pytest.param(step, package, id=step.__name__) for package in PREFIXES for step in steps_of(package)]


@pytest.mark.parametrize(("step", "package"), STEPS)
def test_a_step_names_a_rule_of_its_game(step: type[Step[Position]], package: str) -> None:
    assert step.rule.startswith(f"{PREFIXES[package]}-")


@pytest.mark.parametrize(("step", "package"), STEPS)
def test_the_docstring_of_a_step_begins_with_its_rule(step: type[Step[Position]], package: str) -> None:
    first, _, sentence = (inspect.getdoc(step) or "").partition("  ")
    assert first.split(",")[0].split(" ")[0] == step.rule and sentence.strip()


@pytest.mark.parametrize(("step", "package"), STEPS)
def test_a_step_can_be_saved(step: type[Step[Position]], package: str) -> None:
    assert CODECS[package].records.get(step.__name__) is step


@pytest.mark.parametrize("rules", [toy.TOY, *map(title, TITLES)], ids=lambda rules: rules.id)
def test_a_title_is_called_as_its_positions_say(rules: Title[Position]) -> None:
    assert rules.position.title == rules.id
