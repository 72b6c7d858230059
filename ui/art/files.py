"""Fonts, pictures, sounds and shapes as files: looked at before SDL gets them, for a broken font ends the process."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.core.errors import SpokenError
from ui.art.paths import ASSETS

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_FONTS = (b"\0\1\0\0", b"true", b"OTTO")
_NEEDED_TABLES = {b"cmap", b"head", b"hhea", b"hmtx", b"maxp"}
_TABLE = struct.Struct(">4sIII")
_PNG = b"\x89PNG\r\n\x1a\n"


class BadAsset(SpokenError):
    """A file of the program that is missing or broken: which one, and what to do."""

    def __init__(self, path: Path, reason: str) -> None:
        file = path.relative_to(ASSETS.parent).as_posix() if path.is_relative_to(ASSETS) else str(path)
        super().__init__(f"core.error.{reason}_file", file=file)

    @classmethod
    def broken(cls, path: Path) -> BadAsset:
        return cls(path, "broken" if path.is_file() else "missing")


@cache
def whole_font(path: Path) -> Path:
    """The same path, if every table of the font is whole."""
    data = _read(path)
    if data[:4] not in _FONTS or not _tables_are_whole(data):
        raise BadAsset.broken(path)
    return path


def whole_svg(path: Path) -> Path:
    """The same path, if it is a whole drawing."""
    text = _read(path)
    if b"<svg" not in text or b"</svg>" not in text:
        raise BadAsset.broken(path)
    return path


def whole_png(path: Path) -> Path:
    """The same path, if every part of the picture is whole."""
    data = _read(path)
    if not data.startswith(_PNG) or not _chunks_are_whole(data):
        raise BadAsset.broken(path)
    return path


def whole_wave(path: Path) -> Path:
    """The same path, if the sound is as long as it says."""
    data = _read(path)
    if data[:4] != b"RIFF" or data[8:12] != b"WAVE" or int.from_bytes(data[4:8], "little") + 8 > len(data):
        raise BadAsset.broken(path)
    return path


def shapes(path: Path) -> dict[str, Any]:
    """The shapes of a board as its file lists them."""
    try:
        found = yaml.load(_read(path).decode("utf-8"), Loader=_Loader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadAsset.broken(path) from error
    if not isinstance(found, dict):
        raise BadAsset.broken(path)
    return found


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadAsset.broken(path) from error


def _chunks_are_whole(data: bytes) -> bool:
    """Compare every part of a PNG with its checksum, up to its end."""
    at = len(_PNG)
    while at + 12 <= len(data):
        end = at + 8 + int.from_bytes(data[at : at + 4], "big")
        if zlib.crc32(data[at + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            return False
        if data[at + 4 : at + 8] == b"IEND":
            return True
        at = end + 4
    return False


def _tables_are_whole(data: bytes) -> bool:
    """Compare every table of a TrueType font with its checksum."""
    count = int.from_bytes(data[4:6], "big")
    if len(data) < 12 + _TABLE.size * count:
        return False
    entries = [_TABLE.unpack_from(data, 12 + _TABLE.size * index) for index in range(count)]
    return {tag for tag, *_ in entries} >= _NEEDED_TABLES and all(
        offset + length <= len(data) and _checksum(tag, data[offset : offset + length]) == checksum
        for tag, checksum, offset, length in entries
    )


def _checksum(tag: bytes, table: bytes) -> int:
    if tag == b"head":  # it holds the checksum of the whole file, which is made last
        table = table[:8] + bytes(4) + table[12:]
    table += bytes(-len(table) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(table) // 4}I", table)
    return sum(words) & 0xFFFFFFFF
