"""The three streams of a command line, so that tests can run it without a process of its own."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from io import StringIO, TextIOWrapper
from typing import TextIO


@dataclass(frozen=True, slots=True)
class Streams:
    """Where answers come from, where text goes, where errors go."""

    stdin: TextIO
    stdout: TextIO
    stderr: TextIO


def standard_streams() -> Streams:
    """Those of this process; a character that they cannot show, or bytes that are no text, become a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Streams(sys.stdin or StringIO(), sys.stdout or StringIO(), sys.stderr or StringIO())


def give_up_output(streams: Streams) -> None:
    """Nobody reads any more, or nothing more can be written: what is still buffered must not fail again at exit."""
    if streams.stdout is sys.stdout and isinstance(streams.stdout, TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, streams.stdout.fileno())
        os.close(nowhere)
