"""From the bytes of a stranger to typed parts: header, setup, moves, position still in plain data.

Everything that is wrong with a file ends here as DamagedSave or NewerSave.
"""

from __future__ import annotations

import stat
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from game.core.codec import Plain
from game.core.data import Node
from game.core.errors import BadData
from game.core.records import record
from game.core.safe_yaml import BadYaml, Limits, read_bytes
from game.core.setup import CURTAINS, Setup
from saves import strict_json
from saves.document import END, PROOF, SEPARATOR, Chapter, assemble, encoded, fingerprint
from saves.errors import RULES_TROUBLE, DamagedSave, NewerSave, in_short
from saves.header import FORMAT, Header, clean_name, read_seats
from saves.migrations import MIGRATIONS, Migration, Table, steps
from saves.plain import LARGEST, SMALLEST, is_plain, texts

HEADER_LIMITS = Limits(size=8_000, depth=4, nodes=200)
BODY_LIMITS = Limits(size=1_000_000, depth=24, nodes=30_000)


class _Halves(NamedTuple):
    """A file cut in two at the line between its documents; `body` still has its closing dots."""

    path: Path
    head: bytes
    body: bytes


class _Head(NamedTuple):
    """A header, the plain table it was read from, and the migrations that lift the body that follows."""

    header: Header
    table: Table
    lifts: list[Migration]


@record
class Body:
    """A save without its header; what only the game's codec understands is left plain."""

    setup: Setup
    start: Plain
    start_digest: str
    past: tuple[Chapter, ...]
    moves: list[Plain]
    digests: tuple[str, ...]
    position: Plain
    digest: str
    intact: bool
    """Whether it is, byte for byte, what was written."""


def read_header(path: Path, chain: Mapping[int, Migration] = MIGRATIONS) -> Header:
    """The header alone, without reading the rest of the file."""
    return _head(_halves(path, HEADER_LIMITS.size), chain).header


def read_save(path: Path, chain: Mapping[int, Migration] = MIGRATIONS) -> tuple[Header, Body]:
    """The whole file."""
    halves = _halves(path)
    head = _head(halves, chain)
    table = _body_table(halves, head)
    try:
        return head.header, _body(Node(str(path), "", table), table, head.header, _is_intact(halves, head.header))
    except BadData as error:
        raise _wrong_content(path, error) from error


def read_listed(path: Path, chain: Mapping[int, Migration] = MIGRATIONS) -> tuple[Header, bool]:
    """The header, and whether the rest of the file is, byte for byte, what was written with it."""
    halves = _halves(path)
    header = _head(halves, chain).header
    return header, _is_intact(halves, header)


def is_readable(save: bytes) -> bool:
    """Whether a save that is about to be written keeps the limits within which it can be read again."""
    return strict_json.is_within(save.partition(SEPARATOR)[2].removesuffix(END), BODY_LIMITS)


def _is_intact(halves: _Halves, header: Header) -> bool:
    return fingerprint(halves.body) == header.body


def renamed(path: Path, name: str, chain: Mapping[int, Migration] = MIGRATIONS) -> bytes:
    """The file with another name in its header; its body is left as it is unless its format is an old one."""
    halves = _halves(path)
    head = _head(halves, chain)
    header = replace(head.header, name=clean_name(name))
    if not head.lifts:
        return assemble(header, halves.body)
    body = encoded({**_body_table(halves, head)})
    return assemble(replace(header, body=fingerprint(body)), body)


def _halves(path: Path, most: int = HEADER_LIMITS.size + BODY_LIMITS.size) -> _Halves:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DamagedSave(path, "not_file")
        with path.open("rb") as stream:
            raw = stream.read(most + 1).replace(b"\r\n", b"\n")
    except FileNotFoundError as error:
        raise DamagedSave(path, "missing") from error
    except (OSError, ValueError) as error:
        raise DamagedSave(path, "unreadable", detail=getattr(error, "strerror", None) or str(error)) from error
    head, separator, body = raw.partition(SEPARATOR)
    if not separator or len(head) > HEADER_LIMITS.size:
        raise DamagedSave(path, "no_header")
    return _Halves(path, head, body)


def _head(halves: _Halves, chain: Mapping[int, Migration]) -> _Head:
    path = halves.path
    table = _table(path, halves.head, HEADER_LIMITS)
    version = table.get("format")
    if type(version) is not int or version < 0:
        raise DamagedSave(path, "no_header")
    if version > FORMAT:
        raise NewerSave(path, version, FORMAT)
    if PROOF in table and not _is_proven(halves.head, table[PROOF]):
        raise DamagedSave(path, "changed")
    lifts = steps(version, FORMAT, chain)
    if lifts is None:
        raise DamagedSave(path, "old_format", version=version)
    try:
        for lift in lifts:
            table = lift.header(table)
        return _Head(Header.from_node(Node(str(path), "", table)), table, lifts)
    except BadData as error:
        raise _wrong_content(path, error) from error
    except RULES_TROUBLE as error:
        raise DamagedSave(path, "content", where="-", detail=in_short(error)) from error


def _is_proven(head: bytes, proof: object) -> bool:
    """Whether the header is, byte for byte, what was written."""
    proven, found, _ = head.rpartition(f"\n{PROOF}:".encode())
    return bool(found) and fingerprint(proven + b"\n") == proof


def _body_table(halves: _Halves, head: _Head) -> dict[str, Plain]:
    """The body as plain data of today's format."""
    path, raw = halves.path, halves.body
    if not raw.endswith(END):
        raise DamagedSave(path, "too_large" if len(raw) > BODY_LIMITS.size else "cut_off")
    try:
        table = strict_json.read(raw.removesuffix(END), BODY_LIMITS)
    except BadYaml as error:
        raise DamagedSave(path, "not_yaml", detail=str(error)) from error
    if table is not None and not head.lifts:
        return table
    older: Table = {**table} if table is not None else _table(path, raw, BODY_LIMITS)
    try:
        for lift in head.lifts:
            older = lift.body(older, head.table)
    except RULES_TROUBLE as error:
        raise DamagedSave(path, "content", where="-", detail=in_short(error)) from error
    return _plain(path, older)


def _table(path: Path, raw: bytes, limits: Limits) -> Table:
    try:
        table = read_bytes(raw, limits)
    except BadYaml as error:
        raise DamagedSave(path, "not_yaml", detail=str(error)) from error
    if not isinstance(table, dict) or not all(isinstance(key, str) for key in table):
        raise DamagedSave(path, "content", where="-", detail="must be a mapping")
    return table


def _plain(path: Path, table: Table) -> dict[str, Plain]:
    """The table again, once it is sure that it holds only what a save may hold."""
    plain = {}
    for key, value in table.items():
        if not is_plain(value):
            raise DamagedSave(path, "content", where=key, detail="holds a value of a kind that is never saved")
        plain[key] = value
    return plain


def _body(node: Node, table: dict[str, Plain], header: Header, intact: bool) -> Body:
    setup = node.child("setup")
    if setup.text("title") != header.title:
        raise setup.wrong("is not the game of the header", "title")
    seats = read_seats(setup)
    if seats != header.seats:
        raise setup.wrong("are not those of the header", "seats")
    moves = table.get("moves")
    if not isinstance(moves, list):
        raise node.wrong("must be a list", "moves")
    return Body(
        setup=Setup(
            header.title,
            seats,
            texts(setup, "variants"),
            node.whole("seed", SMALLEST, LARGEST),
            setup.flag("undo") if "undo" in setup.mapping() else True,
            setup.choice("curtains", CURTAINS) if "curtains" in setup.mapping() else CURTAINS[0],
        ),
        start=table.get("start"),
        start_digest=node.text("start_digest") if "start" in table else "",
        past=_past(node) if "past" in table else (),
        moves=moves,
        digests=texts(node, "digests") if "digests" in table else (),
        position=table.get("position"),
        digest=node.text("digest"),
        intact=intact,
    )


def _past(node: Node) -> tuple[Chapter, ...]:
    chapters = []
    for entry in node.items("past"):
        match entry.value:
            case [str(program), int(rules), str(data), [*moves]]:
                chapters.append(Chapter(program, rules, data, tuple(str(move) for move in moves)))
            case _:
                raise entry.wrong("must be program, rules, data and moves")
    return tuple(chapters)


def _wrong_content(path: Path, error: BadData) -> DamagedSave:
    return DamagedSave(path, "content", where=error.values["where"], detail=error.values["reason"])
