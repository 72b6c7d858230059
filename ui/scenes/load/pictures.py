"""Small pictures of boards, as everybody may see them, painted while nobody does anything and kept by file stamp."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame
from pygame import Rect, Surface

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from saves.shelf import stamp_of
from ui.frame import words
from ui.frame.app import App
from ui.frame.screen import SMALLEST, Screen
from ui.kit.by_title import board_of
from ui.scenes.saved import Saved

MOST_BYTES = 16_000_000
"""Some hundred small pictures and some large ones. They do not share the memory of the drawing kit: to paint one board
fills that, and would drive out all pictures that are not in sight."""

_painted: WeakKeyDictionary[App, OrderedDict[Hashable, Surface]] = WeakKeyDictionary()
"""What each program has painted, those not asked for longest first."""


class BoardPictures:
    """The pictures of the saves of a program; what cannot be painted is not tried again."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._painted = _painted.setdefault(app, OrderedDict())
        self._hopeless: set[Hashable] = set()

    def of(self, saved: Saved, size: tuple[int, int]) -> Surface | None:
        """The board where a match stands, if it has been painted."""
        return self._found(self._key(saved.path, -1, size))

    def at(self, saved: Saved, stop: int, size: tuple[int, int]) -> Surface | None:
        """The board at a stop of a match, if it has been painted."""
        return self._found(self._key(saved.path, stop, size))

    def is_missing(self, saved: Saved, size: tuple[int, int]) -> bool:
        key = self._key(saved.path, -1, size)
        return not saved.damaged and key not in self._hopeless and key not in self._painted

    def paint(self, saved: Saved, size: tuple[int, int]) -> None:
        """Paint the board where a match stands."""
        key = self._key(saved.path, -1, size)
        try:
            match = self._app.store.look(saved.path)
        except SpokenError:
            self._hopeless.add(key)
        else:
            self._keep(key, painted_board(self._app, match, match.position, size))

    def paint_at(
        self, saved: Saved, stop: int, match: Match[Position], position: Position, size: tuple[int, int]
    ) -> None:
        """Paint the board at a stop."""
        self._keep(self._key(saved.path, stop, size), painted_board(self._app, match, position, size))

    def _found(self, key: Hashable) -> Surface | None:
        if key in self._painted:
            self._painted.move_to_end(key)
        return self._painted.get(key)

    def _keep(self, key: Hashable, picture: Surface) -> None:
        self._painted[key] = picture
        held = sum(_bytes_of(one) for one in self._painted.values())
        while held > MOST_BYTES and len(self._painted) > 1:
            held -= _bytes_of(self._painted.popitem(last=False)[1])

    def _key(self, path: Path, stop: int, size: tuple[int, int]) -> Hashable:
        app = self._app
        return path, stamp_of(path), stop, size, app.language, app.settings.palette


def painted_board(app: App, match: Match[Position], position: Position, size: tuple[int, int]) -> Surface:
    """The board as the public table shows it, filling a picture of this size."""
    board, screen = board_of(app, match.setup), Screen(SMALLEST)
    zones = board.zones(screen)
    table = Surface(screen.size)
    with words.misfits():  # nobody reads these words: they become a few pixels
        board.paint_ground(table)
        board.paint(table, position.seen_by(None), None, 0.0)
    return pygame.transform.smoothscale(table.subsurface(_middle(zones.board, size)), size)


def _bytes_of(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def _middle(place: Rect, size: tuple[int, int]) -> Rect:
    """The largest part of a place with the proportions of a picture, around its middle."""
    wide = min(place.width, place.height * size[0] // size[1])
    part = Rect(0, 0, wide, min(place.height, wide * size[1] // size[0]))
    part.center = place.center
    return part
