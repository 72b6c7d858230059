"""Pictures are drawn once and kept, but never without limit: each drawing function has a budget in megabytes.

A picture from the kit is shared by everybody who asked for it. Blit it, copy it, but never draw on it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec, TypeVar

import pygame

P = ParamSpec("P")
R = TypeVar("R")

_SMALL = 256
_all: list[_Kept[..., object]] = []


def _weight(value: object) -> int:
    """Bytes of the pixels in a picture, or in the pictures of a tuple."""
    if isinstance(value, pygame.Surface):
        return value.get_width() * value.get_height() * value.get_bytesize()
    if isinstance(value, tuple):
        return _SMALL + sum(_weight(v) for v in value if isinstance(v, (pygame.Surface, tuple)))
    return _SMALL


class _Kept(Generic[P, R]):
    """A function with a memory; the results not asked for longest are forgotten first."""

    def __init__(self, function: Callable[P, R], budget: int) -> None:
        self._function = function
        self._budget = budget
        self._results: OrderedDict[Hashable, tuple[R, int]] = OrderedDict()
        self.bytes = 0
        self.__name__ = getattr(function, "__name__", "kept")
        self.__doc__ = function.__doc__
        self.__wrapped__ = function

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        key: Hashable = (args, tuple(sorted(kwargs.items()))) if kwargs else args
        found = self._results.get(key)
        if found is not None:
            self._results.move_to_end(key)
            return found[0]
        result = self._function(*args, **kwargs)
        weight = _weight(result)
        self._results[key] = (result, weight)
        self.bytes += weight
        while self.bytes > self._budget and len(self._results) > 1:
            _, (_, old) = self._results.popitem(last=False)
            self.bytes -= old
        return result

    def forget(self) -> None:
        self._results.clear()
        self.bytes = 0


def kept(megabytes: float) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorator: remember results, up to about so many megabytes of pixels."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        memory = _Kept(function, int(megabytes * 1_000_000))
        _all.append(memory)  # type: ignore[arg-type]
        return memory

    return decorate


def forget_all() -> None:
    """Drop every kept picture: after a change of text size, palette or contrast, or to free memory."""
    for memory in _all:
        memory.forget()


def bytes_kept() -> int:
    return sum(memory.bytes for memory in _all)
