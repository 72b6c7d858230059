"""What was asked for on the command line, typed; None and empty mean that nothing was said."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(slots=True)
class Options:
    """All options of all commands. argparse writes the given ones into it."""

    command: str = ""
    help: bool = False
    version: bool = False
    lang: str | None = None
    data_dir: Path | None = None

    game: str | None = None
    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    variant: tuple[str, ...] = ()
    seed: int | None = None
    load: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False

    titles: tuple[str, ...] | list[str] = ()
    """Games to fuzz, all if empty."""
    seat_count: int | None = None
    games: int | None = None
    jobs: int = 1
    json: bool = False
    places: bool = False
    """Victories by place on the board as well."""

    seconds: int | None = None
    repeat: str | None = None
    """A place of the crawl and the gestures there, as a failure tells them."""

    serve: str | None = None
    file: Path | None = None
    verbose: bool = False

    folder: Path | None = None
    text: int | None = None
    only: str | None = None
    """What the name of a picture must contain."""
