"""What can be wrong with a text: each error names the place where it is put right."""

from __future__ import annotations


class BadText(ValueError):
    """A catalogue file, or a value given to one of its messages, that cannot become a sentence."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(file, key, reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)


class MissingText(KeyError):
    """A key that the catalogue does not hold."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"no text for {self.key!r}"


class MissingValue(KeyError):
    """A message was said without one of the values that it inserts."""

    def __init__(self, key: str, placeholder: str) -> None:
        super().__init__(key, placeholder)
        self.key = key
        self.placeholder = placeholder

    def __str__(self) -> str:
        return f"{self.key}: no value for {{{self.placeholder}}}"
