"""What a game can say and the catalogues cannot: found from its records, its data and its source, unplayed."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import accumulate

from game.core.agenda import Decision, Move
from game.core.data import load
from game.core.events import Event
from game.core.position import Position
from game.core.title import Title
from game.titles import title as title_named
from ui.text.catalogue import Catalogue
from ui.text.languages import LANGUAGES
from ui.text.message import Message
from ui.text.narrator import record_key
from ui.text.voice import UNIT
from ui.text.wordings import wordings_of


def missing(title: str) -> list[str]:
    """One line for each text that a game needs and a language lacks. An empty list means all is well."""
    rules = title_named(title)
    modules = [ast.parse(source) for source in sources(f"game.{title}")]
    needed = [
        *record_keys(rules),
        *sorted(set(refusal_keys(title, modules))),
        *(f"{title}.{section}.{name}" for name in rules.variants for section in ("variant", "variant_text")),
        f"{title}.summary",
    ]
    lines = []
    for language in LANGUAGES:
        catalogue = Catalogue.load(language)
        lacking = [key for key in needed if key not in catalogue]
        lacking += [*_lacking_components(catalogue, title), *missing_reasons(catalogue, title, modules)]
        lines += [f"{language}: {key}" for key in lacking]
        lines += [f"{language}: {line}" for line in _unknown_values(catalogue, rules)]
    return lines


def record_keys(rules: Title[Position]) -> Iterator[str]:
    """The keys of all decisions, moves and events that are told."""
    for kind in rules.codec.records.values():
        if issubclass(kind, Decision):
            yield from (f"{record_key(rules.id, 'ask', kind)}.{part}" for part in ("title", "what"))
            yield record_key(rules.id, "help", kind)
        elif issubclass(kind, Move):
            yield record_key(rules.id, "move", kind)
        elif issubclass(kind, Event):
            if not kind.silent:
                yield record_key(rules.id, "log", kind)
            if kind.closes is not None:
                yield record_key(rules.id, "account", kind)


def refusal_keys(title: str, modules: Iterable[ast.Module]) -> Iterator[str]:
    """Every `<title>.refusal.<reason>` of the source, also where the reason is worked out before it is written.

    A computed reason is either a variable, then the texts assigned to it count, or the first entry of
    a tuple that a method of the same class returns.
    """
    prefix = f"{title}.refusal."
    for scope in (part for module in modules for part in module.body):
        for node in ast.walk(scope):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith(prefix) and node.value != prefix:
                    yield node.value
            elif isinstance(node, ast.JoinedStr) and _start_of(node) == prefix:
                yield from (prefix + reason for reason in _reasons(node, scope))


def _reasons(key: ast.JoinedStr, scope: ast.AST) -> Iterator[str]:
    value = key.values[-1]
    variable = value.value.id if isinstance(value, ast.FormattedValue) and isinstance(value.value, ast.Name) else None
    for node in ast.walk(scope):
        if variable and isinstance(node, ast.Assign):
            if any(isinstance(target, ast.Name) and target.id == variable for target in node.targets):
                yield from _outcomes(node.value)
        elif not variable and isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            yield from _outcomes(node.value.elts[0])


def _outcomes(value: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to: itself, or both sides of an if."""
    if isinstance(value, ast.IfExp):
        yield from (*_outcomes(value.body), *_outcomes(value.orelse))
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def missing_reasons(catalogue: Catalogue, title: str, modules: Iterable[ast.Module]) -> Iterator[str]:
    """Texts handed over as a `reason` or as a `why`; of a computed one only its fixed beginning is known."""
    modules = list(modules)
    for section in ("reason", "why"):
        nouns = catalogue.nouns(f"{title}.{section}")
        for text in dict.fromkeys(_handed_over(section, modules)):
            start = text.removesuffix("...")
            known = text in nouns if start == text else any(name.startswith(start) for name in nouns)
            if not known:
                yield f"{title}.{section}.{text}"


def _handed_over(parameter: str, modules: list[ast.Module]) -> Iterator[str]:
    """What stands for this parameter in every call of a function, method or record that has it.

    `report(Gained, seat, reason)` hands over as `Gained(seat, reason)` does: what is called comes first.
    """
    places = {"score": 2} if parameter == "reason" else {}
    places |= {name: place for module in modules for name, place in _parameters(module, parameter)}
    for scope in (part for module in modules for part in module.body):
        for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call)):
            for called, *handed in ((call.func, *call.args), call.args or [call.func]):
                place = places.get(called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""))
                if place is not None and place < len(handed):
                    yield from _texts(handed[place], scope)


def _parameters(module: ast.Module, wanted: str) -> Iterator[tuple[str, int]]:
    """Functions, methods and records that have a parameter of this name, each with its place in a call."""
    for node in ast.walk(module):
        names: list[str] = []
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
        elif isinstance(node, ast.ClassDef):
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            names = [part.target.id for part in fields if isinstance(part.target, ast.Name) and not _is_shared(part)]
        if wanted in names and isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, names.index(wanted)


def _is_shared(field: ast.AnnAssign) -> bool:
    """Whether it belongs to the class (`ClassVar`) and not to each record."""
    return isinstance(field.annotation, ast.Subscript) and getattr(field.annotation.value, "id", "") == "ClassVar"


def _texts(value: ast.expr, scope: ast.AST) -> Iterator[str]:
    """The texts that an expression may come to, also through a variable; the beginning of a computed one."""
    yield from _outcomes(value)
    if isinstance(value, ast.JoinedStr) and _start_of(value):
        yield f"{_start_of(value)}..."
    elif isinstance(value, ast.Name):
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == value.id for target in node.targets):
                yield from _outcomes(node.value)


def _lacking_components(catalogue: Catalogue, title: str) -> Iterator[str]:
    """Every record in a list of the data file; `favour_cards` have their nouns in `favour_card` or in `card`."""
    data = load(title).value
    assert isinstance(data, dict)
    for name, listed in data.items():
        if not isinstance(listed, list):
            continue
        sections = [f"{title}.{section}" for section in _noun_sections(name.removesuffix("s"))]
        section = next((section for section in sections if catalogue.nouns(section)), sections[-1])
        for record in listed:
            component = record.get("id", record.get("kind")) if isinstance(record, dict) else None
            if isinstance(component, str) and component not in catalogue.nouns(section):
                yield f"{section}.{component}"


def _noun_sections(name: str) -> list[str]:
    """`favour_card` and its shorter ends: `card`."""
    words = name.split("_")
    return list(accumulate(reversed(words), lambda end, word: f"{word}_{end}"))[::-1]


def _unknown_values(catalogue: Catalogue, rules: Title[Position]) -> Iterator[str]:
    """Moves and events whose message asks for something that the record does not hold."""
    for kind in rules.codec.records.values():
        section = "move" if issubclass(kind, Move) else "log" if issubclass(kind, Event) else None
        key = record_key(rules.id, section, kind) if section else ""
        message = catalogue.get(key)
        if isinstance(message, Message):
            known = set(getattr(kind, "__dataclass_fields__", ()))
            known |= {name for name, wording in wordings_of(rules.id).items() if known.issuperset(wording.fields)}
            for name in sorted(message.placeholders - known - {UNIT}):
                yield f"{key}: {kind.__name__} has no {{{name}}}"


def _start_of(text: ast.JoinedStr) -> str:
    """The fixed beginning of an f-string."""
    first = text.values[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def sources(package: str) -> Iterator[str]:
    """The source of each module of a package and of the packages in it."""
    yield from _sources(files(import_module(package)))


def _sources(folder: Traversable) -> Iterator[str]:
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from _sources(path)
        elif path.name.endswith(".py"):
            yield path.read_text(encoding="utf-8")
