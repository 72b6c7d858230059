"""Pictures are drawn once and kept, all together within one budget; those not asked for longest are forgotten first.

A picture from the kit is shared by everybody who asked for it. Blit it, copy it, but never draw on it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeVar

import pygame

P = ParamSpec("P")
R = TypeVar("R")

_SMALL = 256
LEAST = 54_000_000
"""Noise and other patterns are as large in a small window as in a large one."""
BYTES_PER_PIXEL_OF_WINDOW = 40
"""A table with its cards, lettering and films takes up to ten times the pixels of the window it fills."""


def _weight(value: object) -> int:
    """Bytes of the pixels in a picture, or in the pictures of a tuple."""
    if isinstance(value, pygame.Surface):
        return value.get_width() * value.get_height() * value.get_bytesize()
    if isinstance(value, tuple):
        return _SMALL + sum(_weight(v) for v in value if isinstance(v, (pygame.Surface, tuple)))
    return _SMALL


class _Store:
    """Every kept result and what they weigh together."""

    def __init__(self) -> None:
        self.results: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self.bytes = 0
        self.budget = 0

    def keep(self, key: Hashable, result: object) -> None:
        weight = _weight(result)
        self.results[key] = (result, weight)
        self.bytes += weight
        while self.bytes > self.budget and len(self.results) > 1:
            _, (_, old) = self.results.popitem(last=False)
            self.bytes -= old


_store = _Store()


class _Kept(Generic[P, R]):
    """A function with a memory."""

    def __init__(self, function: Callable[P, R]) -> None:
        self._function = function
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        key: Hashable = (self, args, tuple(sorted(kwargs.items()))) if kwargs else (self, args)
        found = _store.results.get(key)
        if found is not None:
            _store.results.move_to_end(key)
            return found[0]  # type: ignore[return-value]
        result = self._function(*args, **kwargs)
        _store.keep(key, result)
        return result


def kept(function: Callable[P, R]) -> Callable[P, R]:
    """Decorator: remember results as long as there is room."""
    return _Kept(function)


def fit_window(size: tuple[int, int]) -> None:
    """Set the budget by the window: a larger one needs larger pictures."""
    _store.budget = LEAST + size[0] * size[1] * BYTES_PER_PIXEL_OF_WINDOW


def forget_all() -> None:
    """Drop every kept picture: after a change of text size, palette or contrast, or to free memory."""
    _store.results.clear()
    _store.bytes = 0


fit_window((1920, 1080))
