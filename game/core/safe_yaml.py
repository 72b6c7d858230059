"""YAML from strangers: bounded in size, depth and nodes, without aliases and tags, and never a trace.

The events are counted before anything is built: libyaml composes nested nodes recursively in C, so a
deep file must be stopped earlier than that.
"""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from game.core.records import record

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_LONG_NUMBER = re.compile(r"[-+]?[0-9][0-9a-fA-FxX_:.]{99}")
"""YAML 1.1 reads 1:1:1:... to base 60, in quadratic time."""


class BadYaml(Exception):
    """Text that is not YAML we would ever write; the message is a short English reason."""


class _Loader(Loader):  # type: ignore[misc,valid-type]
    """A key that stands twice is refused: one of its values would be dropped in silence."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[object, object]:
        mapping: dict[object, object] = super().construct_mapping(node, deep)
        if len(mapping) != len(node.value):
            raise BadYaml(f"line {node.start_mark.line + 1}: a key stands twice")
        return mapping


@record
class Limits:
    """What a file may hold at most."""

    size: int = 2_000_000
    depth: int = 24
    nodes: int = 100_000


def read_file(path: Path, limits: Limits | None = None) -> object:
    """The plain value of a YAML file; OSError if it cannot be read, BadYaml if it is not fit to be."""
    limits = limits or Limits()
    with path.open("rb") as stream:
        raw = stream.read(limits.size + 1)
    return read_bytes(raw, limits)


def read_bytes(raw: bytes, limits: Limits | None = None) -> object:
    """The plain value of YAML bytes."""
    limits = limits or Limits()
    if len(raw) > limits.size:
        raise BadYaml(f"larger than {limits.size // 1000} kB")
    try:
        text = raw.decode("utf-8")
        _guard(text, limits)
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise BadYaml(f"line {line}: {error.problem or 'not YAML'}") from None
    except UnicodeDecodeError as error:
        raise BadYaml(f"not UTF-8 text at byte {error.start}") from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise BadYaml(str(error).splitlines()[0][:120]) from None


def _guard(text: str, limits: Limits) -> None:
    depth = nodes = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            depth += 1
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            depth -= 1
        elif isinstance(event, yaml.AliasEvent):
            raise BadYaml("aliases are not allowed")
        elif not isinstance(event, yaml.ScalarEvent):
            continue
        nodes += 1
        if isinstance(event, (yaml.NodeEvent)) and getattr(event, "tag", None) not in (None, "!"):
            raise BadYaml("tags are not allowed")
        if isinstance(event, yaml.ScalarEvent) and event.implicit[0] and _LONG_NUMBER.match(event.value):
            raise BadYaml("a number is too long")
        if depth > limits.depth:
            raise BadYaml(f"nested more than {limits.depth} deep")
        if nodes > limits.nodes:
            raise BadYaml(f"more than {limits.nodes} values")
