"""The log: `ipet.log` in the data folder, for whoever must find out what happened.

Modules write to `logging.getLogger("ipet.<area>")`: counts, kinds of errors, keys of messages. Never the name of a
person, of a file that a person named, or of a card. Only the program at work has a log; tests and libraries have none.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from ui.versions import versions

NAME = "ipet.log"
LARGEST = 256_000
OLDER_FILES = 2
_LINE = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"

_ipet = logging.getLogger("ipet")


@contextmanager
def log_in(folder: Path, command: str) -> Iterator[None]:
    """Keep a log in a folder as long as this lasts; a log that cannot be written stops nothing."""
    handler = _LogFile(folder / NAME)
    before = _ipet.level
    _ipet.addHandler(handler)
    _ipet.setLevel(logging.INFO)
    try:
        _ipet.info("start %s: %s", command, ", ".join(versions()))
        yield
        _ipet.info("end")
    finally:
        _ipet.setLevel(before)
        _ipet.removeHandler(handler)
        with suppress(OSError):
            handler.close()


class _LogFile(RotatingFileHandler):
    """Opens its file with the first line, begins a new one when it is full, and never complains."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=LARGEST, backupCount=OLDER_FILES, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_LINE))

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        path.parent.mkdir(parents=True, exist_ok=True)
        if os.path.lexists(path) and not stat.S_ISREG(path.lstat().st_mode):
            raise OSError(f"{NAME} is not a file")  # to open a pipe would wait for its reader
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """The disk is full or locked: the program goes on without this line."""
