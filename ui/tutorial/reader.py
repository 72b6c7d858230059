"""From `assets/tutorials/<title>.yaml` to a lesson; what is wrong with a file is told with file, key and reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from game.core.codec import Plain
from game.core.data import Node
from game.core.errors import BadData
from game.core.safe_yaml import BadYaml, read_file
from saves.plain import is_plain, texts
from ui.art import icons
from ui.art.inline import icon_names
from ui.text.languages import LANGUAGES
from ui.tutorial.script import RELEASE, Answer, Gesture, Item, Kind, Lesson, PlainMove, Seat, Step, Texts

KINDS: tuple[Kind, ...] = ("next", "point", "reveal", "release", "moves")
STEP_KEYS = {
    "id",
    "title",
    "say",
    "more",
    "rule",
    "position",
    "light",
    "before",
    "do",
    "after",
    "asks",
    "check",
    "answers",
}
GESTURE_KEYS = {*KINDS, "task", "keys", "light", "count", "after", "answers"}


def has_lesson(title_id: str) -> bool:
    return (files("assets") / "tutorials" / f"{title_id}.yaml").is_file()


@cache
def load_lesson(title_id: str) -> Lesson:
    """The lesson of a game; BadData if it is not fit to be taught."""
    return read_lesson(title_id, files("assets") / "tutorials" / f"{title_id}.yaml")


def read_lesson(title_id: str, source: Traversable) -> Lesson:
    """The same from any file."""
    name = f"tutorials/{source.name}"
    with as_file(source) as path:
        try:
            node = Node(name, "", read_file(path))
        except OSError as error:
            raise BadData(name, "", error.strerror or "cannot be read") from error
        except BadYaml as error:
            raise BadData(name, "", str(error)) from error
    seats = tuple(_seat(entry) for entry in node.items("seats"))
    positions = node.child("positions")
    if not isinstance(positions.value, dict):
        raise positions.wrong("must be a mapping")
    lesson = Lesson(
        title_id=title_id,
        file=name,
        guide=_texts(node, "guide"),
        learner=node.whole("learner", 0, len(seats) - 1),
        seats=seats,
        variants=texts(node, "variants") if _has(node, "variants") else (),
        seed=node.whole("seed", 0, 1_000_000),
        hold_before=frozenset(texts(node, "hold_before")),
        unasked=_unasked(node.child("unasked")) if _has(node, "unasked") else {},
        chance=_chance(node.child("chance")) if _has(node, "chance") else {},
        positions={str(key): _plain(positions.child(key)) for key in positions.value},
        steps=tuple(_step(entry) for entry in node.items("steps")),
        plays_on=_has(node, "plays_on") and node.flag("plays_on"),
    )
    _check(node, lesson)
    return lesson


def _check(node: Node, lesson: Lesson) -> None:
    ids = [step.id for step in lesson.steps]
    for number, step in enumerate(lesson.steps):
        if ids.count(step.id) > 1:
            raise node.wrong("is there twice", f"steps.{step.id}")
        if step.position and step.position not in lesson.positions:
            raise node.wrong(f"there is no position {step.position}", f"steps.{step.id}.position")
        if number == 0 and not step.position:
            raise node.wrong("the first step needs a position", f"steps.{step.id}.position")
    if not ids:
        raise node.wrong("there is no step", "steps")


def _chance(node: Node) -> dict[str, dict[int, int]]:
    """Numbers of the generator by step and round."""
    chance: dict[str, dict[int, int]] = {}
    for name in map(str, node.mapping()):
        rounds = node.child(name)
        numbers = [number for number in rounds.mapping() if isinstance(number, int)]
        if len(numbers) != len(rounds.mapping()):
            raise rounds.wrong("must have rounds as keys")
        chance[name] = {number: rounds.whole(number, 0, 1 << 62) for number in numbers}
    return chance


def _unasked(node: Node) -> dict[str, PlainMove]:
    """Moves by the name of the decision that they answer."""
    return {name: _move(node.child(name)) for name in map(str, node.mapping())}


def _seat(node: Node) -> Seat:
    return Seat(node.text("kind"), node.text("colour"), _texts(node, "name"))


def _step(node: Node) -> Step:
    _known(node, STEP_KEYS)
    light = texts(node, "light")
    answers = tuple(_answer(entry) for entry in node.items("answers")) if _has(node, "answers") else ()
    gestures = tuple(_gesture(entry, light, answers) for entry in node.items("do"))
    if not gestures:
        raise node.wrong("has nothing to do", "do")
    check = node.child("check").value if _has(node, "check") else {}
    if not isinstance(check, dict):
        raise node.wrong("must be a mapping", "check")
    return Step(
        id=node.text("id"),
        title=_texts(node, "title"),
        say=_texts(node, "say"),
        more=_texts(node, "more") if _has(node, "more") else {},
        rule=node.text("rule"),
        position=node.text("position") if _has(node, "position") else "",
        before=_moves(node, "before"),
        gestures=gestures,
        after=_moves(node, "after"),
        asks=frozenset(texts(node, "asks")) if _has(node, "asks") else frozenset(),
        check={str(path): _plain(node.child("check").child(path)) for path in check},
    )


def _gesture(node: Node, light: tuple[str, ...], answers: tuple[Answer, ...]) -> Gesture:
    _known(node, GESTURE_KEYS)
    kinds = [kind for kind in KINDS if _has(node, kind)]
    if len(kinds) != 1:
        raise node.wrong(f"must have one of {', '.join(KINDS)}")
    kind = kinds[0]
    subjects = texts(node, "point") if kind == "point" else ()
    button = node.child("release").value if kind == "release" else None
    own = tuple(_answer(entry) for entry in node.items("answers")) if _has(node, "answers") else ()
    return Gesture(
        kind=kind,
        task=_texts(node, "task"),
        keys=_texts(node, "keys") if _has(node, "keys") else {},
        light=texts(node, "light") if _has(node, "light") else light,
        subjects=subjects,
        count=node.whole("count", 1) if _has(node, "count") else len(subjects),
        items=tuple(_item(entry) for entry in node.items("reveal")) if kind == "reveal" else (),
        button=_texts(node, "release") if isinstance(button, dict) else {},
        moves=_moves(node, "moves") if kind == "moves" else (),
        after=_moves(node, "after"),
        answers=(*own, *answers),
    )


def _item(node: Node) -> Item:
    icon = node.text("icon")
    if not icons.exists(icon):
        raise node.wrong("is no icon of the set", "icon")
    value = node.text("value") if _has(node, "value") else ""
    return Item(icon, _texts(node, "label"), value, _texts(node, "text") if _has(node, "text") else {})


def _answer(node: Node) -> Answer:
    return Answer(_moves(node, "moves"), _texts(node, "say"), node.text("rule") if _has(node, "rule") else "")


def _moves(node: Node, key: str) -> tuple[PlainMove, ...]:
    if not _has(node, key):
        return ()
    return tuple(_move(entry) for entry in node.items(key))


def _move(node: Node) -> PlainMove:
    if node.value == RELEASE[0]:
        return RELEASE
    plain = _plain(node)
    if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
        raise node.wrong("must be the name of a move and its values")
    return tuple(plain)


def _texts(node: Node, key: str) -> Texts:
    """A text in every language, with only icons that exist."""
    child = node.child(key)
    found = {language: child.text(language) for language in LANGUAGES}
    if not isinstance(child.value, dict) or set(child.value) != set(LANGUAGES):
        raise child.wrong(f"must have the languages {', '.join(LANGUAGES)} and no other")
    for language, text in found.items():
        missing = [name for name in _icons(text) if not icons.exists(name)]
        if missing:
            raise child.wrong(f":{missing[0]}: is no icon of the set", language)
    return found


def _icons(text: str) -> Iterator[str]:
    return iter(icon_names(text))


def _plain(node: Node) -> Plain:
    if not is_plain(node.value):
        raise node.wrong("must be words, whole numbers, lists and mappings")
    return node.value


def _has(node: Node, key: str) -> bool:
    return isinstance(node.value, dict) and key in node.value


def _known(node: Node, keys: set[str]) -> None:
    unknown = [str(key) for key in node.value if key not in keys] if isinstance(node.value, dict) else []
    if unknown:
        raise node.wrong("is not known here", unknown[0])
