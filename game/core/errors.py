"""What can go wrong in play, told as a message key with values, so that it is said in the language of the moment."""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = int | str | tuple[str, ...] | tuple[int, ...]
Values: TypeAlias = dict[str, Value]


class SpokenError(Exception):
    """An error meant for people: `key` names a message of the catalogue, `values` fill it."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key} ({told})" if told else self.key

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross the border between the worker process and the window."""
        return (_rebuild, (type(self), self.key, self.values))


def _rebuild(kind: type[SpokenError], key: str, values: Values) -> SpokenError:
    error = kind.__new__(kind)
    SpokenError.__init__(error, key, **values)
    return error


class IllegalMove(SpokenError):
    """A move that the present decision does not offer; the position is untouched."""


class BadSetup(SpokenError):
    """Seats, variants or names with which no match can be started."""


class BadData(SpokenError):
    """A component file that cannot be used: which file, which key, why.

    `reason` is short English; people read a usual one as `core.data_error.<reason_id>` in their language."""

    def __init__(self, file: str, where: str, reason: str, reason_id: str = "", **values: Value) -> None:
        told: Values = {"reason_id": reason_id, **values} if reason_id else {}
        super().__init__("core.error.bad_data", file=file, where=where or "-", reason=reason, **told)


class BadEncoding(SpokenError):
    """Plain data that does not decode to the record it claims to be."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__("core.error.bad_encoding", where=where, reason=reason)


class UnknownTitle(SpokenError):
    """A game that this program does not have."""

    def __init__(self, title: str, known: tuple[str, ...]) -> None:
        super().__init__("core.error.unknown_game", game_id=title, known=known)
