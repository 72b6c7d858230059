"""Matches on the shelf to look at."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from game.core.match import Match
from game.core.position import Position
from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import title
from saves import SaveIdentity, Store
from tests.playing import after, played_on

NAMES = ("Néféret", "Imhotep", "Tiyi", "Khâmouas", "Hatchepsout la Grande")
KINDS = ("human", "scribe", "human", "apprenti", "scribe")


def played(moves: int | None = None, seats: int = 3, seed: int = 1) -> Match[Position]:
    """A match after so many random moves, or to its end."""
    places = tuple(SeatSetup(KINDS[n], NAMES[n], COLOURS[n]) for n in range(seats))
    match = Match(title("amunre"), Setup("amunre", places, (), seed))
    return played_on(match, after(moves) if moves is not None else lambda match: False, seed)


def fill(store: Store, names: Sequence[str] = ("Soirée chez Claire", "Revanche")) -> list[Path]:
    """Named saves, each a day older than the one before, after ten moves and more."""
    made, now = [], datetime.now(UTC)
    for number, name in enumerate(names):
        at = now - timedelta(days=number)
        past = Store(store.folder, now=lambda at=at: at)  # type: ignore[misc]
        made.append(past.save(played(10 + 5 * number, 3 + number % 3, number + 1), SaveIdentity.new(name)))
    return made


def damage(store: Store, name: str = "kemet-2025-11-09.yaml") -> Path:
    path = store.folder / "matches" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("format: 1\nnot: [a save", encoding="utf-8")
    return path


def finish(store: Store, count: int = 1) -> None:
    for seed in range(count):
        match = played(seats=3 + seed % 3, seed=seed + 50)
        store.record(match, SaveIdentity.new())
