"""What hangs in the gallery: a name, and how to bring it before the camera. New scenes and titles add exhibits."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from game.core.records import record
from game.titles import TITLES
from ui.titles import part_name

if TYPE_CHECKING:
    from ui.workshop.gallery.studio import Studio

ROOMS = (
    "ui.workshop.gallery.menus",
    "ui.workshop.gallery.match",
    *(part_name(title, "gallery") for title in TITLES),
    "ui.workshop.gallery.learning",
    "ui.workshop.gallery.failing",
)
"""Each registers its exhibits when it is imported."""


@record
class Exhibit:
    """One picture; its name becomes the name of the file."""

    name: str
    arrange: Callable[[Studio], None]


_exhibits: list[Exhibit] = []


def exhibit(name: str) -> Callable[[Callable[[Studio], None]], Callable[[Studio], None]]:
    """Register a function that puts a scene before the camera."""

    def register(arrange: Callable[[Studio], None]) -> Callable[[Studio], None]:
        hang(name, arrange)
        return arrange

    return register


def hang(name: str, arrange: Callable[[Studio], None]) -> None:
    """The same without a decorator, for exhibits that are made in a loop."""
    if any(known.name == name for known in _exhibits):
        raise ValueError(f"two exhibits are called {name}")
    _exhibits.append(Exhibit(name, arrange))


def exhibits() -> list[Exhibit]:
    """Everything, room by room."""
    for room in ROOMS:
        import_module(room)
    return list(_exhibits)
