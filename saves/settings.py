"""What people prefer: typed, with defaults; a wrong value falls back by itself, a key we do not know is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

from game.core.records import record
from game.core.safe_yaml import Limits
from saves.aside import SetAside, read_table, write_table
from saves.errors import Notice

Language: TypeAlias = Literal["fr", "en"]
Pace: TypeAlias = Literal["step", "slow", "normal", "instant"]
Palette: TypeAlias = Literal["standard", "deuteranopia", "contrast"]
T = TypeVar("T")

LANGUAGES: tuple[Language | None, ...] = (None, "fr", "en")
PACES: tuple[Pace, ...] = ("step", "slow", "normal", "instant")
PALETTES: tuple[Palette, ...] = ("standard", "deuteranopia", "contrast")
SMALLEST_TEXT, LARGEST_TEXT = 80, 160
SMALLEST_WINDOW, LARGEST_WINDOW = (1280, 720), (7680, 4320)
_LIMITS = Limits(size=100_000, depth=8, nodes=2_000)


@record
class Settings:
    """All preferences. `replace(settings, pace="slow")` changes one."""

    language: Language | None = None
    """None until somebody has chosen: the first start asks."""
    text_size: int = 100
    """In percent."""
    pace: Pace | None = None
    """How computer turns are shown; None until somebody has chosen, or has finished a match against a solo opponent."""
    confirm_turn_end: bool = True
    palette: Palette = "standard"
    reduced_motion: bool = False
    effects_volume: int = 80
    fullscreen: bool = False
    window: tuple[int, int] = SMALLEST_WINDOW
    hints: bool = True
    """Whether a computer level may propose a move."""
    pay_unasked: bool = True
    """Whether payments that can be made in several ways are made in the usual one without a question."""
    panels_stay: bool = False
    """Whether the panels at the table keep the order of the seats, where they would follow the turn order."""
    stops: bool = True
    """Whether the table waits for people after what everybody watches: fights, scorings, nights."""
    open_news: bool = True
    """Whether what a solo opponent did in his turn is told at once on a sheet."""
    unknown: Mapping[str, object] = field(default_factory=dict, hash=False)
    """Keys of another version of this program, kept as they are."""


DEFAULTS = Settings()


def load_settings(path: Path) -> tuple[Settings, tuple[Notice, ...]]:
    """The settings in a file, and what to tell people about it."""
    try:
        table = read_table(path, "settings", _LIMITS)
    except SetAside as damaged:
        return DEFAULTS, (damaged.notice,)
    wishes = _Wishes(path, table)
    width, height = wishes.pair("window", SMALLEST_WINDOW, LARGEST_WINDOW, DEFAULTS.window)
    settings = Settings(
        language=wishes.choice("language", LANGUAGES, DEFAULTS.language),
        text_size=wishes.whole("text_size", SMALLEST_TEXT, LARGEST_TEXT, DEFAULTS.text_size),
        pace=wishes.choice("pace", (None, *PACES), DEFAULTS.pace),
        open_news=wishes.flag("open_news", DEFAULTS.open_news),
        confirm_turn_end=wishes.flag("confirm_turn_end", DEFAULTS.confirm_turn_end),
        palette=wishes.choice("palette", PALETTES, DEFAULTS.palette),
        reduced_motion=wishes.flag("reduced_motion", DEFAULTS.reduced_motion),
        effects_volume=wishes.whole("effects_volume", 0, 100, DEFAULTS.effects_volume),
        fullscreen=wishes.flag("fullscreen", DEFAULTS.fullscreen),
        window=(width, height),
        hints=wishes.flag("hints", DEFAULTS.hints),
        pay_unasked=wishes.flag("pay_unasked", DEFAULTS.pay_unasked),
        panels_stay=wishes.flag("panels_stay", DEFAULTS.panels_stay),
        stops=wishes.flag("stops", DEFAULTS.stops),
        unknown={key: value for key, value in table.items() if key not in _KNOWN},
    )
    return settings, tuple(wishes.notices)


def save_settings(path: Path, settings: Settings) -> None:
    """Write all preferences, and the keys we do not know as they were."""
    table = {name: getattr(settings, name) for name in _KNOWN}
    write_table(path, {**table, "window": list(settings.window), **settings.unknown})


_KNOWN = tuple(f.name for f in fields(Settings) if f.name != "unknown")


class _Wishes:
    """Reads values one by one; a wrong one becomes the default and a notice."""

    def __init__(self, path: Path, table: Mapping[str, object]) -> None:
        self.notices: list[Notice] = []
        self._path = path
        self._table = table

    def flag(self, name: str, default: bool) -> bool:
        value = self._table.get(name, default)
        return value if isinstance(value, bool) else self._wrong(name, default)

    def whole(self, name: str, least: int, most: int, default: int) -> int:
        value = self._table.get(name, default)
        return value if type(value) is int and least <= value <= most else self._wrong(name, default)

    def choice(self, name: str, allowed: tuple[T, ...], default: T) -> T:
        value = self._table.get(name, default)
        for one in allowed:
            if type(value) is type(one) and value == one:
                return one
        return self._wrong(name, default)

    def pair(
        self, name: str, least: tuple[int, int], most: tuple[int, int], default: tuple[int, int]
    ) -> tuple[int, int]:
        match self._table.get(name, list(default)):
            case [int(first), int(second)] if least[0] <= first <= most[0] and least[1] <= second <= most[1]:
                return first, second
        return self._wrong(name, default)

    def _wrong(self, name: str, default: T) -> T:
        self.notices.append(Notice("core.settings.wrong_value", {"file": str(self._path), "name": name}))
        return default
