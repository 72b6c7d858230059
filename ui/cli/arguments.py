"""Which arguments each command has. Names and values are here, the words in the catalogue (`cli.option`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.core.records import record
from saves.settings import LARGEST_TEXT, SMALLEST_TEXT
from ui.cli import values

WINDOW = "window"
"""What no command asks for."""
MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_SECONDS = 1_000_000


@record
class Argument:
    """One argument: `read` makes its value of its text; without it, it is a switch."""

    name: str
    dest: str
    read: Callable[[str], object] | None = None
    meta: str = ""
    """What stands for the value in the help: `cli.meta.<meta>`."""
    nargs: str | None = None

    @property
    def is_option(self) -> bool:
        return self.name.startswith("-")

    @property
    def takes_value(self) -> bool:
        return self.is_option and self.read is not None


HELP = Argument("--help", "help")
VERSION = Argument("--version", "version")
LANG = Argument("--lang", "lang", values.language, "language")
DATA_DIR = Argument("--data-dir", "data_dir", values.path("--data-dir"), "folder")
GAME = Argument("game", "game", str, "game", "?")
SEATS = Argument("--seats", "seats", values.listed, "seats")
VARIANT = Argument("--variant", "variant", values.words, "variant")
SEED = Argument("--seed", "seed", values.seed, "number")
LOAD = Argument("--load", "load", values.path("--load"), "file")
GAMES = Argument("--games", "games", values.whole("--games", 1, MOST_GAMES), "number")
JOBS = Argument("--jobs", "jobs", values.whole("--jobs", 1, MOST_JOBS), "number")
JSON = Argument("--json", "json")

COMMANDS: dict[str, tuple[Argument, ...]] = {
    WINDOW: (
        Argument("--game", "game", str, "game"),
        SEATS,
        VARIANT,
        SEED,
        LOAD,
        Argument("--size", "size", values.size, "size"),
        Argument("--fullscreen", "fullscreen"),
    ),
    "text": (GAME, SEATS, Argument("--names", "names", values.listed, "names"), VARIANT, SEED, LOAD),
    "check": (),
    "fuzz": (
        Argument("titles", "titles", str, "game", "*"),
        GAMES,
        Argument("--seats", "seat_count", values.whole("--seats", 1, 9), "number"),
        SEED,
        JOBS,
        JSON,
    ),
    "arena": (GAME, SEATS, GAMES, VARIANT, SEED, JOBS, Argument("--places", "places"), JSON),
    "bench": (JSON, Argument("--serve", "serve", str, "game")),
    "gallery": (
        Argument("folder", "folder", values.path("DIR"), "folder", "?"),
        Argument("--size", "size", values.size, "size"),
        Argument("--text", "text", values.whole("--text", SMALLEST_TEXT, LARGEST_TEXT), "number"),
        Argument("--only", "only", str, "name"),
    ),
    "crawl": (
        Argument("titles", "titles", str, "game", "*"),
        Argument("--seconds", "seconds", values.whole("--seconds", 1, MOST_SECONDS), "number"),
        SEED,
        Argument("--repeat", "repeat", str, "trail"),
    ),
    "replay": (Argument("file", "file", values.path("FILE"), "file", "?"), Argument("--verbose", "verbose")),
}
COMMON = (LANG, DATA_DIR, HELP, VERSION)
"""What every command understands."""

NAMES = tuple(name for name in COMMANDS if name != WINDOW)
OPTIONS = frozenset(a.name for arguments in (COMMON, *COMMANDS.values()) for a in arguments if a.is_option)
TAKING_VALUES = frozenset(a.name for arguments in (COMMON, *COMMANDS.values()) for a in arguments if a.takes_value)


def split(words: list[str]) -> tuple[str, list[str]]:
    """The command, and all arguments without it: where it stands among the options does not matter."""
    index = 0
    while index < len(words):
        if not words[index].startswith("-"):
            return words[index], words[:index] + words[index + 1 :]
        index += 2 if words[index] in TAKING_VALUES and not _is_option(words[index + 1 : index + 2]) else 1
    return WINDOW, words


def _is_option(words: list[str]) -> bool:
    """Whether an option stands where a value should: its own value must not be taken for the command."""
    return any(word.partition("=")[0] in OPTIONS for word in words)


def peek_option(words: list[str], wanted: Argument) -> str | None:
    """The text of an option before anything is parsed: the language is needed to speak of errors."""
    found = None
    for index, word in enumerate(words):
        if word == wanted.name and index + 1 < len(words) and not _is_option(words[index + 1 : index + 2]):
            found = words[index + 1]
        elif word.startswith(f"{wanted.name}="):
            found = word.partition("=")[2]
    return found


def peek_folder(words: list[str]) -> Path | None:
    text = peek_option(words, DATA_DIR)
    return None if text is None else values.path(DATA_DIR.name)(text)
