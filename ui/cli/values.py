"""From the text of an argument to its value; WrongUse says what is expected instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saves.settings import LARGEST_WINDOW, SMALLEST_WINDOW
from ui.cli.errors import WrongUse
from ui.text.languages import LANGUAGES

_MOST_DIGITS = 20


def whole(option: str, least: int, most: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        number = int(text) if _is_whole(text) else None
        if number is None or not least <= number <= most:
            raise WrongUse("whole", option=option, text=text, least=least, most=most)
        return number

    return read


def seed(text: str) -> int:
    """Any whole number of 64 bits."""
    if not _is_whole(text) or not -(1 << 63) <= int(text) < 1 << 64:
        raise WrongUse("seed", text=text)
    return int(text)


def listed(text: str) -> tuple[str, ...]:
    """Words with commas between them; an empty one is kept, it has its place."""
    return tuple(word.strip() for word in text.split(","))


def words(text: str) -> tuple[str, ...]:
    """Words with commas between them, without empty ones."""
    return tuple(word for word in listed(text) if word)


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise WrongUse("language", text=text, known=LANGUAGES)
    return text


def size(text: str) -> tuple[int, int]:
    """Width and height of the window, as in 1920x1080."""
    width, times, height = text.lower().partition("x")
    if times and _is_whole(width) and _is_whole(height):
        wanted = int(width), int(height)
        sides = zip(SMALLEST_WINDOW, wanted, LARGEST_WINDOW, strict=True)
        if all(least <= side <= most for least, side, most in sides):
            return wanted
    least, most = ("x".join(map(str, bounds)) for bounds in (SMALLEST_WINDOW, LARGEST_WINDOW))
    raise WrongUse("size", text=text, least=least, most=most)


def path(option: str) -> Callable[[str], Path]:
    """A file or folder; `~` is the person's own folder."""

    def read(text: str) -> Path:
        try:
            if text and "\0" not in text:
                return Path(text).expanduser()
        except RuntimeError:  # a ~name that nobody has
            pass
        raise WrongUse("path", option=option, text=text)

    return read


def _is_whole(text: str) -> bool:
    digits = text.strip().removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS
