"""What the terminal tells of a table, in English unless asked otherwise."""

from collections.abc import Sequence

from game.titles import title
from ui.terminal.plain import renderer_of
from ui.text import Catalogue
from ui.text.narrator import Narrator

NAMES = ("Anna", "Bruno", "Chloé", "David", "Élise")


def renderer(name: str, names: Sequence[str] = NAMES, language: str = "en"):
    return renderer_of(title(name), Narrator(Catalogue.load(language), name, names))


def table(name: str, position, viewer: int | None = None, names: Sequence[str] = NAMES) -> list[str]:
    """The lines of a position for one viewer."""
    return renderer(name, names).table(position.seen_by(viewer), viewer)


def grouped(name: str, moves, view=None) -> list[tuple[str, ...]]:
    """Moves as they are listed: the words in common, then what differs; only Pharaon looks at its table for that."""
    return [(group.head, *group.labels) for group in renderer(name).grouped(moves, view)]
