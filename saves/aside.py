"""Small files of ours that people may have broken by hand: read with care, set aside when damaged, never lost."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import yaml

from game.core.errors import Values
from game.core.safe_yaml import BadYaml, Limits, read_file
from saves import atomic
from saves.errors import Notice

_log = logging.getLogger("ipet.saves")
Dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class SetAside(Exception):
    """The file was damaged and is now kept under another name; `notice` tells people."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.key)
        self.notice = notice


def read_table(path: Path, kind: str, limits: Limits) -> dict[str, object]:
    """The mapping in a file, empty if there is no file; SetAside if it is damaged."""
    if not os.path.lexists(path):
        return {}
    if not path.is_file():
        raise set_aside(path, kind, "must be a file")
    try:
        table = read_file(path, limits)
    except BadYaml as error:
        raise set_aside(path, kind, str(error)) from error
    except OSError as error:
        raise SetAside(Notice(f"core.{kind}.unreadable", _told(path, error.strerror or "unreadable"))) from error
    if not isinstance(table, dict) or not all(isinstance(key, str) for key in table):
        raise set_aside(path, kind, "must be a mapping")
    return table


def set_aside(path: Path, kind: str, detail: str) -> SetAside:
    """Rename a damaged file, so that it is kept and a sound one can take its place."""
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")):
        number += 1
    try:
        os.rename(path, kept)
    except OSError as error:
        return SetAside(Notice(f"core.{kind}.unreadable", _told(path, error.strerror or detail)))
    _log.warning("%s is damaged (%s), kept as %s", path.name, detail, kept.name)
    return SetAside(Notice(f"core.{kind}.set_aside", {**_told(path, detail), "kept": kept.name}))


def write_table(path: Path, table: dict[str, object]) -> None:
    """Write a mapping, a line per key."""
    text = yaml.dump(table, Dumper=Dumper, allow_unicode=True, sort_keys=False, width=1000, default_flow_style=None)
    atomic.make_folder(path.parent)
    atomic.write(path, text.encode())


def _told(path: Path, detail: str) -> Values:
    return {"file": str(path), "detail": detail}
