"""From a YAML file to messages and nouns.

The file is composed but not constructed: every scalar is taken as the text that was written, so
that `yes: Yes` is a word and not a truth, and a key written twice is seen instead of lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal

import yaml

from game.core.records import record
from ui.text.errors import BadText
from ui.text.grammar import Grammar
from ui.text.message import Message
from ui.text.nouns import Noun

_FIELDS = frozenset({"text", "plural", "gender", "proper", "plural_only", "aspirated", "an", "at"})
_TRUTHS = {"true": True, "false": False}
_PLACES = frozenset({"dans", "sur", "in", "on"})
_GENDERS: dict[str, Literal["m", "f"]] = {"m": "m", "f": "f"}


def noun_of(file: str, key: str, fields: Mapping[str, str]) -> Noun:
    """Refuse what is unknown: a misspelt flag would otherwise be a wrong article months later."""
    if unknown := sorted(fields.keys() - _FIELDS):
        raise BadText(file, key, f"unknown field {unknown[0]!r}; a noun has {', '.join(sorted(_FIELDS))}")
    if "text" not in fields:
        raise BadText(file, key, "a noun needs a text")

    def flag(name: str) -> bool | None:
        if name not in fields:
            return None
        if fields[name] not in _TRUTHS:
            raise BadText(file, key, f"{name} is {fields[name]!r}, not true or false")
        return _TRUTHS[fields[name]]

    gender = fields.get("gender")
    if gender is not None and gender not in _GENDERS:
        raise BadText(file, key, f"gender is {gender!r}, not m or f")
    at = fields.get("at", "")
    if at and at not in _PLACES:
        raise BadText(file, key, f"at is {at!r}, not one of {', '.join(sorted(_PLACES))}")
    return Noun(
        file,
        key,
        fields["text"],
        plural=fields.get("plural", ""),
        gender=_GENDERS[gender] if gender else None,
        proper=bool(flag("proper")),
        plural_only=bool(flag("plural_only")),
        aspirated=flag("aspirated"),
        an=flag("an"),
        at=at,
    )


_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_KEY = re.compile(r"[A-Za-z0-9_-]+")
_NULL = "tag:yaml.org,2002:null"
_DEEPEST = 8


@record
class TextFile:
    """What one file holds; `sections` are the keys of its noun sections."""

    file: str
    entries: dict[str, Message | Noun]
    sections: frozenset[str]


def read(file: str, text: str, grammar: Grammar) -> TextFile:
    """Read the file named like "fr/core.yaml"; its stem is the first component of every key."""
    stem = file.rpartition("/")[2].removesuffix(".yaml")
    return _Reader(file, grammar).read(stem, text)


@record
class _Reader:
    file: str
    grammar: Grammar

    def read(self, stem: str, text: str) -> TextFile:
        top = self.children(self.compose(text), stem)
        listed = self.noun_list(top.pop(f"{stem}.nouns", None), stem)
        if missing := sorted(listed - top.keys()):
            raise self.error(missing[0], "listed in nouns, but there is no such section")
        entries: dict[str, Message | Noun] = {}
        unions: dict[str, yaml.SequenceNode] = {}
        for key, node in top.items():
            if key in listed and isinstance(node, yaml.SequenceNode):
                unions[key] = node
            else:
                entries.update(self.nouns(node, key) if key in listed else self.messages(node, key, depth=1))
        single = listed - unions.keys()
        united = [self.union(node, key, single, entries) for key, node in unions.items()]
        entries.update(pair for pairs in united for pair in pairs)
        return TextFile(self.file, entries, listed)

    def compose(self, text: str) -> yaml.Node | None:
        try:
            root: yaml.Node | None = yaml.compose(text, Loader=_Loader)
            return root
        except yaml.MarkedYAMLError as error:
            line = f"line {error.problem_mark.line + 1}: " if error.problem_mark else ""
            raise self.error("", f"{line}{error.problem}") from error
        except yaml.YAMLError as error:
            raise self.error("", " ".join(str(error).split())) from error

    def noun_list(self, node: yaml.Node | None, stem: str) -> frozenset[str]:
        if node is None:
            return frozenset()
        if not isinstance(node, yaml.SequenceNode):
            raise self.error(f"{stem}.nouns", "not a list of section names")
        return frozenset(f"{stem}.{self.scalar(name, f'{stem}.nouns')}" for name in node.value)

    def messages(self, node: yaml.Node, key: str, depth: int) -> Iterator[tuple[str, Message]]:
        if isinstance(node, yaml.ScalarNode):
            yield key, Message(self.file, key, self.scalar(node, key), self.grammar)
            return
        if depth > _DEEPEST:
            raise self.error(key, "nested too deeply")
        for child, child_node in self.children(node, key).items():
            yield from self.messages(child_node, child, depth + 1)

    def nouns(self, node: yaml.Node, section: str) -> Iterator[tuple[str, Noun]]:
        for key, child in self.children(node, section).items():
            if isinstance(child, yaml.ScalarNode):
                yield key, Noun(self.file, key, self.scalar(child, key), proper=True)
            else:
                fields = {name: self.scalar(value, name) for name, value in self.children(child, key).items()}
                yield key, noun_of(self.file, key, {name.rpartition(".")[2]: text for name, text in fields.items()})

    def union(
        self, node: yaml.SequenceNode, section: str, known: frozenset[str], entries: dict[str, Message | Noun]
    ) -> list[tuple[str, Message | Noun]]:
        """The nouns of other sections under the name of one that holds them all."""
        stem, found = section.partition(".")[0], []
        for part in node.value:
            home = f"{stem}.{self.scalar(part, section)}"
            if home not in known:
                raise self.error(section, f"{home} is no section of nouns by itself")
            names = [key for key in entries if key.startswith(f"{home}.")]
            found += [(section + key.removeprefix(home), entries[key]) for key in names]
        return found

    def children(self, node: yaml.Node | None, key: str) -> dict[str, yaml.Node]:
        """The nodes of a mapping by their full key."""
        if not isinstance(node, yaml.MappingNode):
            raise self.error(key, "neither a text nor a mapping of texts")
        found: dict[str, yaml.Node] = {}
        for name_node, child in node.value:
            name = self.scalar(name_node, key)
            if not _KEY.fullmatch(name):
                raise self.error(key, f"{name!r} is not a key: use letters, digits, _ and -")
            full = f"{key}.{name}"
            if full in found:
                raise self.error(full, f"written twice (line {name_node.start_mark.line + 1})")
            found[full] = child
        return found

    def scalar(self, node: yaml.Node, key: str) -> str:
        if not isinstance(node, yaml.ScalarNode):
            raise self.error(key, f"line {node.start_mark.line + 1}: a single text is expected here")
        text: str = node.value
        return "" if node.tag == _NULL else text.rstrip("\n")

    def error(self, key: str, reason: str) -> BadText:
        return BadText(self.file, key, reason)
