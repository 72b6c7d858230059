"""Places that the crawler goes to: a decision at a table, or anything that hangs in the gallery (scenes, lessons).

A place has a name from which it can be found again, so that a failure can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from game.core.records import record
from game.titles import TITLES
from game.titles import title as find_title
from saves import SaveIdentity
from ui.scenes.table_opening import table_scene
from ui.workshop.crawl.games import Games
from ui.workshop.gallery.registry import exhibits
from ui.workshop.gallery.studio import Studio


class UnknownPlace(ValueError):
    """No place has such a name."""


class Place(Protocol):
    """Where gestures are tried."""

    @property
    def name(self) -> str: ...

    @property
    def about(self) -> str:
        """What is asked or shown there; failures of one kind at the same thing count once."""
        ...

    def arrange(self, studio: Studio) -> None:
        """Bring it before a person."""
        ...


@cache
def games_of(title: str) -> Games:
    return Games(find_title(title))


@record
class TablePlace:
    """A decision in a game, seen by who is asked; `public`: nobody has come to the screen yet."""

    title: str
    game: int
    move: int
    public: bool = False

    @property
    def name(self) -> str:
        return f"{self.title}/{self.game}/{self.move}{'/public' if self.public else ''}"

    @property
    def about(self) -> str:
        return f"{self.title}.{games_of(self.title).asked(self.game, self.move)}"

    @property
    def table(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Kinds of seats and variants."""
        setup = games_of(self.title).setup(self.game)
        return tuple(seat.kind for seat in setup.seats), setup.variants

    def arrange(self, studio: Studio) -> None:
        match = games_of(self.title).match(self.game, self.move)
        decision = match.decision
        assert decision is not None
        table = table_scene(studio.app, match, SaveIdentity("0" * 16))
        if not self.public:
            table.host.viewers.lift(decision.seat)
        studio.push(table)
        studio.pilot.tick(2)


@record
class GalleryPlace:
    """A picture of the gallery, before which somebody may do as they like."""

    exhibit: str

    @property
    def name(self) -> str:
        return f"gallery/{self.exhibit}"

    @property
    def about(self) -> str:
        return self.exhibit.rstrip("0123456789")

    def arrange(self, studio: Studio) -> None:
        _hung()[self.exhibit](studio)


@cache
def _hung() -> dict[str, Callable[[Studio], None]]:
    return {exhibit.name: exhibit.arrange for exhibit in exhibits()}


def scenes(titles: tuple[str, ...]) -> list[GalleryPlace]:
    """Everything in the gallery; for some titles only, what is about them."""
    names = list(_hung())
    if titles and set(titles) != set(TITLES):
        names = [name for name in names if any(title in name for title in titles)]
    return [GalleryPlace(name) for name in names]


def place_named(name: str) -> Place:
    """The place with a name, as a failure tells it."""
    match name.split("/"):
        case ["gallery", exhibit] if exhibit in _hung():
            return GalleryPlace(exhibit)
        case [title, game, move, *rest] if title in TITLES and (game + move).isdigit() and rest in ([], ["public"]):
            matches = games_of(title).matches
            if int(game) < len(matches) and int(move) < len(matches[int(game)].moves):
                return TablePlace(title, int(game), int(move), bool(rest))
    raise UnknownPlace(name)
