"""What can go wrong with files, each told as a message key with values, and the notices that are no errors."""

from __future__ import annotations

import errno
import logging
from pathlib import Path
from typing import NamedTuple

from game.core.errors import SpokenError, Value, Values

RULES_TROUBLE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
    SpokenError,
)
"""What rules may run into when a file asks them to go on from a position that no game can reach."""

_log = logging.getLogger("ipet.saves")
_LONGEST_DETAIL = 120
_CAUSES = {
    errno.EACCES: "unwritable",
    errno.EPERM: "unwritable",
    errno.EROFS: "unwritable",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "missing",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


def in_short(error: Exception) -> str:
    """An error as a few words in brackets after the sentence that people read."""
    if not isinstance(error, SpokenError):
        return type(error).__name__
    told = ", ".join(str(value) for value in error.values.values())
    return f"{error.key.rpartition('.')[2]}: {told}"[:_LONGEST_DETAIL]


class DamagedSave(SpokenError):
    """A file that cannot be read as a save: `core.save.damaged.<reason>`. It is left as it is."""

    def __init__(self, file: Path, reason: str, **values: Value) -> None:
        super().__init__(f"core.save.damaged.{reason}", file=str(file), **values)


class NewerSave(SpokenError):
    """A file that a newer version of this program wrote. It is left as it is."""

    def __init__(self, file: Path, version: int, known: int) -> None:
        super().__init__("core.save.newer", file=str(file), version=version, known=known)


class CannotSave(SpokenError):
    """A folder that cannot be written to: `core.save.cannot.<reason>`. What was there before is still there."""

    def __init__(self, folder: Path, reason: str, **values: Value) -> None:
        super().__init__(f"core.save.cannot.{reason}", folder=str(folder), **values)

    @classmethod
    def because(cls, folder: Path, error: OSError) -> CannotSave:
        _log.warning("cannot save: %s", errno.errorcode.get(error.errno or 0, type(error).__name__))
        reason = _CAUSES.get(error.errno or 0)
        if reason is None:
            return cls(folder, "failed", detail=error.strerror or type(error).__name__)
        return cls(folder, reason)


class Notice(NamedTuple):
    """Something to tell people that did not stop anything: a message key and its values."""

    key: str
    values: Values
