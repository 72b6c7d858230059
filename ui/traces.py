"""Traces that may be sent to strangers: places are named from the root of the program, never from a person's home."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from game.build import ROOT
from game.core.errors import SpokenError
from ui.text.errors import WORDLESS


def trace_of(error: BaseException) -> str:
    """The whole trace with shortened paths."""
    return shortened("".join(traceback.format_exception(error)))


def shortened(text: str) -> str:
    """A text in which no path tells where the program is installed or who uses it."""
    for folder, short in _folders():
        for spelt in dict.fromkeys((folder, folder.replace("\\", "/"), folder.replace("\\", "\\\\"))):
            text = text.replace(spelt, short)
    return text


def where(error: BaseException) -> str:
    """The innermost lines of the trace, the last first, without any value."""
    frames = traceback.extract_tb(error.__traceback__)[-5:]
    return " < ".join(f"{shortened(frame.filename)}:{frame.lineno}" for frame in reversed(frames)) or "?"


def in_short(error: Exception, say: Callable[..., str]) -> str:
    """The sentence of an error meant for people, else its kind and the line where it came up."""
    if isinstance(error, SpokenError):
        try:
            return say(error.key, **error.values)
        except WORDLESS:
            return error.key
    frames = traceback.extract_tb(error.__traceback__)
    place = f", {Path(frames[-1].filename).name} {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def _folders() -> list[tuple[str, str]]:
    """Folders and what stands for them; the longest first, because one may lie in another."""
    found = {str(ROOT): ".", os.path.expanduser("~"): "~"}
    found |= dict.fromkeys((sys.prefix, sys.base_prefix), "python")
    named = [(folder, short) for folder, short in found.items() if len(Path(folder).parts) > 1]
    return sorted(named, key=lambda pair: len(pair[0]), reverse=True)
